"""What a process counts while it works; ``web/exposition.py`` tells it. Nothing here names a table or a person.

Plain numbers: a request and a commit together cost 1.2 microseconds here, 6.6 with the counters and histograms of
prometheus_client (both interpreted; ``benchmarks/web.md``).
"""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        self.count = 0

    def add(self, seconds: float) -> None:
        self.total += seconds
        self.count += 1
        self.buckets[bisect_left(BOUNDS, seconds)] += 1


class Metrics:
    def __init__(self) -> None:
        self.requests: dict[tuple[str, int], int] = {}
        self.seconds = Histogram()
        self.commit_seconds = Histogram()
        self.entries = 0
        self.conflicts = 0
        self.loads = 0
        self.bot_moves = 0
        self.bot_failures = 0
        self.bot_replaced = 0
        self.bot_seconds = Histogram()

    def request(self, method: str, status: int, seconds: float) -> None:
        key = (method, status)
        self.requests[key] = self.requests.get(key, 0) + 1
        self.seconds.add(seconds)

    def committed(self, entries: int, seconds: float) -> None:
        self.entries += entries
        self.commit_seconds.add(seconds)
