"""What can be asked about on a 2019 table: ids, sections and figures. The texts are in ``dm19-things.ftl``."""

from __future__ import annotations

from typing import Final

from hustings.core.action import SPECTATOR
from hustings.core.bitset import has
from hustings.core.message import Message, Value
from hustings.core.thing import Thing, in_hand, in_programmes, open_in, played_by, unused_by
from hustings.core.words import listed
from hustings.games.die_macher.common.cards import CARDS
from hustings.games.die_macher.modern.actions import ACTS, Act
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.names import Names, say
from hustings.games.die_macher.modern.state import PARTIES, SLOTS, ModernView

# By thing: its section, and the figures that belong to it
SINGLE: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "votes": ("06.9b", ("votes", "votes-if-turned")),
    "seats": ("06.9b.a", ("seats", "seats-if-turned")),
    "factor": ("06.9a.c", ("agreement", "factor")),
    "trend": ("06.6.l", ("trend",)),
    "meeting": ("06.4", ("meetings",)),
    "media": ("06.3", ("media",)),
    "control": ("06.7.a", ("control",)),
    "coalition": ("06.9b.d", ()),
    "programme": ("06.2", ("cards",)),
    "opinion": ("04.D", ()),
    "double": ("06.6.g", ()),
    "display": ("06.7.b", ()),
    "national-board": ("07.b", ("national-media",)),
    "base": ("07.c", ("base",)),
    "money": ("02.a", ("money",)),
    "poll": ("06.8", ()),
    "first-player": ("06.1", ("turn",)),
    "package": ("04.J", ()),
    "draft": ("04.H", ()),
    "politicians": ("06.6", ("politicians",)),
    "donation": ("06.9c.c", ()),
    "points": ("07", ("points",)),
    "party": ("04.G.a", ()),
    "region": ("04.C", ()),
}
COLUMNS: Final = {
    "votes": "votes",
    "seats": "seats",
    "trend": "trend",
    "factor": "factor",
    "meetings": "meeting",
    "media": "media",
    "base": "base",
}
PHASES: Final = {
    "first-player": "06.1",
    "programmes": "06.2",
    "media": "06.3",
    "meetings": "06.4",
    "sending": "06.5",
    "politicians": "06.6",
    "influence": "06.7",
    "polls": "06.8",
    "conversion": "06.9a",
    "election": "06.9b",
    "payments": "06.9c",
    "next-round": "06.9d",
}
# By kind of question, the thing that explains it
QUESTIONS: Final = {
    "party": "party",
    "draft": "draft",
    "programme": "draft",
    "complete": "draft",
    "hold": "draft",
    "package": "package",
    "bid": "first-player",
    "raise": "first-player",
    "take": "programme",
    "choose": "programme",
    "swap": "programme",
    "keep": "programme",
    "media": "media",
    "meetings": "meeting",
    "send": "politicians",
    "pay": "politicians",
    "main": "politicians",
    "secondary": "politicians",
    "influence": "control",
    "poll-bid": "poll",
    "publish": "poll",
    "convert": "factor",
    "donation": "donation",
}


def constants(game: Modern) -> dict[str, Value]:
    """The figures of the box that the texts speak of."""
    tables = game.tables
    first, second = tables.money_points
    return {
        "majority": tables.majority,
        "trend_least": tables.trend_min,
        "trend_most": tables.trend_max,
        "meeting_spaces": tables.meeting_spaces,
        "meetings_least": tables.min_convert,
        "media_price": tables.media_price,
        "media_spaces": tables.media_spaces,
        "programme": tables.programme_size,
        "opinions": SLOTS,
        "swaps": tables.max_swaps,
        "base": tables.base_start,
        "shelved": tables.shelved_base,
        "first": first,
        "second": second,
        "alone": tables.win_alone,
        "several": tables.win_several,
        "together": tables.win_coalition,
        "without": tables.win_without,
        "draft": tables.draft_cards,
        "picks": tables.draft_picks,
    }


