"""A small network that tells who will win, in plain Python: compiled it takes less time than a playout.

Each seat has a row of numbers. The first layer looks at each row alone; the second at that and at the mean
over all seats, so that the order and the number of seats do not matter; the last gives a score. The chances
to win go with the exponentials of the scores.
"""

from __future__ import annotations

from math import exp

Matrix = list[list[float]]


class Network:
    """Weights by layer: a row for each neuron, its bias last."""

    def __init__(self, first: Matrix, second: Matrix, last: list[float]) -> None:
        self.first = first
        self.second = second
        self.last = last

    def width(self) -> int:
        """How many numbers a seat has."""
        return len(self.first[0]) - 1

    def look(self, row: list[float]) -> list[float]:
        """The first layer, for one seat."""
        # Many numbers are 0: they cost nothing.
        places: list[int] = []
        numbers: list[float] = []
        for i in range(len(row)):
            x = row[i]
            if x != 0.0:
                places.append(i)
                numbers.append(x)
        found: list[float] = []
        for neuron in self.first:
            total = neuron[len(row)]
            for k in range(len(places)):
                total += neuron[places[k]] * numbers[k]
            found.append(max(0.0, total))
        return found

    def shared(self, hidden: Matrix) -> list[float]:
        """What the second layer makes of the mean over all seats."""
        size = len(self.first)
        mean: list[float] = []
        for i in range(size):
            total = 0.0
            for found in hidden:
                total += found[i]
            mean.append(total / len(hidden))
        common: list[float] = []
        for neuron in self.second:
            total = neuron[2 * size]
            for i in range(size):
                total += neuron[size + i] * mean[i]
            common.append(total)
        return common

    def scores(self, rows: Matrix) -> list[float]:
        """Of each seat; only their differences mean anything."""
        hidden = [self.look(row) for row in rows]
        common = self.shared(hidden)
        size = len(self.first)
        scores: list[float] = []
        for found in hidden:
            score = 0.0
            for j in range(len(self.second)):
                neuron = self.second[j]
                total = common[j]
                for i in range(size):
                    total += neuron[i] * found[i]
                if total > 0.0:
                    score += self.last[j] * total
            scores.append(score)
        return scores

    def chances(self, rows: Matrix) -> list[float]:
        """Each seat's chance to win."""
        scores = self.scores(rows)
        most = max(scores)
        weights = [exp(score - most) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]
