"""What a number means: a seat, a card, an amount of money.

Everything a game keeps, asks and tells is a whole number; its role says what kind of thing the
number stands for. Names on the screen, observations that begin with one's own seat, types for
the page and the printed reference all follow from roles.
"""

from __future__ import annotations

from typing import Final


class Role:
    """A kind of thing that numbers stand for.

    Values from ``base`` up name things, ``value - base`` counting from 0; what is below ``base`` is
    something else: nothing, a pass, a place. ``a_set`` says that a value is a set with one bit for each.
    """

    __slots__ = ("a_set", "base", "name")

    def __init__(self, name: str, base: int = 0, a_set: bool = False) -> None:
        self.name = name
        self.base = base
        self.a_set = a_set

    def __repr__(self) -> str:
        if self.a_set:
            return f"set_of({self.name})"
        return self.name if not self.base else f"{self.name} from {self.base}"


NUMBER: Final = Role("number")
COUNT: Final = Role("count")
MONEY: Final = Role("money")
SEAT: Final = Role("seat")
FLAG: Final = Role("flag")  # true or false
WORD: Final = Role("word")  # a text


def set_of(role: Role) -> Role:
    """A set of them: an int with one bit for each."""
    return Role(role.name, 0, True)


def shifted(role: Role, base: int = 1) -> Role:
    """``base`` stands for the first of them; what is below, usually 0, for none."""
    return Role(role.name, base)


def shift(value: int) -> int:
    """A thing as an answer that may also be 0, for none of them: see ``shifted``."""
    return value + 1


def unshift(value: int) -> int:
    """The thing that such an answer names; -1 for 0."""
    return value - 1
