"""Two versions run side by side during a rolling restart: a migration only adds what the version before can do without.

What is no longer needed goes one version later, and is named here with the version that no longer needs it.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Inspector, MetaData, Table, create_engine, insert, inspect, select
from sqlalchemy.types import TypeEngine

SINCE = "0007"
"""The first version of which several may run on one database."""
CONTRACTED: dict[str, set[str]] = {}
"""By revision: tables, and columns as table.column, that the version before had already stopped using."""
VALUES = {bool: True, int: 1, float: 1.0, bytes: b"{}", dict: {}, list: []}


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", "troyes.server.storage:migrations")
    return made


def steps() -> list[tuple[str, str]]:
    """Each version, and the one before."""
    found = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][::-1]
    return [(before, after) for before, after in pairwise(found) if after > SINCE]


def upgraded(connection: Connection, revision: str) -> None:
    configured = config()
    configured.attributes["connection"] = connection
    command.upgrade(configured, revision)


class Shape:
    """A database as one version knows it."""

    def __init__(self, connection: Connection) -> None:
        seen: Inspector = inspect(connection)
        self.metadata = MetaData()
        self.metadata.reflect(connection)
        tables = seen.get_table_names()
        self.columns = {f"{table}.{one['name']}": one for table in tables for one in seen.get_columns(table)}
        self.bound: dict[str, set[str]] = {
            table: {repr(sorted(rule["column_names"])) for rule in seen.get_unique_constraints(table)}
            | {repr(rule.get("sqltext")) for rule in seen.get_check_constraints(table)}
            | {repr(sorted(rule["constrained_columns"])) for rule in seen.get_foreign_keys(table)}
            | {repr(seen.get_pk_constraint(table)["constrained_columns"])}
            | {repr(rule["column_names"]) for rule in seen.get_indexes(table) if rule["unique"]}
            for table in tables
        }


def value_of(kind: TypeEngine[Any]) -> Any:
    return VALUES.get(kind.python_type, "open")


def written(connection: Connection, table: Table) -> None:
    """A row as a version writes it that knows just these columns, read back by it."""
    connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
    row = {column.name: value_of(column.type) for column in table.columns}
    if "kind" in row and table.name == "seats":
        row["kind"] = "bot"
    connection.execute(insert(table), [row])
    found = connection.execute(select(table)).mappings().all()
    assert dict(found[-1]) == row


def check(old: Shape, new: Shape, contracted: set[str]) -> None:
    """Nothing that the version before uses is gone, and nothing is asked of it that it does not know."""
    gone = (old.columns.keys() - new.columns.keys()) | (old.metadata.tables.keys() - new.metadata.tables.keys())
    assert {name for name in gone if name not in contracted} == set()
    for name in old.columns.keys() & new.columns.keys():
        assert str(new.columns[name]["type"]) == str(old.columns[name]["type"]), name
        assert new.columns[name]["nullable"] or not old.columns[name]["nullable"], name
    for name, column in new.columns.items():
        if name not in old.columns and name.partition(".")[0] in old.metadata.tables:
            assert column["nullable"] or column["default"] is not None, f"{name}: the version before leaves it out"
    for table, rules in old.bound.items():
        assert new.bound.get(table, set()) <= rules, f"{table}: the version before does not know this rule"


@pytest.mark.parametrize(("before", "after"), steps())
def test_the_version_before_reads_and_writes_the_newer_database(tmp_path: Path, before: str, after: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/base")
    with engine.begin() as connection:
        upgraded(connection, before)
        old = Shape(connection)
        upgraded(connection, after)
        new = Shape(connection)
        check(old, new, CONTRACTED.get(after, set()))
        for name, table in old.metadata.tables.items():
            if name != "alembic_version" and name in new.metadata.tables:
                written(connection, table)
    engine.dispose()


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE seats DROP COLUMN hidden",
        "ALTER TABLE tables RENAME COLUMN waiting TO waits_for",
        "DROP TABLE mutes",
        "CREATE UNIQUE INDEX one_name ON guests (name)",
    ],
)
def test_a_step_that_takes_something_away_is_found(tmp_path: Path, change: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/base")
    with engine.begin() as connection:
        upgraded(connection, "head")
        old = Shape(connection)
        connection.exec_driver_sql(change)
        with pytest.raises(AssertionError):
            check(old, Shape(connection), set())
    engine.dispose()
