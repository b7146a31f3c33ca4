"""The Palace, the City Hall and the Bishopric: who stands where, and who was expelled and lies there."""

from textual.content import Content

from troyes.city.codes import space_name
from troyes.city.names import BUILDINGS, COLOURS
from troyes.city.numbering import row_of, space_of
from troyes.cli.table.city.cards import piece
from troyes.cli.table.city.panel import Brush, Panel
from troyes.cli.table.city.scene import Scene, owner_of
from troyes.cli.table.city.words import LYING_SIGN, ORDER_SIGNS, TURN_SIGN

BUILDING = 19
ROWS = (2, 2, 3)
"""Rows as they are drawn: the Palace's six spaces stand in two."""


class BuildingsPanel(Panel):
    WIDTH = 61

    def paint(self, brush: Brush) -> None:
        self.border_title = Content(brush.scene.words("table-city-buildings"))
        for building in range(3):
            _paint(brush, building, (BUILDING + 2) * building)


def _paint(brush: Brush, building: int, x: int) -> None:
    scene = brush.scene
    name, colour = BUILDINGS[building], COLOURS[building]
    title = f"{ORDER_SIGNS[building]}{scene.words.letter(building)} {scene.words(f'building-{name}')}"
    place = f"place {name}"
    ink = f"bold ${colour}-word"
    if scene.under_way(place):
        title, ink = f"{TURN_SIGN}{title}", "bold underline $gold"
    asks = scene.kind == "placement" or scene.sending
    key = scene.key([f"from lying {name}", place]) if asks else place
    brush.box(x, 0, BUILDING, [Content.styled(title, ink)], f"$ink on ${colour}-wash", key)
    across = 6 // ROWS[building]
    for space in range(6):
        row, at = divmod(space, across)
        values = values_of(scene, building, space)
        if building and at == 0:
            brush.put(x, 1 + row, f"{_range(values):>4}", "$faded")
        owner = owner_of(_standing(scene, building, space))
        label = f"{values[0]}" if not building else ""
        cell = Content.assemble((label, "$faded"), " " if building else "", piece(scene, owner), " ")
        left = x + 1 + 5 * at if not building else x + 5 + 4 * at
        key = scene.space_key(building, space_name(space_of(building, space + 1)), values)
        brush.box(left, 1 + row, 3, [cell], "$ink", key, offered=False if key == place else None)
    lying = scene.view["lying"][name]
    if lying:
        signs = Content("").join([piece(scene, owner_of(owner)) for owner in lying])
        word = Content.styled(f"{scene.words('table-city-lying')} ", "$faded")
        room = BUILDING - (5 + 4 * across if ROWS[building] > 2 else 0) + 1
        fits = word.cell_length + signs.cell_length <= room
        shown = Content.assemble(word if fits else Content.styled(LYING_SIGN, "$faded"), signs)
        brush.box(x + BUILDING - shown.cell_length, 3, shown.cell_length, [shown], "$ink", f"from lying {name}")


def values_of(scene: Scene, building: int, space: int) -> list[int]:
    """The values of dice that send a citizen to the row of this space."""
    starts, lengths = scene.printed.row_start, scene.printed.row_length
    faces = {value: row_of(building, value) for value in range(1, 7)}
    place = space_of(building, space + 1)
    return [value for value, face in faces.items() if 0 <= place - starts[face] < lengths[face]]


def _standing(scene: Scene, building: int, space: int) -> int | str | None:
    rows = scene.view["buildings"][BUILDINGS[building]]
    if building == 0:
        return rows[space]
    length = len(rows[0])
    return rows[space // length][space % length]


def _range(values: list[int]) -> str:
    """Values as they stand before a row: 1-3 where they follow each other."""
    low, high = values[0], values[-1]
    follow = values == list(range(low, high + 1))
    return f"{low}-{high}" if follow and high > low else "".join(map(str, values))
