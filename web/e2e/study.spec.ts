// Learning from games: the review of one, puzzles, and rules that begin with two minutes.
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./anywhere.js";
import { ask } from "./api.js";
import { accessible, faults, fits, prefer, sitDown } from "./play.js";

const RECORD = new URL("../../tests/pocket/records/pocket+4p+2126.jsonl", import.meta.url);

test("a finished game is reviewed, and a moment of it tried again", async ({ page }) => {
  const found = faults(page);
  await prefer(page, { language: "en", forced: false });
  await page.goto("/");
  const table = await ask<{ id: string }>(page, "POST", "/api/import", readFileSync(RECORD, "utf-8"));
  await page.goto(`/t/${table.id}`);
  await page.locator(".end").getByRole("link", { name: "Review" }).click();
  await expect(page.locator("progress").or(page.locator(".accuracy")).first()).toBeVisible();
  await expect(page.locator(".accuracy")).toHaveText(/^\d+$/, { timeout: 300_000 }); // much thinking, on a slow machine
  // What it shows is what the server found.
  type Told = { review: { decisions: { seat: number; loss: number }[]; seats: { turns: unknown[] }[] } };
  const { review } = await ask<Told>(page, "GET", `/api/tables/${table.id}/review?lang=en`);
  for (const [seat, name] of ["Red", "Blue", "Green", "Gold"].entries()) {
    await page.getByRole("group", { name: "Whose game" }).getByRole("button", { name }).click();
    const poor = review.decisions.filter((each) => each.seat === seat && each.loss > 0).length;
    await expect(page.getByRole("button", { name: `clearly better (${poor})` })).toBeVisible();
    await expect(page.locator(".decision")).toHaveCount(poor);
    await expect(page.locator(".mark")).toHaveCount(review.seats[seat]?.turns.length ?? 0);
  }
  await accessible(page, "review");
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page, "review on a phone");
  await page.getByRole("button", { name: "Try again from here" }).first().click();
  await page.waitForURL(/\/t\//);
  expect(new URL(page.url()).pathname).not.toBe(`/t/${table.id}`);
  await expect(page.locator(".decide .cast").first()).toBeVisible();
  expect(found).toEqual([]);
});

