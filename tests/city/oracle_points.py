"""The count of the second referee: Characters, and the lines of the end."""

from tests.city.oracle_table import (
    ACTIVITIES,
    BUILDING,
    BUILDINGS,
    CHARACTERS,
    NEUTRAL,
    Owner,
    Position,
    frame,
    has_tradesman,
    is_king,
    outdoor,
    revealed,
    seats,
    standing,
)

ORDER_OF = {"jeanne_de_champagne": "yellow", "isabeau_de_baviere": "red", "marie_de_champagne": "white"}
"""The colour of cards and the building that each of the ladies looks at."""
MOST = {"fort": 3, "princess": 6}
FAIR = [9, 6, 3]


def character_vp(p: Position, owner: Owner, character: str) -> int:
    if owner == NEUTRAL and character in ("thibaut_ii", "hugues_de_payns"):
        return 0  # K13
    means = p["neutral"] if owner == NEUTRAL else p["families"][owner]
    if character == "chretien_de_troyes":
        count = sum(standing(p, owner, building) for building in BUILDINGS)
    elif character == "urbain_iv":
        count = sum(level.count(owner) for level in p["cathedral"])
    elif character == "thibaut_ii":
        count = means["deniers"]
    elif character == "hugues_de_payns":
        count = means["influence"]
    elif character == "le_florentin":
        count = sum(has_tradesman(slot, owner) for slot in p["activities"])
    elif character == "henry_i":
        count = len(means["events"])
    else:
        colour = ORDER_OF[character]
        count = standing(p, owner, BUILDING[colour])
        count += sum(has_tradesman(slot, owner) for slot in p["activities"] if slot["colour"] == colour)
    printed = CHARACTERS[character]
    thresholds = printed["two"] if frame(p) == 2 and "two" in printed else printed["at"]
    return sum(step for threshold, step in zip(thresholds, (1, 2, 3), strict=True) if count >= threshold)


def score(p: Position) -> list[dict[str, int]]:
    """The final count, line by line, of each seat; le Roy's last."""
    characters = p["stack"] if is_king(p) else [name for family in p["families"] for name in family["characters"]]
    if "ladies" in p and p["ladies"]["open_character"]:
        characters = [*characters, p["ladies"]["open_character"]]  # L2
    counted: list[dict[str, int]] = []
    for owner in [*seats(p), NEUTRAL] if is_king(p) else seats(p):
        lines = {"tokens": (p["neutral"] if owner == NEUTRAL else p["families"][owner])["vp"]}
        lines["events"] = sum(owner in event["cubes"] for event in p["events"])
        lines["tradesmen"] = sum(
            worth
            for slot in p["activities"]
            for tradesman, worth in zip(slot["tradesmen"], ACTIVITIES[slot["card"]]["vp"], strict=True)
            if tradesman == owner
        )
        levels = p["cathedral"] if lies_open(p, "master_builder") else p["cathedral"][:3]  # L6
        lines["missing_levels"] = -2 * sum(owner not in level for level in levels)
        for character in characters:
            lines[character] = character_vp(p, owner, character)
        counted.append(lines)
    if "ladies" in p:
        for name, points in cube_points(p).items():
            for lines, worth in zip(counted, points, strict=True):
                lines[name] = worth
    return counted


def lies_open(p: Position, card: str) -> bool:
    """Whether this card lies open: before the end a count gives away none that lies face down (T36)."""
    return any(slot["card"] == card for slot in revealed(p))


def cube_points(p: Position) -> dict[str, list[int]]:
    """What the cubes that wait for the end bring, by seat."""
    lines: dict[str, list[int]] = {}
    for slot in revealed(p):
        cubes = slot["cubes"]
        if slot["card"] == "hermit":
            lines["hermit"] = [count * max(1, 9 - sum(cubes)) for count in cubes]
        elif slot["card"] in MOST:
            lines[slot["card"]] = ranked(cubes, [MOST[slot["card"]]])
    for tile in outdoor(p):
        if tile["activity"] == "abbey":
            lines["abbey"] = list(tile["cubes"])
        elif tile["activity"] == "fair":
            lines["fair"] = ranked(tile["cubes"], FAIR)
    return lines


def ranked(cubes: list[int], prizes: list[int]) -> list[int]:
    """The prizes by number of cubes; who ties shares those of the ranks they take (L8, L26)."""
    points = [0] * len(cubes)
    rank = 0
    for most in sorted({count for count in cubes if count}, reverse=True):
        equals = [seat for seat, count in enumerate(cubes) if count == most]
        for seat in equals:
            points[seat] = sum(prizes[rank : rank + len(equals)]) // len(equals)
        rank += len(equals)
    return points


def winners(p: Position) -> list[int]:
    totals = [sum(lines.values()) for lines in score(p)]
    if is_king(p):
        return [0] if totals[0] > totals[1] else [1]  # K16
    return [seat for seat, total in enumerate(totals) if total == max(totals)]  # T35
