"""Build the rule code with mypyc, beside a copy of the package.

`python tools/compiled.py` makes `build/compiled/hustings/`: every file of `src/hustings/`, and an
extension module beside each compiled one. Python prefers the extension, so with
`PYTHONPATH=build/compiled` the same programs and the same tests run compiled, and the source tree
stays clean. The wheel's build hook uses the same function.

`--quick` makes `build/quick/` instead, for tests: the same C code, hardly optimised, in a third of the time.
`--engine` compiles only what needs no package but mypy: enough to simulate and to train.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "hustings"
BUILD = ROOT / "build"
PACKAGE = "hustings"
PAGE = SOURCE / "web" / "static"  # built by scripts/page, at any time

# What is compiled: every module below these folders ...
COMPILED_FOLDERS = ("core", "mechanisms", "games")
# ... and these, through which every move at a table goes ...
COMPILED_FILES = (
    "play/match.py",
    "play/receipts.py",
    "web/access.py",
    "web/submit.py",
    "table/decisions.py",
    "table/questions.py",
    "table/recipients.py",
    "web/middleware.py",
    "web/history.py",
    "web/hub.py",
    "web/metrics.py",
    "web/people.py",
    "table/presence.py",
    "web/routes/fast_answer.py",
    "table/entries.py",
    "web/service.py",
    "table/localizer.py",
    "table/sse.py",
    "table/aggregate.py",
    "table/clocks.py",
    "table/draft.py",
    "table/feed.py",
    "table/follow.py",
    "table/presenter.py",
    "table/sealed.py",
    "table/standing_orders.py",
    "table/undo.py",
    "table/times.py",
    "table/stored_words.py",
)
# ... except modules of these names: they re-export, guide the compiler, read files or only declare shapes.
INTERPRETED_NAMES = frozenset({"__init__.py", "__main__.py", "_mypyc.py", "_source.py", "insight_types.py"})
# ... and except these, each with its reason.
INTERPRETED_PATHS: dict[str, str] = {}

CANNOT = 3  # exit status: this machine cannot compile


def modules(package: Path, *, engine: bool = False) -> list[str]:
    """The files to compile, relative to the package, in a stable order; with `engine` none that knows a server."""
    found = [
        path.relative_to(package).as_posix()
        for folder in COMPILED_FOLDERS
        for path in (package / folder).rglob("*.py")
        if path.name not in INTERPRETED_NAMES
    ]
    files = [name for name in COMPILED_FILES if not engine or name.startswith("play/")]
    return sorted([*files, *(name for name in found if name not in INTERPRETED_PATHS)])


def build(target: Path, *, work: Path, quick: bool = False, engine: bool = False) -> list[Path]:
    """Copy the package to `target/hustings` and compile it there; the extension modules made.

    `work` keeps the generated C. Fails with `CalledProcessError` when mypyc or the C compiler do.
    """
    package = target / PACKAGE
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", PAGE.name)
    shutil.copytree(SOURCE, package, ignore=left_out)
    names = modules(package, engine=engine)
    if not names:
        raise SystemExit("hustings: there is nothing to compile")
    environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    command = [sys.executable, str(Path(__file__).resolve()), "--write-copies"]
    subprocess.run([*command, *names], cwd=package, env=environment, check=True)
    command = [sys.executable, str(Path(__file__).resolve()), "--in-place", str(work.resolve())]
    command += ["--quick"] * quick
    subprocess.run([*command, *(f"{PACKAGE}/{name}" for name in names)], cwd=target, check=True)
    return sorted(path for path in target.rglob("*") if path.suffix in {".so", ".pyd"})


def dotted(name: str) -> str:
    """The module of a file of the package."""
    return f"{PACKAGE}." + name.removesuffix(".py").replace("/", ".")


def write_copies(names: list[str]) -> None:
    """Write out how structs are copied and listed, which otherwise happens when that is first needed.

    Compiled, a method that goes field by field is several times quicker than one made at run time.
    """
    from hustings.core.frame import Board, board_class
    from hustings.core.struct import Struct, copy_source, flatten_source, share_source

    declaring = [name for name in names if "@dataclass" in Path(name).read_text()]
    loaded = {name: importlib.import_module(dotted(name)) for name in declaring}
    for name, module in loaded.items():
        path = Path(name)
        lines = path.read_text().splitlines(keepends=True)
        for node in reversed(ast.parse("".join(lines)).body):
            found = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
            if not isinstance(found, type) or not issubclass(found, Struct):
                continue
            methods = []
            if "copy" not in vars(found) and not found.__subclasses__():
                methods.append(copy_source(found, "copy", "    "))
                methods.append(flatten_source(found, "flatten", "    "))
            if issubclass(found, Board) and found is not Board and board_class(found) is found:
                methods.append(share_source(found, "copy_board", "    "))
            lines[node.end_lineno : node.end_lineno] = [f"\n{method}" for method in methods]
        path.write_text("".join(lines))


def compile_in_place(work: Path, paths: list[str], quick: bool) -> None:
    """Run mypyc and the C compiler in the current folder (its own process: setuptools likes that)."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class Parallel(build_ext):  # type: ignore[misc]
        """Compiles side by side: the files of one extension, as mypyc puts nearly all into a single one, and the
        others, hundreds of them, which only name their module.
        """

        def build_extensions(self) -> None:
            self.parallel = os.cpu_count() or 1
            compile_some = self.compiler.compile

            def compile_all(sources: list[str], *rest: Any, **options: Any) -> list[str]:
                largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
                with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                    waiting = {s: pool.submit(compile_some, [s], *rest, **options) for s in largest_first}
                return [name for source in sources for name in waiting[source].result()]

            self.compiler.compile = compile_all
            super().build_extensions()

    options = [
        "--strict",
        "--config-file=",
        "--disable-error-code=import-untyped",
        f"--cache-dir={work / 'mypy'}",
    ]
    extensions = mypycify(
        [*options, *paths],
        opt_level="0" if quick else "3",
        debug_level="0",
        multi_file=True,
        group_name=PACKAGE,
        target_dir=str(work / "c"),
    )
    shared = next(extension for extension in extensions if extension.name.endswith("__mypyc"))
    if quick:
        shared.sources = few_files(shared.sources, work / "c")
        for extension in extensions:
            if extension is not shared and os.name == "posix":
                bare_shim(Path(extension.sources[0]))
    else:
        shared.extra_compile_args += quicker_calls()
        shared.extra_link_args += quicker_calls()
    arguments = ["--quiet", "build_ext", "--inplace"]
    arguments += [f"--build-temp={work / 'o'}", f"--build-lib={work / 'lib'}"]
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Parallel},
        script_args=arguments,
    )


