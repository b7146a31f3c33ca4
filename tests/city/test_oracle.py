"""The engine beside the second referee of oracle.py: games in which both must agree at every step.

ORACLE_GAMES asks for more games, ORACLE_FIRST says which is the first: the number of a game is its seed. So does
`python -m tests.city.test_oracle FIRST GAMES`, which tells what came up. A quarter of the games start from the set-up,
the others from a table in mid-game that chance has set, rich in what is rare; some are left before they end.
"""

import os
import random
from typing import Any

from tests.city.oracle_groups import PAYS_DENIERS, PAYS_INFLUENCE
from tests.city.oracle_rounds import opening
from tests.city.oracle_table import ACTIVITY, BUILDINGS, CHARACTER, COLOURS, DELAYED, EVENT, by_owner, met
from tests.city.referees import Pair, check_end, comparable, compare, each_game, follow, preferred, rolled, tell
from tests.city.table import city

import troyes

GAMES = int(os.environ.get("ORACLE_GAMES", "400"))
FIRST = int(os.environ.get("ORACLE_FIRST", "0"))
BONUS = ["baker", "banquet", "prior", "resistance"]
ROUNDS = {1: 4, 2: 4, 3: 5, 4: 6}
TASTES = ["use", "activate", "combat", "build", "place", "agriculture", "turn", "reroll", "hire", "cube", "black"]
SLOTS = [(colour, level) for colour in COLOURS for level in (1, 2, 3)]
STEPS = ["placement", "black_dice", "action", "turn_over", "dice", "citizen", "times", "event", "archer"]
RANKS = [f"{first} first, {second} second" for first, second in [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)]]
WELCOME = ["chivalry", "joust", "miller", "pilgrimage"]
"""Cards of which mid-game tables see more."""


MUST_BE_MET = [
    *(f"{game} {step}" for game in ("troyes", "king") for step in STEPS),
    *(f"activate {card}" for card in ACTIVITY),
    *(f"combat {event}" for event in EVENT),
    *(f"struck: {event}" for event in EVENT),
    *(f"countered: {event}" for event in EVENT if event != "resistance"),
    *(f"{kind} from {place}" for kind in ("activate", "place") for place in ("supply", "hiring", "lying", *BUILDINGS)),
    *(f"{card}: fewer times than the dice allow" for card in [*PAYS_DENIERS, *PAYS_INFLUENCE]),
    *(f"use {cube} for {kind}" for cube in DELAYED for kind in ("activate", "combat")),
    *(f"use {cube} for agriculture" for cube in ("tithe", "monk", "priest", "apprenticeship", "confession")),
    *("use tithe for place", "use militia for place", "use prior for build", "build: the Prior finds room for one"),
    *("build cathedral", "agriculture", *(f"place {building}" for building in BUILDINGS)),
    *(f"rewards: {ranks}" for ranks in RANKS),
    *(f"rewards: neutral comes {rank}" for rank in ("first", "second", "nothing")),
    *("archer: hit", "archer: miss", "chivalry: cubes", "chivalry: no cubes", "diplomat: cubes", "gave way"),
    *("joust: lost alone", "joust: won alone", "joust: won in a tie", "procession: lost alone"),
    *("round ends: all have passed", "round ends: no dice", "short of deniers", "short of influence"),
    *("migrant workers: the Cathedral is full", "wayfarers: no neutral citizen is left", "no card left: yellow"),
    *(f"{event}: le Roy is spared" for event in ("interruption of work", "resistance")),
    *(f"le Roy: {result}" for result in range(2, 13)),
    *(f"le Roy: a citizen enters, kind {kind}" for kind in range(3)),
    *(f"le Roy: no {what}" for what in ("legal place", "space for a tradesman", "character is left", "die to buy")),
    *(f"le Roy: builds {cubes}" for cubes in range(3)),
]


def test_both_referees_agree_at_every_step_of_every_game() -> None:
    met.clear()
    each_game(FIRST, GAMES, compare_game)
    assert [situation for situation in MUST_BE_MET if not met[situation]] == []


# -- the comparison --------------------------------------------------------------------------------------------------


