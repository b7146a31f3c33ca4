"""What nobody else may know in a game with the expansion (T36), and what all know: the open Character, the tiles."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests import contract
from tests.city.modules import EVERYTHING
from tests.city.table import city, place

import troyes
from troyes.city import numbers
from troyes.city.decision import CityDecision
from troyes.city.names import ACTIVITIES, BASE_CHARACTERS, BONUS_ACTIVITIES, CHARACTERS, LADIES_ACTIVITIES

Position = dict[str, Any]

TABLES: dict[str, dict[str, Any]] = {
    "everything": EVERYTHING,
    "everything of the expansion alone": {**EVERYTHING, "activities": "ladies", "events": "ladies"},
    "bonus cards too": {**EVERYTHING, "events": "ladies", "bonus": ["baker", "prior", "resistance"]},
    "an open character of the base game": {"open_character": True, "tournament": True},
}
every_table = pytest.mark.parametrize("table", TABLES)
LADIES_EVENTS = {"wolves", "chief_outlaw", "harsh_winter", "uprising", "monk_event", "possession"}


def begin(table: str, players: int, seed: int) -> troyes.Game:
    options = {name: value for name, value in TABLES[table].items() if players > 2 or name != "tournament"}
    return troyes.new_game("troyes", players=players, seed=seed, **options)


def moments(table: str, players: int, seed: int, choices: int = 12) -> Iterator[troyes.Game]:
    """Now and then in a random game."""
    game, rng = begin(table, players, seed), random.Random(seed)
    while game.pending:
        yield game
        contract.play_random(game, rng, choices)


def pool(position: Position, colour: str, level: int) -> list[str]:
    """The cards that may lie there, by the boxes that are in play."""
    options, printed = position["options"], numbers.base()["activities"]
    box = options.get("activities", "base")
    cards = [name for name in ACTIVITIES[:LADIES_ACTIVITIES] if box != "ladies" and name not in BONUS_ACTIVITIES]
    cards += [name for name in BONUS_ACTIVITIES if name in options["bonus"]]
    cards += ACTIVITIES[LADIES_ACTIVITIES:] if box != "base" else []
    return [name for name in cards if (printed[name]["colour"], printed[name]["level"]) == (colour, level)]


def characters_of(position: Position) -> list[str]:
    return CHARACTERS if position["options"].get("characters") == "ladies" else CHARACTERS[:BASE_CHARACTERS]


def open_character(position: Position) -> str | None:
    return position.get("ladies", {}).get("open_character")


def reshuffled(position: Position, rng: random.Random) -> Position:
    """Decks in another order that could be as well (L1)."""
    decks = {name: list(cards) for name, cards in position["decks"].items()}
    first = LADIES_EVENTS if position["options"].get("events") == "ladies" else set[str]()
    for name in ("yellow", "white"):
        rng.shuffle(decks[name])
        decks[name].sort(key=lambda card: card not in first)
    reds = decks["red"] + decks["box"]
    rng.shuffle(reds)
    reds.sort(key=lambda card: card not in first)
    red, decks["box"] = reds[: len(decks["red"])], reds[len(decks["red"]) :]
    rng.shuffle(red)
    return {**decks, "red": red}


def with_other_secrets(position: Position, seat: int | None, rng: random.Random) -> Position:
    """The same table to this seat's eyes: others' Characters and VP, decks and cards to come are different."""
    other = {**position, "families": [dict(family) for family in position["families"]]}
    known = [open_character(position), *([] if seat is None else position["families"][seat]["characters"])]
    rest = [name for name in characters_of(position) if name not in known]
    rng.shuffle(rest)
    for number, family in enumerate(other["families"]):
        if number != seat:
            family["characters"] = [rest.pop() for _ in family["characters"]]
            family["vp"] += rng.randint(1, 9)
    shown = 0 if position["step"] == "placement" else min(position["round"], 3)
    other["activities"] = [
        card if card["level"] <= shown else {**card, "card": rng.choice(pool(position, card["colour"], card["level"]))}
        for card in position["activities"]
    ]
    return {**other, "decks": reshuffled(position, rng)}


# -- views -----------------------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_does_not_change_when_only_the_secrets_of_others_do(table: str, players: int):
    """T36: nor does what can be chosen."""
    rng, compared = random.Random(players), 0
    for game in moments(table, players, 5):
        position = game.position()
        for seat in [None, *range(players)]:
            here, other = (troyes.from_position(data) for data in (position, with_other_secrets(position, seat, rng)))
            assert other.position() != position
            assert other.view(seat, log=True) == here.view(seat, log=True)
            assert [each.options.keys() for each in other.pending] == [each.options.keys() for each in here.pending]
            compared += 1
    assert compared > 20


@every_table
def test_the_open_character_is_seen_by_all_and_dealt_to_nobody(table: str):
    """L2."""
    for players in (2, 3, 4):
        game = begin(table, players, 3)
        name = open_character(game.position())
        assert name in characters_of(game.position())
        assert name not in [each for family in game.position()["families"] for each in family["characters"]]
        for seat in [None, *range(players)]:
            view = game.view(seat, log=True)
            assert view["ladies"]["open_character"] == name
            told = [line["args"] for line in view["log"] if line["id"] == "city-log-open-character"]
            assert [args["character"] for args in told] == [name]


def test_tiles_guards_and_possessed_citizens_lie_open():
    game = begin("everything", 4, 2)
    views = [game.view(seat, log=True) for seat in (None, 0, 1, 2, 3)]
    assert [view["ladies"] for view in views] == [game.position()["ladies"]] * 5
    assert all("city-log-tiles" in [line["id"] for line in view["log"]] for view in views)


def test_purple_dice_lie_open():
    game = place(city(dice={0: "p3 r1", 1: "p5", 2: "y1"}))
    for seat in (None, 0, 1, 2):
        assert [family["dice"]["purple"] for family in game.view(seat)["families"]] == [[3], [5], []]


def test_the_log_of_a_view_tells_only_the_own_characters_and_no_deck():
    game = begin("everything", 4, 9)
    for seat in range(4):
        lines = game.view(seat, log=True)["log"]
        assert [line["args"]["seat"] for line in lines if line["id"] == "city-log-dealt"] == [seat + 1]
        assert not {line["id"] for line in lines} & {"city-log-cards", "city-log-red-deck", "city-log-yellow-deck"}


# -- the Master Builder ----------------------------------------------------------------------------------------------


def builder(card: str, **given: Any) -> troyes.Game:
    """That white card of level 2 is among the nine."""
    return place(city(**{"cards": [card], "activities": "both", "dice": {0: "w1", 1: "r1"}, **given}))


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_before_it_is_revealed_nothing_shows_whether_the_master_builder_is_in_play(seat: int | None):
    """L6: no fourth level in a view, no points lost in a count, no other refusal."""
    there, absent = (builder(card, round=1) for card in ("master_builder", "preacher"))
    assert there.view(seat, log=True) == absent.view(seat, log=True)
    assert len(there.view(seat)["cathedral"]) == 3
    assert [score.lines for score in there.scores()] == [score.lines for score in absent.scores()]
    words = {str(game.why_not(0, f"activate {card}")) for game in (there, absent) for card in ("master_builder",)}
    assert len(words) == 1
    assert str(there.why_not(0, "activate preacher")).replace("Preacher", "Master Builder") in words


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_the_fourth_level_is_seen_as_soon_as_the_master_builder_lies_open(seat: int | None):
    assert len(builder("master_builder", round=2).view(seat)["cathedral"]) == 4
    assert len(builder("preacher", round=2).view(seat)["cathedral"]) == 3


# -- guesses ---------------------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_looks_like_the_game_and_plays_to_its_end(table: str, players: int):
    rng = random.Random(players)
    for at, game in enumerate(moments(table, players, 8, 40)):
        contract.check_guess(game, [None, *range(players)][at % (players + 1)], rng)


@every_table
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_does_not_depend_on_what_the_seat_cannot_know(table: str, players: int):
    """The same table to this seat's eyes and the same bits: the same cards are dreamt of."""
    rng = random.Random(players)
    for game in moments(table, players, 6, 25):
        position = game.position()
        for seat in [None, *range(players)]:
            other = with_other_secrets(position, seat, rng)
            first, second = (
                troyes.from_position(data).guess(seat, random.Random(2)).position() for data in (position, other)
            )
            assert first["decks"] == second["decks"]
            assert first["activities"] == second["activities"]
            assert [family["characters"] for family in first["families"]] == [
                family["characters"] for family in second["families"]
            ]


