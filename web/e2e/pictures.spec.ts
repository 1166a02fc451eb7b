// The pictures of the documents, from the page as it is. scripts/screenshots
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { FORM, playByClicks, prefer, seeded, sitDown, tool } from "./play.js";

const FOLDER = new URL("../../docs/images", import.meta.url).pathname;
const MOST = 240_000; // bytes

test.use({ viewport: { width: 1280, height: 800 } });

/** Takes the picture, as well as its size allows. */
async function snap(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${name}.jpg`);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  for (let quality = 86; quality > 30; quality -= 7) {
    await page.screenshot({ path, type: "jpeg", quality });
    if (statSync(path).size < MOST) return;
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
