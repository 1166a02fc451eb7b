"""Component figures with their provenance.

A game's figures live in TOML files: tables of rows, each row with an id, a status and its
sources. An owner of the box can lay an overlay folder over them; its rows replace ours
field by field, and the hash tells the two apart in every record.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from hustings.core.codec import digest
from hustings.core.errors import FiguresError

STATUS: Final = {"C": "confirmed", "I": "inferred", "R": "reconstructed", "NF": "not found"}
OWNER: Final = "overlay"  # the source of every overlaid field
NOT_FIGURES: Final = ("id", "status", "sources", "status_of", "sources_of", "note")


class Row:
    """One row: its figures by name, each with a status and sources."""

    def __init__(self, table: str, file: str, data: dict[str, Any]) -> None:
        self.table = table
        self.file = file
        self.id: str = data["id"]
        self.status: str = data["status"]
        self.sources: list[str] = data.get("sources", [])
        self.note: str = data.get("note", "")
        self.fields: dict[str, Any] = {k: v for k, v in data.items() if k not in NOT_FIGURES}
        self.status_of: dict[str, str] = dict(data.get("status_of", {}))
        self.sources_of: dict[str, list[str]] = dict(data.get("sources_of", {}))

    def __getitem__(self, name: str) -> Any:
        try:
            return self.fields[name]
        except KeyError:
            raise FiguresError(f"{self.file}: {self.table} {self.id} has no {name}") from None

    def get(self, name: str, default: Any = None) -> Any:
        return self.fields.get(name, default)

    def field_status(self, name: str) -> str:
        return self.status_of.get(name, self.status)

    def field_sources(self, name: str) -> list[str]:
        return self.sources_of.get(name, self.sources)


class Finding:
    """One figure in the audit."""

    def __init__(self, row: Row, name: str) -> None:
        self.file = row.file
        self.table = row.table
        self.id = row.id
        self.name = name
        self.value = row.fields[name]
        self.status = row.field_status(name)
        self.sources = row.field_sources(name)
        self.note = row.note


class Figures:
    """All figures of a game: ``figures.rows("state")``, ``figures.row("constant", "media_price")``."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Row]] = {}
        self.sources: dict[str, dict[str, Any]] = {}

    def rows(self, table: str) -> list[Row]:
        try:
            return list(self.tables[table].values())
        except KeyError:
            raise FiguresError(f"there is no table {table!r}; there are {', '.join(self.tables)}") from None

    def row(self, table: str, id: str) -> Row:
        for row in self.rows(table):
            if row.id == id:
                return row
        raise FiguresError(f"table {table!r} has no row {id!r}")

    def value(self, id: str) -> Any:
        """A single figure: the ``value`` of a row of the table ``constant``."""
        return self.row("constant", id)["value"]

    def hash(self) -> str:
        """Of the figures alone: notes and sources do not change a game."""
        return digest(
            {table: {row.id: row.fields for row in rows.values()} for table, rows in self.tables.items()}
        )

    def findings(self) -> list[Finding]:
        """Every figure with its status, in file order."""
        return [
            Finding(row, name)
            for rows in self.tables.values()
            for row in rows.values()
            for name in row.fields
        ]

    def uncertain(self) -> list[Finding]:
        """Every figure that is not confirmed."""
        return [finding for finding in self.findings() if finding.status != "C"]


def load(folders: list[Traversable], overlay: str = "") -> Figures:
    """The figures of the TOML files in ``folders``, with an owner's overlay folder on top."""
    figures = Figures()
    for folder in folders:
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".toml"):
                _add(figures, file.name, _parse(file.name, file.read_bytes()))
    if overlay:
        path = Path(overlay)
        files = sorted(path.glob("*.toml"))
        if not path.is_dir() or not files:
            raise FiguresError(f"no figures in {overlay}: an overlay is a folder of .toml files")
        for entry in files:
            _overlay(figures, entry.name, _parse(entry.name, entry.read_bytes()))
    return figures


def _parse(name: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise FiguresError(f"{name}: {error}") from None


def _tables(name: str, data: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    tables = {}
    for table, rows in data.items():
        if table == "source":
            continue
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise FiguresError(f"{name}: {table} must be a list of rows, written [[{table}]]")
        for row in rows:
            if not isinstance(row.get("id"), str):
                raise FiguresError(f"{name}: every row of {table} needs an id")
        tables[table] = rows
    return tables


def _add(figures: Figures, name: str, data: dict[str, Any]) -> None:
    figures.sources.update(data.get("source", {}))
    for table, rows in _tables(name, data).items():
        known = figures.tables.setdefault(table, {})
        for data_row in rows:
            where = f"{name}: {table} {data_row['id']}"
            if data_row["id"] in known:
                raise FiguresError(f"{where} stands twice")
            if data_row.get("status") not in STATUS:
                raise FiguresError(f"{where}: status must be one of {', '.join(STATUS)}")
            row = Row(table, name, data_row)
            for field, status in row.status_of.items():
                if field not in row.fields or status not in STATUS:
                    raise FiguresError(f"{where}: status_of.{field} fits no field or no status")
            for field in row.fields:
                sources = row.field_sources(field)
                if row.field_status(field) in ("C", "I") and not sources:
                    raise FiguresError(f"{where}: {field} is said to be known but names no source")
                for source in sources:
                    if source not in figures.sources:
                        raise FiguresError(f"{where}: unknown source {source!r}")
            known[row.id] = row


def _overlay(figures: Figures, name: str, data: dict[str, Any]) -> None:
    figures.sources[OWNER] = {"where": "the owner's own figures"}
    for table, rows in _tables(name, data).items():
        known = figures.tables.get(table)
        if known is None:
            raise FiguresError(
                f"overlay {name}: there is no table {table!r}; there are {', '.join(figures.tables)}"
            )
        for data_row in rows:
            row = known.get(data_row["id"])
            if row is None:
                raise FiguresError(
                    f"overlay {name}: {table} has no row {data_row['id']!r}; it has {', '.join(known)}"
                )
            for field, value in data_row.items():
                if field in NOT_FIGURES:
                    continue
                if field not in row.fields:
                    raise FiguresError(f"overlay {name}: {table} {row.id} has no field {field!r}")
                old = row.fields[field]
                if type(value) is not type(old):
                    raise FiguresError(f"overlay {name}: {table} {row.id}.{field} must be like {old!r}")
                row.fields[field] = value
                row.status_of[field] = data_row.get("status", "C")
                row.sources_of[field] = [OWNER]
