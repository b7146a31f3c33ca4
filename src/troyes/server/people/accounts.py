"""The routes about people: accounts, devices, profiles, and all of one's data."""

import hmac
from functools import partial
from typing import Annotated, Any

from litestar import Controller, MediaType, Response, delete, get, patch, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from troyes.core.text import LANGUAGES, render
from troyes.server import clock
from troyes.server.errors import Refused
from troyes.server.guard.common_passwords import check_password
from troyes.server.guard.ids import new_code
from troyes.server.guard.names import plain_name
from troyes.server.guard.passwords import folded
from troyes.server.http.requests import (
    KNOWN,
    Ask,
    client_address,
    cookie_with,
    guest_of,
    is_program,
    known_cookie,
    needed_guest,
    services_of,
    token_of,
)
from troyes.server.people.guests import shown_guest
from troyes.server.results.disclosure import seed_may_be_told
from troyes.server.rooms.state import moment
from troyes.server.services import Services
from troyes.server.storage.export import export
from troyes.server.storage.people import Account, NameTaken
from troyes.server.storage.shapes import StoredGuest
from troyes.server.wire.people import AccountNew, Farewell, Myself, PasswordChange, Person, SignIn, Tie
from troyes.server.wire.tables import Guest, GuestChange

PRIVATE = CacheControlHeader(no_store=True)
PersonId = Annotated[str, Parameter(max_length=40, description="The person's id.")]


class Accounts(Controller):
    tags = ("people",)
    cache_control = PRIVATE

    @get("/api/me", summary="Who am I")
    async def me(self, request: Ask) -> Guest:
        return shown_guest(await needed_guest(request))

    @patch("/api/me", summary="Change name or language")
    async def change(self, request: Ask, data: Annotated[GuestChange, Body()]) -> Guest:
        guest = await needed_guest(request)
        name = None if data.name is None else plain_name(data.name)
        return shown_guest(await services_of(request).store.change_guest(guest.id, name=name, lang=data.lang))

    @get("/api/account", summary="Who you are here: a guest, or an account")
    async def myself(self, request: Ask) -> Myself | None:
        """Nobody yet: null."""
        guest = await guest_of(request)
        return None if guest is None else await myself(services_of(request), guest)

    @post("/api/account", summary="Make an account of the guest you are")
    async def make(self, request: Ask, data: Annotated[AccountNew, Body()]) -> Response[Myself]:
        """Nothing is lost: tables and all the rest stay yours, and so does the name that others see.

        What the guest was known by opens nothing any more: whoever else may have had it is left outside. A page gets
        a new cookie, a program a new token.
        """
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("new-account", client_address(request))
        if await services.people.account(guest.id) is not None:
            raise Refused("people-account-already")
        name = plain_name(data.name)
        login = folded(name)
        check_password(data.password, login)
        password = await services.passwords.hashed(data.password)
        try:
            shown, code = None if _has_chosen(guest) else name, new_code()
            token = await services.people.make_account(guest.id, login, password, code, shown)
        except NameTaken:
            raise Refused("people-name-taken", name=name) from None
        services.tables.hang_up(guest.id)
        return await entered(request, token, recovery=code)

    @post("/api/account/password", summary="Change the password", status_code=HTTP_200_OK)
    async def password(self, request: Ask, data: Annotated[PasswordChange, Body()]) -> Myself:
        """All other devices and programs are signed out, and there is a new recovery code."""
        services, guest, account = await needed_account(request)
        await prove(request, services, account, data.old)
        check_password(data.new, account.login)
        password = await services.passwords.hashed(data.new)
        code = new_code()
        await services.people.change_password(guest.id, password, code, token_of(request))
        services.tables.hang_up(guest.id)
        return await myself(services, guest, recovery=code)

    @post("/api/session", summary="Sign in", status_code=HTTP_200_OK)
    async def sign_in(self, request: Ask, data: Annotated[SignIn, Body()]) -> Response[Myself]:
        """A page keeps a cookie, a program the token of the answer. What a guest had can be brought along."""
        services, before = services_of(request), await guest_of(request)
        account = await services.people.called(folded(data.name))
        await prove(request, services, account, data.password, "people-not-signed-in", folded(data.name))
        assert account is not None
        reason = await services.store.blocked(account.guest)
        if reason:
            raise Refused("web-blocked", 403, reason=reason)
        if data.bring and before is not None and await services.people.account(before.id) is None:
            await _brought(services, before.id, account.guest)
        if services.passwords.outdated(account.password):
            await services.people.keep_password(account.guest, await services.passwords.hashed(data.password))
        return await entered(request, await services.people.sign_in(account.guest), program=data.token)

    @delete("/api/session", summary="Sign out this device", status_code=HTTP_200_OK)
    async def sign_out(self, request: Ask) -> Response[dict[str, Any]]:
        services, guest, _ = await needed_account(request)
        await services.people.sign_out(guest.id, token_of(request))
        services.tables.hang_up(guest.id)
        return _gone(request)

    @delete("/api/sessions", summary="Sign out everywhere", status_code=HTTP_200_OK)
    async def sign_out_everywhere(self, request: Ask) -> Response[dict[str, Any]]:
        services, guest, _ = await needed_account(request)
        await services.people.sign_out_everywhere(guest.id)
        services.tables.hang_up(guest.id)
        return _gone(request)

    @get("/api/me/export", summary="All of your data, as one file")
    async def export(self, request: Ask) -> Stream:
        """Row by row, and one at a time for each."""
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        services.exports.begin(guest.id)
        now = clock.now()
        pieces = export(services.store, guest.id, partial(seed_may_be_told, now=now), made=moment(now))
        head = {"content-disposition": f"attachment; filename=troyes-{guest.id}.json"}
        return Stream(services.exports.through(guest.id, pieces), media_type=MediaType.JSON, headers=head)

    @delete("/api/me", summary="Remove all of your data", status_code=HTTP_200_OK)
    async def farewell(self, request: Ask, data: Annotated[Farewell, Body()]) -> Response[dict[str, Any]]:
        """At once, and for good: an account says its password, a guest types the name."""
        services, guest = services_of(request), await needed_guest(request)
        account = await services.people.account(guest.id)
        if account is not None:
            await prove(request, services, account, data.password)
        elif data.name.strip() != guest.name:
            raise Refused("people-name-not-yours", name=guest.name)
        await _removed(services, guest.id)
        return _gone(request)


