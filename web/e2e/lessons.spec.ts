// First campaigns: played to the end by whoever clicks only what the lesson points at, and by whoever does not.
import { expect, type Page, test } from "@playwright/test";
import { accessible, faults, fits, prefer } from "./play.js";

const CARD = ".lesson";
const TITLES = ["pocket", "die-macher-1997", "die-macher-2006", "die-macher-2019", "zoocracy"];

/** Begins the campaign of a game from the home page. */
async function learn(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(".hero .learn").waitFor();
  await page.locator(`[data-learn="${game}"]`).click();
  await page.waitForURL(/\/t\//);
  await page.locator(`${CARD} .go`).waitFor();
}

/** Whether the ring of the lesson is around the middle of an element. */
async function ringed(page: Page, where: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const ring = document.querySelector(".spot")?.getBoundingClientRect();
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!ring || !box) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > ring.left && x < ring.right && y > ring.top && y < ring.bottom;
  }, where);
}

const said = (page: Page): Promise<string> => page.locator(`${CARD} .said`).innerText({ timeout: 3_000 });

interface Step {
  id: string;
  how: string;
}

/** The card that is due once the others have played; null when the lesson is over. */
async function due(page: Page): Promise<Step | null> {
  const card = page.locator(CARD);
  await expect(card.locator(".go").or(page.locator(".tabletop:not(:has(.lesson))")).first()).toBeAttached({
    timeout: 120_000,
  });
  if (!(await card.count())) return null;
  return {
    id: (await card.getAttribute("data-step", { timeout: 5_000 })) ?? "",
    how: (await card.getAttribute("data-do", { timeout: 5_000 })) ?? "",
  };
}

/** Does what the lesson says, with its own buttons and those it rings. */
async function follow(page: Page, step: Step): Promise<void> {
  const before = await said(page);
  const send = ".decide .cast";
  const form = await page.locator(".decide").first().elementHandle();
  await expect(page.locator(".spot")).toBeVisible();
  await page.mouse.move(1, 1); // nothing is asked about by resting on it
  await page.locator(`${CARD} .go`).click();
  if (step.how === "continue") {
    await expect
      .poll(async () => (await page.locator(CARD).count()) === 0 || (await said(page).catch(() => before)) !== before)
      .toBe(true);
    return;
  }
  await expect(page.locator(send).first()).toBeEnabled();
  await expect.poll(() => ringed(page, send)).toBe(true);
  const gone = async (): Promise<boolean> => !(await form?.evaluate((node) => node.isConnected));
  await page.locator(send).first().click();
  await expect
    .poll(async () => {
      const sure = page.locator(".decide .sure .primary");
      if (!(await gone()) && (await sure.count()))
        await sure
          .first()
          .click({ timeout: 2_000 })
          .catch(() => undefined);
      return gone();
    })
    .toBe(true);
}

/** Follows to the end; tells the steps. */
async function toTheEnd(page: Page, each?: (step: Step) => Promise<void>): Promise<string[]> {
  const steps: string[] = [];
  for (let i = 0; i < 120; i++) {
    const step = await due(page);
    if (!step) return steps;
    await each?.(step);
    await follow(page, step);
    if (step.id) steps.push(step.id);
  }
  throw new Error(`the lesson does not come to an end: ${steps.join(" ")}`);
}

test("the shortest campaign is offered first, and followed to its end", async ({ page }) => {
  const wrong = faults(page);
  await prefer(page, { language: "en" });
  await page.goto("/");
  await page.locator(".hero .learn").click();
  await page.waitForURL(/\/t\//);
  await page.locator(`${CARD} .go`).waitFor();
  const steps = await toTheEnd(page);
  expect(steps).toEqual(
    ["goal", "count", "programme", "money", "bid", "order", "meetings", "card", "counted", "alone"], // as in pocket.toml
  );
  await expect(page.locator("aside.coach")).toBeVisible();
  expect(wrong).toEqual([]);
});

test("Die Macher is learned to the end of its first round", async ({ page }) => {
  const wrong = faults(page);
  await prefer(page, { language: "en" });
  await learn(page, "die-macher-2006");
  const steps = await toTheEnd(page);
  expect(steps.slice(0, 3)).toEqual(["goal", "state", "count"]);
  expect(steps.at(-1)).toBe("alone");
  expect(wrong).toEqual([]);
});

test("whoever strays is told so, takes it back and is where they were", async ({ page }) => {
  await prefer(page, { language: "en" });
  await learn(page, "pocket");
  await accessible(page, "a lesson");
  for (let step = await due(page); step?.how === "continue"; step = await due(page)) await follow(page, step);
  await expect(page.locator(CARD)).toHaveAttribute("data-step", "bid");
  await page.locator(".decide .chip", { hasText: /^3$/ }).click();
  await page.locator(".decide .cast").click();
  await page
    .locator(".decide .sure .primary")
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.locator(`${CARD} .strayed`)).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.locator(CARD)).toHaveAttribute("data-step", "bid");
  await expect(page.locator(`${CARD} .strayed`)).toHaveCount(0);
  expect((await toTheEnd(page)).at(-1)).toBe("alone");
});

