"""Passwords are hashed a few at a time, and by threads that let all else go first."""

import asyncio
import os
import threading
import time

import pytest

from troyes.server.guard import passwords
from troyes.server.guard.passwords import AT_ONCE, NICE, Passwords


async def test_a_password_fits_its_own_hash_and_no_other() -> None:
    kept = await Passwords().hashed("cafe\u0301 de Troyes")
    assert await Passwords().fits("caf\u00e9 de Troyes", kept)
    assert not await Passwords().fits("cafe de Troyes", kept)
    assert not await Passwords().fits("cafe de Troyes", None)


async def test_whoever_hashes_lets_all_else_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def priority(_: str = "") -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = priority()
    monkeypatch.setattr(passwords, "PasswordHasher", lambda: type("Hasher", (), {"hash": staticmethod(priority)}))
    assert await Passwords().hashed("a") == min(before + NICE, 19)
    assert priority() == before


async def test_no_more_than_a_few_are_hashed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now: list[int] = []
    there = threading.Semaphore(AT_ONCE)

    def hashed(_: str) -> str:
        now.append(there.acquire(blocking=False))
        time.sleep(0.01)
        there.release()
        return ""

    monkeypatch.setattr(passwords, "PasswordHasher", lambda: type("Hasher", (), {"hash": staticmethod(hashed)}))
    await asyncio.gather(*(Passwords().hashed("a") for _ in range(4 * AT_ONCE)))
    assert now == [True] * 4 * AT_ONCE
