"""Positions that cannot be are refused, and what is accepted plays on; a guess keeps nothing of the true order."""

import random
from typing import Any

import pytest
from tests import contract
from tests.city import fuzz
from tests.city.modules import EVERYTHING
from tests.city.table import city, keys, place, play
from tests.city.test_secrets import with_other_secrets

import troyes
from troyes.city.names import EVENTS


def die(owner: int | str, colour: str, value: int) -> dict[str, Any]:
    return {"owner": owner, "colour": colour, "value": value}


IMPOSSIBLE = {
    "a die that does not lie there, to place a citizen": city(
        dice={0: "r1"}, step="dice", walk={"target": "place palace", "dice": [die(0, "red", 6)]}
    ),
    "a die of another colour, to place a citizen": city(
        dice={0: "r1 w6"}, step="dice", walk={"target": "place palace", "dice": [die(0, "white", 6)]}
    ),
    "three dice that do not lie there": city(
        dice={0: "y1"}, step="dice", walk={"target": "agriculture", "dice": [die(0, "white", 6)] * 3}
    ),
    "three dice that do not lie there, for the Cathedral": city(
        dice={0: "w1"}, step="dice", walk={"target": "build cathedral", "dice": [die(1, "red", 6)] * 3}
    ),
    "dice that cannot be paid for": city(
        dice={1: "w1"},
        deniers=[0],
        step="dice",
        walk={"target": "build cathedral", "dice": [die(1, "white", 1)]},
    ),
    "a cube that is not in store": city(
        cards=["tithe"], dice={0: "y1", 1: "y6"}, step="dice", walk={"target": "agriculture", "cube": "tithe"}
    ),
    "Marauding settled before the action": city(
        dice={0: "y6"}, step="dice", walk={"target": "combat marauding", "settled": True}
    ),
    "a group worth less than the card asks for": city(
        cards=["merchant"], dice={0: "y1"}, step="citizen", walk={"target": "activate merchant", "value": 1}
    ),
    "a tradesman who cannot be paid": city(
        cards=["merchant"],
        dice={0: "y1"},
        deniers=[0],
        step="citizen",
        walk={"target": "activate merchant", "value": 6},
    ),
    "a second tradesman on a card": city(
        tradesmen={"merchant": "0."},
        dice={0: "y1"},
        step="citizen",
        walk={"target": "activate merchant", "value": 6},
    ),
    "a space that no die names": city(dice={0: "y1"}, step="citizen", walk={"target": "place palace", "value": 40}),
    "a Diplomat without influence": city(
        cards=["diplomat"],
        influence=[0],
        dice={0: "r1"},
        step="citizen",
        walk={"target": "activate diplomat", "value": 6},
    ),
    "more cubes than banners": city(
        tradesmen={"diplomat": "0."}, dice={0: "r1"}, step="event", walk={"target": "activate diplomat", "left": 26}
    ),
    "an Archer without rolls": city(
        tradesmen={"archer": "0."}, dice={0: "r1"}, step="archer", walk={"target": "activate archer", "value": -1}
    ),
    "an Archer with more rolls than an action has": city(
        tradesmen={"archer": "0."}, dice={0: "r1"}, step="archer", walk={"target": "activate archer", "left": 41}
    ),
    "a family without citizens to place": city(3, step="placement", round=1, supply=[0, 0, 0]),
}


def test_a_settling_that_was_left_over_from_an_action_is_read_and_dropped():
    """Version 0.1.0 wrote it down until the next action; T23 speaks of one action only."""
    kept = city(dice={0: "y6"}, walk={"settled": True})
    assert place(kept).position() == place(city(dice={0: "y6"})).position()


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_position_that_cannot_be_played_on_is_refused(what: str) -> None:
    """Positions can be set: one that cannot be is refused with what is wrong."""
    with pytest.raises(troyes.PositionError):
        place(IMPOSSIBLE[what])


