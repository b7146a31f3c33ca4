"""The contract, kept by every game that the house knows."""

import random
from typing import Any

import pytest
from tests import contract
from tests.city.modules import EVERYTHING

import troyes

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("troyes", 2, {}),
    ("troyes", 3, {"bonus": ("baker", "banquet", "prior", "resistance"), "start_player": 2}),
    ("troyes", 4, {"open_scores": True, "bonus": ["resistance"]}),
    ("troyes", 2, {**EVERYTHING, "activities": "ladies", "events": "ladies"}),
    ("troyes", 3, {**EVERYTHING, "tournament": True, "bonus": ["resistance", "prior"]}),
    ("troyes", 4, {**EVERYTHING, "activities": "ladies"}),
    ("king", 1, {"bonus": ("prior", "banquet")}),
    ("troyes-dice", 1, {}),
    ("troyes-dice", 2, {"numbering": "rising"}),
    ("troyes-dice", 3, {"numbering": (3, 1, 2, 6, 5, 4), "banquets": True}),
    ("troyes-dice", 10, {"numbering": "falling", "banquets": True}),
]
IDS = [f"{name}-{players}{'-ladies' if 'ramparts' in options else ''}" for name, players, options in TABLES]


@pytest.fixture(params=TABLES, ids=IDS)
def table(request: pytest.FixtureRequest) -> tuple[str, int, dict[str, Any]]:
    return request.param


def begin(table: tuple[str, int, dict[str, Any]], seed: int | str) -> troyes.Game:
    name, players, options = table
    return troyes.new_game(name, players=players, seed=seed, **options)


def test_every_game_of_the_house_is_here() -> None:
    assert {name for name, _, _ in TABLES} == set(troyes.games())


def test_a_whole_game_keeps_the_contract_at_every_moment(table: tuple[str, int, dict[str, Any]]) -> None:
    game = begin(table, "contract")
    rng = random.Random(11)
    choose = contract.random_choice(rng)
    step = 0
    while game.pending:
        contract.check_decisions(game)
        contract.check_scores(game)
        if step % (3 * game.players) == 0:
            contract.check_position(game)
            contract.check_views(game)
            contract.check_replay(game)
            contract.check_guess(game, rng.choice([None, *range(game.players)]), rng)
        decision, at = choose(game)
        game.play(decision.seat, decision.options[at])
        step += 1
    contract.check_decisions(game)
    contract.check_position(game)
    contract.check_replay(game)
    contract.check_scores(game)
    assert game.winners()


def test_copies_are_independent_at_every_decision(table: tuple[str, int, dict[str, Any]]) -> None:
    """With ten at the table, now and then."""
    game = begin(table, "copies")
    often = 1 if game.players < 10 else 200
    rng = random.Random(12)
    choose = contract.random_choice(rng)
    step = 0
    while game.pending:
        if step % often == 0:
            contract.check_copies(game)
        decision, at = choose(game)
        game.play(decision.seat, decision.options[at])
        step += 1


def test_looking_ahead_changes_and_reveals_nothing(table: tuple[str, int, dict[str, Any]]) -> None:
    game = begin(table, "ahead")
    rng = random.Random(13)
    while game.pending:
        contract.check_ahead(game, rng.choice(game.pending))
        contract.play_random(game, rng, rng.randint(2, 12) * game.players)


def test_a_look_ahead_asks_for_a_legal_choice(table: tuple[str, int, dict[str, Any]]) -> None:
    game = begin(table, "ahead")
    for seat, key in ((0, "no such key"), (99, game.pending[0].options[0].key)):
        with pytest.raises(troyes.IllegalMove):
            game.ahead(seat, key)


def test_a_game_that_cannot_stop_at_the_end_of_a_walk_tells_less(table: tuple[str, int, dict[str, Any]]) -> None:
    """Where a game fills nothing in: the choice is played on a copy, which is shown if it reveals nothing."""
    game = contract.play_random(begin(table, "less"), random.Random(3), 40)
    while game.pending:
        decision = game.pending[0]
        for code, key in zip(decision.codes, decision.options.keys(), strict=True):
            after = troyes.Game._ahead(game, decision.seat, code)
            trial = game.copy()
            trial.play(decision.seat, key)
            assert (after is None) == (trial.reveals != game.reveals)
            if after is not None:
                assert after.position() == trial.position()
                told = troyes.Game.news(after, game, decision.seat)
                assert [line.data() for line in told] == [line.data() for line in after.news(game, decision.seat)]
        contract.play_random(game, random.Random(3), 20)


