"""How the classic editions speak: questions, answers and news. The table itself is in ``text.py``."""

from __future__ import annotations

from hustings.core.action import Decision, Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.words import Block, Words
from hustings.games.die_macher.classic.facts import (
    KEY_ISSUE,
    LINE_MEETINGS,
    LINE_TREND,
    LINE_VOTES,
    OWN_TREND,
    VOTES,
    Facts,
)
from hustings.games.die_macher.classic.facts import MEDIA_SWAP as SWAP
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.text import (
    board_name,
    card_name,
    heading,
    listed,
    party_name,
    seat_name,
    tabled,
)
from hustings.games.die_macher.classic.view import ClassicView
from hustings.games.die_macher.common.cards import CARDS, NOTHING

Args = tuple[int, ...]

LINES = {LINE_TREND: "trend", LINE_VOTES: "votes", LINE_MEETINGS: "meetings"}
# Events whose public part is (seat, amount)
AMOUNTS = frozenset(("paid", "received", "raised", "members"))
# Events whose public part is (seat, state)
PLACES = frozenset(("tile", "media", "poll", "not-published"))
# Events whose public part is (state, card)
OPINIONS = frozenset(("opinion", "opinion-clash", "key-issue"))
# Events whose public part is (one seat, another)
PAIRS = frozenset(("start", "proposed", "refused", "forced", "coalition"))
# Events whose public part is (seat, programme card)
CARD_EVENTS = frozenset(("programme", "clash"))


# What 0 says, and what 1 says where there is nothing more to it
NOTHING_CHOSEN = {
    "coalition": "classic-do-alone",
    "consent": "classic-do-disagree",
    "media": "classic-do-pass",
    "national-media": "classic-do-no-marker",
    "change": "classic-do-keep",
    "exchange": "classic-do-leave",
    "national-opinion": "classic-do-no-opinion",
    "raise": "classic-do-pass",
}
SOMETHING_CHOSEN = {
    "consent": "classic-do-agree",
    "national-media": "classic-do-marker",
    "raise": "classic-do-bid-more",
}


