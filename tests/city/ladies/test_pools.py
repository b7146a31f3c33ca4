"""Which Activity cards a game is played with (L1), and what is on them when it starts."""

from typing import Any

import pytest
from tests.city.table import act, city, family, place

import troyes
from troyes.city import numbers
from troyes.city.names import ACTIVITIES, BONUS_ACTIVITIES, LADIES_ACTIVITIES

SEEDS = range(150)
BASE = [name for name in ACTIVITIES[:LADIES_ACTIVITIES] if name not in BONUS_ACTIVITIES]
LADIES = ACTIVITIES[LADIES_ACTIVITIES:]
SLOTS = [(colour, level) for colour in ("red", "yellow", "white") for level in (1, 2, 3)]


def drawn(**options: Any) -> set[str]:
    """Every card that comes into play with one seed or another, one of each colour and level at a time."""
    printed = numbers.base()["activities"]
    seen: set[str] = set()
    for seed in SEEDS:
        cards = troyes.new_game("troyes", players=3, seed=seed, **options).position()["activities"]
        assert [(data["colour"], data["level"]) for data in cards] == SLOTS
        for data in cards:
            assert (printed[data["card"]]["colour"], printed[data["card"]]["level"]) == (data["colour"], data["level"])
            assert (data["tradesmen"], data["illustration"], data["cubes"]) == ([None, None], [], [0, 0, 0])
        seen |= {data["card"] for data in cards}
    return seen


@pytest.mark.parametrize(
    "options", [{}, {"activities": "base"}, {"characters": "ladies", "events": "both", "purple_die": True}]
)
def test_the_base_pool_holds_no_card_of_the_expansion(options: dict[str, Any]):
    """L1: each module is an option of its own."""
    assert drawn(**options) == set(BASE)


def test_the_expansions_pool_holds_its_27_cards_alone():
    """L1."""
    assert drawn(activities="ladies") == set(LADIES)
    assert len(LADIES) == 27


def test_both_pools_together_hold_every_card_of_either_box():
    """L1."""
    assert drawn(activities="both") == set(BASE) | set(LADIES)


@pytest.mark.parametrize("pool", ["ladies", "both"])
def test_chosen_bonus_cards_join_the_expansions_pools(pool: str):
    """T30."""
    expected = set(LADIES) | (set(BASE) if pool == "both" else set[str]())
    assert drawn(activities=pool, bonus=["baker", "prior"]) == expected | {"baker", "prior"}


def test_in_a_large_pool_each_card_of_a_colour_and_level_has_its_chance():
    """L1: all of a slot are drawn alike. 600 games, six cards: each about 100 times."""
    found: dict[str, int] = {}
    for seed in range(600):
        name = troyes.new_game("troyes", players=2, seed=seed, activities="both").position()["activities"][0]["card"]
        found[name] = found.get(name, 0) + 1
    assert set(found) == {"archer", "chivalry", "diplomat", "ransom", "catapult", "scout"}
    assert all(65 <= count <= 135 for count in found.values())


def test_the_nine_cards_lie_face_down_at_the_start():
    """T36: of whichever pool."""
    game = troyes.new_game("troyes", players=3, seed=5, activities="ladies")
    for seat in (None, 0, 1, 2):
        assert [data["card"] for data in game.view(seat)["activities"]] == [None] * 9


@pytest.mark.parametrize("pool", ["box", "", None, True, 1, ["both"]])
def test_another_pool_is_refused(pool: object):
    with pytest.raises(troyes.OptionError) as refused:
        troyes.new_game("troyes", players=3, seed=1, activities=pool)
    assert refused.value.place == "activities"


@pytest.mark.parametrize("name", LADIES)
def test_a_card_of_the_expansion_cannot_lie_on_a_table_without_it(name: str):
    """L1."""
    with pytest.raises(troyes.PositionError):
        place(city(cards=[name], activities="base", dice={0: "r1"}))
    place(city(cards=[name], dice={0: "r1"}))


@pytest.mark.parametrize("name", LADIES)
def test_a_tradesman_costs_what_is_printed_and_his_space_counts(name: str):
    """T12: deniers, or influence on two of the cards."""
    data = numbers.base()["activities"][name]
    letter = data["colour"][0]
    influence = data.get("hire_influence", 0)
    position = city(
        cards=[name],
        dice={0: f"{letter}6 {letter}6 {letter}6", "neutral": "r1" if letter != "r" else "y1"},
        deniers=[data["hire"] + 30],
        influence=[influence],
        printed=None,
    )
    game = act(place(position), f"activate {name}", f"{letter}6 {letter}6 {letter}6")
    now = game.position()
    placed = next(activity for activity in now["activities"] if activity["card"] == name)
    assert placed["tradesmen"] == [0, None]
    assert game.scores()[0].lines["tradesmen"] == data["vp"][0]
    if now["step"] == "times":
        assert (family(game)["deniers"], family(game)["influence"]) == (30, 0)
