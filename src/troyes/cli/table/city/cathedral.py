"""The Cathedral: three levels of six columns; four with the Master Builder."""

from textual.content import Content

from troyes.city.names import LEVELS
from troyes.cli.table.city.cards import piece
from troyes.cli.table.city.panel import Brush, Panel
from troyes.cli.table.city.scene import owner_of
from troyes.cli.table.city.words import NUMERALS

LEFT = 6


class CathedralPanel(Panel):
    WIDTH = 30

    def paint(self, brush: Brush) -> None:
        scene = brush.scene
        self.entitle(scene.words("table-city-cathedral"), scene.under_way("build cathedral"))
        sites = scene.view["cathedral"]
        levels = len(sites)
        built = levels if scene.kind == "column" else LEVELS
        for level in range(levels):
            y = levels - 1 - level
            brush.put(1, y, f"{NUMERALS[level]:>3}", "$faded")
            for column in range(6):
                owner = owner_of(sites[level][column])
                cell = [Content.assemble(" ", piece(scene, owner), " ")]
                below = level == 0 or sites[level - 1][column] is not None
                key = scene.site_key(column + 1)
                free = owner is None and below and level < built
                brush.box(LEFT + 4 * column, y, 3, cell, "$ink on $white-wash", key if free else None)
        for column in range(6):
            brush.put(LEFT + 4 * column + 1, levels, f"{column + 1}", "$faded")
