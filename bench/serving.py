"""A server to measure: a process of its own, on a free port, with a folder of its own."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

UNLIMITED = {
    "TROYES_ADDRESS_REQUESTS_PER_MINUTE": "0",
    "TROYES_ASSET_REQUESTS_PER_MINUTE": "0",
    "TROYES_GUEST_REQUESTS_PER_MINUTE": "0",
    "TROYES_MAX_LINES_PER_GUEST": "0",
    "TROYES_MAX_LINES_PER_ADDRESS": "0",
    "TROYES_MAX_CONNECTIONS_PER_ADDRESS": "0",
    "TROYES_NEW_GUESTS_PER_HOUR": "0",
    "TROYES_MESSAGES_PER_SECOND": "0",
    "TROYES_GUEST_WORK_PER_SECOND": "0",
    "TROYES_ADDRESS_WORK_PER_SECOND": "0",
    "TROYES_MAX_TABLES_PER_GUEST": "100000",
    "TROYES_UNKNOWN_LINKS_PER_MINUTE": "0",
    "TROYES_BOT_PAUSE": "0",
}


class Served:
    """A running server. `again` starts it anew on the same data: nothing of it is in memory then."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "troyes", "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "bench.log").open("ab") as log:
            surroundings = {**os.environ, **UNLIMITED, "TROYES_DATABASE": self.database}
            self.process = subprocess.Popen(command, env=surroundings, stdout=log, stderr=log, start_new_session=True)
        for _ in range(300):
            try:
                self.ask("GET", "/health")
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise SystemExit("the server does not answer")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)

    def again(self) -> None:
        self.stop()
        self.start()

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, headers, method=method), timeout=60) as answer:
            return json.load(answer)

    def guest(self, name: str) -> str:
        """A new guest's token."""
        return self.ask("POST", "/api/guests", {"name": name, "token": True})["token"]

    def line(self, table: dict[str, Any]) -> str:
        """Where the live line of a table is."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{table['id']}/live?key={table['key']}"


@contextmanager
def served() -> Iterator[Served]:
    with tempfile.TemporaryDirectory(prefix="troyes-bench-") as data:
        server = Served(Path(data))
        try:
            yield server
        finally:
            server.stop()
