"""The game in the terminal: how it is drawn, what can be typed, leaving and going on."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest

import hustings
from hustings.bots import hint, make
from hustings.core.action import Action, Decision
from hustings.core.message import Message
from hustings.core.rng import seeded
from hustings.core.space import Range
from hustings.core.words import Heading, Line, Table
from hustings.games.pocket import questions
from hustings.locale import Translator
from hustings.play.journal import Journal
from hustings.play.screen import Screen, plain_table
from hustings.play.terminal import Advised, Switch, Terminal

TITLE = hustings.title("pocket")
SEED = "07" * 32


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def screen(typed: str = "", plain: bool = True, out: io.StringIO | None = None) -> Screen:
    return Screen(Translator("en", TITLE), plain, io.StringIO() if out is None else out, io.StringIO(typed))


def text(shown: Screen) -> str:
    assert isinstance(shown.out, io.StringIO)
    return shown.out.getvalue()


class Sit(Protocol):
    def __call__(self, typed: str, people: tuple[int, ...] = ..., players: int = ...) -> Terminal: ...


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sits down at the one game of this test, begun if need be, and types."""
    path = tmp_path / "game.jsonl"
    with ExitStack() as closing:

        def terminal(typed: str, people: tuple[int, ...] = (0,), players: int = 3) -> Terminal:
            game = TITLE.game(players)
            journal = (
                Journal.open(path) if path.exists() else Journal.create(path, game, SEED, [""] * players)
            )
            closing.callback(journal.close)
            bots = {seat: make("random", seeded(seat)) for seat in range(players) if seat not in people}
            return Terminal(
                TITLE, journal, list(people), bots, screen(typed), lambda section: f"# rules of {section}"
            )

        yield terminal


# -- drawing --


def test_a_plain_table_is_aligned_with_numbers_to_the_right() -> None:
    table = Table(Message("view"), ["Party", "Votes"], [["Red", 7], ["The Greens", 12]])
    assert plain_table(table, Translator()) == [
        "The table",
        "  Party       Votes",
        "  Red             7",
        "  The Greens     12",
    ]


def test_plain_and_rich_say_the_same() -> None:
    game = TITLE.game(3)
    blocks = TITLE.words.table(game, game.view(game.initial(), 1))
    plain, rich = screen(), screen(plain=False, out=Tty())
    plain.blocks(blocks)
    rich.blocks(blocks)
    assert rich.rich is not None
    for word in (
        "Round 1 of 2",
        "Blue (you)",
        "schools, health",
        "Voters in the North care about health.",
    ):
        assert word in text(plain)
        assert word in text(rich)
    assert "\x1b[" in text(rich)
    assert "\x1b[" not in text(plain)


def test_without_a_terminal_nothing_is_drawn_in_colour() -> None:
    shown = screen(plain=False)
    shown.blocks([Heading(Message("view")), Line(Message("not-your-turn", {}, "pocket §2"))])
    assert text(shown) == "\n== The table ==\nYou have nothing to decide right now. [pocket §2]\n"


def test_brackets_in_words_are_not_markup() -> None:
    shown = screen(plain=False, out=Tty())
    shown.write("[red] herring [/]")
    shown.options([("1", "[bold]")])
    assert "[red] herring [/]" in text(shown)
    assert "[bold]" in text(shown)


# -- playing --


def test_a_whole_game_alone_against_bots(sit: Sit, tmp_path: Path) -> None:
    # Bids, meetings in two steps with a confirmation, cards; more lines than needed do not matter.
    table = sit("2\n1 1\n\n1\n0\n0 0\n\n1\n" + "1\n" * 5)
    assert table.run()
    said = text(table.screen)
    assert "Red bid 2." in said
    assert "1 in the North, 1 in the South. Press Enter to do this" in said
    assert "== The game is over ==" in said
    assert "Place" in said
    assert not table.screen.say.missing
    record = (tmp_path / "game.jsonl").read_bytes()
    assert b'"result"' in record
    assert b'"seed"' in record


def test_a_refusal_names_the_section_and_asks_again(sit: Sit) -> None:
    table = sit("9\nwhy\nwhy 8\nnonsense\n\nq\n")
    assert not table.run()
    assert table.left
    said = text(table.screen)
    assert said.count("You can bid 5 at most. [pocket §2]") == 3
    assert "- 6 or more: You can bid 5 at most. [pocket §2]" in said
    assert "I do not know “nonsense”" in said
    assert table.match.n == len(table.match.lines)
    assert not any(line.seat == 0 for line in table.match.lines)


