"""How the classic editions speak: questions, answers and news. The table itself is in ``text.py``."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Decision, Seat, seat_after
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.role import unshift
from hustings.core.thing import Thing
from hustings.core.words import Block, Words, listed
from hustings.games.die_macher.classic import events, frames, questions, things
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.conference import card_on
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import ClassicState, ClassicView
from hustings.games.die_macher.classic.tables import KEY_ISSUE, LINES, MEDIA_SWAP, OWN_TREND, VOTES
from hustings.games.die_macher.classic.text import (
    board_name,
    cabinet_cost,
    cabinet_name,
    card_name,
    counted,
    heading,
    party_name,
    seat_name,
    state_name,
    tabled,
    topic_name,
)
from hustings.games.die_macher.classic.what_if import average
from hustings.games.die_macher.common.cards import NOTHING
from hustings.mechanisms.sealed import CHANGED, CHOSEN

Args = tuple[int, ...]


class ClassicWords(Words):
    prefix = "classic"
    family = "macher"
    overview = (
        ("goal", ("points", "member", "national-board")),
        ("votes", ("factor", "seats", "coalition")),
        (
            "moves",
            (
                "programme",
                "opinion",
                "popularity",
                "meeting",
                "media",
                "control",
                "poll",
                "cabinet",
                "money",
            ),
        ),
    )
    count = ("converted", "seats", "won")
    later = frozenset(("party", "bid", "raise", "cabinet", "coalition", "consent", "convert", "media"))

    def seat(self, game: Classic, seat: Seat) -> Message:
        return Message("classic-player", {"number": seat + 1})

    def name(self, game: Classic, view: ClassicView, role: str, value: int) -> Value:
        if role == "seat":
            return seat_name(game, view, value)
        if role == "state":
            return state_name(game, value)
        if role == "board":
            return board_name(game, view, value)
        if role == "card":
            return card_name(game, value)
        if role == "slot":
            top = view.stack[-1]
            board = view.boards[top.args[0] if top.kind in (frames.EXCHANGE, frames.MAJORITY) else 0]
            return card_name(game, board.opinions[value])
        return self.rarer(game, view, role, value)

    def rarer(self, game: Classic, view: ClassicView, role: str, value: int) -> Value:
        if role == "party":
            return party_name(game, value)
        if role == "topic":
            return topic_name(game, value)
        if role == "cabinet":
            return cabinet_name(game, value)
        if role == "donation":
            return game.tables.donation_amounts[value]
        if role == "poll":
            return poll_lines(game, view, value, list(range(game.players)))
        if role == "lines":
            return listed([line_name(line) for line in game.tables.sheet_lines[value]])
        if role == "extra":
            media, members = game.tables.sheet_media[value], game.tables.sheet_members[value]
            return Message("classic-second-offer", {"media": media, "members": members})
        if role in ("round", "space"):
            return value + 1
        return value

    # -- questions --

    def ask(self, game: Classic, view: ClassicView, decision: Decision) -> Message:
        top = view.stack[-1]
        values = self.labels(game, view, game.phases[top.kind].args, top.args)
        if decision.question is questions.ACTION:
            values["card"] = cabinet_name(game, acting_card(view, decision.seat))
        elif decision.question is questions.RAISE:
            values["high"] = view.auction.high
        elif decision.question is questions.PUBLISH:
            values["poll"] = self.name(game, view, "poll", view.poll)
        elif decision.question is questions.CONSENT:
            values["seat"] = seat_name(game, view, seat_after(view.start, top.step, game.players))
        elif top.kind == frames.MAJORITY:
            return Message("classic-ask-majority", values)
        elif top.kind == frames.PRIVILEGE:
            values["board"] = board_name(game, view, 0)
        if decision.question is questions.CONVERT and view.stack[-1].args == (0,):
            return Message("classic-ask-convert-voting", values)
        return Message(f"classic-ask-{decision.kind}", values)

    def step(self, game: Classic, view: ClassicView, decision: Decision, prefix: Args) -> Message:
        kind, n = decision.kind, len(prefix)
        if kind in ("meetings", "cabinet"):
            return Message(f"classic-step-{kind}", {"state": board_name(game, view, n)})
        if kind == "discard":
            return Message("classic-step-discard", {"card": card_name(game, n)})
        if kind == "sheet":
            return sheet_step(game, prefix)
        if n and kind in ("change", "exchange", "national-opinion", "action", "donation", "raise", "publish"):
            return Message(f"classic-step-{kind}")
        return self.ask(game, view, decision)

    # -- answers --

    def choice(self, game: Classic, view: ClassicView, decision: Decision, args: Args) -> Message:
        said = super().choice(game, view, decision, args)
        question, values = decision.question, said.values
        if question is questions.SHEET:
            return Message(said.id, {"what": sheet_words(game, view, question.read(args))})
        if question in (questions.MEETINGS, questions.CABINET, questions.DISCARD):
            return some(said.id, "what", self.parts(game, view, decision, args))
        if question is questions.PUBLISH:
            return some(said.id, "lines", [poll_line(game, view, view.poll, seat) for seat in args])
        if question is questions.DONATION:
            brings = donation_brings(game, question.read(args)["donation"])
            return Message(said.id if question.read(args)["accept"] else f"{said.id}-none", brings)
        if question is questions.ACTION and len(args) > 1:
            action = self.pick(game, view, decision, (), args[0])
            return Message(
                said.id, {"action": action, "target": self.pick(game, view, decision, args[:1], args[1])}
            )
        if question is questions.CHANGE and len(args) > 1:
            out = card_on(view.programmes[decision.seat], args[1])
            values = values | {"out": card_name(game, out)}
            return Message(f"{said.id}-same" if values["card"] == values["out"] else said.id, values)
        if question is questions.EXCHANGE and len(args) > 1 and values["card"] == values["slot"]:
            return Message(f"{said.id}-same", values)
        if question is questions.NATIONAL_OPINION and len(args) > 1:
            return Message(said.id, values | {"out": card_name(game, view.national[args[1]])})
        if len(args) > 1 or question in (questions.BID, questions.CONVERT):
            return said
        return self.pick(game, view, decision, (), args[0])

    def parts(self, game: Classic, view: ClassicView, decision: Decision, args: Args) -> list[Value]:
        """The items of an answer that gives a number or a card for each of several places."""
        parts: list[Value] = []
        for i in range(len(args)):
            if not args[i]:
                continue
            if decision.question is questions.DISCARD:
                card = card_name(game, i)
                parts.append(
                    card if args[i] == 1 else Message("classic-number-of", {"number": args[i], "what": card})
                )
            elif decision.question is questions.MEETINGS:
                parts.append(number_in(game, view, args[i], i))
            else:
                card = cabinet_name(game, unshift(args[i]))
                parts.append(Message("classic-card-in", {"card": card, "state": board_name(game, view, i)}))
        return parts

    def pick(self, game: Classic, view: ClassicView, decision: Decision, prefix: Args, value: int) -> Message:
        question = decision.question
        role = question.answer.role_at(len(prefix), len(prefix) + 1)
        if value < role.base:
            return Message(f"classic-pick-{question.kind}-no")
        if role.name == "flag":
            return Message(f"classic-pick-{question.kind}-{'yes' if value else 'no'}")
        if question is questions.CABINET:
            return cabinet_cost(game, unshift(value))
        if question is questions.ACTION:
            return self.action_words(game, view, decision, prefix, value)
        if question is questions.DONATION:
            return Message("classic-pick-donation", donation_brings(game, value))
        if question is questions.PUBLISH:
            return poll_line(game, view, view.poll, value)
        if role.name == "space":
            return card_name(game, view.national[value])
        return super().pick(game, view, decision, prefix, value)

    def action_words(
        self, game: Classic, view: ClassicView, decision: Decision, prefix: Args, value: int
    ) -> Message:
        (i,) = view.stack[-1].args
        printed = game.tables.cabinet_actions[acting_card(view, decision.seat)]
        if prefix:
            if printed[prefix[0]][0] == KEY_ISSUE:
                return card_name(game, view.boards[i].opinions[value])
            return seat_name(game, view, value)
        kind, number = printed[value]
        if kind == VOTES:
            return Message("classic-action-votes", {"number": number})
        if kind == KEY_ISSUE:
            off = view.boards[i].key_slot != NOTHING
            return Message("classic-action-key-off" if off else "classic-action-key")
        if kind == MEDIA_SWAP:
            return Message("classic-action-swap")
        name = "classic-action-trend" if kind == OWN_TREND else "classic-action-rival"
        return Message(name, {"number": number})

    # -- news --

    def news(self, game: Classic, view: ClassicView, event: Event) -> Message:
        said = super().news(game, view, event)
        kind, values = event.declared, said.values
        if kind is CHOSEN or kind is CHANGED:
            return Message(f"classic-news-{event.kind}", values)
        if (kind is events.CHANGED or kind is events.EXCHANGED) and event["card"] == event["out"]:
            return Message(f"{said.id}-same", values)
        if kind is events.PARTY:
            return Message(said.id, values | {"player": event["seat"] + 1})
        if kind is events.REVEALED_SHEET:
            return Message(said.id, values | {"what": sheet_words(game, view, event.named())})
        if kind is events.PLACED:
            return Message("classic-news-placed" if event["boards"] else "classic-news-placed-none", values)
        if kind is events.DISCARDED:
            return some(said.id, "cards", counted(game, event["cards"]), values)
        if kind is events.MEETINGS:
            meetings = event["meetings"]
            held: list[Value] = [
                number_in(game, view, meetings[i], i) for i in range(len(meetings)) if meetings[i]
            ]
            return some(said.id, "meetings", held, values)
        if kind is events.TREND:
            own = "-own" if event["other"] == event["seat"] else ""
            return Message(said.id + own, values | {"trend": signed(event["trend"])})
        if kind is events.PUBLISHED:
            return Message(said.id, values | {"lines": poll_lines(game, view, event["poll"], event["seats"])})
        return election_news(game, view, event, said)

    def place(self, game: Classic, view: ClassicView, place: str) -> Message | None:
        kind, _, number = place.partition(":")
        if kind == "state":
            return board_name(game, view, int(number))
        return Message("classic-place-national") if kind == "national" else None

    def things(self, game: Classic) -> list[Thing]:
        return things.things(game)

    def thing_of(self, game: Classic) -> dict[str, str]:
        return things.QUESTIONS

    def thing_now(self, game: Classic, view: ClassicView, thing: Thing) -> list[Message]:
        return things.own_now(game, view, thing) + super().thing_now(game, view, thing)

    def account(
        self, game: Classic, state: ClassicState, events: list[Event]
    ) -> list[tuple[Message, list[int]]]:
        """The lines of the final account."""
        names = ("seats", "media", "members", "bonus", "opinions", "dominant")
        columns = zip(*scores(game, state), strict=True)
        return [
            (Message(f"classic-head-{name}"), list(points))
            for name, points in zip(names, columns, strict=True)
        ]

    def heading(self, game: Classic, view: ClassicView) -> Message:
        return heading(game, view)

    def table(self, game: Classic, view: ClassicView) -> list[Block]:
        return tabled(game, view)


def election_news(game: Classic, view: ClassicView, event: Event, said: Message) -> Message:
    """How a state has voted, and what its winner makes of it; other news as they are ``said``."""
    if event.declared is events.COUNTED or event.declared is events.SEATS:
        name = "votes" if event.declared is events.COUNTED else "seats"
        numbers = event[name]
        parts: list[Value] = [
            Message("classic-number-for", {"number": numbers[seat], "party": seat_name(game, view, seat)})
            for seat in range(len(numbers))
        ]
        return Message(said.id, said.values | {name: listed(parts)})
    if event.declared is events.WON:
        values = said.values
        if event["votes"] is None:  # as it was told before
            return Message(f"{said.id}-narrowly" if event["narrow"] else said.id, values)
        side = "party" if event["partner"] == NOTHING else "coalition"
        return Message(f"{said.id}-{side}-{'tied' if event['narrow'] else 'most'}", values)
    if event.declared is events.NATIONAL_OPINION:
        if event["strength"] > 1:
            return Message("classic-news-dominant", said.values)
        if event["replaced"] != NOTHING:
            return Message("classic-news-national-opinion-instead", said.values)
    return said


def some(id: str, name: str, items: list[Value], values: dict[str, Value] | None = None) -> Message:
    """A sentence about several things, or the one for none of them."""
    return (
        Message(id, {**(values or {}), name: listed(items)}) if items else Message(f"{id}-none", values or {})
    )


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def donation_brings(game: Classic, card: int) -> dict[str, Value]:
    """What a donation brings, and how many members it costs or turning it down brings, as dice fall on average."""
    return {
        "donation": game.tables.donation_amounts[card],
        "loss": average(game, game.tables.donation_accept[card], True),
        "gain": average(game, game.tables.donation_refuse[card], False),
    }


def number_in(game: Classic, view: ClassicView, number: int, board: int) -> Message:
    return Message("classic-number-in", {"number": number, "state": board_name(game, view, board)})


def acting_card(view: ClassicView, seat: Seat) -> int:
    """The cabinet card that is carried out now."""
    (board,) = view.stack[-1].args
    return unshift(view.played[seat][board])


def poll_line(game: Classic, view: ClassicView, poll: int, seat: Seat) -> Message:
    change = game.tables.polls[poll][view.party[seat]]
    return Message("classic-line", {"party": seat_name(game, view, seat), "change": signed(change)})


def poll_lines(game: Classic, view: ClassicView, poll: int, seats: list[Seat]) -> Value:
    return listed([poll_line(game, view, poll, seat) for seat in seats])


# -- the sheet --


def line_name(line: int) -> Message:
    return Message(f"classic-line-{LINES[line]}")


def sheet_step(game: Classic, prefix: Args) -> Message:
    if not prefix:
        return Message("classic-step-sheet-first")
    lines = game.tables.sheet_lines[prefix[0]]
    if len(prefix) <= len(lines):
        return Message(f"classic-step-sheet-{LINES[lines[len(prefix) - 1]]}")
    if len(prefix) == len(lines) + 1:
        return Message("classic-step-sheet-second")
    return Message("classic-step-sheet-media")


def sheet_words(game: Classic, view: ClassicView, sheet: dict[str, Any]) -> Value:
    tables = game.tables
    parts: list[Value] = []
    for line, place in zip(tables.sheet_lines[sheet["lines"]], ("first", "second", "third"), strict=True):
        where = board_name(game, view, sheet[place])
        parts.append(Message("classic-line-in", {"line": line_name(line), "state": where}))
    for board in sheet["media"]:
        parts.append(Message("classic-marker-in", {"state": board_name(game, view, board)}))
    members = tables.sheet_members[sheet["extra"]]
    if members:
        parts.append(Message("classic-members", {"members": members}))
    return listed(parts)
