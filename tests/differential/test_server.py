"""The JVM that serves many programs must not differ from the `java` command."""

import pytest
from tests.differential.jvm import JavaServer, NotRun, run_java_command
from tests.differential.sources import all_programs

from heapwright.program.java_source import compile_sources

pytestmark = pytest.mark.jvm

TELLING = {"CommandLineArguments", "ClassCastMessages", "ExitStatus", "StackTraces", "UncaughtInInitialiser"}


def same(java, jdk, program_classes, program):
    served = java.run(program_classes, program.class_name, program.arguments)
    launched = run_java_command(jdk, program_classes, program.class_name, program.arguments)
    assert launched.text == served.text


@pytest.mark.parametrize("program", [p for p in all_programs() if p.class_name in TELLING], ids=lambda p: p.class_name)
def test_server_answers_as_java_does_where_it_could_tell(java, jdk, program_classes, program):
    """Traces, messages that name loaders, statuses and arguments are those of the java command."""
    same(java, jdk, program_classes, program)


@pytest.mark.slow
@pytest.mark.parametrize("program", all_programs(), ids=lambda p: p.class_name)
def test_server_answers_as_java_does(java, jdk, program_classes, program):
    """Every program ends in the server as it ends under the java command."""
    same(java, jdk, program_classes, program)


def test_each_run_has_fresh_classes(jdk, cache_folder, program_classes):
    """A program that is run twice is initialised twice."""
    with JavaServer(jdk, cache_folder) as server:
        first = server.run(program_classes, "InitialisationOrder")

        assert first == server.run(program_classes, "InitialisationOrder")


def test_an_endless_program_is_given_up(jdk, cache_folder, tmp_path):
    """A program that does not end is stopped, and the server goes on."""
    source = "public class Endless { public static void main(String[] a) { while (a.length > 0) { } } }"
    (tmp_path / "Endless.java").write_text(source)
    classes = str(compile_sources([tmp_path / "Endless.java"], "", jdk, cache_folder))
    with JavaServer(jdk, cache_folder) as server:
        with pytest.raises(NotRun, match="longer than 1 seconds"):
            server.run(classes, "Endless", ["for ever"], seconds=1)

        assert 0 == server.run(classes, "Endless").status


def test_a_class_that_is_not_there_is_told(java, program_classes):
    """A missing class is reported with the JVM's reason."""
    with pytest.raises(NotRun, match="ClassNotFoundException: NoSuchProgram"):
        java.run(program_classes, "NoSuchProgram")
