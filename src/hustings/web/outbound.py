"""Which addresses the server may be made to call: public ones, and nothing in its own neighbourhood."""

from __future__ import annotations

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpx

from hustings.core.errors import OptionError
from hustings.registry import title as find_title

LOOKUPS = 16  # names looked up at the same time
LOOKUP_SECONDS = 5.0  # for looking one up

# What is not public, by the registries of special addresses (IANA). Written out, because what Python calls
# global differs from version to version.
REFUSED_4 = [
    ip_network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",
        "100.64.0.0/10",  # of providers
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved
    )
]
HOST = re.compile(r"[A-Za-z0-9_.:-]+")  # a name, in ASCII by now, or an address
PUBLIC_6 = ip_network("2000::/3")  # all that is given out; everything else is refused, whatever it is for
REFUSED_6 = [
    ip_network(text)
    for text in (
        "2001::/23",  # Teredo, benchmarks, ORCHID and other assignments
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "3fff::/20",
    )
]


class Forbidden(ValueError):
    """An address that is not called, with the reason."""


def is_public(text: str) -> bool:
    """Whether an IP address is one that everybody could call.

    Addresses that only wrap an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo) are not: what they lead
    to depends on the network the server stands in.
    """
    try:
        address: IPv4Address | IPv6Address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv4Address):
        return not any(address in network for network in REFUSED_4) and address.is_global
    if address.scope_id is not None or address not in PUBLIC_6:
        return False
    return not any(address in network for network in REFUSED_6) and address.is_global


def parsed(url: str) -> httpx.URL:
    """A web address in form. Raises Forbidden."""
    try:
        found = httpx.URL(url)
        host = found.raw_host.decode("ascii")
    except (httpx.InvalidURL, ValueError):
        raise Forbidden("this is not a web address") from None
    if found.scheme not in ("http", "https") or not HOST.fullmatch(host):
        raise Forbidden("this is not a web address")
    if found.userinfo:
        raise Forbidden("an address to be called holds no password")
    if found.port is not None and not 0 < found.port < 2**16:
        raise Forbidden("there is no such port")
    return found


class Outbound:
    """``public_only``: nothing but public https addresses; else anything in form."""

    def __init__(self, public_only: bool) -> None:
        self.public_only = public_only
        self.pool = ThreadPoolExecutor(
            LOOKUPS, "hustings-lookup"
        )  # a slow name server is nobody else's business

    async def check(self, url: str) -> tuple[httpx.URL, str]:
        """The address, and what its name leads to now, where that is to be called. Raises Forbidden."""
        asked = parsed(url)
        if not self.public_only:
            return asked, ""
        if asked.scheme != "https":
            raise Forbidden("a webhook is a public https address")
        addresses = await self._addresses(asked.raw_host.decode("ascii"), asked.port or 443)
        if not addresses or not all(is_public(address) for address in addresses):
            raise Forbidden("a webhook is a public https address")
        return asked, addresses[0]

    async def _addresses(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        call = loop.run_in_executor(self.pool, _look_up, host.strip("[]"), port)
        try:
            return await asyncio.wait_for(call, LOOKUP_SECONDS)
        except (OSError, ValueError, TimeoutError):
            raise Forbidden("this address cannot be resolved") from None

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def _look_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def game_name(game: str) -> str:
    """What a game is called in a notice, also when its rules are not here."""
    try:
        return find_title(game).name
    except OptionError:
        return game
