"""Cubes that serve in another player's turn: a toll, a guild (L19, L20)."""

from typing import Final

from troyes.city import log
from troyes.city.actions import begin
from troyes.city.activities.cards import CARDS
from troyes.city.citizens import can_enter
from troyes.city.codes import ACTIVATE, AGRICULTURE, BUILD, COMBAT, DECLINE, PATROL, PLACE, USE, USE_OUTDOOR
from troyes.city.ladies.reasons import outdoor_rule
from troyes.city.messages import ask, why
from troyes.city.names import ACTIVITIES, GUILD, TOLL
from troyes.city.numbering import bit, has, outdoor_at, pips
from troyes.city.state import ANSWERING, City, ladies_of
from troyes.city.steps.step import Step
from troyes.city.targets import can_direct, is_activate, is_place, recipe_for
from troyes.core.lists import raised
from troyes.core.message import Arg, Message
from troyes.core.rng import Rng

TOLL_INFLUENCE: Final = 4
GUILD_DENIERS: Final = 4


def ask_others(city: City, sold: int) -> bool:
    """Asks those whose cube may answer what the acting seat has just paid for. `sold`: a bit for each paid seat."""
    ladies = ladies_of(city)
    if not ladies.tiles:
        return False
    ladies.asked = [seat for seat in _others_in_turn(city) if _may_answer(city, seat, sold)]
    if not ladies.asked:
        return False
    ladies.actor = city.seat
    city.seat = ladies.asked[0]
    city.step = ANSWERING
    city.reveals += 1
    return True


def _others_in_turn(city: City) -> list[int]:
    return [(city.seat + city.way * step) % city.seats for step in range(1, city.seats)]


def _may_answer(city: City, seat: int, sold: int) -> bool:
    """Whether a toll or a guild of that seat answers the action, and brings something."""
    ladies = ladies_of(city)
    if ladies.has_cube(seat, TOLL):
        return has(sold, seat) and city.influence[seat] < city.printed.influence_max
    if ladies.has_cube(seat, GUILD) and ACTIVATE <= city.target < COMBAT:
        return city.has_tradesman(seat, city.slot_of(city.target - ACTIVATE))
    return False


class Answer(Step):
    """Whether a seat's cube answers what another's action has just paid for."""

    def codes(self, city: City) -> list[int]:
        return [USE_OUTDOOR + ladies_of(city).tiles[0], DECLINE]

    def take(self, city: City, code: int, rng: Rng) -> None:
        """After the last answer the action goes on."""
        ladies = ladies_of(city)
        seat, tile = city.seat, ladies.tiles[0]
        if code != DECLINE:
            ladies.cubes = raised(ladies.cubes, outdoor_at(0, seat), -1)
            city.log = (city.log, log.USED_OUTDOOR, seat, tile)
            if tile == TOLL:
                city.gain(seat, influence=TOLL_INFLUENCE)
            else:
                city.gain(seat, deniers=GUILD_DENIERS)
        city.turns += 1
        city.reveals += 1
        ladies.asked = ladies.asked[1:]
        if ladies.asked:
            city.seat = ladies.asked[0]
        else:
            city.seat = ladies.actor
            ladies.actor = -1
            begin(city)

    def prompt(self, city: City) -> Message:
        ladies = ladies_of(city)
        args: dict[str, Arg] = {"other": ladies.actor + 1}
        if is_activate(city.target):
            args["activity"] = ACTIVITIES[city.target - ACTIVATE]
        return ask("answer-toll" if ladies.tiles[0] == TOLL else "answer-guild", args)

    def refusal(self, city: City, code: int) -> Message:
        return why("answer", outdoor_rule(ladies_of(city).tiles[0]))

    def fits(self, city: City) -> bool:
        return all(_may_answer(city, seat, bit(seat)) for seat in ladies_of(city).asked) and _rest_is_sure(city)


def _rest_is_sure(city: City) -> bool:
    """Whether the action whose dice are paid for can go on when all have answered."""
    ladies = ladies_of(city)
    seat, target, value = ladies.actor, city.target, city.value
    recipe = recipe_for(city, target, city.cube) if AGRICULTURE <= target < USE else None
    if recipe is None or not city.group or city.settled:
        return False
    if target == AGRICULTURE:
        return value >= 2
    if target in (BUILD, PATROL):
        return len(city.group) <= recipe.most()
    if is_place(target):
        return can_enter(city, seat, target - PLACE, pips(city.group[0]))
    if is_activate(target):
        activity = target - ACTIVATE
        enough = CARDS[activity].by_die or value >= city.printed.per[activity]
        return enough and can_direct(city, seat, activity)
    event = target - COMBAT
    return event in city.queue and value >= city.printed.event_per[event]
