// Runs a module of an archive in the Python of browsers, here:
//   node tools/python.mjs SOURCES.zip MODULE ARGUMENTS...
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [archive, module, ...given] = process.argv.slice(2);
const python = await loadPyodide({ stdout: (line) => process.stdout.write(`${line}\n`) });
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(archive)));
python.globals.set("given", python.toPy([module, ...given]));
try {
    await python.runPythonAsync(`
import runpy, sys, zipfile
zipfile.ZipFile("/sources.zip").extractall("/games")
sys.path.insert(0, "/games")
sys.argv = list(given)
program = runpy.run_module(given[0])
await program["main"](*given[1:])
`);
} catch (error) {
    process.stderr.write(`${String(error).slice(0, 4000)}\n`);
    process.exitCode = 1;
}