type Told = { id: string; game: string };
const solutions = (game: string): Map<string, { solution: number[]; others: number[][] }> =>
  new Map(
    readFileSync(new URL(`../../src/hustings/puzzles/data/${game}.jsonl`, import.meta.url), "utf-8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: string; solution: number[]; others: number[][] })
      .map(({ id, solution, others }) => [id, { solution, others }]),
  );

/** Sets two counts by their buttons, from nothing. */
async function meet(page: Page, counts: number[]): Promise<void> {
  for (const [at, count] of counts.entries())
    for (let n = 0; n < count; n++) await page.locator(".board .more, .picker .more").nth(at).click();
}

test("in a puzzle all that is mine is in sight, below the board", async ({ page }) => {
  await prefer(page, { language: "en", coach: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/puzzles");
  const all = await ask<Told[]>(page, "GET", "/api/puzzles");
  await page.goto(`/puzzles/${all.find(({ game }) => game === "die-macher-2006")?.id ?? ""}`);
  const mine = page.locator("[data-place=mine]");
  await mine.waitFor();
  const { top, bottom } = await mine.evaluate((node) => {
    const boxes = [...node.querySelectorAll(".cabinet .cards > *")].map((each) => each.getBoundingClientRect());
    if (boxes.length < 7) throw new Error(`${boxes.length} cards of the cabinet`);
    return { top: node.getBoundingClientRect().top, bottom: Math.max(...boxes.map((box) => box.bottom)) };
  });
  expect(bottom).toBeLessThanOrEqual(800);
  const board = await page.locator(".board").evaluate((node) => node.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(board - 1);
});

test("a puzzle is answered wrongly, then rightly, and stays solved", async ({ page }) => {
  const found = faults(page);
  await prefer(page, { language: "en", coach: false });
  await page.goto("/");
  await page.locator(".day").getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("heading", { name: "Die Macher (1997)" })).toBeVisible();
  await accessible(page, "puzzles");
  const all = await ask<(Told & { kind: string })[]>(page, "GET", "/api/puzzles");
  const puzzle = all.find((each) => each.game === "pocket" && each.kind === "meetings");
  const known = solutions("pocket").get(puzzle?.id ?? "");
  if (!puzzle || !known) throw new Error("no puzzle about meetings");
  await page.goto(`/puzzles/${puzzle.id}`);
  await page.locator(".decide").waitFor();
  await accessible(page, "a puzzle");
  await meet(page, known.others[0] ?? []);
  await page.locator(".cast").click();
  await expect(page.getByRole("heading", { name: "Not the best" })).toBeVisible();
  await expect(page.getByText("The solution", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(page.getByText("The solution", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await meet(page, known.solution);
  await page.locator(".cast").click();
  await expect(page.getByRole("heading", { name: "Right" })).toBeVisible();
  await accessible(page, "solved");
  await page.goto("/puzzles");
  await expect(page.locator(`a[href="/puzzles/${puzzle.id}"]`)).toContainText("Solved");
  expect(found).toEqual([]);
});

const TITLES = ["die-macher-1997", "die-macher-2006", "die-macher-2019", "pocket", "zoocracy"];
/** All titles in the long run, these with every change. */
const unless = (game: string, often: string[]): string => (often.includes(game) ? "" : " @long");

for (const game of TITLES)
  test(`${game}: a puzzle stands on the real board, on a phone too${unless(game, ["die-macher-2006", "zoocracy"])}`, async ({
    page,
  }) => {
    const found = faults(page);
    await prefer(page, { language: "en" });
    await page.goto("/");
    const all = await ask<Told[]>(page, "GET", "/api/puzzles");
    const { id } = all.find((each) => each.game === game) ?? { id: "" };
    await page.goto(`/puzzles/${id}`);
    await expect(page.locator(".puzzle .board svg").first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page, `${game}, a puzzle on a phone`);
    await expect(page.locator(".cast")).toBeInViewport();
    expect(found).toEqual([]);
  });

for (const game of TITLES)
  test(`${game}: the rules begin with two minutes @anywhere${unless(game, ["die-macher-2019", "pocket"])}`, async ({
    page,
  }) => {
    const found = faults(page);
    await prefer(page, { language: "en" });
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole("heading", { name: "In two minutes" })).toBeVisible();
    await expect(page.locator(".news li").first()).toContainText(/\d/);
    await expect(page.locator(".start .board svg").first()).toBeVisible();
    const phases = page.getByRole("group", { name: "A round in one picture" }).getByRole("link");
    expect(await phases.count()).toBeGreaterThan(3);
    await expect(page.getByRole("heading", { name: "Glossary" })).toBeVisible();
    if (game === "pocket") await accessible(page, `${game}, rules`); // the others are long, and made of the same parts
    await page.setViewportSize({ width: 360, height: 740 });
    await fits(page, `${game}, rules on a phone`);
    await page.getByLabel("Find in the rules").fill("meeting".slice(0, game === "zoocracy" ? 0 : 7) || "food");
    await expect(page.getByRole("heading", { name: "In two minutes" })).toHaveCount(0);
    await expect(page.locator("article h2[id^='s-'], article h3[id^='s-']").first()).toBeVisible();
    expect(found).toEqual([]);
  });

test("from the table to a section and back, with the answer as it stood, and on to the place it is about @anywhere", async ({
  page,
}) => {
  const found = faults(page);
  await prefer(page, { language: "en", coach: false });
  await sitDown(page, { game: "pocket", players: 3 });
  const form = page.locator(".decide").first();
  await form.locator(".picker").getByRole("button", { name: "More" }).click();
  const words = await form.locator(".outcome .words").innerText();
  await form.getByRole("button", { name: /^Show rule/ }).click();
  await page.getByRole("link", { name: "In the rules" }).click();
  await expect(page.locator(".here")).toBeVisible();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(form.locator(".outcome .words")).toHaveText(words);
  await form.getByRole("button", { name: /^Show rule/ }).click();
  await page.getByRole("link", { name: "In the rules" }).click();
  const place = page.locator(".places a").first();
  const name = await place.innerText();
  await place.click();
  await expect(page.getByRole("dialog")).toContainText(name);
  expect(found).toEqual([]);
});
