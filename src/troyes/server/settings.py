"""How a server is set up. Everything has a usual value; TROYES_* variables change it."""

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from troyes.core.errors import TroyesError, quoted

PREFIX = "TROYES_"
UNTOLD = ("database", "smtp_password")
"""What no repr shows."""
LARGEST = 1_000_000_000
"""No number of a setting is larger."""

Count = Annotated[int, Meta(ge=0, le=LARGEST)]
Size = Annotated[int, Meta(ge=256, le=LARGEST)]
Seconds = Annotated[float, Meta(ge=0, le=LARGEST)]


class SettingsError(TroyesError):
    """A setting that cannot be. `place` is the variable."""


def _usual_folder() -> Path:
    return user_data_path("troyes", appauthor=False)


class Settings(Struct, frozen=True):
    data: Path = field(default_factory=_usual_folder)
    """The folder of everything that is kept."""
    database: str = ""
    """An SQLAlchemy URL; empty: the file troyes.sqlite in `data`."""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    public_url: str = ""
    """How people reach the server, if not by its own host and port: https://troyes.example."""
    bots: str = ""
    """Bots of other packages that play here, besides those that are installed as such: package.module:Class, …"""
    trusted_proxy: bool = False
    """Whether a proxy in front tells the addresses of those who ask."""
    bot_pause: Seconds = 0.7
    """How many seconds a bot's turn takes at least, for people to follow."""
    study_seconds: Annotated[float, Meta(gt=0, le=60)] = 0.1
    """How long an analysis thinks about each decision: with this much a game takes about a minute."""
    workers: Annotated[int, Meta(ge=0, le=256)] = 1
    """Processes in which bots think. Hints have one more, and so have analyses and tables at which nobody is. 0: it is
    `troyes worker`s on the same PostgreSQL database that think."""
    longest_thought: Annotated[float, Meta(ge=1, le=60)] = 60.0
    """No bot may be given more seconds than that. While others wait it has two, however many it was given."""
    away_after: Seconds = 60.0
    """After how many seconds a bot may stand in for someone who is away."""

    webhook_private: bool = False
    """Whether webhooks and push services may be in a private network, and without TLS: for a server at home."""

    smtp_host: str = ""
    """The server that takes our mail; empty: there is none, and nobody is sent a code for a forgotten password."""
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    """From whom mail comes: Troyes <troyes@example.org>."""
    smtp_tls: bool = True
    """Whether the way to that server is encrypted; with port 465 it always is."""

    max_body: Size = 64 * 1024
    max_message: Size = 8 * 1024
    max_tables_per_guest: Annotated[int, Meta(ge=1, le=LARGEST)] = 200
    max_studies_per_guest: Count = 20
    """Analyses that one guest may have under way; 0: any number."""
    max_lines_per_guest: Count = 40
    """Live lines that one guest may hold at once; 0: any number, here and below."""
    max_lines_per_address: Count = 400
    max_connections_per_address: Count = 1000
    """Behind a proxy: requests at once, for it brings those of many through one connection."""
    request_seconds: Annotated[float, Meta(gt=0, le=LARGEST)] = 30.0
    """In which a request must have come to its end."""

    # How often something is allowed; 0: as often as one likes.
    address_requests_per_minute: Count = 1200
    asset_requests_per_minute: Count = 6000
    """The page's own files, for one address: a whole school may be behind it."""
    guest_requests_per_minute: Count = 600
    new_guests_per_hour: Count = 60
    """From one address."""
    hints_per_minute: Count = 20
    """For one guest."""
    sign_ins_per_hour: Count = 60
    """Tries of passwords from one address, or by one account on devices that are known to be its owner's; and as many
    accounts made, codes tried and codes asked for."""
    sign_ins_per_name_per_hour: Count = 20
    """The same for one account: no address can keep its owner out elsewhere."""
    friend_asks_per_hour: Count = 60
    """By one account: each tells whether there is somebody of that name."""
    prints_per_minute: Count = 60
    """Pages to print, and looks at them, from one address."""
    messages_per_second: Count = 50
    """Through one socket."""
    guest_work_per_second: Count = 200
    """Milliseconds of the server's computing, a second, through all lines of one guest in the long run."""
    address_work_per_second: Count = 400
    """The same for one address, and for whatever it asks."""
    talk_per_minute: Count = 20
    """What one guest may say at tables."""
    reports_per_hour: Count = 20
    """Messages that one guest may report."""
    webhooks_per_hour: Count = 30
    """How often one account may change or try its webhook."""
    unknown_links_per_minute: Count = 30
    """From one address: tables that are not there, keys that do not fit."""

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> "Settings":
        """The settings that the variables ask for; what is missing or empty is as usual."""
        given: dict[str, Any] = {}
        for known in msgspec.structs.fields(cls):
            place = PREFIX + known.name.upper()
            text = environ.get(place, "").strip()
            if text:
                given[known.name] = _read(known.type, text, place)
        return cls(**given)

    def __repr__(self) -> str:
        """Without passwords: the database's URL may hold one, too."""
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        names = [known.name for known in msgspec.structs.fields(self) if known.name not in UNTOLD]
        return [(name, getattr(self, name)) for name in names]


def _read(kind: Any, text: str, place: str) -> Any:
    if kind is Path:
        return Path(text).expanduser()
    if place == "TROYES_DATABASE":
        return _database(text, place)
    if place == "TROYES_PUBLIC_URL":
        return _public_url(text, place)
    try:
        value = msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise _wrong(kind, text, place) from None
    if isinstance(value, float) and not math.isfinite(value):
        raise _wrong(kind, text, place)
    return value


def _wrong(kind: Any, text: str, place: str) -> SettingsError:
    """What a setting may be, told from its type."""
    may = msgspec.inspect.type_info(kind)
    if isinstance(may, msgspec.inspect.BoolType):
        return SettingsError("settings-flag", place=place, value=quoted(text))
    assert isinstance(may, msgspec.inspect.IntType | msgspec.inspect.FloatType)
    id = "settings-whole" if isinstance(may, msgspec.inspect.IntType) else "settings-number"
    return SettingsError(id, place=place, value=quoted(text), least=int(may.ge or 0), most=int(may.le or LARGEST))


def _database(text: str, place: str) -> str:
    """A URL that SQLAlchemy reads, of a kind that we know. An error does not quote it: it may hold a password."""
    try:
        backend = make_url(text).get_backend_name()
    except (ArgumentError, ValueError):
        raise SettingsError("settings-database", place=place) from None
    if backend not in ("sqlite", "postgresql"):
        raise SettingsError("settings-database", place=place)
    return text


def _public_url(text: str, place: str) -> str:
    """Scheme, host and port, nothing else: https://troyes.example:8443."""
    try:
        parts = urlsplit(text)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits, parts = False, urlsplit("")
    if not fits or parts.username is not None or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise SettingsError("settings-public-url", place=place, value=quoted(text))
    return f"{parts.scheme}://{parts.netloc}"