def test_commands(sit: Sit) -> None:
    table = sit("?\nt\nn\nr\nrules 4.1\nb\nu\no\n1\n?\n2\nb\n3\nd\nu\n2 2\nmaybe\nb\nq\n")
    assert not table.run()
    said = text(table.screen)
    assert said.count("== What you can type ==") == 2
    assert said.count("Round 1 of 2") == 3
    assert said.count("You are dealt two cards") == 2
    assert "# rules of pocket §2" in said
    assert "# rules of 4.1" in said
    assert said.count("There is nothing to take back.") == 2
    assert "I do not know “o”" in said
    assert said.count("Meetings in the South") == 3
    assert "The choice is not finished." in said
    assert "I do not know “maybe”" in said


def test_what_is_this(sit: Sit) -> None:
    """By its id, by its name, and what is asked about; with what it means now."""
    table = sit("? card:2\n? funds\n? this\n? unicorn\nq\n")
    table.run()
    said = text(table.screen)
    assert "Smear (pocket §4.2)" in said
    assert "Each party starts with 10" in said
    assert "- funds: Red: 10, Blue: 10, Green: 10" in said
    assert "Order of play (pocket §2)" in said
    assert "nothing called unicorn" in said


def test_without_rules_text(sit: Sit) -> None:
    table = sit("r\nr 77\n")
    table.rules = lambda section: ""
    table.run()
    assert "There is no rules text for this." in text(table.screen)
    assert "There is no section “77”" in text(table.screen)


def test_leaving_and_going_on(sit: Sit) -> None:
    first = sit("2\nq\n")
    assert not first.run()
    first.journal.close()
    second = sit("1 1\n\n1\n0\n0 0\n\n1\n" + "1\n" * 5)
    assert second.match.n == first.match.n
    assert second.run()


def test_the_end_of_the_input_leaves_too(sit: Sit) -> None:
    table = sit("2\n")
    assert not table.run()
    assert table.left


