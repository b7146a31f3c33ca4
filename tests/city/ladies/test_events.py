"""The events of the expansion: Wolves, Chief Outlaw, Harsh Winter, Uprising, Monk. Possession has its own file."""

from collections import Counter
from typing import Any

import pytest
from tests.city.table import (
    Owner,
    act,
    banners,
    card,
    city,
    closing,
    dice_of,
    family,
    keys,
    lying,
    next_round,
    place,
    play,
    standing,
    step,
    why,
)

import troyes

EACH_A_DIE = "012 ..."
"""A citizen of each player in City Hall: a yellow die each, and no salaries."""
CUBES = [("blacksmith", "delayed"), ("lumberjack", "mixed"), ("hermit", "endgame"), ("recruiter", "delayed")]


def dawn(*rolls: int, **given: Any) -> troyes.Game:
    """A new round; `rolls` come after a 6 for each of the players' dice, one each unless the test says otherwise."""
    given = {"city_hall": EACH_A_DIE, "round": 3, **given}
    return next_round(rolls=(6, 6, 6, *rolls), **given)


def black(game: troyes.Game) -> list[int]:
    return game.position()["black_dice"]


def points(game: troyes.Game) -> list[int]:
    return [family(game, seat)["vp"] for seat in (0, 1, 2)]


def struck(game: troyes.Game) -> list[Any]:
    """The events that have done something, in their order."""
    return [message.args["event"] for message in game.log if message.id == "city-log-event-strikes"]


def asked(game: troyes.Game) -> tuple[int, str]:
    return game.pending[0].seat, step(game)


def in_supply(game: troyes.Game, owner: Owner) -> int:
    position = game.position()
    return (position["neutral"] if owner == "neutral" else position["families"][int(owner)])["supply"]


@pytest.mark.parametrize(
    ("event", "die"),
    [
        ("wolves", "r3"),
        ("harsh_winter", "y3"),
        ("uprising", "y3"),
        ("monk_event", "w3"),
        ("possession", "w3"),
    ],
)
def test_an_event_is_combated_with_dice_of_its_colour(event: str, die: str):
    game = place(city(dice={0: "r3 y3 w3"}, events={event: []}))
    play(game, f"combat {event}")
    assert banners(game)[event] == [0]
    assert die not in dice_of(game)


@pytest.mark.parametrize(("red", "called"), [("wolves", ["monk_event", "uprising"]), ("chief_outlaw", ["uprising"])])
def test_wolves_call_a_white_card_and_the_chief_outlaw_a_yellow_one(red: str, called: list[str]):
    game = dawn(3, 3, 3, 3, red=red, called=["monk_event", "uprising"])
    assert list(banners(game)) == ["marauding", red, called[0]]


# -- Wolves ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [{"events": {"wolves": []}, "red": "succession_conflict"}, {"red": "wolves"}])
def test_wolves_bring_a_black_die(how: dict[str, Any]):
    """T5: when they appear, and in every round after. The other is Marauding's."""
    rolls = (1,) if "events" in how else ()
    assert len(black(dawn(*rolls, 3, 4, **how))) == 2
    assert len(black(dawn(*rolls, 3, 4, red="succession_conflict", events={"heresy": []}))) == 1


# -- Chief Outlaw ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolled", "raised"), [(1, 4), (2, 5), (3, 6), (4, 6), (5, 6), (6, 6)])
@pytest.mark.parametrize("how", [{"events": {"chief_outlaw": []}}, {"red": "chief_outlaw"}])
def test_the_chief_outlaw_raises_black_dice_by_three_up_to_six(rolled: int, raised: int, how: dict[str, Any]):
    """T5: in the round in which he comes, and in every one until he is countered."""
    rolls = (rolled, 1) if "events" in how else (rolled,)
    assert black(dawn(*rolls, **how)) == ([raised, 4] if "events" in how else [raised])


