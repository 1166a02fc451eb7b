"""Passkeys: signing in with what a device or password manager keeps, instead of a password.

The library ``webauthn`` checks signatures; here is what it leaves to a site. A challenge is not stored
anywhere: it carries a seal over the moment it ends and the session cookie it was made for, so any process
can check it, and it is of no use to anybody else, nor after the session has changed, as it does at signing in.
"""

from __future__ import annotations

import hmac
import json
import secrets
import time
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from hustings.table.names import clean
from hustings.table.times import stamp
from hustings.web.config import Config
from hustings.web.people import People, Session, hashed
from hustings.web.problems import HttpProblem
from hustings.web.store import people
from hustings.web.store.database import Database
from hustings.web.store.rows import PasskeyRow, UserRow

CHALLENGE_SECONDS = 300  # for which a challenge is good
MOST = 20
RANDOM, ENDS = 16, 8  # bytes of a challenge; the rest is the seal
NAME = "Hustings"


def relying_party(config: Config, host: str) -> tuple[str, str] | None:
    """The name that passkeys are bound to, and the origin they are used from. None where browsers offer none.

    ``host`` is where the request went; without an address of the site only ``localhost`` will do.
    """
    address = config.address or f"http://{host}"
    try:
        parts = urlsplit(address)
        name, _ = parts.hostname or "", parts.port
    except ValueError:
        return None
    if name != "localhost" and (not config.address or parts.scheme != "https" or _is_address(name)):
        return None
    return name, f"{parts.scheme}://{parts.netloc}"


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Passkeys:
    def __init__(self, people: People, database: Database, secret: Callable[[], str]) -> None:
        self.people = people
        self.database = database
        self.secret = secret

    # -- challenges --

    def challenge(self, purpose: str, cookie: str) -> bytes:
        start = secrets.token_bytes(RANDOM) + int(time.time() + CHALLENGE_SECONDS).to_bytes(ENDS, "big")
        return start + self._seal(start, purpose, cookie)

    def _seal(self, start: bytes, purpose: str, cookie: str) -> bytes:
        text = f"passkey {purpose} {hashed(cookie)} {start.hex()}".encode()
        return hmac.digest(self.secret().encode(), text, "sha256")

    def _challenge_in(self, credential: Any, purpose: str, cookie: str) -> bytes:
        """The challenge that was answered, if it is one of ours and still good. Raises a refusal or anything."""
        from webauthn.helpers import base64url_to_bytes

        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        found = base64url_to_bytes(data["challenge"])
        start, seal = found[: RANDOM + ENDS], found[RANDOM + ENDS :]
        if not hmac.compare_digest(seal, self._seal(start, purpose, cookie)):
            raise refused()
        if int.from_bytes(start[RANDOM:], "big") < time.time():
            raise refused()
        return found

    # -- a new one --

    async def new_options(self, user: UserRow, cookie: str, rp: tuple[str, str]) -> dict[str, Any]:
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes, options_to_json_dict
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.database.read(partial(people.passkeys_of, user_id=user.id))
        if len(known) >= MOST:
            raise HttpProblem(409, f"{MOST} passkeys are enough")
        options = generate_registration_options(
            rp_id=rp[0],
            rp_name=NAME,
            user_id=user.id.encode(),
            user_name=user.name,
            challenge=self.challenge("create", cookie),
            timeout=CHALLENGE_SECONDS * 1000,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in known
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return dict(options_to_json_dict(options))

    async def add(
        self, user: UserRow, credential: Any, name: str, cookie: str, rp: tuple[str, str]
    ) -> PasskeyRow:
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=self._challenge_in(credential, "create", cookie),
                expected_rp_id=rp[0],
                expected_origin=rp[1],
                require_user_verification=True,
            )
        except Exception:  # noqa: BLE001 - strangers send anything
            raise refused() from None
        row = PasskeyRow(
            bytes_to_base64url(found.credential_id),
            user.id,
            clean(name) or "Passkey",
            bytes_to_base64url(found.credential_public_key),
            found.sign_count,
            stamp(),
        )

        def write(connection: Connection) -> None:
            if len(people.passkeys_of(connection, user.id)) >= MOST:
                raise HttpProblem(409, f"{MOST} passkeys are enough")
            people.add_passkey(connection, row)

        try:
            await self.database.write(write)
        except IntegrityError:
            raise HttpProblem(409, "this passkey is known already") from None
        return row

    # -- signing in --

    def login_options(self, cookie: str, rp: tuple[str, str]) -> dict[str, Any]:
        """For whoever it is: the device says which account it has a passkey for."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=rp[0],
            challenge=self.challenge("get", cookie),
            timeout=CHALLENGE_SECONDS * 1000,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return dict(options_to_json_dict(options))

    async def login(
        self, credential: Any, cookie: str, rp: tuple[str, str], agent: str
    ) -> tuple[Session, str]:
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

        try:
            challenge = self._challenge_in(credential, "get", cookie)
            id = bytes_to_base64url(base64url_to_bytes(credential["rawId"]))  # noqa: A001
            handle = credential["response"].get("userHandle")
            handle = None if not handle else base64url_to_bytes(handle).decode()
        except Exception:  # noqa: BLE001 - strangers send anything
            raise refused() from None
        known = await self.database.read(partial(people.passkey, id=id))
        if known is None or known[1].kind != "person" or handle not in (None, known[1].id):
            raise refused()
        row, user = known
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=rp[0],
                expected_origin=rp[1],
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.sign_count,
                require_user_verification=True,
            )
        except Exception:  # noqa: BLE001 - strangers send anything
            raise refused() from None

        def write(connection: Connection) -> None:
            if not people.passkey_used(connection, row.id, row.sign_count, found.new_sign_count, stamp()):
                raise refused()

        return await self.people.enter(user, agent, write)


def refused() -> HttpProblem:
    return HttpProblem(401, "this passkey does not fit, or it took too long", "wrong-passkey")
