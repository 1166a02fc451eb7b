"""The table knows neither HTTP nor a database."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOOK = """
import sys
import hustings.table.{module}
print(*sorted({{name.split(".")[0] for name in sys.modules}} & {{"asyncio", "httpx", "litestar", "sqlalchemy", "uvicorn"}}))
"""


@pytest.mark.parametrize("module", ["draft", "follow", "presenter"])
def test_the_table_needs_no_server(module: str) -> None:
    found = subprocess.run(
        [sys.executable, "-c", LOOK.format(module=module)], capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == []
