"""Tables in mid-game with The Ladies of Troyes, set by chance and rich in what is rare."""

import random
from typing import Any

from tests.city.ladies.oracle_deal import activity_pool, event_pool, tile_pool
from tests.city.oracle_table import (
    ACTIVITIES,
    BOARD,
    BUILDINGS,
    CHARACTER,
    CHARACTERS,
    COLOURS,
    EVENTS,
    LADIES,
    NEUTRAL,
    PRINTED,
    Position,
    by_owner,
)

SHIELDED = ["drought", "civil_war", "heresy", "interruption_of_work"]
INFLUENCE = [(0, 1), (0, 5), (0, 20), (15, 20)]
SLOTS = [(colour, level) for colour in COLOURS for level in (1, 2, 3)]
WALK = {"target": None, "cube": None, "dice": [], "value": 0, "left": 0, "settled": False}
NO_TURN: dict[str, Any] = {
    **{name: [] for name in ("served", "stationed", "scouted", "partners", "received", "asked", "to_strike")},
    **dict.fromkeys(("back", "actor", "striking")),
    "must_act": False,
    "release": 0,
    "threat": 0,
}


def some_table(rng: random.Random, players: int, options: dict[str, Any]) -> Position:
    """A round in full swing, or near its end."""
    rounds = BOARD["rounds"][str(players)]
    round_now = rng.choice([rng.randint(1, rounds), rng.randint(3, rounds), rounds - 1, rounds])
    owners: list[Any] = [*range(players), NEUTRAL]
    plenty, bare, closing = rng.random() < 0.5, rng.random() < 0.1, rng.random() < 0.25
    citizens = Citizens(rng, owners, 8 if options["events"] == "base" else 10)
    p: Position = {"format": 1, "game": "troyes", "options": options, "round": round_now, "placed": 0}
    p["placed"] = players * BOARD["start_citizens"][str(players)]
    p["buildings"], p["lying"] = some_buildings(rng, citizens, owners, bare)
    p["activities"] = [
        some_card(rng, slot, citizens, players, options, slot[1] <= round_now, bare, plenty) for slot in SLOTS
    ]
    p["events"], p["decks"] = some_events(rng, owners, round_now, rounds, options)
    p["ladies"] = some_ladies(rng, p, citizens, players, options, plenty)
    p["cathedral"] = some_cathedral(rng, owners, 3 if options["activities"] == "base" else 4)
    if not any(card["card"] == "master_builder" and card["level"] <= round_now for card in p["activities"]):
        p["cathedral"][3:] = [[None] * 6 for _ in p["cathedral"][3:]]  # nobody has built there yet
    p["black_dice"] = []
    if rng.random() < 0.3 and not closing:
        p["black_dice"] = sorted((rng.randint(1, 6) for _ in range(rng.randint(1, 5))), reverse=True)
    p["step"] = "black_dice" if p["black_dice"] else "action"
    p["walk"] = {**WALK, "left": 1 if p["black_dice"] else 0}
    p["start_player"], p["turn"] = rng.randrange(players), rng.randrange(players)
    dice = some_dice(rng, owners, options["purple_die"], [0, 1] if closing else [0, 1, 3, 5, 6])
    p["neutral"] = {"supply": citizens.left[NEUTRAL], "dice": dice[NEUTRAL]}
    p["families"] = some_families(rng, p, citizens, dice, players, bare)
    return p


class Citizens:
    """Citizens that have no place yet."""

    def __init__(self, rng: random.Random, owners: list[Any], grey: int) -> None:
        self.rng = rng
        each: int = BOARD["citizens_each"]
        self.left: dict[Any, int] = dict.fromkeys(owners, each) | {NEUTRAL: grey}
        self.favourite, self.favour = rng.choice(owners), rng.choice([0, 0, 0.5, 0.8])

    def take(self, owner: Any) -> bool:
        if not self.left[owner]:
            return False
        self.left[owner] -= 1
        return True

    def somebody(self, gaps: float) -> Any:
        able = [owner for owner, count in self.left.items() if count]
        if self.rng.random() < gaps or not able:
            return None
        liked = self.favourite in able and self.rng.random() < self.favour
        owner = self.favourite if liked else self.rng.choice(able)
        self.left[owner] -= 1
        return owner

    def some(self, owners: list[Any], chance: float) -> list[Any]:
        return sorted((owner for owner in owners if self.rng.random() < chance and self.take(owner)), key=by_owner)


