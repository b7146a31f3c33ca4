"""Why something of the expansion cannot be chosen now."""

from troyes.city.activities.cards import CARDS
from troyes.city.citizens import HIRING
from troyes.city.codes import (
    ACTIVATE,
    ADVANCE,
    BLACK,
    COMBAT,
    DIE,
    DISCARD,
    FREE,
    FROM_HIRING,
    FROM_SUPPLY,
    LOSE,
    LOSE_OUTDOOR,
    REPEAT,
    ROB,
    SITE,
    STATION,
    STOP,
    USE_OUTDOOR,
)
from troyes.city.ladies.names import DISTILLER, EXCHANGE, EXTRA_PURPLE, RACE_A, RACE_B, SHIELD, SHOWN, TURN_BOUGHT
from troyes.city.ladies.outdoor import EXTRA_PRICE
from troyes.city.ladies.patrol import MOST_POINTS, boost, takes_cube
from troyes.city.log import DIE_COLOURS
from troyes.city.names import (
    ACTIVITIES,
    COLOURS,
    EVENTS,
    GATES,
    NEUTRAL,
    OUTDOOR,
    POSSESSION,
    PURPLE,
    PURPLE_COLOUR,
    RED,
)
from troyes.city.numbering import (
    PILES,
    as_it_lies,
    colour_of,
    colour_of_face,
    die_of,
    face_of_die,
    has,
    is_purple,
    is_turned,
    outdoor_at,
    owner_of,
    owner_of_die,
    pile_of,
    value_of,
)
from troyes.city.square import count, purple_die
from troyes.city.state import (
    ACTING,
    ANSWERING,
    CHOOSING_DICE,
    COUNTERING,
    EXCHANGING,
    EXECUTING,
    LODGING,
    OFFERED,
    PATROLLING,
    RAISING,
    RELEASING,
    City,
)
from troyes.core.message import Arg, Message

__all__ = [
    "at_ladies_step",
    "no_discard",
    "no_hiring",
    "no_outdoor",
    "no_own_face",
    "no_such_die",
    "outdoor_rule",
    "why",
]


def why(id: str, rule: str, args: dict[str, Arg] | None = None) -> Message:
    return Message("why-city-" + id, {} if args is None else args, rule)


def outdoor_rule(outdoor: int) -> str:
    return "outdoor." + OUTDOOR[outdoor].replace("_", "-")


def no_own_face(city: City, face: int, rule: str) -> Message:
    """No such die in the own district; without the module there is no purple one at all."""
    if colour_of_face(face) == PURPLE_COLOUR and len(city.dice) == PILES:
        return why("no-purple", "ladies.purple")
    return why("no-own-die", rule, {"colour": DIE_COLOURS[colour_of_face(face)], "value": value_of(face)})


def no_hiring(city: City, price: int) -> Message | None:
    """Why nobody is hired to be sent at once; `price`: what is due for it in all. None if somebody is."""
    seat = city.seat
    if city.supply[seat]:
        return why("supply-first", "action.citizens")
    if city.general[seat] == 0:
        return why("all-hired", "influence.hire", {"count": city.printed.citizens_each})
    if city.influence[seat] < price:
        return why("influence-short", "influence.hire", {"price": price, "have": city.influence[seat]})
    return None


def no_outdoor(city: City, outdoor: int) -> Message:
    """Why a cube of an outdoor activity cannot serve now."""
    args: dict[str, Arg] = {"outdoor": OUTDOOR[outdoor]}
    ladies = city.ladies
    if ladies is None or not ladies.tiles:
        return why("no-ramparts", "ladies.ramparts")
    if _is_race(city, outdoor):
        return why("race-no-cubes", outdoor_rule(ladies.tiles[GATES - 1]))
    gate = ladies.gate_of(outdoor)
    if gate < 0:
        return why("no-such-tile", "ladies.ramparts", args)
    if city.step == ACTING and has(ladies.served, gate):
        return why("outdoor-once", "ladies.outdoor", args)
    if ladies.cubes[outdoor_at(gate, city.seat)] == 0:
        return why("no-outdoor-cube", "ladies.outdoor", args)
    if city.step == ACTING and outdoor in SHOWN:
        if outdoor != EXTRA_PURPLE:
            return why("no-dice-left", outdoor_rule(outdoor), {"colour": COLOURS[SHOWN[outdoor]]})
        if purple_die(city, city.seat):
            return why("purple-is-there", outdoor_rule(outdoor))
        return why("extra-dear", outdoor_rule(outdoor), {"price": EXTRA_PRICE, "have": city.deniers[city.seat]})
    if city.step == ACTING and outdoor == EXCHANGE:
        return why("nothing-to-exchange", outdoor_rule(outdoor))
    if city.step == COUNTERING and outdoor == SHIELD:
        return why("shield-first", outdoor_rule(outdoor))
    if city.step == CHOOSING_DICE and outdoor == TURN_BOUGHT:
        return why("turn-a-die", outdoor_rule(outdoor))
    return why("outdoor-not-now", "ladies.outdoor", args)