def few_files(sources: list[str], folder: Path) -> list[str]:
    """The same C code in few files, about alike in size: each module includes a header of a megabyte, and reading it
    two hundred times takes as long as compiling.
    """
    ours = sorted((s for s in sources if "__native_" in s), key=lambda s: -Path(s).stat().st_size)
    parts: list[list[str]] = [[] for _ in range(4 * (os.cpu_count() or 1))]
    sizes = [0] * len(parts)
    for source in ours:
        smallest = sizes.index(min(sizes))
        parts[smallest].append(source)
        sizes[smallest] += Path(source).stat().st_size
    files = []
    for number, part in enumerate(part for part in parts if part):
        file = folder / f"part_{number}.c"
        file.write_text("".join(f'#include "{Path(source).resolve().as_posix()}"\n' for source in part))
        files.append(str(file))
    return [*files, *(source for source in sources if source not in ours)]


# All that the file which names a module uses of Python.h; reading that takes most of the time for such a file.
BARE_PYTHON = """
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject*
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
"""


def bare_shim(file: Path) -> None:
    file.write_text(file.read_text().replace("#include <Python.h>", BARE_PYTHON))


def quicker_calls() -> list[str]:
    """Options with which modules call each other directly: 4 % fewer instructions in playouts."""
    if os.name != "posix":
        return []
    hidden = "-fvisibility=hidden"  # the init functions, all that Python calls by name, are exported anyway
    with_gcc = "gcc" in Path(compiler()).name  # others may lack the linker plugin
    return [hidden, f"-flto={os.cpu_count() or 1}"] if with_gcc and links_at_once() else [hidden]


