"""The page about the command line, from the commands themselves."""

from __future__ import annotations

import inspect
from typing import Any

import typer

from hustings.cli.app import app
from tools.docs.http import cell, table

HEAD = """# Command line

Written from the help of the commands: `hustings COMMAND --help` says the same. Commands that report something take `--json`.
Exit status: 0 all is well, 1 a check or a replay failed, 2 something in the command was wrong (one line says what), 70 a fault of
Hustings, 130 interrupted.
"""


def page() -> str:
    root: Any = typer.main.get_command(app)
    out = [HEAD]
    for name, command in root.commands.items():
        parts = getattr(command, "commands", None)
        if parts is None:
            out += described(f"hustings {name}", command)
            continue
        out += [f"## hustings {name}", "", text(command), ""]
        for part, inner in parts.items():
            out += described(f"hustings {name} {part}", inner, level=3)
    return "\n".join(out).rstrip() + "\n"


def described(name: str, command: Any, level: int = 2) -> list[str]:
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option" and not one.hidden]
    usage = " ".join([name, *(word(one) for one in arguments), *(["[OPTIONS]"] if options else [])])
    lines = [f"{'#' * level} {name}", "", "```text", usage, "```", "", text(command), ""]
    rows = [(f"`{word(one)}`", cell(getattr(one, "help", ""))) for one in arguments]
    rows += [(f"`{spelled(one)}`", meaning(one)) for one in options if "--help" not in one.opts]
    return lines + (table("argument or option", "meaning", rows=rows) if rows else [])


def text(command: Any) -> str:
    return inspect.cleandoc(command.help or "")


def word(argument: Any) -> str:
    name = argument.metavar or argument.name.upper()
    return name if argument.required else f"[{name}]"


def spelled(option: Any) -> str:
    names = ", ".join([*option.opts, *option.secondary_opts])
    if option.is_flag:
        return names
    return f"{names} {option.metavar or 'VALUE'}"


def meaning(option: Any) -> str:
    said = cell(option.help)
    if option.envvar:
        said += f" Environment: `{option.envvar}`."
    plain = isinstance(option.default, (int, float, str)) and not isinstance(option.default, bool)
    if plain and option.default != "" and "efault" not in said:
        said += f" Default: `{option.default}`."
    return said
