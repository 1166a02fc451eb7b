// Starts the games in the Python of browsers and keeps its memory, so that a browser need not start them again:
//   node tools/memory.mjs FOLDER MEMORY
import { readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2);
// Nearly the same memory from the same games: two builds differed in 576 bytes, and why was not looked into.
const python = await loadPyodide({ _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
const module = python._module;

/** Empties what is free, as it is not needed and does not compress. */
function wipe() {
    const end = module._sbrk(0);
    const found = [];
    for (let size = 1 << 20; size >= 32; size >>= 1)
        for (;;) {
            const at = module._malloc(size);
            if (at + size > end) {
                module._free(at);
                break;
            }
            module.HEAPU8.fill(0, at, at + size);
            found.push(at);
        }
    for (const at of found) module._free(at);
}

for (const file of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const name = join("/games", path.slice(from.length));
    python.FS.mkdirTree(dirname(name));
    python.FS.writeFile(name, readFileSync(path));
}
python.runPython("import gc; gc.collect()");
wipe();
python.runPython(`
import sys
sys.path.insert(0, "/games")
import hustings.local.browser
from hustings.local.warm import warm
warm()
import gc, random
random.seed(0)  # and by chance where it is used
gc.collect()
`);
wipe();
writeFileSync(to, python.makeMemorySnapshot());
