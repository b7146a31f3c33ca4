"""The engine beside the second referee of oracle.py: games in which both must agree at every step.

ORACLE_GAMES asks for more games, ORACLE_FIRST says which is the first: the number of a game is its seed. Half of the
games start from the set-up, the others from a table in mid-game that chance has set, rich in what is rare.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.city.oracle import legal, play, score, winners
from tests.city.oracle_table import ACTIVITY, BUILDINGS, COLOURS, DELAYED, EVENT, by_owner, copied
from tests.city.table import city

import troyes

GAMES = int(os.environ.get("ORACLE_GAMES", "100"))
FIRST = int(os.environ.get("ORACLE_FIRST", "0"))
BONUS = ["baker", "banquet", "prior", "resistance"]
ROUNDS = {1: 4, 2: 4, 3: 5, 4: 6}
TASTES = ["use", "activate", "combat", "build", "place", "agriculture", "turn", "reroll", "hire", "cube", "black"]
SLOTS = [(colour, level) for colour in COLOURS for level in (1, 2, 3)]
REDS = [name for name in EVENT if EVENT[name].get("colour") == "red"]


def test_both_referees_agree_at_every_step_of_every_game() -> None:
    met: Counter[str] = Counter()
    for number in range(FIRST, FIRST + GAMES):
        try:
            compare_game(number, met)
        except Exception as error:
            error.add_note(f"in game {number}")
            raise


# -- the comparison --------------------------------------------------------------------------------------------------


def compare_game(number: int, met: Counter[str]) -> None:
    rng = random.Random(number)
    game = some_game(rng, from_setup=number % 2 == 0)
    tastes = rng.sample(TASTES, rng.randint(0, 4))
    eager = rng.random() < 0.7  # rather not pass
    drawn = len(game.draws())
    position = game.position()
    while not game.over:
        (decision,) = game.pending
        offered = decision.options.keys()
        assert len(offered) == len(set(offered))
        legal_keys = legal(position)
        differences = sorted(set(offered) ^ legal_keys)
        assert not differences, f"only one offers {differences}; offered: {sorted(offered)} at {situation(position)}"
        assert decision.seat == position["turn"]
        key = preferred(rng, tastes, eager, offered)
        game.play(decision.seat, key)
        draws = game.draws()
        rolls = iter([value for draw in draws[drawn:] for value in rolled(draw)])
        drawn = len(draws)
        told = play(position, key, rolls)
        unused = list(rolls)
        assert not unused, f"rolls left over: {unused} of {draws[-9:]} after {key} at {situation(position)}"
        after = game.position()
        one, other = comparable(after), comparable(told)
        differences = [] if one == other else list(compare("", one, other))
        assert not differences, f"engine, referee: {differences} after {key} at {situation(position)}"
        note(met, position, key)
        position = after
    lines = [dict(lines.lines) for lines in game.scores()]
    assert lines == score(position), f"{lines} {score(position)}"
    assert list(game.winners()) == winners(position)


def rolled(draw: list[Any]) -> list[int]:
    """The values of the dice in a draw."""
    what, numbers = draw
    kind = what.split()[0]
    if kind in ("workforce", "roy-dice"):
        return [number % 6 + 1 for number in numbers]
    if kind in ("event-roll", "rerolled"):
        return [numbers[-1]]
    if kind == "black-roll":  # how many, then what they show
        assert len(numbers) == numbers[0] + 1
        return numbers[1:]
    assert kind in ("shot", "roy-roll"), what
    return list(numbers)


def comparable(position: dict[str, Any]) -> dict[str, Any]:
    """Without what is no rule: the order in which cards were gained, who was up when the game ended."""
    position = copied(position)
    for family in [*position["families"], position["neutral"]]:
        if "events" in family:
            family["events"].sort()
    walk = position["walk"]
    taken = walk["left"]
    position["black_dice"] = sorted(position["black_dice"][:taken]) + position["black_dice"][taken:]
    if walk["target"] is None:
        walk["settled"] = False
    if position["step"] == "over":
        position["turn"] = None
    return position


def compare(place: str, one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    """Where two positions differ."""
    if isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other):
        for name in one:
            yield from compare(f"{place}.{name}", one[name], other[name])
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at in range(len(one)):
            yield from compare(f"{place}[{at}]", one[at], other[at])
    elif one != other:
        yield place, one, other


def situation(position: dict[str, Any]) -> str:
    names = ("game", "round", "start_player", "step", "turn", "walk", "buildings", "lying", "black_dice", "cathedral")
    shown = {name: position[name] for name in (*names, "events", "families", "neutral")}
    shown["cards"] = [slot for slot in position["activities"] if slot["level"] <= position["round"]]
    return str(shown)


def note(met: Counter[str], position: dict[str, Any], key: str) -> None:
    words = key.split()
    target, cube = position["walk"]["target"] or "", position["walk"]["cube"]
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
    elif position["step"] == "dice" and cube is None and key == "done":
        met["a group of dice"] += 1


# -- games and choices -----------------------------------------------------------------------------------------------


def some_game(rng: random.Random, from_setup: bool) -> Any:
    seed = rng.randrange(2**32)
    players = rng.choice([1, 2, 3, 4])
    bonus = rng.sample(BONUS, rng.randint(0, 4))
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
    open_cards = [card for (_, level), card in cards.items() if level <= round_now]
    free = dict.fromkeys(range(players), 12) | {"neutral": 24 if king else 8}

    def somebody(gaps: float) -> Any:
        able = [owner for owner in owners if free[owner]]
        if rng.random() < gaps or not able:
            return None
        owner = rng.choice(able)
        free[owner] -= 1
        return owner

    gaps = rng.choice([0, 0.1, 0.3])
    spaces = "".join(letter(somebody(gaps)) for _ in range(18))
    lying = {building: some_owners(rng, owners, free, rng.choice([0, 0.4])) for building in BUILDINGS}
    tradesmen, illustration = {}, {}
    for card in open_cards:
        there = rng.sample(range(players), min(players, rng.choice([0, 1, 2])))
        there = [owner for owner in there if free[owner]]
        if king and rng.random() < 0.3:
            there.append("neutral")
        for owner in there[:2]:
            free[owner] -= 1
        pair = [*there[:2], None, None][:2]
        rng.shuffle(pair)
        tradesmen[card] = "".join(letter(owner) for owner in pair)
        others = [owner for owner in range(players) if owner not in there]
        illustration[card] = some_owners(rng, others, free, 0.1)
    supply = [rng.randint(0, min(2, free[seat])) for seat in range(players)]
    rich = rng.choice([3, 12, 40])
    dice: dict[Any, list[str]] = {owner: [] for owner in owners}
    for colour in "ryw":
        for _ in range(rng.choice([1, 3, 5, 6])):
            dice[rng.choice(owners)].append(f"{colour}{rng.randint(1, 6)}")
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
        influence=[rng.randint(0, rng.choice([1, 5, 20])) for _ in range(players)],
        vp=[rng.randint(0, 3) for _ in range(players)],
        district=passed,
        supply=supply,
        palace=spaces[:6],
        city_hall=f"{spaces[6:9]} {spaces[9:12]}",
        bishopric=f"{spaces[12:14]} {spaces[14:16]} {spaces[16:]}",
        lying=lying,
        tradesmen=tradesmen,
        illustration=illustration,
        cubes={card: [rng.randint(0, 2) for _ in range(players)] for card in open_cards if card in DELAYED},
        cathedral=cathedral,
        events=events,
        decks=decks,
        black=black,
        walk={"left": 1} if black else None,
        placed=players * {1: 6, 2: 6, 3: 5, 4: 4}[players],
        **({} if not bonus else {"bonus": bonus}),
    )


def letter(owner: Any) -> str:
    return "." if owner is None else str(owner)[0]


def pool(slot: tuple[str, int], bonus: list[str]) -> list[str]:
    return [
        card
        for card, printed in ACTIVITY.items()
        if (printed["colour"], printed["level"]) == slot and (card not in BONUS or card in bonus)
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
    decks = {colour: [name for name in EVENT if EVENT[name].get("colour") == colour] for colour in COLOURS}
    if "resistance" not in bonus:
        decks["red"].remove("resistance")
    for deck in decks.values():
        rng.shuffle(deck)
    queue: list[str] = []
    for _ in range(round_now):
        queue += [
            decks["red"].pop(),
            *(decks[colour].pop() for colour in [rng.choice(["yellow", "white"])] if decks[colour]),
        ]
    queue = [name for name in queue if rng.random() < 0.7]
    crowded = rng.random() < 0.5
    events = {}
    for name in ["marauding", *queue]:
        most = EVENT[name]["banners"] - 1
        events[name] = [rng.choice(owners) for _ in range(most if crowded else rng.randint(0, most))]
    left = rounds - round_now
    decks["red"], decks["box"] = decks["red"][:left], decks["red"][left:]
    return events, decks


def preferred(rng: random.Random, tastes: list[str], eager: bool, offered: list[str]) -> str:
    """A legal key, by chance, but rather one to the taste."""
    if rng.random() < 0.5:
        liked = [key for key in offered if key.split()[0] in tastes]
        if liked:
            return rng.choice(liked)
    kinds = sorted({key.split()[0] for key in offered} - ({"pass"} if eager and len(offered) > 1 else set()))
    kind = rng.choice(kinds)
    return rng.choice([key for key in offered if key.split()[0] == kind])


if __name__ == "__main__":
    import sys

    first, count = int(sys.argv[1]), int(sys.argv[2])
    met: Counter[str] = Counter()
    for number in range(first, first + count):
        compare_game(number, met)
    sys.stdout.write("".join(f"{count:8} {what}\n" for what, count in sorted(met.items())))
