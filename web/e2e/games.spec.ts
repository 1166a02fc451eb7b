// The long run: one whole game of each of the four games through the page.
import { expect, test } from "@playwright/test";
import { accessible, playByClicks, seeded, sitDown } from "./play.js";

const GAMES: [string, number, number][] = [
  ["die-macher-2006", 3, 900],
  ["die-macher-1997", 3, 900],
  ["die-macher-2019", 3, 700],
  ["zoocracy", 4, 700],
];

for (const [game, players, most] of GAMES) {
  test(`${game}: a whole game by clicks @long`, async ({ page }) => {
    test.setTimeout(20 * 60_000);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await sitDown(page, game, players);
    const moves = await playByClicks(page, most, seeded(5), async (move) => {
      if (move % 25 === 3) await accessible(page, `${game}, move ${move}`);
    });
    console.log(`${game}: ${moves} decisions`);
    await expect(page.locator("#end-title")).toBeVisible();
    await accessible(page, `${game}, end`);
    expect(errors).toEqual([]);
  });
}

test("zoocracy in Hebrew, right to left @long", async ({ page }) => {
  test.setTimeout(20 * 60_000);
  await page.addInitScript(() => localStorage.setItem("hustings.settings", JSON.stringify({ language: "he" })));
  await sitDown(page, "zoocracy", 4);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await playByClicks(page, 700, seeded(9), async (move) => {
    if (move === 5) {
      await accessible(page, "Hebrew");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
  await expect(page.locator("#end-title")).toBeVisible();
});

test("die-macher-2006, short, on a phone @long", async ({ page }) => {
  test.setTimeout(20 * 60_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/new?game=die-macher-2006");
  await page.getByText("Short, 5 elections").click();
  for (const i of [1, 2, 3]) await page.locator(`#seat-${i}`).selectOption("bot:random");
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name: "Decide" }).click();
  await playByClicks(page, 700, seeded(3), async (move) => {
    if (move % 30 === 4) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
  await expect(page.locator("#end-title")).toBeAttached();
});
