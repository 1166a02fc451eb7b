"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
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
    Column("kind", String(8), nullable=False),  # guest, person, bot, deleted
    Column("keeper", String(24), nullable=True),  # whose bot it is
    Column("created_at", String(32), nullable=False),
    Column("recovery", String(64), nullable=True),  # hash of the recovery code
    Column("role", String(8), nullable=False, server_default=""),  # "" or admin
    Column("availability", Text, nullable=True),  # nights and holidays, see table/availability.py
)

# Links by mail that set a new password, once.
resets = Table(
    "resets",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the link
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("expires_at", String(32), nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's, in base64url
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("public_key", Text, nullable=False),  # COSE, in base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", String(32), nullable=False),
    Column("used_at", String(32), nullable=True),
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

# Which addresses were asked by mail whether they agree, and when; an address as a keyed hash.
mail_asks = Table(
    "mail_asks",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("user_id", String(24), nullable=False, index=True),
    Column("asked_at", String(32), nullable=False),
)

# Browsers that are told; each belongs to a session and ends with it.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the address
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("session", String(64), nullable=False, index=True),  # its hash
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),  # the browser's key and secret, in base64url
    Column("auth", String(40), nullable=False),
    Column("language", String(12), nullable=False),
    Column("created_at", String(32), nullable=False),
)

# Which notices somebody does not want, and when; and what their browsers were told.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
    Column("off", Text, nullable=False, server_default="[]"),  # kinds, as JSON
    Column("muted", Text, nullable=False, server_default="[]"),  # tables, as JSON
    Column("zone", String(64), nullable=False, server_default=""),
    Column("quiet_from", String(5), nullable=False, server_default=""),
    Column("quiet_to", String(5), nullable=False, server_default=""),
    Column("told", Text, nullable=False, server_default="{}"),
    Column("told_at", String(32), nullable=True),
)

