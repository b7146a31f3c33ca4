"""What has happened, turn by turn: the log in chapters, and each chapter in one short line."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from textual.content import Content

from troyes.city import log, names
from troyes.city.log import Entry
from troyes.city.numbering import die_of
from troyes.cli.table.city.scene import Scene
from troyes.cli.table.city.square import chip
from troyes.cli.table.city.words import (
    BLACK_SIGN,
    CARD_SIGN,
    CUBE_SIGN,
    EXCHANGE_SIGN,
    GUARD_SIGN,
    INFLUENCE_SIGN,
    POSSESSED_SIGN,
)

NOBODY = -1
ACTS = (*(log.ACTS_AGRICULTURE, log.ACTS_BUILD, log.ACTS_PLACE, log.ACTS_ACTIVATE, log.ACTS_COMBAT), log.ACTS_PATROL)
PRELUDES = (log.TURNED, log.HIRED, log.REROLLED, log.EXTRA_DIE, log.EXCHANGED)
"""What influence and outdoor activities do before an action."""
BEFORE = (*names.EXTRA_DICE, names.EXCHANGE)
"""The outdoor activities that serve before an action."""
TURNS = (*ACTS, log.PASSED, log.COUNTERED, log.SHIELDED, log.GAVE_WAY, log.PLACED, log.ROY_DICE, log.ROY_ROLL)
"""What opens somebody's turn."""
OTHERS = (log.ROUND, log.ROUND_ENDS, log.WAITS, log.FINISHED)
"""What opens a chapter that is nobody's turn."""


@dataclass
class Chapter:
    """A turn, or what the city itself does at the beginning of a round."""

    owner: int
    """Whose turn it is; `NOBODY` if it is nobody's."""
    what: int
    """What the chapter is about, as the log numbers it."""
    entries: list[Entry] = field(default_factory=list[Entry])


def chapters(entries: list[Entry]) -> list[Chapter]:
    """The log from the first placement on. What goes before an action belongs to the action."""
    found: list[Chapter] = []
    for at, entry in enumerate(entries):
        what, owner = entry[0], entry[1]
        last = found[-1] if found else Chapter(NOBODY, log.START)
        follows = entries[at + 1][0] if at + 1 < len(entries) else NOBODY
        prelude = what in PRELUDES or (what == log.SPENT and follows in PRELUDES)
        if what == log.USED_OUTDOOR:
            prelude = entry[2] in BEFORE or follows == log.SHIELDED
        if last.what in PRELUDES and last.owner == owner and (prelude or what in TURNS):
            last.what = last.what if prelude else what
        elif what == log.PLACED and last.what in (log.PLACED, log.ROY_DICE) and last.owner == owner:
            pass
        elif prelude:
            found.append(Chapter(owner, log.TURNED))
        elif what in TURNS:
            found.append(Chapter(owner, what))
        elif what in OTHERS:
            found.append(Chapter(NOBODY, what))
        if found:
            found[-1].entries.append(entry)
    return found


def since(story: list[Chapter], seat: int | None) -> list[Chapter]:
    """What came after this seat's latest turn."""
    last = max((at for at, chapter in enumerate(story) if chapter.owner == seat), default=-1)
    return story[last + 1 :]


def condensed(entries: Iterable[Entry]) -> list[Entry]:
    """The same in fewer entries: what one owner gains or pays bit by bit is told once, as a sum."""
    found: list[Entry] = []
    for entry in entries:
        kind, owner = entry[0], entry[1]
        before = next((known for known in found if known[:2] == (kind, owner)), None)
        if before is None or kind not in (log.GAINED, log.SPENT):
            found.append(entry)
        else:
            found.remove(before)
            sums = [had + more for had, more in zip(before[2:], entry[2:], strict=True)]
            found.append((kind, owner, *sums))
    return found


# -- a chapter in one line -------------------------------------------------------------------------------------------


def brief(scene: Scene, chapter: Chapter) -> Content | None:
    """Who did what with which dice, and what it cost and brought everybody. None where nothing is worth telling."""
    if chapter.what in (log.ROUND_ENDS, log.WAITS, log.FINISHED):
        return None
    parts = [_head(scene, chapter), *_dice(scene, chapter), *_marks(scene, chapter), *_sums(scene, chapter)]
    return Content(" ").join([part for part in parts if part.cell_length])


def packed(lines: list[Content], width: int, most: int) -> list[Content]:
    """Short lines side by side, as far as they fit. Where there are too many the oldest are left out."""
    found: list[Content] = []
    for line in lines:
        beside = Content("   ").join([found[-1], line]) if found else line
        if found and beside.cell_length <= width:
            found[-1] = beside
        else:
            found.append(line)
    return [Content("…"), *found[1 - most :]] if len(found) > most else found


