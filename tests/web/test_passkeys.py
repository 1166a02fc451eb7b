"""Passkeys, made and used by an authenticator in software."""

from __future__ import annotations

import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from hustings.client import Client, ServerError
from hustings.web.config import Config
from hustings.web.passkeys import CHALLENGE_SECONDS, relying_party
from tests.web.conftest import Running

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Keeps one passkey for each account, as a phone would."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.keys: dict[bytes, tuple[ec.EllipticCurvePrivateKey, str]] = {}
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def _client_data(self, kind: str, challenge: str) -> bytes:
        data = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def _data(self, rp_id: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return sha256(rp_id.encode()).digest() + struct.pack(">BI", flags, self.count) + more

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert -7 in [param["alg"] for param in options["pubKeyCredParams"]]
        key = ec.generate_private_key(ec.SECP256R1())
        name = secrets.token_bytes(32)
        self.keys[name] = key, options["user"]["id"]
        point = key.public_key().public_numbers()
        cose = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        )
        attested = bytes(16) + struct.pack(">H", len(name)) + name + cose
        data = self._data(options["rp"]["id"], self.flags | ATTESTED, attested)
        response = {
            "clientDataJSON": b64(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": b64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": b64(name), "rawId": b64(name), "type": "public-key", "response": response}

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        assert not options.get("allowCredentials")
        name, (key, user) = next(iter(self.keys.items()))
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], self.flags)
        signature = key.sign(data + sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": b64(client_data),
            "authenticatorData": b64(data),
            "signature": b64(signature),
            "userHandle": user,
        }
        return {"id": b64(name), "rawId": b64(name), "type": "public-key", "response": response}


def local(server: Running) -> Client:
    """By the one name that needs no https."""
    client = Client(f"http://localhost:{server.config.port}")
    server.clients.append(client)
    return client


def phone(server: Running) -> Authenticator:
    return Authenticator(f"http://localhost:{server.config.port}")


def add(client: Client, device: Authenticator, name: str = "") -> dict[str, Any]:
    asked = client.request("POST", "/api/me/passkey-options", {"password": "long enough"}).json()
    body = {"credential": device.create(asked["options"]), "name": name}
    made: dict[str, Any] = client.request("POST", "/api/me/passkeys", body).json()
    return made


def challenge(client: Client) -> dict[str, Any]:
    options: dict[str, Any] = client.request("POST", "/api/login/passkey/options", {}).json()["options"]
    return options


def enter(client: Client, credential: dict[str, Any]) -> Any:
    return client.request("POST", "/api/login/passkey", {"credential": credential}).json()


def refused(client: Client, credential: Any) -> str:
    with pytest.raises(ServerError) as caught:
        enter(client, credential)
    return f"{caught.value.status} {caught.value.type}"


def test_a_passkey_is_made_used_listed_and_removed(server: Running) -> None:
    owner, device = local(server), phone(server)
    account = owner.register("Passkey Pia", "long enough")
    assert "passkeys" in owner.me().offers
    with pytest.raises(ServerError) as caught:
        owner.request("POST", "/api/me/passkey-options", {"password": "wrong"})
    assert caught.value.type == "wrong-password"
    made = add(owner, device, "My phone")
    assert made["name"] == "My phone"

    other = local(server)
    other.rename("Before")
    before = other.http.cookies["hustings_session"]
    assert enter(other, device.get(challenge(other)))["id"] == account.id
    user = other.me().user
    assert user is not None
    assert user.id == account.id
    assert other.http.cookies["hustings_session"] != before
    assert len(other.request("GET", "/api/me/sessions").json()) == 2
    (shown,) = other.request("GET", "/api/me/passkeys").json()
    assert shown["used_at"] is not None
    assert "public" not in str(shown)
    (exported,) = other.request("GET", "/api/me/export").json()["passkeys"]
    assert exported == shown

    stranger = local(server)
    stranger.register("Passkey Paul", "long enough")
    with pytest.raises(ServerError) as caught:
        stranger.request("DELETE", f"/api/me/passkeys/{made['id']}")
    assert caught.value.status == 404
    owner.request("DELETE", f"/api/me/passkeys/{made['id']}")
    late = local(server)
    assert refused(late, device.get(challenge(late))) == "401 wrong-passkey"


