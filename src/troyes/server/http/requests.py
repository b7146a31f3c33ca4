"""Who is asking, and in which language: read off a request or a socket."""

from typing import Any, cast

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from troyes.core.text import ENGLISH, known
from troyes.server.errors import Refused
from troyes.server.guard.limits import neighbourhood
from troyes.server.services import Services
from troyes.server.storage.shapes import StoredGuest

COOKIE = "troyes"
KNOWN = "troyes-known"
"""The cookie of a device on which somebody has signed in before: it opens nothing."""
YEAR = 365 * 24 * 3600
Asked = ASGIConnection[Any, Any, Any, Any]
Ask = Request[Any, Any, Any]


def services_of(asked: Asked) -> Services:
    return cast(Services, asked.app.state.services)


def token_of(asked: Asked) -> str:
    """The token that a program sends, or the one in a page's cookie."""
    token = asked.headers.get("authorization", "").partition(" ")[2]
    return token.strip() if is_program(asked) else asked.cookies.get(COOKIE, "")


def cookie_with(asked: Asked, token: str) -> Cookie:
    """By which a page is known from now on; without a token: by which it no longer is."""
    secure = asked.url.scheme == "https" or services_of(asked).settings.public_url.startswith("https")
    lasts = YEAR if token else 0
    return Cookie(COOKIE, value=token, max_age=lasts, httponly=True, samesite="lax", secure=secure)


def known_cookie(asked: Asked, proof: str) -> Cookie:
    """By which a device is known to be its owner's, also after they have signed out."""
    secure = cookie_with(asked, "").secure
    return Cookie(KNOWN, value=proof, max_age=YEAR, path="/api", httponly=True, samesite="strict", secure=secure)


def is_program(asked: Asked) -> bool:
    """Whether it sends a token by itself; a page sends its cookie."""
    return asked.headers.get("authorization", "").partition(" ")[0].lower() == "bearer"


async def guest_of(asked: Asked) -> StoredGuest | None:
    token = token_of(asked)
    return await services_of(asked).store.guest(token) if token else None


async def needed_guest(asked: Asked) -> StoredGuest:
    guest = await guest_of(asked)
    if guest is None:
        raise Refused("web-no-guest", 401)
    return guest


def client_address(asked: Asked) -> str:
    """Where a request comes from. Behind a proxy of our own its word counts."""
    if services_of(asked).settings.trusted_proxy:
        nearest = asked.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if nearest:
            return neighbourhood(nearest)
    return neighbourhood(asked.client.host if asked.client is not None else "")


def lang_of(asked: Asked) -> str:
    """The language that a page or program asks for; English if it is none of ours."""
    wished = asked.headers.get("accept-language", "")
    tags = (known(part.partition(";")[0]) for part in wished.split(","))
    return next(filter(None, tags), ENGLISH)
