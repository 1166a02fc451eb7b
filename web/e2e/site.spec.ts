// The site that needs no server: visited once, then played with the network cut.
import { expect, type Page, test } from "@playwright/test";
import { accessible, faults, fits, playByClicks, seeded, sitDown, tool } from "./play.js";
import { another, StaticHost, verified } from "./static.js";

const HOUR = 60 * 60_000;
const START = 300_000; // for Python to start, on a machine that has much else to do
let host: StaticHost;
test.beforeEach(async () => {
  host = new StaticHost();
  await host.start();
});
test.afterEach(() => host.stop());

/** Until the games are here, and kept for later. */
async function visit(page: Page): Promise<void> {
  await page.goto(host.url);
  await expect(page.locator(".cta button").first()).toBeEnabled({ timeout: START });
  await page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? waiting ?? installing;
    if (worker?.state !== "activated")
      await new Promise<void>((resolve) =>
        worker?.addEventListener("statechange", () => worker.state === "activated" && resolve()),
      );
  });
}

async function cutTheNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await host.stop();
}

/** The file with the record of the game that is over. */
async function record(page: Page): Promise<string> {
  // What was settled last is a line beside the end, not a card over it.
  await expect(page.locator("[data-place=moment]")).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("a[download]").first().click()]);
  return download.path();
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
  const file = await record(page);
  expect(verified(file)).toMatch(new RegExp(`^${game} \\d+ True$`));
  await page.goto(`${host.url}#/`);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.waitForURL(/#\/replay\//);
  await expect(page.locator("main.replay h1, main.replay h2").first()).toBeVisible();
  expect(found).toEqual([]);
}

test("pocket: a whole game without a server and without a network", async ({ page }) => {
  await playOffline(page, "pocket", 3, 80);
});

test("the home page is whole before Python has started, and whoever plays then comes to a table", async ({ page }) => {
  let start = (): void => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.context().route("**/memory.pack", async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(host.url);
  await expect(page.locator(".shelf h3").first()).toHaveText("Die Macher (2006)");
  await page.locator(".shelf button.primary").first().click();
  await expect(page.locator(".starting progress")).toBeVisible();
  start();
  await page.waitForURL(/#\/t\//, { timeout: START });
  await expect(page.locator(".decide").first()).toBeVisible();
  await expect(page.locator(".starting")).toHaveCount(0);
});

test("the site starts where the memory that came with it is of no use, from a host that knows no WebAssembly", async ({
  page,
}) => {
  const type = { "Content-Type": "application/octet-stream" };
  await page.context().route("**/*.wasm", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: type });
  });
  await page.context().route("**/memory.pack", (route) => route.fulfill({ status: 200, body: "something else" }));
  await page.goto(host.url);
  await expect(page.locator(".cta button").first()).toBeEnabled({ timeout: START });
  await sitDown(page, { game: "pocket", players: 2, at: `${host.url}#` });
  await expect(page.locator(".decide").first()).toBeVisible();
});

test("files that end too early are asked for again", async ({ page }) => {
  // Chromium ends them so where a reload has cut off the visit that was keeping them.
  host.cut.add(".wasm").add("games.pack");
  await page.goto(host.url);
  await sitDown(page, { game: "pocket", players: 2, at: `${host.url}#` });
  await expect(page.locator(".decide").first()).toBeVisible();
  expect(host.cut.size).toBe(0);
});

/** The file of the game that is open. */
async function saved(page: Page): Promise<string> {
  await (await tool(page, "Save to continue elsewhere")).click();
  await accessible(page, "saving a game");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "Save the file" }).click(),
  ]);
  return download.path();
}

/** Goes on with a game from a file. */
async function open(page: Page, home: string, file: string): Promise<void> {
  await page.goto(home);
  await expect(page.locator(".cta button").first()).toBeEnabled({ timeout: START });
  await page.locator("input[type=file]").setInputFiles(file);
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".decide").first()).toBeVisible();
}

test("a game goes from the browser to a server and back", async ({ page, baseURL }) => {
  test.setTimeout(HOUR);
  const found = faults(page);
  await visit(page);
  await sitDown(page, { game: "pocket", players: 3, bot: "club", at: `${host.url}#` });
  await playByClicks(page, 2, seeded(3));
  await expect(page.locator(".decide .cast").first()).toBeAttached();
  const offline = await saved(page);
  await open(page, `${baseURL}/`, offline);
  await expect(page.locator("body")).toContainText("continues from a file");
  await playByClicks(page, 2, seeded(4));
  await expect(page.locator(".decide .cast").first()).toBeAttached();
  const online = await saved(page);
  await open(page, `${host.url}#/`, online);
  await playByClicks(page, 80, seeded(5));
  await expect(page.locator("#end-title")).toBeVisible();
  const file = await record(page);
  expect(verified(file)).toMatch(/^pocket \d+ True$/);
  expect(found).toEqual([]);
});

test("a finished game is reviewed in the browser, stopped and gone on with", async ({ page }) => {
  test.setTimeout(HOUR);
  const found = faults(page);
  await visit(page);
  await sitDown(page, { game: "pocket", players: 2, bot: "club", at: `${host.url}#` });
  await playByClicks(page, 80, seeded(7));
  await expect(page.locator("#end-title")).toBeVisible();
  await page.locator("a[href*='/review/']").first().click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: /^(Continue|Review this game)$/ }).click();
  await expect(page.locator(".whose")).toBeVisible({ timeout: 300_000 });
  await accessible(page, "a review on the site");
  expect(found).toEqual([]);
});

test("an update waits until nobody plays by the old version, and the game goes on", async ({ context }) => {
  test.setTimeout(HOUR);
  const page = await context.newPage();
  const found = faults(page);
  await visit(page);
  await page.reload(); // from here on with what is kept
  await sitDown(page, { game: "pocket", players: 2, bot: "club", at: `${host.url}#` });
  await playByClicks(page, 1, seeded(1));
  const build = (of: Page): Promise<string> => of.evaluate(() => document.documentElement.dataset.build ?? "old");
  await host.serve(await another("new"));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing;
    if (coming && coming.state !== "installed")
      await new Promise<void>((resolve) => coming.addEventListener("statechange", () => resolve()));
  });
  expect(await page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)).toBe(true);
  // The old one goes on, with parts of the page that it has not needed so far, and after a reload.
  await playByClicks(page, 1, seeded(2));
  const table = page.url();
  await page.goto(`${host.url}#/rules`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(table);
  await page.reload();
  await expect(page.locator(".decide").first()).toBeVisible({ timeout: START });
  expect(await build(page)).toBe("old");
  expect(found).toEqual([]);
  await page.close();
  // Nobody is left who plays by it: the new one takes over, whole, and has the game.
  const later = await context.newPage();
  const wrong = faults(later);
  await later.goto(new URL("/", host.url).href); // beside the site, to watch without being one of its pages
  await later.waitForFunction(
    async (site) => {
      const registration = await navigator.serviceWorker.getRegistration(site);
      return registration?.active?.state === "activated" && !registration.waiting;
    },
    host.url,
    { timeout: START },
  );
  await later.goto(table);
  expect(await build(later)).toBe("new");
  await expect(later.locator(".decide").first()).toBeVisible({ timeout: START });
  await playByClicks(later, 80, seeded(3));
  await expect(later.locator("#end-title")).toBeVisible();
  expect(await later.evaluate(async () => (await caches.keys()).length)).toBe(1);
  expect(wrong).toEqual([]);
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
  await expect(page.locator(".cta button").first()).toBeEnabled({ timeout: START });
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
