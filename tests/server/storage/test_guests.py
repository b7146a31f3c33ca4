"""Guests are known by a token, of which only a hash is kept."""

import asyncio
import hashlib

import pytest
from tests.server.bases import asked

from troyes.server.guard.ids import new_guest_id
from troyes.server.settings import Settings
from troyes.server.storage import store as store_module
from troyes.server.storage.errors import StoreError
from troyes.server.storage.shapes import StoredGuest
from troyes.server.storage.store import Store


async def test_a_guest_is_known_by_the_token(store: Store) -> None:
    anne, token = await store.new_guest("Anne", "fr")
    bob, other = await store.new_guest("Bob", "en")
    assert (anne.name, anne.lang) == ("Anne", "fr")
    assert await store.guest(token) == anne
    assert await store.guest(other) == bob
    assert anne.id != bob.id


async def test_guests_are_known_after_a_restart(settings: Settings, store: Store) -> None:
    anne, token = await store.new_guest("Anne", "fr")
    second = await Store.open(settings)
    assert await second.guest(token) == anne
    assert await second.guest(token) == anne
    assert await second.guest(token + "x") is None
    await second.close()


async def bad_tokens(store: Store) -> list[str]:
    anne, token = await store.new_guest("Anne", "fr")
    _, other = await store.new_guest("Bob", "en")
    id, secret = token.split(".")
    their_secret = other.split(".")[1]
    hashed = hashlib.sha256(secret.encode()).hexdigest()
    return [
        *("", ".", "..", id, f"{id}.", f".{secret}", secret, f"{secret}.{id}", f"{id}{secret}"),
        *(f"{new_guest_id()}.{secret}", f"{id}.{their_secret}", f"{id}.{hashed}", f"{id}.{secret[:-1]}"),
        *(f"{id}.{secret}x", f"{id}.{secret}.", f" {token}", f"{token} ", f"{token}\n", f"{id}. {secret}"),
        *(f"{id.upper()}.{secret}", f"{id}.{secret.swapcase()}", f"{id}\0.{secret}", f"{id}.{secret}\0"),
        *(f"{id}.é{secret}", f"é{id}.{secret}", f"{id}.\ud800", "\ud800.\udfff", "\U0001f3b2." + secret),
        *("x" * 10_000, f"{id}." + "x" * 10_000, "." * 10_000, f"{id}.{secret}" * 200),
        *("' OR 1=1 --.x", f"%.{secret}", f"{anne.name}.{secret}", "None.None", f"{id}.None"),
    ]


@pytest.mark.parametrize("remembered", [True, False])
async def test_no_other_token_opens_the_door(store: Store, remembered: bool) -> None:
    for token in await bad_tokens(store):
        if not remembered:
            store._guests.clear()
        assert await store.guest(token) is None, token


async def test_the_secret_is_not_on_disk(settings: Settings, store: Store) -> None:
    _, token = await store.new_guest("Anne", "fr")
    secret = token.split(".")[1]
    assert len(secret) >= 43  # 256 bits
    await store.close()
    assert secret not in str(asked(settings.data, "SELECT * FROM guests"))
    kept = asked(settings.data, "SELECT secret FROM guests")
    assert kept == [(hashlib.sha256(secret.encode()).hexdigest(),)]


@pytest.mark.sqlite
async def test_the_secret_is_in_no_file(settings: Settings, store: Store) -> None:
    _, token = await store.new_guest("Anne", "fr")
    await store.close()
    files = list(settings.data.iterdir())
    assert files
    for path in files:
        assert token.split(".")[1].encode() not in path.read_bytes()


async def test_a_guest_changes_name_and_language(settings: Settings, store: Store) -> None:
    anne, token = await store.new_guest("Anne", "fr")
    renamed = await store.change_guest(anne.id, name="Annie")
    assert renamed == StoredGuest(anne.id, "Annie", "fr", anne.made)
    assert await store.change_guest(anne.id, lang="en") == StoredGuest(anne.id, "Annie", "en", anne.made)
    assert await store.change_guest(anne.id) == await store.guest(token)
    second = await Store.open(settings)
    assert await second.guest(token) == StoredGuest(anne.id, "Annie", "en", anne.made)
    await second.close()


async def test_nobody_cannot_be_changed(store: Store) -> None:
    with pytest.raises(StoreError, match="no guest"):
        await store.change_guest("nobody", name="X")


async def test_a_change_is_never_overtaken_by_an_old_reading(store: Store) -> None:
    anne, token = await store.new_guest("Anne", "fr")
    for at in range(20):
        store._guests.clear()
        readings = [store.guest(token) for _ in range(3)]
        await asyncio.gather(*readings, store.change_guest(anne.id, name=f"Anne {at}"))
        now = await store.guest(token)
        assert now is not None
        assert now.name == f"Anne {at}"


async def test_only_so_many_guests_are_remembered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "KNOWN_GUESTS", 10)
    known = [await store.new_guest(f"Guest {at}", "en") for at in range(25)]
    assert len(store._guests) == 10
    for guest, token in known:
        assert await store.guest(token) == guest
    assert len(store._guests) == 10
