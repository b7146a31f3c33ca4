"""The words of the table, in both languages."""

import re
from importlib.resources import files

from tests.cli.table.hands import WIDE, app_for, screen_text

from troyes.core.message import Message


def ids(lang: str) -> list[str]:
    page = files("troyes.cli").joinpath("locale", f"{lang}.ftl").read_text("utf-8")
    return re.findall(r"^(table-[\w-]+) =", page, flags=re.MULTILINE)


def test_both_languages_have_the_same_words_once():
    assert sorted(ids("en")) == sorted(ids("fr"))
    assert len(set(ids("en"))) == len(ids("en"))


def test_a_seat_has_a_name_where_one_is_known():
    message = Message("dice-log-gained", {"seat": 2, "gain": [["deniers", 3]]})
    assert message.text() == "Seat 2 gains 3 deniers."
    assert message.text("fr") == "Siège 2 gagne 3 deniers."
    assert message.text("en", ["Anna", "Bob"]) == "Bob gains 3 deniers."
    assert message.text("fr", ["Anna", ""]) == "Siège 2 gagne 3 deniers."


async def test_help_names_the_keys_of_the_language():
    app = app_for("Anna", lang="fr")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "I D C" in screen_text(app)
        await pilot.press("l")
        await pilot.pause()
        assert "I D K" in screen_text(app)


async def test_ctrl_c_says_how_to_quit_in_the_language_of_the_table():
    app = app_for("Anna", lang="fr")
    async with app.run_test(size=WIDE, notifications=True) as pilot:
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert "Ctrl+Q pour quitter" in screen_text(app)
