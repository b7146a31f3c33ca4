"""What a choice costs and brings, told before it is made. The engine tries it out; this only adds up and words it."""

from dataclasses import dataclass

from troyes.core.decision import Decision
from troyes.core.message import Arg, Message
from troyes.dice import log
from troyes.dice.decision import DiceDecision
from troyes.dice.game import DiceGame
from troyes.dice.names import CITIZEN, ONE_OF_EACH
from troyes.dice.walk import AT_USE, DONE, Walk

QUIET = (log.TOOK, log.CHANGED, log.GAINED, log.REST)


@dataclass
class Outcome:
    """A half day as it would stand after a choice."""

    pay: list[int]
    """Influence, deniers, knowledge: the die's price and what it took to change it."""
    gain: list[list[str | int]]
    """All resources and citizens, as amounts."""
    told: list[Message]
    """What else happens: buildings, links, bonuses."""
    points: int
    """What the sheet would count, compared with the start of the half day."""
    total: int
    done: bool
    """Whether nothing is left to choose."""
    walk: Walk


def outcome(game: DiceGame, seat: int, key: str) -> Outcome:
    """The seat's half day after this legal choice."""
    return told(game, game.after(seat, key))


def told(game: DiceGame, walk: Walk) -> Outcome:
    """What a walk has cost and brought so far."""
    pay = [0, 0, 0]
    gain = [0] * 6
    lines: list[Message] = []
    for entry in log.flat(walk.log):
        what, rest = entry[0], entry[2:]
        if what == log.TOOK:
            pay = [paid + price for paid, price in zip(pay, rest[3:6], strict=True)]
        elif what == log.CHANGED:
            pay = [pay[0] + rest[2], pay[1], pay[2] + rest[3]]
        elif what == log.GAINED:
            gain[rest[0]] += rest[1]
        elif what == log.MOVED_ON:
            gain[3 + rest[1]] += 1
        if what not in QUIET:
            lines.append(log.message(entry))
    before = game.sheets[walk.seat].points(game.printed)
    total = walk.sheet.points(game.printed)
    amounts: list[list[str | int]] = [[log.thing_name(thing), count] for thing, count in enumerate(gain) if count]
    return Outcome(pay, amounts, lines, total - before, total, walk.stage == DONE, walk)


def die_keys(decision: Decision, place: int) -> list[str]:
    """The ways in which the die on this place may be taken now."""
    name = f"die {place + 1}"
    keys = decision.options.keys()
    return [key for key in keys if key == name or key.startswith(f"{name} for ")]


def glows(decision: Decision) -> dict[str, list[int]]:
    """Every space that may be chosen now, by key, with the price of the whole half day so far."""
    assert isinstance(decision, DiceDecision)
    paid = _paid(decision.walk)
    found: dict[str, list[int]] = {}
    for option in decision.options:
        if option.code <= ONE_OF_EACH:
            continue
        change = [0, 0, 0] if option.code >= CITIZEN else decision.change(option.code)
        shown = paid if decision.walk.stage == AT_USE else [0, 0, 0]
        found[option.key] = [sum(pair) for pair in zip(shown, change, strict=True)]
    return found


def reachable(game: DiceGame, seat: int, keys: list[str]) -> dict[str, list[int]]:
    """Every space that a die on offer would reach, at the least price, if it were taken by one of these keys."""
    found: dict[str, list[int]] = {}
    for key in keys:
        walk = game.after(seat, key)
        if walk.stage != AT_USE:
            continue
        for space, price in glows(DiceDecision(walk, game.half)).items():
            if space not in found or sum(price) < sum(found[space]):
                found[space] = price
    return found


def _paid(walk: Walk) -> list[int]:
    for entry in log.flat(walk.log):
        if entry[0] == log.TOOK:
            return list(entry[5:8])
    return [0, 0, 0]


def amount_args(found: Outcome) -> dict[str, Arg]:
    """An outcome as the arguments of its sentence."""
    return {
        "price": log.amounts(found.pay),
        "paid": int(any(found.pay)),
        "gain": found.gain,
        "gained": int(bool(found.gain)),
        "points": found.points,
        "total": found.total,
    }
