"""The figures of a ladder: checked by hand, and against the lines of its file."""

import json
import math
import statistics
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import troyes_command

from troyes.bots import LEVELS
from troyes.cli.entrants import entrant, entrants
from troyes.cli.ladder_figures import Z, by_seed, mean_interval, ratings, summary, wilson
from troyes.cli.ladder_plan import Key, LadderPlan, key_of, seatings
from troyes.cli.ladder_plot import share_of
from troyes.cli.ladder_table import about
from troyes.cli.main import LEVELS as LEVELS_IN_HELP
from troyes.cli.matches import Row
from troyes.cli.voice import Voice


def plan(*bots: str, players: int = 2, game: str = "troyes-dice") -> LadderPlan:
    return LadderPlan(game, players, bots, "s", {}, 10)


def rows(*games: tuple[int, str, list[int]]) -> dict[Key, Row]:
    """Each game: its seed, who sits where, the totals; the highest of them win."""
    found: dict[Key, Row] = {}
    for number, bots, totals in games:
        winners = [at for at, total in enumerate(totals) if total == max(totals)]
        row = Row(f"s/{number}", bots.split(), totals, winners)
        found[key_of(row)] = row
    return found


def told(*words: str | Path, lang: str = "en") -> str:
    result = troyes_command("ladder", *words, "--jobs", "1", "--seed", "1", lang=lang)
    assert result.exit_code == 0, result.output
    return result.output


# -- by hand ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(9, 10, 0.5958, 0.9821), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float):
    """Figures of the textbooks: 9 of 10 is 59.6 to 98.2 %."""
    interval = wilson(wins, games)
    assert interval.value == wins / games
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-5)


def test_a_mean_has_its_interval():
    """1, 2, 3, 4: mean 2.5, standard deviation 1.29099, its error half of that."""
    interval = mean_interval([1, 2, 3, 4])
    assert interval.value == 2.5
    assert interval.high - interval.value == pytest.approx(1.959964 * 1.2909944 / 2)
    assert interval.value - interval.low == pytest.approx(interval.high - interval.value)


def test_of_one_value_nothing_more_is_known():
    assert mean_interval([7.0]).low == mean_interval([7.0]).high == 7.0


def test_the_games_of_one_seed_are_one_observation():
    """Luck of the seed cancels between its seatings: +12 and -8 are one +2."""
    interval = by_seed([(0, 12.0), (0, -8.0), (1, 5.0), (1, -1.0)])
    assert interval == mean_interval([2.0, 2.0])
    assert interval.high == interval.low == 2.0


def test_a_single_seed_is_not_told_as_certain():
    told = Voice("en")
    assert about(mean_interval([7.0]), told, sign=True) == "+7.0"
    assert about(mean_interval([6.0, 8.0]), told, sign=True) == "+7.0 ±\u00a02.0"


# -- pairs and standings ---------------------------------------------------------------------------------------------


def test_two_at_a_table():
    found = summary(
        plan("random", "greedy"),
        rows(
            (0, "random greedy", [20, 50]),
            (0, "greedy random", [40, 30]),
            (1, "random greedy", [35, 35]),
            (1, "greedy random", [20, 25]),
        ),
    )
    (pair,) = found.pairs
    assert (pair.one, pair.other, pair.games, pair.wins) == ("greedy", "random", 4, 2.5)
    assert pair.share == wilson(2.5, 4)
    assert (pair.points, pair.other_points) == (36.25, 27.5)
    assert pair.difference == mean_interval([20.0, -2.5])
    assert [one.bot for one in found.standings] == ["greedy", "random"]
    greedy, random = found.standings
    assert (greedy.wins, random.wins, greedy.games) == (2.5, 1.5, 4)
    assert greedy.difference is not None
    assert random.difference is not None
    assert greedy.difference.value == -random.difference.value == 8.75
    assert found.fair == 0.5


def test_one_against_the_rest_and_the_reverse():
    """At three seats the share of the one is set against a third; the reverse is another figure."""
    found = summary(
        plan("random", "greedy", players=3),
        rows(
            (0, "greedy random random", [50, 20, 30]),
            (0, "random greedy random", [20, 40, 40]),
            (0, "greedy greedy random", [50, 40, 15]),
        ),
    )
    one, reverse = found.pairs
    assert found.fair == pytest.approx(1 / 3)
    assert (one.one, one.other, one.games, one.wins) == ("greedy", "random", 2, 1.5)
    assert (one.points, one.other_points) == (45, 27.5)
    assert one.difference.value == pytest.approx((25 + 10) / 2)
    assert (reverse.one, reverse.games, reverse.wins) == ("random", 1, 0)
    assert reverse.difference.value == -30
    greedy = found.standings[0]
    assert (greedy.bot, greedy.games, greedy.wins) == ("greedy", 2, 1.5)


