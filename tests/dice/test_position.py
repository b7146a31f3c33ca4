"""Positions: any moment of a game as plain data, and what cannot be."""

import copy
import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from tests.dice.table import act, at, keys, played_out, position, sheet, sheet_of

import troyes

Edit = Callable[[dict[str, Any]], Any]


# -- there and back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "players"), [(1, 1), (2, 2), (3, 5)])
def test_every_moment_of_a_game_can_be_written_down_and_read_back(seed: int, players: int):
    game = troyes.new_game("troyes-dice", players=players, seed=seed, banquets=True, numbering="falling")
    kinds: set[str] = set()
    for moment in played_out(game, seed):
        written = moment.position()
        read = troyes.from_position(json.loads(json.dumps(written)))
        assert read.position() == written
        assert [keys(read, seat) for seat in range(players)] == [keys(moment, seat) for seat in range(players)]
        kinds |= {decision.kind for decision in moment.pending}
    assert game.over
    assert {"die", "use"} <= kinds


def test_every_kind_of_decision_can_be_read_back():
    for items in (
        ["a work building"],
        ["the red track's prestige building"],
        ["the yellow track's prestige building", "3 deniers"],
        ["a yellow or white citizen", "1 red citizen"],
        ["a citizen from the full red track", "1 red citizen"],
    ):
        game = at(sheet(citizens=(20, 11, 11)), chosen=1, now=items, line=["one of each resource"])
        assert game.position()["seats"][0]["walk"]["now"] == items
        assert troyes.from_position(game.position()).position() == game.position()
        assert len(keys(game)) > 1


def test_what_waits_in_a_position_is_done_in_its_order():
    game = at(
        sheet(citizens=(14, 0, 0)),
        chosen=1,
        now=["a yellow or white citizen", "2 influence"],
        line=["the red track's two citizens", "one of each resource"],
    )
    act(game, "citizen white")
    assert sheet_of(game).citizens == (15, 1, 2)
    assert sheet_of(game).in_hand == (6, 4, 4)


def test_a_position_is_independent_of_the_data_it_was_read_from():
    data = position()
    game = troyes.from_position(data)
    data["seats"][0]["walk"]["sheet"]["citizens"]["red"] = 9
    data["wheel"][0]["up"] = "blue"
    assert sheet_of(game).citizens == (0, 0, 0)
    game.position()["seats"][0]["sheet"]["citizens"]["red"] = 9
    assert sheet_of(game).citizens == (0, 0, 0)


def test_scripted_rolls_come_up_first():
    game = at(rolls=(6, 5, 4, 3, 1, 1, 1, 2))
    act(game, "die 1", "gain influence 1")
    assert game.position()["dice"] == {"transparent": [4, 5, 6], "black": 3}
    act(game, *(keys(game)[0], keys(act(game.copy(), keys(game)[0]))[0]))
    assert game.position()["dice"] == {"transparent": [1, 1, 1], "black": 2}


def test_after_the_script_the_seed_rolls():
    def dice_after(seed: int) -> list[Any]:
        game = troyes.from_position(position(), seed=seed)
        found: list[Any] = []
        for moment in played_out(game):
            found.append(moment.position()["dice"])
        return found

    assert dice_after(5) == dice_after(5)
    assert dice_after(5) != dice_after(6)


def test_a_game_from_a_position_has_a_record():
    game = act(at(sheet(citizens=(5, 6, 6))), "die 1", "fortress 1", "bishopric 2")
    again = troyes.replay(json.loads(json.dumps(game.record())))
    assert again.position() == game.position()


# -- what cannot be --------------------------------------------------------------------------------------------------


def find(data: Any, path: str) -> tuple[Any, Any]:
    """What holds the field at a dotted path, and the field's name or number in it."""
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    for step in way:
        data = data[step]
    return data, last


def put(path: str, value: Any) -> Edit:
    """An edit that puts a value at a path."""

    def edit(data: dict[str, Any]) -> None:
        holder, name = find(data, path)
        holder[name] = value

    return edit


def both(path: str, value: Any) -> Edit:
    """An edit of the first seat's sheet, both as everybody sees it and as it is."""

    def edit(data: dict[str, Any]) -> None:
        for start in ("seats.0.sheet.", "seats.0.walk.sheet."):
            put(start + path, copy.deepcopy(value))(data)

    return edit


