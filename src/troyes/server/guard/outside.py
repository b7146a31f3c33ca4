"""Addresses that somebody else has named, and to which the server sends something: never into its own network.

A name is looked up once, every address it has is judged, and the one that was judged is the one that is connected to:
a name that leads elsewhere a moment later gains nothing.
"""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from troyes.core.errors import TroyesError

TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones (NAT64)."""
LOCAL_TRANSLATED = IPv6Network("64:ff9b:1::/48")
PATIENCE = 5.0
"""Seconds in which a name must be found."""
_lookups = ThreadPoolExecutor(4, "troyes-names")
"""Of their own: names that are slow to be found keep nobody else waiting."""


class OutsideError(TroyesError):
    """An address that nothing is sent to."""


class Outside(Struct, frozen=True):
    """An address that may be one of somebody's: it is written as one."""

    url: str
    scheme: str
    host: str
    port: int


def outside(url: str, private: bool) -> Outside:
    """Reads it. `private`: whether it may lead into one's own network, and go without TLS."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise OutsideError("outside-malformed") from None
    plain = url.isascii() and url.isprintable() and not {" ", "\\", '"'} & set(url)
    schemes = {"https": 443, "http": 80} if private else {"https": 443}
    if not plain or not host or port == 0 or parts.username is not None or parts.scheme not in ("http", "https"):
        raise OutsideError("outside-malformed")
    if parts.scheme not in schemes:
        raise OutsideError("outside-not-https")
    if not private and (_is_private_name(host) or not _may_be(host)):
        raise OutsideError("outside-private")
    return Outside(url, parts.scheme, host, port or schemes[parts.scheme])


async def looked_up(place: Outside, private: bool) -> str:
    """The address to connect to. If any of those that the name has is not for us, none is."""
    try:
        look = partial(socket.getaddrinfo, place.host, place.port, type=socket.SOCK_STREAM)
        found = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(_lookups, look), PATIENCE)
    except (OSError, UnicodeError, TimeoutError):
        raise OutsideError("outside-unknown") from None
    addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
    if not addresses:
        raise OutsideError("outside-unknown")
    if not private and not all(map(_is_public, addresses)):
        raise OutsideError("outside-private")
    return addresses[0]


def _is_private_name(host: str) -> bool:
    """Names that never leave a network."""
    name = host.rstrip(".").lower()
    return name.endswith((".local", ".localhost", ".internal", ".home.arpa", ".lan")) or name == "localhost"


def _may_be(host: str) -> bool:
    """Whether a host that is an address itself is a public one; a name may be anything yet."""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        # 127.1, 0x7f000001, 2130706433: what looks up as an address without being written like one is judged then
        return True
    return _is_public(host.partition("%")[0])


def _is_public(address: str) -> bool:
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found in LOCAL_TRANSLATED:
            return False
        inner = _inner(found)
        if inner is not None:
            return _is_public(str(inner))
        if found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 one stands for."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (None if teredo is None else teredo[1])
