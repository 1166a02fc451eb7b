"""What is not possible is said as a person would: what one would try, why not, and the exact section."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from hustings.core.action import CHANCE, Action, Decision
from hustings.core.message import Message
from hustings.core.refusal import refused
from hustings.core.rng import seeded
from hustings.locale import Translator, languages
from hustings.rulebook import book_of
from tests.truth.plays import Moment, Play, play, settings, title_of
from tests.truth.prepared import PREPARED
from tests.truth.sections import SECTIONS

TITLES = tuple(SECTIONS)
MOST = 12  # reasons at one step: more is a list that nobody reads
CODES = re.compile(r"space-|not-asked")


def prefixes(decision: Decision, action: Action, seed: int) -> Iterator[tuple[int, ...]]:
    """Where a player stands on the way to some answers."""
    yield ()
    for args in (action.args, decision.space.sample(seeded(seed, "prefix"))):
        for n in range(1, len(args)):
            yield args[:n]


def steps(made: Play, stride: int) -> Iterator[tuple[Moment, tuple[int, ...]]]:
    for moment in made.moments:
        if moment.decision.seat != CHANCE and moment.n % stride == 0:
            for prefix in dict.fromkeys(prefixes(moment.decision, moment.action, moment.n)):
                yield moment, prefix


def faults(made: Play, stride: int, seen: set[tuple[str, str]]) -> list[str]:
    """Refusals of a game that are not as they should be; what was seen is noted, as sentence and section."""
    game, words, say = made.game, made.title.words, Translator("en", made.title)
    book = made.title.book
    found: Counter[str] = Counter()
    for moment, prefix in steps(made, stride):
        decision = moment.decision
        view = game.view(moment.state, decision.seat)
        told = refused(game, words, view, decision, prefix)
        if len(told) > MOST:
            found[f"{decision.kind}: {len(told)} reasons at once"] += 1
        for one in told:
            why = one.why
            seen.add((why.id, why.rule.removeprefix(f"{book} §")))
            if why.id == "refused-plain" or CODES.match(why.id) or not why.rule:
                found[f"{decision.kind} {prefix} {say(one.tried)}: {why!r}"] += 1
        rng = seeded(moment.n, "probe")
        bounds = game.pick_bounds()[decision.kind]
        pick = rng.below(bounds[min(len(prefix), len(bounds) - 1)] + 2)
        if pick not in decision.space.picks(prefix):
            whole = game.why_not(moment.state, decision.seat, Action(decision.kind, (*prefix, pick)))
            if whole is None or CODES.match(whole.id):
                found[f"{decision.kind} {(*prefix, pick)}: {whole!r}"] += 1
            elif whole.id != "refused-plain":  # what nobody could mean
                seen.add((whole.id, whole.rule.removeprefix(f"{book} §")))
    return [f"{fault} ({n} times)" for fault, n in found.items()]


@pytest.mark.parametrize("id", TITLES)
def test_refusals_of_random_games(id: str) -> None:
    """No code, nothing unnamed, always a section, and always the one that forbids it."""
    seen: set[tuple[str, str]] = set()
    for setting in settings(id):
        for sensible in (False, True):
            assert faults(play(setting, 5, sensible), 3, seen) == []
    assert seen - listed(id) == set()


def listed(id: str) -> set[tuple[str, str]]:
    """Every way to be refused, by its sentence and its section."""
    return {(name, section) for name, sections in SECTIONS[id].items() for section in sections}


def prepared(id: str) -> list[tuple[str, str]]:
    """Those that a position was made for."""
    refused = [refuse() for refuse in PREPARED[id]]
    return [(why.id, why.rule.removeprefix(f"{title_of(id).book} §")) for why in refused]


@pytest.mark.parametrize("id", TITLES)
def test_refusals_of_prepared_positions(id: str) -> None:
    """What hardly ever comes up at random; each position shows a way of its own."""
    made = prepared(id)
    assert set(made) <= listed(id)
    assert len(set(made)) == len(made)


@pytest.mark.slow
@pytest.mark.parametrize("id", TITLES)
def test_every_way_to_be_refused_comes_up_in_many_games(id: str) -> None:
    """In games or in a prepared position: nothing is listed that nobody can meet, and nothing met that is not listed."""
    seen = set(prepared(id))
    for setting in settings(id):
        for seed in range(60):
            assert faults(play(setting, seed, seed % 2 == 0), 1, seen) == []
    assert seen == listed(id)


@pytest.mark.parametrize("id", TITLES)
def test_every_section_is_in_the_rulebook(id: str) -> None:
    book = book_of(title_of(id))
    for sections in SECTIONS[id].values():
        for section in sections:
            assert book.has(section), section


@pytest.mark.parametrize("id", TITLES)
@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_sentence(id: str, language: str) -> None:
    file = f"{title_of(id).words.prefix}.ftl"
    text = (files("hustings.locale") / language / file).read_text("utf-8")
    for name in SECTIONS[id]:
        assert re.search(rf"^{name} =", text, re.MULTILINE), name


def test_the_table_lists_every_refusal() -> None:
    """No refusal in the code that the table does not know."""
    for name in TITLES:
        title = title_of(name)
        module = type(title.game()).__module__.rsplit(".", 1)[0]
        code = (files(module) / "refusals.py").read_text("utf-8")
        prefix = title.words.prefix
        named = {f"{prefix}-no-{one}" for one in re.findall(r'no\((?:game, )?"([a-z-]+)"', code)}
        named |= set(re.findall(rf'"({prefix}-no-[a-z-]+)"', code))
        listed = {
            one for other in TITLES if title_of(other).words.prefix == prefix for one in SECTIONS[other]
        }
        assert named <= listed | {f"{prefix}-no-"}, named - listed


def test_a_refusal_is_the_same_for_a_step_and_for_a_whole_answer() -> None:
    made = play(("zoocracy", 4, {}), 2, True)
    held = 0
    for moment, prefix in steps(made, 2):
        decision = moment.decision
        view = made.game.view(moment.state, decision.seat)
        for pick in made.game.refusals().tries(made.game, view, decision, prefix):
            if pick not in decision.space.picks(prefix):
                step: Message = made.game.refused_pick(view, decision, prefix, pick)
                whole = made.game.why_not(moment.state, decision.seat, Action(decision.kind, (*prefix, pick)))
                assert step == whole
                held += 1
    assert held > 100
