"""All that may be chosen, as a list: a number or a letter takes each."""

from textual.content import Content

from troyes.cli.table.city.panel import AIMED, Brush, Panel, fitted
from troyes.cli.table.signals import Chosen

SHORTCUTS = "123456789abcdefgijkmnopsvwxyz"
"""The keys, in the order of the list; those that every table has (U, H, R, L, T, Q) are left out."""
COLUMNS = 2


class Listed(Chosen):
    """An entry of the list was chosen. It means that one option; a thing on the board may stand for several."""


class OptionsPanel(Panel):
    """Two columns, or one where the list is short."""

    WIDTH = 70
    CHOSEN = Listed
    SHORT = 6

    def paint(self, brush: Brush) -> None:
        scene = brush.scene
        self.border_title = Content(scene.words("table-city-options"))
        entries = scene.entries
        columns = 1 if len(entries) <= self.SHORT else COLUMNS
        rows = -(-len(entries) // columns)
        width = brush.width // columns - (1 if columns > 1 else 0)
        for at, (key, label) in enumerate(entries):
            column, row = divmod(at, rows)
            shortcut = SHORTCUTS[at].upper() if at < len(SHORTCUTS) else " "
            x = column * (width + 1)
            _, aimed = brush.spot(key, x, row, width, offered=True)
            line = fitted(Content.assemble((f" {shortcut} ", "bold $gold"), label), width)
            brush.put(x, row, Content.styled(line.plain, AIMED) if aimed else line)
        if not entries:
            brush.put(0, 0, "")
