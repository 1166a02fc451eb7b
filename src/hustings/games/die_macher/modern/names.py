"""What the things of the 2019 edition are called."""

from __future__ import annotations

from hustings.core import Message, Seat, Value
from hustings.core.words import listed
from hustings.games.die_macher.common.cards import NOTHING, is_minus, topic
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.state import HIDDEN, ModernView
from hustings.games.die_macher.modern.tables import SYMBOLS

Values = dict[str, Value]


def say(name: str, values: Values | None = None) -> Message:
    return Message(f"dm19-{name}", values)


def all_of(parts: list[Value]) -> Value:
    """Several things in one sentence, as this game says that there are none."""
    return listed(parts) if parts else say("nothing")


class Names:
    """Names things for one viewer of one game."""

    def __init__(self, game: Modern, view: ModernView) -> None:
        self.game = game
        self.view = view

    def of(self, role: str, value: int) -> Value:
        """One thing by its role; numbers stay numbers."""
        if role == "seat":
            return self.seat(value)
        if role == "board":
            return self.board(value)
        if role == "card":
            return self.card(value)
        if role == "party":
            return self.party(value)
        if role == "politician":
            return self.politician(value)
        if role == "region":
            return self.region(value)
        if role == "poll":
            return self.poll(value)
        if role == "donation":
            return self.game.tables.donations[value][0]
        return value + 1 if role in ("package", "round") else value

    def party(self, party: int) -> Message:
        return say(f"party-{self.game.tables.parties[party]}") if party != NOTHING else say("nobody")

    def seat(self, seat: Seat) -> Message:
        """By its party; before parties are chosen, by its number."""
        if seat == NOTHING:
            return say("nobody")
        party = self.view.party[seat]
        return Message("seat", {"number": seat + 1}) if party == NOTHING else self.party(party)

    def region(self, card: int) -> Message:
        return Message(f"macher-state-{self.game.tables.regions[card]}")

    def board(self, board: int) -> Message:
        """A board by its region's name."""
        card = self.view.regions[board].region
        return self.region(card) if card != NOTHING else say("board", {"number": board + 1})

    def card(self, card: int) -> Message:
        if card == HIDDEN:
            return say("face-down")
        if card == NOTHING:
            return say("empty")
        about = say(f"topic-{self.game.tables.topics[topic(card)]}")
        return say("card-minus" if is_minus(card) else "card-plus", {"topic": about})

    def cards(self, cards: list[int]) -> Value:
        return all_of([self.card(card) for card in cards])

    def opinion(self, board: int, slot: int) -> Message:
        return self.card(self.view.regions[board].opinions[slot])

    def politician(self, card: int) -> Message:
        if card == HIDDEN:
            return say("somebody")
        return say(f"politician-{self.game.tables.politicians[card].id.replace('_', '-')}")

    def poll(self, card: int) -> Value:
        """What a poll says of the parties in play."""
        parts: list[Value] = []
        for party in self.view.party:
            steps = self.game.tables.poll_lines[card][party]
            sign = "plus" if steps > 0 else "minus" if steps < 0 else "zero"
            parts.append(say(f"line-{sign}", {"party": self.party(party), "steps": abs(steps)}))
        return all_of(parts)

    # -- parts of answers and news --

    def symbols(self, package: int) -> list[Value]:
        """The symbols of a package, one by one."""
        out: list[Value] = []
        for symbol in range(len(SYMBOLS)):
            out += [say(f"symbol-{SYMBOLS[symbol]}")] * self.game.tables.packages[package][symbol]
        return out

    def contents(self, package: int) -> Value:
        """The symbols of a package, like ones together."""
        parts: list[Value] = []
        for symbol in range(len(SYMBOLS)):
            number = self.game.tables.packages[package][symbol]
            one = say(f"symbol-{SYMBOLS[symbol]}")
            if number:
                parts.append(one if number == 1 else say("symbols", {"number": number, "symbol": one}))
        return all_of(parts)

    def package(self, package: int, boards: list[int]) -> Value:
        """Where each of its symbols goes."""
        symbols = self.symbols(package)
        parts: list[Value] = []
        for i in range(len(symbols)):
            parts.append(say("symbol-in", {"symbol": symbols[i], "board": self.board(boards[i])}))
        return all_of(parts)

    def swaps(self, pairs: list[int]) -> Value:
        """Cards of the hand for cards of the programme."""
        parts: list[Value] = []
        for i in range(0, len(pairs), 2):
            parts.append(say("swap-one", {"in": self.card(pairs[i]), "out": self.card(pairs[i + 1])}))
        return all_of(parts)

    def counts(self, counts: list[int]) -> Value:
        """So many on each board."""
        parts: list[Value] = []
        for board in range(len(counts)):
            if counts[board]:
                parts.append(say("count-in", {"count": counts[board], "board": self.board(board)}))
        return all_of(parts)

    def envoys(self, envoys: list[int]) -> Value:
        """The politicians sent to each board."""
        parts: list[Value] = []
        for board in range(len(envoys)):
            if envoys[board]:
                politician = self.politician(envoys[board] - 1)
                parts.append(say("politician-in", {"politician": politician, "board": self.board(board)}))
        return all_of(parts)
