"""Sdist and wheel: complete, installable in a fresh environment, and the program from the wheel serves the page."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.try_packages import PAGE, ROOT, Failed, build, look_into_sdist, tracked, try_all

STUB = '<!doctype html><html><head><script src="/stub.js"></script></head></html>\n'


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what git knows here, with a page: the built one is not there in every checkout."""
    names = tracked(ROOT)
    if not names:
        pytest.skip("this is no git checkout")
    copy = tmp_path_factory.mktemp("checkout") / "hustings"
    for name in names:
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    static = (copy / "src" / PAGE).parent
    static.mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text(STUB, "utf-8")
    (static / "stub.js").write_text("", "utf-8")
    return copy


@pytest.fixture(scope="module")
def dist(checkout: Path) -> Path:
    build(checkout, checkout.parent / "dist", "sdist", "wheel")
    return checkout.parent / "dist"


def test_the_packages_are_complete_and_the_installed_program_serves_the_page(dist: Path) -> None:
    try_all(dist, reuse=True)


def test_a_file_that_the_sdist_lacks_is_found(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.try_packages.tracked", lambda root: {*tracked(root), "README.md", "setup"})
    (dist.parent / "setup").touch()
    with pytest.raises(Failed, match="lacks setup"):
        look_into_sdist(next(dist.glob("*.tar.gz")), dist.parent)


def test_no_package_is_built_without_the_page(checkout: Path, tmp_path: Path) -> None:
    page = checkout / "src" / PAGE
    content = page.read_bytes()
    page.unlink()
    try:
        for kind in ("sdist", "wheel"):
            with pytest.raises(Failed, match="the page is not built"):
                build(checkout, tmp_path, kind)
    finally:
        page.write_bytes(content)
