"""Component figures as the page lists them: grouped, in words, each with its status."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from hustings import wire
from hustings.core.message import Message
from hustings.core.title import Title
from hustings.figures import OWNER, Figures, Row
from hustings.locale import ENGLISH, Translator

STATUS: dict[str, wire.FigureStatus] = {
    "C": "confirmed",
    "I": "inferred",
    "R": "reconstructed",
    "NF": "not-found",
}
NOTE_WORDS = 6  # of a note, by which its translation is found


@lru_cache(maxsize=64)
def _translator(language: str, title: Title) -> Translator:
    return Translator(language, title, isolate=True, page=True)


def note_id(note: str) -> str:
    """The message that says a note: ``figure-note-`` and how it begins."""
    return "-".join(["figure-note", *re.findall(r"[a-z0-9]+", note.lower())[:NOTE_WORDS]])


def say(title: Title, message: Message, language: str) -> str:
    """A message about figures in words; English unless a language was asked for."""
    return _translator(language or ENGLISH, title)(message)


class FigureWords:
    """What tables, rows, fields and values are called in one language, in the words of one game."""

    def __init__(self, title: Title, figures: Figures, language: str) -> None:
        self.figures = figures
        self.prefix = title.words.prefix
        self.translator = _translator(language or ENGLISH, title)

    def _known(self, *ids: str, **values: Any) -> str:
        """The first of these messages that there is, else nothing."""
        for wanted in ids:
            for name in (wanted, wanted.replace("_", "-")):
                if self.translator.knows(name):
                    return self.translator(Message(name, values))
        return ""

    def _of_game(self, kind: str, id: str) -> str:
        return self._known(f"figure-{self.prefix}-{kind}-{id}", f"figure-{kind}-{id}")

    def table(self, table: str) -> str:
        return self._known(f"figure-table-{table}") or plain(table)

    def field(self, name: str) -> str:
        return self._known(f"figure-field-{name}") or plain(name)

    def row(self, row: Row) -> str:
        number = list(self.figures.tables[row.table]).index(row.id)
        each = {"species": self._known("figure-each-species"), "office": self._known("figure-each-office")}
        said = (
            (row.table == "symbol" and self._known(f"figure-field-{row.id}"))
            or self._of_game(row.table, row.id)
            or self._known(f"{self.prefix}-{row.table}-{row.id}", f"macher-state-{row.id}")
            or (row.table == "action" and self._known(f"zoo-card-{number}", **each))
            or (row.table == "species" and self._known(f"zoo-species-{number}"))
            or (row.table == "card" and self._known(f"{self.prefix}-card-{number + 1}"))
        )
        if said:
            return said
        counted = re.search(r"\d+$", row.id)
        return (counted and self._known(f"figure-row-{row.table}", n=int(counted[0]))) or plain(row.id)

    def note(self, note: str) -> str:
        return (note and self._known(note_id(note))) or note

    def value(self, row: Row, name: str) -> str:
        value = row.fields[name]
        if row.table == "poll" and name == "lines" and isinstance(value, list):
            return self._joined(zip(self.figures.tables["party"], value, strict=False))
        if row.table == "event" and name == "food":
            offices = [self._known(f"zoo-office-{n}") for n in range(len(value))]
            return self._joined(zip(offices, value, strict=True))
        return self._say(value)

    def _joined(self, pairs: Any) -> str:
        return ", ".join(f"{self._word(name)} {self._say(number)}" for name, number in pairs)

    def _say(self, value: object) -> str:
        if isinstance(value, bool):
            return self._known("figure-yes" if value else "figure-no")
        if isinstance(value, int):  # kept together, sign first, also where the text runs from right to left
            return str(value) if value >= 0 else f"\u2066−{-value}\u2069"
        if isinstance(value, str):
            return self._word(value)
        if isinstance(value, list):
            return ", ".join(self._say(item) for item in value)
        if isinstance(value, dict) and set(value) == {"act", "amount"}:
            return self._known(f"{self.prefix}-act-{value['act']}", amount=value["amount"])
        if isinstance(value, dict):
            return self._joined(value.items())
        return ""

    def _word(self, word: str) -> str:
        """A text that stands in a figure: an action with its number, a party, a topic, a kind."""
        verb, _, number = word.partition(" ")
        if verb in ACTIONS and self.prefix == "classic" and (number or verb in ("key_issue", "media_swap")):
            return self._known(ACTIONS[verb], number=int(number) if number.isdigit() else 0)
        return (
            self._of_game("word", word)
            or self._known(*[f"{self.prefix}-{kind}-{word}" for kind in ("topic", "party", "act")], amount=0)
            or word
        )


ACTIONS = {
    "votes": "classic-action-votes",
    "key_issue": "classic-action-key",
    "media_swap": "classic-action-swap",
    "own_trend": "classic-action-trend",
    "rival_trend": "classic-action-rival",
}


def plain(id: str) -> str:
    """What a third party's game calls it, as far as it can be read."""
    return id.replace("_", " ")


def figures_info(title: Title, figures: Figures, language: str, own: str = "") -> wire.GameFigures:
    """Everything in words; costs a few milliseconds."""
    words = FigureWords(title, figures, language)
    tables: list[wire.FigureTable] = []
    counts: dict[wire.FigureStatus, int] = {}
    for table, rows in figures.tables.items():
        listed: list[wire.FigureRow] = []
        for row in rows.values():
            shown = [_figure(words, row, name) for name in row.fields]
            status = STATUS[row.status]
            for counted in [figure.status for figure in shown] or [status]:
                counts[counted] = counts.get(counted, 0) + 1
            listed.append(wire.FigureRow(row.id, words.row(row), status, words.note(row.note), shown))
        tables.append(wire.FigureTable(table, words.table(table), listed))
    sources = {name: about["where"] for name, about in figures.sources.items() if name != OWNER}
    return wire.GameFigures(
        title.id, title.name, figures.hash(), counts, tables, sources, figures.reconstructed(), own
    )


def _figure(words: FigureWords, row: Row, name: str) -> wire.Figure:
    sources = row.field_sources(name)
    own = OWNER in sources
    status: wire.FigureStatus = "own" if own else STATUS[row.field_status(name)]
    label, text = words.field(name), words.value(row, name)
    return wire.Figure(name, label, row.fields[name], text, status, [] if own else sources)