def _is_race(city: City, outdoor: int) -> bool:
    """Whether a race is meant, and there is one: its two sides are alike."""
    ladies = city.ladies
    assert ladies is not None
    return outdoor in (RACE_A, RACE_B) and ladies.tiles[GATES - 1] in (RACE_A, RACE_B)


def no_such_die(city: City, die: int) -> Message | None:
    """Why a purple or a turned die cannot be used; None if what is wrong with it is nothing of the expansion's."""
    seat = city.seat
    owner, colour, value = owner_of(die, seat), colour_of(die), value_of(die)
    args: dict[str, Arg] = {"colour": COLOURS[colour], "value": value}
    if is_purple(die):
        if len(city.dice) == PILES:
            return why("no-purple", "ladies.purple")
        if purple_die(city, seat) != value or any(is_purple(other) for other in city.group):
            return why("no-purple-die", "ladies.purple", {"value": value})
    elif count(city.dice[pile_of(owner, colour)], value) <= _chosen(city.group, die):
        return why("no-such-die", "dice.groups", args)
    if not is_turned(die):
        return None
    if owner == seat:
        if city.cube != DISTILLER:
            return why("turn-own", "activities.distiller")
        turned = [other for other in city.group if is_turned(other) and owner_of(other, seat) == seat]
        return why("turn-one", "activities.distiller") if turned else None
    if owner == NEUTRAL:
        return why("turn-neutral", outdoor_rule(TURN_BOUGHT))
    if city.ladies is None or not city.ladies.has_cube(seat, TURN_BOUGHT):
        return no_outdoor(city, TURN_BOUGHT)
    turned = [other for other in city.group if is_turned(other) and owner_of(other, seat) != seat]
    return why("turn-one", outdoor_rule(TURN_BOUGHT)) if turned else None


def _chosen(group: list[int], die: int) -> int:
    return sum([1 for other in group if as_it_lies(other) == as_it_lies(die)])


def no_discard(city: City, code: int) -> Message:
    """Why so many cubes of the card at work cannot be used."""
    activity = city.target - ACTIVATE
    if not 0 <= activity < len(ACTIVITIES) or not CARDS[activity].mixed:
        return why("not-mixed", "ladies.mixed")
    args: dict[str, Arg] = {"activity": ACTIVITIES[activity], "most": CARDS[activity].discards(city, city.value)}
    return why("discard-fewer" if code > DISCARD else "at-least-once", "ladies.mixed", args)


# -- the steps that only the expansion has ---------------------------------------------------------------------------


def at_ladies_step(city: City, code: int) -> Message:
    ladies = city.ladies
    assert ladies is not None
    step = city.step
    if step == LODGING:
        return why("landlady", "activities.landlady", {"count": city.left})
    if step == EXECUTING:
        if ROB <= code < FREE:
            return why("most-influence", "activities.executioner")
        return why("executioner", "activities.executioner")
    if step == RAISING:
        return why("column", "activities.master-builder")
    if step == PATROLLING:
        return _at_patrol(city, code)
    if step == EXCHANGING:
        return _at_exchange(city, code)
    if step == RELEASING:
        if FREE <= code < ADVANCE:
            return why("nobody-possessed", "events.possession")
        return why("release", "events.possession", {"count": ladies.release})
    if step == OFFERED:
        return _at_offer(city, code)
    if step == ANSWERING:
        return why("answer", outdoor_rule(ladies.tiles[0]))
    return _at_ordeal(city, code)


