"""All cards and printed numbers on one page, with what is estimated, and the file for an owner's own."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import plain, refused, troyes_command
from tests.contract import fields

from troyes.city import numbers as city
from troyes.city.names import (
    ACTIVITIES,
    BASE_CHARACTERS,
    CHARACTERS,
    EVENTS,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
    OUTDOOR,
)
from troyes.cli.cards import plain_listing, show
from troyes.cli.voice import Voice
from troyes.core import text
from troyes.core.errors import CardsError, OptionError
from troyes.dice import numbers as dice
from troyes.printed.numbers import Numbers, source_of
from troyes.registry import called

GAMES = ("troyes", "king", "troyes-dice")
OWN = """
[activities.merchant]
hire = 5
vp = [3, 1]
[events.war]
black_dice = 3
[board.rounds]
2 = 5
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(OWN, "utf-8")
    return path


class Page:
    """What the command tells, as its lines and as one text without the breaks."""

    def __init__(self, told: str) -> None:
        self.lines = told.splitlines()
        self.words = " ".join(told.split())

    def row(self, start: str) -> str:
        """The first line that begins with these words, with single blanks and without marks of what is inferred."""
        rows = (" ".join(line.split()).replace("°", "") for line in self.lines)
        return next(row for row in rows if row.startswith(start))


def told(
    capsys: pytest.CaptureFixture[str],
    game: str = "troyes",
    cards: Path | None = None,
    *,
    template: bool = False,
    lang: str = "en",
    columns: int = 100,
) -> str:
    with pytest.MonkeyPatch.context() as settings:
        settings.setenv("COLUMNS", str(columns))
        show(game, cards, template, Voice(lang))
    return capsys.readouterr().out


def cards_of(game: str) -> dict[str, list[str]]:
    """The expansion belongs to Troyes, not to The King's Challenge."""
    if game == "king":
        activities, events = ACTIVITIES[:LADIES_ACTIVITIES], EVENTS[:LADIES_EVENTS]
        return {"activity": activities, "event": events, "character": CHARACTERS[:BASE_CHARACTERS]}
    return {"activity": ACTIVITIES, "event": EVENTS, "character": CHARACTERS, "outdoor": OUTDOOR}


# -- the page --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("game", ["troyes", "king"])
def test_every_card_is_told_with_its_effect(game: str, lang: str, capsys: pytest.CaptureFixture[str]):
    page = Page(told(capsys, game, lang=lang, columns=400))
    for kind, ids in cards_of(game).items():
        for id in ids:
            black = city.base()["events"][id]["black_dice"] if kind == "event" else 0
            assert text.render(f"{kind}-{id}", {}, lang) in page.words
            assert plain(text.render(f"{kind}-{id}-effect", {"black_dice": black}, lang)) in page.words


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_the_page(game: str, lang: str, columns: int, capsys: pytest.CaptureFixture[str]):
    out = told(capsys, game, lang=lang, columns=columns)
    assert max(map(len, out.splitlines())) <= columns
    assert "…" not in out
    assert "\x1b" not in out


def test_a_card_with_all_its_numbers(capsys: pytest.CaptureFixture[str]):
    page = Page(told(capsys))
    assert page.row("1 Merchant") == "1 Merchant immediate 4 2 ~1 2 Brings 2 deniers."
    assert page.row("1 Priest").startswith("1 Priest delayed 8 ~4 ~2 3 ")
    assert page.row("Heresy") == "Heresy ~white ÷ ~3 ~3 ~3 ~1 Everybody loses 2 influence."
    assert page.row("War ") == "War ~red ÷ ~4 ~6 ~6 ~3 2 white 2 black dice attack every round."
    assert page.row("Chrétien de Troyes 3 (4) 5 (6) 7 (8)")
    assert page.row("Thibaut II 6 12 18")
    assert page.row("Rounds, by players") == "Rounds, by players 2: 4 · 3: 5 · 4: 6"


def test_estimates_are_marked_and_counted(capsys: pytest.CaptureFixture[str]):
    page = Page(told(capsys))
    estimates = sum(how == "estimate" for how in city.provenance().values())
    assert estimates > 150
    assert f"~ marks an estimate: nobody has told us the printed number. {estimates} of " in page.words
    assert "*" not in page.words


def test_a_bonus_card_is_called_so(capsys: pytest.CaptureFixture[str]):
    assert Page(told(capsys)).words.count("Bonus card.") == 4
    assert Page(told(capsys, lang="fr")).words.count("Carte bonus.") == 4


