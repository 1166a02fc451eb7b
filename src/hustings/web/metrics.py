"""Counters for operators. Nothing here names a table, a person or anything hidden."""

from __future__ import annotations

import resource
from bisect import bisect_left
from collections.abc import Iterable

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

    def lines(self, name: str, says: str) -> Iterable[str]:
        yield f"# HELP {name} {says}"
        yield f"# TYPE {name} histogram"
        seen = 0
        for bound, count in zip(BOUNDS, self.buckets, strict=False):
            seen += count
            yield f'{name}_bucket{{le="{bound}"}} {seen}'
        yield f'{name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {self.count}"


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

    def text(self, tables: int, listeners: int) -> str:
        """The Prometheus text format."""
        out = ["# HELP hustings_requests_total Answered requests.", "# TYPE hustings_requests_total counter"]
        out += [
            f'hustings_requests_total{{method="{method}",status="{status}"}} {count}'
            for (method, status), count in sorted(self.requests.items())
        ]
        out += self.seconds.lines("hustings_request_seconds", "Time to answer, event streams left out.")
        out += self.commit_seconds.lines("hustings_commit_seconds", "Time until a change is safe.")
        out += self.bot_seconds.lines("hustings_bot_seconds", "Time a bot thinks.")
        counters = {
            "entries_total": ("Entries committed.", self.entries),
            "conflicts_total": ("Changes that had to be tried again.", self.conflicts),
            "loads_total": ("Tables loaded from the database.", self.loads),
            "bot_moves_total": ("Answers given by bots.", self.bot_moves),
            "bot_failures_total": ("Bots that failed to answer.", self.bot_failures),
            "bot_replaced_total": ("Answers a simpler bot gave for one that failed.", self.bot_replaced),
        }
        for name, (says, count) in counters.items():
            out += [
                f"# HELP hustings_{name} {says}",
                f"# TYPE hustings_{name} counter",
                f"hustings_{name} {count}",
            ]
        gauges = {
            "tables_in_memory": ("Tables held in memory.", tables),
            "listeners": ("Open event streams.", listeners),
            "memory_peak_bytes": (
                "Largest memory of this process so far.",
                resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
            ),
        }
        for name, (says, value) in gauges.items():
            out += [
                f"# HELP hustings_{name} {says}",
                f"# TYPE hustings_{name} gauge",
                f"hustings_{name} {value}",
            ]
        return "\n".join(out) + "\n"
