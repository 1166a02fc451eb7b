"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are ISO 8601 in UTC with microseconds, as text: they sort, and mean the same in every database.

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), nullable=True, unique=True),  # the folded name of an account
    Column("password", Text, nullable=True),  # argon2
    Column("kind", String(8), nullable=False),  # guest, person, bot
    Column("keeper", String(24), nullable=True),  # whose bot it is
    Column("created_at", String(32), nullable=False),
    Column("role", String(8), nullable=False, server_default=""),  # "" or admin
)

# How to tell somebody off the page that a game waits; nobody else ever sees it.
contacts = Table(
    "contacts",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
    Column("email", String(254), nullable=False, server_default=""),
    Column("confirmed", Boolean, nullable=False),  # whoever reads that mail has agreed
    Column("token", String(40), nullable=True, unique=True),  # by which they agree
    Column("webhook", String(500), nullable=False, server_default=""),
    Column("language", String(12), nullable=False, server_default=""),
    Column(
        "told", Text, nullable=False, server_default="{}"
    ),  # by table: the last entry of this person when told
    Column("told_at", String(32), nullable=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token; the token itself is not kept
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token
    Column("unlocked", String(40), nullable=False, server_default=""),  # "table:seat" behind no curtain
    Column("created_at", String(32), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(12), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("owner_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("commitment", String(64), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("header", Text, nullable=True),  # of the record, from the start on
    Column("seq", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column(
        "snapshot", Text, nullable=True
    ),  # of earlier versions, as is the next; nobody writes them any more
    Column("snapshot_seq", Integer, nullable=False, server_default="0"),
    Column("waiting", Text, nullable=False, server_default="[]"),
    Column("bot_due", String(32), nullable=True),  # since when a bot is asked
    Column("bot_lease", String(32), nullable=True),  # until when a worker has it in hand
    Column("deadline", String(32), nullable=True),  # the first clock to run out
    Column("clocks", Text, nullable=True),  # by seat: what is left and what runs
    Column("clock", Text, nullable=True),
    Column("undo_ask", Text, nullable=True),
    Column("result", Text, nullable=True),
    Column("watch_token", String(40), nullable=False, unique=True),
    Column("create_key", String(64), nullable=True),
    Column("rematch_of", String(24), nullable=True),
    Column("rematch", String(24), nullable=True),
    Column("branch_of", String(24), nullable=True),
    Column(
        "base", Text, nullable=True
    ),  # the state an analysis starts from, when it is not the game's own start
    Column("created_at", String(32), nullable=False),
    Column("started_at", String(32), nullable=True),
    Column("finished_at", String(32), nullable=True),
    Column("moderation", String(8), nullable=False, server_default=""),  # "", hidden, removed
    Column("removed_status", String(12), nullable=True),  # the status it had before it was removed
    UniqueConstraint("owner_id", "create_key", name="uq_tables_create_key"),
    Index("ix_tables_lobby", "visibility", "status", "created_at"),
    Index("ix_tables_bot_due", "bot_due"),
    Index("ix_tables_deadline", "deadline"),
)

# A position from which a table can be opened without replaying all before it.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot, open, link
    Column("user_id", String(24), nullable=True, index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=True),  # who plays when kind is bot or standin is set
    Column("standin", Boolean, nullable=False),
    Column("nonce", String(64), nullable=True),
    Column("token", String(40), nullable=True, unique=True),
    Column("pin", Text, nullable=True),  # argon2
    Column("orders", Text, nullable=True),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(24), primary_key=True),
)

# The stream of a table: lines of its record, and what was said and done around them.
# (table_id, seq) is also what keeps two processes from going on from the same position.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", String(32), nullable=False),
    Column("type", String(16), nullable=False),  # line, talk, start, end, ...
    Column("actor", String(24), nullable=False, server_default=""),
    Column("key", String(64), nullable=True),
    Column("body", Text, nullable=False),
    Column("remark", Text, nullable=True),  # what a bot says about its answer, and whether to all at once
    UniqueConstraint("table_id", "actor", "key", name="uq_entries_key"),
)

# What people tell the administrators about a person, a line of talk or a table.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, talk, table
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("entry", Integer, nullable=True),  # of talk: its number in the stream
    Column("subject_id", String(24), nullable=False),  # who is reported
    Column("reporter_id", String(24), nullable=False),
    Column("reporter_seats", String(200), nullable=False),  # then, as JSON: whispers to these are shown
    Column("reason", Text, nullable=False),
    Column("created_at", String(32), nullable=False),
    Column("resolved_at", String(32), nullable=True),
    Column("resolved_by", String(24), nullable=True),
    Column("note", Text, nullable=False, server_default=""),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", String(24), primary_key=True),
    Column("blocked_id", String(24), primary_key=True),
    Column("created_at", String(32), nullable=False),
)

# Mutes and bans, of a person or of an address range.
sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # mute, ban
    Column("user_id", String(24), nullable=True),
    Column("network", String(50), nullable=True),  # CIDR
    Column("until", String(32), nullable=True),  # None: for good
    Column("reason", Text, nullable=False),
    Column("created_at", String(32), nullable=False),
    Column("lifted_at", String(32), nullable=True),
)

# What administrators did. Rows are only ever added.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", String(32), nullable=False),
    Column("actor_id", String(24), nullable=False),  # "": from the command line
    Column("action", String(24), nullable=False),
    Column("subject", String(80), nullable=False),  # user:ID, table:ID, network:CIDR, report:ID
    Column("detail", Text, nullable=False),  # until when; or the seat, and who or what got it
    Column("reason", Text, nullable=False),
)
