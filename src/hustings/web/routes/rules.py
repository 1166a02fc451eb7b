"""The rules of a game in our words, or in a third party's."""

from __future__ import annotations

from contextlib import suppress

from litestar.params import FromPath

from hustings import rulebook
from hustings.core.errors import HustingsError, RulebookError
from hustings.locale import ENGLISH
from hustings.registry import title as find
from hustings.web import wire
from hustings.web.localizer import known_language
from hustings.web.problems import not_found
from hustings.web.routes.decorators import get
from hustings.web.routes.tables import Lang


@get("/api/rules/{game:str}", summary="The rules of a game, in Markdown", sync_to_thread=True)
def rules(game: FromPath[str], lang: Lang = "") -> wire.GameRules:
    try:
        title = find(game)
    except HustingsError:
        raise not_found() from None
    wanted = known_language(lang) or ENGLISH
    for language in dict.fromkeys((wanted, ENGLISH)):
        with suppress(RulebookError):
            text = str(rulebook.rules_of(title, language))
            return wire.GameRules(title.id, title.name, title.book, language, text)
    raise not_found()


HANDLERS = [rules]
