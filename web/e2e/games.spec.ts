// The long run: whole games through the page. scripts/test-page --long
import { expect, type Page } from "@playwright/test";
import { test } from "./anywhere.js";
import { accessible, faults, fits, playByClicks, playByKeys, prefer, seeded, sitDown, type Choice } from "./play.js";

const HOUR = 60 * 60_000;
const GAMES: (Choice & { most: number })[] = [
  { game: "die-macher-2019", players: 3, most: 900 },
  { game: "zoocracy", players: 4, most: 900 },
  { game: "die-macher-2006", players: 3, most: 1200 },
  { game: "die-macher-1997", players: 3, most: 1200 },
];

/** Meetings are turned into votes on the very state that the question names, and on no other. */
async function turnsHere(page: Page): Promise<void> {
  const asked = await page.locator(".decide").first().getAttribute("aria-label");
  if (!asked?.includes("turn into votes")) return;
  const states = page.locator(".state:has(.act)");
  await expect(states).toHaveCount(1);
  expect(asked).toContain((await states.getAttribute("aria-label")) ?? "?");
}

for (const { most, ...choice } of GAMES) {
  test(`${choice.game}: a whole game by clicks @long @anywhere`, async ({ page }) => {
    test.setTimeout(HOUR);
    const found = faults(page);
    await sitDown(page, choice);
    const began = Date.now();
    const moves = await playByClicks(page, most, seeded(5), async (move) => {
      await turnsHere(page);
      if (move % 30 === 3) {
        await accessible(page, `${choice.game}, move ${move}`);
        await fits(page, `${choice.game}, move ${move}`);
      }
    });
    console.log(`${choice.game}: ${moves} decisions in ${Math.round((Date.now() - began) / 1000)} s`);
    await expect(page.locator("#end-title")).toBeVisible();
    await accessible(page, `${choice.game}, end`);
    await fits(page, `${choice.game}, end`);
    expect(found).toEqual([]);
  });
}

test("zoocracy in Hebrew, right to left, by night @long @anywhere", async ({ page }) => {
  test.setTimeout(HOUR);
  const found = faults(page);
  await prefer(page, { language: "he", theme: "dark" });
  await sitDown(page, { game: "zoocracy", players: 3 });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await playByClicks(page, 900, seeded(9), async (move) => {
    if (move % 30 === 5) {
      await accessible(page, `Hebrew, move ${move}`);
      await fits(page, `Hebrew, move ${move}`);
    }
  });
  await expect(page.locator("#end-title")).toBeVisible();
  await accessible(page, "Hebrew, end");
  expect(found).toEqual([]);
});

test("die-macher-2006, short, on a phone @long @anywhere", async ({ page }) => {
  test.setTimeout(HOUR);
  const found = faults(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await sitDown(page, {
    game: "die-macher-2006",
    players: 3,
    before: (at) => at.getByText("Short, 5 elections").click(),
  });
  await playByClicks(page, 1200, seeded(3), async (move) => {
    if (move % 30 === 4) {
      await fits(page, `phone, move ${move}`);
      await accessible(page, `phone, move ${move}`);
    }
  });
  await expect(page.locator("#end-title")).toBeVisible();
  await fits(page, "phone, end");
  await accessible(page, "phone, end");
  expect(found).toEqual([]);
});

test("zoocracy by keyboard alone @long @anywhere", async ({ page }) => {
  test.setTimeout(HOUR);
  const found = faults(page);
  await sitDown(page, { game: "zoocracy", players: 3 });
  const moves = await playByKeys(page, 900);
  console.log(`by keyboard: ${moves} decisions`);
  await expect(page.locator("#end-title")).toBeVisible();
  expect(found).toEqual([]);
});
