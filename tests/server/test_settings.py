"""Settings come from TROYES_* variables; what cannot be is refused with the name of the variable."""

from pathlib import Path

import msgspec
import pytest
from platformdirs import user_data_path
from rich.pretty import pretty_repr

from troyes.core.errors import TroyesError
from troyes.server.settings import Settings, SettingsError


def test_without_variables_all_is_as_usual() -> None:
    usual = Settings.from_env({})
    assert usual == Settings()
    assert usual.data == user_data_path("troyes", appauthor=False)
    assert (usual.host, usual.port, usual.database, usual.public_url) == ("127.0.0.1", 8080, "", "")
    assert (usual.bot_pause, usual.workers, usual.away_after) == (0.7, 1, 60)
    assert (usual.max_body, usual.max_message, usual.max_tables_per_guest) == (65536, 8192, 200)
    assert not usual.trusted_proxy


def test_empty_and_foreign_variables_change_nothing() -> None:
    environ = {"TROYES_PORT": "", "TROYES_HOST": "  ", "TROYES_PLAIN": "1", "TROYES_LANG": "fr", "PORT": "1"}
    assert Settings.from_env(environ) == Settings()


def test_every_setting_has_its_variable(tmp_path: Path) -> None:
    given = {
        "data": str(tmp_path),
        "database": "postgresql://troyes:password@db/troyes",
        "host": "0.0.0.0",
        "port": "0",
        "public_url": "https://troyes.example/",
        "trusted_proxy": "true",
        "bots": "package.module:Bot",
        "bot_pause": "0",
        "workers": "4",
        "away_after": "12.5",
        "smtp_host": "mail.example",
        "smtp_port": "25",
        "smtp_user": "troyes",
        "smtp_password": "hunter3",
        "smtp_from": "troyes@example.org",
        "smtp_tls": "false",
        "max_body": "1024",
        "max_message": " 2048 ",
        "max_tables_per_guest": "5",
        "max_lines_per_guest": "15",
        "max_lines_per_address": "16",
        "max_connections_per_address": "17",
        "request_seconds": "2.5",
        "address_requests_per_minute": "1",
        "asset_requests_per_minute": "14",
        "guest_requests_per_minute": "2",
        "new_guests_per_hour": "3",
        "hints_per_minute": "6",
        "sign_ins_per_hour": "7",
        "sign_ins_per_name_per_hour": "8",
        "friend_asks_per_hour": "9",
        "talk_per_minute": "10",
        "reports_per_hour": "11",
        "webhooks_per_hour": "12",
        "webhook_private": "true",
        "prints_per_minute": "7",
        "study_seconds": "0.5",
        "longest_thought": "20",
        "max_studies_per_guest": "13",
        "messages_per_second": "4",
        "guest_work_per_second": "100",
        "address_work_per_second": "300",
        "unknown_links_per_minute": "0",
    }
    assert set(given) == {field.name for field in msgspec.structs.fields(Settings)}
    made = Settings.from_env({f"TROYES_{name.upper()}": value for name, value in given.items()})
    expected = {"data": tmp_path, "public_url": "https://troyes.example", "trusted_proxy": True, "max_message": 2048}
    expected |= {"webhook_private": True, "smtp_tls": False}
    for name, value in given.items():
        assert str(getattr(made, name)) == str(expected.get(name, value)) or getattr(made, name) == float(value), name


def test_a_home_folder_is_understood() -> None:
    assert Settings.from_env({"TROYES_DATA": "~/games"}).data == Path.home() / "games"


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PORT", "http", "whole number from 0 to 65,535"),
        ("PORT", "65536", "whole number from 0 to 65,535"),
        ("PORT", "-1", "whole number from 0 to 65,535"),
        ("PORT", "80.5", "whole number from 0 to 65,535"),
        ("PORT", "9" * 5000, "whole number from 0 to 65,535"),
        ("WORKERS", "-1", "whole number from 0 to 256"),
        ("MAX_BODY", "10", "whole number from 256"),
        ("MESSAGES_PER_SECOND", "-1", "whole number from 0"),
        ("BOT_PAUSE", "soon", "number from 0"),
        ("BOT_PAUSE", "-0.1", "number from 0"),
        ("BOT_PAUSE", "nan", "number from 0"),
        ("AWAY_AFTER", "inf", "number from 0"),
        ("TRUSTED_PROXY", "perhaps", "true or false"),
        ("DATABASE", "games.db", "URL such as"),
        ("DATABASE", "mysql://troyes:password@db/troyes", "URL such as"),
        ("DATABASE", "postgresql://troyes:password@db:port/troyes", "URL such as"),
        ("PUBLIC_URL", "troyes.example", "such as https://troyes.example"),
        ("PUBLIC_URL", "ftp://troyes.example", "such as"),
        ("PUBLIC_URL", "https://", "such as"),
        ("PUBLIC_URL", "https://troyes.example/games", "such as"),
        ("PUBLIC_URL", "https://troyes.example?x=1", "such as"),
        ("PUBLIC_URL", "https://me@troyes.example", "such as"),
        ("PUBLIC_URL", "https://troyes.example:99999", "such as"),
        ("PUBLIC_URL", "https://[::1", "such as"),
    ],
)
def test_what_cannot_be_is_refused(name: str, value: str, told: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_env({f"TROYES_{name}": value})
    assert isinstance(caught.value, TroyesError)
    assert caught.value.place == f"TROYES_{name}"
    words = str(caught.value)
    assert f"TROYES_{name}" in words
    assert told in words
    assert len(words) < 300
    assert f"TROYES_{name}" in caught.value.text("fr")
    assert "password@db" not in words.replace("user:password@host", "")


def test_a_password_is_in_no_repr() -> None:
    settings = Settings(database="postgresql://troyes:hunter2@db/troyes", smtp_password="hunter2")
    for told in (repr(settings), str(settings), f"{[settings]}", pretty_repr(settings)):
        assert "hunter2" not in told
        assert "8080" in told
