"""French as the French rulebook writes it: its terms, its spaces, its plurals, on every page of words and of rules."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

PACKAGE = Path(str(files("troyes")))
WORDS = sorted(PACKAGE.rglob("*fr.ftl"))
RULES = sorted(PACKAGE.rglob("*.fr.md"))
CALENDAR = (
    r"(daily|today|day-(not|over|leaders)|clock|days-ago|stats|leave-day|no-day|sealed|leaders|record-daily|"
    r"puzzles?-(?!theme))"
)
"""Messages that speak of days by the clock, not of the days of a game."""
WAY = (
    r"(link-|page-link|rules-here|copy|friend|listed|lost|lobby|seed-shared|sum-|new-seats|by-hand|copied|rated|"
    r"no-person|no-table)"
)
"""Messages that speak of links to a page."""


class Term(NamedTuple):
    english: str
    french: str
    never: str = ""
    """What a translator might write instead."""
    excused: str = "^$"
    """Messages in which the English word means something else."""


GLOSSARY = [
    Term(r"\bwork buildings?\b", r"de fonction", r"bâtiments? (de travail|publics?|utilitaires?)"),
    Term(r"\bprestige buildings?\b", r"de prestige", r"bâtiments? prestigieux"),
    Term(r"\blink(s|ed)?\b", r"liaison|relié", r"bonus de lien|lien entre deux bâtiments", WAY),
    Term(r"\bhalf days?\b", r"demi-journée", r"demi-jours?\b"),
    Term(r"(?<!half )(?<!’s )\b[Dd]ays?\b(?!’s)", r"[Jj]ournée", r"\b[Jj]our (\d|\{ \$(day|from|round))", CALENDAR),
    Term(r"\b[Nn]oble district", r"[Qq]uartier noble", r"= Noblesse\b"),
    Term(r"\b[Cc]ivil district", r"[Qq]uartier civil", r"= Bourgeoisie\b"),
    Term(r"\b[Rr]eligious district", r"[Qq]uartier religieux", r"= Clergé\b"),
    Term(r"\bplazas?\b", r"[Pp]lace"),
    Term(r"\bcitizens?\b", r"habitant", r"\bcitoyens?\b", "dice-log-earned-prestige"),
    Term(r"\bknowledge\b", r"connaiss", r"\b[Ss]avoirs\b|points de savoir"),
    Term(r"\b[Ss]heets?\b", r"feuille", r"[Ff]euilles? de scores?"),
    Term(r"\bwheel\b", r"\broue\b"),
    Term(r"Count’s Palace", r"Palais des comtes", r"Palais du comte"),
    Term(r"\btradesm[ae]n\b", r"contremaître|embauch", r"\bartisan-chef\b", "activity-master_tradesman"),
    Term(r"\bbanners?\b", r"bannière"),
    Term(r"\bblack di(e|ce)\b", r"dés? noirs?"),
    Term(r"\bramparts\b", r"rempart"),
]
NOUNS = "points|habitants|deniers|influences|connaissances|cubes|dés|parties|cases|bannières|valeurs|tours"


@cache
def entries(path: Path) -> dict[str, str]:
    """Every message and attribute of a page, as it is written."""
    found: dict[str, str] = {}
    write = FluentSerializer().serialize_entry
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = write(ftl.Message(entry.id, entry.value)).strip()
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = write(
                    ftl.Message(attribute.id, attribute.value)
                ).strip()
    return found


def english_of(path: Path) -> dict[str, str]:
    return entries(path.with_name(path.name.replace("fr.ftl", "en.ftl")))


def said(entry: str) -> str:
    """What people read of an entry: no names of messages and arguments."""
    return re.sub(r"^[\w-]+ =|\$\w+|\b[a-z]+-[a-z-]+\b", " ", entry, flags=re.MULTILINE)


@pytest.mark.parametrize("term", GLOSSARY, ids=lambda term: term.french)
def test_a_term_of_the_rulebook_has_its_french_word(term: Term) -> None:
    met = 0
    for path in WORDS:
        french = entries(path)
        for id, english in english_of(path).items():
            if re.search(term.english, said(english), re.IGNORECASE) and not re.search(term.excused, id):
                met += 1
                assert re.search(term.french, french[id], re.IGNORECASE), f"{path.name}: {french[id]}"
    assert met, "a term that nobody uses"


@pytest.mark.parametrize("page", [*WORDS, *RULES], ids=lambda page: str(page.relative_to(PACKAGE)))
def test_no_other_word_stands_for_a_term(page: Path) -> None:
    text = page.read_text("utf-8")
    for term in GLOSSARY:
        found = re.search(term.never, text, re.IGNORECASE) if term.never else None
        assert found is None, f"“{found and found[0]}” is {term.french}"


@pytest.mark.parametrize("page", [*WORDS, *RULES], ids=lambda page: str(page.relative_to(PACKAGE)))
def test_no_line_breaks_before_a_high_sign(page: Path) -> None:
    """Before ; : ? ! » and % stands a space that holds the line together, and so it does after «."""
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if page.suffix == ".ftl" and line.startswith("#"):
            continue
        loose = re.search(r"\S? [:;?!»%](?=[\s.,)»…]|$)|« ", line)
        tight = re.search(
            r"[\w}’)]([;!?»]|:(?= ))", re.sub(r"`[^`]*`|\[[^]]*\]\([^)]*\)|\*\*|&\w+;|https?:\S+", "", line)
        )
        assert (loose, tight) == (None, None), f"{page.name}:{number}: {line}"


ALWAYS_SEVERAL = {  # what is counted is printed, or a limit: it is never 1 in any box
    "city-log-income": "income",
    "why-city-all-hired": "count",
    "why-dice-track-full": "length",
    "position-dice-cathedral-numbers": "count",
    "city-cards-enough": "left",
    "city-cards-room": "spaces",
    "cards-deep": "most",
    "cli-cards-legend": "estimates",
    "cli-simulate-rate": "games",
    "table-city-building-detail": "salary",  # chosen by what is due
    "play-detail-building": "salary",
}


@pytest.mark.parametrize("page", WORDS, ids=lambda page: str(page.relative_to(PACKAGE)))
def test_a_number_takes_the_singular_below_two(page: Path) -> None:
    for id, entry in entries(page).items():
        if id.startswith(("lesson-", "paper-ref-")):  # fixed games, and what is printed
            continue
        for number, noun in re.findall(rf"\{{ \$(\w+) \}} ({NOUNS})\b", entry):
            chosen = re.search(rf"\${number} ->", entry)
            assert chosen or ALWAYS_SEVERAL.get(id) == number, f"{page.name}: {id}: { {number: noun} }"
