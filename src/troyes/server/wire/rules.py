"""The rules as pages, as they go over the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from troyes.server.wire.common import GameName
from troyes.server.wire.tables import Printed

RulesCardKind = Literal["activity", "event", "character", "outdoor", "building", "tile"]


class RulesCard(Struct, frozen=True):
    """A card of Troyes or a tile outside its walls; a building or a tile of Troyes Dice."""

    kind: RulesCardKind
    id: str


class RulesSection(Struct, frozen=True):
    """A heading with what stands under it, up to the next heading."""

    id: str
    title: str
    depth: Annotated[Literal[1, 2, 3], Meta(description="1: a part of the page, 2: a chapter, 3: a section of it.")]
    html: Annotated[str, Meta(description="Without the heading. All text is escaped.")]
    kind: Literal["rule", "card", "ruling"]
    cards: Annotated[list[RulesCard], Meta(description="What a card's section tells about.")]
    rulings: Annotated[list[str], Meta(description="The rulings that touch it; some may be on the page of `beside`.")]
    settles: Annotated[list[str], Meta(description="Of a ruling: the sections that it settles.")]


class RulesPage(Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    html: Annotated[str, Meta(description="What stands above the first heading.")]
    sections: list[RulesSection]
    printed: Annotated[Printed, Meta(description="The product's own printed numbers, for the drawings.")]
    beside: Annotated[
        GameName | None, Meta(description="The game whose page has the sections that this one builds upon.")
    ] = None
