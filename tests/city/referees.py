"""The engine and the second referee side by side: both must agree at every step of a game."""

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.city.oracle import legal, play, score, winners
from tests.city.oracle_table import copied, met

Position = dict[str, Any]


@dataclass
class Pair:
    """How the two are compared: what chance decided in a draw, what of a position counts, what is to be remembered."""

    rolled: Callable[[list[Any]], list[Any]]
    comparable: Callable[[Position], Position]
    note: Callable[[Position, str], None]


def each_game(first: int, games: int, compare_game: Callable[[int], None]) -> None:
    for number in range(first, first + games):
        try:
            compare_game(number)
        except Exception as error:
            error.add_note(f"in game {number}")
            raise


def follow(game: Any, choose: Callable[[list[str]], str], last: int, pair: Pair) -> Position:
    """Plays on for so many choices. Options and positions are compared at each; the last position comes back."""
    drawn = len(game.draws())
    position = game.position()
    while not game.over and last:
        last -= 1
        (decision,) = game.pending
        offered = decision.options.keys()
        assert len(offered) == len(set(offered))
        legal_keys = legal(position)
        engine, referee = sorted(set(offered) - legal_keys), sorted(legal_keys - set(offered))
        assert engine == referee, (
            f"only the engine offers {engine}, only the referee {referee} at {situation(position)}"
        )
        assert decision.seat == position["turn"]
        key = choose(offered)
        game.play(decision.seat, key)
        draws = game.draws()
        rolls = iter([value for draw in draws[drawn:] for value in pair.rolled(draw)])
        drawn = len(draws)
        told = play(position, key, rolls)
        unused = list(rolls)
        assert not unused, f"rolls left over: {unused} of {draws[-9:]} after {key} at {situation(position)}"
        after = game.position()
        one, other = pair.comparable(after), pair.comparable(told)
        differences = [] if one == other else list(compare("", one, other))
        assert not differences, f"engine, referee: {differences} after {key} at {situation(position)}"
        pair.note(position, key)
        position = after
    return position


def check_end(game: Any, position: Position) -> None:
    """Both count the same, and see the same winners."""
    lines = [dict(lines.lines) for lines in game.scores()]
    assert lines == score(position), f"{lines} {score(position)} at {situation(position)}"
    if game.over:
        assert list(game.winners()) == winners(position)


def rolled(draw: list[Any]) -> list[int]:
    """The values of the dice in a draw."""
    what, numbers = draw
    kind = what.split()[0]
    if kind in ("workforce", "roy-dice"):
        return [number % 6 + 1 for number in numbers]
    if kind in ("event-roll", "rerolled"):
        return [numbers[-1]]
    if kind == "black-roll":  # how many, then what they show
        assert len(numbers) == numbers[0] + 1
        return numbers[1:]
    assert kind in ("shot", "roy-roll"), what
    return list(numbers)


def comparable(position: dict[str, Any]) -> dict[str, Any]:
    """Without what is no rule: the order in which cards were gained, who was up when the game ended."""
    position = copied(position)
    for family in [*position["families"], position["neutral"]]:
        if "events" in family:
            family["events"].sort()
    walk = position["walk"]
    taken = walk["left"]
    position["black_dice"] = sorted(position["black_dice"][:taken]) + position["black_dice"][taken:]
    if walk["target"] is None:
        walk["settled"] = False
    if position["step"] == "over":
        position["turn"] = None
    return position


def compare(place: str, one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    """Where two positions differ."""
    if isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other):
        for name in one:
            yield from compare(f"{place}.{name}", one[name], other[name])
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at in range(len(one)):
            yield from compare(f"{place}[{at}]", one[at], other[at])
    elif one != other:
        yield place, one, other


def situation(position: dict[str, Any]) -> str:
    names = ("game", "round", "start_player", "step", "turn", "walk", "buildings", "lying", "black_dice", "cathedral")
    shown = {name: position[name] for name in (*names, "events", "families", "neutral")}
    shown["cards"] = [slot for slot in position["activities"] if slot["level"] <= position["round"]]
    return f"{shown} {position.get('ladies')} {position['options']}"


def preferred(rng: random.Random, tastes: list[str], eager: bool, offered: list[str]) -> str:
    """A legal key, by chance, but rather one to the taste."""
    if rng.random() < 0.5:
        liked = [key for key in offered if key.split()[0] in tastes]
        if liked:
            return rng.choice(liked)
    kinds = sorted({key.split()[0] for key in offered} - ({"pass"} if eager and len(offered) > 1 else set()))
    kind = rng.choice(kinds)
    return rng.choice([key for key in offered if key.split()[0] == kind])


def tell(compare_game: Callable[[int], None]) -> None:
    """The games that the command line names, and what came up in them."""
    first, games = map(int, sys.argv[1:])
    each_game(first, games, compare_game)
    for what, times in sorted(met.items()):
        sys.stdout.write(f"{times:8} {what}\n")
