// The pictures of the documents, from the page as it is. scripts/screenshots
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { ask } from "./api.js";
import { FORM, playByClicks, prefer, seeded, sitDown, tool } from "./play.js";
import { type Given, openAt, records } from "./positions.js";

const FOLDER = new URL("../../docs/images", import.meta.url).pathname;
/** Bytes; a large window holds more. */
const most = (width: number): number => (width > 1280 ? 240_000 : 165_000);

test.use({ viewport: { width: 1280, height: 800 } });

/** Takes the picture, as well as its size allows. */
async function snap(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${name}.jpg`);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime as number));
    return Promise.allSettled(ends.map((each) => each.finished));
  });
  for (let quality = 86; quality > 30; quality -= 7) {
    await page.screenshot({ path, type: "jpeg", quality });
    if (statSync(path).size < most(page.viewportSize()?.width ?? 0)) return;
  }
  throw new Error(`${name} is too large`);
}

/** A table some questions into its game, the next one asked. */
async function play(page: Page, game: string, players: number, moves: number, seed: number): Promise<void> {
  await sitDown(page, { game, players, bot: "club" });
  await playByClicks(page, moves, seeded(seed));
  await page.locator(`${FORM} .cast`).first().waitFor();
  await page.waitForLoadState("load");
  await expect(page.locator(".board svg:visible").first()).toBeVisible();
}

/** A finished game of mine, played by a bot in my seat. */
async function finished(page: Page, game: string, players: number): Promise<string> {
  await sitDown(page, { game, players, bot: "club" });
  await page.locator(`${FORM} .cast`).first().waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await (await tool(page, "Let a bot play")).click();
  await page.getByRole("dialog").getByRole("button", { name: "Let the bot play" }).click();
  await expect(page.locator("#end-title")).toBeVisible({ timeout: 600_000 });
  return id;
}

test("home and new table @pictures", async ({ page }) => {
  await prefer(page, { theme: "light", language: "en" });
  await page.goto("/");
  await page.locator(".shelf .game:not(.ghost)").first().waitFor();
  await snap(page, "home");
  await page.goto("/new");
  await page.locator(".finish").waitFor();
  await snap(page, "new-table");
  await page.goto("/rules/zoocracy/5a.2");
  await page.locator("[id='s-5a.2']").waitFor();
  await snap(page, "rules");
});

type Look = [name: string, width: number, height: number, settings: Record<string, unknown>];
const DAY = { theme: "light" };
const NIGHT = { theme: "dark" };
const HEBREW = { theme: "light", language: "he" };
const NOTEBOOK = [1280, 800] as const;
const DESK = [1920, 1080] as const;
const PHONE = [360, 740] as const;

/** Scenes of a table: how far into the game, and how each is looked at. */
const SCENES: [game: string, players: number, moves: number, looks: Look[]][] = [
  [
    "die-macher-2006",
    4,
    12,
    [
      ["die-macher", ...NOTEBOOK, DAY],
      ["die-macher-desk-night", ...DESK, NIGHT],
      ["die-macher-phone", ...PHONE, DAY],
      ["die-macher-landscape", 740, 360, DAY],
      ["die-macher-hebrew", ...NOTEBOOK, HEBREW],
    ],
  ],
  [
    "die-macher-2006",
    5,
    1,
    [
      ["die-macher-setup", ...NOTEBOOK, DAY],
      ["die-macher-setup-phone", ...PHONE, NIGHT],
    ],
  ],
  [
    "die-macher-1997",
    4,
    10,
    [
      ["die-macher-1997", ...NOTEBOOK, NIGHT],
      ["die-macher-1997-phone", ...PHONE, NIGHT],
    ],
  ],
  [
    "die-macher-2019",
    4,
    14,
    [
      ["die-macher-2019", ...DESK, DAY],
      ["die-macher-2019-phone", ...PHONE, HEBREW],
    ],
  ],
  [
    "zoocracy",
    5,
    8,
    [
      ["zoocracy", ...NOTEBOOK, DAY],
      ["zoocracy-night", ...DESK, NIGHT],
      ["zoocracy-hebrew", ...NOTEBOOK, HEBREW],
      ["zoocracy-phone", ...PHONE, DAY],
    ],
  ],
  ["pocket", 3, 4, [["pocket", ...NOTEBOOK, DAY]]],
];
for (const [game, players, moves, looks] of SCENES)
  test(`${looks[0]![0]} @pictures`, async ({ page }) => {
    await prefer(page, { language: "en", theme: "light", coach: false });
    await play(page, game, players, moves, 6);
    for (const [name, width, height, settings] of looks) {
      await page.setViewportSize({ width, height });
      await prefer(page, { language: "en", coach: false, ...settings });
      await page.reload();
      await page.locator(`${FORM} .cast`).first().waitFor();
      await expect(page.locator(".board svg:visible").first()).toBeVisible();
      await snap(page, name);
    }
  });

/** Questions of recorded games. */
const ASKED: [name: string, given: Given, look: [number, number, Record<string, unknown>]][] = [
  ["auction", { title: "die-macher-2006", kind: "raise", players: 4, after: 60 }, [...NOTEBOOK, DAY]],
  ["poll", { title: "die-macher-2006", kind: "publish", players: 5, after: 100 }, [...NOTEBOOK, NIGHT]],
  ["donation", { title: "die-macher-2006", kind: "donation", players: 4 }, [...NOTEBOOK, DAY]],
  ["politicians", { title: "die-macher-2019", kind: "send", players: 4 }, [...NOTEBOOK, NIGHT]],
  ["take-over", { title: "zoocracy", kind: "take-over" }, [...NOTEBOOK, DAY]],
  ["talks", { title: "die-macher-2006", kind: "consent" }, [...NOTEBOOK, DAY]],
  ["government", { title: "zoocracy", kind: "vote", after: 40 }, [...NOTEBOOK, NIGHT]],
  ["government-phone", { title: "zoocracy", kind: "propose", after: 40 }, [...PHONE, { ...NIGHT, language: "he" }]],
];
for (const [name, given, [width, height, settings]] of ASKED)
  test(`${name} @pictures`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { language: "en", coach: false, ...settings });
    await page.goto("/settings");
    await openAt(page, given);
    await page.locator(`${FORM} .cast`).first().waitFor();
    await expect(page.locator(".board svg:visible").first()).toBeVisible();
    await snap(page, name);
  });

test("coach, hint, review @pictures", async ({ page }) => {
  await prefer(page, { language: "en", theme: "light" });
  await sitDown(page, { game: "pocket", players: 3, bot: "club" });
  await page.getByRole("complementary", { name: "Coach" }).waitFor();
  await snap(page, "coach");
  await page.getByRole("button", { name: "A hint" }).click();
  await page.getByRole("region", { name: "Hints" }).getByRole("button", { name: "Take this" }).first().waitFor();
  await snap(page, "hint");
  const table = await ask<{ id: string }>(page, "POST", "/api/import", records("pocket", 4)[0]!.text);
  await page.goto(`/review/${table.id}`);
  await expect(page.locator(".accuracy")).toHaveText(/^\d+$/);
  await snap(page, "review");
});

test("an election, told @pictures", async ({ page }) => {
  await prefer(page, { language: "en", theme: "light" });
  await page.goto("/settings");
  const table = await ask<{ id: string }>(page, "POST", "/api/import", records("die-macher-2006", 4)[0]!.text);
  await page.goto(`/replay/${table.id}/0`);
  await page.locator("#r-contents").click();
  await page.locator(".list .moment[data-moment=election] button").first().click();
  await page.locator("[data-place=moment]").waitFor();
  await page.keyboard.press("n");
  await snap(page, "election");
});

test("puzzles, lobby, settings @pictures", async ({ page }) => {
  await prefer(page, { language: "en", theme: "light" });
  await page.goto("/puzzles");
  await page.locator("a[href^='/puzzles/']").first().waitFor();
  await snap(page, "puzzles");
  await page.locator("a[href^='/puzzles/']").first().click();
  await page.locator(".decide .cast").first().waitFor();
  await snap(page, "puzzle");
  await page.goto("/new?game=zoocracy&with=friends");
  await page.getByLabel("Your name, as the others see it").fill("Nora");
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Make a link" }).first().waitFor();
  await snap(page, "lobby");
  await page.goto("/settings");
  await page.locator("main h1").first().waitFor();
  await snap(page, "settings");
});

test("the end and the way there @pictures", async ({ page }) => {
  await prefer(page, { theme: "light", language: "en" });
  const id = await finished(page, "die-macher-2006", 4);
  await page.reload(); // without the moments that were told on the way
  await expect(page.getByRole("heading", { name: "The race" })).toBeVisible();
  await snap(page, "end");
  await page.goto(`/replay/${id}/120?seat=-3`);
  await page.locator(".replay .board svg").first().waitFor();
  await snap(page, "replay");
  await page.setViewportSize({ width: 360, height: 740 });
  await snap(page, "replay-phone");
});
