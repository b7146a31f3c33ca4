"""Stands before every request: strangers' pages and floods are turned away here."""

import time
from typing import Any

import structlog
from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from troyes.server.errors import Refused
from troyes.server.guard.origin import same_origin
from troyes.server.http import openapi
from troyes.server.http.assets import ASSETS
from troyes.server.http.requests import client_address, guest_of, services_of
from troyes.server.metering import Meter, Metered

log = structlog.get_logger()
SAFE = ("GET", "HEAD", "OPTIONS")
CARE = ("/health", "/metrics")
"""Who looks after the server is always told how it is."""
CROWDED = 10
"""Seconds after which who has too many requests under way may try again."""
ALWAYS = ("DELETE", "/api/me")
"""What nobody is kept from: taking all of one's data away."""


class Doorkeeper(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request = Request[Any, Any, Any](scope)
        services = services_of(request)
        address = client_address(request)
        if not services.asking.comes(address):
            log.warning("too many requests at once", address=address)
            raise Refused("web-too-many", 429, seconds=CROWDED)
        try:
            await self._admit(request, receive, send, next_app)
        finally:
            services.asking.leaves(address)

    async def _admit(self, request: Request[Any, Any, Any], receive: Receive, send: Send, next_app: ASGIApp) -> None:
        services = services_of(request)
        asset = request.scope["path"].startswith(ASSETS)
        services.limits.check("asset" if asset else "address", client_address(request))
        if asset:
            await next_app(request.scope, receive, send)
            return
        self._afford(request)
        host = request.headers.get("host", "")
        if request.method not in SAFE and not same_origin(request.headers, host, services.settings.public_url):
            raise Refused("web-cross-site", 403)
        if request.method not in SAFE:
            await self._welcome(request)
        await self._noted(request, receive, send, next_app)

    def _afford(self, request: Request[Any, Any, Any]) -> None:
        """Nobody has more than a share of what the server can compute, whatever it is that they ask for."""
        if request.url.path not in CARE:
            services_of(request).limits.check("address-work", client_address(request))

    async def _welcome(self, request: Request[Any, Any, Any]) -> None:
        """Whom the operator keeps out can look, and go for good; they change nothing else."""
        if (request.method, request.url.path.rstrip("/")) == ALWAYS:
            return
        guest = await guest_of(request)
        if guest is not None and guest.blocked:
            raise Refused("web-blocked", 403, reason=guest.blocked)

    async def _noted(self, request: Request[Any, Any, Any], receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """One line of log for each request, without anything secret: no query, no headers, no bodies."""
        began = time.perf_counter()
        status = 500

        async def heard(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        meter = Meter()
        try:
            if request.url.path.startswith(openapi.PATH):
                await Metered(openapi.described(request), meter)
            await Metered(next_app(request.scope, receive, heard), meter)
        finally:
            services_of(request).limits.spend("address-work", client_address(request), 1000 * meter.seconds - 1)
            took = round(1000 * (time.perf_counter() - began), 1)
            log.info("request", method=request.method, path=request.url.path, status=status, ms=took)
