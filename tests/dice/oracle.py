"""A second referee for Troyes Dice, to check the engine against.

It was written from the rules alone and shares nothing with the engine but the names of choices and the JSON of
positions. It is plain and slow on purpose: a seat's half day is one generator that reads from top to bottom, yields
the keys that are legal and is sent the key that was chosen. Steps of a bonus that leave no choice are taken by
themselves. `met` counts the situations that came up.
"""

from collections import Counter
from collections.abc import Generator
from copy import deepcopy
from typing import Any

Sheet = dict[str, Any]
Notch = dict[str, Any]
Die = dict[str, Any]
Steps = Generator[set[str], str, None]

COLOURS = ["red", "yellow", "white"]
RESOURCE = {"red": "influence", "yellow": "deniers", "white": "knowledge"}
RESOURCES = list(RESOURCE.values())
PRESTIGE = {"red": "fortress", "yellow": "great_hall", "white": "cathedral"}
WORK = {"red": "counts_palace", "yellow": "city_hall", "white": "bishopric"}

# What is printed on the sheet, by column from the left.
FORTRESS_CITIZEN = ["red", "red", "yellow", "yellow", "white", "white"]
GREAT_HALL_GAIN = ["3 influence", "2 red citizen", "3 deniers", "2 yellow citizen", "3 knowledge", "2 white citizen"]
GREAT_HALL_COUNTS = ["red", "red", "yellow", "yellow", "white", "white"]
CATHEDRAL_SCORES = ["fortress", "counts_palace", "great_hall", "city_hall", "cathedral", "bishopric"]
CATHEDRAL_NUMBERS = [1, 1, 2, 2, 3, 3]  # the first Cathedral, the second ...
LINKS = {
    "fortress": {(1, 2): "1 red citizen", (3, 4): "1 yellow citizen", (5, 6): "1 white citizen"},
    "counts_palace": {(1, 2): "2 red citizen", (5, 6): "3 influence"},
    "city_hall": {(1, 2): "3 deniers", (3, 4): "2 yellow citizen"},
    "bishopric": {(3, 4): "3 knowledge", (5, 6): "2 white citizen"},
}
RESOURCE_TRACK = 18
RESOURCE_CITIZENS = {6, 12, 18}
CITIZEN_TRACK = 20
COLUMN_BONUS = {3: "one of each resource", 6: "a work building", 11: "a work building"}
FIFTEENTH = {c: [PRESTIGE[other] for other in COLOURS if other != c] for c in COLOURS}  # the other colours' buildings
ATTACK_FROM_DAY = 3
SURCHARGE = {"2 raid": "deniers", "3 raid": "knowledge", "6 raid": "influence"}


# -- the table -----------------------------------------------------------------------------------------------------


def place_dice(day: int, half: str, wheel: list[Notch], rolled: dict[str, Any]) -> list[Die]:
    """The four dice on their places, lowest first; the black one is lower than its equals."""
    dice = [(value, 1) for value in rolled["transparent"]] + [(rolled["black"], 0)]
    first_notch = day if half == "morning" else day + 4
    placed: list[Die] = []
    for place, (value, transparent) in enumerate(sorted(dice)):
        at = (first_notch + place) % 9
        notch = wheel[at]
        tile = f"{notch['tile']} {'raid' if notch['raid'] else 'banquet'}" if notch["tile"] else "none"
        die: Die = {"place": place + 1, "notch": at, "rolled": value, "black": not transparent}
        die["colour"], die["tile"] = notch["up"], tile
        die["value"] = 0 if tile == "4 raid" else value
        die["strikes"] = tile == "8 raid" if transparent else tile != "8 banquet"
        placed.append(die)
    return placed


def attacks(day: int, dice: list[Die]) -> list[tuple[str, int]]:
    """The colour and number of each die that is attacked on the sheets: the black die's first."""
    if day < ATTACK_FROM_DAY:
        return []
    striking = sorted((die for die in dice if die["strikes"]), key=lambda die: not die["black"])
    return [(die["colour"], die["rolled"]) for die in striking]


