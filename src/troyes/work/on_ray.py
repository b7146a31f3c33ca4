"""Work on Ray: on this machine, or on all machines of a cluster."""

import os
import socket
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import troyes
from troyes.core.errors import refusal_of
from troyes.work.end import Chunk, Work, WorkerLost, WorkError, worked

LOCAL = "ray"
CLUSTER = "ray://"
PORT = 10001
ANSWER = 10.0
"""Seconds in which a cluster has to answer at all."""
SECONDS = 1.0
STORE = 256 * 2**20
"""Bytes that a Ray of our own keeps results in; what is more goes to the disk."""
STARTS = 3
"""Ray gives itself half a minute to start, or to let somebody in. A busy machine may need more, and is quicker the next
time."""
LOOKED = 5.0
"""Seconds after which it is asked anew how large the cluster is."""


def _there(version: str, work: Work, pieces: Sequence[Any]) -> Chunk:
    """At the other end: only the same version plays the same games."""
    if version != troyes.__version__:
        raise WorkError("work-other-version", here=version, there=troyes.__version__)
    return worked(work, pieces)


class OnRay:
    """`address`: `ray` for one of our own, or the cluster that RAY_ADDRESS names; `ray://host:port` for that one.

    `jobs`: how many pieces are done at once; otherwise one for each core. `modules`: folders of code that a cluster
    does not have yet.
    """

    seconds = SECONDS

    def __init__(self, address: str, jobs: int | None, modules: Sequence[Path] = ()) -> None:
        self._ray: Any = import_module("ray")
        self._errors: Any = import_module("ray.exceptions")
        self._jobs = jobs
        self._refs: dict[Future[Chunk], Any] = {}
        self._is_ours = not self._ray.is_initialized()
        if self._is_ours:
            self._connect(address, modules)
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(_there)
        self._looked = 0.0
        self._cores = 1
        self.nodes = sum(1 for node in self._ray.nodes() if node["Alive"])

    def _connect(self, address: str, modules: Sequence[Path]) -> None:
        place = address if address.startswith(CLUSTER) else os.environ.get("RAY_ADDRESS", "local")
        quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        if place == "local":
            quiet |= {"num_cpus": self._jobs, "include_dashboard": False, "object_store_memory": STORE}
        elif modules:
            quiet["runtime_env"] = {"py_modules": [str(folder) for folder in modules]}
        if place.startswith(CLUSTER):
            _knock(place)
        for left in reversed(range(STARTS)):
            try:
                self._ray.init(place, **quiet)
                return
            except Exception as error:  # of any kind: Ray has no parent for what it may find
                self._ray.shutdown()
                if not left:
                    raise WorkError("work-unreachable", address=place, detail=_last_line(error)) from None

    @property
    def hands(self) -> int:
        now = time.monotonic()
        if not self._looked or now - self._looked > LOOKED:
            self._looked = now
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return min(self._cores, self._jobs or self._cores)

    @property
    def ahead(self) -> int:
        return self._jobs or 3 * self.hands

    def hand_in(self, work: Work, pieces: Sequence[Any]) -> Future[Chunk]:
        try:
            ref = self._task.remote(troyes.__version__, work, list(pieces))
            future: Future[Chunk] = ref.future()
        except ConnectionError as error:
            raise WorkError("work-cut-off", detail=_last_line(error)) from None
        self._refs[future] = ref
        return future

    def outcome(self, done: Future[Chunk]) -> Chunk:
        self._refs.pop(done, None)
        try:
            return done.result()
        except self._errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, ModuleNotFoundError):
                raise WorkError("work-not-there", module=str(cause.name)) from None
            raise cause from None
        except self._errors.RayError:
            raise WorkerLost from None
        except ConnectionError as error:
            raise WorkError("work-cut-off", detail=_last_line(error)) from None

    def dismiss(self) -> None:
        with suppress(ConnectionError):
            for ref in self._refs.values():
                self._ray.cancel(ref, force=True)

    def close(self) -> None:
        self.dismiss()
        self._refs.clear()
        if self._is_ours:
            self._ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself waits for half a minute whether somebody answers."""
    try:
        place = urlsplit(address)
        socket.create_connection((place.hostname or "", place.port or PORT), ANSWER).close()
    except (OSError, ValueError) as error:
        raise WorkError("work-unreachable", address=address, detail=refusal_of(error)) from None


def _last_line(error: Exception) -> str:
    """What Ray says last of all: it may quote a whole traceback before."""
    return (str(error).strip() or type(error).__name__).splitlines()[-1]
