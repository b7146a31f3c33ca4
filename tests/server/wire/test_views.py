"""The forms of the views say exactly what a view holds."""

import json
import random
from typing import Any, get_args

import msgspec
import pytest
from tests.city.modules import EVERYTHING, random_modules

import troyes
from troyes.city import view_shapes as city_shapes
from troyes.city.names import COLOURS
from troyes.city.steps.table import STEP_NAMES
from troyes.city.view_shapes import CityView
from troyes.core.table import Table
from troyes.dice.parts import Stage
from troyes.dice.view_shapes import DiceView
from troyes.dice.views import STAGES
from troyes.server.wire import tables

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("troyes", 2, {}),
    ("troyes", 4, {"bonus": ["baker", "banquet", "prior", "resistance"], "open_scores": True, "start_player": 2}),
    ("troyes", 4, {**EVERYTHING, "tournament": True}),
    ("troyes", 3, {**EVERYTHING, "activities": "ladies", "events": "ladies"}),
    ("troyes", 2, {**EVERYTHING, "cards": {"activities": {"miller": {"hire": 3}}}}),
    ("king", 1, {}),
    ("king", 1, {"bonus": ["prior", "resistance"]}),
    ("troyes-dice", 1, {}),
    ("troyes-dice", 3, {"banquets": True, "numbering": "rising"}),
    ("troyes-dice", 10, {"banquets": True, "numbering": [3, 1, 2, 6, 5, 4]}),
]


def check(view: dict[str, Any]) -> None:
    shape = DiceView if view["game"] == "troyes-dice" else CityView
    found = msgspec.convert(view, shape, strict=True)
    assert msgspec.to_builtins(found) == view
    assert json.loads(msgspec.json.encode(found)) == view


def play_and_check(name: str, players: int, options: dict[str, Any], rng: random.Random) -> None:
    game = troyes.new_game(name, players=players, seed=rng.randrange(1000), **options)
    seats = [None, *range(players)]
    while True:
        for seat in seats if game.over or rng.random() < 0.1 else [rng.choice(seats)]:
            check(game.view(seat))
        if game.over:
            break
        decision = rng.choice(game.pending)
        option = rng.choice(decision.options)
        table = Table(game)
        if table.choose(decision.seat, option):
            check(table.view(decision.seat))
        game.play(decision.seat, option)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_view_of_a_whole_game_has_its_form(name: str, players: int, options: dict[str, Any]):
    for seed in range(2):
        play_and_check(name, players, options, random.Random(seed))


@pytest.mark.parametrize("seed", range(6))
def test_so_has_every_view_with_any_modules(seed: int):
    rng = random.Random(seed)
    players = rng.randint(2, 4)
    play_and_check("troyes", players, random_modules(rng, players), rng)


def test_what_the_form_does_not_know_is_refused():
    for name, shape in (("troyes", CityView), ("troyes-dice", DiceView)):
        view = troyes.new_game(name, seed=1).view(0, log=True)
        with pytest.raises(msgspec.ValidationError, match="log"):
            msgspec.convert(view, shape)
        del view["log"], view["over"]
        with pytest.raises(msgspec.ValidationError, match="over"):
            msgspec.convert(view, shape)


def test_the_lists_of_names_are_the_games_own():
    assert list(get_args(city_shapes.Step)) == STEP_NAMES
    assert list(get_args(city_shapes.Colour)) == COLOURS
    assert list(get_args(Stage)) == STAGES


def test_they_have_a_schema_with_names_that_no_other_message_uses():

    _, components = msgspec.json.schema_components([CityView, DiceView], ref_template="#/{name}")
    assert {"CityView", "DiceView", "Sheet", "Family", "LadiesData"} <= set(components)
    assert not set(components) & set(tables.__all__)
