"""What can be asked about in a pocket election: ids, sections and figures. The texts are in ``pocket-things.ftl``."""

from __future__ import annotations

from typing import Final

from hustings.core.message import Message, Value
from hustings.core.thing import Thing, in_hand, in_programmes
from hustings.core.words import listed
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.state import HAND, ISSUES, PASS, REGIONS, PocketView

# By thing: its section, and the figures that belong to it
SINGLE: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "votes": ("6", ("votes", "votes-if-counted")),
    "money": ("2", ("money",)),
    "meeting": ("3", ("meetings",)),
    "opinion": ("5", ()),
    "programme": ("5", ()),
    "order": ("2", ("turn",)),
    "hand": ("4", ("cards",)),
}
COLUMNS: Final = {"votes": "votes", "funds": "money", "cards": "hand", "programme": "programme"}
PHASES: Final = {"bidding": "2", "meetings": "3", "cards": "4", "count": "5"}
# By kind of question, the thing that explains it
QUESTIONS: Final = {"bid": "order", "meetings": "meeting", "card": "hand", "programme": "card:1"}


def constants(game: Pocket) -> dict[str, Value]:
    """The figures of the box that the texts speak of."""
    tables = game.tables
    return {
        "funds": tables.funds,
        "income": tables.income,
        "bid": tables.highest_bid,
        "meetings": tables.meetings_per_region,
        "rounds": tables.rounds,
        "hand": HAND,
    }


def things(game: Pocket) -> list[Thing]:
    facts = constants(game)
    single: dict[str, Thing] = {}
    for key, (section, figures) in SINGLE.items():
        single[key] = named(key, key, Message(f"pocket-thing-{key}", facts), facts, section, figures)
    found = list(single.values())
    found += [single[COLUMNS[column]].called(f"column:{column}") for column in COLUMNS]
    for phase, section in PHASES.items():
        name = Message(f"pocket-thing-phase-{phase}")
        found.append(named(f"phase:{phase}", f"phase-{phase}", name, facts, section))
    for card in range(PASS + 1, len(game.tables.cards)):
        section = "4.1" if card == PASS + 1 else "4.2"
        found.append(named(f"card:{card}", f"card-{card}", Message(f"pocket-card-{card}"), facts, section))
    for number in range(ISSUES):
        found.append(named(f"issue:{number}", "issue", Message(f"pocket-issue-{number}"), facts, "5"))
    for number in range(REGIONS):
        name = Message("pocket-region", {"number": number + 1})
        thing = named(f"region:{number}", "region", name, facts, "0")
        thing.place = f"region:{number}"
        found.append(thing)
    return found


def named(
    id: str, key: str, name: Message, values: dict[str, Value], section: str, figures: tuple[str, ...] = ()
) -> Thing:
    inner: dict[str, Value] = {**values, "name": name}
    what, does = Message(f"pocket-thing-{key}-what", inner), Message(f"pocket-thing-{key}-does", inner)
    return Thing(id, name, what, does, f"pocket §{section}", figures)


# -- what it means now --


def own_now(game: Pocket, view: PocketView, thing: Thing) -> list[Message]:
    """Cards in hand, and whose programme has an issue."""
    kind, _, which = thing.id.partition(":")
    if kind == "card" and int(which) in view.hand:
        return [in_hand()]
    if kind == "issue":
        parties: list[Value] = [
            Message("pocket-party", {"number": seat + 1})
            for seat in range(game.players)
            if int(which) in view.programmes[seat]
        ]
        return [in_programmes(listed(parties))] if parties else []
    if kind == "region":
        issue = Message(f"pocket-issue-{view.opinions[int(which)]}")
        return [Message("pocket-opinion", {"region": thing.name, "issue": issue})]
    return []
