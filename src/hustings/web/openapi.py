"""The OpenAPI document, with the views, events and answers of every installed game in it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from hustings.registry import titles
from hustings.schema import schemas


def with_games(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the schemas of all games among its components."""
    components = document.get("components", {})
    known: dict[str, Any] = dict(components.get("schemas", {}))
    for title in titles():
        known.update(schemas(title.game()))
    return {**document, "components": {**components, "schemas": known}}


class GamesPlugin(JsonRenderPlugin):
    """Answers with the document as JSON. It takes 200 ms to write, so that is done once."""

    def __init__(self) -> None:
        super().__init__()
        self.document = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self.document:
            self.document = super().render(request, with_games(openapi_schema))
        return self.document