def drop(path: str) -> Edit:
    """An edit that leaves a field out."""

    def edit(data: dict[str, Any]) -> None:
        holder, name = find(data, path)
        del holder[name]

    return edit


def refused(data: Any, **how: Any) -> troyes.PositionError:
    with pytest.raises(troyes.PositionError) as caught:
        troyes.from_position(data, **how)
    for lang in ("en", "fr"):
        assert caught.value.place in caught.value.text(lang)
    return caught.value


MALFORMED: list[tuple[str, Edit]] = [
    ("format", drop("format")),
    ("format", put("format", 2)),
    ("options", put("options", [])),
    ("options.banquets", put("options.banquets", "yes")),
    ("options", put("options.variant", 1)),
    ("numbers", put("numbers", [1, 2, 3, 4, 5])),
    ("numbers", put("numbers.5", 7)),
    ("numbers", put("numbers.0", "1")),
    ("day", drop("day")),
    ("day", put("day", 0)),
    ("day", put("day", 9)),
    ("day", put("day", 1.5)),
    ("half", put("half", "noon")),
    ("wheel", put("wheel", [])),
    ("wheel", put("wheel.0.up", "blue")),
    ("wheel", put("wheel.0.tile", 9)),
    ("wheel", put("wheel.0.raid", 1)),
    ("wheel", drop("wheel.3.down")),
    ("dice", drop("dice.black")),
    ("dice.black", put("dice.black", 0)),
    ("dice.black", put("dice.black", 7)),
    ("dice.transparent", put("dice.transparent", [1, 2])),
    ("dice.transparent", put("dice.transparent", [1, 2, 3, 4])),
    ("dice.transparent", put("dice.transparent.0", 7)),
    ("seats", put("seats", [])),
    ("seats", put("seats", 11 * position()["seats"])),
    ("seats", drop("seats.0.walk")),
    ("seats", put("seats.0.name", "Valentin")),
    ("seats", put("seats.0.walk.stage", "lunch")),
    ("seats", put("seats.0.walk.place", 5)),
    ("seats", put("seats.0.walk.place", -1)),
    ("seats", drop("seats.0.sheet.deniers")),
    ("seats", put("seats.0.sheet.influence.circled", 19)),
    ("seats", put("seats.0.sheet.influence.left", -1)),
    ("seats", put("seats.0.sheet.citizens.red", 21)),
    ("seats", put("seats.0.sheet.citizens.blue", 1)),
    ("seats", put("seats.0.sheet.drawn.fortress", [7])),
    ("seats", put("seats.0.sheet.drawn.fortress", [0])),
    ("seats", put("seats.0.sheet.drawn.tower", [1])),
    ("seats", put("seats.0.sheet.crossed.white", [0])),
    ("seats", put("seats.0.sheet.cathedral_numbers", [0, 0, 0])),
    ("seats", put("seats.0.sheet.cathedral_numbers.0", 7)),
    ("over", put("over", "no")),
]


@pytest.mark.parametrize(("place", "edit"), MALFORMED)
def test_a_malformed_position_is_refused_at_its_place(place: str, edit: Edit):
    data = position()
    edit(data)
    error = refused(data)
    assert error.message.id == "position-form"
    assert error.place.startswith(place) or error.place == "$"


IMPOSSIBLE: list[tuple[str, Edit]] = [
    ("numbers", put("numbers", [1, 2, 3, 4, 5, 5])),
    ("numbers", put("numbers", [2, 1, 3, 4, 5, 6])),
    ("options.numbering", put("options.numbering", "sideways")),
    ("options.numbering", put("options.numbering", [1, 1, 2, 3, 4, 5])),
    ("numbers", put("options.numbering", [2, 1, 3, 4, 5, 6])),
    ("numbers", put("options.numbering", "falling")),
    ("options.", put("options.cards", {"wheel": {"attack_from_day": 0}})),
    ("options.", put("options.cards", {"wheels": {}})),
    ("wheel[0].tile", put("wheel.0.tile", 3)),
    ("wheel[0].raid", put("wheel.0.raid", True)),
    ("seats[0].sheet.influence", both("influence.left", 4)),
    ("seats[0].sheet.deniers", both("deniers", {"circled": 2, "left": 2})),
    ("seats[0].sheet.crossed", both("crossed.red", [1])),
    ("seats[0].sheet.cathedral_numbers[0]", both("cathedral_numbers", [1, 0, 0, 0, 0, 0])),
    ("seats[0].sheet.cathedral_numbers", both("drawn.cathedral", [1])),
    ("seats[0].walk.sheet", put("seats.0.walk.sheet.citizens.red", 1)),
    ("seats[0].walk.sheet.knowledge", put("seats.0.walk.sheet.knowledge.left", 9)),
    ("seats[0].walk.place", put("seats.0.walk.place", 1)),
    ("seats[0].walk.place", put("seats.0.walk.stage", "use")),
    ("seats[0].walk.place", put("seats.0.walk", {**position()["seats"][0]["walk"], "stage": "use", "place": 4})),
    ("seats[0].walk.now", put("seats.0.walk.stage", "bonus")),
    ("seats[0].walk.now", put("seats.0.walk.now", ["3 influence"])),
    ("seats[0].walk.now[0]", put("seats.0.walk.now", ["a castle"])),
    ("seats[0].walk.now", put("seats.0.walk.line", ["a work building"])),
    ("seats[0].walk.line[0]", put("seats.0.walk.line", ["3 influence"])),
    ("seats", put("seats.0.walk.stage", "done")),
    ("over", put("over", True)),
]


