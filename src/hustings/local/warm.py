"""What every visit loads and asks, once before the memory of the Python that will run it is kept."""

from __future__ import annotations

from collections.abc import Coroutine
from importlib import import_module
from typing import Any

from hustings.core.codec import loads
from hustings.local.bots import Bots, HereThinker
from hustings.local.routes import answer, listen
from hustings.local.service import Local
from hustings.local.store import MemoryStore
from hustings.locale import languages
from hustings.registry import titles

MODULES = ("fluent.runtime", "hustings.bots.judgement")


def warm() -> None:
    """Go to the first question of every title: its rules, its figures and its words are then in memory."""
    for name in MODULES:
        import_module(name)
    local = quiet()
    for language in languages():
        for name in ("/me", "/games", "/bots", "/lessons"):
            ask(local, "GET", name, language)
    for title in titles():
        for players in title.players:
            to_the_first_question(local, title.id, players)


class SilentBots(Bots):
    def kick(self, id: str) -> None:
        """Nobody thinks here."""


def quiet() -> Local:
    """Tables that are kept nowhere, and at which only people answer."""
    local = Local(MemoryStore(), HereThinker())
    local.bots = SilentBots(local, local.bots.thinker)
    return local


def ask(local: Local, method: str, path: str, language: str, body: Any = None) -> bytes:
    reply = at_once(answer(local, method, path, {"lang": language}, body))
    if reply.status >= 400:
        raise RuntimeError(f"{method} {path}: {reply.status} {reply.body.decode()}")
    return bytes(reply.body)


def to_the_first_question(local: Local, game: str, players: int) -> None:
    """As the page asks for it, in every language."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(players - 1))]
    wish = {"game": game, "players": players, "seats": seats}
    made = loads(ask(local, "POST", "/tables", "en", wish))["id"]
    ask(local, "POST", f"/tables/{made}/start", "en", {})
    for language in languages():
        for name in ("", "/state", "/log", "/seats/0/orders"):
            ask(local, "GET", f"/tables/{made}{name}", language)
        at_once(listen(local, made, {"lang": language}, lambda data: None))()


def at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """The result of what never has to wait, as nothing is kept anywhere. There is no loop before the memory is."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    raise RuntimeError("it waits for something")
