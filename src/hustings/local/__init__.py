"""Tables for one device, without a server: the same requests and answers as a server's, in one process.

``Local`` keeps tables in a ``Store`` and lets bots think through a ``Thinker``; ``routes.answer`` is what a page
speaks to. In the browser both are given by ``browser.py``; in tests, and in a program, anything will do.
"""

from __future__ import annotations

from hustings.local.service import Local
from hustings.local.store import MemoryStore, Store

__all__ = ["Local", "MemoryStore", "Store"]
