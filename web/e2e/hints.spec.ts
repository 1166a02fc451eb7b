// Hints: figures and chances beside the answers, and "Take this" fills in every kind of question of every title.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./anywhere.js";
import { accessible, faults, prefer, sitDown } from "./play.js";
import { type Given, openAt } from "./positions.js";

const ROOT = new URL("../..", import.meta.url).pathname;

/** The kinds of question of every title, from their matrix. */
function everyKind(): Given[] {
  const names: Record<string, string> = {
    "Die Macher (1997)": "die-macher-1997",
    "Die Macher (2006)": "die-macher-2006",
    "Die Macher (2019)": "die-macher-2019",
    "Pocket Election": "pocket",
    Zoocracy: "zoocracy",
  };
  let title = "";
  return readFileSync(join(ROOT, "docs/questions.md"), "utf-8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("## ")) {
        title = names[line.slice(3)] ?? "";
        if (!title) throw new Error(`an unknown title: ${line}`);
      }
      const kind = /^\| `([\w-]+)` /.exec(line)?.[1];
      return kind ? [{ title, kind }] : [];
    });
}

/** All of it can be seen and clicked: nothing lies over it, and no part of the page has to be scrolled first. */
async function inSight(button: Locator): Promise<void> {
  const seen = (): Promise<boolean> =>
    button.evaluate((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => node.contains(document.elementFromPoint((left + right) / 2, y)));
    });
  await expect.poll(seen).toBe(true);
}

/** Takes the second hint, or the only one, and sends it. */
async function takes(page: Page): Promise<void> {
  const form = page.locator(".decide").first();
  const told = page.waitForResponse((r) => r.url().includes("/hint"));
  await form.getByRole("button", { name: "A hint" }).click();
  const { hints } = (await (await told).json()) as { hints: { args: number[] }[] };
  const panel = page.getByRole("region", { name: "Hints" });
  const found = panel.locator(".hint");
  await expect(found.first()).toBeVisible();
  // One that does not stand there already: a form may begin with an answer.
  const standing = await found.evaluateAll((all) => all.map((each) => !!each.querySelector("[aria-pressed=true]")));
  const which = Math.max(0, standing.lastIndexOf(false));
  const hint = found.nth(which);
  await expect(hint).toContainText(/Wins \d+%/);
  await expect(hint).toContainText(/give or take \d+/);
  const label = (await hint.locator(".label strong").innerText()).trim();
  await hint.locator(".take").click();
  // It stands in the answer, in words, and nothing hides the answers or the button.
  await expect(hint.getByRole("button", { name: "Filled in" })).toBeVisible();
  const cast = form.locator(".cast");
  await expect(cast).toBeEnabled();
  await expect(form.locator(".outcome")).toContainText(label);
  const [over, under] = [await panel.boundingBox(), await form.boundingBox()];
  expect(over && under && (over.y >= under.y + under.height || over.y + over.height <= under.y)).toBe(true);
  await inSight(cast);
  const answer = page.waitForRequest(
    (r) => r.method() === "POST" && /\/decisions\/[^/]+$/.test(new URL(r.url()).pathname),
  );
  await cast.click();
  const sure = form.locator(".sure .primary");
  const sent = await Promise.race([answer, sure.waitFor().then(() => null)]).then(
    (r) => r ?? sure.click().then(() => answer),
  );
  expect((sent.postDataJSON() as { args: number[] }).args).toEqual(hints[which]?.args);
}

for (const title of ["die-macher-1997", "die-macher-2006", "die-macher-2019", "pocket", "zoocracy"]) {
  test(`${title}: a hint to every kind of question is taken @long`, async ({ page }) => {
    const found = faults(page);
    await prefer(page, { language: "en", coach: false, forced: false });
    const imported = new Map<string, string>();
    for (const given of everyKind().filter((each) => each.title === title))
      await test.step(given.kind, async () => {
        await openAt(page, given, { imported });
        await takes(page);
      });
    expect(found).toEqual([]);
  });
}

for (const [where, game, width, height] of [
  ["on a desktop", "zoocracy", 1280, 800],
  ["on a phone", "pocket", 360, 740], // whose hints are quickly found
  ["on a phone, at a large board @long", "zoocracy", 360, 740],
] as const)
  test(`hints ${where}: figures beside the answers, filled in, closed @anywhere`, async ({ page }) => {
    const found = faults(page);
    await page.setViewportSize({ width, height });
    await prefer(page, { language: "en", coach: false });
    await sitDown(page, { game, players: 3, bot: "club" });
    const form = page.locator(".decide").first();
    await form.getByRole("button", { name: "A hint" }).click();
    const panel = page.getByRole("region", { name: "Hints" });
    await expect(panel.locator(".hint").first()).toContainText(/Wins \d+%/);
    // Nothing lies over the answers, and some of them are in sight.
    const [over, answers] = [await panel.boundingBox(), await form.locator(".scroll").boundingBox()];
    if (!over || !answers) throw new Error("no panel, or no answers");
    expect(over.y >= answers.y + answers.height - 1 || over.y + over.height <= answers.y + 1).toBe(true);
    expect(answers.height).toBeGreaterThan(80);
    await inSight(form.locator(".cast"));
    await accessible(page, `hints ${where}`);
    await panel.getByRole("button", { name: "Close the hints" }).click();
    await expect(panel).toHaveCount(0);
    await page.mouse.move(0, 0); // what lies under the mouse now would explain itself
    await form.getByRole("button", { name: "A hint" }).click();
    const label = (await panel.locator(".label strong").last().innerText()).trim();
    await panel.locator(".take").last().click();
    await expect(form.locator(".outcome")).toContainText(label);
    await expect(form.locator(".cast")).toBeEnabled();
    await inSight(form.locator(".cast"));
    expect(found).toEqual([]);
  });

test("die-macher-2006: hints to long answers leave the button in sight, on small desktops too", async ({ page }) => {
  await prefer(page, { language: "en", coach: true });
  const imported = new Map<string, string>();
  for (const kind of ["sheet", "discard", "cabinet", "donation"])
    await test.step(kind, async () => {
      await openAt(page, { title: "die-macher-2006", kind }, { imported });
      const form = page.locator(".decide").first();
      await form.getByRole("button", { name: "A hint" }).click();
      await page.getByRole("region", { name: "Hints" }).locator(".take").first().click();
      for (const [width, height] of [
        [1366, 768],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await inSight(form.locator(".cast"));
      }
    });
});
