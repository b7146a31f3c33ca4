"""The routes to puzzles: which there are, a board to try one on, and the answer."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK

from troyes.puzzles.shelf import shelves
from troyes.server.aside import aside
from troyes.server.http.requests import Ask, client_address, guest_of, needed_guest, services_of
from troyes.server.puzzles import answering
from troyes.server.wire import puzzles as wire

SetId = Annotated[wire.PuzzleSetId, Parameter(description="The set of puzzles.")]
Number = Annotated[int, Parameter(ge=1, le=100_000, description="The puzzle's number.")]


class PuzzlesController(Controller):
    path = "/api/puzzles"
    tags = ("puzzles",)
    cache_control = CacheControlHeader(no_store=True)

    @get("/", summary="The puzzles there are, today's, and how you get on")
    async def all(self, request: Ask) -> list[wire.PuzzleSetSeen]:
        services, guest = services_of(request), await guest_of(request)
        return [await answering.seen(services, guest, shelf) for shelf in (await aside(shelves)).values()]

    @get("/{set:str}/next", summary="The number of a puzzle that suits you")
    async def following(
        self,
        request: Ask,
        set: SetId,
        theme: Annotated[str, Parameter(max_length=40, description="What it is to be about; empty: anything.")] = "",
    ) -> wire.PuzzleNext:
        return await answering.suiting(services_of(request), await guest_of(request), set, theme)

    @get("/{set:str}/{number:int}", summary="A puzzle, laid out")
    async def one(self, request: Ask, set: SetId, number: Number) -> wire.PuzzleOpen:
        return await answering.laid_out(services_of(request), await guest_of(request), set, number)

    @post("/{set:str}/{number:int}/try", summary="The table after the first steps of a turn", status_code=HTTP_200_OK)
    async def attempt(
        self, request: Ask, set: SetId, number: Number, data: Annotated[wire.PuzzleTry, Body()]
    ) -> wire.PuzzleTried:
        await _checked(request)
        return await aside(answering.tried, set, number, data)

    @post("/{set:str}/{number:int}/why", summary="Why something is not on offer", status_code=HTTP_200_OK)
    async def why(
        self, request: Ask, set: SetId, number: Number, data: Annotated[wire.PuzzleWhy, Body()]
    ) -> wire.PuzzleReason:
        await _checked(request)
        return await aside(answering.reason, set, number, data)

    @post("/{set:str}/{number:int}/ways", summary="Whole ways from here", status_code=HTTP_200_OK)
    async def ways(
        self, request: Ask, set: SetId, number: Number, data: Annotated[wire.PuzzleWays, Body()]
    ) -> wire.PuzzleWaysSeen:
        await _checked(request)
        return await aside(answering.ways_from, set, number, data)

    @post("/{set:str}/{number:int}/answer", summary="Give a turn as the answer", status_code=HTTP_200_OK)
    async def answer(
        self, request: Ask, set: SetId, number: Number, data: Annotated[wire.PuzzleTry, Body()]
    ) -> wire.PuzzleVerdict:
        """The first answer counts; whoever answers again is told what it would have been worth."""
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("hint", guest.id)
        return await answering.answered(services, guest, set, number, data)


async def _checked(request: Ask) -> None:
    """Whoever tries steps is a guest, or counts by their address."""
    guest = await guest_of(request)
    services_of(request).limits.check("guest", client_address(request) if guest is None else guest.id)
