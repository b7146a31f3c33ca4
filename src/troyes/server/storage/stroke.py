"""Steps at many tables in one trip to PostgreSQL, which is nearly all that is ever written.

A function that each connection is taught does what a ledger and its transaction do in ten: it takes the turn, checks
each act against its table, writes what fits, and tells it. What does not fit is left to the ledger, which says why; and
so is everything that is more than a step. Nobody holds the turn while something is on its way: who is stopped, or lies
in the dark, keeps nobody from writing.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from troyes.server.storage.engines import TURN
from troyes.server.storage.ledger import named_in
from troyes.server.storage.news import CHANNEL, NOW, News
from troyes.server.storage.shapes import Act, Step, StoredSeat

STEPS_CHANGE = frozenset(("waiting", "round", "deadline"))
"""What a step may change of its table beside its numbers."""
TAUGHT = "troyes-stroke"

_FUNCTION = f"""
CREATE FUNCTION pg_temp.troyes_stroke(given text, teller text, body bytea, announced text)
RETURNS SETOF text LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  act record;
BEGIN
  PERFORM pg_advisory_xact_lock({TURN});
  FOR act IN
    SELECT * FROM jsonb_to_recordset(given::jsonb) AS one(
      id text, n int, moved float8, start int, settled jsonb, steps jsonb, seats jsonb, highest int,
      waiting text, round int, deadline float8)
  LOOP
    UPDATE tables SET
      n = act.n, moved = act.moved, settled = act.start + jsonb_array_length(act.settled),
      waiting = coalesce(act.waiting, waiting), round = coalesce(act.round, round),
      deadline = coalesce(act.deadline, deadline)
    WHERE id = act.id AND n < act.n AND settled = act.start
      AND act.highest < (SELECT count(*) FROM seats WHERE table_id = act.id);
    CONTINUE WHEN NOT FOUND;
    IF jsonb_array_length(act.settled) > 0 THEN
      INSERT INTO choices (table_id, n, seat, key)
      SELECT act.id, act.start + made.place - 1, (made.choice ->> 0)::int, made.choice ->> 1
      FROM jsonb_array_elements(act.settled) WITH ORDINALITY AS made(choice, place);
    END IF;
    IF act.steps IS NOT NULL THEN
      DELETE FROM steps WHERE table_id = act.id AND n >= jsonb_array_length(act.steps);
      INSERT INTO steps AS known (table_id, n, seat, key, held)
      SELECT act.id, made.place - 1, (made.step ->> 'seat')::int, made.step ->> 'key', (made.step ->> 'held')::bool
      FROM jsonb_array_elements(act.steps) WITH ORDINALITY AS made(step, place)
      ON CONFLICT (table_id, n) DO UPDATE SET seat = excluded.seat, key = excluded.key, held = excluded.held
      WHERE (known.seat, known.key, known.held) <> (excluded.seat, excluded.key, excluded.held);
    END IF;
    UPDATE seats AS known SET
      kind = held.kind, guest = held.guest, name = held.name, bot = held.bot, stand_in = held.stand_in,
      moved = held.moved, hidden = held.hidden
    FROM jsonb_to_recordset(act.seats) AS held(
      seat int, kind text, guest text, name text, bot text, stand_in bool, moved int, hidden int)
    WHERE known.table_id = act.id AND known.seat = held.seat;
    RETURN NEXT act.id;
  END LOOP;
  IF body IS NOT NULL THEN
    INSERT INTO news (origin, made, body) VALUES (teller, {NOW}, troyes_stroke.body);
  END IF;
  IF announced IS NOT NULL THEN
    PERFORM pg_notify('{CHANNEL}', announced);
  END IF;
END $$
"""
_CALL = "SELECT pg_temp.troyes_stroke($1, $2, $3, $4)"


class Stepped(Struct):
    """An act, as the function takes it. None: as before."""

    id: str
    n: int
    moved: float
    start: int
    settled: list[tuple[int, str]]
    steps: list[Step] | None
    seats: list[StoredSeat]
    highest: int
    """Of the seats that it names."""
    waiting: str | None
    round: int | None
    deadline: float | None


def stepped(act: Act) -> Stepped | None:
    """None: it is more than a step."""
    fields, named = act.fields, named_in(act)
    if act.ended is not None or not fields.keys() <= STEPS_CHANGE or None in fields.values():
        return None
    if named and min(named) < 0:
        return None
    return Stepped(
        act.table,
        act.n,
        act.moved,
        act.settled_from,
        act.settled,
        act.steps,
        act.seats,
        max(named, default=-1),
        fields.get("waiting"),
        fields.get("round"),
        fields.get("deadline"),
    )


class Stroke:
    """Holds the writer's connection as long as nobody else needs it: to fetch it each time costs more than to write."""

    def __init__(self, engine: AsyncEngine, house: str) -> None:
        self._engine = engine
        self._house = house
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def write(self, acts: Sequence[Stepped], news: News, announced: str | None) -> set[str]:
        """The tables at which it was written."""
        given = msgspec.json.encode(acts).decode()
        body = msgspec.json.encode(news) if news else None
        try:
            driver = await self._taken()
            rows = await driver.fetch(_CALL, given, self._house, body, announced)
        except BaseException as error:
            await self._broken()
            if not isinstance(error, Exception) or isinstance(error, (OSError, DBAPIError)):
                raise
            raise DBAPIError(None, None, error, hide_parameters=True) from None  # what the driver says quotes rows
        return {id for (id,) in rows}

    async def let_go(self) -> None:
        """For whoever else needs the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _taken(self) -> Any:
        if self._connection is not None and self._driver.is_closed():
            await self._broken()
        if self._connection is None:
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
            known = self._connection.info
            if TAUGHT not in known:
                await self._driver.execute(_FUNCTION)
                known[TAUGHT] = True
        return self._driver

    async def _broken(self) -> None:
        """After trouble no connection is trusted."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
