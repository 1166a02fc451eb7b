"""The numbers of Zoocracy: offices, sides, cards, events and what stands for none of them."""

from __future__ import annotations

from typing import Final

SPECIES: Final = 9
LAND: Final = 0
WATER: Final = 1

NOBODY: Final = -1  # no seat
NOWHERE: Final = -1  # no species
NO_EVENT: Final = -1

# Phases of a round
PHASE_A: Final = 0
PHASE_B: Final = 1
PHASE_C: Final = 2
PHASE_D: Final = 3
PHASE_E: Final = 4
PHASE_F: Final = 5
PHASE_G: Final = 6
PHASES: Final = "ABCDEFG"

# Offices
PRESIDENT: Final = 0
PRIME: Final = 1
FINANCE: Final = 2
DEFENCE: Final = 3
LEADER: Final = 4  # of the opposition
OFFICES: Final = 5

# Sides in parliament
NEUTRAL: Final = 0  # no government has been formed yet
GOVERNMENT: Final = 1
OPPOSITION: Final = 2

# Action cards by type; a card's number says its type and its species or office
RALLY: Final = 0
NEGATIVE: Final = 1
RAINY: Final = 2
DRY: Final = 3
MIGRATION: Final = 4
MANDATE: Final = 5
EARLY_PRESIDENTIAL: Final = 6
LOYALTY: Final = 7
DEFECTORS: Final = 8
EARLY_PARLIAMENTARY: Final = 9
ASSERTIVENESS: Final = 10
NO_CARD: Final = 0  # cards are numbered from 1
DISCARDED: Final = -1  # in ``pool``: the card lies face up in the discard pile
HIDDEN: Final = -1  # funds of others

# Phases of play in which cards may be played
IN_CAMPAIGN: Final = 0
IN_ELECTION: Final = 1
IN_EVENT: Final = 2
IN_PROGRESS: Final = 3

# Events by type
DONATION: Final = 0
GOOD_HARVEST: Final = 1
BAD_HARVEST: Final = 2
STRIKE: Final = 3
RESISTANCE: Final = 4
END: Final = 5

# Spaces of the government's programme
P1: Final = 0
P2: Final = 1

# Why a goal was made
BY_ELECTION: Final = 0
BY_PROMISE: Final = 1
BY_CARD: Final = 2
BY_NAMING: Final = 3  # the Prime Minister's party named it

# Why none was
NO_GOVERNMENT: Final = 0
BY_STRIKE: Final = 1
NO_MAJORITY: Final = 2
NO_PROMISE: Final = 3
