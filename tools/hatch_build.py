"""Wheel build hook: with HUSTINGS_COMPILE=1 the rule code goes into the wheel compiled.

pip wheel .                        the pure wheel, for every platform; needs no compiler
HUSTINGS_COMPILE=1 pip wheel .     a wheel for this Python and platform, with the same sources inside
"""

from __future__ import annotations

import importlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "HUSTINGS_COMPILE"


class CompiledBuildHook(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel when the switch is on; otherwise does nothing."""

    def _wanted(self) -> bool:
        return os.environ.get(SWITCH, "0") not in {"", "0"}

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.13", "setuptools"] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wanted() or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        try:
            compiled = importlib.import_module("compiled")
        finally:
            del sys.path[0]
        self._folder = tempfile.TemporaryDirectory(prefix="hustings-wheel-")
        target = Path(self._folder.name) / "new"
        made = compiled.build(target, work=Path(self._folder.name) / "work")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in made:
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()