def _at_ordeal(city: City, code: int) -> Message:
    """Whom or what an event takes, or a shield against it."""
    ladies = city.ladies
    assert ladies is not None
    name = EVENTS[ladies.striking]
    if USE_OUTDOOR <= code < DIE:
        return why("no-shield", outdoor_rule(SHIELD), {"event": name})
    if ladies.striking == POSSESSION and FROM_SUPPLY <= code < REPEAT:
        refused = no_hiring(city, HIRING) if code == FROM_HIRING else None
        return why("nobody-there", "events.possession") if refused is None else refused
    if name == "harsh_winter":
        if LOSE <= code < LOSE_OUTDOOR:
            return why("no-cube", "events.harsh-winter", {"activity": ACTIVITIES[code - LOSE]})
        if LOSE_OUTDOOR <= code < BLACK:
            return no_outdoor(city, code - LOSE_OUTDOOR)
    return why("ordeal", "events." + name.replace("_", "-"), {"event": name})


def _at_patrol(city: City, code: int) -> Message:
    ladies = city.ladies
    assert ladies is not None
    have = city.deniers[city.seat]
    if code == STOP:
        return why("patrol-something", "ladies.guard")
    if ADVANCE < code < STATION:
        steps = code - ADVANCE
        last = city.printed.gates[GATES - 1]
        if ladies.guards[city.seat] + steps > last:
            return why("ramparts-end", "ladies.guard", {"left": last - ladies.guards[city.seat]})
        if city.value + steps > MOST_POINTS:
            return why("six-points", "ladies.guard", {"left": MOST_POINTS - city.value})
        return why("boost-dear", "ladies.guard", {"price": boost(city, steps), "have": have})
    if STATION <= code < SITE:
        return _no_station(city, code - STATION)
    return why("patrol", "ladies.guard")


def _no_station(city: City, outdoor: int) -> Message:
    ladies = city.ladies
    assert ladies is not None
    args: dict[str, Arg] = {"outdoor": OUTDOOR[outdoor]}
    if _is_race(city, outdoor):
        return why("race-no-cubes", outdoor_rule(ladies.tiles[GATES - 1]))
    gate = ladies.gate_of(outdoor)
    if gate < 0:
        return why("no-such-tile", "ladies.ramparts", args)
    if ladies.guards[city.seat] < city.printed.gates[gate]:
        return why("gate-closed", "ladies.guard", args)
    if has(ladies.stationed, gate):
        return why("stationed-once", "ladies.guard", args)
    if outdoor in SHOWN and not takes_cube(city, gate):
        return why("same-colour", outdoor_rule(outdoor), {"colour": DIE_COLOURS[SHOWN[outdoor]]})
    if city.value >= MOST_POINTS:
        return why("six-points", "ladies.guard", {"left": 0})
    return why("boost-dear", "ladies.guard", {"price": boost(city, 1), "have": city.deniers[city.seat]})


def _at_exchange(city: City, code: int) -> Message:
    ladies = city.ladies
    assert ladies is not None
    rule = outdoor_rule(EXCHANGE)
    if not DIE <= code < DIE + die_of(PURPLE, RED, 1):
        return why("exchange", rule)
    die = code - DIE
    owner, face = owner_of_die(die), face_of_die(die)
    args: dict[str, Arg] = {"colour": COLOURS[colour_of_face(face)], "value": value_of(face)}
    if count(city.dice[pile_of(owner, colour_of_face(face))], value_of(face)) == 0:
        return why("no-such-die", "dice.groups", args)
    if bool(city.group) != (owner == city.seat):
        return why("exchange-own" if city.group else "exchange-theirs", rule)
    if has(ladies.partners, owner):
        return why("exchange-once", rule)
    if city.group and face_of_die(city.group[0]) == face:
        return why("exchange-same", rule)
    return why("exchange-passed-on" if city.group else "exchange-nothing", rule)


def _at_offer(city: City, code: int) -> Message:
    if SITE <= code < SITE + len(ACTIVITIES) and ACTIVATE <= city.target < COMBAT:
        activity = code - SITE
        args: dict[str, Arg] = {"activity": ACTIVITIES[activity]}
        if city.slot_of(activity) < 0:
            return why("not-open", "round.reveal", args)
        if not CARDS[activity].stores:
            return why("stores-nothing", "outdoor.second-site", args)
        if city.target == ACTIVATE + activity:
            return why("another-card", "outdoor.second-site", args)
        price = CARDS[activity].takes.deniers
        return why("card-deniers", "activities.breeder", {**args, "price": price, "have": city.deniers[city.seat]})
    return why("offer", "ladies.outdoor")
