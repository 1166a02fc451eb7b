"""JSON Schema of what a game sends: its views and insights, phases, events and answers, from what it declares.

The server puts them into its OpenAPI document, and the types of the page are made from that.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from hustings.core.game import Game
from hustings.core.payload import Payload
from hustings.core.role import Role
from hustings.core.struct import BOOL, ROW, TEXT, Field, fields_of

Schema = dict[str, Any]

HIDDEN: Final = frozenset({"stack"})  # how the rules keep track; readers get the names of the phases


def schemas(game: Game[Any, Any]) -> dict[str, Schema]:
    """The schemas of a game by name: ``PocketView``, ``PocketEvent``, ``PocketAnswer``, ``PocketPhase``, the parts of
    the view, and its insights where their type is declared.
    """
    cls = type(game.view(game.initial(), 0))
    prefix = cls.__name__.removesuffix("View")
    found: dict[str, Schema] = {}
    _struct(cls, f"{prefix}View", prefix, found)
    found[f"{prefix}Event"] = {
        "oneOf": [_kind(kind, event.public, event.secret) for kind, event in game.vocabulary.events.items()]
    }
    found[f"{prefix}Answer"] = {
        "oneOf": [_kind(kind, question.answer, None) for kind, question in game.vocabulary.questions.items()]
    }
    phases = {phase.name: phase.args for phase in game.phases if phase.name}
    found[f"{prefix}Phase"] = {"oneOf": [_phase(name, phases[name]) for name in sorted(phases)]}
    if game.insights_type is not None:
        _shape(game.insights_type, found)
    return found


def _struct(cls: Any, name: str, prefix: str, found: dict[str, Schema]) -> None:
    properties: dict[str, Schema] = {}
    found[name] = {"type": "object", "properties": properties}
    for field in fields_of(cls):
        if field.name in HIDDEN:
            continue
        if not field.plain and f"{prefix}{field.of.__name__}" not in found:
            _struct(field.of, f"{prefix}{field.of.__name__}", prefix, found)
        properties[field.name] = _field(field, prefix)
    found[name]["required"] = list(properties)


def _kind(kind: str, public: Payload, secret: Payload | None) -> Schema:
    fields: dict[str, Schema] = {}
    required: list[str] = []
    for i, field in enumerate(public.fields):
        fields[field.name] = _field(field, "", numbers=True)
        if public.list_at >= 0 or i < public.least:
            required.append(field.name)
    if secret is not None:
        for field in secret.fields:
            fields[field.name] = {**_field(field, "", numbers=True), "description": "only for its owner"}
    named = {"type": "object", "properties": fields, "required": required}
    return {
        "type": "object",
        "properties": {"kind": {"type": "string", "const": kind}, "fields": named},
        "required": ["kind", "fields"],
    }


def _phase(name: str, args: Payload) -> Schema:
    """A phase may have begun without having said yet what it is about."""
    fields = {field.name: _field(field, "", numbers=True) for field in args.fields}
    return {
        "type": "object",
        "properties": {
            "name": {"type": "string", "const": name},
            "about": {"type": "object", "properties": fields},
        },
        "required": ["name", "about"],
    }


PLAIN: Final[dict[Any, str]] = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}


def _shape(of: Any, found: dict[str, Schema]) -> Schema:
    """The schema of a type made of TypedDicts, lists, dicts and plain values; TypedDicts go into ``found`` by name."""
    if of in PLAIN:
        return {"type": PLAIN[of]}
    inside = get_args(of)
    if get_origin(of) is list:
        return {"type": "array", "items": _shape(inside[0], found)}
    if get_origin(of) is dict:
        return {"type": "object", "additionalProperties": _shape(inside[1], found)}
    if get_origin(of) is Literal:
        return {"type": "string", "enum": list(inside)}
    if get_origin(of) in (Union, UnionType):
        return {"oneOf": [_shape(each, found) for each in inside]}
    if not is_typeddict(of):
        raise TypeError(f"there is no schema for {of}")
    if of.__name__ not in found:
        properties: dict[str, Schema] = {}
        found[of.__name__] = {
            "type": "object",
            "properties": properties,
            "required": sorted(of.__required_keys__),
        }
        for name, each in get_type_hints(of).items():
            properties[name] = _shape(each, found)
    return {"$ref": f"#/components/schemas/{of.__name__}"}


def _field(field: Field, prefix: str, numbers: bool = False) -> Schema:
    """``numbers``: in answers and events a flag is 0 or 1."""
    inner: Schema
    if not field.plain:
        inner = {"$ref": f"#/components/schemas/{prefix}{field.of.__name__}"}
    elif field.of == BOOL:
        inner = {"type": "integer", "enum": [0, 1]} if numbers else {"type": "boolean"}
    elif field.of == TEXT:
        inner = {"type": "string"}
    else:
        inner = _number(field.role)
        if field.of == ROW:
            inner = {"type": "array", "items": inner}
    for axis in reversed(field.axes):
        inner = {"type": "array", "items": inner}
        if axis.name != "number":
            inner["description"] = f"by {axis.name}"
    return inner


def _number(role: Role) -> Schema:
    schema: Schema = {"type": "integer"}
    if role.name == "number":
        return schema
    if role.a_set:
        schema["description"] = f"set of {role.name}, a bit for each"
    elif role.base:
        schema["description"] = f"{role.name}, counted from {role.base}; less is none"
    else:
        schema["description"] = role.name
    return schema