def test_alone_results_are_paired_by_seed():
    found = summary(
        plan("random", "greedy", players=1),
        rows((0, "random", [20]), (1, "random", [30]), (0, "greedy", [50]), (1, "greedy", [30]), (2, "greedy", [90])),
    )
    (pair,) = found.pairs
    assert (pair.games, pair.wins) == (2, 1.5), "the third seed was played by one of them only"
    assert (pair.points, pair.other_points) == (40, 25)
    assert pair.difference == mean_interval([30.0, 0.0])
    greedy = found.standings[0]
    assert (greedy.games, greedy.share, greedy.difference) == (3, None, None)
    assert greedy.points == pytest.approx(170 / 3)
    assert greedy.spread == pytest.approx(statistics.stdev([50, 30, 90]))
    assert found.fair is None


def test_le_roy_is_who_is_beaten():
    """A win is a lead of any size, a masterful one more than 20."""
    found = summary(
        plan("greedy", "random", players=1, game="king"),
        rows(
            (0, "greedy", [60, 40]),
            (1, "greedy", [61, 40]),
            (2, "greedy", [45, 40]),
            (3, "greedy", [30, 40]),
            (0, "random", [5, 40]),
        ),
    )
    greedy = found.standings[0]
    assert (greedy.wins, greedy.games) == (3, 4)
    assert greedy.share == wilson(3, 4)
    assert greedy.difference == mean_interval([20.0, 21.0, 5.0, -10.0])
    assert greedy.masterful == wilson(1, 4)
    assert found.pairs[0].difference.value == 55


def test_the_pool_alone_is_counted():
    games = rows((0, "random greedy", [20, 50]), (0, "random apprentice", [20, 40]))
    found = summary(plan("random", "greedy"), games)
    assert found.games == 1
    assert [one.bot for one in found.standings] == ["greedy", "random"]


def test_who_has_not_played_yet_is_left_out():
    found = summary(plan("random", "greedy", "count@1s"), rows((0, "random greedy", [20, 50])))
    assert [one.bot for one in found.standings] == ["greedy", "random"]
    assert len(found.pairs) == 1


# -- ratings ---------------------------------------------------------------------------------------------------------


def test_ratings_are_those_of_openskill():
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    one, other = model.rating(), model.rating()
    [[one], [other]] = model.rate([[one], [other]], ranks=[1, 2])
    [[other], [one]] = model.rate([[other], [one]], ranks=[1, 1])
    found = ratings(plan("greedy", "random"), rows((0, "greedy random", [50, 20]), (1, "random greedy", [30, 30])))
    assert found["greedy"] == pytest.approx((one.mu, one.sigma))
    assert found["random"] == pytest.approx((other.mu, other.sigma))


def test_the_interval_of_a_rating_is_by_its_sigma():
    (best, _) = summary(plan("greedy", "random"), rows((0, "greedy random", [50, 20]))).standings
    assert best.rating.high - best.mu == pytest.approx(Z * best.sigma)


def test_ratings_do_not_hang_on_the_order_of_the_file():
    games = rows(*((number, "greedy random", [50, 20 + 20 * (number % 3)]) for number in range(9)))
    backwards = dict(reversed(games.items()))
    assert ratings(plan("greedy", "random"), games) == ratings(plan("greedy", "random"), backwards)


def test_even_games_leave_ratings_even():
    """Who holds three seats is not rated three times for it."""
    bots, points = seatings("greedy", "random", 4), [40, 30, 20, 10]
    games: dict[Key, Row] = {}
    for number in range(4):
        turned = points[number:] + points[:number]
        games.update(rows(*((number, " ".join(seats), turned) for seats in bots)))
    found = ratings(plan("greedy", "random", players=4), games)
    assert abs(found["greedy"][0] - found["random"][0]) < 2.5
    assert found["greedy"][1] == pytest.approx(found["random"][1], abs=0.5)


