// Moments and replays, on games that were recorded.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { accessible, faults, fits, playByClicks, prefer, seeded, sitDown } from "./play.js";

const RECORDS = {
  "die-macher-1997": "die_macher/classic/records/die-macher-1997+4p+1005.jsonl",
  "die-macher-2006": "die_macher/classic/records/die-macher-2006+4p+126.jsonl",
  "die-macher-2019": "die_macher/modern/records/die-macher-2019+5p+6027.jsonl",
  zoocracy: "zoocracy/records/zoocracy+6p+10004.jsonl",
  pocket: "pocket/records/pocket+4p+2126.jsonl",
};
const WIDE: [number, number][] = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
];
const PHONES: [number, number][] = [
  [360, 740],
  [740, 360],
];

/** A recorded game as a finished table of mine. */
async function imported(page: Page, game: keyof typeof RECORDS): Promise<string> {
  const record = readFileSync(new URL(`../../tests/${RECORDS[game]}`, import.meta.url), "utf8");
  await page.goto("/");
  return page.evaluate(async (body) => {
    await fetch("/api/me");
    const token = /hustings_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "X-CSRF-Token": token, "Content-Type": "application/jsonl" };
    const made = (await (await fetch("/api/import", { method: "POST", body, headers })).json()) as { id: string };
    return made.id;
  }, record);
}

const card = (page: Page) => page.locator("[data-place=moment]");
const at = (page: Page): number => Number(new URL(page.url()).pathname.split("/")[3] ?? 0);

/** What of the moment on screen is cut off, or has to be scrolled to. */
const clipped = (page: Page, narrow: boolean): Promise<string[]> =>
  page.evaluate(async (phone) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = document.querySelector("[data-place=moment] > *")!;
    const found: string[] = [];
    const seen = box.getBoundingClientRect();
    if (seen.left < 0 || seen.top < 0 || seen.right > innerWidth + 1 || seen.bottom > innerHeight + 1)
      found.push(`card ${Math.round(seen.width)}×${Math.round(seen.height)} leaves the window`);
    const body = box.querySelector(".body")!;
    if (body.scrollWidth > body.clientWidth + 1) found.push("wider than its card");
    // On a phone long news may be scrolled, with a good part in sight.
    if (phone ? body.clientHeight < Math.min(body.scrollHeight, 90) : body.scrollHeight > body.clientHeight + 1)
      found.push(`${body.scrollHeight} in ${body.clientHeight}`);
    for (const node of box.querySelectorAll<HTMLElement>(".body *, h2, footer *")) {
      const style = getComputedStyle(node);
      if (node.closest(".sr, svg") || style.clipPath !== "none") continue;
      const hides = style.overflowX !== "visible";
      if (hides && node.scrollWidth > node.clientWidth + 1)
        found.push(`${node.className} “${node.textContent?.trim()}”`);
      const inner = node.getBoundingClientRect();
      if (inner.width && (inner.left < seen.left - 1 || inner.right > seen.right + 1))
        found.push(`${node.tagName} ${node.className} sticks out`);
    }
    return found;
  }, narrow);

// With every change the smallest sizes of one game, whose moments have most in them.
const OFTEN = ["die-macher-2006"];
for (const game of Object.keys(RECORDS) as (keyof typeof RECORDS)[])
  for (const [name, sizes] of [
    [`no moment is cut off${OFTEN.includes(game) ? "" : " @long"}`, [WIDE[1]!, PHONES[0]!]],
    ["no moment is cut off at any size @long", [...WIDE, ...PHONES]],
  ] as const)
    test(`${game}: ${name}`, async ({ page }) => {
      const wrong = faults(page);
      await prefer(page, { language: game === "die-macher-2006" ? "de" : "en", theme: "light" });
      const id = await imported(page, game);
      await page.goto(`/replay/${id}/0`);
      await page.locator("#r-contents").click();
      const entries = page.locator(".list .moment button");
      await entries.first().waitFor();
      // One moment of each kind.
      const kinds = await page.locator(".list .moment").evaluateAll((nodes) => {
        const found = nodes.map((node, i) => [node.getAttribute("data-moment") ?? "", i] as const);
        return [...new Map(found)];
      });
      expect(kinds.length).toBeGreaterThan(game === "pocket" ? 1 : 3);
      for (const [kind, i] of kinds) {
        await entries.nth(i).click();
        await card(page).waitFor();
        const steps = Math.max(1, await card(page).locator(".steps li").count());
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          for (let step = 0; step < steps; step++) {
            if (step) await page.keyboard.press("n");
            const found = await clipped(page, width < 960);
            expect.soft(found, `${kind}, step ${step + 1}, ${width}×${height}`).toEqual([]);
          }
          for (let step = 1; step < steps; step++) await page.keyboard.press("p");
        }
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.keyboard.press("Escape");
        await expect(card(page)).toHaveCount(0);
      }
      expect(wrong).toEqual([]);
    });

