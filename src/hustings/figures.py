"""Component figures with their provenance.

A game's figures live in TOML files: tables of rows, each row with an id, a status and its
sources. An owner of the box can lay an overlay folder over them; its rows replace ours
field by field, and the hash tells the two apart in every record.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files as files_of
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
    """One figure in the audit; a row whose figures were all not found is one finding without a name."""

    def __init__(self, row: Row, name: str) -> None:
        self.file = row.file
        self.table = row.table
        self.id = row.id
        self.name = name
        self.value = row.fields.get(name)
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
        raise FiguresError(f"table {table!r} has no row {id!r}; it has {', '.join(self.tables[table])}")

    def value(self, id: str) -> Any:
        """A single figure: the ``value`` of a row of the table ``constant``."""
        return self.row("constant", id)["value"]

    def hash(self) -> str:
        """Of the figures alone: notes and sources do not change a game. The order of rows may: they are numbered."""
        return digest(
            {table: [[row.id, row.fields] for row in rows.values()] for table, rows in self.tables.items()}
        )

    def findings(self) -> list[Finding]:
        """Every figure with its status, in file order."""
        found: list[Finding] = []
        for rows in self.tables.values():
            for row in rows.values():
                found += [Finding(row, name) for name in row.fields or [""]]
        return found

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
            try:
                content = entry.read_bytes()
            except OSError as error:
                raise FiguresError(f"overlay {entry.name}: {error.strerror}") from None
            _overlay(figures, f"overlay {entry.name}", _parse(f"overlay {entry.name}", content))
    return figures


class Bundled:
    """The figures in a folder of a package, read when they are asked for: ``Bundled("hustings.games.pocket")()``."""

    def __init__(self, package: str, *path: str) -> None:
        self.package = package
        self.path = path

    def __call__(self, overlay: str = "") -> Figures:
        return load([files_of(self.package).joinpath("data", *self.path)], overlay)


@lru_cache(maxsize=128)  # four fifths of the time it takes to set up a game
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
        ids: set[str] = set()
        for row in rows:
            if not isinstance(row.get("id"), str) or not row["id"]:
                raise FiguresError(f"{name}: every row of {table} needs an id, a text")
            if row["id"] in ids:
                raise FiguresError(f"{name}: {table} {row['id']} stands twice")
            ids.add(row["id"])
        tables[table] = rows
    return tables


def _sources(name: str, data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    sources = data.get("source", {})
    if not isinstance(sources, dict):
        raise FiguresError(f"{name}: sources are written [source.NAME]")
    for source, about in sources.items():
        if not isinstance(about, dict) or not isinstance(about.get("where"), str):
            raise FiguresError(f"{name}: source {source} does not say where")
    return sources


def _add(figures: Figures, name: str, data: dict[str, Any]) -> None:
    for source, about in _sources(name, data).items():
        if figures.sources.setdefault(source, about) != about:
            raise FiguresError(f"{name}: source {source} is something else in another file")
    for table, rows in _tables(name, data).items():
        known = figures.tables.setdefault(table, {})
        for data_row in rows:
            where = f"{name}: {table} {data_row['id']}"
            if data_row["id"] in known:
                raise FiguresError(f"{where} stands twice")
            _check_form(where, data_row)
            row = Row(table, name, data_row)
            _check_provenance(where, row, figures.sources)
            known[row.id] = row


def _check_form(where: str, data: dict[str, Any]) -> None:
    """What a row says about itself has the right shape, and its figures are plain."""
    _status(where, "status", data.get("status"))
    if not _is_names(data.get("sources", [])):
        raise FiguresError(f"{where}: sources must be a list of names")
    if not isinstance(data.get("note", ""), str):
        raise FiguresError(f"{where}: note must be a text")
    for about in ("status_of", "sources_of"):
        if not isinstance(data.get(about, {}), dict):
            raise FiguresError(f"{where}: {about} must be a table of fields")
        for field, value in data.get(about, {}).items():
            if field in NOT_FIGURES or field not in data:
                raise FiguresError(f"{where}: {about}.{field} fits no field")
            if about == "status_of":
                _status(where, f"status_of.{field}", value)
            elif not _is_names(value):
                raise FiguresError(f"{where}: sources_of.{field} must be a list of names")
    for field, value in data.items():
        if field not in NOT_FIGURES and not _is_plain(value):
            raise FiguresError(f"{where}: {field} must be made of whole numbers, texts, true and false")


def _check_provenance(where: str, row: Row, sources: dict[str, dict[str, Any]]) -> None:
    """What is said to be known names its sources, and all sources are described."""
    for field in row.fields:
        if row.field_status(field) in ("C", "I") and not row.field_sources(field):
            raise FiguresError(f"{where}: {field} is said to be known but names no source")
        for source in row.field_sources(field):
            if source not in sources:
                raise FiguresError(f"{where}: {field} names the unknown source {source!r}")


def _status(where: str, field: str, value: object) -> None:
    if value not in STATUS:
        raise FiguresError(f"{where}: {field} must be one of {', '.join(STATUS)}")


def _is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(_is_plain(item) for item in value)
    if isinstance(value, dict):
        return all(_is_plain(item) for item in value.values())
    return isinstance(value, int | str)


def _overlay(figures: Figures, name: str, data: dict[str, Any]) -> None:
    figures.sources[OWNER] = {"where": "the owner's own figures"}
    for table, rows in _tables(name, data).items():
        known = figures.tables.get(table)
        if known is None:
            raise FiguresError(f"{name}: there is no table {table!r}; there are {', '.join(figures.tables)}")
        for data_row in rows:
            row = known.get(data_row["id"])
            if row is None:
                raise FiguresError(
                    f"{name}: {table} has no row {data_row['id']!r}; it has {', '.join(known)}"
                )
            status = data_row.get("status", "C")
            _status(f"{name}: {table} {row.id}", "status", status)
            for field, value in data_row.items():
                if field in NOT_FIGURES:
                    continue
                if field not in row.fields:
                    has = ", ".join(row.fields)
                    raise FiguresError(f"{name}: {table} {row.id} has no field {field!r}; it has {has}")
                old = row.fields[field]
                if not _is_like(value, old):
                    raise FiguresError(f"{name}: {table} {row.id}: {field} must be like {old!r}")
                row.fields[field] = value
                row.status_of[field] = status
                row.sources_of[field] = [OWNER]


def _is_like(value: object, old: object) -> bool:
    """The same kind of thing all the way down; a list may be longer or shorter, a table have other entries."""
    if type(value) is not type(old):
        return False
    if isinstance(value, list) and isinstance(old, list):
        return all(any(_is_like(item, other) for other in old) for item in value) if old else _is_plain(value)
    if isinstance(value, dict) and isinstance(old, dict):
        return all(_is_like(value[key], old[key]) if key in old else _is_plain(value[key]) for key in value)
    return True
