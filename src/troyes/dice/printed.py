"""The printed numbers as the engine reads them: short lists of small integers. `numbers.py` fills them in."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from troyes.dice.die import Die

DAYS: Final = 8
NOTCHES: Final = 9
RESOURCE_TRACK: Final = 18
CITIZEN_TRACK: Final = 20
LINK_NONE: Final = -1


class Printed:
    """A *thing* is what can be gained: 0 to 2 a resource, 3 to 5 a citizen, by colour.

    A *building* is 6 * row + column.
    """

    def __init__(self) -> None:
        self.price_amount: list[int] = []
        self.price_resource: list[int] = []
        """-1: any one resource, the player's choice."""
        self.dice: list[Die] = []
        """Every die that no tile has changed, as `die.usual_dice` lays them out."""
        self.attack_from_day = 0
        self.plazas: list[list[int]] = []
        self.resource_start = 0
        self.citizen_on_resource: list[bool] = []
        self.citizen_after: list[int] = []
        """By how many resources are circled: where the next citizen stands on their track; beyond it if none does."""
        self.fortress: list[int] = []
        self.hall_thing: list[int] = []
        self.hall_amount: list[int] = []
        self.hall_per: list[int] = []
        self.cathedral_row: list[int] = []
        self.cathedral_number: list[int] = []
        self.work_citizens = 0
        self.link_partner: list[int] = [LINK_NONE] * 36
        """By building: the building at the other end of its link."""
        self.link_thing: list[int] = [0] * 36
        self.link_amount: list[int] = [0] * 36
        self.resources_at: list[bool] = []
        self.work_at: list[bool] = []
        self.prestige_at = 0
        self.prestige_rows: list[list[int]] = []
        self.pair_at = 0
        self.pair: list[list[int]] = []
