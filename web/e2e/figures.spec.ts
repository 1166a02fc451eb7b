// The figures of a game: listed with their status, and marked where a player meets one that is reconstructed.
import { expect, test } from "@playwright/test";
import { accessible, faults, prefer, sitDown, tabTo } from "./play.js";

test("the rules lead to the figures, each with its status", async ({ page }) => {
  const found = faults(page);
  await page.goto("/rules/die-macher-2006");
  await page.getByRole("link", { name: "Figures and their sources" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Figures of Die Macher (2006)" })).toBeVisible();
  const polls = page.getByRole("region", { name: "Poll cards" });
  await expect(polls.getByRole("row", { name: /^Card 1 / })).toContainText("reconstructed");
  const single = page.getByRole("region", { name: "Single figures" });
  await expect(single.getByRole("row", { name: /Money at the start/ })).toContainText("confirmed");
  await page.getByLabel("Only what is not confirmed").check();
  await expect(single.getByRole("row", { name: /Money at the start/ })).toHaveCount(0);
  await expect(polls.getByRole("row")).toHaveCount(21);
  expect(found).toEqual([]);
});

test("a reconstructed figure is marked on the board, and the mark leads to the list by keyboard", async ({ page, context }) => {
  await prefer(page, { language: "en" });
  await sitDown(page, { game: "zoocracy", players: 3 });
  const marks = page.locator(".pen").getByRole("link", { name: /^Reconstructed/ });
  await expect(marks).toHaveCount(9);
  await accessible(page, "marks on the board");
  await marks.first().focus();
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  const list = await opened;
  await expect(list.locator("#species")).toBeInViewport();
  await expect(list.getByRole("region", { name: "Species" }).getByRole("row", { name: /elephants/ })).toContainText("reconstructed");
});

test("a game whose figures are all known has no marks", async ({ page }) => {
  await page.goto("/new?game=pocket");
  await tabTo(page, /Figures and their sources/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Figures of Pocket Election" })).toBeVisible();
  await expect(page.getByText("reconstructed")).toHaveCount(0);
});
