"""The matrix of questions: every kind of question that a title puts to players, and what each of them has.

A column says where its cells come from and whether an empty one is a problem. A column that others are still filling
is not required; once it is full, ``required=True`` keeps it so.
"""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from inspect import getfile
from pathlib import Path
from typing import Any

from hustings.bots.hints import hint
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.game import Game
from hustings.core.record import read_record
from hustings.core.rng import seeded
from hustings.core.title import Title
from hustings.locale import Translator
from hustings.play.what_if import foresee

ANSWERS = 12  # of one kind that are tried in a game
SHOWN = 5  # figures named in a cell
HINTED = 3  # questions of one kind to which hints are tried until one tells figures
PLAYOUTS = 32
OFTEN = 10  # one of so many answers leads there; else it was by chance the last before

Cells = dict[str, str]  # by kind; what is missing or empty is an empty cell


class Sources:
    """What the cells are made of: recorded games that reach every question, and what the page declares."""

    def __init__(self, root: Path) -> None:
        self.records = sorted(root.glob("tests/**/records/*.jsonl"))
        page = root / "web" / "src" / "boards" / "questions.json"
        # title -> column -> kind -> how
        self.page: dict[str, dict[str, Cells]] = json.loads(page.read_text("utf-8")) if page.is_file() else {}


class Column:
    """One column: its name, where its cells come from, and whether an empty one is a problem."""

    def __init__(self, name: str, cells: Callable[[Title, Sources], Cells], required: bool = False) -> None:
        self.name = name
        self.cells = cells
        self.required = required


# -- where cells come from --


def what_if(title: Title, sources: Sources) -> Cells:
    """The figures that answers change in recorded games, estimates in brackets; else that a sentence says what for."""
    sure: dict[str, Counter[str]] = {}
    supposed: dict[str, Counter[str]] = {}
    for kind, figures in foreseen(title, sources.records):
        for change in figures:
            counted = supposed if change.estimate else sure
            counted.setdefault(kind, Counter())[change.figure] += 1
    found: Cells = {}
    for kind in asked_kinds(title):
        names = [name for name, _ in sure.get(kind, Counter()).most_common(SHOWN)]
        room = SHOWN - len(names)
        names += [
            f"({name})" for name, _ in supposed.get(kind, Counter()).most_common(room) if name not in names
        ]
        if not names and kind in title.words.later:
            names = ["says what it is for"]
        found[kind] = ", ".join(names)
    return found


def foreseen(title: Title, records: Iterable[Path]) -> Iterator[tuple[str, list[Any]]]:
    """Kinds of question along recorded games, and what is said of the answer and of another one."""
    tried: Counter[tuple[str, str]] = Counter()
    for name, game, view, asked, given in recorded(title, records):
        tried[name, asked.kind] += 1
        if tried[name, asked.kind] <= ANSWERS:
            for args in (given[1], asked.space.sample(seeded(given[0], name))):
                yield asked.kind, foresee(game, view, asked, args).figures


Given = tuple[int, tuple[int, ...]]  # the line of the answer, and the answer


def recorded(
    title: Title, records: Iterable[Path]
) -> Iterator[tuple[str, Game[Any, Any], Any, Decision, Given]]:
    """The questions of recorded games: the file, the game, what the seat knows, the question, what was answered."""
    for path in records:
        if path.name.split("+")[0] != title.id:
            continue
        record = read_record(path.read_bytes())
        game = title.game(record.header.players, **record.header.plain_options())
        state = game.initial()
        for line in record.lines:
            if not line.kind:  # a note or a step back
                continue
            if line.seat != CHANCE:
                open_now = [*game.pending(state), *game.changeable(state)]
                asked = next(d for d in open_now if d.seat == line.seat and d.kind == line.kind)
                yield path.name, game, game.view(state, line.seat), asked, (line.n, line.args)
            game.apply(state, line.seat, Action(line.kind, line.args))


def hinted(title: Title, sources: Sources) -> Cells:
    """What hints to questions of recorded games tell: the chance to win, and figures where any answer changes some."""
    wanted = dict.fromkeys(asked_kinds(title), HINTED)
    found: Cells = {}
    for _, game, view, asked, _ in recorded(title, sources.records):
        if not any(wanted.values()):
            break
        if not wanted.get(asked.kind) or asked.space.count() < 2:
            continue
        wanted[asked.kind] -= 1
        hints = hint(game, view, asked, PLAYOUTS)
        if any(each.now or each.later for each in hints):
            wanted[asked.kind] = 0
            found[asked.kind] = "chance, figures"
        elif len(hints) > 1:
            found.setdefault(asked.kind, "chance")
    return found


def helped(title: Title, sources: Sources) -> Cells:
    """The thing that explains the question."""
    return title.words.thing_of(title.game())


def declared(column: str) -> Callable[[Title, Sources], Cells]:
    """What the page declares in ``web/src/boards/questions.json``."""

    def cells(title: Title, sources: Sources) -> Cells:
        return sources.page.get(title.id, {}).get(column, {})

    return cells


