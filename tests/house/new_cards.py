"""What must be true in a copy of the house where docs/adding-a-card.md has been followed. Not run by itself."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.city.faces import faces, spell
from tests.city.table import act, city, family, next_round, place
from tests.cli.table.city.hands import at, hover, seated
from tests.cli.table.hands import screen_text
from tests.paper.reading import drawn, notes

import troyes
from troyes.bots.limits import Limits
from troyes.bots.player import choose_for, play_out
from troyes.bots.roster import make
from troyes.city.names import ACTIVITIES, BONUS, EVENTS, LADIES_ACTIVITIES, LADIES_EVENTS
from troyes.cli.cards import show
from troyes.cli.rules import find
from troyes.cli.table.app import TableApp
from troyes.cli.voice import Voice
from troyes.coach.hint import hint
from troyes.core.text import render
from troyes.paper.order import order_of
from troyes.paper.press import document
from troyes.server.library.card_pages import cards_page
from troyes.server.library.rules import rules_page

BASE = ["glover", "poacher", "almoner"]
LADIES = ["falconer"]
NEW_EVENTS = ["raiders", "flood"]
NEW = [*(("activity", name) for name in (*BASE, *LADIES)), *(("event", name) for name in NEW_EVENTS)]
SECTIONS = {"activity": "activities", "event": "events"}
every_card = pytest.mark.parametrize(("kind", "name"), NEW)
every_language = pytest.mark.parametrize("lang", ["en", "fr"])


def spelled(name: str, table: str = "activities") -> list[str]:
    return spell(faces()[table][name])


# -- the game --------------------------------------------------------------------------------------------------------


def test_they_stand_at_the_end_of_their_boxes() -> None:
    assert ACTIVITIES[LADIES_ACTIVITIES - 3 : LADIES_ACTIVITIES] == BASE
    assert ACTIVITIES[-1:] == LADIES
    assert EVENTS[LADIES_EVENTS - 2 : LADIES_EVENTS] == NEW_EVENTS
    assert BONUS == ["baker", "banquet", "prior", "resistance"]


def test_their_actions_come_behind_those_that_were_published() -> None:
    table = troyes.action_table("troyes")
    published = len((Path(troyes.__file__).parent / "city" / "actions.txt").read_text("utf-8").splitlines())
    assert table.actions[published - 1] == "done"
    assert {name.split()[-1] for name in table.actions[published:]} == {*BASE, *LADIES, *NEW_EVENTS}
    game = troyes.new_game("troyes", players=3, seed=1)
    assert len(game.observe(0)) == game.observation_table().size


def test_what_data_says_is_done() -> None:
    table = {"palace": "00....", "deniers": [5], "dice": {0: "y6 y3", "neutral": "w1"}}
    game = act(place(city(tradesmen={"glover": "0."}, **table)), "activate glover", "y6 y3", most=3)
    assert family(game)["deniers"] == 5 - 3 + 3 * 2 * 2
    game = act(place(city(tradesmen={"glover": "0."}, **{**table, "deniers": [1]})), "activate glover", "y6 y3")
    assert family(game)["deniers"] == 1 - 1 + 2 * 2


def test_what_code_says_is_done() -> None:
    table = {"deniers": [5, 6, 5], "dice": {0: "r3", "neutral": "w1"}}
    game = act(place(city(3, tradesmen={"poacher": "0."}, **table)), "activate poacher", "r3")
    assert [family(game, seat)["deniers"] for seat in range(3)] == [6, 5, 5]


def test_a_stored_cube_serves_later() -> None:
    """The Glassblower asks for 4: with it two white dice are worth 4 once, with 1 more each twice."""
    game = place(city(cubes={"almoner": [1]}, dice={0: "w4 w2", "neutral": "w1"}, tradesmen={"glassblower": "0."}))
    per = game.numbers_data()["activities"]["glassblower"]["per"]
    act(game, "activate glassblower", "w4 w2", cube="almoner", most=(4 + 1 + 2 + 1) // per)


def test_a_mixed_card_gives_for_its_cubes() -> None:
    table = {"cubes": {"falconer": [2]}, "tradesmen": {"falconer": "0."}, "dice": {0: "r6", "neutral": "w1"}}
    game = act(place(city(influence=[4], vp=[0], **table)), "activate falconer", "r6", "discard 2")
    assert (family(game)["influence"], family(game)["vp"]) == (10, 2)


def test_an_event_takes_what_it_says() -> None:
    game = next_round(3, (6, 6, 6, 1, 1, 1), city_hall="012 ...", events={"flood": []}, vp=[0, 0, 5])
    losses = [message.args["loss"] for message in game.log if message.id == "city-log-lost"]
    assert losses == [[["deniers", 2]]] * 3


# -- those who play --------------------------------------------------------------------------------------------------


def game_with(seed: int, **options: Any) -> troyes.Game:
    """A game of two in which one of the new Activity cards lies."""
    while True:
        game = troyes.new_game("troyes", players=2, seed=seed, activities="both", events="both", **options)
        if {card["card"] for card in game.position()["activities"]} & {*BASE, *LADIES}:
            return game
        seed += 1


@pytest.mark.parametrize("level", ["random", "apprentice", "greedy", "provost"])
def test_bots_play_with_them(level: str) -> None:
    for seed in (100, 200):
        game = game_with(seed)
        play_out(game, [make(level, seat, Limits(simulations=4)) for seat in range(2)])
        assert troyes.replay(game.record()).position() == game.position()


@pytest.mark.parametrize("level", ["apprentice", "greedy", "provost"])
def test_bots_see_what_it_is_good_for(level: str) -> None:
    """A yellow 6 that brings twenty-four deniers."""
    table = {"palace": "000000", "deniers": [2, 20], "dice": {0: "y6", 1: "r1", "neutral": "w1"}}
    game = place(city(2, tradesmen={"glover": "0."}, **table))
    decision = game.pending[0]
    assert choose_for(make(level, 1, Limits(simulations=60)), game, decision).key == "activate glover"


def test_the_coach_gives_reasons() -> None:
    table = {"palace": "000...", "deniers": [5], "dice": {0: "y6 y6 y6", "neutral": "y1 w1"}, "influence": [0]}
    game = place(city(2, tradesmen={"glover": "0."}, **table))
    found = hint(game, 0, Limits(simulations=40), lines=30)
    line = next(line for line in found.lines if line.key == "activate glover")
    assert line.reasons
    assert "Glover" in line.steps[0].label.text("en")
    assert all(words.text(lang) for words in line.reasons for lang in ("en", "fr"))


def test_a_refusal_names_the_rule_that_is_told() -> None:
    game = place(city(2, tradesmen={"glover": "0."}, deniers=[0], dice={0: "y6", "neutral": "w1"}))
    refusal = game.why_not(0, "activate glover")
    assert refusal is not None
    assert refusal.rule == "activities.glover"
    assert "Glover" in find("troyes", refusal.rule, "en")


# -- those who show it -----------------------------------------------------------------------------------------------


def effect(kind: str, name: str, lang: str) -> str:
    return render(f"{kind}-{name}-effect", {"black_dice": 2 if name == "raiders" else 0}, lang)


@every_card
@every_language
def test_the_rules_tell_of_it(kind: str, name: str, lang: Any) -> None:
    id = f"{SECTIONS[kind]}.{name}"
    assert effect(kind, name, lang) in find("troyes", id, lang)
    section = next(section for section in rules_page("troyes", lang).sections if section.id == id)
    assert section.title == render(f"{kind}-{name}", {}, lang)
    assert [card.id for card in section.cards] == [name]


@every_card
def test_the_page_of_cards_has_it(kind: str, name: str) -> None:
    cards = {card.id: card for group in cards_page("troyes").groups for card in group.cards}
    found = cards[f"{SECTIONS[kind]}.{name}"]
    assert not found.bonus
    assert {number.how for number in found.numbers} <= {"estimate", "printed"}


@every_language
def test_the_list_of_cards_has_them(lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    show("troyes", None, False, Voice(lang))
    told = " ".join(capsys.readouterr().out.split())
    for kind, name in NEW:
        assert render(f"{kind}-{name}", {}, lang) in told
        assert effect(kind, name, lang) in told


@every_language
def test_they_are_printed(lang: str) -> None:
    order = order_of("cards", lang=lang, ladies=True)
    places = {place for page in drawn(order) for place in notes(page)}
    assert {f"{SECTIONS[kind]}.{name}" for kind, name in NEW} <= places
    assert document(order).startswith(b"%PDF")


def test_the_terminal_shows_and_explains_it() -> None:
    async def look() -> None:
        table = {"tradesmen": {"glover": "01"}, "cubes": {"falconer": [2, 0]}, "events": {"flood": [0]}}
        async with seated(city(2, dice={0: "r6 y6 w6", 1: "y1", "neutral": "w1"}, **table), "Anna", "Ben") as pilot:
            assert isinstance(pilot.app, TableApp)
            shown = screen_text(pilot.app)
            assert all(name in shown for name in ("Glover", "Falconer", "Flood"))
            await hover(pilot, "activate glover")
            told = " ".join(at(pilot).tray.text().split())
            assert effect("activity", "glover", "en") in told

    asyncio.run(look())


def test_their_faces_say_it_in_signs() -> None:
    assert spelled("glover") == ["yellow die ÷3 plus 1 deniers arrow 2 deniers per citizen palace"]
    assert spelled("poacher") == ["red die ÷3 arrow 1 deniers per other >deniers"]
    assert spelled("almoner") == ["white die ÷3 arrow kept arrow +1 per white die limit no citizen no cathedral"]
    assert spelled("falconer") == ["red die ÷3 arrow kept or kept arrow 3 influence 1 vp"]
    assert spelled("raiders", "events") == ["red die ÷3", "2 black die chain white event"]
    assert spelled("flood", "events") == ["white die ÷3", "everybody -2 deniers"]
