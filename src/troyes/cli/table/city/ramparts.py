"""The ramparts: the outdoor activity at each gate with everybody's cubes, and the guards on their way round."""

from typing import Any

from textual.content import Content

from troyes.cli.table.city.panel import AIMED, GLOW, Brush, Panel, fitted
from troyes.cli.table.city.scene import Scene
from troyes.cli.table.city.words import GUARD_SIGN, NUMERALS

NUMERAL = 4
LEFT = 3
"""Where the track begins."""
PLACE = 6
"""The room for a guard's sign and space."""
PATROL = "patrol ramparts"
WALL, GATE = "─", "╂"


class RampartsPanel(Panel):
    WIDTH = 27

    def paint(self, brush: Brush) -> None:
        scene = brush.scene
        self.entitle(scene.words("table-city-ramparts"), scene.under_way(PATROL))
        tiles: list[dict[str, Any]] = scene.ladies["outdoor"]
        longest = max(len(scene.words(f"outdoor-{tile['activity']}")) for tile in tiles)
        for at, tile in enumerate(tiles):
            ground = f"$ink on {'$page' if at % 2 else '$paper'}"
            face = _tile(scene, at, tile, longest + 2)
            brush.box(0, at, brush.width, [face], ground, scene.tile_key(tile["activity"]))
        y = len(tiles)
        track = _track(scene, tiles)
        if scene.kind == "guard":
            _steps(brush, y, track)
            brush.put(0, y + 1, _places(scene))
        else:
            lines = [Content.assemble(" " * LEFT, *track), _places(scene)]
            brush.box(0, y, brush.width, lines, "$ink on $paper", PATROL)

    def first(self) -> str | None:
        """As far as the die alone brings the guard."""
        scene = self.scene
        points = 0 if scene is None else scene.view["walk"]["left"]
        ahead = [f"advance {spaces}" for spaces in range(points, 0, -1)]
        return next((key for key in ahead if scene is not None and key in scene.rights), super().first())


def _tile(scene: Scene, at: int, tile: dict[str, Any], width: int) -> Content:
    """An outdoor activity; in faint ink as long as the holder's guard has not reached its gate.

    `width`: how far from the beginning of its name the cubes are, if there is room.
    """
    reached = scene.seat is None or scene.ladies["guards"][scene.seat] >= tile["gate"]
    name = Content.styled(scene.words(f"outdoor-{tile['activity']}"), "bold" if reached else "$faded")
    room = RampartsPanel.WIDTH - NUMERAL - 1
    cubes = _cubes(scene, tile["cubes"], room - width)
    name = fitted(name, min(width, room - cubes.cell_length))
    return Content.assemble((f"{NUMERALS[at]:>3} ", "$faded"), name, cubes)


def _cubes(scene: Scene, cubes: list[int], room: int) -> Content:
    """Everybody's cubes in one place, close together where there is little room."""
    parts = [
        Content.assemble((scene.sign(seat), f"bold {scene.ink(seat)}"), f"{count}")
        for seat, count in enumerate(cubes)
        if count
    ]
    return Content(" " if 3 * len(parts) <= room else "").join(parts)


def _track(scene: Scene, tiles: list[dict[str, Any]]) -> list[Content]:
    """Every space of the ramparts from the top gate on. Where guards meet, the holder's is the one to be seen."""
    gates = [tile["gate"] for tile in tiles]
    cells = [Content.styled(GATE if space in gates else WALL, "$faded") for space in range(gates[-1] + 1)]
    cells[0] = Content.styled("┠", "$faded")
    cells[-1] = Content.styled("┨", "$faded")
    guards: list[int] = scene.ladies["guards"]
    for seat in sorted(range(len(guards)), key=lambda seat: (seat == scene.seat, -seat)):
        cells[guards[seat]] = Content.styled(scene.sign(seat), f"bold {scene.ink(seat)}")
    return cells


def _steps(brush: Brush, y: int, track: list[Content]) -> None:
    """The track while the holder's guard is on his way: each space that he can reach may be chosen."""
    scene = brush.scene
    assert scene.seat is not None
    at = scene.ladies["guards"][scene.seat]
    for space, cell in enumerate(track):
        key = f"advance {space - at}"
        if key in scene.rights:
            _, aimed = brush.spot(key, LEFT + space, y, 1)
            brush.put(LEFT + space, y, Content(cell.plain) if aimed else cell, AIMED if aimed else GLOW)
        else:
            brush.put(LEFT + space, y, cell)


def _places(scene: Scene) -> Content:
    """The space of each guard."""
    parts = [Content.styled(f"{GUARD_SIGN:>2} ", "$faded")]
    for seat, space in enumerate(scene.ladies["guards"]):
        sign = Content.styled(scene.sign(seat), f"bold {scene.ink(seat)}")
        parts.append(fitted(Content.assemble(sign, f"{space:>2}"), PLACE))
    return Content.assemble(*parts)
