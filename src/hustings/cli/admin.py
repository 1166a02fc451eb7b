"""``hustings admin``: running a site without a browser. A running server takes note within a second."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.text import Text

from hustings.cli.common import AsJson, grid, report
from hustings.cli.site import Database, need_the_server
from hustings.core.errors import OptionError

if TYPE_CHECKING:
    from hustings.web.administration import Action, Administration, Kind

T = TypeVar("T")
admin = typer.Typer(
    name="admin", no_args_is_help=True, help="Run a site: administrators, reports, bans, tables."
)
CONSOLE = ""  # who acts

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account, or an id.")]
Whom = Annotated[str, typer.Argument(metavar="WHOM", help="An account, an id, or an address range.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table, as in its address.")]
Number = Annotated[int, typer.Argument(metavar="ID", min=1, max=2**31 - 1)]
Reason = Annotated[str, typer.Option("--reason", help="Why; goes into the audit log.")]
Why = Annotated[str, typer.Option("--reason", help="Why; shown to whom it concerns, and kept in the log.")]
For = Annotated[str, typer.Option("--for", metavar="7d", help="How long: 12h, 7d, 4w. Default: forever.")]
UNITS = {"h": 1, "d": 24, "w": 24 * 7}


def look(database: str, work: Callable[[Administration], Coroutine[Any, Any, T]]) -> T:
    need_the_server()
    from hustings.web.local_administration import LocalAdministration

    with LocalAdministration(database) as outside:
        return outside.read(work)


def act(database: str, work: Callable[[Administration], Coroutine[Any, Any, T]]) -> T:
    need_the_server()
    from hustings.web.local_administration import LocalAdministration

    with LocalAdministration(database) as outside:
        return outside.run(work)


def end_of(span: str) -> datetime | None:
    """When a time from now will be over. Raises OptionError."""
    if not span:
        return None
    match = re.fullmatch(r"(\d{1,5})([hdw])", span)
    if match is None:
        raise OptionError(f"--for is written 12h, 7d or 4w, not {span!r}")
    return datetime.now(UTC) + timedelta(hours=int(match[1]) * UNITS[match[2]])


# -- administrators --


@admin.command()
def grant(name: Name, database: Database = "") -> None:
    """Make somebody with an account an administrator."""
    user = act(database, lambda it: it.set_role(CONSOLE, name, "admin"))
    print(f"{user.name} is an administrator.")


@admin.command()
def revoke(name: Name, database: Database = "") -> None:
    """Take the role away again."""
    user = act(database, lambda it: it.set_role(CONSOLE, name, ""))
    print(f"{user.name} is no administrator any more.")


@admin.command("list")
def list_admins(database: Database = "", json: AsJson = False) -> None:
    """The administrators."""
    rows = [{"id": user.id, "name": user.name} for user in look(database, lambda it: it.admins())]
    show(rows, json, ("id", "name"))


# -- people --


@admin.command()
def people(
    text: Annotated[str, typer.Argument(help="Part of a name, or an id.")] = "",
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Find people by name or id, the newest first."""
    found = look(database, lambda it: it.search(text))
    rows = [
        {"id": user.id, "name": user.name, "kind": user.kind, "role": user.role, "since": user.created_at}
        for user in found
    ]
    show(rows, json, ("id", "name", "kind", "role", "since"))


@admin.command()
def ban(whom: Whom, reason: Why, span: For = "", database: Database = "") -> None:
    """Ban a person, or an address range such as 203.0.113.0/24."""
    _sanction("ban", whom, reason, span, database)


@admin.command()
def mute(name: Name, reason: Why, span: For = "", database: Database = "") -> None:
    """Mute somebody: they may play, but not talk."""
    _sanction("mute", name, reason, span, database)


def _sanction(kind: Kind, whom: str, reason: str, span: str, database: str) -> None:
    until = end_of(span)

    async def work(it: Administration) -> Any:
        from hustings.web.moderation import range_of

        found = range_of(whom) if is_range(whom) else await it.find(whom)
        return await it.sanction(CONSOLE, kind, found, until, reason)

    row = act(database, work)
    done = "banned" if kind == "ban" else "muted"
    print(
        f"{row.network or whom} is {done} {'until ' + row.until[:16] + 'Z' if row.until else 'for good'} (id {row.id})."
    )


def is_range(text: str) -> bool:
    """Whether it is an address or a range rather than a name."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        return "/" in text
    return "." in text or ":" in text


@admin.command()
def bans(database: Database = "", json: AsJson = False) -> None:
    """The mutes and bans in force."""

    async def work(it: Administration) -> list[dict[str, Any]]:
        rows = await it.sanctions()
        names = await it.names({row.user_id for row in rows if row.user_id is not None})
        return [
            {
                "id": row.id,
                "kind": row.kind,
                "whom": row.network or f"{names.get(row.user_id or '', '')} ({row.user_id})",
                "until": row.until or "",
                "reason": row.reason,
            }
            for row in rows
        ]

    show(look(database, work), json, ("id", "kind", "whom", "until", "reason"))


@admin.command()
def lift(id: Number, reason: Reason = "", database: Database = "") -> None:
    """Lift a mute or a ban; `hustings admin bans` tells its id."""
    act(database, lambda it: it.lift(CONSOLE, id, reason))
    print("Lifted.")


# -- tables --


@admin.command()
def tables(
    text: Annotated[str, typer.Argument(help="The id of a table or person, or part of a name.")] = "",
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Find tables, the newest first."""
    rows = [
        {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "visibility": row.visibility,
            "moderation": row.moderation,
            "seats": ", ".join(f"{seat.seat}: {seat.name or seat.kind}" for seat in seats),
            "opened": row.created_at,
        }
        for row, seats in look(database, lambda it: it.tables(text))
    ]
    show(rows, json, ("id", "game", "status", "visibility", "moderation", "seats", "opened"))


