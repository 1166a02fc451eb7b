"""Messages on their way out: as data, and as sentences when a language was asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hustings import wire
from hustings.core.message import Message, Value
from hustings.core.title import Title
from hustings.core.words import Block, Heading, Line
from hustings.locale import KEPT, Translator, key_of, preferred
from hustings.structs import UNSET


@lru_cache(maxsize=64)
def _translator(language: str, title: Title) -> Translator:
    return Translator(language, title, isolate=True)


@lru_cache(maxsize=64)
def _remembered(_language: str, _title: Title) -> dict[object, wire.MessageInfo]:
    """What was said before: a table says nearly the same after every move. Never changed once it is in here."""
    return {}


@lru_cache(maxsize=64)
def _page_translator(language: str, title: Title) -> Translator:
    return Translator(language, title, isolate=True, page=True)


class Localizer:
    """Speaks of one game in one language; with the language "" messages stay data."""

    def __init__(self, title: Title, language: str) -> None:
        self.title = title
        self.language = language
        self.translator = _translator(language, title) if language else None
        self.remembered = _remembered(language, title)

    def __call__(self, message: Message) -> wire.MessageInfo:
        if self.translator is None:
            return wire.MessageInfo(message.id, plain(message.values), message.rule)
        key = (key_of(message), message.rule)
        rendered = self.remembered.get(key)
        if rendered is None:
            if len(self.remembered) >= KEPT:
                self.remembered.clear()
            text = self.translator(message)
            rendered = wire.MessageInfo(message.id, plain(message.values), message.rule, text)
            self.remembered[key] = rendered
        return rendered

    def with_page(self, message: Message) -> wire.MessageInfo:
        """A message that may use the words of the page, and those for the things on the table; in words without values."""
        if not self.language:
            return wire.MessageInfo(message.id, plain(message.values), message.rule)
        text = _page_translator(self.language, self.title)(message)
        return wire.MessageInfo(message.id, {}, message.rule, text)

    def known(self, *ids: str) -> wire.MessageInfo | None:
        """The first of these messages that there is, among those of the page too; they have no values."""
        translator = _page_translator(self.language or "en", self.title)
        for name in ids:
            if translator.knows(name):
                return wire.MessageInfo(name, {}, "", translator(Message(name)) if self.language else UNSET)
        return None

    def cell(self, value: Value) -> Any:
        if isinstance(value, Message):
            return self(value)
        if self.translator is None:
            return value
        return {"value": value, "text": str(value)}

    def blocks(self, blocks: list[Block]) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        for block in blocks:
            if isinstance(block, Heading):
                out.append({"type": "heading", "message": self(block.message)})
            elif isinstance(block, Line):
                out.append({"type": "line", "message": self(block.message)})
            else:
                out.append(
                    {
                        "type": "table",
                        "caption": self(block.caption),
                        "head": [self.cell(cell) for cell in block.head],
                        "rows": [[self.cell(cell) for cell in row] for row in block.rows],
                    }
                )
        return out

    def plain(self, blocks: list[Block]) -> str:
        """The whole as text, a table as one line for each row."""
        say = self.translator
        if say is None:
            return ""
        lines: list[str] = []
        for block in blocks:
            if isinstance(block, Heading):
                lines += ["", say(block.message)]
            elif isinstance(block, Line):
                lines.append(say(block.message))
            else:
                lines += ["", say(block.caption)]
                head = [say(cell) for cell in block.head]
                for row in block.rows:
                    cells = [say(cell) for cell in row]
                    named = [
                        f"{name}: {cell}" if name else cell for name, cell in zip(head, cells, strict=False)
                    ]
                    lines.append("; ".join(named))
        return "\n".join(lines).strip()


def plain(values: dict[str, Value]) -> dict[str, Any]:
    return {name: value.data() if isinstance(value, Message) else value for name, value in values.items()}


def known_language(wish: str) -> str:
    """The wish if we speak it, as ``de`` of ``de-AT``, else English; nothing stays nothing."""
    if not wish:
        return ""
    return preferred(wish)
