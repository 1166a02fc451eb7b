import signal

HANGUP = signal.SIGHUP  # found by tests/test_portability.py
