// The pages around the table: reachable, readable by everyone, small.
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./anywhere.js";
import { accessible, faults, fits, prefer, sitDown } from "./play.js";
import { request } from "./positions.js";

const RECORD = readFileSync(new URL("../../tests/pocket/records/pocket+2p+21.jsonl", import.meta.url), "utf-8");

const PATHS = [
  "/",
  "/new",
  "/new?with=device",
  "/rules",
  "/rules/pocket",
  "/figures/die-macher-2019",
  "/figures/nothing",
  "/settings",
  "/leaders",
  "/leaders/pocket",
  "/people/nobody",
  "/clubs",
  "/clubs/nothing",
  "/club/nothing",
  "/nowhere",
  "/t/nothing",
  "/join/nothing",
  "/notices/nothing",
  "/unsubscribe/nobody.nothing",
  "/replay/nothing",
];
const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 740 };
const LOOKS = [
  { name: "light", settings: { theme: "light", language: "en" }, size: WIDE, long: false },
  { name: "dark, Hebrew, phone", settings: { theme: "dark", language: "he" }, size: PHONE, long: false },
  { name: "dark", settings: { theme: "dark", language: "en" }, size: WIDE, long: true },
  { name: "phone", settings: { theme: "light", language: "en" }, size: PHONE, long: true },
  { name: "Hebrew", settings: { theme: "light", language: "he" }, size: WIDE, long: true },
  {
    name: "German, large type, as text",
    settings: { theme: "light", language: "de", size: "larger", text: true },
    size: PHONE,
    long: true,
  },
];

// With every change each page in one of two looks that have little in common; every page in every look in the long run.
const half = (rest: number): string[] => PATHS.filter((_, i) => i % 2 === rest);
const VISITS = [
  ...LOOKS.filter(({ long }) => !long).map((look, i) => ({ ...look, paths: half(i), what: "every other page" })),
  ...LOOKS.map((look) => ({ ...look, paths: PATHS, what: "every page, @long," })),
];

for (const { name, settings, size, paths, what } of VISITS) {
  test(`${what} is accessible and fits: ${name}`, async ({ page }) => {
    test.setTimeout(10 * 60_000);
    const found = faults(page);
    await prefer(page, settings);
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      await accessible(page, `${path}, ${name}`);
      await fits(page, `${path}, ${name}`);
    }
    // A game before the start, under way, and over; then looked back at.
    const seen = async (where: string): Promise<void> => {
      await accessible(page, `${where}, ${name}`);
      await fits(page, `${where}, ${name}`);
    };
    await page.goto("/new?game=pocket&with=friends");
    await page.locator("#n-name").fill("Host");
    await page.locator(".finish .btn.primary").click();
    await page.locator(".gathering").waitFor();
    await seen("gathering");
    await sitDown(page, { game: "pocket", players: 2 });
    await page.locator(".seats").first().waitFor();
    await seen("table");
    if (size === PHONE) {
      const panes = page.locator(".panes button");
      for (let pane = (await panes.count()) - 1; pane >= 0; pane--) {
        await panes.nth(pane).click();
        await seen(`pane ${pane}`);
      }
    } else {
      await page.locator("#tab-talk").click();
      await seen("talk");
    }
    const over = await request<{ id: string }>(page, "POST", "/api/import", RECORD);
    await page.goto(`/t/${over.id}`);
    await expect(page.locator("#end-title")).toBeVisible();
    await seen("end");
    await page.locator(".end a[href^='/replay/']").first().click();
    await page.locator("div.replay").waitFor();
    await seen("replay");
    expect(found).toEqual([]);
  });
}

test("the first load is small", async ({ page }) => {
  const sizes = new Map<string, number>();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const urls = new Map<string, string>();
  client.on("Network.responseReceived", (event) => void urls.set(event.requestId, event.response.url));
  client.on("Network.loadingFinished", (event) => {
    const url = urls.get(event.requestId) ?? "";
    if (/\.(js|css)$/.test(url)) sizes.set(url, Math.max(sizes.get(url) ?? 0, event.encodedDataLength));
  });
  const total = (): number => [...sizes.values()].reduce((a, b) => a + b, 0);
  await page.goto("/");
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
  console.log(`first load: ${(total() / 1000).toFixed(1)} kB of script and style in ${sizes.size} files`);
  expect(total()).toBeGreaterThan(10_000);
  expect(total()).toBeLessThan(150_000);
  // Boards come when they are needed.
  const named = (url: string): string => url.replace(/-[\w-]{8}\.\w+$/, ""); // without the hash, which may spell anything
  expect([...sizes.keys()].filter((url) => /board|zoo|macher/i.test(named(url)))).toEqual([]);
  for (const game of ["die-macher-2006", "zoocracy"]) {
    await page.goto("/");
    sizes.clear();
    await sitDown(page, { game });
    await page.locator(".decide .cast").first().waitFor();
    await page.waitForLoadState("load");
    console.log(`${game}, from the home page to the table: ${(total() / 1000).toFixed(1)} kB more`);
    expect(total()).toBeGreaterThan(0);
    expect(total()).toBeLessThan(190_000);
  }
});

test("deep links to rules, and going back @anywhere-short", async ({ page }) => {
  for (const [game, section] of [
    ["die-macher-1997", "4.2.c"],
    ["die-macher-2006", "5"],
    ["die-macher-2019", "04.H.b"],
    ["zoocracy", "5a.2"],
    ["pocket", "3"],
  ]) {
    await page.goto(`/rules/${game}/${section}`);
    await expect(page.locator(`[id="s-${section}"]`)).toBeInViewport();
  }
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("#s-3")).toBeVisible();
});

test("settings are kept @anywhere-short", async ({ page }) => {
  await page.goto("/settings");
  await page.getByText("Dark", { exact: true }).click();
  await page.getByText("Deutsch", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByLabel("Deutsch")).toBeChecked();
});
