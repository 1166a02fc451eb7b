import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Fails on what a person with a screen reader, a keyboard or weak eyes would trip over. */
export async function accessible(page: Page, where: string): Promise<void> {
  // Without frames one page is all there is to look at; else a second would be opened to put the results together.
  expect(page.frames().length, where).toBe(1);
  const look = async (): Promise<Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"]> => {
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ["violations"] })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .setLegacyMode();
    // A moment that is told lies over the board until it is closed, and may cover a part of what can be pressed there.
    if (await page.locator("[data-place=moment]").count()) axe.exclude("[data-place=board]");
    const { violations } = await axe.analyze();
    return violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  };
  // Bots play on meanwhile, and a moment may come and go while the board is looked at; what is wrong stays wrong.
  let bad = await look();
  for (let again = 0; bad.length && again < 2; again++) bad = await look();
  const said = bad.map(
    (v) =>
      `${where}: ${v.id} (${v.impact}): ${v.nodes
        .slice(0, 4)
        .map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`)
        .join(" | ")}`,
  );
  expect(said, said.join("\n")).toEqual([]);
  // Sentences that lack one of their values show its name.
  const holes = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .flatMap((node) => [
        node.getAttribute("title"),
        node.getAttribute("aria-label"),
        ...[...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.textContent),
      ])
      .filter((text) => text?.includes("{$") || text?.includes("{ $")),
  );
  expect(holes, where).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function fits(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return "";
    const out = [...document.querySelectorAll("main *")].filter((node) => {
      const box = node.getBoundingClientRect();
      return box.width > 0 && (box.right > wide + 1 || box.left < -1);
    });
    return `${document.documentElement.scrollWidth} > ${wide}: ${out
      .slice(0, 3)
      .map((node) => `${node.tagName}.${node.className}`)
      .join(", ")}`;
  });
  expect(over, where).toBe("");
}

/** The address of a page within the site; without a server it stands behind the #. */
export function pathOf(page: Page): string {
  const { pathname, hash } = new URL(page.url());
  return hash.startsWith("#/") ? hash.slice(1).split(/[?#]/)[0]! : pathname;
}

/** The page that a link beside a table opens: another tab; without a server, where one tab has all tables, the same. */
export async function openedBeside(page: Page, open: () => Promise<void>): Promise<Page> {
  if (new URL(page.url()).hash.startsWith("#/")) return open().then(() => page);
  const [other] = await Promise.all([page.context().waitForEvent("page"), open()]);
  return other;
}

/** ``at``: the address of a site that is not the server's, with the # its pages stand behind */
export type Choice = {
  game: string;
  players?: number;
  bot?: string;
  at?: string;
  before?: (page: Page) => Promise<void>;
};

/** A table against bots, through the page. */
export async function sitDown(page: Page, { game, players, bot = "random", at = "", before }: Choice): Promise<void> {
  await page.goto(`${at}/new?game=${game}`);
  const start = page.locator(".finish .btn.primary");
  await start.waitFor();
  await before?.(page);
  if (players)
    await page
      .locator("label", { has: page.locator("input[name=players]") })
      .getByText(String(players), { exact: true })
      .click();
  const seats = page.locator("select[id^=seat-]");
  if (players) await expect(seats).toHaveCount(players);
  for (let i = 1; i < (await seats.count()); i++) await seats.nth(i).selectOption(`bot:${bot}`);
  await start.click();
  await page.waitForURL(/\/t\//);
}

/** A question that waits for me; one with a single answer answers itself, and goes. */
export const FORM = ".decide:not([data-forced])";
const OVER = "#end-title";

/** Where nothing is chosen yet: lists without a mark, boxes without a cross, things to put in order, single steps. */
const OPEN = [
  "[role=radiogroup]:not(:has(input:checked)) label:has(input[type=radio]:not(:disabled))",
  "label:has(input[type=checkbox]:not(:checked):not(:disabled))",
  ".rest .btn:not(:disabled)",
  "button.tick:not([aria-disabled=true])",
].join(", ");

/** What can be changed in an answer that stands but is refused. */
const CHANGE = [
  "label:has(input[type=radio]:not(:checked):not(:disabled))",
  "label:has(input[type=checkbox]:not(:disabled))",
  ".crumbs button",
  ".chosen button:not(:disabled)",
  ".rest .btn:not(:disabled)",
  "button.tick:not([aria-disabled=true])",
  ".slot .btn.icon:not(:disabled):visible",
  ".chip:not([aria-pressed=true])",
].join(", ");

/** Everything about a form that an answer in the making changes. */
const looks = (form: Element): string =>
  [...form.querySelectorAll("input, select")]
    .map((node) => `${(node as HTMLInputElement).checked}${(node as HTMLInputElement).value}`)
    .join() +
  [...form.querySelectorAll("button")]
    .map((node) => `${node.textContent}${node.disabled}${node.getAttribute("aria-pressed")}`)
    .join();

async function touch(form: Locator, target: Locator): Promise<void> {
  const old = await form.evaluate(looks);
  await target.click();
  await expect
    .poll(async () => (await form.count()) === 0 || (await form.evaluate(looks).catch(() => "gone")) !== old, {
      intervals: [20, 40, 80, 160],
    })
    .toBe(true);
}

/** Answers the first question on the page with clicks; ``pick`` in 0..1 says how. */
async function answer(page: Page, pick: () => number): Promise<void> {
  const form = page.locator(FORM).first();
  const cast = form.locator(".cast");
  const sure = form.locator(".sure .primary");
  const refused = form.locator(".objection");
  const one = async (among: Locator): Promise<Locator | null> => {
    const n = await among.count();
    return n ? among.nth(Math.floor(pick() * n)) : null;
  };
  const asked = await form.getAttribute("aria-label");
  const mark = await form.evaluate((node) => ((node as HTMLElement & { mark?: number }).mark = Math.random()));
  const gone = (): Promise<boolean> =>
    page.evaluate(
      ([where, over, old]) => {
        const now = document.querySelector<HTMLElement & { mark?: number }>(where);
        return !now || now.mark !== old || !!document.querySelector(over);
      },
      [FORM, OVER, mark] as const,
    );

  for (let round = 0; round < 60; round++) {
    for (let i = 0; i < 200 && !(await gone()) && (await cast.count()) && (await cast.isDisabled()); i++) {
      const target = await one(form.locator((await refused.count()) ? CHANGE : OPEN));
      if (target) await touch(form, target);
      // Nothing to click: the labels or the preview are still on their way.
      else
        await expect
          .poll(
            async () =>
              (await gone()) ||
              (await cast.isEnabled()) ||
              (await form.locator(OPEN).count()) > 0 ||
              (await refused.count()) > 0,
          )
          .toBe(true);
    }
    if (await gone()) return;
    if (round === 0) {
      // Numbers are turned up now and then.
      const number = await one(
        form.locator(".slot .btn.icon:last-of-type:not(:disabled):visible, .chips .chip:not([aria-pressed=true])"),
      );
      if (number && pick() < 0.7) await number.click();
      if (await cast.isDisabled()) continue;
    }
    // A click that hit nothing because the form was just growing is given again, as a person would.
    let outcome = "";
    for (let tries = 0; tries < 6 && !outcome; tries++) {
      await cast.click({ timeout: 20_000 }).catch(async (error: unknown) => {
        if (!(await gone()) && !(await cast.isDisabled())) throw error;
      });
      await expect
        .poll(
          async () => {
            if (await gone()) return (outcome = "gone");
            if (await sure.isVisible()) return (outcome = "sure");
            if ((await refused.count()) > 0) return (outcome = "refused");
            return (outcome = "");
          },
          { intervals: [15, 30, 60, 120], timeout: tries < 5 ? 10_000 : 60_000 },
        )
        .not.toBe("")
        .catch((error: unknown) => {
          if (tries === 5) throw error;
          console.log(`a click on "${asked}" had to be given again`);
        });
    }
    if (outcome === "gone") return;
    if (outcome === "sure") {
      await sure.click();
      await expect
        .poll(async () => (await gone()) || (await refused.count()) > 0, {
          intervals: [15, 30, 60, 120],
          timeout: 60_000,
        })
        .toBe(true);
      if (await gone()) return;
    }
    const other = await one(form.locator(CHANGE));
    if (other) await touch(form, other);
  }
  throw new Error(`no answer was taken: ${await form.innerText()}`);
}

/** Plays until the game is over, or ``most`` questions are answered; tells how many were. */
export async function playByClicks(
  page: Page,
  most: number,
  pick: () => number = seeded(7),
  each?: (move: number) => Promise<void>,
): Promise<number> {
  for (let move = 0; move < most; move++) {
    await page.locator(`${FORM} .cast`).or(page.locator(OVER)).first().waitFor({ state: "attached", timeout: 120_000 });
    if (await page.locator(OVER).count()) return move;
    await each?.(move);
    await answer(page, pick);
  }
  return most;
}

/** The same with the keyboard alone: no pointer, no focus set by the test. */
export async function playByKeys(
  page: Page,
  most: number,
  pick: () => number = seeded(11),
  each?: (move: number) => Promise<void>,
): Promise<number> {
  for (let move = 0; move < most; move++) {
    await page.locator(`${FORM} .cast`).or(page.locator(OVER)).first().waitFor({ state: "attached", timeout: 120_000 });
    if (await page.locator(OVER).count()) return move;
    await each?.(move);
    const mark = await page
      .locator(FORM)
      .first()
      .evaluate((node) => ((node as HTMLElement & { mark?: number }).mark = Math.random()));
    let sent = false;
    for (let i = 0; i < 600 && !sent; i++) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate((where) => {
        const node = document.activeElement as HTMLInputElement | null;
        const form = node?.closest(where);
        if (!node || !form || form !== document.querySelector(where)) return null;
        const ready = !!form.querySelector(".cast:not(:disabled)");
        const refused = !!form.querySelector(".objection");
        if (node.matches(".cast, .sure .primary")) return { act: "send", ready };
        if (node.type === "radio")
          return {
            act: "radio",
            ready: !!node.closest("[role=radiogroup]")?.querySelector("input:checked") && !refused,
          };
        if (node.type === "checkbox") return { act: "box", ready: ready || node.checked };
        if (node.type === "number") return { act: "number", ready };
        if (node.matches(".rest .btn, button.tick")) return { act: "press", ready };
        if (refused && node.matches(".crumbs button, .chosen button")) return { act: "press", ready: false };
        return { act: "", ready };
      }, FORM);
      if (!at) continue;
      if (at.act === "radio" && !at.ready) {
        await page.keyboard.press("Space");
        for (let down = Math.floor(pick() * 4); down > 0; down--) await page.keyboard.press("ArrowDown");
      } else if (at.act === "box" && !at.ready) await page.keyboard.press("Space");
      else if (at.act === "press" && !at.ready && pick() < 0.5) await page.keyboard.press("Enter");
      else if (at.act === "number" && pick() < 0.5) await page.keyboard.press("ArrowUp");
      else if (at.act === "send") {
        await page.keyboard.press("Enter");
        // Answered, asked once more whether I am sure, or refused: then the keys go on.
        const outcome = await page.waitForFunction(
          ([where, over, old]) => {
            const now = document.querySelector<HTMLElement & { mark?: number }>(where);
            if (!now || now.mark !== old || document.querySelector(over)) return "gone";
            if (now.querySelector(".sure")) return document.activeElement?.matches(".sure .primary") ? "sure" : "";
            return now.querySelector(".objection") ? "refused" : "";
          },
          [FORM, OVER, mark] as const,
          { polling: 20, timeout: 60_000 },
        );
        const said = await outcome.jsonValue();
        if (said === "sure") {
          await page.keyboard.press("Enter");
          await page.waitForFunction(
            ([where, over, old]) => {
              const now = document.querySelector<HTMLElement & { mark?: number }>(where);
              return !now || now.mark !== old || !!document.querySelector(over);
            },
            [FORM, OVER, mark] as const,
            { polling: 20, timeout: 60_000 },
          );
        }
        sent = said !== "refused";
      }
    }
    if (!sent) throw new Error(`no answer by the keys: ${await page.locator(FORM).first().innerText()}`);
  }
  return most;
}

/** A tool of the table's menu, with the menu open. */
export async function tool(page: Page, name: string): Promise<Locator> {
  return openMenu(page, page.locator("#table-tools").getByText(name, { exact: true }));
}

/** The menu is open and has no such tool. */
export async function noTool(page: Page, name: string): Promise<void> {
  await openMenu(page, page.locator("#table-tools"));
  await expect(page.locator("#table-tools").getByText(name, { exact: true })).toHaveCount(0);
}

async function openMenu(page: Page, found: Locator): Promise<Locator> {
  const more = page.getByRole("button", { name: "More tools" });
  // A question that comes just now takes the focus, and the menu closes.
  await expect(async () => {
    if ((await more.getAttribute("aria-expanded")) !== "true") await more.click();
    await page.waitForTimeout(300);
    await expect(found).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  return found;
}

/** Goes on with the tab key until something of that name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(
      () => `${document.activeElement?.getAttribute("aria-label") ?? ""} ${document.activeElement?.textContent ?? ""}`,
    );
    if (name.test(label)) return;
  }
  throw new Error(`no way to ${String(name)} by the tab key`);
}

/** Settings as if they had been chosen on the settings page before. */
export async function prefer(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("hustings.settings", JSON.stringify(kept)), settings);
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What went wrong in the page itself, to be looked at in the end. */
export function faults(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  return found;
}
