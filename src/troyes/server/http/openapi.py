"""The API's description: OpenAPI for the routes, with the refusals they share and the messages of the live line."""

import asyncio
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, cast

import msgspec
from litestar import MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

import troyes
from troyes.coach.shapes import Analysis
from troyes.registry import descriptors
from troyes.server import wire
from troyes.server.aside import aside
from troyes.server.wire import live

REFUSALS = {
    "400": "The request does not have the form it must have.",
    "401": "Nobody is known who could do this.",
    "403": "Not for you, or not from here.",
    "404": "There is no such thing, or not for you.",
    "405": "This cannot be done here.",
    "409": "Not now: the table is not in that state.",
    "413": "The request is too large.",
    "422": "It has the right form, and yet cannot be.",
    "429": "Too much at once.",
    "500": "Something went wrong on our side.",
    "503": "What is kept cannot be reached.",
}
NEEDS_NOBODY = (
    *("/api/guests", "/api/games", "/api/rules/{game}/{lang}", "/api/words/{game}/{lang}", "/health"),
    *("/api/cards/{game}", "/api/cards/{game}/template", "/api/cards/{game}/check", "/api/cards/{game}/read"),
)
DESCRIPTION = """Tables of Troyes, The King's Challenge and Troyes Dice over the net.

A program becomes a guest with `token: true` and sends `Authorization: Bearer <token>` from then on. It plays over the
WebSocket `/api/tables/{id}/live`: first a `HelloSent`, then it answers each `StateMessage` whose `turn` is not null
with a `ChooseSent`. All messages of that line are among the schemas here, told apart by their tag `t`; the view in a
state is a `CityView` or a `DiceView`. `examples/outside_bot.py` plays a whole game."""


PATH = "/api/schema"


class _Json(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)
        self._ready = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._ready = self._ready or msgspec.json.encode(enriched(openapi_schema))
        return self._ready


async def described(request: Request[Any, Any, Any]) -> None:
    """To describe every route takes a quarter of a second: it is done beside the loop, when somebody first asks."""
    state = request.app.state
    if state.get("described") is None:
        state.described = asyncio.create_task(aside(_describe, request))
    await asyncio.shield(state.described)


def _describe(request: Request[Any, Any, Any]) -> None:
    routes = cast("Any", request.app.plugins.get("OpenAPIPlugin"))
    for page in routes.openapi_config.render_plugins:
        page.render(request, routes.provide_openapi_schema())


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="troyes",
        version=troyes.__version__,
        description=DESCRIPTION,
        path=PATH,
        render_plugins=[_Json()],
    )


def _views() -> list[Any]:
    """What each game's views hold; two games may share it."""
    return list(dict.fromkeys(view for game in descriptors() if (view := game.part("view")) is not None))


def enriched(schema: dict[str, Any]) -> dict[str, Any]:
    """The routes' description with what they all share."""
    told = [kind for module in _wires() for kind in _structs(module)]
    _, parts = msgspec.json.schema_components(
        [*told, live.FromClient, live.FromServer, *_views()], ref_template="#/components/schemas/{name}"
    )
    _, coach = msgspec.json.schema_components([Analysis], ref_template="#/components/schemas/Coach{name}")
    parts |= {f"Coach{name}": part for name, part in coach.items()}  # some are called as others of ours are
    components = schema.get("components", {})
    found = {**schema, "components": {**components, "schemas": {**components.get("schemas", {}), **parts}}}
    found["components"]["securitySchemes"] = {
        "token": {"type": "http", "scheme": "bearer"},
        "cookie": {"type": "apiKey", "in": "cookie", "name": "troyes"},
    }
    found["paths"] = {path: _operations(path, operations) for path, operations in schema["paths"].items()}
    return found


def _wires() -> list[ModuleType]:
    return [import_module(f"{wire.__name__}.{found.name}") for found in iter_modules(wire.__path__)]


def _structs(module: ModuleType) -> list[type]:
    own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    return [kind for kind in own if issubclass(kind, msgspec.Struct)]


def _operations(path: str, operations: dict[str, Any]) -> dict[str, Any]:
    """A path with the refusals that any request may meet."""
    trouble = {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}
    refusals = {status: {"description": why, "content": trouble} for status, why in REFUSALS.items()}
    found: dict[str, Any] = {}
    for method, operation in operations.items():
        if not isinstance(operation, dict):
            found[method] = operation
            continue
        told = cast("dict[str, Any]", operation)
        found[method] = {**told, "responses": {**told["responses"], **refusals}}
        if path not in NEEDS_NOBODY:
            found[method]["security"] = [{"token": []}, {"cookie": []}, {}]
    return found