@pytest.mark.parametrize(("place", "edit"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(place: str, edit: Edit):
    data = position()
    edit(data)
    error = refused(data)
    assert error.message.id in ("position-wrong", "position-options")
    assert error.place.startswith(place)
    assert error.message.args.get("detail") or error.message.args["why"]


@pytest.mark.parametrize(
    ("numbering", "numbers", "fits"),
    [
        ("rising", [4, 5, 6, 1, 2, 3], True),
        ("rising", [1, 2, 3, 4, 5, 6], True),
        ("rising", [4, 3, 2, 1, 6, 5], False),
        ("rising", [4, 5, 6, 2, 1, 3], False),
        ("falling", [4, 3, 2, 1, 6, 5], True),
        ("falling", [4, 5, 6, 1, 2, 3], False),
        ("first", [2, 3, 4, 5, 6, 1], False),
        ([2, 4, 6, 1, 3, 5], [2, 4, 6, 1, 3, 5], True),
    ],
)
def test_the_numbers_follow_from_the_numbering(numbering: Any, numbers: list[int], fits: bool):
    """D13."""
    data = position()
    data["options"]["numbering"], data["numbers"] = numbering, numbers
    if fits:
        assert troyes.from_position(data).view(None)["numbers"] == numbers
    else:
        assert refused(data).place == "numbers"


def test_the_wheel_holds_the_nine_plazas_that_there_are():
    data = position()
    data["wheel"] = [{"up": "red", "down": "white"} for _ in range(9)]
    assert refused(data).place == "wheel[2]"


def tiles(*numbers: int) -> dict[str, Any]:
    """A position with the expansion whose plazas of one colour have these tiles."""
    data = position(tiles={1: "1 banquet"})
    given = list(numbers)
    for notch in data["wheel"]:
        if notch["up"] == notch["down"]:
            notch["tile"] = given.pop(0)
    return data


def test_with_the_expansion_three_different_tiles_lie_at_the_wheel():
    assert troyes.from_position(tiles(3, 8, 1)).pending
    for wrong in ((3, 8, 0), (3, 3, 1), (0, 0, 0)):
        assert refused(tiles(*wrong)).place == "wheel"


def test_a_tile_lies_beside_a_plaza_of_one_colour():
    data = tiles(3, 8, 1)
    at_two = next(at for at, notch in enumerate(data["wheel"]) if notch["up"] != notch["down"])
    data["wheel"][at_two]["tile"] = 5
    assert refused(data).place == f"wheel[{at_two}].tile"


@pytest.mark.parametrize("day", [1, 2])
def test_no_die_is_crossed_out_before_day_3(day: int):
    assert refused(position(sheet(crossed=["white 4"]), day=day)).place == "seats[0].sheet.crossed"


@pytest.mark.parametrize(
    "numbers", [(2, 1, 0, 0, 0, 0), (1, 2, 0, 0, 0, 0), (3, 3, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0), (0, 0, 1, 1, 0, 0)]
)
def test_cathedral_numbers_follow_the_order_of_construction(numbers: tuple[int, ...]):
    """D15: two Cathedrals wrote 1 and 1, wherever they stand."""
    data = position(sheet(cathedral=[1, 2]))
    both("cathedral_numbers", list(numbers))(data)
    assert refused(data).place.startswith("seats[0].sheet.cathedral_numbers")


@pytest.mark.parametrize("column", [1, 6])
def test_no_fortress_stands_where_the_red_die_is_crossed_out(column: int):
    """D10: it would have guarded that die, and could not have been constructed after it was lost."""
    data = position(sheet(fortress=[column], crossed=[f"red {column}"]), day=5)
    assert refused(data).place == "seats[0].sheet.crossed"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("drawn.fortress", []),
        ("crossed.white", [4, 5]),
        ("crossed.white", []),
        ("citizens.red", 1),
        ("influence", {"circled": 5, "left": 0}),
        ("cathedral_numbers", [2, 1, 1, 0, 0, 0]),
    ],
)
def test_within_a_half_day_nothing_is_taken_off_a_sheet(path: str, value: Any):
    """The sheet of a seat that has begun continues the one that everybody sees."""
    paper = sheet(influence=6, citizens=(2, 2, 2), fortress=[1], cathedral=[1, 2, 3], crossed=["white 4"])
    data = position(paper, day=5, chosen=1)
    assert troyes.from_position(data).pending
    put("seats.0.walk.sheet." + path, value)(data)
    assert refused(data).place.startswith("seats[0].walk.sheet")


