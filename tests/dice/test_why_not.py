"""Why something is not on offer, in English and in French, with the rule it rests on."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from tests.dice.table import act, at, ended, keys, sheet, why_not, with_die

import troyes

ROOT = Path(__file__).parents[2]
POOR = {"influence": 0, "deniers": 0, "knowledge": 0}


def naming_a_citizen() -> troyes.Game:
    return act(with_die("red", 1, tiles={3: "6 banquet"}), "fortress 1")


def naming_a_track() -> troyes.Game:
    return act(with_die("red", 1, sheet(citizens=(20, 11, 11))), "fortress 1")


def free_work() -> troyes.Game:
    return act(with_die("red", 1, sheet(citizens=(5, 6, 6), city_hall=[2])), "fortress 1")


def free_prestige() -> troyes.Game:
    paper = sheet(citizens=(14, 0, 0), cathedral=[2], crossed=["yellow 5"])
    return act(with_die("red", 1, paper, day=4), "fortress 1")


def raid(number: int) -> troyes.Game:
    """A red 3 is chosen beside this tile's Raid side."""
    return with_die("red", 3, tiles={3: f"{number} raid"})


# A reason, the rule it cites, the table, the choice, and what the English and the French sentence must tell.
CASES: list[tuple[str, str, Callable[[], troyes.Game], str, list[str], list[str]]] = [
    ("die-first", "action.choice", at, "gain influence 3", ["die"], ["dé"]),
    ("die-first", "action.choice", at, "citizen red", ["die"], ["dé"]),
    ("die-chosen", "action.choice", lambda: act(at(), "die 1"), "die 3", ["already"], ["déjà"]),
    ("die-chosen", "action.choice", free_work, "die 1", ["already"], ["déjà"]),
    ("die-chosen", "action.choice", lambda: act(at(), "die 1"), "one of each", ["already"], ["déjà"]),
    ("use-first", "action.choice", lambda: act(at(), "die 1"), "citizen white", ["Use"], ["Utilisez"]),
    ("die-can-be-had", "action.emergency", at, "one of each", ["can have no die"], ["aucun dé"]),
    ("black", "event.plaza", at, "die 4", ["black die"], ["dé noir"]),
    ("black", "event.plaza", lambda: at(dice=(2, 3, 4), black=1), "die 1", ["black die"], ["dé noir"]),
    ("raided", "tiles.eight", lambda: at(tiles={1: "8 raid"}), "die 1", ["Raid", "black"], ["Raid", "dé noir"]),
    ("price-fixed", "action.paying", at, "die 1 for deniers", ["place 1"], ["place 1"]),
    ("price-fixed", "action.paying", at, "die 3 for influence", ["place 3"], ["place 3"]),
    ("price-any", "action.paying", at, "die 2", ["Place 2", "choice"], ["place 2", "choix"]),
    (
        "too-dear",
        "action.paying",
        lambda: at(sheet(deniers=1), dice=(1, 3, 5), black=2),
        "die 4",
        ["2 deniers", "1 denier"],
        ["2 deniers", "1 denier"],
    ),
    (
        "too-dear",
        "action.paying",
        lambda: at(sheet(**POOR), tiles={2: "6 raid"}),
        "die 2 for knowledge",
        ["1 influence, 1 knowledge"],
        ["1 influence, 1 connaissance"],
    ),
    (
        "worth-nothing",
        "action.influence",
        lambda: at(sheet(influence=1), tiles={2: "4 raid"}),
        "die 2 for influence",
        ["1 influence"],
        ["1 influence"],
    ),
    (
        "colour-fixed",
        "tiles.effects",
        lambda: with_die("red", 3, tiles={3: "5 raid"}),
        "great_hall 3",
        ["red"],
        ["rouge"],
    ),
    (
        "colour-dear",
        "action.knowledge",
        lambda: with_die("red", 3, sheet(knowledge=1)),
        "city_hall 3",
        ["yellow", "2 knowledge", "have 1"],
        ["jaune", "2 connaissances", "avez 1"],
    ),
    ("value-fixed", "tiles.effects", lambda: raid(1), "fortress 4", ["3"], ["3"]),
    (
        "value-dear",
        "action.influence",
        lambda: with_die("red", 1, sheet(influence=2)),
        "fortress 6",
        ["6", "5 influence", "have 2"],
        ["6", "5 influences", "avez 2"],
    ),
    (
        "no-prestige",
        "tiles.effects",
        lambda: with_die("red", 3, tiles={3: "7 raid"}),
        "fortress 3",
        ["prestige"],
        ["prestige"],
    ),
    (
        "drawn",
        "prestige",
        lambda: with_die("red", 3, sheet(fortress=[3])),
        "fortress 3",
        ["the Fortress", "3"],
        ["la Forteresse", "3"],
    ),
    (
        "drawn",
        "work",
        lambda: with_die("white", 3, sheet(bishopric=[3])),
        "bishopric 3",
        ["the Bishopric", "3"],
        ["l’Évêché", "3"],
    ),
    ("drawn", "prestige", free_prestige, "cathedral 2", ["the Cathedral", "2"], ["la Cathédrale", "2"]),
    ("drawn", "work", free_work, "city_hall 2", ["the City Hall", "2"], ["l’Hôtel de ville", "2"]),
    (
        "crossed",
        "event.losses",
        lambda: with_die("white", 3, sheet(crossed=["white 3"]), day=3),
        "cathedral 3",
        ["white 3", "the Cathedral"],
        ["blanc", "3", "la Cathédrale"],
    ),
    (
        "crossed",
        "event.losses",
        free_prestige,
        "great_hall 5",
        ["yellow 5", "the Great Hall"],
        ["jaune", "5", "la Halle"],
    ),
    ("name-citizen", "citizens.full", naming_a_citizen, "citizen red", ["yellow", "white"], ["jaune", "blanc"]),
    ("name-citizen", "citizens.full", naming_a_citizen, "city_hall 1", ["yellow", "white"], ["jaune", "blanc"]),
    ("name-track", "citizens.full", naming_a_track, "city_hall 1", ["track"], ["piste"]),
    ("track-full", "citizens.full", naming_a_track, "citizen red", ["red", "20"], ["rouge", "20"]),
    ("bonus-work", "citizens.buildings", free_work, "fortress 2", ["Count’s Palace"], ["Palais des comtes"]),
    ("bonus-work", "citizens.buildings", free_work, "gain influence 1", ["City Hall"], ["Hôtel de ville"]),
    ("bonus-work", "citizens.buildings", free_work, "citizen red", ["Bishopric"], ["Évêché"]),
    (
        "bonus-prestige",
        "citizens.buildings",
        free_prestige,
        "fortress 2",
        ["the Great Hall or the Cathedral"],
        ["la Halle ou la Cathédrale"],
    ),
    ("bonus-prestige", "citizens.buildings", free_prestige, "bishopric 2", ["Cathedral"], ["Cathédrale"]),
    ("bonus-prestige", "citizens.buildings", free_prestige, "gain knowledge 2", ["Cathedral"], ["Cathédrale"]),
]


