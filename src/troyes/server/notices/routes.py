"""The routes about being told that it is one's turn."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK

from troyes.server.errors import Refused
from troyes.server.guard.outside import OutsideError, looked_up, outside
from troyes.server.http.requests import Ask, needed_guest, services_of
from troyes.server.notices.push import fits
from troyes.server.notices.sender import good
from troyes.server.people.accounts import needed_account
from troyes.server.services import Services
from troyes.server.storage.notices import StoredPush
from troyes.server.storage.shapes import StoredGuest
from troyes.server.wire.talk import HookChange, HookTried, Notices, PushGone, PushNew

PRIVATE = CacheControlHeader(no_store=True)


class NoticesController(Controller):
    path = "/api/me"
    tags = ("people",)
    cache_control = PRIVATE

    @get("/notices", summary="How you are told that it is your turn")
    async def notices(self, request: Ask) -> Notices:
        guest = await needed_guest(request)
        return await _notices(services_of(request), guest)

    @post("/pushes", summary="Tell this browser when it is your turn", status_code=HTTP_200_OK)
    async def push(self, request: Ask, data: Annotated[PushNew, Body()]) -> Notices:
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        push = StoredPush(data.endpoint, data.p256dh, data.auth)
        outside(push.endpoint, services.settings.webhook_private)
        if not fits(push):
            raise Refused("push-malformed", 422)
        await services.notices.keep_push(guest.id, push)
        return await _notices(services, guest)

    @delete("/pushes", summary="Tell this browser no more", status_code=HTTP_200_OK)
    async def no_push(self, request: Ask, data: Annotated[PushGone, Body()]) -> Notices:
        services, guest = services_of(request), await needed_guest(request)
        await services.notices.drop_push(data.endpoint, guest.id)
        return await _notices(services, guest)

    @put("/webhook", summary="Post it to an address when it is your turn")
    async def webhook(self, request: Ask, data: Annotated[HookChange, Body()]) -> Notices:
        """For accounts. An address that leads into a private network is refused, here and at each post."""
        services, guest, _ = await needed_account(request)
        services.limits.check("webhook", guest.id)
        url = data.url.strip()
        if url:
            await _check(url, services.settings.webhook_private)
        await services.notices.keep_webhook(guest.id, url)
        return await _notices(services, guest)

    @post("/webhook/test", summary="Post something to your address on trial", status_code=HTTP_200_OK)
    async def test(self, request: Ask) -> HookTried:
        services, guest, _ = await needed_account(request)
        services.limits.check("webhook", guest.id)
        ways = await services.notices.ways(guest.id)
        if ways is None or not ways.webhook:
            raise Refused("notice-no-webhook")
        status = await services.herald.try_webhook(guest.id, ways.webhook, ways.lang)
        return HookTried(good(status), status)


async def _check(url: str, private: bool) -> None:
    """Whether there is such a name is not told apart from whether it is a private one: that is nobody's business."""
    place = outside(url, private)
    try:
        await looked_up(place, private)
    except OutsideError:
        raise OutsideError("outside-private") from None


async def _notices(services: Services, guest: StoredGuest) -> Notices:
    ways = await services.notices.ways(guest.id)
    if ways is None:
        raise Refused("web-no-guest", 401)
    return Notices(
        push_key=services.herald.keys.public,
        pushes=[push.endpoint for push in ways.pushes],
        webhook=ways.webhook,
        webhook_secret=services.herald.secret(guest.id, ways.webhook),
        account=ways.account,
    )