def test_alone_a_seed_is_one_game_of_all():
    games = rows(*((seed, bot, [points]) for seed in range(8) for bot, points in (("a", 10), ("b", 20), ("c", 30))))
    found = ratings(plan("a", "b", "c", players=1), games)
    assert found["a"][0] < found["b"][0] < found["c"][0]
    assert found["b"][0] == pytest.approx(25, abs=2)


# -- entrants --------------------------------------------------------------------------------------------------------


def test_a_label_tells_the_limit():
    found = entrants("troyes", ["greedy", "count", "count@0.20s", "provost@0500"], None, None)
    assert [one.label for one in found] == ["greedy", "count@1s", "count@0.2s", "provost@500"]
    assert [one.label for one in entrants("troyes", ["count", "greedy"], 0.5, None)] == ["count@0.5s", "greedy"]
    assert [one.label for one in entrants("troyes", ["count", "greedy"], None, 300)] == ["count@300", "greedy"]


def test_limits_reach_the_player():
    assert entrant("greedy").limits is None
    quick, counted = entrant("count@0.2s").limits, entrant("count@70").limits
    assert quick is not None
    assert counted is not None
    assert (quick.seconds, quick.simulations) == (0.2, 0)
    assert counted.simulations == 70


# -- how it is told --------------------------------------------------------------------------------------------------


def test_the_table_and_the_json_tell_the_file(tmp_path: Path):
    out, figures = tmp_path / "ladder.jsonl", tmp_path / "ladder.json"
    words = ("dice", "--bots", "random,greedy", "--games", "6", "--out", out, "--json", figures)
    table = told(*words)
    games = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    leads = [
        game["totals"][game["bots"].index("greedy")] - game["totals"][game["bots"].index("random")] for game in games
    ]
    data: dict[str, Any] = json.loads(figures.read_text("utf-8"))
    assert (data["format"], data["game"], data["players"], data["seed"], data["games"]) == (1, "troyes-dice", 2, "1", 6)
    (pair,) = data["pairs"]
    assert pair["difference"]["value"] == pytest.approx(sum(leads) / 6)
    assert pair["wins"] == sum(lead > 0 for lead in leads) + sum(lead == 0 for lead in leads) / 2
    seeds = [(leads[at] + leads[at + 1]) / 2 for at in (0, 2, 4)]
    margin = 1.959964 * statistics.stdev(seeds) / math.sqrt(3)
    assert f"+{sum(leads) / 6:.1f} ±\u00a0{margin:.1f}" in table
    assert "100.0% (61.0–100.0)" in table


def test_the_kings_challenge_tells_what_is_masterful():
    table = told("king", "--bots", "random,apprentice", "--games", "2")
    assert "Above 20" in table
    assert "0.0% (0.0–65.8)" in table


def test_it_speaks_french():
    table = told("dice", "--bots", "random,greedy", "--games", "2", "--players", "3", lang="fr")
    assert "3 sièges : 6 parties" in table
    assert "2 × random" in table
    assert "33,3 %" in table


@pytest.mark.parametrize("players", ["1", "2", "3"])
def test_the_same_ladder_draws_the_same_picture(players: str, tmp_path: Path):
    for name in ("a.svg", "b.svg"):
        words = ("--bots", "random,greedy", "--games", "2", "--players", players, "--plot", tmp_path / name)
        assert "drawn" in told("dice", *words)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.svg", "b.svg"]


def test_a_pair_is_told_from_both_sides():
    found = summary(plan("random", "greedy"), rows((0, "random greedy", [20, 50]), (1, "random greedy", [60, 50])))
    assert share_of("greedy", "random", found) == 0.5
    alone = summary(plan("random", "greedy"), rows((0, "random greedy", [20, 50])))
    assert (share_of("greedy", "random", alone), share_of("random", "greedy", alone)) == (1.0, 0.0)
    assert share_of("greedy", "count@1s", alone) is None


@pytest.mark.parametrize(("lang", "name"), [("en", "Count of Champagne"), ("fr", "Comte de Champagne")])
def test_the_levels_are_named_for_people(lang: str, name: str):
    result = troyes_command("games", lang=lang)
    words = " ".join(result.output.split())
    assert name in words
    keys = [words.index(f" {key} ") for key in ("apprentice", "greedy", "provost", "count", "random")]
    assert keys == sorted(keys), "the weakest level first, and chance, which is none, last"


def test_the_help_names_the_levels_as_the_table_does():
    told = Voice("en").words
    assert ", ".join(f"{key} ({told(f'table-bot-{key}')})" for key in LEVELS) == LEVELS_IN_HELP
