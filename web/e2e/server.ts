import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;

/** A server of our own on a database of its own; it can be killed and started again. */
export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "hustings-e2e-"));
  #process: ChildProcess | null = null;

  constructor(readonly port: number) {}

  get url(): string { return `http://127.0.0.1:${this.port}`; }

  async start(): Promise<void> {
    this.#process = spawn(join(root, ".venv/bin/python"), ["-m", "hustings.web.run"], {
      cwd: root,
      env: { ...process.env, HUSTINGS_DATABASE: `sqlite:///${join(this.folder, "games.db")}`, HUSTINGS_PORT: String(this.port), HUSTINGS_ACCESS_LOG: "0" },
      stdio: ["ignore", "ignore", process.env.HUSTINGS_E2E_LOG ? "inherit" : "ignore"],
    });
    const until = Date.now() + 60_000;
    while (Date.now() < until) {
      if (await fetch(`${this.url}/ready`).then((answer) => answer.ok, () => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error("the server did not start");
  }

  /** As a power cut would. */
  async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
