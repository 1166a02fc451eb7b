"""Opening tables and filling their seats."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

from sqlalchemy.exc import IntegrityError

from hustings.bots import parse
from hustings.core.codec import dumps
from hustings.core.errors import OptionError
from hustings.core.record import commit
from hustings.registry import title as find_title
from hustings.web import wire
from hustings.web.caps import too_many
from hustings.web.live import Live
from hustings.web.names import clean, distinct
from hustings.web.people import People, new_id, new_token
from hustings.web.problems import HttpProblem, not_found
from hustings.web.service import Service
from hustings.web.setup import game_for
from hustings.web.store import games
from hustings.web.store.rows import SeatRow, TableRow, UserRow
from hustings.web.times import stamp

SECONDS = 10.0  # a bot may be asked to think for, at most
PLAYOUTS = 2000


def some_bot(name: str) -> str:
    """The name of a bot that a table may have. Raises OptionError."""
    wish = parse(name)
    if wish.seconds > SECONDS or wish.playouts > PLAYOUTS:
        raise OptionError(f"bots here think for {SECONDS:g} seconds or {PLAYOUTS} playouts at most")
    return name


def options_for(game: str, players: int, asked: dict[str, str]) -> dict[str, str]:
    """The options of a table, defaults filled in. Raises OptionError."""
    title = find_title(game)
    for option in title.options:
        if option.kind == "folder" and asked.get(option.name):
            raise OptionError(f"{option.name} names a folder of the server's and is not for tables")
    return game_for(game, players, dumps(asked).decode()).options


def new_row(owner: UserRow, game: str, players: int, options: dict[str, str], **more: Any) -> TableRow:
    """A table with its seed drawn and committed to, before anyone joins."""
    seed = secrets.token_hex(32)
    columns: dict[str, Any] = {
        "id": new_id(),
        "game": game,
        "players": players,
        "options": dumps(options).decode(),
        "status": "gathering",
        "pace": "live",
        "visibility": "private",
        "owner_id": owner.id,
        "commitment": commit(seed),
        "seed": seed,
        "seq": 0,
        "n": 0,
        "waiting": "[]",
        "watch_token": new_token(),
        "created_at": stamp(),
        "touched_at": stamp(),
        "people": True,
        "help": False,
        "moderation": "",
    }
    columns.update(more)
    given: Any = {name: columns.get(name) for name in TableRow.__struct_fields__}
    return TableRow(**given)


async def seat_row(
    table_id: str, number: int, wish: Any, owner: UserRow, people: People, usual: str
) -> SeatRow:
    """``wish`` is a NewSeat or a ChangeSeat."""
    seat = SeatRow(table_id, number, "open", None, "", None, False, None, None, None, None)
    if wish.kind in ("me", "hotseat"):
        seat.kind, seat.user_id = "human", owner.id
        seat.name = clean(wish.name) or owner.name
        seat.pin = await people.hash_pin(wish.pin)
    elif wish.kind == "bot":
        seat.kind, seat.bot = "bot", some_bot(wish.bot or usual)
        seat.name = clean(wish.name) or seat.bot
    elif wish.kind == "link":
        seat.kind, seat.token, seat.name = "link", new_token(), clean(wish.name)
    return seat


async def create(
    service: Service, people: People, owner: UserRow, wish: wire.NewTable, usual: str, most: int = 0
) -> str:
    """A new table; its id. With a key that was used before, the table made then.

    ``most`` is how many open tables the owner may have (0: any number).
    """
    if wish.key:
        before = await service.read(partial(games.created_with, owner=owner.id, key=wish.key))
        if before is not None:
            return before
    options = options_for(wish.game, wish.players, wish.options)
    seats = wish.seats or [wire.NewSeat("me"), *[wire.NewSeat("bot")] * (wish.players - 1)]
    if len(seats) != wish.players:
        raise HttpProblem(422, f"{wish.players} players need {wish.players} seats, not {len(seats)}")
    row = new_row(
        owner,
        wish.game,
        wish.players,
        options,
        pace=wish.pace,
        visibility=wish.visibility,
        help=wish.help,
        clock=dumps(
            {"seconds": wish.clock.seconds, "bank": wish.clock.bank, "then": wish.clock.then}
        ).decode()
        if wish.clock
        else None,
        create_key=wish.key or None,
    )
    places = [await seat_row(row.id, number, seat, owner, people, usual) for number, seat in enumerate(seats)]
    try:
        await service.write(partial(games.create, table=row, places=places, said=[], most=most))
    except games.TooMany:
        raise too_many(most) from None
    except IntegrityError:  # the same key, at the same moment
        before = await service.read(partial(games.created_with, owner=owner.id, key=wish.key))
        if before is None:
            raise
        return before
    service.admit(games.Loaded(row, places, [], set()))
    return row.id


def names_of_others(seats: list[SeatRow], user_id: str | None) -> list[str]:
    """The names at a table that somebody else goes by; nobody may look like another."""
    return [
        seat.name for seat in seats if seat.name and seat.kind in ("human", "bot") and seat.user_id != user_id
    ]


def gathering(live: Live) -> None:
    if live.row.status != "gathering":
        raise HttpProblem(409, "the game has begun")


def take(live: Live, seat: int, user: UserRow, join: wire.Join) -> None:
    """Sit down. In a running game a seat with a link is one whose player was replaced."""
    fresh = live.row.status != "running" or live.seats[seat].kind != "link"
    if fresh:
        gathering(live)
    live.set_seat(
        seat,
        kind="human",
        user_id=user.id,
        name=distinct(clean(join.name) or user.name, names_of_others(live.seats, user.id)),
        nonce=(join.nonce or None) if fresh else live.seats[seat].nonce,
        bot=None,
        standin=False,
    )
    live.hand_over(seat, "person")


def join_open(live: Live, user: UserRow, join: wire.Join) -> None:
    """An open seat of the table, or a fresh nonce for my own before the start."""
    mine = live.seats_of(user.id)
    if join.seat is not None and join.seat >= live.row.players:
        raise not_found()
    if mine and (join.seat is None or join.seat in mine):
        gathering(live)
        if join.nonce:
            live.set_seat(join.seat if join.seat is not None else mine[0], nonce=join.nonce)
        return
    free = [seat.seat for seat in live.seats if seat.kind == "open"]
    if join.seat is None and free:
        take(live, free[0], user, join)
    elif join.seat in free:
        take(live, join.seat, user, join)
    else:
        gathering(live)
        raise HttpProblem(409, "there is no such open seat")


def start(live: Live, owner: UserRow, wish: wire.Start) -> None:
    if live.row.status in ("running", "finished"):
        return  # sent twice
    gathering(live)
    for seat in live.seats:
        if seat.kind in ("open", "link"):
            if not wish.fill:
                raise HttpProblem(409, f"seat {seat.seat} is not taken")
            bot = some_bot(wish.fill)
            live.set_seat(seat.seat, kind="bot", bot=bot, name=bot, token=None)
    mine = live.seats_of(owner.id)
    if mine and wish.nonce:
        live.set_seat(mine[0], nonce=wish.nonce)
    live.start(live.header_nonces())


def set_visibility(live: Live, visibility: str) -> None:
    """Open a table to everybody, or only to those who have a seat or a link."""
    if live.row.visibility == visibility:
        return
    live.set(visibility=visibility)
    if visibility == "private":
        for seat in live.seats:
            if seat.kind == "open":  # nobody would find it
                live.set_seat(seat.seat, kind="link", token=new_token())
    live.write("visibility", {"now": visibility})


def renew_link(live: Live, seat: int) -> None:
    """A new invitation to a seat; the old one is void."""
    if live.seats[seat].kind != "link":
        raise HttpProblem(409, "this seat has no link")
    live.set_seat(seat, token=new_token())


def leave(live: Live, user: UserRow, mine: list[int], usual: str) -> None:
    """Before the start the seats are free again; later the usual bot stands in."""
    if live.row.status == "gathering":
        if user.id == live.row.owner_id:
            close(live, "owner")
            return
        for seat in mine:
            kind, token = ("open", None) if live.row.visibility == "public" else ("link", new_token())
            live.set_seat(seat, kind=kind, user_id=None, name="", nonce=None, token=token, pin=None)
            live.hand_over(seat, "nobody")
    elif live.row.status == "running":
        for seat in mine:
            stand_in(live, seat, usual)


def close(live: Live, by: str) -> None:
    """End a table before its game is over, or begun; everybody may read on what they could read."""
    live.set(status="closed", undo_ask=None)
    live.write("closed", {"by": by})


def close_own(live: Live, owner: UserRow) -> None:
    """The owner closes a table where no one else has a seat, or the game has not begun."""
    if live.row.status == "closed":
        return  # sent twice
    if live.row.status == "finished":
        raise HttpProblem(409, "the game is over")
    if live.row.status == "running" and any(seat.user_id not in (None, owner.id) for seat in live.seats):
        raise HttpProblem(409, "others play here: leave, and a bot stands in for you")
    close(live, "owner")


def bots_only(live: Live) -> bool:
    """Whether nobody will play at a table but bots once it starts."""
    return all(seat.kind != "human" for seat in live.seats)


def stand_in(live: Live, seat: int, bot: str, by: str = "") -> None:
    """A bot plays for the seat's person until they take it back."""
    if not live.seats[seat].standin:
        live.set_seat(seat, standin=True, bot=bot)
        live.hand_over(seat, f"bot:{bot}", by)


def take_back(live: Live, seat: int) -> None:
    if live.seats[seat].standin:
        live.set_seat(seat, standin=False, bot=None)
        live.hand_over(seat, "person")


def take_out(live: Live, user_id: str, name: str, usual: str) -> None:
    """Somebody is gone for good: a bot has their seats in a running game, and ``name`` stands for theirs."""
    if live.row.status == "gathering" and live.row.owner_id == user_id:
        live.set(status="closed")
        live.write("closed", {})
    empty = {"user_id": None, "standin": False, "token": None, "pin": None, "orders": None}
    for seat in live.seats_of(user_id):
        if live.row.status == "running":
            bot = live.seats[seat].bot or usual
            live.set_seat(seat, kind="bot", bot=bot, name=name, **empty)
            live.hand_over(seat, f"bot:{bot}")
        elif live.row.status == "gathering":
            live.set_seat(seat, kind="link", bot=None, name="", nonce=None, **{**empty, "token": new_token()})
            if live.row.visibility == "public":
                live.set_seat(seat, kind="open", token=None)
            live.hand_over(seat, "nobody")
        else:
            live.set_seat(seat, name=name, **empty)
