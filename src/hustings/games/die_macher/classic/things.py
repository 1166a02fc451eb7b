"""What can be asked about on a classic table: ids, sections and figures. The texts are in ``classic-things.ftl``."""

from __future__ import annotations

from typing import Final

from hustings.core.bitset import has, members
from hustings.core.message import Message, Value
from hustings.core.thing import Thing, in_hand, in_programmes, open_in, played_by, unused_by
from hustings.core.words import listed
from hustings.games.die_macher.classic.editions.base import cited
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.state import ClassicView
from hustings.games.die_macher.classic.tables import KEY_ISSUE, MEDIA_SWAP, OWN_TREND, VOTES
from hustings.games.die_macher.classic.text import (
    board_name,
    cabinet_name,
    card_name,
    party_name,
    seat_name,
    state_name,
)
from hustings.games.die_macher.common.cards import CARDS

# By thing: its section of 1997 and of 2006, and the figures that belong to it
SINGLE: Final[dict[str, tuple[str, str, tuple[str, ...]]]] = {
    "votes": ("5.3.2.a", "6.3.2.a", ("votes", "votes-if-turned")),
    "seats": ("5.3.1.b", "6.3.1.b", ("seats", "seats-if-turned")),
    "factor": ("5.2.8.c", "6.2.8.c", ("factor",)),
    "popularity": ("5.2.3.h", "6.2.3.h", ("popularity",)),
    "meeting": ("5.2.6", "6.2.6", ("meetings",)),
    "media": ("5.2.5", "6.2.5", ("media",)),
    "control": ("5.2.5.d", "6.2.5.d", ("control",)),
    "coalition": ("5.2.4", "6.2.4", ("partner",)),
    "tile": ("5.2.3.j", "6.2.3.j", ("tiles",)),
    "programme": ("4.1.b", "5.1.b", ("cards",)),
    "opinion": ("5.2.8.d", "6.2.8.d", ()),
    "key-issue": ("5.2.3.e", "6.2.3.e", ()),
    "pool": ("4.2.i", "5.2.3.b", ()),
    "national-board": ("5.3.3", "6.3.3", ("national-media", "opinion-points", "opinion-members")),
    "member": ("6.3", "7.3", ("members",)),
    "money": ("4.1.a", "5.1.a", ("money",)),
    "poll": ("5.2.7", "6.2.7", ()),
    "start": ("5.2.1", "6.2.1", ("turn",)),
    "sheet": ("5.1", "6.1", ()),
    "cabinet": ("5.2.3", "6.2.3", ("cabinet",)),
    "donation": ("5.4.4", "6.4.2", ()),
    "points": ("6", "7", ("points",)),
    "majority": ("5.2.8.h", "6.2.8.h", ()),
    "party": ("4.1.d", "5.1.d", ()),
    "state": ("5.3", "6.3", ("leader",)),
}
COLUMNS: Final = {
    "votes": "votes",
    "seats": "seats",
    "trend": "popularity",
    "factor": "factor",
    "meetings": "meeting",
    "media": "media",
    "tile": "tile",
    "card": "cabinet",
}
PHASES: Final = {
    "bidding": ("5.2.1", "6.2.1"),
    "conference": ("5.2.2", "6.2.2"),
    "placing": ("5.2.3", "6.2.3"),
    "coalitions": ("5.2.4", "6.2.4"),
    "media": ("5.2.5", "6.2.5"),
    "exchanges": ("5.2.5.f", "6.2.5.f"),
    "meetings": ("5.2.6", "6.2.6"),
    "polls": ("5.2.7", "6.2.7"),
    "conversion": ("5.2.8", "6.2.8"),
    "election": ("5.3.1", "6.3.1"),
    "spoils": ("5.3.3", "6.3.3"),
    "members": ("5.3.4", "6.3.4"),
    "finance": ("5.4.3", "6.3.5"),
    "turnover": ("5.4.1", "6.4.1"),
    "donations": ("5.4.4", "6.4.2"),
}
# By kind of question, the thing that explains it
QUESTIONS: Final = {
    "party": "party",
    "sheet": "sheet",
    "bid": "start",
    "start": "start",
    "discard": "programme",
    "change": "programme",
    "cabinet": "cabinet",
    "action": "cabinet",
    "coalition": "coalition",
    "consent": "coalition",
    "media": "media",
    "exchange": "opinion",
    "meetings": "meeting",
    "raise": "poll",
    "publish": "poll",
    "convert": "factor",
    "national-media": "national-board",
    "national-opinion": "national-board",
    "donation": "donation",
}


def constants(game: Classic) -> dict[str, Value]:
    """The figures of the box that the texts speak of."""
    tables = game.tables
    return {
        "votes": tables.votes_max,
        "trend": tables.trend_max,
        "seat_money": tables.money_per_seat,
        "member_money": tables.money_per_member,
        "meeting_price": tables.meeting_price,
        "meetings_new": tables.meetings_per_state,
        "meeting_spaces": tables.meeting_spaces,
        "meetings_least": tables.meetings_to_convert,
        "media_price": tables.media_price,
        "media_spaces": tables.media_spaces,
        "voluntary": tables.coalition_voluntary,
        "forced": tables.coalition_forced,
        "programme": tables.programme_cards,
        "hand": tables.hand_cards,
        "opinions": tables.opinions_per_state,
        "pool": tables.pool_cards,
        "dominant": tables.dominant_bonus,
        "most": tables.most_members,
        "second": tables.second_members,
        "lines": tables.poll_lines,
        "poll_dice": tables.poll_dice,
        "refusal_dice": tables.refusal_bonus_dice,
        "donation_least": min(tables.donation_amounts),
        "donation_most": max(tables.donation_amounts),
        "elections": tables.elections,
        "boards": tables.boards,
    }


