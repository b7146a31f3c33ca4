"""What is printed, and what an owner of the box has typed in: the page of all numbers, and sets under a name."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from troyes.core.cards import Overlay, leaves
from troyes.core.errors import CardsError
from troyes.core.message import Arg, Message
from troyes.printed.faults import Fault, fault_of_text, faults_of
from troyes.printed.numbers import Numbers, differing, source_of
from troyes.printed.template import Words, given_of, template_of
from troyes.server.errors import Refused
from troyes.server.http.requests import Ask, client_address, guest_of, lang_of, needed_guest, services_of
from troyes.server.library.card_pages import cards_page
from troyes.server.rooms.state import moment
from troyes.server.storage.card_sets import KeptSet, SetChanged
from troyes.server.wire import cards as wire
from troyes.server.wire.common import CardsGame, filled

TOML = "application/toml"
MOST_SETS = 40
LARGEST = 32_768
"""So many bytes of JSON may be in a set: every number there is takes less."""
PRIVATE = CacheControlHeader(no_store=True)
Game = Annotated[CardsGame, Parameter(description="The King's Challenge is played with the cards of Troyes.")]
SetId = Annotated[str, Parameter(max_length=40, description="The set's id.")]


class CardsController(Controller):
    path = "/api/cards"
    tags = ("cards",)

    @get("/{game:str}", summary="Every printed number, and how it is known")
    async def cards(self, game: Game) -> wire.CardsPage:
        return cards_page(game)

    @get("/{game:str}/template", summary="A file for one's own numbers", media_type=TOML)
    async def template(self, request: Ask, game: Game) -> Response[str]:
        """The same as `troyes cards --template` writes."""
        text = template_of(game, Numbers(source_of(game)), _words(lang_of(request)))
        return _file(text + "\n", f"{game}.toml")

    @post("/{game:str}/check", summary="Whether such numbers can be", status_code=HTTP_200_OK)
    async def check(self, request: Ask, game: Game, data: Annotated[wire.CardsGiven, Body()]) -> wire.CardsFaults:
        """All that is wrong with them, each with its place. Nothing is kept."""
        services_of(request).limits.check("guest", client_address(request))
        try:
            overlay = Overlay(data.numbers)
        except CardsError as error:
            return wire.CardsFaults(_told([fault_of_text(error)], request))
        return wire.CardsFaults(_told(faults_of(source_of(game), overlay), request))

    @post("/{game:str}/read", summary="What a file with one's own numbers says", status_code=HTTP_200_OK)
    async def read(self, request: Ask, game: Game, data: Annotated[wire.CardsFile, Body()]) -> wire.CardsRead:
        """A file as the command line takes it. All that is wrong with it comes with its line. Nothing is kept."""
        services_of(request).limits.check("guest", client_address(request))
        try:
            overlay = Overlay.of_text(data.text, data.file or f"{game}.toml")
        except CardsError as error:
            return wire.CardsRead({}, _told([fault_of_text(error)], request))
        found = faults_of(source_of(game), overlay)
        return wire.CardsRead({} if found else overlay.data, _told(found, request))


class SetsController(Controller):
    path = "/api/sets"
    tags = ("cards",)
    cache_control = PRIVATE

    @get("/", summary="Your sets of numbers")
    async def sets(self, request: Ask) -> wire.CardSets:
        """Nobody has none."""
        guest = await guest_of(request)
        kept = [] if guest is None else await services_of(request).sets.of(guest.id)
        return wire.CardSets([_line(one) for one in kept], MOST_SETS)

    @post("/", summary="Keep numbers as a set")
    async def make(self, request: Ask, data: Annotated[wire.CardSetNew, Body()]) -> wire.CardSet:
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        numbers = checked_set(data.game, data.numbers)
        made = await services.sets.make(guest.id, data.game, data.name.strip(), numbers, MOST_SETS)
        if made is None:
            raise Refused("web-too-many-sets", most=MOST_SETS)
        return _shown(made)

    @get("/{id:str}", summary="A set of yours")
    async def one(self, request: Ask, id: SetId) -> wire.CardSet:
        return _shown(await self._own(request, id))

    @patch("/{id:str}", summary="Change the name or the numbers of a set")
    async def change(self, request: Ask, id: SetId, data: Annotated[wire.CardSetChange, Body()]) -> wire.CardSet:
        """Tables that were made with it keep the numbers they have. What is based on older numbers is refused."""
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        kept = await self._own(request, id)
        name = None if data.name is None else data.name.strip()
        numbers = None if data.numbers is None else checked_set(kept.game, data.numbers)
        try:
            changed = await services.sets.change(guest.id, id, name, numbers, data.base)
        except SetChanged:
            raise Refused("web-set-changed", place="base") from None
        if changed is None:
            raise Refused("web-no-set", 404, place="")
        return _shown(changed)

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
        numbers = Numbers(source_of(kept.game), kept.numbers)
        text = given_of(kept.game, kept.name, numbers, _words(lang_of(request)))
        return _file(text, f"{kept.game}-{kept.id}.toml")

    async def _own(self, request: Ask, id: str) -> KeptSet:
        """Another's set looks as if there were none."""
        guest = await needed_guest(request)
        kept = await services_of(request).sets.own(guest.id, id)
        if kept is None:
            raise Refused("web-no-set", 404, place="")
        return kept


def checked_set(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The numbers as plain data, or the library's own words on what cannot be."""
    overlay = Overlay(given)
    found = faults_of(source_of(game), overlay)
    if found:
        raise found[0].error
    if not any(leaves(overlay.data)):
        raise Refused("web-set-empty", 422, place="numbers")
    if len(msgspec.json.encode(overlay.data)) > LARGEST:
        raise Refused("web-set-too-large", 422, place="numbers")
    return overlay.data


def _words(lang: str) -> Words:
    def words(id: str, **args: Arg) -> str:
        return Message(id, args).text(lang)

    return words


def _told(faults: list[Fault], request: Ask) -> list[wire.CardsFault]:
    lang = lang_of(request)
    return [wire.CardsFault(fault.place, fault.line, fault.text(lang), fault.within) for fault in faults]


def _line(kept: KeptSet) -> wire.CardSetLine:
    differs = len(differing(source_of(kept.game), kept.numbers))
    return wire.CardSetLine(kept.id, kept.game, kept.name, differs, moment(kept.changed))  # pyright: ignore[reportArgumentType]


def _shown(kept: KeptSet) -> wire.CardSet:
    differs = len(differing(source_of(kept.game), kept.numbers))
    return filled(wire.CardSet, kept, differs=differs, made=moment(kept.made), changed=moment(kept.changed))


def _file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f"attachment; filename={name}"}
    return Response(text, media_type=TOML, headers=headers)
