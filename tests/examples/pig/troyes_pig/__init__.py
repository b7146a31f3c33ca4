"""Pig: roll as often as you dare, but a one loses what you rolled in this turn. Who holds the goal first wins."""

from typing import Any, ClassVar

from troyes.core.descriptor import Descriptor
from troyes.core.options import Number
from troyes.core.small import SmallGame

PIG = Descriptor(
    name="pig",
    package="troyes_pig",
    players=(2, 10),
    options=(Number("goal", 100, low=20, high=500),),
    chapters=("pig-log-held",),
    start="troyes_pig:Pig",
    position="troyes_pig:Pig.read",
)


class Pig(SmallGame):
    DESCRIPTOR = PIG
    KEYS = ("roll", "hold")
    STORY: ClassVar = {"pig-log-rolled": "seat pips", "pig-log-held": "seat pot points"}
    DRAWN: ClassVar = {"pig-log-rolled": "die"}

    def begin(self) -> dict[str, Any]:
        return {"turn": 0, "pot": 0, "lost": False, "points": [0] * self.players}

    def keys(self, seat: int) -> tuple[str, ...]:
        if seat != self.state["turn"]:
            return ()
        return ("hold",) if self.state["lost"] else self.KEYS if self.state["pot"] else ("roll",)

    def take(self, seat: int, key: str) -> None:
        state = self.state
        if key == "roll":
            pips = self.rng.die()
            self.note("pig-log-rolled", seat, pips)
            state["lost"] = pips == 1
            state["pot"] = 0 if state["lost"] else state["pot"] + pips
            return
        state["points"][seat] += state["pot"]
        self.note("pig-log-held", seat, state["pot"], state["points"][seat])
        self.over = state["points"][seat] >= self.options["goal"]
        self.state = {**state, "turn": (seat + 1) % self.players, "pot": 0, "lost": False}
        self.end_turn()

    def points(self) -> list[int]:
        return self.state["points"]
