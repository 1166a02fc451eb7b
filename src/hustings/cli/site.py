"""``hustings serve`` and ``worker``: running a site."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from hustings.cli.common import FAILED
from hustings.core.errors import OptionError

Database = Annotated[
    str,
    typer.Option(
        envvar="HUSTINGS_DATABASE",
        help="postgresql://... for a site, or the path of an SQLite file. Default: a file in your home folder.",
    ),
]


def need_the_server() -> None:
    if any(find_spec(name) is None for name in ("litestar", "uvicorn", "sqlalchemy")):
        raise OptionError("the server needs more packages: pip install 'hustings[web]'")


def serve(
    database: Database = "",
    host: Annotated[
        str, typer.Option(envvar="HUSTINGS_HOST", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="HUSTINGS_PORT", min=1, max=65535, help="The port to listen on.")
    ] = 8000,
    workers: Annotated[int, typer.Option(min=1, help="Web processes; more than one needs PostgreSQL.")] = 1,
) -> None:
    """Run a server until it is stopped.

    All other settings come from environment variables: see docs/site.md.
    """
    need_the_server()
    if workers > 1 and sys.platform == "win32":
        raise OptionError(
            "several web processes share one port, which Windows cannot do: start one, or use WSL"
        )
    if workers > 1 and not database.startswith("postgresql"):
        raise OptionError("several web processes need PostgreSQL: --database postgresql://...")
    environment = {
        **os.environ,
        "HUSTINGS_DATABASE": database,
        "HUSTINGS_HOST": host,
        "HUSTINGS_PORT": str(port),
    }
    if workers == 1:
        os.environ.update(environment)
        from hustings.web.run import main

        main()
        return
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError as error:
            raise OptionError(f"cannot listen at {host} port {port}: {error.strerror}") from None
        listener.listen(2048)
        listener.set_inheritable(True)
        environment["HUSTINGS_FD"] = str(listener.fileno())
        command = [sys.executable, "-m", "hustings.web.run"]
        processes = [
            subprocess.Popen(command, env=environment, pass_fds=[listener.fileno()])  # noqa: S603 - ourselves
            for _ in range(workers)
        ]
    stop_together(processes)


def stop_together(processes: list[subprocess.Popen[bytes]]) -> None:
    """Pass a request to stop on to all, and wait for them to finish what they have begun."""

    def pass_on(number: int, _frame: object) -> None:
        for process in processes:
            process.send_signal(number)

    signal.signal(signal.SIGTERM, pass_on)
    signal.signal(signal.SIGINT, pass_on)
    codes = [process.wait() for process in processes]
    if any(codes):
        raise typer.Exit(FAILED)


def worker(
    database: Database = "",
    check: Annotated[
        bool,
        typer.Option("--check", help="Only check whether a worker on this machine is alive."),
    ] = False,
) -> None:
    """Run the bots of a site in a process of their own.

    Needs PostgreSQL. Start the servers with HUSTINGS_BOTS=0.
    """
    need_the_server()
    if check:
        from hustings.web.config import Config
        from hustings.web.store.workers import alive_here

        if not database.startswith("postgresql"):
            raise OptionError("workers need PostgreSQL: --database postgresql://...")
        alive = alive_here(Config(database=database).url)
        print("alive" if alive else "no worker of this machine has given a sign lately")
        raise typer.Exit(0 if alive else FAILED)
    os.environ["HUSTINGS_DATABASE"] = database
    from hustings.web.worker import main

    main()
