"""How much each card, tile, Character and event of Troyes is used when good players play, and what it brings them.

The Provost plays against itself on fixed seeds, with a limit in simulations, so that the same command gives the same
table again. What was played is kept in a folder: a run that was cut short goes on where it stopped.

    python scripts/balance.py build/before
    python scripts/balance.py build/after --numbers mine.toml
    python scripts/balance.py build/after --compare build/before
    python scripts/balance.py build/search --search --rounds 6

A number that moves is an estimate; `balance_moves.py` says how far it may. With `--search` every round fits the
players to the numbers of that round, plays, and moves the numbers of cards that are used far more or less often than
those of their colour and level.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import troyes
from troyes.bots.city.belief import chances_for
from troyes.bots.city.evaluation import Evaluation, is_round_over
from troyes.bots.city.mind import CityMind
from troyes.bots.city.weights import read
from troyes.bots.levels import PROVOST
from troyes.bots.limits import Clock, Limits
from troyes.city import log
from troyes.city.codes import ACTIVATE, COMBAT, PASS, USE
from troyes.city.descriptor import MODULES, VARIANTS
from troyes.city.game import CityGame
from troyes.city.names import ACTIVITIES, BONUS, CHARACTERS, EVENTS, NEUTRAL, OUTDOOR
from troyes.city.scoring import character_points
from troyes.city.state import ACTED, ACTING
from troyes.city.walk import carry_out, rolls
from troyes.core.cards import Overlay
from troyes.core.rng import Rng, from_seed

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from scripts import balance_moves as moves  # noqa: E402
from scripts import learn_city  # noqa: E402
from scripts.ridge import fitted  # noqa: E402

SIMULATIONS = 60
GAMES = {"2": 180, "3": 90, "4": 90, "king": 90, "2+": 180, "3+": 60, "4+": 60}
"""How many games of each table; `+`: with bonus cards and all modules."""
PLAYED_AT_ONCE = 5
PRACTICE = 600
"""Quick games of each kind of table from which the players learn, at each round of a search."""
TRUST = 1.0
"""How much the weights of the round before count beside what was learned in this one."""
LOOSE = 0.15

Weights = dict[str, list[list[float]]]
"""By the name of their file: those of a player, and le Roy's."""


# -- one game ----------------------------------------------------------------------------------------------------------


class Use:
    """What became of one card, tile, Character or event."""

    def __init__(self) -> None:
        self.games = 0
        """Games in which it was there."""
        self.used = 0
        """Of these, games in which anybody used it."""
        self.turns = 0
        """Turns that were spent on it; of a Character: seats that it gave points."""
        self.times = 0
        """Activations, cubes on an event or on a tile, points of a Character."""
        self.gain = 0.0
        """By how much the expected points of whoever acted rose with these turns, but for those that ended a round."""
        self.gained = 0
        """How many turns that are."""
        self.users = 0
        """Seats that used it."""
        self.fair = 0.0
        """How many of these would win by chance."""
        self.won = 0.0

    def add(self, other: dict[str, float]) -> None:
        for name, value in other.items():
            setattr(self, name, getattr(self, name) + value)

    def share(self) -> float:
        return self.used / max(self.games, 1)

    def often(self) -> float:
        return self.turns / max(self.games, 1)

    def row(self) -> list[str]:
        games = max(self.games, 1)
        wins = f"{100 * self.won / self.users:.0f} ({100 * self.fair / self.users:.0f})" if self.users else ""
        return [
            str(self.games),
            f"{100 * self.share():.0f}",
            f"{self.often():.2f}",
            f"{self.times / games:.2f}",
            f"{self.gain / self.gained:+.2f}" if self.gained else "",
            wins,
        ]


Tally = dict[str, Use]
"""By dotted name, as in a file of numbers: `activities.monk`."""
Gains = dict[str, list[float]]
"""By the same: what each turn has brought."""


class Table(NamedTuple):
    """What is played, and by whom."""

    name: str
    first: int
    games: int
    simulations: int
    cards: dict[str, Any] | None
    weights: list[list[float]]

    def new(self, seed: int) -> CityGame:
        options: dict[str, Any] = {}
        if self.name.endswith("+"):
            # Half of the games with the expansion's cards alone, so that each of them is met more often.
            options = {**MODULES, **VARIANTS, "bonus": tuple(BONUS), "activities": ("both", "ladies")[seed % 2]}
            options["tournament"] = self.name != "2+"
        king = self.name == "king"
        players = {} if king else {"players": int(self.name[0])}
        game = troyes.new_game("king" if king else "troyes", seed=seed, cards=self.cards, **options, **players)
        assert isinstance(game, CityGame)
        return game


