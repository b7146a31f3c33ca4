"""All that the board shows at a moment, and which option each thing on it stands for."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from troyes.city.names import BUILDINGS, COLOURS, NEUTRAL
from troyes.city.printed import Printed
from troyes.cli.table.city.words import OWNER_SIGNS, ROY_SIGN, CityWords

BETWEEN = ("", "action", "black_dice", "turn_over", "exchange", "ordeal")
"""What is chosen while no action is under way."""


def owner_of(data: int | str | None) -> int | None:
    """An owner as a view writes it."""
    return NEUTRAL if data == "neutral" else data if isinstance(data, int) else None


@dataclass
class Scene:
    view: dict[str, Any]
    """What the holder of the device sees, and nothing else."""
    words: CityWords
    printed: Printed
    seat: int | None
    kind: str = ""
    """What the holder must choose now, as the decision calls it; nothing if it is not their turn."""
    rights: set[str] = field(default_factory=set[str])
    entries: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """The list of options: each with its key and its words."""
    pointed: str | None = None
    """The key of what is under the hand."""
    levels: list[str] = field(default_factory=list[str])
    """By seat: what stands beside the name of a bot."""

    @property
    def king(self) -> bool:
        return self.view["game"] == "king"

    @property
    def target(self) -> str:
        """The key of the action under way."""
        return self.view["walk"]["target"] or ""

    @property
    def ladies(self) -> dict[str, Any]:
        """The expansion's part of the table; nothing without any of its modules."""
        return self.view.get("ladies", {})

    @property
    def sending(self) -> bool:
        """Whether one of the holder's citizens is to be named: for an action, or for Possession."""
        return self.kind == "citizen" or (self.kind == "ordeal" and any(key.startswith("from ") for key in self.rights))

    def under_way(self, key: str) -> bool:
        """Whether this is the action that the holder is in the midst of, or answers."""
        return self.kind not in BETWEEN and self.target == key

    def owners(self) -> list[int]:
        return [*range(len(self.view["families"])), NEUTRAL]

    def sign(self, owner: int) -> str:
        return ROY_SIGN if owner == NEUTRAL and self.king else OWNER_SIGNS[owner]

    def ink(self, owner: int) -> str:
        """The colour of an owner."""
        if owner == NEUTRAL:
            return "$seat-roy" if self.king else "$seat-neutral"
        return f"$seat-{owner}"

    def dice(self, owner: int) -> dict[str, list[int]]:
        """The dice of a district, by colour."""
        part = self.view["neutral"] if owner == NEUTRAL else self.view["families"][owner]
        return part["dice"]

    # -- what things stand for --------------------------------------------------------------------------------

    def key(self, keys: Iterable[str]) -> str:
        """Which of the options that a thing may stand for it stands for now: one on offer, or else the first."""
        listed = list(keys)
        return next((key for key in listed if key in self.rights), listed[0])

    def space_key(self, building: int, name: str, values: list[int]) -> str:
        """A space for a citizen, on a row of these values."""
        place, leave = f"place {BUILDINGS[building]}", f"from {name}"
        if self.kind == "placement":
            return name
        if self.sending:
            return leave
        if self.kind == "dice" and self.target == place:
            return self.key([*self._dice_for(COLOURS[building], values), place])
        return place

    def site_key(self, value: int) -> str:
        """A column of the Cathedral, or a die that leads there where another die may still say where is built."""
        if self.kind == "column":
            return f"column {value}"
        if self.kind == "dice" and self.target == "build cathedral" and self.view["walk"]["leads"]:
            return self.key([*self._dice_for("white", [value]), "build cathedral"])
        return "build cathedral"

    def _dice_for(self, colour: str, values: list[int]) -> list[str]:
        """The dice that show one of these values, the holder's own first, among others the neutral ones first."""
        rest = [str(owner) for owner in self.owners() if owner not in (self.seat, NEUTRAL)]
        owners = [str(self.seat), "purple", "neutral", *rest]
        shown = [f"die {owner} {colour} {value}" for owner in owners for value in reversed(values)]
        return shown + [f"turned {owner} {colour} {7 - value}" for owner in owners for value in reversed(values)]

    def card_key(self, activity: str) -> str:
        first = {"citizen": "from", "dice": "use", "boon": "site"}.get(self.kind, "activate")
        return self.key([f"{first} {activity}", f"lose {activity}", f"from {activity}"])

    def tile_key(self, outdoor: str) -> str:
        if self.kind == "guard":
            return f"cube at {outdoor}"
        return self.key([f"use {outdoor}", f"lose {outdoor}"])

    def event_key(self, event: str) -> str:
        return f"{'cube on' if self.kind in ('event', 'archer') else 'combat'} {event}"

    def die_key(self, owner: int, colour: str, value: int) -> str:
        """A die on the square: used as it lies, or else turned over. Nobody but its owner uses a purple one."""
        if self.kind == "turn_over" and owner == self.seat:
            return f"turn {colour} {value}"
        if colour != "purple":
            whose = f"{'neutral' if owner == NEUTRAL else owner} {colour} {value}"
            return self.key([f"die {whose}", f"turned {whose}"])
        if owner != self.seat:
            return f"purple {owner} {value}"
        return self.key(f"{way} purple {declared} {value}" for way in ("die", "turned") for declared in COLOURS)