def dreams(game: troyes.Game, seat: int | None, number: int = 300) -> list[Position]:
    rng = random.Random(1)
    return [game.guess(seat, rng).position() for _ in range(number)]


@every_table
def test_a_guess_deals_every_character_but_the_known_ones(table: str):
    """L2: the open one is never dealt, the own ones stay; of nine Characters any other may be in a hand."""
    game = begin(table, 3, 4)
    truth = game.position()
    own = truth["families"][0]["characters"]
    found = dreams(game, 0)
    assert all(dream["families"][0]["characters"] == own for dream in found)
    assert all(dream["ladies"] == truth["ladies"] for dream in found)
    for seat in (1, 2):
        seen = {dream["families"][seat]["characters"][0] for dream in found}
        assert seen == {*characters_of(truth)} - {*own, open_character(truth)}


@every_table
def test_a_guess_turns_cards_of_every_box_that_is_in_play(table: str):
    """L1: each face-down card may be any of its colour and level; the open ones stay."""
    game = begin(table, 3, 4)
    while game.position()["step"] == "placement":
        contract.play_random(game, random.Random(1), 1)
    truth, found = game.position(), dreams(game, 1)
    assert truth["round"] == 1
    for slot, card in enumerate(truth["activities"]):
        seen = {dream["activities"][slot]["card"] for dream in found}
        assert seen == ({card["card"]} if card["level"] == 1 else {*pool(truth, card["colour"], card["level"])})


