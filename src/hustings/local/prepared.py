"""Answers that are always the same, worked out when the site is built: to list the games one need not load them all."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import hustings
from hustings import wire
from hustings.core.codec import dumps, loads
from hustings.lessons import lesson_of
from hustings.local.service import Owner
from hustings.locale import languages, name_of, parse
from hustings.registry import titles
from hustings.structs import Encoder
from hustings.table.catalogue import bot_infos, game_infos
from hustings.table.overview import overview

FOLDER = Path(__file__).parent / "prepared"


def prepared(name: str, folder: Path = FOLDER) -> bytes | None:
    """An answer, if it was prepared: "me", "games en", "bots en", "overview pocket en", "lessons"."""
    path = folder / f"{name}.json"
    return path.read_bytes() if path.is_file() else None


def whoever(owner: Owner) -> wire.Me:
    """Who sits before this device."""
    user = wire.User(owner.id, owner.name, True, False)
    return wire.Me(user, "local", list(languages()), hustings.__version__)


def lessons() -> list[list[Any]]:
    """Title, players, minutes and steps of each first campaign."""
    found = [(title, lesson_of(title)) for title in titles()]
    return [[title.id, one.players, one.minutes, len(one.steps)] for title, one in found if one is not None]


def known_lessons() -> list[list[Any]]:
    kept = prepared("lessons")
    return lessons() if kept is None else list(loads(kept))


def prepare(folder: Path) -> None:
    """Work them all out; in the Python that will give them."""
    folder.mkdir(exist_ok=True)
    encode = Encoder().encode
    for language in languages():
        (folder / f"games {language}.json").write_bytes(encode(game_infos(language)))
        (folder / f"bots {language}.json").write_bytes(encode(bot_infos(language)))
        for title in titles():
            (folder / f"overview {title.id} {language}.json").write_bytes(
                encode(overview(title.id, language))
            )
    (folder / "me.json").write_bytes(encode(whoever(Owner())))
    (folder / "lessons.json").write_bytes(dumps(lessons()))


def prepare_texts(locale: Path) -> None:
    """Keep the Fluent files of the folder ``locale`` as they are once parsed, but for those only the page uses."""
    kept = locale / "parsed"
    kept.mkdir(exist_ok=True)
    for file in sorted(locale.glob("*/*.ftl")):
        if file.stem not in ("page", "figures"):
            text = file.read_text("utf-8")
            (kept / name_of(text)).write_bytes(pickle.dumps(_plain(parse(text)), 5))


def _plain(node: Any) -> Any:
    """Without the places in the file, which nobody asks for."""
    if isinstance(node, list):
        for child in node:
            _plain(child)
    elif hasattr(node, "__dict__"):
        if "span" in vars(node):
            node.span = None
        for child in vars(node).values():
            _plain(child)
    return node
