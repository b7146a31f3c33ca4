"""The page's own files. They were compressed when it was built (`scripts/client.py`); nothing is compressed here."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

ASSETS = "/assets/"
WAYS = {"br": ".br", "gzip": ".gz"}
"""How a file may be compressed, the best first, and what its name ends with then."""
PACKED = "application/octet-stream"
"""What the page unpacks itself, such as its engine, and what nobody knows."""
FOREVER = "public, max-age=31536000, immutable"
"""What changes gets another name."""


class Asset(Struct):
    kind: str
    plain: bytes
    compressed: dict[str, bytes]
    """By the way in which it is."""


def asset_routes(folder: Path) -> list[HTTPRouteHandler]:
    known = _read(folder)

    @route(f"{ASSETS}{{name:path}}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
        found = known.get(request.url.path.removeprefix(ASSETS))
        if found is None:
            raise NotFoundException
        way = _way(found, request.headers.get("accept-encoding", ""))
        headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
        if way:
            headers["content-encoding"] = way
        return Response(found.compressed[way] if way else found.plain, media_type=found.kind, headers=headers)

    return [asset]


def _read(folder: Path) -> dict[str, Asset]:
    """Every file by its name, kept in memory: together they are a few megabytes."""
    files = {path for path in folder.rglob("*") if path.is_file()}
    forms = {path for path in files if path.suffix in WAYS.values() and path.with_suffix("") in files}
    return {path.relative_to(folder).as_posix(): _asset(path) for path in sorted(files - forms)}


def _asset(path: Path) -> Asset:
    beside = {way: path.with_name(path.name + end) for way, end in WAYS.items()}
    plain = path.read_bytes()
    made = {way: file.read_bytes() for way, file in beside.items() if file.is_file()}
    smaller = {way: content for way, content in made.items() if len(content) < len(plain)}
    kind, packed = guess_type(path.name)
    return Asset(PACKED if packed or not kind else kind, plain, smaller)


def _way(asset: Asset, accepted: str) -> str:
    """The best way that both sides know; empty: as it is."""
    given = [part.replace(" ", "").partition(";") for part in accepted.lower().split(",")]
    welcome = {way for way, _, weight in given if weight not in ("q=0", "q=0.0")}
    return next((way for way in WAYS if way in asset.compressed and way in welcome), "")
