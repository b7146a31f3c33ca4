"""The whole server as one ASGI application."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, cast

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

import troyes
from troyes.core.errors import TroyesError
from troyes.server.errors import Refused
from troyes.server.guard.headers import guarded
from troyes.server.http import openapi
from troyes.server.http.assets import ASSETS
from troyes.server.http.client import client_routes, lost_page
from troyes.server.http.lasting import LASTING
from troyes.server.http.middleware import Doorkeeper
from troyes.server.http.requests import lang_of, services_of
from troyes.server.lessons.routes import LessonsController
from troyes.server.library.cards import CardsController, SetsController
from troyes.server.library.printing import PrintController
from troyes.server.library.routes import Games
from troyes.server.metrics import REFUSALS
from troyes.server.notices.routes import NoticesController
from troyes.server.people.accounts import Accounts, Profiles
from troyes.server.people.friends import FriendsController
from troyes.server.people.guests import Guests
from troyes.server.people.recovery import RecoveryController
from troyes.server.puzzles.routes import PuzzlesController
from troyes.server.replays.gallery import GalleryController
from troyes.server.replays.routes import RecordsController, ReplayController
from troyes.server.results.daily import Daily
from troyes.server.results.routes import Records
from troyes.server.settings import Settings
from troyes.server.storage.errors import StoreError
from troyes.server.tables.live import live
from troyes.server.tables.routes import TablesController
from troyes.server.tables.upkeep import begun
from troyes.server.talk.routes import TalkController
from troyes.server.watchdog import Watchdog
from troyes.server.wire.common import Trouble


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        app.state.services = await begun(settings)
        watching = asyncio.create_task(Watchdog().watch())
        try:
            yield
        finally:
            watching.cancel()
            await app.state.services.close()

    return Litestar(
        route_handlers=[
            Guests,
            Games,
            TablesController,
            CardsController,
            SetsController,
            Daily,
            Records,
            PrintController,
            ReplayController,
            RecordsController,
            GalleryController,
            LessonsController,
            PuzzlesController,
            Accounts,
            Profiles,
            RecoveryController,
            FriendsController,
            TalkController,
            NoticesController,
            live,
            health,
            Metrics,
            *client_routes(),
        ],
        lifespan=[lifespan],
        middleware=[Doorkeeper(), PrometheusConfig(app_name="troyes", group_path=True).middleware],
        before_send=[guarded],
        logging_config=None,
        exception_handlers={
            TroyesError: _tell,
            ValidationException: _tell_invalid,
            HTTPException: _tell_http,
            RecursionError: _tell_unread,
            UnicodeDecodeError: _tell_unread,
            Exception: _tell_fault,
        },
        request_max_body_size=settings.max_body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude=[ASSETS], exclude_opt_key=LASTING
        ),
        openapi_config=openapi.config(),
    )


@get("/health", tags=["care"], summary="Whether all is well", media_type=MediaType.JSON)
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Answers when the database does."""
    if not await services_of(request).store.healthy():
        raise Refused("web-unwell", 503)
    return {"status": "ok", "version": troyes.__version__}


class Metrics(PrometheusController):
    path = "/metrics"
    include_in_schema = False
    openmetrics_format = False


# -- refusals --------------------------------------------------------------------------------------------------------


def _tell(request: Request[Any, Any, Any], error: TroyesError) -> Response[Trouble]:
    status = error.status if isinstance(error, Refused) else 503 if isinstance(error, StoreError) else 422
    if status >= 500:
        structlog.get_logger().error("a request failed", path=request.url.path, why=error.message.id)
    REFUSALS.labels(error.message.id).inc()
    headers = {"retry-after": str(error.message.args["seconds"])} if status == 429 else None
    trouble = Trouble(status, error.message.id, error.text(lang_of(request)), error.place)
    return Response(trouble, status_code=status, headers=headers)


def _tell_invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Trouble]:
    """What does not have the form that a route asks for."""
    wrong = cast("list[dict[str, Any]]", error.extra if isinstance(error.extra, list) else [])
    first = wrong[0] if wrong else {}
    place, why = str(first.get("key", "")), str(first.get("message", error.detail))
    if place == "name" and ("of length" in why or "matching regex" in why):
        return _tell(request, Refused("web-bad-name", 400, place=place))  # people type names: words for people
    return _tell(request, Refused("web-malformed-at" if place else "web-malformed", 400, place=place, why=why))


def _tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    page = lost_page(request) if error.status_code == 404 else None
    if page is not None:
        return page
    known = {404: "web-no-page", 405: "web-no-method", 413: "web-too-large", 400: "web-malformed"}
    id = known.get(error.status_code, "web-refused")
    return _tell(request, Refused(id, error.status_code, place="", why=error.detail))


def _tell_unread(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """JSON that is nested too deeply, or no UTF-8: the reader of bodies says it in these ways."""
    structlog.get_logger().warning("a body could not be read", path=request.url.path, why=type(error).__name__)
    return _tell(request, Refused("web-malformed", 400, place="", why=str(error)))


def _tell_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    structlog.get_logger().error("a request failed", path=request.url.path, exc_info=error)
    return _tell(request, Refused("web-fault", 500))
