// The pictures of the documents, from the page as it is. scripts/screenshots
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { playByClicks, prefer, seeded, sitDown, tool } from "./play.js";

const FOLDER = new URL("../../docs/images", import.meta.url).pathname;
const MOST = 190_000; // bytes

test.use({ viewport: { width: 1440, height: 900 } });

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
  await page.locator(".decide .cast").first().waitFor();
  await page.waitForLoadState("load");
  await expect(page.locator(".board svg").first()).toBeVisible();
}

/** A finished game of mine, played by a bot in my seat. */
async function finished(page: Page, game: string, players: number): Promise<string> {
  await sitDown(page, { game, players, bot: "club" });
  await page.locator(".decide .cast").first().waitFor();
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

const BOARDS: [name: string, game: string, players: number, moves: number, settings: Record<string, unknown>][] = [
  ["die-macher", "die-macher-2006", 4, 12, { theme: "light" }],
  ["die-macher-1997", "die-macher-1997", 4, 10, { theme: "dark" }],
  ["die-macher-2019", "die-macher-2019", 4, 14, { theme: "light" }],
  ["zoocracy", "zoocracy", 5, 8, { theme: "light" }],
  ["zoocracy-night", "zoocracy", 4, 10, { theme: "dark" }],
  ["zoocracy-hebrew", "zoocracy", 4, 6, { theme: "light", language: "he" }],
];
for (const [name, game, players, moves, settings] of BOARDS) {
  test(`${name} @pictures`, async ({ page }) => {
    await prefer(page, { language: "en", ...settings });
    await play(page, game, players, moves, 6);
    await snap(page, name);
  });
}

test("phone @pictures", async ({ page }) => {
  await prefer(page, { theme: "light", language: "en" });
  await page.setViewportSize({ width: 390, height: 780 });
  await sitDown(page, { game: "die-macher-2019", players: 4, bot: "club" });
  await playByClicks(page, 10, seeded(6));
  await page.locator(".decide .cast").first().waitFor();
  await snap(page, "phone-decide");
  await page.getByRole("button", { name: "Resize the panel" }).click();
  await page.getByRole("button", { name: "Resize the panel" }).click();
  await snap(page, "phone");
});

test("the end and the way there @pictures", async ({ page }) => {
  await prefer(page, { theme: "light", language: "en" });
  const id = await finished(page, "die-macher-2006", 4);
  await expect(page.getByRole("heading", { name: "The race" })).toBeVisible();
  await snap(page, "end");
  await page.goto(`/replay/${id}/120?seat=-3`);
  await page.locator(".replay .board svg").first().waitFor();
  await snap(page, "replay");
});
