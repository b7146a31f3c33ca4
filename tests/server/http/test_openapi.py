"""The API's description: every answer is as it says, whatever is asked."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from jsonschema import Draft202012Validator
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection
from tests.server.serving import BOT, FRIEND, HOT, ME, good, inside, people, served

EXAMPLES = 8
"""For each route, of each kind."""
LEAVING = ("/api/me", "/api/session", "/api/sessions", "/api/account", "/api/account/password", "/api/account/reset")
"""After these somebody may be signed out, or no more: they are asked by another guest."""
POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


class Api:
    """A server with a guest who has tables of every kind."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
        self.schema.config.checks.negative_data_rejection.expected_statuses.append(
            "413"
        )  # more than any field may hold
        self.schema.config.checks.positive_data_acceptance.expected_statuses.append("422")  # well formed, and no sense
        token = self._post("/api/guests", {"name": "Anna", "token": True})["token"]
        self.headers = {"authorization": f"Bearer {token}"}
        other = self._post("/api/guests", {"name": "Zoe", "token": True})["token"]
        self.passing = {"authorization": f"Bearer {other}"}
        self.tables = [self._table(seats) for seats in ([ME], [ME, HOT], [ME, FRIEND], [BOT])]

    def _post(self, path: str, body: Any, **more: Any) -> Any:
        return good(httpx.post(self.url + path, json=body, timeout=20, **more))

    def _table(self, seats: list[dict[str, Any]]) -> str:
        return self._post("/api/tables", {"game": "troyes-dice", "seats": seats}, headers=self.headers)["id"]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with served(tmp_path_factory.mktemp("schema")) as server:
        yield Api(server.url)


class Asking:
    """Asks one thing after the other: mostly as a guest, and mostly of tables that there are."""

    def __init__(self, api: Api, session: requests.Session) -> None:
        self.api = api
        self.session = session
        self.rng = random.Random(1)
        self.count = 0

    def __call__(self, case: schemathesis.Case) -> None:
        self.count += 1
        unlike = case.method == "GET"  # what else stands behind a question mark is not looked at
        if "id" in (case.path_parameters or {}) and self.rng.random() < 0.7:
            case.path_parameters["id"] = self.rng.choice(self.api.tables)
            unlike = True
        known = self.api.passing if case.path in LEAVING else self.api.headers
        headers = known if self.rng.random() < 0.8 else {}
        excluded = [negative_data_rejection] if unlike else []
        case.call_and_validate(session=self.session, headers=headers, excluded_checks=excluded)


@pytest.mark.parametrize("mode", [POSITIVE, NEGATIVE], ids=["as described", "otherwise"])
def test_every_answer_is_as_described(api: Api, mode: GenerationMode) -> None:
    often = settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
    with requests.Session() as session:
        ask = Asking(api, session)
        for found in api.schema.get_all_operations():
            assert isinstance(found, Ok), found
            cases = found.ok().as_strategy(generation_mode=mode)

            def one(case: schemathesis.Case) -> None:
                ask(case)

            try:
                seed(1)(often(given(case=cases)(one)))()
            except Unsatisfiable:  # there is nothing that could be wrong
                assert mode is NEGATIVE
    assert ask.count > 100


async def test_every_message_of_the_line_is_as_described(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        schema = await nobody.get("/api/schema/openapi.json")
        heard: list[str] = []
        for game, seats in (("troyes", [ME, HOT]), ("king", [ME]), ("troyes-dice", [ME, HOT, BOT])):
            table = await anna.make(game, seats)
            async with anna.line(table, foresee=True) as line:
                turn = await line.my_turn()
                await line.asked("why", seat=turn["seat"], key="nonsense")
                await line.asked("ways", seat=turn["seat"])
                if BOT not in seats:  # a bot may move at any moment
                    await line.nothing_new()
                for _ in range(6):
                    if line.state["turn"] is not None:
                        await line.choose(line.state["turn"]["options"][-1]["key"])
                        if line.state["turn"] is not None and line.state["turn"]["held"] is not None:
                            await line.confirm()
                heard += line.heard
        names = {"state": "StateMessage", "table": "TableMessage", "pong": "PongReply"}
        names |= {t: f"{t.capitalize()}Reply" for t in ("done", "refused", "why", "ways")}
        seen: set[str] = set()
        for message in map(json.loads, heard):
            valid(schema, names[message["t"]], message)
            if message["t"] == "state":
                valid(schema, "DiceView" if message["view"]["game"] == "troyes-dice" else "CityView", message["view"])
            seen.add(message["t"])
        assert seen >= {"state", "table", "done", "pong", "why", "ways"}


def valid(schema: dict[str, Any], name: str, message: Any) -> None:
    part = {"$ref": f"#/components/schemas/{name}", "components": schema["components"]}
    for error in Draft202012Validator(part).iter_errors(message):
        pytest.fail(f"{name}: {error.json_path}: {error.message[:300]}")


async def test_the_description_knows_every_route_and_message(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        schema = await nobody.get("/api/schema/openapi.json")
        routes = {route.path for route in place.app.routes if route.path.startswith("/api/")}
        described = {path.replace("{", "{") for path in schema["paths"]}
        plain = {
            path.replace(":str}", "}").replace(":int}", "}") for path in routes if not path.startswith("/api/schema")
        }
        assert {path.rstrip("/") for path in plain} - described == {"/api/tables/{id}/live"}
        assert {"HelloSent", "ChooseSent", "StateMessage", "Trouble", "CityView"} <= set(
            schema["components"]["schemas"]
        )
        for operations in schema["paths"].values():
            for operation in operations.values():
                assert operation["summary"]
                assert {"400", "404", "429"} <= set(operation["responses"])