def some_buildings(rng: random.Random, citizens: Citizens, owners: list[Any], bare: bool) -> tuple[Position, Position]:
    gaps = 1 if bare else rng.choice([0, 0.1, 0.3])
    spaces = [citizens.somebody(gaps) for _ in range(18)]
    buildings = {
        "palace": spaces[:6],
        "city_hall": [spaces[6:9], spaces[9:12]],
        "bishopric": [spaces[12:14], spaces[14:16], spaces[16:]],
    }
    lying = 0 if bare else rng.choice([0, 0.4])
    return buildings, {building: citizens.some(owners, lying) for building in BUILDINGS}


def some_card(
    rng: random.Random,
    slot: tuple[str, int],
    citizens: Citizens,
    players: int,
    options: dict[str, Any],
    is_open: bool,
    bare: bool,
    plenty: bool,
) -> Position:
    pool = activity_pool(slot, options["activities"], options["bonus"])
    welcome = [card for card in pool if card in LADIES["activities"] and ACTIVITIES[card]["kind"] != "immediate"]
    card = rng.choice(welcome if welcome and plenty and rng.random() < 0.5 else pool)
    tradesmen: list[Any] = [None, None]
    illustration: list[Any] = []
    cubes = [0] * players
    if is_open:
        for seat in rng.sample(range(players), 0 if bare else rng.randint(0, players)):
            space = rng.choice([0, 0, 1, 1, 2])
            if space == 2 and citizens.take(seat):
                illustration.append(seat)
            elif space < 2 and tradesmen[space] is None and citizens.take(seat):
                tradesmen[space] = seat
        for space in (0, 1) if options["events"] != "base" else ():
            if tradesmen[space] is None and rng.random() < 0.2 and citizens.take(NEUTRAL):
                tradesmen[space] = NEUTRAL
        if ACTIVITIES[card]["kind"] != "immediate":
            most = 4 if plenty else rng.choice([0, 1, 3])
            cubes = [rng.randint(0, most) for _ in range(players)]
    return {
        "colour": slot[0],
        "level": slot[1],
        "card": card,
        "tradesmen": tradesmen,
        "illustration": sorted(illustration),
        "cubes": cubes,
    }


def some_events(
    rng: random.Random, owners: list[Any], round_now: int, rounds: int, options: dict[str, Any]
) -> tuple[list[Position], dict[str, list[str]]]:
    """A queue with cubes on it, and the decks that are left."""
    decks = {colour: event_pool(colour, options["events"], options["bonus"]) for colour in COLOURS}
    for deck in decks.values():
        rng.shuffle(deck)
        first = rng.choice([[], [], LADIES["events"], SHIELDED])
        deck.sort(key=lambda card, first=first: card in first)  # popped first
    queue: list[str] = []
    for _ in range(rng.randint(0, round_now)):
        second = decks[rng.choice(["yellow", "white"])]
        queue += [decks["red"].pop(), *([second.pop()] if second else [])]
    threat = rng.choice([0, 0.7, 0.7, 1])
    queue = [name for name in queue if rng.random() < threat]
    crowded = rng.random() < 0.5
    events: list[Position] = []
    for name in ["marauding", *queue]:
        most = EVENTS[name]["banners"] - 1
        cubes = [rng.choice(owners) for _ in range(most if crowded else rng.randint(0, most))]
        events.append({"card": name, "cubes": cubes})
    for deck in decks.values():
        deck.reverse()  # those to come lie before the others
    left = rounds - round_now
    decks["red"], decks["box"] = decks["red"][:left], decks["red"][left:]
    return events, decks