def measured(table: Table) -> dict[str, dict[str, float]]:
    """A few games in a row."""
    tally: Tally = {}
    evaluation = Evaluation(table.weights[0], table.weights[1] if len(table.weights) > 1 else [])
    for seed in range(table.first, table.first + table.games):
        game = table.new(seed)
        gains = _played(game, evaluation, table.simulations, from_seed(f"balance/{table.name}/{seed}"))
        _count(game, gains, tally)
    return {name: vars(use) for name, use in tally.items()}


def _played(game: CityGame, evaluation: Evaluation, simulations: int, rng: Rng) -> Gains:
    """Plays to the end. Tells what each turn with a card or event has brought."""
    mind = CityMind.advising(PROVOST)
    mind.evaluation = evaluation
    gains: Gains = {}
    plan: list[int] = []
    moment, before, acts = (-1, -1), 0.0, PASS
    while game.pending:
        decision = game.pending[0]
        city, seat, found = game.city, decision.seat, decision.codes
        if len(found) == 1:
            code = found[0]
            if plan and plan[0] == code:
                plan.pop(0)
        elif plan and plan[0] in found and moment == (game.turns, game.reveals):
            code = plan.pop(0)
        else:
            clock = Clock(Limits(simulations=simulations))
            thoughts = mind.consider(decision, lambda rng, seat=seat: game.guess(seat, rng), rng, clock, None)
            code, *plan = thoughts[0].codes
            moment = (game.turns, game.reveals)
        if city.step == ACTING:
            acts, before = code, evaluation.expected(city, seat, chances_for(city, seat))
        if place := _place(acts):
            after = city.copy()
            if not rolls(code):
                carry_out(after, code, from_seed("imagined"))
                if after.step == ACTED and not is_round_over(after):
                    gain = evaluation.expected(after, seat, chances_for(after, seat)) - before
                    gains.setdefault(place, []).append(gain)
        game.play(seat, decision.vocabulary.keys[code])
    return gains


def _place(code: int) -> str:
    if ACTIVATE <= code < COMBAT:
        return f"activities.{ACTIVITIES[code - ACTIVATE]}"
    return f"events.{EVENTS[code - COMBAT]}" if COMBAT <= code < USE else ""


TURNS = {
    log.ACTS_ACTIVATE: ("activities", ACTIVITIES),
    log.ACTS_COMBAT: ("events", EVENTS),
    log.USED_OUTDOOR: ("outdoor", OUTDOOR),
}
TIMES = {
    log.ACTIVATED: ("activities", ACTIVITIES),
    log.STOCKED: ("activities", ACTIVITIES),
    log.DISCARDED: ("activities", ACTIVITIES),
    log.CUBE_ON: ("events", EVENTS),
    log.STATIONED: ("outdoor", OUTDOOR),
}
"""Entries of the log that tell of a use: the table and the names of what they tell of."""


def _count(game: CityGame, gains: Gains, tally: Tally) -> None:
    city = game.city
    entries = log.flat(city.log)
    there = [f"activities.{ACTIVITIES[card]}" for card in city.activities]
    there += [
        f"events.{EVENTS[event]}" for event in {0, *(entry[2] for entry in entries if entry[0] == log.EVENT_CAME)}
    ]
    there += [f"outdoor.{OUTDOOR[tile]}" for tile in (city.ladies.tiles if city.ladies else ())]
    here: Tally = {place: Use() for place in there}
    users: dict[str, set[int]] = {}

    def tell(place: str, seat: int, turns: int, times: int) -> None:
        if seat != NEUTRAL:
            use = here.setdefault(place, Use())
            use.turns += turns
            use.times += times
            users.setdefault(place, set()).add(seat)

    for entry in entries:
        if entry[0] in TURNS:
            table, names = TURNS[entry[0]]
            tell(f"{table}.{names[entry[2]]}", entry[1], 1, 0)
        elif entry[0] in TIMES:
            table, names = TIMES[entry[0]]
            tell(f"{table}.{names[entry[2]]}", entry[1], 0, entry[3] if len(entry) > 3 else 1)
    for character in {character for hand in city.characters for character in hand}:
        place = f"characters.{CHARACTERS[character]}"
        here[place] = Use()
        for seat in range(city.seats):
            if points := character_points(city, seat, character):
                tell(place, seat, 1, points)
    winners = game.winners()
    for place, use in here.items():
        seats = users.get(place, set())
        use.games, use.used = 1, int(bool(seats))
        use.gain, use.gained = sum(gains.get(place, ())), len(gains.get(place, ()))
        use.times = max(use.times, use.turns)
        use.users, use.fair = len(seats), len(seats) / len(game.scores())
        use.won = sum(seat in winners for seat in seats) / len(winners)
        tally.setdefault(place, Use()).add(vars(use))


