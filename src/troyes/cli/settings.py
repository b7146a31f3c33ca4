"""How the server is set up, for the commands that start it or look after it."""

import os
from pathlib import Path

import msgspec

from troyes.cli.files import data_folder
from troyes.server.settings import Settings


def settings_of(host: str | None = None, port: int | None = None, data: Path | None = None) -> Settings:
    """The settings of the environment, with what the command was given laid over them."""
    found = Settings.from_env(os.environ)
    if "TROYES_DATA" not in os.environ:
        found = msgspec.structs.replace(found, data=data_folder())
    given = {"host": host, "port": port, "data": data}
    return msgspec.structs.replace(found, **{name: value for name, value in given.items() if value is not None})