class ClassicWords(Words):
    prefix = "classic"
    family = "macher"

    def seat(self, game: Classic, seat: Seat) -> Message:
        return Message("classic-player", {"number": seat + 1})

    # -- questions --

    def ask(self, game: Classic, view: ClassicView, decision: Decision) -> Message:
        kind = decision.kind
        top = view.stack[-1]
        values: dict[str, Value] = {}
        if kind == "action":
            i = top.step % len(view.boards)
            card = view.played[decision.seat][i] - 1
            values = {
                "state": board_name(game, view, i),
                "card": Message(f"classic-cabinet-{game.names.cabinet[card]}"),
            }
        elif kind == "exchange":
            values = {"state": board_name(game, view, top.args[0])}
        elif kind == "raise":
            values = {"state": board_name(game, view, top.args[0]), "high": view.auction.high}
        elif kind == "publish":
            lines = game.facts.polls[view.poll]
            printed: list[Value] = [
                Message(
                    "classic-line", {"party": seat_name(game, view, seat), "change": signed(lines[party])}
                )
                for seat, party in enumerate(view.party)
            ]
            values = {"state": board_name(game, view, top.args[0]), "lines": listed(printed)}
        elif kind == "convert":
            passed = top.step // (game.players + 1)
            values = {"state": board_name(game, view, len(view.boards) - 1 - passed)}
        elif kind == "consent":
            values = {"party": seat_name(game, view, (view.start + top.step) % game.players)}
        elif kind in ("national-media", "national-opinion"):
            values = {"state": board_name(game, view, 0)}
        return Message(f"classic-ask-{kind}", values)

    def step(self, game: Classic, view: ClassicView, decision: Decision, prefix: Args) -> Message:
        kind, n = decision.kind, len(prefix)
        if kind in ("meetings", "cabinet"):
            return Message(f"classic-step-{kind}", {"state": board_name(game, view, n)})
        if kind == "discard":
            return Message("classic-step-discard", {"card": card_name(game, n)})
        if kind == "sheet":
            return sheet_step(game.facts, prefix)
        if n and kind in ("change", "exchange", "national-opinion", "action", "donation", "raise", "publish"):
            return Message(f"classic-step-{kind}")
        return self.ask(game, view, decision)

    # -- answers --

    def choice(self, game: Classic, view: ClassicView, decision: Decision, args: Args) -> Message:
        kind = decision.kind
        if kind == "sheet":
            return sheet_words(game, view, args)
        if kind in ("meetings", "cabinet", "discard"):
            parts = self.parts(game, view, decision, args)
            return (
                Message(f"classic-do-{kind}", {"what": listed(parts)})
                if parts
                else Message(f"classic-do-{kind}-none")
            )
        if kind == "publish":
            if not args:
                return Message("classic-do-publish-none")
            return Message(
                "classic-do-publish", {"lines": listed([self.poll_line(game, view, s) for s in args])}
            )
        if kind == "raise":
            return Message("classic-do-raise", {"amount": args[1]}) if args[0] else Message("classic-do-pass")
        if kind == "donation":
            amount = game.facts.donation_amounts[args[0]]
            return Message("classic-do-accept" if args[1] else "classic-do-refuse", {"amount": amount})
        if kind == "exchange" and args[0]:
            out = view.boards[view.stack[-1].args[0]].opinions[args[0] - 1]
            return Message(
                "classic-do-exchange", {"out": card_name(game, out), "in": card_name(game, args[1])}
            )
        if kind == "change" and args[0]:
            old = args[1] * 2 if view.programmes[decision.seat] >> (args[1] * 2) & 1 else args[1] * 2 + 1
            return Message(
                "classic-do-change", {"out": card_name(game, old), "in": card_name(game, args[0] - 1)}
            )
        if kind == "national-opinion" and len(args) > 1:
            return Message(
                "classic-do-replace",
                {
                    "card": card_name(game, view.boards[0].opinions[args[0] - 1]),
                    "out": card_name(game, view.national[args[1]]),
                },
            )
        if kind == "action" and len(args) > 1:
            target = self.pick(game, view, decision, args[:1], args[1])
            return Message(
                "classic-do-action",
                {"action": self.pick(game, view, decision, (), args[0]), "target": target},
            )
        return self.pick(game, view, decision, (), args[0])

    def parts(self, game: Classic, view: ClassicView, decision: Decision, args: Args) -> list[Value]:
        """The items of an answer that gives a number or a card for each of several places."""
        parts: list[Value] = []
        for i in range(len(args)):
            if args[i]:
                if decision.kind == "discard":
                    parts.append(
                        Message("classic-number-of", {"number": args[i], "what": card_name(game, i)})
                    )
                elif decision.kind == "meetings":
                    where = board_name(game, view, i)
                    parts.append(Message("classic-number-in", {"number": args[i], "state": where}))
                else:
                    card = Message(f"classic-cabinet-{game.names.cabinet[args[i] - 1]}")
                    parts.append(
                        Message("classic-card-in", {"card": card, "state": board_name(game, view, i)})
                    )
        return parts

    def poll_line(self, game: Classic, view: ClassicView, seat: Seat) -> Message:
        change = game.facts.polls[view.poll][view.party[seat]]
        return Message("classic-line", {"party": seat_name(game, view, seat), "change": signed(change)})

    def pick(self, game: Classic, view: ClassicView, decision: Decision, prefix: Args, value: int) -> Message:
        kind = decision.kind
        if kind == "party":
            return party_name(game, value)
        if kind == "start":
            return seat_name(game, view, value)
        if kind == "cabinet":
            return self.cabinet_card(game, value - 1) if value else Message("classic-do-no-card")
        if kind == "action":
            return self.action_words(game, view, decision, prefix, value)
        if kind == "publish":
            return self.poll_line(game, view, value)
        if kind == "sheet":
            return sheet_pick(game, view, prefix, value)
        if prefix:
            return self.later_pick(game, view, kind, value)
        if kind == "donation":
            return Message("classic-amount", {"amount": game.facts.donation_amounts[value]})
        if value == 0 and kind in NOTHING_CHOSEN:
            return Message(NOTHING_CHOSEN[kind])
        return self.first_pick(game, view, kind, value)

    def first_pick(self, game: Classic, view: ClassicView, kind: str, value: int) -> Message:
        """The first step of an answer that does something."""
        if kind in SOMETHING_CHOSEN:
            return Message(SOMETHING_CHOSEN[kind])
        if kind == "coalition":
            return seat_name(game, view, value - 1)
        if kind == "media":
            return board_name(game, view, value - 1)
        if kind == "change":
            return card_name(game, value - 1)
        if kind == "exchange":
            return card_name(game, view.boards[view.stack[-1].args[0]].opinions[value - 1])
        if kind == "national-opinion":
            return card_name(game, view.boards[0].opinions[value - 1])
        return Message("pick", {"value": value})

    def later_pick(self, game: Classic, view: ClassicView, kind: str, value: int) -> Message:
        """The second step of an answer."""
        if kind == "change":
            return Message(f"classic-topic-{game.names.topics[value]}")
        if kind == "exchange":
            return card_name(game, value)
        if kind == "national-opinion":
            return card_name(game, view.national[value])
        if kind == "donation":
            return Message("classic-accepting" if value else "classic-refusing")
        return Message("pick", {"value": value})

    def cabinet_card(self, game: Classic, card: int) -> Message:
        name = Message(f"classic-cabinet-{game.names.cabinet[card]}")
        return Message("classic-card-cost", {"card": name, "cost": game.facts.cabinet_costs[card]})

    def action_words(
        self, game: Classic, view: ClassicView, decision: Decision, prefix: Args, value: int
    ) -> Message:
        i = view.stack[-1].step % len(view.boards)
        printed = game.facts.cabinet_actions[view.played[decision.seat][i] - 1]
        if prefix:
            if printed[prefix[0]][0] == KEY_ISSUE:
                return card_name(game, view.boards[i].opinions[value])
            return seat_name(game, view, value)
        kind, number = printed[value]
        if kind == VOTES:
            return Message("classic-action-votes", {"number": number})
        if kind == KEY_ISSUE:
            off = view.boards[i].key_topic != NOTHING
            return Message("classic-action-key-off" if off else "classic-action-key")
        if kind == SWAP:
            return Message("classic-action-swap")
        name = "classic-action-trend" if kind == OWN_TREND else "classic-action-rival"
        return Message(name, {"number": number})

    # -- news --

    def news(self, game: Classic, view: ClassicView, event: Event) -> Message:
        kind, public = event.kind, event.public
        said = secret_news(game, view, event) or plain_news(game, view, kind, public)
        return said or other_news(game, view, event)

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


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number)


