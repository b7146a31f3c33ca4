"""The worked examples of The Ladies of Troyes, each set up and played as it is told there.

Faye, Geoffrey and Madeline sit at the table in this order: seats 0 to 2. What is not told is filled in.
"""

from tests.city.table import act, banners, card, city, dice_of, family, keys, place, play, step

import troyes

FAYE, GEOFFREY, MADELINE = range(3)


def deniers(game: troyes.Game) -> list[int]:
    return [data["deniers"] for data in game.position()["families"]]


def test_the_lumberjack_and_the_monk():
    """Dice worth 8 place 4 cubes beside the 2 of before. Later a white 5, made three yellow dice by the Monk, is worth
    15: all 6 cubes are sold, for 24 deniers."""
    game = place(
        city(
            turn=GEOFFREY,
            start=GEOFFREY,
            tradesmen={"lumberjack": "1."},
            cubes={"lumberjack": [0, 2, 0], "monk": [0, 1, 0]},
            dice={GEOFFREY: "y5 y3 w5", FAYE: "r1"},
            deniers=[0, 0, 0],
        )
    )
    act(game, "activate lumberjack", "y5 y3", "times 4")
    assert card(game, "lumberjack")["cubes"] == [0, 6, 0]
    play(game, "pass", "pass")
    assert game.pending[0].seat == GEOFFREY
    act(game, "activate lumberjack", "w5", cube="monk")
    assert "discard 7" not in keys(game)
    play(game, "discard 6")
    assert card(game, "lumberjack")["cubes"] == [0, 0, 0]
    assert card(game, "monk")["cubes"] == [0, 0, 0]
    assert family(game, GEOFFREY)["deniers"] == 24


def test_faye_s_guard_at_the_third_gate():
    """From the tower before it, a yellow 4 takes her guard to the third gate and a cube to each of the three activities
    that are open to her."""
    game = place(
        city(
            tiles=("toll", "extra_red", "exchange", "fair"),
            guards=[14, 0, 0],
            dice={FAYE: "y4", GEOFFREY: "r1"},
            deniers=[0, 0, 0],
        )
    )
    play(game, "patrol ramparts", "advance 1", "cube at toll", "cube at extra_red")
    assert (step(game), game.pending[0].seat) == ("guard", FAYE)
    play(game, "cube at exchange")
    now = game.position()["ladies"]
    assert now["guards"] == [15, 0, 0]
    assert {tile["activity"]: tile["cubes"] for tile in now["outdoor"]} == {
        "toll": [1, 0, 0],
        "extra_red": [1, 0, 0],
        "exchange": [1, 0, 0],
        "fair": [0, 0, 0],
    }
    assert game.pending[0].seat == GEOFFREY
    assert (deniers(game), dice_of(game, FAYE)) == ([0, 0, 0], "")


def test_six_cubes_on_the_hermit():
    """2, 3 and 1 of them: each is worth 9 - 6 = 3 points."""
    game = place(city(round=6, step="over", cubes={"hermit": [2, 3, 1]}))
    assert [score.lines["hermit"] for score in game.scores()] == [6, 9, 3]


def test_the_viticulturist_takes_madeline_s_red_6():
    """An own red 4 and her red 5 make it a group of three: she gets 6 deniers for the 5, and nothing for the 6."""
    game = place(
        city(
            turn=GEOFFREY,
            start=GEOFFREY,
            cubes={"viticulturist": [0, 1, 0]},
            dice={GEOFFREY: "r4", MADELINE: "r6 r5", FAYE: "w1"},
            deniers=[0, 6, 0],
            events={"war": []},
        )
    )
    play(game, "combat war", "use viticulturist", "die 2 red 6", "die 1 red 4", "die 2 red 5", "times 3")
    assert deniers(game) == [0, 0, 6]
    assert dice_of(game, MADELINE) == dice_of(game, GEOFFREY) == ""
    assert banners(game)["war"] == [GEOFFREY] * 3
    assert card(game, "viticulturist")["cubes"] == [0, 0, 0]


def test_the_chief_templar_s_group_of_three():
    """A red die from each of two players for 2 deniers each, and an own one."""
    game = place(
        city(
            cubes={"chief_templar": [1, 0, 0]},
            dice={FAYE: "r5", GEOFFREY: "r6", MADELINE: "r4 w1"},
            deniers=[4, 0, 0],
            events={"war": []},
        )
    )
    act(game, "combat war", "r5 1r6 2r4", "times 3", cube="chief_templar")
    assert deniers(game) == [0, 2, 2]
    assert banners(game)["war"] == [FAYE] * 3
    assert card(game, "chief_templar")["cubes"] == [0, 0, 0]
