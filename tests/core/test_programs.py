"""What programs play with: codes, masks, the table of actions, observations."""

import pickle
import random
from array import array
from collections.abc import Iterator
from ctypes import c_bool, c_float
from typing import Any

import numpy
import pytest
from tests import contract
from tests.city import invariants
from tests.core.test_contract import IDS, TABLES, begin

import troyes
from troyes import Game

Table = tuple[str, int, dict[str, Any]]
every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def moments(table: Table, seed: str, apart: int = 1) -> Iterator[Game]:
    """A random game, every so many choices."""
    game, rng = begin(table, seed), random.Random(seed)
    while game.pending:
        yield game
        contract.play_random(game, rng, apart)
    yield game


# -- codes and masks -------------------------------------------------------------------------------------------------


@every_table
def test_a_game_can_be_played_by_its_masks_alone(table: Table) -> None:
    game, rng = begin(table, "mask"), random.Random(1)
    out = numpy.zeros(game.action_count, bool)
    while game.pending:
        decision = rng.choice(game.pending)
        assert game.mask(decision.seat, out) is out
        legal = numpy.flatnonzero(out)
        assert sorted(decision.codes) == list(legal)
        assert game.mask(decision.seat) == bytearray(out)
        game.play(decision.seat, rng.choice(legal))
    assert not any(game.mask(0))
    assert troyes.replay(game.record()) == game


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    game = troyes.new_game("troyes", players=3, seed=1)
    asked = game.pending[0].seat
    assert [any(game.mask(seat)) for seat in range(3)] == [seat == asked for seat in range(3)]
    with pytest.raises(troyes.OptionError):
        game.mask(3)


UNFIT: list[Any] = [
    *(bytearray(3), bytes(74), 74, array("h", bytes(74)), array("f", bytes(296))),
    *(numpy.zeros(size, kind) for size, kind in ((74, "float32"), (37, "int16"), (37, ">u2"), (74, "S2"), (73, bool))),
    *(numpy.zeros(148, bool)[::2], numpy.zeros(148, bool)[::2][:37], memoryview(bytes(74)), (c_float * 74)()),
]


@pytest.mark.parametrize("out", UNFIT, ids=[f"{type(out).__name__}-{at}" for at, out in enumerate(UNFIT)])
def test_a_buffer_that_does_not_fit_a_mask_is_refused(out: Any) -> None:
    with pytest.raises(ValueError, match="buffer of 74 bytes is needed, plain bytes or truths"):
        troyes.new_game("troyes-dice", seed=1).mask(0, out)


