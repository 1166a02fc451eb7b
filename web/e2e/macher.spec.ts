// The boards of Die Macher: everything on them can be asked about, and questions are answered on them.
import { expect, type Page } from "@playwright/test";
import { test } from "./anywhere.js";
import { faults, playByClicks, prefer, seeded, sitDown } from "./play.js";
import { openAt } from "./positions.js";

const asked = (page: Page): Promise<string | null> => page.locator(".decide").first().getAttribute("aria-label");

for (const [game, moves, name] of [
  ["die-macher-2006", 5, "everything on the boards can be asked about"],
  ["die-macher-2019", 5, "everything on the boards can be asked about @long"],
  ["die-macher-1997", 14, "everything on the boards can be asked about, along the game @long"],
  ["die-macher-2006", 14, "everything on the boards can be asked about, along the game @long"],
  ["die-macher-2019", 14, "everything on the boards can be asked about, along the game @long"],
] as const) {
  test(`${game}: ${name}`, async ({ page }) => {
    await prefer(page, { language: "en", confirm: "never" });
    await sitDown(page, { game, players: 4 });
    const unknown = new Set<string>();
    const seen = new Set<string>();
    const known = await page.evaluate(async (id) => {
      const told = (await (await fetch(`/api/games/${id}/things`)).json()) as { things: { id: string }[] };
      return told.things.map((thing) => thing.id);
    }, game);
    await playByClicks(page, moves, seeded(3), async () => {
      const ids = await page
        .locator("[data-thing]")
        .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.thing ?? ""));
      for (const id of ids) (known.includes(id) ? seen : unknown).add(id);
    });
    expect([...unknown]).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  });
}

test("the campaign is prepared on the boards", async ({ page }) => {
  const found = faults(page);
  await prefer(page, { language: "en", confirm: "never" });
  await openAt(page, { title: "die-macher-2006", kind: "sheet", players: 3 }, { bot: "random" });
  await expect.poll(() => asked(page)).toContain("How do you prepare");
  const cast = page.locator(".decide .cast");
  const at = (board: number) => page.locator(`.state[data-board="${board}"]`);
  await expect(cast).toBeDisabled();
  await page.locator(".offer", { hasText: "popularity +1" }).nth(1).click(); // popularity, votes, meetings
  await page.locator(".offer", { hasText: "4 members" }).click(); // two media markers
  await at(0).getByRole("button", { name: "popularity +1" }).click();
  await at(1).getByRole("button", { name: "6 votes" }).click();
  await at(1).getByRole("button", { name: "6 meetings" }).click();
  await at(2).locator("button.media").click();
  await expect(cast).toBeDisabled();
  await at(3).locator("button.media").click();
  await expect(cast).toBeEnabled();
  await cast.click();
  await expect.poll(() => asked(page)).not.toContain("prepare");
  const mine = at(1).locator("tbody tr.me");
  await expect(mine.locator("td").first()).toHaveText(/^6(\+6)?$/); // with what was gained last beside it
  await expect(mine.locator(".pieces i")).toHaveCount(7); // one was there
  expect(found).toEqual([]);
});

test("meetings are planned on the boards, and what they would bring stands there", async ({ page }) => {
  await prefer(page, { language: "en", confirm: "never" });
  await openAt(page, { title: "die-macher-2006", kind: "meetings", players: 3 }, { bot: "random" });
  await expect.poll(() => asked(page)).toContain("How many meetings do you hold");
  const state = page.locator("section.state").first();
  await page.keyboard.press("1");
  await page.keyboard.press("1");
  await expect(state.locator(".act strong")).toHaveText("2");
  await expect(state.locator(".pieces .planned")).toHaveCount(2);
  await state.getByRole("button", { name: /^Less/ }).click();
  await expect(state.locator(".pieces .planned")).toHaveCount(1);
  await page.locator(".decide .cast").click();
  await expect.poll(() => asked(page)).not.toContain("meetings do you hold");
  await expect(page.locator(".pieces .planned")).toHaveCount(0);
});
