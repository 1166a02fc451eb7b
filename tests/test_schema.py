"""JSON Schema from declarations: what a game sends is what its schema says."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

import hustings
from hustings.core.action import SPECTATOR
from hustings.schema import schemas
from hustings.table.decisions import phases
from hustings.testing import steps

GAMES = [title.id for title in hustings.titles()]


def validator(found: dict[str, Any], name: str) -> Any:
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": found}}
    )


@pytest.mark.parametrize("id", GAMES)
def test_phases_and_insights_are_as_the_schema_says(id: str) -> None:
    """And the insights have no more fields than their type declares."""
    game = hustings.game(id)
    found = schemas(game)
    prefix = next(name for name in found if name.endswith("View")).removesuffix("View")
    for schema in found.values():
        if schema.get("type") == "object":
            schema["additionalProperties"] = False
    phase = validator(found, f"{prefix}Phase")
    insights = validator(found, f"{prefix}Insights") if game.insights_type is not None else None
    for step in steps(game, 2):
        if step.n % 10 == 0:
            for seat in (0, SPECTATOR):
                view = game.view(step.state, seat)
                for on in phases(game, view):
                    phase.validate({"name": on.name, "about": on.about})
                if insights is not None:
                    insights.validate(game.insights(view))


@pytest.mark.parametrize("id", GAMES)
def test_views_events_and_answers_are_as_the_schema_says(id: str) -> None:
    game = hustings.game(id)
    found = schemas(game)
    prefix = next(name for name in found if name.endswith("View")).removesuffix("View")
    views, events, answers = (validator(found, f"{prefix}{what}") for what in ("View", "Event", "Answer"))
    state = game.initial()
    for step in steps(game, 1):
        if step.n % 25 == 0:
            for seat in (0, SPECTATOR):
                data = game.view(state, seat).data()
                data.pop("stack")
                views.validate(data)
        answer = step.decision.question.read(step.action.args)
        answers.validate({"kind": step.action.kind, "fields": answer})
        for event in game.apply(state, step.decision.seat, step.action):
            events.validate({"kind": event.kind, "fields": event.named()})
