"""Which addresses the server lets itself be made to call."""

from __future__ import annotations

import asyncio

import pytest

from hustings.web.outbound import Forbidden, Outbound, is_public, parsed

PUBLIC = [
    "1.1.1.1",
    "8.8.8.8",
    "93.184.216.34",
    "192.0.1.1",
    "223.255.255.254",
    "2606:4700:4700::1111",
    "2001:4860:4860::8888",
    "2a00:1450:4001:81b::200e",
]
PRIVATE = [
    "0.0.0.0",  # unspecified, and this network
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",  # where clouds keep their keys
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.0.170",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",  # multicast
    "239.255.255.250",
    "240.0.0.1",  # reserved
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",  # IPv4-compatible
    "::8.8.8.8",
    "::ffff:127.0.0.1",  # IPv4-mapped
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",  # translated
    "64:ff9b::7f00:1",  # NAT64
    "64:ff9b::808:808",
    "64:ff9b:1::7f00:1",
    "64:ff9b:1:ffff::1",
    "100::1",  # discarded
    "2001::1",  # Teredo
    "2001:0:7f00:1::1",
    "2001:2::1",  # benchmarks
    "2001:10::1",  # ORCHID
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::1",  # 6to4
    "2002:808:808::1",
    "3fff::1",  # documentation
    "4000::1",  # not given out
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700:4700::1111%eth0",
    "fec0::1",  # site-local
    "ff02::1",  # multicast
    "ff0e::1",
    "localhost",
    "",
]


@pytest.mark.parametrize("address", PUBLIC)
def test_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", PRIVATE)
def test_not_public(address: str) -> None:
    assert not is_public(address)


ODD = [
    "https://[::1",
    "https://[",
    "https://]/",
    "https://[::1]]/",
    "https://example.org:0/",
    "https://example.org:65536/",
    "https://example.org:99999999999/",
    "https://example.org:-1/",
    "https://example.org:x/",
    "https://",
    "https:///path",
    "https://user:password@example.org/",
    "https://user@example.org/",
    "https://％31/",
    "ftp://example.org/",
    "//example.org/",
    "example.org",
    "javascript:alert(1)",
]


@pytest.mark.parametrize("url", ODD)
def test_what_is_no_web_address_is_refused_in_words(url: str) -> None:
    with pytest.raises(Forbidden):
        parsed(url)


INSIDE = [
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://017700000001/",
    "https://0/",
    "https://localhost/",
    "https://[::1]/",
    "https://[::127.0.0.1]/",
    "https://[::ffff:127.0.0.1]:8443/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fec0::1]/",
    "https://[ff02::1]/",
    "https://192.0.0.8/",
    "https://169.254.169.254/latest/meta-data",
    "https://①②⑦.0.0.1/",
    "https://no-such-name.invalid/",
    f"https://{'a' * 64}.example/",
    f"https://{'a.' * 150}example/",
    "https://../",
    "http://1.1.1.1/",  # not https
]


@pytest.mark.parametrize("url", INSIDE)
def test_nothing_in_the_house_is_called(url: str) -> None:
    async def check() -> None:
        outbound = Outbound(public_only=True)
        try:
            await outbound.check(url)
        finally:
            outbound.close()

    with pytest.raises(Forbidden):
        asyncio.run(check())


def test_a_public_address_is_called_where_it_was_looked_at() -> None:
    async def check() -> str:
        outbound = Outbound(public_only=True)
        _, place = await outbound.check("https://1.1.1.1:8443/x")
        outbound.close()
        return place

    assert asyncio.run(check()) == "1.1.1.1"
