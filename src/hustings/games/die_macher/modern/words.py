"""How the 2019 edition speaks: questions, answers and news. ``text.py`` has the table, ``names.py`` the names."""

from __future__ import annotations

from hustings.core.action import Decision, Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.role import unshift
from hustings.core.words import Block, Words
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import events, frames, questions
from hustings.games.die_macher.modern.actions import ACTS, DOUBLE, MEDIA_SWAP, Act
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.names import Names, all_of, say
from hustings.games.die_macher.modern.phases.politicians import acts_of, swap_places, swap_rival
from hustings.games.die_macher.modern.rules import in_play, votes_for
from hustings.games.die_macher.modern.scoring import media_points, money_points
from hustings.games.die_macher.modern.state import IN_HAND, SLOTS, ModernState, ModernView
from hustings.games.die_macher.modern.text import heading, table
from hustings.mechanisms.sealed import CHOSEN

Args = tuple[int, ...]


class ModernWords(Words):
    prefix = "dm19"
    family = "macher"

    def name(self, game: Modern, view: ModernView, role: str, value: int) -> Value:
        return Names(game, view).of(role, value)

    # -- questions --

    def ask(self, game: Modern, view: ModernView, decision: Decision) -> Message:
        names = Names(game, view)
        question = decision.question
        said = super().ask(game, view, decision)
        frame = view.stack[-1]
        if question in ACTIONS:
            card = acting(view)
            values: dict[str, Value] = {
                "board": names.board(place(game, view)),
                "politician": names.politician(card),
                "cost": game.tables.politicians[card].cost,
            }
        elif question in (questions.INFLUENCE, questions.CONVERT):
            values = {"board": names.board(place(game, view))}
        elif question is questions.POLL_BID:
            values = {"board": names.board(place(game, view)), "party": names.party(view.poll_back)}
        elif question is questions.PUBLISH:
            values = {"board": names.board(place(game, view)), "poll": names.poll(view.polls.index(IN_HAND))}
        elif question is questions.RAISE:
            values = {"high": view.auction.high}
        elif question is questions.DRAFT:
            values = {"number": frame.step + 1}
        else:
            return said
        return Message(said.id, values)

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
            return say("step-influence", {"card": names.opinion(place(game, view), unshift(prefix[0]))})
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
        if question is questions.PACKAGE and not prefix:
            return say("package", {"package": value + 1, "parts": all_of(names.symbols(value))})
        if question is questions.MEETINGS:
            return say("do-meetings-one", {"count": value, "cost": game.tables.meeting_cost[value]})
        if question is questions.SEND and not value:
            return say("do-send-nobody")
        if question is questions.DONATION and not prefix:
            return say("donation", {"donation": names.of("donation", value)})
        if question is questions.INFLUENCE and not prefix:
            return names.opinion(place(game, view), unshift(value)) if value else say("do-influence-pass")
        if question in NAMED:
            return super().pick(game, view, decision, prefix, value)
        return self.choice(game, view, decision, (*prefix, value))

    def choice(self, game: Modern, view: ModernView, decision: Decision, args: Args) -> Message:
        names = Names(game, view)
        question = decision.question
        said = super().choice(game, view, decision, args)
        first = args[0] if args else NOTHING
        if question in (questions.TAKE, questions.PAY, questions.PUBLISH):
            return Message(f"{said.id}-{first}")
        if question in (questions.RAISE, questions.POLL_BID, questions.MEDIA) and not first:
            return say("do-pass")
        if question in (questions.RAISE, questions.POLL_BID):
            return say("do-bid", said.values)
        if question is questions.DONATION:
            amount, loss, gain = game.tables.donations[first]
            if args[1]:
                return say("do-donation-accept", {"amount": amount, "loss": -loss})
            return say("do-donation-refuse", {"amount": amount, "gain": gain})
        if question is questions.CONVERT:
            return self.convert(game, view, decision.seat, first)
        if question in (questions.MAIN, questions.SECONDARY):
            return self.act(game, view, first, args[1] if len(args) > 1 else NOTHING)
        if question is questions.PACKAGE:
            return say("do-package", {"package": first + 1, "parts": names.package(first, list(args[1:]))})
        if question is questions.SWAP:
            return say("do-swap", {"swaps": names.swaps(list(args))}) if args else say("do-swap-nothing")
        if question is questions.MEETINGS:
            cost = sum([game.tables.meeting_cost[n] for n in args])
            if not cost:
                return say("do-meetings-none")
            return say("do-meetings", {"parts": names.counts(list(args)), "cost": cost})
        if question is questions.SEND:
            return say("do-send", {"parts": names.envoys(list(args))}) if any(args) else say("do-send-nobody")
        if question is questions.INFLUENCE:
            if not first:
                return say("do-influence-pass")
            out = names.opinion(place(game, view), unshift(first))
            return say("do-influence", {"out": out, "in": names.card(args[1])})
        return said

    def convert(self, game: Modern, view: ModernView, seat: Seat, meetings: int) -> Message:
        if not meetings:
            return say("do-convert-nothing")
        region = view.regions[place(game, view)]
        gained = votes_for(region, view.programmes[seat], seat, meetings)
        return say("do-convert", {"meetings": meetings, "votes": gained})

    def act(self, game: Modern, view: ModernView, option: int, detail: int) -> Message:
        """An action of a politician, with its target where it has been chosen."""
        if not option:
            return say("do-no-action")
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
        return say("do-double-place", {"card": names.opinion(place(game, view), detail)})

    # -- news --

    def news(self, game: Modern, view: ModernView, event: Event) -> Message:
        names = Names(game, view)
        kind = event.declared
        said = super().news(game, view, event)
        values = said.values
        if kind is CHOSEN:
            return say("news-committed", values)
        if kind in (events.MAIN, events.SECONDARY):
            return self.acted(game, event, values)
        if kind in (events.RAISE, events.POLL_BID):
            return say("news-raise" if event["amount"] else "news-pass", values)
        if kind is events.TAKE:
            return Message(f"{said.id}-{event['how']}", values)
        if kind is events.PAID:
            return Message(f"{said.id}-{event['paid']}", values)
        if kind is events.DONATION:
            return Message(f"{said.id}-{event['accepted']}", values)
        if kind is events.CONVERTED and not event["meetings"]:
            return say("news-converted-nothing", values)
        if kind is events.INFLUENCE and not event["slot"]:
            return say("news-influence-pass", values)
        if kind is events.SENT and not event["boards"]:
            return say("news-sent-nobody", values)
        if kind is events.SWAP and not event["cards"]:
            return say("news-swap-nothing", values)
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
            values = {"number": event["round"] + 1, "rounds": game.length.rounds()}
        return Message(said.id, values)

    def acted(self, game: Modern, event: Event, values: dict[str, Value]) -> Message:
        """An action of a politician, or none."""
        if not event["act"]:
            return say("news-no-action", values)
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


ACTIONS = (questions.PAY, questions.MAIN, questions.SECONDARY)
# Questions of several picks that are the names of what is picked
NAMED = (
    questions.PROGRAMME,
    questions.COMPLETE,
    questions.SWAP,
    questions.SEND,
    questions.PACKAGE,
    questions.INFLUENCE,
)


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


def place(game: Modern, view: ModernView) -> int:
    """The board that the question is about."""
    frame = view.stack[-1]
    boards = in_play(view.regions, view.ballot)
    if frame.kind == frames.INFLUENCE:
        return boards[frame.step]
    if frame.kind == frames.CONVERSION:
        return boards[len(boards) - 1 - frame.step // game.players]
    board: int = game.phases[frame.kind].args.get(frame.args, "board")
    return board
