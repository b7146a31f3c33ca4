"""What the tray says: of what is under the hand, of the group of dice so far, or of the turn itself."""

from typing import cast

from textual.content import Content

from troyes.city import log
from troyes.city.codes import DONE
from troyes.city.decision import CityDecision
from troyes.city.log import Entry
from troyes.city.names import ACTIVITIES, NEUTRAL, OUTDOOR
from troyes.city.state import ANSWERING, CHOOSING_DICE, COUNTERING, SUFFERING
from troyes.city.walk import codes
from troyes.cli.table.city.chapters import ACTS, Chapter, brief, chapters, condensed, packed
from troyes.cli.table.city.details import Marks, detail
from troyes.cli.table.city.scene import Scene
from troyes.cli.table.city.session import CitySession
from troyes.cli.table.city.square import chip
from troyes.cli.table.tray import Speech

Lines = list[str | Content]
HINTS = ("placement", "action", "dice", "black_dice", "turn_over", "guard", "exchange", "answer", "ordeal", "boon")
"""The decisions that have a hint of their own."""


WIDTH, LINES = 116, 5
"""The room for the lines of the tray."""


def speak(session: CitySession, scene: Scene, marks: Marks, fresh: list[Chapter]) -> Speech:
    """The tray's heading and lines. `fresh`: what happened since the reader's last turn, if it is to be told now."""
    words, key = scene.words, scene.pointed
    if session.held is not None:
        if session.game.city.step in (ANSWERING, SUFFERING):
            told = _sentences(scene, session.steps(session.held))
            return Content.styled(words("table-city-answered"), "bold $gold"), told
        return Content.styled(words("table-held"), "bold $gold"), _turn(session, scene)
    if fresh:
        lines = _recap(scene, fresh)
        if lines:
            return Content.styled(words("table-city-since"), "bold $gold"), lines
    thing = _name(scene, key)
    if key is not None and key in scene.rights:
        decision = session.decision
        assert decision is not None
        option = next(option for option in decision.options if option.key == key)
        head = Content.styled(words.tell(option.message), "bold")
        rolls = [words("table-city-rolls")] if session.after(key) is None else []
        return head, [*_group(session, scene, key), *_told(scene, key, session), *rolls, *detail(scene, marks, key)]
    if key is not None and thing:
        return Content.styled(thing, "bold"), detail(scene, marks, key)
    if scene.kind:
        hint = f"table-city-hint-{scene.kind.replace('_', '-')}" if scene.kind in HINTS else "table-hint-choice"
        return Content.styled(words(hint), "$faded"), _group(session, scene, None)
    if session.game.over:
        return words("table-over"), []
    return words("table-thinking"), _recap(scene, chapters(session.story())[-LINES:])


def _recap(scene: Scene, story: list[Chapter]) -> Lines:
    lines = [line for line in (brief(scene, chapter) for chapter in story) if line is not None]
    return [*packed(lines, WIDTH, LINES)]


def _turn(session: CitySession, scene: Scene) -> Lines:
    """The whole turn that waits to be ended: in one line, and then what that line leaves out."""
    return _summed(scene, chapters(session.story())[-1])


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
    first, *rest = key.split()[:-1] or [key]
    if first in ("die", "turned", "purple"):
        return _die_name(scene, rest if first != "purple" else [rest[0], first], int(last))
    if last in OUTDOOR:
        return words(f"outdoor-{last}")
    names = {"activate": "activity", "use": "activity", "combat": "event", "cube on": "event", "character": "character"}
    if kind in names:
        return words(f"{names[kind]}-{last}")
    whole = {"build cathedral": "table-city-cathedral", "patrol ramparts": "table-city-ramparts"}
    if key in whole:
        return words(whole[key])
    if first == "free":
        return words("table-city-possessed", name=words.name(int(last)))
    if key.startswith("black "):
        return words("table-city-black-die", value=int(last))
    building = next((part for part in key.split() if part in ("palace", "city_hall", "bishopric")), "")
    return words(f"building-{building}") if building else ""


def _die_name(scene: Scene, parts: list[str], value: int) -> str:
    """A die by its owner and colour, as keys write them; the holder's purple one by the colour it may have."""
    owner, colour = parts
    if owner == "purple":
        owner, colour = str(scene.seat), "purple"
    who = scene.words.owner(NEUTRAL if owner == "neutral" else int(owner), scene.king)
    return scene.words("table-city-die", name=who, colour=colour, value=value)


def _told(scene: Scene, key: str, session: CitySession) -> Lines:
    """What a step does: in one line if it is a whole turn."""
    steps = session.steps(key)
    return _summed(scene, chapters(steps)[-1]) if any(entry[0] in ACTS for entry in steps) else _sentences(scene, steps)


def _group(session: CitySession, scene: Scene, key: str | None) -> Lines:
    """The dice so far, with the one under the hand: what they are worth and cost, and what they would bring."""
    if scene.kind not in ("dice", "black_dice"):
        return []
    keys = [] if key is None or key == "done" else [key]
    game = session.after(*keys)
    if game is None or not game.pending or game.city.step != session.game.city.step or not game.city.group:
        return []
    city = game.city
    dice = Content(" ").join([chip(scene, die, scene.seat) for die in city.group])
    asked = CityDecision(city).prompt().args
    words = scene.words
    if city.step == COUNTERING:
        told = words("table-city-strength", have=asked["have"], value=asked["value"])
        return [Content.assemble(dice, f"  {told}")]
    if city.step != CHOOSING_DICE:
        return []
    value = cast(int, asked["value"])
    per = 0 if scene.target == "activate fort" else cast(int, asked.get("per", 0))
    hire, influence = _hire(scene)
    told = words(
        "table-city-group",
        value=value,
        per=per,
        times=value // per if per else 0,
        price=asked["price"],
        hire=hire,
        influence=influence,
    )
    lines: Lines = [Content.assemble(dice, (f"  {told}", "bold $gold"))]
    if key != "done" and DONE in codes(city):
        lines += _bringing(session, scene, keys)
    return lines


def _bringing(session: CitySession, scene: Scene, keys: list[str]) -> Lines:
    """What the dice would bring if they were used at once after these steps."""
    now, after = session.after(*keys), session.after(*keys, "done")
    if now is None or after is None:
        return []
    told = log.since(after.city.log, now.city.log)
    return _sentences(scene, [entry for entry in told if entry[0] not in OBVIOUS])


def _hire(scene: Scene) -> tuple[int, int]:
    """The deniers and the influence for a tradesman beside the dice, where the holder has none on the card yet."""
    kind, _, id = scene.target.partition(" ")
    card = next((card for card in scene.view["activities"] if card["card"] == id), None)
    if kind != "activate" or card is None or scene.seat in [*card["tradesmen"], *card["illustration"]]:
        return 0, 0
    number = ACTIVITIES.index(id)
    return scene.printed.hire[number], scene.printed.hire_influence[number]


OBVIOUS = (*ACTS, log.USED_DICE, log.USED_CUBE, log.BOUGHT)
"""What the line of the group tells already."""
SUMMED = (
    *OBVIOUS,
    *(log.GAINED, log.SPENT, log.ACTIVATED, log.SETTLED),
    *(log.USED_OUTDOOR, log.BOOSTED, log.ROBBED, log.SHIELDED),
)
"""What the line of a whole turn tells already."""
