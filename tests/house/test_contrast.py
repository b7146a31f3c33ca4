"""Words can be read on whatever they stand on: 4.5 to 1, light and dark."""

import re
from pathlib import Path

import pytest

THEME = (Path(__file__).parents[2] / "web" / "src" / "theme.css").read_text("utf-8")
LIGHT, _, DARK = THEME.partition(':root[data-theme="dark"]')
WORDS = ("ink", "ink-soft", "ink-faint", "gold-text", "good", "bad")
GROUNDS = ("parchment", "parchment-deep", "parchment-pale", "wash")
MIXED = re.compile(r"color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)")


def colour(name: str, blocks: list[str]) -> list[float]:
    """Red, green and blue, from the first block that has it."""
    value = next(found[1] for block in blocks if (found := re.search(rf"--{name}: ([^;]+);", block)))
    mixed = MIXED.fullmatch(value)
    if not mixed:
        return [int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    share = int(mixed[2]) / 100
    parts = zip(colour(mixed[1], blocks), colour(mixed[3], blocks), strict=True)
    return [one * share + other * (1 - share) for one, other in parts]


def luminance(parts: list[float]) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("blocks", [[LIGHT], [DARK, LIGHT]], ids=["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("words", WORDS)
def test_words_stand_out(words: str, ground: str, blocks: list[str]) -> None:
    dim, bright = sorted(luminance(colour(name, blocks)) for name in (words, ground))
    assert (bright + 0.05) / (dim + 0.05) >= 4.5
