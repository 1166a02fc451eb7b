"""Functions made from text, as dataclasses makes them. Never compiled itself: the build writes the same text out."""

from __future__ import annotations

from typing import Any


def function(source: str, name: str, cls: type) -> Any:
    """The function ``name`` that ``source`` defines; ``cls`` and its bases are known in it."""
    scope: dict[str, Any] = {base.__name__: base for base in reversed(cls.__mro__)}
    exec(f"from __future__ import annotations\n{source}", scope)  # noqa: S102 - our own text
    return scope[name]
