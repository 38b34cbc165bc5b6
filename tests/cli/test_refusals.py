"""What cannot be run is refused with one sentence that says what, where, and what to do; never with a traceback."""

import os
import zipfile

import pytest

pytestmark = pytest.mark.jvm

FORM = "please define the main method as: public static void main(String[] args)"
NOT_FOUND = "Could not find or load main class"


def refusal(ended, status=2):
    """The sentence of a command that ended with that status and printed nothing else."""
    assert status == ended.status, ended
    assert "" == ended.output
    assert ended.errors.startswith("heapwright: ")
    assert 1 == ended.errors.count("\n"), ended.errors
    return ended.errors.removeprefix("heapwright: ").rstrip("\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--wrong", "A"], "there is no option --wrong"),
        (["--dept", "3", "A"], "there is no option --dept"),
        (["--depth", "0", "A"], "--depth: a whole number from 1 on is expected, not '0'"),
        (["--depth", "9" * 9, "A"], "--depth: at most 1000000 is possible, not '999999999'"),
        (["--timeout", "soon", "A"], "--timeout: a number of seconds is expected, not 'soon'"),
        (
            ["--add-opens", "java.base=ALL-UNNAMED"],
            "--add-opens: MODULE/PACKAGE=ALL-UNNAMED is expected, not 'java.base=ALL-UNNAMED'",
        ),
        (["--cache", "", "A.java"], "--cache: the name of a folder is expected, not ''"),
        (["-cp"], "-cp needs a value: PATH"),
        (["--class-path=.", "--never-quick=1", "A"], "there is no option --never-quick=1"),
        (["-class", ".", "A"], "there is no option -class"),
        (["-", "A"], "there is no option -"),
        ([], "no target"),
        (["--never-quick", "--"], "no target"),
    ],
)
def test_a_wrong_command_line(run, arguments, reason):
    """An option that is wrong or incomplete is named, and where help is found."""
    assert f"{reason}; see `heapwright run --help`" == refusal(run(*arguments))


@pytest.mark.parametrize(
    ("word", "reason"), [("walk", "there is no command walk"), ("--cp", "there is no option --cp")]
)
def test_a_command_that_is_not_there(run, word, reason):
    """A command is named before anything else."""
    assert f"{reason}; see `heapwright --help`" == refusal(run(word, "A", command=""))


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("Missing.java", "Missing.java: there is no such file"),
        ("nowhere/Missing.java", "nowhere/Missing.java: there is no such file"),
        ("nowhere/A.class", "nowhere/A.class: there is no such file"),
        ("folder.java", "folder.java: it is a folder"),
        ("folder.jar", "folder.jar: it is a folder"),
        ("./pipe.java", "pipe.java: it is no ordinary file"),
        ("./pipe.class", "pipe.class: it is no ordinary file"),
        ("./endless.class", "endless.class: it is no ordinary file"),
        ("pipe.jar", "pipe.jar: it is no ordinary file"),
        ("n" * 300 + ".java", "n" * 300 + ".java: File name too long"),
        ("./" + "n" * 300 + ".class", "n" * 300 + ".class: File name too long"),
        ("n" * 300, f"{NOT_FOUND} {'n' * 300}: java.lang.ClassNotFoundException: "),
        ("missing.jar", "missing.jar: there is no such file"),
        ("./notes.txt", "notes.txt cannot be run: name a class, a .java or .class file, or a jar"),
        ("junk.jar", "junk.jar: not a readable jar: File is not a zip file"),
        ("empty.class", "empty.class: malformed class file at offset 0: expected the magic number CAFEBABE"),
        (" ", "no target: name a class, a .java or .class file, or a jar"),
    ],
)
def test_a_file_that_is_no_program(run, tmp_path, target, reason):
    """A file that is missing or cannot be run is named, with the reason."""
    (tmp_path / "notes.txt").write_text("no program")
    (tmp_path / "junk.jar").write_text("no archive")
    (tmp_path / "empty.class").write_bytes(b"")
    (tmp_path / "endless.class").symlink_to("/dev/zero")
    for kind in ("java", "class", "jar"):
        os.mkfifo(tmp_path / f"pipe.{kind}")
        (tmp_path / f"folder.{kind}").mkdir()

    assert refusal(run(target)).startswith(reason.removeprefix("./"))


