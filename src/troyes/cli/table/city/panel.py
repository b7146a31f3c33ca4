"""A part of the board with places on it that can be pointed at and chosen, by mouse and by keyboard."""

from typing import ClassVar, NamedTuple

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.content import Content
from textual.geometry import Offset, Region

from troyes.cli.table.city.scene import Scene
from troyes.cli.table.city.words import TURN_SIGN
from troyes.cli.table.face import Face
from troyes.cli.table.page import arrows
from troyes.cli.table.signals import Chosen, Pointed

AIMED = "bold $gold-ink on $gold"
GLOW = "$glow-ink on $glow"


class Spot(NamedTuple):
    """A place on a panel, and the key of the option that it stands for."""

    key: str
    region: Region
    lit: bool


class Brush:
    """Draws a panel: pieces at places, and among them the spots."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene = scene
        self.width = width
        self.rows: list[list[tuple[int, Content]]] = []
        self.spots: list[Spot] = []
        self._aimed = False

    def put(self, x: int, y: int, content: Content | str, style: str = "") -> None:
        while len(self.rows) <= y:
            self.rows.append([])
        part = Content(content) if isinstance(content, str) else content
        self.rows[y].append((x, part.stylize_before(style) if style else part))

    def spot(
        self, key: str, x: int, y: int, width: int, height: int = 1, offered: bool | None = None
    ) -> tuple[bool, bool]:
        """Makes a place one that can be chosen. Tells whether it glows, and whether it is under the hand.

        `offered`: whether it may be chosen, where that does not follow from the rights.
        """
        lit = key in self.scene.rights if offered is None else offered
        self.spots.append(Spot(key, Region(x, y, width, height), lit))
        aimed = key == self.scene.pointed and not self._aimed
        self._aimed = self._aimed or aimed
        return lit, aimed

    def box(
        self,
        x: int,
        y: int,
        width: int,
        lines: list[Content],
        ground: str,
        key: str | None = None,
        offered: bool | None = None,
    ) -> None:
        """Some lines on a ground. With a key, a spot: it glows if it may be chosen."""
        lit, aimed = (False, False) if key is None else self.spot(key, x, y, width, len(lines), offered)
        style = AIMED if aimed else GLOW if lit else ground
        for at, line in enumerate(lines):
            whole = fitted(line, width)
            self.put(x, y + at, Content(whole.plain) if aimed else whole, style)

    def drawing(self) -> Content:
        lines: list[Content] = []
        for row in self.rows:
            parts: list[Content] = []
            at = 0
            for x, part in sorted(row, key=lambda piece: piece[0]):
                if x > at:
                    parts.append(Content(" " * (x - at)))
                parts.append(part)
                at = max(at, x) + part.cell_length
            lines.append(Content.assemble(*parts))
        return Content("\n").join(lines)


def fitted(content: Content | str, width: int) -> Content:
    """Exactly so wide; what is too long is cut, and shows that it is."""
    part = Content(content) if isinstance(content, str) else content
    return part.truncate(max(width, 0), ellipsis=True, pad=True)


class Panel(Face, can_focus=True):
    """Arrows move among what may be chosen, with Shift among everything; Enter takes it. The mouse does both."""

    WIDTH: ClassVar[int] = 30
    CHOSEN: ClassVar[type[Chosen]] = Chosen
    """What tells that something was chosen here."""
    BINDINGS: ClassVar[list[BindingType]] = [
        *arrows(),
        *arrows("shift+", ", True"),
        Binding("enter", "take", show=False),
    ]

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.spots: list[Spot] = []
        self.aim: str | None = None
        """The key of the spot under the hand, as long as the hand is on this panel."""
        self._over: str | None = None
        self._tall = 0

    def paint(self, brush: Brush) -> None:
        """Draws the panel, and names its spots."""
        raise AssertionError("a panel says what it shows")

    def show(self, scene: Scene) -> None:
        self.scene = scene
        brush = Brush(scene, self.WIDTH)
        self.paint(brush)
        self.spots = brush.spots
        tall = len(brush.rows)
        self.put(brush.drawing(), resize=tall != self._tall)
        self._tall = tall

    def entitle(self, title: str, at_work: bool) -> None:
        """`at_work`: whether the action under way is about this panel."""
        self.border_title = Content.styled(f"{TURN_SIGN}{title}", "bold underline $gold") if at_work else Content(title)

    def spot(self, key: str | None) -> Spot | None:
        """The first place that stands for this option."""
        return next((spot for spot in self.spots if spot.key == key), None)

    # -- the keyboard -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Puts the hand on the first thing that may be chosen."""
        self.aim = self.first()
        self.focus()
        self._tell()

    def first(self) -> str | None:
        """Where the hand begins."""
        return next((spot.key for spot in self.spots if spot.lit), None)

    def on_focus(self) -> None:
        if self.spot(self.aim) is None:
            lit = [spot for spot in self.spots if spot.lit] or self.spots
            self.aim = lit[0].key if lit else None
        self._tell()

    def on_blur(self) -> None:
        self.aim = None

    def _tell(self) -> None:
        here = self.spot(self.aim)
        if here is not None:
            self.call_after_refresh(self.reveal, here.region)
            self.post_message(Pointed(here.key))

    def action_move(self, across: int, down: int, everywhere: bool = False) -> None:
        lit = [spot for spot in self.spots if spot.lit]
        spots = self.spots if everywhere or not lit else lit
        here = self.spot(self.aim)
        if here is None:
            self.aim = spots[0].key if spots else None
            self._tell()
            return
        x, y, width, height = here.region

        def way(spot: Spot) -> tuple[int, int]:
            """How far off the line a spot is, and how far away."""
            left, top, wide, tall = spot.region
            dx = max(left - x - width + 1, x - left - wide + 1, 0)
            dy = max(top - y - height + 1, y - top - tall + 1, 0)
            return (2 * dy, abs(left - x)) if across else (dx, dy)

        ahead = [
            spot
            for spot in spots
            if spot.key != here.key
            and ((spot.region.x - x) * across > 0 or (spot.region.y - y) * down > 0)
            and (not across or way(spot)[0] == 0 or everywhere)
        ]
        if not ahead and across:  # at the end of a row, on to the next one
            ahead = [spot for spot in spots if (spot.region.y - y) * across > 0]
            ahead.sort(key=lambda spot: (abs(spot.region.y - y), spot.region.x * across))
            ahead = ahead[:1]
        if ahead:
            self.aim = min(ahead, key=way).key
            self._tell()

    def action_take(self) -> None:
        if self.aim is None or self.scene is None or not self.scene.kind:
            raise SkipAction
        self.post_message(self.CHOSEN(self.aim))

    def reveal(self, region: Region) -> None:
        """Scrolls whatever this panel lies in until that part of it can be seen."""
        place = region.translate(self.content_region.offset)
        for container in self.ancestors:
            if isinstance(container, ScrollableContainer) and container.max_scroll_y:
                window = container.scrollable_content_region
                if self.region.height <= window.height:  # better the whole panel
                    place = self.region
                by = Region.get_scroll_to_visible(window, place).y
                if by:
                    container.scroll_relative(y=by, animate=False)
                    place = place.translate(Offset(0, -by))

    # -- the mouse --------------------------------------------------------------------------------------------

    def at(self, offset: Offset | None) -> Spot | None:
        if offset is None:
            return None
        return next((spot for spot in self.spots if spot.region.contains_point(offset)), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        over = self.at(event.get_content_offset(self))
        if over is None or over.key == self._over:
            return
        self._over = over.key
        if self.scene is not None and self.scene.kind:  # the hand is in one place: keys go on from here
            self.aim = over.key
            self.focus(scroll_visible=False)
        self.post_message(Pointed(over.key))

    def on_leave(self, event: events.Leave) -> None:
        self._over = None
        over = self.app.mouse_over  # pyright: ignore[reportUnknownMemberType]
        if not isinstance(over, Panel):  # else that one tells, and must have the last word
            self.post_message(Pointed(self.aim if self.has_focus else None))

    def on_click(self, event: events.Click) -> None:
        spot = self.at(event.get_content_offset(self))
        if spot is not None:
            self.aim = spot.key
            self.post_message(self.CHOSEN(spot.key))
