"""Records: one line of JSON for each answer, each sealed by a hash over all before it.

The first line is the header, then come the answers with chance among them, then the
result. A record replays without a generator, and an edit anywhere breaks the hash of the
line it stands in. The seed of the draws is committed to in the header and opened only when
the game is over; ``draw_rng`` says how every draw follows from it.

Besides answers a record may hold notes (a seat changes hands) and steps back (``undo``);
they are sealed like everything else. This module only reads and writes; replaying is
``hustings.play.replay``.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from json.encoder import encode_basestring
from typing import Any, Final

from hustings.core.codec import dumps, loads
from hustings.core.errors import CodecError, RecordError
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng
from hustings.core.role import NUMBER, WORD
from hustings.core.struct import Struct, Texts, many, number, one, read

FORMAT: Final = "hustings-record-2"
NEVER: Final = -1


@dataclass(init=False, eq=False, repr=False)
class Header(Struct):
    """What was played and how. ``seed`` is empty until the game is over."""

    format: str = one(WORD)
    game: str = one(WORD)
    version: int = one(NUMBER)
    options: list[str] = many(WORD)  # "name=value", in the game's order
    players: int = one(NUMBER)
    data_hash: str = one(WORD)
    seed_commitment: str = one(WORD)
    nonces: list[str] = many(WORD)
    seed: str = one(WORD)

    def __init__(
        self,
        format: str,
        game: str,
        version: int,
        options: list[str],
        players: int,
        data_hash: str,
        seed_commitment: str,
        nonces: list[str],
        seed: str = "",
    ) -> None:
        self.format = format
        self.game = game
        self.version = version
        self.options = options
        self.players = players
        self.data_hash = data_hash
        self.seed_commitment = seed_commitment
        self.nonces = nonces
        self.seed = seed

    def seal(self) -> str:
        """The hash that the first line builds on: everything but the seed, which comes later."""
        data = self.data()
        del data["seed"], data["options"]
        data["options"] = self.plain_options()
        return blake2b(dumps(data), digest_size=16).hexdigest()

    def plain_options(self) -> dict[str, str]:
        return dict([pair.split("=", 1) for pair in self.options])

    def line(self) -> bytes:
        data = self.data()
        data["options"] = self.plain_options()
        if not self.seed:
            del data["seed"]
        return dumps(data)


class RecordLine:
    """One line after the header: an answer, a note, or a step back to the state after line ``undo``."""

    def __init__(
        self,
        n: int,
        seat: int,
        kind: str,
        args: tuple[int, ...],
        hash: str,
        undo: int = NEVER,
        note: dict[str, Any] | None = None,
    ) -> None:
        self.n = n
        self.seat = seat
        self.kind = kind
        self.args = args
        self.hash = hash
        self.undo = undo
        self.note = note

    def data(self, sealed: bool = True) -> dict[str, object]:
        """Its fields; what a seal is over is the line without it."""
        seal: dict[str, object] = {"hash": self.hash} if sealed else {}
        if self.note is not None:
            return {"n": self.n, "note": self.note, **seal}
        if self.undo != NEVER:
            return {"n": self.n, "seat": self.seat, "undo": self.undo, **seal}
        return {"n": self.n, "seat": self.seat, "kind": self.kind, "args": list(self.args), **seal}

    def line(self, sealed: bool = True) -> bytes:
        """``dumps(data(sealed))``; answers, which are nearly all lines, are written out by hand."""
        if self.note is not None or self.undo != NEVER:
            return dumps(self.data(sealed))
        args = ",".join([str(value) for value in self.args])
        seal = f'"hash":"{self.hash}",' if sealed else ""
        kind = encode_basestring(self.kind)
        return f'{{"args":[{args}],{seal}"kind":{kind},"n":{self.n},"seat":{self.seat}}}'.encode()


class Record:
    """A whole record: header, lines, and the result once there is one."""

    def __init__(
        self, header: Header, lines: list[RecordLine], result: Outcome | None = None, result_hash: str = ""
    ) -> None:
        self.header = header
        self.lines = lines
        self.result = result
        self.result_hash = result_hash

    def dumps(self) -> bytes:
        out = [self.header.line()] + [line.line() for line in self.lines]
        if self.result is not None:
            out.append(result_line(self.result, self.result_hash))
        return b"\n".join(out) + b"\n"


def seal(last: str, body: dict[str, object], state: Struct) -> str:
    """The hash of a line: over the one before, its own text, and the state it leads to."""
    return seal_text(last, dumps(body), state_text(state))


def state_text(state: Struct, known: Texts | None = None) -> bytes:
    """A state as it enters a hash; quicker with what is ``known`` of the last one."""
    return (repr(state.key()) if known is None else state.text(known)).encode()


def seal_text(last: str, body: bytes, text: bytes) -> str:
    """``seal`` where the texts of line and state are at hand."""
    return blake2b(bytes.fromhex(last) + body + text, digest_size=16).hexdigest()


def result_line(result: Outcome, hash: str) -> bytes:
    return dumps({"result": result.data(), "hash": hash})


# -- chance --


def commit(seed: str) -> str:
    """What is published at the start about a seed that is shown at the end."""
    return blake2b(b"hustings seed " + bytes.fromhex(seed), digest_size=32).hexdigest()


def draw_rng(seed: str, nonces: list[str], n: int) -> Rng:
    """The generator of the draw on line ``n``: of the secret seed and every seat's nonce, so nobody chose it."""
    return Rng(bytes.fromhex(seed) + dumps(nonces), f"draw {n}")


