"""Rows as plain objects."""

from __future__ import annotations

from msgspec import Struct

from hustings.table.rows import Commit, EntryRow, Position, SeatRow, StoredTable, TableRow, WhisperRow, values

__all__ = [
    "AuditRow",
    "Commit",
    "ContactRow",
    "EntryRow",
    "PasskeyRow",
    "Position",
    "ReportRow",
    "SanctionRow",
    "SeatRow",
    "SessionRow",
    "StoredTable",
    "TableRow",
    "UserRow",
    "WhisperRow",
    "values",
]


class UserRow(Struct, frozen=True):
    id: str
    name: str
    login: str | None
    password: str | None
    kind: str
    keeper: str | None
    created_at: str
    recovery: str | None = None
    role: str = ""
    availability: str | None = None


class SessionRow(Struct, frozen=True):
    hash: str
    user_id: str
    kind: str
    unlocked: str
    created_at: str
    seen_at: str | None = None
    expires_at: str | None = None
    agent: str = ""


class PasskeyRow(Struct, frozen=True):
    id: str
    user_id: str
    name: str
    public_key: str
    sign_count: int
    created_at: str
    used_at: str | None = None


class ContactRow(Struct):
    user_id: str
    email: str
    confirmed: bool
    token: str | None
    webhook: str
    language: str
    told: str = "{}"
    told_at: str | None = None


class ReportRow(Struct):
    id: int
    kind: str
    table_id: str
    seat: int | None
    entry: int | None
    subject_id: str
    reporter_id: str
    reporter_seats: str
    reason: str
    created_at: str
    resolved_at: str | None = None
    resolved_by: str | None = None
    note: str = ""
    whisper: str = ""


class SanctionRow(Struct):
    id: int
    kind: str
    user_id: str | None
    network: str | None
    until: str | None
    reason: str
    created_at: str
    lifted_at: str | None = None


class AuditRow(Struct):
    id: int
    at: str
    actor_id: str
    action: str
    subject: str
    detail: str
    reason: str
