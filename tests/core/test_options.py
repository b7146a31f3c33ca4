"""What an option may be, how a record keeps it, and what people write for it."""

from typing import Any

import pytest

from troyes.core.descriptor import Descriptor
from troyes.core.errors import OptionError
from troyes.core.options import Cards, Flag, GameOption, Number, Numbering, Pick, Seat, Several

KINDS: list[tuple[GameOption, list[tuple[Any, Any]], list[Any], str]] = [
    (Flag("open"), [(True, True), (False, False)], [None, 1, "yes"], "True, False"),
    (Pick("box", "base", ("base", "both")), [("both", "both")], [None, "all", ["base"]], '"base", "both"'),
    (
        Several("bonus", values=("baker", "prior")),
        [(("prior", "baker"), ["baker", "prior"]), ({"baker"}, ["baker"]), ([], [])],
        [None, "baker", ["baker", "baker"], ["miller"], [["baker"]]],
        'any of "baker", "prior"',
    ),
    (Seat("first"), [(None, None), (0, 0), (2, 2)], [3, -1, True, "0"], "None, 0, 1, 2"),
    (Number("goal", 100, low=20, high=500), [(20, 20), (500, 500)], [19, 501, True, "100", None], "20 … 500"),
    (
        Numbering("order", "first", ("first", "rising")),
        [("rising", "rising"), ((3, 1, 2, 6, 5, 4), [3, 1, 2, 6, 5, 4])],
        [None, "random", (1, 2, 3), [1, 1, 2, 3, 4, 5], [True, 2, 3, 4, 5, 6]],
        '"first", "rising", (3, 1, 2, 6, 5, 4)',
    ),
]


@pytest.mark.parametrize(("option", "kept", "refused", "expected"), KINDS, ids=[option.kind for option, *_ in KINDS])
def test_a_value_is_kept_or_refused_with_what_it_may_be(
    option: GameOption, kept: list[tuple[Any, Any]], refused: list[Any], expected: str
):
    assert option.checked(option.usual, 3) == (list(option.usual) if option.kind == "several" else option.usual)
    for value, as_kept in kept:
        assert option.checked(value, 3) == as_kept
    for value in refused:
        with pytest.raises(OptionError) as error:
            option.checked(value, 3)
        assert error.value.place == option.name
        assert expected in str(error.value)


@pytest.mark.parametrize(
    ("option", "written", "meant"),
    [
        (Several("bonus", values=("a", "b")), ["a, b", "c"], ["a", "b", "c"]),
        (Seat("first"), 1, 0),
        (Numbering("order", "first", ("first",)), "312654", [3, 1, 2, 6, 5, 4]),
        (Numbering("order", "first", ("first",)), "3,1,2, 6,5,4", [3, 1, 2, 6, 5, 4]),
        (Numbering("order", "first", ("first",)), "first", "first"),
        (Cards("cards"), "mine.toml", "mine.toml"),
    ],
)
def test_people_write_it_otherwise_than_games_take_it(option: GameOption, written: Any, meant: Any):
    assert option.read(written) == meant


def test_people_count_seats_from_one():
    with pytest.raises(OptionError, match="1\\+"):
        Seat("first").read(0)


def test_an_option_that_needs_more_players_stays_as_usual_with_fewer():
    option = Flag("tournament", least_players=3)
    assert option.checked(False, 2) is False
    assert option.checked(True, 3) is True
    with pytest.raises(OptionError, match="not for 2 players"):
        option.checked(True, 2)


def test_a_game_knows_its_options_and_no_other():
    game = Descriptor(name="some", package="troyes", players=(2, 3), options=(Flag("open"), Seat("first")), start="")
    assert game.checked({"first": 1}, 2) == {"open": False, "first": 1}
    with pytest.raises(OptionError, match="open, first"):
        game.checked({"closed": True}, 2)
    for players in (1, 4, "2", True):
        with pytest.raises(OptionError):
            game.checked_players(players)
