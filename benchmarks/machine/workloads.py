"""What is measured: Java programs, their twins in Python, sizes and limits."""

from collections.abc import Callable
from dataclasses import dataclass

import twins


@dataclass(frozen=True, slots=True)
class Program:
    """A Java class with `static int run(int)`, and the same algorithm in Python."""

    name: str
    twin: Callable[[int], int]
    size: int
    limit: float
    """How many times the twin's time the Java bytecode may take."""


LOOPS, OBJECTS = 3.0, 5.0

PROGRAMS = (
    Program("InsertionSort", twins.insertion_sort, 6_500, LOOPS),
    Program("Sieve", twins.sieve, 7_000_000, LOOPS),
    Program("MatrixProduct", twins.matrix_product, 240, LOOPS),
    Program("SearchTree", twins.search_tree, 200_000, OBJECTS),
    Program("ListReversal", twins.list_reversal, 50_000, OBJECTS),
    Program("HashMapFill", twins.hash_map_fill, 300_000, OBJECTS),
)