@pytest.mark.parametrize(
    ("reason", "rule", "table", "key", "english", "french"), CASES, ids=[f"{case[0]}-{case[3]}" for case in CASES]
)
def test_a_reason_is_told_with_its_rule(
    reason: str, rule: str, table: Callable[[], troyes.Game], key: str, english: list[str], french: list[str]
):
    told = table().why_not(0, key)
    assert told is not None
    assert told.message.id == f"why-dice-{reason}"
    assert told.rule == rule
    assert told == told.text("en")
    for lang, words in (("en", english), ("fr", french)):
        sentence = told.text(lang)
        assert rule in sentence
        assert all(word in sentence for word in words), sentence


@pytest.mark.parametrize(
    ("table", "key"), [(case[2], case[3]) for case in CASES], ids=[f"{case[0]}-{case[3]}" for case in CASES]
)
def test_a_choice_that_is_not_on_offer_changes_nothing(table: Callable[[], troyes.Game], key: str):
    game = table()
    before, record = game.position(), game.record()
    with pytest.raises(troyes.IllegalMove) as refused:
        game.play(0, key)
    assert refused.value.reason == game.why_not(0, key)
    assert game.position() == before
    assert game.record() == record


def test_every_reason_of_the_game_is_told_by_a_case():
    told = {f"why-dice-{case[0]}" for case in CASES}
    for lang in ("en", "fr"):
        page = (files("troyes.dice") / "locale" / f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^(why-dice-[\w-]+) =", page, re.MULTILINE)) == told
    source = (ROOT / "src" / "troyes" / "dice" / "refusal.py").read_text("utf-8")
    assert {f"why-dice-{reason}" for reason in re.findall(r'why\(\s*"([\w-]+)"', source)} == told


def test_every_rule_that_is_cited_is_a_section_of_the_rules():
    for lang in ("en", "fr"):
        page = (files("troyes.dice") / f"rules.{lang}.md").read_text("utf-8")
        sections = set(re.findall(r"^#+ .*\[([\w.-]+)\]$", page, re.MULTILINE))
        assert {case[1] for case in CASES} <= sections


@pytest.mark.parametrize(
    ("reason", "table", "seat", "key"),
    [
        ("unknown-key", at, 0, "build a castle"),
        ("unknown-key", at, 0, ""),
        ("unknown-key", at, 0, "die 5"),
        ("unknown-key", at, 0, "fortress 7"),
        ("no-such-seat", at, 1, "die 1"),
        ("no-such-seat", at, -1, "die 1"),
        ("game-over", lambda: ended(sheet()), 0, "die 1"),
        ("not-your-turn", lambda: act(at(sheet(), sheet()), "die 1", "gain influence 1"), 0, "die 1"),
    ],
)
def test_reasons_that_every_game_has(reason: str, table: Callable[[], troyes.Game], seat: int, key: str):
    game = table()
    told = game.why_not(seat, key)
    assert told is not None
    assert told.message.id == f"why-{reason}"
    assert told.text("en") != told.text("fr")
    with pytest.raises(troyes.IllegalMove):
        game.play(seat, key)


def test_what_is_on_offer_has_no_reason_against_it():
    game = at()
    for key in keys(game):
        assert why_not(game, key) == ""
        for use in keys(act(game.copy(), key)):
            assert game.copy().why_not(0, use) is not None


def test_everything_else_has_a_reason_in_both_languages():
    """At every kind of decision, each word of the game is on offer or refused with a sentence."""
    tables = [at(), act(at(), "die 1"), naming_a_citizen(), naming_a_track(), free_work(), free_prestige()]
    for game in tables:
        offered = keys(game)
        for key in game.vocabulary.keys:
            told = game.why_not(0, key)
            assert (told is None) is (key in offered)
            assert told is None or told.text("en") != told.text("fr")
