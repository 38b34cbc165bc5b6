"""Java sources compiled into a cache."""

import dataclasses
import shutil
import threading
from pathlib import Path

import pytest

from heapwright.classfile.parser import parse
from heapwright.program.java_source import CompilationFailed, compile_sources, entry_class, package_of, source_root
from heapwright.program.jdk import JdkMissing

SOURCES = Path(__file__).parent / "programs" / "sources"

pytestmark = pytest.mark.jvm


@pytest.fixture
def sources(tmp_path):
    """A copy of the sources, which a test may change."""
    return shutil.copytree(SOURCES, tmp_path / "sources")


@pytest.fixture
def cache(tmp_path):
    """The folder of compiled sources."""
    return tmp_path / "cache"


def test_compiles_with_debug_tables(jdk, sources, cache):
    """A file is compiled with the names of its variables, and the entry is the class named like the file."""
    file = sources / "Hello.java"
    classes = compile_sources([file], "", jdk, cache)
    main = {method.name: method for method in parse((classes / "Hello.class").read_bytes(), "Hello").methods}["main"]

    assert ["arguments"] == [variable.name for variable in main.code.local_variables]
    assert "Hello" == entry_class(file, classes)
    assert [classes] == [path for path in cache.iterdir() if path.is_dir()]


def test_an_unchanged_file_is_not_compiled_again(jdk, sources, cache):
    """The cached classes are used until the file, or one it was compiled with, changes."""
    file, other = sources / "shop" / "Till.java", sources / "shop" / "Prices.java"
    first = compile_sources([file], "", jdk, cache)
    made = (first / "shop" / "Till.class").stat().st_mtime_ns
    again = compile_sources([file], "", jdk, cache)

    assert (first, made) == (again, (again / "shop" / "Till.class").stat().st_mtime_ns)

    other.write_text(other.read_text().replace("thing.length()", "7"))
    changed = compile_sources([file], "", jdk, cache)

    assert first != changed
    assert (first / "shop" / "Till.class").read_bytes() == (changed / "shop" / "Till.class").read_bytes()
    assert (first / "shop" / "Prices.class").read_bytes() != (changed / "shop" / "Prices.class").read_bytes()


def test_sources_beside_the_file_are_found(jdk, sources, cache):
    """A class of another file in the same package is compiled too."""
    file = sources / "shop" / "Till.java"
    classes = compile_sources([file], "", jdk, cache)

    assert (classes / "shop" / "Prices.class").is_file()
    assert "shop/Till" == entry_class(file, classes)
    assert ("shop", sources) == (package_of(file), source_root(file))


def test_the_first_class_with_a_main_method_is_the_entry(jdk, sources, cache):
    """Without a class named like the file the first top-level class that has or inherits a main method is started."""
    file = sources / "Several.java"

    assert "Runner" == entry_class(file, compile_sources([file], "", jdk, cache))


def test_classes_of_one_line_are_taken_by_their_names(jdk, sources, cache, monkeypatch):
    """Which of the classes of one line is started depends on their names, not on the order of the disk."""
    file = sources / "OneLine.java"
    classes = compile_sources([file], "", jdk, cache)
    listed = sorted(classes.glob("*.class"), reverse=True)
    monkeypatch.setattr(Path, "glob", lambda folder, pattern: iter(listed))

    assert "First" == entry_class(file, classes)


def test_errors_are_shown_as_javac_wrote_them(jdk, sources, cache):
    """What javac refuses is told in its own words, and leaves nothing in the cache."""
    with pytest.raises(CompilationFailed, match=r"Wrong\.java:2: error: incompatible types") as failure:
        compile_sources([sources / "Wrong.java"], "", jdk, cache)

    assert str(failure.value).endswith("1 error")
    assert [] == list(cache.iterdir())


def test_a_changed_class_path_counts(jdk, sources, cache, tmp_path):
    """Classes on the class path are used, and when they change the file is compiled again."""
    library = compile_sources([sources / "shop" / "Prices.java"], "", jdk, cache)
    shutil.copytree(library, tmp_path / "library")
    (sources / "shop" / "Prices.java").unlink()
    file = sources / "shop" / "Till.java"
    first = compile_sources([file], str(tmp_path / "library"), jdk, cache)
    (tmp_path / "library" / "shop" / "Another.class").write_bytes(b"")

    assert not (first / "shop" / "Prices.class").exists()
    assert first != compile_sources([file], str(tmp_path / "library"), jdk, cache)
    with pytest.raises(CompilationFailed, match="Prices"):
        compile_sources([file], "", jdk, cache)


