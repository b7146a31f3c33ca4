"""The queue of events, Marauding first: how each is combated, its banners, and what it brings."""

from typing import Any

from textual.content import Content

from troyes.city.names import COLOURS, EVENTS
from troyes.cli.table.city.cards import piece
from troyes.cli.table.city.panel import Brush, Panel
from troyes.cli.table.city.scene import Scene, owner_of
from troyes.cli.table.city.words import BANNER_SIGN, BLACK_SIGN, TURN_SIGN

__all__ = ["EventsPanel"]


class EventsPanel(Panel):
    WIDTH = 27

    def paint(self, brush: Brush) -> None:
        scene = brush.scene
        self.border_title = Content(scene.words("table-city-events"))
        for at, event in enumerate(scene.view["events"]):
            ground = f"$ink on {'$page' if at % 2 else '$paper'}"
            brush.box(0, 2 * at, brush.width, _face(scene, at, event), ground, scene.event_key(event["card"]))


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
    first, second = printed.event_vp[2 * number], printed.event_vp[2 * number + 1]
    points = words("table-city-event-vp", first=first, second=second)
    return [head, Content.assemble("   ", dice, "  ", *cubes, free, "  ", (points, "$faded"))]