def test_every_way_can_be_gone(table: tuple[str, int, dict[str, Any]]) -> None:
    game = begin(table, "ways")
    rng = random.Random(14)
    found = 0
    while game.pending:
        decision = rng.choice(game.pending)
        contract.check_plans(game, decision)
        found += len(game.plans(decision.seat))
        contract.play_random(game, rng, rng.randint(1, 3 * game.players))
    assert found
    assert troyes.Game.plans(game, 0) == game.plans(0) == []


def test_a_copy_has_the_same_future(table: tuple[str, int, dict[str, Any]]) -> None:
    game = contract.play_random(begin(table, "future"), random.Random(1), 20)
    twin = game.copy()
    contract.play_random(game, random.Random(2))
    contract.play_random(twin, random.Random(2))
    assert contract.snapshot(game) == contract.snapshot(twin)


def test_a_guess_has_another_future(table: tuple[str, int, dict[str, Any]]) -> None:
    game = contract.play_random(begin(table, "guess"), random.Random(1), 20)
    rng = random.Random(4)
    rolls = {str(contract.play_random(game.guess(0, rng), random.Random(2)).draws()[-3:]) for _ in range(8)}
    assert len(rolls) == 8
    truth = str(contract.play_random(game.copy(), random.Random(2)).draws()[-3:])
    assert truth not in rolls


def test_scripted_rolls_are_not_in_a_guess() -> None:
    """A roll that is still to come is the future, also where a position wrote it down."""
    position = troyes.new_game("troyes-dice", seed=1).position()
    game = troyes.from_position(position, seed=1, rolls=[6, 6, 6, 6] * 8)
    rng = random.Random(1)
    dream = contract.play_random(game.guess(0, rng), rng)
    assert [draw[1] for draw in dream.draws()[:4]] != [[6, 6, 6, 6]] * 4
    truth = contract.play_random(game, random.Random(1))
    assert [draw[1] for draw in truth.draws()[:4]] == [[6, 6, 6, 6]] * 4


def test_a_guess_holds_no_game_that_knows_the_truth() -> None:
    """Neither the seed, nor the scripted rolls, nor a generator of the true game is within reach, guess upon guess."""
    position = troyes.new_game("troyes-dice", players=2, seed=1).position()
    game = troyes.from_position(position, seed="truth", rolls=[6] * 8)
    for seat in (0, 1, None):
        dream = game.guess(seat, random.Random(1)).guess(seat, random.Random(2))
        reachable: troyes.Game | None = dream
        starts = 0
        while reachable is not None:
            assert reachable.seed != "truth"
            assert reachable.rolls == reachable.rng.script == ()
            reachable = reachable.start
            starts += 1
        assert starts == 2


def test_replay_stops_where_it_is_told(table: tuple[str, int, dict[str, Any]]) -> None:
    game = begin(table, "upto")
    rng = random.Random(5)
    snapshots = [contract.snapshot(game)]
    for _ in range(30):
        contract.play_random(game, rng, 1)
        snapshots.append(contract.snapshot(game))
    record = game.record()
    for upto in (0, 1, 7, 30):
        assert contract.snapshot(troyes.replay(record, upto=upto)) == snapshots[upto]


