"""``/metrics``: what the process has counted and what the database says now, for Prometheus."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from ipaddress import ip_address
from itertools import accumulate
from secrets import compare_digest
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from hustings.table.times import later, moment, now
from hustings.web import timeouts
from hustings.web.metrics import BOUNDS, Histogram
from hustings.web.problems import HttpProblem
from hustings.web.store import workers
from hustings.web.store.database import Unavailable

if TYPE_CHECKING:
    from hustings.web.site import Site

SECONDS = 3.0  # for the database to answer a scrape
STATES = ("gathering", "running", "finished", "closed")  # told also when there are none
FORWARDED = (b"x-forwarded-for", b"forwarded", b"via")


class SiteCollector(Collector):
    """Made for one scrape."""

    def __init__(self, site: Site, look: workers.Look | None) -> None:
        self.site = site
        self.look = look

    def collect(self) -> Iterator[Metric]:
        yield from self._counted()
        yield from self._of_process()
        if self.look is not None:
            yield from self._of_database(self.look)

    def _counted(self) -> Iterator[Metric]:
        counted = self.site.metrics
        requests = CounterMetricFamily("hustings_requests", "Answered requests.", labels=["method", "status"])
        for (method, status), count in sorted(counted.requests.items()):
            requests.add_metric([method, str(status)], count)
        yield requests
        yield histogram(
            "hustings_request_seconds", "Time to answer, event streams left out.", counted.seconds
        )
        yield histogram("hustings_commit_seconds", "Time until a change is safe.", counted.commit_seconds)
        yield histogram("hustings_bot_seconds", "Time a bot thinks, waiting included.", counted.bot_seconds)
        yield counter("entries", "Entries committed.", counted.entries)
        yield counter("conflicts", "Changes that had to be tried again.", counted.conflicts)
        yield counter("loads", "Tables loaded from the database.", counted.loads)
        yield counter("bot_moves", "Answers given by bots.", counted.bot_moves)
        yield counter("bot_failures", "Bots that failed to answer.", counted.bot_failures)
        yield counter("bot_replaced", "Answers a simpler bot gave for one that failed.", counted.bot_replaced)
        dropped = CounterMetricFamily(
            "hustings_dropped_connections",
            "Connections dropped because a client was too slow, by what it was waited for.",
            labels=["waiting_for"],
        )
        for what in ("head", "body", "answer"):
            dropped.add_metric([what], timeouts.dropped[what])
        yield dropped

    def _of_process(self) -> Iterator[Metric]:
        site = self.site
        used, waiting = site.database.pool()
        listeners = sum(len(room) for room in site.hub.rooms.values())
        yield gauge("tables_in_memory", "Tables held in memory.", len(site.service.slots))
        yield gauge("listeners", "Open event streams.", listeners)
        if sys.platform != "win32":
            yield gauge("memory_peak_bytes", "Largest memory of this process so far.", memory_peak())
        yield gauge(
            "bot_tables_in_hand", "Tables whose bots this process is thinking for.", len(site.runner.tasks)
        )
        yield gauge("database_pool_used", "Database connections in use.", used)
        yield gauge(
            "database_pool_waiting", "Requests that wait for a database connection or their commit.", waiting
        )
        yield gauge("database_up", "Whether the database answers.", self.look is not None)
        yield gauge(
            "database_writable", "Whether writes succeed, as far as is known.", not site.database.trouble
        )

    def _of_database(self, look: workers.Look) -> Iterator[Metric]:
        tables = GaugeMetricFamily(
            "hustings_tables", "Tables by state, of the whole site.", labels=["status"]
        )
        for status in sorted({*STATES, *look.tables}):
            tables.add_metric([status], look.tables.get(status, 0))
        yield tables
        age = 0.0 if look.oldest is None else max(0.0, (now() - moment(look.oldest)).total_seconds())
        yield gauge("bot_queue_length", "Tables whose bots are asked, of the whole site.", look.queue)
        yield gauge("bot_queue_age_seconds", "How long the first of them has waited.", age)
        fresh = later(-workers.STALE)
        alive = [row for row in look.workers if row.seen_at > fresh]
        yield gauge("workers_alive", "Workers that have given a sign lately.", len(alive))
        up = GaugeMetricFamily("hustings_worker_up", "Whether a worker is alive.", labels=["worker", "host"])
        busy = GaugeMetricFamily(
            "hustings_worker_busy", "Tables a worker has in hand.", labels=["worker", "host"]
        )
        for row in look.workers:
            up.add_metric([row.id, row.host], row.seen_at > fresh)
            busy.add_metric([row.id, row.host], row.busy if row.seen_at > fresh else 0)
        yield up
        yield busy


def counter(name: str, says: str, value: int) -> Metric:
    return CounterMetricFamily(f"hustings_{name}", says, value=value)


def gauge(name: str, says: str, value: float) -> Metric:
    return GaugeMetricFamily(f"hustings_{name}", says, value=value)


def histogram(name: str, says: str, counted: Histogram) -> Metric:
    bounds: Iterable[str] = [*map(str, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, accumulate(counted.buckets), strict=True))
    return HistogramMetricFamily(name, says, buckets=buckets, sum_value=counted.total)


async def exposition(site: Site) -> bytes:
    """The text Prometheus reads. The database is asked once, and not waited for longer than ``SECONDS``."""
    look: workers.Look | None
    try:
        look = await asyncio.wait_for(site.database.read(workers.look), SECONDS)
    except (Unavailable, TimeoutError):
        look = None
    registry = CollectorRegistry()
    registry.register(SiteCollector(site, look))
    ProcessCollector(registry=registry)
    return await asyncio.to_thread(partial(generate_latest, registry))


def check_allowed(site: Site, scope: Any) -> None:
    """Metrics are for the inside: for who has the token, or who is directly connected from a private address."""
    config = site.config
    headers: dict[bytes, bytes] = scope["state"]["headers"]
    if config.metrics_token:
        kind, _, sent = headers.get(b"authorization", b"").partition(b" ")
        if kind.lower() != b"bearer" or not compare_digest(sent.strip(), config.metrics_token.encode()):
            raise HttpProblem(401, "metrics need their token")
    elif config.metrics != "open" and not (
        config.metrics == "private"
        and private(scope["client"][0] if scope.get("client") else "")
        and not any(name in headers for name in FORWARDED)  # a proxy asks for somebody else
    ):
        raise HttpProblem(404)


def private(address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return bool((mapped or found).is_private)


def memory_peak() -> int:
    """In bytes."""
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used * 1024