def things(game: Classic) -> list[Thing]:
    book, _, _ = game.edition.cite.party.partition(" ")
    tables = game.tables
    facts = constants(game)
    single: dict[str, Thing] = {}
    for key, (old, new, figures) in SINGLE.items():
        single[key] = said(key, key, facts, cited(book, old, new), figures)
    found = list(single.values())
    found += [single[COLUMNS[column]].called(f"column:{column}") for column in COLUMNS]
    for phase, (old, new) in PHASES.items():
        name, why = Message(f"page-phase-{phase}"), Message(f"page-phase-{phase}-why")
        found.append(Thing(f"phase:{phase}", name, why, None, cited(book, old, new)))
    for card in range(CARDS):
        if tables.programme_copies[card] or tables.opinion_copies[card]:
            found.append(named(f"card:{card}", "card", card_name(game, card), {}, single["opinion"].rule))
    for number in range(len(tables.cabinet_ids)):
        found.append(politician(game, number, cited(book, "5.2.3.c", "6.2.3.c")))
    for number in range(len(tables.donation_amounts)):
        values: dict[str, Value] = {
            "amount": tables.donation_amounts[number],
            "accept": tables.donation_accept[number],
            "refuse": tables.donation_refuse[number],
        }
        name = Message("classic-thing-donation-card", values)
        found.append(named(f"donation:{number}", "donation-card", name, values, single["donation"].rule))
    for number in range(len(tables.party_ids)):
        found.append(named(f"party:{number}", "party", party_name(game, number), {}, single["party"].rule))
    for number in range(len(tables.state_ids)):
        table = tables.seat_tables[number]
        most: dict[str, Value] = {"most": table[len(table) - 1]}
        found.append(
            named(f"state:{number}", "state-card", state_name(game, number), most, single["state"].rule)
        )
    return found


def said(id: str, key: str, values: dict[str, Value], rule: str, figures: tuple[str, ...] = ()) -> Thing:
    """A thing with a name of its own."""
    name = Message(f"classic-thing-{key}", values)
    thing = named(id, key, name, values, rule)
    return Thing(id, thing.name, thing.what, thing.does, rule, figures)


def named(id: str, key: str, name: Message, values: dict[str, Value], rule: str) -> Thing:
    """A thing that is one of several and has its name already."""
    inner: dict[str, Value] = {**values, "name": name}
    return Thing(
        id,
        name,
        Message(f"classic-thing-{key}-what", inner),
        Message(f"classic-thing-{key}-does", inner),
        rule,
    )


def politician(game: Classic, number: int, rule: str) -> Thing:
    tables = game.tables
    acts: list[Value] = [action(kind, by) for kind, by in tables.cabinet_actions[number]]
    values: dict[str, Value] = {"cost": tables.cabinet_costs[number], "actions": listed(acts)}
    does = "classic-thing-politician-does"
    if tables.cabinet_phones[number]:
        does = "classic-thing-politician-does-phone"
    what = Message("classic-thing-politician-what", values)
    return Thing(f"politician:{number}", cabinet_name(game, number), what, Message(does, values), rule)


def action(kind: int, number: int) -> Message:
    """What a cabinet card can do."""
    if kind == VOTES:
        return Message("classic-action-votes", {"number": number})
    if kind == KEY_ISSUE:
        return Message("classic-thing-action-key")
    if kind == MEDIA_SWAP:
        return Message("classic-action-swap")
    return Message(
        "classic-action-trend" if kind == OWN_TREND else "classic-action-rival", {"number": number}
    )


# -- what it means now --


def own_now(game: Classic, view: ClassicView, thing: Thing) -> list[Message]:
    """Cards, politicians, donations, parties: where they are."""
    kind, _, text = thing.id.partition(":")
    seats = range(game.players)
    if not text or not text.isdigit():
        return []
    number = int(text)
    if kind == "card":
        return card_now(game, view, number)
    if kind == "politician":
        left: list[Value] = [seat_name(game, view, seat) for seat in seats if has(view.cabinet[seat], number)]
        return [unused_by(listed(left))]
    if kind == "donation":
        free: list[Value] = [
            seat_name(game, view, seat) for seat in seats if has(view.donations[seat], number)
        ]
        return [unused_by(listed(free))]
    if kind == "party" and number in view.party:
        return [played_by(Message("classic-player", {"number": view.party.index(number) + 1}))]
    return []


def card_now(game: Classic, view: ClassicView, card: int) -> list[Message]:
    lines: list[Message] = []
    parties: list[Value] = [
        seat_name(game, view, seat) for seat in range(game.players) if card in members(view.programmes[seat])
    ]
    if parties:
        lines.append(in_programmes(listed(parties)))
    places: list[Value] = [
        board_name(game, view, i) for i in range(len(view.boards)) if card in view.boards[i].opinions
    ]
    if card in view.national:
        places.append(Message("classic-place-national"))
    if places:
        lines.append(open_in(listed(places)))
    if card in view.hand:
        lines.append(in_hand())
    return lines
