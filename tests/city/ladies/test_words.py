"""The words of The Ladies of Troyes: nothing is left unsaid, in English or in French."""

import random
from typing import Any

import pytest
from tests.city.ladies.test_questions import GUILD, HARVEST, PATRONAGE, TOLL
from tests.city.table import city, facing, place, play
from tests.city.test_words import NAMES, Reader, busy_choices, check_decision, check_log, check_refusals

import troyes
from troyes.city import log
from troyes.city.names import ACTIVITIES, CHARACTERS, EVENTS, NEUTRAL, OUTDOOR, PURPLE, TURNED
from troyes.core import text

MODULES: dict[str, Any] = {
    "characters": "ladies",
    "open_character": True,
    "activities": "ladies",
    "events": "ladies",
    "purple_die": True,
    "ramparts": True,
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_are_told_and_asked_in_both_languages(players: int, seed: int) -> None:
    game = troyes.new_game("troyes", players=players, seed=seed, tournament=players > 2, **MODULES)
    reader = Reader()
    for choice in busy_choices(game, random.Random(seed)):
        check_decision(game, reader)
        if choice % 15 == 0:
            check_refusals(game, reader)
        if choice % 50 == 0:
            check_log(game, reader)
    check_log(game, reader)
    for score in game.scores():
        for line in score.lines:
            reader(f"score-{line}", {})


# -- names -----------------------------------------------------------------------------------------------------------

NAMED: list[tuple[str, str, list[str]]] = [
    ("city-log-stationed", "outdoor", OUTDOOR),
    ("city-option-lose-outdoor", "outdoor", OUTDOOR),
    ("city-option-lose", "activity", ACTIVITIES),
    ("city-log-cube-on", "event", EVENTS),
    ("city-log-open-character", "character", CHARACTERS),
]


@pytest.mark.parametrize(("id", "argument", "names"), NAMED)
def test_every_name_fits_into_a_sentence(id: str, argument: str, names: list[str]) -> None:
    """No two of a kind are told alike, but for cards that exist more than once."""
    reader = Reader()
    told = [reader(id, {argument: name, "seat": 1, "count": 1}) for name in names]
    twins = {"brigands_b", "brigands_c", "skirmishes_b", "race_b"} & set(names)
    for words in zip(*told, strict=True):
        assert len(set(words)) == len(names) - len(twins)


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("name", [*ACTIVITIES, *EVENTS, *CHARACTERS])
def test_every_card_can_stand_in_a_list(name: str, lang: str) -> None:
    kind = next(kind for kind in ("activity", "event", "character") if text.has(f"{kind}-{name}", lang))
    listed = text.render("city-log-cards", {"cards": [[f"{kind}-{name}", 1]]}, lang)
    assert text.render(f"{kind}-{name}", {}, lang) in listed


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("name", OUTDOOR)
def test_every_tile_can_stand_in_a_list(name: str, lang: str) -> None:
    listed = text.render("city-log-tiles", {"tiles": [[f"outdoor-{name}", 1]]}, lang)
    assert text.render(f"outdoor-{name}", {}, lang) in listed


@pytest.mark.parametrize("line", ["hermit", "fort", "princess", "abbey", "fair", *CHARACTERS])
def test_every_line_of_the_count_has_a_name(line: str) -> None:
    english, french = Reader()(f"score-{line}", {})
    assert " · " in english
    assert " · " in french


# -- the log ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "english", "french"),
    [
        (
            (log.TILES, -1, 0, 7, 9, 14),
            "Outside the gates, from the first to the last: Toll, Purple Recruit, Turncoat, Race.",
            "Devant les portes, de la première à la dernière : Péage, Recrue violette, Transfuge, Course.",
        ),
        (
            (log.OPEN_CHARACTER, -1, 7),
            "A character lies open and counts for everybody: Isabeau de Bavière.",
            "Un personnage est visible et compte pour tous : Isabeau de Bavière.",
        ),
        (
            (log.EXTRA_DIE, 0, 1, 4),
            "Anna rolls one more yellow die: it shows 4.",
            "Anna lance un dé jaune de plus et obtient 4.",
        ),
        (
            (log.EXTRA_DIE, 0, 3, 4),
            "Anna rolls the purple die again: it shows 4.",
            "Anna relance son dé violet et obtient 4.",
        ),
        (
            (log.REDEALT, -1, 0, 1, 0, 5, 2, 0, 0),
            "All in the Palace are dealt out anew on its spaces.",
            "Tous ceux qui sont au Palais sont répartis au hasard sur les cases.",
        ),
        (
            (log.RAISED, -1, 2, 6, 4),
            "The Chief Outlaw raises the black dice: 6, 4.",
            "Le Chef des hors-la-loi renforce les dés noirs : 6, 4.",
        ),
        (
            (log.USED_DICE, 0, 3, 18 * PURPLE + 6 + 1, TURNED + 18 + 1),
            "Anna uses red 4, purple 2, red 5.",
            "Anna utilise 4 rouge, 2 violet, 5 rouge.",
        ),
        (
            (log.REROLLED, 0, 3, 2, 5),
            "Anna rerolls the purple 2: now it shows 5.",
            "Anna relance le 2 violet et obtient 5.",
        ),
        (
            (log.ADVANCED, 1, 3, 8),
            "Bert’s guard advances 3 spaces, to space 8.",
            "Bert : le garde avance de 3 cases, jusqu’à la case 8.",
        ),
        (
            (log.EXCHANGED, 0, NEUTRAL, 0, 6, 2, 5),
            "Anna gives the neutral player red 6 for white 5.",
            "Anna échange avec le joueur neutre : 6 rouge contre 5 blanc.",
        ),
        (
            (log.DISCARDED, 0, ACTIVITIES.index("squire"), 2),
            "Anna uses up 2 cubes from the Squire.",
            "Anna dépense 2 cubes posés sur l’Écuyer.",
        ),
        (
            (log.ROBBED, 0, 2),
            "Anna makes Chloé lose 1 influence.",
            "Anna fait perdre 1 influence à Chloé.",
        ),
        (
            (log.FREED, 1),
            "Bert’s citizen is freed from Possession.",
            "Bert : un habitant est libéré de la Possession.",
        ),
    ],
)
def test_the_log_speaks_like_a_person(entry: log.Entry, english: str, french: str) -> None:
    message = log.message(entry, False)
    assert [message.text(lang, NAMES) for lang in ("en", "fr")] == [english, french]