def test_an_owners_numbers_are_told_and_marked(mine: Path, capsys: pytest.CaptureFixture[str]):
    page = Page(told(capsys, cards=mine))
    assert page.row("1 Merchant") == "1 Merchant immediate *5 *3 *1 2 Brings 2 deniers."
    assert page.row("War ") == "War ~red ÷ ~4 ~6 ~6 ~3 *3 white 3 black dice attack every round."
    assert page.row("Rounds, by players") == "Rounds, by players 2: *5 · 3: 5 · 4: 6"
    assert "* marks a number from mine.toml." in page.words


def test_a_colour_of_the_owners_moves_the_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "mine.toml"
    path.write_text("[activities.merchant]\ncolour = 'white'\n[events.heresy]\ncolour = 'yellow'\n", "utf-8")
    lines = told(capsys, cards=path).splitlines()
    white = next(at for at, line in enumerate(lines) if line.startswith("White Activity"))
    assert next(at for at, line in enumerate(lines) if "*Merchant" in line) > white
    yellow, after = (next(at for at, line in enumerate(lines) if line.startswith(x)) for x in ("Yellow ev", "White ev"))
    assert yellow < next(at for at, line in enumerate(lines) if "*Heresy" in line) < after


def test_the_king_changes_four_cards(capsys: pytest.CaptureFixture[str]):
    usual, king = Page(told(capsys)), Page(told(capsys, "king"))
    assert "Against le Roy" not in usual.words
    assert king.words.count("Against le Roy") == 4
    assert "Le Roy’s places" in king.words
    assert king.row("Chrétien de Troyes 4 6 8")


def test_the_expansion_comes_after_the_base_game_under_its_own_headings(capsys: pytest.CaptureFixture[str]):
    lines = told(capsys).splitlines()
    headings = [line.strip() for line in lines if line.startswith("The Ladies of Troyes: ")]
    assert [heading.partition(": ")[2] for heading in headings] == [
        *("red Activity cards", "yellow Activity cards", "white Activity cards"),
        *("red events", "yellow events", "white events", "Characters"),
        *("ramparts and supply", "outdoor activities, both sides of each tile"),
    ]
    first = next(at for at, line in enumerate(lines) if line.startswith("The Ladies of Troyes"))
    assert any(line.startswith("Henry I ") for line in lines[:first])
    assert not any("Ransom" in line for line in lines[:first])


def card(name: str) -> dict[str, Any]:
    return city.base()["activities"][name]


def marked(name: str) -> str:
    """The points of its two spaces, which are estimates."""
    return " ".join(f"~{points}" for points in card(name)["vp"])


def test_cards_of_the_expansion_with_their_numbers(capsys: pytest.CaptureFixture[str]):
    page = Page(told(capsys, columns=200))
    assert page.row("1 Lumberjack").startswith("1 Lumberjack mixed ~4 ~2 ~1 2 Store a cube here")
    assert page.row("3 Princess").startswith("3 Princess endgame ~6 ~3 ~2 ~4 ")
    assert page.row("3 Fort").startswith(f"3 Fort endgame ~{card('fort')['hire']} {marked('fort')} each die ")
    assert page.row("Wolves") == "Wolves ~red ÷ ~3 ~3 ~3 ~1 1 ~white One black die attacks every round."
    assert page.row("Chief Outlaw").startswith("Chief Outlaw ~red ÷ 16 ~1 ~4 ~2 ~0 ~yellow ")
    assert page.row("Marie de Champagne").startswith("Marie de Champagne 2 4 6 ")
    assert page.row("Ramparts: spaces of the four gates").endswith(" ~5 ~10 ~15 20")
    assert page.row("Purple dice").endswith(" 1")


def test_a_price_in_influence_is_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    page = Page(told(capsys))
    assert page.row("1 Chief Templar").startswith(
        f"1 Chief Templar delayed 5 inf. {marked('chief_templar')} ~{card('chief_templar')['per']} "
    )
    assert page.words.count(" inf. ") == 2
    assert page.words.count("inf.: paid in influence") == 2
    path = tmp_path / "mine.toml"
    path.write_text("[activities.recruiter]\nhire_influence = 4\n", "utf-8")
    assert Page(told(capsys, cards=path)).row("2 Recruiter").startswith("2 Recruiter delayed *4 inf. ~1 ~1 ~4 ")
    path.write_text("[activities.recruiter]\nhire_influence = 0\nhire = 4\n", "utf-8")
    page = Page(told(capsys, cards=path))
    assert page.row("2 Recruiter").startswith("2 Recruiter delayed *4 ~1 ~1 ~4 ")
    assert page.words.count("inf.: paid in influence") == 1


