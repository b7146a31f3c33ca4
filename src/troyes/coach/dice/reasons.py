"""Reasons at Troyes Dice: what a half day's walk draws, gains, guards and opens."""

from collections.abc import Callable, Iterable, Iterator

from troyes.coach.preview import Preview
from troyes.coach.reasons import Found, because
from troyes.core.game import Entry
from troyes.dice import log
from troyes.dice.game import DiceGame
from troyes.dice.log import amounts, since, thing_name
from troyes.dice.names import COLOURS, DENIERS, FORTRESS, GREAT_HALL, ROWS
from troyes.dice.printed import CITIZEN_TRACK, LINK_NONE
from troyes.dice.sheet import Sheet
from troyes.dice.tiles import GIFT_GREAT_HALL, rewards
from troyes.dice.walk import Walk
from troyes.dice.wheel import HALF_DAYS, HalfDay

NEAR = 2
"""So many citizens short of a bonus is near."""


class Difference:
    """What these reasons are read from: the sheet before and after, and what happened in between."""

    def __init__(self, preview: Preview) -> None:
        before, after = preview.before, preview.after
        assert isinstance(before, DiceGame)
        assert isinstance(after, DiceGame)
        self.half: HalfDay = before.half
        self.printed = before.printed
        self.begun: Walk = before.walks[preview.seat]
        self.walk: Walk = after.walks[preview.seat]
        self.was: Sheet = self.begun.sheet
        self.sheet: Sheet = self.walk.sheet
        self.left = HALF_DAYS - self.half.turn - 1
        """Half days after this one."""
        self.entries = since(self.walk.log, self.begun.log)

    def of(self, what: int) -> list[Entry]:
        """The numbers of every entry of a kind."""
        return [entry[2:] for entry in self.entries if entry[0] == what]

    def drawn(self) -> list[tuple[int, int]]:
        """What was drawn: row and number of its column."""
        return [(row, number) for row, number in self.of(log.DREW)]


def opens_scoring(diff: Difference) -> Iterator[Found]:
    """A Cathedral unlocks a character, for all buildings of its row drawn so far and to come."""
    for number, row in diff.of(log.WROTE):
        count = diff.sheet.count(row)
        weight = number * (count + 0.25 * diff.left) + 1.0
        yield because(weight, "dice-opens", character=ROWS[row], number=number, count=count)


def counts_for(diff: Difference) -> Iterator[Found]:
    """A building of a row that already scores."""
    for row, _ in diff.drawn():
        number = diff.was.multipliers[diff.printed.cathedral_row.index(row)]
        if number:
            yield because(0.5 + number, "dice-counts", building=ROWS[row], character=ROWS[row], number=number)


def guards(diff: Difference) -> Iterator[Found]:
    """A Fortress guards what is still open in its column; the black die strikes from the third day on."""
    if not diff.left:
        return
    for row, number in diff.drawn():
        if row == FORTRESS:
            column = diff.half.column_of[number]
            count = sum(diff.sheet.is_open(other, column) for other in range(6))
            if count:
                soon = diff.half.turn + 1 >= 2 * (diff.printed.attack_from_day - 1)
                weight = count * (0.9 if soon else 0.5)
                id = "dice-guards" if soon else "dice-guards-later"
                yield because(weight, id, number=number, count=count, day=diff.printed.attack_from_day)


def in_time(diff: Difference) -> Iterator[Found]:
    """A building in a column that nothing guards is out of the black die's reach once it is drawn."""
    if not diff.left or diff.half.day + 1 < diff.printed.attack_from_day:
        return
    for row, number in diff.drawn():
        if row != FORTRESS and not diff.sheet.is_guarded(diff.half.column_of[number]):
            yield because(1.1, "dice-in-time", building=ROWS[row], number=number)
            return


def citizens(diff: Difference) -> Iterator[Found]:
    """A citizen is a point."""
    gained = [diff.sheet.citizens[colour] - diff.was.citizens[colour] for colour in range(3)]
    if any(gained):
        gain: list[list[str | int]] = [[thing_name(3 + c), gained[c]] for c in range(3) if gained[c]]
        yield because(0.9 * sum(gained), "dice-citizens", gain=gain)


def bonuses(diff: Difference) -> Iterator[Found]:
    """What a filled column or a long track of citizens has earned."""
    if diff.of(log.EARNED_WORK):
        yield because(6.0, "dice-work-bonus")
    for (colour,) in diff.of(log.EARNED_PRESTIGE):
        yield because(5.5, "dice-prestige-bonus", colour=COLOURS[colour])
    for (colour,) in diff.of(log.EARNED_PAIR):
        yield because(2.5, "dice-pair", colour=COLOURS[colour])
    if diff.of(log.EARNED_RESOURCES):
        yield because(2.2, "dice-resource-bonus")


