// The figures of a game: listed with their status, and marked where a player meets one that is reconstructed.
import { expect } from "@playwright/test";
import { test } from "./anywhere.js";
import { accessible, faults, fits, openedBeside, playByClicks, prefer, seeded, sitDown, tabTo } from "./play.js";

test("the rules lead to the figures, each with its status @anywhere", async ({ page }) => {
  const found = faults(page);
  await page.goto("/rules/die-macher-2006");
  await page.getByRole("link", { name: "Figures and their sources" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Figures of Die Macher (2006)" })).toBeVisible();
  const polls = page.getByRole("region", { name: "Poll cards" });
  await expect(polls.getByRole("row", { name: /^Card .?1.? / })).toContainText("reconstructed");
  const single = page.getByRole("region", { name: "Single figures" });
  await expect(single.getByRole("row", { name: /Money at the start/ })).toContainText("confirmed");
  await page.getByLabel("Only what is not confirmed").check();
  await expect(single.getByRole("row", { name: /Money at the start/ })).toHaveCount(0);
  await expect(polls.getByRole("row")).toHaveCount(21);
  expect(found).toEqual([]);
});

test("a reconstructed figure is marked on the board, and the mark leads to the list by keyboard @anywhere", async ({
  page,
}) => {
  await prefer(page, { language: "en" });
  await sitDown(page, { game: "zoocracy", players: 3 });
  const marks = page.locator(".pen").getByRole("link", { name: /^Reconstructed/ });
  await expect(marks).toHaveCount(9);
  await accessible(page, "marks on the board");
  await marks.first().focus();
  const list = await openedBeside(page, () => page.keyboard.press("Enter"));
  await expect(list.locator("#species")).toBeInViewport();
  await expect(list.getByRole("region", { name: "Species" }).getByRole("row", { name: /elephants/ })).toContainText(
    "reconstructed",
  );
});

test("a game whose figures are all known has no marks @anywhere", async ({ page }) => {
  await page.goto("/new?game=pocket");
  await tabTo(page, /Figures and their sources/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Figures of Pocket Election" })).toBeVisible();
  await expect(page.getByText("reconstructed")).toHaveCount(0);
});

const TOML = (value: number | string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: "mine.toml",
  mimeType: "application/toml",
  buffer: Buffer.from(`[[constant]]\nid = "funds"\nvalue = ${value}\n`),
});

test("own figures are edited by keyboard, checked, and taken to a table where all can read them @anywhere", async ({
  page,
}) => {
  const found = faults(page);
  await prefer(page, { language: "en" });
  await page.goto("/figures/pocket");
  await page.getByRole("region", { name: "Single figures" }).waitFor();
  await tabTo(page, /Edit figures/);
  await page.keyboard.press("Enter");
  await tabTo(page, /Value, .?Funds at the start/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1200");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "must be from" })).toBeVisible();
  await accessible(page, "figures being edited");
  await fits(page, "figures being edited");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(page.getByText("One figure of your own is saved")).toBeVisible();
  await expect(page.getByRole("row", { name: /Funds at the start/ })).toContainText("own");
  await accessible(page, "own figures");
  await page.getByRole("link", { name: "Open a table with them" }).press("Enter");
  await page.locator(".finish .btn.primary").press("Enter");
  await page.waitForURL(/\/t\//);
  const badge = page.getByRole("link", { name: "Own figures", exact: true });
  await expect(badge).toBeVisible();
  await accessible(page, "a table with own figures");
  const list = await openedBeside(page, () => badge.press("Enter"));
  await expect(list.getByText("This table plays with its host's own figures.")).toBeVisible();
  await expect(list.getByRole("row", { name: /Funds at the start/ })).toContainText("12");
  await accessible(list, "the figures of a table");
  expect(found).toEqual([]);
});

test("own figures are uploaded on the way to a new table; what is wrong is said in the reader's language @anywhere", async ({
  page,
}) => {
  await prefer(page, { language: "de" });
  await page.goto("/new?game=pocket");
  const file = page.locator("input[type=file]");
  await file.setInputFiles(TOML(99));
  await expect(page.getByRole("alert").filter({ hasText: "muss zwischen" })).toBeVisible();
  await file.setInputFiles(TOML(13));
  await expect(page.getByText("Eine eigene Zahl ist")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Eigene Zahlen" })).toBeChecked();
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole("link", { name: "Eigene Zahlen", exact: true })).toBeVisible();
});

test("a board shows the figures of its table @anywhere", async ({ page }) => {
  await prefer(page, { language: "en" });
  const mine = {
    name: "mine.toml",
    mimeType: "application/toml",
    buffer: Buffer.from('[[cabinet]]\nid = "whip"\ncost = 7\n'),
  };
  await sitDown(page, {
    game: "die-macher-2006",
    players: 3,
    before: async (at) => {
      await at.locator("input[type=file]").setInputFiles(mine);
      await expect(at.getByText("One figure of your own is saved")).toBeVisible();
    },
  });
  const whip = page.locator(".mine .person").filter({ hasText: "Chief Whip" }).locator("b");
  for (let move = 0; move < 20 && !(await whip.count()); move++) await playByClicks(page, 1, seeded(move));
  await expect(whip).toHaveText("7");
});

for (const game of ["die-macher-2019", "zoocracy"]) {
  test(`${game}: the figures fit a phone, in Hebrew, by night, also while they are edited @anywhere${game === "zoocracy" ? " @long" : ""}`, async ({
    page,
  }) => {
    const found = faults(page);
    await prefer(page, { language: "he", theme: "dark" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/figures/${game}`);
    await page.locator("#constant").waitFor();
    await accessible(page, `${game}, Hebrew`);
    await fits(page, `${game}, Hebrew`);
    await page.locator(".mine button[aria-pressed]").click();
    await page.locator("form .input").first().waitFor();
    await accessible(page, `${game}, Hebrew, edited`);
    await fits(page, `${game}, Hebrew, edited`);
    expect(found).toEqual([]);
  });
}