# Codes by which somebody goes on at another device, once.
device_codes = Table(
    "device_codes",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # device, return
    Column("hash", String(64), nullable=False, unique=True),
    Column("expires_at", String(32), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token; the token itself is not kept
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token
    Column("unlocked", String(40), nullable=False, server_default=""),  # "table:seat" behind no curtain
    Column("created_at", String(32), nullable=False),
    Column("seen_at", String(32), nullable=True),  # to the hour
    Column("expires_at", String(32), nullable=True, index=True),  # null: never, as bot tokens
    Column("agent", String(80), nullable=False, server_default=""),  # "Firefox, Windows"
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
    Column("deadline", String(32), nullable=True),  # the next moment a clock runs out or warns
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
    Column("people", Boolean, nullable=False, server_default=true()),  # else only bots play
    Column("seen_at", String(32), nullable=True),  # when somebody last looked at a table of bots
    Column("touched_at", String(32), nullable=True),  # when a person last did something, to the hour
    Column("client", String(24), nullable=True),  # a hash of the address that started a table of bots
    Column("help", Boolean, nullable=False, server_default=false()),  # engines may help, also among people
    Column("moderation", String(8), nullable=False, server_default=""),  # "", hidden, removed
    Column("removed_status", String(12), nullable=True),  # the status it had before it was removed
    Column(
        "rated", Boolean, nullable=False, server_default=false()
    ),  # counts for ratings, see web/ratings.py
    Column("pause", Text, nullable=True),  # who agrees to stop the clocks, and whether they are stopped
    Column("undo", String(4), nullable=False, server_default="ask"),  # ask, own, off
    Column("undone", Text, nullable=True),  # ranges of lines that were taken back
    Column("lesson", Text, nullable=True),  # how far the learner has come, where a lesson is given
    Column(
        "carried", Boolean, nullable=False, server_default=false()
    ),  # was in a file: its seed may be known
    UniqueConstraint("owner_id", "create_key", name="uq_tables_create_key"),
    Index("ix_tables_lobby", "visibility", "status", "created_at"),
    Index("ix_tables_bot_due", "bot_due"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_touched", "status", "touched_at"),
    Index("ix_tables_client", "client"),
)

snapshots = Table(  # of earlier versions
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# Positions of a table: the newest opens it, the one before a line shows how it stood then.
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # after this line
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# A link by which anybody takes a free seat of a table.
table_links = Table(
    "table_links",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("token", String(40), nullable=False, unique=True),
)

# What was said to some only. It takes no number of the stream: others would see the gap.
whispers = Table(
    "whispers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("after", Integer, nullable=False),  # the entry it followed
    Column("at", String(32), nullable=False),
    Column("actor", String(24), nullable=False),
    Column("key", String(64), nullable=True),
    Column("sender", Integer, nullable=False),
    Column("receivers", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(80), nullable=False),
    UniqueConstraint("table_id", "actor", "key", name="uq_whispers_key"),
    Index("ix_whispers_table", "table_id", "after"),
)

# Offers and promises of people; those to some only are nobody else's business.
promises = Table(
    "promises",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", String(32), nullable=False),
    Column("actor", String(24), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # offer, promise
    Column("seat", Integer, nullable=False),
    Column("receivers", Text, nullable=False),  # as JSON; none: all
    Column("text", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("settled_by", Integer, nullable=True),
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
    Column("availability", Text, nullable=True),  # of its person, as in users
    Column("here_until", String(32), nullable=True),  # in the past: when its person was last here
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
    Column("told", Text, nullable=True),  # what happened on a line, in the words it was told in
    UniqueConstraint("table_id", "actor", "key", name="uq_entries_key"),
    Index(
        "ix_entries_talk", "actor", sqlite_where=text("type = 'talk'"), postgresql_where=text("type = 'talk'")
    ),
)

# Who thinks for bots, and when they last said so.
workers = Table(
    "workers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("host", String(253), nullable=False),
    Column("started_at", String(32), nullable=False),
    Column("seen_at", String(32), nullable=False),
    Column("busy", Integer, nullable=False),  # tables in hand
)

# Reviews of finished games: as far as they have come, and what they say.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("status", String(8), nullable=False),  # running, done, failed
    Column("done", Integer, nullable=False),  # steps
    Column("steps", Integer, nullable=False),
    Column("updated_at", String(32), nullable=False),
    Column("accuracies", Text, nullable=False, server_default="[]"),  # by seat, as JSON
    Column("body", Text, nullable=True),  # as JSON, once it is done
)

# Puzzles that people with an account have tried.
puzzles = Table(
    "puzzles",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("tried_at", String(32), nullable=False),
    Column("solved_at", String(32), nullable=True),
)

# How strong players are at a game, by the last game of theirs that counted.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(80), primary_key=True),
    Column("player", String(48), primary_key=True),  # a user's id, or bot:LEVEL
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated_at", String(32), nullable=False),
    Index("ix_ratings_player", "player"),
)

# Each game that counted, by seat: from these the ratings can be worked out again.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(80), nullable=False),
    Column("player", String(48), nullable=True),  # null: whoever it was is deleted
    Column("rank", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", String(32), nullable=False),
    Index("ix_rated_seats_player", "player", "game", "at"),
)

# Who may see the profile of a person; without a row, those who have played with them.
profiles = Table(
    "profiles",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
    Column("visibility", String(8), nullable=False),  # everyone, players, nobody
)

# A club night: several rounds of one game at several tables, run by a host.
club_nights = Table(
    "club_nights",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("owner_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("game", String(80), nullable=False),
    Column("players", Integer, nullable=False),  # at a table, where the number of people allows it
    Column("options", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # the one that is played, 0 before the first
    Column("rated", Boolean, nullable=False),
    Column("token", String(40), nullable=False, unique=True),  # of the link by which people join
    Column("created_at", String(32), nullable=False),
    Column("finished_at", String(32), nullable=True),
)

club_players = Table(
    "club_players",
    metadata,
    Column("night_id", String(24), ForeignKey("club_nights.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user_id", String(24), nullable=True, index=True),  # null: deleted
    Column("name", String(80), nullable=False),
    Column("since", Integer, nullable=False),  # the first round they could play in
    Column("away", Boolean, nullable=False),  # not drawn
    UniqueConstraint("night_id", "user_id", name="uq_club_players_user"),
)

# Who sat where in which round.
club_seats = Table(
    "club_seats",
    metadata,
    Column("night_id", String(24), ForeignKey("club_nights.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", Integer, primary_key=True),  # its number
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
    Column("whisper", String(24), nullable=False, server_default=""),  # its id, if the talk was one
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
