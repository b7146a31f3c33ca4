"""The tracks of the sheet: resources in hand and spent, citizens and the bonuses on their way."""

from textual import events
from textual.content import Content

from troyes.cli.table.dice import faces
from troyes.cli.table.dice.words import DiceWords
from troyes.cli.table.face import Face
from troyes.cli.table.signals import Chosen, Pointed
from troyes.dice.names import COLOURS, RESOURCES
from troyes.dice.printed import CITIZEN_TRACK, RESOURCE_TRACK, Printed
from troyes.dice.sheet import Sheet

NAME = 14


class ResourceRow(Face):
    """Eighteen of one resource."""

    def __init__(self, colour: int) -> None:
        super().__init__(id=f"track-{RESOURCES[colour]}")
        self.colour = colour

    def show(self, sheet: Sheet, after: Sheet, printed: Printed, words: DiceWords) -> None:
        name = words(f"table-track-{RESOURCES[self.colour]}", letter=words.short(self.colour))
        ink = f"${COLOURS[self.colour]}-word"
        room = RESOURCE_TRACK - after.circled[self.colour]
        hand = words("table-in-hand", count=after.stock[self.colour], room=room)
        track = faces.resource_track(self.colour, sheet, after, printed)
        changed = after.stock[self.colour] != sheet.stock[self.colour]
        self.put(
            Content.assemble((f"{name:<{NAME}}", ink), track, "     ", (hand, "bold $gold" if changed else "$ink"))
        )


class CitizenRow(Face):
    """Twenty citizens of one colour. Where a citizen's colour is to be chosen, the row itself is the space."""

    def __init__(self, colour: int) -> None:
        super().__init__(id=f"citizens-{COLOURS[colour]}")
        self.colour = colour

    def show(self, sheet: Sheet, after: Sheet, printed: Printed, words: DiceWords, glowing: bool) -> None:
        self.set_class(glowing, "-glow")
        name = words(f"table-citizens-{COLOURS[self.colour]}", letter=words.letter(self.colour))
        track = faces.citizen_track(self.colour, sheet, after, milestones(printed), CITIZEN_TRACK)
        changed = after.citizens[self.colour] != sheet.citizens[self.colour]
        total = f"{after.citizens[self.colour]:>2}"
        self.put(
            Content.assemble(
                (f"{name:<{NAME}}", f"${COLOURS[self.colour]}-word"),
                track,
                " ",
                (total, "bold $gold" if changed else "$ink"),
            )
        )

    def on_click(self) -> None:
        self.post_message(Chosen(f"citizen {COLOURS[self.colour]}"))

    def on_enter(self, event: events.Enter) -> None:
        self.post_message(Pointed(f"citizen {COLOURS[self.colour]}"))

    def on_leave(self, event: events.Leave) -> None:
        self.post_message(Pointed(None))


class Milestones(Face):
    """What the citizens bring on their way, above the columns that bring it."""

    def __init__(self) -> None:
        super().__init__(id="milestones")

    def show(self, sheet: Sheet, printed: Printed, words: DiceWords) -> None:
        line = [" "] * (NAME + 2 * CITIZEN_TRACK + 14)
        done: list[tuple[int, int]] = []
        least = min(sheet.citizens)
        for at in milestones(printed):
            reached = least >= at
            if at == printed.pair_at:
                word = words("table-mark-pair")
            elif at == printed.prestige_at:
                word = words("table-mark-prestige")
            else:
                word = words("table-mark-each" if printed.resources_at[at] else "table-mark-work")
            start = NAME + 2 * (at - 1)
            text = f"{'✓' if reached else '▾'}{word}"
            line[start : start + len(text)] = text
            if reached:
                done.append((start, start + len(text)))
        content = Content.styled("".join(line).rstrip(), "$faded")
        for start, end in done:
            content = content.stylize("$gold", start, end)
        self.put(content)


def milestones(printed: Printed) -> list[int]:
    """The citizens that bring a bonus, by their number on the track."""
    return [
        at
        for at in range(1, CITIZEN_TRACK + 1)
        if printed.resources_at[at] or printed.work_at[at] or at in (printed.prestige_at, printed.pair_at)
    ]