def test_he_brings_no_black_die_of_his_own():
    """The one is Marauding's."""
    assert black(dawn(1, red="chief_outlaw")) == [4]


def test_dice_that_events_roll_are_not_raised():
    """L12: the Uprising rolls a 1, Succession Conflict a 2; only the black die grows."""
    game = dawn(1, 2, 2, red="succession_conflict", events={"chief_outlaw": [], "uprising": []})
    assert standing(game, "palace") == ".n...."
    assert sorted(standing(game, "bishopric").replace(" ", "")) == sorted("n.....")
    assert black(game) == [5]


def test_the_archers_dice_are_not_raised():
    """L12: with a 2 he misses."""
    position = city(dice={0: "r3", 1: "y1"}, tradesmen={"archer": "0."}, events={"chief_outlaw": []})
    game = act(place(position, [2]), "activate archer", "r3", "roll", "stop")
    assert banners(game) == {"marauding": [], "chief_outlaw": []}


def test_once_he_is_countered_black_dice_are_what_they_are():
    """T5: a red group worth 16 takes the one banner."""
    position = closing(dice={2: "r6 r6 r4"}, events={"chief_outlaw": []}, city_hall=EACH_A_DIE)
    game = act(place(position, (6, 6, 6, 1, 2)), "combat chief_outlaw", "r6 r6 r4")
    assert family(game, 2)["events"] == ["chief_outlaw"]
    assert points(game) == [0, 0, 6]
    assert (game.position()["round"], black(game)) == (3, [2, 1])


def test_a_group_worth_fifteen_does_nothing_to_him():
    game = place(city(dice={0: "r6 r6 r3", 1: "y1"}, events={"chief_outlaw": []}))
    assert why(game, "combat chief_outlaw") == "value-low"


def test_support_puts_no_cube_on_him():
    """L12: it is lost, and goes nowhere else."""
    game = dawn(2, 2, events={"war": [], "chief_outlaw": [], "support": []}, red="succession_conflict")
    assert banners(game) == {
        "marauding": [],
        "war": ["neutral"],
        "chief_outlaw": [],
        "support": [],
        "succession_conflict": [],
    }


@pytest.mark.parametrize(
    ("rolls", "how"), [([], {"tradesmen": {"diplomat": "0."}}), ([5], {"tradesmen": {"archer": "0."}})]
)
def test_red_cards_of_the_first_level_put_no_cubes_on_him(rolls: list[int], how: dict[str, Any]):
    """L12: the base game's too."""
    (name,) = how["tradesmen"]
    full = {"marauding": [], "chief_outlaw": [], "wolves": []}
    game = place(city(dice={0: "r6", 1: "y1"}, events=full, influence=[9], **how), rolls)
    act(game, f"activate {name}", "r6", *(["roll"] if rolls else ["times 1"]))
    assert [key for key in keys(game) if key.startswith("cube")] == ["cube on marauding", "cube on wolves"]
    assert why(game, "cube on chief_outlaw") == "outlaw-spared"


def test_with_him_alone_left_such_a_card_does_nothing():
    """L12: Marauding and he are all there is, and Marauding is settled on the way."""
    game = place(
        city(dice={0: "r6", 1: "y1"}, events={"marauding": [1, 1], "chief_outlaw": []}, tradesmen={"diplomat": "0."})
    )
    act(game, "activate diplomat", "r6")
    assert banners(game) == {"marauding": [], "chief_outlaw": []}
    assert family(game)["influence"] == 4


# -- Harsh Winter ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "kind"), CUBES)
@pytest.mark.parametrize("how", [{"events": {"harsh_winter": []}}, {"red": "brigands_c", "called": ["harsh_winter"]}])
def test_in_a_harsh_winter_a_cube_is_lost(name: str, kind: str, how: dict[str, Any]):
    """L16: of a delayed, a mixed or an endgame card. T5: when it appears, and in every round after."""
    game = dawn(2, 2, cubes={name: [2, 0, 1]}, **how)
    assert card(game, name)["cubes"] == [1, 0, 0]
    assert step(game) == "black_dice"


