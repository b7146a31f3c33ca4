"""What the expansion's options change when a table is laid out."""

from typing import Any

from troyes.city import log
from troyes.city.decks import character_pool
from troyes.city.descriptor import LADIES, TROYES
from troyes.city.ladies.joints import LADIES_OF_TROYES
from troyes.city.ladies.state import blank_ladies
from troyes.city.log import Entry
from troyes.city.names import EXTRA_PURPLE, GATES, OUTDOOR, OWNERS, SITES
from troyes.city.state import City, ladies_of
from troyes.core.rng import Rng


def uses_ladies(options: dict[str, Any]) -> bool:
    """Whether any module is chosen."""
    return any(options[module.name] != module.usual for module in TROYES.in_group(LADIES))


def arrange(city: City, options: dict[str, Any]) -> None:
    """Makes room on the table for the modules that are chosen."""
    if not uses_ladies(options):
        return
    city.expansion = LADIES_OF_TROYES
    city.ladies = blank_ladies()
    city.ladies.tournament = options["tournament"]
    city.ladies.characters = character_pool(options)
    if options["purple_die"]:
        city.dice = city.dice + [0] * OWNERS
    if options["activities"] != "base":
        city.cathedral = city.cathedral + [-1] * (SITES // 3)
    city.expansion.end_round(city)


def lay_tiles(city: City, purple: bool, rng: Rng, opening: list[Entry]) -> None:
    """A random tile of each level, a random side up. Without purple dice that side is turned over (L21)."""
    ladies = ladies_of(city)
    printed = city.printed
    for gate in range(GATES):
        tiles = sorted(
            {printed.outdoor_tile[side] for side in range(len(OUTDOOR)) if printed.outdoor_level[side] == gate}
        )
        tile = tiles[rng.below(len(tiles))]
        sides = [side for side in range(len(OUTDOOR)) if printed.outdoor_tile[side] == tile]
        side = rng.below(len(sides))
        if sides[side] == EXTRA_PURPLE and not purple:
            side = 1 - side
        ladies.tiles = [*ladies.tiles, sides[side]]
    opening.append((log.TILES, -1, *ladies.tiles))
