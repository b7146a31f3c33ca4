"""The catalogue offers just what `new_game` takes."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import troyes
from troyes.bots import BOTS
from troyes.registry import descriptor
from troyes.server.library.catalogue import catalogue
from troyes.server.wire.tables import Catalogue, GameInfo, OptionInfo

GAMES = {game.name: game for game in catalogue().games}
LADIES = ["characters", "open_character", "activities", "events", "purple_die", "ramparts", "tournament"]


def values(option: OptionInfo, players: int) -> list[Any]:
    """All that may be chosen for an option, one by one."""
    found: dict[str, list[Any]] = {
        "flag": [False, True],
        "pick": list(option.values),
        "several": [[], *[[value] for value in option.values], list(option.values)],
        "seat": [None, *range(players)],
        "numbering": [*option.values, [3, 1, 2, 6, 5, 4]],
    }
    return found[option.kind]


def offers() -> Iterator[tuple[str, int, str, Any]]:
    for game in GAMES.values():
        low, high = game.players
        for option in game.options:
            for players in sorted({max(low, option.least_players), high}):
                for value in values(option, players):
                    yield game.name, players, option.name, value


def test_every_game_is_listed():
    assert tuple(GAMES) == troyes.games()
    for name, game in GAMES.items():
        assert game.players == descriptor(name).players


@pytest.mark.parametrize(("name", "players", "option", "value"), list(offers()))
def test_every_value_of_every_option_can_be_played(name: str, players: int, option: str, value: Any):
    game = troyes.new_game(name, players=players, seed=1, **{option: value})
    assert game.options[option] == value


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_all_options_but_an_owners_numbers_are_listed_as_they_usually_are(game: GameInfo):
    usual = {name: value for name, value in descriptor(game.name).usual().items() if name != "cards"}
    assert [option.name for option in game.options] == list(usual)
    for option in game.options:
        kept = usual[option.name]
        assert option.usual == (list(kept) if isinstance(kept, tuple) else kept)
        assert option.usual in values(option, game.players[0])


def test_a_value_that_is_not_listed_is_refused():
    for game in GAMES.values():
        for option in game.options:
            with pytest.raises(troyes.OptionError):
                troyes.new_game(game.name, players=game.players[1], seed=1, **{option.name: "something else"})


def test_the_options_of_the_expansion_are_a_group():
    for game in GAMES.values():
        named = [option.name for option in game.options if option.group == "ladies"]
        assert named == (LADIES if game.name == "troyes" else [])
        assert {option.group for option in game.options} <= {"", "ladies"}


def test_an_option_that_asks_for_more_players_says_so():
    more = {option.name: option.least_players for option in GAMES["troyes"].options if option.least_players > 1}
    assert more == {"tournament": 3}
    with pytest.raises(troyes.OptionError):
        troyes.new_game("troyes", players=2, seed=1, tournament=True)


def test_bots_come_the_weakest_first():
    found = catalogue()
    assert found.bots == ["apprentice", "greedy", "provost", "count"]
    assert set(found.bots) == set(BOTS) - {"random"}  # which is no level to choose, but still plays
    assert found.usual_bot == "greedy"


def test_a_game_whose_levels_are_all_there_has_any_strength_between_them():
    assert {tuple(game.between) for game in GAMES.values()} == {("apprentice", "greedy", "provost", "count")}


def test_it_goes_over_the_wire():
    found = catalogue()
    assert msgspec.json.decode(msgspec.json.encode(found), type=Catalogue) == found
    assert found.version == troyes.__version__
