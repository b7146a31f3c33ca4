"""The table of people: steps taken back one by one, and a last step that has to be meant."""

import pytest
from tests import contract

import troyes
from troyes.core.table import Table


@pytest.fixture
def table() -> Table:
    return Table(troyes.new_game("troyes-dice", players=2, seed="undo"))


def first_key(table: Table, seat: int) -> str:
    decision = table.decision(seat)
    assert decision is not None
    return decision.options[0].key


def walk(table: Table, seat: int) -> None:
    """The seat's whole half day, up to the step that is held."""
    while not table.choose(seat, first_key(table, seat)):
        pass


def test_steps_are_taken_back_one_by_one(table: Table) -> None:
    start = contract.snapshot(table.game)
    table.choose(0, first_key(table, 0))
    middle = contract.snapshot(table.game)
    walk(table, 0)
    assert table.undo(0)
    assert contract.snapshot(table.game) == middle
    assert table.undo(0)
    assert contract.snapshot(table.game) == start
    assert not table.can_undo(0)
    assert not table.undo(0)


def test_the_last_step_of_a_walk_waits_to_be_confirmed(table: Table) -> None:
    walk(table, 0)
    held = table.held[0]
    assert table.decision(0) is None
    assert (0, held) not in table.game.made()
    table.confirm(0)
    assert table.game.made()[-1] == (0, held)
    assert not table.held


def test_nothing_is_rolled_before_the_last_seat_confirms(table: Table) -> None:
    rolls = len(table.game.draws())
    walk(table, 0)
    table.confirm(0)
    walk(table, 1)
    assert len(table.game.draws()) == rolls
    table.confirm(1)
    assert len(table.game.draws()) == rolls + 1


def test_what_was_revealed_cannot_be_taken_back(table: Table) -> None:
    for seat in (0, 1):
        walk(table, seat)
        table.confirm(seat)
    assert not table.can_undo(0)
    assert not table.can_undo(1)
    assert not table.undo(0)


def test_a_seat_takes_back_its_own_step_and_keeps_the_others(table: Table) -> None:
    table.choose(0, first_key(table, 0))
    walk(table, 1)
    table.confirm(1)
    theirs = [choice for choice in table.game.made() if choice[0] == 1]
    assert table.undo(0)
    assert table.game.made() == theirs
    assert table.decision(0) is not None
    assert table.decision(1) is None


def test_a_turn_that_was_ended_stays_ended(table: Table) -> None:
    walk(table, 0)
    assert table.can_undo(0)
    table.confirm(0)
    made = table.game.made()
    assert not table.can_undo(0)
    assert not table.undo(0)
    assert table.game.made() == made
    table.choose(1, first_key(table, 1))
    assert table.can_undo(1)


def test_a_wrong_key_changes_nothing(table: Table) -> None:
    before = contract.snapshot(table.game)
    with pytest.raises(troyes.IllegalMove):
        table.choose(0, "citizen red")
    assert contract.snapshot(table.game) == before
    assert not table.can_undo(0)


def test_confirming_nothing_does_nothing(table: Table) -> None:
    before = contract.snapshot(table.game)
    table.confirm(0)
    assert contract.snapshot(table.game) == before


def test_a_held_step_tells_whether_its_end_reveals_something(table: Table) -> None:
    assert not table.holds_reveal(0)
    walk(table, 0)
    assert not table.holds_reveal(0)  # the other one has not finished
    walk(table, 1)
    table.confirm(1)
    assert table.holds_reveal(0)  # now the next roll follows


def test_a_turn_that_only_passes_on_reveals_nothing() -> None:
    table = Table(troyes.new_game("troyes", players=2, seed=1))
    decision = table.game.pending[0]
    table.choose(decision.seat, decision.options[0])
    assert decision.seat in table.held
    assert not table.holds_reveal(decision.seat)


# -- looking ---------------------------------------------------------------------------------------------------------


def test_a_copy_of_a_table_goes_its_own_way(table: Table) -> None:
    table.choose(0, first_key(table, 0))
    walk(table, 1)
    before, made, held = contract.snapshot(table.game), len(table.steps), dict(table.held)
    twin = table.copy()
    assert (twin.game, len(twin.steps), twin.held) == (table.game, made, held)
    twin.confirm(1)
    walk(twin, 0)
    twin.confirm(0)
    assert twin.game.reveals != table.game.reveals
    assert (contract.snapshot(table.game), len(table.steps), table.held) == (before, made, held)
    assert table.undo(1)
    assert table.undo(0)


def test_a_seat_sees_its_own_held_step_and_nobody_else_does(table: Table) -> None:
    start = [table.game.view(seat, log=True) for seat in (0, 1, None)]
    walk(table, 0)
    before = table.game.view(0, log=True)
    seen = table.view(0, log=True)
    assert seen["yours"]["stage"] == "done"
    assert before["yours"]["stage"] != "done"
    assert seen["log"] == [*before["log"], *(line.data() for line in table.foretold(0, table.held[0]))]
    assert [table.view(1, log=True), table.view(None, log=True)] == start[1:]
    table.confirm(0)
    assert table.view(0, log=True) == seen


def test_a_step_is_foretold_up_to_what_it_reveals(table: Table) -> None:
    told = [message.id for message in table.foretold(0, first_key(table, 0))]
    assert told == ["dice-log-took"]
    walk(table, 1)
    table.confirm(1)
    walk(table, 0)
    assert "dice-log-rolled" not in [message.id for message in table.foretold(0, table.held[0])]
    with pytest.raises(troyes.IllegalMove):
        table.foretold(0, "citizen red")


def test_a_step_that_rolls_is_not_foretold() -> None:
    game = troyes.new_game("troyes", players=2, seed=1)
    while not any(option.key.startswith("reroll") for option in game.pending[0].options):
        game.play(game.pending[0].seat, game.pending[0].options[0])
    decision = game.pending[0]
    reroll = next(option for option in decision.options if option.key.startswith("reroll"))
    assert Table(game).foretold(decision.seat, reroll) == []
