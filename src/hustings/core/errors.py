"""Everything that can go wrong, under one roof. Each error says what and why in its message."""

from __future__ import annotations

from hustings.core.message import Message


class HustingsError(Exception):
    """The root: catch this to catch all of ours."""


class InvalidAction(HustingsError):
    """Not an action at all: the wrong kind of value, a negative pick, an unknown shape."""


class IllegalAction(HustingsError):
    """A well-formed action that the rules do not allow here and now; ``message.rule`` says which rule."""

    def __init__(self, message: Message) -> None:
        super().__init__(repr(message))
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.message,))  # else it would not come back whole from another process

    @property
    def rule(self) -> str:
        return self.message.rule


class OptionError(HustingsError):
    """An unknown game, option, value or number of players; the text says what would be allowed."""


class CodecError(HustingsError):
    """Bytes or plain data that are not what they claim to be; ``path`` leads to the bad part."""

    def __init__(self, reason: str, path: str = "") -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.reason = reason
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.reason, self.path))


class RecordError(HustingsError):
    """A record that cannot be trusted; ``line`` is the first bad line, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.line, self.reason))


class TooMuchWork(RecordError):
    """A record that takes more lines than were allowed for it, those carried out again included."""


class FiguresError(HustingsError):
    """Component data that breaks its own form; the text names file, row and field."""


class RulebookError(HustingsError):
    """A rulebook index or rules text that breaks its own form, or a section that is not in it."""


class BotError(HustingsError):
    """A bot from a file or a package failed, or gave an answer that is not allowed; the text says which and where."""


class RulesBug(HustingsError):
    """A rule broke one of its own promises. Never the player's fault: please report it with the record."""
