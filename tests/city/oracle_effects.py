"""What the Cathedral and the Activity cards bring."""

from tests.city.oracle_table import (
    ACTIVITIES,
    NEUTRAL,
    Owner,
    Position,
    all_dice,
    dice_of,
    district,
    gain_deniers,
    gain_influence,
    gain_vp,
    has_tradesman,
    is_king,
    met,
    seats,
    slot_of,
    standing,
)


def build(p: Position, counted: list[int], levels: int = 3) -> None:
    for value in counted:
        level = next((level for level in p["cathedral"][:levels] if level[value - 1] is None), None)
        if level is not None:
            level[value - 1] = p["turn"]
            gain_vp(p, p["turn"], 1)
            gain_influence(p, p["turn"], 1 if value <= 3 else 2)
        else:
            met["build: the Prior finds room for one"] += 1


def activate(p: Position, seat: int, card: str) -> None:
    """One activation of a card; what it takes has been paid."""
    deniers = {"artisan": 6, "merchant": 2, "goldsmith": 2, "mercenary": 3}
    points = {"journeyman": 2, "goldsmith": 1, "sculptor": 1, "pilgrimage": 2, "troubadour": 2, "marriage": 4}
    gain_deniers(p, seat, deniers.get(card, 0))
    gain_vp(p, seat, points.get(card, 0))
    if ACTIVITIES[card]["kind"] != "immediate":
        slot_of(p, card)["cubes"][seat] += 1
    elif card == "miller":
        gain_deniers(p, seat, 2 * standing(p, seat, "palace"))
    elif card == "innkeeper":
        gain_influence(p, seat, 1)
    elif card == "hunting":
        gain_influence(p, seat, 3)
    elif card == "baker":
        gain_deniers(p, seat, sum(die.colour == "yellow" for die in all_dice(p)))
    elif card == "glassblower":
        gain_vp(p, seat, cathedral_cubes(p, seat) // 2)
    elif card == "captain":
        gain_vp(p, seat, sum(seat in event["cubes"] for event in p["events"]))
    elif card == "banquet":
        counted = seats(p) if is_king(p) else [*seats(p), NEUTRAL]
        gain_vp(p, seat, max(len(district(p, owner)["red"]) for owner in counted))
    elif card == "tax_collector":
        for other in seats(p):
            if other != seat:
                tax = min(p["families"][other]["deniers"], standing(p, other, "city_hall"))
                gain_deniers(p, other, -tax)
                gain_deniers(p, seat, tax)
        gain_deniers(p, seat, standing(p, NEUTRAL, "city_hall") * (2 if is_king(p) else 1))
    elif card in ("procession", "joust"):
        contest(p, seat, card)
    elif card == "clog_maker":
        gain_deniers(p, seat, standing(p, seat, "city_hall"))
    elif card == "weaver":
        gain_deniers(p, seat, tradesmen(p, seat))
    elif card == "master_tradesman":
        gain_vp(p, seat, tradesmen(p, seat) // 2)
    elif card == "banker":
        rich = p["families"][seat]["deniers"] > 30
        met[f"banker: {'rich' if rich else 'not rich'}"] += 1
        gain_vp(p, seat, 3 if rich else 0)
    elif card == "bishop":
        gain_deniers(p, seat, cathedral_cubes(p, seat))
    elif card == "scribe":
        gain_vp(p, seat, len(p["families"][seat]["events"]))
    elif card == "nun":
        gain_vp(p, seat, len(district(p, seat)["white"]))


def use_cube(p: Position, seat: int, card: str) -> None:
    """A cube of a mixed card that fires on no event brings its gain; it has been taken away."""
    gain_deniers(p, seat, 4 if card == "lumberjack" else 0)
    gain_influence(p, seat, 5 if card == "squire" else 0)
    gain_vp(p, seat, 2 if card == "breeder" else 0)


def fortify(p: Position, seat: int, counted: list[int]) -> None:
    """The Fort: a cube for each die."""
    for value in counted:
        slot_of(p, "fort")["cubes"][seat] += 1
        gain_vp(p, seat, 1 if value <= 3 else 2)
        gain_influence(p, seat, 1 if value <= 3 else 2)


def tradesmen(p: Position, seat: int) -> int:
    return sum(has_tradesman(slot, seat) for slot in p["activities"])


def cathedral_cubes(p: Position, seat: int) -> int:
    return sum(level.count(seat) for level in p["cathedral"])


def contest(p: Position, seat: int, card: str) -> None:
    """T26, K14."""
    have: dict[Owner, int] = {
        owner: len(dice_of(p, owner)) if card == "procession" else sum(district(p, owner)["red"])
        for owner in [*seats(p), NEUTRAL]
    }
    most = max(have.values())
    winners = [owner for owner in have if have[owner] == most]
    met[f"{card}: {'won' if seat in winners else 'lost'} {'alone' if len(winners) == 1 else 'in a tie'}"] += 1
    if most and (card == "procession" or have[seat] == most):
        for owner in have:
            gain_vp(p, owner, 2 if have[owner] == most else 0)
