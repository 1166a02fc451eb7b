import { expect, type Page, test } from "@playwright/test";
import { accessible, playByClicks, playByKeys, sitDown, tabTo } from "./play.js";
import { Server } from "./server.js";

test("a whole game by clicks, from one click on the home page", async ({ page }) => {
  await page.goto("/");
  const began = Date.now();
  await page.getByRole("button", { name: /Pocket Election/ }).click();
  await page.locator(".cast").waitFor();
  console.log(`from the click to the first question: ${Date.now() - began} ms`);
  await playByClicks(page, 60);
  await expect(page.locator("#end-title")).toBeVisible();
  await accessible(page, "end");
  await page.getByRole("button", { name: "Check the draws" }).click();
  await expect(page.getByText(/^Checked: all/)).toBeVisible();

  await page.locator(".end").getByRole("link", { name: "Look back" }).click();
  await expect(page.getByRole("button", { name: "One step on" })).toBeVisible();
  await accessible(page, "replay");
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page).toHaveURL(/\/replay\/[\w-]+\/1/);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/t\//);
});

test("a whole game by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Pocket Election/ }).waitFor();
  await tabTo(page, /Pocket Election/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await playByKeys(page, 60);
  await expect(page.locator("#end-title")).toBeVisible();
});

test("two browsers at one table; a sealed bid stays sealed in page and network", async ({ browser, page }) => {
  await page.goto("/new?game=pocket&with=friends");
  await page.getByRole("radiogroup", { name: "Players" }).getByText("2", { exact: true }).click();
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const links = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/links`)).json(), id) as { seats: Record<string, string> };

  const other = await (await browser.newContext()).newPage();
  const heard: string[] = [];
  await listen(other, heard);
  await other.goto(`/join/${Object.values(links.seats)[0]}`);
  await other.getByLabel("Your name").fill("Rosa");
  await other.getByRole("button", { name: "Take this seat" }).click();
  await other.waitForURL(/\/t\//);
  await expect(page.getByText("Rosa")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();

  for (const side of [page, other]) await side.getByText("Your turn", { exact: true }).first().waitFor();
  heard.length = 0;
  // A bid that nothing else on the page could be.
  const slider = page.locator(".decide input[type=number]");
  await slider.fill("5");
  await slider.press("Tab");
  await page.locator(".cast").click();
  await expect(page.getByText("Your choice is sealed", { exact: false })).toBeVisible();
  await expect(other.locator("[aria-label='Has sealed a choice']")).toBeVisible();
  await other.waitForTimeout(400);
  // What this seat is asked itself lists all bids; nothing else it hears may hold the number.
  const wire = heard.join("\n").replace(/"open":\[.*?\],"waiting"/g, '"waiting"').replace(/"(at|hash|seq|text|plain|csrf|created_at|started_at)":("[^"]*"|\d+)/g, "");
  expect(wire).toContain("receipt");
  expect(wire).not.toMatch(/"(args|secret|values|amount)":\s*(\[\[?5\]|5)/);
  for (const match of wire.matchAll(/"secret":\s*(\[[^\]]*\])/g)) expect(match[1]).toBe("[]");
  const strip = (html: string): string => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(strip(await other.content())).not.toMatch(/bid[^.]*\b5\b/i);

  await other.locator(".cast").click();
  await expect(other.locator(".log, .news").first()).toContainText("5");

  // Talk between the two.
  await page.getByRole("tab", { name: "Talk" }).click();
  await page.getByLabel("Your words").fill("A coalition?");
  await page.getByRole("button", { name: "Send" }).click();
  await other.getByRole("tab", { name: /Talk/ }).click();
  await expect(other.getByText("A coalition?")).toBeVisible();
  await other.context().close();
});

/** Everything this page receives, streams included. */
async function listen(page: Page, heard: string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.eventSourceMessageReceived", (event) => heard.push(`${event.eventName} ${event.data}`));
  page.on("response", (response) => {
    if (response.url().includes("/api/") && !response.url().includes("/events")) response.text().then((text) => heard.push(text), () => undefined);
  });
}

test("the server is killed and comes back, and play goes on", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  try {
    await sitDown(page, { game: "pocket", players: 3 });
    await page.locator(".cast").waitFor();
    await server.kill();
    await expect(page.getByText("Connection lost", { exact: false })).toBeVisible();
    // An answer given while nobody is there arrives when the server is back.
    await page.locator(".cast").click();
    await server.start();
    await expect(page.getByText("Connection lost", { exact: false })).toBeHidden({ timeout: 30_000 });
    await playByClicks(page, 60);
    await expect(page.locator("#end-title")).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});

test("around one screen: the curtain falls between secret turns", async ({ page }) => {
  await page.goto("/new?game=pocket&with=device");
  await page.getByRole("radiogroup", { name: "Players" }).getByText("2", { exact: true }).click();
  await page.locator(".finish .btn.primary").click();
  await page.waitForURL(/\/t\//);
  await page.locator(".cast").waitFor();
  await page.locator(".cast").click();
  await expect(page.getByRole("button", { name: "It is me, go on" })).toBeVisible();
  await accessible(page, "curtain");
  await page.getByRole("button", { name: "It is me, go on" }).click();
  await expect(page.locator(".cast")).toBeVisible();
});
