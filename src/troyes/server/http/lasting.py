"""Answers that are the same for everybody: made beside the loop when somebody first asks, and compressed once."""

import asyncio
import gzip
from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from litestar import Response

from troyes.server.aside import aside
from troyes.server.http.requests import Ask

LASTING = "lasting"
"""By which a route says that its answers are not to be compressed anew."""
OPT = {LASTING: True}
Forms = tuple[bytes, bytes]
"""An answer as it is, and compressed."""
_MADE: dict[Hashable, "asyncio.Task[Forms]"] = {}
"""Both forms of an answer, by what made it. There are a few dozen, for what they depend on is the game and language."""


async def lasting(
    request: Ask, kind: str, make: Callable[..., Any], *given: Hashable, headers: dict[str, str] | None = None
) -> Response[Any]:
    """What a function makes of its arguments, always the same: text, or data for JSON. What it raises is raised."""
    key = (asyncio.get_running_loop(), make, given)
    if key not in _MADE:
        task = _MADE[key] = asyncio.create_task(aside(_made, make, given))
        task.add_done_callback(lambda done: _keep(key, done))
    return in_one_form(request, await asyncio.shield(_MADE[key]), kind, headers or {})


def in_one_form(request: Ask, forms: Forms, kind: str, headers: dict[str, str]) -> Response[Any]:
    """The answer for whoever reads what is compressed, or does not."""
    plain, small = forms
    told = {"vary": "accept-encoding", **headers}
    if "gzip" not in request.headers.get("accept-encoding", "").lower():
        return Response(plain, media_type=kind, headers=told)
    return Response(small, media_type=kind, headers={**told, "content-encoding": "gzip"})


def _keep(key: Hashable, task: "asyncio.Task[Forms]") -> None:
    """Nothing is kept of what could not be made."""
    if task.cancelled() or task.exception() is not None:
        _MADE.pop(key, None)


def _made(make: Callable[..., Any], given: tuple[Any, ...]) -> Forms:
    return both_forms(make(*given))


def both_forms(answer: object) -> Forms:
    """To be made beside the loop."""
    plain = answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
    return plain, gzip.compress(plain, 6, mtime=0)
