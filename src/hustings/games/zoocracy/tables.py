"""The figures, checked and frozen into what the rules look up."""

from __future__ import annotations

from typing import Final

from hustings.core.errors import FiguresError
from hustings.figures import Figures
from hustings.games.zoocracy.constants import LAND, OFFICES, SPECIES, WATER

# The order of these names is the order of the numbers in state.py.
CARD_TYPES: Final = (
    "rally",
    "negative_campaign",
    "rainy_season",
    "dry_season",
    "migration",
    "extra_mandate",
    "early_presidential",
    "loyalty",
    "defectors",
    "early_parliamentary",
    "assertiveness",
)
EVENT_TYPES: Final = ("donation", "good_harvest", "bad_harvest", "strike", "resistance", "end")
HABITATS: Final = ("land", "water")
CARD_PHASES: Final = ("B", "C", "E", "G")
SUBJECTS: Final = {"none": 1, "species": SPECIES, "office": OFFICES}


class Tables:
    """All figures for one number of players. Cards are numbered from 1, events from 0."""

    def __init__(self, figures: Figures, players: int) -> None:
        self.hash = figures.hash()
        own = figures.row("by_players", str(players))
        self.start_funds: int = own["start_funds"]
        self.campaign_limit: int = own["campaign_limit"]
        self.defectors_seats: int = own["defectors_seats"]

        self.funds_per_species: int = figures.value("funds_per_species")
        self.start_hand: int = figures.value("start_hand")
        self.hand_limit: int = figures.value("hand_limit")
        self.draw_government: int = figures.value("draw_government")
        self.draw_opposition: int = figures.value("draw_opposition")
        self.draw_without_government: int = figures.value("draw_without_government")
        self.president_goals: int = figures.value("president_goals")
        self.president_cards: int = figures.value("president_cards")
        self.prime_minister_tokens: int = figures.value("prime_minister_tokens")
        self.rally_tokens: int = figures.value("rally_tokens")
        self.loyalty_tokens: int = figures.value("loyalty_tokens")
        self.season_votes: int = figures.value("season_votes")
        self.mandate_seats: int = figures.value("mandate_seats")
        self.migration_seats: int = figures.value("migration_seats")
        self.assertiveness_goals: int = figures.value("assertiveness_goals")
        self.manipulation_first: int = figures.value("manipulation_first")
        self.manipulation_second: int = figures.value("manipulation_second")
        self.harvest_change: int = figures.value("harvest_change")
        self.resistance_cost: int = figures.value("resistance_cost")
        self.election_interval: int = figures.value("election_interval")
        self.event_top: int = figures.value("event_top")
        self.rounds: int = figures.value("rounds")
        self.goals_last_space: int = figures.value("goals_last_space")
        self.tokens_per_colour: int = figures.value("tokens_per_colour")

        species = figures.rows("species")
        self.species_ids: tuple[str, ...] = tuple([row.id for row in species])
        for row in species:
            if row["habitat"] not in HABITATS:
                raise FiguresError(f"species.toml: {row.id}: habitat is one of {', '.join(HABITATS)}")
        self.habitat: tuple[int, ...] = tuple([HABITATS.index(row["habitat"]) for row in species])
        self.first: tuple[int, ...] = tuple([row["first"] for row in species])
        self.second: tuple[int, ...] = tuple([row["second"] for row in species])

        # by card number, 0 being no card: its type, the phase it is for, and its species or office
        cards: list[tuple[int, int, int]] = [(-1, -1, -1)]
        for row in figures.rows("action"):
            card_type, phase = CARD_TYPES.index(row.id), CARD_PHASES.index(row["phase"])
            for subject in range(SUBJECTS[row["one_per"]]):
                cards += [(card_type, phase, subject)] * row["copies"]
        self.card_type: tuple[int, ...] = tuple([card[0] for card in cards])
        self.card_phase: tuple[int, ...] = tuple([card[1] for card in cards])
        self.card_subject: tuple[int, ...] = tuple([card[2] for card in cards])
        # for each phase the cards that belong to it
        self.cards_of_phase: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([card for card in range(1, len(cards)) if cards[card][1] == phase])
                for phase in range(len(CARD_PHASES))
            ]
        )

        events: list[tuple[int, tuple[int, ...], str]] = []
        for row in figures.rows("event"):
            food = tuple(row.get("food", [0] * OFFICES))
            for _ in range(row["copies"]):
                events.append((EVENT_TYPES.index(row["type"]), food, row.id))
        self.event_type: tuple[int, ...] = tuple([event[0] for event in events])
        self.event_food: tuple[tuple[int, ...], ...] = tuple([event[1] for event in events])
        self.event_ids: tuple[str, ...] = tuple([event[2] for event in events])
        self._check()

    def _check(self) -> None:
        if len(self.first) != SPECIES or {LAND, WATER} != set(self.habitat):
            raise FiguresError(f"species.toml: there are {SPECIES} species, on land and in water")
        if self.event_type.count(EVENT_TYPES.index("end")) != 1:
            raise FiguresError("events.toml: there is exactly one end card")
        if len(self.event_type) != self.rounds or not 0 <= self.event_top < self.rounds:
            raise FiguresError(
                "events.toml: every round has one card, and the end card lies below the top ones"
            )
        for food in self.event_food:
            if len(food) != OFFICES:
                raise FiguresError(f"events.toml: a donation gives food for each of {OFFICES} offices")
