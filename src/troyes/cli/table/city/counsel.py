"""What the tray says: of what is under the hand, of the group of dice so far, or of the turn itself."""

from typing import cast

from textual.content import Content

from troyes.city import log
from troyes.city.decision import CityDecision
from troyes.city.log import Entry
from troyes.city.names import ACTIVITIES, COLOURS, DONE, NEUTRAL
from troyes.city.state import CHOOSING_DICE, COUNTERING, City
from troyes.city.walk import codes
from troyes.cli.table.city.details import Marks, detail
from troyes.cli.table.city.scene import Scene
from troyes.cli.table.city.sitting import CitySitting, carried_out, news
from troyes.cli.table.city.square import chip
from troyes.cli.table.city.tale import ACTS, Chapter, brief, chapters, condensed, packed
from troyes.cli.table.tray import Speech

__all__ = ["speak"]

Lines = list[str | Content]
HINTS = ("placement", "action", "dice", "black_dice", "turn_over")
"""The decisions that have a hint of their own."""


WIDTH, LINES = 116, 5
"""The room for the lines of the tray."""


def speak(sitting: CitySitting, scene: Scene, marks: Marks, fresh: list[Chapter]) -> Speech:
    """The tray's heading and lines. `fresh`: what happened since the reader's last turn, if it is to be told now."""
    words, key = scene.words, scene.pointed
    if sitting.held is not None:
        return Content.styled(words("table-held"), "bold $gold"), _turn(sitting, scene)
    if fresh:
        lines = _recap(scene, fresh)
        if lines:
            return Content.styled(words("table-city-since"), "bold $gold"), lines
    thing = _name(scene, key)
    if key is not None and key in scene.rights:
        decision = sitting.decision
        assert decision is not None
        option = next(option for option in decision.options if option.key == key)
        head = Content.styled(words.tell(option.message), "bold")
        rolls = [words("table-city-rolls")] if sitting.after(key) is None else []
        return head, [*_group(sitting, scene, key), *_told(scene, key, sitting), *rolls, *detail(scene, marks, key)]
    if key is not None and thing:
        return Content.styled(thing, "bold"), detail(scene, marks, key)
    if scene.kind:
        hint = f"table-city-hint-{scene.kind.replace('_', '-')}" if scene.kind in HINTS else "table-hint-choice"
        return Content.styled(words(hint), "$faded"), _group(sitting, scene, None)
    if sitting.game.over:
        return words("table-over"), []
    return words("table-thinking"), _recap(scene, chapters(sitting.story())[-LINES:])


def _recap(scene: Scene, story: list[Chapter]) -> Lines:
    lines = [line for line in (brief(scene, chapter) for chapter in story) if line is not None]
    return [*packed(lines, WIDTH, LINES)]


def _turn(sitting: CitySitting, scene: Scene) -> Lines:
    """The whole turn that waits to be ended: in one line, and then what that line leaves out."""
    return _summed(scene, chapters(sitting.story())[-1])


def _summed(scene: Scene, chapter: Chapter) -> Lines:
    line = brief(scene, chapter)
    told = [entry for entry in chapter.entries if entry[0] not in SUMMED]
    return [*([] if line is None else [line]), *_sentences(scene, told)][:LINES]


def _sentences(scene: Scene, entries: list[Entry]) -> Lines:
    return [scene.words.tell(log.message(entry, scene.king)) for entry in condensed(entries)]


def _name(scene: Scene, key: str | None) -> str:
    """What a thing that is not on offer is called."""
    if key is None:
        return ""
    words = scene.words
    kind, _, last = key.rpartition(" ")
    if kind.startswith("die "):
        _, owner, colour = kind.split()
        who = words.owner(NEUTRAL if owner == "neutral" else int(owner), scene.king)
        return words("table-city-die", name=who, colour=colour, value=int(last))
    names = {"activate": "activity", "use": "activity", "combat": "event", "cube on": "event", "character": "character"}
    if kind in names:
        return words(f"{names[kind]}-{last}")
    if key == "build cathedral":
        return words("table-city-cathedral")
    if key.startswith("black "):
        return words("table-city-black-die", value=int(last))
    building = next((part for part in key.split() if part in ("palace", "city_hall", "bishopric")), "")
    return words(f"building-{building}") if building else ""


def _told(scene: Scene, key: str, sitting: CitySitting) -> Lines:
    """What a step does: in one line if it is a whole turn."""
    steps = sitting.steps(key)
    return _summed(scene, chapters(steps)[-1]) if any(entry[0] in ACTS for entry in steps) else _sentences(scene, steps)


def _group(sitting: CitySitting, scene: Scene, key: str | None) -> Lines:
    """The dice so far, with the one under the hand: what they are worth and cost, and what they would bring."""
    if scene.kind not in ("dice", "black_dice"):
        return []
    now = sitting.game.city
    city = now if key is None or key == "done" else sitting.after(key)
    if city is None or city.step != now.step or not city.group:
        return []
    chips = [chip(scene, die // 18, COLOURS[die // 6 % 3], die % 6 + 1, scene.seat) for die in city.group]
    dice = Content(" ").join(chips)  # as the city numbers dice
    asked = CityDecision(city).prompt().args
    words = scene.words
    if city.step == COUNTERING:
        told = words("table-city-strength", have=asked["have"], value=asked["value"])
        return [Content.assemble(dice, f"  {told}")]
    if city.step != CHOOSING_DICE:
        return []
    value, per = cast(int, asked["value"]), cast(int, asked.get("per", 0))
    hire = _hire(scene)
    told = words(
        "table-city-group", value=value, per=per, times=value // per if per else 0, price=asked["price"], hire=hire
    )
    lines: Lines = [Content.assemble(dice, (f"  {told}", "bold $gold"))]
    if key != "done" and DONE in codes(city):
        lines += _bringing(sitting, scene, city)
    return lines


def _bringing(sitting: CitySitting, scene: Scene, city: City) -> Lines:
    """What these dice would bring if they were used at once."""
    after = carried_out(city, sitting.game, "done")
    if after is None:
        return []
    return _sentences(scene, [entry for entry in news(city, after) if entry[0] not in OBVIOUS])


def _hire(scene: Scene) -> int:
    """What a tradesman costs beside the dice, where the holder has none on the card yet."""
    kind, _, id = scene.target.partition(" ")
    card = next((card for card in scene.view["activities"] if card["card"] == id), None)
    if kind != "activate" or card is None or scene.seat in [*card["tradesmen"], *card["illustration"]]:
        return 0
    return scene.printed.hire[ACTIVITIES.index(id)]


OBVIOUS = (*ACTS, log.USED_DICE, log.USED_CUBE, log.BOUGHT)
"""What the line of the group tells already."""
SUMMED = (*OBVIOUS, log.GAINED, log.SPENT, log.ACTIVATED, log.SETTLED)
"""What the line of a whole turn tells already."""
