"""Reasons at Troyes that have to do with points, money, influence, dice, cubes and Characters."""

from collections.abc import Iterator

from troyes.city import log
from troyes.city.activities.cards import CARDS
from troyes.city.codes import ACTIVATE, AGRICULTURE, COMBAT, REROLL, ROLL, TURN, USE, USE_OUTDOOR
from troyes.city.log import DIE_COLOURS, amounts, face
from troyes.city.names import ACTIVITIES, CHARACTERS, COLOURS, HUGUES, NEUTRAL, THIBAUT
from troyes.city.numbering import colour_of_face, pile_of, site_of, value_of
from troyes.city.scoring import character_count, character_points, thresholds
from troyes.city.square import best_die, size, size_of
from troyes.city.state import ACTING
from troyes.coach.city.difference import Difference
from troyes.coach.city.events import rewarded
from troyes.coach.reasons import Found, because
from troyes.core.message import Message

DENIER, INFLUENCE = 0.22, 0.3
"""What they are worth in points while they can still buy something."""


def points(diff: Difference) -> Iterator[Found]:
    """Points that are not told as an event's reward already."""
    more = diff.after.vp[diff.seat] - diff.before.vp[diff.seat] - rewarded(diff)
    if more > 0:
        yield because(float(more), "city-vp", vp=more)
    elif more < 0:
        yield because(-1.5 * more, "city-vp-lost", vp=-more)


def means(diff: Difference) -> Iterator[Found]:
    """Deniers and influence, all in all."""
    seat, before, after = diff.seat, diff.before, diff.after
    change = [after.deniers[seat] - before.deniers[seat], after.influence[seat] - before.influence[seat]]
    later = min(1.0, 0.35 + 0.25 * diff.left)
    worth = [DENIER * later, INFLUENCE * later]
    gained = [max(amount, 0) for amount in change]
    dice = sum(deniers for deniers, _ in diff.of(log.BOUGHT))
    paid = [max(-change[0] - dice, 0), max(-change[1], 0)]
    if any(gained):
        weight = sum(amount * each for amount, each in zip(gained, worth, strict=True))
        yield because(weight, "city-gains", gain=amounts(gained))
    if any(paid):
        weight = 0.7 * sum(amount * each for amount, each in zip(paid, worth, strict=True))
        yield because(min(weight, 1.0), "city-costs", price=amounts(paid))
    if change[0] < 0 and after.deniers[seat] <= 2 and not after.passed(seat) and before.step >= ACTING:
        yield because(0.35, "city-poor", count=after.deniers[seat])


def cathedral(diff: Difference) -> Iterator[Found]:
    """A first cube on a level spares its penalty; each cube is a point and influence."""
    seat = diff.seat
    built = list(diff.of(log.BUILT))
    for level in sorted({level for level, _ in built}):
        if seat not in diff.before.cathedral[site_of(level, 1) : site_of(level + 1, 1)]:
            yield because(2.4, "city-level", level=level + 1)
    if built:
        yield because(0.5 * len(built), "city-cathedral", count=len(built), all=diff.after.count_cathedral(seat))


def cubes(diff: Difference) -> Iterator[Found]:
    """Cubes that are stored, and what one of them does."""
    for activity, count in diff.of(log.STOCKED):
        card = CARDS[activity]
        weight = 0.8 * min(count, 3) if card.endgame or diff.left or count == 1 else 0.5
        yield because(weight, "city-stocked", activity=ACTIVITIES[activity], count=count)
        yield Found(weight - 0.05, Message(f"activity-{ACTIVITIES[activity]}-effect", {}))


def used_cube(diff: Difference) -> Iterator[Found]:
    for (activity,) in diff.of(log.USED_CUBE):
        yield because(0.7, "city-used-cube", activity=ACTIVITIES[activity])


def bought(diff: Difference) -> Iterator[Found]:
    """Dice from other districts: who is paid for them."""
    for deniers, owner in diff.of(log.BOUGHT):
        if owner == NEUTRAL:
            yield because(0.25, "city-buys-neutral", deniers=deniers, **diff.who(owner))
        elif diff.before.deniers[owner] < 4:
            yield because(0.2 + 0.1 * deniers, "city-pays-needy", deniers=deniers, **diff.who(owner))
        else:
            yield because(0.1 + 0.08 * deniers, "city-pays", deniers=deniers, **diff.who(owner))


