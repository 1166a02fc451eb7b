// One table: played, looked back at, shared, interrupted.
import { expect, type Page } from "@playwright/test";
import { test } from "./anywhere.js";
import {
  accessible,
  faults,
  noTool,
  pathOf,
  playByClicks,
  playByKeys,
  prefer,
  seeded,
  sitDown,
  tabTo,
  tool,
} from "./play.js";
import { Server } from "./server.js";

test("a whole game by clicks, from one click on the home page; then replay and branch", async ({ page }) => {
  const found = faults(page);
  await page.goto("/");
  const began = Date.now();
  await page.getByRole("button", { name: "Pocket Election", exact: true }).click();
  await page.locator(".cast").waitFor();
  console.log(`from the click to the first question: ${Date.now() - began} ms`);
  await playByClicks(page, 60);
  await expect(page.locator("#end-title")).toBeVisible();
  await page.getByRole("button", { name: "Check the draws" }).click();
  await expect(page.getByText(/^Checked: all/)).toBeVisible();
  await accessible(page, "the end of a game");

  await page.locator(".end").getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(page).toHaveURL(/\/replay\/[\w-]+\/1\b/);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByRole("button", { name: "One step forward" })).toBeDisabled();
  // A position can be linked to, as a spectator saw it or with everything open.
  const link = pathOf(page).replace(/\d+$/, "4");
  for (const eyes of ["-3", "-2", "0"]) {
    await page.goto(`${link}?seat=${eyes}`);
    await expect(page.getByLabel("As seen by")).toHaveValue(eyes);
    await expect(page.locator("[data-place=transport] .num")).toContainText("4 /");
  }
  await page.getByRole("button", { name: "Continue from here" }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".cast").or(page.getByRole("dialog")).first()).toBeVisible();
  expect(found).toEqual([]);
});

test("a whole game by keyboard alone @anywhere", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Pocket Election", exact: true }).waitFor();
  await tabTo(page, /^\s*Pocket Election\s*$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await playByKeys(page, 60);
  await expect(page.locator("#end-title")).toBeVisible();
});

test("a table one plays at alone can be closed, and read afterwards @anywhere", async ({ page }) => {
  const found = faults(page);
  await sitDown(page, { game: "pocket", players: 3 });
  await playByClicks(page, 2);
  const address = page.url();
  await (await tool(page, "Close the table")).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close it" }).click();
  await page.waitForURL(/\/$/);
  await page.goto(address);
  await expect(page.getByText("This game was closed before its end.")).toBeVisible();
  await expect(page.locator("#board")).toBeVisible();
  await expect(await tool(page, "Rules")).toBeVisible();
  await noTool(page, "Close the table");
  await noTool(page, "Let a bot play");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByText("The table was closed.")).toBeVisible();
  await accessible(page, "closed");
  expect(found).toEqual([]);
});

for (const game of ["die-macher-2019", "die-macher-2006", "die-macher-1997", "zoocracy"]) {
  // The board and the questions of 1997 are those of 2006, which is played in several other tests.
  const long = ["die-macher-1997", "die-macher-2006"].includes(game) ? " @long" : "";
  test(`${game}: the first questions by clicks${long} @anywhere`, async ({ page }) => {
    const found = faults(page);
    await sitDown(page, { game, players: 3 });
    await playByClicks(page, 6, seeded(2));
    await expect(page.locator(".board svg").first()).toBeVisible();
    await accessible(page, game);
    expect(found).toEqual([]);
  });
}

test("the table in words comes when it is read, and keeps up", async ({ page }) => {
  const heard: string[] = [];
  await listen(page, heard);
  await sitDown(page, { game: "zoocracy", players: 3 });
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await playByClicks(page, 2, seeded(2));
  expect(heard.filter((text) => text.includes('"blocks"')).length).toBe(0); // nobody reads it
  await (await tool(page, "Show as text")).click();
  await playByClicks(page, 3, seeded(3));
  const told = (): Promise<string[]> =>
    page.evaluate(async (table) => {
      const text = (await (await fetch(`/api/tables/${table}/text?lang=en`)).json()) as {
        blocks: { type: string; rows?: ({ text: string } | null)[][] }[];
      };
      return text.blocks
        .filter((block) => block.type === "table")
        .flatMap((block) => (block.rows ?? []).flat().map((cell) => cell?.text ?? ""));
    }, id);
  const shown = (): Promise<string[]> => page.locator(".text tbody").locator("th, td").allInnerTexts();
  expect((await told()).length).toBeGreaterThan(20);
  // Bots play on meanwhile: both are read again until they agree.
  await expect.poll(async () => JSON.stringify(await shown()) === JSON.stringify(await told())).toBe(true);
});

