"""The queue of events, Marauding first: how each is combated, its banners, and what it brings."""

from typing import Any

from textual.content import Content

from troyes.city.names import COLOURS, EVENTS
from troyes.city.numbering import reward_of
from troyes.cli.table.city.cards import piece
from troyes.cli.table.city.panel import Brush, Panel
from troyes.cli.table.city.scene import Scene, owner_of
from troyes.cli.table.city.words import BANNER_SIGN, BLACK_SIGN, POSSESSED_SIGN, TURN_SIGN


class EventsPanel(Panel):
    WIDTH = 27

    def paint(self, brush: Brush) -> None:
        scene = brush.scene
        self.border_title = Content(scene.words("table-city-events"))
        y = 0
        for at, event in enumerate(scene.view["events"]):
            ground = f"$ink on {'$page' if at % 2 else '$paper'}"
            brush.box(0, y, brush.width, _face(scene, at, event), ground, scene.event_key(event["card"]))
            y += 2
            if event["card"] == "possession" and any(scene.ladies["possessed"]):
                _possessed(brush, y, ground)
                y += 1


def _possessed(brush: Brush, y: int, ground: str) -> None:
    """Whose citizens are on the card: each can be freed when the holder may free somebody."""
    scene = brush.scene
    brush.put(0, y, f"   {POSSESSED_SIGN} ", ground)
    x = 5
    for seat, count in enumerate(scene.ladies["possessed"]):
        if count:
            signs = Content.assemble(" ", (scene.sign(seat) * count, f"bold {scene.ink(seat)}"), " ")
            brush.box(x, y, signs.cell_length, [signs], ground, f"free {seat}")
            x += signs.cell_length
    brush.put(x, y, " " * (brush.width - x), ground)


def _face(scene: Scene, at: int, event: dict[str, Any]) -> list[Content]:
    """An event: its place and name; the dice against it, its banners, the points for first and second."""
    words, printed = scene.words, scene.printed
    number = EVENTS.index(event["card"])
    colour = printed.event_dice[number]
    black = BLACK_SIGN * printed.black_dice[number]
    deck = f"${COLOURS[printed.event_colour[number]]}-word" if at else "$red-word"
    at_work = scene.under_way(f"combat {event['card']}")
    name = Content.styled(words(f"event-{event['card']}"), "bold underline $gold" if at_work else f"bold {deck}")
    mark = f"{TURN_SIGN if at_work else ' '}{at + 1}" if at < 9 else f"{at + 1}"
    head = Content.assemble((f"{mark} ", "bold $gold" if at_work else "$faded"), name, f" {black}")
    dice = Content.styled(f"{words.letter(colour)}÷{printed.event_per[number]}", f"bold ${COLOURS[colour]}-word")
    cubes = [piece(scene, owner_of(cube)) for cube in event["cubes"]]
    free = BANNER_SIGN * (printed.banners[number] - len(cubes))
    first, second = printed.event_vp[reward_of(number, 0)], printed.event_vp[reward_of(number, 1)]
    points = words("table-city-event-vp", first=first, second=second)
    return [head, Content.assemble("   ", dice, "  ", *cubes, free, "  ", (points, "$faded"))]
