"""Random games of Troyes and The King's Challenge over all options, with every check on."""

import random
from typing import Any

from tests import contract
from tests.city import fuzz, invariants
from tests.city.modules import EVERYTHING, random_modules

import troyes
from troyes.city.game import CityGame
from troyes.city.names import BONUS, NEUTRAL, OWNERS, SLOTS
from troyes.city.numbering import PILES
from troyes.city.state import ACTING, COUNTERING, PLACING, SHOOTING, SUFFERING, TURNING, City
from troyes.core.table import Table

__all__ = ["soak"]

TABLES = [("king", 1)] * 3 + [("troyes", 2)] * 2 + [("troyes", 3)] * 2 + [("troyes", 4)] * 3


def options_of(name: str, players: int, rng: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {"bonus": [card for card in BONUS if rng.random() < 0.5]}
    if name == "troyes":
        options["open_scores"] = rng.random() < 0.5
        options["start_player"] = rng.choice([None, *range(players)])
        options |= modules_of(players, rng)
    if rng.random() < 0.2:
        board = {
            "income": rng.randint(0, 30),
            "citizens_each": rng.randint(6, 20),
            "neutral_citizens": rng.randint(8, 20),
        }
        activities = {name: {"per": rng.randint(1, 6), "hire": rng.randint(0, 9)} for name in ("archer", "chivalry")}
        events = {"marauding": {"banners": rng.randint(1, 8)}, "war": {"black_dice": 3}}
        options["cards"] = {"board": board, "activities": activities, "events": events}
    return options


def modules_of(players: int, rng: random.Random) -> dict[str, Any]:
    """Often some of the expansion, sometimes all of it, sometimes none."""
    chance = rng.random()
    if chance < 0.15:
        return {}
    if chance < 0.35:
        return {**EVERYTHING, "activities": rng.choice(["ladies", "both"]), "events": rng.choice(["ladies", "both"])}
    return random_modules(rng, players)


def fingerprint(game: CityGame) -> tuple[object, ...]:
    """The whole state, cheaply."""
    city, rng = game.city, game.rng
    numbers = (*city.deniers, *city.influence, *city.vp, *city.district, *city.supply, *city.general)
    board = (*city.spaces, city.lying, *city.dice, *city.black, *city.cathedral, *city.tradesmen, *city.illustration)
    cards = (*city.cubes, *city.queue, str(city.banners), str(city.taken), *city.activities, str(city.characters))
    decks = (*city.red, -1, *city.yellow, -1, *city.white, -1, *city.box, city.revealed, city.start, city.placed)
    turn = (city.step, city.seat, city.target, city.cube, *city.group, city.value, city.left, city.settled, city.round)
    counted = (city.against, city.turns, city.reveals, city.way)
    ladies = (
        ""
        if city.ladies is None
        else str([held for held in contract.fields(city.ladies).values() if not callable(held)])
    )
    return (numbers, board, cards, decks, turn, counted, ladies, rng.s0, rng.s1, rng.s2, rng.s3)


def check_city(city: City, more: int) -> None:
    """Nothing is made or lost: citizens, dice, event cards; and no piece is in two places. `more`: grey citizens that
    the expansion's events bring."""
    for owner in city.owners():
        found = city.supply[owner] + city.general[owner] + city.spaces.count(owner) + city.tradesmen.count(owner)
        found += sum(city.illustration[slot] >> owner & 1 for slot in range(SLOTS))
        found += sum(city.lies(owner, building) for building in range(3))
        printed = city.printed
        if owner != NEUTRAL and city.ladies is not None:
            found += city.ladies.possessed[owner]
        grey = 24 if city.king else printed.neutral_citizens + more
        assert found == (printed.citizens_each if owner != NEUTRAL else grey)
        assert city.supply[owner] >= 0 <= city.general[owner]
        assert city.deniers[owner] >= 0 <= city.vp[owner]
        assert 0 <= city.influence[owner] <= city.printed.influence_max
    for colour in range(3):
        piles = [city.dice[3 * owner + colour] for owner in range(OWNERS)]
        assert sum(pile >> shift & 7 for pile in piles for shift in range(0, 18, 3)) <= 6
    cards = city.queue + city.red + city.yellow + city.white + city.box
    for taken in city.taken:
        cards = cards + taken
    assert len(set(cards)) == len(cards)
    assert city.queue[0] == 0
    for at, event in enumerate(city.queue):
        assert len(city.banners[at]) < city.printed.banners[event]
    assert city.step in (COUNTERING, TURNING) or not city.black
    assert city.step <= SUFFERING
    for pile in city.dice[PILES:]:
        assert pile in (0, 1, 8, 64, 512, 4096, 32768)
    ladies = city.ladies
    if ladies is not None:
        assert min(ladies.cubes) >= 0 <= min(ladies.possessed)
        assert max(ladies.guards) <= 20
        assert all(stored >= 0 for stored in city.cubes)


def check_moment(game: CityGame, rng: random.Random) -> None:
    """One of the dearer checks, now and then."""
    chance = rng.random()
    if chance < 0.1:
        check_copy(game, rng)
    elif chance < 0.11:
        contract.check_position(game)
    elif chance < 0.115:
        seat = rng.choice([None, *range(game.players)])
        assert game.guess(seat, rng).view(seat, log=True) == game.view(seat, log=True)
    elif chance < 0.12:
        check_undo(game, rng)
    elif chance < 0.125:
        decision = game.pending[0]
        for key in rng.sample(game.vocabulary.keys, 5):
            assert (game.why_not(decision.seat, key) is None) == (key in decision.options.keys())  # noqa: SIM118
    elif chance < 0.127 and game.options["cards"] is None:
        invariants.check_books(game.position(), game.log)
    elif 0.13 < chance < 0.1302 and game.options["cards"] is None:
        fuzz.check(game, rng)


def check_copy(game: CityGame, rng: random.Random) -> None:
    """What a copy plays is not felt here."""
    before = fingerprint(game)
    twin = game.copy()
    twin.play(twin.pending[0].seat, rng.choice(twin.pending[0].options))
    assert fingerprint(game) == before


def check_undo(game: CityGame, rng: random.Random) -> None:
    """Steps are taken back one by one, to where they began."""
    table = Table(game.copy())
    seat = game.pending[0].seat
    seen: list[tuple[object, ...]] = []
    while len(seen) < 4 and (decision := table.decision(seat)) is not None:
        here, reveals = table.game, table.game.reveals
        table.choose(seat, rng.choice(decision.options))
        assert isinstance(here, CityGame)
        seen = [*seen, fingerprint(here)] if table.game.reveals == reveals else []
    while seen:
        assert table.undo(seat)
        assert isinstance(table.game, CityGame)
        assert fingerprint(table.game) == seen.pop()


def soak(number: int) -> int:
    """One game with all its checks. How many decisions it had."""
    rng = random.Random(f"soak/city/{number}")
    name, players = rng.choice(TABLES)
    options = options_of(name, players, rng)
    game = troyes.new_game(name, players=players, seed=number, **options)
    assert isinstance(game, CityGame)
    decisions = 0
    more = 0 if options.get("events", "base") == "base" else game.city.printed.neutral_more
    while pending := game.pending:
        (decision,) = pending
        codes = decision.codes
        assert 1 <= len(set(codes)) == len(codes) <= invariants.MOST_OPTIONS
        assert len(codes) > 1 or game.city.step in (ACTING, PLACING, SHOOTING, COUNTERING)
        check_city(game.city, more)
        check_moment(game, rng)
        game.play(decision.seat, decision.options[rng.randrange(len(codes))])
        decisions += 1
    check_city(game.city, more)
    contract.check_scores(game)
    totals = [score.total for score in game.scores()]
    if name == "king":
        assert game.winners() == ((0,) if totals[0] > totals[1] else (1,))
    else:
        assert game.winners() == tuple(seat for seat in range(players) if totals[seat] == max(totals))
    again = troyes.replay(game.record())
    assert isinstance(again, CityGame)
    assert fingerprint(again) == fingerprint(game)
    if number % 20 == 0:
        contract.check_replay(game)
    return decisions