# -- reasons that a random game seldom hears -------------------------------------------------------------------------

GUARDED = city(tiles=GUILD, guards=[18], deniers=[0], dice={0: "w3"})
SWAPPED = city(tiles=TOLL, outdoor={"exchange": [1]}, dice={0: "r6 y1 w2", 1: "y3 r6", "neutral": "w5"})
FIRST_SWAP = ["use exchange", "die 1 yellow 3", "die 0 yellow 1"]
RAIDED = city(tradesmen={"scout": "0."}, events={"chief_outlaw": [], "wolves": []}, dice={0: "r4"})
DISTILLED = city(tradesmen={"merchant": "0."}, cubes={"distiller": [1]}, dice={0: "y1 y2 y3"})
FULL = city(tiles=HARVEST, outdoor={"extra_yellow": [1]}, dice={0: "y1 y2 y3", 1: "y4 y5 y6"})
PAID = city(tiles=TOLL, outdoor={"extra_purple": [2]}, deniers=[3], dice={0: "r6"})
FACING = facing(black=[5], tiles=PATRONAGE, outdoor={"shield": [1]}, dice={0: "r1 y3 w3"})
REFUSED: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("hire-influence", city(cards=["recruiter"], influence=[2], dice={0: "r6"}), [], "activate recruiter"),
    ("turn-one", DISTILLED, ["activate merchant", "use distiller", "turned 0 yellow 1"], "turned 0 yellow 2"),
    ("turn-neutral", city(tiles=GUILD, dice={0: "y6", "neutral": "y6"}), ["agriculture"], "turned neutral yellow 6"),
    ("not-mixed", city(tradesmen={"merchant": "0."}, dice={0: "y6"}), ["activate merchant"], "discard 1"),
    ("scouted", RAIDED, ["activate scout", "cube on wolves"], "cube on wolves"),
    ("outlaw-spared", RAIDED, ["activate scout"], "cube on chief_outlaw"),
    ("patrol-something", GUARDED, ["patrol ramparts"], "stop"),
    ("ramparts-end", GUARDED, ["patrol ramparts"], "advance 3"),
    ("boost-dear", city(tiles=GUILD, guards=[0], deniers=[1], dice={0: "w3"}), ["patrol ramparts"], "advance 5"),
    ("stationed-once", GUARDED, ["patrol ramparts", "cube at guild"], "cube at guild"),
    ("same-colour", GUARDED, ["patrol ramparts"], "cube at extra_white"),
    ("race-no-cubes", GUARDED, ["patrol ramparts", "advance 2"], "cube at race_a"),
    ("outdoor-once", PAID, ["use extra_purple"], "use extra_purple"),
    ("must-act", PAID, ["use extra_purple"], "pass"),
    ("no-dice-left", FULL, [], "use extra_yellow"),
    ("purple-is-there", city(tiles=TOLL, outdoor={"extra_purple": [1]}, dice={0: "p6"}), [], "use extra_purple"),
    (
        "extra-dear",
        city(tiles=TOLL, outdoor={"extra_purple": [1]}, deniers=[1], dice={0: "r6"}),
        [],
        "use extra_purple",
    ),
    ("shield-first", FACING, ["die 0 red 1"], "use shield"),
    ("nothing-to-exchange", city(tiles=TOLL, outdoor={"exchange": [1]}, dice={0: "r6"}), [], "use exchange"),
    ("exchange-same", SWAPPED, ["use exchange", "die 1 red 6"], "die 0 red 6"),
    ("exchange-passed-on", SWAPPED, [*FIRST_SWAP, "die neutral white 5"], "die 0 yellow 3"),
]