def resolve_event(day: int, dice: list[Die], numbers: list[int], sheet: Sheet, met: Counter[str]) -> None:
    """Cross out what is attacked on this sheet."""
    for colour, number in attacks(day, dice):
        column = numbers.index(number) + 1
        if column in sheet["drawn"]["fortress"]:
            met["attack: a Fortress guards"] += 1
        elif column in sheet["crossed"][colour]:
            met["attack: crossed out before"] += 1
        else:
            met["attack: a die is crossed out"] += 1
            sheet["crossed"][colour] = sorted([*sheet["crossed"][colour], column])


def turn_over(wheel: list[Notch], dice: list[Die]) -> list[Notch]:
    """The wheel after the half day: destroyed plazas and the tiles that lie by the black die turn."""
    wheel = deepcopy(wheel)
    for die in dice:
        notch = wheel[die["notch"]]
        if die["strikes"]:
            notch["up"], notch["down"] = notch["down"], notch["up"]
        if die["black"] and notch["tile"]:
            notch["raid"] = True
    return wheel


def next_half_day(day: int, half: str) -> tuple[int, str]:
    return (day, "afternoon") if half == "morning" else (day + 1, "morning")


def score_lines(sheet: Sheet) -> dict[str, int]:
    lines: dict[str, int] = {}
    for number, row in zip(sheet["cathedral_numbers"], CATHEDRAL_SCORES, strict=True):
        lines[row] = number * len(sheet["drawn"][row])
    for resource in RESOURCES:
        lines[resource] = sheet[resource]["left"] // 2
    for colour in COLOURS:
        lines[f"{colour}_citizens"] = sheet["citizens"][colour]
    return lines


# -- a seat's half day ---------------------------------------------------------------------------------------------


