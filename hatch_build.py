"""Builds the browser's part into the wheel, and compiles the rules where a C compiler is at hand.

The browser's part has the engine beside it, for when no server answers. With TROYES_QUICK=1 that is left out, unless it
lies ready.

mypyc turns each module into a C file, and all cores compile them while the browser's part is built. It works on a copy
of the sources: nothing is left behind in the tree, and two builds never meet.

`troyes-*.dist-info/extra_metadata/build.txt` of the finished wheel tells how it was built.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError, CompileError, LinkError

sys.path.insert(0, str(Path(__file__).parent))  # a build back end does not look here by itself
from scripts import client, engine_files, native_code, offline

LEANS = re.compile(r"^ *(?:from|import) (?:msgspec|fluent)\b", re.MULTILINE)
"""A compiled msgspec Struct loses its field types and options without a word; such modules stay interpreted."""
STRAIGHT = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-plt"]
"""Calls from one C file to another go straight there, and not by way of a table that others could change: 5 to 10 %
faster games. Calls into Python take no detour either."""


class TroyesBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._room = TemporaryDirectory(prefix="troyes-build-")
        room = Path(self._room.name).resolve()
        with ThreadPoolExecutor(1) as beside:
            dressed = beside.submit(self._dress, room)
            told = self._engine(room, build_data)
            build_data["force_include"][str(dressed.result())] = "troyes/server/client"
        note = room / "build.txt"
        note.write_text(told + "\n", "utf-8")
        build_data["extra_metadata"][str(note)] = "build.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel" and version != "editable":
            self._room.cleanup()

    def _dress(self, room: Path) -> Path:
        """The browser's part: the one that lies ready in web/dist, or a fresh one; and beside it the engine."""
        root, folder = Path(self.root), room / "dressed"
        shutil.copytree(client.ready(root) or client.build(root, room / "client"), folder)
        offline.join(folder, self._inner(room / "inner"), served=True)
        client.compress(folder / offline.ASSETS)
        return folder

    def _inner(self, room: Path) -> Path | None:
        """The engine that runs in a page: the one that lies ready, or a fresh one."""
        found = engine_files.ready()
        if found or os.environ.get("TROYES_QUICK", "0") not in ("", "0"):
            return found
        try:
            return engine_files.build_apart(room)
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.display_warning(f"the page will not play without a server: its engine cannot be built ({error})")
            return None

    def _engine(self, room: Path, build_data: dict[str, Any]) -> str:
        """Puts native code into the wheel where that can be made here, and tells how it went."""
        obstacle = why_plain()
        if obstacle:
            self.app.display_warning(f"troyes is built without native code: {obstacle}")
            return f"plain: {obstacle}"
        began = monotonic()
        shutil.copytree(Path(self.root) / "src", room / "src", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(Path(self.root) / "pyproject.toml", room)
        modules = self._native(room)
        with chdir(room):
            for library in compiled(modules):
                build_data["force_include"][str(room / library)] = str(library.relative_to("lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"native code for {len(modules)} modules in {monotonic() - began:.0f} s")
        return f"compiled: {len(modules)} modules"

    def _native(self, room: Path) -> list[str]:
        """The modules that become native code."""
        package = room / "src" / "troyes"
        found = [path for folder in self.config["native"] for path in sorted((package / folder).rglob("*.py"))]
        return [
            str(path.relative_to(room))
            for path in found
            if not any(path.match(pattern) for pattern in self.config["interpreted"])
            and not LEANS.search(path.read_text("utf-8"))
        ]


def compiled(modules: list[str]) -> list[Path]:
    """Compiles modules, named as they lie below this folder, into `lib`."""
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--config-file=pyproject.toml", *modules],
        multi_file=True,
        group_name="troyes",
        opt_level="2",
        debug_level="0",
        target_dir="c",
    )
    for extension in extensions:
        extension.extra_compile_args += STRAIGHT
    native_code.improve(Path("c"))
    _build(extensions, Path("lib"))
    return [path for path in sorted(Path("lib").rglob("*")) if path.suffix in (".so", ".pyd")]


class SideBySide(build_ext):
    """setuptools' way to build, with every C file compiled by whichever core is free."""

    def build_extensions(self) -> None:
        one = self.compiler.compile

        def compile(sources: list[str], **options: Any) -> list[str]:
            found = pool.map(
                lambda source: one([source], **options), sorted(sources, key=os.path.getsize, reverse=True)
            )
            return [name for names in found for name in names]

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            self.compiler.compile = compile
            super().build_extensions()


def _build(extensions: list[Extension], lib: Path) -> None:
    """Builds extensions into a folder."""
    command = SideBySide(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(lib), str(lib / "made")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def why_plain() -> str:
    """What keeps this machine from compiling; nothing if it can."""
    if os.environ.get("TROYES_PLAIN", "0") not in ("", "0"):
        return "TROYES_PLAIN is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs it best as it is"
    with TemporaryDirectory(prefix="troyes-probe-") as room:
        return compiler_trouble(Path(room))


def compiler_trouble(room: Path) -> str:
    """Builds the smallest of extensions as the real ones will be built, and tells what went wrong."""
    source = room / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", "utf-8")
    try:
        _build([Extension("probe", [str(source)])], room)
    except (BaseError, CCompilerError, CompileError, LinkError, OSError):
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler})"
        return f"the C compiler ({compiler}) fails on a one-line program; Python's C headers may be missing"
    return ""
