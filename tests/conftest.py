"""What the whole run is told."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--elsewhere",
        default="",
        metavar="FOLDERS",
        help="folders whose tests run on the compiled build instead, but for those marked interpreted",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    folders = [config.rootpath / folder for folder in str(config.getoption("--elsewhere")).split()]

    def runs_elsewhere(item: pytest.Item) -> bool:
        path = Path(item.path)
        return item.get_closest_marker("interpreted") is None and any(
            path.is_relative_to(each) for each in folders
        )

    left_out = [item for item in items if runs_elsewhere(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not runs_elsewhere(item)]
