"""The engine beside the second referee, with the modules of The Ladies of Troyes.

As in tests/city/test_oracle.py: ORACLE_GAMES asks for more games, ORACLE_FIRST says which is the first, and so does
`python -m tests.city.ladies.test_oracle FIRST GAMES`, which tells what came up.
"""

import os
import random
from typing import Any

from tests.city.ladies.oracle_deal import check_deal
from tests.city.ladies.oracle_tables import some_table
from tests.city.oracle_rounds import opening
from tests.city.oracle_table import LADIES, is_reversed, met
from tests.city.referees import Pair, check_end, compare, each_game, follow, preferred, tell
from tests.city.referees import comparable as comparable_in_base
from tests.city.referees import rolled as rolled_in_base
from tests.city.test_oracle import BONUS, TASTES

import troyes

GAMES = int(os.environ.get("ORACLE_GAMES", "400"))
FIRST = int(os.environ.get("ORACLE_FIRST", "0"))
WISHES = ["build cathedral", "agriculture", "patrol ramparts", "place palace", "combat wolves", "combat chief_outlaw"]
NEW_TASTES = [*TASTES, "patrol", "patrol", "discard", "turned", "column"]

STEPS = ["landlady", "executioner", "column", "guard", "exchange", "release", "boon", "answer", "ordeal", "event"]
TILES = [name for name in LADIES["outdoor"] if not name.startswith("race")]
NEW_CUBES = [name for name, card in LADIES["activities"].items() if card["kind"] == "delayed"]
MIXED = [name for name, card in LADIES["activities"].items() if card["kind"] == "mixed"]

MUST_BE_MET = [
    *STEPS,
    *(f"activate {card}" for card in LADIES["activities"]),
    *(f"{deed} {event}" for deed in ("combat", "struck:", "countered:") for event in LADIES["events"]),
    *(f"use {cube} for {kind}" for cube in NEW_CUBES for kind in ("activate", "combat")),
    *(f"use {cube} for agriculture" for cube in ("augustine", "distiller", "viticulturist", "preacher")),
    *(f"use {cube} for build" for cube in ("distiller", "viticulturist", "preacher")),
    *(f"use {cube} for place" for cube in ("distiller", "viticulturist")),
    *(f"discard {card}" for card in MIXED),
    *(f"outdoor: {tile}" for tile in TILES if tile not in ("abbey", "fair")),
    *(f"stationed: {tile}" for tile in TILES),
    *(f"turned for {kind}" for kind in ("activate", "combat", "agriculture", "build", "place", "patrol")),
    *(f"purple for {kind}" for kind in ("activate", "combat", "agriculture", "build", "place", "patrol")),
    *(f"shield: {event}" for event in ("drought", "civil_war", "heresy", "interruption_of_work")),
    *("black_dice: use shield", "black_dice: die purple", "reroll purple", "turn purple", "exchanges: 2"),
    *("ordeal: decline", "ordeal: from hiring", "ordeal: from supply", "harsh winter: a card", "harsh winter: a tile"),
    *("possession: all go home", "support: the Chief Outlaw shrugs", "uprising: 7 citizens", "uprising: 4 citizens"),
    *("monk event: settles", "monk event: no neutral citizen is left", "master builder: the fourth level"),
    *("banker: not rich", "guard: points for deniers"),
    *("race: 1", "race: 2", "a tournament's last round"),
]


def test_both_referees_agree_at_every_step_of_every_game() -> None:
    met.clear()
    each_game(FIRST, GAMES, compare_game)
    assert [situation for situation in MUST_BE_MET if not met[situation]] == []


def compare_game(number: int) -> None:
    rng = random.Random(number)
    game = some_game(rng, from_setup=number % 8 == 0)
    tastes = [*rng.sample(NEW_TASTES, rng.randint(0, 4)), *rng.choice([[], ["use"], ["use"], ["pass"]])]
    wish = rng.choice([f"activate {rng.choice(game.position()['activities'])['card']}", rng.choice(WISHES)])
    eager = rng.random() < 0.7  # rather not pass
    position = game.position()
    if position["step"] == "placement":
        assert list(compare("", position, opening(position, iter([])))) == []
        check_deal(position)
    position = follow(
        game,
        lambda offered: wish if wish in offered and rng.random() < 0.5 else preferred(rng, tastes, eager, offered),
        rng.choice([15, 30, 60, 1000]),
        Pair(rolled, comparable, note),
    )
    check_end(game, position)


def comparable(position: dict[str, Any]) -> dict[str, Any]:
    """Without what is no rule, such as whether the shield has served: it may serve against every event."""
    position = comparable_in_base(position)
    position["ladies"]["served"] = [name for name in position["ladies"]["served"] if name != "shield"]
    return position


def rolled(draw: list[Any]) -> list[Any]:
    """What chance has decided in a draw: dice, or the spaces of a building."""
    what, numbers = draw
    kind = what.split()[0]
    if kind == "redealt":  # the building, who stands on its six spaces, and who lies
        return [[[None, 0, 1, 2, 3, "neutral"][owner] for owner in numbers[1:7]]]
    return [numbers[-1]] if kind == "extra-die" else rolled_in_base(draw)


def note(position: dict[str, Any], key: str) -> None:
    words = key.split()
    step, target = position["step"], position["walk"]["target"] or "nothing"
    met["decisions"] += 1
    met[step] += 1
    met["a tournament's last round"] += is_reversed(position)
    if step in ("action", "boon", "answer"):
        met[key if words[0] not in ("reroll", "turn") else f"{words[0]} {words[1]}"] += 1
    elif step in ("ordeal", "black_dice"):
        met[f"{step}: {' '.join(words[:2])}"] += 1
    elif words[0] == "discard":
        met[f"discard {target.split()[1]}"] += 1
    elif step == "dice" and key != "done":
        kind = target.split()[0]
        for what in [key] if words[0] == "use" else [words[0], words[1]]:
            met[f"{what} for {kind}"] += 1
            met[f"{what} for {kind} with {position['walk']['cube']}"] += 1
            if target == "activate pilgrimage":
                met[f"{what} for pilgrimage with {position['walk']['cube']}"] += 1
    elif words[0] == "from":
        met[f"{target.split()[0]} from {words[1]}"] += 1


def some_game(rng: random.Random, from_setup: bool) -> Any:
    seed = rng.randrange(2**32)
    players = rng.choice([2, 3, 4])
    options = some_options(rng, players)
    if from_setup:
        return troyes.new_game("troyes", players=players, seed=seed, **options)
    return troyes.from_position(some_table(rng, players, options), seed=seed)


def some_options(rng: random.Random, players: int) -> dict[str, Any]:
    often = rng.choice([0.3, 0.8, 1])
    options: dict[str, Any] = {
        "bonus": sorted(rng.sample(BONUS, rng.choice([0, 1, 2, 4, 4]))),
        "characters": rng.choice(["base", "ladies"]),
        "open_character": rng.random() < 0.5,
        "activities": rng.choice(["ladies", "both"]) if rng.random() < often else "base",
        "events": rng.choice(["ladies", "both"]) if rng.random() < often else "base",
        "purple_die": rng.random() < often,
        "ramparts": rng.random() < often,
        "tournament": players > 2 and rng.random() < 0.5,
    }
    if not any(options[name] not in ("base", False) for name in options if name not in ("bonus", "tournament")):
        options["ramparts"] = True
    return options


if __name__ == "__main__":  # python -m tests.city.ladies.test_oracle FIRST GAMES
    tell(compare_game)