def test_an_encoding_that_cannot_be_written(run, classes):
    """A property that names another encoding than those that can be written is refused with their names."""
    reason = "nothing can be printed as Shift_JIS: file.encoding can be UTF-8, ISO-8859-1, ANSI_X3.4-1968"

    assert reason == refusal(run("-Dfile.encoding=Shift_JIS", "-cp", "classes", "Other"))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("EntryPoints", f"Main method not found in class EntryPoints, {FORM}; did you mean mian?"),
        ("NotStatic", f"Main method is not static in class NotStatic, {FORM}"),
        ("NotVoid", f"Main method must return a value of type void in class NotVoid, {FORM}"),
        (
            "NotPublic",
            f"Main method not found in class NotPublic, {FORM}; its main is not public, or takes something else",
        ),
    ],
)
def test_a_class_without_a_main_method(run, classes, name, reason):
    """A class that cannot be started is refused in java's words, with what was perhaps meant."""
    assert reason == refusal(run("-cp", "classes", name))


def test_a_class_that_is_not_there(run, classes, tmp_path):
    """A missing class is refused with names like it, the class path, and what is wrong with that."""
    (tmp_path / "junk.jar").write_text("no archive")
    path = os.pathsep.join(["classes", "junk.jar", "nowhere"])
    missing = f"{NOT_FOUND} other: java.lang.ClassNotFoundException: other; did you mean Other"
    reason = f"; the class path (-cp) is {path}; junk.jar: not a readable jar: File is not a zip file"
    sentence = refusal(run("-cp", path, "other"))

    assert sentence.startswith(missing)
    assert sentence.endswith(f"{reason}; there is no nowhere")


def test_a_folder_is_no_class(run, classes):
    """A folder as a target is told how a class in it is named."""
    assert "; classes is a folder: name a class in it with `-cp classes CLASS`; " in refusal(run("classes"))


def test_a_current_folder_that_is_gone(run, classes):
    """Without a current folder no name leads anywhere."""
    reason = "the current folder cannot be used: No such file or directory"

    assert reason == refusal(run("-cp", classes, "Other", before="mkdir gone; cd gone; rmdir ../gone"))


def test_a_class_path_entry_that_may_not_be_read(run, classes):
    """A folder that may not be read is named; the superuser may read everything."""
    classes.chmod(0)
    try:
        ended = run("-cp", "classes", "Other")
    finally:
        classes.chmod(0o755)

    assert (ended.status, ended.output) == (0, "3\n") if os.geteuid() == 0 else "may not be read" in refusal(ended)


def test_a_malformed_class_file(run, classes):
    """A class file that is cut off is refused with its name, the offset, and what was expected."""
    file = classes / "Other.class"
    file.write_bytes(file.read_bytes()[:100])
    reason = "classes/Other.class: malformed class file at offset 100: expected more bytes"

    assert reason in refusal(run("-cp", "classes", "Other"))
    assert refusal(run("classes/Other.class")).startswith(reason)


def test_a_class_file_under_a_wrong_name(run, classes):
    """A class file that holds another class is refused as java does, with the right name."""
    (classes / "Othr.class").write_bytes((classes / "Other.class").read_bytes())

    sentence = refusal(run("-cp", "classes", "Othr"))

    assert (
        f"{NOT_FOUND} Othr: java.lang.NoClassDefFoundError: Othr (wrong name: Other); did you mean Other?" in sentence
    )


def test_a_malformed_class_met_on_the_way(run, classes):
    """A class that turns out to be malformed while the program runs is a ClassFormatError in it."""
    file = classes / "NestedUse$Inner.class"
    file.write_bytes(file.read_bytes()[:100])
    ended = run("-cp", "classes", "NestedUse")

    assert 1 == ended.status
    assert ended.errors.startswith('Exception in thread "main" java.lang.ClassFormatError: ')


