"""The page about the HTTP interface, from the server's OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hustings.web.app import create_app
from hustings.web.config import Config
from hustings.web.openapi import with_games

METHODS = ("get", "post", "put", "patch", "delete")
HEAD = """# HTTP interface

Written from the server's OpenAPI document, which a running server serves at `/api/schema/openapi.json`.

Requests and answers are JSON. Browsers are recognised by a cookie and send the CSRF token they were given in the header
`X-CSRF-Token`; programs send `Authorization: Bearer` with the token of a bot account. A request that changes something may
carry an `Idempotency-Key`: sent again with the same key it is not carried out twice. What goes wrong is told as
[problem details](https://www.rfc-editor.org/rfc/rfc9457) (`Problem` below). `hustings.client.Client` does all this in Python:
[A program of your own at a table](../bots.md#a-program-of-your-own-at-a-table).
"""


def document() -> dict[str, Any]:
    schema: dict[str, Any] = with_games(create_app(Config()).openapi_schema.to_schema())
    return schema


def page() -> str:
    schema = document()
    shapes: dict[str, Any] = schema["components"]["schemas"]
    used = reached(schema["paths"], shapes)
    groups: dict[str, list[str]] = {}
    for path, item in schema["paths"].items():
        group = path.removeprefix("/api/").split("/")[0]
        for method in METHODS:
            if method in item:
                groups.setdefault(group, []).extend(operation(method, path, item[method]))
    out = [HEAD]
    for group, lines in groups.items():
        out += [f"## {group}", "", *lines]
    out += ["## Shapes", "", "What the answers and bodies above consist of.", ""]
    for name in sorted(used):
        out += shape(name, shapes[name])
    return "\n".join(out).rstrip() + "\n"


def operation(method: str, path: str, said: dict[str, Any]) -> Iterator[str]:
    yield f"### `{method.upper()} {path}`"
    yield ""
    yield f"{said.get('summary') or path}."
    if said.get("description"):
        yield ""
        yield said["description"]
    yield ""
    parameters = [one for one in said.get("parameters", []) if one["in"] != "cookie"]
    if parameters:
        rows = [
            (
                f"`{one['name']}`",
                one["in"],
                hint(one["schema"]),
                "yes" if one.get("required") else "",
                cell(one.get("description")),
            )
            for one in parameters
        ]
        yield from table("parameter", "in", "type", "required", "meaning", rows=rows)
    body = said.get("requestBody", {}).get("content", {})
    for kind, content in body.items():
        yield f"Body (`{kind}`): {hint(content.get('schema', {}))}"
        yield ""
    for status, answer in said["responses"].items():
        if not status.startswith("2"):
            continue
        kinds = answer.get("content", {})
        what = [f"{hint(content.get('schema', {}))} (`{kind}`)" for kind, content in kinds.items()]
        yield f"Answer {status}: {', '.join(what) or 'empty'}"
        yield ""


def shape(name: str, said: dict[str, Any]) -> list[str]:
    lines = [f"### {name}", ""]
    if said.get("description"):
        lines += [said["description"], ""]
    if said.get("enum"):
        lines += [f"One of {', '.join(f'`{value}`' for value in said['enum'])}.", ""]
    required = said.get("required", [])
    rows = [
        (
            f"`{field}`",
            hint(one),
            "yes" if field in required else "",
            cell(one.get("description")),
        )
        for field, one in said.get("properties", {}).items()
    ]
    if rows:
        lines += table("field", "type", "required", "meaning", rows=rows)
    return lines


def hint(schema: dict[str, Any]) -> str:
    """A type in few words, with a link to its shape."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(dict.fromkeys(hint(one) for one in schema[key]))
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        return f"list of {hint(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {hint(schema['additionalProperties'])}"
    return str(kind)


def reached(paths: Any, shapes: dict[str, Any]) -> set[str]:
    """The shapes that the paths mention, and what is inside those."""
    found: set[str] = set()
    waiting = [paths]
    while waiting:
        for name in mentioned(waiting.pop()):
            if name not in found:
                found.add(name)
                waiting.append(shapes[name])
    return found


def mentioned(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].rpartition("/")[2]
        for one in part.values():
            yield from mentioned(one)
    elif isinstance(part, list):
        for one in part:
            yield from mentioned(one)


def cell(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


def table(*head: str, rows: Sequence[tuple[str, ...]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
    return [*lines, *(f"| {' | '.join(row)} |" for row in rows), ""]