def test_an_outdoor_activity_may_lose_it():
    """L16."""
    game = dawn(
        2, 2, tiles=("toll", "extra_red", "exchange", "fair"), outdoor={"fair": [3]}, events={"harsh_winter": []}
    )
    assert game.position()["ladies"]["outdoor"][3]["cubes"] == [2, 0, 0]


def test_the_player_chooses_among_cards_and_tiles():
    """L16."""
    game = dawn(
        2,
        2,
        tiles=("toll", "extra_red", "exchange", "fair"),
        outdoor={"toll": [1], "exchange": [2], "fair": [0, 3]},
        cubes={"blacksmith": [1], "fort": [2], "breeder": [1]},
        events={"harsh_winter": []},
    )
    assert asked(game) == (0, "ordeal")
    assert sorted(keys(game)) == ["lose blacksmith", "lose breeder", "lose exchange", "lose fort", "lose toll"]
    assert why(game, "lose fair") == "no-outdoor-cube"
    assert why(game, "decline") == "ordeal"
    play(game, "lose exchange")
    ladies = game.position()["ladies"]
    assert [tile["cubes"] for tile in ladies["outdoor"]] == [[1, 0, 0], [0, 0, 0], [1, 0, 0], [0, 2, 0]]
    assert card(game, "fort")["cubes"] == [2, 0, 0]
    assert step(game) == "black_dice"


def test_without_any_cube_nothing_is_lost():
    """L16: no points either. Cubes on events and the Cathedral are no such cubes."""
    given: dict[str, Any] = {"vp": [5, 5, 5], "cathedral": ["012...", "......", "......"]}
    game = dawn(2, 2, events={"harsh_winter": [0, 1], "war": [2]}, red="succession_conflict", **given)
    assert points(game) == [5, 5, 5]
    assert game.position()["cathedral"][0] == [0, 1, 2, None, None, None]
    assert banners(game)["harsh_winter"] == [0, 1]


def test_the_choices_go_round_from_the_start_player():
    """T32: seat 1 starts; each sees what those before have lost."""
    cubes = {"blacksmith": [2, 2, 2], "monk": [1, 1, 1]}
    position = closing(start=0, turn=2, cubes=cubes, city_hall=EACH_A_DIE, events={"harsh_winter": []})
    game = play(place(position, (6, 6, 6, 2, 2)), "pass")
    seats = []
    while step(game) == "ordeal":
        seats.append(game.pending[0].seat)
        assert keys(game) == ["lose blacksmith", "lose monk"]
        seen = next(data for data in game.view(game.pending[0].seat)["activities"] if data["card"] == "blacksmith")
        assert seen["cubes"].count(1) == len(seats) - 1
        play(game, "lose blacksmith")
    assert seats == [1, 2, 0]
    assert card(game, "blacksmith")["cubes"] == [1, 1, 1]


def test_only_who_has_a_choice_is_asked():
    """A single place is taken by itself."""
    game = dawn(2, 2, cubes={"blacksmith": [1, 1, 0], "monk": [0, 1, 1]}, events={"harsh_winter": []})
    assert asked(game) == (1, "ordeal")
    play(game, "lose monk")
    assert [card(game, name)["cubes"] for name in ("blacksmith", "monk")] == [[0, 1, 0], [0, 0, 0]]


def test_it_comes_before_the_black_dice_and_after_earlier_events():
    """T5: from the left. Drought has struck, Civil War has not."""
    game = dawn(
        2,
        2,
        cubes={"blacksmith": [1], "monk": [1]},
        deniers=[0, 0, 0],
        events={"drought": [], "harsh_winter": [], "civil_war": []},
    )
    assert (step(game), struck(game)) == ("ordeal", ["drought", "harsh_winter"])
    assert (family(game)["deniers"], black(game)) == (11, [])
    play(game, "lose monk")
    assert (step(game), struck(game)) == ("black_dice", ["drought", "harsh_winter", "civil_war"])
    assert family(game)["deniers"] == 8
    assert len(black(game)) == 2


