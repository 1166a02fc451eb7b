// What must be in sight while a question is open, for each title and size; and how large words and buttons are.
import { expect, type Page } from "@playwright/test";
import { test } from "./anywhere.js";
import { FORM, playByClicks, prefer, seeded, sitDown } from "./play.js";
import { openAt } from "./positions.js";

const GAMES = ["zoocracy", "die-macher-2006", "die-macher-2019", "die-macher-1997", "pocket"] as const;
type Size = [number, number];
const WIDE: Size[] = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
];
const PHONES: Size[] = [
  [360, 740],
  [390, 844],
  [740, 360],
];
/** 1280×800 at 200 %: narrow, but with a mouse. */
const ZOOMED: Size = [640, 400];
/** As many as can sit there. */
const FULL: Partial<Record<(typeof GAMES)[number], number>> = {
  "die-macher-2006": 5,
  "die-macher-1997": 5,
  "die-macher-2019": 5,
  zoocracy: 6,
};

/** Places that must be there and wholly inside the window; on a phone the sheet has pages for the rest. */
const NEEDED = ["head", "seats", "board", "asked", "question", "send", "log"];
const NEEDED_ON_PHONE = ["head", "seats", "board", "asked", "question", "send"];

interface Seen {
  missing: string[];
  scrolls: string[];
  cut: string[];
  small: string[];
  targets: string[];
  /** Room that is there and not used. */
  empty: string[];
}

/** Looks at the page as it stands: named places, the page's own scrolling, the sizes of words and of what one touches. */
const look = (page: Page, needed: string[], touch: boolean): Promise<Seen> =>
  page.evaluate(
    ([names, finger]) => {
      const [wide, high] = [innerWidth, innerHeight];
      const say = (node: Element, text = ""): string =>
        `${node.tagName.toLowerCase()}.${String(node.getAttribute("class"))
          .replace(/svelte-\w+/g, "")
          .trim()} ${text}`;
      const shown = (node: Element): boolean =>
        node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !node.closest(".sr, [aria-hidden=true]");
      const missing = names.filter((name) => {
        const node = document.querySelector(`[data-place="${name}"]`);
        if (!node) return true;
        const box = node.getBoundingClientRect();
        // The board of a phone goes on below the sheet; that some of it is in sight is enough.
        const part = name === "board" || name === "seats";
        return (
          box.width < 8 ||
          box.height < 8 ||
          box.top < -1 ||
          (!(part && wide < 960) && (box.bottom > high + 1 || box.left < -1 || box.right > wide + 1)) ||
          (part && box.top > high - 40)
        );
      });
      const scrolls =
        document.documentElement.scrollHeight > high + 1 || document.documentElement.scrollWidth > wide + 1
          ? [`${document.documentElement.scrollWidth}×${document.documentElement.scrollHeight}`]
          : [];
      // Beside the board nothing that is needed has to be scrolled to.
      const cut =
        wide < 960
          ? []
          : ["seats", "side", "board", "mine"].filter((name) => {
              const node = document.querySelector(`[data-place="${name}"]`);
              return node && (node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2);
            });
      const small: string[] = [];
      const walk = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const text = node.textContent?.trim() ?? "";
        const at = node.parentElement;
        if (!text || !at || at.closest("script, style")) continue;
        let size = parseFloat(getComputedStyle(at).fontSize);
        if (at instanceof SVGGraphicsElement) {
          // As large as it is drawn; a picture says in words elsewhere what it is.
          const matrix = at.getScreenCTM();
          if (!matrix || !at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          size *= Math.hypot(matrix.a, matrix.b);
        } else if (!shown(at)) continue;
        const sentence = text.length > 40 || (text.includes(" ") && /[.?!]$/.test(text));
        if (size < (sentence ? 14 : 12) - 0.01) small.push(say(at, `${size}px "${text.slice(0, 30)}"`));
      }
      const targets: string[] = [];
      if (finger)
        for (const node of document.querySelectorAll("main :is(button, a[href], select, label:has(input), summary)")) {
          if (!shown(node) || node.closest("p, .skip") || node.matches("[tabindex='-1']")) continue;
          const box = node.getBoundingClientRect();
          if (!box.width) continue;
          // A larger area may lie around what is drawn.
          const around = getComputedStyle(node, "::before");
          const more = around.position === "absolute" && around.content !== "none";
          const [w, h] = more
            ? [Math.max(box.width, parseFloat(around.width)), Math.max(box.height, parseFloat(around.height))]
            : [box.width, box.height];
          if (w < 43.5 || h < 43.5)
            targets.push(say(node, `${Math.round(w)}×${Math.round(h)} ${node.textContent?.trim().slice(0, 20)}`));
        }
      // A large window is not half empty: what is drawn on the board reaches to its edges.
      const empty: string[] = [];
      const board = document.querySelector("[data-place=board]");
      if (wide >= 1900 && board) {
        const area = board.getBoundingClientRect();
        const boxes = [...board.querySelectorAll(".sheet")].map((node) => node.getBoundingClientRect());
        const across = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
        const down = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
        if (across < 0.9 * area.width || down < 0.75 * area.height || area.width < 0.45 * wide)
          empty.push(`board ${area.width}×${area.height}, drawn ${across}×${down}`.replace(/\.\d+/g, ""));
      }
      return { missing, scrolls, cut, small: [...new Set(small)], targets: [...new Set(targets)], empty };
    },
    [needed, touch] as const,
  );

