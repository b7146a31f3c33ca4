"""What an event card can say about itself. Its numbers are in `printed.toml`, its words in `locale/`."""

from collections.abc import Mapping
from typing import Any

from troyes.city import faces, log
from troyes.city.buildings import enter, expelled_by
from troyes.city.codes import DECLINE
from troyes.city.effects import NOTHING, Amount
from troyes.city.faces import Face, Line, divided, sign, some
from troyes.city.messages import ask
from troyes.city.names import BUILDINGS, EVENTS, NEUTRAL, NOBODY
from troyes.city.state import City
from troyes.core.lists import raised
from troyes.core.message import Arg, Message
from troyes.core.rng import Rng


class Event:
    """An event that only sends black dice: how many is printed on it."""

    def __init__(self, name: str) -> None:
        self.id = EVENTS.index(name)
        self.once = False
        """Whether it acts only in the round in which it comes."""

    def strike(self, city: City, rng: Rng) -> None:
        """Carries its effect out."""

    def acts(self, city: City) -> bool:
        """Whether it has an effect of its own, beside black dice."""
        return False

    def face(self, card: Mapping[str, Any]) -> Face:
        """What stands on it: the dice that counter it, the black dice it sends, what else it does, what it calls."""
        place = f"events.{EVENTS[self.id]}"
        line: Line = []
        if card["black_dice"]:
            line.append(some("die", card["black_dice"], "black", place=f"{place}.black_dice"))
        line += self.shows()
        if card.get("calls", "nothing") != "nothing":
            line += [faces.CHAIN, {**sign("event", card["calls"]), "place": f"{place}.calls"}]
        return {"dice": [divided(str(card["dice"]), card, place)], "lines": [line]}

    def shows(self) -> Line:
        """What it does beside sending black dice, as signs."""
        return []


class Effect(Event):
    """An event that does something to the city."""

    def acts(self, city: City) -> bool:
        return True


class Ordeal(Effect):
    """An event that hits players one by one: each `loses` so much. With the expansion some may have an answer to it."""

    def __init__(self, name: str, loses: Amount = NOTHING) -> None:
        super().__init__(name)
        self.loses = loses

    def strike(self, city: City, rng: Rng) -> None:
        for victim in self.victims(city):
            self.hit(city, victim)

    def victims(self, city: City) -> list[int]:
        return city.in_order()

    def hit(self, city: City, victim: int) -> None:
        self.loses.lose(city, victim)

    def hurts(self, city: City, victim: int) -> bool:
        """Whether it would change anything for them."""
        return self.loses is NOTHING or self.loses.hurts(city, victim)

    def loss(self, city: City, victim: int) -> dict[str, Arg]:
        """What they would lose, as messages take it."""
        often, what = self.loses.often(city, victim), self.loses
        if what.deniers:
            return {"loss": often * what.deniers, "what": "deniers"}
        return {"loss": often * what.influence, "what": "influence"}

    def question(self, city: City, victim: int) -> Message:
        """What is asked of them, where there is a choice."""
        return ask("ordeal-shield", {"event": EVENTS[self.id], **self.loss(city, victim)})

    def refusal(self, city: City, code: int) -> Message | None:
        """Why they cannot choose that; None if it is nothing that the event takes."""
        return None

    def shows(self) -> Line:
        return [faces.EVERYBODY, *self.loses.shows(lost=True)]

    def codes(self, city: City, victim: int) -> list[int]:
        """What the victim may choose, if there is a choice: a shield against the loss (L25)."""
        shields = [] if victim == NEUTRAL else city.expansion.shields(city, victim)
        return [*shields, DECLINE] if shields and self.hurts(city, victim) else []

    def suffer(self, city: City, victim: int, code: int) -> None:
        """Carries out what the victim has chosen."""
        if code == DECLINE:
            self.hit(city, victim)
        else:
            city.expansion.use_shield(city, victim)


class NeutralCitizen(Effect):
    """A die names the row or space of a building that a neutral citizen enters."""

    def __init__(self, name: str, building: int) -> None:
        super().__init__(name)
        self.building = building

    def shows(self) -> Line:
        return [faces.ROLL, faces.ARROW, faces.NEUTRAL_CITIZEN, sign(BUILDINGS[self.building])]

    def strike(self, city: City, rng: Rng) -> None:
        if city.supply[NEUTRAL] == 0:
            return
        value = rng.die()
        city.log = (city.log, log.EVENT_ROLL, -1, self.id, value)
        out = expelled_by(city, self.building, value, -1)
        if out == NOBODY or not city.lies(out, self.building):
            city.supply = raised(city.supply, NEUTRAL, -1)
            enter(city, NEUTRAL, self.building, value)