/** A table of two people in two browsers. */
async function two(page: Page, other: Page, game: string, players: number): Promise<string> {
  await page.goto(`/new?game=${game}&with=friends`);
  await page.locator(".finish .btn.primary").waitFor();
  await page.getByLabel("Your name, as the others see it").fill("Host");
  await page.getByRole("radiogroup", { name: "Players" }).getByText(String(players), { exact: true }).click();
  await expect(page.locator("select[id^=seat-]")).toHaveCount(players);
  for (let i = 2; i < players; i++) await page.locator(`#seat-${i}`).selectOption("bot:random");
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const links = (await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/links`)).json(), id)) as {
    seats: Record<string, string>;
  };
  await other.goto(`/join/${Object.values(links.seats)[0]}`);
  await other.getByLabel("Your name").fill("Rosa");
  await other.getByRole("button", { name: "Take this seat" }).click();
  await other.waitForURL(/\/t\//);
  await expect(page.getByText("Rosa")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  return id;
}

/** Everything this page receives, streams included. */
async function listen(page: Page, heard: string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.eventSourceMessageReceived", (event) => heard.push(event.data));
  page.on("response", (response) => {
    if (response.url().includes("/api/") && !response.url().includes("/events"))
      response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
}

/** The paths at which two values differ. */
function differ(a: unknown, b: unknown, at = ""): string[] {
  if (a && b && typeof a === "object" && typeof b === "object") {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].flatMap((name) =>
      differ((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name], `${at}.${name}`),
    );
  }
  return a === b ? [] : [at];
}

test("two browsers at one table; a sealed bid stays sealed in page and network", async ({ browser, page, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await context.newPage();
  for (const side of [page, other]) await prefer(side, { confirm: "never" });
  const heard: string[] = [];
  await listen(other, heard);
  const id = await two(page, other, "pocket", 2);
  for (const side of [page, other]) await side.locator(".cast").waitFor();
  const look = (side: Page): Promise<{ view: unknown; seat: number }> =>
    side.evaluate(async (table) => (await fetch(`/api/tables/${table}/state?lang=en`)).json(), id);
  // What lies on the other's table and what is told there; not the question, which lists all bids.
  const shown = async (): Promise<string> =>
    (await other.locator(".board, .seats, .news li").allInnerTexts()).join(" ").replace(/\s+/g, " ");
  const before = await look(other);
  const drawn = await shown();
  heard.length = 0;

  const bid = page.locator(".decide input[type=number]");
  await bid.fill("5");
  await bid.press("Tab");
  await page.locator(".cast").click();
  await expect(page.getByText("Your choice is sealed", { exact: false })).toBeVisible();
  await expect(other.locator("[aria-label='Has made a sealed choice']")).toBeVisible();
  // While the other has still to choose, it can be changed: by keyboard, and back again.
  for (const amount of ["3", "5"]) {
    await page.getByRole("button", { name: "Change answer" }).press("Enter");
    await expect(page.getByRole("button", { name: "Keep answer" })).toBeVisible();
    await accessible(page, "changing a sealed answer");
    await bid.fill(amount);
    await bid.press("Tab");
    await page.locator(".cast").press("Enter");
    await expect(page.getByText("Your sealed answer:")).toContainText(amount);
  }
  // Asking once more makes sure that everything about the bid has arrived.
  const after = await look(other);
  // Of what the other may know, only that a choice is sealed has changed.
  const changed = differ(before.view, after.view);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((path) => !path.startsWith(".sealed") && path !== ".progress" && path !== ".pending")).toEqual(
    [],
  );
  expect(heard.some((text) => text.includes('"receipt"'))).toBe(true);
  for (const text of heard) {
    const said = JSON.parse(text) as { type?: string; events?: { fields: Record<string, number | number[]> }[] };
    expect(said.type).not.toBe("opened");
    for (const event of said.events ?? []) {
      expect(Object.values(event.fields).flat()).not.toContain(5);
    }
  }
  // Nor does the figure appear anywhere on the other's screen where it was not before.
  const fives = (text: string): number => (text.match(/\b5\b/g) ?? []).length;
  expect(fives(await shown())).toBeLessThanOrEqual(fives(drawn));

  await other.locator(".cast").click();
  await expect.poll(() => heard.some((text) => text.includes('"opened"'))).toBe(true);
  await other.getByRole("tab", { name: "Log" }).click();
  await expect(other.locator(".log")).toContainText(/bid[^.]*\b5\b|\b5\b[^.]*bid/i);

  // Talk between the two, live.
  await page.getByRole("tab", { name: "Talk" }).click();
  await page.getByLabel("Your message").fill("A coalition?");
  await page.getByRole("button", { name: "Send" }).click();
  await other.getByRole("tab", { name: /Talk/ }).click();
  await expect(other.getByText("A coalition?")).toBeVisible();
  await context.close();
});

test("the server is killed and comes back, and play goes on", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  try {
    await prefer(page, { confirm: "never" });
    await sitDown(page, { game: "pocket", players: 3 });
    await playByClicks(page, 2);
    await page.locator(".cast").waitFor();
    await server.kill();
    await expect(page.getByText("Connection lost", { exact: false })).toBeVisible();
    // An answer given while nobody is there arrives when the server is back.
    const asked = await page.locator(".decide").first().getAttribute("aria-label");
    const form = page.locator(".decide").first();
    const open = form.locator("label:has(input[type=radio])").first();
    if (await open.count()) await open.click();
    await form.locator(".cast").click();
    await server.start();
    await expect(page.getByText("Connection lost", { exact: false })).toBeHidden();
    console.log(`asked when it happened: ${asked}`);
    await playByClicks(page, 60);
    await expect(page.locator("#end-title")).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});

test("around one screen: the curtain falls between secret turns @anywhere", async ({ page }) => {
  await prefer(page, { confirm: "never" });
  await page.goto("/new?game=pocket&with=device");
  await page.locator(".finish .btn.primary").waitFor();
  await page.getByRole("radiogroup", { name: "Players" }).getByText("2", { exact: true }).click();
  await expect(page.locator("select[id^=seat-]")).toHaveCount(2);
  // Everybody has a name and may have a PIN, whoever sits at the device first too.
  await page.getByLabel("Name for seat 1").fill("Anna");
  await page.getByLabel("Name for seat 2").fill("Ben");
  await page.getByLabel("PIN for seat 1").fill("1111");
  await page.getByLabel("PIN for seat 2").fill("2222");
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  const next = page.getByRole("button", { name: "It's me, continue" });
  const pin = page.getByLabel("PIN");
  const curtain = page.getByRole("dialog");
  await expect(curtain).toContainText("Anna is next");
  // What is wrong is said where one looks, and not behind the curtain.
  await pin.fill("9999");
  await next.click();
  await expect(curtain.getByRole("alert")).toHaveText("This is not the PIN. Try again.");
  await accessible(page, "curtain");
  await pin.fill("1111");
  await next.click();
  const bid = page.locator(".decide input[type=number]");
  await bid.fill("4");
  await bid.press("Tab");
  await page.locator(".cast").click();
  await expect(curtain).toContainText("Ben is next");
  // Behind the curtain nothing can be reached, and after it the first bid is not shown.
  await page.keyboard.press("Escape");
  await expect(next).toBeVisible();
  // There is a way out, and the way back ends before the same curtain.
  const address = page.url();
  await curtain.getByRole("link", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(address);
  await expect(curtain).toContainText("Ben is next");
  // A phone that shows the board, not the question, is covered just as well.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(next).toBeVisible();
  const covered = await page.evaluate(() => !!document.elementFromPoint(180, 300)?.closest("dialog"));
  expect(covered).toBe(true);
  await pin.fill("2222");
  await next.click();
  await expect(page.locator(".cast")).toBeVisible();
  await expect(page.locator(".decide input[type=number]")).toHaveValue("0");
});

test("around one screen: a sealed answer is changed before the last is in", async ({ page }) => {
  await prefer(page, { confirm: "never" });
  await page.goto("/new?game=pocket&with=device");
  await page.locator(".finish .btn.primary").waitFor();
  await page.getByRole("radiogroup", { name: "Players" }).getByText("2", { exact: true }).click();
  await expect(page.locator("select[id^=seat-]")).toHaveCount(2);
  await page.getByLabel("Name for seat 1").fill("Anna");
  await page.getByLabel("Name for seat 2").fill("Ben");
  await page.getByLabel("PIN for seat 1").fill("1111");
  await page.getByLabel("PIN for seat 2").fill("2222");
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  const curtain = page.getByRole("dialog");
  const next = page.getByRole("button", { name: "It's me, continue" });
  const pin = page.getByLabel("PIN");
  const change = curtain.getByRole("button", { name: "Anna: change my answer" });
  const bid = page.locator(".decide input[type=number]");
  const cast = async (amount: string): Promise<void> => {
    await bid.fill(amount);
    await bid.press("Tab");
    await page.locator(".cast").click();
  };
  await expect(curtain).toContainText("Anna is next");
  await expect(change).toHaveCount(0);
  await pin.fill("1111");
  await next.click();
  await cast("4");
  await expect(curtain).toContainText("Ben is next");
  // Only with her PIN, and one may think better of it.
  await change.click();
  await expect(curtain).toContainText("Anna changes an answer");
  await expect(pin).toBeFocused();
  await accessible(page, "curtain before a change");
  await curtain.getByRole("button", { name: "Ben is next" }).click();
  await expect(change).toBeVisible();
  await change.click();
  await pin.fill("1111");
  await next.click();
  await expect(page.getByText("Your sealed answer:")).toContainText("4");
  await page.getByRole("button", { name: "Keep answer" }).click();
  await expect(curtain).toContainText("Ben is next");
  await change.click();
  await pin.fill("1111");
  await next.click();
  await cast("2");
  await expect(curtain).toContainText("Ben is next");
  await pin.fill("2222");
  await next.click();
  await cast("1");
  // All are in: it is the later one that counts, and there is nothing more to change.
  const id = page.url().split("/t/")[1];
  const bids = async (): Promise<(number | undefined)[]> => {
    const log = await page.request.get(`/api/tables/${id}/log`);
    const { entries } = (await log.json()) as {
      entries: { events?: { kind: string; fields: Record<string, number> }[] }[];
    };
    const events = entries.flatMap((entry) => entry.events ?? []);
    return events.filter((event) => event.kind === "revealed").map((event) => event.fields.amount);
  };
  await expect.poll(bids).toEqual([2, 1]);
  await expect(change).toHaveCount(0);
});

test("among people no engine is offered unless their table allows it", async ({ page }) => {
  await prefer(page, { language: "en" });
  for (const allowed of [false, true]) {
    await page.goto("/new?game=pocket&with=device");
    await page.locator(".finish .btn.primary").waitFor();
    if (allowed)
      await page
        .locator("label", { has: page.locator("input[name=help]") })
        .getByText("Allowed")
        .click();
    await page.locator(".finish .btn.primary").click();
    await page.waitForURL(/\/t\//);
    await page.locator(".decide").first().waitFor();
    await expect(page.getByRole("button", { name: "A hint" })).toHaveCount(allowed ? 1 : 0);
    await page.goto(page.url().replace("/t/", "/replay/"));
    await page.locator("div.replay").waitFor();
    await expect(page.getByRole("button", { name: "Continue from here" })).toHaveCount(allowed ? 1 : 0);
  }
  await page.goto("/new?game=pocket&with=bots");
  await page.locator("#o-clock").waitFor();
  await expect(page.locator("#o-help")).toHaveCount(0);
});

test("what was opened names parties as they are called now @anywhere", async ({ page }) => {
  await sitDown(page, { game: "die-macher-2006", players: 4 });
  await playByClicks(page, 1);
  const told = page.locator("[data-place=moment]");
  await page.locator(".decide .cast").waitFor();
  await page.keyboard.press("r"); // the last moment once more
  await told.waitFor();
  const lines = await told.locator(".tell li").allTextContents();
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => /player/i.test(line))).toEqual([]);
});
