"""Reasons at Troyes Dice: what a half day's walk draws, gains, guards and opens."""

from collections.abc import Callable, Iterable, Iterator

from troyes.coach.reasons import Found, because
from troyes.coach.walks import Walked
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

__all__ = ["find"]

NEAR = 2
"""So many citizens short of a bonus is near."""


class Page:
    """What these reasons are read from: the sheet before and after, and what happened in between."""

    def __init__(self, walked: Walked) -> None:
        before, after = walked.before, walked.after
        assert isinstance(before, DiceGame)
        assert isinstance(after, DiceGame)
        self.half: HalfDay = before.half
        self.printed = before.printed
        self.begun: Walk = before.walks[walked.seat]
        self.walk: Walk = after.walks[walked.seat]
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


def opens_scoring(page: Page) -> Iterator[Found]:
    """A Cathedral unlocks a character, for all buildings of its row drawn so far and to come."""
    for number, row in page.of(log.WROTE):
        count = page.sheet.count(row)
        weight = number * (count + 0.25 * page.left) + 1.0
        yield because(weight, "dice-opens", character=ROWS[row], number=number, count=count)


def counts_for(page: Page) -> Iterator[Found]:
    """A building of a row that already scores."""
    for row, _ in page.drawn():
        number = page.was.multipliers[page.printed.cathedral_row.index(row)]
        if number:
            yield because(0.5 + number, "dice-counts", building=ROWS[row], character=ROWS[row], number=number)


def guards(page: Page) -> Iterator[Found]:
    """A Fortress guards what is still open in its column; the black die strikes from the third day on."""
    if not page.left:
        return
    for row, number in page.drawn():
        if row == FORTRESS:
            column = page.half.column_of[number]
            count = sum(page.sheet.is_open(other, column) for other in range(6))
            if count:
                soon = page.half.turn + 1 >= 2 * (page.printed.attack_from_day - 1)
                weight = count * (0.9 if soon else 0.5)
                id = "dice-guards" if soon else "dice-guards-later"
                yield because(weight, id, number=number, count=count, day=page.printed.attack_from_day)


def in_time(page: Page) -> Iterator[Found]:
    """A building in a column that nothing guards is out of the black die's reach once it is drawn."""
    if not page.left or page.half.day + 1 < page.printed.attack_from_day:
        return
    for row, number in page.drawn():
        if row != FORTRESS and not page.sheet.is_guarded(page.half.column_of[number]):
            yield because(1.1, "dice-in-time", building=ROWS[row], number=number)
            return


def citizens(page: Page) -> Iterator[Found]:
    """A citizen is a point."""
    gained = [page.sheet.citizens[colour] - page.was.citizens[colour] for colour in range(3)]
    if any(gained):
        gain: list[list[str | int]] = [[thing_name(3 + c), gained[c]] for c in range(3) if gained[c]]
        yield because(0.9 * sum(gained), "dice-citizens", gain=gain)


def bonuses(page: Page) -> Iterator[Found]:
    """What a filled column or a long track of citizens has earned."""
    if page.of(log.EARNED_WORK):
        yield because(6.0, "dice-work-bonus")
    for (colour,) in page.of(log.EARNED_PRESTIGE):
        yield because(5.5, "dice-prestige-bonus", colour=COLOURS[colour])
    for (colour,) in page.of(log.EARNED_PAIR):
        yield because(2.5, "dice-pair", colour=COLOURS[colour])
    if page.of(log.EARNED_RESOURCES):
        yield because(2.2, "dice-resource-bonus")


def near_column(page: Page) -> Iterator[Found]:
    """A column of citizens that is about to be filled."""
    if not page.left or page.sheet.citizens == page.was.citizens:
        return
    full = min(page.sheet.citizens)
    for column in range(full + 1, CITIZEN_TRACK + 1):
        work = page.printed.work_at[column]
        if work or page.printed.resources_at[column]:
            count = _short(page.sheet, column)
            if count <= NEAR and count < _short(page.was, column):
                id = "dice-near-work" if work else "dice-near-resources"
                yield because((3.0 if work else 1.4) / count, id, count=count, column=column)
            return


