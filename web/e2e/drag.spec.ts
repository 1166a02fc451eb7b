// Pieces that are dragged to places; a finger scrolls instead, and a key ends the drag.
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./anywhere.js";
import { FORM, prefer } from "./play.js";
import { openAt } from "./positions.js";

/** Takes a piece to the middle of a place, and leaves the button of the mouse pressed. */
async function carry(page: Page, piece: Locator, place: Locator): Promise<void> {
  await piece.hover();
  await page.mouse.down();
  const box = (await place.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
}

test("food is dragged to an enclosure", async ({ page }) => {
  await prefer(page, { language: "en", confirm: "never", coach: false });
  await openAt(page, { title: "zoocracy", kind: "campaign", players: 3 }, { bot: "random" });
  const food = page.locator("[data-piece='supply:food']");
  const pen = page
    .locator(".pen")
    .filter({ has: page.locator(".tokens .muted") })
    .first();
  const name = (await pen.getAttribute("aria-label")) ?? "";
  const planned = page.getByRole("article", { name, exact: true }).locator(".steps strong");
  await expect(planned).toHaveText("0");

  // Escape ends it, and so does letting go where there is no place.
  await carry(page, food, pen);
  await expect(pen).toHaveClass(/dropping/);
  await page.keyboard.press("Escape");
  await expect(page.locator(".droppable")).toHaveCount(0);
  await page.mouse.up();
  await expect(planned).toHaveText("0");
  await carry(page, food, page.locator("[data-place=head]"));
  await page.mouse.up();
  await expect(planned).toHaveText("0");

  await carry(page, food, pen);
  await page.mouse.up();
  await expect(planned).toHaveText("1");
  await expect(page.locator(".ghost")).toHaveCount(0);
  // Nothing is sent before the button is pressed.
  await expect(page.locator(FORM).first()).toHaveAttribute("data-kind", "campaign");
  await page.locator(`${FORM} .cast`).first().click();
  await expect(page.locator(`.pen[aria-label="${name}"] .tokens .muted`)).toHaveCount(0);
});

test("a meeting is dragged to a state, and a media marker", async ({ page }) => {
  await prefer(page, { language: "en", confirm: "never", coach: false });
  const state = page.locator("section.state").last();
  await openAt(page, { title: "die-macher-2006", kind: "media", players: 3 }, { bot: "random" });
  await carry(page, page.locator("[data-piece='supply:media']"), state);
  await page.mouse.up();
  await expect(state.locator("button.media")).toHaveAttribute("aria-pressed", "true");
  const mark = await page.locator(FORM).first().getAttribute("data-id");
  await page.locator(`${FORM} .cast`).first().click();
  await expect(page.locator(`${FORM}[data-id="${mark}"]`)).toHaveCount(0);
  await openAt(page, { title: "die-macher-2006", kind: "meetings", players: 3 }, { bot: "random" });
  await carry(page, page.locator("[data-piece='supply:meeting']"), state);
  await page.mouse.up();
  await expect(state.locator(".cube[aria-pressed=true]")).toHaveCount(1);
});
