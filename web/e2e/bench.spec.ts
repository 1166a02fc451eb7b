// How quick and how steady the page is while playing: numbers, no verdict. scripts/test-page --bench
import { test } from "@playwright/test";
import { playByClicks, prefer, seeded, sitDown } from "./play.js";

interface Shift { value: number; input: boolean; what: string[] }
interface Bench { ends: number[]; paints: { changed: number; painted: number }[]; shifts: Shift[] }

/** Watches from inside: when an answer's reply was there, when the page had changed and been drawn, and what moved. */
function watch(): void {
  const bench: Bench = { ends: [], paints: [], shifts: [] };
  (window as unknown as { bench: Bench }).bench = bench;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (/\/decisions\/[^/?]+(\?|$)/.test(entry.name)) bench.ends.push(entry.responseEnd);
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

for (const game of ["die-macher-2006", "die-macher-2019", "zoocracy", "pocket"]) {
  test(`${game}: from the server's answer to the screen @bench`, async ({ page }) => {
    test.setTimeout(30 * 60_000);
    await page.addInitScript(watch);
    await prefer(page, { confirm: "never" });
    await sitDown(page, { game, players: 3 });
    await page.locator(".decide .cast").first().waitFor();
    const settled = await page.evaluate(() => (window as unknown as { bench: Bench }).bench.shifts.length);
    const moves = await playByClicks(page, 25, seeded(4));
    const bench = await page.evaluate(() => (window as unknown as { bench: Bench }).bench);
    const times = bench.ends
      .map((end) => bench.paints.find(({ changed }) => changed >= end - 1))
      .flatMap((paint, i) => (paint ? [paint.painted - (bench.ends[i] ?? 0)] : []))
      .sort((a, b) => a - b);
    const at = (part: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN).toFixed(0);
    const shifts = bench.shifts.slice(settled);
    const own = shifts.filter((shift) => !shift.input);
    const sum = (of: Shift[]): string => of.reduce((all, shift) => all + shift.value, 0).toFixed(4);
    const by = new Map<string, number>();
    for (const shift of own) for (const what of new Set(shift.what)) by.set(what, (by.get(what) ?? 0) + shift.value);
    const worst = [...by].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([what, value]) => `${what} ${value.toFixed(3)}`);
    console.log(`${game}: ${moves} decisions, ${times.length} answers; answer to screen: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`);
    console.log(`${game}: layout shift while playing ${sum(own)} (${own.length} times) by itself, ${sum(shifts)} with those right after an input; ${worst.join("; ") || "nothing moved"}`);
  });
}
