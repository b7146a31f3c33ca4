"""How often somebody may do something: a bucket of tokens for each, which fills up again with time."""

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from troyes.server.errors import Refused
from troyes.server.settings import Settings

KEPT = 20_000
"""So many buckets of each kind are remembered; then those that were used longest ago are forgotten."""
LONGEST = 64


class Rate:
    """So many in so many seconds, all at once if one likes."""

    def __init__(self, count: int, seconds: float) -> None:
        self.pause = seconds / count
        """In how many seconds one token comes back."""
        self.slack = self.pause * (count - 1)
        """How far ahead of an even pace somebody may be."""


class Limits:
    """A bucket is one number: when it would be full again. One that is full is as good as none."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic, kept: int = KEPT) -> None:
        counts = {
            "address": (settings.address_requests_per_minute, 60.0),
            "guest": (settings.guest_requests_per_minute, 60.0),
            "new-guest": (settings.new_guests_per_hour, 3600.0),
            "hint": (settings.hints_per_minute, 60.0),
            "sign-in": (settings.sign_ins_per_hour, 3600.0),
            "sign-in-name": (settings.sign_ins_per_name_per_hour, 3600.0),
            "friend": (settings.friend_asks_per_hour, 3600.0),
            "print": (settings.prints_per_minute, 60.0),
            "message": (settings.messages_per_second, 1.0),
            "talk": (settings.talk_per_minute, 60.0),
            "report": (settings.reports_per_hour, 3600.0),
            "webhook": (settings.webhooks_per_hour, 3600.0),
            "unknown-link": (settings.unknown_links_per_minute, 60.0),
        }
        self._rates = {what: Rate(count, seconds) if count else None for what, (count, seconds) in counts.items()}
        self._full: dict[str, OrderedDict[str, float]] = {what: OrderedDict() for what in counts}
        self._clock = clock
        self._kept = kept

    def allow(self, what: str, key: str) -> float:
        """Takes a token: 0. If there is none: in how many seconds there will be one."""
        rate = self._rates[what]
        if rate is None:
            return 0.0
        now = self._clock()
        buckets = self._full[what]
        key = key if len(key) <= LONGEST else hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
        full = max(now, buckets.get(key, now))
        wait = full - now - rate.slack
        if wait > 1e-9:
            buckets.move_to_end(key)
            return wait
        buckets[key] = full + rate.pause
        buckets.move_to_end(key)
        self._tidy(buckets, now)
        return 0.0

    def check(self, what: str, key: str) -> None:
        """Takes a token, or says how long to wait."""
        wait = self.allow(what, key)
        if wait > 0:
            raise Refused("web-too-many", 429, seconds=max(1, round(wait)))

    def _tidy(self, buckets: "OrderedDict[str, float]", now: float) -> None:
        """Lets go of two old buckets that are full again, so that there are never many; and of any, to stay small."""
        for _ in range(2):
            oldest = next(iter(buckets))
            if buckets[oldest] > now and len(buckets) <= self._kept:
                return
            del buckets[oldest]

    def __len__(self) -> int:
        return sum(len(buckets) for buckets in self._full.values())


def neighbourhood(address: str) -> str:
    """What an address counts as: itself, or for IPv6 its network, since everybody there has billions of addresses."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
