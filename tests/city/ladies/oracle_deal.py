"""What a new table of The Ladies of Troyes may look like: chance deals, and the deal must be a fair one."""

from tests.city.oracle_table import ACTIVITIES, BOARD, CHARACTER, CHARACTERS, COLOURS, EVENTS, LADIES, PRINTED, Position

BONUS_ACTIVITIES = ("baker", "banquet", "prior")


def activity_pool(slot: tuple[str, int], activities: str, bonus: list[str]) -> list[str]:
    """The cards that may lie in this place (L1, T30)."""
    return [
        card
        for card, printed in ACTIVITIES.items()
        if (printed["colour"], printed["level"]) == slot
        and (
            card in bonus
            if card in BONUS_ACTIVITIES
            else activities in ("both", "ladies" if card in LADIES["activities"] else "base")
        )
    ]


def event_pool(colour: str, events: str, bonus: list[str]) -> list[str]:
    return [
        card
        for card, printed in EVENTS.items()
        if printed.get("colour") == colour
        and (card != "resistance" or card in bonus)
        and (card not in LADIES["events"] or events != "base")
    ]


def tile_pool(level: int, purple: bool) -> list[str]:
    return [
        name
        for name, tile in PRINTED["outdoor"].items()
        if tile["level"] == level and (purple or name != "extra_purple")
    ]  # L21


def check_deal(p: Position) -> None:
    options, decks = p["options"], p["decks"]
    bonus, events, players = options["bonus"], options["events"], len(p["families"])
    for slot in p["activities"]:
        assert slot["card"] in activity_pool((slot["colour"], slot["level"]), options["activities"], bonus)
    for colour in COLOURS:
        cards = decks[colour] + (decks["box"] if colour == "red" else [])
        assert sorted(cards) == sorted(event_pool(colour, events, bonus))
        if events == "ladies":
            new = {card for card in cards if card in LADIES["events"]}
            assert new <= set(decks["red"] if colour == "red" else cards[:2])
    assert len(decks["red"]) == BOARD["rounds"][str(players)]
    dealt = [name for family in p["families"] for name in family["characters"]]
    dealt += [p["ladies"]["open_character"]] if options["open_character"] else []
    assert len(set(dealt)) == len(dealt) == players * (2 if players == 2 else 1) + options["open_character"]
    assert set(dealt) <= set(CHARACTERS if options["characters"] == "ladies" else CHARACTER)
    tiles = [tile["activity"] for tile in p["ladies"]["outdoor"]]
    assert len(tiles) == (4 if options["ramparts"] else 0)
    for level, tile in enumerate(tiles, 1):
        assert tile in tile_pool(level, options["purple_die"])
