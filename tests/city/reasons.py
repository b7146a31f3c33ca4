"""Cases of why something is not on offer, and what must hold for each of them."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from tests import contract
from tests.city.table import city, keys, place, play, step, why

import troyes

BESIDE = {1: "r1"}
"""A die of somebody else, so that the round goes on."""
MONEY = ("dice-dear", "hire-dear", "card-deniers")
INFLUENCE = ("card-influence", "influence-short", "hire-influence")
ACTIONS = ("activate", "combat", "place", "build", "agriculture", "hire", "patrol")

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


def check_every_word(game: troyes.Game) -> None:
    """Each word of the game is on offer now, or refused with a sentence in both languages."""
    offered = keys(game)
    for key in game.vocabulary.keys:
        told = reason(game, key)
        assert (told is None) is (key in offered)
        assert told is None or told.text("en") != told.text("fr")


def with_means(game: troyes.Game, deniers: int, influence: int) -> troyes.Game:
    """The same table, with so much in the hand of whoever is up."""
    position = game.position()
    means = position["families"][position["turn"]]
    means["deniers"], means["influence"] = deniers, influence
    return place(position)


def check_what_is_amiss(games: Iterable[troyes.Game], rng: random.Random, often: float) -> set[str]:
    """Played at random: with plenty of what was called too little the reason is gone, and with plenty of anything else
    it stays. The reasons that came up."""
    seen = set[str]()
    for game in games:
        while game.pending:
            if step(game) == "action" and rng.random() < often:
                _check_actions(game, seen)
            contract.play_random(game, rng, 1)
    return seen


def _check_actions(game: troyes.Game, seen: set[str]) -> None:
    have = game.position()["families"][game.pending[0].seat]
    rich = with_means(game, 900, have["influence"])
    grand = with_means(game, have["deniers"], 20)
    for key in (key for key in game.vocabulary.keys if key.startswith(ACTIONS)):
        name = why(game, key)
        if name is None:
            continue
        seen.add(name)
        if name == "dice-dear":
            assert why(rich, key) is None, key
        elif name in MONEY:
            assert why(rich, key) not in MONEY, key
        elif name in INFLUENCE:
            assert why(grand, key) not in INFLUENCE, key
        elif name == "nobody":
            assert why(grand, key) != "nobody", key
        else:
            assert why(rich, key) == name, key
            assert why(grand, key) == name or name == "no-entrance", key
