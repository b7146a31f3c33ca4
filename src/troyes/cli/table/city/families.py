"""What each family has: deniers, victory points, citizens, event cards, influence; and the holder's Characters."""

from typing import Any

from textual.content import Content

from troyes.city.names import CHARACTERS, NEUTRAL
from troyes.cli.table.city.panel import Brush, Panel, fitted
from troyes.cli.table.city.scene import Scene
from troyes.cli.table.city.words import ASKED_SIGN, CARD_SIGN, CITIZEN_SIGN, INFLUENCE_SIGN, OPEN_SIGN, TURN_SIGN

TRACK = 24
"""The longest influence track that is drawn."""
START_SIGN = "⚑"


class FamiliesPanel(Panel):
    WIDTH = 30

    def paint(self, brush: Brush) -> None:
        scene = brush.scene
        view, words = scene.view, scene.words
        last = view["rounds"]
        self.border_title = Content(words("table-city-round", round=min(view["round"], last), rounds=last))
        y = 0
        for seat, family in enumerate(view["families"]):
            y = _family(brush, y, seat, family)
        y = _neutral(brush, y)
        shared = scene.ladies.get("open_character")
        if shared:
            line = Content.assemble((f"  {OPEN_SIGN} ", "$gold"), words(f"character-{shared}"), _marks(scene, shared))
            brush.box(0, y, brush.width, [line], "$ink", f"character {shared}")
        if scene.king:
            brush.put(0, y, words("table-city-stack"), "$faded")
            for at, character in enumerate(view["stack"]):
                line = Content.assemble(f" {at + 1} ", words(f"character-{character}"), _marks(scene, character))
                brush.box(0, y + 1 + at, brush.width, [line], "$ink", f"character {character}")


def _family(brush: Brush, y: int, seat: int, family: dict[str, Any]) -> int:
    """Three lines for a family, and one for each Character that the reader may see."""
    scene = brush.scene
    words, view = scene.words, scene.view
    acts = view["turn"] == seat and not view["over"]
    waits = scene.ladies.get("actor") == seat
    level = scene.levels[seat] if seat < len(scene.levels) else ""
    head = Content.assemble(
        (TURN_SIGN if acts else ASKED_SIGN if waits else " ", "bold $gold"),
        (scene.sign(seat), f"bold {scene.ink(seat)}"),
        " ",
        (words.name(seat), "bold $gold" if acts else "bold"),
        (f" {START_SIGN}" if view["start_player"] == seat else "", "$gold"),
        (f" {level}" if level else "", "$faded"),
    )
    brush.put(0, y, fitted(head, brush.width - (11 if family["district"] else 0)))
    if family["district"]:
        passed = words("table-city-passed", deniers=family["district"])
        brush.put(brush.width - len(passed), y, passed, "$faded")
    vp = "?" if family["vp"] is None else str(family["vp"])
    means = Content.assemble(
        f"  {words('table-city-deniers', count=family['deniers'])} · {words('table-city-vp', count=vp)}"
    )
    brush.put(0, y + 1, means)
    people = f"{CITIZEN_SIGN}{family['supply']}+{family['general']}"
    key = scene.key(["from supply", "from hiring", "hire"]) if seat == scene.seat else None
    brush.box(17, y + 1, len(people) + 1, [Content(people)], "$ink", key)
    if family["events"]:
        brush.put(25, y + 1, f"{CARD_SIGN}{len(family['events'])}")
    influence = family["influence"]
    length = min(scene.printed.influence_max, TRACK)
    track = Content.assemble(
        f"  {INFLUENCE_SIGN}{influence:>2} ",
        ("━" * min(influence, length), f"bold {scene.ink(seat)}"),
        ("─" * max(length - influence, 0), "$rule"),
    )
    brush.put(0, y + 2, track)
    y += 3
    characters: list[str] = family.get("characters") or []
    for character in characters:
        line = Content.assemble(("  ☻ ", "$gold"), words(f"character-{character}"), _marks(scene, character))
        brush.box(0, y, brush.width, [line], "$ink", f"character {character}")
        y += 1
    return y


def _neutral(brush: Brush, y: int) -> int:
    scene = brush.scene
    words, part = scene.words, scene.view["neutral"]
    start = f" {START_SIGN}" if scene.view["start_player"] == "neutral" else ""
    name = fitted(words.owner(NEUTRAL, scene.king), 14 if not scene.king else 8)
    parts: list[str | Content | tuple[str, str]] = [" ", (scene.sign(NEUTRAL), f"bold {scene.ink(NEUTRAL)}"), " ", name]
    if scene.king:
        parts += [f" {words('table-city-vp', count=str(part['vp']))}"]
    parts += [f" {CITIZEN_SIGN}{part['supply']}", start]
    if part.get("events"):
        parts.append(f" {CARD_SIGN}{len(part['events'])}")
    brush.put(0, y, Content.assemble(*parts))
    return y + 1


def thresholds(scene: Scene, character: str) -> list[int]:
    """What it takes for 1, 3 and 6 points in this game."""
    few = scene.king or len(scene.view["families"]) == 2
    printed = scene.printed
    return (printed.thresholds_two if few else printed.thresholds)[CHARACTERS.index(character)]


def _marks(scene: Scene, character: str) -> Content:
    return Content.styled(f" {'·'.join(map(str, thresholds(scene, character)))}", "$faded")
