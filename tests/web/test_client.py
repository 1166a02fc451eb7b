"""The client reads streams as the standard says."""

from __future__ import annotations

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
