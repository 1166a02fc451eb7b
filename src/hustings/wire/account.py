"""People and their accounts."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from hustings.structs import Meta, Struct
from hustings.wire.common import Json, Name, Password, Status
from hustings.wire.replay import TriedPuzzle
from hustings.wire.tables import ResultInfo

OldPassword = Annotated[str, Meta(min_length=1, max_length=200)]


class User(Struct):
    id: str
    name: str
    guest: bool
    bot: bool


class Account(User):
    """``recovery_code`` is shown this once: with it one can enter without the password, once."""

    recovery_code: str


class Me(Struct):
    """``login``: the name I sign in with. ``offers``: ``mail`` and ``passkeys``, where the site has them."""

    user: User | None
    csrf: str
    languages: list[str]
    version: str
    login: str = ""
    offers: list[str] = []
    admin: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class SetNotices(Struct, forbid_unknown_fields=True):
    """How I am told, off the page, that a game over days waits for me. Empty: not."""

    email: Annotated[str, Meta(max_length=254, pattern=r"^$|^[^@\s]+@[^@\s]+$")] = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^$|^https?://[^\s]+$")] = ""
    language: Annotated[str, Meta(max_length=12)] = ""
    password: Annotated[str, Meta(max_length=200, description="Of the account, for another address.")] = ""


class MyNotices(Struct):
    """``confirmed``: the mail that was sent to ``email`` has been answered. ``ways``: what this site offers."""

    email: str
    confirmed: bool
    webhook: str
    language: str
    ways: list[str]


TimeOfDay = Annotated[str, Meta(pattern=r"^$|^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Holiday(Struct, forbid_unknown_fields=True):
    """Both days belong to it."""

    first: date
    last: date


class Availability(Struct, forbid_unknown_fields=True):
    """When my clock stands at tables over days: every night from ``quiet_from`` to ``quiet_to``, and on holidays.

    By the clock on the wall in ``zone``: ``Europe/Berlin``. Others see when my clock runs out, nothing else of it.
    """

    zone: Annotated[str, Meta(max_length=64)] = ""
    quiet_from: TimeOfDay = ""
    quiet_to: TimeOfDay = ""
    holidays: Annotated[list[Holiday], Meta(max_length=8)] = []


class WaitingTable(Struct):
    """A table that waits for my seat. ``ends``: when my time is up; ``low``: soon; ``away``: a bot stands in for me."""

    table: str
    game: str
    name: str
    pace: str
    seat: int
    since: str | None
    ends: str | None
    low: bool
    away: bool


class BotAccount(Struct):
    """``token`` is shown this once."""

    user: User
    token: str


class ChangePassword(Struct, forbid_unknown_fields=True):
    old: OldPassword
    new: Password


class ConfirmPassword(Struct, forbid_unknown_fields=True):
    password: OldPassword


class RecoveryCode(Struct):
    """It is shown this once; the one before is void."""

    recovery_code: str


class Recover(Struct, forbid_unknown_fields=True):
    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    password: Password


class Forgot(Struct, forbid_unknown_fields=True):
    name: Name


class ResetPassword(Struct, forbid_unknown_fields=True):
    """``token`` is from the link in a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Password


class DeleteMe(Struct, forbid_unknown_fields=True):
    """``password`` of the account; guests have none."""

    confirm: Literal[True]
    password: Annotated[str, Meta(max_length=200)] = ""


class SessionInfo(Struct):
    """``seen_at`` is exact to the hour; ``agent`` names browser and system; ``current``: this very one."""

    id: str
    kind: Literal["cookie", "token"]
    created_at: str
    seen_at: str | None
    expires_at: str | None
    agent: str
    current: bool


class PasskeyInfo(Struct):
    id: str
    name: str
    created_at: str
    used_at: str | None


class PasskeyOptions(Struct):
    """For ``navigator.credentials``, in the JSON form of WebAuthn."""

    options: Json


class NewPasskey(Struct, forbid_unknown_fields=True):
    """``credential``: what ``navigator.credentials.create`` gave, in the JSON form of WebAuthn."""

    credential: Json
    name: Annotated[str, Meta(max_length=40)] = ""


class PasskeyLogin(Struct, forbid_unknown_fields=True):
    """``credential``: what ``navigator.credentials.get`` gave, in the JSON form of WebAuthn."""

    credential: Json


NoticeKind = Annotated[
    Literal["turn", "time", "ask", "talk", "invite"],
    Meta(
        description="A game waits for me; my time is running out; others ask me something; somebody talks to me;"
        " another game or a round of a club night begins."
    ),
]


class NoticeWishes(Struct, forbid_unknown_fields=True):
    """``off``: kinds I do not want, whichever way they would come. ``muted``: tables I want nothing from.

    Between ``quiet_from`` and ``quiet_to`` by the clock on the wall in ``zone`` nothing is sent; what still holds
    afterwards is told then.
    """

    off: Annotated[list[NoticeKind], Meta(max_length=5)] = []
    zone: Annotated[str, Meta(max_length=64)] = ""
    quiet_from: TimeOfDay = ""
    quiet_to: TimeOfDay = ""
    muted: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=200)] = []


class ExportedBrowser(Struct):
    """A browser of mine that is told: where its messages go."""

    endpoint: str
    created_at: str


class ExportedUser(Struct):
    id: str
    name: str
    login: str | None
    kind: str
    created_at: str


class ExportedTable(Struct):
    id: str
    game: str
    status: Status
    created_at: str
    started_at: str | None
    finished_at: str | None
    names: list[str]  # by seat
    mine: list[int]
    opened: bool  # by me
    result: ResultInfo | None


class ExportedTalk(Struct):
    table: str
    at: str
    to: list[int]
    text: str


class ExportedReport(Struct):
    table: str
    at: str
    kind: str
    reason: str


class ExportedRating(Struct):
    """A game that counted: my strength after it, as it is kept."""

    table: str
    game: str
    at: str
    rank: int
    mu: float
    sigma: float


class Export(Struct):
    """All that is stored about me."""

    user: ExportedUser
    sessions: list[SessionInfo]
    notices: MyNotices
    passkeys: list[PasskeyInfo]
    bots: list[ExportedUser]
    tables: list[ExportedTable]
    talk: list[ExportedTalk]
    blocked: list[User]
    reports: list[ExportedReport]  # that I have made
    profile: str  # who sees it
    ratings: list[ExportedRating]
    availability: Availability
    puzzles: list[TriedPuzzle]
    notice_wishes: NoticeWishes
    browsers: list[ExportedBrowser]


class MyBot(User):
    """``token_*``: of its token, if it has one."""

    token_created_at: str | None = None
    token_seen_at: str | None = None
    token_expires_at: str | None = None


Days = Annotated[int, Meta(ge=0, le=3650, description="After how many days the token expires; 0: never.")]


class NewBot(Struct, forbid_unknown_fields=True):
    name: Name
    days: Days = 0


class RenewToken(Struct, forbid_unknown_fields=True):
    days: Days = 0
