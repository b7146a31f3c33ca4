"""Writes what the printed pages share with the browser: the drawings, as JSON, and the letters, as TrueType.

    python scripts/paper_art.py

Both come from `web/`: the outlines of `web/src/lib/art` and `web/src/dice/art`, so that everything is drawn once, and
the open fonts of `@fontsource`. What it writes into `src/troyes/paper` is kept in the repository: printing needs no
browser.
"""

import json
import re
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
ART = ROOT / "web" / "src" / "lib" / "art"
DICE = ROOT / "web" / "src" / "dice" / "art"
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
PAPER = ROOT / "src" / "troyes" / "paper"

CONSTANT = re.compile(r'const ([A-Z_]+)\s*(?::[^=]+)?=\s*((?:"[^"]*"\s*\+?\s*)+);')
BRANCH = re.compile(r'\{(?:#if|:else if) (?:row|name) === "(\w+)"\}|\{:else\}|\{#if citizen\}|\{/if\}')
SHAPE = re.compile(r"<(path|circle)\b([^>]*)/>", re.DOTALL)
LETTERS = {
    "title": "eb-garamond/files/eb-garamond-latin-600-normal.woff",
    "text": "source-sans-3/files/source-sans-3-latin-400-normal.woff",
    "bold": "source-sans-3/files/source-sans-3-latin-700-normal.woff",
}
NAMES = {"title": "Troyes Title", "text": "Troyes Text", "bold": "Troyes Bold"}
"""The licence keeps the name “Source” for the unchanged font, and these are other files."""
LICENCES = {"eb-garamond": "OFL-EB-Garamond.txt", "source-sans-3": "OFL-Source-Sans-3.txt"}


def constants(text: str) -> dict[str, str]:
    return {name: "".join(re.findall(r'"([^"]*)"', value)) for name, value in CONSTANT.findall(text)}


def drawings() -> dict[str, dict[str, object]]:
    """Orders and signs by name, buildings as lists of strokes."""
    shapes = constants((ART / "shapes.ts").read_text("utf-8"))
    orders = re.search(r"ORDER_SHAPES[^{]*\{(.*?)\}", (ART / "shapes.ts").read_text("utf-8"), re.DOTALL)
    assert orders is not None
    return {
        "orders": {colour: shapes[name] for colour, name in re.findall(r"(\w+): ([A-Z]+)", orders[1])},
        "signs": {name.lower(): shapes[name] for name in ("MEEPLE", "STAR", "PENNANT", "HOURGLASS")},
        "buildings": branches(DICE / "Building.svelte", last="bishopric"),
        "things": branches(DICE / "Thing.svelte", last="any"),
    }


def branches(file: Path, last: str) -> dict[str, object]:
    """What a drawing with a branch for each thing holds: for each shape its kind of line and its outline."""
    markup = file.read_text("utf-8").partition("</script>")[2].partition("<style>")[0]
    found: dict[str, object] = {}
    marks = list(BRANCH.finditer(markup))
    for mark, after in pairwise(marks):
        name = mark[1] or (last if "else" in mark[0] else "citizen")
        found[name] = [
            line for shape in SHAPE.finditer(markup[mark.end() : after.start()]) if (line := stroke(*shape.groups()))
        ]
    return found


def stroke(kind: str, attributes: str) -> list[str] | None:
    about = dict(re.findall(r'(\w+)="([^"]*)"', attributes))
    look = about.get("class", "")
    if kind == "circle":
        x, y, r = (float(about[name]) for name in ("cx", "cy", "r"))
        return [look, f"M{x - r:g} {y:g}A{r:g} {r:g} 0 1 0 {x + r:g} {y:g}A{r:g} {r:g} 0 1 0 {x - r:g} {y:g}z"]
    return [look, about["d"]] if "d" in about else None


def letters() -> None:
    from fontTools.ttLib import TTFont

    folder = PAPER / "fonts"
    for name, file in LETTERS.items():
        font = TTFont(FONTS / file, recalcTimestamp=False)
        font.flavor = None
        for record in list(font["name"].names):
            if record.nameID in (1, 3, 4, 6, 16, 17):
                words = NAMES[name].replace(" ", "") if record.nameID == 6 else NAMES[name]
                font["name"].setName(words, record.nameID, record.platformID, record.platEncID, record.langID)
        font.save(folder / f"{name}.ttf")
    for family, licence in LICENCES.items():
        (folder / licence).write_bytes((FONTS / family / "LICENSE").read_bytes())


def written(drawn: dict[str, dict[str, object]]) -> str:
    return json.dumps(drawn, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    (PAPER / "art.json").write_text(written(drawings()), "utf-8")
    letters()
    print(f"written: {PAPER / 'art.json'}, {PAPER / 'fonts'}")