def test_a_countered_harsh_winter_takes_nothing_more():
    """T5."""
    position = closing(dice={2: "y3"}, events={"harsh_winter": [0, 0, 0]}, city_hall=EACH_A_DIE, cubes={"monk": [1]})
    game = act(place(position, (6, 6, 6, 2, 2)), "combat harsh_winter", "y3")
    assert card(game, "monk")["cubes"] == [1, 0, 0]
    assert step(game) == "black_dice"


# -- Uprising --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rolled", "building"),
    [(1, "bishopric"), (2, "bishopric"), (3, "palace"), (4, "palace"), (5, "city_hall"), (6, "city_hall")],
)
@pytest.mark.parametrize("how", [{"events": {"uprising": []}}, {"red": "brigands_c", "called": ["uprising"]}])
def test_the_die_names_the_building(rolled: int, building: str, how: dict[str, Any]):
    """L13: one grey citizen joins those who stand there. T5: when it appears, and in every round after."""
    people = {"palace": "0.....", "city_hall": "1.. ...", "bishopric": "2. .. .."}
    game = dawn(rolled, 2, 2, **people, **how)
    for name, before in people.items():
        owner = {"palace": "0", "city_hall": "1", "bishopric": "2"}[name]
        if name == building:
            assert sorted(standing(game, name).replace(" ", "")) == sorted("...." + owner + "n")
        else:
            assert standing(game, name) == before
        assert lying(game, name) == []
    assert game.position()["neutral"]["supply"] == 9


def test_all_are_redealt_at_random_on_all_six_spaces():
    """L13: empty ones too. Over many seeds each of the three finds each space."""
    seen: Counter[tuple[str, int]] = Counter()
    for seed in range(150):
        position = closing(events={"uprising": []}, palace="01....", city_hall=EACH_A_DIE)
        game = play(place(position, (*(6,) * 5, 3, 2, 2), seed=seed), "pass")
        now = standing(game, "palace")
        assert sorted(now) == sorted("01n...")
        seen.update((owner, at) for at, owner in enumerate(now) if owner != ".")
    assert len(seen) == 18
    assert min(seen.values()) > 8


def test_without_a_grey_citizen_in_the_supply_none_joins():
    """L13: all ten are on the board."""
    grey: dict[str, Any] = {"palace": "nnnn..", "city_hall": "nnn nnn", "bishopric": "01 2. .."}
    game = dawn(*(6,) * 10, 1, 2, 2, events={"uprising": []}, **grey)
    assert sorted(standing(game, "bishopric").replace(" ", "")) == sorted("012...")
    assert lying(game, "bishopric") == []
    assert game.position()["neutral"]["supply"] == 0


def test_who_lies_there_is_redealt_instead_of_a_grey_citizen():
    """L13: Wayfarers have just expelled seat 2, and bring a grey one of their own."""
    game = dawn(6, 1, 5, 2, 2, city_hall="012 0..", events={"wayfarers": [], "uprising": []})
    assert sorted(standing(game, "city_hall").replace(" ", "")) == sorted("n0120.")
    assert lying(game, "city_hall") == []
    assert game.position()["neutral"]["supply"] == 9


def test_a_seventh_citizen_lies_on_the_building():
    """L13: any of the seven, until the round ends."""
    lain: Counter[Any] = Counter()
    for seed in range(80):
        position = closing(events={"uprising": []}, palace="001122", city_hall="... ...")
        game = play(place(position, (*(6,) * 6, 4, 2, 2), seed=seed), "pass")
        (owner,) = lying(game, "palace")
        lain[owner] += 1
        assert sorted([*standing(game, "palace"), str(owner)[0]]) == sorted("001122n")
    assert set(lain) == {0, 1, 2, "neutral"}


