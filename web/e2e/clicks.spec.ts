// How many clicks a round takes a person who knows what they want.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { FORM, playByClicks, prefer, seeded } from "./play.js";

const KIND = FORM;

/** Which question is open: its kind and its mark, read together, as another may come at any time. */
const asking = (form: Locator): Promise<{ asked: string; mark: string }> =>
  form.evaluate(({ dataset }: HTMLElement) => ({ asked: dataset.kind ?? "", mark: dataset.id ?? "" }));

/** Clicks, as the browser saw them; keys that press a button do not count. */
async function count(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { clicks: number };
    seen.clicks = 0;
    addEventListener("pointerdown", () => seen.clicks++, true);
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

/** Waits until this question is answered: by one click, or with the button that sends. */
async function sent(form: Locator, mark: string): Promise<void> {
  await expect
    .poll(async () => (await form.count()) === 0 || (await form.getAttribute("data-id")) !== mark, {
      intervals: [20, 40, 80, 160],
    })
    .toBe(true);
}

/** The table of the first campaign, without its lesson: always the same deal, and bots that always answer the same. */
async function dealt(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-learn="${game}"]`).click();
  await page.waitForURL(/\/t\//);
  await page.locator(".lesson .go").waitFor();
  await page.getByRole("button", { name: "Stop the lesson and play on" }).click();
  await page.locator(".lesson").waitFor({ state: "detached" });
}

// Plays as somebody who knows the game and has set the page for it: one click sends, nothing is confirmed, and one marker,
// one poll and one opinion in a round are enough. In every round it bids for the start and says who begins, leaves hand and programme
// as they are, lays no card of the cabinet, buys a marker in the first state, holds meetings there, bids for a poll up to a
// limit, exchanges no opinion, and takes a donation. Meetings become votes in the state that votes; where it wins the
// election it puts a marker and an opinion on the national board.
for (const [name, many] of [
  ["a round of 2006 takes few clicks", 1],
  ["three rounds of 2006 take few clicks @long", 3],
] as const)
  test(name, async ({ page }) => {
    test.setTimeout(400_000);
    await prefer(page, { language: "en", confirm: "never", quick: true, enough: true, coach: false });
    const clicks = await count(page);
    page.setDefaultTimeout(15_000);
    await dealt(page, "die-macher-2006");
    const form = page.locator(KIND).first();
    const cast = form.locator(".cast");
    const rounds: number[] = [];
    const told: string[][] = [];
    let round = "";
    for (let move = 0; move < 120 && rounds.length <= many; move++) {
      await cast.or(page.locator("#end-title")).first().waitFor({ timeout: 120_000 });
      const now = (await page.locator("[data-place=head]").innerText()).match(/Round \D*(\d+)/)?.[1] ?? "";
      if (now !== round) {
        rounds.push(await clicks());
        told.push([]);
        round = now;
      }
      const before = await clicks();
      const { asked, mark } = await asking(form);
      const list = form.locator("[role=radiogroup] label");
      const first = page.locator("section.state").first();
      const enough = form.getByRole("button", { name: "Pass for the rest of this phase" });
      const again = told.at(-1)?.some((line) => line.startsWith(asked));
      const answer = async (): Promise<void> => {
        // What one picks on the board, and the answers in the panel, may come a moment after the question.
        if (asked === "media") await page.locator("button.media").first().waitFor();
        if (asked === "meetings") await page.locator("section.state .act").first().waitFor();
        await list.or(form.locator(".chip, .cast:enabled")).or(enough).first().waitFor();
        if (asked === "raise") {
          // One poll is wanted: as much as it takes up to a limit. The others are left alone.
          const limit = form.locator(".limits button");
          await list.first().waitFor();
          if (!again && (await limit.count())) await limit.first().click();
          else await list.filter({ hasText: "also in the other" }).click();
        } else if (asked === "media" && !again && (await first.locator("button.media").count()))
          await first.locator("button.media").click();
        else if (asked.startsWith("national-") && !again) await list.last().click();
        else if (await enough.count()) await enough.click();
        else if (asked === "meetings") {
          const places = first.locator(".cube");
          if (await places.count()) await places.nth(Math.min(1, (await places.count()) - 1)).click();
          await cast.click();
        } else if (asked === "donation") await page.locator("[data-place=mine] button.gift").last().click();
        else if (await form.locator(".chip").count())
          await form
            .locator(".chip")
            .nth(asked === "convert" ? -1 : 1)
            .click();
        else if (await cast.isEnabled()) await cast.click();
        else if (await list.count()) await list.first().click();
        else await playByClicks(page, 1, seeded(move));
      };
      // What was left with the server may answer the question while it is looked at.
      const gone = page.locator(`${FORM}:not([data-id="${mark}"])`);
      try {
        await answer();
      } catch (error) {
        if (await gone.or(page.locator(".ask:not(.mine)")).count()) continue;
        throw error;
      }
      await sent(form, mark);
      told.at(-1)?.push(`${asked} ${(await clicks()) - before}`);
    }
    const taken = rounds.slice(1).map((total, i) => total - (rounds[i] ?? 0));
    console.log(`clicks by round: ${taken.join(", ")}\n${told.map((line) => line.join(", ")).join("\n")}`);
    expect(taken.length).toBe(many);
    for (const clicks of taken) expect(clicks).toBeLessThanOrEqual(15);
  });
