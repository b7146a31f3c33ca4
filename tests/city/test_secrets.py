"""What nobody else may know: Characters, decks, cards still face down, and VP totals (T36)."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests import contract
from tests.city.table import city, place, play

import troyes
from troyes.city.decision import CityDecision
from troyes.city.names import BASE_CHARACTERS, CHARACTERS


def moments(players: int, seed: int) -> Iterator[troyes.Game]:
    """Now and then in a random game."""
    game = troyes.new_game("troyes", players=players, seed=seed, bonus=["resistance", "baker"])
    rng = random.Random(seed)
    while game.pending:
        yield game
        contract.play_random(game, rng, 15)


def with_other_secrets(position: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    """The same table to this seat's eyes: others' Characters and VP, decks and cards to come are different."""
    other: dict[str, Any] = {**position, "families": [dict(family) for family in position["families"]]}
    own = [] if seat is None else position["families"][seat]["characters"]
    rest = [name for name in CHARACTERS[:BASE_CHARACTERS] if name not in own]
    rng.shuffle(rest)
    for number, family in enumerate(other["families"]):
        if number != seat:
            family["characters"] = [rest.pop() for _ in family["characters"]]
            family["vp"] += rng.randint(1, 9)
    decks = {name: list(cards) for name, cards in position["decks"].items()}
    reds = decks["red"] + decks["box"]
    rng.shuffle(reds)
    decks["red"], decks["box"] = reds[: len(decks["red"])], reds[len(decks["red"]) :]
    rng.shuffle(decks["yellow"])
    rng.shuffle(decks["white"])
    other["decks"] = decks
    other["activities"] = [dict(card) for card in position["activities"]]
    shown = 0 if position["step"] == "placement" else min(position["round"], 3)
    swap = {"troubadour": "joust", "joust": "captain", "captain": "troubadour"}
    if shown < 3:
        other["activities"][2]["card"] = swap[position["activities"][2]["card"]]
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_does_not_change_when_only_the_secrets_of_others_do(players: int) -> None:
    """T36."""
    rng = random.Random(players)
    compared = 0
    for game in moments(players, 5):
        position = game.position()
        for seat in [None, *range(players)]:
            other = troyes.from_position(with_other_secrets(position, seat, rng))
            here = troyes.from_position(position)
            assert other.position() != position
            assert other.view(seat, log=True) == here.view(seat, log=True)
            assert [d.options.keys() for d in other.pending] == [d.options.keys() for d in here.pending]
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_why_not_tells_no_secret(players: int) -> None:
    """A card that lies face down is refused in the words of one that is not in the game at all."""
    game = contract.play_random(
        troyes.new_game("troyes", players=players, seed=3), random.Random(1), 6 * players if players == 2 else 20
    )
    while game.pending[0].kind != "action":
        contract.play_random(game, random.Random(2), 1)
    hidden = [card["card"] for card in game.position()["activities"] if card["level"] == 3]
    absent = next(name for name in ("troubadour", "joust", "captain") if name not in hidden)
    seat = game.pending[0].seat
    words = {
        str(game.why_not(seat, f"activate {name}")).replace(name.capitalize(), "it") for name in (hidden[0], absent)
    }
    assert len(words) == 1


def test_everybody_sees_the_points_when_scores_are_open() -> None:
    position = city(3, vp=[3, 4, 5], dice={0: "r1"}, open_scores=True)
    families = place(position).view(1)["families"]
    assert [family["vp"] for family in families] == [3, 4, 5]


def test_only_the_own_points_are_seen_otherwise() -> None:
    families = place(city(3, vp=[3, 4, 5], dice={0: "r1"})).view(1)["families"]
    assert [family["vp"] for family in families] == [None, 4, None]
    families = place(city(3, vp=[3, 4, 5], dice={0: "r1"})).view(None)["families"]
    assert [family["vp"] for family in families] == [None, None, None]


def test_characters_are_seen_by_their_owner_until_the_end() -> None:
    position = city(3, dice={0: "r1"}, round=5, district=[0, 2, 2])
    game = place(position)
    assert game.view(2)["families"][2]["characters"] == ["thibaut_ii"]
    assert game.view(2)["families"][0]["characters"] is None
    play(game, "pass")
    assert game.over
    for seat in (None, 0, 1, 2):
        assert [family["characters"] for family in game.view(seat)["families"]] == [
            ["chretien_de_troyes"],
            ["urbain_iv"],
            ["thibaut_ii"],
        ]


def test_the_log_of_a_view_holds_no_opening_secret() -> None:
    game = troyes.new_game("troyes", players=4, seed=9)
    everything = [message.id for message in game.log]
    assert {"city-log-cards", "city-log-red-deck", "city-log-dealt"} <= set(everything)
    for seat in range(4):
        seen = [line for line in game.view(seat, log=True)["log"] if line["id"] == "city-log-dealt"]
        assert [line["args"]["seat"] for line in seen] == [seat + 1]
        assert not {line["id"] for line in game.view(seat, log=True)["log"]} & {"city-log-cards", "city-log-red-deck"}
    assert "city-log-dealt" not in [line["id"] for line in game.view(None, log=True)["log"]]


def test_a_guess_draws_all_that_is_hidden_anew() -> None:
    """Over many guesses every undealt Character turns up with the others, and own ones stay."""
    game = troyes.new_game("troyes", players=3, seed=4)
    rng = random.Random(1)
    truth = game.position()
    dreams = [game.guess(0, rng).position() for _ in range(200)]
    assert all(dream["families"][0]["characters"] == truth["families"][0]["characters"] for dream in dreams)
    for seat in (1, 2):
        seen = {dream["families"][seat]["characters"][0] for dream in dreams}
        assert seen == set(CHARACTERS[:BASE_CHARACTERS]) - set(truth["families"][0]["characters"])
    assert len({tuple(dream["decks"]["red"]) for dream in dreams}) > 100
    assert {dream["activities"][2]["card"] for dream in dreams} == {"captain", "joust", "troubadour"}
    assert {dream["decks"]["red"][0] for dream in dreams} == set(truth["decks"]["red"] + truth["decks"]["box"])


def test_the_challenge_hides_only_the_cards_to_come() -> None:
    """K1: the six characters lie open in a stack."""
    game = troyes.new_game("king", seed=4)
    view = game.view(0, log=True)
    assert view["stack"] == game.position()["stack"]
    assert view["neutral"]["vp"] == 0
    dreams = [game.guess(0, random.Random(number)).position() for number in range(30)]
    assert all(dream["stack"] == view["stack"] for dream in dreams)
    assert len({tuple(dream["decks"]["white"]) for dream in dreams}) > 5


def test_a_bots_decision_holds_no_secret() -> None:
    """What is handed to a player is the decision as its seat may hold it: no decks, hidden cards, hands or VP."""
    game = contract.play_random(troyes.new_game("troyes", players=3, seed=5), random.Random(1), 25)
    (decision,) = game.pending
    seen = decision.seen()
    assert isinstance(seen, CityDecision)
    city = seen.city
    assert (city.red, city.yellow, city.white, city.box, city.characters) == ([], [], [], [], [])
    assert city.vp == [0] * 5
    hidden = [card for slot, card in enumerate(city.activities) if slot % 3 >= city.revealed]
    assert hidden
    assert set(hidden) == {-1}
    assert seen.options.keys() == decision.options.keys()
    assert [option.label("fr") for option in seen.options] == [option.label("fr") for option in decision.options]
    assert seen.prompt().text() == decision.prompt().text()
    game.play(seen.seat, seen.options[0])
