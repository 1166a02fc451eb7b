"""What can be asked about at a Zoocracy table: ids, sections and figures. The texts are in ``zoo-things.ftl``."""

from __future__ import annotations

from typing import Final

from hustings.core.bitset import has
from hustings.core.message import Message, Value
from hustings.core.thing import Thing, in_hand, phase_on
from hustings.games.zoocracy import text
from hustings.games.zoocracy.constants import OFFICES, PHASES, SPECIES
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.state import ZooView

# By thing: its section, and the figures that belong to it
SINGLE: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "goal": ("6.3", ("goals",)),
    "food": ("5b.7", ("food", "left")),
    "token": ("5b.13", ()),
    "votes": ("5c.4", ("votes",)),
    "seats": ("5c.7", ("seats", "seats-if-counted")),
    "parliament": ("5c.8", ("seats", "majority", "seats-if-counted")),
    "majority": ("5c.8", ("majority",)),
    "government": ("5d", ("government",)),
    "opposition": ("5d.2", ("government",)),
    "agenda": ("5d.10", ("promise",)),
    "proposal": ("5d.8", ("support",)),
    "privilege": ("5d.12", ("privilege",)),
    "blockade": ("5d.14", ("blockade",)),
    "manipulation": ("5d.13", ("manipulation",)),
    "order": ("5b.4", ("turn",)),
    "hand": ("5.3", ("cards",)),
    "event": ("5e", ()),
    "calendar": ("5.2", ("presidential", "parliamentary")),
    "office": ("5d.16", ("office",)),
    "enclosure": ("5b.13", ()),
}
COLUMNS: Final = {
    "goals": "goal",
    "seats": "seats",
    "side": "government",
    "funds": "food",
    "cards": "hand",
    "votes": "votes",
    "privilege": "privilege",
}
OFFICE_SECTIONS: Final = ("5a", "5b.11", "5d.13", "5d.14", "5b.12")
PHASE_SECTIONS: Final = ("5a", "5b", "5c", "5d", "5e", "5f", "5g")
EVENT_SECTIONS: Final = ("donation", "good-harvest", "bad-harvest", "strike", "resistance", "end")
# By kind of question, the thing that explains it
QUESTIONS: Final = {
    "bid": "office:0",
    "president-card": "office:0",
    "blockade": "blockade",
    "manipulation": "manipulation",
    "campaign": "food",
    "election-card": "hand",
    "propose": "proposal",
    "vote": "proposal",
    "event-card": "hand",
    "motion": "phase:F",
    "take-over": "phase:F",
    "progress-card": "hand",
    "name-goal": "agenda",
    "resistance": "event:6",
    "discard": "hand",
}


def constants(game: Zoocracy) -> dict[str, Value]:
    """The figures of the box that the texts speak of, for this number of players."""
    tables = game.tables
    return {
        "limit": tables.campaign_limit,
        "per_species": tables.funds_per_species,
        "hand_limit": tables.hand_limit,
        "draw_government": tables.draw_government,
        "draw_opposition": tables.draw_opposition,
        "president_goals": tables.president_goals,
        "president_cards": tables.president_cards,
        "prime_tokens": tables.prime_minister_tokens,
        "rally": tables.rally_tokens,
        "loyalty": tables.loyalty_tokens,
        "season": tables.season_votes,
        "mandate": tables.mandate_seats,
        "migration": tables.migration_seats,
        "defectors": tables.defectors_seats,
        "assertiveness": tables.assertiveness_goals,
        "manipulated": tables.manipulation_first,
        "harvest": tables.harvest_change,
        "resistance": tables.resistance_cost,
        "interval": tables.election_interval,
        "rounds": tables.rounds,
        "last": tables.goals_last_space,
        "end_from": tables.event_top + 1,
    }


def things(game: Zoocracy) -> list[Thing]:
    tables = game.tables
    facts = constants(game)
    single: dict[str, Thing] = {}
    for key, (section, figures) in SINGLE.items():
        single[key] = named(key, key, Message(f"zoo-thing-{key}", facts), facts, rule(section), figures)
    found = list(single.values())
    found += [single[COLUMNS[column]].called(f"column:{column}") for column in COLUMNS]
    for number in range(len(PHASES)):
        letter = PHASES[number]
        name, why = Message(f"zoo-phase-{letter}"), Message(f"page-zoo-phase-{letter}-why")
        found.append(Thing(f"phase:{letter}", name, why, None, rule(PHASE_SECTIONS[number])))
    for number in range(OFFICES):
        place = f"office:{number}"
        thing = named(
            place, place.replace(":", "-"), text.office(number), facts, rule(OFFICE_SECTIONS[number])
        )
        thing.place = place
        found.append(thing)
    for number in range(SPECIES):
        values: dict[str, Value] = {"first": tables.first[number], "second": tables.second[number]}
        thing = named(f"enclosure:{number}", "species", text.species(number), values, rule("5c.4"))
        thing.place = f"enclosure:{number}"
        found.append(thing)
    for card in range(1, len(game.card_type)):
        kind = f"card-{game.card_type[card]}"
        values = facts | text.card_subject(game, card)
        found.append(named(f"card:{card}", kind, text.card(game, card), values, game.card_rule(card)))
    for number in range(len(game.event_type)):
        kind = f"event-{EVENT_SECTIONS[game.event_type[number]]}"
        section = f"9b.{EVENT_SECTIONS[game.event_type[number]]}"
        found.append(named(f"event:{number}", kind, text.event_card(game, number), facts, rule(section)))
    return found


def rule(section: str) -> str:
    return f"zoo §{section}"


def named(
    id: str, key: str, name: Message, values: dict[str, Value], rule: str, figures: tuple[str, ...] = ()
) -> Thing:
    inner: dict[str, Value] = {**values, "name": name}
    what, does = Message(f"zoo-thing-{key}-what", inner), Message(f"zoo-thing-{key}-does", inner)
    return Thing(id, name, what, does, rule, figures)


# -- what it means now --


def own_now(game: Zoocracy, view: ZooView, thing: Thing) -> list[Message]:
    """Cards in hand, the event that is on, the phase that has begun last."""
    kind, _, which = thing.id.partition(":")
    if kind == "card" and int(which) in view.hand:
        return [in_hand()]
    if kind == "event" and which and int(which) == view.event:
        return [Message("zoo-event-now", {"event": thing.name})]
    if kind == "phase":
        begun = [PHASES[phase] for phase in range(len(PHASES)) if has(view.begun, phase)]
        return [phase_on()] if begun and begun[-1] == which else []
    return []