def _head(scene: Scene, chapter: Chapter) -> Content:
    words = scene.words
    if chapter.what == log.ROUND:
        number = chapter.entries[0][2] + 1
        came = [words(f"event-{names.EVENTS[entry[2]]}") for entry in chapter.entries if entry[0] == log.EVENT_CAME]
        named = words("table-city-tale-round", round=number)
        return Content.assemble((named, "bold $gold"), f" {' + '.join(came)}" if came else "")
    name = words.owner(chapter.owner, scene.king)
    who = Content.assemble(_sign(scene, chapter.owner), " ", words("table-city-tale-who", name=name))
    return Content.assemble(who.stylize("bold"), " ", _deed(scene, chapter))


def _deed(scene: Scene, chapter: Chapter) -> str:
    """What the turn is for, in a word or two."""
    words = scene.words
    entry = next((entry for entry in chapter.entries if entry[0] == chapter.what), chapter.entries[0])
    match chapter.what:
        case log.ACTS_AGRICULTURE:
            return words("table-city-option-agriculture")
        case log.ACTS_BUILD:
            return words("table-city-cathedral")
        case log.ACTS_PLACE:
            return words(f"building-{names.BUILDINGS[entry[2]]}")
        case log.ACTS_COMBAT:
            return words(f"event-{names.EVENTS[entry[2]]}")
        case log.ACTS_ACTIVATE:
            times = next((other[3] for other in chapter.entries if other[0] == log.ACTIVATED), 1)
            return words(f"activity-{names.ACTIVITIES[entry[2]]}") + (f" ×{times}" if times > 1 else "")
        case log.ACTS_PATROL:
            return words("table-city-ramparts")
        case log.SHIELDED:
            return f"{BLACK_SIGN}{entry[2]}"
        case log.PASSED:
            return words("table-city-option-pass")
        case log.COUNTERED:
            return " ".join(f"{BLACK_SIGN}{value}" for value in entry[3 : 3 + entry[2]])
        case log.GAVE_WAY:
            return words("table-city-tale-gave-way", value=entry[2])
        case log.PLACED | log.ROY_DICE:
            placed = [other[2] for other in chapter.entries if other[0] == log.PLACED]
            return ", ".join(words(f"building-{names.BUILDINGS[building]}") for building in placed)
        case log.ROY_ROLL:
            result = next((other[2] for other in chapter.entries if other[0] == log.ROY_ACTS), 0)
            return words("table-city-tale-roy", result=result)
        case _:
            return ""


def _dice(scene: Scene, chapter: Chapter) -> list[Content]:
    """The dice that were used, and the cubes that served them; another owner's with that owner's sign."""
    found: list[Content] = []
    black = log.RAISED if any(entry[0] == log.RAISED for entry in chapter.entries) else log.BLACK_ROLL
    for entry in chapter.entries:
        if entry[0] == log.USED_DICE:
            found += [chip(scene, die, chapter.owner) for die in entry[2:]]
        elif entry[0] == log.COUNTERED:
            found += [chip(scene, die, chapter.owner) for die in entry[3 + entry[2] :]]
        elif entry[0] == log.EXTRA_DIE:
            owner = names.PURPLE if entry[2] == names.PURPLE_COLOUR else entry[1]
            found.append(Content.assemble("+ ", chip(scene, die_of(owner, entry[2] % 3, entry[3]), entry[1])))
        elif entry[0] == log.EXCHANGED:
            seat, other, *faces = entry[1:]
            given, received = die_of(seat, faces[0], faces[1]), die_of(other, faces[2], faces[3])
            found.append(Content.assemble(chip(scene, given, seat), EXCHANGE_SIGN, chip(scene, received, seat)))
        elif entry[0] == log.USED_OUTDOOR and entry[2] not in BEFORE:
            sign = Content("+") if entry[1] == chapter.owner else _sign(scene, entry[1])
            found.append(Content.assemble(sign, f" {scene.words(f'outdoor-{names.OUTDOOR[entry[2]]}')}"))
        elif entry[0] == black:
            found += [Content(f"{BLACK_SIGN}{value}") for value in sorted(entry[3:], reverse=True)]
        elif entry[0] == log.USED_CUBE:
            found.append(Content(f"+ {scene.words(f'activity-{names.ACTIVITIES[entry[2]]}')}"))
    return found


def _marks(scene: Scene, chapter: Chapter) -> list[Content]:
    """What became of cubes, citizens and cards."""
    words = scene.words
    found: list[Content] = []
    cubes = sum(entry[3] for entry in chapter.entries if entry[0] in (log.CUBE_ON, log.STOCKED))
    if cubes:
        found.append(Content(f"{cubes}{CUBE_SIGN}"))
    found += _outdoors(scene, chapter)
    expelled = Counter(entry[1] for entry in chapter.entries if entry[0] == log.EXPELLED)
    for owner, count in expelled.items():
        gone = words("table-city-tale-expelled", name=words.owner(owner, scene.king), count=count)
        found.append(Content.styled(gone, "$red-word" if owner == scene.seat else ""))
    for entry in chapter.entries:
        what, owner = entry[0], entry[1]
        if what == log.SETTLED:
            won = next((other[1] for other in chapter.entries if other[0] == log.TOOK_CARD), None)
            named = "" if chapter.what == log.ACTS_COMBAT else f"{words(f'event-{names.EVENTS[entry[2]]}')} "
            card = Content("") if won is None else Content.assemble(f" {CARD_SIGN}", _sign(scene, won))
            found.append(Content.assemble("(", named, words("table-city-tale-settled"), card, ")"))
        elif what == log.TRADESMAN:
            card = Content(words(f"activity-{names.ACTIVITIES[entry[2]]}"))
            told = Content(words("table-city-tale-tradesman"))
            whose = card if owner == chapter.owner else Content.assemble(_sign(scene, owner), " ", card)
            found.append(told if chapter.what == log.ACTS_ACTIVATE else whose)
        elif what == log.CHARACTER and owner == names.NEUTRAL:
            found.append(Content(words(f"character-{names.CHARACTERS[entry[2]]}")))
        elif what == log.ROY_NOTHING:
            found.append(Content.styled(words("table-city-tale-nothing"), "$faded"))
    return found


