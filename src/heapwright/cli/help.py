"""What `--help` shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.cli.options import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

HELP = """\
usage: heapwright COMMAND ...

Runs compiled Java exactly, so that code on heap data structures can be examined.

commands:
  run         run a program's main method

options:
  -h, --help  show this help and end
  --version   show the version and end

examples:
  heapwright run Hello.java           compile a source file and run it
  heapwright run -cp classes Main a   run a class, with the argument `a`
  heapwright run --help               all about running
"""

RUN_HEAD = """\
usage: heapwright run [OPTION ...] TARGET [ARGUMENT ...]

Run a program's main method as the `java` command does: what it prints comes out as
it is printed, an uncaught exception's trace goes to the error stream, and the exit
status is the one `java` would end with.

  TARGET    a class name, a .java or .class file, or a jar with a Main-Class
  ARGUMENT  passed to the program

options:
  -h, --help
      show this help and end
"""

RUN_TAIL = """
exit status:
  the program's own   0, 1 after an uncaught exception, n after System.exit(n)
  2                   there is nothing to run, or the command line is wrong
  3                   something is not supported, or a bound was reached
  4                   internal error
  130, 143, 129       ended by Ctrl-C, SIGTERM or SIGHUP; what was printed is not lost
  141                 whoever read the output has left
For 2, 3, 4 and after signals, a line on the error stream that begins with
`heapwright:` says why.

examples:
  heapwright run Hello.java
  heapwright run -cp build/classes:lib/util.jar com.example.Main one two
  heapwright run build/classes/com/example/Main.class
  heapwright run program.jar
  heapwright run -Dname=value -jar program.jar one
  heapwright run -ea -cp build/classes com.example.Main
  heapwright run --timeout 10 Hello.java < input.txt

environment: JAVA_HOME names the JDK, else the `java` on PATH does; CLASSPATH is the
class path where no -cp is given (else the current folder); XDG_CACHE_HOME (default:
~/.cache) holds compiled sources; LC_ALL, LC_CTYPE or LANG names the output's encoding.
"""


def run_help() -> str:
    """All about `heapwright run`."""
    return RUN_HEAD + "".join(f"{line}\n" for line in option_lines()) + RUN_TAIL


def option_lines() -> Iterator[str]:
    """Every option, and below it what it does."""
    for option in OPTIONS:
        yield f"  {', '.join(option.names)}{option.rest} {option.value}".rstrip()
        yield f"      {option.help}"