# -- many games --------------------------------------------------------------------------------------------------------


class Runs:
    """All that is played in a run, on several processes and kept in its folder."""

    def __init__(self, folder: Path, jobs: int, simulations: int, scale: float, tables: list[str], first: int) -> None:
        self.folder = folder
        self.pool = multiprocessing.Pool(jobs)
        self.simulations = simulations
        self.scale = scale
        self.tables = tables
        self.first = first
        folder.mkdir(parents=True, exist_ok=True)

    def measure(self, name: str, cards: dict[str, Any] | None, weights: Weights) -> dict[str, Tally]:
        """Every table's use, with these numbers and players."""
        kept = self.folder / f"{name}.jsonl"
        done: dict[str, dict[str, Any]] = {}
        if kept.exists():
            done = {line["job"]: line["use"] for line in map(json.loads, kept.read_text("utf-8").splitlines())}
        jobs = [
            Table(table, first, PLAYED_AT_ONCE, self.simulations, cards, weights[table.rstrip("+")])
            for table in sorted(self.tables, key=lambda table: (len(table) == 2, table), reverse=True)
            for first in range(self.first, self.first + round(self.scale * GAMES[table]), PLAYED_AT_ONCE)
        ]
        left = [job for job in jobs if f"{job.name} {job.first}" not in done]
        with kept.open("a", encoding="utf-8") as file:
            for job, use in self.pool.imap_unordered(_told, left):
                done[job] = use
                file.write(json.dumps({"job": job, "use": use}) + "\n")
                file.flush()
        found: dict[str, Tally] = {table: {} for table in self.tables}
        for job in jobs:
            tally = found[job.name]
            for place, use in done[f"{job.name} {job.first}"].items():
                tally.setdefault(place, Use()).add(use)
        return found

    def learned(self, number: int, cards: dict[str, Any] | None, weights: Weights) -> Weights:
        """The weights after some quick games with these numbers."""
        found: Weights = {}
        for name, before in weights.items():
            games = round(self.scale * PRACTICE)
            first = 20_000_000 + number * PRACTICE
            size = 20
            jobs = [learn_city.Job(name, first + at, before, LOOSE, 0, cards, size) for at in range(0, games, size)]
            table = learn_city.no_rows(name)
            for part in self.pool.imap(learn_city.play, jobs):
                learn_city.join(table, part)
            found[name] = [
                [weight for weights in self.pool.map(_fitted, _phases(phases, own)) for weight in weights]
                for phases, own in zip(table, before, strict=True)
            ]
        return found


def _told(table: Table) -> tuple[str, dict[str, dict[str, float]]]:
    return f"{table.name} {table.first}", measured(table)


def _phases(phases: list[learn_city.Sums], before: list[float]) -> list[tuple[learn_city.Sums, list[float]]]:
    size = len(before) // len(phases)
    return [(sums, before[size * at : size * (at + 1)]) for at, sums in enumerate(phases)]


def _fitted(phase: tuple[learn_city.Sums, list[float]]) -> list[float]:
    sums, before = phase
    if sums.rows == 0:
        return before
    return [round(weight, 4) for weight in fitted(sums, learn_city.RIDGE, before, TRUST).weights]


def usual_weights(tables: Iterable[str]) -> Weights:
    names = sorted({table.rstrip("+") for table in tables})
    return {name: [read(part) for part in learn_city.parts_of(name)] for name in names}


# -- tables ------------------------------------------------------------------------------------------------------------

HEAD = ["games", "used %", "turns", "times", "gain", "wins %"]


def pooled(found: dict[str, Tally], tables: Iterable[str]) -> Tally:
    """The use at all of these tables together."""
    whole: Tally = {}
    for table in tables:
        for place, use in found.get(table, {}).items():
            whole.setdefault(place, Use()).add(vars(use))
    return whole