def test_an_interrupt_is_not_a_wish(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit("2\n")

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(table.screen, "ask", interrupted)
    assert not table.run()
    assert not table.left


def test_a_curtain_falls_between_people(sit: Sit) -> None:
    table = sit("\n2\n\n3\n", people=(0, 1), players=2)
    table.run()
    said = text(table.screen)
    first, second = said.index("It is Red's turn."), said.index("It is Blue's turn.")
    assert first < said.index("Red (you)") < second < said.index("Blue (you)")
    assert "Red bid" not in said[second : said.index("Blue (you)")]


def test_a_sealed_answer_can_be_changed_while_others_choose(sit: Sit) -> None:
    # Red bids 2, Blue hands the screen back, Red bids 4 instead, Blue bids 3.
    table = sit("c\n\n2\n\n?\nc\n\n4\n\n3\n\n", people=(0, 1), players=2)
    table.run()
    said = text(table.screen)
    assert "Red has changed their secret bid." in said
    assert "c: change a sealed answer while others are still choosing" in said
    assert [line.args for line in table.match.lines if line.kind == "bid"][:3] == [(2,), (4,), (3,)]
    assert "Red bid 4." in said
    assert "Red bid 2." not in said


def test_whose_answer_is_to_be_changed_is_asked(sit: Sit) -> None:
    table = sit("\n2\n\n3\n\nc\nc 2\n\n1\n", people=(0, 1, 2))
    table.run()
    assert "Whose sealed answer is to be changed? c 1: Red, c 2: Blue" in text(table.screen)
    assert [(line.seat, line.args) for line in table.match.lines if line.kind == "bid"] == [
        (0, (2,)),
        (1, (3,)),
        (1, (1,)),
    ]


def test_nobody_else_s_secrets_are_shown(sit: Sit) -> None:
    table = sit("2\n", people=(1,))
    table.run()
    said = text(table.screen)
    assert said.count("You are dealt two cards") == 1
    assert "Red is dealt two cards." in said


@pytest.mark.interpreted
def test_of_two_open_questions_either_can_be_answered(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit("o\n?\n4\n")
    both = [Decision(0, questions.BID, Range(0, 5)), Decision(0, questions.CARD, Range(3, 4))]
    monkeypatch.setattr(table, "next_decisions", lambda: both)
    monkeypatch.setattr(table, "people", [0])
    words: Any = table.words
    monkeypatch.setattr(
        words, "choice", lambda game, view, decision, args: Message("pick", {"value": args[0]})
    )
    assert table.answer(both) == (0, Action("card", (4,)))
    assert "You are also asked: Do you play a card?" in text(table.screen)
    assert "o: answer the other open question first" in text(table.screen)
    assert issubclass(Switch, Exception)


@pytest.mark.parametrize(
    ("winners", "viewer", "sentence"),
    [
        ([0], 0, "You win!"),
        ([0, 1], 1, "You share first place!"),
        ([2], 0, "Green wins."),
        ([1, 2], 0, "Blue, Green share first place."),
    ],
)
def test_the_verdict(sit: Sit, winners: list[int], viewer: int, sentence: str) -> None:
    table = sit("")
    assert table.screen.say(table.verdict(winners, viewer)) == sentence


def monkey(seed: int) -> Callable[[str], str]:
    """Types anything, often something that can be typed."""
    rng = seeded(seed, "monkey")
    oddities = [
        "b",
        "u",
        "?",
        "t",
        "n",
        "w",
        "why 3",
        "why x",
        "r",
        "r 4",
        "o",
        "x",
        "-1",
        "²",
        "1 2 3 4 5",
        "",
    ]

    def ask(prompt: str) -> str:
        n = rng.below(12)
        if n == 0:
            return oddities[rng.below(len(oddities))]
        if n < 4:
            return ["", "d", ""][n - 1]
        return " ".join(str(rng.below(8)) for _ in range(1 + rng.below(3) // 2))

    return ask


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_typed_the_game_goes_on_to_its_end(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    table = sit("", people=tuple(range(1 + seed % 3)))
    monkeypatch.setattr(table.screen, "ask", monkey(seed))
    assert table.run()
    assert not table.screen.say.missing


@pytest.mark.slow
@pytest.mark.parametrize("id", [title.id for title in hustings.titles() if not title.example])
def test_every_game_can_be_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    title = hustings.title(id)
    game = title.game(title.players[0])
    journal = Journal.create(tmp_path / "game.jsonl", game, SEED, [""] * game.players)
    bots = {seat: make("random", seeded(seat)) for seat in range(1, game.players)}
    shown = Screen(Translator("en", title), True, io.StringIO(), io.StringIO())
    monkeypatch.setattr(shown, "ask", monkey(1))
    try:
        assert Terminal(title, journal, [0], bots, shown).run()
    finally:
        journal.close()
    assert not shown.say.missing


# -- hints and what bots say --


def test_a_hint_names_answers_with_their_chance_and_the_reason(sit: Sit) -> None:
    table = sit("i\nhint\n2\nq\n")
    asked: list[str] = []

    def advice(view: Any, decision: Decision) -> list[Advised]:
        asked.append(decision.kind)
        found = hint(table.game, view, decision, playouts=30, evaluator=TITLE.evaluator)
        return [(each.action, each.chance, each.error, each.reason) for each in found]

    table.advice = advice
    assert not table.run()
    said = text(table.screen)
    assert len(asked) == 2
    assert asked[0] == asked[1]
    rows = [line for line in said.splitlines() if line.startswith("- ") and "wins about" in line]
    assert len(rows) in (4, 6)
    assert rows[: len(rows) // 2] == rows[len(rows) // 2 :]
    assert "± " in rows[0]


def test_without_advice_there_is_no_hint(sit: Sit) -> None:
    table = sit("i\nq\n")
    assert not table.run()
    assert "There is no hint for this." in text(table.screen)


def test_bots_tell_the_person_why_they_voted(tmp_path: Path) -> None:
    title = hustings.title("zoocracy")
    game = title.game(4)
    journal = Journal.create(tmp_path / "zoo.jsonl", game, "0a" * 32, [""] * 4)
    bots = {seat: make("greedy", seeded(seat), title) for seat in range(4)}
    shown = Screen(Translator("en", title), True, io.StringIO(), io.StringIO(""))
    table = Terminal(title, journal, [], bots, shown)
    table.people, table.heard = [0], {0: []}  # listens without playing
    assert table.run()
    journal.close()
    assert " says: It gives us a goal." in text(shown)