def test_a_die_that_cannot_be_used_is_not_chosen():
    """Tile 4's Raid makes it worth 0, and there is no influence to raise it."""
    data = position(sheet(influence=0), tiles={1: "4 raid"}, chosen=1)
    assert refused(data).place == "seats[0].walk.place"


def test_a_raided_die_is_not_chosen():
    data = position(tiles={1: "8 raid"}, chosen=1)
    assert refused(data).place == "seats[0].walk.place"


@pytest.mark.parametrize("stage", ["use", "bonus", "done"])
def test_the_black_die_was_never_chosen(stage: str):
    data = position(sheet(), sheet())
    data["seats"][0]["walk"] |= {"stage": stage, "place": 4}
    data["seats"][0]["walk"]["now"] = ["a work building"] if stage == "bonus" else []
    assert refused(data).place == "seats[0].walk.place"


@pytest.mark.parametrize(
    ("paper", "item"),
    [
        (sheet(), "3 influence"),
        (sheet(), "one of each resource"),
        (sheet(), "the red track's two citizens"),
        (sheet(citizens=(20, 20, 11)), "a citizen from the full red track"),
        (sheet(citizens=(11, 11, 11)), "a citizen from the full red track"),
        (sheet(great_hall=[1, 2, 3, 4, 5, 6], cathedral=[1, 2, 3, 4, 5]), "the red track's prestige building"),
    ],
)
def test_what_is_under_way_leaves_something_to_choose(paper: dict[str, Any], item: str):
    data = position(paper, chosen=1, now=[item])
    assert refused(data).place.startswith("seats[0].walk.now")


def test_a_half_day_that_all_have_finished_is_over():
    data = position(sheet(), sheet())
    for seat in data["seats"]:
        seat["walk"]["stage"] = "done"
    assert refused(data).place == "seats"


@pytest.mark.parametrize(("day", "half"), [(8, "morning"), (7, "afternoon"), (1, "morning")])
def test_a_game_is_over_only_after_the_eighth_afternoon(day: int, half: str):
    data = position(day=day, half=half)
    data["over"] = True
    data["seats"][0]["walk"]["stage"] = "done"
    assert refused(data).place == "over"


def test_when_the_game_is_over_all_sheets_are_open():
    data = position(sheet(), day=8, half="afternoon")
    data["over"] = True
    data["seats"][0]["walk"]["stage"] = "done"
    assert troyes.from_position(data).over
    data["seats"][0]["walk"]["sheet"]["citizens"]["red"] = 20
    assert refused(data).place == "seats"


def test_a_game_is_over_only_when_all_have_finished():
    data = position(sheet(), sheet(), day=8, half="afternoon")
    data["over"] = True
    data["seats"][0]["walk"]["stage"] = "done"
    assert refused(data).place == "over"


def edited(*edits: Edit, **moment: Any) -> dict[str, Any]:
    data = position(**moment)
    for edit in edits:
        edit(data)
    return data


def last_afternoon(**first_seat: Any) -> dict[str, Any]:
    """The game is over; something is wrong with the first seat's walk."""
    data = edited(put("over", True), put("seats.0.walk.stage", "done"), day=8, half="afternoon")
    data["seats"][0]["walk"] |= first_seat
    return data


