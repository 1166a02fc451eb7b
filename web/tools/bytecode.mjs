// Compiles an archive of Python sources with the Python that will run them, so that a browser need not:
//   node tools/bytecode.mjs SOURCES.zip FOLDER
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(from)));
const made = python.runPython(`
import compileall, pathlib, py_compile, sys, zipfile
folder = pathlib.Path("/sources")
zipfile.ZipFile("/sources.zip").extractall(folder)
mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
sys.dont_write_bytecode = True
assert compileall.compile_dir(folder, quiet=1, legacy=True, stripdir="/sources", invalidation_mode=mode)
sys.path.insert(0, str(folder))
from hustings.local.prepared import prepare, prepare_texts
prepare(folder / "hustings/local/prepared")
prepare_texts(folder / "hustings/locale")
[str(path) for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".py"]
`);
for (const path of made.toJs()) {
    const file = join(to, path.slice("/sources".length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, python.FS.readFile(path));
}
