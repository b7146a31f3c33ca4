"""The modules of The Ladies of Troyes as options, and what each of them lays on the table (L1)."""

import random
from collections import Counter
from itertools import chain, product
from typing import Any

import pytest
from tests import contract
from tests.city.table import city, keys, place, why

import troyes
from troyes.city import numbers
from troyes.city.names import (
    ACTIVITIES,
    BASE_CHARACTERS,
    BONUS,
    BONUS_ACTIVITIES,
    CHARACTERS,
    EVENTS,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
    OUTDOOR,
)

SEEDS = range(60)
MODULES: dict[str, list[Any]] = {
    "characters": ["base", "ladies"],
    "open_character": [False, True],
    "activities": ["base", "ladies", "both"],
    "events": ["base", "both", "ladies"],
    "purple_die": [False, True],
    "ramparts": [False, True],
    "tournament": [False, True],
}
NEW_EVENTS = set(EVENTS[LADIES_EVENTS:])
RED, YELLOW, WHITE = {"wolves", "chief_outlaw"}, {"harsh_winter", "uprising"}, {"monk_event", "possession"}
BASE_YELLOW = {"drought", "support", "civil_war", "wayfarers"}
BASE_WHITE = {"theological_conflict", "heresy", "migrant_workers", "interruption_of_work"}
ROUNDS = {2: 4, 3: 5, 4: 6}


def new(seed: int = 7, players: int = 3, **options: Any) -> troyes.Game:
    return troyes.new_game("troyes", players=players, seed=seed, **options)


def decks(seed: int, players: int = 3, **options: Any) -> dict[str, list[str]]:
    return new(seed, players, **options).position()["decks"]


def parts(game: troyes.Game) -> set[str]:
    """The modules whose pieces are on the table of a game in its first round or later."""
    position = game.position()
    found = set[str]()
    ladies = position.get("ladies", {})
    if ladies.get("outdoor"):
        found.add("ramparts")
    if ladies.get("open_character"):
        found.add("open_character")
    if any("purple" in data["dice"] for data in position["families"]):
        found.add("purple_die")
    if {data["card"] for data in position["activities"]} & set(ACTIVITIES[LADIES_ACTIVITIES:]):
        found.add("activities")
    if set(chain(*position["decks"].values())) & NEW_EVENTS:
        found.add("events")
    if set(chain(*(data["characters"] for data in position["families"]))) & set(CHARACTERS[BASE_CHARACTERS:]):
        found.add("characters")
    return found


# -- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", MODULES)
def test_each_module_is_an_option_of_its_own(module: str):
    """L1: alone it brings its own pieces, and nothing of the others."""
    seen = set[str]()
    for value in MODULES[module][1:]:
        for seed in range(12):
            seen |= parts(new(seed, 4, **{module: value}))
    assert seen == {module} - {"tournament"}


def test_without_any_option_nothing_of_the_expansion_is_in_play():
    for seed in SEEDS:
        game = new(seed)
        assert parts(game) == set()
        assert "ladies" not in game.position()
        assert all(key != "patrol ramparts" for key in keys(game))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_modules_may_be_chosen_together_by_two_three_and_four(players: int):
    """L1: every combination can be set up; the tournament with three or four."""
    combinations = list(product(*MODULES.values()))
    for seed, chosen in enumerate(combinations):
        options = dict(zip(MODULES, chosen, strict=True))
        if players == 2:
            options["tournament"] = False
        game = new(seed, players, **options)
        assert {name: game.position()["options"][name] for name in MODULES} == options
        assert len(game.pending) == 1


@pytest.mark.parametrize("bonus", [[], *[[name] for name in BONUS], BONUS])
@pytest.mark.parametrize("module", MODULES)
def test_every_module_goes_with_every_bonus_card_to_the_end(module: str, bonus: list[str]):
    """T30, L1: one game each, played at random."""
    for value in MODULES[module][1:]:
        game = new(len(bonus), 3, bonus=bonus, **{module: value})
        contract.play_random(game, random.Random(len(module)))
        assert game.over


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", ["ladies", "both"])
def test_all_modules_and_bonus_cards_together_play_to_the_end(players: int, box: str):
    """L1, T30."""
    chosen: dict[str, Any] = {"characters": "ladies", "open_character": True, "activities": box, "events": box}
    more: dict[str, Any] = {"purple_die": True, "ramparts": True, "tournament": players > 2, "bonus": BONUS}
    for seed in range(2):
        game = contract.play_random(new(seed, players, **chosen, **more), random.Random(seed))
        assert game.over
        assert game.winners()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("characters", "both"),
        ("characters", True),
        ("activities", "all"),
        ("activities", None),
        ("events", "red"),
        ("events", ["base"]),
        ("open_character", "yes"),
        ("purple_die", 1),
        ("ramparts", None),
        ("tournament", "ladies"),
    ],
)
def test_anything_else_is_refused(name: str, value: Any):
    with pytest.raises(troyes.OptionError) as refused:
        new(**{name: value})
    assert refused.value.place == name


