"""Where a translated method can be entered: its roots. All else is reached from exactly one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heapwright.state.code import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heapwright.state.code import CaughtRange, Operation

SMALL = 4
"""Joins with at most this many operations are repeated instead of being jumped to."""


def successors(operations: Sequence[Operation], pc: int) -> list[int]:
    """The operations that may follow one."""
    operation = operations[pc]
    mnemonic = operation.instruction.mnemonic
    if mnemonic in ("tableswitch", "lookupswitch"):
        default, cases = operation.operands
        return [default, *cases.values()]
    if mnemonic in ("goto", "goto_w"):
        return [operation.operands[0]]
    if operation.outcome is Outcome.JUMP:
        return [pc + 1, operation.operands[0]]
    if operation.outcome in (Outcome.LEAVE, Outcome.UNFINISHED):
        return []
    return [pc + 1]


def find_roots(operations: Sequence[Operation], handlers: Sequence[CaughtRange]) -> list[int]:
    """Entry, loop heads, handlers and the joins too large to repeat, in order."""
    arrivals = count_arrivals(operations, handlers)
    roots = {0}
    roots.update(handler.target for handler in handlers)
    for pc, (forward, backward) in arrivals.items():
        if backward or (forward > 1 and not is_small(operations, pc, arrivals)):
            roots.add(pc)
    return sorted(roots)


def count_arrivals(operations: Sequence[Operation], handlers: Sequence[CaughtRange]) -> dict[int, tuple[int, int]]:
    """For each reachable operation the jumps and falls that arrive there, forwards and backwards."""
    arrivals: dict[int, tuple[int, int]] = {0: (1, 0)}
    work = [0, *(handler.target for handler in handlers)]
    for pc in work[1:]:
        arrivals[pc] = (1, 0)
    while work:
        pc = work.pop()
        for target in successors(operations, pc):
            known = arrivals.get(target)
            forward, backward = known or (0, 0)
            arrivals[target] = (forward, backward + 1) if target <= pc else (forward + 1, backward)
            if known is None:
                work.append(target)
    return arrivals


def is_small(operations: Sequence[Operation], pc: int, arrivals: dict[int, tuple[int, int]]) -> bool:
    """Whether a join's operations are few and soon end in a jump or a return."""
    for _ in range(SMALL):
        operation = operations[pc]
        if operation.outcome in (Outcome.LEAVE, Outcome.UNFINISHED):
            return True
        if operation.outcome is Outcome.JUMP:
            return operation.instruction.mnemonic in ("goto", "goto_w")
        if operation.outcome is Outcome.CALL:
            return False
        pc += 1
        forward, backward = arrivals.get(pc, (0, 0))
        if backward:
            return True
        if forward > 1:
            return not is_small(operations, pc, arrivals)
    return False


def writes_receiver(operations: Sequence[Operation]) -> bool:
    """Whether code assigns its first local variable."""
    return any(one.instruction.mnemonic.startswith("astore") and one.operands == (0,) for one in operations)