def compare_game(number: int) -> None:
    rng = random.Random(number)
    game = some_game(rng, from_setup=number % 4 == 0)
    tastes = [*rng.sample(TASTES, rng.randint(0, 4)), *rng.choice([[], ["use"]])]
    wish = f"activate {rng.choice(game.position()['activities'])['card']}"
    eager = rng.random() < 0.7  # rather not pass
    if game.position()["step"] == "placement":
        compare_setup(game)
    position = follow(
        game,
        lambda offered: wish if wish in offered and rng.random() < 0.5 else preferred(rng, tastes, eager, offered),
        rng.choice([15, 40, 1000]),
        Pair(rolled, comparable, note),
    )
    if game.over:
        check_end(game, position)


def compare_setup(game: Any) -> None:
    """What chance decides must be a fair deal; all the rest follows from it."""
    position = game.position()
    rolls = iter([value for draw in game.draws() if draw[0].startswith("roy-dice") for value in rolled(draw)])
    assert list(compare("", position, opening(position, rolls))) == []
    assert list(rolls) == []
    bonus, decks = position["options"]["bonus"], position["decks"]
    for slot in position["activities"]:
        assert slot["card"] in pool((slot["colour"], slot["level"]), bonus)
    for colour in COLOURS:
        cards = decks[colour] + (decks["box"] if colour == "red" else [])
        assert sorted(cards) == sorted(event_pool(colour, bonus))
    assert len(decks["red"]) == ROUNDS[len(position["families"])]
    dealt = position.get("stack") or [name for family in position["families"] for name in family["characters"]]
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(CHARACTER)
    assert len(position.get("stack", CHARACTER)) == len(CHARACTER)


def note(position: dict[str, Any], key: str) -> None:
    words = key.split()
    target = position["walk"]["target"] or ""
    met["decisions"] += 1
    met[f"{position['game']} {position['step']}"] += 1
    if words[0] in ("activate", "combat", "place", "build", "agriculture"):
        met[key] += 1
    elif words[0] == "use":
        met[f"{key} for {target.split()[0]}"] += 1
        if target == "activate pilgrimage":
            met[f"{key} for {target}"] += 1
    elif words[0] == "from":
        met[f"{target.split()[0]} from {words[1]}"] += 1


# -- games and choices -----------------------------------------------------------------------------------------------


def some_game(rng: random.Random, from_setup: bool) -> Any:
    seed = rng.randrange(2**32)
    players = rng.choice([1, 2, 3, 4])
    bonus = rng.sample(BONUS, rng.choice([0, 1, 2, 4, 4]))
    if from_setup:
        if players == 1:
            return troyes.new_game("king", seed=seed, bonus=sorted(bonus))
        return troyes.new_game("troyes", players=players, seed=seed, bonus=sorted(bonus))
    return troyes.from_position(some_table(rng, players, bonus), seed=seed)


