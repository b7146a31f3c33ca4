"""How often somebody may do something: a bucket of tokens for each, which fills up again with time.

Where several servers share a database, each counts what is done at it, and hears in a moment what was done elsewhere.
Until then somebody may do as much at each of them; what was too much is waited for afterwards.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address

from troyes.server.errors import Refused
from troyes.server.settings import Settings

KEPT = 20_000
"""So many buckets of each kind are remembered; then those that were used longest ago are forgotten."""
WORTH_TELLING = 0.01
"""What part of a bucket somebody must have used before other servers hear of it."""
OWN = frozenset(("message", "guest-work", "address-work"))
"""What is counted for one line, which is at one server; and what a server computes, which keeps no other waiting."""
WORK_SECONDS = 2.0
"""Over so many seconds somebody's share of a server is evened out."""
SIGN_INS = ("sign-in", "new-account", "reset", "forgotten", "mail-proof")
"""Ways into an account. Each has as much room as the others: who has used up one keeps nobody from another."""
Used = dict[str, dict[str, int]]
"""How many tokens were taken of each kind, and by whom."""


class Rate:
    """So many in so many seconds, all at once if one likes."""

    def __init__(self, count: int, seconds: float) -> None:
        self.pause = seconds / count
        """In how many seconds one token comes back."""
        self.slack = self.pause * (count - 1)
        """How far ahead of an even pace somebody may be."""
        self.worth_telling = max(1, int(count * WORTH_TELLING))


class Limits:
    """A bucket is one number: when it would be full again. One that is full is as good as none."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float] = time.monotonic,
        kept: int = KEPT,
        shared: bool = False,
    ) -> None:
        """`shared`: whether there may be other servers, who are to hear of it."""
        counts = {
            "address": (settings.address_requests_per_minute, 60.0),
            "asset": (settings.asset_requests_per_minute, 60.0),
            "guest": (settings.guest_requests_per_minute, 60.0),
            "new-guest": (settings.new_guests_per_hour, 3600.0),
            "hint": (settings.hints_per_minute, 60.0),
            **dict.fromkeys(SIGN_INS, (settings.sign_ins_per_hour, 3600.0)),
            "sign-in-name": (settings.sign_ins_per_name_per_hour, 3600.0),
            "friend": (settings.friend_asks_per_hour, 3600.0),
            "print": (settings.prints_per_minute, 60.0),
            "message": (settings.messages_per_second, 1.0),
            "talk": (settings.talk_per_minute, 60.0),
            "report": (settings.reports_per_hour, 3600.0),
            "webhook": (settings.webhooks_per_hour, 3600.0),
            "unknown-link": (settings.unknown_links_per_minute, 60.0),
            "guest-work": (round(settings.guest_work_per_second * WORK_SECONDS), WORK_SECONDS),
            "address-work": (round(settings.address_work_per_second * WORK_SECONDS), WORK_SECONDS),
        }
        self._rates = {what: Rate(count, seconds) if count else None for what, (count, seconds) in counts.items()}
        self._full: dict[str, OrderedDict[str, float]] = {what: OrderedDict() for what in counts}
        self._untold: Used = {what: {} for what in counts}
        """What other servers have not heard of yet."""
        self._clock = clock
        self._shared = shared
        self._kept = kept

    def allow(self, what: str, key: str) -> float:
        """Takes a token: 0. If there is none: in how many seconds there will be one."""
        rate = self._rates[what]
        if rate is None:
            return 0.0
        now = self._clock()
        buckets = self._full[what]
        key = _short(key)
        full = max(now, buckets.get(key, now))
        wait = full - now - rate.slack
        if wait > 1e-9:
            buckets.move_to_end(key)
            return wait
        self._take(what, key, full + rate.pause)
        if self._shared and what not in OWN:
            self._untold[what][key] = self._untold[what].get(key, 0) + 1
        return 0.0

    def spend(self, what: str, key: str, tokens: float) -> None:
        """Takes tokens, also those that are not there yet: what has been done is known only afterwards."""
        rate = self._rates[what]
        if rate is not None and tokens > 0:
            now, key = self._clock(), _short(key)
            self._take(what, key, max(now, self._full[what].get(key, now)) + tokens * rate.pause)

    def to_tell(self) -> Used:
        """What was done here that other servers are to know, and have not heard yet."""
        now = self._clock()
        told: Used = {}
        for what, untold in self._untold.items():
            rate, full = self._rates[what], self._full[what]
            for key, count in list(untold.items()):
                if rate is None or full.get(key, now) <= now:  # by now it is as good as nothing
                    del untold[key]
                elif count >= rate.worth_telling:
                    told.setdefault(what, {})[key] = untold.pop(key)
        return told

    def heard(self, used: Used) -> None:
        """What was done at other servers counts here, too."""
        now = self._clock()
        for what, keys in used.items():
            rate = self._rates.get(what)
            if rate is None:
                continue
            for key, count in keys.items():
                self._take(what, key, max(now, self._full[what].get(key, now)) + count * rate.pause)

    def _take(self, what: str, key: str, full: float) -> None:
        """From now on that bucket would be full then."""
        buckets = self._full[what]
        buckets[key] = full
        buckets.move_to_end(key)
        self._tidy(buckets, self._clock())

    def check(self, what: str, key: str) -> None:
        """Takes a token, or says how long to wait."""
        wait = self.allow(what, key)
        if wait > 0:
            raise Refused("web-too-many", 429, seconds=max(1, round(wait)))

    def _tidy(self, buckets: "OrderedDict[str, float]", now: float) -> None:
        """Lets go of two old buckets that are full again, so that there are never many; and of any, to stay small."""
        for _ in range(min(2, len(buckets))):  # by now the one that was just taken from may be full again itself
            oldest = next(iter(buckets))
            if buckets[oldest] > now and len(buckets) <= self._kept:
                return
            del buckets[oldest]

    def __len__(self) -> int:
        return sum(len(buckets) for buckets in self._full.values())


def _short(key: str) -> str:
    """Of one length, and without telling an address."""
    return blake2b(key.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


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
