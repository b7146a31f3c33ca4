"""What is printed, and what an owner of the box has typed in: the page of all numbers, and sets under a name."""

from typing import Annotated

from litestar import Controller, MediaType, Response, delete, get, patch, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.http.lasting import OPT, lasting
from troyes.server.http.requests import Ask, client_address, guest_of, lang_of, needed_guest, services_of
from troyes.server.library import card_reading, card_sets
from troyes.server.library.card_pages import cards_page
from troyes.server.storage.kept import KeptSet
from troyes.server.wire import cards as wire
from troyes.server.wire.common import CardsGame

TOML = "application/toml"
PRIVATE = CacheControlHeader(no_store=True)
Game = Annotated[CardsGame, Parameter(description="The King's Challenge is played with the cards of Troyes.")]
SetId = Annotated[str, Parameter(max_length=40, description="The set's id.")]


class CardsController(Controller):
    path = "/api/cards"
    tags = ("cards",)

    @get("/{game:str}", summary="Every printed number, and how it is known", opt=OPT)
    async def cards(self, request: Ask, game: Game) -> Response[wire.CardsPage]:
        return await lasting(request, MediaType.JSON, cards_page, game)

    @get("/{game:str}/template", summary="A file for one's own numbers", media_type=TOML, opt=OPT)
    async def template(self, request: Ask, game: Game) -> Response[str]:
        """The same as `troyes cards --template` writes."""
        headers = _named(f"{game}.toml")
        return await lasting(request, TOML, card_sets.template, game, lang_of(request), headers=headers)

    @post("/{game:str}/check", summary="Whether such numbers can be", status_code=HTTP_200_OK)
    async def check(self, request: Ask, game: Game, data: Annotated[wire.CardsGiven, Body()]) -> wire.CardsFaults:
        """All that is wrong with them, each with its place. Nothing is kept."""
        services, address = services_of(request), client_address(request)
        services.limits.check("guest", address)
        _, faults = await services.apart.read(address, card_reading.of_numbers, game, data.numbers)
        return wire.CardsFaults(card_sets.told(faults, lang_of(request)))

    @post("/{game:str}/read", summary="What a file with one's own numbers says", status_code=HTTP_200_OK)
    async def read(self, request: Ask, game: Game, data: Annotated[wire.CardsFile, Body()]) -> wire.CardsRead:
        """A file as the command line takes it. All that is wrong with it comes with its line. Nothing is kept."""
        services, address = services_of(request), client_address(request)
        services.limits.check("guest", address)
        file = data.file or f"{game}.toml"
        numbers, faults = await services.apart.read(address, card_reading.of_text, game, data.text, file)
        return wire.CardsRead({} if faults else numbers, card_sets.told(faults, lang_of(request)))


class SetsController(Controller):
    path = "/api/sets"
    tags = ("cards",)
    cache_control = PRIVATE

    @get("/", summary="Your sets of numbers")
    async def sets(self, request: Ask) -> wire.CardSets:
        """Nobody has none."""
        guest = await guest_of(request)
        kept = [] if guest is None else await services_of(request).sets.of(guest.id)
        return wire.CardSets([card_sets.line_of(one) for one in kept], card_sets.MOST_SETS)

    @post("/", summary="Keep numbers as a set")
    async def make(self, request: Ask, data: Annotated[wire.CardSetNew, Body()]) -> wire.CardSet:
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        return card_sets.shown(await card_sets.make(services, guest.id, data))

    @get("/{id:str}", summary="A set of yours")
    async def one(self, request: Ask, id: SetId) -> wire.CardSet:
        return card_sets.shown(await self._own(request, id))

    @patch("/{id:str}", summary="Change the name or the numbers of a set")
    async def change(self, request: Ask, id: SetId, data: Annotated[wire.CardSetChange, Body()]) -> wire.CardSet:
        """Tables that were made with it keep the numbers they have. What is based on older numbers is refused."""
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        return card_sets.shown(await card_sets.change(services, guest.id, id, data))

    @delete("/{id:str}", summary="Remove a set", status_code=HTTP_204_NO_CONTENT)
    async def remove(self, request: Ask, id: SetId) -> None:
        """Tables that were made with it keep the numbers they have."""
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        if not await services.sets.remove(guest.id, id):
            raise Refused("web-no-set", 404, place="")

    @get("/{id:str}/export", summary="A set as a file for the command line", media_type=TOML)
    async def export(self, request: Ask, id: SetId) -> Response[str]:
        kept = await self._own(request, id)
        text = await aside(card_sets.as_file, kept, lang_of(request))
        return Response(text, media_type=TOML, headers=_named(f"{kept.game}-{kept.id}.toml"))

    async def _own(self, request: Ask, id: str) -> KeptSet:
        guest = await needed_guest(request)
        return await card_sets.own(services_of(request), guest.id, id)


def _named(file: str) -> dict[str, str]:
    return {"content-disposition": f"attachment; filename={file}"}