def test_a_guess_shuffles_all_events_together_when_both_boxes_are():
    """L1."""
    game = begin("everything", 3, 4)
    truth, found = game.position(), dreams(game, 0)
    for deck in ("yellow", "white"):
        assert {dream["decks"][deck][0] for dream in found} == {*truth["decks"][deck]}
    assert {dream["decks"]["red"][0] for dream in found} == {*truth["decks"]["red"], *truth["decks"]["box"]}
    assert any("wolves" in dream["decks"]["box"] for dream in found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_keeps_the_expansions_events_where_the_set_up_put_them(players: int):
    """L1: on top of yellow and white, both orders; both red ones somewhere in the deck; the rest is shuffled."""
    game = begin("everything of the expansion alone", players, 4)
    truth, found = game.position()["decks"], dreams(game, 0)
    for deck, ladies in (("yellow", {"harsh_winter", "uprising"}), ("white", {"monk_event", "possession"})):
        assert all({*dream["decks"][deck][:2]} == ladies for dream in found)
        assert {dream["decks"][deck][0] for dream in found} == ladies
        assert {dream["decks"][deck][2] for dream in found} == {*truth[deck]} - ladies
    assert all({"wolves", "chief_outlaw"} <= {*dream["decks"]["red"]} for dream in found)
    for at in range(len(truth["red"])):
        assert {dream["decks"]["red"][at] for dream in found} == {*truth["red"], *truth["box"]}


def test_a_guess_keeps_the_one_that_is_left_of_the_expansions_events():
    """L1: whoever has seen Wolves come knows that the Chief Outlaw is still in the deck."""
    decks = {"red": ["brigands_a", "chief_outlaw"], "yellow": ["uprising", "drought", "support"]}
    queue: Position = {"wolves": [], "monk_event": [], "possession": [], "harsh_winter": []}
    position = city(events=queue, decks=decks, dice={0: "r1"})
    position["options"]["events"] = "ladies"
    found = dreams(place(position), 0)
    assert all("chief_outlaw" in dream["decks"]["red"] for dream in found)
    assert {dream["decks"]["red"].index("chief_outlaw") for dream in found} == {0, 1}
    assert all(dream["decks"]["yellow"][0] == "uprising" for dream in found)
    assert {tuple(dream["decks"]["yellow"][1:]) for dream in found} == {("drought", "support"), ("support", "drought")}


def test_a_guess_dreams_of_the_master_builder_and_of_a_game_without_it():
    """L6: face down it may be there or not; its fourth level is no sign."""
    for card in ("master_builder", "preacher"):
        seen = {dream["activities"][7]["card"] for dream in dreams(builder(card, round=1), 0)}
        assert {"master_builder", "preacher", "apprenticeship"} <= seen


# -- bots and records ------------------------------------------------------------------------------------------------


@every_table
def test_a_bots_decision_holds_no_secret(table: str):
    """What is handed to a player is the decision as its seat may hold it: no decks, hidden cards, hands or VP."""
    kinds = set[str]()
    for game in moments(table, 3, 5, 3):
        (decision,) = game.pending
        seen = decision.seen()
        assert isinstance(seen, CityDecision)
        held = seen.city
        assert (held.red, held.yellow, held.white, held.box, held.characters) == ([], [], [], [], [])
        assert held.vp == [0] * 5
        hidden = [card for slot, card in enumerate(held.activities) if slot % 3 >= held.revealed]
        assert set(hidden) <= {-1}
        assert seen.options.keys() == decision.options.keys()
        assert [option.label("fr") for option in seen.options] == [option.label("fr") for option in decision.options]
        assert seen.prompt().text() == decision.prompt().text()
        kinds.add(decision.kind)
    assert len(kinds) > 5


@every_table
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_record_replays(table: str, players: int):
    game = contract.play_random(begin(table, players, 11), random.Random(players))
    assert game.over
    contract.check_replay(game)


@every_table
def test_when_the_game_is_over_all_is_shown(table: str):
    game = contract.play_random(begin(table, 3, 11), random.Random(1))
    hands = [family["characters"] for family in game.position()["families"]]
    for seat in (None, 0, 1, 2):
        view = game.view(seat, log=True)
        assert [family["characters"] for family in view["families"]] == hands
        assert {"city-log-cards", "city-log-red-deck"} <= {line["id"] for line in view["log"]}