def some_table(rng: random.Random, players: int, bonus: list[str]) -> dict[str, Any]:
    """A round in full swing."""
    king = players == 1
    owners: list[Any] = [*range(players), "neutral"]
    round_now = rng.randint(1, ROUNDS[players])
    cards = {slot: rng.choice(pool(slot, bonus)) for slot in SLOTS}
    if rng.random() < 0.4:
        cards |= {slot: card for slot in SLOTS for card in WELCOME if card in pool(slot, bonus)}
    open_cards = [card for (_, level), card in cards.items() if level <= round_now]
    free = dict.fromkeys(range(players), 12) | {"neutral": 24 if king else 8}

    favourite, favour = rng.choice(owners), rng.choice([0, 0, 0.5, 0.8])

    def somebody(gaps: float) -> Any:
        able = [owner for owner in owners if free[owner]]
        if rng.random() < gaps or not able:
            return None
        owner = favourite if favourite in able and rng.random() < favour else rng.choice(able)
        free[owner] -= 1
        return owner

    gaps = rng.choice([0, 0.1, 0.3])
    spaces = "".join(letter(somebody(gaps)) for _ in range(18))
    lying = {building: some_owners(rng, owners, free, rng.choice([0, 0.4])) for building in BUILDINGS}
    tradesmen, illustration = {}, {}
    roy_everywhere = rng.choice([0.3, 1])
    for card in open_cards:
        there: list[Any] = rng.sample(range(players), min(players, rng.choice([0, 1, 2])))
        there = [owner for owner in there if free[owner]]
        if king and free["neutral"] and rng.random() < roy_everywhere:
            there.append("neutral")
        for owner in there[:2]:
            free[owner] -= 1
        pair = [*there[:2], None, None][:2]
        rng.shuffle(pair)
        tradesmen[card] = "".join(letter(owner) for owner in pair)
        others = [owner for owner in range(players) if owner not in there]
        illustration[card] = some_owners(rng, others, free, 0.1)
    supply = [rng.randint(0, min(2, free[seat])) for seat in range(players)]
    rich = rng.choice([0, 3, 12, 40])
    dice: dict[Any, list[str]] = {owner: [] for owner in owners}
    for colour in "ryw":
        for _ in range(rng.choice([0, 1, 3, 5, 6])):
            dice[favourite if rng.random() < favour else rng.choice(owners)].append(f"{colour}{rng.randint(1, 6)}")
    if not any(dice.values()):
        dice[0].append("r1")
    heights = [rng.choice(rng.choice([[0, 1], [0, 1, 2, 3], [2, 3], [3]])) for _ in range(6)]
    cathedral = [
        "".join(letter(rng.choice(owners)) if heights[at] > level else "." for at in range(6)) for level in range(3)
    ]
    events, decks = some_events(rng, owners, round_now, ROUNDS[players], bonus)
    black = sorted((rng.randint(1, 6) for _ in range(rng.randint(1, 5))), reverse=True) if rng.random() < 0.3 else []
    turn = rng.randrange(players)
    passed = [0 if seat == turn or black else rng.choice([0, 0, 2, 3]) for seat in range(players)]
    return city(
        players,
        king=king,
        round=round_now,
        start=rng.choice(owners if king else owners[:-1]),
        turn=turn,
        step="black_dice" if black else "action",
        cards=list(cards.values()),
        dice={owner: " ".join(faces) for owner, faces in dice.items()},
        deniers=[rng.randint(0, rich) for _ in range(players)],
        influence=[rng.randint(0, rng.choice([1, 3, 20])) for _ in range(players)],
        vp=[rng.randint(0, 3) for _ in range(players)],
        district=passed,
        supply=supply,
        palace=spaces[:6],
        city_hall=f"{spaces[6:9]} {spaces[9:12]}",
        bishopric=f"{spaces[12:14]} {spaces[14:16]} {spaces[16:]}",
        lying=lying,
        stack=rng.sample(list(CHARACTER), rng.randint(0, 6)),
        tradesmen=tradesmen,
        illustration=illustration,
        cubes={card: [rng.randint(0, 2) for _ in range(players)] for card in open_cards if card in DELAYED},
        cathedral=cathedral,
        events=events,
        decks=decks,
        black=black,
        walk={"left": 1} if black else None,
        placed=players * {1: 6, 2: 6, 3: 5, 4: 4}[players],
        bonus=bonus,
        printed=None,
    )


def letter(owner: Any) -> str:
    return "." if owner is None else str(owner)[0]


def pool(slot: tuple[str, int], bonus: list[str]) -> list[str]:
    return [
        card
        for card, printed in ACTIVITY.items()
        if (printed["colour"], printed["level"]) == slot and (card not in BONUS or card in bonus)
    ]


def event_pool(colour: str, bonus: list[str]) -> list[str]:
    return [
        card
        for card, printed in EVENT.items()
        if printed.get("colour") == colour and (card != "resistance" or card in bonus)
    ]


def some_owners(rng: random.Random, owners: list[Any], free: dict[Any, int], chance: float) -> list[Any]:
    found = [owner for owner in owners if free[owner] and rng.random() < chance]
    for owner in found:
        free[owner] -= 1
    return sorted(found, key=by_owner)


def some_events(
    rng: random.Random, owners: list[Any], round_now: int, rounds: int, bonus: list[str]
) -> tuple[dict[str, list[Any]], dict[str, list[str]]]:
    """A queue with cubes on it, and the decks that are left."""
    decks = {colour: event_pool(colour, bonus) for colour in COLOURS}
    for deck in decks.values():
        rng.shuffle(deck)
    queue: list[str] = []
    for _ in range(round_now):
        second = decks[rng.choice(["yellow", "white"])]
        queue += [decks["red"].pop(), *([second.pop()] if second else [])]
    threat = rng.choice([0, 0.7, 0.7, 1])
    queue = [name for name in queue if rng.random() < threat]
    crowded = rng.random() < 0.5
    events = {}
    for name in ["marauding", *queue]:
        most = EVENT[name]["banners"] - 1
        events[name] = [rng.choice(owners) for _ in range(most if crowded else rng.randint(0, most))]
    left = rounds - round_now
    decks["red"], decks["box"] = decks["red"][:left], decks["red"][left:]
    return events, decks


if __name__ == "__main__":  # python -m tests.city.test_oracle FIRST GAMES
    tell(compare_game)