def test_tiles_are_told_by_level_and_side(capsys: pytest.CaptureFixture[str]):
    lines = told(capsys, columns=300).splitlines()
    first = next(at for at, line in enumerate(lines) if "outdoor activities, both sides" in line)
    rows = [line.replace("°", "").split()[:2] for line in lines[first + 3 : first + 19]]
    tiles = ["Ia", "Ib", "IIa", "IIb", "IIIa", "IIIb", "IVa", "IVb"]
    assert rows == [[str(at // 4 + 1), f"~{tiles[at // 2]}"] for at in range(16)]


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("template", [False, True])
def test_the_king_leaves_the_expansion_out(template: bool, lang: str, capsys: pytest.CaptureFixture[str]):
    page = Page(told(capsys, "king", template=template, lang=lang, columns=400))
    usual = Page(told(capsys, "troyes", template=template, lang=lang, columns=400))
    for id in ("ransom", "lumberjack", "hermit"):
        assert text.render(f"activity-{id}", {}, lang) in usual.words
        assert text.render(f"activity-{id}", {}, lang) not in page.words
    left_out = {
        *(text.render(f"event-{id}", {}, lang) for id in ("wolves", "uprising")),
        *(text.render(f"character-{id}", {}, lang) for id in CHARACTERS[BASE_CHARACTERS:]),
        *(text.render(f"outdoor-{id}", {}, lang) for id in ("toll", "fair")),
    }
    assert [word for word in left_out if word not in usual.words] == []
    assert [word for word in left_out if word in page.words] == []


def test_the_king_counts_the_estimates_of_his_own_numbers(capsys: pytest.CaptureFixture[str]):
    own = {place: how for place, how in city.provenance().items() if not of_the_expansion(place)}
    estimates = sum(how == "estimate" for how in own.values())
    assert f" {estimates} of {len(own)} entries " in Page(told(capsys, "king")).words


def of_the_expansion(place: str) -> bool:
    table, name = place.split(".")[:2]
    return name.partition("[")[0] in city.ladies().get(table, {})


def test_the_numbers_of_troyes_dice(capsys: pytest.CaptureFixture[str]):
    page = Page(told(capsys, "troyes-dice"))
    assert page.row("Prices on the wheel") == "Prices on the wheel, by place free, 1 of any, 1 denier, 2 deniers"
    assert "Fortress 1–2: 1 red citizen" in page.words
    assert "~" not in page.words
    assert Page(told(capsys, called("dice").name)).words == page.words


def test_an_owners_numbers_of_troyes_dice(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "mine.toml"
    path.write_text("[citizens.pair]\nred = ['red', 'white']\n[resources]\nstart = 4\n", "utf-8")
    page = Page(told(capsys, "troyes-dice", path))
    assert page.row("The other tracks").startswith("The other tracks of each *red → red, white · yellow → red, white")
    assert page.row("Resources at the start") == "Resources at the start, each *4"


# -- the template ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_template_changes_nothing_as_it_is(
    game: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "template.toml"
    path.write_text(told(capsys, game, template=True, lang=lang), "utf-8")
    source = dice if game == "troyes-dice" else city
    loaded, standard = fields(source.load(path)[0]), fields(source.standard())
    for numbers in (loaded, standard):
        numbers.pop("dice", None)  # made of the prices
    assert loaded == standard


@pytest.mark.parametrize("game", GAMES)
def test_the_template_holds_every_number(game: str, capsys: pytest.CaptureFixture[str]):
    lines = told(capsys, game, template=True).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("["))
    filled = "\n".join(line.removeprefix("# ") for line in lines[first:])
    expected = {"troyes": city.base(), "king": without_the_expansion(), "troyes-dice": dice.base()}
    assert tomllib.loads(filled) == expected[game]


def without_the_expansion() -> dict[str, Any]:
    tables = {name: table for name, table in city.base().items() if name not in ("ramparts", "outdoor", "supply")}
    ladies = city.ladies()
    return {
        name: {id: part for id, part in table.items() if id not in ladies.get(name, {})}
        for name, table in tables.items()
    }


def test_the_template_tells_how_each_number_is_known(capsys: pytest.CaptureFixture[str]):
    lines = told(capsys, template=True).splitlines()
    at = lines.index("[activities.merchant]  # Merchant")
    assert lines[at + 1 : at + 7] == [
        '# colour = "yellow"  # inferred',
        "# level = 1  # report",
        '# kind = "immediate"  # example; cannot be changed: the rules rest on it',
        "# hire = 4  # example",
        "# vp = [2, 1]  # estimate; [0]: example",
        "# per = 2  # example",
    ]


def test_the_template_tells_from_where_spaces_are_counted(capsys: pytest.CaptureFixture[str]):
    lines = told(capsys, template=True).splitlines()
    counted = [line.split()[1] for line in lines if "counted from 0" in line]
    assert counted == [
        *("two_player_neutrals.city_hall", "two_player_neutrals.bishopric"),
        *("roy_order.city_hall", "roy_order.bishopric"),
    ]


def test_the_template_keeps_what_the_owner_has_given(mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out = told(capsys, cards=mine, template=True)
    assert tomllib.loads(out)["activities"]["merchant"] == {"hire": 5, "vp": [3, 1]}
    path = tmp_path / "again.toml"
    path.write_text(out, "utf-8")
    assert fields(city.load(path)[0]) == fields(city.load(mine)[0])


def test_the_template_keeps_numbers_that_the_king_does_not_play_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "mine.toml"
    path.write_text("[activities.ransom]\nhire = 4\n[ramparts]\ngates = [4, 9, 14, 20]\n", "utf-8")
    assert "Ransom" not in told(capsys, "king", path)
    out = tomllib.loads(told(capsys, "king", path, template=True))
    assert out["activities"]["ransom"] == {"hire": 4}
    assert out["ramparts"] == {"gates": [4, 9, 14, 20]}


def test_the_template_tells_which_parts_of_a_list_are_better_known(capsys: pytest.CaptureFixture[str]):
    lines = told(capsys, template=True).splitlines()
    at = lines.index("[ramparts]")
    assert lines[at + 1 : at + 3] == [
        "# spaces = 20  # rule; cannot be changed: the rules rest on it",
        "# gates = [5, 10, 15, 20]  # estimate; [3]: rule",
    ]
    assert "[outdoor.toll]  # Toll" in lines


def test_a_long_template_is_never_broken(capsys: pytest.CaptureFixture[str]):
    assert told(capsys, template=True, columns=40) == told(capsys, template=True, columns=200)


# -- trouble ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("template", [False, True])
def test_numbers_that_cannot_be_are_refused(template: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "mine.toml"
    path.write_text("[activities.merchant]\nhire = 21\n", "utf-8")
    with pytest.raises(CardsError, match=re.escape("mine.toml, line 2")):
        told(capsys, cards=path, template=template)
    assert capsys.readouterr().out == ""


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(CardsError, match="cannot be read"):
        told(capsys, cards=tmp_path / "none.toml")


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(OptionError, match="troyes, king, troyes-dice"):
        told(capsys, "chess")


# -- the words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_card_has_words_in_both_languages(lang: str):
    for kind, ids in (("activity", ACTIVITIES), ("event", EVENTS), ("outdoor", OUTDOOR)):
        for id in ids:
            assert "the" in text.bundle(lang).attributes(f"{kind}-{id}")
            assert text.has(f"{kind}-{id}-effect", lang)


# -- the command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "title"), [((), "Troyes:"), (("king",), "King’s"), (("dice",), "Troyes Dice")])
def test_the_command_names_its_game_like_all_others(words: tuple[str, ...], title: str):
    done = troyes_command("cards", *words)
    assert done.exit_code == 0
    assert title in done.output.splitlines()[0]


def test_the_page_tells_how_to_put_in_ones_own_numbers():
    told = " ".join(troyes_command("cards", "king").output.split())
    assert "troyes cards king --template" in told
    assert troyes_command("cards", "king", "--template").exit_code == 0
    refused(troyes_command("cards", "chess"), "chess", "king")


def test_a_game_without_a_listing_of_its_own_lists_its_data_file(capsys: pytest.CaptureFixture[str]):
    plain_listing(Numbers(source_of("troyes-dice"), {"resources": {"start": 4}}), Voice("en"))
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split() == ["resources.start", "*4"] for line in lines)
    assert len(lines) >= len(dice.provenance())


@pytest.mark.parametrize(("game", "lang"), [("troyes", "en"), ("troyes", "fr")])
def test_what_is_only_inferred_is_marked_and_counted(game: str, lang: str, capsys: pytest.CaptureFixture[str]):
    known = source_of(game).provenance()
    page = Page(told(capsys, game, lang=lang, columns=200))
    inferred = sum(how == "inferred" for how in known.values())
    assert inferred > 100
    assert f"{inferred} {'entries' if lang == 'en' else 'valeurs'}." in page.words
    rows = [" ".join(line.split()) for line in page.lines]
    marks = {"inferred": "°", "estimate": "~"}
    seen: set[str] = set()
    for id, card in source_of(game).base()["activities"].items():
        level, colour = (marks.get(known[f"activities.{id}.{name}"], "") for name in ("level", "colour"))
        name = text.render(f"activity-{id}", {}, lang)
        assert any(row.startswith(f"{level}{card['level']} {colour}{name} ") for row in rows), id
        seen |= {level, colour}
    assert {"", "°"} <= seen


def test_a_game_of_which_all_is_known_marks_nothing(capsys: pytest.CaptureFixture[str]):
    assert "°" not in told(capsys, "troyes-dice")