ON_TABLES: dict[str, tuple[Action, str]] = {
    "end-table": ("end", "End a game for good; nobody wins."),
    "hide-table": ("hide", "Take a table off the public lists; whoever has its address still plays."),
    "show-table": ("show", "Put a hidden table back on the lists."),
    "remove-table": (
        "remove",
        "Close a table to everybody but administrators; it is kept, and can be restored.",
    ),
    "restore-table": ("restore", "Bring a removed table back as it was."),
    "revoke-links": ("revoke-links", "Make the invitations of a table and its link for watching void."),
}


def _on_table(command: str, action: Action, about: str) -> None:
    @admin.command(command, help=about)
    def run(id: TableId, reason: Reason = "", database: Database = "") -> None:
        table = act(database, lambda it: it.table(CONSOLE, id, action, reason))
        print(f"{table.id}: {table.row.status}{', ' + table.row.moderation if table.row.moderation else ''}")


for command, (action, about) in ON_TABLES.items():
    _on_table(command, action, about)


@admin.command("replace-player")
def replace_player(
    id: TableId,
    seat: Annotated[int, typer.Argument(min=0, max=63, help="The number of the seat, from 0.")],
    bot: Annotated[str, typer.Option(help="Which bot takes over; without one a fresh link is printed.")] = "",
    reason: Reason = "",
    database: Database = "",
) -> None:
    """Give an absent player's seat to a bot, or to whoever comes with a fresh link."""
    to = "bot" if bot else "link"
    table = act(database, lambda it: it.replace(CONSOLE, id, seat, to, bot, reason))
    token = table.seats[seat].token
    print(f"/join/{token}" if token else f"{bot} plays seat {seat}.")


# -- reports and the log --


@admin.command()
def reports(
    resolved: Annotated[bool, typer.Option("--resolved", help="Those that are closed.")] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """What people have reported, with what was said around it."""

    async def work(it: Administration) -> list[dict[str, Any]]:
        rows = await it.reports(resolved)
        names = await it.names({each for row in rows for each in (row.subject_id, row.reporter_id)})
        out: list[dict[str, Any]] = []
        for row in rows:
            context = await it.context(row)
            out.append(
                {
                    "id": row.id,
                    "at": row.created_at,
                    "kind": row.kind,
                    "table": row.table_id,
                    "about": f"{names.get(row.subject_id, '')} ({row.subject_id})",
                    "from": f"{names.get(row.reporter_id, '')} ({row.reporter_id})",
                    "reason": row.reason,
                    "note": row.note,
                    "talk": [
                        {
                            "by": said.by,
                            "text": said.text,
                            "whisper": bool(said.to),
                            "reported": reported,
                        }
                        for said, reported in context
                    ],
                }
            )
        return out

    found = look(database, work)

    def write(console: Console) -> None:
        for row in found:
            console.print(
                Text(f"{row['id']}  {row['at'][:16]}  {row['kind']} at table {row['table']}", "bold")
            )
            console.print(Text(f"    about {row['about']}, from {row['from']}"))
            console.print(Text(f"    {row['reason']}"))
            for line in row["talk"]:
                mark = ">" if line["reported"] else " "
                console.print(Text(f"  {mark} {line['by']}: {line['text']}"))
            if row["note"]:
                console.print(Text(f"    closed: {row['note']}"))
        if not found:
            console.print("Nothing.")

    report({"reports": found}, json, write)


@admin.command()
def resolve(
    id: Number,
    note: Annotated[str, typer.Argument(help="What was done about it.")] = "",
    database: Database = "",
) -> None:
    """Close a report with a note."""
    act(database, lambda it: it.resolve(CONSOLE, id, note))
    print("Closed.")


@admin.command("ratings")
def recompute_ratings(
    recompute: Annotated[
        bool, typer.Option("--recompute", help="Work out all ratings again, game by game.")
    ] = False,
    database: Database = "",
) -> None:
    """Ratings, from the games that count. Needed after a table was removed or restored."""
    if not recompute:
        raise OptionError("say --recompute to work out all ratings again")
    counted = act(database, lambda it: it.recompute_ratings())
    print(f"{counted} games count.")


@admin.command()
def log(database: Database = "", json: AsJson = False) -> None:
    """What administrators did, the newest first."""

    async def work(it: Administration) -> list[dict[str, Any]]:
        rows = await it.log()
        ids = {row.subject.removeprefix("user:") for row in rows} | {row.actor_id for row in rows}
        names = await it.names(ids)
        return [
            {
                "id": row.id,
                "at": row.at,
                "who": names.get(row.actor_id, row.actor_id) or "command line",
                "action": row.action,
                "on": " ".join(filter(None, [row.subject, names.get(row.subject.removeprefix("user:"), "")])),
                "detail": row.detail,
                "reason": row.reason,
            }
            for row in rows
        ]

    show(look(database, work), json, ("id", "at", "who", "action", "on", "detail", "reason"))


def show(rows: list[dict[str, Any]], as_json: bool, heads: tuple[str, ...]) -> None:
    def write(console: Console) -> None:
        table = grid(*heads)
        for row in rows:
            table.add_row(*[Text(str(row[head])) for head in heads])
        console.print(table if rows else "Nothing.")

    report(rows, as_json, write)