def near_column(diff: Difference) -> Iterator[Found]:
    """A column of citizens that is about to be filled."""
    if not diff.left or diff.sheet.citizens == diff.was.citizens:
        return
    full = min(diff.sheet.citizens)
    for column in range(full + 1, CITIZEN_TRACK + 1):
        work = diff.printed.work_at[column]
        if work or diff.printed.resources_at[column]:
            count = _short(diff.sheet, column)
            if count <= NEAR and count < _short(diff.was, column):
                id = "dice-near-work" if work else "dice-near-resources"
                yield because((3.0 if work else 1.4) / count, id, count=count, column=column)
            return


def _short(sheet: Sheet, column: int) -> int:
    """How many citizens are missing in that column and before it."""
    return sum(max(column - count, 0) for count in sheet.citizens)


def near_track(diff: Difference) -> Iterator[Found]:
    """A track that is about to bring a prestige building."""
    for colour in range(3):
        count = diff.printed.prestige_at - diff.sheet.citizens[colour]
        if diff.left and 0 < count <= NEAR and diff.sheet.citizens[colour] > diff.was.citizens[colour]:
            place = diff.printed.prestige_at
            yield because(3.0 / count, "dice-near-prestige", colour=COLOURS[colour], count=count, place=place)


def links(diff: Difference) -> Iterator[Found]:
    """Two buildings that a link joins, or the first of them."""
    for row, thing, amount in diff.of(log.LINKED):
        worth = amount * (0.5 if thing < 3 else 1.0)
        yield because(worth + 1.0, "dice-link", building=ROWS[row], gain=[[thing_name(thing), amount]])
    for row, number in diff.drawn():
        building = 6 * row + diff.half.column_of[number]
        partner = diff.printed.link_partner[building]
        if partner != LINK_NONE and diff.left and diff.sheet.is_open(partner // 6, partner % 6):
            thing, amount = diff.printed.link_thing[building], diff.printed.link_amount[building]
            yield because(
                0.3 + 0.35 * amount,
                "dice-half-link",
                building=ROWS[partner // 6],
                number=diff.half.number_of(partner % 6),
                gain=[[thing_name(thing), amount]],
            )


def hall(diff: Difference) -> Iterator[Found]:
    """A Great Hall brings more the more dice of its colour lie there."""
    for row, number in diff.drawn():
        if row == GREAT_HALL:
            colour = diff.printed.hall_per[diff.half.column_of[number]]
            dice = diff.half.available[colour]
            if dice:
                yield because(1.2 * dice - 0.5, "dice-hall", dice=dice, colour=COLOURS[colour])


def banquet(diff: Difference) -> Iterator[Found]:
    """A building that the tile beside the die rewards."""
    if diff.walk.place < 0 or (diff.begun.place == diff.walk.place and not diff.drawn()):
        return
    gift = diff.half.dice[diff.walk.place].gift
    for row, _ in diff.drawn()[:1]:
        if gift and (rewards(gift, row) or (gift == GIFT_GREAT_HALL and row == GREAT_HALL)):
            yield because(1.6, "dice-banquet", building=ROWS[row])


def resources(diff: Difference) -> Iterator[Found]:
    """What is gained and paid."""
    gained = [diff.sheet.circled[colour] - diff.was.circled[colour] for colour in range(3)]
    paid = [diff.was.stock[c] + gained[c] - diff.sheet.stock[c] for c in range(3)]
    if any(gained):
        worth = (
            0.5 * sum(gained) if diff.left else sum(diff.sheet.stock[c] // 2 - diff.was.stock[c] // 2 for c in range(3))
        )
        yield because(worth, "dice-gains", gain=amounts(gained))
    if any(paid):
        yield because(0.35 * min(sum(paid), 2), "dice-pays", price=amounts(paid))
    elif any(die.price != [0, 0, 0] or die.price_any for die in diff.half.dice if not die.strikes):
        yield because(0.6, "dice-free")
    if diff.left and diff.sheet.stock[DENIERS] == 0 < diff.was.stock[DENIERS]:
        yield because(0.45, "dice-no-deniers")
    for thing, count in diff.of(log.OVERFLOWED):
        yield because(0.8, "dice-overflow", gain=[[thing_name(thing), count]])


def points(diff: Difference) -> Iterator[Found]:
    """What the count would be worth more already."""
    more = diff.sheet.points(diff.printed) - diff.was.points(diff.printed)
    if more > 0:
        yield because(0.45 * more if diff.left else more + 5.0, "dice-points", points=more)


KINDS: list[Callable[[Difference], Iterable[Found]]] = [
    opens_scoring,
    counts_for,
    guards,
    bonuses,
    links,
    citizens,
    hall,
    banquet,
    near_column,
    near_track,
    in_time,
    points,
    resources,
]


def find(preview: Preview) -> Iterator[Found]:
    diff = Difference(preview)
    for kind in KINDS:
        yield from kind(diff)