test("a replay goes by keys: steps, phases, rounds, elections, their moments", async ({ page }) => {
  await prefer(page, { language: "en" });
  const id = await imported(page, "die-macher-2006");
  await page.goto(`/replay/${id}`);
  const now = page.locator("[data-place=transport] .num");
  await expect(now).toContainText("0 /");
  await page.keyboard.press("ArrowRight");
  await expect(now).toContainText("1 /");
  await page.locator("#r-contents").click(); // a button that has the focus takes no key away
  await page.locator(".list [aria-current]").waitFor();
  await page.keyboard.press("ArrowRight");
  await expect(now).toContainText("2 /");
  await page.keyboard.press("]");
  await expect(page.locator("[data-place=head]")).toContainText(/Round \W*1\W+of/);
  const round = at(page);
  await page.keyboard.press("PageDown");
  await expect.poll(() => at(page)).toBeGreaterThan(round);
  await page.keyboard.press("PageUp");
  await expect.poll(() => at(page)).toBe(round);
  await page.keyboard.press("e");
  await expect(card(page).getByRole("heading", { level: 2 })).toContainText("has voted");
  await expect(card(page).locator("[aria-current=step]")).toContainText("Meetings become votes");
  await page.keyboard.press("n");
  await expect(card(page)).toContainText("Votes become seats");
  await accessible(page, "a moment in a replay");
  await page.keyboard.press("p");
  await expect(card(page).locator("[aria-current=step]")).toContainText("Meetings become votes");
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(now).toContainText(/^(\d+) \/ \1$/);
  await page.keyboard.press("Home");
  await expect(now).toContainText("0 /");
  // The seat in the address is followed, also when it changes alone.
  await page.evaluate(() => {
    history.replaceState(null, "", `${location.pathname}?seat=2`);
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.locator(".eyes select")).toHaveValue("2");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("To the next election");
});

test("a key waits for what it leads by, which may still be on its way", async ({ page }) => {
  await prefer(page, { language: "en" });
  const id = await imported(page, "die-macher-2006");
  const late: (() => void)[] = [];
  let read = false;
  for (const what of ["log", "chapters"])
    await page.route(`**/api/tables/${id}/${what}*`, async (route) => {
      if (!read) await new Promise<void>((done) => late.push(done));
      await route.continue();
    });
  await page.goto(`/replay/${id}`);
  const now = page.locator("[data-place=transport] .num");
  await expect(now).toContainText("0 /");
  await page.keyboard.press("e");
  await page.keyboard.press("ArrowRight");
  await expect(now).toContainText("1 /"); // another key instead: nothing is owed any more
  await page.keyboard.press("e");
  await expect(now).toContainText("1 /");
  read = true;
  for (const done of late) done();
  await expect(card(page).getByRole("heading", { level: 2 })).toContainText("has voted");
});

test("a replay on a phone: the board, the step and the way are in the window", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await prefer(page, { language: "he" });
  const id = await imported(page, "zoocracy");
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await page.goto(`/replay/${id}/30?seat=0`);
    await page.locator("[data-place=board] svg").first().waitFor();
    await fits(page, `${width}×${height}`);
    const out = await page.evaluate(() =>
      ["head", "panel", "transport"].filter((name) => {
        const box = document.querySelector(`[data-place=${name}]`)!.getBoundingClientRect();
        return box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1;
      }),
    );
    expect(out, `${width}×${height}`).toEqual([]);
    const small = await page
      .locator("[data-place=transport] button, .jump")
      .evaluateAll(
        (nodes) =>
          nodes.map((node) => node.getBoundingClientRect()).filter((box) => box.height < 43.5 || box.width < 30).length,
      );
    expect(small).toBe(0);
    await page.locator(".jump").click();
    await page.locator("dialog .list .moment button").first().click();
    await expect(card(page)).toBeVisible();
    expect(await clipped(page, true)).toEqual([]);
  }
  await context.close();
});

test("while I am asked on the board a moment is one line, and can be read, also from the log", async ({ page }) => {
  await prefer(page, { language: "en", confirm: "never", forced: false });
  await sitDown(page, { game: "pocket", players: 3 });
  await playByClicks(page, 1, seeded(5)); // my bid, the last: all are opened
  await page.locator(".decide .cast").waitFor();
  const line = page.locator("[data-place=moment-line]");
  await expect(line).toContainText("Bids revealed");
  await expect(card(page)).toHaveCount(0);
  await line.getByRole("button").first().click();
  await expect(card(page)).toBeVisible();
  // It lies over the board, never over the question.
  const [told, asked] = await Promise.all([
    card(page).locator("> *").boundingBox(),
    page.locator("#decide").boundingBox(),
  ]);
  expect(told!.x + told!.width).toBeLessThanOrEqual(asked!.x);
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(line).toHaveCount(0);
  await page.keyboard.press("l");
  const again = page.locator(".log").getByRole("button", { name: "Show: Bids revealed" });
  await again.click();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole("button", { name: "Close" }).click();
  await expect(again).toBeFocused();
});
