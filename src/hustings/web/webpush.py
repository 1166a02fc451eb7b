"""Messages to a browser that nobody on the way can read (RFC 8291), signed with the key of this site (RFC 8292).

With ``cryptography`` alone: the libraries for this are under copyleft, or bring an HTTP client of their own.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hustings.core.codec import dumps

CURVE = ec.SECP256R1()
RECORD = 4096  # the size of a record, which a message fits into
MOST = 3000  # bytes of a message
SIGNED_FOR = 12 * 60 * 60  # seconds; at most a day


class BadKey(ValueError):
    """What a browser, or an operator, gave is no key."""


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises BadKey."""
    try:
        return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except ValueError:
        raise BadKey("this is not base64url") from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def check_keys(p256dh: str, auth: str) -> None:
    """Whether these can be the keys of a subscription. Raises BadKey."""
    if len(decoded(auth)) != 16:
        raise BadKey("this is not the secret of a subscription")
    _browser_key(p256dh)


def _browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    except (ValueError, InvalidKey):
        raise BadKey("this is not the key of a subscription") from None


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a message to the browser with these keys; ``own`` and ``salt`` are drawn anew unless a test says."""
    if len(message) > MOST:
        raise ValueError("this message is too long")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    browser = _browser_key(p256dh)
    theirs, ours = _point(browser), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    secret = _derive(32, decoded(auth), b"WebPush: info\0" + theirs + ours, shared)
    key = _derive(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = _derive(12, salt, b"Content-Encoding: nonce\0", secret)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


class Vapid:
    """The key by which push services know this site."""

    def __init__(self, private: str) -> None:
        number = int.from_bytes(decoded(private), "big")
        try:
            self.key = ec.derive_private_key(number, CURVE)
        except ValueError:
            raise BadKey("this is not a private key") from None
        self.public = encoded(_point(self.key.public_key()))

    @staticmethod
    def generate() -> str:
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return encoded(number.to_bytes(32, "big"))

    def header(self, origin: str, contact: str, now: float | None = None) -> str:
        """What proves to the push service at ``origin`` who sends."""
        claims: dict[str, str | int] = {
            "aud": origin,
            "exp": int(time.time() if now is None else now) + SIGNED_FOR,
        }
        if contact:
            claims["sub"] = contact
        head = encoded(dumps({"alg": "ES256", "typ": "JWT"}))
        text = f"{head}.{encoded(dumps(claims))}"
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"