def moments(title: Title, sources: Sources) -> Cells:
    """The moments in which the page tells what answers led to; else why there is none.

    The page declares which events it tells in which moment (``moments`` in ``questions.json``); which events a kind
    of answer leads to, at least now and then, is read from recorded games. What is sealed is told when it is opened, by the answer that was
    the last.
    """
    told_in = sources.page.get(title.id, {}).get("moments", {})
    if not told_in:
        return {}
    heard: dict[str, Counter[str]] = {}
    events: dict[str, Counter[str]] = {}
    answers: Counter[str] = Counter()
    for kind, happened in followed(title, sources.records):
        answers[kind] += 1
        heard.setdefault(kind, Counter()).update({told_in[event] for event in happened if event in told_in})
        events.setdefault(kind, Counter()).update(set(happened))
    found: Cells = {}
    for kind in asked_kinds(title):
        names = [name for name, n in heard.get(kind, Counter()).most_common() if n * OFTEN >= answers[kind]]
        if names:
            found[kind] = ", ".join(names)
        elif events.get(kind):
            news = ", ".join(name for name, _ in events[kind].most_common(2))
            found[kind] = f"none: seen on the board, and a sentence of news ({news})"
    return found


def followed(title: Title, records: Iterable[Path]) -> Iterator[tuple[str, list[str]]]:
    """Kinds of question along recorded games, and the kinds of event that the answer led to."""
    for path in records:
        if path.name.split("+")[0] != title.id:
            continue
        record = read_record(path.read_bytes())
        game = title.game(record.header.players, **record.header.plain_options())
        state = game.initial()
        for line in record.lines:
            if not line.kind:  # a note or a step back
                continue
            happened = game.apply(state, line.seat, Action(line.kind, line.args))
            yield line.kind, [event.kind for event in happened]


def worded(part: str) -> Callable[[Title, Sources], Cells]:
    """Whether there is a message ``<prefix>-<part>-<kind>``."""

    def cells(title: Title, sources: Sources) -> Cells:
        say = Translator("en", title, page=True)
        return {
            kind: "yes" for kind in asked_kinds(title) if say.knows(f"{title.words.prefix}-{part}-{kind}")
        }

    return cells


COLUMNS = (
    Column("what-if", what_if, required=True),
    Column("help", helped, required=True),
    Column("board", declared("board"), required=True),
    Column("moment", moments, required=True),
    Column("hint", hinted, required=True),
    Column("purpose", worded("purpose"), required=True),
    Column("coach", worded("coach"), required=True),
)


class QuestionMatrix:
    """All cells of all titles."""

    def __init__(
        self, titles: Iterable[Title], sources: Sources, columns: tuple[Column, ...] = COLUMNS
    ) -> None:
        self.columns = columns
        self.titles = list(titles)
        self.kinds = {title.id: asked_kinds(title) for title in self.titles}
        self.cells = {
            (title.id, column.name): column.cells(title, sources)
            for title in self.titles
            for column in columns
        }

    def cell(self, id: str, kind: str, column: str) -> str:
        return self.cells[id, column].get(kind, "")

    def problems(self) -> list[str]:
        """The empty cells of required columns, and cells for questions that a title does not ask."""
        found: list[str] = []
        for title in self.titles:
            for column in self.columns:
                for kind in self.kinds[title.id]:
                    if column.required and not self.cell(title.id, kind, column.name):
                        found.append(f"{title.id}: {kind} has no {column.name}")
                for kind in self.cells[title.id, column.name]:
                    if kind not in self.kinds[title.id]:
                        found.append(f"{title.id}: {column.name} is declared for {kind}, which is not asked")
        return found

    def page(self) -> str:
        """The matrix in Markdown."""
        needed = ", ".join(column.name for column in self.columns if column.required)
        lines = [
            "# Questions and what each of them has",
            "",
            "Written by `tools/question_matrix.py`. Rows are the kinds of question put to players.",
            f"An empty cell in these columns fails the build: {needed}.",
            "",
            "- **what-if**: the figures that answers change, as a preview tells them; in brackets those that hold",
            "  only if it comes as supposed.",
            "- **help**: the thing that explains the question (`/api/games/{game}/things`).",
            "- **board**: where on the board it is answered, as the page declares it in",
            "  `web/src/boards/questions.json`, which is made from the boards (`web/src/boards/questions.test.ts`).",
            "- **moment**: the moments in which the page tells what the answer led to, most often first.",
            "- **hint**: what hints to questions of recorded games tell. `web/e2e/hints.spec.ts` takes one of each kind.",
            "- **purpose**, **coach**: there is a message for it.",
        ]
        for title in self.titles:
            lines += ["", f"## {title.name}", ""]
            lines.append(f"| question | {' | '.join(column.name for column in self.columns)} |")
            lines.append(f"| --- {'| --- ' * len(self.columns)}|")
            for kind in self.kinds[title.id]:
                cells = [self.cell(title.id, kind, column.name) for column in self.columns]
                lines.append(f"| `{kind}` | {' | '.join(cells)} |")
        return "\n".join(lines) + "\n"


# -- which questions there are --


def asked_kinds(title: Title) -> list[str]:
    """The kinds of question put to seats, in the order in which they are declared: all that chance is not asked.

    Read from the sources of the game: some kinds come up in few games.
    """
    game = title.game()
    package = type(game).__module__.rpartition(".")[0]
    questions = import_module(f"{package}.questions")
    folder = Path(getfile(questions)).parent
    by_chance = {vars(questions)[name].kind for path in folder.rglob("*.py") for name in drawn(path)}
    return [kind for kind in game.vocabulary.questions if kind not in by_chance]


def drawn(path: Path) -> Iterator[str]:
    """The names of questions that a source puts to chance: ``Decision(CHANCE, questions.LOT, ...)``."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Decision":
            who, what = node.args[:2]
            if isinstance(who, ast.Name) and who.id == "CHANCE" and isinstance(what, ast.Attribute):
                yield what.attr
