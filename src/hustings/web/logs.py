"""The log: one JSON object a line, each with the request it belongs to. Never tokens, names or addresses."""

from __future__ import annotations

import hmac
import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar

# Also seen by whatever is begun within a request, such as a bot's move after it.
request_id: ContextVar[str] = ContextVar("request_id", default="")
PLAIN = re.compile(r"[A-Za-z0-9._-]{1,64}")
KEPT = 20_000  # hashes of people


def new_request(sent: str) -> str:
    """The id of a request: as a proxy that we trust has sent it, if it looks like one, else made here.

    Not a number in a row: that would tell how many requests others have sent.
    """
    found = sent if sent and PLAIN.fullmatch(sent) else secrets.token_hex(8)
    request_id.set(found)
    return found


class Pseudonyms:
    """Short names by which a log can say "the same person" without saying who: a keyed hash of the id."""

    def __init__(self) -> None:
        self.key = ""
        self.known: dict[str, str] = {}

    def name(self, id: str, key: str) -> str:
        if key != self.key or len(self.known) > KEPT:
            self.key = key
            self.known.clear()
        found = self.known.get(id)
        if found is None:
            found = hmac.digest(key.encode(), b"log:" + id.encode(), "sha256").hex()[:12]
            self.known[id] = found
        return found


class JsonLines(logging.Formatter):
    """Messages never hold tokens, seeds or hidden cards; an error is given by type and place."""

    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        data: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if request := request_id.get():
            data["request"] = request
        if record.name == "hustings.access":
            data.update(json.loads(text))
        else:
            data["message"] = text
        return json.dumps(data, ensure_ascii=False)


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