def test_a_source_that_does_not_compile(run, broken_sources):
    """javac's own lines follow a sentence that names the file."""
    file = broken_sources / "Wrong.java"
    ended = run(file)

    assert 2 == ended.status
    assert ended.errors.startswith(f"heapwright: javac does not compile {file}:\n{file}:2: error: incompatible types")


def test_a_source_without_a_class(run, broken_sources):
    """A source file that declares nothing is refused."""
    file = broken_sources / "Nothing.java"

    assert f"{file}: it declares no class" == refusal(run(file))


def test_a_jar_without_a_main_class(run, classes, tmp_path):
    """A jar that does not say what to start is told how to say it."""
    with zipfile.ZipFile(tmp_path / "plain.jar", "w") as archive:
        archive.write(classes / "Other.class", "Other.class")

    expected = "plain.jar: its manifest names no Main-Class; name the class: run -cp plain.jar CLASS"

    assert expected == refusal(run("plain.jar"))


@pytest.mark.parametrize("home", ["nowhere", "empty"])
def test_a_wrong_java_home(run, tmp_path, home):
    """A JAVA_HOME without a JDK is an error, whatever is on PATH."""
    (tmp_path / "empty").mkdir()
    reason = f"JAVA_HOME is {home}, which has no lib/modules: set it to a JDK 17, or unset it"

    assert reason == refusal(run("Other", JAVA_HOME=home))


def test_a_jdk_of_another_release(run, tmp_path):
    """A JDK whose classes are too different is refused with its release."""
    (tmp_path / "jdk" / "lib").mkdir(parents=True)
    (tmp_path / "jdk" / "lib" / "modules").write_bytes(b"")
    (tmp_path / "jdk" / "release").write_text('JAVA_VERSION="25.0.1"\n')
    reason = "the JDK in jdk is release 25.0.1, and heapwright needs the classes of JDK 17: set JAVA_HOME to one"

    assert reason == refusal(run("Other", JAVA_HOME="jdk"))


def test_a_broken_image_of_modules(run, tmp_path):
    """A JDK whose image is something else is refused with the image's name."""
    (tmp_path / "jdk" / "lib").mkdir(parents=True)
    (tmp_path / "jdk" / "lib" / "modules").write_text("no image")

    assert "jdk/lib/modules: not an image of modules" in refusal(run("Other", JAVA_HOME="jdk"))


def test_no_jdk_at_all(run):
    """Without a JDK the sentence says where it was looked for and what to install."""
    sentence = refusal(run("Other", PATH="", JAVA_HOME=""))

    assert sentence.startswith("no JDK found (JAVA_HOME is not set, and there is no java on PATH); install a JDK 17")


def test_a_cache_that_cannot_be_used(run, sources, tmp_path):
    """A cache folder that cannot be made is named, and the option for another."""
    (tmp_path / "file").write_text("")
    reason = "the cache folder cannot be used (file/heapwright: Not a directory); name another with --cache"

    assert reason == refusal(run(sources / "TwoClasses.java", XDG_CACHE_HOME="file"))
    assert "(file: File exists)" in refusal(run("--cache", "file", sources / "TwoClasses.java"))


def test_something_unsupported(run, classes):
    """What is not supported ends the run with its name and status 3; what was printed before stays."""
    ended = run("-cp", "classes", "Ends", "thread")

    assert (3, "no newline") == (ended.status, ended.output)
    assert ended.errors.startswith("heapwright: not supported: ")


@pytest.mark.parametrize(
    ("argument", "reason"),
    [
        ("define", "a class loader of the program's own defines Other"),
        ("folder", "the file some was looked for"),
        ("path", "the file some/caf\u00e9 was looked for"),
        ("cipher", "the JDK's providers of security were asked for"),
        ("layer", "the layer of the JDK's modules was asked for"),
        ("generator", "the JDK's algorithms for random numbers were looked up by name: use java.util.Random by itself"),
    ],
)
def test_what_is_unsupported_is_named(run, classes, argument, reason):
    """The line that ends the run says what the program asked for."""
    ended = run("-cp", "classes", "Ends", argument)

    assert f"heapwright: not supported: {reason}\n" == ended.errors