def test_an_option_and_its_key_are_the_same_choice(table: tuple[str, int, dict[str, Any]]) -> None:
    by_option, by_key = begin(table, 3), begin(table, 3)
    for _ in range(25):
        decision = by_option.pending[-1]
        option = decision.options[len(decision.options) // 2]
        by_option.play(decision.seat, option)
        by_key.play(decision.seat, option.key)
    assert contract.snapshot(by_option) == contract.snapshot(by_key)


def test_options_are_a_sequence() -> None:
    options = troyes.new_game("troyes-dice", seed=1).pending[0].options
    listed = list(options)
    assert len(options) == len(listed)
    assert options[0] == listed[0]
    assert options[-1] == listed[-1]
    assert options[1:] == listed[1:]
    assert list(reversed(options)) == listed[::-1]
    assert listed[1] in options
    assert options.index(listed[1]) == 1
    assert options.count(listed[1]) == 1
    assert "die 1" not in options
    assert random.Random(1).choice(options) in listed
    with pytest.raises(IndexError):
        options[len(listed)]


def test_a_decision_stays_as_it_was_when_the_game_moves_on() -> None:
    game = troyes.new_game("troyes-dice", seed=2)
    decision = game.pending[0]
    game.play(0, decision.options[0])
    later = game.pending[0]
    assert decision.kind == "die"
    assert later.kind == "use"
    assert decision.options.keys() == troyes.new_game("troyes-dice", seed=2).pending[0].options.keys()


def test_a_seat_is_written_down_as_a_number() -> None:
    game = troyes.new_game("troyes-dice", players=2, seed=2)
    game.play(True, game.pending[1].options[0])
    contract.check_replay(game)


@pytest.mark.parametrize("seat", [-1, 1, 99])
def test_a_seat_that_is_not_at_the_table(seat: int) -> None:
    game = troyes.new_game("troyes-dice", seed=2)
    before = contract.snapshot(game)
    with pytest.raises(troyes.IllegalMove, match="seat"):
        game.play(seat, "die 1")
    assert contract.snapshot(game) == before


@pytest.mark.parametrize("key", ["", "die 9", "DIE 1", "combat war", "x" * 500])
def test_a_key_that_the_game_does_not_know(key: str) -> None:
    game = troyes.new_game("troyes-dice", seed=2)
    before = contract.snapshot(game)
    with pytest.raises(troyes.IllegalMove, match="no such choice"):
        game.play(0, key)
    assert contract.snapshot(game) == before


@pytest.mark.parametrize("key", [None, -5, 2.5, ["die 1"], b"die 1"])
def test_something_that_is_no_key_at_all(key: Any) -> None:
    game = troyes.new_game("troyes-dice", seed=2)
    before = contract.snapshot(game)
    with pytest.raises(troyes.IllegalMove, match="no such choice"):
        game.play(0, key)
    assert contract.snapshot(game) == before


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = contract.play_random(troyes.new_game("troyes-dice", seed=2), random.Random(1))
    with pytest.raises(troyes.IllegalMove, match="over"):
        game.play(0, "die 1")
    assert game.pending == ()


def test_nobody_has_won_before_the_end() -> None:
    assert troyes.new_game("troyes-dice", players=2, seed=2).winners() == ()


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        ({"name": "chess"}, "game"),
        ({"players": 0}, "players"),
        ({"players": 11}, "players"),
        ({"players": 2.0}, "players"),
        ({"players": True}, "players"),
        ({"players": "2"}, "players"),
        ({"seed": 1.5}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": b"x"}, "seed"),
        ({"colour": "red"}, "colour"),
        ({"numbering": "random"}, "numbering"),
        ({"numbering": (1, 2, 3, 4, 5, 5)}, "numbering"),
        ({"numbering": (1, 2, 3, 4, 5)}, "numbering"),
        ({"numbering": ("1", "2", "3", "4", "5", "6")}, "numbering"),
        ({"numbering": 7}, "numbering"),
        ({"banquets": 1}, "banquets"),
        ({"banquets": "yes"}, "banquets"),
    ],
)
def test_a_table_that_cannot_be_set(arguments: dict[str, Any], place: str) -> None:
    given = {"name": "troyes-dice", "seed": 1, **arguments}
    with pytest.raises(troyes.OptionError) as caught:
        troyes.new_game(given.pop("name"), **given)
    assert caught.value.place == place
    assert caught.value.text("fr") != caught.value.text("en") == str(caught.value)


def test_without_a_seed_one_is_drawn_and_told() -> None:
    one, two = troyes.new_game("troyes-dice"), troyes.new_game("troyes-dice")
    assert one.record()["seed"] != two.record()["seed"]
    contract.check_replay(one)


def test_a_commitment_is_the_hash_of_its_secret() -> None:
    from hashlib import sha256

    one, two = troyes.commit(), troyes.commit()
    assert one.hash == sha256(one.secret.encode()).hexdigest()
    assert one.secret != two.secret
    assert len(one.secret) == 64


class Town(str):
    """A text whose `str` is another text, as enumerations have it."""

    def __str__(self) -> str:
        return "Town.TROYES"


@pytest.mark.parametrize("seed", [0, -7, 10**40, "", "fête à Troyes 🏰", "7 ", Town("Troyes")])
def test_a_seed_survives_the_record(seed: int | str) -> None:
    game = contract.play_random(troyes.new_game("troyes-dice", seed=seed), random.Random(1))
    contract.check_replay(game)


def test_rolls_may_come_from_anything_that_can_be_counted_through() -> None:
    position = troyes.new_game("troyes-dice", seed=1).position()
    game = troyes.from_position(position, rolls=iter([6, 6, 1]))  # type: ignore[arg-type]
    assert game.record()["rolls"] == [6, 6, 1]
