"""Reading positions: any moment of a game, played on, or refused with what is wrong.

Form, counts and printed limits are checked; whether play could have led there is not.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from troyes.city import numbering, numbers
from troyes.city.activities.cards import CARDS
from troyes.city.choices import VOCABULARY
from troyes.city.codes import ACTIVATE, AGRICULTURE, PATROL, USE
from troyes.city.combat import free_banners
from troyes.city.decks import character_pool, events_of, pools
from troyes.city.descriptor import TROYES as DECLARED
from troyes.city.faults import event_of, wrong
from troyes.city.game import KING, TROYES, CityGame
from troyes.city.king.setup import ROY_CITIZENS
from troyes.city.ladies.position import read_ladies
from troyes.city.ladies.setup import arrange, uses_ladies
from troyes.city.names import (
    ACTIVITIES,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    EVENTS,
    LEVELS,
    MARAUDING,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PURPLE,
    PURPLE_COLOUR,
    RED,
    TURNED,
    WHITE,
    YELLOW,
)
from troyes.city.position_checks import check_step
from troyes.city.rounds import act_of_events, rounds
from troyes.city.setup import neutral_citizens
from troyes.city.shapes import EVENT_PHASE, ActivityData, DiceData, DieData, PositionData, WalkData, schema
from troyes.city.square import is_empty, put, size, size_of
from troyes.city.state import ACTED, ACTING, OVER, PLACING, City, blank
from troyes.city.steps.table import STEP_NAMES
from troyes.city.targets import is_activate, recipe_for
from troyes.city.walk import go_on, settle
from troyes.core.errors import PositionError, Reason, TroyesError
from troyes.core.forms import fitted_position
from troyes.core.rng import Seed, from_seed

__all__ = ["read", "schema"]

DICE_OF_A_COLOUR = 6


def read(data: Mapping[str, Any], seed: Seed, rolls: tuple[int, ...]) -> CityGame:
    return _placed(fitted_position(data, PositionData), seed, rolls)


def _placed(position: PositionData, seed: Seed, rolls: tuple[int, ...]) -> CityGame:
    king = position.game == KING
    seats = len(position.families)
    if (seats != 1) if king else (seats < 2):
        raise wrong("families", "families", game=position.game)
    options = _options(position, king, seats)
    city = blank(numbers.load(options["cards"])[0], seats, king)
    events_act = position.step == EVENT_PHASE
    city.step = ACTING if events_act else STEP_NAMES.index(position.step)
    if not king:
        arrange(city, options)
    _read_round(position, city)
    _read_board(position, city)
    _read_families(position, city)
    _read_activities(position, city, options)
    _read_events(position, city, options)
    _read_characters(position, city, options)
    if city.ladies is not None:
        read_ladies(position.ladies, city, options)
    elif position.ladies is not None:
        raise wrong("ladies", "no-ladies")
    _read_walk(position.walk, city)
    _check_citizens(city, options)
    _check_dice(city)
    if events_act or city.seat == NEUTRAL:
        rolls = _by_itself(city, events_act, seed, rolls)
    else:
        check_step(city)
    game = CityGame(KING if king else TROYES, seats, options, seed, from_seed(seed, rolls), city, [])
    game.rolls = rolls
    game.start = game.copy()
    return game


def _by_itself(city: City, events_act: bool, seed: Seed, rolls: tuple[int, ...]) -> tuple[int, ...]:
    """The events act, or le Roy does, and play goes on to the next choice. Tells which of the rolls are left."""
    if city.black:
        raise wrong("black_dice", "black-dice")
    if events_act and any(city.district):
        raise wrong("families", "district")
    if not events_act and (not city.king or city.step != ACTING or not size_of(city, NEUTRAL)):
        raise wrong("turn", "no-such-seat")
    _check_nothing_under_way(city)
    rng = from_seed(f"{seed}/first", rolls)
    if events_act:
        act_of_events(city, len(city.queue), rng)
        go_on(city, rng)
    else:
        city.seat, city.step = 0, ACTED
    settle(city, rng)
    return rng.script


def _check_nothing_under_way(city: City) -> None:
    """What the next choice knows nothing of must not be left on the table: it would stay there."""
    city.expansion.check(city)
    if city.target >= 0 or city.group or city.value or city.left:
        raise wrong("walk", "nothing-under-way")
    if city.ladies is not None and (city.ladies.served or city.ladies.received):
        raise wrong("ladies", "nothing-under-way")


def _options(position: PositionData, king: bool, seats: int) -> dict[str, Any]:
    given = position.options
    try:
        options = DECLARED.checked({**structs.asdict(given), "start_player": None}, seats)
        options["cards"] = numbers.load(given.cards)[1]
    except TroyesError as error:
        raise PositionError("position-options", place=f"options.{error.place}", why=Reason(error.message)) from None
    if king:
        if given.open_scores or given.start_player is not None or uses_ladies(options):
            raise wrong("options", "king-options")
        return {"bonus": options["bonus"], "cards": options["cards"]}
    if given.start_player is not None and not 0 <= given.start_player < seats:
        raise wrong("options.start_player", "no-such-seat")
    return {**options, "start_player": given.start_player}


# -- what stands where -----------------------------------------------------------------------------------------------


def _owner(city: City, owner: int | str | None, place: str) -> int:
    if owner is None:
        return NOBODY
    if isinstance(owner, str):
        return NEUTRAL
    if owner >= city.seats:
        raise wrong(place, "no-such-seat")
    return owner


def _read_round(position: PositionData, city: City) -> None:
    city.round = position.round - 1
    last = rounds(city)
    if position.round > last + 1 or (city.step == OVER) != (city.round == last):
        raise wrong("round", "round", last=last)
    city.revealed = 0 if city.step == PLACING else min(position.round, last, LEVELS)
    if city.step == PLACING and city.round:
        raise wrong("round", "placing-round")
    city.start = _owner(city, position.start_player, "start_player")
    if city.start == NEUTRAL and not city.king:
        raise wrong("start_player", "no-such-seat")
    city.expansion.end_round(city)
    city.seat = _owner(city, position.turn, "turn")
    city.placed = position.placed
    city.black = position.black_dice[:]


def _read_board(position: PositionData, city: City) -> None:
    buildings = position.buildings
    rows = [buildings.palace, *buildings.city_hall, *buildings.bishopric]
    for row, length in zip(rows, (6, 3, 3, 2, 2, 2), strict=True):
        if len(row) != length:
            raise wrong("buildings", "rows")
    standing = [owner for row in rows for owner in row]
    city.spaces = [_owner(city, owner, "buildings") for owner in standing]
    lying = (position.lying.palace, position.lying.city_hall, position.lying.bishopric)
    for building, owners in enumerate(lying):
        place = f"lying.{BUILDINGS[building]}"
        for owner in owners:
            number = _owner(city, owner, place)
            if city.lies(number, building):
                raise wrong(place, "lies-twice")
            city.lay(number, building)
    sites = [owner for level in position.cathedral for owner in level]
    if len(sites) != len(city.cathedral):
        raise wrong("cathedral", "levels", count=len(city.cathedral) // 6)
    city.cathedral = [_owner(city, owner, "cathedral") for owner in sites]
    for site in range(6, len(sites)):
        if city.cathedral[site] != NOBODY and city.cathedral[site - 6] == NOBODY:
            raise wrong(f"cathedral[{numbering.level_of(site)}]", "in-the-air", value=numbering.column_of(site))


def _read_families(position: PositionData, city: City) -> None:
    for seat, family in enumerate(position.families):
        if family.influence > city.printed.influence_max:
            raise wrong(f"families[{seat}].influence", "influence", most=city.printed.influence_max)
        city.deniers[seat] = family.deniers
        city.influence[seat] = family.influence
        city.vp[seat] = family.vp
        city.district[seat] = family.district
        if family.district == 1:
            raise wrong(f"families[{seat}].district", "district")
        city.supply[seat] = family.supply
        city.general[seat] = family.general
        _read_dice(family.dice, city, seat)
    neutral = position.neutral
    city.supply[NEUTRAL] = neutral.supply
    city.vp[NEUTRAL] = neutral.vp
    _read_dice(neutral.dice, city, NEUTRAL)
    if not city.king and (neutral.vp or neutral.events):
        raise wrong("neutral", "neutral-gains-nothing")


def _read_dice(dice: DiceData, city: City, owner: int) -> None:
    for colour, faces in enumerate((dice.red, dice.yellow, dice.white)):
        if len(faces) > DICE_OF_A_COLOUR:
            raise wrong("families", "dice", colour=COLOURS[colour])
        for value in faces:
            put(city, owner, colour, value)
    if dice.purple:
        if len(city.dice) == numbering.PILES or owner == NEUTRAL:
            raise wrong("families", "no-purple-die")
        put(city, owner, PURPLE_COLOUR, dice.purple[0])


# -- cards -----------------------------------------------------------------------------------------------------------


def _read_activities(position: PositionData, city: City, options: dict[str, Any]) -> None:
    choices = pools(city.printed, options)
    for slot, data in enumerate(position.activities):
        place = f"activities[{slot}]"
        if data.colour != COLOURS[numbering.colour_of_slot(slot)] or data.level != numbering.level_of_slot(slot) + 1:
            raise wrong(
                place, "slot", colour=COLOURS[numbering.colour_of_slot(slot)], level=numbering.level_of_slot(slot) + 1
            )
        if data.card not in [ACTIVITIES[card] for card in choices[slot]]:
            raise wrong(f"{place}.card", "activity", card=data.card, colour=data.colour, level=data.level)
        city.activities.append(ACTIVITIES.index(data.card))
        _read_tradesmen(data, city, slot, place, options)
        if len(data.cubes) > city.seats:
            raise wrong(f"{place}.cubes", "no-such-seat")
        for seat, cubes in enumerate(data.cubes):
            city.cubes[numbering.cubes_at(slot, seat)] = cubes
        if any(data.cubes) and not CARDS[city.activities[slot]].stores:
            raise wrong(f"{place}.cubes", "no-cubes", card=data.card)
        open_card = city.is_open(slot)
        if not open_card and (
            any(data.cubes) or any(owner is not None for owner in data.tradesmen + data.illustration)
        ):
            raise wrong(place, "face-down")


def _read_tradesmen(data: ActivityData, city: City, slot: int, place: str, options: dict[str, Any]) -> None:
    for space, owner in enumerate(data.tradesmen):
        city.tradesmen[numbering.scoring_space(slot, space)] = _owner(city, owner, f"{place}.tradesmen")
    for owner in data.illustration:
        city.illustration[slot] |= numbering.bit(_owner(city, owner, f"{place}.illustration"))
    owners = [owner for owner in data.tradesmen + data.illustration if isinstance(owner, int)]
    neutral = (data.tradesmen + data.illustration).count("neutral")
    monk = options.get("events", "base") != "base"
    if len(set(owners)) != len(owners) or (neutral > 1 and not monk):
        raise wrong(place, "two-tradesmen")
    if (neutral and not city.king and not monk) or ("neutral" in data.illustration and not city.king):
        raise wrong(place, "neutral-gains-nothing")


def _read_events(position: PositionData, city: City, options: dict[str, Any]) -> None:
    city.queue, city.banners = [], []
    for at, event in enumerate(position.events):
        city.queue.append(event_of(event.card, f"events[{at}].card"))
        city.banners.append([_owner(city, owner, f"events[{at}].cubes") for owner in event.cubes])
        if free_banners(city, at) < 1:
            raise wrong(f"events[{at}].cubes", "banners", card=event.card)
    if city.queue[0] != MARAUDING or city.queue.count(MARAUDING) != 1:
        raise wrong("events", "marauding")
    decks = position.decks
    city.red = _deck(decks.red, "decks.red")
    city.yellow = _deck(decks.yellow, "decks.yellow")
    city.white = _deck(decks.white, "decks.white")
    city.box = _deck(decks.box, "decks.box")
    for owner, names in enumerate([*(family.events for family in position.families), position.neutral.events]):
        holder = owner if owner < city.seats else NEUTRAL
        city.taken[holder] = [event_of(name, f"families[{owner}].events") for name in names]
    _check_events(city, options)


def _deck(names: list[str], place: str) -> list[int]:
    return [event_of(name, place) for name in reversed(names)]


def _check_events(city: City, options: dict[str, Any]) -> None:
    """Each card is somewhere once, in a deck of its colour; as many red ones are to come as there are rounds."""
    seen = city.queue[1:] + city.red + city.yellow + city.white + city.box
    for taken in city.taken:
        seen = seen + taken
    if len(set(seen)) != len(seen):
        raise wrong("events", "event-twice")
    colours = {RED: city.red + city.box, YELLOW: city.yellow, WHITE: city.white}
    for colour, cards in colours.items():
        known = events_of(city.printed, colour, options)
        for event in cards:
            if event not in known:
                raise wrong(f"decks.{COLOURS[colour]}", "deck-colour", card=EVENTS[event])
    known = [event for colour in colours for event in events_of(city.printed, colour, options)]
    for event in seen:
        if event not in known:
            raise wrong("events", "no-such-card", card=EVENTS[event])
    drawn = 0 if city.step == PLACING else min(city.round + 1, rounds(city))
    if len(city.red) != rounds(city) - drawn:
        raise wrong("decks.red", "red-deck", count=rounds(city) - drawn)


def _read_characters(position: PositionData, city: City, options: dict[str, Any]) -> None:
    each = 0 if city.king else 2 if city.seats == 2 else 1
    for seat, family in enumerate(position.families):
        if len(family.characters) != each:
            raise wrong(f"families[{seat}].characters", "characters", count=each)
    if position.stack and not city.king:
        raise wrong("stack", "king-only")
    dealt = [family.characters for family in position.families] if not city.king else [position.stack[::-1]]
    names = [name for hand in dealt for name in hand]
    for name in names:
        if name not in CHARACTERS[: character_pool(options)]:
            raise wrong("families", "no-such-card", card=name)
    if len(set(names)) != len(names):
        raise wrong("families", "character-twice")
    hands = [[CHARACTERS.index(name) for name in hand] for hand in dealt]
    city.characters = hands if city.king else [sorted(hand) for hand in hands]


# -- the turn --------------------------------------------------------------------------------------------------------


def _read_walk(walk: WalkData, city: City) -> None:
    if walk.target is not None:
        city.target = VOCABULARY.code(walk.target)
        if not AGRICULTURE <= city.target < USE or (city.target == PATROL and not city.expansion.has_ramparts(city)):
            raise wrong("walk.target", "target", key=walk.target)
        if is_activate(city.target) and city.slot_of(city.target - ACTIVATE) < 0:
            raise wrong("walk.target", "target", key=walk.target)
    if walk.cube is not None:
        if walk.cube not in ACTIVITIES or city.target < 0:
            raise wrong("walk.cube", "no-such-card", card=walk.cube)
        city.cube = ACTIVITIES.index(walk.cube)
        if recipe_for(city, city.target, city.cube) is None or city.slot_of(city.cube) < 0:
            raise wrong("walk.cube", "useless-cube", card=walk.cube)
    for die in walk.dice:
        owner = _owner(city, die.owner, "walk.dice")
        number = numbering.die_of(PURPLE if die.purple else owner, COLOURS.index(die.colour), die.value)
        city.group = [*city.group, number + TURNED if die.turned else number]
        if not _may_be_chosen(city, die, owner):
            raise wrong("walk.dice", "chosen-dice")
    city.value, city.left = walk.value, walk.left
    city.settled = walk.settled and city.target >= 0  # version 0.1.0 left it set when the action was over


def _may_be_chosen(city: City, die: DieData, owner: int) -> bool:
    """Whether a die can be purple or turned over: the purple one is that of the seat whose action it is."""
    if city.ladies is None:
        return not die.purple and not die.turned
    if die.turned and city.target < 0:
        return False
    return not die.purple or (len(city.dice) > numbering.PILES and owner == city.actor())


def _check_citizens(city: City, options: dict[str, Any]) -> None:
    """Citizens are never made or lost: 12 a player, 8 or 10 grey ones, 24 of le Roy's."""
    for owner in city.owners():
        found = city.supply[owner] + city.general[owner] + city.tradesmen.count(owner)
        found += sum([numbering.has(bits, owner) for bits in city.illustration])
        found += city.spaces.count(owner) + sum([city.lies(owner, building) for building in range(3)])
        if city.ladies is not None and owner != NEUTRAL:
            found += city.ladies.possessed[owner]
        due = city.printed.citizens_each
        if owner == NEUTRAL:
            due = ROY_CITIZENS if city.king else neutral_citizens(city.printed, options)
        if found != due:
            place = "neutral" if owner == NEUTRAL else f"families[{owner}]"
            raise wrong(place, "citizens", count=due, found=found)


def _check_dice(city: City) -> None:
    for colour in range(3):
        dice = sum([size(city.dice[numbering.pile_of(owner, colour)]) for owner in range(OWNERS)])
        if dice > DICE_OF_A_COLOUR:
            raise wrong("families", "dice", colour=COLOURS[colour])
    if city.step in (PLACING, OVER) and not is_empty(city):
        raise wrong("families", "no-dice-now")
