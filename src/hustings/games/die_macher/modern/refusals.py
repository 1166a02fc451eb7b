"""What is not possible, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hustings.core.action import Decision
from hustings.core.bitset import has
from hustings.core.message import Message, Value
from hustings.core.refusal import Refusals, plain
from hustings.core.role import shift, unshift
from hustings.core.space import Args
from hustings.games.die_macher.common.cards import NOTHING, is_minus, topic
from hustings.games.die_macher.modern import frames, questions
from hustings.games.die_macher.modern.actions import DOUBLE, MEDIA_SWAP, Act
from hustings.games.die_macher.modern.insights import board_in_question
from hustings.games.die_macher.modern.phases.politicians import acts_of, media_swap, swap_rival
from hustings.games.die_macher.modern.rules import in_play
from hustings.games.die_macher.modern.state import HIDDEN, PARTIES, SLOTS, ModernView, Region
from hustings.mechanisms.auction import NOBODY

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern

Values = dict[str, Value]
HELD: Final = {
    "draft": "04.H.a",
    "programme": "04.H.b",
    "complete": "04.H.c",
    "hold": "04.H.d",
    "keep": "06.2.d",
}


def no(name: str, rule: str, values: Values | None = None) -> Message:
    return Message(f"dm19-no-{name}", values, f"2019 §{rule}")


def region_name(game: Modern, view: ModernView, board: int) -> Message:
    return Message(f"macher-state-{game.tables.regions[view.regions[board].region]}")


def card_name(game: Modern, card: int) -> Message:
    about = Message(f"dm19-topic-{game.tables.topics[topic(card)]}")
    return Message("dm19-card-minus" if is_minus(card) else "dm19-card-plus", {"topic": about})


def party_name(game: Modern, party: int) -> Message:
    return Message(f"dm19-party-{game.tables.parties[party]}")


def politician_name(game: Modern, card: int) -> Message:
    return Message(f"dm19-politician-{game.tables.politicians[card].id.replace('_', '-')}")


class ModernRefusals(Refusals["Modern", ModernView]):
    def tries(self, game: Modern, view: ModernView, decision: Decision, prefix: Args) -> Sequence[int]:
        question, n = decision.question, len(prefix)
        if question is questions.PARTY:
            return range(PARTIES)
        if question in (questions.PROGRAMME, questions.COMPLETE):
            return held_before(decision, prefix)
        if question is questions.PACKAGE and n:
            return range(len(view.regions))
        if question is questions.SWAP:
            cards = view.hand if n % 2 == 0 else view.programmes[view.seat]
            return [card for card in cards if n < 2 or card > prefix[n - 2]]
        if question is questions.MEDIA:
            return [0, *[shift(board) for board in in_play(view.regions, view.ballot)]]
        if question is questions.SEND and view.regions[n].region != NOTHING:
            return [0, *[shift(card) for card in game.length.politicians]]
        if question in (questions.PAY, questions.PUBLISH):
            return (0, 1)
        if question in (questions.MAIN, questions.SECONDARY):
            return self.act_tries(game, view, prefix)
        if question is questions.INFLUENCE:
            if n:
                return [card for card in range(len(view.display)) if view.display[card]]
            return [0, *[shift(slot) for slot in range(SLOTS)]]
        if question is questions.DONATION and not n:
            return range(len(game.tables.donations))
        return ()  # all that could be meant is possible

    def amounts(self, game: Modern, view: ModernView, decision: Decision, prefix: Args) -> bool:
        if decision.question is questions.MEETINGS:
            return view.regions[len(prefix)].region != NOTHING
        return super().amounts(game, view, decision, prefix)

    def act_tries(self, game: Modern, view: ModernView, prefix: Args) -> Sequence[int]:
        acts = offered(game, view)
        if not prefix:
            return range(len(acts) + 1)
        if acts[unshift(prefix[0])].kind == DOUBLE:
            return range(SLOTS + 1)
        return [
            media_swap(rival, places)
            for rival in range(game.players)
            if rival != view.seat
            for places in (False, True)
        ]

    def why(
        self, game: Modern, view: ModernView, decision: Decision, prefix: Args, pick: int, rest: Args
    ) -> Message | None:
        question = decision.question
        if prefix and not decision.space.picks(prefix):
            return None  # there is nothing more to choose
        said: Message | None = None
        if question in (questions.BID, questions.RAISE, questions.POLL_BID):
            said = bid(game, view, decision, pick)
        elif question.kind in HELD:
            said = held(game, decision, prefix, pick)
        elif question is questions.PARTY and pick in view.party:
            said = no("party", "04.G.a")
        elif question is questions.PACKAGE and prefix and 0 <= pick < len(view.regions):
            if pick in used_places(game, prefix):
                said = no("same-symbol", "04.J.a", {"region": region_name(game, view, pick)})
            else:
                said = no("places-ascending", "04.J.a")
        elif question is questions.CHOOSE and 0 <= pick < len(view.display):
            said = no("display", "06.2.a", {"card": card_name(game, pick)})
        elif question is questions.SWAP:
            said = swap(game, view, prefix, pick)
        elif question is questions.MEDIA:
            said = media(game, view, pick)
        elif question is questions.MEETINGS:
            said = meetings(game, view, prefix, pick)
        elif question is questions.SEND:
            said = send(game, view, prefix, pick)
        else:
            said = later(game, view, decision, prefix, pick)
        return plain(decision.space.rule) if said is None else said


# -- bids and cards --


def bid(game: Modern, view: ModernView, decision: Decision, pick: int) -> Message:
    """More than one has, or no more than there is. [2019 §06.1.a] [2019 §M14] [2019 §06.8.c] [2019 §06.8.d]"""
    money = view.money[view.seat]
    if decision.question is questions.BID:
        return no("money", "06.1.a", {"money": money})
    raising = decision.question is questions.RAISE
    now = view.auction
    if money <= now.high and (raising or now.leader != NOBODY):
        return no("too-little", "M14" if raising else "06.8.c", {"high": now.high, "money": money})
    if unshift(pick) <= now.high and (raising or now.leader != NOBODY):
        return no("higher", "M14" if raising else "06.8.c", {"high": now.high})
    return no("money", "06.1.a" if raising else "06.8.d", {"money": money})


def held(game: Modern, decision: Decision, prefix: Args, pick: int) -> Message | None:
    """A card that is not there, or a second one on a topic. [2019 §04.H.b]"""
    if not 0 <= pick < 2 * len(game.tables.topics):
        return None
    rule = HELD[decision.kind]
    for card in prefix:
        if topic(card) == topic(pick):
            about = Message(f"dm19-topic-{game.tables.topics[topic(pick)]}")
            return no("topic-twice", rule, {"topic": about})
    if (prefix and pick < prefix[-1]) or pick in laid_out_from(decision):
        return no("ascending", rule)
    return no("card", rule, {"card": card_name(game, pick)})


def laid_out_from(decision: Decision) -> list[int]:
    """The cards that a programme is chosen from."""
    kinds = decision.space.data().get("kinds")
    return kinds if isinstance(kinds, list) else []


def held_before(decision: Decision, prefix: Args) -> list[int]:
    """Of the cards to choose from, those on a topic that has been chosen."""
    topics = [topic(card) for card in prefix]
    return [card for card in laid_out_from(decision) if topic(card) in topics and card not in prefix]


def used_places(game: Modern, prefix: Args) -> list[int]:
    """The boards that have the symbol which is placed now. [2019 §04.J.a]"""
    at = 1
    for count in game.tables.packages[prefix[0]]:
        if len(prefix) < at + count:
            return sorted(prefix[at:])
        at += count
    return []


def swap(game: Modern, view: ModernView, prefix: Args, pick: int) -> Message | None:
    """Five different topics must remain. [2019 §06.2.c]"""
    cards = view.hand if len(prefix) % 2 == 0 else view.programmes[view.seat]
    if not 0 <= pick < 2 * len(game.tables.topics):
        return None
    if pick not in cards:
        return no("card", "06.2.c", {"card": card_name(game, pick)})
    if pick in prefix and cards.count(pick) == 1:
        return no("swapped", "06.2.c", {"card": card_name(game, pick)})
    if len(prefix) == 2 and pick < prefix[0]:
        return no("ascending", "06.2.c")
    if pick in (view.programmes[view.seat] if len(prefix) % 2 == 0 else prefix[::2]):
        return no("same-card", "06.2.c", {"card": card_name(game, pick)})
    coming = card_name(game, pick if len(prefix) % 2 == 0 else prefix[-1])
    return no("swap-topic", "06.2.c", {"card": coming})


# -- media, meetings, politicians --


def media(game: Modern, view: ModernView, pick: int) -> Message | None:
    """[2019 §06.3.a] [2019 §06.3.c]"""
    board = unshift(pick)
    if board not in in_play(view.regions, view.ballot):
        return None
    tables = game.tables
    if sum(view.regions[board].media) >= tables.media_spaces:
        values: Values = {"region": region_name(game, view, board), "spaces": tables.media_spaces}
        return no("media-space", "06.3.c", values)
    return no("price", "06.3.a", {"price": tables.media_price, "money": view.money[view.seat]})


def meetings(game: Modern, view: ModernView, prefix: Args, pick: int) -> Message:
    """Spaces, supply, money. [2019 §06.4.a] [2019 §06.4.b]"""
    board = len(prefix)
    region = view.regions[board]
    if region.region == NOTHING:
        return no("no-region", "06.4.b")
    spaces = game.tables.meeting_spaces
    if pick > spaces - region.meetings[view.seat]:
        values: Values = {
            "region": region_name(game, view, board),
            "spaces": spaces,
            "there": region.meetings[view.seat],
        }
        return no("meeting-space", "06.4.b", values)
    left = view.meetings[view.seat] - sum(prefix)
    if pick > left:
        return no("meeting-supply", "06.4.b", {"left": left})
    costs = game.tables.meeting_cost
    money = view.money[view.seat] - sum([costs[n] for n in prefix])
    return no("price", "06.4.a", {"price": costs[pick], "money": money})


def send(game: Modern, view: ModernView, prefix: Args, pick: int) -> Message | None:
    """[2019 §06.5.a] [2019 §06.5.c]"""
    card = unshift(pick)
    if card not in game.length.politicians:
        return None
    if view.regions[len(prefix)].region == NOTHING:
        return no("no-region", "06.5.a")
    return no("sent", "06.5.a") if pick in prefix else no("politician-used", "06.5.c")


def acting(view: ModernView) -> int:
    frame = view.stack[-1]
    turn = frame.step if frame.kind == frames.PAYING else frame.step // 2
    return view.regions[frame.args[0]].row_cards[turn]


def offered(game: Modern, view: ModernView) -> tuple[Act, ...]:
    return acts_of(game.tables.politicians[acting(view)], view.stack[-1].step)


def later(game: Modern, view: ModernView, decision: Decision, prefix: Args, pick: int) -> Message | None:
    """The questions from the politicians on."""
    question = decision.question
    board = board_in_question(game, view)
    if question is questions.PAY and pick == 1:
        card = acting(view)
        values: Values = {
            "politician": politician_name(game, card),
            "price": game.tables.politicians[card].cost,
            "money": view.money[view.seat],
        }
        return no("pay", "06.6.b", values)
    if question in (questions.MAIN, questions.SECONDARY):
        return act(game, view, view.regions[board], prefix, pick)
    if question is questions.INFLUENCE:
        return influence(game, view, view.regions[board], prefix, pick)
    if question is questions.PUBLISH and pick == 1:
        return no("publish", "06.8.g", {"party": party_name(game, view.party[view.seat])})
    if question is questions.CONVERT:
        there = view.regions[board].meetings[view.seat]
        if pick > there:
            values = {"meetings": there, "region": region_name(game, view, board)}
            return no("meetings-there", "06.9a.b", values)
        return no("convert-few", "06.9a.b", {"least": game.tables.min_convert})
    if question is questions.DONATION and not prefix and 0 <= pick < len(game.tables.donations):
        return no("donation-used", "06.9c.c")
    return None


def act(game: Modern, view: ModernView, region: Region, prefix: Args, pick: int) -> Message | None:
    """[2019 §06.6.d] [2019 §06.6.g] [2019 §06.6.h]"""
    acts = offered(game, view)
    if prefix:
        if acts[unshift(prefix[0])].kind == DOUBLE:
            return double_slot(region, pick)
        return swap_detail(game, view, region, pick)
    if not 0 < pick <= len(acts):
        return None
    wanted = acts[unshift(pick)]
    if game.tables.once[wanted.kind] and has(region.used, wanted.kind):
        return no("once", "06.6.d")
    if wanted.kind == DOUBLE:
        return no("doubles", "06.6.g") if not view.doubles else no("no-open-opinion", "06.6.g")
    if wanted.kind == MEDIA_SWAP:
        if view.money[view.seat] < wanted.amount:
            return no("price", "06.6.h", {"price": wanted.amount, "money": view.money[view.seat]})
        return no("rival-marker", "06.6.h")
    return None


def double_slot(region: Region, pick: int) -> Message | None:
    if region.double != NOTHING:
        return no("double-there", "06.6.g")
    if pick == SLOTS:
        return no("no-double-there", "06.6.g")
    return no("face-down", "06.6.g") if 0 <= pick < SLOTS else None


def swap_detail(game: Modern, view: ModernView, region: Region, pick: int) -> Message | None:
    rival = swap_rival(pick)
    if not 0 <= rival < game.players or rival == view.seat:
        return None
    if not region.media[rival]:
        return no("marker-of", "06.6.h")
    return no("own-marker", "06.6.h")


def influence(game: Modern, view: ModernView, region: Region, prefix: Args, pick: int) -> Message | None:
    """[2019 §06.7.b] [2019 §06.7.c] [2019 §06.7.e] [2019 §M27] [2019 §M28]"""
    if prefix:
        if not 0 <= pick < len(view.display):
            return None
        if not view.display[pick]:
            return no("display", "06.7.b", {"card": card_name(game, pick)})
        if pick == region.opinions[unshift(prefix[0])]:
            return no("same-card", "M28", {"card": card_name(game, pick)})
        about = Message(f"dm19-topic-{game.tables.topics[topic(pick)]}")
        return no("topic-open", "06.7.c", {"topic": about})
    slot = unshift(pick)
    if not 0 <= slot < SLOTS:
        return None
    if slot == region.double:
        return no("under-double", "06.7.e", {"card": card_name(game, region.opinions[slot])})
    if region.opinions[slot] in (HIDDEN, NOTHING) or not region.face_up[slot]:
        return no("face-down", "M27")
    return no("no-replacement", "06.7.c", {"card": card_name(game, region.opinions[slot])})


REFUSALS: Final = ModernRefusals()