# -- the sheet --


def sheet_step(facts: Facts, prefix: Args) -> Message:
    if not prefix:
        return Message("classic-step-sheet-first")
    lines = facts.sheet_lines[prefix[0]]
    if len(prefix) <= len(lines):
        return Message(f"classic-step-sheet-{LINES[lines[len(prefix) - 1]]}")
    if len(prefix) == len(lines) + 1:
        return Message("classic-step-sheet-second")
    return Message("classic-step-sheet-media")


def sheet_pick(game: Classic, view: ClassicView, prefix: Args, value: int) -> Message:
    facts = game.facts
    if not prefix:
        return Message(
            "classic-offer", {"what": listed([line_name(line) for line in facts.sheet_lines[value]])}
        )
    if len(prefix) == len(facts.sheet_lines[prefix[0]]) + 1:
        return Message(
            "classic-second-offer", {"media": facts.sheet_media[value], "members": facts.sheet_members[value]}
        )
    return board_name(game, view, value)


def line_name(line: int) -> Message:
    return Message(f"classic-line-{LINES[line]}")


def sheet_words(game: Classic, view: ClassicView, args: Args) -> Message:
    facts = game.facts
    lines = facts.sheet_lines[args[0]]
    parts: list[Value] = []
    for i in range(len(lines)):
        where = board_name(game, view, args[1 + i])
        parts.append(Message("classic-line-in", {"line": line_name(lines[i]), "state": where}))
    second = len(lines) + 1
    for board in args[second + 1 :]:
        parts.append(Message("classic-marker-in", {"state": board_name(game, view, board)}))
    members = facts.sheet_members[args[second]]
    if members:
        parts.append(Message("classic-members", {"members": members}))
    return listed(parts)


