"""Reading positions: any moment of a game, played on, or refused with what is wrong.

Form, counts and printed limits are checked; whether play could have led there is not.
"""

from collections.abc import Mapping
from typing import Any

from troyes.city import numbers
from troyes.city.activities.cards import CARDS, delayed
from troyes.city.combat import all_free_banners, free_banners
from troyes.city.game import KING, TROYES, CityGame
from troyes.city.king.setup import ROY_CITIZENS
from troyes.city.names import (
    ACTIVATE,
    ACTIVITIES,
    AGRICULTURE,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    COMBAT,
    DIE,
    EVENTS,
    LEVELS,
    MARAUDING,
    MOST_TIMES,
    NEUTRAL,
    NOBODY,
    OWNERS,
    RED,
    SITES,
    STEPS,
    USE,
    VOCABULARY,
    WHITE,
    YELLOW,
)
from troyes.city.rounds import PLAYER_CITIZENS, placer, rounds
from troyes.city.setup import checked_bonus, events_of, pool
from troyes.city.shapes import (
    ActivityData,
    DiceData,
    PositionData,
    WalkData,
    schema,
)
from troyes.city.square import against_black, count, is_empty, put, size
from troyes.city.state import (
    ACTING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERING,
    MILLING,
    OVER,
    PLACING,
    PLACING_CUBES,
    TURNING,
    City,
    blank,
)
from troyes.city.targets import can_direct, is_activate, is_place, recipe_for
from troyes.city.walk import codes
from troyes.core.errors import PositionError, Reason, TroyesError
from troyes.core.forms import fitted_position
from troyes.core.message import Arg, Message
from troyes.core.rng import Seed, from_seed

__all__ = ["read", "schema"]

DICE_OF_A_COLOUR = 6


def read(data: Mapping[str, Any], seed: Seed, rolls: tuple[int, ...]) -> CityGame:
    return _placed(fitted_position(data, PositionData), seed, rolls)


def _wrong(place: str, why: str, **args: Arg) -> PositionError:
    return PositionError("position-wrong", place=place, detail=Reason(Message(f"position-city-{why}", args)))


def _placed(position: PositionData, seed: Seed, rolls: tuple[int, ...]) -> CityGame:
    king = position.game == KING
    seats = len(position.families)
    if (seats != 1) if king else (seats < 2):
        raise _wrong("families", "families", game=position.game)
    options = _options(position, king, seats)
    city = blank(numbers.load(options["cards"])[0], seats, king)
    city.step = STEPS.index(position.step)
    _read_round(position, city)
    _read_board(position, city)
    _read_families(position, city)
    _read_activities(position, city, options["bonus"])
    _read_events(position, city, options["bonus"])
    _read_characters(position, city)
    _read_walk(position.walk, city)
    _check_citizens(city)
    _check_dice(city)
    _check_step(city)
    game = CityGame(KING if king else TROYES, seats, options, seed, from_seed(seed, rolls), city, [])
    game.rolls = rolls
    game.start = game.copy()
    return game


def _options(position: PositionData, king: bool, seats: int) -> dict[str, Any]:
    given = position.options
    try:
        bonus = checked_bonus(given.bonus)
        cards = numbers.load(given.cards)[1]
    except TroyesError as error:
        raise PositionError("position-wrong", place=f"options.{error.place}", detail=Reason(error.message)) from None
    if king:
        if given.open_scores or given.start_player is not None:
            raise _wrong("options", "king-options")
        return {"bonus": bonus, "cards": cards}
    if given.start_player is not None and not 0 <= given.start_player < seats:
        raise _wrong("options.start_player", "no-such-seat")
    return {
        "bonus": bonus,
        "open_scores": given.open_scores,
        "start_player": given.start_player,
        "cards": cards,
    }


# -- what stands where -----------------------------------------------------------------------------------------------


def _owner(city: City, owner: int | str | None, place: str) -> int:
    if owner is None:
        return NOBODY
    if isinstance(owner, str):
        return NEUTRAL
    if owner >= city.seats:
        raise _wrong(place, "no-such-seat")
    return owner