def _short(sheet: Sheet, column: int) -> int:
    """How many citizens are missing in that column and before it."""
    return sum(max(column - count, 0) for count in sheet.citizens)


def near_track(page: Page) -> Iterator[Found]:
    """A track that is about to bring a prestige building."""
    for colour in range(3):
        count = page.printed.prestige_at - page.sheet.citizens[colour]
        if page.left and 0 < count <= NEAR and page.sheet.citizens[colour] > page.was.citizens[colour]:
            place = page.printed.prestige_at
            yield because(3.0 / count, "dice-near-prestige", colour=COLOURS[colour], count=count, place=place)


def links(page: Page) -> Iterator[Found]:
    """Two buildings that a link joins, or the first of them."""
    for row, thing, amount in page.of(log.LINKED):
        worth = amount * (0.5 if thing < 3 else 1.0)
        yield because(worth + 1.0, "dice-link", building=ROWS[row], gain=[[thing_name(thing), amount]])
    for row, number in page.drawn():
        building = 6 * row + page.half.column_of[number]
        partner = page.printed.link_partner[building]
        if partner != LINK_NONE and page.left and page.sheet.is_open(partner // 6, partner % 6):
            thing, amount = page.printed.link_thing[building], page.printed.link_amount[building]
            yield because(
                0.3 + 0.35 * amount,
                "dice-half-link",
                building=ROWS[partner // 6],
                number=page.half.number_of(partner % 6),
                gain=[[thing_name(thing), amount]],
            )


def hall(page: Page) -> Iterator[Found]:
    """A Great Hall brings more the more dice of its colour lie there."""
    for row, number in page.drawn():
        if row == GREAT_HALL:
            colour = page.printed.hall_per[page.half.column_of[number]]
            dice = page.half.available[colour]
            if dice:
                yield because(1.2 * dice - 0.5, "dice-hall", dice=dice, colour=COLOURS[colour])


def banquet(page: Page) -> Iterator[Found]:
    """A building that the tile beside the die rewards."""
    if page.walk.place < 0 or (page.begun.place == page.walk.place and not page.drawn()):
        return
    gift = page.half.dice[page.walk.place].gift
    for row, _ in page.drawn()[:1]:
        if gift and (rewards(gift, row) or (gift == GIFT_GREAT_HALL and row == GREAT_HALL)):
            yield because(1.6, "dice-banquet", building=ROWS[row])


def resources(page: Page) -> Iterator[Found]:
    """What is gained and paid."""
    gained = [page.sheet.circled[colour] - page.was.circled[colour] for colour in range(3)]
    paid = [page.was.stock[c] + gained[c] - page.sheet.stock[c] for c in range(3)]
    if any(gained):
        worth = (
            0.5 * sum(gained) if page.left else sum(page.sheet.stock[c] // 2 - page.was.stock[c] // 2 for c in range(3))
        )
        yield because(worth, "dice-gains", gain=amounts(gained))
    if any(paid):
        yield because(0.35 * min(sum(paid), 2), "dice-pays", price=amounts(paid))
    elif any(die.price != [0, 0, 0] or die.price_any for die in page.half.dice if not die.strikes):
        yield because(0.6, "dice-free")
    if page.left and page.sheet.stock[DENIERS] == 0 < page.was.stock[DENIERS]:
        yield because(0.45, "dice-no-deniers")
    for thing, count in page.of(log.OVERFLOWED):
        yield because(0.8, "dice-overflow", gain=[[thing_name(thing), count]])


def points(page: Page) -> Iterator[Found]:
    """What the count would be worth more already."""
    more = page.sheet.points(page.printed) - page.was.points(page.printed)
    if more > 0:
        yield because(0.45 * more if page.left else more + 5.0, "dice-points", points=more)


KINDS: list[Callable[[Page], Iterable[Found]]] = [
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


def find(walked: Walked) -> Iterator[Found]:
    page = Page(walked)
    for kind in KINDS:
        yield from kind(page)