def starved(diff: Difference) -> Iterator[Found]:
    """Who is left without dice of a colour."""
    for owner in diff.before.owners():
        if owner == diff.seat or (owner == NEUTRAL and not diff.king):
            continue
        for colour in range(3):
            had = size(diff.before.dice[pile_of(owner, colour)])
            if had and not size(diff.after.dice[pile_of(owner, colour)]):
                yield because(0.4 + 0.3 * had, "city-starves", colour=COLOURS[colour], **diff.who(owner))


def dice_left(diff: Difference) -> Iterator[Found]:
    """What is kept for the turns to come."""
    if diff.before.step < ACTING or diff.before.black:
        return
    had, have = size_of(diff.before, diff.seat), size_of(diff.after, diff.seat)
    if not diff.of(log.USED_DICE):
        return
    if have == had and have:
        yield because(0.9, "city-keeps-all", count=have)
    elif have == 0 and had:
        yield because(0.2, "city-last-dice")
    elif have:
        best = best_die(diff.after, diff.seat)
        if best >= 0 and value_of(best) > 4:
            yield because(0.3, "city-keeps-best", faces=[face(best)])


def passes(diff: Difference) -> Iterator[Found]:
    if diff.of(log.PASSED):
        yield because(1.0, "city-passes")
        count = size_of(diff.before, diff.seat)
        if count:
            yield because(0.7, "city-may-sell", count=count)
        else:
            yield because(0.9, "city-no-dice")


def pips(diff: Difference) -> Iterator[Found]:
    """Whether the group fits its division, or how little was missing for once more."""
    city = diff.after
    worth = city.value
    if not diff.of(log.USED_DICE) or worth <= 0 or city.target != _target(diff):
        return
    if ACTIVATE <= city.target < COMBAT:
        per = city.printed.per[city.target - ACTIVATE]
    elif COMBAT <= city.target < USE:
        per = city.printed.event_per[city.target - COMBAT]
    else:
        return
    if per > 1 and worth % per == 0:
        yield because(0.45, "city-pips-exact", value=worth)
    elif worth % per == per - 1 and per > 2:
        yield because(0.3, "city-pips-short")


def _target(diff: Difference) -> int:
    """The action that the walk is about."""
    if diff.before.target >= 0 and diff.before.step > ACTING:
        return diff.before.target
    return next((code for code in diff.codes if AGRICULTURE <= code < USE), -1)


def rolls(diff: Difference) -> Iterator[Found]:
    """A step that rolls: nobody can say what comes, but the odds are known."""
    code = diff.rolled
    if REROLL <= code < TURN:
        at = code - REROLL
        value = value_of(at)
        yield because(1.5, "city-reroll", colour=DIE_COLOURS[colour_of_face(at)], value=value, better=6 - value)
    elif code == ROLL:
        yield because(1.5, "city-archer-rolls", rolls=diff.after.left)
    elif code >= USE_OUTDOOR:
        yield because(1.5, "city-extra-die")


def rivals_gain(diff: Difference) -> Iterator[Found]:
    """Points that the walk brings others: a share in an event, or what a card gives them."""
    won: dict[int, int] = {}
    for entry in diff.others(log.GAINED):
        won[entry[1]] = won.get(entry[1], 0) + entry[4]
    for owner, vp in won.items():
        if vp > 0:
            yield because(0.7 + 0.5 * vp, "city-rival-gains", vp=vp, **diff.who(owner))


def turned(diff: Difference) -> Iterator[Found]:
    for dice in diff.of(log.TURNED):
        yield because(1.2, "city-turned", faces=[face(die) for die in dice])


def characters(diff: Difference) -> Iterator[Found]:
    """Characters that the seat knows to be in play: its own, the open one, le Roy's stack."""
    before, after, seat = diff.before, diff.after, diff.seat
    known = list(before.characters[0 if diff.king else seat])
    if before.ladies is not None and before.ladies.open_character >= 0:
        known.append(before.ladies.open_character)
    for character in known:
        money = character in (THIBAUT, HUGUES)
        part = 1.0 if not money or diff.left == 0 else 0.25
        had, has = (character_count(city, seat, character) for city in (before, after))
        won = character_points(after, seat, character) - character_points(before, seat, character)
        name = CHARACTERS[character]
        if won > 0:
            step = max(least for least in thresholds(before, character) if least <= has)
            yield because(part * won + 0.3, "city-character-step-at", character=name, count=step, vp=won)
        elif won < 0:
            yield because(-part * won, "city-character-falls", character=name, vp=-won)
        elif has > had:
            short = next((least - has for least in thresholds(before, character) if least > has), 0)
            if 0 < short <= (3 if money else 2):
                yield because(part * 1.2 / short, "city-character-near", character=name, count=short)
