"""Starts the server, and opens its first page."""

import asyncio
import gc
import socket
import sys
import webbrowser
from errno import EADDRNOTAVAIL
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn

from troyes.cli.settings import settings_of
from troyes.cli.voice import CliError, Voice
from troyes.core.errors import refusal_of
from troyes.engine import engine
from troyes.server.app import create_app
from troyes.server.files import ask_for_files
from troyes.server.http.patience import protocol
from troyes.server.logs import keep_log, usual_level
from troyes.server.settings import Settings
from troyes.server.storage.folder import alone, among_others, shared
from troyes.server.storage.note import check_file

__all__ = ["serve", "settings_of"]

RARELY = (50_000, 20, 50)
"""How seldom Python looks for circles among its objects: many games are many objects, and hold hardly any."""
AT_MOST = 0.0005
"""So many seconds the tables wait while a game is looked back at in a thread: Python's own 5 ms add up in a step."""
TRIES = 20
"""So many ports after the wished one are tried when nobody has asked for a certain one."""


def serve(settings: Settings, certain: bool, shows: bool, voice: Voice) -> None:
    """Runs until Ctrl-C. `certain`: only this port will do. `shows`: opens a browser."""
    keep_log(usual_level())
    ask_for_files()
    with shared(settings.data, settings.port) if among_others(settings) else alone(settings.data) as note:
        check_file(settings)
        _serve(settings, certain, shows, voice, note)


def _serve(settings: Settings, certain: bool, shows: bool, voice: Voice, note: Path) -> None:
    listener = _listener(settings, 1 if certain else TRIES)
    port = listener.getsockname()[1]
    settings = msgspec.structs.replace(settings, port=port)
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    address = settings.public_url or f"http://{shown}:{port}/"
    config = uvicorn.Config(
        create_app(settings),
        http=protocol(settings),
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.max_message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws="websockets-sansio",
        timeout_graceful_shutdown=5,
        proxy_headers=settings.trusted_proxy,
        server_header=False,
    )
    gc.freeze()
    gc.set_threshold(*RARELY)
    sys.setswitchinterval(AT_MOST)
    server = _Announcing(config, address, shows, voice)
    note.write_text(address, "utf-8")
    with listener, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listener]))
    if server.failed:
        raise CliError("cli-serve-failed")


class _Announcing(uvicorn.Server):
    """Tells where it is once it answers."""

    def __init__(self, config: uvicorn.Config, address: str, shows: bool, voice: Voice) -> None:
        super().__init__(config)
        self.address = address
        self.shows = shows
        self.voice = voice
        self.failed = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Who is asked to end, and does, has not failed: the signal is not raised once more afterwards."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            self.failed = True
            return
        self.voice.say("cli-serve-at", style="bold", address=self.address)
        self.voice.note("cli-serve-end")
        self.voice.note(f"engine-{engine()}")
        if self.shows:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)


def _listener(settings: Settings, tries: int) -> socket.socket:
    """A socket on the wished port, or on one of the next where another program has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    last = min(settings.port + tries - 1, 65535)
    for port in range(settings.port, last + 1):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
        except (OSError, UnicodeError) as error:
            listener.close()
            if isinstance(error, (socket.gaierror, UnicodeError)) or error.errno == EADDRNOTAVAIL:
                raise CliError("cli-serve-host", host=settings.host) from error
            if port == last:
                raise CliError("cli-serve-port", host=settings.host, port=str(port), why=refusal_of(error)) from error
        else:
            return listener
    raise AssertionError("at least one port is tried")
