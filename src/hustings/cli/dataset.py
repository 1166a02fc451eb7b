"""``hustings dataset``: recorded games as arrays to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hustings.cli.common import AsJson, report
from hustings.core.errors import OptionError
from hustings.core.record import read_record


def dataset(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Records of one game, set up alike.", exists=True)
    ],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE.npz", help="Where to write the arrays.")],
    json: AsJson = False,
) -> None:
    """Turn recorded games into arrays for learning.

    One row for every pick: what the seat knew, what it could pick, what it picked, and how the game ended for it.
    Every record is verified first. `hustings simulate --records DIR` makes records.
    """
    try:
        import numpy as np

        from hustings.env.dataset import dataset as collect
    except ModuleNotFoundError as error:
        raise OptionError(f"{error.name} is missing: pip install 'hustings[learn]'") from None
    if not out.parent.is_dir():
        raise OptionError(f"there is no folder {out.parent}")
    arrays = collect(read_record(file.read_bytes()) for file in files)
    np.savez_compressed(out, **arrays)  # type: ignore[arg-type, unused-ignore]
    document: dict[str, Any] = {
        "file": str(out),
        "games": len(files),
        "rows": len(arrays["picks"]),
        "arrays": {name: [*array.shape] for name, array in arrays.items()},
    }
    report(
        document,
        json,
        lambda console: console.print(f"{document['rows']:,} picks of {len(files):,} games in {out}"),
    )
