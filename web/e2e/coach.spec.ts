// The coach: on at first, off with one click, quiet by itself.
import { expect } from "@playwright/test";
import { test } from "./anywhere.js";
import { sitDown } from "./play.js";

test("the coach explains a question, beside the answers, until it is turned off @anywhere-short", async ({ page }) => {
  await sitDown(page, { game: "pocket", players: 3, bot: "club" });
  const coach = page.getByRole("complementary", { name: "Coach" });
  await expect(coach).toContainText("Everyone pays their bid.");
  const [above, below] = [await coach.boundingBox(), await page.locator(".decide .picker").first().boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await coach.getByRole("button", { name: "Turn the coach off" }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await page.locator(".decide .cast").first().waitFor();
  await expect(coach).toHaveCount(0);
});

test("what the coach says leaves the answers in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(page, { game: "die-macher-2006", players: 4, bot: "club" });
  await expect(page.getByRole("complementary", { name: "Coach" })).toContainText("the party you lead");
  await expect(page.locator(".decide .picker label").last()).toBeInViewport({ ratio: 1 });
});
