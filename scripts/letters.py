"""Writes the letters that pages are set in: small files with what English, French and most names are written with.

    pip install fonttools brotli && python scripts/letters.py

They are cut from the open fonts of `@fontsource`; what else those hold comes from their own files, which a browser
fetches only when such a letter is written. What this writes into `web/src/letters` is kept in the repository: a build
needs no font tools.
"""

from pathlib import Path

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
LETTERS = ROOT / "web" / "src" / "letters"

FIRST = sorted(
    {*range(0x20, 0x7F), *range(0xC0, 0x100)} | {ord(letter) for letter in "\u00a0\u202f«»°±·ºŒœŸ–—‘’“”„…‹›•€−↑↓"}
)
LATIN_EXT = """
    0100-02BA 02BD-02C5 02C7-02CC 02CE-02D7 02DD-02FF 0304 0308 0329 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB
    20AD-20C0 2113 2C60-2C7F A720-A7FF
"""
"""What the files named "latin-ext" are for."""
FEATURES = ["kern", "liga", "lnum", "tnum"]
"""What the pages ask for: pairs, ligatures, lining figures of one width."""
FACES = [
    ("eb-garamond", "EB Garamond", 400, "normal"),
    ("eb-garamond", "EB Garamond", 400, "italic"),
    ("eb-garamond", "EB Garamond", 600, "normal"),
    ("source-sans-3", "Source Sans 3", 400, "normal"),
    ("source-sans-3", "Source Sans 3", 600, "normal"),
    ("source-sans-3", "Source Sans 3", 700, "normal"),
]
EXTENDED = [face for face in FACES if face[2] < 700 and face[3] == "normal"]
NAMES = {"eb-garamond": "Troyes Title", "source-sans-3": "Troyes Text"}
"""The licence keeps the name “Source” for the unchanged font, and these are other files."""
LICENCES = {"eb-garamond": "OFL-EB-Garamond.txt", "source-sans-3": "OFL-Source-Sans-3.txt"}

HEAD = """/*
 * Written by scripts/letters.py. The letters, as woff2 alone. Each file says which letters it is for: the second and
 * the third of a face are fetched only when one of theirs is written. Without that a browser would put À together from
 * the wrong file.
 */
"""
FACE = """
@font-face {{
  font-family: "{family}";
  font-style: {style};
  font-weight: {weight};
  font-display: swap;
  src: url("{file}") format("woff2");
  unicode-range: {ranges};
}}
"""


def spread(ranges: str) -> set[int]:
    found: set[int] = set()
    for part in ranges.split():
        first, _, last = part.partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def folded(letters: set[int]) -> str:
    """Back to ranges, as CSS writes them."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and runs[-1][1] == letter - 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def cut(package: str, weight: int, style: str) -> tuple[set[int], set[int]]:
    """Writes the small file of a face; returns the letters in it, and those that are left."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    font = TTFont(FONTS / package / "files" / f"{package}-latin-{weight}-{style}.woff2", recalcTimestamp=False)
    held = set(font.getBestCmap() or {})
    options = subset.Options(layout_features=FEATURES, name_IDs=[1, 2, 3, 4, 6, 13, 14], hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=FIRST)
    cutter.subset(font)
    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6):
            words = NAMES[package].replace(" ", "") if record.nameID == 6 else NAMES[package]
            font["name"].setName(words, record.nameID, record.platformID, record.platEncID, record.langID)
    font.flavor = "woff2"
    font.save(LETTERS / f"{package}-{weight}-{style}.woff2")
    first = set(font.getBestCmap() or {})
    return first, {letter for letter in held - first - spread(LATIN_EXT) if letter > 0x20}


def write() -> None:
    LETTERS.mkdir(exist_ok=True)
    css = HEAD
    for package, family, weight, style in FACES:
        first, left = cut(package, weight, style)
        files = [(f"./{package}-{weight}-{style}.woff2", first)]
        files.append((f"@fontsource/{package}/files/{package}-latin-{weight}-{style}.woff2", left))
        if (package, family, weight, style) in EXTENDED:
            rest = spread(LATIN_EXT) - first
            files.append((f"@fontsource/{package}/files/{package}-latin-ext-{weight}-{style}.woff2", rest))
        for file, letters in files:
            css += FACE.format(family=family, style=style, weight=weight, file=file, ranges=folded(letters))
    (LETTERS / "letters.css").write_text(css, "utf-8")
    for package, licence in LICENCES.items():
        (LETTERS / licence).write_bytes((FONTS / package / "LICENSE").read_bytes())


if __name__ == "__main__":
    write()
    print(f"written: {LETTERS}")