def _read_round(position: PositionData, city: City) -> None:
    city.round = position.round - 1
    last = rounds(city)
    if position.round > last + 1 or (city.step == OVER) != (city.round == last):
        raise _wrong("round", "round", last=last)
    city.revealed = 0 if city.step == PLACING else min(position.round, last, LEVELS)
    if city.step == PLACING and city.round:
        raise _wrong("round", "placing-round")
    city.start = _owner(city, position.start_player, "start_player")
    if city.start == NEUTRAL and not city.king:
        raise _wrong("start_player", "no-such-seat")
    city.seat = _owner(city, position.turn, "turn")
    city.placed = position.placed
    city.black = position.black_dice[:]


def _read_board(position: PositionData, city: City) -> None:
    buildings = position.buildings
    rows = [buildings.palace, *buildings.city_hall, *buildings.bishopric]
    for row, length in zip(rows, (6, 3, 3, 2, 2, 2), strict=True):
        if len(row) != length:
            raise _wrong("buildings", "rows")
    standing = [owner for row in rows for owner in row]
    city.spaces = [_owner(city, owner, "buildings") for owner in standing]
    lying = (position.lying.palace, position.lying.city_hall, position.lying.bishopric)
    for building, owners in enumerate(lying):
        place = f"lying.{BUILDINGS[building]}"
        for owner in owners:
            number = _owner(city, owner, place)
            if city.lies(number, building):
                raise _wrong(place, "lies-twice")
            city.lay(number, building)
    sites = [owner for level in position.cathedral for owner in level]
    city.cathedral = [_owner(city, owner, "cathedral") for owner in sites]
    for site in range(6, SITES):
        if city.cathedral[site] != NOBODY and city.cathedral[site - 6] == NOBODY:
            raise _wrong(f"cathedral[{site // 6}]", "in-the-air", value=site % 6 + 1)


def _read_families(position: PositionData, city: City) -> None:
    for seat, family in enumerate(position.families):
        if family.influence > city.printed.influence_max:
            raise _wrong(f"families[{seat}].influence", "influence", most=city.printed.influence_max)
        city.deniers[seat] = family.deniers
        city.influence[seat] = family.influence
        city.vp[seat] = family.vp
        city.district[seat] = family.district
        if family.district == 1:
            raise _wrong(f"families[{seat}].district", "district")
        city.supply[seat] = family.supply
        city.general[seat] = family.general
        _read_dice(family.dice, city, seat)
    neutral = position.neutral
    city.supply[NEUTRAL] = neutral.supply
    city.vp[NEUTRAL] = neutral.vp
    _read_dice(neutral.dice, city, NEUTRAL)
    if not city.king and (neutral.vp or neutral.events):
        raise _wrong("neutral", "neutral-gains-nothing")


def _read_dice(dice: DiceData, city: City, owner: int) -> None:
    for colour, faces in enumerate((dice.red, dice.yellow, dice.white)):
        if len(faces) > DICE_OF_A_COLOUR:
            raise _wrong("families", "dice", colour=COLOURS[colour])
        for value in faces:
            put(city, owner, colour, value)


# -- cards -----------------------------------------------------------------------------------------------------------


