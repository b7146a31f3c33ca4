"""Who sends a request by drops, or opens more connections than anybody needs, is told so and let go."""

import asyncio

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from troyes.server.guard.crowd import Crowd
from troyes.server.guard.limits import neighbourhood
from troyes.server.metrics import REFUSALS
from troyes.server.settings import Settings

log = structlog.get_logger()
SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Patient(HttpToolsProtocol):
    """A request must be whole in time, from its first byte, or from the opening of the line, to its last."""

    patience: float
    there: Crowd
    """Connections, by address."""
    _address = ""
    _hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        address = neighbourhood(self.client[0] if self.client else "")
        if not self.there.comes(address):
            self._let_go(TOO_MANY, "too many connections", address)
            return
        self._address = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._calm()
        self._leave()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._calm()

    def handle_websocket_upgrade(self) -> None:
        self._calm()
        self._leave()  # lines to tables are counted by themselves
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        if self._hurry is None:
            self._hurry = self.loop.call_later(self.patience, self._too_slow)

    def _calm(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _leave(self) -> None:
        if self._address:
            self.there.leaves(self._address)
            self._address = ""

    def _too_slow(self) -> None:
        self._hurry = None
        self._let_go(SLOW, "a request did not come to its end", self._address)

    def _let_go(self, told: bytes, why: str, address: str) -> None:
        REFUSALS.labels("slow-request" if told is SLOW else "many-connections").inc()
        log.warning(why, address=address)
        if not self.transport.is_closing():
            self.transport.write(told)
            self.transport.close()


def protocol(settings: Settings) -> type[Patient]:
    """For one server. A proxy of our own speaks for everybody: `Doorkeeper` counts whose requests it brings."""
    most = 0 if settings.trusted_proxy else settings.max_connections_per_address
    return type("Patient", (Patient,), {"patience": settings.request_seconds, "there": Crowd(most)})
