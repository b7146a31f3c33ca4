"""`troyes serve`: where it is, what it does when that place is taken, and how it ends."""

import re
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest
from tests.server.serving import ME, PATIENCE, free_port, launched, people, served


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_it_ends_well_and_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path) as server:
        assert f"http://localhost:{server.port}/" in server.said()
        async with people(server.url, "Anna") as (anna, _):
            table = await anna.make("troyes-dice", [ME, {"kind": "bot", "bot": "random"}])
            async with anna.line(table) as line:
                turn = await line.my_turn()
                state = await line.choose(turn["options"][0]["key"])
                assert server.end(how) == 0
                assert "Traceback" not in server.said()
                if how == signal.SIGINT:
                    return
            server.start()
            async with anna.line(table, after=state["n"]) as line:
                seen = await line.hear()
                while seen["t"] == "table":
                    seen = await line.hear()
                if seen["t"] == "state":  # its bot has gone on meanwhile
                    assert seen["turn"]["options"] == state["turn"]["options"]
                else:
                    assert seen == {"t": "pong", "n": state["n"]}


def test_a_port_that_is_taken_is_told_or_the_next_one_is_used(tmp_path: Path) -> None:
    port = free_port()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        certain = launched(["serve", "--port", str(port), "--data", str(tmp_path)], subprocess.PIPE)
        said, _ = certain.communicate(timeout=PATIENCE)
        assert certain.returncode == 2, said
        assert str(port) in said.decode()
        assert b"Traceback" not in said

        log = tmp_path / "log.txt"
        with log.open("wb") as output:
            free = launched(["serve", "--data", str(tmp_path)], output, {"port": port})
        try:
            until = time.monotonic() + PATIENCE
            while not (found := re.search(r"http://localhost:(\d+)/", log.read_text())):
                assert time.monotonic() < until, log.read_text()
                assert free.poll() is None, log.read_text()
                time.sleep(0.02)
            assert port < int(found[1]) <= port + 20
        finally:
            free.terminate()
            assert free.wait(PATIENCE) == 0


def test_settings_that_cannot_be_are_told(tmp_path: Path) -> None:
    for settings in ({"workers": "many"}, {"database": "mysql://x:secret@y/z"}):
        wrong = launched(["serve", "--data", str(tmp_path)], subprocess.PIPE, settings)
        said, _ = wrong.communicate(timeout=PATIENCE)
        assert wrong.returncode == 2, said
        assert f"TROYES_{next(iter(settings)).upper()}" in said.decode()
        assert b"Traceback" not in said
        assert b"secret" not in said


def test_a_folder_takes_one_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        second = launched(["serve", "--data", str(tmp_path)], subprocess.PIPE)
        said, _ = second.communicate(timeout=PATIENCE)
        assert second.returncode == 2, said
        assert f"http://localhost:{server.port}/" in said.decode().replace("\n", "")