def test_seven_with_one_who_lay_leave_one_lying():
    """L13: six stand and one lies: no grey one joins. T15: the one who lies is protected as ever."""
    game = dawn(*(6,) * 3, 1, 6, 2, 2, city_hall="012 012", events={"wayfarers": [], "uprising": []})
    assert len(lying(game, "city_hall")) == 1
    found = standing(game, "city_hall").replace(" ", "") + str(lying(game, "city_hall")[0])[0]
    assert sorted(found) == sorted("n012012")
    assert game.position()["neutral"]["supply"] == 9


def test_who_lies_after_an_uprising_goes_home_with_the_round():
    """L13: here it is the last one of the game."""
    game = dawn(*(6,) * 3, 4, 2, 2, round=4, events={"uprising": []}, city_hall="... ...", palace="001122")
    (owner,) = lying(game, "palace")
    before = in_supply(game, owner)
    while not game.over:
        assert (lying(game, "palace"), in_supply(game, owner)) == ([owner], before)
        play(game, "pass" if step(game) == "action" else keys(game)[0])
    assert (lying(game, "palace"), in_supply(game, owner)) == ([], before + 1)


def test_an_empty_building_gets_a_grey_citizen():
    """L13."""
    game = dawn(3, 2, 2, events={"uprising": []})
    assert sorted(standing(game, "palace")) == sorted("n.....")


def test_the_uprising_moves_nobodys_dice():
    """The workforce was rolled before."""
    game = dawn(5, 2, 2, events={"uprising": []})
    assert [dice_of(game, seat) for seat in (0, 1, 2, "neutral")] == ["y6", "y6", "y6", ""]


# -- Monk ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rolled", "name"),
    [(1, "pilgrimage"), (2, "pilgrimage"), (3, "goldsmith"), (4, "goldsmith"), (5, "captain"), (6, "captain")],
)
@pytest.mark.parametrize("how", [{"events": {"monk_event": []}}, {"red": "brigands_a", "called": ["monk_event"]}])
def test_the_monk_settles_on_the_rolled_colour_where_most_points_are(rolled: int, name: str, how: dict[str, Any]):
    """L14: T5: when he appears, and in every round after."""
    # On each colour the third card is the one with the most valuable space left.
    taken = {"hunting": "01", "chivalry": "01", "merchant": "01", "militia": "01", "priest": "01", "templar": "01"}
    game = dawn(rolled, 2, 2, cards=["captain", "goldsmith", "pilgrimage"], tradesmen=taken, **how)
    assert card(game, name)["tradesmen"] == ["neutral", None]
    assert game.position()["neutral"]["supply"] == 9


@pytest.mark.parametrize(
    ("given", "name", "space"),
    [
        # catapult 3 and 2, squire 2 and 1, princess 3 and 2
        ({}, "catapult", 0),
        ({"tradesmen": {"catapult": "0."}}, "princess", 0),
        ({"tradesmen": {"catapult": "0.", "princess": "1."}}, "catapult", 1),
        ({"tradesmen": {"catapult": "01", "princess": "1."}}, "squire", 0),
        ({"tradesmen": {"catapult": "01", "squire": "0.", "princess": "1."}}, "princess", 1),
        ({"tradesmen": {"catapult": "01", "squire": "1.", "princess": "01"}}, "squire", 1),
    ],
)
def test_among_equal_spaces_he_takes_the_card_of_the_lower_level(given: dict[str, Any], name: str, space: int):
    """L14."""
    game = dawn(5, 2, 2, cards=["catapult", "squire", "princess"], events={"monk_event": []}, **given)
    assert card(game, name)["tradesmen"][space] == "neutral"


def test_he_looks_at_revealed_cards_only():
    """L14: in round 2 the Princess lies face down."""
    given: dict[str, Any] = {"cards": ["ransom", "squire", "princess"], "events": {"monk_event": []}}
    game = dawn(5, 2, 2, round=1, **given)
    assert game.position()["round"] == 2
    assert card(game, "squire")["tradesmen"] == ["neutral", None]


