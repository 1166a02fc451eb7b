import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;

/** A port nobody listens on now. */
function free(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const at = probe.address();
      probe.close(() => (at && typeof at === "object" ? resolve(at.port) : reject(new Error("no free port"))));
    });
  });
}

/** A server of our own on a database of its own; it can be killed and started again at the same address. */
export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "hustings-e2e-"));
  #process: ChildProcess | null = null;
  #port = 0;
  #said = "";

  /** ``settings``: more of the environment. */
  constructor(readonly settings: Record<string, string> = {}) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await free();
    const child = spawn(join(root, ".venv/bin/python"), ["-m", "hustings.web.run"], {
      cwd: root,
      env: {
        ...process.env,
        HUSTINGS_DATABASE: `sqlite:///${join(this.folder, "games.db")}`,
        HUSTINGS_PORT: String(this.#port),
        HUSTINGS_ACCESS_LOG: "0",
        HUSTINGS_LIMITS: "off",
        HUSTINGS_CLOCK_FILE: join(this.folder, "clock"),
        // The same test meets the same deal and the same answers of bots, run after run; another number, other games.
        HUSTINGS_FIXED_CHANCE: process.env.HUSTINGS_FIXED_CHANCE ?? "1",
        ...this.settings,
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#process = child;
    child.stderr?.on("data", (data: Buffer) => {
      this.#said = (this.#said + data.toString()).slice(-4000);
      if (process.env.HUSTINGS_E2E_LOG) process.stderr.write(data);
    });
    const until = Date.now() + 90_000;
    while (Date.now() < until && child.exitCode === null) {
      if (
        await fetch(`${this.url}/ready`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not start:\n${this.#said}`);
  }

  /** So many seconds have passed since the start, for the server. */
  async pass(seconds: number): Promise<void> {
    writeFileSync(join(this.folder, "clock"), String(seconds));
    const late = (): Promise<boolean> =>
      fetch(`${this.url}/api/me`).then(
        (answer) => Date.parse(answer.headers.get("date") ?? "") - Date.now() > (seconds - 5) * 1000,
        () => false,
      );
    while (!(await late())) await new Promise((resolve) => setTimeout(resolve, 30));
  }

  /** As a power cut would. */
  async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
