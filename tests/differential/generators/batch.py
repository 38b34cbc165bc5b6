"""Many generated cases in one Java class, so that one compilation and one run serve them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

HARNESS = """\
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** {description} */
public class {name} {{
    interface Case {{
        Object run() throws Throwable;
    }}

    static void run(int number, Case body) {{
        String result;
        try {{
            result = String.valueOf(body.run());
        }} catch (Throwable problem) {{
            result = text(problem);
        }}
        System.out.println(number + " " + result.replace("\\n", "\\\\n"));
    }}

    static String text(Throwable problem) {{
        return problem.getClass().getSimpleName() + ": " + problem.getMessage();
    }}

    public static void main(String[] args) {{
{calls}
    }}

{members}
}}
"""


@dataclass(frozen=True, slots=True)
class Batch:
    """A Java class whose main method runs its cases and prints one line, beginning with its number, for each."""

    class_name: str
    source: str
    cases: int


def make_batch(class_name: str, description: str, bodies: Sequence[str], members: str = "") -> Batch:
    """A batch of cases; each body is the inside of a method that returns an Object and may throw anything."""
    calls = "\n".join(f"        run({number}, {class_name}::case{number});" for number in range(len(bodies)))
    methods = "\n\n".join(
        f"    static Object case{number}() throws Throwable {{\n{indented(body, 8)}\n    }}"
        for number, body in enumerate(bodies)
    )
    source = HARNESS.format(
        name=class_name, description=description, calls=calls, members=indented(members, 4) + "\n" + methods
    )
    return Batch(class_name, source, len(bodies))


def indented(text: str, spaces: int) -> str:
    """Every line of a text moved to the right."""
    return "\n".join(" " * spaces + line if line else "" for line in text.splitlines())
