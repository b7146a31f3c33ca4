"""Every printed number with its source, and sets of numbers that belong to whoever typed them in."""

import asyncio
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import BOT, FRIEND, ME, Person, good, inside, people, played_up_to, refused

import troyes
from troyes.city import numbers as city
from troyes.core.cards import leaves
from troyes.dice import numbers as dice

OWN: dict[str, Any] = {"activities": {"merchant": {"hire": 6, "vp": [3, 1]}}, "board": {"rounds": {"2": 5}}}
DICE: dict[str, Any] = {"resources": {"start": 4}}


async def kept(person: Person, name: str = "My box", game: str = "troyes", numbers: Any = None) -> dict[str, Any]:
    return await person.post("/api/sets", {"game": game, "name": name, "numbers": numbers or OWN})


# -- the page of all numbers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "source"), [("troyes", city), ("troyes-dice", dice)])
async def test_every_number_is_there_with_its_source(game: str, source: Any, tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        page = await nobody.get(f"/api/cards/{game}")
        told = {
            number["place"]: number for group in page["groups"] for card in group["cards"] for number in card["numbers"]
        }
        base = dict(leaves(source.base()))
        assert {name for name in told if not name.startswith("rules.")} == set(base)
        assert all(told[name]["value"] == value for name, value in base.items())
        known = source.provenance()
        for name in base:
            if name in known:
                assert told[name]["how"] == known[name]
        assert page["numbers"] == len(known)
        assert page["estimates"] == sum(how == "estimate" for how in known.values())


async def test_a_part_of_a_list_that_is_better_known_is_told(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        page = await nobody.get("/api/cards/troyes")
        cards = {card["id"]: card for group in page["groups"] for card in group["cards"]}
        numbers = {number["place"]: number for number in cards["activities.merchant"]["numbers"]}
        assert numbers["activities.merchant.vp"]["how"] == "estimate"
        assert numbers["activities.merchant.vp"]["parts"] == {"0": "example"}
        assert numbers["activities.merchant.kind"]["fixed"]
        assert not numbers["activities.merchant.hire"]["fixed"]
        form = numbers["activities.merchant.hire"]["form"]
        assert (form["kind"], form["least"], form["most"]) == ("whole", 0, 20)
        assert cards["activities.baker"]["bonus"]
        ladies = [group["id"] for group in page["groups"] if group["ladies"]]
        assert "ladies-outdoor" in ladies
        assert "ladies-activities-red" in ladies


async def test_a_form_tells_what_fits_and_the_library_agrees(tmp_path: Path) -> None:
    """One beyond each end is refused, each end by itself is not refused for its range."""
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        page = await nobody.get("/api/cards/troyes")
        told = [number for group in page["groups"] for card in group["cards"] for number in card["numbers"]]
        whole = [
            n for n in told if n["form"]["kind"] == "whole" and not n["fixed"] and n["place"].startswith("events.")
        ]
        assert len(whole) > 60
        for number in whole[:12]:
            for value in (number["form"]["least"] - 1, number["form"]["most"] + 1):
                answer = await nobody.post("/api/cards/troyes/check", {"numbers": nested(number["place"], value)})
                assert [fault["place"] for fault in answer["faults"]] == [number["place"]]
            for value in (number["form"]["least"], number["form"]["most"]):
                answer = await nobody.post("/api/cards/troyes/check", {"numbers": nested(number["place"], value)})
                assert answer["faults"] == []


def nested(place: str, value: Any) -> dict[str, Any]:
    for name in reversed(place.split(".")):
        value = {name: value}
    return value


async def test_all_that_is_wrong_is_told_at_its_place_in_both_languages(tmp_path: Path) -> None:
    wrong = {"activities": {"merchant": {"hire": 21, "vp": [1, 2]}}, "board": {"income": "ten"}}
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        told = await nobody.post("/api/cards/troyes/check", {"numbers": wrong})
        assert {fault["place"]: fault["words"] for fault in told["faults"]} == {
            "activities.merchant.hire": "Expected a whole number, 20 at most.",
            "activities.merchant.vp": "The first must be worth no less than the second.",
            "board.income": "Expected a whole number, not “ten”.",
        }
        answer = await nobody.ask("POST", "/api/cards/troyes/check", {"numbers": wrong}, accept_language="fr")
        words = [fault["words"] for fault in good(answer)["faults"]]
        assert "Il faut un nombre entier, 20 au plus." in words
        assert (await nobody.post("/api/cards/troyes/check", {"numbers": OWN})) == {"faults": []}


async def test_a_file_is_read_or_told_line_by_line(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        fine = "[activities.merchant]\nhire = 6\nvp = [3, 1]\n[board.rounds]\n2 = 5\n"
        assert await nobody.post("/api/cards/troyes/read", {"text": fine}) == {"numbers": OWN, "faults": []}
        bad = "[activities.merchant]\nhire = 60\n\n[events.war]\nbanner = 3\n"
        told = await nobody.post("/api/cards/troyes/read", {"text": bad})
        assert told["numbers"] == {}  # nothing is taken by halves
        assert [(fault["line"], fault["place"]) for fault in told["faults"]] == [
            (2, "activities.merchant.hire"),
            (5, "events.war.banner"),
        ]
        told = await nobody.post("/api/cards/troyes/read", {"text": "[activities.merchant]\nhire = = 6\n"})
        assert [(fault["line"], fault["place"]) for fault in told["faults"]] == [(2, "")]
        dates = await nobody.post("/api/cards/troyes/read", {"text": "[board]\nincome = 2026-01-01\n"})
        assert dates["faults"][0]["line"] == 2


async def test_the_template_is_the_command_lines(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        answer = await nobody.ask("GET", "/api/cards/troyes-dice/template")
        assert answer.headers["content-disposition"] == "attachment; filename=troyes-dice.toml"
        assert tomllib.loads(answer.text).keys() == dice.base().keys()  # every table, and all numbers behind a "#"
        assert "# start = 3  # printed" in answer.text
        french = await nobody.ask("GET", "/api/cards/troyes/template", accept_language="fr")
        assert "[activities.merchant]  # Marchand" in french.text


# -- sets ------------------------------------------------------------------------------------------------------------


async def test_a_set_is_kept_changed_renamed_and_deleted(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        one = await kept(anna)
        two = await kept(anna, "Dice", "troyes-dice", DICE)
        told = await anna.get("/api/sets")
        assert [(line["name"], line["game"], line["differs"]) for line in told["sets"]] == [
            ("Dice", "troyes-dice", 1),
            ("My box", "troyes", 3),
        ]
        path = f"/api/sets/{one['id']}"
        good(await anna.ask("PATCH", path, {"name": "The old box"}))
        assert (await anna.get(path))["numbers"] == OWN
        good(await anna.ask("PATCH", path, {"numbers": {"board": {"income": 9}}}))
        again = await anna.get(path)
        assert (again["name"], again["numbers"]) == ("The old box", {"board": {"income": 9}})
        assert (await anna.ask("DELETE", path)).status_code == 204
        refused(await anna.ask("GET", path), 404, "web-no-set")
        refused(await anna.ask("DELETE", path), 404, "web-no-set")
        assert [line["id"] for line in (await anna.get("/api/sets"))["sets"]] == [two["id"]]
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        nobody.token = anna.token
        assert len((await nobody.get("/api/sets"))["sets"]) == 1  # it is on disk


async def test_who_saves_second_does_not_erase_what_was_saved_first(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        seen = await kept(anna)
        path = f"/api/sets/{seen['id']}"
        first, second = {"board": {"income": 9}}, {"board": {"income": 8}}
        changed = good(await anna.ask("PATCH", path, {"numbers": first, "base": seen["version"]}))
        assert changed["version"] != seen["version"]  # within the same second, too
        late = {"numbers": second, "name": "Late", "base": seen["version"]}
        for lang, words in (("en", "changed elsewhere"), ("fr", "modifié ailleurs")):
            answer = await anna.ask("PATCH", path, late, accept_language=lang)
            assert words in refused(answer, 409, "web-set-changed", "base")["detail"]
        assert await anna.get(path) == changed
        named = good(await anna.ask("PATCH", path, {"name": "Renamed"}))
        assert named["version"] == changed["version"]  # a name is in nobody's way
        good(await anna.ask("PATCH", path, {**late, "base": named["version"]}))
        assert (await anna.get(path))["numbers"] == second

        # of two at once one is refused
        base = (await anna.get(path))["version"]
        bodies = [{"numbers": {"board": {"income": income}}, "base": base} for income in (5, 6)]
        answers = await asyncio.gather(*(anna.ask("PATCH", path, body) for body in bodies))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_strangers_set_is_not_there(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bert") as (anna, bert, nobody):
        path = f"/api/sets/{(await kept(anna))['id']}"
        for method, body in (("GET", None), ("PATCH", {"name": "Mine"}), ("DELETE", None)):
            refused(await bert.ask(method, path, body), 404, "web-no-set")
            refused(await nobody.ask(method, path, body), 401, "web-no-guest")
        refused(await bert.ask("GET", f"{path}/export"), 404, "web-no-set")
        refused(await nobody.ask("GET", f"{path}/export"), 401, "web-no-guest")
        assert (await nobody.get("/api/sets"))["sets"] == []
        refused(
            await nobody.ask("POST", "/api/sets", {"game": "troyes", "name": "x", "numbers": OWN}), 401, "web-no-guest"
        )
        assert (await bert.get("/api/sets"))["sets"] == []
        body = {"game": "troyes", "seats": [ME, BOT], "cards": path.rpartition("/")[2]}
        refused(await bert.ask("POST", "/api/tables", body), 404, "web-no-set", "cards")
        assert (await anna.get(path))["name"] == "My box"


async def test_a_fault_quotes_what_was_typed_and_says_where_in_a_list(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        page = await anna.get("/api/cards/troyes-dice")
        numbers = [number for group in page["groups"] for card in group["cards"] for number in card["numbers"]]
        prices = next(number["value"] for number in numbers if number["place"] == "wheel.prices")
        prices[1][0] = "1.5"
        given = {"numbers": {"wheel": {"prices": prices}, "resources": {"start": "x"}}}
        words = {"en": "Expected a whole number, not “{}”.", "fr": "Il faut un nombre entier, et non « {} »."}
        for lang, told in words.items():
            answer = await anna.ask("POST", "/api/cards/troyes-dice/check", given, accept_language=lang)
            found = {fault["place"]: (fault["words"], fault["within"]) for fault in answer.json()["faults"]}
            assert found == {
                "wheel.prices": (told.format("1.5"), [1, 0]),
                "resources.start": (told.format("x"), []),
            }


async def test_numbers_that_cannot_be_are_not_kept(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        set = await kept(anna)
        wrong = {"activities": {"merchant": {"hire": 21}}}
        new = {"game": "troyes", "name": "x", "numbers": wrong}
        told = refused(await anna.ask("POST", "/api/sets", new), 422, "cards-bad-value")
        assert "20 at most" in told["detail"]
        refused(await anna.ask("PATCH", f"/api/sets/{set['id']}", {"numbers": wrong}), 422, "cards-bad-value")
        refused(await anna.ask("POST", "/api/sets", {**new, "numbers": DICE}), 422, "cards-unknown")
        refused(await anna.ask("POST", "/api/sets", {**new, "numbers": {}}), 422, "web-set-empty")
        refused(await anna.ask("POST", "/api/sets", {**new, "name": " "}), 400, "web-bad-name")
        refused(await anna.ask("POST", "/api/sets", {**new, "name": "a\nb = 1"}), 400, "web-bad-name")
        refused(await anna.ask("PATCH", f"/api/sets/{set['id']}", {"name": " "}), 400, "web-bad-name", "name")
        long = {"resources": {"citizens_at": [6] * 20_000}}
        refused(
            await anna.ask("POST", "/api/sets", {**new, "game": "troyes-dice", "numbers": long}),
            422,
            "web-set-too-large",
        )
        assert (await anna.get(f"/api/sets/{set['id']}"))["numbers"] == OWN
        assert len((await anna.get("/api/sets"))["sets"]) == 1


async def test_there_is_a_limit_to_the_number_of_sets(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        most = (await anna.get("/api/sets"))["most"]
        for at in range(most):
            await kept(anna, f"Box {at}")
        refused(
            await anna.ask("POST", "/api/sets", {"game": "troyes", "name": "x", "numbers": OWN}),
            409,
            "web-too-many-sets",
        )
        assert len((await anna.get("/api/sets"))["sets"]) == most


async def test_an_exported_set_is_what_the_command_line_takes(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        for game, numbers in (("troyes", OWN), ("troyes-dice", {**DICE, "buildings": {"links": []}})):
            set = await kept(anna, "Ma “boîte” # 1", game, numbers)
            text = (await anna.ask("GET", f"/api/sets/{set['id']}/export")).text
            assert tomllib.loads(text) == numbers
            path = tmp_path / f"{game}.toml"
            path.write_text(text, "utf-8")
            played = troyes.new_game(game, players=2, seed=1, cards=path)
            assert played.options["cards"] == numbers
            assert (await anna.post(f"/api/cards/{game}/read", {"text": text}))["numbers"] == numbers


# -- at a table ------------------------------------------------------------------------------------------------------


async def test_a_table_keeps_the_numbers_whatever_becomes_of_the_set(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bert") as (anna, bert, _):
        set = await kept(anna)
        table = await anna.make("troyes", [ME, FRIEND], cards=set["id"], listed=True)
        used = {"name": "My box", "owner": "Anna", "differs": 3}
        assert table["cards"] == used
        assert table["options"]["cards"] == OWN
        good(await anna.ask("PATCH", f"/api/sets/{set['id']}", {"name": "Other", "numbers": {"board": {"income": 9}}}))
        await anna.ask("DELETE", f"/api/sets/{set['id']}")
        assert (await bert.table(table))["cards"] == used  # everybody who sees the table
        assert [line["cards"] for line in (await bert.get("/api/tables"))["listed"]] == [used]
        await bert.join(table)
        printed = await bert.get(f"/api/tables/{table['id']}/printed")
        assert printed["numbers"]["activities"]["merchant"]["hire"] == 6
        assert printed["owners"] == ["activities.merchant.hire", "activities.merchant.vp", "board.rounds.2"]
        usual = await anna.make("troyes", [ME, FRIEND])
        assert usual["cards"] is None


async def test_record_and_rematch_keep_the_set(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        set = await kept(anna, "Dice", "troyes-dice", DICE)
        table = await anna.make("troyes-dice", [ME], cards=set["id"])
        await played_up_to(place, table)
        record = await anna.get(f"/api/tables/{table['id']}/record")
        assert record["numbers"]["resources"]["start"] == 4
        assert troyes.replay(record).over
        assert (await anna.table(table))["cards"]["name"] == "Dice"
        again = await anna.post(f"/api/tables/{table['id']}/rematch")
        assert again["cards"] == {"name": "Dice", "owner": "Anna", "differs": 1}
        assert again["options"]["cards"] == DICE


async def test_who_looks_back_is_told_which_set_was_in_use(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        set = await kept(anna, "Dice", "troyes-dice", DICE)
        own = await anna.make("troyes-dice", [ME], cards=set["id"])
        usual = await anna.make("troyes-dice", [ME])
        for table in (own, usual):
            await played_up_to(place, table)
        told = await anna.get(f"/api/tables/{own['id']}/replay")
        assert told["cards"] == {"name": "Dice", "owner": "Anna", "differs": 1}
        assert told["options"]["cards"] == DICE
        assert (await anna.get(f"/api/tables/{usual['id']}/replay"))["cards"] is None

        # a record does not say whose numbers they are
        record = await anna.get(f"/api/tables/{own['id']}/record")
        brought = await anna.post("/api/records", record)
        told = await anna.get(f"/api/records/{brought['id']}/replay")
        assert told["cards"] == {"name": "", "owner": "", "differs": 1}


async def test_the_king_plays_with_the_cards_of_troyes_and_the_dice_do_not(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        set = await kept(anna)
        assert (await anna.make("king", [ME], cards=set["id"]))["cards"]["name"] == "My box"
        body = {"game": "troyes-dice", "seats": [ME], "cards": set["id"]}
        refused(await anna.ask("POST", "/api/tables", body), 422, "web-set-other-game", "cards")
        both = {"game": "troyes", "seats": [ME, BOT], "cards": set["id"], "options": {"cards": OWN}}
        refused(await anna.ask("POST", "/api/tables", both), 422, "web-cards-twice", "cards")
        refused(await anna.ask("POST", "/api/tables", {**both, "options": {}, "cards": "nonsense"}), 404, "web-no-set")


async def test_a_rated_table_is_played_with_the_usual_numbers(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        set = await kept(anna)
        body = {"game": "troyes", "seats": [ME, BOT], "hints": False, "rated": True}
        told = refused(await anna.ask("POST", "/api/tables", {**body, "cards": set["id"]}), 422, "web-rated")
        assert "numbers" in told["detail"]


async def test_numbers_without_a_set_are_told_as_well(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes", [ME, BOT], options={"cards": OWN})
        assert table["cards"] == {"name": "", "owner": "Anna", "differs": 3}
