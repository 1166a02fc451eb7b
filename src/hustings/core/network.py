"""A small network that tells who will win, in plain Python: compiled it takes less time than a playout.

Each seat has a row of numbers. The first layer looks at each row alone; the second at that and at the mean
over all seats, so that the order and the number of seats do not matter; the last gives a score. The chances
to win go with the exponentials of the scores.
"""

from __future__ import annotations

from math import exp
from typing import Final

Matrix = list[list[float]]

BLOCK: Final = 4  # neurons at a time


class Layer:
    """Neurons that sum up what comes in and pass on what is above 0."""

    def __init__(self, weights: Matrix) -> None:
        self.size = len(weights)
        none = [0.0] * len(weights[0])
        self.weights = weights + [none] * (-len(weights) % BLOCK)

    def out(
        self, starts: list[float], left: list[float], right: list[float]
    ) -> tuple[list[float], list[float]]:
        """For two inputs at once what passes, where each sum begins at ``starts``."""
        # Reading a number from a list costs more than multiplying it. Four neurons and two inputs at a time read
        # 6 numbers for 8 products instead of 16: half the time. Many inputs are 0: where both are, they cost nothing.
        places: list[int] = []
        xs: list[float] = []
        ys: list[float] = []
        for i in range(len(left)):
            x = left[i]
            y = right[i]
            if x != 0.0 or y != 0.0:
                places.append(i)
                xs.append(x)
                ys.append(y)
        begin = starts + [0.0] * (len(self.weights) - self.size)
        found: list[float] = []
        other: list[float] = []
        for j in range(0, len(self.weights), BLOCK):
            a, b, c, d = self.weights[j], self.weights[j + 1], self.weights[j + 2], self.weights[j + 3]
            a0 = a1 = begin[j]
            b0 = b1 = begin[j + 1]
            c0 = c1 = begin[j + 2]
            d0 = d1 = begin[j + 3]
            for k in range(len(places)):
                i = places[k]
                x = xs[k]
                y = ys[k]
                w = a[i]
                a0 += w * x
                a1 += w * y
                w = b[i]
                b0 += w * x
                b1 += w * y
                w = c[i]
                c0 += w * x
                c1 += w * y
                w = d[i]
                d0 += w * x
                d1 += w * y
            found += [max(0.0, a0), max(0.0, b0), max(0.0, c0), max(0.0, d0)]
            other += [max(0.0, a1), max(0.0, b1), max(0.0, c1), max(0.0, d1)]
        return found[: self.size], other[: self.size]

    def out_of_all(self, starts: list[float], rows: Matrix) -> Matrix:
        """What passes for each of these inputs."""
        found: Matrix = []
        for i in range(0, len(rows), 2):
            left, right = self.out(starts, rows[i], rows[min(i + 1, len(rows) - 1)])
            found += [left, right]
        return found[: len(rows)]


class Network:
    """Weights by layer: a row for each neuron, its bias last."""

    def __init__(self, first: Matrix, second: Matrix, last: list[float]) -> None:
        size = len(first)
        self.first = Layer([row[:-1] for row in first])
        self.first_biases = [row[-1] for row in first]
        self.second = Layer([row[:size] for row in second])
        self.second_means = [row[size:-1] for row in second]
        self.second_biases = [row[-1] for row in second]
        self.last = last

    def width(self) -> int:
        """How many numbers a seat has."""
        return len(self.first.weights[0])

    def shared(self, hidden: Matrix) -> list[float]:
        """What the second layer makes of the mean over all seats."""
        mean: list[float] = []
        for i in range(len(hidden[0])):
            total = 0.0
            for found in hidden:
                total += found[i]
            mean.append(total / len(hidden))
        common: list[float] = []
        for j in range(len(self.second_biases)):
            neuron = self.second_means[j]
            total = self.second_biases[j]
            for i in range(len(mean)):
                total += neuron[i] * mean[i]
            common.append(total)
        return common

    def scores(self, rows: Matrix) -> list[float]:
        """Of each seat; only their differences mean anything."""
        hidden = self.first.out_of_all(self.first_biases, rows)
        scores: list[float] = []
        for found in self.second.out_of_all(self.shared(hidden), hidden):
            score = 0.0
            for j in range(len(found)):
                score += self.last[j] * found[j]
            scores.append(score)
        return scores

    def chances(self, rows: Matrix) -> list[float]:
        """Each seat's chance to win."""
        scores = self.scores(rows)
        most = max(scores)
        weights = [exp(score - most) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]