def _read_activities(position: PositionData, city: City, bonus: list[str]) -> None:
    for slot, data in enumerate(position.activities):
        place = f"activities[{slot}]"
        if data.colour != COLOURS[slot // LEVELS] or data.level != slot % LEVELS + 1:
            raise _wrong(place, "slot", colour=COLOURS[slot // LEVELS], level=slot % LEVELS + 1)
        if data.card not in [ACTIVITIES[card] for card in pool(city.printed, bonus, slot)]:
            raise _wrong(f"{place}.card", "activity", card=data.card, colour=data.colour, level=data.level)
        city.activities.append(ACTIVITIES.index(data.card))
        _read_tradesmen(data, city, slot, place)
        if len(data.cubes) > city.seats:
            raise _wrong(f"{place}.cubes", "no-such-seat")
        for seat, cubes in enumerate(data.cubes):
            city.cubes[OWNERS * slot + seat] = cubes
        if any(data.cubes) and delayed(city.activities[slot]) is None:
            raise _wrong(f"{place}.cubes", "no-cubes", card=data.card)
        open_card = slot % LEVELS < city.revealed
        if not open_card and (
            any(data.cubes) or any(owner is not None for owner in data.tradesmen + data.illustration)
        ):
            raise _wrong(place, "face-down")


def _read_tradesmen(data: ActivityData, city: City, slot: int, place: str) -> None:
    for space, owner in enumerate(data.tradesmen):
        city.tradesmen[2 * slot + space] = _owner(city, owner, f"{place}.tradesmen")
    for owner in data.illustration:
        city.illustration[slot] |= 1 << _owner(city, owner, f"{place}.illustration")
    owners = [owner for owner in data.tradesmen + data.illustration if owner is not None]
    if len(set(owners)) != len(owners):
        raise _wrong(place, "two-tradesmen")
    if "neutral" in owners and not city.king:
        raise _wrong(place, "neutral-gains-nothing")


def _read_events(position: PositionData, city: City, bonus: list[str]) -> None:
    city.queue, city.banners = [], []
    for at, event in enumerate(position.events):
        city.queue.append(_event(event.card, f"events[{at}].card"))
        city.banners.append([_owner(city, owner, f"events[{at}].cubes") for owner in event.cubes])
        if free_banners(city, at) < 1:
            raise _wrong(f"events[{at}].cubes", "banners", card=event.card)
    if city.queue[0] != MARAUDING or city.queue.count(MARAUDING) != 1:
        raise _wrong("events", "marauding")
    decks = position.decks
    city.red = _deck(decks.red, "decks.red")
    city.yellow = _deck(decks.yellow, "decks.yellow")
    city.white = _deck(decks.white, "decks.white")
    city.box = _deck(decks.box, "decks.box")
    for owner, names in enumerate([*(family.events for family in position.families), position.neutral.events]):
        holder = owner if owner < city.seats else NEUTRAL
        city.taken[holder] = [_event(name, f"families[{owner}].events") for name in names]
    _check_events(city, bonus)


def _event(name: str, place: str) -> int:
    if name not in EVENTS:
        raise _wrong(place, "no-such-card", card=name)
    return EVENTS.index(name)


def _deck(names: list[str], place: str) -> list[int]:
    return [_event(name, place) for name in reversed(names)]


def _check_events(city: City, bonus: list[str]) -> None:
    """Each card is somewhere once, in a deck of its colour; as many red ones are to come as there are rounds."""
    seen = city.queue[1:] + city.red + city.yellow + city.white + city.box
    for taken in city.taken:
        seen = seen + taken
    if len(set(seen)) != len(seen):
        raise _wrong("events", "event-twice")
    colours = {RED: city.red + city.box, YELLOW: city.yellow, WHITE: city.white}
    for colour, cards in colours.items():
        known = events_of(city.printed, colour, bonus)
        for event in cards:
            if event not in known:
                raise _wrong(f"decks.{COLOURS[colour]}", "deck-colour", card=EVENTS[event])
    known = [event for colour in colours for event in events_of(city.printed, colour, bonus)]
    for event in seen:
        if event not in known:
            raise _wrong("events", "no-such-card", card=EVENTS[event])
    drawn = 0 if city.step == PLACING else min(city.round + 1, rounds(city))
    if len(city.red) != rounds(city) - drawn:
        raise _wrong("decks.red", "red-deck", count=rounds(city) - drawn)


def _read_characters(position: PositionData, city: City) -> None:
    each = 0 if city.king else 2 if city.seats == 2 else 1
    for seat, family in enumerate(position.families):
        if len(family.characters) != each:
            raise _wrong(f"families[{seat}].characters", "characters", count=each)
    if position.stack and not city.king:
        raise _wrong("stack", "king-only")
    dealt = [family.characters for family in position.families] if not city.king else [position.stack[::-1]]
    names = [name for hand in dealt for name in hand]
    for name in names:
        if name not in CHARACTERS:
            raise _wrong("families", "no-such-card", card=name)
    if len(set(names)) != len(names):
        raise _wrong("families", "character-twice")
    hands = [[CHARACTERS.index(name) for name in hand] for hand in dealt]
    city.characters = hands if city.king else [sorted(hand) for hand in hands]


# -- the turn --------------------------------------------------------------------------------------------------------


def _read_walk(walk: WalkData, city: City) -> None:
    if walk.target is not None:
        city.target = VOCABULARY.code(walk.target)
        if not AGRICULTURE <= city.target < USE:
            raise _wrong("walk.target", "target", key=walk.target)
        if is_activate(city.target) and city.slot_of(city.target - ACTIVATE) < 0:
            raise _wrong("walk.target", "target", key=walk.target)
    if walk.cube is not None:
        if walk.cube not in ACTIVITIES or city.target < 0:
            raise _wrong("walk.cube", "no-such-card", card=walk.cube)
        city.cube = ACTIVITIES.index(walk.cube)
        if recipe_for(city, city.target, city.cube) is None or city.slot_of(city.cube) < 0:
            raise _wrong("walk.cube", "useless-cube", card=walk.cube)
    for die in walk.dice:
        owner = _owner(city, die.owner, "walk.dice")
        city.group = [*city.group, 18 * owner + 6 * COLOURS.index(die.colour) + die.value - 1]
    city.value, city.left, city.settled = walk.value, walk.left, walk.settled


def _check_citizens(city: City) -> None:
    """Citizens are never made or lost: 12 a player, 8 grey ones, 24 of le Roy's."""
    for owner in city.owners():
        found = city.supply[owner] + city.general[owner] + city.count_tradesmen(owner)
        found += city.spaces.count(owner) + sum([city.lies(owner, building) for building in range(3)])
        due = city.printed.citizens_each
        if owner == NEUTRAL:
            due = ROY_CITIZENS if city.king else city.printed.neutral_citizens
        if found != due:
            place = "neutral" if owner == NEUTRAL else f"families[{owner}]"
            raise _wrong(place, "citizens", count=due, found=found)


def _check_dice(city: City) -> None:
    for colour in range(3):
        dice = sum([size(city.dice[3 * owner + colour]) for owner in range(OWNERS)])
        if dice > DICE_OF_A_COLOUR:
            raise _wrong("families", "dice", colour=COLOURS[colour])
    if city.step in (PLACING, OVER) and not is_empty(city):
        raise _wrong("families", "no-dice-now")


def _check_step(city: City) -> None:
    """The step must leave something to choose, with what is chosen already."""
    step = city.step
    if bool(city.black) and step not in (COUNTERING, TURNING):
        raise _wrong("black_dice", "black-dice")
    if (city.black or step in (PLACING, OVER)) and any(city.district):
        raise _wrong("families", "district")
    if step == OVER:
        return
    if city.passed(city.seat):
        raise _wrong("turn", "has-passed")
    if step == ACTING and is_empty(city):
        raise _wrong("step", "square-empty")
    if step == PLACING:
        _check_placing(city)
    elif step == COUNTERING:
        _check_black_dice(city)
        _check_own_dice(city)
    elif step == TURNING:
        if not 1 <= len(city.group) <= 2:
            raise _wrong("walk.dice", "chosen-dice")
        _check_own_dice(city)
        if city.black:
            city.left = 1
            _check_black_dice(city)
    elif step == CHOOSING_DICE:
        _check_chosen(city)
    elif step > CHOOSING_DICE:
        _check_paid(city)
    if not codes(city):
        raise _wrong("step", "nothing-to-choose")


def _check_placing(city: City) -> None:
    """Whose turn it is, and that everybody still has citizens and room for them."""
    seats = city.seats
    each = PLAYER_CITIZENS if city.king else city.printed.start_citizens[seats]
    due = [0] * seats
    for placed in range(min(city.placed, seats * each)):
        due[placer(city, placed)] += 1
    standing = [city.spaces.count(seat) for seat in range(seats)]
    left = seats * each - city.placed
    if left <= 0 or standing != due or city.seat != placer(city, city.placed):
        raise _wrong("placed", "placed", count=sum(standing))
    for seat in range(seats):
        if city.supply[seat] != each - standing[seat]:
            raise _wrong(f"families[{seat}].supply", "placed", count=sum(standing))
    spare = city.spaces.count(NOBODY) - left
    if spare < 0 or (not city.king and spare > city.supply[NEUTRAL]):
        raise _wrong("buildings", "placed", count=sum(standing))


def _check_black_dice(city: City) -> None:
    """Those taken on come first, the highest of all before them; the own dice reach them all, or only one is up."""
    black, left = city.black, city.left
    if not 1 <= left <= len(black) or max(black) != black[0]:
        raise _wrong("walk.left", "black-dice")
    if black[left:] != sorted(black[left:], reverse=True):
        raise _wrong("black_dice", "black-dice")
    city.against = sum(black[:left])
    if (left > 1 or (city.group and city.step == COUNTERING)) and against_black(city, city.seat) < city.against:
        raise _wrong("walk.left", "black-dice")


def _check_own_dice(city: City) -> None:
    for die in set(city.group):
        owner, colour, value = die // 18, die // 6 % 3, die % 6 + 1
        if owner != city.seat or count(city.dice[3 * owner + colour], value) < city.group.count(die):
            raise _wrong("walk.dice", "chosen-dice")


def _check_chosen(city: City) -> None:
    """Action, cube and dice must each have been on offer when they were chosen."""
    group, cube = city.group, city.cube
    if city.target < 0:
        raise _wrong("walk.target", "no-target")
    city.step, city.group, city.cube = ACTING, [], -1
    if city.settled or city.target not in codes(city):
        raise _wrong("walk.target", "target", key=VOCABULARY.keys[city.target])
    city.step = CHOOSING_DICE
    if cube >= 0:
        if USE + cube not in codes(city):
            raise _wrong("walk.cube", "useless-cube", card=ACTIVITIES[cube])
        city.cube = cube
    for die in group:
        if DIE + die not in codes(city):
            raise _wrong("walk.dice", "chosen-dice")
        city.group = [*city.group, die]


def _check_paid(city: City) -> None:
    """The dice are paid for: the rest of the walk must be sure."""
    if not _fits(city):
        raise _wrong("walk.target", "target", key=VOCABULARY.keys[city.target] if city.target >= 0 else "")


def _fits(city: City) -> bool:
    step, target, seat, value, left = city.step, city.target, city.seat, city.value, city.left
    if step == CHOOSING_CITIZEN and is_place(target):
        return 1 <= value <= 6
    if target >= COMBAT:
        return step == CHOOSING_TIMES and target - COMBAT in city.queue and not city.settled
    if not is_activate(target):
        return False
    activity = target - ACTIVATE
    if step == CHOOSING_CITIZEN:
        there = city.has_tradesman(seat, city.slot_of(activity))
        enough = value >= city.printed.per[activity] and not city.settled
        return enough and not there and can_direct(city, seat, activity)
    if step == CHOOSING_TIMES:
        return not CARDS[activity].rolls and not city.settled
    if step == MILLING:
        return ACTIVITIES[activity] == "miller" and 1 <= left <= MOST_TIMES
    if step == PLACING_CUBES:
        fits = value >= 0 and 1 <= left <= all_free_banners(city)
        return fits and ACTIVITIES[activity] in ("chivalry", "diplomat")
    return ACTIVITIES[activity] == "archer" and (-1 <= value <= 1) and (left > 0 or value >= 0)
