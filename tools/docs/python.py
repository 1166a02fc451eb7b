"""The pages about the Python interface: which modules they show. The text comes from docstrings, by mkdocstrings."""

from __future__ import annotations

import hustings
import hustings.bots

# page -> title, what it is about, modules
PAGES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "hustings": (
        "hustings",
        "What a program needs to play games: everything here is imported from `hustings` itself.",
        ("hustings",),
    ),
    "core": (
        "Protocol",
        "The parts every game is made of. [Architecture](../architecture.md) explains how they belong together.",
        (
            "hustings.core.action",
            "hustings.core.space",
            "hustings.core.compound",
            "hustings.core.event",
            "hustings.core.vocabulary",
            "hustings.core.game",
            "hustings.core.frame",
            "hustings.core.struct",
            "hustings.core.role",
            "hustings.core.title",
            "hustings.core.words",
            "hustings.core.message",
            "hustings.core.refusal",
            "hustings.core.thing",
            "hustings.core.evaluator",
            "hustings.core.rng",
            "hustings.core.errors",
        ),
    ),
    "mechanisms": (
        "Mechanisms",
        "What several games share: use them in a game of your own.",
        (
            "hustings.mechanisms.sealed",
            "hustings.mechanisms.auction",
            "hustings.mechanisms.bag",
            "hustings.mechanisms.ranking",
            "hustings.mechanisms.spaces",
            "hustings.mechanisms.staged",
            "hustings.mechanisms.votes",
        ),
    ),
    "play": (
        "Matches and records",
        "Games that are recorded, kept and checked. [Records](../records.md) describes the file.",
        (
            "hustings.core.record",
            "hustings.play.agent",
            "hustings.play.match",
            "hustings.play.replay",
            "hustings.play.journal",
            "hustings.play.what_if",
        ),
    ),
    "bots": (
        "Bots",
        "Who plays, by name or by class. [Bots](../bots.md) explains how they think.",
        (
            "hustings.bots",
            "hustings.bots.custom",
            "hustings.bots.sense",
            "hustings.bots.hints",
            "hustings.bots.arena",
            "hustings.bots.ladder",
        ),
    ),
    "env": (
        "Environments for learners",
        "Needs the extra `learn`. [Study and learn](../research.md) begins with an example.",
        (
            "hustings.env.picks",
            "hustings.env.observation",
            "hustings.env.pettingzoo",
            "hustings.env.gymnasium",
            "hustings.env.openspiel",
            "hustings.env.vector",
            "hustings.env.dataset",
        ),
    ),
    "review": (
        "Reviews and puzzles",
        "Finished games looked at again. [Reviews](../review.md) says what the numbers mean.",
        ("hustings.review", "hustings.review.model", "hustings.puzzles", "hustings.puzzles.model"),
    ),
    "data": (
        "Figures, rulebooks, schemas",
        "What surrounds the rules: component figures with their sources, sections of rulebooks, JSON Schema.",
        ("hustings.registry", "hustings.figures", "hustings.rulebook", "hustings.schema", "hustings.locale"),
    ),
    "testing": (
        "Testing a game",
        "The conformance suite and the tools for tests of single rules. Public: use it for a game of your own.",
        (
            "hustings.testing",
            "hustings.testing.check",
            "hustings.testing.scenario",
            "hustings.testing.golden",
            "hustings.testing.leaks",
            "hustings.testing.perft",
        ),
    ),
    "client": (
        "Client of a server",
        "Needs the extra `web`. The [HTTP interface](../reference/http.md) lists the shapes.",
        ("hustings.client",),
    ),
}


def pages() -> dict[str, str]:
    """The pages in Markdown, by their place in the site."""
    made = {}
    for name, (title, about, modules) in PAGES.items():
        parts = [f"# {title}\n\n{about}\n"]
        for module in modules:
            heading = "" if len(modules) == 1 else f"## `{module}`\n\n"
            parts.append(f"{heading}::: {module}\n")
        made[f"api/{name}.md"] = "\n".join(parts)
    return made


def public_names() -> list[str]:
    """What must have an entry: everything exported from the packages people import from."""
    return [f"{module.__name__}.{name}" for module in (hustings, hustings.bots) for name in module.__all__]
