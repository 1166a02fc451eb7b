// How quick and how steady the page is while playing: numbers, no verdict. scripts/test-page --bench
import { type CDPSession, test } from "@playwright/test";
import { playByClicks, prefer, seeded, sitDown } from "./play.js";

interface Shift {
  value: number;
  input: boolean;
  what: string[];
}
interface Answer {
  end: number;
  given: number;
}
interface Frame {
  first: number;
  last: number;
  begun: number;
  next: number;
}
interface Bench {
  answers: Answer[];
  frames: Frame[];
  shifts: Shift[];
}

/** Watches from inside: when an answer's reply was there and in the page's hands, which frames drew a change, and what moved. */
function watch(): void {
  const bench: Bench = { answers: [], frames: [], shifts: [] };
  (window as unknown as { bench: Bench }).bench = bench;
  const answered = (url: string): boolean => /\/decisions\/[^/?]+(\?|$)/.test(url);
  const given: number[] = [];
  const read = Response.prototype.json;
  Response.prototype.json = async function (this: Response): Promise<unknown> {
    const value = (await read.call(this)) as unknown;
    if (answered(this.url)) given.push(performance.now());
    return value;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!answered(entry.name)) continue;
      bench.answers.push({
        end: entry.responseEnd,
        given: given.find((at) => at >= entry.responseEnd) ?? entry.responseEnd,
      });
      performance.mark("answer"); // in the trace too, so that both clocks can be compared
    }
  }).observe({ type: "resource", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      const what = entry.sources.map(({ node }) =>
        node instanceof Element
          ? `${node.tagName.toLowerCase()}.${String(node.className)
              .replace(/\s*svelte-\w+/g, "")
              .trim()
              .replaceAll(" ", ".")}`
          : (node?.parentElement?.className ?? "?"),
      );
      bench.shifts.push({ value: entry.value, input: entry.hadRecentInput, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
  let open: Frame | null = null;
  new MutationObserver(() => {
    const now = performance.now();
    if (open) {
      open.last = now;
      return;
    }
    const frame: Frame = { first: now, last: now, begun: 0, next: 0 };
    open = frame;
    // The frame after the change's own has begun: that one is done with, and on its way to the screen.
    requestAnimationFrame((begun) => {
      open = null;
      frame.begun = begun;
      requestAnimationFrame((next) => {
        frame.next = next;
        bench.frames.push(frame);
      });
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

interface Traced {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  id?: string;
  id2?: { local?: string; global?: string };
  args: {
    data?: { startTime?: number };
    startTime?: number;
    chrome_frame_reporter?: { state?: string };
    frame_reporter?: { state?: string };
  };
}
interface Told {
  work(from: number, to: number): number;
  waited(from: number, to: number): number;
  presented(from: number): number;
}

/**
 * What the browser says of the same time: how long the page's own thread worked, how long it had work but no processor
 * (somebody else had it), and when the compositor had put a frame on the screen.
 */
async function trace(client: CDPSession): Promise<() => Promise<Told>> {
  const events: Traced[] = [];
  client.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as Traced[])));
  await client.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: [
        "devtools.timeline",
        "disabled-by-default-devtools.timeline",
        "toplevel",
        "blink.user_timing",
        "cc",
        "benchmark",
      ],
    },
  });
  return async () => {
    const done = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
    await client.send("Tracing.end");
    await done;
    const mark = events.find(({ name, cat }) => name === "answer" && cat.includes("user_timing"));
    const start = mark?.args.data?.startTime ?? mark?.args.startTime;
    if (!mark || start === undefined) return { work: () => NaN, waited: () => NaN, presented: () => NaN };
    const at = (ts: number): number => (ts - mark.ts) / 1000 + start;
    const tasks = events
      .filter(({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && pid === mark.pid && tid === mark.tid)
      .map(({ ts, dur = 0, tdur = 0 }) => ({ from: at(ts), wall: dur / 1000, work: tdur / 1000 }));
    const between = (from: number, to: number) => tasks.filter((task) => task.from >= from && task.from <= to);
    const begun = new Map<string, Traced>();
    const shown: { from: number; to: number }[] = [];
    for (const event of events
      .filter(({ name, pid }) => name === "PipelineReporter" && pid === mark.pid)
      .sort((a, b) => a.ts - b.ts)) {
      const id = event.id ?? event.id2?.local ?? "";
      const first = begun.get(id);
      if (event.ph === "b") begun.set(id, event);
      else if (
        event.ph === "e" &&
        (first?.args.frame_reporter ?? first?.args.chrome_frame_reporter)?.state?.startsWith("STATE_PRESENTED")
      )
        shown.push({ from: at(first?.ts ?? 0), to: at(event.ts) });
    }
    return {
      work: (from, to) => between(from, to).reduce((sum, task) => sum + task.work, 0),
      waited: (from, to) => between(from, to).reduce((sum, task) => sum + task.wall - task.work, 0),
      presented: (from) =>
        Math.min(...shown.filter((frame) => frame.from >= from - 17 && frame.to >= from).map((frame) => frame.to)),
    };
  };
}

for (const game of ["die-macher-2006", "die-macher-2019", "zoocracy", "pocket"]) {
  test(`${game}: from the server's answer to the screen @bench`, async ({ page }) => {
    test.setTimeout(30 * 60_000);
    await page.addInitScript(watch);
    await prefer(page, { confirm: "never" });
    await sitDown(page, { game, players: 3 });
    await page.locator(".decide .cast").first().waitFor();
    const settled = await page.evaluate(() => (window as unknown as { bench: Bench }).bench.shifts.length);
    const stop = await trace(await page.context().newCDPSession(page));
    const moves = await playByClicks(page, 25, seeded(4));
    const told = await stop();
    const bench = await page.evaluate(() => (window as unknown as { bench: Bench }).bench);
    const times = bench.answers.flatMap(({ end, given }) => {
      const frame = bench.frames.find(({ last }) => last >= given);
      return frame
        ? [
            {
              drawn: frame.next - end,
              shown: told.presented(frame.begun) - end,
              work: told.work(end, frame.next),
              waited: told.waited(end, frame.next),
            },
          ]
        : [];
    });
    const at = (of: "drawn" | "shown" | "work" | "waited", part: number): string => {
      const sorted = times
        .map((time) => time[of])
        .filter(Number.isFinite)
        .sort((a, b) => a - b);
      return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN).toFixed(0);
    };
    const row = (of: "drawn" | "shown" | "work" | "waited"): string =>
      `median ${at(of, 0.5)}, 95 % ${at(of, 0.95)}, most ${at(of, 1)} ms`;
    const shifts = bench.shifts.slice(settled);
    const own = shifts.filter((shift) => !shift.input);
    const sum = (of: Shift[]): string => of.reduce((all, shift) => all + shift.value, 0).toFixed(4);
    const by = new Map<string, number>();
    for (const shift of shifts) for (const what of new Set(shift.what)) by.set(what, (by.get(what) ?? 0) + shift.value);
    const worst = [...by]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 5)
      .map(([what, value]) => `${what} ${value.toFixed(3)}`);
    console.log(
      `${game}: ${moves} decisions; from ${times.length} answers to the next frame: ${row("drawn")}; to the screen: ${row("shown")}`,
    );
    console.log(
      `${game}: of the former the page worked ${row("work")}; and had no processor to work on: ${row("waited")}`,
    );
    console.log(
      `${game}: layout shift while playing ${sum(own)} (${own.length} times) by itself, ${sum(shifts)} with those right after an input: ${worst.join("; ") || "nothing moved"}`,
    );
  });
}