/** A table with a question open, some moves into its game, and nothing told over the board. */
async function asked(page: Page, game: string, moves: number, players = game === "pocket" ? 3 : 4): Promise<void> {
  await prefer(page, { language: "en", theme: "light", confirm: "never" });
  await sitDown(page, { game, players });
  await playByClicks(page, moves, seeded(4));
  await page.locator(`${FORM} .cast`).first().waitFor();
}

const EMPTY: Seen = { missing: [], scrolls: [], cut: [], small: [], targets: [], empty: [] };

async function check(page: Page, sizes: Size[], where: string): Promise<void> {
  const phones = sizes.filter((size) => size[0] < 960 && size !== ZOOMED);
  for (const size of sizes.filter((each) => !phones.includes(each))) await measure(page, size, false, where);
  if (!phones.length) return;
  // The same table on a phone, with a finger.
  const browser = page.context().browser()!;
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  const phone = await context.newPage();
  await prefer(phone, { language: "en", theme: "light", confirm: "never" });
  await phone.goto(page.url());
  await phone.locator(`${FORM} .cast`).first().waitFor();
  for (const size of phones) await measure(phone, size, true, where);
  await context.close();
}

async function measure(page: Page, [width, height]: Size, touch: boolean, where: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.locator(`${FORM} .cast`).first().waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = await look(page, width < 960 ? NEEDED_ON_PHONE : NEEDED, touch);
  expect.soft(found, `${where} at ${width}×${height}`).toEqual(EMPTY);
}

// With every change some sizes of every board, with as many players as fit around it; all of them, along the game, in the
// long run. The board of 1997 is that of 2006, and has the poll below.
const SOME: Partial<Record<(typeof GAMES)[number], Size[]>> = {
  zoocracy: [WIDE[0]!, WIDE[1]!, PHONES[0]!],
  "die-macher-2006": [WIDE[0]!, WIDE[3]!, PHONES[2]!, ZOOMED],
  "die-macher-2019": [WIDE[1]!, WIDE[2]!, PHONES[0]!],
  pocket: [WIDE[1]!, PHONES[0]!],
};

for (const game of GAMES) {
  const full = FULL[game];
  const some = SOME[game];
  if (some)
    test(`${game}: what is needed is in sight`, async ({ page }) => {
      await asked(page, game, 2, full);
      await check(page, some, game);
    });

  for (const players of [game === "pocket" ? 3 : 4, ...(full ? [full] : [])])
    test(`${game}: what is needed is in sight, all sizes, along the game, with ${players} players @long`, async ({
      page,
    }) => {
      test.setTimeout(30 * 60_000);
      await asked(page, game, 0, players);
      for (let step = 0; step < 6; step++) {
        await page.locator(`${FORM} .cast`).or(page.locator("#end-title")).first().waitFor();
        if (await page.locator("#end-title").count()) break;
        await check(page, [...WIDE, ...PHONES, ZOOMED], `${game} with ${players}, step ${step}`);
        await page.setViewportSize({ width: 1280, height: 800 });
        await playByClicks(page, 7, seeded(20 + step));
      }
    });
}

