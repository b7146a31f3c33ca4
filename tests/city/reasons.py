"""Cases of why something is not on offer, and what must hold for each of them."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.city.table import city, place, play

import troyes

BESIDE = {1: "r1"}
"""A die of somebody else, so that the round goes on."""

Case = tuple[str, str, Callable[[], troyes.Game], str, list[str], list[str]]
"""A reason, the rule it cites, the table, the choice, and what the English and the French sentence must tell."""


def every(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[f"{case[0]}-{case[3]}" for case in cases])


def at(**given: Any) -> troyes.Game:
    return place(city(**given))


def begun(action: str, *choices: str, **given: Any) -> troyes.Game:
    """An action is under way."""
    return play(at(**given), action, *choices)


def die(word: str) -> dict[str, Any]:
    return {"owner": 0, "colour": {"r": "red", "y": "yellow", "w": "white"}[word[0]], "value": int(word[1])}


def reason(game: troyes.Game, key: str) -> Any:
    return game.why_not(game.pending[0].seat, key)


def check_told(case: Case) -> None:
    """The reason is told with its facts and its rule."""
    name, rule, table, key, english, french = case
    told = reason(table(), key)
    assert told is not None
    assert told.message.id == f"why-city-{name}"
    assert told.rule == rule
    for lang, words in (("en", english), ("fr", french)):
        sentence = told.text(lang).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert rule in sentence
        assert all(word in sentence for word in words), sentence


def check_refused(case: Case) -> None:
    """The choice is refused with that reason, and changes nothing."""
    game, key = case[2](), case[3]
    seat, before, record = game.pending[0].seat, game.position(), game.record()
    with pytest.raises(troyes.IllegalMove) as refused:
        game.play(seat, key)
    assert refused.value.reason == reason(game, key)
    assert game.position() == before
    assert game.record() == record
