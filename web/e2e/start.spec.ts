// How long the site that needs no server takes from its address to the first question: numbers, no verdict.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, test } from "@playwright/test";
import { StaticHost } from "./static.js";

const RUNS = Number(process.env.HUSTINGS_RUNS ?? 5);
const GAME = process.env.HUSTINGS_GAME ?? "";

interface Seen {
  home: number;
  play: number;
  question: number;
}

/** Plays as soon as one can, from inside, so that nobody waits for the program that tests. */
function hurry(game: string): void {
  const seen: Seen = { home: 0, play: 0, question: 0 };
  (window as unknown as { seen: Seen }).seen = seen;
  const look = (): void => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(".cta button:not(.learn)")];
    if (!seen.home && buttons.length) seen.home = performance.now();
    const button = game
      ? document.querySelector<HTMLButtonElement>(`[data-game="${game}"] button:not(:disabled)`)
      : buttons.find((one) => !one.disabled);
    if (!seen.play && button) {
      seen.play = performance.now();
      button.click();
    }
    const answers = ".decide:not([data-forced]) :is(input, button):not(:disabled)";
    if (!seen.question && document.querySelector(answers)) seen.question = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

interface Spent {
  /** of the processor, by all of the browser */ work: number;
  /** that the page and its tables had work but no processor */ waited: number;
}

/** What the browser has had of the processor so far, in ms; where the system tells. */
function spent(profile: string): Spent {
  if (!existsSync("/proc/self/schedstat")) return { work: NaN, waited: NaN };
  const read = (path: string): string => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return ""; // gone meanwhile
    }
  };
  const parents = new Map<string, string>();
  const work = new Map<string, number>();
  const ours = new Set<string>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
    parents.set(pid, fields[1] ?? "");
    work.set(
      pid,
      fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0),
    );
    if (read(`/proc/${pid}/cmdline`).includes(profile)) ours.add(pid);
  }
  const isOurs = (pid: string): boolean => ours.has(pid) || (parents.has(pid) && isOurs(parents.get(pid) ?? ""));
  const found: Spent = { work: 0, waited: 0 };
  for (const [pid, ms] of work) {
    if (!isOurs(pid)) continue;
    found.work += ms;
    if (!read(`/proc/${pid}/cmdline`).includes("--type=renderer")) continue;
    const threads = new Map<string, number[]>();
    for (const tid of readdirSync(`/proc/${pid}/task`)) {
      const name = tid === pid ? "page" : read(`/proc/${pid}/task/${tid}/comm`).trim();
      const delay = Number(read(`/proc/${pid}/task/${tid}/schedstat`).split(" ")[1] ?? 0) / 1e6;
      threads.set(name, [...(threads.get(name) ?? []), delay]);
    }
    found.waited += (threads.get("page")?.[0] ?? 0) + Math.max(0, ...(threads.get("DedicatedWorker") ?? []));
  }
  return found;
}

/** Until the browser itself has started, which is none of our doing: it takes more of the processor than the page. */
async function idle(profile: string): Promise<void> {
  for (let last = NaN, tries = 0; tries < 20; tries++) {
    const { work } = spent(profile);
    if (Number.isNaN(work) || work - last < 50) return;
    last = work;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** What happened when, in ms from the address being entered. */
async function visit(context: BrowserContext, profile: string, url: string): Promise<Record<string, number>> {
  const page = await context.newPage();
  await idle(profile);
  const before = spent(profile);
  await page.addInitScript(hurry, GAME);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.question > 0, null, { timeout: 90_000 });
  const after = spent(profile);
  const { seen, origin } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: Seen }).seen,
    origin: performance.timeOrigin,
  }));
  const marks: Record<string, number> = {};
  for (const worker of page.workers()) {
    const told = await worker.evaluate(() => ({
      name: self.name,
      origin: performance.timeOrigin,
      marks: performance.getEntriesByType("mark").map(({ name, startTime }) => ({ name, startTime })),
    }));
    for (const { name, startTime } of told.marks)
      marks[told.name === "bots" ? `bots: ${name}` : name] = told.origin + startTime - origin;
  }
  // What keeps the site for later goes on after the question, and belongs to this visit.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  return { ...seen, ...marks, work: after.work - before.work, waited: after.waited - before.waited };
}

function median(of: number[]): number {
  const known = of.filter(Number.isFinite).sort((a, b) => a - b); // the bots may not have come so far
  return known[Math.floor(known.length / 2)] ?? NaN;
}

test("how long the site takes to the first question @bench", async () => {
  test.setTimeout(60 * 60_000);
  const host = new StaticHost();
  await host.start();
  const all = { first: [] as Record<string, number>[], later: [] as Record<string, number>[] };
  const loads: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const profile = await mkdtemp(join(tmpdir(), "hustings-profile-"));
    // A profile of its own, on disk: what is kept is read again by another browser, as on another day.
    for (const when of ["first", "later"] as const) {
      const context = await chromium.launchPersistentContext(profile, {
        ...test.info().project.use.launchOptions,
        viewport: { width: 1280, height: 860 },
      });
      all[when].push(await visit(context, profile, host.url));
      loads.push(loadavg()[0] ?? NaN);
      await context.close();
    }
    await rm(profile, { recursive: true });
  }
  await host.stop();
  for (const [when, runs] of Object.entries(all)) {
    const names = [...new Set(runs.flatMap((run) => Object.keys(run)))].filter((name) => !/^(work|waited)$/.test(name));
    const of = (name: string): number => median(runs.map((run) => run[name] ?? NaN));
    const row = names
      .sort((a, b) => of(a) - of(b))
      .map((name) => `${name} ${of(name).toFixed(0)}`)
      .join(", ");
    console.log(`${when} visit, median of ${RUNS}, ms: ${row}`);
    console.log(
      `${when} visit: the browser worked ${of("work").toFixed(0)} ms; page and tables had no processor for ${of("waited").toFixed(0)} ms;` +
        ` questions after ${runs.map((run) => run.question?.toFixed(0)).join(", ")} ms`,
    );
  }
  console.log(`load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`);
});