@pytest.mark.parametrize(("name", "position", "choices", "key"), REFUSED, ids=[case[0] for case in REFUSED])
def test_rare_reasons_are_given_too(name: str, position: dict[str, Any], choices: list[str], key: str) -> None:
    game = play(place(position), *choices)
    reason = game.why_not(game.pending[0].seat, key)
    assert reason is not None
    assert reason.message.id == f"why-city-{name}"
    check_refusals(game, Reader())


# -- options and positions -------------------------------------------------------------------------------------------


def test_a_tournament_needs_three() -> None:
    with pytest.raises(troyes.OptionError) as caught:
        troyes.new_game("troyes", players=2, seed=1, tournament=True)
    assert str(caught.value) == (
        "A tournament is not played by 2 players. Play it with three or four, or leave “tournament” out."
    )
    assert caught.value.text("fr") == (
        "Un tournoi ne se joue pas à 2. Jouez-le à trois ou à quatre, ou omettez « tournament »."
    )


@pytest.mark.parametrize(
    ("change", "where", "english", "french"),
    [
        (
            {"guards": [0, 0, 21]},
            "ladies.guards[2]",
            "the ramparts end with space 20",
            "les remparts s’arrêtent à la case 20",
        ),
        (
            {"guards": []},
            "ladies.outdoor",
            "with the ramparts there are 4 outdoor activities, and a guard for each family",
            "avec les remparts, il y a 4 activités extérieures, et un garde par famille",
        ),
        (
            {"open_character": "henry_i"},
            "ladies.open_character",
            "a character lies open if that option is chosen, and only then",
            "un personnage est visible si cette option est choisie, et seulement alors",
        ),
    ],
)
def test_a_wrong_position_is_told_in_words(change: dict[str, Any], where: str, english: str, french: str) -> None:
    with pytest.raises(troyes.PositionError) as caught:
        place(city(tiles=TOLL, dice={0: "r6"}, ladies=change))
    assert str(caught.value).startswith(f"This position cannot be: {where}: {english}.")
    assert caught.value.text("fr").startswith(f"Cette position est impossible : {where} : {french}.")
