"""What a seat is shown of its table: its view, what it must choose, and what each option would do."""

from troyes.core.decision import Decision, Option
from troyes.core.errors import TroyesError
from troyes.core.game import Entry, Game
from troyes.core.message import Message
from troyes.core.table import Table
from troyes.server.wire.common import Amounts
from troyes.server.wire.live import Held, OptionSeen, StateMessage, Turn


def said_of(error: TroyesError) -> Message:
    """What an error says. An illegal move names its rule."""
    reason = getattr(error, "reason", None)
    return error.message if reason is None else reason.message


def unlike(before: list[Entry], now: list[Entry]) -> int:
    """The first place in which two stories differ."""
    shared = min(len(before), len(now))
    if before[:shared] == now[:shared]:
        return shared
    return next(at for at in range(shared) if before[at] != now[at])


def state_of(
    table: Table, seat: int | None, n: int, moved: int, foresee: bool, known: list[Entry]
) -> tuple[StateMessage, list[Entry]]:
    """The state for a seat or a spectator, and its whole story. The message tells the log from where `known` ends."""
    seen = table.as_seen(seat)
    story = seen.story(seat)
    first = unlike(known, story)
    return StateMessage(
        n=n,
        seat=seat,
        view=seen.view(seat),
        log_from=first,
        log=[seen.tell(entry) for entry in story[first:]],
        pending=[decision.seat for decision in table.game.pending],
        turn=None if seat is None else turn_of(table, seen, seat, moved, foresee),
        means=None if seat is None else seen.resources(seat),
        over=table.game.over,
    ), story


def turn_of(table: Table, seen: Game, seat: int, moved: int, foresee: bool) -> Turn | None:
    """What the seat must choose or confirm. `seen`: the game with its held step on the table."""
    decision = next((found for found in table.game.pending if found.seat == seat), None)
    if decision is None:
        return None
    held = table.held.get(seat)
    return Turn(
        seat=seat,
        at=moved,
        kind=decision.kind,
        prompt=decision.prompt(),
        options=[] if held is not None else [_option(table, option, foresee) for option in decision.options],
        held=None if held is None else _held(table, seen, decision, held),
        can_undo=table.can_undo(seat),
    )


def _option(table: Table, option: Option, foresee: bool) -> OptionSeen:
    says = option.message
    if not foresee:
        return OptionSeen(option.key, says, [], {}, False)
    seat = option.decision.seat
    after = table.game.ahead(seat, option.key)
    if after is None:
        return OptionSeen(option.key, says, [], {}, True)
    does = list(after.news(table.game, seat))
    price = after.paid(seat, does)
    return OptionSeen(option.key, says, does, change_of(table.game, after, seat), False, price)


def _held(table: Table, after: Game, decision: Decision, key: str) -> Held:
    """The whole turn that waits to be ended, from its first step that could still be taken back."""
    seat = decision.seat
    option = next(option for option in decision.options if option.key == key)
    first = next((step.before for step in table.steps if step.seat == seat), table.game)
    change = {} if after is table.game else change_of(first, after, seat)
    before, now = first.story(seat), after.story(seat)
    does = [after.tell(entry) for entry in now[unlike(before, now) :]]
    return Held(key, option.message, does, change, table.holds_reveal(seat), after.paid(seat, does))


def change_of(before: Game, after: Game, seat: int) -> Amounts:
    had, has = before.resources(seat), after.resources(seat)
    return {what: count - had.get(what, 0) for what, count in has.items() if count != had.get(what, 0)}
