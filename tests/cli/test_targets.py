"""What can be named on the command line, and how it is found."""

import os
import zipfile

import pytest

pytestmark = pytest.mark.jvm

GREETING = "hello from the second class\n"


def make_jar(path, classes, *names, manifest=""):
    """A jar with these classes of a folder, and a manifest."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("META-INF/MANIFEST.MF", f"Manifest-Version: 1.0\n{manifest}\n")
        for name in names:
            archive.write(classes / name, name)


def test_a_source_file_in_a_package(run, sources):
    """A source file is compiled and started, whatever its package; what follows are the program's arguments."""
    ended = run(sources / "com" / "acme" / "Main.java", "two words", "ü€", "--depth", "-x", "")

    assert (0, f"5 [two words, ü€, --depth, -x, ]\n{GREETING}", "") == (ended.status, ended.output, ended.errors)


@pytest.mark.parametrize("ahead", [[], ["--"], ["--quick-after=3", "--"]])
def test_every_word_after_the_target_is_the_programs(run, sources, ahead):
    """What follows the target is passed on as it stands, whatever it means before the target."""
    words = ["--", "--help", "-cp", "--", "--never-quick"]
    ended = run(*ahead, sources / "com" / "acme" / "Main.java", *words)

    assert f"5 [{', '.join(words)}]\n{GREETING}" == ended.output


def test_a_source_file_with_a_main_elsewhere(run, sources):
    """The first class of a source file that has a main method is started."""
    assert "3\n" == run(sources / "TwoClasses.java").output


def test_a_source_file_in_a_folder_with_spaces(run, sources, tmp_path):
    """Names of files and folders may hold spaces and letters of any language."""
    place = tmp_path / "a folder ü"
    place.mkdir()
    (place / "Öther.java").write_text((sources / "TwoClasses.java").read_text().replace("Other", "Öther"))

    assert "3\n" == run("a folder ü/Öther.java").output


@pytest.mark.parametrize("option", ["-cp", "-classpath", "--class-path"])
@pytest.mark.parametrize("name", ["com.acme.Main", "com/acme/Main"])
def test_a_class(run, classes, option, name):
    """A class is named with points or slashes, and the class path as java takes it."""
    assert f"1 [x]\n{GREETING}" == run(option, "classes", name, "x").output


def test_a_class_path_of_many_entries(run, classes):
    """What is missing or is no jar is passed over, as java does; an empty entry is the current folder."""
    (classes.parent / "junk.jar").write_text("no archive")

    assert "3\n" == run("-cp", f"nowhere{os.pathsep}junk.jar{os.pathsep}{os.pathsep}classes", "Other").output


def test_class_path_from_the_environment(run, classes):
    """CLASSPATH counts where no -cp is given; without both, classes are found in the current folder."""
    assert "3\n" == run("Other", CLASSPATH="classes").output
    assert 2 == run("-cp", "nowhere", "Other", CLASSPATH="classes").status
    assert "3\n" == run("Other", before="cd classes").output


def test_a_class_file(run, classes):
    """A class file is started, its package's folder being the class path."""
    assert f"1 [x]\n{GREETING}" == run("classes/com/acme/Main.class", "x").output
    assert f"1 [x]\n{GREETING}" == run("Main.class", "x", before="cd classes/com/acme").output


def test_a_jar(run, classes, tmp_path):
    """A jar's manifest names the class to start and further jars."""
    make_jar(tmp_path / "second.jar", classes, "com/acme/Second.class")
    manifest = "Main-Class: com.acme.Main\nClass-Path: second.jar\n"
    make_jar(tmp_path / "main.jar", classes, "com/acme/Main.class", manifest=manifest)

    assert f"1 [x]\n{GREETING}" == run("main.jar", "x").output


def test_a_jar_of_any_name(run, java, classes, tmp_path):
    """What `-jar` is given is a jar, whatever it is called, and class paths do not count."""
    make_jar(tmp_path / "Main", classes, "com/acme/Main.class", manifest="Main-Class: com.acme.Main\n")
    words = ["-jar", "-Da=b", "Main", "-jar"]
    ended = run(*words, CLASSPATH="classes")

    assert "1 [-jar]\n" == ended.output
    assert java(*words, CLASSPATH="classes") == ended


def test_a_class_of_a_broken_jar_is_only_missing(run, classes, tmp_path):
    """A program that looks for a class sees the exception that java throws, though a jar cannot be read."""
    (tmp_path / "junk.jar").write_text("no archive")

    ended = run("-cp", f"classes{os.pathsep}junk.jar", "Lookup")

    assert (0, "java.lang.ClassNotFoundException: missing.Missing\n") == (ended.status, ended.output)


def test_sources_are_compiled_once(run, sources, tmp_path):
    """Two processes may compile the same source at the same time; what they made is used afterwards."""
    racing = [run.started("--cache", "cache", sources / "TwoClasses.java") for _ in range(2)]

    assert [b"3\n"] * 2 == [process.communicate()[0] for process in racing]
    assert ["3\n"] == [run("--cache", "cache", sources / "TwoClasses.java").output]
    assert 3 == len(list((tmp_path / "cache").iterdir()))


def test_a_user_without_a_home(run, sources, environment, tmp_path):
    """Without HOME nothing is written to the current folder."""
    run.environment = {name: environment[name] for name in ("PATH", "PYTHONPATH")}

    assert "3\n" == run(sources / "TwoClasses.java").output
    assert [] == list(tmp_path.iterdir())
