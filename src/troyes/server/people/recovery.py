"""The routes to an account whose password is forgotten."""

from typing import Annotated, Any
from urllib.parse import quote

from litestar import Controller, Response, get, post, put
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK

from troyes.core.text import render
from troyes.server.errors import Refused
from troyes.server.guard.common_passwords import check_password
from troyes.server.guard.ids import new_code, plain_code
from troyes.server.guard.passwords import folded
from troyes.server.http.requests import Ask, services_of
from troyes.server.people.accounts import PRIVATE, entered, myself, needed_account, prove, whence
from troyes.server.services import Services
from troyes.server.storage.people import Account
from troyes.server.storage.recovery import Purpose
from troyes.server.wire.people import Forgotten, MailChange, MailProof, Myself, RecoveryAsk, Reset, WaysBack


class RecoveryController(Controller):
    path = "/api/account"
    tags = ("people",)
    cache_control = PRIVATE

    @get("/ways-back", summary="Whether this server sends mail")
    async def ways(self, request: Ask) -> WaysBack:
        return WaysBack(mail=services_of(request).mailer.works)

    @post("/recovery", summary="A new recovery code, shown once", status_code=HTTP_200_OK)
    async def renew(self, request: Ask, data: Annotated[RecoveryAsk, Body()]) -> Myself:
        services, guest, account = await needed_account(request)
        await prove(request, services, account, data.password)
        code = new_code()
        await services.recovery.keep(guest.id, code)
        return await myself(services, guest, recovery=code)

    @post("/reset", summary="Set a new password with a code", status_code=HTTP_200_OK)
    async def reset(self, request: Ask, data: Annotated[Reset, Body()]) -> Response[Myself]:
        """With the recovery code, or one that was sent by mail. All devices are signed out, and there is a new code."""
        services = services_of(request)
        account = await services.people.called(folded(data.name))
        services.limits.check("reset", await whence(request, account))
        check_password(data.new, folded(data.name))
        password = await services.passwords.hashed(data.new)  # as slowly where there is nobody
        guest, kept = ("", "") if account is None else (account.guest, account.recovery)
        if not await services.recovery.fits(guest, kept, plain_code(data.code)):
            raise Refused("people-wrong-code", 403, place="code")
        reason = await services.store.blocked(guest)
        if reason:
            raise Refused("web-blocked", 403, reason=reason)
        code = new_code()
        await services.recovery.reset(guest, password, code)
        services.tables.hang_up(guest)
        return await entered(request, await services.people.sign_in(guest), program=data.token, recovery=code)

    @post("/forgotten", summary="Have a code sent by mail", status_code=HTTP_200_OK)
    async def forgotten(self, request: Ask, data: Annotated[Forgotten, Body()]) -> dict[str, Any]:
        """The answer is the same whether there is such an account, and whether it has an address."""
        services = services_of(request)
        _needs_mail(services)
        account = await services.people.called(folded(data.name))
        services.limits.check("forgotten", await whence(request, account))
        if account is not None and account.mail:
            await _send(services, account, "password", account.mail)
        return {}

    @put("/mail", summary="Name the address for codes, or none")
    async def name_mail(self, request: Ask, data: Annotated[MailChange, Body()]) -> Myself:
        """A code is sent there: only with it the address counts."""
        services, guest, account = await needed_account(request)
        await prove(request, services, account, data.password)
        if not data.mail:
            await services.recovery.set_mail(guest.id, "")
        else:
            _needs_mail(services)
            if not await _send(services, account, "address", data.mail):
                raise Refused("people-mail-sent", 429, seconds=600)
        return await myself(services, guest)

    @post("/mail/proof", summary="Say the code that came by mail", status_code=HTTP_200_OK)
    async def prove_mail(self, request: Ask, data: Annotated[MailProof, Body()]) -> Myself:
        services, guest, _ = await needed_account(request)
        services.limits.check("mail-proof", guest.id)
        mail = await services.recovery.proved(guest.id, plain_code(data.code))
        if not mail:
            raise Refused("people-wrong-code", 403, place="code")
        await services.recovery.set_mail(guest.id, mail)
        return await myself(services, guest)


def _needs_mail(services: Services) -> None:
    if not services.mailer.works:
        raise Refused("people-no-mail")


async def _send(services: Services, account: Account, purpose: Purpose, mail: str) -> bool:
    """Sends a code, unless one is hardly there: nobody's letter box is filled, and no code is spoilt by another."""
    if await services.recovery.just_sent(account.guest, purpose):
        return False
    code = new_code()
    await services.recovery.keep_mail_code(account.guest, purpose, code, mail)
    lang = await services.people.lang_of(account.guest)
    # behind the hash: no server's log keeps the code
    link = f"{services.settings.public_url}/recover?name={quote(account.login)}#{code}"
    told = {"login": account.login, "code": code, "link": link}
    services.mailer.send(
        mail, render(f"mail-{purpose}-subject", told, lang), render(f"mail-{purpose}-words", told, lang) + "\n"
    )
    return True
