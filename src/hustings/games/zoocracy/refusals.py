"""What is not possible, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hustings.core.action import Decision, Seat
from hustings.core.message import Message, Value
from hustings.core.refusal import Refusals, plain
from hustings.core.space import Args
from hustings.games.zoocracy import questions
from hustings.games.zoocracy.constants import (
    ASSERTIVENESS,
    DEFECTORS,
    EARLY_PARLIAMENTARY,
    EARLY_PRESIDENTIAL,
    IN_CAMPAIGN,
    IN_ELECTION,
    IN_EVENT,
    IN_PROGRESS,
    LEADER,
    LOYALTY,
    MANDATE,
    NO_CARD,
    NOBODY,
    PRIME,
    RALLY,
    SPECIES,
)
from hustings.games.zoocracy.phases.b_campaign import (
    CARD,
    END_TURN,
    LEADER_NEGATIVE,
    PLACE,
    PRIME_TOKENS,
    RETURNS,
    TAKE_BACK,
)
from hustings.games.zoocracy.rules import campaign_limit, tied_species
from hustings.games.zoocracy.state import ZooView

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy

WINDOWS: Final = {"election-card": IN_ELECTION, "event-card": IN_EVENT, "progress-card": IN_PROGRESS}
MISSING: Final = -1  # an answer ends before its target
PHASE_OF: Final = {IN_CAMPAIGN: "B", IN_ELECTION: "C", IN_EVENT: "E", IN_PROGRESS: "G"}


def no(name: str, rule: str, values: dict[str, Value] | None = None) -> Message:
    return Message(f"zoo-no-{name}", values, f"zoo §{rule}")


def species_name(species: int) -> Message:
    return Message(f"zoo-species-{species}")


def party_name(seat: Seat) -> Message:
    return Message("zoo-nobody") if seat == NOBODY else Message("zoo-party", {"number": seat + 1})


def office_name(office: int) -> Message:
    return Message(f"zoo-office-{office}")


class ZooRefusals(Refusals["Zoocracy", ZooView]):
    def tries(self, game: Zoocracy, view: ZooView, decision: Decision, prefix: Args) -> Sequence[int]:
        question = decision.question
        if question is questions.CAMPAIGN:
            return self.campaign_tries(game, view, prefix)
        if question.kind in WINDOWS:
            if not prefix:
                return [NO_CARD, *view.hand]
            if game.card_type[prefix[0]] == LOYALTY:
                return range(1, game.tables.loyalty_tokens + 1) if len(prefix) == 1 else range(game.players)
            return [seat for seat in range(game.players) if seat != view.seat]
        if question is questions.RESISTANCE:
            return (0, 1)
        return ()  # all that could be meant is possible

    def campaign_tries(self, game: Zoocracy, view: ZooView, prefix: Args) -> Sequence[int]:
        if not prefix:
            return (END_TURN, PLACE, CARD, PRIME_TOKENS, LEADER_NEGATIVE, TAKE_BACK)
        what = prefix[0]
        if len(prefix) == 1:
            return view.hand if what == CARD else range(SPECIES)
        if what == CARD and game.card_type[prefix[1]] == RALLY:
            return range(1, game.tables.rally_tokens + 1)
        return [seat for seat in range(game.players) if seat != view.seat]

    def amounts(self, game: Zoocracy, view: ZooView, decision: Decision, prefix: Args) -> bool:
        if decision.question is questions.CAMPAIGN:
            return len(prefix) == 2 and prefix[0] == PLACE
        return decision.question is questions.BID

    def why(
        self, game: Zoocracy, view: ZooView, decision: Decision, prefix: Args, pick: int, rest: Args
    ) -> Message | None:
        question = decision.question
        if prefix and not decision.space.picks(prefix):
            return None  # there is nothing more to choose
        if question is questions.BID:
            return no("funds", "5a.2", {"funds": view.funds[view.seat]})
        if question is questions.CAMPAIGN:
            return campaign(game, view, (*prefix, pick, *rest), len(prefix))
        if question.kind in WINDOWS:
            return window(game, view, decision, prefix, pick)
        if question is questions.RESISTANCE and pick == 1:
            values: dict[str, Value] = {
                "cost": game.tables.resistance_cost,
                "funds": view.funds[view.seat],
            }
            return no("resistance", "9b.resistance", values)
        if question is questions.DISCARD and pick not in view.hand:
            return no("card-not-held", "5g.8")
        if question is questions.DISCARD and pick in prefix:
            return no("twice", "5g.8")
        return plain(decision.space.rule)


# -- the campaign --


def campaign(game: Zoocracy, view: ZooView, args: Args, at: int) -> Message:
    """An answer that goes wrong at the place ``at``; what comes after that tells what was meant."""
    what = args[0]
    if at == 0 and (
        len(args) == 1 or what not in (CARD, PRIME_TOKENS, LEADER_NEGATIVE) or barred(view, what)
    ):
        return turn_step(game, view, what)
    subject = args[1]
    if what == CARD and (subject not in view.hand or game.card_phase[subject] != IN_CAMPAIGN):
        return campaign_card(game, view, subject)
    species = game.card_subject[subject] if what == CARD else subject
    if not 0 <= species < SPECIES:
        return plain("zoo §5b.2")
    values: dict[str, Value] = {"species": species_name(species)}
    if what == TAKE_BACK:
        return no("not-placed", "B18", values)
    if species == view.blockade:
        return no("blocked", "5d.14", values)
    target = args[2] if len(args) > 2 else MISSING
    if what == PLACE:
        return placement(game, view, species, max(target, 1) if at == 1 else target)
    if what == LEADER_NEGATIVE or (what == CARD and game.card_type[subject] != RALLY):
        return negative(game, view, species, target)
    most = game.tables.rally_tokens
    if what == CARD and target != MISSING and not 1 <= target <= most:
        return no("rally", "9a.rally", {"most": most})
    tokens = max(target, 1) if what == CARD else game.tables.prime_minister_tokens
    return short_of_food(game, view, tokens) or no("tie-there", "5b.13", values)


def short_of_food(game: Zoocracy, view: ZooView, tokens: int) -> Message | None:
    """The supply does not have that many tokens for the party."""
    left = game.supply.left(view, view.seat)
    return no("supply", "B15", {"left": left}) if tokens > left else None


def barred(view: ZooView, what: int) -> bool:
    """The step belongs to an office that the party cannot use."""
    if what == CARD:
        return False
    office = PRIME if what == PRIME_TOKENS else LEADER
    return view.offices[office] != view.seat or not view.active[office]


def turn_step(game: Zoocracy, view: ZooView, what: int) -> Message:
    """Why a whole kind of step is not possible now."""
    tied = tied_species(view)
    if what == END_TURN:
        return no("tied", "5b.13", {"species": species_name(tied[0]) if tied else ""})
    if what == PLACE:
        if view.funds[view.seat] == 0:
            return no("food-left", "5b.7")
        limit = campaign_limit(game, view)
        if sum(view.placed) >= limit:
            return no("limit", "5b.7", {"limit": limit})
        return no("species-limit", "5b.8", {"limit": game.tables.funds_per_species})
    if what == CARD:
        if [card for card in view.hand if game.card_phase[card] == IN_CAMPAIGN]:
            return short_of_food(game, view, 1) or no("card-without-tie", "5b.13")
        return no("campaign-card", "5.3")
    if what == PRIME_TOKENS:
        tokens = game.tables.prime_minister_tokens
        return privilege(view, PRIME, "5b.11", short_of_food(game, view, tokens) or no("nowhere", "5b.13"))
    if what == LEADER_NEGATIVE:
        return privilege(view, LEADER, "5b.12", short_of_food(game, view, 1) or no("nowhere", "9a.negative"))
    if what == TAKE_BACK:
        return no("nothing-placed", "B18")
    return plain("zoo §5b.2")


def privilege(view: ZooView, office: int, rule: str, otherwise: Message) -> Message:
    """Why an office's privilege cannot be used: it is not one's own, used, or what else there is."""
    holder = view.offices[office]
    values: dict[str, Value] = {"office": office_name(office), "party": party_name(holder)}
    if holder == NOBODY:
        return no("office-vacant", rule, values)
    if holder != view.seat:
        return no("office", rule, values)
    if not view.active[office]:
        return no("privilege-used", "5d.12", values)
    return otherwise


def placement(game: Zoocracy, view: ZooView, species: int, tokens: int) -> Message:
    """The narrowest limit first."""
    values: dict[str, Value] = {"species": species_name(species)}
    most = game.tables.funds_per_species
    limit = campaign_limit(game, view)
    if view.returns[species] >= RETURNS:
        return no("closed", "B18", values)
    if tokens < 1:
        return no("no-food", "5b.7")
    if view.placed[species] >= most or view.placed[species] + tokens > most:
        return no("species-limit", "5b.8", {"limit": most})
    if tokens > view.funds[view.seat]:
        return no("funds", "5b.7", {"funds": view.funds[view.seat]})
    return no("limit", "5b.7", {"limit": limit})


def campaign_card(game: Zoocracy, view: ZooView, card: int) -> Message:
    """Not held, or for another phase."""
    if card not in view.hand:
        return no("card-not-held", "5.3")
    return no("other-phase", "5.3", {"phase": Message(f"zoo-phase-{PHASE_OF[game.card_phase[card]]}")})


def negative(game: Zoocracy, view: ZooView, species: int, victim: Seat) -> Message:
    """Against one party, or nobody in particular (MISSING)."""
    values: dict[str, Value] = {"species": species_name(species)}
    rivals = [seat for seat in range(game.players) if seat != view.seat and view.tokens[species][seat]]
    if not rivals:
        return no("negative-nobody", "9a.negative", values)
    if victim == MISSING or victim in rivals:
        return short_of_food(game, view, 1) or no("tie-there", "5b.13", values)
    if not 0 <= victim < game.players or victim == view.seat:
        return no("negative-self", "9a.negative")
    return no("no-token", "9a.negative", {**values, "party": party_name(victim)})


# -- cards outside the campaign --


def window(game: Zoocracy, view: ZooView, decision: Decision, prefix: Args, pick: int) -> Message:
    if prefix:
        return target(game, view, prefix, pick)
    if pick not in view.hand:
        return no("card-not-held", "5.3")
    phase = game.card_phase[pick]
    if phase != WINDOWS[decision.kind]:
        return no("other-phase", "5.3", {"phase": Message(f"zoo-phase-{PHASE_OF[phase]}")})
    return useless(game, view, pick)


def target(game: Zoocracy, view: ZooView, prefix: Args, pick: int) -> Message:
    card = prefix[0]
    rule = game.card_rule(card)
    if game.card_type[card] == LOYALTY and game.any_loyalty:
        where: dict[str, Value] = {"species": species_name(game.card_subject[card])}
        if len(prefix) == 1:
            return Message("zoo-no-loyalty-any", where, rule)
        if not 0 <= pick < game.players:
            return plain(rule)
        return Message("zoo-no-loyalty-of", {**where, "party": party_name(pick)}, rule)
    if game.card_type[card] == LOYALTY:
        most = game.tables.loyalty_tokens
        mine = view.tokens[game.card_subject[card]][view.seat]
        values: dict[str, Value] = {
            "species": species_name(game.card_subject[card]),
            "mine": mine,
            "most": most,
        }
        if 1 <= pick <= min(most, mine):
            return Message("zoo-no-loyalty-tie", values, "zoo §C7")
        return Message("zoo-no-loyalty", values, rule)
    if game.card_type[card] == DEFECTORS and 0 <= pick < game.players and pick != view.seat:
        return Message("zoo-no-seats", {"party": party_name(pick)}, rule)
    return plain(rule)


def useless(game: Zoocracy, view: ZooView, card: int) -> Message:
    """The card is for this phase and would do nothing."""
    kind, subject, rule = game.card_type[card], game.card_subject[card], game.card_rule(card)
    if kind == ASSERTIVENESS:
        values: dict[str, Value] = {
            "office": office_name(subject),
            "party": party_name(view.offices[subject]),
        }
        return Message(
            "zoo-no-office-vacant" if view.offices[subject] == NOBODY else "zoo-no-office", values, rule
        )
    if kind in (MANDATE, LOYALTY):
        anyone = kind == MANDATE or game.any_loyalty
        name = "zoo-no-food-there" if anyone else "zoo-no-own-food-there"
        return Message(name, {"species": species_name(subject)}, rule)
    if kind in (EARLY_PRESIDENTIAL, EARLY_PARLIAMENTARY):
        marker = view.presidential if kind == EARLY_PRESIDENTIAL else view.parliamentary
        soon = marker == view.round + 1
        return Message("zoo-no-early" if soon else "zoo-no-next-round", {}, rule if soon else "zoo §G10")
    if kind == DEFECTORS:
        return Message("zoo-no-seats-at-all", {}, rule)
    return Message("zoo-no-effect", {}, rule)


REFUSALS: Final = ZooRefusals()
