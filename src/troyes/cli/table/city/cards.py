"""The nine Activity cards: a row for each order, a column for each round in which they come."""

from typing import Any

from textual.content import Content

from troyes.city.activities.cards import CARDS
from troyes.city.names import ACTIVITIES, COLOURS
from troyes.city.numbering import scoring_space
from troyes.cli.table.city.panel import Brush, Panel, fitted
from troyes.cli.table.city.scene import Scene, owner_of
from troyes.cli.table.city.words import CUBE_SIGN, FREE_SIGN, INFLUENCE_SIGN, ORDER_SIGNS, TURN_SIGN

CARD = 19
LEFT = 2


class CardsPanel(Panel):
    WIDTH = 61

    def paint(self, brush: Brush) -> None:
        scene = brush.scene
        self.border_title = Content(scene.words("table-city-cards"))
        for at, card in enumerate(scene.view["activities"]):
            colour, level = divmod(at, 3)
            x, y = LEFT + (CARD + 1) * level, 3 * colour
            name = COLOURS[colour]
            if level == 0:
                brush.put(0, y, ORDER_SIGNS[colour], f"bold ${name}-word")
                brush.put(0, y + 1, scene.words.letter(colour), f"${name}-word")
            if card["card"] is None:
                blank = Content.styled(scene.words("table-city-later", level=level + 1).center(CARD), "$faded")
                brush.box(x, y, CARD, [Content(""), blank, Content("")], "$faded on $page")
            else:
                ground = f"$ink on ${name}-wash{'-2' if level % 2 else ''}"
                brush.box(x, y, CARD, _face(scene, card), ground, scene.card_key(card["card"]))


def _face(scene: Scene, card: dict[str, Any]) -> list[Content]:
    """A card: its name and division; its price and scoring spaces; the cubes that wait on it."""
    words, printed = scene.words, scene.printed
    number = ACTIVITIES.index(card["card"])
    per = words("table-city-per-die") if CARDS[number].by_die else f"÷{printed.per[number]}"
    at_work = scene.under_way(f"activate {card['card']}")
    title = f"{TURN_SIGN if at_work else ''}{words(f'activity-{ACTIVITIES[number]}')}"
    name = fitted(Content.styled(title, "bold underline $gold" if at_work else "bold"), CARD - len(per) - 1)
    influence = printed.hire_influence[number]
    hire = f"{influence}{INFLUENCE_SIGN}" if influence else words("table-city-deniers", count=printed.hire[number])
    spaces: list[str | Content | tuple[str, str]] = [f"{hire:<4}"]
    for space in range(2):
        owner = owner_of(card["tradesmen"][space])
        spaces += [f"{printed.tradesman_vp[scoring_space(number, space)]}", piece(scene, owner), " "]
    for other in card["illustration"]:
        spaces.append(piece(scene, owner_of(other)))
    cubes: list[str | Content | tuple[str, str]] = []
    for seat, count in enumerate(card["cubes"]):
        if count:
            cubes += [(scene.sign(seat), scene.ink(seat)), f"{CUBE_SIGN}{count} "]
    return [Content.assemble(name, " ", (per, "bold")), Content.assemble(*spaces), Content.assemble(*cubes)]


def piece(scene: Scene, owner: int | None) -> Content:
    """Whose piece lies there, or that the place is free."""
    return Content(FREE_SIGN) if owner is None else Content.styled(scene.sign(owner), f"bold {scene.ink(owner)}")
