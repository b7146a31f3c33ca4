"""What the comparison with other engines says in the end."""

from bench.research import ENGINES, OURS, verdicts

QUICK, SLOW = "OpenSpiel backgammon", "OpenSpiel hearts"


def test_ours_are_held_against_the_quickest_of_like_size_round_by_round() -> None:
    found = {OURS[0]: [200.0, 300.0, 50.0], OURS[3]: [90.0, 90.0, 90.0], QUICK: [100.0] * 3, SLOW: [20.0, 20.0, 400.0]}
    assert verdicts(found) == [
        "Ahead of every OpenSpiel game of like size (backgammon, hearts):",
        f"{OURS[0]:<46}   2.0 times backgammon  ok",
        f"{OURS[3]:<46}   0.9 times backgammon  BEHIND",
    ]


def test_without_openspiel_nothing_is_claimed() -> None:
    assert verdicts({OURS[0]: [200.0]}) == ["Ahead of every OpenSpiel game of like size: none was measured"]


def test_every_game_that_is_held_against_others_is_measured() -> None:
    assert set(OURS) | {QUICK, SLOW} <= set(ENGINES)
