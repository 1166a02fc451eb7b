import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;
const folder = join(root, "build/site");
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
  url = "";

  async start(): Promise<void> {
    if (!existsSync(join(folder, "sw.js"))) throw new Error("scripts/site has not built the site");
    const server = createServer((request, answer) => {
      const path = new URL(request.url ?? "/", "http://host").pathname;
      const name = path.startsWith(PATH) ? path.slice(PATH.length) || "index.html" : "";
      readFile(join(folder, name)).then(
        (content) => answer.writeHead(200, { "Content-Type": TYPES[extname(name)] ?? "" }).end(content),
        () => answer.writeHead(404).end(),
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
  }
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
