"""Builds the browser's part into the wheel, and compiles the rules where a C compiler is at hand.

hatch-mypyc does the compiling. Here it works on a copy of the sources, because it builds in place and moves
pyproject.toml aside while it does: nothing is left behind in the tree, and two builds never meet.

`troyes-*.dist-info/extra_metadata/build.txt` of the finished wheel tells how it was built.
"""

import os
import re
import shlex
import shutil
import sys
import sysconfig
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatch_mypyc import plugin as hatch_mypyc
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.errors import BaseError, CCompilerError, CompileError, LinkError

sys.path.insert(0, str(Path(__file__).parent))  # a build back end does not look here by itself
from scripts import client


class TroyesBuildHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._room = TemporaryDirectory(prefix="troyes-build-")
        room = Path(self._room.name).resolve()
        obstacle = why_plain()
        if obstacle:
            told = f"plain: {obstacle}"
            self.app.display_warning(f"troyes is built without native code: {obstacle}")
        else:
            found = self._compile(room, version, build_data)
            told = f"compiled: {found} modules"
            self.app.display_info(f"troyes is built with native code: {found} modules")
        self._dress(room, build_data)
        note = room / "build.txt"
        note.write_text(told + "\n", "utf-8")
        build_data["extra_metadata"][str(note)] = "build.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel" and version != "editable":
            self._room.cleanup()

    def _dress(self, room: Path, build_data: dict[str, Any]) -> None:
        """Puts the browser's part into the wheel: the one that lies ready in web/dist, or a fresh one."""
        root = Path(self.root)
        built = client.ready(root)
        if built is None:
            self.app.display_info("the browser's part is being built")
            built = client.build(root, room / "client")
        build_data["force_include"][str(built)] = "troyes/server/client"

    def _compile(self, room: Path, version: str, build_data: dict[str, Any]) -> int:
        """Compiles a copy of the sources, puts what came of it into the wheel, and counts the modules."""
        root = Path(self.root)
        leftovers = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(root / "src", room / "src", ignore=leftovers)
        shutil.copy(root / "pyproject.toml", room)
        settings = f"--config-file={root / 'pyproject.toml'}"
        mypyc = hatch_mypyc.MypycBuildHook(
            str(room),
            {**self.config, "mypy-args": [settings, *self.config.get("mypy-args", [])]},
            self.build_config,
            self.metadata,
            self.directory,
            self.target_name,
            self.app,
        )
        refuse_structs(room, mypyc.included_files)
        made: dict[str, Any] = {"artifacts": [], "force_include": {}}
        with chdir(room):
            mypyc.initialize(version, made)
        build_data["pure_python"] = made["pure_python"]
        build_data["infer_tag"] = made["infer_tag"]
        build_data["force_include"].update(made["force_include"])
        for pattern in mypyc.artifact_globs:
            (module,) = room.glob(pattern)
            build_data["force_include"][str(module)] = str(module.relative_to(room))
        return len(mypyc.artifact_globs)


def refuse_structs(room: Path, names: list[str]) -> None:
    """A compiled msgspec Struct loses its field types and options without a word: better not to build it."""
    structs = [name for name in names if re.search(r"\bStruct\b", (room / name).read_text("utf-8"))]
    if structs:
        raise ValueError(f"msgspec Structs cannot be compiled; exclude in pyproject: {', '.join(structs)}")


def why_plain() -> str:
    """What keeps this machine from compiling; nothing if it can."""
    if os.environ.get("TROYES_PLAIN", "0") not in ("", "0"):
        return "TROYES_PLAIN is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs it best as it is"
    with TemporaryDirectory(prefix="troyes-probe-") as room:
        return compiler_trouble(Path(room))


def compiler_trouble(room: Path) -> str:
    """Builds the smallest of extensions as setuptools will build the real ones, and tells what went wrong."""
    source = room / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", "utf-8")
    command = Distribution({"ext_modules": [Extension("probe", [str(source)])]}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(room)
    try:
        command.ensure_finalized()
        command.run()
    except (BaseError, CCompilerError, CompileError, LinkError, OSError):
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler})"
        return f"the C compiler ({compiler}) fails on a one-line program; Python's C headers may be missing"
    return ""