class HalfDay:
    """What one seat does with the dice of one half day, after the event."""

    def __init__(self, position: dict[str, Any], seat: int, met: Counter[str]) -> None:
        self.numbers: list[int] = position["numbers"]
        self.dice = place_dice(position["day"], position["half"], position["wheel"], position["dice"])
        self.sheet: Sheet = deepcopy(position["seats"][seat]["sheet"])
        self.die: Die | None = None  # the one chosen
        self.line: list[str] = []  # bonuses earned and not yet taken
        self.bonuses = 0  # bonuses taken so far
        self.met = met
        self.steps = self.play()
        self.legal = next(self.steps)  # nothing: the half day is over

    def choose(self, key: str) -> None:
        assert key in self.legal
        try:
            self.legal = self.steps.send(key)
        except StopIteration:
            self.legal = set()

    def play(self) -> Steps:
        payments = self.payments()
        if not payments:
            self.met["one of each instead of a die"] += 1
            yield {"one of each"}
            yield from self.gain_one_of_each()
        else:
            key = yield set(payments)
            self.pay(payments[key])
            die = self.die = self.dice[int(key.split()[1]) - 1]
            self.met[f"chosen: die {die['place']} at tile {die['tile']}"] += 1
            self.met["chosen: the black die"] += die["black"]
            yield from self.use(die)
        while self.line:
            self.bonuses += 1
            yield from self.take_bonus(self.line.pop(0))
        self.met[f"bonuses in a half day: {self.bonuses}"] += 1

    # -- paying

    def has(self, cost: dict[str, int]) -> bool:
        return all(self.sheet[resource]["left"] >= amount for resource, amount in cost.items())

    def pay(self, cost: dict[str, int]) -> None:
        assert self.has(cost)
        for resource, amount in cost.items():
            self.sheet[resource]["left"] -= amount

    def payments(self) -> dict[str, dict[str, int]]:
        """Every way of having a die, and what it costs."""
        ways: dict[str, dict[str, int]] = {}
        for die in self.dice:
            if die["strikes"]:
                continue
            for key, cost in self.prices(die).items():
                needed = dict(cost)
                if die["value"] == 0:  # it must still be raised to be of any use
                    needed["influence"] += 1
                if self.has(needed):
                    ways[key] = cost
                elif self.has(cost):
                    self.met["a die worth 0 that cannot be raised"] += 1
        return ways

    def prices(self, die: Die) -> dict[str, dict[str, int]]:
        """By key: what choosing this die costs."""
        place, tile = die["place"], die["tile"]
        price = dict.fromkeys(RESOURCES, 0)
        if tile == "2 banquet":
            return {f"die {place}": price}
        if tile in SURCHARGE:
            price[SURCHARGE[tile]] += 1
        if place == 2:
            return {f"die 2 for {resource}": {**price, resource: price[resource] + 1} for resource in RESOURCES}
        price["deniers"] += {1: 0, 3: 1, 4: 2}[place]
        return {f"die {place}": price}

    # -- using the die

    def uses(self, die: Die) -> dict[str, dict[str, int]]:
        """Everything that can be done with a die that is paid for, and what changing it costs."""
        uses: dict[str, dict[str, int]] = {}
        for colour in COLOURS:
            for value in range(1, 7):
                cost = self.price_of_change(die, colour, value)
                if cost is None or not self.has(cost):
                    continue
                uses[f"gain {RESOURCE[colour]} {value}"] = cost
                column = self.numbers.index(value) + 1
                for row in (PRESTIGE[colour], WORK[colour]):
                    if row in PRESTIGE.values() and die["tile"] == "7 raid":
                        continue
                    if self.is_open(row, column):
                        uses[f"{row} {value}"] = cost
        return uses

    def price_of_change(self, die: Die, colour: str, value: int) -> dict[str, int] | None:
        """What it costs to make this die that colour and value; None if it cannot be done."""
        distance = abs(value - die["value"])
        recoloured = colour != die["colour"]
        if (distance and die["tile"] == "1 raid") or (recoloured and die["tile"] == "5 raid"):
            return None
        influence = (distance + 1) // 2 if die["tile"] == "1 banquet" else distance
        knowledge = (1 if die["tile"] == "5 banquet" else 2) if recoloured else 0
        return {"influence": influence, "knowledge": knowledge}

    def use(self, die: Die) -> Steps:
        uses = self.uses(die)
        key = yield set(uses)
        self.pay(uses[key])
        self.met[f"value changed at tile {die['tile']}"] += uses[key]["influence"] > 0
        self.met[f"colour changed at tile {die['tile']}"] += uses[key]["knowledge"] > 0
        if key.startswith("gain "):
            _, resource, value = key.split()
            yield from self.gain(f"{value} {resource}")
        else:
            row, value = key.split()
            yield from self.build(row, self.numbers.index(int(value)) + 1, die)

    # -- buildings

    def is_open(self, row: str, column: int) -> bool:
        colour = next(c for c in COLOURS if row in (PRESTIGE[c], WORK[c]))
        return column not in self.sheet["drawn"][row] and column not in self.sheet["crossed"][colour]

    def build(self, row: str, column: int, die: Die | None) -> Steps:
        """Draw a building, with a die or, without one, as a bonus."""
        tile = die["tile"] if die else "none"
        self.met[f"{row} built at tile {tile}"] += 1
        self.sheet["drawn"][row] = sorted([*self.sheet["drawn"][row], column])
        if row == "fortress":
            yield from self.circle_citizen(FORTRESS_CITIZEN[column - 1])
            if tile == "6 banquet":
                yield from self.circle_citizen("red")
                yield from self.circle_named_citizen()
        elif row == "great_hall":
            available = [d for d in self.dice if d["colour"] == GREAT_HALL_COUNTS[column - 1] and not d["strikes"]]
            count = len(available) + (tile == "7 banquet")
            self.met[f"a Great Hall with {count} dice"] += 1
            self.met["a Great Hall that counts the black die"] += any(d["black"] for d in available)
            for _ in range(count):
                yield from self.gain(GREAT_HALL_GAIN[column - 1])
        elif row == "cathedral":
            earlier = len(self.sheet["drawn"]["cathedral"]) - 1
            self.sheet["cathedral_numbers"][column - 1] = CATHEDRAL_NUMBERS[earlier]
            if tile == "3 banquet":
                yield from self.gain_one_of_each()
        else:
            colour = next(c for c in COLOURS if WORK[c] == row)
            yield from self.gain(f"2 {colour} citizen")
            if tile == "4 banquet":
                yield from self.circle_citizen(colour)
        for pair, gain in LINKS.get(row, {}).items():
            if column in pair and set(pair) <= set(self.sheet["drawn"][row]):
                self.met[f"link: {row} {pair}"] += 1
                yield from self.gain(gain)

    # -- gains

    def gain_one_of_each(self) -> Steps:
        for resource in RESOURCES:
            yield from self.circle_resource(resource)

    def gain(self, what: str) -> Steps:
        """Gain something like "3 deniers" or "2 red citizen"."""
        amount, thing, *_ = what.split()
        for _ in range(int(amount)):
            if thing in RESOURCES:
                yield from self.circle_resource(thing)
            else:
                yield from self.circle_citizen(thing)

    def circle_resource(self, resource: str) -> Steps:
        track = self.sheet[resource]
        if track["circled"] == RESOURCE_TRACK:
            self.met["a resource for a full track"] += 1
            return
        track["circled"] += 1
        track["left"] += 1
        if track["circled"] in RESOURCE_CITIZENS:
            yield from self.circle_citizen(next(c for c in COLOURS if RESOURCE[c] == resource))

    def circle_named_citizen(self) -> Steps:
        """A yellow or white one; a full track may be named, and with all of them full it is lost (D9)."""
        if any(count < CITIZEN_TRACK for count in self.sheet["citizens"].values()):
            named = (yield {"citizen yellow", "citizen white"}).split()[1]
            self.met["a full track is named"] += self.sheet["citizens"][named] == CITIZEN_TRACK
            yield from self.circle_citizen(named)

    def circle_citizen(self, colour: str) -> Steps:
        citizens = self.sheet["citizens"]
        if citizens[colour] == CITIZEN_TRACK:
            others = [c for c in COLOURS if citizens[c] < CITIZEN_TRACK]
            self.met[f"a citizen for a full track, {len(others)} others with room"] += 1
            if not others:
                return
            colour = others[0] if len(others) == 1 else (yield {f"citizen {c}" for c in others}).split()[1]
        citizens[colour] += 1
        if citizens[colour] == 15:
            self.earn(f"the {colour} track's prestige building")
        if citizens[colour] == 20:
            self.earn(f"the {colour} track's two citizens")
        # A column is complete with the last of its three citizens.
        if citizens[colour] in COLUMN_BONUS and citizens[colour] == min(citizens.values()):
            self.earn(COLUMN_BONUS[citizens[colour]])

    # -- bonuses

    def earn(self, bonus: str) -> None:
        self.line.append(bonus)
        self.met["a bonus earned by a bonus"] += self.bonuses > 0
        self.met[f"bonuses in line: {len(self.line)}"] += 1

    def take_bonus(self, bonus: str) -> Steps:
        self.met[f"bonus: {bonus}"] += 1
        colour = bonus.split()[1]
        if bonus == "one of each resource":
            yield from self.gain_one_of_each()
        elif bonus == "a work building":
            yield from self.build_freely(list(WORK.values()))
        elif bonus.endswith("prestige building"):
            yield from self.build_freely(FIFTEENTH[colour])
        else:
            for other in COLOURS:
                if other != colour:
                    yield from self.circle_citizen(other)

    def build_freely(self, rows: list[str]) -> Steps:
        kind = "prestige" if rows[0] in PRESTIGE.values() else "work"
        spaces = [(row, column) for row in rows for column in range(1, 7) if self.is_open(row, column)]
        buildings = {f"{row} {self.numbers[column - 1]}": (row, column) for row, column in spaces}
        self.met[f"a free {kind} building: {['lost', 'forced', 'chosen'][min(len(buildings), 2)]}"] += 1
        if not buildings:
            return
        key = (yield set(buildings)) if len(buildings) > 1 else next(iter(buildings))
        yield from self.build(*buildings[key], None)
