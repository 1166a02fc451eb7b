"""Sentences in the reader's language.

A folder per language holds Fluent files: ``kernel.ftl`` for the protocol and the terminal,
one per game, named by the prefix of its messages, and one per family of games that share names.
``<prefix>-things.ftl`` says what the things on a game's table are; pages and the terminal load it when asked.
``<prefix>-lesson.ftl`` holds what the game's lesson says.
A third party's game brings files of its own: ``locale/<language>.ftl`` in ``Title.package``.
Adding a language is adding a folder.

Editions that share a file may differ in words: a file named by a title's id holds the messages which
that edition says its own way, those of the page too. Each edition's words are listed in ``terms/*.toml``.

A message inside another may have forms: ``.in = im Saarland`` beside ``Saarland`` is there for the
outer message as ``{ $state-in }``, and ``.number = plural`` to choose a verb by. English needs none.

A message that a language lacks is said in English, and one that English lacks is said in a
readable form of the message itself: speaking never fails.
"""

from __future__ import annotations

import pickle
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from hustings.core.message import Message, Value
from hustings.core.title import Title

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
KERNEL: Final = "kernel"
# Languages that say everything English says, and are kept so: a test holds them to it
COMPLETE: Final = ("de", "en", "fr", "he", "it")
RIGHT_TO_LEFT: Final = frozenset({"ar", "fa", "he", "yi"})
KEPT: Final = 4096  # sentences a translator remembers: a few megabytes for each game and language
LEFT: Final = "\u200e"  # what follows is read from left to right
# Marks that a sentence itself carries, for pages: the soft hyphen, left and right, then the isolates
MARKS: Final = dict.fromkeys([0x00AD, 0x200E, 0x200F, *range(0x2066, 0x206A)])


@cache
def languages() -> tuple[str, ...]:
    """The languages bundled with Hustings."""
    folders = files("hustings.locale").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.joinpath(f"{KERNEL}.ftl").is_file()))


def bundled(wish: str) -> str | None:
    """The bundled language of a wish written as ``de``, ``de-AT`` or ``de_AT.UTF-8``."""
    language = wish.replace("_", "-").split(".")[0].split("-")[0].lower()
    return language if language in languages() else None


def preferred(*wishes: str) -> str:
    """The first bundled language among wishes, else English."""
    return next((language for wish in wishes if (language := bundled(wish)) is not None), ENGLISH)


@cache
def _parsed(text: str) -> Any:
    """A Fluent file, read once however many translators use it; or as it was read when a site was built."""
    kept = files("hustings.locale").joinpath("parsed", name_of(text))
    if kept.is_file():
        return pickle.loads(kept.read_bytes())  # noqa: S301  our own file, beside this one
    return parse(text)