def test_several_grey_tradesmen_may_stand_on_one_card():
    """L14."""
    taken = {"ransom": "01", "squire": "01", "princess": "n."}
    game = dawn(6, 2, 2, tradesmen=taken, events={"monk_event": []})
    assert card(game, "princess")["tradesmen"] == ["neutral", "neutral"]


def test_without_a_free_space_nothing_happens():
    """L14: he takes no illustration."""
    taken = {"ransom": "01", "squire": "01", "princess": "n2"}
    game = dawn(6, 2, 2, tradesmen=taken, events={"monk_event": []})
    assert card(game, "princess")["illustration"] == []
    assert game.position()["neutral"]["supply"] == 9


def test_without_a_neutral_citizen_nothing_happens():
    """L14: no die is rolled for it."""
    grey: dict[str, Any] = {"palace": "nnnnnn", "city_hall": "012 ...", "bishopric": "nn nn .."}
    game = dawn(*(6,) * 10, 3, 2, 2, events={"monk_event": []}, **grey)
    assert not any("neutral" in data["tradesmen"] for data in game.position()["activities"])
    assert not [message for message in game.log if message.id == "city-log-event-roll"]


def test_his_space_is_not_free_for_later_tradesmen():
    """L14, T12: the next one takes the second space, the one after that the illustration."""
    game = place(city(dice={0: "r6", 1: "r6", 2: "y1"}, tradesmen={"princess": "n."}, events={"monk_event": []}))
    act(game, "activate princess", "r6")
    act(game, "activate princess", "r6")
    assert card(game, "princess")["tradesmen"] == ["neutral", 0]
    assert card(game, "princess")["illustration"] == [1]


def test_a_grey_tradesman_is_nobodys():
    """L14: nobody can send him anywhere, and nobody is paid for him."""
    game = place(
        city(dice={0: "r6", 1: "y1"}, tradesmen={"princess": "n."}, palace=".0....", events={"monk_event": []})
    )
    assert sorted(keys(play(game, "place palace"))) == ["from palace 2", "from supply"]
    assert why(game, "from princess") == "nobody-there"
    assert [score.lines["tradesmen"] for score in game.scores()] == [0, 0, 0]


# -- choices among events --------------------------------------------------------------------------------------------


def test_choices_of_several_events_come_event_by_event():
    """T5, T32: all choose for the first before anybody does for the second."""
    shield: dict[str, Any] = {"tiles": ("toll", "extra_red", "shield", "fair"), "outdoor": {"shield": [1, 1, 1]}}
    game = dawn(2, 2, 2, cubes={"monk": [1, 1, 0]}, events={"harsh_winter": [], "heresy": []}, vp=[3, 3, 3], **shield)
    told = []
    while step(game) == "ordeal":
        told.append((game.position()["ladies"]["striking"], game.pending[0].seat))
        play(game, "lose monk" if "lose monk" in keys(game) else "decline")
    # Seat 2 has one cube only, on the Shield, and loses it: nothing is left to choose.
    assert told == [("harsh_winter", 0), ("harsh_winter", 1), ("heresy", 0), ("heresy", 1)]


def test_black_dice_wait_until_all_have_chosen():
    game = dawn(2, 2, cubes={"monk": [1], "blacksmith": [1]}, events={"harsh_winter": []})
    assert (black(game), game.position()["ladies"]["threat"]) == ([], 1)
    assert black(play(game, "lose monk")) == [2, 2]


def test_a_die_of_an_event_is_not_changed_by_influence():
    """T5: it is rolled and done; what is asked next are the black dice."""
    game = dawn(3, 2, 2, events={"uprising": []}, influence=[20, 20, 20])
    assert asked(game) == (0, "black_dice")
    assert sorted(standing(game, "palace")) == sorted("n.....")
