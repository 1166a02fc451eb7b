// Writes src/api/schema.ts from the server's own schema; with --check only says whether it is up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const root = new URL("../..", import.meta.url).pathname;
const file = new URL("../src/api/schema.ts", import.meta.url);
const schema = JSON.parse(
    execFileSync(`${root}.venv/bin/python`, ["tools/api_schema.py"], { cwd: root, maxBuffer: 1 << 24 }),
);
const made = `// Made by scripts/generate from the server's schema. Do not edit.\n\n${astToString(await openapiTS(schema, { defaultNonNullable: false }))}`;
let old = "";
try {
    old = readFileSync(file, "utf8");
} catch {
    /* not there yet */
}
if (process.argv.includes("--check")) {
    if (old !== made) {
        console.error("src/api/schema.ts is out of date; run: scripts/generate");
        process.exit(1);
    }
} else writeFileSync(file, made);
