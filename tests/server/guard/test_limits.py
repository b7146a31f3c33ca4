"""Nobody may do more than their share, and remembering it costs little."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from troyes.server.guard.limits import Limits, neighbourhood
from troyes.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limits(clock: Clock, kept: int = 100, shared: bool = False, **rates: int) -> Limits:
    return Limits(Settings(**rates), clock, kept, shared)  # pyright: ignore[reportArgumentType]


def test_so_many_at_once_and_then_one_after_the_other() -> None:
    clock = Clock()
    guard = limits(clock, messages_per_second=10)
    assert [guard.allow("message", "a") for _ in range(10)] == [0.0] * 10
    assert guard.allow("message", "a") == pytest.approx(0.1)
    assert guard.allow("message", "a") == pytest.approx(0.1)  # asking again makes it no longer
    clock.now += 0.05
    assert guard.allow("message", "a") == pytest.approx(0.05)
    clock.now += 0.05
    assert guard.allow("message", "a") == 0.0
    assert guard.allow("message", "a") == pytest.approx(0.1)
    clock.now += 60
    assert [guard.allow("message", "a") for _ in range(10)] == [0.0] * 10
    assert guard.allow("message", "a") > 0


def test_the_wait_that_is_told_is_enough() -> None:
    clock = Clock()
    guard = limits(clock, new_guests_per_hour=7)
    for _ in range(100):
        clock.now += guard.allow("new-guest", "a")
        if guard.allow("new-guest", "a") == 0.0:
            continue
        clock.now += guard.allow("new-guest", "a")
        assert guard.allow("new-guest", "a") == 0.0


def test_each_has_a_bucket_of_their_own_for_each_thing() -> None:
    guard = limits(Clock(), messages_per_second=1, new_guests_per_hour=1)
    assert guard.allow("message", "a") == 0.0
    assert guard.allow("message", "a") > 0
    assert guard.allow("message", "b") == 0.0
    assert guard.allow("new-guest", "a") == 0.0
    assert guard.allow("new-guest", "a") == pytest.approx(3600)


def test_zero_means_as_often_as_one_likes() -> None:
    guard = limits(Clock(), messages_per_second=0)
    assert {guard.allow("message", "a") for _ in range(10_000)} == {0.0}
    assert len(guard) == 0


@pytest.mark.parametrize("what", ["address", "guest", "new-guest", "message", "unknown-link"])
def test_every_limit_is_usually_set(what: str) -> None:
    guard = Limits(Settings())
    assert any(guard.allow(what, "a") for _ in range(2000))


def test_memory_is_bounded_however_many_come() -> None:
    clock = Clock()
    guard = limits(clock, kept=50, new_guests_per_hour=5)
    for at in range(10_000):
        guard.allow("new-guest", f"address {at}")
        assert len(guard) <= 50


def test_buckets_that_are_full_again_are_let_go() -> None:
    clock = Clock()
    guard = limits(clock, kept=10_000, messages_per_second=5)
    for at in range(1000):
        guard.allow("message", f"old {at}")
    assert len(guard) == 1000
    clock.now += 60
    for at in range(1000):
        guard.allow("message", f"new {at % 3}")
        clock.now += 1
    assert len(guard) <= 3


def test_whoever_keeps_knocking_is_not_forgotten() -> None:
    guard = limits(Clock(), kept=50, new_guests_per_hour=1)
    assert guard.allow("new-guest", "knocker") == 0.0
    for at in range(1000):
        guard.allow("new-guest", f"other {at}")
        assert guard.allow("new-guest", "knocker") > 0


def test_a_flood_of_one_kind_does_not_wash_away_another() -> None:
    guard = limits(Clock(), kept=50, new_guests_per_hour=1, unknown_links_per_minute=1)
    assert guard.allow("unknown-link", "a") == 0.0
    for at in range(1000):
        guard.allow("new-guest", f"other {at}")
    assert guard.allow("unknown-link", "a") > 0


@pytest.mark.parametrize("key", ["", "x" * 10_000, "é\0\ud800", "\ud800" * 100])
def test_any_text_is_a_key(key: str) -> None:
    guard = limits(Clock(), messages_per_second=1)
    assert guard.allow("message", key) == 0.0
    assert guard.allow("message", key) > 0


@given(st.lists(st.floats(0, 5), max_size=200), st.integers(1, 20))
def test_never_more_than_the_burst_and_what_came_back(pauses: list[float], rate: int) -> None:
    clock = Clock()
    guard = limits(clock, messages_per_second=rate)
    allowed = 0
    for pause in pauses:
        clock.now += pause
        allowed += guard.allow("message", "a") == 0.0
    assert allowed <= rate + (clock.now - 1000.0) * rate + 1e-6


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_counts_as_one(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as


def exchanged(*guards: Limits) -> None:
    """Each hears what was done at the others."""
    told = [guard.to_tell() for guard in guards]
    for at, guard in enumerate(guards):
        for other, used in enumerate(told):
            if other != at:
                guard.heard(used)


def test_what_is_done_at_one_server_counts_at_the_others() -> None:
    clock = Clock()
    one, other = (limits(clock, shared=True, talk_per_minute=6) for _ in range(2))
    for at in range(6):
        assert (one, other)[at % 2].allow("talk", "anna") == 0.0
        exchanged(one, other)
    assert one.allow("talk", "anna") == pytest.approx(other.allow("talk", "anna")) == pytest.approx(10)
    assert other.allow("talk", "bea") == 0.0


def test_who_is_faster_than_the_news_waits_the_longer_afterwards() -> None:
    """In the long run nobody does more than their share, at however many servers."""
    clock = Clock()
    guards = [limits(clock, shared=True, sign_ins_per_hour=60) for _ in range(3)]
    done = 0
    for _ in range(10 * 3600 * 4):
        for guard in guards:
            done += guard.allow("sign-in", "mallory") == 0.0
        exchanged(*guards)
        clock.now += 0.25
    assert 600 <= done <= 60 * 11 + 2 * 60


def test_little_is_told_and_what_has_filled_up_again_not_at_all() -> None:
    clock = Clock()
    guard = limits(clock, shared=True, address_requests_per_minute=1200, new_guests_per_hour=60)
    for _ in range(11):
        guard.allow("address", "a")
    assert guard.to_tell() == {}
    guard.allow("address", "a")
    (told,) = guard.to_tell()["address"].items()
    assert told[1] == 12
    assert told[0] != "a"
    assert guard.to_tell() == {}
    guard.allow("address", "b")
    clock.now += 60
    assert guard.to_tell() == {}
    assert all(not untold for untold in guard._untold.values())


def test_what_is_said_through_one_line_is_nobody_elses_affair() -> None:
    guard = limits(Clock(), shared=True, messages_per_second=1)
    guard.allow("message", "a")
    assert guard.to_tell() == {}
    guard.heard({"message": {"x": 1}, "of a later version": {"y": 3}})


def test_who_is_alone_remembers_nothing_for_others() -> None:
    guard = limits(Clock(), new_guests_per_hour=60)
    guard.allow("new-guest", "a")
    assert not any(guard._untold.values())


def test_a_bucket_that_fills_up_again_while_it_is_looked_at() -> None:
    """As on a machine that stands still for a moment: the only one there is has gone by then."""

    class Running(Clock):
        def __call__(self) -> float:
            self.now += 1.0
            return self.now

    guard = limits(Running(), messages_per_second=50)
    assert [guard.allow("message", "a") for _ in range(5)] == [0.0] * 5


def test_what_was_done_is_paid_for_afterwards() -> None:
    """Two seconds' worth at once, and then as much as comes back."""
    clock = Clock()
    guard = limits(clock, guest_work_per_second=100)
    assert guard.allow("guest-work", "a") == 0.0
    guard.spend("guest-work", "a", 150)
    assert guard.allow("guest-work", "a") == 0.0
    guard.spend("guest-work", "a", 99)
    assert guard.allow("guest-work", "a") == pytest.approx(0.52)
    assert guard.allow("guest-work", "b") == 0.0
    clock.now += 0.52
    assert guard.allow("guest-work", "a") == 0.0
    guard.spend("guest-work", "b", -0.5)  # it took less than the one that was taken for it
    assert limits(clock, guest_work_per_second=0).allow("guest-work", "a") == 0.0