def parse(text: str) -> Any:
    """A Fluent text as its parser understands it."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def name_of(text: str) -> str:
    """The file that keeps a Fluent text as it was read: reading it takes a seventh of the time of parsing."""
    return f"{blake2b(text.encode(), digest_size=12).hexdigest()}.pickle"


def key_of(message: Message) -> tuple[object, ...]:
    """Equal for messages that are said alike."""
    values = [(name, key_of(v) if isinstance(v, Message) else v) for name, v in message.values.items()]
    return (message.id, *values)


class Translator:
    """Says messages in one language, for the kernel and the given titles.

    ``isolate`` puts the Unicode marks around values that keep mixed writing directions apart;
    pages want them, most terminals show them as boxes.
    With ``page`` it also knows the words of the page, which has names for options, bots and figures, and what the
    things on the table are.
    ``missing`` collects the ids of all messages that could not be said as they should.
    """

    def __init__(
        self, language: str = ENGLISH, *titles: Title, isolate: bool = False, page: bool = False
    ) -> None:
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT
        self.isolate = isolate
        self.missing: set[str] = set()
        self._asked: dict[int, list[tuple[str, str]]] = {}  # the forms a pattern asks for
        self._said: dict[object, str] = {}  # a table says nearly the same after every move
        chain = [language] if language == ENGLISH else [language, ENGLISH]
        self._page = page
        self._bundles = [self._bundle(name, titles) for name in chain]

    def __call__(self, value: Value) -> str:
        """The text of a value: messages are said, with the messages inside them; the rest is written plainly."""
        if not isinstance(value, Message):
            return str(self._plain(value))
        key = key_of(value)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            said = self._said[key] = self._say(value)
        return said

    def _plain(self, value: Value) -> Value:
        """A number below zero has a minus sign, which stands before it in every direction; the rest is as it is."""
        if not isinstance(value, int) or value >= 0:
            return value
        return f"{LEFT if self.right_to_left else ''}−{-value}"

    def _say(self, value: Message) -> str:
        values: dict[str, Any] = {
            name: self(inner) if isinstance(inner, Message) else self._plain(inner)
            for name, inner in value.values.items()
        }
        for bundle in self._bundles:
            if bundle.has_message(value.id):
                pattern = bundle.get_message(value.id).value
                if pattern is not None:
                    text = self._format(bundle, pattern, value, values)
                    if text is not None:
                        return text
            self.missing.add(value.id)
        return readable(value.id, values)

    def knows(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def cited(self, message: Message) -> str:
        """The sentence with its rule, where it has one."""
        if not message.rule:
            return self(message)
        return self(Message("cited", {"sentence": self(message), "rule": message.rule}))

    def _format(
        self, bundle: FluentBundle, pattern: Any, message: Message, values: dict[str, Any]
    ) -> str | None:
        """A pattern of a message in words; None where it asks for what the message does not have."""
        if id(pattern) not in self._asked:
            self._asked[id(pattern)] = forms(pattern)
        for name, form in self._asked[id(pattern)]:
            if f"{name}-{form}" not in values and name in values:
                values = {**values, f"{name}-{form}": self._form(bundle, message.values[name], form)}
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            return None
        said = str(text).strip()
        return said if self.isolate else said.translate(MARKS)

    def _form(self, bundle: FluentBundle, value: Value, form: str) -> str:
        """A value in a form that the sentence around it asks for; in its plain form if it has no such."""
        if isinstance(value, Message):
            if bundle.has_message(value.id):
                pattern = bundle.get_message(value.id).attributes.get(form)
                if pattern is not None:
                    inner = {
                        name: self(one) if isinstance(one, Message) else one
                        for name, one in value.values.items()
                    }
                    text = self._format(bundle, pattern, value, inner)
                    if text is not None:
                        return text
            self.missing.add(f"{value.id}.{form}")
        return self(value)

    def _bundle(self, language: str, titles: tuple[Title, ...]) -> FluentBundle:
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([language], use_isolating=self.isolate)
        for text in sources(language, titles, self._page):
            bundle.add_resource(_parsed(text))
        if len(titles) == 1:
            bundle.add_resource(_parsed(edition(language, titles[0])), allow_overrides=True)
        return bundle


def forms(node: Any) -> list[tuple[str, str]]:
    """The variables of a pattern that name a form: ``$state-in`` is the form ``in`` of ``state``."""
    if isinstance(node, list):
        return [found for child in node for found in forms(child)]
    if not hasattr(node, "__dict__"):
        return []
    if type(node).__name__ == "VariableReference":
        name, hyphen, form = node.id.name.rpartition("-")
        return [(name, form)] if hyphen else []
    return [found for child in vars(node).values() for found in forms(child)]


def own_files(language: str, title: Title) -> list[Traversable]:
    """Where a title's own messages are in a language, if it has them there."""
    if title.package:
        return [files(title.package).joinpath("locale", f"{language}.ftl")]
    names = [name for name in (title.words.family, title.words.prefix) if name]
    return [files("hustings.locale").joinpath(language, f"{name}.ftl") for name in names]


def own_messages(language: str, title: Title) -> list[str]:
    """The ids of a title's own messages in a language."""
    texts = [file.read_text("utf-8") for file in own_files(language, title) if file.is_file()]
    return [entry.id.name for text in texts for entry in _parsed(text).body if hasattr(entry, "attributes")]


def sources(language: str, titles: tuple[Title, ...], page: bool = False) -> list[str]:
    """The Fluent texts of a language: the kernel's, then each title's, as far as they exist; with the page's own."""
    folder = files("hustings.locale").joinpath(language)
    wanted: dict[Any, None] = {folder.joinpath(f"{KERNEL}.ftl"): None}
    if page:
        wanted[folder.joinpath("page.ftl")] = None
        wanted[folder.joinpath("figures.ftl")] = None
    for title in titles:
        wanted.update(dict.fromkeys(own_files(language, title)))
        if page and not title.package:
            wanted[folder.joinpath(f"{title.words.prefix}-things.ftl")] = None
            wanted[folder.joinpath(f"{title.words.prefix}-lesson.ftl")] = None
    found: list[Traversable] = [file for file in wanted if file.is_file()]
    return [file.read_text("utf-8") for file in found]


def edition(language: str, title: Title) -> str:
    """The Fluent text of what a title says otherwise than those that share its files; empty for most."""
    file = files("hustings.locale").joinpath(language, f"{title.id}.ftl")
    return file.read_text("utf-8") if file.is_file() and not title.package else ""


def readable(id: str, values: dict[str, Any]) -> str:
    """The last resort: ``pocket-news-order`` with ``first`` becomes ``pocket news order (first: Red)``."""
    said = ", ".join(f"{name}: {value}" for name, value in values.items())
    name = id.replace("-", " ")
    return f"{name} ({said})" if said else name
