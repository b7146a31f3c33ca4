"""The scoresheet: three districts of six columns, and the tracks below them."""

from collections.abc import Mapping
from typing import ClassVar

from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.reactive import reactive

from troyes.cli.table.dice.district import District, SheetState
from troyes.cli.table.dice.tracks import CitizenRow, Milestones, ResourceRow
from troyes.cli.table.page import arrows
from troyes.cli.table.signals import Chosen, Pointed
from troyes.dice.names import COLOURS
from troyes.dice.sheet import Sheet


class SheetView(Vertical, can_focus=True):
    """A whole sheet. Arrows move among the spaces that may be chosen, Enter takes one."""

    BINDINGS: ClassVar[list[BindingType]] = [*arrows(), Binding("enter,space", "take")]
    aim: reactive[str | None] = reactive(None, init=False)
    state: SheetState | None = None

    def compose(self) -> ComposeResult:
        for colour in range(3):
            yield District(colour)
        with Vertical(id="resources"):
            for colour in range(3):
                yield ResourceRow(colour)
        with Vertical(id="citizens"):
            yield Milestones()
            for colour in range(3):
                yield CitizenRow(colour)

    def show(self, state: SheetState) -> None:
        self.state = state
        for district in self.query(District):
            district.show(state, self.aim)
        self.preview(None)
        self.query_one(Milestones).show(state.sheet, state.half.printed, state.words)
        self.query_one("#resources").border_title = Content(state.words("table-resources"))
        self.query_one("#citizens").border_title = Content(state.words("table-citizens"))

    def preview(self, after: Sheet | None) -> None:
        """The tracks, and in gold what a choice would change on them."""
        state = self.state
        if state is None:
            return
        page, printed = after or state.sheet, state.half.printed
        for row in self.query(ResourceRow):
            row.show(state.sheet, page, printed, state.words)
        for line in self.query(CitizenRow):
            glowing = f"citizen {COLOURS[line.colour]}" in state.glow
            line.show(state.sheet, page, printed, state.words, glowing)

    def spots(self) -> dict[str, tuple[int, int]]:
        """Where each space that the arrows can reach stands: what glows, or everything if nothing does."""
        state = self.state
        glow: Mapping[str, list[int]] = {} if state is None else state.glow
        found = {
            key: (2 * column, 3 * district.colour + act)
            for district in self.query(District)
            for (column, act), key in district.keys.items()
        }
        tracks = {f"citizen {COLOURS[colour]}": (5, 9 + colour) for colour in range(3)}
        if glow:
            return {key: at for key, at in {**found, **tracks}.items() if key in glow}
        return found

    def action_move(self, across: int, down: int) -> None:
        spots = self.spots()
        here = spots.get(self.aim or "")
        if here is None:
            self.aim = min(spots, key=lambda key: (spots[key][1], spots[key][0]), default=None)
            return

        def way(key: str) -> tuple[int, int]:
            dx, dy = spots[key][0] - here[0], spots[key][1] - here[1]
            return (abs(dy), abs(dx)) if across else (abs(dx) + 3 * abs(dy), abs(dx))

        ahead = [
            key
            for key, (x, y) in spots.items()
            if (x - here[0]) * across > 0 or (not across and (y - here[1]) * down > 0)
        ]
        if ahead:
            self.aim = min(ahead, key=way)

    def action_take(self) -> None:
        if self.aim is None:
            raise SkipAction
        self.post_message(Chosen(self.aim))

    def watch_aim(self, aim: str | None) -> None:
        self.mark_aim()
        self.post_message(Pointed(aim))

    def mark_aim(self) -> None:
        for district in self.query(District):
            if self.state is not None:
                district.show(self.state, self.aim)
            if self.aim in district.keys.values():
                district.scroll_visible(animate=False)
        for line in self.query(CitizenRow):
            line.set_class(self.aim == f"citizen {COLOURS[line.colour]}", "-aimed")