test("a poll with five parties, which are picked at the state, is in sight", async ({ page }) => {
  await prefer(page, { language: "en", theme: "light", confirm: "never" });
  await openAt(page, { title: "die-macher-1997", kind: "publish", players: 5 }, { bot: "random" });
  await check(page, [WIDE[1]!], "a poll with 5");
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page, { language: "en", theme: "light", confirm: "never", coach: false });
  await page.reload();
  await page.locator(`${FORM} .ballot label`).first().waitFor();
  const hidden = await page.locator(`${FORM} .scroll`).evaluate((area) => {
    const edge = area.getBoundingClientRect().bottom;
    return [...area.querySelectorAll(".ballot label")].filter((row) => row.getBoundingClientRect().bottom > edge + 1)
      .length;
  });
  expect(hidden).toBe(0);
});

for (const [title, kind] of [
  ["die-macher-2006", "change"],
  ["die-macher-2019", "swap"],
] as const)
  test(`${title}: the word on a card fits the card, and signs are explained beside them, in every language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await prefer(page, { language: "en", confirm: "never" });
    await openAt(page, { title, kind }, { bot: "random" });
    for (const language of ["de", "en", "fr", "he", "it"]) {
      await prefer(page, { language, confirm: "never" });
      await page.reload();
      await page.locator(`${FORM} .cast`).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const wide = await page.locator(".card .word").evaluateAll((words) =>
        words.flatMap((word) => {
          const [inner, outer] = [word, word.parentElement!].map((node) => node.getBoundingClientRect().width);
          return inner! > outer! - 1.5 ? [`${word.textContent} ${inner} in ${outer}`] : [];
        }),
      );
      expect(wide, language).toEqual([]);
      // As many as have room in the line; the others are behind it.
      const told = await page.locator("[data-place=signs]").evaluate((line) => {
        const edge = line.getBoundingClientRect().bottom;
        return [...line.querySelectorAll("span:has(svg)")].filter(
          (sign) => sign.getBoundingClientRect().bottom < edge + 4,
        ).length;
      });
      expect(told, language).toBeGreaterThanOrEqual(3);
    }
  });

test("a campaign in Zoocracy is one send", async ({ page }) => {
  await prefer(page, { language: "en", confirm: "never" });
  await openAt(page, { title: "zoocracy", kind: "campaign", players: 3 }, { bot: "random" });
  await expect(page.locator(".decide").first()).toHaveAttribute("aria-label", /^Your campaign/);
  let sent = 0;
  page.on("request", (request) => (sent += Number(/\/decisions\/[^/?]+(\?|$)/.test(request.url()))));
  // Two species without food, the second beside the first, on the board itself.
  const free = page.locator(".pen").filter({ has: page.locator(".tokens .muted") });
  const names = await free.evaluateAll((nodes) =>
    nodes.slice(0, 2).map((node) => node.getAttribute("aria-label") ?? ""),
  );
  expect(names.length).toBe(2);
  const pen = (name: string | undefined) => page.getByRole("article", { name: name ?? "", exact: true });
  for (const name of names) await pen(name).getByRole("button", { name: /^More/ }).click();
  await expect(page.locator(".pen.planned")).toHaveCount(2);
  for (const name of names) await expect(pen(name).locator(".steps strong")).toHaveText("1");
  await page.locator(".decide .cast").click();
  await expect.poll(() => sent).toBeGreaterThanOrEqual(3); // food, food, the end of the turn
});

test("single keys answer, and ? lists them @anywhere", async ({ page }) => {
  await prefer(page, { language: "en", confirm: "never" });
  await sitDown(page, { game: "pocket", players: 3 });
  await page.locator(".decide .cast").waitFor();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  const before = await page.locator(".decide").getAttribute("aria-label");
  await page.keyboard.press("s");
  await expect.poll(() => page.locator(".decide").getAttribute("aria-label")).not.toBe(before);
  await page.keyboard.press("l");
  await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
});
