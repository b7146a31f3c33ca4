"""How many servers, and what database, a number of people a day needs: `python -m bench.scale`. See docs/scale.md.

A small simulation of what a choice goes through: it is tried in its server's one thread, waits for the writer, goes to
disk with all that waits, in its turn where several servers share a database, and is then shown to everybody in that
thread. What each of these takes was measured by `make bench ARGS=tables`; `measured.json` holds figures, and a test
sees to it that the simulation comes to the same ones.
"""

import heapq
import random
from collections import deque
from math import ceil
from pathlib import Path

import msgspec

from troyes.server.storage.writer import MOST, PACE, SLOWEST

MEASURED = Path(__file__).with_name("measured.json")

USUAL = "three servers, PostgreSQL, 4,000 tables, 200 a second, quiet"
"""What people need is counted with the costs of this measurement: many tables, several servers, nothing else to do."""
BEFORE = 0.3
"""The part of a choice's cost that comes before it is written; the rest makes and sends what everybody sees."""
FULL = 0.6
"""How busy a server is let be at the busiest hour."""

# What people do. Everything else follows.
GAMES_A_DAY = 1.5
PEOPLE_AT_A_TABLE = 2.0
STEPS_A_GAME = 300
"""Choices, confirmations and steps taken back, of all at the table."""
MINUTES_A_GAME = 40.0
PEAK = 3.0
"""The busiest hour beside the average one."""
LINES_A_TABLE = 2.5


class Costs(msgspec.Struct, frozen=True):
    """In seconds."""

    choice: float
    """Of a server's thread, for one choice."""
    transaction: float
    """For which the database is one server's, whatever is written."""
    row: float
    """The same for each choice in it."""
    pause: float = 0.0
    """For which a server stands still now and then: the machine has something else to do."""
    every: float = 1.0
    """How often it does."""


class Point(msgspec.Struct, frozen=True):
    """Something that was measured, and what it was measured with."""

    what: str
    servers: int
    rate: float
    """Choices a second, of all servers."""
    p50: float
    p99: float
    """Milliseconds."""
    costs: Costs


class Need(msgspec.Struct, frozen=True):
    """What so many people a day need."""

    people: int
    rate: float
    """Choices a second, at the busiest hour."""
    tables: float
    lines: float
    servers: int
    connections: int
    writer: float
    """The part of the time for which somebody writes to the database: at 1 there is no more."""
    disk: float
    """Bytes a day."""


class Server:
    """One process: a thread that does one thing after the other, and a writer."""

    def __init__(self) -> None:
        self.free = 0.0
        """When the thread has nothing more to do."""
        self.waiting: deque[float] = deque()
        """Choices that wait for the writer: when each was sent."""
        self.writing = False
        self.began = -1.0


def simulate(servers: int, rate: float, costs: Costs, seconds: float = 20.0, seed: int = 1) -> tuple[float, float]:
    """The middle and the 99th of a hundred times that a choice takes, in milliseconds."""
    rng = random.Random(seed)
    houses = [Server() for _ in range(servers)]
    pace = PACE * min(servers, SLOWEST)
    events: list[tuple[float, int, str, int, tuple[float, ...]]] = []
    numbers = iter(range(10**9))

    def later(when: float, what: str, house: int, sent: tuple[float, ...] = ()) -> None:
        heapq.heappush(events, (when, next(numbers), what, house, sent))

    for house in range(servers):
        later(rng.expovariate(rate / servers), "comes", house)
        if costs.pause:
            later(rng.expovariate(1 / costs.every), "stands", house)
    base_free, took = 0.0, list[float]()
    while events:
        now, _, what, at, sent = heapq.heappop(events)
        house = houses[at]
        if what == "comes":
            house.free = max(house.free, now) + costs.choice * BEFORE
            later(house.free, "tried", at, (now,))
            if now < seconds:
                later(now + rng.expovariate(rate / servers), "comes", at)
        elif what == "stands":
            house.free = max(house.free, now) + costs.pause
            if now < seconds:
                later(now + rng.expovariate(1 / costs.every), "stands", at)
        elif what == "tried":
            house.waiting.extend(sent)
        elif what == "written":
            house.writing = False
            for one in sent:
                house.free = max(house.free, now) + costs.choice * (1 - BEFORE)
                took.append(house.free - one)
        if house.waiting and not house.writing:
            if now < house.began + pace:
                later(house.began + pace, "writes", at)
                continue
            many = tuple(house.waiting.popleft() for _ in range(min(MOST, len(house.waiting))))
            house.writing, house.began = True, now
            base_free = max(base_free, now) + costs.transaction + costs.row * len(many)
            later(base_free, "written", at, many)
    took.sort()
    return 1000 * took[len(took) // 2], 1000 * took[int(len(took) * 0.99)]


def need(people: int, costs: Costs, bytes_a_choice: float = 60.0, bytes_a_game: float = 4000.0) -> Need:
    games = people * GAMES_A_DAY / PEOPLE_AT_A_TABLE
    rate = games * STEPS_A_GAME / 86400 * PEAK
    tables = games / 1440 * MINUTES_A_GAME * PEAK
    servers = max(1, ceil(rate * costs.choice / FULL))
    transactions = min(servers / (PACE * min(servers, SLOWEST)), rate)
    writer = transactions * costs.transaction + rate * costs.row
    if writer > 1:  # whoever waits gathers more meanwhile: fewer transactions
        writer = rate * costs.row
    disk = games * (STEPS_A_GAME * bytes_a_choice / 2 + bytes_a_game)
    return Need(people, rate, tables, tables * LINES_A_TABLE, servers, 6 * servers, writer, disk)


def limit(costs: Costs) -> int:
    """People a day with whom the line of writers is full: the first limit."""
    steps = GAMES_A_DAY / PEOPLE_AT_A_TABLE * STEPS_A_GAME / 86400 * PEAK
    return round(FULL / (costs.row * steps) / 10_000) * 10_000


def points() -> list[Point]:
    return msgspec.json.decode(MEASURED.read_bytes(), type=list[Point])


def usual() -> Costs:
    """With native code, on a machine that is not busy, and PostgreSQL, as it was measured."""
    return next(point.costs for point in points() if point.what == USUAL)


def main() -> None:
    print("measured, and as it is simulated:")
    for point in points():
        p50, p99 = simulate(point.servers, point.rate, point.costs)
        print(f"  {point.what:<48}p50 {point.p50:6.1f} ms, {p50:6.1f}   p99 {point.p99:6.1f} ms, {p99:6.1f}")
    costs = usual()
    print("\npeople a day, at the busiest hour:")
    for people in (10_000, 100_000, 1_000_000):
        found = need(people, costs)
        each = found.rate
        p50, p99 = simulate(found.servers, each, costs) if found.writer < 1 else (float("inf"), float("inf"))
        print(
            f"  {people:>9,}: {each:7,.0f} choices/s, {found.tables:8,.0f} tables, {found.lines:9,.0f} lines, "
            f"{found.servers:3} servers, {found.connections:4} connections, the writers' line "
            f"{100 * found.writer:4.0f} % full, {found.disk / 1e9:6.2f} GB a day, p50 {p50:.0f} ms, p99 {p99:.0f} ms"
        )
    print(f"\nthe writers' line is full with about {limit(costs):,} people a day")


if __name__ == "__main__":
    main()
