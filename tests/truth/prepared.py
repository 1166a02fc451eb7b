"""Ways to be refused that hardly ever come up at random: a position made for each, and the answer that is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hustings.core.message import Message
from hustings.games.die_macher.classic.frames import ACTING, EXCHANGE, MAJORITY, SPOILS
from hustings.games.die_macher.classic.tables import KEY_ISSUE
from hustings.games.die_macher.modern import frames as modern
from hustings.games.zoocracy import frames as zoo
from hustings.games.zoocracy.constants import LOYALTY, PRIME, SPECIES
from hustings.games.zoocracy.state import Kept
from tests.die_macher.classic import scenario as classic_scenario
from tests.die_macher.classic.scenario import bag, no, yes
from tests.die_macher.modern.scenario import ANGIE, MARION, NI, NICOLE, OTTO, kind, kinds, table
from tests.zoocracy import scenario as zoo_scenario
from tests.zoocracy.scenario import HIPPO, PLACE, PRIME_TOKENS, SNAKE, TAKE_BACK

Prepared = Callable[[], Message]


# -- Zoocracy --


def taken_back_too_often() -> Message:
    at = zoo_scenario.Table().begin(zoo.CAMPAIGN)
    for _ in range(3):
        at.do(0, "campaign", PLACE, HIPPO, 1).do(0, "campaign", TAKE_BACK, HIPPO)
    return at.refusal(0, "campaign", PLACE, HIPPO, 1)


def as_loyal_as_another() -> Message:
    """With figures of one's own that have a second Loyalty card of a species."""
    at = zoo_scenario.Table()
    at.state.tokens[SNAKE] = [3, 2, 0]
    at.state.kept = [Kept(SNAKE, 0, 2)]
    card = at.deal(1, LOYALTY, SNAKE)
    at.begin(zoo.ELECTION)
    return at.refusal(1, "election-card", card, 2)


def two_tokens_tie_everywhere() -> Message:
    at = zoo_scenario.Table()
    at.state.tokens = [[0, 2, 0] for _ in range(SPECIES)]
    at.state.offices[PRIME] = 0
    at.state.active[PRIME] = True
    at.begin(zoo.CAMPAIGN)
    return at.refusal(0, "campaign", PRIME_TOKENS)


# -- Die Macher, 2019 --


def swaps_out_of_order() -> Message:
    at = table().hand(MARION, "education-", "environment+", "traffic+")
    at.begin(modern.PROGRAMMES).answer("take", 0)
    first = (kind("environment+"), kind("education+"))
    return at.refusal(MARION, "swap", *first, kind("education-"), kind("digital+"))


def nothing_to_double() -> Message:
    at = table().row(NI, (MARION, "vice_chancellor")).begin(modern.POLITICIANS)
    at.answer("pay", 1).answer("main", 1)
    return at.refusal(MARION, "secondary", 1)


def nothing_on_display_fits() -> Message:
    at = table().open(NI, "welfare-", "traffic+", "education+").media(NI, 1, 2, 1, 0)
    at.state.display = [int(card in kinds("welfare+", "education-")) for card in range(14)]
    return at.begin(modern.INFLUENCE).refusal(ANGIE, "influence", 2)


def tied_with_all_ones_money() -> Message:
    at = table().begin(modern.FIRST_PLAYER)
    for seat, bid in ((MARION, 30), (ANGIE, 30), (NICOLE, 0), (OTTO, 0)):
        at.do(seat, "bid", bid)
    return at.refusal(at.asked[0][0], "raise", 32)


def a_topic_twice_among_the_new_cards() -> Message:
    """Two topics are missing, and two of the cards drawn are about the same one."""
    at = table()
    at.programme(MARION, "education+", "digital+", "genetics+").hand(MARION, *["digital-"] * 4)
    at.prepare(modern.COMPLETION)
    at.answer("replacement", *kinds("traffic+", "traffic-", "welfare+", "welfare-"))
    return at.refusal(MARION, "complete", kind("welfare+"), kind("welfare-"))


# -- Die Macher, 1997 and 2006 --


def nothing_but_dominant(edition: str) -> Message:
    at = classic_scenario.Table(edition, 3)
    at.state.boards[0].votes = [20, 5, 0]
    at.state.national = [yes(topic) for topic in range(5)]
    at.state.strength = [2] * 5
    at.state.boards[0].opinions = [yes(5), no(0)]
    at.begin(SPOILS)
    return at.refusal(0, "national-opinion", 1)


def only_its_opposite_in_the_pool(edition: str) -> Message:
    at = classic_scenario.Table(edition, 3, opinion_reversal=True)
    at.state.pool = bag(no(0))
    at.begin(EXCHANGE, 0, 0)
    return at.refusal(0, "exchange", 2)


def only_itself_in_the_pool(edition: str) -> Message:
    at = classic_scenario.Table(edition, 3)
    at.state.pool = bag(yes(0), no(0))
    at.begin(MAJORITY, 2, 0)
    return at.refusal(0, "exchange", 2) if edition == "2006" else only_one_card(at)


def only_one_card(at: classic_scenario.Table) -> Message:
    """1997 heeds no topic, so nothing but the very same card may be there."""
    at.state.pool = bag(yes(0))
    return at.refusal(0, "exchange", 1)


def no_opinion_to_make_key(edition: str) -> Message:
    at = classic_scenario.Table(edition, 3)
    actions = at.game.tables.cabinet_actions
    card = next(card for card in range(7) if KEY_ISSUE in [offered for offered, _ in actions[card]])
    at.state.played = [[card + 1, 0, 0, 0], [0] * 4, [0] * 4]
    at.state.boards[0].opinions = []
    at.begin(ACTING)
    index = [offered for offered, _ in actions[card]].index(KEY_ISSUE)
    return at.refusal(0, "action", index)


def classic(edition: str) -> list[Prepared]:
    made = (
        nothing_but_dominant,
        only_its_opposite_in_the_pool,
        only_itself_in_the_pool,
        no_opinion_to_make_key,
    )
    return [partial(prepare, edition) for prepare in made]


PREPARED: dict[str, list[Prepared]] = {
    "die-macher-1997": classic("1997"),
    "die-macher-2006": classic("2006"),
    "die-macher-2019": [
        swaps_out_of_order,
        nothing_to_double,
        nothing_on_display_fits,
        tied_with_all_ones_money,
        a_topic_twice_among_the_new_cards,
    ],
    "zoocracy": [
        taken_back_too_often,
        as_loyal_as_another,
        two_tokens_tie_everywhere,
    ],
    "pocket": [],
}
