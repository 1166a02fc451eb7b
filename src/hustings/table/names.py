"""What people call themselves and say, as others get to see it.

Signs that only turn the direction of the text around them, or that nobody sees, are taken out: with them
one can make a line read as something else, or a name look like another's. Letters of every script stay.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 40
EMBEDDINGS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # never needed in a line
MARKS = frozenset("\u200e\u200f\u061c")  # needed only beside letters that run from right to left
JOINERS = frozenset("\u200c\u200d")  # needed inside words of some scripts, and in emoji
FROM_THE_RIGHT = frozenset({"R", "AL"})
# What looks like a Latin letter and is none, or a digit that looks like one; after case folding.
LOOK_ALIKE = str.maketrans(
    "аеосрухіјѕһԁԛԝкмнтвгпьзб" + "αβγεηικνορτυχωϲ" + "015|lıłøđ",
    "aeocpyxijshdqwkmhtbrnb36" + "abyenikvoptuxwc" + "oisiiiiod",
)


def _runs_from_the_right(text: str) -> bool:
    return any(c.isalpha() and unicodedata.bidirectional(c) in FROM_THE_RIGHT for c in text)


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands where a script, or an emoji, needs one."""
    if at == 0 or at + 1 == len(text):
        return False
    before, after = text[at - 1], text[at + 1]
    if text[at] == "\u200d" and unicodedata.category(after) == "So":
        return unicodedata.category(before) in ("So", "Sk") or before == "\ufe0f"
    # Beyond Arabic begin the scripts that join; before it are Latin, Greek, Cyrillic, Hebrew.
    return all(c >= "\u0600" and unicodedata.category(c)[0] in "LM" for c in (before, after))


def _allowed(text: str, at: int, from_the_right: bool) -> bool:
    c = text[at]
    if c in EMBEDDINGS:
        return False
    if c in MARKS:
        return from_the_right
    if c in JOINERS:
        return _joins(text, at)
    return unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") or c == "\n"


def clean_text(text: str) -> str:
    """What is said at a table, without signs that turn or hide it."""
    from_the_right = _runs_from_the_right(text)
    return "".join([c for at, c in enumerate(text) if _allowed(text, at, from_the_right)]).strip()


def clean(name: str) -> str:
    """A name for display: no control or direction signs, single spaces."""
    allowed = [
        c
        if (c in JOINERS and _joins(name, at)) or unicodedata.category(c)[0] != "C"
        else " " * (unicodedata.category(c) != "Cf")
        for at, c in enumerate(name)
    ]
    return " ".join("".join(allowed).split())[:LONGEST].strip()


def folded(name: str) -> str:
    """Two accounts may not differ by case, width or invisible signs only."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


def skeleton(name: str) -> str:
    """The same for all names that look alike."""
    bare = [c for c in unicodedata.normalize("NFKD", folded(name)) if not "\u0300" <= c <= "\u036f"]
    return "".join(bare).translate(LOOK_ALIKE).replace(" ", "").replace("rn", "m").replace("vv", "w")


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, or with a number if it looks like one of those that are taken."""
    used = {skeleton(other) for other in taken}
    fresh, number = name, 1
    while skeleton(fresh) in used:
        number += 1
        tail = f" ({number})"
        fresh = name[: LONGEST - len(tail)].rstrip() + tail
    return fresh
