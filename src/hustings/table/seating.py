"""Opening tables and filling their seats."""

from __future__ import annotations

from typing import Any

from hustings import wire
from hustings.bots import parse
from hustings.core.codec import dumps
from hustings.core.errors import OptionError
from hustings.core.record import commit
from hustings.core.title import DATA
from hustings.registry import title as find_title
from hustings.table import taking_back
from hustings.table.aggregate import GameTable
from hustings.table.chance import new_seed
from hustings.table.draft import TableDraft
from hustings.table.ids import new_id, new_token
from hustings.table.names import clean, distinct
from hustings.table.problems import HttpProblem, not_found
from hustings.table.rows import SeatRow, TableRow, TableUser
from hustings.table.setup import game_for
from hustings.table.times import stamp

ANY_SEAT = -4  # what a link for the whole table is for
MOST_BOT_SECONDS = 10.0  # a bot may be asked to think for, at most
PLAYOUTS = 2000


def check_bot(name: str) -> str:
    """The name of a bot that a table may have. Raises OptionError."""
    wish = parse(name)
    if wish.seconds > MOST_BOT_SECONDS or wish.playouts > PLAYOUTS:
        raise OptionError(f"bots here think for {MOST_BOT_SECONDS:g} seconds or {PLAYOUTS} playouts at most")
    return name


def options_for(game: str, players: int, asked: dict[str, str], own: str = "") -> dict[str, str]:
    """The options of a table, defaults filled in; ``own`` are figures that were checked. Raises OptionError."""
    title = find_title(game)
    for option in title.options:
        if option.kind == "folder" and asked.get(option.name):
            raise OptionError(f"{option.name} names a folder of the server's and is not for tables")
    if own:
        asked = {**asked, DATA.name: own}
    return game_for(game, players, dumps(asked).decode()).options


def new_row(owner: TableUser, game: str, players: int, options: dict[str, str], **more: Any) -> TableRow:
    """A table with its seed drawn and committed to, before anyone joins."""
    chosen = dumps(options).decode()
    seed = new_seed(f"{game} {players} {chosen}")
    columns: dict[str, Any] = {
        "id": new_id(),
        "game": game,
        "players": players,
        "options": chosen,
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
        "rated": False,
        "moderation": "",
        "undo": "ask",
        "carried": False,
    }
    columns.update(more)
    given: Any = {name: columns.get(name) for name in TableRow.__struct_fields__}
    return TableRow(**given)


def seat_row(
    table_id: str, number: int, wish: Any, owner: TableUser, pin: str | None, default_bot: str
) -> SeatRow:
    """``wish`` is a NewSeat or a ChangeSeat, ``pin`` what is kept of its PIN. Raises OptionError."""
    seat = SeatRow(table_id, number, "open", None, "", None, False, None, None, None, None)
    if wish.kind in ("me", "hotseat"):
        seat.kind, seat.user_id = "human", owner.id
        seat.name = clean(wish.name) or owner.name
        seat.pin = pin
        seat.availability = owner.availability
    elif wish.kind == "bot":
        seat.kind, seat.bot = "bot", check_bot(wish.bot or default_bot)
        seat.name = clean(wish.name) or seat.bot
    elif wish.kind == "link":
        seat.kind, seat.token, seat.name = "link", new_token(), clean(wish.name)
    return seat


def wished_row(owner: TableUser, wish: wire.NewTable, own: str = "") -> TableRow:
    """The table that somebody wishes for; ``own`` are their figures, checked. Raises OptionError and HttpProblem."""
    options = options_for(wish.game, wish.players, wish.options, own)
    if wish.seats and len(wish.seats) != wish.players:
        raise HttpProblem(422, f"{wish.players} players need {wish.players} seats, not {len(wish.seats)}")
    return new_row(
        owner,
        wish.game,
        wish.players,
        options,
        pace=wish.pace,
        visibility=wish.visibility,
        help=wish.help,
        rated=wish.rated and not wish.help and not own,
        undo=wish.undo,
        clock=dumps(
            {"seconds": wish.clock.seconds, "bank": wish.clock.bank, "then": wish.clock.then}
        ).decode()
        if wish.clock
        else None,
        create_key=wish.key or None,
    )


def wished_seats(wish: wire.NewTable) -> list[wire.NewSeat]:
    """One against bots, where nothing else is said."""
    return wish.seats or [wire.NewSeat("me"), *[wire.NewSeat("bot")] * (wish.players - 1)]


