"""The server's OpenAPI document on standard output, without starting it: ``python tools/api_schema.py``."""

from __future__ import annotations

import json
import sys

from hustings.web.app import create_app
from hustings.web.config import Config
from hustings.web.openapi import with_games


def main() -> int:
    schema = with_games(create_app(Config()).openapi_schema.to_schema())
    schema["paths"] = {}  # the page needs the shapes; which address answers with which it knows
    json.dump(schema, sys.stdout, sort_keys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