# -- news --


def secret_news(game: Classic, view: ClassicView, event: Event) -> Message | None:
    """What only the reader learns."""
    if not event.secret or event.owner != view.seat:
        return None
    secret = event.secret
    if event.kind == "drew":
        return Message("classic-news-you-drew", {"cards": listed([card_name(game, card) for card in secret])})
    if event.kind == "poll-card":
        lines = game.facts.polls[secret[0]]
        said: list[Value] = [
            Message("classic-line", {"party": seat_name(game, view, seat), "change": signed(lines[party])})
            for seat, party in enumerate(view.party)
        ]
        return Message("classic-news-you-see", {"lines": listed(said)})
    if event.kind == "refuses":
        return Message("classic-news-you-refuse", {"amount": game.facts.donation_amounts[secret[0]]})
    return None


def plain_news(game: Classic, view: ClassicView, kind: str, public: Args) -> Message | None:
    """Events of which many have the same shape."""
    if kind in AMOUNTS:
        return Message(
            f"classic-news-{kind}", {"party": seat_name(game, view, public[0]), "amount": public[1]}
        )
    if kind in PLACES:
        values: dict[str, Value] = {
            "party": seat_name(game, view, public[0]),
            "state": state_name(game, public[1]),
        }
        return Message(f"classic-news-{kind}", values)
    if kind in OPINIONS:
        values = {"state": state_name(game, public[0]), "card": card_name(game, public[1])}
        return Message(f"classic-news-{kind}", values)
    if kind in PAIRS:
        values = {"party": seat_name(game, view, public[0]), "other": seat_name(game, view, public[1])}
        return Message(f"classic-news-{kind}", values)
    if kind in CARD_EVENTS:
        values = {"party": seat_name(game, view, public[0]), "card": card_name(game, public[1])}
        return Message(f"classic-news-{kind}", values)
    return None


def state_name(game: Classic, state: int) -> Message:
    return Message(f"macher-state-{game.names.states[state]}")


def other_news(game: Classic, view: ClassicView, event: Event) -> Message:
    """Events with a shape of their own."""
    kind, public = event.kind, event.public
    if kind in ("states", "pool"):
        name = state_name if kind == "states" else card_name
        return Message(f"classic-news-{kind}", {"what": listed([name(game, item) for item in public])})
    if kind in ("unsold", "key-issue-off"):
        return Message(f"classic-news-{kind}", {"state": state_name(game, public[0])})
    if kind == "round":
        return Message("classic-news-round", {"round": public[0]})
    if kind == "end":
        return Message("classic-news-end")
    if kind in ("seats", "won"):
        return election_news(game, view, kind, public)
    who: dict[str, Value] = {"party": seat_name(game, view, public[0])}
    if kind == "party":
        return Message("classic-news-party", {"player": public[0] + 1, "party": party_name(game, public[1])})
    if kind == "revealed":
        if len(public) == 2:
            return Message("classic-news-bid", who | {"amount": public[1]})
        return Message("classic-news-sheet", who | {"what": sheet_words(game, view, public[1:])})
    return seat_news(game, view, kind, public, who)


