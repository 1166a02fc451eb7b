// The reader's language: the browser's, or the chosen one; changed without loading again; nothing left in English.
import { expect, type Page } from "@playwright/test";
import { test } from "./anywhere.js";
import { fits, pathOf, prefer, sitDown } from "./play.js";

// Words of nearly every English sentence, and of no other language here.
const ENGLISH = /\b(the|of|your|you|with|and|are|has|seats?|nothing|nobody)\b/i;
const LANGUAGES = [
  ["de", "Deutsch"],
  ["fr", "Français"],
  ["it", "Italiano"],
  ["he", "עברית"],
] as const;

/** The lines of the page that still speak English; the text of the rules is English only, for now. */
async function leftInEnglish(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const named = [...document.querySelectorAll("main [aria-label], main [title]")].map(
      (node) => `${node.getAttribute("aria-label") ?? ""}\n${node.getAttribute("title") ?? ""}`,
    );
    // Not the announcer: what was read aloud before was said in the language of that moment.
    const shown = [...document.querySelectorAll<HTMLElement>("header, main, footer")].map((node) => node.innerText);
    return [...shown, ...named, document.title].join("\n");
  });
  // Zones of time have one name everywhere: Europe/Isle of Man.
  return text.split("\n").filter((line) => ENGLISH.test(line) && !/^\w+\/[\w /-]+$/.test(line));
}

/** Away from the table to the settings and back, by the links of the page. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator("[aria-controls='table-tools']").click();
  await page.locator("#table-tools a[href='/settings']").click();
  await page.getByText(name, { exact: true }).click();
  await expect(page.getByLabel(name)).toBeChecked();
  await expect.poll(() => leftInEnglish(page), { message: `the settings in ${name}` }).toEqual([]);
  await page.goBack();
  await page.locator(".decide .cast").first().waitFor({ state: "attached" });
}

test.describe("in an Austrian browser", () => {
  test.use({ locale: "de-AT" });
  test("the page speaks German @anywhere", async ({ page }) => {
    await page.goto("/");
    await page.locator(".shelf .game:not(.ghost)").first().waitFor();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect.poll(() => leftInEnglish(page)).toEqual([]);
  });
});

test("a language we do not speak is English", async ({ browser }) => {
  const context = await browser.newContext({ locale: "fi-FI" });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("main h1").waitFor();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await leftInEnglish(page)).not.toEqual([]);
  await context.close();
});

for (const [game, languages, long] of [
  ["pocket", [LANGUAGES[0], LANGUAGES[3]], ""],
  ["pocket", LANGUAGES, ", every language @long"],
  ["die-macher-2006", LANGUAGES, ", every language @long"],
  ["zoocracy", LANGUAGES, ", every language @long"],
  ["die-macher-2019", LANGUAGES, ", every language @long"],
] as const) {
  test(`the language of a table changes at once: ${game}${long} @anywhere`, async ({ page }) => {
    test.setTimeout(10 * 60_000);
    await sitDown(page, { game });
    await page.locator(".decide .cast").first().waitFor();
    await page.evaluate(() => void ((window as unknown as { kept: boolean }).kept = true));
    for (const [tag, name] of languages) {
      await choose(page, name);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect.poll(() => leftInEnglish(page), { message: `${game} in ${name}` }).toEqual([]);
    }
    expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
  });
}

test("each edition speaks the words of its box, also one after the other @anywhere", async ({ page }) => {
  test.setTimeout(5 * 60_000);
  await prefer(page, { language: "fr", theme: "light" });
  // A word of the page and one of the game's, and those of the other edition.
  const editions = [
    { game: "die-macher-2006", words: ["plateforme", "Réunions"], others: /Programme|Meetings/ },
    { game: "die-macher-1997", words: ["Programme", "Meetings"], others: /plateforme|Réunions/ },
  ];
  const speaks = async ({ words, others }: { words: string[]; others: RegExp }): Promise<void> => {
    for (const word of words) await expect(page.locator("main")).toContainText(word);
    await expect(page.locator("main")).not.toContainText(others);
  };
  const paths: string[] = [];
  for (const edition of editions) {
    await sitDown(page, { game: edition.game });
    paths.push(pathOf(page));
    await speaks(edition);
  }
  // Without loading the page again: from the home page to one table, and to the other.
  for (const [i, edition] of editions.entries()) {
    await page.locator("header a[href='/']").first().click();
    await page.locator(`a[href^='${paths[i]}']`).first().click();
    await speaks(edition);
  }
});

for (const [tag, name] of LANGUAGES.slice(0, 2)) {
  test(`long words fit a phone: ${name} @long @anywhere`, async ({ page }) => {
    test.setTimeout(10 * 60_000);
    await prefer(page, { language: tag, theme: "light" });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["/", "/new", "/settings"]) {
      await page.goto(path);
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      await fits(page, `${path} in ${name}`);
    }
    for (const game of ["die-macher-2006", "zoocracy", "die-macher-2019"]) {
      await sitDown(page, { game });
      await page.locator(".panes button").first().waitFor();
      for (let pane = 0; pane < (await page.locator(".panes button").count()); pane++) {
        await page.locator(".panes button").nth(pane).click();
        await fits(page, `${game}, pane ${pane}, in ${name}`);
      }
    }
  });
}
