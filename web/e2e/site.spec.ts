// The site that needs no server: visited once, then played with the network cut.
import { expect, type Page, test } from "@playwright/test";
import { accessible, faults, fits, playByClicks, prefer, seeded, sitDown } from "./play.js";
import { StaticHost, verified } from "./static.js";

const HOUR = 60 * 60_000;
let host: StaticHost;
test.beforeEach(async () => {
  host = new StaticHost();
  await host.start();
});
test.afterEach(() => host.stop());

/** Until the games are here, and kept for later. */
async function visit(page: Page): Promise<number> {
  const began = Date.now();
  await page.goto(host.url);
  await expect(page.locator(".cta button").first()).toBeEnabled();
  const took = Date.now() - began;
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? waiting ?? installing;
    if (worker?.state !== "activated")
      await new Promise<void>((resolve) =>
        worker?.addEventListener("statechange", () => worker.state === "activated" && resolve()),
      );
  });
  return took;
}

async function cutTheNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await host.stop();
}

/** A whole game with nothing but the browser; its record, checked here, and opened again there. */
async function playOffline(page: Page, game: string, players: number, most: number): Promise<void> {
  const found = faults(page);
  await visit(page);
  await cutTheNetwork(page);
  await page.reload();
  await sitDown(page, { game, players, bot: "club", at: `${host.url}#` });
  await playByClicks(page, most, seeded(7));
  await expect(page.locator("#end-title")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("a[download]").first().click()]);
  expect(verified(await download.path())).toMatch(new RegExp(`^${game} \\d+ True$`));
  await page.goto(`${host.url}#/`);
  await page.locator("input[type=file]").setInputFiles(await download.path());
  await page.waitForURL(/#\/replay\//);
  await expect(page.locator("main.replay h1, main.replay h2").first()).toBeVisible();
  expect(found).toEqual([]);
}

test("pocket: a whole game without a server and without a network", async ({ page }) => {
  await playOffline(page, "pocket", 3, 80);
});

test("a second tab waits for the first", async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await visit(first);
  await second.goto(host.url);
  await expect(second.locator(".starting")).toContainText("another tab");
  await first.close();
  await expect(second.locator(".cta button").first()).toBeEnabled();
});

test("the site says what it keeps and forgets it", async ({ page }) => {
  await visit(page);
  await sitDown(page, { game: "pocket", players: 2, at: `${host.url}#` });
  const table = page.url();
  await expect(page.locator(".decide").first()).toBeVisible();
  await page.reload();
  await expect(page.locator(".decide").first()).toBeVisible();
  await page.goto(`${host.url}#/settings`);
  await accessible(page, "settings of the site");
  await fits(page, "settings of the site");
  await page.getByRole("button", { name: "Delete everything kept here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything kept here" }).click();
  await expect(page.locator(".cta button").first()).toBeEnabled();
  expect(await page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBeLessThan(2);
  await page.goto(table);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".decide")).toHaveCount(0);
});

for (const [game, players] of [
  ["zoocracy", 3],
  ["die-macher-2019", 3],
  ["die-macher-2006", 3],
  ["die-macher-1997", 3],
] as const)
  test(`${game}: a whole game without a server and without a network @long`, async ({ page }) => {
    test.setTimeout(HOUR);
    await playOffline(page, game, players, 1500);
  });

test("how long the site takes to the first question @bench", async ({ page }) => {
  await prefer(page, { coach: false });
  const first = await visit(page);
  const began = Date.now();
  await page.reload();
  await expect(page.locator(".cta button").first()).toBeEnabled();
  console.log(`site: first visit ${first} ms, later ${Date.now() - began} ms`);
});
