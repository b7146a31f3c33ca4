"""What anybody can look up: the games, their rules, their words."""

from typing import Annotated

from litestar import Controller, MediaType, Response, get
from litestar.params import Parameter

from troyes.registry import descriptor
from troyes.server.http.lasting import OPT, lasting
from troyes.server.http.requests import Ask, services_of
from troyes.server.library.catalogue import catalogue
from troyes.server.library.rules import rules_page
from troyes.server.wire.common import GameName, Lang
from troyes.server.wire.rules import RulesPage
from troyes.server.wire.tables import Catalogue


class Games(Controller):
    tags = ("games",)

    @get("/api/games", summary="What can be played")
    async def games(self, request: Ask) -> Catalogue:
        return catalogue(services_of(request).bots)

    @get("/api/rules/{game:str}/{lang:str}", summary="The rules, in our own words", opt=OPT)
    async def rules(
        self, request: Ask, game: Annotated[GameName, Parameter()], lang: Annotated[Lang, Parameter()]
    ) -> Response[RulesPage]:
        return await lasting(request, MediaType.JSON, rules_page, game, lang)

    @get(
        "/api/words/{game:str}/{lang:str}",
        summary="A game's own words, as Fluent writes them",
        media_type=MediaType.TEXT,
        opt=OPT,
    )
    async def words(
        self, request: Ask, game: Annotated[GameName, Parameter()], lang: Annotated[Lang, Parameter()]
    ) -> Response[str]:
        """For a page that shows a game which it does not know."""
        return await lasting(request, MediaType.TEXT, descriptor(game).messages, lang)
