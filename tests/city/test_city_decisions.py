"""What a seat is asked, that every answer leads on, how steps are taken back, and what a seat sees."""

import json
import random
from collections import Counter
from itertools import chain
from typing import Any

import pytest
from tests import contract
from tests.city.table import act, city, closing, dice_of, facing, family, keys, next_round, place, play, step

import troyes
from troyes.city.names import CHARACTERS
from troyes.core.table import Table

BONUS = ["baker", "banquet", "prior", "resistance"]


def new(seed: int, players: int, **options: Any) -> troyes.Game:
    return troyes.new_game("troyes", players=players, seed=seed, **options)


# -- every option leads on -------------------------------------------------------------------------------------------


def finish(game: troyes.Game, rng: random.Random) -> int:
    """Plays at random until the walk of whoever is up has ended, and tells how many choices that took."""
    turns, steps = game.turns, 0
    while game.pending and game.turns == turns:
        options = keys(game)
        onward = [key for key in options if key.split()[0] not in ("reroll", "turn", "hire")]
        play(game, rng.choice(onward or options))
        steps += 1
        assert steps < 100
    return steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_leads_to_some_end_of_the_turn(players: int):
    """From moments of many random games; no choice leads where nothing is left to choose."""
    rng, tried = random.Random(players), Counter[str]()
    for seed in range(10):
        game = new(seed, players, bonus=BONUS)
        while game.pending:
            if rng.random() < 0.2:
                for key in keys(game):
                    twin = game.copy()
                    turns = twin.turns
                    play(twin, key)
                    if twin.turns == turns:
                        finish(twin, rng)
                    tried[step(game)] += 1
            contract.play_random(game, rng, 1)
    assert tried["action"] > 500
    assert set(tried) >= {"placement", "black_dice", "action", "dice", "citizen", "times", "turn_over"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decisions_are_small(players: int):
    """Well below 60 options each, in whole games."""
    rng = random.Random(players)
    for seed in range(8):
        game = new(seed, players, bonus=BONUS)
        while game.pending:
            assert 1 <= len(game.pending[0].options) <= 60
            contract.play_random(game, rng, 1)


def test_the_richest_table_still_asks_a_small_question():
    """Every card open, six dice of every colour, a long queue, and all the means there are."""
    queue = ["brigands_a", "brigands_b", "brigands_c", "skirmishes_a", "skirmishes_b", "war", "normans_attack"]
    queue += ["succession_conflict", "theological_conflict", "heresy", "migrant_workers", "interruption_of_work"]
    queue += ["drought", "support", "civil_war", "wayfarers"]
    position = city(
        4,
        round=6,
        cards=["tithe", "confession", "blacksmith"],
        events=dict.fromkeys(queue, ()),
        cubes={"tithe": [9], "confession": [9], "blacksmith": [9]},
        dice={0: "r1 r2 r3 r4 r5 r6 y1 y2 y3 y4 y5 y6 w1 w2 w3 w4 w5 w6"},
        deniers=[999],
        influence=[20],
        decks={"red": [], "box": [], "yellow": [], "white": []},
    )
    game = place(position)
    assert 60 < len(keys(game)) < 100
    for key in keys(game):
        if key.split()[0] not in ("reroll", "hire", "pass"):
            twin = play(game.copy(), key)
            assert len(keys(twin)) <= 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decisions_are_well_formed_and_told_in_both_languages(players: int):
    rng = random.Random(players)
    for seed in range(2):
        game = new(seed, players, bonus=BONUS)
        while game.pending:
            if rng.random() < 0.2:
                contract.check_decisions(game)
            contract.play_random(game, rng, 1)


# -- equal dice ------------------------------------------------------------------------------------------------------


def test_equal_dice_are_one_option():
    """Of one owner, colour and value; those of different owners differ in price."""
    game = place(city(dice={0: "y4 y4 y4 w4", 1: "y4 y4", "neutral": "y4"}, deniers=[30], influence=[9]))
    assert Counter(keys(game))["reroll yellow 4"] == 1
    assert Counter(keys(game))["turn yellow 4"] == 1
    play(game, "agriculture")
    assert keys(game) == ["die 0 yellow 4", "die 1 yellow 4", "die neutral yellow 4"]
    play(game, "die 0 yellow 4")
    assert keys(game) == ["done", "die 0 yellow 4", "die 1 yellow 4", "die neutral yellow 4"]


def test_dice_are_chosen_one_by_one_whatever_their_order():
    """The same group in another order comes to the same."""
    ends = []
    for order in (["0 yellow 6", "1 yellow 5", "0 yellow 2"], ["1 yellow 5", "0 yellow 2", "0 yellow 6"]):
        game = place(city(dice={0: "y6 y2 w1", 1: "y5 y1"}, deniers=[10]))
        play(game, "agriculture", *(f"die {die}" for die in order))
        ends.append(game.position())
    assert ends[0] == ends[1]


def test_what_leaves_no_choice_is_not_asked():
    """One die that serves and one citizen to send: the placement is done."""
    game = play(place(city(dice={0: "r3", 1: "y1"}, supply=[1])), "place palace")
    assert (step(game), game.pending[0].seat) == ("action", 1)


def test_an_action_is_asked_even_if_there_is_nothing_but_a_pass():
    """Whoever passes says so."""
    game = place(city(dice={2: "y1"}, influence=[0, 0], deniers=[0, 0]))
    for seat in (0, 1):
        assert (game.pending[0].seat, keys(game)) == (seat, ["pass"])
        play(game, "pass")
    assert game.pending[0].seat == 2


# -- a step back -----------------------------------------------------------------------------------------------------


def table(*rolls: int) -> Table:
    position = city(
        cards=["merchant"], dice={0: "y6 y5 w1", 1: "r1"}, palace="0.....", influence=[9], deniers=[10], supply=[1]
    )
    return Table(place(position, rolls=rolls))


def test_the_steps_of_a_turn_are_taken_back_one_by_one():
    """Hiring, the action, each die, the citizen, how often: down to where the turn began."""
    sitting = table()
    walk = ["hire", "activate merchant", "die 0 yellow 6", "die 0 yellow 5", "from palace 1"]
    seen = [contract.snapshot(sitting.game)]
    for key in walk:
        assert sitting.choose(0, key) is False
        seen.append(contract.snapshot(sitting.game))
    assert step(sitting.game) == "times"
    for before in reversed(seen[:-1]):
        assert sitting.can_undo(0)
        assert sitting.undo(0)
        assert contract.snapshot(sitting.game) == before
    assert not sitting.can_undo(0)
    assert not sitting.undo(0)


def test_the_last_step_of_a_turn_waits_to_be_confirmed():
    sitting = table()
    for key in ("activate merchant", "die 0 yellow 6", "done", "from supply"):
        assert not sitting.choose(0, key)
    before = contract.snapshot(sitting.game)
    assert sitting.choose(0, "times 3")
    assert contract.snapshot(sitting.game) == before
    assert sitting.decision(0) is None
    assert sitting.undo(0)
    assert sitting.choose(0, "times 2")
    sitting.confirm(0)
    assert sitting.game.pending[0].seat == 1
    assert family(sitting.game)["deniers"] == 10 - 4 + 4


@pytest.mark.parametrize("key", ["pass", "build cathedral"])
def test_a_turn_of_one_step_is_held_as_well(key: str):
    sitting = table()
    assert sitting.choose(0, key)
    assert sitting.game.pending[0].seat == 0
    sitting.confirm(0)
    assert sitting.game.pending[0].seat == 1
    assert not sitting.can_undo(0)


def test_a_reroll_cannot_be_taken_back():
    """It reveals something; what came before it is settled too."""
    sitting = table(4)
    sitting.choose(0, "hire")
    assert sitting.can_undo(0)
    sitting.choose(0, "reroll white 1")
    assert not sitting.can_undo(0)
    assert (dice_of(sitting.game), family(sitting.game)["supply"]) == ("y6 y5 w4", 2)
    sitting.choose(0, "hire")
    assert sitting.undo(0)
    assert not sitting.undo(0)
    assert (family(sitting.game)["supply"], family(sitting.game)["influence"]) == (2, 6)


def test_dice_that_were_turned_over_may_be_turned_back():
    sitting = table()
    before = contract.snapshot(sitting.game)
    sitting.choose(0, "turn yellow 6")
    sitting.choose(0, "turn white 1")
    assert dice_of(sitting.game) == "y5 y1 w6"
    assert sitting.undo(0)
    assert sitting.undo(0)
    assert contract.snapshot(sitting.game) == before


def test_the_archers_roll_cannot_be_taken_back():
    sitting = Table(
        place(
            city(cards=["archer"], tradesmen={"archer": "0."}, dice={0: "r6 r1", 1: "w1"}, events={"war": ()}),
            rolls=[5, 1],
        )
    )
    for key in ("activate archer", "die 0 red 6", "done"):
        sitting.choose(0, key)
        assert sitting.can_undo(0)
    assert step(sitting.game) == "archer"
    sitting.choose(0, "roll")
    assert not sitting.can_undo(0)
    sitting.choose(0, "cube on war")
    assert sitting.undo(0)
    assert not sitting.can_undo(0)


def test_dice_picked_against_a_black_die_may_be_put_back():
    sitting = Table(place(facing(black=[6, 1], dice={0: "y6 y5 y4", 1: "r1"})))
    before = contract.snapshot(sitting.game)
    sitting.choose(0, "black 1")
    sitting.choose(0, "die 0 yellow 4")
    sitting.choose(0, "die 0 yellow 5")
    assert sitting.choose(0, "done")
    for _ in range(4):
        assert sitting.undo(0)
    assert contract.snapshot(sitting.game) == before
    assert not sitting.can_undo(0)


def test_the_next_round_is_not_rolled_before_the_last_pass_is_confirmed():
    sitting = Table(place(closing(palace="0....."), rolls=[4]))
    assert sitting.choose(2, "pass")
    assert sitting.game.position()["round"] == 2
    sitting.confirm(2)
    assert (sitting.game.position()["round"], dice_of(sitting.game)) == (3, "r4")


# -- what is secret --------------------------------------------------------------------------------------------------


def sees(view: dict[str, Any], name: str) -> bool:
    return f'"{name}"' in json.dumps(view)


def test_characters_are_seen_by_their_player_only():
    """T36: until the end."""
    for players in (2, 3, 4):
        game = new(5, players)
        hands = [data["characters"] for data in game.position()["families"]]
        for seat in [None, *range(players)]:
            view = game.view(seat, log=True)
            shown = [data["characters"] for data in view["families"]]
            assert shown == [hand if other == seat else None for other, hand in enumerate(hands)]
            own = [] if seat is None else hands[seat]
            assert [name for name in CHARACTERS if sees(view, name)] == [name for name in CHARACTERS if name in own]


def test_at_the_end_all_characters_are_revealed():
    """T36."""
    game = next_round(round=5, characters=[["henry_i"], ["urbain_iv"], ["thibaut_ii"]])
    for seat in (None, 0, 1, 2):
        shown = [data["characters"] for data in game.view(seat)["families"]]
        assert shown == [["henry_i"], ["urbain_iv"], ["thibaut_ii"]]


@pytest.mark.parametrize("round", [1, 2, 4])
def test_nobody_sees_a_deck_or_an_activity_card_that_is_face_down(round: int):
    """T36: only how many cards there are."""
    game = place(city(round=round, dice={0: "r6"}, events={"heresy": [0]}, printed=None))
    truth = game.position()
    hidden = [data["card"] for data in truth["activities"] if data["level"] > round]
    hidden += [name for deck in truth["decks"].values() for name in deck]
    assert len(hidden) > 8
    for seat in (None, 0, 1, 2):
        view = game.view(seat, log=True)
        assert [name for name in hidden if sees(view, name)] == []
        assert view["decks"] == {name: len(cards) for name, cards in truth["decks"].items()}
        assert [data["card"] for data in view["activities"] if data["level"] > round] == [None] * (
            3 * max(3 - round, 0)
        )


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_shows_in_whole_games(seed: int):
    """T36: whoever looks, and whenever."""
    game, rng = new(seed, 2 + seed % 3), random.Random(seed)
    while game.pending:
        if rng.random() < 0.1:
            truth = game.position()
            opened = 0 if step(game) == "placement" else truth["round"]
            hidden = [data["card"] for data in truth["activities"] if data["level"] > opened]
            hidden += [name for deck in truth["decks"].values() for name in deck]
            for seat in [None, *range(game.players)]:
                others = [data["characters"] for other, data in enumerate(truth["families"]) if other != seat]
                view = game.view(seat, log=True)
                assert [name for name in [*hidden, *chain(*others)] if sees(view, name)] == []
                totals = [data["vp"] for data in view["families"]]
                assert [other for other, vp in enumerate(totals) if vp is not None] == ([] if seat is None else [seat])
        contract.play_random(game, rng, 1)


def test_running_totals_of_others_are_hidden():
    """T36."""
    game = place(city(dice={0: "r6"}, vp=[7, 8, 9]))
    for seat in (0, 1, 2):
        shown = [data["vp"] for data in game.view(seat)["families"]]
        assert shown == [vp if other == seat else None for other, vp in enumerate([7, 8, 9])]
    assert [data["vp"] for data in game.view(None)["families"]] == [None, None, None]
    over = next_round(round=5, vp=[7, 8, 9])
    assert [data["vp"] for data in over.view(None)["families"]] == [7, 8, 9]


def test_with_open_scores_all_see_the_running_totals():
    """T36."""
    game = place(city(dice={0: "r6"}, vp=[7, 8, 9], open_scores=True))
    for seat in (None, 0, 1, 2):
        assert [data["vp"] for data in game.view(seat)["families"]] == [7, 8, 9]
    assert new(1, 3, open_scores=True).view(0)["families"][1]["vp"] == 0


def test_each_gain_and_loss_of_points_is_public_when_it_happens():
    """T36."""
    game = act(place(city(dice={0: "w5", 1: "r1"}, vp=[7])), "build cathedral", "w5")
    for seat in (None, 0, 1, 2):
        gains = [told["args"] for told in game.view(seat, log=True)["log"] if told["id"] == "city-log-gained"]
        assert gains == [{"seat": 1, "gain": [["influence", 2], ["vp", 1]]}]
    weak = play(place(facing(black=[6], dice={0: "y1", 1: "r1"}, vp=[7])), "give way")
    for seat in (None, 0, 1, 2):
        losses = [told["args"] for told in weak.view(seat, log=True)["log"] if told["id"] == "city-log-fell-short"]
        assert losses == [{"seat": 1, "vp": 2}]


def test_everything_else_is_open():
    """Deniers, influence, citizens, cubes, dice, event cards."""
    moment = city(
        cards=["priest"],
        dice={0: "r6", 1: "y2"},
        deniers=[3, 4, 5],
        influence=[6, 7, 8],
        supply=[1, 2, 3],
        cubes={"priest": [1, 2, 3]},
        tradesmen={"priest": "12"},
        events={"war": [1, "neutral"]},
        taken={1: ["heresy"]},
        cathedral=["01....", "......", "......"],
        lying={"palace": [2]},
    )
    game = place(moment)
    truth = game.position()
    for seat in (None, 0, 1, 2):
        view = game.view(seat, log=True)
        for field in ("buildings", "lying", "cathedral", "events", "activities", "neutral", "black_dice", "round"):
            assert view[field] == truth[field]
        for shown, data in zip(view["families"], truth["families"], strict=True):
            assert {**shown, "vp": 0, "characters": 0} == {**data, "vp": 0, "characters": 0}


def test_a_seat_that_is_not_there_sees_nothing():
    game = new(1, 3)
    for seat in (-1, 3):
        with pytest.raises(troyes.OptionError):
            game.view(seat)