def things(game: Modern) -> list[Thing]:
    tables = game.tables
    names = Names(game, game.view(game.initial(), SPECTATOR))
    facts = constants(game)
    single: dict[str, Thing] = {}
    for key, (section, figures) in SINGLE.items():
        name = say(f"thing-{key}", facts)
        single[key] = named(key, key, name, facts, rule(section), figures)
    found = list(single.values())
    found += [single[COLUMNS[column]].called(f"column:{column}") for column in COLUMNS]
    for phase, section in PHASES.items():
        name, why = Message(f"page-phase-{phase}"), Message(f"page-phase-{phase}-why")
        found.append(Thing(f"phase:{phase}", name, why, None, rule(section)))
    for card in range(CARDS):
        found.append(named(f"card:{card}", "card", names.card(card), {}, rule("06.9a.d")))
    for number in range(len(tables.politicians)):
        found.append(politician(game, names, number))
    for number in range(len(tables.donations)):
        amount, accept, refuse = tables.donations[number]
        values: dict[str, Value] = {"amount": amount, "accept": abs(accept), "refuse": refuse}
        name = say("thing-donation-card", values)
        found.append(named(f"donation:{number}", "donation-card", name, values, rule("06.9c.c")))
    for number in range(PARTIES):
        found.append(named(f"party:{number}", "party", names.party(number), {}, rule("04.G.a")))
    for number in range(len(tables.regions)):
        most: dict[str, Value] = {"most": tables.max_points[number]}
        found.append(named(f"region:{number}", "region-card", names.region(number), most, rule("06.9b.a")))
    return found


def rule(section: str) -> str:
    return f"2019 §{section}"


def named(
    id: str, key: str, name: Message, values: dict[str, Value], rule: str, figures: tuple[str, ...] = ()
) -> Thing:
    inner: dict[str, Value] = {**values, "name": name}
    return Thing(id, name, say(f"thing-{key}-what", inner), say(f"thing-{key}-does", inner), rule, figures)


def politician(game: Modern, names: Names, number: int) -> Thing:
    card = game.tables.politicians[number]
    values: dict[str, Value] = {
        "cost": card.cost,
        "main": act(card.main),
        "secondary": listed([act(one) for one in card.secondary]),
    }
    name = names.politician(number)
    return named(f"politician:{number}", "politician", name, values, rule("06.6.f"))


def act(one: Act) -> Message:
    return say(f"act-{ACTS[one.kind].replace('_', '-')}", {"amount": one.amount})


# -- what it means now --


def own_now(game: Modern, view: ModernView, thing: Thing) -> list[Message]:
    """Cards, politicians, donations, parties: where they are."""
    kind, _, text = thing.id.partition(":")
    seats = range(game.players)
    names = Names(game, view)
    if not text or not text.isdigit():
        return []
    number = int(text)
    if kind == "card":
        return card_now(game, view, names, number)
    if kind == "politician":
        left: list[Value] = [names.seat(seat) for seat in seats if has(view.cabinet[seat], number)]
        return [unused_by(listed(left))]
    if kind == "donation":
        free: list[Value] = [names.seat(seat) for seat in seats if has(view.donations[seat], number)]
        return [unused_by(listed(free))]
    if kind == "party" and number in view.party:
        return [played_by(Message("seat", {"number": view.party.index(number) + 1}))]
    return []


def card_now(game: Modern, view: ModernView, names: Names, card: int) -> list[Message]:
    lines: list[Message] = []
    parties: list[Value] = [names.seat(seat) for seat in range(game.players) if card in view.programmes[seat]]
    if parties:
        lines.append(in_programmes(listed(parties)))
    places: list[Value] = []
    for board in range(len(view.regions)):
        region = view.regions[board]
        for slot in range(SLOTS):
            if region.face_up[slot] and region.opinions[slot] == card:
                places.append(names.board(board))
    if places:
        lines.append(open_in(listed(places)))
    if card in view.hand:
        lines.append(in_hand())
    return lines