def test_a_link_on_the_class_path_that_leads_nowhere(jdk, sources, cache, tmp_path):
    """What an editor leaves beside class files does not matter."""
    classes = tmp_path / "classes"
    classes.mkdir()
    (classes / ".#A.class").symlink_to("nowhere")
    (classes / "gone.jar").symlink_to("nowhere")
    places = f"{classes}:{classes}/*"

    assert (compile_sources([sources / "Hello.java"], places, jdk, cache) / "Hello.class").is_file()


@pytest.mark.parametrize("damage", ["cut", "gone", "list", "file"])
def test_a_damaged_cache_is_made_again(jdk, sources, cache, damage):
    """What a full disk or a hand has done to the cache is noticed, and the sources are compiled again."""
    file = sources / "shop" / "Till.java"
    ready = compile_sources([file], "", jdk, cache)
    made = ready / "shop" / "Till.class"
    whole = made.read_bytes()
    if damage == "cut":
        made.write_bytes(whole[:100])
    elif damage == "gone":
        made.unlink()
    elif damage == "list":
        next(cache.glob("*.sources")).write_bytes(b"\xff\0\n")
    else:
        shutil.rmtree(ready)
        ready.write_bytes(b"")

    assert ready == compile_sources([file], "", jdk, cache)
    assert whole == made.read_bytes()
    assert 3 == len(list(cache.iterdir()))


@pytest.mark.parametrize("name", ["Till", "Prices"])
def test_a_file_that_changes_while_it_is_compiled(jdk, sources, cache, tmp_path, name):
    """Classes are kept for those contents only of which they were made; what changes is compiled again."""
    file, changing = sources / "shop" / "Till.java", sources / "shop" / f"{name}.java"
    before = changing.read_text()
    compiler = tmp_path / "javac"
    change = f"echo '// again' >> {changing}; touch {tmp_path}/changed"
    compiler.write_text(f'#!/bin/sh\n{jdk.javac} "$@"\n[ -e {tmp_path}/changed ] || {{ {change}; }}\n')
    compiler.chmod(0o755)
    slow = dataclasses.replace(jdk, javac=compiler)
    first = compile_sources([file], "", slow, cache)

    assert "// again" in changing.read_text()
    assert first == compile_sources([file], "", slow, cache)

    changing.write_text(before)

    assert first != compile_sources([file], "", slow, cache)


def test_a_file_named_like_a_list_of_options(jdk, sources, cache, monkeypatch):
    """A source file whose name begins with @ is compiled like any other."""
    text = (sources / "Hello.java").read_text()
    (sources / "@Hello.java").write_text(text.replace("public class", "class"))
    monkeypatch.chdir(sources)

    assert "Hello" == entry_class(Path("@Hello.java"), compile_sources([Path("@Hello.java")], "", jdk, cache))


def test_two_at_once_do_not_disturb_each_other(jdk, sources, cache):
    """Two that compile the same file at the same time both get the whole result."""
    done = []
    file = sources / "Several.java"
    threads = [threading.Thread(target=lambda: done.append(compile_sources([file], "", jdk, cache))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert 2 == len(done)
    assert 1 == len(set(done))
    assert 5 == len(list(done[0].glob("*.class")))
    assert 3 == len(list(cache.iterdir()))


def test_no_compiler_and_no_file(jdk, sources, cache):
    """A missing compiler and a missing file are told apart."""
    with pytest.raises(JdkMissing, match="no javac"):
        compile_sources([sources / "Hello.java"], "", dataclasses.replace(jdk, javac=None), cache)
    with pytest.raises(JdkMissing, match="cannot be run"):
        compile_sources([sources / "Hello.java"], "", dataclasses.replace(jdk, javac=sources / "javac"), cache)
    with pytest.raises(CompilationFailed, match=r"Missing\.java: there is no such file"):
        compile_sources([sources / "Missing.java"], "", jdk, cache)
