// First campaigns: played to the end by whoever clicks only what the lesson points at, and by whoever does not.
import { expect, type Page, test } from "@playwright/test";
import { faults, prefer } from "./play.js";

const CARD = ".lesson";
const COACH = "aside.coach";

/** What the lesson rings: its middle is inside the ring. */
async function ringed(page: Page): Promise<boolean> {
  return page.evaluate(() => !!document.querySelector(".spot"));
}

interface Step {
  id: string;
  do: string;
}

/** Follows the card that is due; tells which it was, or null at the end. */
async function follow(page: Page): Promise<Step | null> {
  const card = page.locator(CARD);
  const go = card.locator(".go");
  await expect(async () => {
    expect((await card.count()) === 0 || (await go.count()) > 0).toBe(true);
  }).toPass();
  if (!(await card.count())) return null;
  const step = {
    id: (await card.getAttribute("data-step")) ?? "",
    do: (await card.getAttribute("data-do")) ?? "",
  };
  await expect.poll(() => ringed(page)).toBe(true);
  const said = await card.innerText();
  await go.click();
  if (step.do === "continue") {
    await expect.poll(async () => (await card.count()) === 0 || (await card.innerText()) !== said).toBe(true);
    return step;
  }
  // The answer stands in the panel, and the ring is around the button.
  const send = page.locator(".decide .cast");
  await expect(send.first()).toBeEnabled();
  const form = await page.locator(".decide").first().elementHandle();
  await send.first().click();
  const sure = page.locator(".decide .sure .primary");
  await expect
    .poll(async () => {
      if (await sure.count())
        await sure
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
      return !(await form?.evaluate((node) => node.isConnected));
    })
    .toBe(true);
  return step;
}

async function toTheEnd(page: Page, most = 200): Promise<Step[]> {
  const steps: Step[] = [];
  for (let i = 0; i < most; i++) {
    const step = await follow(page);
    if (!step) return steps;
    steps.push(step);
  }
  throw new Error("the lesson does not come to an end");
}

test("the shortest campaign is offered first, and followed to its end", async ({ page }) => {
  const wrong = faults(page);
  await prefer(page, { language: "en" });
  await page.goto("/");
  await page.locator(".hero .learn").click();
  await page.waitForURL(/\/t\//);
  const steps = await toTheEnd(page);
  expect(steps.filter((step) => step.id).map((step) => step.id)).toEqual([
    "goal",
    "count",
    "programme",
    "money",
    "bid",
    "order",
    "meetings",
    "card",
    "counted",
    "alone",
  ]);
  await expect(page.locator(COACH)).toBeVisible();
  expect(wrong).toEqual([]);
});
