import resource  # noqa: F401 - found by tests/test_portability.py
