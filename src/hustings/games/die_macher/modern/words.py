"""How the 2019 edition speaks: questions, answers and news. ``text.py`` has the table, ``names.py`` the names."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.role import unshift
from hustings.core.space import Args
from hustings.core.thing import Thing
from hustings.core.words import Block, Words
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import events, frames, questions, things
from hustings.games.die_macher.modern.actions import ACTS, DOUBLE, MEDIA_SWAP, Act
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.insights import board_in_question
from hustings.games.die_macher.modern.names import Names, say
from hustings.games.die_macher.modern.phases.politicians import acts_of, swap_places, swap_rival
from hustings.games.die_macher.modern.rules import votes_for
from hustings.games.die_macher.modern.scoring import media_points, money_points
from hustings.games.die_macher.modern.spaces import Platform
from hustings.games.die_macher.modern.state import IN_HAND, SLOTS, ModernState, ModernView
from hustings.games.die_macher.modern.text import heading, table
from hustings.mechanisms.sealed import CHANGED, CHOSEN

# Questions whose picks are plain names
LISTED = (questions.PROGRAMME, questions.COMPLETE, questions.SWAP, questions.SEND)
# The answer that does nothing, by kind of question
DO_NOTHING = {
    **dict.fromkeys(("raise", "poll-bid"), "do-pass"),
    "media": "do-media-pass",
    **dict.fromkeys(("main", "secondary"), "do-no-action"),
    "swap": "do-swap-nothing",
    "meetings": "do-meetings-none",
    "send": "do-send-nobody",
    "influence": "do-influence-pass",
    "convert": "do-convert-nothing",
}
# By kind of event, the field that is 0 or empty when nothing was done, and the sentence for it
NOTHING_DONE = {
    **dict.fromkeys(("raise", "poll-bid"), ("amount", "news-pass")),
    **dict.fromkeys(("main", "secondary"), ("act", "news-no-action")),
    "swap": ("cards", "news-swap-nothing"),
    "meetings": ("cost", "news-meetings-none"),
    "sent": ("boards", "news-sent-nobody"),
    "influence": ("slot", "news-influence-pass"),
    "converted": ("meetings", "news-converted-nothing"),
}
# Events with a sentence for each value of a field
ANSWERED = {"take": "how", "paid": "paid", "donation": "accepted", "won": "how"}

# Events that tell more than they once did: by kind, the field that old records of them lack
TOLD_SINCE = {"influence": "out", "left": "region"}


class ModernWords(Words):
    prefix = "dm19"
    family = "macher"
    overview = (
        ("goal", ("points", "base", "national-board")),
        ("votes", ("factor", "trend", "seats", "coalition")),
        ("moves", ("programme", "opinion", "meeting", "media", "control", "poll", "politicians", "money")),
    )
    count = ("converted", "vote-points", "won")
    later = frozenset(("party", "bid", "raise", "poll-bid", "take", "media", "send", "pay", "convert"))

    def name(self, game: Modern, view: ModernView, role: str, value: int) -> Value:
        return Names(game, view).of(role, value)

    def place(self, game: Modern, view: ModernView, place: str) -> Message | None:
        kind, _, number = place.partition(":")
        if kind == "state":
            return Names(game, view).board(int(number))
        return say("place-national") if kind == "national" else None

    def things(self, game: Modern) -> list[Thing]:
        return things.things(game)

    def thing_of(self, game: Modern) -> dict[str, str]:
        return things.QUESTIONS

    def thing_now(self, game: Modern, view: ModernView, thing: Thing) -> list[Message]:
        return things.own_now(game, view, thing) + super().thing_now(game, view, thing)

    # -- questions --

    def ask(self, game: Modern, view: ModernView, decision: Decision) -> Message:
        names = Names(game, view)
        question = decision.question
        said = super().ask(game, view, decision)
        board = board_in_question(game, view)
        if board != NOTHING:
            said.values["board"] = names.board(board)
        if question in (questions.PAY, questions.MAIN, questions.SECONDARY):
            card = acting(view)
            said.values["politician"] = names.politician(card)
            said.values["cost"] = game.tables.politicians[card].cost
        elif question is questions.POLL_BID:
            said.values["party"] = names.party(view.poll_back)
        elif question is questions.PUBLISH:
            said.values["poll"] = names.poll(view.polls.index(IN_HAND))
        elif question is questions.RAISE:
            said.values["high"] = view.auction.high
        elif question is questions.DRAFT:
            said.values["number"] = view.stack[-1].step + 1
        elif isinstance(decision.space, Platform):
            return Message(f"{said.id}-so-many", {"count": decision.space.size})
        return said

    def step(self, game: Modern, view: ModernView, decision: Decision, prefix: Args) -> Message:
        names = Names(game, view)
        question = decision.question
        if question in (questions.MEETINGS, questions.SEND):
            return say(f"step-{question.kind}", {"board": names.board(len(prefix))})
        if not prefix:
            return self.ask(game, view, decision)
        if question is questions.PACKAGE:
            return say("step-package", {"symbol": names.symbols(prefix[0])[len(prefix) - 1]})
        if question is questions.SWAP:
            return say("step-swap-out" if len(prefix) % 2 else "step-swap-in")
        if question is questions.INFLUENCE:
            return say(
                "step-influence", {"card": names.opinion(board_in_question(game, view), unshift(prefix[0]))}
            )
        if question is questions.DONATION:
            return say("step-donation", {"donation": names.of("donation", prefix[0])})
        if question in (questions.MAIN, questions.SECONDARY):
            act = offered(game, view)[unshift(prefix[0])]
            return say("step-double" if act.kind == DOUBLE else "step-media-swap")
        return self.ask(game, view, decision)

    # -- answers --

    def pick(self, game: Modern, view: ModernView, decision: Decision, prefix: Args, value: int) -> Message:
        names = Names(game, view)
        question = decision.question
        if question is questions.MEETINGS:
            if value >= len(game.tables.meeting_cost):  # more than any region holds
                return Message("pick", {"value": value})
            return say("do-meetings-one", {"count": value, "cost": game.tables.meeting_cost[value]})
        if question is questions.SEND and not value:
            return say("do-send-nobody")
        if question in LISTED or (prefix and question in (questions.PACKAGE, questions.INFLUENCE)):
            return super().pick(game, view, decision, prefix, value)
        if question is questions.PACKAGE:
            return say("package", {"package": value + 1, "parts": names.contents(value)})
        if question is questions.DONATION and not prefix:
            return say("donation", {"donation": names.of("donation", value)})
        if question is questions.INFLUENCE and value:
            return names.opinion(board_in_question(game, view), unshift(value))
        return self.choice(game, view, decision, (*prefix, value))

    def choice(self, game: Modern, view: ModernView, decision: Decision, args: Args) -> Message:
        names = Names(game, view)
        question = decision.question
        nothing = not args if question is questions.SWAP else not any(args)
        if nothing and question.kind in DO_NOTHING:
            return say(DO_NOTHING[question.kind])
        said = super().choice(game, view, decision, args)
        values = said.values
        if question in (questions.TAKE, questions.PAY, questions.PUBLISH):
            return Message(f"{said.id}-{args[0]}")
        if question in (questions.RAISE, questions.POLL_BID):
            return say("do-bid", values)
        if question is questions.DONATION:
            _, loss, gain = game.tables.donations[args[0]]
            values.update({"loss": -loss, "gain": gain})
            return Message(f"{said.id}-{'accept' if args[1] else 'refuse'}", values)
        if question in (questions.MAIN, questions.SECONDARY):
            return self.act(game, view, args[0], args[1] if len(args) > 1 else NOTHING)
        if question is questions.PACKAGE:
            values["parts"] = names.package(args[0], list(args[1:]))
        elif question is questions.SWAP:
            values["swaps"] = names.swaps(list(args))
        elif question is questions.MEETINGS:
            values["parts"] = names.counts(list(args))
            values["cost"] = sum([game.tables.meeting_cost[n] for n in args])
        elif question is questions.SEND:
            values["parts"] = names.envoys(list(args))
        else:
            self.here(game, view, decision, args, values)
        return said

    def here(
        self, game: Modern, view: ModernView, decision: Decision, args: Args, values: dict[str, Value]
    ) -> None:
        """What an answer means on the board in question."""
        if decision.question is questions.INFLUENCE:
            values["out"] = Names(game, view).opinion(board_in_question(game, view), unshift(args[0]))
        elif decision.question is questions.CONVERT:
            region, seat = view.regions[board_in_question(game, view)], decision.seat
            values["votes"] = votes_for(region, view.programmes[seat], seat, args[0])

    def act(self, game: Modern, view: ModernView, option: int, detail: int) -> Message:
        """An action of a politician, with its target where it has been chosen."""
        names = Names(game, view)
        act = offered(game, view)[unshift(option)]
        values: dict[str, Value] = {"amount": act.amount}
        if detail == NOTHING:
            return say(f"act-{act_name(act.kind)}", values)
        if act.kind == MEDIA_SWAP:
            values["other"] = names.seat(swap_rival(detail))
            return say("do-media-swap-place" if swap_places(detail) else "do-media-swap", values)
        if detail == SLOTS:
            return say("do-double-remove")
        return say("do-double-place", {"card": names.opinion(board_in_question(game, view), detail)})

    # -- news --

    def news(self, game: Modern, view: ModernView, event: Event) -> Message:
        said = super().news(game, view, event)
        if event.declared is CHOSEN or event.declared is CHANGED:
            return say(f"news-{event.kind}", said.values)
        if event.kind in NOTHING_DONE and not event[NOTHING_DONE[event.kind][0]]:
            return say(NOTHING_DONE[event.kind][1], said.values)
        if event.kind in TOLD_SINCE and event[TOLD_SINCE[event.kind]] is not None:
            return Message(f"{said.id}-told", said.values)
        if event.kind in ANSWERED and event[ANSWERED[event.kind]] is not None:
            return Message(f"{said.id}-{event[ANSWERED[event.kind]]}", said.values)
        if event.declared is events.POLL_BID:
            return say("news-raise", said.values)
        if event.declared in (events.MAIN, events.SECONDARY):
            return self.acted(game, event, said.values)
        self.complete(game, Names(game, view), event, said.values)
        return said

    def complete(self, game: Modern, names: Names, event: Event, values: dict[str, Value]) -> None:
        """What sentences say beyond the names of their fields."""
        kind = event.declared
        if kind is events.SENT and event["politicians"]:
            values["parts"] = names.envoys(event["politicians"])
        elif kind is events.SWAP:
            values["swaps"] = names.swaps(event["cards"])
        elif kind is events.MEETINGS:
            values["parts"] = names.counts(event["meetings"])
        elif kind is events.PACKAGE:
            values["parts"] = names.package(event["package"], event["boards"])
        elif kind is events.PARTY:
            values["number"] = event["seat"] + 1
        elif kind is events.PRESENCE:
            values["points"] = game.tables.media_points[game.length.first_space + event["election"]]
        elif kind is events.ROUND:
            values["rounds"] = game.length.rounds()

    def acted(self, game: Modern, event: Event, values: dict[str, Value]) -> Message:
        """An action of a politician."""
        kind = unshift(event["act"])
        politician = game.tables.politicians[event["politician"]]
        for act in (politician.main,) if event.declared is events.MAIN else politician.secondary:
            if act.kind == kind:
                values["amount"] = abs(act.amount)
        if kind == MEDIA_SWAP:
            return say("news-media-swap-place" if event["placed"] else "news-media-swap", values)
        if kind == DOUBLE:
            return say("news-double-place" if event["placed"] else "news-double-remove", values)
        return say(f"news-act-{act_name(kind)}", values)

    # -- table --

    def account(
        self, game: Modern, state: ModernState, events: list[Event]
    ) -> list[tuple[Message, list[int]]]:
        """The lines of the final count."""
        return [
            (say("head-vote-points"), state.vote_points[:]),
            (say("head-win-points"), state.win_points[:]),
            (say("head-media-points"), [media_points(game, presence) for presence in state.presence]),
            (say("head-base"), state.base[:]),
            (say("head-money"), money_points(state.money, game.tables.money_points)),
        ]

    def heading(self, game: Modern, view: ModernView) -> Message:
        return heading(game, view)

    def table(self, game: Modern, view: ModernView) -> list[Block]:
        return table(game, view)


def act_name(kind: int) -> str:
    return ACTS[kind].replace("_", "-")


def acting(view: ModernView) -> int:
    """The politician whose turn it is to be paid for or to act."""
    frame = view.stack[-1]
    turn = frame.step if frame.kind == frames.PAYING else frame.step // 2
    return view.regions[frame.args[0]].row_cards[turn]


def offered(game: Modern, view: ModernView) -> tuple[Act, ...]:
    """What this politician can do now."""
    return acts_of(game.tables.politicians[acting(view)], view.stack[-1].step)