# What is wrong, and a position in which it is.
REASONS: list[tuple[str, dict[str, Any]]] = [
    ("over", last_afternoon(stage="die")),
    ("sheets-differ", last_afternoon(sheet=sheet(citizens=(20, 0, 0)))),
    ("half-day-over", edited(put("seats.0.walk.stage", "done"))),
    ("numbers-once", edited(put("numbers", [1, 2, 3, 4, 5, 5]))),
    ("numbers-option", edited(put("numbers", [2, 3, 4, 5, 6, 1]))),
    ("no-such-plaza", edited(put("wheel", 9 * [{"up": "red", "down": "red"}]))),
    ("tile-where", edited(put("wheel.0.tile", 3))),
    ("raid-without-tile", edited(put("wheel.0.raid", True))),
    ("three-tiles", tiles(3, 3, 1)),
    ("more-left", edited(both("influence.left", 4))),
    ("circled-at-start", edited(both("deniers", {"circled": 2, "left": 2}))),
    ("struck-too-soon", edited(both("crossed.red", [1]))),
    ("guarded-die", position(sheet(fortress=[2], crossed=["red 2"]), day=5)),
    ("no-cathedral", edited(both("cathedral_numbers", [1, 0, 0, 0, 0, 0]))),
    ("cathedral-numbers", edited(both("drawn.cathedral", [1]))),
    ("nothing-chosen", edited(put("seats.0.walk.sheet.citizens.red", 1))),
    ("only-bonuses", edited(put("seats.0.walk.line", ["3 influence"]))),
    ("nothing-under-way", edited(put("seats.0.walk.now", ["3 influence"]))),
    ("no-die-there", edited(put("seats.0.walk.stage", "use"))),
    ("no-die-yet", edited(put("seats.0.walk.place", 1))),
    ("track-not-full", position(chosen=1, now=["a citizen from the full red track"])),
    ("nothing-to-choose", position(chosen=1, now=["3 influence"])),
    ("useless-die", position(sheet(influence=0), tiles={1: "4 raid"}, chosen=1)),
    ("struck-between", edited(put("seats.0.walk.sheet.crossed.red", [1]), day=5, chosen=1)),
    ("building-missing", edited(both("drawn.fortress", [1]), put("seats.0.walk.sheet.drawn.fortress", []), chosen=1)),
    (
        "number-changed",
        edited(
            both("drawn.cathedral", [1, 2, 3]),
            both("cathedral_numbers", [1, 1, 2, 0, 0, 0]),
            put("seats.0.walk.sheet.cathedral_numbers", [2, 1, 1, 0, 0, 0]),
            chosen=1,
        ),
    ),
    ("circle-missing", edited(both("citizens.red", 2), put("seats.0.walk.sheet.citizens.red", 1), chosen=1)),
    ("no-such-thing", edited(put("seats.0.walk.now", ["a castle"]))),
]


@pytest.mark.parametrize(("why", "data"), REASONS, ids=[why for why, _ in REASONS])
def test_what_is_wrong_is_told_in_both_languages(why: str, data: dict[str, Any]):
    error = refused(data)
    detail: Any = error.message.args["detail"]
    assert detail.message.id == f"position-dice-{why}"
    for lang in ("en", "fr"):
        assert detail.text(lang) in error.text(lang)
    assert detail.text("en") != detail.text("fr")


def test_everything_that_can_be_wrong_is_told_by_a_case():
    for lang in ("en", "fr"):
        page = (files("troyes.dice") / "locale" / f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^position-dice-([\w-]+) =", page, re.MULTILINE)) == {why for why, _ in REASONS}


@pytest.mark.parametrize("data", [{}, {"game": "chess"}, {"game": 3}, [], None, "troyes-dice"])
def test_what_is_no_position_is_refused(data: Any):
    assert refused(data).message.id == "position-foreign"


@pytest.mark.parametrize("rolls", [(0,), (7,), (1, 2, "3"), (True,), (2.0,), (1, None)])
def test_a_scripted_roll_is_a_face_of_a_die(rolls: tuple[Any, ...]):
    assert refused(position(), rolls=rolls).place == f"rolls[{len(rolls) - 1}]"


@pytest.mark.parametrize("seed", [1.5, None, True, b"seed"])
def test_a_seed_is_a_number_or_a_text(seed: Any):
    with pytest.raises(troyes.OptionError) as caught:
        troyes.from_position(position(), seed=seed)
    assert caught.value.place == "seed"
