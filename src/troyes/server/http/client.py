"""The browser's part, served from the package."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler

from troyes.server.errors import Refused
from troyes.server.http.assets import asset_routes

SIGNS = {
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".js": "text/javascript",
}
"""Small files beside the page, such as its icon, and the worker that hears of one's turn when no page is open."""
PAGES = [
    *("/", "/new/{rest:path}", "/table/{rest:path}", "/rules", "/rules/{rest:path}", "/study/{rest:path}"),
    *("/cards", "/cards/{rest:path}"),
    *("/replay/{rest:path}", "/record/{rest:path}", "/games"),
    *("/print", "/learn"),
    *("/me", "/friends", "/people/{rest:path}"),
    *("/daily", "/daily/{rest:path}", "/leaders"),
    *("/puzzles", "/puzzles/{rest:path}"),
]
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {"content-security-policy": POLICY, "cache-control": "no-cache"}
"""Beside those that every answer has: `troyes.server.guard.headers`."""
ROBOTS = """User-agent: *
Disallow: /api/
Disallow: /table/
Disallow: /replay/
Disallow: /record/
Disallow: /study/
Disallow: /people/
Disallow: /me
Disallow: /friends
Disallow: /games
"""
"""The rules and the first pages may be found; people and their games are left alone."""


def client_folder() -> Path | None:
    """Where the built client lies: in the package, or in a checkout beside its sources."""
    here = Path(__file__).parents[1] / "client"
    checkout = Path(__file__).parents[4] / "web" / "dist"
    return next((folder for folder in (here, checkout) if (folder / "index.html").is_file()), None)


def lost_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For a person with a browser who asks for a page that is not there: our own page says so, and leads back."""
    folder = client_folder()
    asks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if folder is None or not asks or request.url.path.startswith("/api/"):
        return None
    page = (folder / "index.html").read_bytes()
    return Response(page, status_code=404, media_type=MediaType.HTML, headers=HEADERS)


def client_routes() -> list[HTTPRouteHandler]:
    folder = client_folder()
    if folder is None:
        return [_missing(), robots]
    page = (folder / "index.html").read_bytes()

    @get(PAGES, media_type=MediaType.HTML, include_in_schema=False)
    async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
        return Response(page, media_type=MediaType.HTML, headers=HEADERS)

    small = [path for path in folder.iterdir() if path.suffix in SIGNS]
    drawn = {f"/{path.name}": (path.read_bytes(), SIGNS[path.suffix]) for path in small}

    @get(sorted(drawn), include_in_schema=False)
    async def sign(request: Request[Any, Any, Any]) -> Response[bytes]:
        content, kind = drawn[request.url.path]
        kept = "no-cache" if kind == SIGNS[".js"] else "max-age=86400"
        return Response(content, media_type=kind, headers={"cache-control": kept})

    return [index, sign, *asset_routes(folder / "assets"), robots]


@get("/robots.txt", media_type=MediaType.TEXT, include_in_schema=False)
async def robots() -> Response[str]:
    return Response(ROBOTS, media_type=MediaType.TEXT, headers={"cache-control": "max-age=86400"})


def _missing() -> HTTPRouteHandler:
    @get(PAGES, include_in_schema=False)
    async def index() -> None:
        raise Refused("web-no-client", 503)

    return index
