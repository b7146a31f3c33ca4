"""Whether a request comes from our own page. Browsers say so; a page of somebody else's cannot make them lie."""

from collections.abc import Mapping
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}


def same_origin(headers: Mapping[str, str], host: str, public_url: str) -> bool:
    """For requests that change something, and for sockets. `host` is what the request calls us, with its port.

    A program that is no browser sends neither of the two headers. It has a token of its own: with a cookie, and
    nothing that says where the request comes from, it is refused.
    """
    given: dict[str, set[str]] = {}
    for name, value in headers.items():
        given.setdefault(name.lower(), set()).add(value.strip())
    sites, origins = given.get("sec-fetch-site", set()), given.get("origin", set())
    if len(sites) > 1 or len(origins) > 1:
        return False
    if sites:
        return sites <= {"same-origin", "none"}
    if origins:
        return _ours(origins.pop(), host, public_url)
    return "cookie" not in given


def _ours(origin: str, host: str, public_url: str) -> bool:
    theirs = _place(origin)
    if theirs is None:
        return False
    if public_url:
        return theirs == _place(public_url)
    scheme = theirs[0]  # a proxy may speak another one to us than the browser to it
    return theirs == _place(f"{scheme}://{host}")


def _place(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of a URL that has nothing else."""
    try:
        parts = urlsplit(url)
        port = PORTS.get(parts.scheme) and (parts.port or PORTS[parts.scheme])
        bare = parts.username is None and not (parts.query or parts.fragment) and parts.path in ("", "/")
    except ValueError:
        return None
    if not bare or not parts.hostname or port is None:
        return None
    return parts.scheme, parts.hostname, port
