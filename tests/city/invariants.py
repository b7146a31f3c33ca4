"""What holds at every moment of Troyes, whatever is played, told by another bookkeeper than the engine."""

from collections import Counter
from itertools import pairwise
from typing import Any

from troyes.city.names import EVENTS
from troyes.core.message import Message

MOST_OPTIONS = 300
COLOURS = ["red", "yellow", "white"]

Position = dict[str, Any]


def spaces(position: Position) -> list[Any]:
    buildings = position["buildings"]
    rows = [buildings["palace"], *buildings["city_hall"], *buildings["bishopric"]]
    return [owner for row in rows for owner in row]


def dice(position: Position) -> dict[Any, dict[str, list[int]]]:
    found = {seat: family["dice"] for seat, family in enumerate(position["families"])}
    return {**found, "neutral": position["neutral"]["dice"]}


def check_position(position: Position) -> None:
    """Nothing is made or lost, no piece is in two places, no track is left."""
    _check_citizens(position)
    _check_dice(position)
    _check_cards(position)
    _check_cathedral(position)
    for family in position["families"]:
        assert 0 <= family["influence"] <= 20
        assert family["deniers"] >= 0
        assert family["vp"] >= 0
        assert family["district"] == 0 or family["district"] >= 2


def _check_citizens(position: Position) -> None:
    king = position["game"] == "king"
    found = Counter(spaces(position))
    for owners in position["lying"].values():
        assert len(set(owners)) == len(owners), "a colour lies once on a building"
        found.update(owners)
    for card in position["activities"]:
        tradesmen = [owner for owner in card["tradesmen"] + card["illustration"] if owner is not None]
        settled = [owner for owner in tradesmen if owner != "neutral" or not has_ladies_events(position)]
        assert len(set(settled)) == len(settled), "one tradesman of a colour on a card"
        found.update(tradesmen)
    possessed = position.get("ladies", {}).get("possessed", [0] * 4)
    for seat, family in enumerate(position["families"]):
        assert found[seat] + family["supply"] + family["general"] + possessed[seat] == 12
    grey = 24 if king else 10 if has_ladies_events(position) else 8
    assert found["neutral"] + position["neutral"]["supply"] == grey


def has_ladies_events(position: Position) -> bool:
    return position["options"].get("events", "base") != "base"


def _check_dice(position: Position) -> None:
    for colour in COLOURS:
        faces = [value for district in dice(position).values() for value in district[colour]]
        assert len(faces) <= 6
        assert all(1 <= value <= 6 for value in faces)
    for district in dice(position).values():
        purple = district.get("purple", [])
        assert len(purple) <= (1 if position["options"].get("purple_die") else 0)
        assert all(1 <= value <= 6 for value in purple)
    if position["black_dice"]:
        assert position["step"] in ("black_dice", "turn_over")


def _check_cards(position: Position) -> None:
    assert position["events"][0]["card"] == "marauding"
    held = [event["card"] for event in position["events"]]
    held += [card for deck in position["decks"].values() for card in deck]
    held += [card for family in position["families"] for card in family["events"]]
    held += position["neutral"].get("events", [])
    assert len(set(held)) == len(held), "an event card is in one place"
    assert set(held) <= set(EVENTS)
    names = [card["card"] for card in position["activities"]]
    assert len(set(names)) == 9
    hands = [name for family in position["families"] for name in family.get("characters", [])]
    hands += position.get("stack", [])
    hands += [name for name in [position.get("ladies", {}).get("open_character")] if name]
    assert len(set(hands)) == len(hands)


def _check_cathedral(position: Position) -> None:
    for lower, upper in pairwise(position["cathedral"]):
        for below, above in zip(lower, upper, strict=True):
            assert above is None or below is not None, "no cube hangs in the air"


def check_step(before: Position, after: Position) -> None:
    """Within a round dice only leave the square, one by one or in groups; the nine cards stay as they are. An outdoor
    activity may bring one die more, or exchange some."""
    assert [card["card"] for card in after["activities"]] == [card["card"] for card in before["activities"]]
    assert [family.get("characters") for family in after["families"]] == [
        family.get("characters") for family in before["families"]
    ]
    gone = set(EVENTS) - _cards(before)
    assert not gone & _cards(after), "a card that has left the game does not come back"
    if before["round"] != after["round"] or before["step"] == "placement":
        return
    if before["options"].get("ramparts"):
        for owner, district in dice(after).items():
            assert sum(map(len, district.values())) <= sum(map(len, dice(before)[owner].values())) + 1
    else:
        for owner, district in dice(after).items():
            for colour in COLOURS:
                assert len(district[colour]) <= len(dice(before)[owner][colour])


def _cards(position: Position) -> set[str]:
    found = {event["card"] for event in position["events"]}
    found |= {card for deck in position["decks"].values() for card in deck}
    found |= {card for family in position["families"] for card in family["events"]}
    return found | set(position["neutral"].get("events", []))


class Book:
    """One seat's means, as the log tells them."""

    def __init__(self) -> None:
        self.deniers, self.influence, self.vp, self.district = 5, 4, 0, 0


def check_books(position: Position, log: list[Message]) -> None:
    """What the log says was gained, paid and lost is what everybody has now."""
    books = [Book() for _ in position["families"]]
    for message in log:
        _write(books, message)
    for book, family in zip(books, position["families"], strict=True):
        assert book.deniers == family["deniers"]
        assert book.influence == family["influence"]
        assert book.vp == family["vp"]
        assert book.district == family["district"]


def _write(books: list[Book], message: Message) -> None:
    what = message.id.removeprefix("city-log-")
    args: dict[str, Any] = message.args
    if what == "round-ends":
        for book in books:
            book.deniers += book.district
            book.district = 0
    if what == "robbed":
        books[args["other"] - 1].influence -= 1
    if what == "bought" and "other" in args:
        books[args["other"] - 1].deniers += args["deniers"]
    if "seat" not in args:
        return
    book = books[args["seat"] - 1]
    if what == "income":
        book.deniers = max(book.deniers + args["income"] - args["salary"], 0)
    elif what == "gained":
        gain = dict(args["gain"])
        book.deniers += gain.get("deniers", 0)
        book.influence = min(book.influence + gain.get("influence", 0), 20)
        book.vp += gain.get("vp", 0)
    elif what in ("spent", "lost"):
        loss = dict(args["price" if what == "spent" else "loss"])
        book.deniers -= loss.get("deniers", 0)
        book.influence -= loss.get("influence", 0)
    elif what == "fell-short":
        book.vp -= args["vp"]
    elif what == "bought":
        book.deniers -= args["deniers"]
    elif what == "character":
        book.vp += args["vp"]
    elif what == "passed":
        book.district = 2
    elif what == "waits":
        book.district += 1