test("whoever answers before reading comes to the end too", async ({ page }) => {
  await prefer(page, { language: "en" });
  await learn(page, "pocket");
  await page.locator(".decide .cast").click(); // the bid, at the first card
  await page
    .locator(".decide .sure .primary")
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.locator(CARD)).toHaveAttribute("data-step", "order");
  expect((await toTheEnd(page)).at(-1)).toBe("alone");
});

test("a lesson is left, found on the home page and gone on with", async ({ page }) => {
  await prefer(page, { language: "en" });
  await learn(page, "pocket");
  for (let i = 0; i < 2; i++) await follow(page, (await due(page)) ?? { id: "", how: "continue" });
  await expect(page.locator(CARD)).toHaveAttribute("data-step", "programme");
  await page.getByRole("link", { name: "Leave for now" }).click();
  await page.getByRole("button", { name: /Go on learning Pocket/ }).click();
  await expect(page.locator(CARD)).toHaveAttribute("data-step", "programme");
  // Back and forth
  await follow(page, { id: "programme", how: "continue" });
  await page.getByRole("button", { name: "Earlier step" }).click();
  await expect(page.locator(CARD)).toHaveAttribute("data-step", "programme");
  await page.getByRole("button", { name: "Back to where you are" }).click();
  await expect(page.locator(CARD)).toHaveAttribute("data-step", "money");
  await page.getByRole("button", { name: "Stop the lesson and play on" }).click();
  await expect(page.locator(CARD)).toHaveCount(0);
  await expect(page.locator(".decide .cast")).toBeVisible();
});

test("the keys alone lead through a lesson", async ({ page }) => {
  await prefer(page, { language: "en" });
  await learn(page, "pocket");
  for (const id of ["goal", "count", "programme", "money", "bid"]) {
    await expect(page.locator(CARD)).toHaveAttribute("data-step", id);
    await page.keyboard.press("n");
  }
  await expect(page.locator(".decide .cast")).toBeEnabled();
  await expect.poll(() => ringed(page, ".decide .cast")).toBe(true);
  await page.keyboard.press("s");
  const sure = page.locator(".decide .sure .primary");
  await expect(sure.or(page.locator(`${CARD}[data-step=order]`))).toBeVisible();
  if (await sure.count()) await page.keyboard.press("Enter");
  await expect(page.locator(CARD)).toHaveAttribute("data-step", "order");
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("has room for the lesson, the place it speaks of and the question", async ({ page }) => {
    await prefer(page, { language: "he" });
    await learn(page, "pocket");
    await toTheEnd(page, async () => {
      await fits(page, "lesson");
      const ring = await page.locator(".spot").boundingBox();
      expect(ring && ring.y + ring.height > 0 && ring.y < 740).toBe(true);
    });
  });
});

for (const game of TITLES)
  for (const language of ["en", "de", "fr", "it", "he"])
    for (const [name, viewport] of [
      ["desktop", { width: 1280, height: 800 }],
      ["phone", { width: 360, height: 740 }],
    ] as const)
      test(`${game} in ${language}, ${name} @long`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({ viewport, baseURL: baseURL ?? "", reducedMotion: "reduce" });
        const page = await context.newPage();
        const wrong = faults(page);
        await prefer(page, { language });
        await learn(page, game);
        expect((await toTheEnd(page)).at(-1)).toBe("alone");
        expect(wrong).toEqual([]);
        await context.close();
      });
