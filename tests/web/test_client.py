"""The client reads streams as the standard says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from hustings.client import Client, StreamEvent

STREAM = (
    "retry: 1000\n\n"
    'id: 3\nevent: entry\ndata: {"text": "one\u2028line"}\n\n'
    ": still here\n\n"
    'event: table\ndata: {"seats":\ndata:  []}\n\n'
    "id:4\r\nevent:state\r\ndata:{}\r\n\r\n"
)


def test_the_client_reads_a_stream() -> None:
    """Only line ends of the standard end a line, data lines belong together, and what carries no data is no event."""
    headers = {"content-type": "text/event-stream"}
    answer = httpx.Response(200, headers=headers, content=STREAM.encode())
    with Client("http://server", transport=httpx.MockTransport(lambda _: answer)) as client:
        assert list(client.events("table")) == [
            StreamEvent("entry", {"text": "one\u2028line"}, 3),
            StreamEvent("table", {"seats": []}, 3),
            StreamEvent("state", {}, 4),
        ]


FIRST = """
import sys, threading
import httpx
from hustings.client import Client

state = open(sys.argv[1], "rb").read()
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)

def read():
    transport = httpx.MockTransport(lambda request: httpx.Response(200, content=state))
    with Client("http://server", transport=transport) as client:
        together.wait()
        for _ in range(20):
            client.state("table")

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_several_threads_may_read_what_nobody_has_read_before(person: Client, tmp_path: Path) -> None:
    """What msgspec knows of a type must be made by one thread alone: read by another too early, it ends the process."""
    table = person.create("die-macher-2006", players=3)
    person.start(table.id, fill="greedy")
    state = tmp_path / "state.json"
    state.write_bytes(person.request("GET", f"/api/tables/{table.id}/state").content)
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", FIRST, str(state)], capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
