// Compiles an archive of Python sources with the Python that will run them, so that a browser need not:
//   node tools/bytecode.mjs SOURCES.zip COMPILED.zip
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(from)));
python.runPython(`
import compileall, pathlib, py_compile, sys, zipfile
folder = pathlib.Path("/sources")
zipfile.ZipFile("/sources.zip").extractall(folder)
mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
sys.dont_write_bytecode = True
assert compileall.compile_dir(folder, quiet=1, legacy=True, stripdir="/sources", invalidation_mode=mode)
sys.path.insert(0, str(folder))
from hustings.local.prepared import prepare
prepare(folder / "hustings/local/prepared")
with zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".py":
            info = zipfile.ZipInfo(path.relative_to(folder).as_posix())  # without the time: the same from the same
            made.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(to, python.FS.readFile("/compiled.zip"));
