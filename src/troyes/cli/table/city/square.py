"""The city square: the dice of every district, those that are chosen marked, and the black dice that attack."""

from collections import Counter

from textual.content import Content

from troyes.city.log import DIE_COLOURS
from troyes.city.names import PURPLE, PURPLE_COLOUR
from troyes.city.numbering import colour_of, is_turned, owner_of_die, value_of
from troyes.cli.table.city.panel import AIMED, Brush, Panel, fitted
from troyes.cli.table.city.scene import Scene, owner_of
from troyes.cli.table.city.words import BLACK_SIGN, CHOSEN_SIGN, MAY_SIGN, TURNED_SIGN

NAME = 14
DIE = 3
CHOOSING = ("dice", "black_dice", "turn_over", "exchange")


class SquarePanel(Panel):
    WIDTH = 61

    def paint(self, brush: Brush) -> None:
        scene = brush.scene
        words = scene.words
        self.border_title = Content(words("table-city-square"))
        chosen = _chosen(scene)
        owners = scene.owners()
        districts = [scene.dice(owner) for owner in owners]
        most = [max(len(dice.get(colour, ())) for dice in districts) for colour in DIE_COLOURS]
        name_width = max(min(NAME, brush.width - DIE * sum(most) - (3 if most[PURPLE_COLOUR] else 2)), 1)
        for y, (owner, dice) in enumerate(zip(owners, districts, strict=True)):
            name = fitted(words.owner(owner, scene.king), name_width - 3)
            brush.put(0, y, Content.assemble((scene.sign(owner), f"bold {scene.ink(owner)}"), " ", name))
            x = name_width
            for colour, count in zip(DIE_COLOURS, most, strict=True):
                for at, value in enumerate(dice.get(colour, ())):
                    _die(brush, x + DIE * at, y, owner, colour, value, chosen)
                x += DIE * count + 1
        black = scene.view["black_dice"]
        if black:
            self._black(brush, len(owners), black)

    def first(self) -> str | None:
        """One's own dice cost nothing."""
        own = "" if self.scene is None else f"die {self.scene.seat} "
        return next((spot.key for spot in self.spots if spot.lit and spot.key.startswith(own)), super().first())

    def _black(self, brush: Brush, y: int, black: list[int]) -> None:
        """The black dice: those taken on come first."""
        scene = brush.scene
        brush.put(0, y, Content.assemble((BLACK_SIGN, "bold"), f" {scene.words('table-city-black')}"))
        taken = scene.view["walk"]["left"] if scene.kind == "black_dice" else 0
        for at, value in enumerate(black):
            x = NAME + DIE * at
            if x + DIE > brush.width:
                break
            if at < taken:
                mark = CHOSEN_SIGN
            else:
                lit, aimed = brush.spot(f"black {value}", x, y, DIE)
                mark = MAY_SIGN if lit else " "
                if aimed:
                    brush.put(x, y, f"{mark}{BLACK_SIGN}{value}", AIMED)
                    continue
            brush.put(x, y, Content.styled(mark, "bold $gold"))
            brush.put(x + 1, y, f"{BLACK_SIGN}{value}", "bold $black-die-ink on $black-die")


def _chosen(scene: Scene) -> Counter[tuple[int | None, str, int]]:
    """The dice that are in the group already. Dice that were turned over count as such too."""
    if scene.kind not in CHOOSING:
        return Counter()
    return Counter(
        (owner_of(die["owner"]), "purple" if die.get("purple") else die["colour"], die["value"])
        for die in scene.view["walk"]["dice"]
    )


def _die(
    brush: Brush, x: int, y: int, owner: int, colour: str, value: int, chosen: Counter[tuple[int | None, str, int]]
) -> None:
    scene = brush.scene
    letter = scene.words.letter(DIE_COLOURS.index(colour))
    if chosen[owner, colour, value]:
        chosen[owner, colour, value] -= 1
        brush.put(x, y, f"{CHOSEN_SIGN}{letter}{value}", AIMED)
        return
    lit, aimed = brush.spot(scene.die_key(owner, colour, value), x, y, DIE)
    if aimed:
        brush.put(x, y, f"{MAY_SIGN if lit else ' '}{letter}{value}", AIMED)
        return
    brush.put(x, y, Content.styled(MAY_SIGN if lit else " ", "bold $gold"))
    hollow = scene.kind in CHOOSING and not lit
    style = f"${colour}-word" if hollow else f"bold ${colour}-ink on ${colour}"
    brush.put(x + 1, y, f"{letter}{value}", style)


def chip(scene: Scene, die: int, user: int | None) -> Content:
    """A die, as the city numbers it, in a line of words; with its owner's sign if it is not the user's own."""
    owner, value = owner_of_die(die), value_of(die)
    colour = PURPLE_COLOUR if owner == PURPLE else colour_of(die)
    name, letter = DIE_COLOURS[colour], scene.words.letter(colour)
    sign = Content("") if owner in (user, PURPLE) else Content.styled(scene.sign(owner), scene.ink(owner))
    over = f"{TURNED_SIGN}{7 - value}" if is_turned(die) else ""
    return Content.assemble(sign, (f"{letter}{value}{over}", f"bold ${name}-ink on ${name}"))
