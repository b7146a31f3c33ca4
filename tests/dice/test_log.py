"""The log: everything that can happen is told, in English and in French."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from tests.dice.table import Sheet, act, at, log_ids, played_out, sheet, with_die

import troyes

ALL = [1, 2, 3, 4, 5, 6]


def new(**options: Any) -> troyes.Game:
    return troyes.new_game("troyes-dice", seed=2, **options)


def attacked(paper: Sheet) -> troyes.Game:
    """The white 3 is attacked."""
    game = at(paper, day=3, plazas="red yellow white red/white", later="white red yellow red", rolls=(4, 5, 6, 3))
    return act(game, "die 1", "gain influence 1")


def raided() -> troyes.Game:
    game = at(tiles={4: "1 banquet"})
    return act(game, "die 1", "gain influence 1")


def tamed() -> troyes.Game:
    game = at(later="white red yellow red", later_tiles={1: "8 banquet", 2: "3 banquet"}, rolls=(4, 5, 6, 3))
    return act(game, "die 1", "gain influence 1")


CASES: list[tuple[str, Callable[[], troyes.Game]]] = [
    ("numbered", lambda: new(numbering="rising")),
    ("plazas", new),
    ("sides", new),
    ("tiles", lambda: new(banquets=True)),
    ("rolled", new),
    ("destroyed", new),
    ("tamed", tamed),
    ("crossed", lambda: attacked(sheet())),
    ("guarded", lambda: attacked(sheet(fortress=[3]))),
    ("spared", lambda: attacked(sheet(crossed=["white 3"]))),
    ("plaza-turned", lambda: attacked(sheet())),
    ("tile-turned", raided),
    ("finished", lambda: act(at(day=8, half="afternoon"), "die 1", "gain influence 1")),
    ("took", lambda: act(at(), "die 1")),
    ("took", lambda: act(at(), "die 3")),
    ("changed", lambda: act(at(), "die 1", "gain knowledge 2")),
    ("rest", lambda: act(at(sheet(influence=0, deniers=0, knowledge=0), dice=(2, 3, 4), black=1), "one of each")),
    ("gained", lambda: act(at(), "die 1", "gain influence 1")),
    ("overflowed", lambda: act(at(sheet(influence=18)), "die 1", "gain influence 1")),
    ("drew", lambda: act(at(), "die 1", "fortress 1")),
    ("wrote", lambda: act(with_die("white", 1), "cathedral 1")),
    ("linked", lambda: act(at(sheet(fortress=[2])), "die 1", "fortress 1")),
    ("earned-resources", lambda: act(at(sheet(citizens=(2, 3, 3))), "die 1", "fortress 1")),
    ("earned-work", lambda: act(at(sheet(citizens=(5, 6, 6))), "die 1", "fortress 1")),
    ("earned-prestige", lambda: act(at(sheet(citizens=(14, 0, 0))), "die 1", "fortress 1")),
    ("earned-pair", lambda: act(at(sheet(citizens=(19, 0, 0))), "die 1", "fortress 1")),
    (
        "bonus-lost",
        lambda: act(at(sheet(citizens=(14, 0, 0), great_hall=ALL, cathedral=ALL)), "die 1", "fortress 1"),
    ),
    ("moved-on", lambda: act(at(sheet(citizens=(20, 20, 12))), "die 1", "fortress 1")),
]


@pytest.mark.parametrize(("told", "table"), CASES, ids=[case[0] for case in CASES])
def test_what_happens_is_told_in_both_languages(told: str, table: Callable[[], troyes.Game]):
    game = table()
    assert told in log_ids(game)
    for message in game.log:
        assert message.text("en") != message.text("fr")


def test_every_message_of_the_log_is_told_by_a_case():
    for lang in ("en", "fr"):
        page = (files("troyes.dice") / "locale" / f"{lang}.ftl").read_text("utf-8")
        ids = set(re.findall(r"^dice-log-([\w-]+) =", page, re.MULTILINE))
        assert ids == {case[0] for case in CASES}


def entry(game: troyes.Game, told: str) -> dict[str, Any]:
    return next(dict(message.args) for message in game.log if message.id == f"dice-log-{told}")


def test_the_log_tells_what_was_rolled_and_laid_out():
    game = troyes.new_game("troyes-dice", seed=2, numbering="rising", banquets=True)
    view = game.view(None)
    assert entry(game, "numbered") == {"start": view["numbers"][0]}
    tiles = [str(notch["tile"]) for notch in view["wheel"] if notch["tile"]]
    assert re.findall(r"\d", entry(game, "tiles")["tiles"]) == tiles
    black = next(die["rolled"] for die in view["dice"] if die["black"])
    rolled = entry(game, "rolled")
    assert (rolled["day"], rolled["half"], rolled["black"]) == (1, "morning", black)
    faces = sorted(die["rolled"] for die in view["dice"] if not die["black"])
    assert sorted([rolled["one"], rolled["two"], rolled["three"]]) == faces


def test_the_log_tells_what_was_paid():
    game = act(at(sheet(), sheet(), tiles={2: "6 raid"}), "die 2 for knowledge", "gain knowledge 2")
    price = [["influence", 1], ["knowledge", 1]]
    took = {"seat": 1, "place": 2, "value": 3, "colour": "yellow", "price": price, "paid": 1}
    assert entry(game, "took") == took
    change = [["influence", 1], ["knowledge", 2]]
    changed = {"seat": 1, "colour": "white", "value": 2, "price": change, "paid": 1}
    assert entry(game, "changed") == changed


@pytest.mark.parametrize(("column", "colour"), [(1, "red"), (3, "yellow"), (5, "white")])
def test_the_log_tells_what_had_no_room(column: int, colour: str):
    game = act(with_die("red", column, sheet(citizens=(20, 20, 20))), f"fortress {column}")
    assert entry(game, "overflowed") == {"seat": 1, "gain": [[f"{colour}-citizen", 1]]}


def test_the_log_of_a_whole_game_reads_well_for_every_seat():
    game = troyes.new_game("troyes-dice", players=2, seed=8, banquets=True, numbering="falling")
    for _ in played_out(game):
        pass
    assert game.over
    everything = [message.data() for message in game.log]
    for seat in (0, 1, None):
        assert game.view(seat, log=True)["log"] == everything
    assert all(message.text(lang).strip() for message in game.log for lang in ("en", "fr"))