def test_nothing_else_than_the_passkey_opens(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, device = local(server), phone(server)
    owner.register("Passkey Petra", "long enough")
    add(owner, device)
    wrong = "401 wrong-passkey"
    visitor, other = local(server), local(server)
    other.me()

    good = device.get(challenge(visitor))
    assert refused(other, good) == wrong, "a challenge is for the session that asked for it"
    signature = bytearray(unb64(good["response"]["signature"]))
    signature[-1] ^= 1
    assert (
        refused(visitor, {**good, "response": {**good["response"], "signature": b64(bytes(signature))}})
        == wrong
    )
    assert refused(visitor, {**good, "response": {**good["response"], "userHandle": b64(b"other")}}) == wrong
    nonsense: Any
    for nonsense in ({}, {"response": []}, {"response": {"clientDataJSON": "!"}}, {**good, "rawId": 5}):
        assert refused(visitor, nonsense) == wrong

    made_up = {**challenge(visitor), "challenge": b64(secrets.token_bytes(56))}
    assert refused(visitor, device.get(made_up)) == wrong
    for_making = owner.request("POST", "/api/me/passkey-options", {"password": "long enough"}).json()
    swapped = {**challenge(owner), "challenge": for_making["options"]["challenge"]}
    assert refused(owner, device.get(swapped)) == wrong

    device.origin = "http://localhost:1"
    assert refused(visitor, device.get(challenge(visitor))) == wrong
    device.origin = phone(server).origin
    device.flags = PRESENT
    assert refused(visitor, device.get(challenge(visitor))) == wrong, "nobody proved to be the owner"
    device.flags = PRESENT | VERIFIED
    assert refused(visitor, device.get({**challenge(visitor), "rpId": "example.org"})) == wrong
    late = challenge(visitor)
    with monkeypatch.context() as patch:
        import time

        now = time.time() + CHALLENGE_SECONDS + 1
        patch.setattr("hustings.web.passkeys.time.time", lambda: now)
        assert refused(visitor, device.get(late)) == wrong

    good = device.get(challenge(visitor))
    replayed = dict(visitor.http.cookies)
    assert enter(visitor, good)["name"] == "Passkey Petra"
    assert refused(visitor, good) == wrong, "the session is another one"
    again = local(server)
    for name, value in replayed.items():
        again.http.cookies.set(name, value)
    assert refused(again, good) == wrong, "the counter has moved on"


def test_the_same_passkey_is_kept_once(server: Running) -> None:
    owner, device = local(server), phone(server)
    owner.register("Passkey Paula", "long enough")
    asked = owner.request("POST", "/api/me/passkey-options", {"password": "long enough"}).json()
    body = {"credential": device.create(asked["options"])}
    made = owner.request("POST", "/api/me/passkeys", body).json()
    with pytest.raises(ServerError) as caught:
        owner.request("POST", "/api/me/passkeys", body)
    assert caught.value.status == 409
    asked = owner.request("POST", "/api/me/passkey-options", {"password": "long enough"}).json()
    assert [one["id"] for one in asked["options"]["excludeCredentials"]] == [made["id"]]


def test_passkeys_are_offered_where_browsers_have_them() -> None:
    site = Config(address="https://games.example.org")
    assert relying_party(site, "anything") == ("games.example.org", "https://games.example.org")
    odd = Config(address="https://games.example.org:8443/")
    assert relying_party(odd, "") == ("games.example.org", "https://games.example.org:8443")
    assert relying_party(Config(address="http://games.example.org"), "localhost") is None
    assert relying_party(Config(address="https://192.0.2.1"), "") is None
    assert relying_party(Config(), "localhost:8000") == ("localhost", "http://localhost:8000")
    for host in ("127.0.0.1:8000", "games.example.org", "[::1", "", "localhost:x", "a@localhost.example"):
        assert relying_party(Config(), host) is None
