"""Invitations open one table each, and names cannot be guessed."""

import os
import stat
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from troyes.server.guard.ids import ALPHABET, is_id, new_guest_id, new_table_id
from troyes.server.guard.links import Links, SecretError

SECRET = bytes(range(32))


def test_a_key_opens_its_table_and_no_other() -> None:
    links = Links(SECRET)
    key = links.key("table1")
    assert links.fits("table1", key)
    assert not links.fits("table2", key)
    assert not links.fits("", key)
    assert links.key("table1") == key
    assert not Links(bytes(32)).fits("table1", key)


def test_keys_stay_what_they_are() -> None:
    """Links that were sent must open their tables after an update too."""
    assert Links(SECRET).key("table1") == KNOWN


KNOWN = "q4yscba3s9m7pa2x0f5q"


def test_a_key_is_long_enough_and_can_be_read_aloud() -> None:
    links = Links(os.urandom(32))
    keys = [links.key(new_table_id()) for _ in range(2000)]
    assert len(set(keys)) == 2000
    assert {len(key) for key in keys} == {20}  # of 32 letters each: 100 bits
    for at in range(20):
        assert set(Counter(key[at] for key in keys)) == set(ALPHABET)


@pytest.mark.parametrize(
    "bad",
    ["", " ", "é" * 20, "\ud800", "x" * 10_000, "\0", "None", KNOWN.upper(), KNOWN[:-1], KNOWN + "0", f" {KNOWN}"],
)
def test_no_other_key_fits(bad: str) -> None:
    assert not Links(SECRET).fits("table1", bad)
    assert not Links(SECRET).fits(bad, Links(SECRET).key("table1"))


def test_a_table_of_any_name_has_a_key() -> None:
    assert len({Links(SECRET).key(id) for id in ("", "é", "\ud800", "x" * 10_000)}) == 4


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(SecretError):
        Links(b"short")


def test_the_secret_is_in_no_repr() -> None:
    links = Links(b"0123456789abcdef0123456789abcdef")
    assert "0123456789" not in repr(links)
    assert "0123456789" not in str([links])


# -- the file --------------------------------------------------------------------------------------------------------


def test_the_secret_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    key = Links.kept_in(data).key("table1")
    assert [path.name for path in data.iterdir()] == ["secret"]
    assert stat.S_IMODE((data / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert Links.kept_in(data).key("table1") == key
    assert Links.kept_in(tmp_path / "other").key("table1") != key


def test_several_servers_agree_on_one_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as pool:
        keys = set(pool.map(lambda _: Links.kept_in(tmp_path).key("table1"), range(64)))
    assert len(keys) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_a_secret_that_others_may_read_is_closed_to_them(tmp_path: Path) -> None:
    key = Links.kept_in(tmp_path).key("table1")
    (tmp_path / "secret").chmod(0o644)
    assert Links.kept_in(tmp_path).key("table1") == key
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


@pytest.mark.parametrize("content", ["", "\n", "ab" * 31, "ab" * 33, "not hex" * 8, "é" * 64, "\0" * 64])
def test_a_damaged_secret_is_told_and_kept(tmp_path: Path, content: str) -> None:
    (tmp_path / "secret").write_text(content, "utf-8")
    with pytest.raises(SecretError) as caught:
        Links.kept_in(tmp_path)
    assert caught.value.message.id == "guard-secret-damaged"
    assert caught.value.text("fr")
    assert (tmp_path / "secret").read_text("utf-8") == content


def test_a_place_where_nothing_can_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SecretError, match="TROYES_DATA"):
        Links.kept_in(tmp_path / "file")
    (tmp_path / "secret").mkdir()
    with pytest.raises(SecretError):
        Links.kept_in(tmp_path)


# -- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draw", [new_table_id, new_guest_id])
def test_names_cannot_be_guessed(draw: type[str]) -> None:
    drawn = [draw() for _ in range(3000)]
    assert len(set(drawn)) == 3000
    assert {len(id) for id in drawn} == {16}  # of 32 letters each: 80 bits
    assert all(is_id(id) for id in drawn)
    for at in range(16):
        assert set(Counter(id[at] for id in drawn)) == set(ALPHABET)


def test_no_two_letters_look_alike() -> None:
    assert len(set(ALPHABET)) == 32
    assert ALPHABET.isascii()
    assert ALPHABET.isalnum()
    assert ALPHABET.lower() == ALPHABET
    assert not set("ilo") & set(ALPHABET)


@pytest.mark.parametrize("text", ["", "0" * 15, "0" * 17, "O" * 16, "0" * 15 + "l", "0" * 15 + "é", "0" * 15 + "\0"])
def test_what_cannot_be_a_name(text: str) -> None:
    assert not is_id(text)
