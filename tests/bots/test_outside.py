"""Bots of other packages: found, made with what they ask for, and told apart by name and seat when they fail."""

import sys
from pathlib import Path

import pytest

import troyes
from troyes.bots import Limits, make, outside, play_out
from troyes.bots.roster import takes_limits

BOTS = """
class Plain:
    def choose(self, decision, view, guess):
        return decision.options[0]

class ByKey:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, decision, view, guess):
        return decision.options[-1].key

class Patient(Plain):
    def __init__(self, limits, seed="", taste=1):
        self.limits = limits

class Stubborn(Plain):
    def __init__(self, taste):
        pass

class Silent:
    pass

class Lost:
    def choose(self, decision, view, guess):
        raise KeyError("where am I")

class Cheat:
    def choose(self, decision, view, guess):
        return "win"

def function(decision, view, guess):
    return decision.options[0]
"""


@pytest.fixture(autouse=True)
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "strangers.py").write_text(BOTS)
    (tmp_path / "torn.py").write_text("import no_such_part\n")
    (tmp_path / "wrong.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("strangers", "torn", "wrong"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    outside.load.cache_clear()


def played(bot: str) -> troyes.Game:
    return play_out(troyes.new_game("troyes-dice", players=2, seed=1), [make("random", 1), make(bot, 2)])


@pytest.mark.parametrize("bot", ["Plain", "ByKey", "Patient"])
def test_a_class_with_choose_plays_every_game(bot: str) -> None:
    assert played(f"strangers:{bot}").over
    assert play_out(troyes.new_game("king", seed=1), [make(f"strangers:{bot}")]).over


def test_it_is_given_the_seed_and_the_limits_that_it_asks_for() -> None:
    given = make("strangers:ByKey", "market")
    assert isinstance(given, outside.OutsidePlayer)
    assert given.player.seed == "strangers:ByKey/market"
    patient = make("strangers:Patient", 1, Limits(simulations=7))
    assert isinstance(patient, outside.OutsidePlayer)
    assert patient.player.limits.simulations == 7


def test_only_one_that_asks_for_limits_takes_them() -> None:
    assert takes_limits("strangers:Patient")
    assert not takes_limits("strangers:Plain")
    assert takes_limits("count")
    assert not takes_limits("greedy")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("nowhere", "no player called “nowhere”"),
        ("nowhere.at_all:Bot", "no module “nowhere.at_all”"),
        ("strangers:Nobody", "no class “Nobody”"),
        ("strangers:function", "no class “function”"),
        ("strangers:Silent", "no method “choose”"),
        ("strangers:Stubborn", "'taste'"),
        ("torn:Bot", "No module named 'no_such_part'"),
        ("wrong:Bot", "ZeroDivisionError"),
        ("strangers:", "package.module:Class"),
        (".strangers:Plain", "package.module:Class"),
        ("os;:system", "package.module:Class"),
    ],
)
def test_what_cannot_play_is_refused_with_a_reason(bot: str, told: str) -> None:
    with pytest.raises(troyes.OptionError, match=told):
        make(bot)


def test_what_it_raises_is_told_with_its_name_its_seat_and_the_line() -> None:
    with pytest.raises(troyes.BotError, match=r"“strangers:Lost” in seat 2 failed. KeyError.*strangers.py, line 25"):
        played("strangers:Lost")


def test_what_is_not_on_offer_is_refused() -> None:
    with pytest.raises(troyes.BotError, match="“strangers:Cheat” in seat 2 chose 'win'"):
        played("strangers:Cheat")