def links_at_once() -> bool:
    """Whether the compiler can optimise all files together: some lack the program that does."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name) / "one.c"
        source.write_text("int one(void) { return 1; }\n")
        command = [compiler(), "-flto", "-shared", "-fPIC", str(source), "-o", str(source.with_suffix(".so"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def compiler() -> str:
    """The C compiler that setuptools will call."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def fingerprint(engine: bool) -> str:
    """Changes with the sources, this file, mypy and the interpreter, and with what is compiled."""
    digest = hashlib.blake2b(
        f"{sys.version} {version('mypy')} {version('setuptools')} {engine}".encode(), digest_size=16
    )
    for path in [*sorted(SOURCE.rglob("*")), Path(__file__)]:
        if path.is_file() and "__pycache__" not in path.parts and not path.is_relative_to(PAGE):
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextlib.contextmanager
def scratch(parent: Path) -> Iterator[Path]:
    parent.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="compiling-", dir=parent))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def build_here(*, force: bool, quick: bool, engine: bool) -> None:
    """Bring `build/compiled`, or `build/quick`, up to date; does nothing when it already is."""
    target = BUILD / ("quick" if quick else "compiled")
    stamp = target / "fingerprint"
    now = fingerprint(engine)
    if not force and stamp.is_file() and stamp.read_text() == now:
        return
    started = time.monotonic()
    print("Compiling (only when sources changed) ...", flush=True)
    with scratch(BUILD) as folder:
        made = build(folder / "new", work=folder / "work", quick=quick, engine=engine)
        # Not a copy: the page may be built later, or anew.
        (folder / "new" / PACKAGE / PAGE.relative_to(SOURCE)).symlink_to(PAGE, target_is_directory=True)
        (folder / "new" / stamp.name).write_text(now)
        shutil.rmtree(target, ignore_errors=True)
        (folder / "new").rename(target)
    print(f"Compiled {len(made) - 1} modules in {time.monotonic() - started:.0f} s")


def missing() -> str:
    """What this machine lacks for compiling, or nothing."""
    if os.name == "posix" and shutil.which(compiler()) is None:
        return f"a C compiler ({compiler()})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the C headers of Python (Debian, Ubuntu: python3-dev)"
    return ""


def verify() -> None:
    """Fail unless `import hustings` gives the compiled modules, every one of them."""
    wrong = []
    for name in modules(SOURCE):
        spec = importlib.util.find_spec(dotted(name))
        if spec is None or spec.origin is None or not spec.origin.endswith((".so", ".pyd")):
            wrong.append(dotted(name))
    if wrong:
        raise SystemExit(f"hustings: not compiled: {', '.join(wrong)}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rule code into build/compiled.")
    parser.add_argument("--force", action="store_true", help="rebuild although nothing changed")
    parser.add_argument("--quick", action="store_true", help="into build/quick, hardly optimised: for tests")
    parser.add_argument("--engine", action="store_true", help="only what needs no package but mypy")
    parser.add_argument("--verify", action="store_true", help="fail unless the compiled modules are imported")
    parser.add_argument("--in-place", metavar="WORK", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--write-copies", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("paths", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.write_copies:
        write_copies(given.paths)
    elif given.in_place is not None:
        compile_in_place(given.in_place, given.paths, given.quick)
    elif given.verify:
        verify()
    elif lacking := missing():
        print(f"hustings: compiling needs {lacking}", file=sys.stderr)
        raise SystemExit(CANNOT)
    else:
        try:
            build_here(force=given.force, quick=given.quick, engine=given.engine)
        except subprocess.CalledProcessError:
            raise SystemExit("hustings: compiling failed (see above)") from None


if __name__ == "__main__":
    main()
