"""Build hook: wheel and sdist carry the built page, and with HUSTINGS_COMPILE=1 a wheel has the rule code compiled.

scripts/page && pip wheel .        the pure wheel, for every platform; who installs it needs no Node.js
HUSTINGS_COMPILE=1 pip wheel .     a wheel for this Python and platform, with the same sources inside
HUSTINGS_PAGE=0 pip wheel .        without the page: a server that only bots and scripts will use
"""

from __future__ import annotations

import importlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "HUSTINGS_COMPILE"
PAGE = "HUSTINGS_PAGE"


def switched_on(name: str, otherwise: str) -> bool:
    return os.environ.get(name, otherwise) not in {"", "0"}


class PackageHook(BuildHookInterface[Any]):
    """Refuses to build a package without the page unless told to; adds the extension modules when told to."""

    def dependencies(self) -> list[str]:
        if not switched_on(COMPILE, "0"):
            return []
        # mypyc wants to know the types of what the compiled modules of the server use.
        types = ["msgspec", "sqlalchemy", "fluent.runtime", "litestar", "argon2-cffi", "alembic"]
        return ["mypy[mypyc]>=1.13", "setuptools", *types]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if switched_on(PAGE, "1") and not (Path(self.root) / "src/hustings/web/static/index.html").is_file():
            raise FileNotFoundError(
                f"the page is not built: run scripts/page first, or set {PAGE}=0 for a package without it"
            )
        if self.target_name == "wheel" and switched_on(COMPILE, "0"):
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
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