def names_of_others(seats: list[SeatRow], user_id: str | None) -> list[str]:
    """The names at a table that somebody else goes by; nobody may look like another."""
    return [
        seat.name for seat in seats if seat.name and seat.kind in ("human", "bot") and seat.user_id != user_id
    ]


def must_be_gathering(table: GameTable) -> None:
    if table.row.status != "gathering":
        raise HttpProblem(409, "the game has begun")


def take_seat(draft: TableDraft, seat: int, user: TableUser, join: wire.Join) -> None:
    """Sit down. In a running game a seat with a link is one whose player was replaced."""
    fresh = draft.row.status != "running" or draft.seats[seat].kind != "link"
    if fresh:
        must_be_gathering(draft.table)
    elif draft.table.seats_of(user.id):
        raise HttpProblem(409, "you play at this table already: nobody sees two hands")
    must_not_be_carried(draft)
    draft.set_seat(
        seat,
        kind="human",
        user_id=user.id,
        name=distinct(clean(join.name) or user.name, names_of_others(draft.seats, user.id)),
        nonce=(join.nonce or None) if fresh else draft.seats[seat].nonce,
        availability=user.availability,
        bot=None,
        standin=False,
    )
    draft.hand_over(seat, "person")


def join_open(draft: TableDraft, user: TableUser, join: wire.Join) -> None:
    """An open seat of the draft, or a fresh nonce for my own before the start."""
    mine = draft.table.seats_of(user.id)
    if join.seat is not None and join.seat >= draft.row.players:
        raise not_found()
    if mine and (join.seat is None or join.seat in mine):
        must_be_gathering(draft.table)
        if join.nonce:
            draft.set_seat(join.seat if join.seat is not None else mine[0], nonce=join.nonce)
        return
    free = [seat.seat for seat in draft.seats if seat.kind == "open"]
    if join.seat is None and free:
        take_seat(draft, free[0], user, join)
    elif join.seat in free:
        take_seat(draft, join.seat, user, join)
    else:
        must_be_gathering(draft.table)
        raise HttpProblem(409, "there is no such open seat")


def join_by_table_link(draft: TableDraft, user: TableUser, join: wire.Join) -> None:
    """The seat that was chosen, or the first that is free; who sits here already stays where they are."""
    if draft.table.seats_of(user.id):
        return
    invited = [seat.seat for seat in draft.seats if seat.kind == "link" and seat.user_id == user.id]
    free = [*invited, *free_seats(draft.table)]
    if join.seat is not None and join.seat not in free:
        raise HttpProblem(409, "this seat is taken", "seat-taken")
    if not free:
        raise HttpProblem(409, "there is no free seat at this table", "no-seat")
    take_seat(draft, free[0] if join.seat is None else join.seat, user, join)


def start(draft: TableDraft, owner: TableUser, wish: wire.Start) -> None:
    if draft.row.status in ("running", "finished"):
        return  # sent twice
    must_be_gathering(draft.table)
    for seat in draft.seats:
        if seat.kind in ("open", "link"):
            if not wish.fill:
                raise HttpProblem(409, f"seat {seat.seat} is not taken")
            bot = check_bot(wish.fill)
            draft.set_seat(seat.seat, kind="bot", bot=bot, name=bot, token=None, user_id=None, pin=None)
    mine = draft.table.seats_of(owner.id)
    if mine and wish.nonce:
        draft.set_seat(mine[0], nonce=wish.nonce)
    draft.start()


def set_visibility(draft: TableDraft, visibility: str) -> None:
    """Open a draft to everybody, or only to those who have a seat or a link."""
    if draft.row.visibility == visibility:
        return
    draft.set(visibility=visibility)
    if visibility == "private":
        for seat in draft.seats:
            if seat.kind == "open":  # nobody would find it
                draft.set_seat(seat.seat, kind="link", token=new_token())
    draft.write("visibility", {"now": visibility})


def renew_link(draft: TableDraft, seat: int, on: bool = True) -> None:
    """A new invitation to a seat, or none; the old one is void."""
    if draft.seats[seat].kind != "link":
        raise HttpProblem(409, "this seat has no link")
    draft.set_seat(seat, token=new_token() if on else None)


def free_seats(table: GameTable) -> list[int]:
    """Seats that anybody with the link of the table may take: not those that wait for somebody."""
    kinds = ("open", "link") if table.row.status == "gathering" else ("link",)
    if table.row.status not in ("gathering", "running"):
        return []
    return [seat.seat for seat in table.seats if seat.kind in kinds and seat.user_id is None]