def told(found: dict[str, Tally], before: dict[str, Tally] | None) -> str:
    """What was measured, table by table: where a second measurement is given, beside what it was there."""
    lines: list[str] = []
    for title, tables in (("base game", moves.BASE), ("bonus cards and all modules", moves.MODULES)):
        now = pooled(found, tables)
        if not now:
            continue
        then = pooled(before, tables) if before else {}
        heads = [f"{head} {when}" for head in HEAD for when in ("before", "after")] if before else HEAD
        lines += [f"## {title}", "", "| | " + " | ".join(heads) + " |", "|" + "---|" * (len(heads) + 1)]
        for place in sorted(now, key=_order):
            rows = [then.get(place, Use()).row(), now[place].row()] if before else [now[place].row()]
            lines.append(
                f"| {place} | " + " | ".join(cell for cells in zip(*rows, strict=True) for cell in cells) + " |"
            )
        lines.append("")
    return "\n".join(lines)


def _order(place: str) -> tuple[str, ...]:
    table, _, name = place.partition(".")
    if table == "activities":
        return (table, *moves.slot(name), name)
    return (table, name)


def kept(folder: Path, name: str = "use") -> dict[str, Tally]:
    """What an earlier run has measured."""
    data = json.loads((folder / f"{name}.json").read_text("utf-8"))
    found: dict[str, Tally] = {}
    for table, uses in data.items():
        for place, values in uses.items():
            use = Use()
            use.add(values)
            found.setdefault(table, {})[place] = use
    return found


def keep(folder: Path, name: str, found: dict[str, Tally]) -> None:
    data = {table: {place: vars(use) for place, use in tally.items()} for table, tally in found.items()}
    (folder / f"{name}.json").write_text(json.dumps(data), "utf-8")


# -- the search --------------------------------------------------------------------------------------------------------


def search(runs: Runs, rounds: int, until: float) -> None:
    """Round after round, until every card is used as its neighbours are, or there is no time for another one.

    The best round's numbers and weights are kept as `best.toml` and `best.json`.
    """
    best = (len(ACTIVITIES), 0.0)
    weights = usual_weights(runs.tables)
    plan = moves.Plan()
    for number, took in _rounds(rounds, until):
        state = runs.folder / f"round-{number}.json"
        cards = plan.numbers()
        if state.exists():
            data = json.loads(state.read_text("utf-8"))
            weights, found = data["weights"], kept(runs.folder, f"use-{number}")
        else:
            if number:
                weights = runs.learned(number, cards, weights)
            found = runs.measure(f"games-{number}", cards, weights)
            keep(runs.folder, f"use-{number}", found)
            state.write_text(json.dumps({"cards": cards, "weights": weights}), "utf-8")
            (runs.folder / f"round-{number}.toml").write_text(moves.written(cards), "utf-8")
        shares = moves.shares(found, pooled)
        print(f"round {number}, {took():.0f} s: {moves.judged(shares)}", flush=True)
        if number and (reached := (len(moves.outside(shares)), moves.spread(shares))) < best:
            best = reached
            (runs.folder / "best.toml").write_text(moves.written(cards), "utf-8")
            (runs.folder / "best.json").write_text(json.dumps(weights), "utf-8")
        if number and not moves.outside(shares):
            return
        plan.move(shares)


def _rounds(rounds: int, until: float) -> Iterator[tuple[int, Any]]:
    longest = 0.0
    for number in range(rounds + 1):
        begun = time.monotonic()
        if begun + longest > until:
            return
        yield number, lambda begun=begun: time.monotonic() - begun
        longest = max(longest, time.monotonic() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where everything is kept")
    parser.add_argument("--numbers", type=Path, help="an owner's file of numbers to play with")
    parser.add_argument("--weights", type=Path, help="weights that a search has found, for players to play by")
    parser.add_argument("--compare", type=Path, help="the folder of another measurement, to be put beside this one")
    parser.add_argument("--tables", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the usual number of games")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--search", action="store_true", help="move estimates until all cards are used")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no round that would end later than that")
    order = parser.parse_args()
    runs = Runs(order.folder, order.jobs, order.simulations, order.scale, order.tables, order.first)
    if order.search:
        search(runs, order.rounds, time.monotonic() + order.seconds)
        return
    cards = Overlay(order.numbers).data if order.numbers else None
    weights = json.loads(order.weights.read_text("utf-8")) if order.weights else usual_weights(order.tables)
    found = runs.measure("games", cards, weights)
    keep(order.folder, "use", found)
    print(told(found, kept(order.compare) if order.compare else None))
    print(moves.judged(moves.shares(found, pooled)))


if __name__ == "__main__":
    main()
