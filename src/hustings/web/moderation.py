"""Mutes, bans and blocks, where they are asked for: at the gate, at a seat, before somebody talks.

They are few, so every process keeps all of them in memory. They are read again when one changes,
here or in another process.
"""

from __future__ import annotations

from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING

from hustings import wire
from hustings.table.times import stamp
from hustings.web.problems import HttpProblem
from hustings.web.store import moderation as store
from hustings.web.store.database import Database
from hustings.web.store.rows import SanctionRow, UserRow

if TYPE_CHECKING:
    from hustings.table.aggregate import GameTable
    from hustings.web.site import Site

Network = IPv4Network | IPv6Network
WIDEST = {4: 8, 6: 16}  # the shortest prefix of a range that may be banned
ADDRESSES_KEPT = 10_000


def is_admin(user: UserRow | None) -> bool:
    return user is not None and user.role == "admin"


def must_be_admin(user: UserRow | None) -> UserRow:
    if user is None:
        raise HttpProblem(401)
    if not is_admin(user):
        raise HttpProblem(403, "only administrators may do this")
    return user


class Moderation:
    """The mutes and bans in force, as one process knows them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.bans: dict[str, SanctionRow] = {}
        self.mutes: dict[str, SanctionRow] = {}
        self.networks: list[tuple[Network, SanctionRow]] = []
        self.known: dict[str, SanctionRow | None] = {}  # by address
        self.blockers: dict[str, set[str]] = {}  # by whom they have blocked

    async def load(self) -> None:
        rows = await self.database.read(store.active_sanctions)
        self.bans = {row.user_id: row for row in rows if row.kind == "ban" and row.user_id is not None}
        self.mutes = {row.user_id: row for row in rows if row.kind == "mute" and row.user_id is not None}
        self.networks = [(ip_network(row.network), row) for row in rows if row.network is not None]
        self.known = {}
        self.blockers = {}
        for user_id, blocked_id in await self.database.read(store.all_blocks):
            self.blockers.setdefault(blocked_id, set()).add(user_id)

    # -- questions --

    def without_blocked(self, shown: wire.TableInfo, viewer: UserRow | None) -> wire.TableInfo:
        """Whom somebody has blocked is not told whether they are here, nor when they were."""
        hidden = self.blockers.get(viewer.id, set()) if viewer is not None else set()
        for seat in shown.seats if hidden else ():
            if seat.user in hidden:
                seat.here, seat.seen_at = False, None
        return shown

    def ban_of(self, user: UserRow | None) -> SanctionRow | None:
        """The ban of a person; bot accounts share that of their keeper."""
        if user is None or not self.bans:
            return None
        return _in_force(self.bans.get(user.id) or self.bans.get(user.keeper or ""))

    def ban_at(self, client: str) -> SanctionRow | None:
        """The ban of the address range that a client is in."""
        if not self.networks:
            return None
        if client not in self.known:
            if len(self.known) > ADDRESSES_KEPT:
                self.known = {}
            self.known[client] = self._find(client)
        return _in_force(self.known[client])

    def _find(self, client: str) -> SanctionRow | None:
        found = [row for network, row in self.networks if overlaps(client, network) and _in_force(row)]
        return max(found, key=lambda row: row.until or "~", default=None)

    def shuts_out(self, user: UserRow | None, client: str) -> SanctionRow | None:
        """The ban that keeps somebody out. Administrators are not kept out by an address."""
        return self.ban_of(user) or (None if is_admin(user) else self.ban_at(client))

    # -- refusals --

    def check(self, user: UserRow | None, client: str, path: str) -> None:
        """For every request. Raises a 403 that says until when, except for imprint and privacy."""
        if not self.bans and not self.networks:
            return
        ban = self.shuts_out(user, client)
        if ban is not None and not path.startswith("/api/legal"):
            raise _refused("banned", "banned", ban)

    def check_sign_in(self, user: UserRow) -> None:
        ban = self.ban_of(user)
        if ban is not None:
            raise _refused("banned", "banned", ban)

    def check_talk(self, user: UserRow) -> None:
        mute = _in_force(self.mutes.get(user.id) or self.mutes.get(user.keeper or ""))
        if mute is not None:
            raise _refused("muted", "muted", mute)


def _in_force(row: SanctionRow | None) -> SanctionRow | None:
    return row if row is not None and (row.until is None or row.until > stamp()) else None


def _refused(type: str, what: str, row: SanctionRow) -> HttpProblem:
    end = "for good" if row.until is None else f"until {row.until[:16].replace('T', ' ')} UTC"
    why = f": {row.reason}" if row.reason else ""
    return HttpProblem(403, f"you are {what} {end}{why}", type, until=row.until or "", reason=row.reason)


def client_range(client: str) -> Network | None:
    """What the gate counts a client by, as a range: an IPv4 address, or a network of IPv6."""
    try:
        return ip_network(client)
    except ValueError:
        return None


def overlaps(client: str, network: Network) -> bool:
    """Whether a client is in a range. A range inside the client's own network counts too: that is one household."""
    mine = client_range(client)
    return mine is not None and mine.version == network.version and mine.overlaps(network)


def range_of(text: str) -> Network:
    """A range from what an administrator has written. Raises a 422."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise HttpProblem(
            422, "this is not an address range, such as 203.0.113.0/24 or 2001:db8::/32"
        ) from None
    if network.prefixlen < WIDEST[network.version]:
        raise HttpProblem(422, f"this range is too wide: at most /{WIDEST[network.version]}")
    return network


# -- for handlers --


def check_may_talk(site: Site, user: UserRow) -> None:
    """Raises a 403 ``muted`` that says until when."""
    site.moderation.check_talk(user)


async def check_may_sit(site: Site, table: GameTable, user: UserRow) -> None:
    """Whom the owner of a table has blocked does not sit down there."""
    if table.seats_of(user.id) or user.id == table.row.owner_id:
        return
    read = partial(store.is_blocked, user_id=table.row.owner_id, blocked_id=user.id)
    if await site.database.read(read):
        raise HttpProblem(403, "you cannot sit down at this table")