def test_a_module_that_does_not_exist_is_refused():
    with pytest.raises(troyes.OptionError):
        new(ladies=True)


# -- bonus cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", BONUS_ACTIVITIES)
@pytest.mark.parametrize("box", ["ladies", "both"])
def test_a_bonus_card_joins_the_pool_of_its_colour_and_level(box: str, card: str):
    """T30: beside three cards of one box or six of both; it may come or not."""
    base = numbers.base()["activities"]
    slot = (base[card]["colour"], base[card]["level"])
    rivals: Counter[str] = Counter()
    for seed in range(120):
        for data in new(seed, activities=box, bonus=[card]).position()["activities"]:
            if (data["colour"], data["level"]) == slot:
                rivals[data["card"]] += 1
            else:
                assert data["card"] != card
    assert len(rivals) == (4 if box == "ladies" else 7)
    assert 0 < rivals[card] < 120


def test_a_bonus_card_that_was_not_chosen_never_comes():
    """T30: in no pool of the expansion."""
    for seed, box in product(SEEDS, ("ladies", "both")):
        game = new(seed, activities=box, events=box)
        assert not {data["card"] for data in game.position()["activities"]} & set(BONUS_ACTIVITIES)
        assert "resistance" not in chain(*game.position()["decks"].values())


@pytest.mark.parametrize("box", ["ladies", "both"])
def test_resistance_joins_the_red_events(box: str):
    """T30: with the expansion's first it takes its chance among the base cards."""
    found = [decks(seed, events=box, bonus=["resistance"]) for seed in SEEDS]
    in_deck = [deck for deck in found if "resistance" in deck["red"]]
    assert 0 < len(in_deck) < len(found)
    for deck in found:
        assert len(deck["red"]) == 5
        assert len(deck["red"] + deck["box"]) == 11
        assert ("resistance" in deck["red"]) != ("resistance" in deck["box"])
        assert box == "both" or set(deck["red"]) > RED


# -- the decks of events ---------------------------------------------------------------------------------------------


def test_the_base_events_are_without_the_six():
    """L1: whatever else is chosen."""
    more: dict[str, Any] = {"characters": "ladies", "activities": "ladies", "purple_die": True, "ramparts": True}
    for seed in SEEDS:
        assert not set(chain(*decks(seed, events="base", **more).values())) & NEW_EVENTS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_boxes_are_shuffled_together(players: int):
    """L1: the red deck gets a card for each round, the others stay in the box; the other decks hold everything."""
    tops = {"red": set[str](), "yellow": set[str](), "white": set[str]()}
    news: Counter[int] = Counter()
    for seed in range(150):
        deck = decks(seed, players, events="both")
        assert len(deck["red"]) == ROUNDS[players]
        assert len(set(deck["red"] + deck["box"])) == 10
        assert sorted(deck["yellow"]) == sorted(BASE_YELLOW | YELLOW)
        assert sorted(deck["white"]) == sorted(BASE_WHITE | WHITE)
        news[len(RED & set(deck["red"]))] += 1
        for colour, cards in tops.items():
            cards.add(deck[colour][0])
    assert len(tops["red"]) == 10
    assert tops["yellow"] == BASE_YELLOW | YELLOW
    assert tops["white"] == BASE_WHITE | WHITE
    assert set(news) == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_expansions_first_has_both_red_cards_in_the_deck(players: int):
    """L1: with base cards at random to the number needed, in any order."""
    base, first = set[str](), set[str]()
    for seed in range(120):
        deck = decks(seed, players, events="ladies")
        assert len(deck["red"]) == ROUNDS[players]
        assert set(deck["red"]) > RED
        assert len(set(deck["red"] + deck["box"])) == 10
        base |= set(deck["red"]) - RED
        first.add(deck["red"][0])
    assert len(base) == 8
    assert first == base | RED


def test_the_expansions_first_has_its_white_and_yellow_cards_on_top():
    """L1: in random order, and the base cards under them in random order."""
    tops = {"yellow": set[tuple[str, ...]](), "white": set[tuple[str, ...]]()}
    under = {"yellow": set[str](), "white": set[str]()}
    for seed in SEEDS:
        deck = decks(seed, events="ladies")
        for colour in tops:
            tops[colour].add(tuple(deck[colour][:2]))
            under[colour].add(deck[colour][2])
            assert len(set(deck[colour])) == 6
    assert tops["yellow"] == {("harsh_winter", "uprising"), ("uprising", "harsh_winter")}
    assert tops["white"] == {("monk_event", "possession"), ("possession", "monk_event")}
    assert under == {"yellow": BASE_YELLOW, "white": BASE_WHITE}


