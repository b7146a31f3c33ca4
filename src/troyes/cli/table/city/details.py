"""What each thing on the board is, in words: its printed numbers, and what it does. A ~ marks an estimate."""

from collections.abc import Mapping
from typing import Any

from textual.content import Content

from troyes.city import numbers
from troyes.city.activities.cards import CARDS
from troyes.city.names import ACTIVITIES, BUILDINGS, COLOURS, EVENTS, LEVELS, OUTDOOR
from troyes.cli.table.city.families import thresholds
from troyes.cli.table.city.scene import Scene, owner_of
from troyes.cli.table.city.words import NUMERALS
from troyes.core import text
from troyes.core.cards import leaves

ESTIMATE = "~"
Lines = list[str | Content]


class Marks:
    """Which printed numbers are only estimates at this table: an owner's own numbers are not."""

    def __init__(self, cards: Mapping[str, Any] | None) -> None:
        self.owners = {place for place, _ in leaves(cards or {})}
        self.known = numbers.provenance()

    def marked(self, place: str, value: object) -> str:
        """A number as it is told, by its dotted name."""
        if place.partition("[")[0] in self.owners:
            return f"{value}"
        how = self.known.get(place) or self.known.get(place.partition("[")[0])
        return f"{ESTIMATE}{value}" if how == "estimate" else f"{value}"


def detail(scene: Scene, marks: Marks, key: str) -> Lines:
    """What the thing behind an option is; nothing where the option says it all."""
    last = key.rpartition(" ")[2]
    if last in ACTIVITIES and not key.startswith("combat"):
        return _card(scene, marks, last)
    if last in EVENTS:
        return _event(scene, marks, last)
    if last in OUTDOOR:
        return _outdoor(scene, marks, last)
    if key == "build cathedral":
        return _cathedral(scene)
    if key == "patrol ramparts":
        return [scene.words("table-city-ramparts-detail")]
    if key.startswith("character "):
        return _character(scene, marks, last)
    parts = key.split()
    if "purple" in parts and parts[0] in ("die", "turned", "purple"):
        return [scene.words("table-city-purple-detail")]
    for building in BUILDINGS:
        if building in parts:
            return _building(scene, marks, building)
    return []


def _noted(scene: Scene, line: str, effect: str) -> Lines:
    """The numbers and what they are for; the sign for estimates is explained where it stands."""
    note = scene.words("table-city-estimates") if ESTIMATE in line else ""
    return [Content.assemble(line, (f"  {note}" if note else "", "$faded")), effect]


def _card(scene: Scene, marks: Marks, id: str) -> Lines:
    words, printed = scene.words, scene.printed
    number, place = ACTIVITIES.index(id), f"activities.{id}"
    first, second = printed.tradesman_vp[2 * number : 2 * number + 2]
    influence = printed.hire_influence[number]
    hire = ("hire_influence", influence) if influence else ("hire", printed.hire[number])
    line = words(
        "table-city-card-detail",
        kind=numbers.base()["activities"][id]["kind"],
        colour=COLOURS[printed.colour[number]],
        level=printed.level[number] + 1,
        paid="influence" if influence else "deniers",
        hire=marks.marked(f"{place}.{hire[0]}", hire[1]),
        by="die" if CARDS[number].by_die else "value",
        per=marks.marked(f"{place}.per", printed.per[number]),
        first=marks.marked(f"{place}.vp[0]", first),
        second=marks.marked(f"{place}.vp[1]", second),
    )
    return _noted(scene, line, _effect(scene, f"activity-{id}"))


def _event(scene: Scene, marks: Marks, id: str) -> Lines:
    words, printed = scene.words, scene.printed
    number, place = EVENTS.index(id), f"events.{id}"
    cubes = sum(len(event["cubes"]) for event in scene.view["events"] if event["card"] == id)
    first, second = printed.event_vp[2 * number : 2 * number + 2]
    line = words(
        "table-city-event-detail",
        colour=COLOURS[printed.event_dice[number]],
        per=marks.marked(f"{place}.per", printed.event_per[number]),
        banners=marks.marked(f"{place}.banners", printed.banners[number]),
        cubes=cubes,
        first=marks.marked(f"{place}.vp[0]", first),
        second=marks.marked(f"{place}.vp[1]", second),
    )
    return _noted(scene, line, _effect(scene, f"event-{id}", printed.black_dice[number]))


def _outdoor(scene: Scene, marks: Marks, id: str) -> Lines:
    words, tiles = scene.words, scene.ladies["outdoor"]
    at = next(at for at, tile in enumerate(tiles) if tile["activity"] == id)
    space = tiles[at]["gate"]
    there = [words.name(seat) for seat, guard in enumerate(scene.ladies["guards"]) if guard >= space]
    line = words(
        "table-city-outdoor-detail",
        gate=NUMERALS[at],
        space=marks.marked(f"ramparts.gates[{at}]", space),
        count=len(there),
        names=", ".join(there),
    )
    return _noted(scene, line, words(f"outdoor-{id}-effect"))


def _cathedral(scene: Scene) -> Lines:
    lines: Lines = [scene.words("table-city-cathedral-detail")]
    if len(scene.view["cathedral"]) > LEVELS:
        lines.append(scene.words("table-city-fourth-level-detail"))
    return lines


def _effect(scene: Scene, card: str, black_dice: int = 0) -> str:
    words = scene.words
    told = words(f"{card}-effect", black_dice=black_dice)
    if scene.king and text.has(f"{card}-king", words.lang):
        told = f"{told} {words(f'{card}-king')}"
    return told


def _character(scene: Scene, marks: Marks, id: str) -> Lines:
    few = scene.king or len(scene.view["families"]) == 2
    name = "two" if few and "two" in numbers.base()["characters"][id] else "at"
    first, second, third = (marks.marked(f"characters.{id}.{name}", value) for value in thresholds(scene, id))
    line = scene.words("table-city-character-detail", first=first, second=second, third=third)
    return _noted(scene, line, scene.words(f"character-{id}-effect"))


def _building(scene: Scene, marks: Marks, building: str) -> Lines:
    words = scene.words
    at = BUILDINGS.index(building)
    due = scene.printed.salary[at]
    salary = marks.marked(f"board.salary.{building}", due)
    lines: Lines = [words("table-city-building-detail", at=at, colour=COLOURS[at], due=due, salary=salary)]
    lying = [owner_of(owner) for owner in scene.view["lying"][building]]
    if lying:
        names = ", ".join(words.owner(owner, scene.king) for owner in lying if owner is not None)
        lines.append(words("table-city-lying-detail", names=names))
    return lines
