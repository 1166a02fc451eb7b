"""Random and mutated requests by several people to a real server with tables in every state.

    python -m tests.web.fuzz --own 20000 --database postgres

Whatever is sent, the answer is no 5xx, and every refusal of the interface has a name. Requests that make sense
are among them, so that games go on. What was sent can be made again: ``--seed`` and the number of the request.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from typing import Any

import httpx

from hustings.client import Client, ServerError
from tests.web.players import some_answer

AFRESH = 400  # requests between new tables
ODD_TEXTS = [
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\u202e",
    "\ufffe",
    "\U0010ffff",
    "é" * 30,
    "x" * 41,
    "x" * 300,
    "x" * 5000,
    "../../etc/passwd",
    "%00",
    "%2e%2e%2f",
    "%",
    "%ff",
    "' OR 1=1 --",
    "{{7*7}}",
    "<script>",
    "${jndi:x}",
    "null",
    "-1",
    "1e400",
    "0.0.bid",
    "1.0.",
    "2026-01-01T00:00:00.000000Z",
    "https://[::1",
    "https://127.0.0.1/",
    "https://x:99999/",
    "ab@cd",
    "planner",
    "mcts:playouts=3",
    "random",
    "de",
    "xx",
]
ODD_NUMBERS = [
    -(2**63),
    -(2**31),
    -3,
    -2,
    -1,
    0,
    1,
    2,
    3,
    5,
    63,
    64,
    255,
    2**31 - 1,
    2**31,
    2**53,
    2**63,
    2**64,
    10**30,
]
HEADERS = [
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Content-Type": ""},
    {"Accept": "text/html"},
    {"Accept-Encoding": "gzip;q=x"},
    {"Last-Event-ID": "x"},
    {"Last-Event-ID": "-5"},
    {"If-None-Match": "*"},
    {"Range": "bytes=9-1"},
    {"X-CSRF-Token": "wrong"},
    {"Authorization": "Bearer nobody"},
    {"Authorization": "Basic eDp5"},
    {"Cookie": "hustings_session=%00; x"},
    {"Content-Encoding": "gzip"},
    {"Expect": "100-continue"},
]


class Own:
    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.seed = seed
        self.rng = random.Random(seed)
        self.statuses: Counter[int] = Counter()
        self.routes: Counter[str] = Counter()
        self.failures: list[str] = []
        document = httpx.get(f"{url}/api/schema/openapi.json").json()
        self.schemas: dict[str, Any] = document["components"]["schemas"]
        self.operations = [
            (method.upper(), path, operation)
            for path, item in document["paths"].items()
            for method, operation in item.items()
        ]
        self.people = [Client(url, timeout=60) for _ in range(6)]
        self.record = b""
        self.settle_down()

    # -- who and where --

    def settle_down(self) -> None:
        """People, and a table in every state."""
        for person in self.people:
            person.close()
        self.people = [Client(self.url, timeout=60) for _ in range(5)]
        nobody, owner, seat, watcher, _ = self.people
        for person in self.people[1:]:
            person.rename(f"P {self.rng.randrange(10**6)}")
        nobody.me()
        owner.register(f"Owner {self.rng.randrange(10**9)}", "long enough")
        self.people.append(Client(self.url, token=owner.new_bot_account("Bot").token, timeout=60))
        game = self.rng.choice(["pocket", "pocket", "zoocracy", "die-macher-2019"])
        players = 3
        pair = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
        self.tables: list[str] = []
        self.tokens = ["no-such-token"]
        self.decisions = ["0.0.bid"]
        for visibility in ("public", "private"):
            made = owner.create(game, players, pair, visibility=visibility, help=self.rng.random() < 0.5)
            links = owner.links(made.id)
            seat.accept(links.seats["1"])
            watcher.accept(links.watch)
            owner.start(made.id)
            self.tables.append(made.id)
            self.tokens.append(links.watch)
        self.running = list(self.tables)
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "B", "pin": "12"}]
        clock = {"seconds": 3600, "bank": 10}
        hot = owner.create("pocket", 2, seats, pace="async", clock=clock).id
        owner.start(hot)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}]
        gathering = owner.create("pocket", 3, seats, visibility="public")
        self.tokens += owner.links(gathering.id).seats.values()
        closed = owner.create("pocket", 2, [{"kind": "me"}, {"kind": "open"}], visibility="public").id
        owner.leave(closed)
        finished = owner.create("pocket", 2, [{"kind": "me"}] * 2, visibility="public").id
        owner.start(finished)
        while not owner.table(finished).result:
            for place in (0, 1):
                for decision in owner.state(finished, place).open[:1]:
                    owner.answer(finished, decision.id, decision.kind, some_answer(decision, self.rng), place)
        self.record = owner.record(finished)
        analysis = owner.request("POST", f"/api/tables/{finished}/branch", {"n": 5}).json()["id"]
        self.tables += [hot, gathering.id, closed, finished, analysis]
        self.running += [hot, analysis]

    def play(self) -> None:
        """Something that makes sense, so that tables have a past."""
        rng, at = self.rng, self.rng.choice(self.running)
        person = self.people[rng.choice([1, 1, 2])]
        try:
            mine = person.table(at).mine
            if not mine:
                return
            seat = rng.choice(mine)
            what = rng.randrange(12)
            if what == 0:
                person.request("POST", f"/api/tables/{at}/undo", {"seat": seat, "ask": rng.random() < 0.7})
            elif what == 1:
                person.request(
                    "POST", f"/api/tables/{at}/undo/answer", {"seat": seat, "agree": rng.random() < 0.8}
                )
            elif what == 2:
                to = {"to": rng.choice(["bot", "me", "me"]), "bot": "random"}
                person.request("POST", f"/api/tables/{at}/seats/{seat}/hand", to)
            elif what == 3:
                person.request("POST", f"/api/tables/{at}/talk", {"text": "hello", "seat": seat})
            elif what == 4:
                person.request("POST", f"/api/tables/{at}/seats/{seat}/unlock", {"pin": "12"})
            else:
                for decision in person.state(at, seat).open[:1]:
                    self.decisions = [decision.id, *self.decisions[:10]]
                    person.answer(at, decision.id, decision.kind, some_answer(decision, rng), seat)
        except AssertionError:
            pass  # a space that the test has no answer for
        except ServerError as error:
            self.note(error.status, "a sensible request", error.problem.detail)

    # -- values --

    def text(self) -> str:
        rng = self.rng
        if rng.random() < 0.5:
            return rng.choice(ODD_TEXTS)
        if rng.random() < 0.5:
            return rng.choice([*self.tables, *self.tokens, *self.decisions])
        return "".join(
            chr(rng.choice([rng.randrange(128), rng.randrange(0x2100)])) for _ in range(rng.randrange(12))
        )

    def anything(self, depth: int = 0) -> Any:
        rng = self.rng
        kind = rng.randrange(9 if depth < 3 else 6)
        if kind == 0:
            return None
        if kind == 1:
            return rng.random() < 0.5
        if kind == 2:
            return rng.choice(ODD_NUMBERS)
        if kind == 3:
            return rng.choice([0.5, -0.0, 1e300, 1e-300])
        if kind < 6:
            return self.text()
        if kind == 6:
            return [self.anything(depth + 1) for _ in range(rng.randrange(4))]
        if kind == 7:
            return {self.text(): self.anything(depth + 1) for _ in range(rng.randrange(4))}
        deep: Any = 1
        for _ in range(rng.choice([5, 100, 900])):
            deep = [deep]
        return deep

    def value(self, schema: dict[str, Any], name: str = "") -> Any:
        """Something that keeps to a schema, or nearly."""
        rng = self.rng
        if rng.random() < 0.04:
            return self.anything()
        if "$ref" in schema:
            schema = self.schemas[schema["$ref"].rsplit("/", 1)[-1]]
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.value(rng.choice(schema[choice]), name)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = rng.choice(kind)
        if kind in ("null", "boolean"):
            return None if kind == "null" else rng.random() < 0.5
        if kind in ("integer", "number"):
            return rng.choice(ODD_NUMBERS) if rng.random() < 0.15 else rng.randrange(4)
        if kind == "string":
            return self.likely(name) if rng.random() < 0.6 else self.text()
        if kind == "array":
            return [self.value(schema.get("items", {}), name) for _ in range(rng.randrange(4))]
        return self.record_of(schema)

    def record_of(self, schema: dict[str, Any]) -> dict[str, Any]:
        rng = self.rng
        properties = schema.get("properties", {})
        wanted = set(schema.get("required", ()))
        made = {
            key: self.value(inner, key)
            for key, inner in properties.items()
            if (key in wanted and rng.random() < 0.97) or rng.random() < 0.5
        }
        if rng.random() < 0.03:
            made[self.text()] = self.anything()
        return made

    def likely(self, name: str) -> str:
        rng = self.rng
        known: dict[str, list[str]] = {
            "game": ["pocket", "zoocracy", "die-macher-2019"],
            "bot": ["random", "", "greedy"],
            "fill": ["random", ""],
            "key": ["", "k", "k2"],
            "nonce": ["", "ab", "0" * 64],
            "kind": ["bid", "meetings", "coalition"],
            "pin": ["12", "1"],
            "password": ["long enough"],
            "name": ["Ada", "Ｏwner"],
            "text": ["hello"],
            "email": ["a@example.org", ""],
            "webhook": ["https://127.0.0.1/", "https://[::1", "https://192.0.0.8:1/", ""],
            "language": ["de", ""],
            "token": self.tokens,
            "id": self.tables,
            "decision": self.decisions,
        }
        return rng.choice(known.get(name, ["x"]))

    def body(self, operation: dict[str, Any]) -> bytes | None:
        rng = self.rng
        content: dict[str, Any] = operation.get("requestBody", {}).get("content", {})
        if not content and rng.random() < 0.8:
            return None
        kinds: list[dict[str, Any]] = [*content.values(), {}]
        schema: dict[str, Any] = kinds[0].get("schema", {"type": "object"})
        made = json.dumps(self.value(schema), ensure_ascii=rng.random() < 0.5).encode(
            "utf-8", "surrogatepass"
        )
        return self.mutated(made) if rng.random() < 0.12 else made

    def mutated(self, content: bytes) -> bytes:
        rng = self.rng
        at = rng.randrange(len(content) + 1)
        kind = rng.randrange(6)
        if kind == 0:
            return content[:at]
        if kind == 1:
            return content[:at] + rng.randbytes(rng.randrange(1, 5)) + content[at:]
        if kind == 2:
            return content[:at] + content[at + rng.randrange(1, 9) :]
        if kind == 3:
            return content + content
        if kind == 4:
            return b"[" * rng.choice([10, 2000, 50_000]) + content
        return content.replace(
            b"1", rng.choice([b"-1", b"1e5", b"1.5", b"9" * 400, b"null", b"NaN", b'"\\u0000"'])
        )

    def imported(self) -> bytes:
        """A true record with something changed."""
        rng = self.rng
        rows = self.record.splitlines(keepends=True)
        row = rng.randrange(len(rows))
        kind = rng.randrange(5)
        if kind == 0:
            rows[row] = self.mutated(rows[row])
        elif kind == 1:
            data = json.loads(rows[row])
            data[rng.choice([*data, "seed", "note", "undo"])] = self.anything()
            rows[row] = json.dumps(data).encode() + b"\n"
        elif kind == 2:
            del rows[row]
        elif kind == 3:
            rows = rows[:row]
        else:
            rows.insert(row, rng.choice(rows))
        return b"".join(rows)

    # -- sending --

    def one(self, number: int) -> None:
        rng = self.rng = random.Random(f"{self.seed}.{number}")
        if number % AFRESH == AFRESH - 1:
            self.settle_down()
        if rng.random() < 0.25:
            self.play()
            return
        method, path, operation = rng.choice(self.operations)
        person = rng.choice(self.people)
        for parameter in operation.get("parameters", ()):
            if parameter["in"] == "path":
                name = parameter["name"]
                odd = rng.random() < 0.1
                value = str(self.value(parameter["schema"], name)) if odd else self.likely(name)
                if parameter["schema"].get("type") == "integer" and not odd:
                    value = str(rng.randrange(3))
                path = path.replace("{" + name + "}", escaped(value, rng))
        query = {
            parameter["name"]: str(self.value(parameter["schema"], parameter["name"]))
            for parameter in operation.get("parameters", ())
            if parameter["in"] == "query" and rng.random() < 0.35
        }
        content = self.body(operation)
        if path == "/api/import":
            content = self.imported() if rng.random() < 0.8 else content
        if rng.random() < 0.02:
            method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE"])
        if rng.random() < 0.02:
            path += rng.choice(["/", "//", "/%00", "%", "/../..", ";x", "?", "/" + "y" * 300])
        self.send(number, person, method, path, query, content)

    def send(
        self,
        number: int,
        person: Client,
        method: str,
        path: str,
        query: dict[str, str],
        content: bytes | None,
    ) -> None:
        rng = self.rng
        headers: dict[str, str] = {} if content is None else {"Content-Type": "application/json"}
        if not person.bearer and rng.random() < 0.98:
            headers["X-CSRF-Token"] = person.http.cookies.get("hustings_csrf") or ""
        if rng.random() < 0.04:
            headers.update(rng.choice(HEADERS))
        pairs = "&".join(f"{name}={escaped(value, rng)}" for name, value in query.items())
        address = path + (f"?{pairs}" if pairs else "")
        what = f"request {number}: {method} {address[:200]} {(content or b'')[:300]!r} {headers}"
        try:
            with person.http.stream(method, address, content=content, headers=headers, timeout=60) as answer:
                kind = answer.headers.get("Content-Type", "")
                if not kind.startswith("text/event-stream"):
                    answer.read()
        except (httpx.InvalidURL, httpx.UnsupportedProtocol, UnicodeEncodeError):
            return  # nothing a client can send
        except httpx.TransportError as error:
            self.failures.append(f"{what}: {type(error).__name__}")
            return
        self.routes[f"{method} {path.rsplit('/', maxsplit=1)[-1]}"] += 1
        self.note(answer.status_code, what, "")
        named = kind.startswith("application/problem+json")
        if answer.status_code >= 400 and address.startswith("/api/") and method != "HEAD" and not named:
            self.failures.append(f"{what}: {answer.status_code} without a name ({kind})")

    def note(self, status: int, what: str, detail: str) -> None:
        self.statuses[status] += 1
        if status >= 500:
            self.failures.append(f"{what}: {status} {detail}")

    def run(self, requests: int) -> None:
        began = time.monotonic()
        for number in range(requests):
            self.one(number)
            if number % 2000 == 1999:
                print(
                    f"  {number + 1} after {time.monotonic() - began:.0f} s: {dict(self.statuses)}",
                    flush=True,
                )
        for person in self.people:
            person.close()


def escaped(value: str, rng: random.Random) -> str:
    """Percent-encoded, now and then wrongly."""
    if rng.random() < 0.02:
        return value.replace(" ", "%").replace("#", "").replace("?", "")
    kept = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return "".join(chr(b) if b in kept else f"%{b:02X}" for b in value.encode("utf-8", "surrogatepass"))