@pytest.mark.parametrize(("box", "citizens"), [("base", 8), ("both", 10), ("ladies", 10)])
@pytest.mark.parametrize(("players", "on_the_board"), [(2, 6), (3, 0), (4, 0)])
def test_with_the_expansions_events_there_are_ten_neutral_citizens(
    box: str, citizens: int, players: int, on_the_board: int
):
    """T1: two more than without them."""
    assert new(players=players, events=box).position()["neutral"]["supply"] == citizens - on_the_board


def test_no_other_module_brings_neutral_citizens():
    """T1."""
    more: dict[str, Any] = {"characters": "ladies", "activities": "both", "purple_die": True, "ramparts": True}
    assert new(open_character=True, tournament=True, **more).position()["neutral"]["supply"] == 8


@pytest.mark.parametrize("change", [-1, 1])
def test_a_position_has_just_ten_neutral_citizens(change: int):
    """T1."""
    right = city(events={"wolves": ()}, palace="n.....", dice={0: "r1"})
    assert right["neutral"]["supply"] == 9
    place(right)
    with pytest.raises(troyes.PositionError):
        place({**right, "neutral": {**right["neutral"], "supply": 9 + change}})


# -- the tiles -------------------------------------------------------------------------------------------------------


def tiles(seed: int, **options: Any) -> list[str]:
    return [data["activity"] for data in new(seed, ramparts=True, **options).position()["ladies"]["outdoor"]]


def test_a_random_side_of_a_random_tile_of_each_level_lies_outside_each_gate():
    """The four sides of a level, level I at the first gate."""
    seen: list[Counter[str]] = [Counter() for _ in range(4)]
    for seed in range(120):
        for gate, name in enumerate(tiles(seed, purple_die=True)):
            seen[gate][name] += 1
    assert [set(names) for names in seen] == [set(OUTDOOR[4 * gate : 4 * gate + 4]) for gate in range(4)]
    assert min(min(names.values()) for names in seen) > 12


def test_without_the_purple_die_its_tile_shows_the_other_side():
    """L21: the tile is drawn as often as before, and then shows the red die."""
    seen: Counter[str] = Counter(tiles(seed)[1] for seed in range(160))
    assert set(seen) == {"extra_yellow", "extra_white", "extra_red"}
    assert seen["extra_red"] > max(seen["extra_yellow"], seen["extra_white"]) + 10
    for seed in range(160):
        both = tiles(seed, purple_die=True), tiles(seed)
        assert both[1] == ["extra_red" if name == "extra_purple" else name for name in both[0]]


def test_a_position_without_the_purple_die_cannot_show_the_purple_side():
    """L21."""
    sides = ("toll", "extra_purple", "exchange", "abbey")
    place(city(tiles=sides, dice={0: "r1"}))
    with pytest.raises(troyes.PositionError):
        place(city(tiles=sides, dice={0: "r1"}, purple_die=False))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_guards_start_at_the_gate_at_the_top(players: int):
    """Space 0; the gates are 5, 10, 15 and 20, and no cube lies anywhere."""
    ladies = new(players=players, ramparts=True).position()["ladies"]
    assert ladies["guards"] == [0] * players
    assert [data["gate"] for data in ladies["outdoor"]] == [5, 10, 15, 20]
    assert [data["cubes"] for data in ladies["outdoor"]] == [[0] * players] * 4


def test_everyone_sees_tiles_cubes_and_guards():
    """T36: nothing of it is a secret."""
    position = city(tiles=("toll", "extra_red", "exchange", "fair"), guards=[20, 7, 3], outdoor={"toll": [2, 1, 0]})
    game = place(
        {**position, "families": [{**position["families"][0], "dice": {"red": [1]}}, *position["families"][1:]]}
    )
    for seat in (None, 0, 1, 2):
        seen = game.view(seat)["ladies"]
        assert seen["guards"] == [20, 7, 3]
        assert [data["activity"] for data in seen["outdoor"]] == ["toll", "extra_red", "exchange", "fair"]
        assert seen["outdoor"][0]["cubes"] == [2, 1, 0]


def test_without_the_ramparts_there_are_no_guards_tiles_or_patrols():
    """L1."""
    game = place(city(dice={0: "r6 p6", 1: "y1"}))
    assert game.position()["ladies"]["guards"] == game.position()["ladies"]["outdoor"] == []
    assert "patrol ramparts" not in keys(game)
    assert why(game, "patrol ramparts") == "no-ramparts"
    assert why(game, "use exchange") == "no-ramparts"
