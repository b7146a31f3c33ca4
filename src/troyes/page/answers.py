"""Requests by their path, answered as the server answers them: the same words for the same questions."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from troyes.core.errors import TroyesError
from troyes.core.text import ENGLISH, known
from troyes.page.house import House
from troyes.server.errors import Refused, StoreError
from troyes.server.journal import journal
from troyes.server.wire.common import Trouble

log = journal()
Shape = TypeVar("Shape", bound=msgspec.Struct)
JSON = "application/json"


class Answer(NamedTuple):
    status: int
    body: bytes
    kind: str = JSON
    file: str = ""
    """What it is called where it is a file to keep."""


class Ask(NamedTuple):
    """A request as a route needs it."""

    house: House
    parts: dict[str, str]
    query: dict[str, list[str]]
    body: bytes
    lang: str

    @property
    def id(self) -> str:
        return self.parts["id"]

    def read(self, shape: type[Shape]) -> Shape:
        return msgspec.json.decode(self.body or b"{}", type=shape)

    def part(self, name: str, shape: Any) -> str:
        """A part of the path that must be one of a few."""
        return msgspec.convert(self.parts[name], shape)

    def file(self, data: Any, name: str) -> Answer:
        return Answer(200, msgspec.json.encode(data), file=name)

    def asked(self, shape: type[Shape]) -> Shape:
        """What stands behind the question mark. What is not said is as usual; a list may have one entry."""
        fields = {field.name: field for field in msgspec.structs.fields(shape)}
        given: dict[str, Any] = {
            name: values if _several(fields[name].type) else values[-1]
            for name, values in self.query.items()
            if name in fields
        }
        return msgspec.convert(given, shape, strict=False)


def _several(kind: Any) -> bool:
    return getattr(kind, "__origin__", None) is list


Route = Callable[[Ask], Awaitable[Any]]


class Routes:
    """By method and path; `{name}` in a path is a part of it."""

    def __init__(self, routes: Mapping[tuple[str, str], Route]) -> None:
        self._known = [(method, _pattern(path), route) for (method, path), route in routes.items()]

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        for known_method, pattern, route in self._known:
            found = pattern.fullmatch(path)
            if known_method == method and found is not None:
                return route, {name: unquote(part) for name, part in found.groupdict().items()}
        raise Refused("alone-no-server", 501)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path) + "/?")


async def answered(house: House, routes: Routes, method: str, target: str, lang: str, body: bytes) -> Answer:
    """Every refusal says what to do, and whatever raises one has changed nothing."""
    language = known(lang) or ENGLISH
    url = urlsplit(target)
    try:
        route, parts = routes.find(method, url.path)
        found = await route(Ask(house, parts, parse_qs(url.query), body, language))
        return found if isinstance(found, Answer) else Answer(200, msgspec.json.encode(found))
    except msgspec.ValidationError as error:
        return _refusal(_malformed(str(error)), language)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return _refusal(Refused("web-malformed", 400, place="", why=str(error)), language)
    except TroyesError as error:
        return _refusal(error, language)
    except Exception:
        log.exception("a request failed", path=url.path)
        return _refusal(Refused("web-fault", 500), language)


def _malformed(why: str) -> Refused:
    """People type names: words for people."""
    if "$.name" in why and ("of length" in why or "matching regex" in why):
        return Refused("web-bad-name", 400, place="name")
    return Refused("web-malformed", 400, place="", why=why)


def _refusal(error: TroyesError, lang: str) -> Answer:
    status = error.status if isinstance(error, Refused) else 503 if isinstance(error, StoreError) else 422
    trouble = Trouble(status, error.message.id, error.text(lang), error.place)
    return Answer(status, msgspec.json.encode(trouble))