def some_ladies(
    rng: random.Random, p: Position, citizens: Citizens, players: int, options: dict[str, Any], plenty: bool
) -> dict[str, Any]:
    known = list(CHARACTERS if options["characters"] == "ladies" else CHARACTER)
    dealt = rng.sample(known, players * (2 if players == 2 else 1) + options["open_character"])
    p["dealt"] = dealt[options["open_character"] :]
    outdoor: list[Position] = []
    guards: list[int] = []
    if options["ramparts"]:
        far = [rng.randint(15, 20)] if plenty else [0, rng.randint(0, 20), rng.randint(14, 20)]
        guards = [rng.choice(far) for _ in range(players)]
        most = rng.choice([1, 2, 3])
        for level, gate in enumerate(PRINTED["ramparts"]["gates"], 1):
            tile = rng.choice(tile_pool(level, options["purple_die"]))
            cubes = [rng.randint(0, most) if guard >= gate and not tile.startswith("race") else 0 for guard in guards]
            outdoor.append({"activity": tile, "gate": gate, "cubes": cubes})
    possessed = [0] * players
    if any(event["card"] == "possession" for event in p["events"]):
        possessed = [int(rng.random() < 0.7 and citizens.take(seat)) for seat in range(players)]
    return {
        "open_character": dealt[0] if options["open_character"] else None,
        "outdoor": outdoor,
        "guards": guards,
        "possessed": possessed,
        **NO_TURN,
    }


def some_cathedral(rng: random.Random, owners: list[Any], levels: int) -> list[list[Any]]:
    low = rng.choice([[0, 1], [0, 1, 2, 3], [2, 3], [3], [3, levels], [levels]])
    heights = [rng.choice(low) for _ in range(6)]
    return [[rng.choice(owners) if heights[at] > level else None for at in range(6)] for level in range(levels)]


def some_dice(rng: random.Random, owners: list[Any], purple: bool, many: list[int]) -> dict[Any, dict[str, list[int]]]:
    dice: dict[Any, dict[str, list[int]]] = {owner: {colour: [] for colour in COLOURS} for owner in owners}
    favourite, favour = rng.choice(owners), rng.choice([0, 0, 0.5, 0.8])
    for colour in COLOURS:
        for _ in range(rng.choice(many)):
            dice[favourite if rng.random() < favour else rng.choice(owners)][colour].append(rng.randint(1, 6))
        for owner in owners:
            dice[owner][colour].sort(reverse=True)
    if purple:
        for seat in owners[:-1]:
            dice[seat]["purple"] = [rng.randint(1, 6)] if rng.random() < 0.7 else []
    if not any(values for faces in dice.values() for values in faces.values()):
        dice[0]["red"].append(1)
    return dice


def some_families(
    rng: random.Random, p: Position, citizens: Citizens, dice: dict[Any, dict[str, list[int]]], players: int, bare: bool
) -> list[Position]:
    influence = rng.choice([*INFLUENCE, (0, 0)]) if rng.random() < 0.3 else None
    passed = [2] if sum(len(values) for faces in dice.values() for values in faces.values()) < 5 else [0, 0, 2, 3]
    rich, hand = rng.choice([0, 3, 12, 40, 60]), p.pop("dealt")
    each = len(hand) // players
    gone = {event["card"] for event in p["events"]} | {card for deck in p["decks"].values() for card in deck}
    taken = [card for card in EVENTS if card not in gone and card in pool_of(p["options"])]
    families: list[Position] = []
    for seat in range(players):
        supply = 1 if bare else rng.randint(0, min(2, citizens.left[seat]))
        gained = [card for card in taken if rng.random() < 0.3]
        taken = [card for card in taken if card not in gained]
        families.append(
            {
                "deniers": rng.randint(0, rich),
                "influence": rng.randint(*(influence or rng.choice(INFLUENCE))),
                "vp": rng.randint(0, 3),
                "district": 0 if seat == p["turn"] or p["black_dice"] else rng.choice(passed),
                "supply": supply,
                "general": citizens.left[seat] - supply,
                "dice": dice[seat],
                "events": gained,
                "characters": hand[each * seat :][:each],
            }
        )
    return families


def pool_of(options: dict[str, Any]) -> list[str]:
    return [card for colour in COLOURS for card in event_pool(colour, options["events"], options["bonus"])]