def election_news(game: Classic, view: ClassicView, kind: str, public: Args) -> Message:
    state = state_name(game, public[0])
    if kind == "seats":
        parts: list[Value] = [
            Message("classic-number-for", {"number": seats, "party": seat_name(game, view, seat)})
            for seat, seats in enumerate(public[1:])
        ]
        return Message("classic-news-seats", {"state": state, "seats": listed(parts)})
    winner = seat_name(game, view, public[1])
    if public[2] != NOTHING:
        winner = Message("classic-two", {"party": winner, "other": seat_name(game, view, public[2])})
    return Message(
        "classic-news-won-narrowly" if public[3] else "classic-news-won", {"state": state, "party": winner}
    )


def seat_news(game: Classic, view: ClassicView, kind: str, public: Args, who: dict[str, Value]) -> Message:
    """What a party has done; ``who`` names it."""
    facts = game.facts
    if kind in ("committed", "passed", "lot", "poll-card", "refuses"):
        return Message(f"classic-news-{kind}", who)
    if kind == "drew":
        return Message("classic-news-drew", who | {"number": public[1]})
    if kind == "discarded":
        gone = [card_name(game, card) for card in range(CARDS) for _ in range(public[1 + card])]
        return (
            Message("classic-news-discarded", who | {"cards": listed(gone)})
            if gone
            else Message("classic-news-kept-hand", who)
        )
    if kind == "changed":
        return Message(
            "classic-news-changed",
            who | {"in": card_name(game, public[1]), "out": card_name(game, public[2])},
        )
    if kind == "placed":
        where = [board_name(game, view, i) for i in public[1:]]
        return (
            Message("classic-news-placed", who | {"states": listed(where)})
            if where
            else Message("classic-news-placed-none", who)
        )
    if kind == "revealed-card":
        card = Message(f"classic-cabinet-{game.names.cabinet[public[2]]}")
        return Message(
            "classic-news-revealed-card", who | {"state": state_name(game, public[1]), "card": card}
        )
    if kind == "meetings":
        parts = [
            Message("classic-number-in", {"number": n, "state": board_name(game, view, i)})
            for i, n in enumerate(public[1:])
            if n
        ]
        return (
            Message("classic-news-meetings", who | {"what": listed(parts)})
            if parts
            else Message("classic-news-no-meetings", who)
        )
    if kind in ("accepted", "turned-down"):
        return Message(f"classic-news-{kind}", who | {"amount": facts.donation_amounts[public[1]]})
    if kind == "rolled":
        dice = listed([Message("pick", {"value": value}) for value in public[3:]])
        return Message("classic-news-rolled", who | {"dice": dice, "before": public[1], "after": public[2]})
    if kind == "national-media":
        return Message("classic-news-national-media", who | {"round": public[1]})
    if kind == "national-opinion":
        card, strength = card_name(game, public[1]), public[3]
        name = "classic-news-dominant" if strength > 1 else "classic-news-national-opinion"
        return Message(name, who | {"card": card, "space": public[2] + 1})
    return state_news(game, view, kind, public, who | {"state": state_name(game, public[1])})


def state_news(
    game: Classic, view: ClassicView, kind: str, public: Args, values: dict[str, Value]
) -> Message:
    """What a party has done in a state; ``values`` names both."""
    if kind == "votes":
        return Message("classic-news-votes", values | {"votes": public[2]})
    if kind == "converted":
        return Message("classic-news-converted", values | {"meetings": public[2], "votes": public[3]})
    if kind == "trend":
        target = seat_name(game, view, public[2])
        return Message("classic-news-trend", values | {"other": target, "trend": signed(public[3])})
    if kind == "media-swap":
        return Message("classic-news-media-swap", values | {"other": seat_name(game, view, public[2])})
    if kind == "exchanged":
        return Message(
            "classic-news-exchanged",
            values | {"out": card_name(game, public[2]), "in": card_name(game, public[3])},
        )
    # published
    lines = game.facts.polls[public[2]]
    said: list[Value] = [
        Message("classic-line", {"party": seat_name(game, view, s), "change": signed(lines[view.party[s]])})
        for s in public[3:]
    ]
    return Message("classic-news-published", values | {"lines": listed(said)})