def test_the_challenge_begins_with_six_citizens_whatever_two_players_begin_with() -> None:
    """K1."""
    game = troyes.new_game("king", seed=1, cards={"board": {"start_citizens": {"2": 5}}})
    while game.pending[0].kind == "placement":
        assert troyes.from_position(game.position()).position() == game.position()
        game.play(0, game.pending[0].options[0])
    assert game.position()["families"][0]["supply"] >= 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_does_not_depend_on_what_the_seat_cannot_know(players: int) -> None:
    """The same table to this seat's eyes and the same bits: the same decks are dreamt of."""
    game = troyes.new_game("troyes", players=players, seed=5)
    while game.pending[0].kind == "placement":
        game.play(game.pending[0].seat, game.pending[0].options[0])
    position = game.position()
    for seat in range(players):
        here = troyes.from_position(position)
        other = troyes.from_position(with_other_secrets(position, seat, random.Random(1)))
        assert here.view(seat, log=True) == other.view(seat, log=True)
        dreams = [each.guess(seat, random.Random(2)).position() for each in (here, other)]
        assert dreams[0]["decks"] == dreams[1]["decks"]


def test_the_end_of_a_short_game_does_not_turn_cards_up() -> None:
    game = troyes.new_game("troyes", players=2, seed=1, cards={"board": {"rounds": {"2": 2}}})
    rng = random.Random(1)
    while game.pending:
        game.play(game.pending[0].seat, rng.choice(game.pending[0].options))
    again = troyes.from_position(game.position())
    assert again.view(0)["activities"] == game.view(0)["activities"]


def test_a_position_with_many_cubes_to_place_can_be_read_again() -> None:
    """An owner's numbers allow more cubes in one action than the field takes."""
    reds = ["brigands_a", "brigands_b", "brigands_c", "skirmishes_a"]
    queue = [*reds, "heresy", "drought", "support", "civil_war"]
    position = city(
        4, round=4, tradesmen={"chivalry": "0."}, dice={0: "r6 r6 r6 r1 r1 r1"}, events=dict.fromkeys(queue, ())
    )
    position["options"]["cards"] = {
        "activities": {"chivalry": {"per": 1}},
        "events": {name: {"banners": 8} for name in EVENTS},
    }
    game = play(place(position), "activate chivalry", *["die 0 red 6"] * 3)
    play(game, keys(game)[0])
    assert troyes.from_position(game.position()).position() == game.position()


@pytest.mark.parametrize(
    "table",
    [
        ("king", 1, {}),
        *(("troyes", players, {}) for players in (2, 3, 4)),
        *(("troyes", players, EVERYTHING) for players in (2, 3, 4)),
        ("troyes", 3, {"activities": "ladies", "ramparts": True, "tournament": True}),
    ],
)
def test_what_is_accepted_plays_to_its_end(table: tuple[str, int, dict[str, Any]]) -> None:
    """Real positions with a few values changed at random: refused with what is wrong, or sound to the end."""
    rng = random.Random(f"fuzz {table}")
    accepted = 0
    for number in range(40):
        game = troyes.new_game(table[0], players=table[1], seed=number, **table[2])
        contract.play_random(game, rng, rng.randint(0, 120))
        accepted += sum(fuzz.check(game, rng) for _ in range(10))
    assert 20 < accepted < 380


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("name", "options"),
    [("troyes", {"tournament": True}), ("troyes", {"bonus": ["x"]}), ("troyes-dice", {"numbering": "x"})],
)
def test_what_is_wrong_with_an_option_is_one_sentence(name: str, options: dict[str, Any], lang: str):
    position = troyes.new_game(name, players=2, seed=1).position()
    position["options"] |= options
    with pytest.raises(troyes.PositionError) as refused:
        troyes.from_position(position)
    assert refused.value.place == f"options.{next(iter(options))}"
    assert ".." not in refused.value.text(lang)
