"""What a check found."""

from __future__ import annotations

from hustings.core.errors import HustingsError


class CheckFailed(HustingsError):
    """A game broke a law; the text lists what, where and how to get there again."""


class Violation:
    """One broken law: in which random game, after how many answers."""

    def __init__(self, law: str, seed: int, n: int, text: str) -> None:
        self.law = law
        self.seed = seed
        self.n = n
        self.text = text

    def __repr__(self) -> str:
        return f"{self.law} (game {self.seed}, after {self.n} answers): {self.text}"

    def data(self) -> dict[str, object]:
        return {"law": self.law, "seed": self.seed, "n": self.n, "text": self.text}


class Report:
    """The result of a check: how much was looked at, and what was found."""

    def __init__(self) -> None:
        self.games = 0
        self.states = 0
        self.longest = 0
        self.kinds: set[str] = set()  # kinds of decision met
        self.events: set[str] = set()  # kinds of event met
        self.ends: dict[str, int] = {}  # reasons for the end, and how often
        self.findings: list[Violation] = []

    @property
    def ok(self) -> bool:
        return not self.findings

    def found(self, law: str, seed: int, n: int, text: str) -> None:
        self.findings.append(Violation(law, seed, n, text))

    def require(self) -> Report:
        """Raise CheckFailed unless all is well: the form for tests."""
        if self.findings:
            shown = "\n".join(map(repr, self.findings[:10]))
            raise CheckFailed(f"{len(self.findings)} findings\n{shown}")
        return self

    def data(self) -> dict[str, object]:
        return {
            "ok": self.ok,
            "games": self.games,
            "states": self.states,
            "longest": self.longest,
            "kinds": sorted(self.kinds),
            "events": sorted(self.events),
            "ends": self.ends,
            "findings": [finding.data() for finding in self.findings],
        }
