// How quick and how steady the page is while playing: numbers, no verdict. scripts/test-page --bench
import { type CDPSession, test } from "@playwright/test";
import { playByClicks, prefer, seeded, sitDown } from "./play.js";

interface Shift { value: number; input: boolean; what: string[] }
interface Bench { ends: number[]; paints: { changed: number; painted: number }[]; shifts: Shift[] }

/** Watches from inside: when an answer's reply was there, when the page had changed and been drawn, and what moved. */
function watch(): void {
  const bench: Bench = { ends: [], paints: [], shifts: [] };
  (window as unknown as { bench: Bench }).bench = bench;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!/\/decisions\/[^/?]+(\?|$)/.test(entry.name)) continue;
      bench.ends.push(entry.responseEnd);
      performance.mark("answer"); // in the trace too, so that both clocks can be compared
    }
  }).observe({ type: "resource", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[]) {
      const what = entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName.toLowerCase()}.${String(node.className).replace(/\s*svelte-\w+/g, "").trim().replaceAll(" ", ".")}` : (node?.parentElement?.className ?? "?")));
      bench.shifts.push({ value: entry.value, input: entry.hadRecentInput, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
  let waiting = false;
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    const changed = performance.now();
    // Drawn: the frame after the change has begun, so the change's own frame is on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame((painted) => {
      waiting = false;
      bench.paints.push({ changed, painted });
    }));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

interface Traced { name: string; cat: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number; args: { data?: { startTime?: number }; startTime?: number } }

/** What the page's own thread works, whoever else uses the machine: its processor time between two times of the page. */
async function trace(client: CDPSession): Promise<() => Promise<(from: number, to: number) => number>> {
  const events: Traced[] = [];
  client.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as Traced[])));
  await client.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"] } });
  return async () => {
    const done = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
    await client.send("Tracing.end");
    await done;
    const mark = events.find(({ name, cat }) => name === "answer" && cat.includes("user_timing"));
    const start = mark?.args.data?.startTime ?? mark?.args.startTime;
    if (!mark || start === undefined) return () => NaN;
    const offset = mark.ts - start * 1000;
    const tasks = events.filter(({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && pid === mark.pid && tid === mark.tid);
    return (from, to) => tasks.filter(({ ts }) => ts >= from * 1000 + offset && ts <= to * 1000 + offset).reduce((sum, { tdur }) => sum + (tdur ?? 0) / 1000, 0);
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
    const worked = await stop();
    const bench = await page.evaluate(() => (window as unknown as { bench: Bench }).bench);
    const times = bench.ends
      .map((end) => bench.paints.find(({ changed }) => changed >= end - 1))
      .flatMap((paint, i) => (paint ? [{ wall: paint.painted - (bench.ends[i] ?? 0), work: worked(bench.ends[i] ?? 0, paint.painted) }] : []));
    const at = (part: number, of: "wall" | "work" = "wall"): string => {
      const sorted = times.map((time) => time[of]).sort((a, b) => a - b);
      return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN).toFixed(0);
    };
    const shifts = bench.shifts.slice(settled);
    const own = shifts.filter((shift) => !shift.input);
    const sum = (of: Shift[]): string => of.reduce((all, shift) => all + shift.value, 0).toFixed(4);
    const by = new Map<string, number>();
    for (const shift of own) for (const what of new Set(shift.what)) by.set(what, (by.get(what) ?? 0) + shift.value);
    const worst = [...by].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([what, value]) => `${what} ${value.toFixed(3)}`);
    console.log(`${game}: ${moves} decisions, ${times.length} answers; answer to screen: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms; of which work of the page: median ${at(0.5, "work")} ms, most ${at(1, "work")} ms`);
    console.log(`${game}: layout shift while playing ${sum(own)} (${own.length} times) by itself, ${sum(shifts)} with those right after an input; ${worst.join("; ") || "nothing moved"}`);
  });
}
