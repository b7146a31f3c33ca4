"""Whoever comes here is a guest first."""

from typing import Annotated

from litestar import Controller, Response, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body

from troyes.server.guard.names import plain_name
from troyes.server.http.requests import Ask, client_address, cookie_with, guest_of, services_of
from troyes.server.storage.shapes import StoredGuest
from troyes.server.wire.tables import Guest, GuestNew


class Guests(Controller):
    tags = ("people",)
    cache_control = CacheControlHeader(no_store=True)

    @post("/api/guests", summary="Become a guest", raises=[])
    async def new_guest(self, request: Ask, data: Annotated[GuestNew, Body()]) -> Response[Guest]:
        """A new guest. A page keeps a cookie, a program the token of the answer. Who has a cookie stays the same."""
        services = services_of(request)
        known = None if data.token else await guest_of(request)
        if known is not None:
            return Response(shown_guest(known))
        services.limits.check("new-guest", client_address(request))
        guest, token = await services.store.new_guest(plain_name(data.name), data.lang)
        if data.token:
            return Response(shown_guest(guest, token))
        return Response(shown_guest(guest), cookies=[cookie_with(request, token)])


def shown_guest(guest: StoredGuest, token: str | None = None) -> Guest:
    return Guest(guest.id, guest.name, guest.lang, token)  # pyright: ignore[reportArgumentType]
