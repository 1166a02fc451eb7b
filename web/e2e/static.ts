import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;
const built = join(root, "build/site");
const PATH = "/somewhere/below/";
const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** A file host that knows nothing of us: it serves what lies in the folder, below some path. */
export class StaticHost {
  #server: Server | null = null;
  #folder = built;
  url = "";
  /** Endings of files that are cut off halfway, each once. */
  readonly cut = new Set<string>();

  /** From now on another folder is served at the same address. */
  async serve(folder: string): Promise<void> {
    await this.#forget();
    this.#folder = folder;
  }

  async #forget(): Promise<void> {
    if (this.#folder !== built) await rm(this.#folder, { recursive: true });
    this.#folder = built;
  }

  async start(): Promise<void> {
    if (!existsSync(join(built, "sw.js"))) throw new Error("scripts/site has not built the site");
    const server = createServer((request, answer) => {
      const path = new URL(request.url ?? "/", "http://host").pathname;
      const name = path.startsWith(PATH) ? path.slice(PATH.length) || "index.html" : "";
      readFile(join(this.#folder, name)).then(
        (content) => {
          answer.writeHead(200, { "Content-Type": TYPES[extname(name)] ?? "", "Content-Length": content.length });
          if (![...this.cut].some((end) => name.endsWith(end) && this.cut.delete(end))) answer.end(content);
          else answer.write(content.subarray(0, content.length / 2), () => answer.destroy());
        },
        () => answer.writeHead(404, { "Content-Type": "text/plain" }).end("not here"),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    await this.#forget();
  }
}

/**
 * The site as another build: it says which on its page, and none of its files that could change has its old name, so
 * that whoever mixes the two finds nothing.
 */
export async function another(build: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hustings-site-"));
  await cp(built, folder, { recursive: true });
  const renamed = new Map([["assets/", `assets-${build}/`]]);
  for (const name of await readdir(join(folder, "python"))) renamed.set(`python/${name}/`, `python/${build}/`);
  for (const [from, to] of renamed) await rename(join(folder, from), join(folder, to));
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(css|html|js)$/.test(name)) continue;
    let text = await readFile(join(folder, name), "utf8");
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    if (name === "index.html") text = text.replace("<html", `<html data-build="${build}"`);
    if (name === "sw.js") text = text.replace(/VERSION = "\w+"/, `VERSION = "${build}"`);
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const VERIFY = `
import sys
from hustings.core.record import read_record
from hustings.play.replay import Replay
record = read_record(open(sys.argv[1], "rb").read())
match = Replay(record).run()
print(record.header.game, match.n, match.over)
`;

/** Plays a record again, line by line, in the Python of this machine. */
export function verified(file: string): string {
  const done = spawnSync(join(root, ".venv/bin/python"), ["-c", VERIFY, file], { encoding: "utf8" });
  return done.stdout.trim() || done.stderr;
}
