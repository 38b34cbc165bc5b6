"""Finding a JDK."""

import os
import shutil

import pytest

from heapwright.program.jdk import JdkMissing, find_jdk


@pytest.fixture
def make_home(tmp_path):
    """Make a folder that looks like a JDK."""

    def make(name, release='JAVA_VERSION="17.0.9"\n', javac=True):
        home = tmp_path / name
        (home / "lib").mkdir(parents=True)
        (home / "bin").mkdir()
        (home / "lib" / "modules").write_bytes(b"")
        (home / "release").write_text(release)
        for tool in ("java", "javac") if javac else ("java",):
            (home / "bin" / tool).write_text("#!/bin/sh\n")
            (home / "bin" / tool).chmod(0o755)
        return home

    return make


def test_finds_the_jdk_of_this_machine(jdk):
    """The JDK has an image, a release and a compiler."""
    assert jdk.image_path.is_file()
    assert jdk.feature >= 17
    assert jdk.release.startswith(f"{jdk.feature}")
    assert jdk.compiler().is_file()


def test_java_home_comes_first(make_home):
    """JAVA_HOME wins over the java on PATH."""
    first, second = make_home("first"), make_home("second")
    jdk = find_jdk({"JAVA_HOME": str(first), "PATH": str(second / "bin")})

    assert (first, first / "lib" / "modules", "17.0.9", 17) == (jdk.home, jdk.image_path, jdk.release, jdk.feature)
    assert first / "bin" / "javac" == jdk.javac


def test_links_to_java_are_followed(make_home, tmp_path):
    """A java on PATH that is a link leads to the JDK it belongs to."""
    home = make_home("jdk")
    links = tmp_path / "links"
    links.mkdir()
    (links / "alternative").symlink_to(home / "bin" / "java")
    (links / "java").symlink_to(links / "alternative")

    assert home == find_jdk({"PATH": str(links)}).home


@pytest.mark.jvm
def test_a_script_named_java_is_asked(jdk, tmp_path):
    """A java on PATH that is a script is asked where its home is."""
    script = tmp_path / "java"
    script.write_text(f'#!/bin/sh\nexec "{jdk.java}" "$@"\n')
    script.chmod(0o755)

    assert jdk.home.resolve() == find_jdk({"PATH": f"{tmp_path}{os.pathsep}/bin"}).home.resolve()


def test_a_broken_java_home_is_not_passed_over(make_home, tmp_path):
    """A JAVA_HOME without an image is an error, even where PATH has a JDK that could be used."""
    home = make_home("jdk")

    with pytest.raises(JdkMissing, match=rf"JAVA_HOME is {tmp_path}, which has no lib/modules: set it to a JDK 17"):
        find_jdk({"JAVA_HOME": str(tmp_path), "PATH": str(home / "bin")})


def test_nothing_is_found():
    """Without any JDK the error says where it was looked for and what to install."""
    with pytest.raises(JdkMissing, match=r"JAVA_HOME is not set.*openjdk-17-jdk-headless"):
        find_jdk({})


def test_a_runtime_without_a_compiler(make_home):
    """Where there is no javac, asking for it says so and what to install; one on PATH is good enough."""
    home = make_home("runtime", javac=False)
    other = make_home("other")
    shutil.rmtree(other / "lib")

    with pytest.raises(JdkMissing, match=r"there is no javac in .* set JAVA_HOME to it$"):
        find_jdk({"JAVA_HOME": str(home)}).compiler()
    assert other / "bin" / "javac" == find_jdk({"JAVA_HOME": str(home), "PATH": str(other / "bin")}).compiler()


@pytest.mark.parametrize(
    ("release", "expected", "feature"),
    [("", "unknown", 0), ('IMPLEMENTOR="x"\nJAVA_VERSION="25"\n', "25", 25), ('JAVA_VERSION="23-ea"\n', "23-ea", 23)],
)
def test_the_release_is_read(make_home, release, expected, feature):
    """The version stands in the file `release`; without it the JDK still works."""
    jdk = find_jdk({"JAVA_HOME": str(make_home("jdk", release))})

    assert (expected, feature) == (jdk.release, jdk.feature)