class Profiles(Controller):
    tags = ("people",)
    cache_control = PRIVATE

    @get("/api/people/{id:str}", summary="Somebody with an account")
    async def person(self, request: Ask, id: PersonId) -> Person:
        services, asker = services_of(request), await guest_of(request)
        account = await services.people.account(id)
        if account is None:
            services.limits.check("unknown-link", client_address(request))
            raise Refused("people-nobody", 404)
        names = await services.people.shown_names([id])
        tie = "none" if asker is None else await tie_of(services, asker.id, id)
        you = asker is not None and asker.id == id
        return Person(id, names[id], account.login, moment(account.made), you, tie)


async def needed_account(request: Ask) -> tuple[Services, StoredGuest, Account]:
    """For what only somebody with an account can do."""
    services, guest = services_of(request), await needed_guest(request)
    account = await services.people.account(guest.id)
    if account is None:
        raise Refused("people-no-account", 403)
    return services, guest, account


async def tie_of(services: Services, guest: str, other: str) -> Tie:
    """What somebody is to another."""
    tie = await services.friends.between(guest, other)
    if tie is None:
        return "none"
    if tie.accepted is not None:
        return "friend"
    return "asks" if tie.asked else "asked"


async def prove(
    request: Ask,
    services: Services,
    account: Account | None,
    password: str,
    refusal: str = "people-wrong-password",
    login: str = "",
) -> None:
    """Whoever does not know the password goes no further; nor does who has tried too often.

    Tries count for where they come from, so that no stranger can keep the owner out; see `whence` for neighbours.
    """
    name = login if account is None else account.login
    line = await whence(request, account)
    services.limits.check("sign-in", line)
    services.limits.check("sign-in-name", f"{line} {name}")
    if not await services.passwords.fits(password, None if account is None else account.password):
        raise Refused(refusal, 403)


async def whence(request: Ask, account: Account | None) -> str:
    """What a try counts for: the address it comes from.

    On a device where the account's owner is signed in, or was before, it counts for the owner instead, so that no
    neighbour at the same address can keep them out.
    """
    if account is not None and (_shows_owner(request, account) or await _is_owner(request, account)):
        return f"known {account.guest}"
    return client_address(request)


def _shows_owner(request: Ask, account: Account) -> bool:
    shown = request.cookies.get(KNOWN, "")
    return shown.isascii() and hmac.compare_digest(
        shown, services_of(request).links.known(account.guest, account.login)
    )


async def _is_owner(request: Ask, account: Account) -> bool:
    guest = await guest_of(request)
    return guest is not None and guest.id == account.guest


async def _brought(services: Services, guest: str, account: str) -> None:
    tables = await services.people.tables(guest)
    await services.tables.behind(tables, lambda: services.people.bring(guest, account))
    services.tables.hang_up(guest)
    await services.tables.wake(await services.people.running(tables))


async def _removed(services: Services, guest: str) -> None:
    tables = await services.people.tables(guest)
    await services.tables.behind(tables, lambda: services.people.remove(guest))
    services.tables.hang_up(guest)
    await services.tables.wake(await services.people.running(tables))


def _has_chosen(guest: StoredGuest) -> bool:
    """Whether the name that others see is one of their own: who gave none is called a guest, in some language."""
    return guest.name not in {render("shell-guest", {}, lang) for lang in LANGUAGES}


async def myself(
    services: Services, guest: StoredGuest, token: str | None = None, recovery: str | None = None
) -> Myself:
    """`token`, `recovery`: what is told once."""
    account = await services.people.account(guest.id)
    return Myself(
        id=guest.id,
        name=guest.name,
        lang=guest.lang,  # pyright: ignore[reportArgumentType]
        account=account is not None,
        login="" if account is None else account.login,
        since=moment(guest.made if account is None else account.made),
        devices=await services.people.devices(guest.id),
        tables=len(await services.people.tables(guest.id)),
        recoverable=account is not None and bool(account.recovery),
        mail="" if account is None else account.mail,
        mails=services.mailer.works,
        token=token,
        recovery=recovery,
    )


async def entered(
    request: Ask, token: str, *, program: bool | None = None, recovery: str | None = None
) -> Response[Myself]:
    """Somebody is known by another token from now on: a page by its cookie, a program by the answer.

    A page has proved to be the owner's, and is known as that from now on.
    """
    services = services_of(request)
    guest = await services.store.guest(token)
    assert guest is not None
    program = is_program(request) if program is None else program
    shown = await myself(services, guest, token if program else None, recovery)
    if program:
        return Response(shown)
    known = known_cookie(request, services.links.known(guest.id, shown.login))
    return Response(shown, cookies=[cookie_with(request, token), known])


def _gone(request: Ask) -> Response[dict[str, Any]]:
    """The page is nobody's now."""
    return Response({}, cookies=[cookie_with(request, "")])