def header_for(game: Game[Any, Any], seed: str, nonces: list[str]) -> Header:
    """The header of a new game; the seed itself stays out of it."""
    options = [f"{name}={value}" for name, value in game.options.items()]
    return Header(FORMAT, game.id, game.version, options, game.players, game.data_hash, commit(seed), nonces)


# -- reading --


def read_record(content: bytes) -> Record:
    """The record in ``content``. Raises RecordError naming the first line that is not in form, or is missing."""
    rows = content.split(b"\n")
    if rows[-1] != b"":
        raise RecordError(len(rows), "the last line is not complete")
    rows.pop()
    if not rows:
        raise RecordError(1, "the record is empty")
    header = read_header(rows[0])
    lines: list[RecordLine] = []
    for at in range(1, len(rows)):
        where = at + 1
        data = _object(rows[at], where)
        if "result" in data:
            if at != len(rows) - 1:
                raise RecordError(where + 1, "nothing may follow the result")
            return Record(header, lines, _result(data, where), _hash(data, where))
        lines.append(read_line(data, at, where))
    if header.seed:  # only a finished game opens it, and that has a result
        raise RecordError(len(rows) + 1, "the record is cut: its seed is open, but the result is missing")
    return Record(header, lines)


def read_header(text: bytes) -> Header:
    data = _object(text, 1)
    if data.get("format") != FORMAT:
        raise RecordError(1, f"not a {FORMAT}")
    data.setdefault("seed", "")
    options = data.get("options")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise RecordError(1, "options must be an object of strings")
    data["options"] = [f"{name}={options[name]}" for name in sorted(options)]
    try:
        header: Header = read(Header, data)
        bytes.fromhex(header.seed)
    except (CodecError, ValueError) as error:
        raise RecordError(1, str(error)) from None
    if header.players < 1:
        raise RecordError(1, "players must be at least 1")
    return header


def read_line(data: Any, n: int, where: int) -> RecordLine:
    """Line ``n`` of a record from its parsed JSON; ``where`` is its place in the file."""
    if not isinstance(data, dict):
        raise RecordError(where, "not an object")
    try:
        if number(data.get("n"), "n") != n:
            raise RecordError(where, f"this should be number {n}, not {data['n']}")
        said = _hash(data, where)
        keys = set(data) - {"n", "hash"}
        if keys == {"note"} and isinstance(data["note"], dict):
            return RecordLine(n, NEVER, "", (), said, NEVER, data["note"])
        if keys == {"seat", "undo"}:
            to = number(data["undo"], "undo")
            if not 0 <= to < n:
                raise RecordError(where, f"cannot step back to {to}")
            return RecordLine(n, number(data["seat"], "seat"), "", (), said, to)
        if keys != {"seat", "kind", "args"}:
            raise RecordError(where, "a line holds n, seat, kind, args and hash")
        if not isinstance(data["kind"], str) or not isinstance(data["args"], list):
            raise RecordError(where, "kind is a string and args a list")
        args = tuple([number(value, "args") for value in data["args"]])
        return RecordLine(n, number(data["seat"], "seat"), data["kind"], args, said)
    except CodecError as error:
        raise RecordError(where, str(error)) from None


def _object(text: bytes, where: int) -> dict[str, Any]:
    try:
        data = loads(text)
    except CodecError as error:
        raise RecordError(where, str(error)) from None
    if not isinstance(data, dict):
        raise RecordError(where, "not an object")
    return data


def _hash(data: dict[str, Any], where: int) -> str:
    said = data.get("hash")
    if not isinstance(said, str) or len(said) != 32 or not set(said) <= set("0123456789abcdef"):
        raise RecordError(where, "hash is not 32 hexadecimal digits")
    return said


def _result(data: dict[str, Any], where: int) -> Outcome:
    if set(data) != {"result", "hash"}:
        raise RecordError(where, "the last line holds result and hash")
    try:
        outcome: Outcome = read(Outcome, data["result"])
    except CodecError as error:
        raise RecordError(where, str(error)) from None
    return outcome
