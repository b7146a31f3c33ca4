"""Which cards, buildings and tiles a section of the rules tells about."""

from troyes.city.names import ACTIVITIES, CHARACTERS, EVENTS, OUTDOOR
from troyes.city.rulebook import section_of
from troyes.server.wire.rules import RulesCard, RulesCardKind

BUILDINGS = {
    "prestige.fortress": "fortress",
    "prestige.great-hall": "great_hall",
    "prestige.cathedral": "cathedral",
    "work.counts-palace": "counts_palace",
    "work.city-hall": "city_hall",
    "work.bishopric": "bishopric",
}
"""Of Troyes Dice, by section."""
TILES = ("one", "two", "three", "four", "five", "six", "seven", "eight")


def _told() -> dict[str, list[RulesCard]]:
    found: dict[str, list[RulesCard]] = {}
    folders: list[tuple[RulesCardKind, str, list[str]]] = [
        ("activity", "activities", ACTIVITIES),
        ("event", "events", EVENTS),
        ("character", "characters", CHARACTERS),
        ("outdoor", "outdoor", OUTDOOR),
    ]
    for kind, folder, ids in folders:
        for id in ids:
            found.setdefault(section_of(folder, id), []).append(RulesCard(kind, id))
    found |= {section: [RulesCard("building", id)] for section, id in BUILDINGS.items()}
    found |= {f"tiles.{name}": [RulesCard("tile", str(at))] for at, name in enumerate(TILES, 1)}
    return found


TOLD = _told()


def cards_told_in(section: str) -> list[RulesCard]:
    return TOLD.get(section, [])
