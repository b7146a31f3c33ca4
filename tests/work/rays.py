"""A real Ray of several nodes on this machine, and a bot that ends workers and nodes while it plays."""

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

STORE = 80_000_000
TOKEN = secrets.token_hex(32)
"""Who does not know it is not let into the cluster."""
FATAL = """
import os, signal, time
from pathlib import Path

FOLDER = Path(os.environ["FATAL"])

def first_time(what):
    try:
        (FOLDER / what).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True

class Fatal:
    def __init__(self, seed):
        parts = ["0", "0", *seed.split("/")]
        self.number = int(parts[-2]) if parts[-2].isdigit() else 0
        self.begun = False

    def choose(self, decision, view, guess):
        if not self.begun and "FATAL_QUIET" not in os.environ:
            self.begun = True
            time.sleep(0.05)
            if self.number == 4 and first_time("worker"):
                os.kill(os.getpid(), signal.SIGKILL)
            if self.number > 4 and "SECOND_NODE" in os.environ and first_time("node"):
                raylet = os.getppid()
                assert "raylet" in Path(f"/proc/{raylet}/comm").read_text()
                os.kill(raylet, signal.SIGKILL)
                time.sleep(60)
        return decision.options[-1]
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def settings(folder: Path, **more: str) -> dict[str, str]:
    """What commands and nodes are started with: the bot lies in the folder."""
    path = os.pathsep.join([str(folder), *(entry for entry in sys.path if entry)])
    quick = {"RAY_health_check_period_ms": "500", "RAY_health_check_failure_threshold": "3"}
    patient = {"RAY_raylet_start_wait_time_s": "120", "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "120"}  # when busy
    own = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN}
    ours = {"PYTHONPATH": path, "FATAL": str(folder), "TROYES_LANG": "en", "RAY_USAGE_STATS_ENABLED": "0"}
    return {**os.environ, **ours, **own, **quick, **patient, **more}


@contextmanager
def two_nodes(folder: Path) -> Generator[str]:
    """A cluster of two nodes with a core each; where it is reached."""
    main, client = free_port(), free_port()
    room = mkdtemp(prefix="ray-")  # not in the test's own folder: the name of a socket must be short
    common = ["--num-cpus=1", f"--object-store-memory={STORE}", "--block", f"--temp-dir={room}"]
    head = [f"--port={main}", "--head", f"--ray-client-server-port={client}", "--include-dashboard=false", *common]
    second = [f"--address=127.0.0.1:{main}", *common[:-1]]
    with ExitStack() as nodes:
        nodes.callback(rmtree, room, ignore_errors=True)
        nodes.enter_context(_node(head, settings(folder), "Ray runtime started"))
        nodes.enter_context(_node(second, settings(folder, SECOND_NODE="1"), "Ray runtime started"))
        yield f"ray://127.0.0.1:{client}"


@contextmanager
def _node(words: list[str], environment: dict[str, str], ready: str) -> Generator[None]:
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", *words]
    node = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert node.stdout is not None
    told: list[str] = []
    try:
        for line in node.stdout:
            told.append(line)
            if ready in line:
                break
        else:
            raise AssertionError("".join(told))
        yield
    finally:
        node.terminate()
        node.communicate(timeout=60)
