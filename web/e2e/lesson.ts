// What tests of first campaigns do at the table.
import { expect, type Page } from "@playwright/test";

export const CARD = ".lesson";
export const TITLES = ["pocket", "die-macher-1997", "die-macher-2006", "die-macher-2019", "zoocracy"];

/** Begins the campaign of a game from the home page. */
export async function learn(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(".hero .learn").waitFor();
  await page.locator(`[data-learn="${game}"]`).click();
  await page.waitForURL(/\/t\//);
  await page.locator(`${CARD} .go`).waitFor();
}

/** Whether the ring of the lesson is around the middle of an element. */
export async function ringed(page: Page, where: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const ring = document.querySelector(".spot")?.getBoundingClientRect();
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!ring || !box) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > ring.left && x < ring.right && y > ring.top && y < ring.bottom;
  }, where);
}

const said = (page: Page): Promise<string> => page.locator(`${CARD} .said`).innerText({ timeout: 3_000 });

export interface Step {
  id: string;
  how: string;
}

/** The card that is due once the others have played; null when the lesson is over. */
export async function due(page: Page): Promise<Step | null> {
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
export async function follow(page: Page, step: Step): Promise<void> {
  const before = await said(page);
  const send = ".decide .cast";
  const form = await page.locator(".decide").first().elementHandle();
  await expect(page.locator(".spot")).toBeVisible();
  await page.mouse.move(1, 1); // nothing is asked about by resting on it
  await page.locator(`${CARD} .go`).click();
  if (step.how === "continue") {
    // A card of the same step may say more once the board is there; so it is over when another step is due.
    const now = (): Promise<string | null> =>
      step.id
        ? page
            .locator(CARD)
            .getAttribute("data-step", { timeout: 3_000 })
            .catch(() => step.id)
        : said(page).catch(() => before);
    await expect
      .poll(async () => (await page.locator(CARD).count()) === 0 || (await now()) !== (step.id || before))
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
export async function toTheEnd(page: Page, each?: (step: Step) => Promise<void>): Promise<string[]> {
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