def change_running(draft: TableDraft, seat: int, kind: str, bot: str) -> None:
    """In a running game: somebody takes over from a bot by a link, or a bot where somebody is looked for."""
    row = draft.seats[seat]
    if draft.row.status != "running":
        raise HttpProblem(409, "the game has begun")
    if kind == "link" and row.kind == "bot":
        if draft.row.rated:
            raise HttpProblem(409, "this game counts for ratings: nobody joins it late")
        must_not_be_carried(draft)
        draft.set_seat(seat, kind="link", bot=None, name="", token=new_token())
        draft.hand_over(seat, "nobody")
    elif kind == "bot" and row.kind == "link":
        draft.set_seat(seat, kind="bot", bot=bot, name=bot, token=None, user_id=None, pin=None)
        draft.hand_over(seat, f"bot:{bot}")
    else:
        raise HttpProblem(409, "the game has begun")


def must_not_be_carried(draft: TableDraft) -> None:
    """Nobody else sits down where a file may tell somebody all that is hidden."""
    if draft.row.carried:
        raise HttpProblem(
            409, "this game was in a file, with all its secrets: nobody joins it", "was-in-a-file"
        )


def leave(draft: TableDraft, user: TableUser, mine: list[int], default_bot: str) -> None:
    """Before the start the seats are free again; later the usual bot stands in."""
    if draft.row.status == "gathering":
        if user.id == draft.row.owner_id:
            close(draft, "owner")
            return
        for seat in mine:
            kind, token = ("open", None) if draft.row.visibility == "public" else ("link", new_token())
            draft.set_seat(seat, kind=kind, user_id=None, name="", nonce=None, token=token, pin=None)
            draft.set_seat(seat, availability=None, here_until=None)
            draft.hand_over(seat, "nobody")
    elif draft.row.status == "running":
        for seat in mine:
            stand_in(draft, seat, default_bot)


def close(draft: TableDraft, by: str) -> None:
    """End a draft before its game is over, or begun; everybody may read on what they could read."""
    draft.set(status="closed", undo_ask=None)
    draft.write("closed", {"by": by})


def close_own(draft: TableDraft, owner: TableUser) -> None:
    """The owner closes a draft where no one else has a seat, or the game has not begun."""
    if draft.row.status == "closed":
        return  # sent twice
    if draft.row.status == "finished":
        raise HttpProblem(409, "the game is over")
    if draft.row.status == "running" and any(seat.user_id not in (None, owner.id) for seat in draft.seats):
        raise HttpProblem(409, "others play here: leave, and a bot stands in for you")
    close(draft, "owner")


def bots_only(table: GameTable) -> bool:
    """Whether nobody will play at a table but bots once it starts."""
    return all(seat.kind != "human" for seat in table.seats)


def stand_in(draft: TableDraft, seat: int, bot: str, by: str = "") -> None:
    """A bot plays for the seat's person until they take it back."""
    if not draft.seats[seat].standin:
        draft.set_seat(seat, standin=True, bot=bot)
        draft.hand_over(seat, f"bot:{bot}", by)
        taking_back.settle(draft)


def take_back(draft: TableDraft, seat: int) -> None:
    if draft.seats[seat].standin:
        draft.set_seat(seat, standin=False, bot=None)
        draft.hand_over(seat, "person")


def remove_user(draft: TableDraft, user_id: str, name: str, default_bot: str) -> None:
    """Somebody is gone for good: a bot has their seats in a running game, and ``name`` stands for theirs."""
    if draft.row.status == "gathering" and draft.row.owner_id == user_id:
        draft.set(status="closed")
        draft.write("closed", {})
    empty: dict[str, Any] = {"user_id": None, "standin": False, "token": None, "pin": None, "orders": None}
    empty |= {"availability": None, "here_until": None}
    for seat in [seat.seat for seat in draft.seats if seat.user_id == user_id]:  # theirs, or they are invited
        if draft.row.status == "running":
            bot = draft.seats[seat].bot or default_bot
            draft.set_seat(seat, kind="bot", bot=bot, name=name, **empty)
            draft.hand_over(seat, f"bot:{bot}")
        elif draft.row.status == "gathering":
            draft.set_seat(
                seat, kind="link", bot=None, name="", nonce=None, **{**empty, "token": new_token()}
            )
            if draft.row.visibility == "public":
                draft.set_seat(seat, kind="open", token=None)
            draft.hand_over(seat, "nobody")
        else:
            draft.set_seat(seat, name=name, **empty)