@pytest.mark.parametrize("kind", ["int32", "uint32", ">f4", "float64", "float16", "int64", "complex64"])
def test_floats_are_written_where_such_floats_are_read_and_nowhere_else(kind: str) -> None:
    """However many of another kind take as much room."""
    game = troyes.new_game("troyes-dice", players=3, seed=1)
    size = 4 * game.observation_table().size
    out = numpy.zeros(-(-size // numpy.dtype(kind).itemsize), kind)
    with pytest.raises(ValueError, match=f"buffer of {size} bytes is needed, 32-bit floats or plain bytes"):
        game.observe(0, out)
    for code in "iIdhQl":
        if size % array(code).itemsize == 0:
            with pytest.raises(ValueError, match="32-bit floats"):
                game.observe(0, array(code, bytes(size)))
    assert not out.any()


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=[IDS[0], IDS[-1]])
def test_every_buffer_that_fits_is_filled(table: Table) -> None:
    """Of floats and of bytes, a row of a larger one, a view, what C lays out; the same stands in all of them."""
    game = begin(table, "fit")
    seen, legal = game.observe(0).tobytes(), bytes(game.mask(0))
    floats, masks = len(seen) // 4, len(legal)
    rows = numpy.zeros((3, floats), numpy.float32)
    for out in (
        *(bytearray(len(seen)), array("f", bytes(len(seen))), array("B", bytes(len(seen)))),
        *(rows[1], memoryview(rows[2]), memoryview(rows[0]).cast("B"), rows[0].reshape(1, -1)),
        *(numpy.zeros(floats, "<f4"), numpy.zeros(len(seen), numpy.uint8), (c_float * floats)()),
    ):
        assert game.observe(0, out) is out
        assert bytes(out) == seen
    for out in (
        *(bytearray(masks), array("b", bytes(masks)), (c_bool * masks)(), memoryview(bytearray(masks))),
        *(numpy.zeros(masks, kind) for kind in (bool, numpy.int8, numpy.uint8)),
    ):
        assert game.mask(0, out) is out
        assert bytes(out) == legal


# -- the table of actions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["troyes", "king", "troyes-dice"])
def test_the_published_actions_are_all_there_are(name: str) -> None:
    table = troyes.action_table(name)
    game = troyes.new_game(name, seed=1)
    assert table.version == 1
    assert table.keys == tuple(game.vocabulary.keys)
    assert len(table) == game.action_count == len(set(table.actions))
    assert len(table) == {"troyes": 891, "king": 891, "troyes-dice": 74}[name]


@every_table
def test_each_seat_has_its_own_code_for_each_action(table: Table) -> None:
    game = begin(table, "actions")
    for seat in range(game.players):
        actions = game.actions(seat)
        assert sorted(actions) == list(range(len(game.action_table())))
        assert all(game.code_of(seat, actions[code]) == code for code in range(0, game.action_count, 37))


@every_table
def test_masks_of_actions_tell_the_same(table: Table) -> None:
    for game in moments(table, "relative", 7):
        for decision in game.pending:
            told = game.mask(decision.seat, relative=True)
            actions = [action for action, legal in enumerate(told) if legal]
            assert sorted(game.code_of(decision.seat, action) for action in actions) == sorted(decision.codes)
            assert actions == sorted(game.actions(decision.seat)[code] for code in decision.codes)


def test_dice_are_named_as_the_seat_sees_them() -> None:
    game = troyes.new_game("troyes", players=3, seed=1)
    names = game.action_table().actions

    def called(seat: int, key: str) -> str:
        return names[game.actions(seat)[game.vocabulary.code(key)]]

    assert [called(seat, "die 1 red 4") for seat in range(3)] == ["die +1 red 4", "die own red 4", "die +2 red 4"]
    assert [called(seat, "turned 0 white 2") for seat in (0, 2)] == ["turned own white 2", "turned +1 white 2"]
    assert [called(seat, "take from 2") for seat in (0, 1, 2)] == ["take from +2", "take from +1", "take from own"]
    assert called(1, "die neutral red 4") == "die neutral red 4"
    assert called(1, "die purple red 4") == "die purple red 4"
    assert called(1, "agriculture") == "agriculture"


def test_a_new_choice_comes_behind_the_published_ones() -> None:
    """Wherever the vocabulary has it."""
    table = troyes.ActionTable("game", ["new", "a", "b"], ["new", "a", "b"], ["b", "a"])
    assert table.actions == ("b", "a", "new")
    assert table.from_codes(lambda code: code) == [2, 1, 0]


# -- observations ----------------------------------------------------------------------------------------------------


@every_table
def test_an_observation_is_a_row_of_floats_as_its_table_says(table: Table) -> None:
    game = contract.play_random(begin(table, "observe"), random.Random(1), 25)
    told = troyes.observation_table(game.name, game.players)
    assert told == game.observation_table()
    row = game.observe(0)
    assert isinstance(row, array)
    assert (row.typecode, len(row)) == ("f", told.size)
    out = numpy.zeros(told.size, numpy.float32)
    assert game.observe(numpy.int64(0), out) is out
    assert out.tobytes() == row.tobytes()
    at = 0
    for group in told.groups.values():
        assert group.start == at
        assert out[group.slice].reshape(group.shape).size == group.stop - group.start
        assert group.told
        at = group.stop
    assert at == told.size
    with pytest.raises(ValueError, match="buffer"):
        game.observe(0, numpy.zeros(told.size, numpy.float64))


@every_table
def test_what_is_seen_does_not_depend_on_who_looked_before(table: Table) -> None:
    """A game remembers what looks were made of, and copies share that; one that was unpickled remembers nothing."""
    rng = random.Random(2)
    for game in moments(table, "looks", 2):
        for each in (game, contract.play_random(game.copy(), rng, rng.randrange(3))):
            fresh = pickle.loads(pickle.dumps(each))
            for seat in rng.sample(range(game.players), rng.randint(1, game.players)):
                assert each.observe(seat) == fresh.observe(seat)


@every_table
def test_what_a_seat_cannot_tell_apart_looks_the_same(table: Table) -> None:
    """Others' secrets, decks, hidden cards and choices drawn anew: all that a guess draws."""
    rng = random.Random(3)
    for game in moments(table, "alike", 5 * table[1]):
        for seat in range(game.players):
            assert game.guess(seat, rng).observe(seat) == game.observe(seat)


@every_table
def test_what_a_seat_can_tell_apart_looks_different(table: Table) -> None:
    """Over the views of many moments of several games."""
    seen: dict[bytes, Any] = {}
    for seed in ("one", "two", "three"):
        for game in moments(table, seed):
            view = known(game, 0)
            assert seen.setdefault(game.observe(0).tobytes(), view) == view
    assert len(seen) > 40


def known(game: Game, seat: int) -> dict[str, Any]:
    """What stands in the seat's view, and what it remembers: others' open gains."""
    view = game.view(seat)
    if game.name == "troyes":
        view["remembered"] = [game.resources(other)["vp"] for other in range(game.players)]
    return view


def test_seats_see_the_same_table_from_their_own_side() -> None:
    """After the same choices, each in the other's place."""
    one, other = (troyes.new_game("troyes-dice", players=2, seed=3) for _ in range(2))
    keys = [one.pending[0].options[at].key for at in (0, -1)]
    for seat in (0, 1):
        one.play(seat, keys[seat])
        other.play(seat, keys[1 - seat])
    assert one.observe(0) == other.observe(1)
    assert one.observe(0) != other.observe(0)


def test_own_means_are_read_from_their_group() -> None:
    game = contract.play_random(troyes.new_game("troyes", players=3, seed=5), random.Random(2), 60)
    groups = game.observation_table().groups
    for seat in range(3):
        row = numpy.asarray(game.observe(seat))
        families = row[groups["families"].slice].reshape(groups["families"].shape)
        for place in range(3):
            has = game.resources((seat + place) % 3)
            assert list(families[place][:2]) == [has["deniers"], has["influence"]]
            assert families[place][5] == has["vp"]


@pytest.mark.parametrize("table", [TABLES[1], TABLES[5]], ids=["base", "ladies"])
def test_others_points_are_those_of_the_gains_that_the_seat_was_told_of(table: Table) -> None:
    """Nothing of them rests on what its own log leaves out."""
    for game in moments(table, "remembered", 40):
        position, families = game.position(), game.observation_table().groups["families"]
        for seat in range(game.players):
            invariants.check_books(position, [game.tell(entry) for entry in game.story(seat)])
            told = numpy.asarray(game.observe(seat))[families.slice].reshape(families.shape)[: game.players, 5]
            assert list(numpy.roll(told, seat)) == [family["vp"] for family in position["families"]]


def test_the_log_is_a_part_of_a_view_for_those_who_ask_for_it() -> None:
    game = troyes.new_game("troyes-dice", seed=1)
    whole = game.view(0, log=True)
    assert whole.pop("log") == [message.data() for message in game.log]
    assert game.view(0) == whole == game.view(0, log=False)
