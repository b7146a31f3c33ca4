"""What the expansion adds to the table. Only a game that plays with one of its modules has it."""

from mypy_extensions import mypyc_attr

from troyes.city.numbering import outdoor_at


@mypyc_attr(free_list_len=1, acyclic=True)
class Ladies:
    """Whoever makes one lays it out: `blank_ladies` or `copy`."""

    def clear(self) -> None:
        self.tournament = False
        """Whether the last round goes the other way round the table."""
        self.characters = 0
        """How many Characters there are in all, dealt or not."""
        self.open_character = -1
        """The undealt Character that lies open, or -1."""
        self.tiles: list[int] = []
        """The outdoor activity at each of the four gates; none without the ramparts."""
        self.guards: list[int] = [0] * 4
        """How far each seat's guard has come, 0 to 20."""
        self.cubes: list[int] = [0] * 16
        """Cubes on outdoor activities, by `numbering.outdoor_at`."""
        self.possessed: list[int] = [0] * 4
        """By seat: citizens on Possession."""
        self.served = 0
        """A bit for each gate whose cube has served the action under way, or goes before it."""
        self.stationed = 0
        """A bit for each gate that got a cube in this action."""
        self.must_act = False
        """Whether a cube was used that asks for an action, not a pass (L19)."""
        self.scouted: list[int] = []
        """The events on which the Scout has put cubes in this action, each as often."""
        self.release = 0
        """Citizens that are still to be freed from Possession."""
        self.back = 0
        """The step to go back to when they are."""
        self.partners = 0
        """A bit for each owner with whom dice were exchanged in this turn."""
        self.received: list[int] = []
        """The faces that were received for them."""
        self.actor = -1
        """Whose action it is while others are asked."""
        self.asked: list[int] = []
        """Who is still to be asked, the first one now."""
        self.striking = -1
        """The event whose victims are asked, or -1."""
        self.events: list[int] = []
        """The events that have not acted yet in this round."""
        self.threat = 0
        """The black dice that the others send."""

    def copy(self) -> "Ladies":
        twin = Ladies()
        twin.tournament = self.tournament
        twin.characters = self.characters
        twin.open_character = self.open_character
        twin.tiles = self.tiles
        twin.guards = self.guards
        twin.cubes = self.cubes
        twin.possessed = self.possessed
        twin.served = self.served
        twin.stationed = self.stationed
        twin.must_act = self.must_act
        twin.scouted = self.scouted
        twin.release = self.release
        twin.back = self.back
        twin.partners = self.partners
        twin.received = self.received
        twin.actor = self.actor
        twin.asked = self.asked
        twin.striking = self.striking
        twin.events = self.events
        twin.threat = self.threat
        return twin

    def gate_of(self, outdoor: int) -> int:
        """The gate outside which that activity lies, or -1."""
        for gate, tile in enumerate(self.tiles):
            if tile == outdoor:
                return gate
        return -1

    def has_cube(self, seat: int, outdoor: int) -> bool:
        """Whether the seat has a cube there."""
        gate = self.gate_of(outdoor)
        return gate >= 0 and self.cubes[outdoor_at(gate, seat)] > 0

    def begin_turn(self) -> None:
        self.served = 0
        self.stationed = 0
        self.must_act = False
        self.scouted = []
        self.partners = 0
        self.received = []


def blank_ladies() -> Ladies:
    """Nothing of it used yet."""
    ladies = Ladies()
    ladies.clear()
    return ladies