def _outdoors(scene: Scene, chapter: Chapter) -> list[Content]:
    """What became of the guard, of cubes that are used up or lost, and of the possessed."""
    words = scene.words
    found: list[Content] = []
    for entry in chapter.entries:
        match entry[0]:
            case log.DISCARDED:
                found.append(Content(f"−{entry[3]}{CUBE_SIGN}"))
            case log.STATIONED:
                found.append(Content(f"{CUBE_SIGN}{words(f'outdoor-{names.OUTDOOR[entry[2]]}')}"))
            case log.LOST_CUBE | log.LOST_OUTDOOR if entry[1] == scene.seat:
                outside = entry[0] == log.LOST_OUTDOOR
                lost = words(
                    f"outdoor-{names.OUTDOOR[entry[2]]}" if outside else f"activity-{names.ACTIVITIES[entry[2]]}"
                )
                found.append(Content.styled(f"(−1{CUBE_SIGN} {lost})", "$red-word"))
            case log.POSSESSED:
                found.append(Content.assemble(POSSESSED_SIGN, _sign(scene, entry[1])))
            case log.FREED:
                found.append(Content(words("table-city-tale-freed", name=words.owner(entry[1], scene.king))))
            case _:
                pass
    last = next((entry for entry in reversed(chapter.entries) if entry[0] == log.ADVANCED), None)
    if last is not None:
        found.insert(0, Content(f"{GUARD_SIGN}{last[3]}"))
    return found


def _sums(scene: Scene, chapter: Chapter) -> list[Content]:
    """What everybody has more or less of now; at the beginning of a round, only the reader."""
    sums = _changes(chapter)
    owners = sorted(sums, key=lambda owner: (owner != chapter.owner, owner))
    if chapter.what == log.ROUND:
        owners = [owner for owner in owners if owner in (scene.seat, names.NEUTRAL) or scene.seat is None]
    found: list[Content] = []
    for owner in owners:
        told = _amounts(scene, sums[owner])
        if told and not (owner == names.NEUTRAL and not scene.king):
            sign = Content("→") if owner == chapter.owner else _sign(scene, owner)
            found.append(Content.assemble(sign, " ", (told, "$gold")))
    return found


def _changes(chapter: Chapter) -> dict[int, list[int]]:
    """Deniers, influence and victory points by owner."""
    sums: dict[int, list[int]] = {}

    def add(owner: int, *amounts: int, by: int = 1) -> None:
        had = sums.setdefault(owner, [0, 0, 0])
        for thing, amount in enumerate(amounts):
            had[thing] += by * amount

    for entry, follows in zip(chapter.entries, [*chapter.entries[1:], ()], strict=True):
        what, owner, rest = entry[0], entry[1], entry[2:]
        if what == log.GAINED:
            add(owner, *rest)
        elif what in (log.SPENT, log.LOST):
            add(owner, *rest, by=-1)
        elif what == log.FELL_SHORT:
            add(owner, 0, 0, rest[0], by=-1)
        elif what == log.ROBBED:
            add(rest[0], 0, 1, by=-1)
        elif what == log.BOUGHT:
            add(owner, rest[0], by=-1)
            add(rest[1], rest[0])
        elif what == log.INCOME and (log.FELL_SHORT, owner) != follows[:2]:
            add(owner, rest[0] - rest[1])
        elif what == log.CHARACTER:
            add(owner, 0, 0, rest[1])
        elif what == log.PASSED:
            add(owner, 2)
    if names.NEUTRAL in sums:  # the bank and le Roy have all the deniers they want
        sums[names.NEUTRAL][0] = 0
    return sums


def _amounts(scene: Scene, sums: list[int]) -> str:
    deniers, influence, vp = (f"+{count}" if count > 0 else f"−{-count}" if count else "" for count in sums)
    words = scene.words
    told = (
        words("table-city-deniers", count=deniers) if deniers else "",
        f"{influence}{INFLUENCE_SIGN}" if influence else "",
        words("table-city-vp", count=vp) if vp else "",
    )
    return " ".join(part for part in told if part)


def _sign(scene: Scene, owner: int) -> Content:
    return Content.styled(scene.sign(owner), f"bold {scene.ink(owner)}")
