import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails on what a person with a screen reader, a keyboard or weak eyes would trip over. */
export async function accessible(page: Page, where: string): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  const bad = found.violations.filter((violation) => violation.impact === "serious" || violation.impact === "critical");
  const said = bad.map((v) => `${where}: ${v.id} (${v.impact}): ${v.nodes.slice(0, 4).map((node) => node.target.join(" ") + " " + (node.any[0]?.message ?? "")).join(" | ")}`);
  expect(said, said.join("\n")).toEqual([]);
}

/** A table against bots, through the page. */
export async function sitDown(page: Page, game: string, players?: number, bot = "random"): Promise<void> {
  await page.goto(`/new?game=${game}`);
  const start = page.locator(".finish .btn.primary");
  await start.waitFor();
  if (players) await page.getByRole("radiogroup", { name: /players|Spieler|joueurs|giocatori|שחקנים/i }).getByText(String(players), { exact: true }).click();
  const seats = page.locator("select[id^=seat-]");
  for (let i = 1; i < (await seats.count()); i++) await seats.nth(i).selectOption(`bot:${bot}`);
  await start.click();
  await page.waitForURL(/\/t\//);
}

export interface Played { moves: number; kinds: Set<string> }

/** Answers whatever is asked with clicks until the game is over; ``pick`` in 0..1 says how. */
export async function playByClicks(page: Page, most = 2000, pick: () => number = seeded(7), each?: (move: number) => Promise<void>): Promise<number> {
  const cast = page.locator(".cast");
  const over = page.locator("#end-title");
  for (let move = 0; move < most; move++) {
    await expect(cast.or(over).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return move;
    await each?.(move);
    const mark = await page.locator(".decide").first().evaluate((node) => (node as HTMLElement & { mark?: number }).mark = Math.random());
    await answer(page, pick);
    // The question has been answered when its form is gone, or another stands in its place.
    await page.waitForFunction((old) => {
      const form = document.querySelector<HTMLElement & { mark?: number }>(".decide");
      return !form || form.mark !== old || document.querySelector("#end-title");
    }, mark, { timeout: 60_000, polling: 30 });
  }
  return most;
}

async function answer(page: Page, pick: () => number): Promise<void> {
  const cast = page.locator(".decide .cast").first();
  const form = page.locator(".decide").first();
  for (let i = 0; i < 80 && (await cast.isDisabled()); i++) {
    const open = form.locator(
      // a list in which something is marked already is left alone
      "[role=radiogroup]:not(:has(:checked)) input[type=radio], input[type=checkbox]:not(:checked):not(:disabled), .rest .btn, button.tick",
    );
    const n = await open.count();
    if (n === 0) { await page.waitForTimeout(60); continue; }
    await open.nth(Math.floor(pick() * n)).evaluate((node) => (node as HTMLElement).click());
    await page.waitForTimeout(40);
  }
  // Numbers are turned up and down now and then.
  const more = form.locator(".slot .btn.icon:last-of-type:not(:disabled)");
  if (pick() < 0.7 && (await more.count())) await more.nth(Math.floor(pick() * (await more.count()))).click();
  const chips = form.locator(".chips .chip");
  if ((await chips.count()) && pick() < 0.7) await chips.nth(Math.floor(pick() * (await chips.count()))).click();
  await expect(cast).toBeEnabled();
  await cast.click();
  const sure = form.locator(".sure .primary");
  if (await sure.isVisible().catch(() => false)) await sure.click();
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
