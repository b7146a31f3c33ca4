"""Games of Troyes that have begun go on with the numbers of 0.1.0: some estimates have moved since."""

import json
import tomllib
from importlib.resources import files
from typing import Any

import sqlalchemy as sa
from alembic import op

from troyes.city.numbers import base
from troyes.core.cards import all_numbers, merged

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

BEGUN = sa.text(
    """
    SELECT id, game, options, seed, (SELECT count(*) FROM seats WHERE table_id = tables.id) AS players FROM tables
    WHERE status <> 'open' AND game IN ('troyes', 'king') AND id NOT IN (SELECT table_id FROM starts)
    """
)
KEEP = sa.text("INSERT INTO starts (table_id, record) VALUES (:id, :record)")


def upgrade() -> None:
    earlier = tomllib.loads((files("troyes.city") / "printed-0.1.0.toml").read_text("utf-8"))
    for id, game, told, seed, players in op.get_bind().execute(BEGUN).all():
        options: dict[str, Any] = json.loads(told) if isinstance(told, str) else told
        numbers = all_numbers(base(), merged(earlier, options.get("cards") or {}))
        record: dict[str, Any] = {
            "format": 1,
            "game": game,
            "players": players,
            "options": options,
            "seed": seed,
            "choices": [],
        }
        op.get_bind().execute(KEEP, {"id": id, "record": json.dumps({**record, "numbers": numbers}).encode()})


def downgrade() -> None:
    """Such a start says nothing that version 0.1.0 would not take for granted."""
