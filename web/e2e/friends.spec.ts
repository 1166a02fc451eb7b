// Three people over days: somebody is away, moves are taken back, notices arrive.
import { expect, test } from "@playwright/test";
import { ask, move, people, table } from "./company.js";
import { accessible, faults, fits, prefer, tool } from "./play.js";
import { PushService } from "./push.js";
import { Server } from "./server.js";

const server = new Server({ HUSTINGS_BOT: "random", HUSTINGS_PUSH: "any", HUSTINGS_PUSH_LOOK: "0.1" });
test.describe.configure({ mode: "default" });
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());
let passed = 0; // seconds by which the server is ahead

test("absence: the others vote, a bot stands in, the person returns", async ({ browser }) => {
  const pages = await people(browser, server.url, "Anna", "Ben", "Cem");
  const [anna, ben, cem] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]];
  const found = pages.map((page) => faults(page));
  const id = await table(pages, { clock: { seconds: 60, bank: 0, then: "wait" } });
  await Promise.all([anna.goto(`/t/${id}`), ben.goto(`/t/${id}`)]);
  await move(anna, id);
  await move(ben, id);
  await server.pass((passed += 90));
  for (const page of [anna, ben]) await expect(page.getByText("is not answering, and the time is up")).toBeVisible();
  await accessible(anna, "a vote");
  await anna.getByRole("button", { name: "Bot until they return" }).click();
  await expect(ben.getByRole("button", { name: "Bot until they return" })).toContainText("1");
  await expect(ben.getByRole("button", { name: "Wait", exact: true })).toBeEnabled();
  await ben.getByRole("button", { name: "Bot until they return" }).click();
  await expect(anna.getByText("is not answering")).toHaveCount(0);
  await anna.getByRole("tab", { name: "Log" }).click();
  await expect(anna.getByText(/^Decided: a bot plays for/)).toBeVisible();

  await cem.setViewportSize({ width: 360, height: 740 });
  await cem.goto(`/t/${id}`);
  await expect(cem.getByText("A bot is playing for you.")).toBeVisible();
  await accessible(cem, "a bot plays for me, phone");
  await fits(cem, "a bot plays for me, phone");
  await cem.getByRole("button", { name: "Take my seat back" }).click();
  await expect(cem.getByText("A bot is playing for you.")).toHaveCount(0);
  expect(found.flat()).toEqual([]);
});

test("a pause stops the clocks when all agree", async ({ browser }) => {
  const [anna, ben] = (await people(browser, server.url, "Dora", "Emil")) as [
    Awaited<ReturnType<typeof people>>[0],
    Awaited<ReturnType<typeof people>>[0],
  ];
  const id = await table([anna, ben], { clock: { seconds: 3600 } });
  await Promise.all([anna.goto(`/t/${id}`), ben.goto(`/t/${id}`)]);
  await (await tool(anna, "Ask for a pause")).click();
  await expect(ben.getByText("asks for a pause: all clocks stop.")).toBeVisible();
  await ben.getByRole("button", { name: "Agree" }).click();
  for (const page of [anna, ben]) await expect(page.getByText("The clocks are stopped.").first()).toBeVisible();
  await anna.getByRole("button", { name: "Go on" }).click();
  await ben.getByRole("button", { name: "Go on" }).click();
  for (const page of [anna, ben]) await expect(page.getByRole("button", { name: "Go on" })).toHaveCount(0);
});

test("taking back says exactly what, can be withdrawn, and is marked in the log", async ({ browser }) => {
  const pages = await people(browser, server.url, "Fritz", "Greta", "Hugo");
  const [fritz, greta, hugo] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]];
  const found = pages.map((page) => faults(page));
  const id = await table(pages);
  await Promise.all(pages.map((page) => page.goto(`/t/${id}`)));
  for (const page of pages) await move(page, id);
  await fritz.getByRole("button", { name: "Ask to undo" }).click();
  const dialog = fritz.getByRole("dialog", { name: "Take moves back" });
  const listed = dialog.locator(".moves li");
  await expect.poll(() => listed.count()).toBeGreaterThanOrEqual(3);
  const exactly = await listed.allInnerTexts();
  await accessible(fritz, "moves to take back");
  await dialog.getByRole("button", { name: "Ask the others" }).click();
  const card = (page: typeof fritz) => page.getByRole("group", { name: "Take moves back" });
  for (const page of [greta, hugo]) {
    await expect(card(page).locator(".moves li")).toHaveCount(exactly.length);
    expect(await card(page).locator(".moves li").allInnerTexts()).toEqual(exactly);
  }
  await card(fritz).getByRole("button", { name: "Withdraw" }).click();
  for (const page of [greta, hugo]) await expect(card(page)).toHaveCount(0);

  await fritz.getByRole("button", { name: "Ask to undo" }).click();
  await dialog.getByRole("button", { name: "Ask the others" }).click();
  await card(greta).getByRole("button", { name: "Agree" }).click();
  await expect(card(hugo)).toContainText("Still to answer");
  await card(hugo).getByRole("button", { name: "Agree" }).click();
  for (const page of pages) await expect(card(page)).toHaveCount(0);
  await fritz.getByRole("tab", { name: "Log" }).click();
  await expect(fritz.locator(".log .undone").first()).toBeVisible();
  await expect(fritz.locator(".log .undone .tag").first()).toHaveText("taken back");
  await fritz.reload(); // the server marks them too
  await fritz.getByRole("tab", { name: "Log" }).click();
  await expect(fritz.locator(".log .undone").first()).toBeVisible();
  expect(found.flat()).toEqual([]);
});

test("the next table that waits, in the head, the title and on the icon", async ({ browser }) => {
  const pages = await people(browser, server.url, "Ida", "Jan");
  const [ida] = pages as [(typeof pages)[0]];
  const [first, second] = [await table(pages), await table(pages)];
  await ida.goto(`/t/${first}`);
  const next = ida.getByRole("link", { name: /Next table/ });
  await expect(next).toHaveText(/1$/);
  await expect(ida).toHaveTitle(/\(1\)/);
  await expect(ida.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-waiting.svg");
  await next.click();
  await expect(ida).toHaveURL(new RegExp(second));
});

test("a notice reaches the browser, and the worker shows it", async ({ browser }) => {
  const service = new PushService();
  await service.start();
  const pages = await people(browser, server.url, "Kurt", "Lena");
  const [kurt, lena] = pages as [(typeof pages)[0], (typeof pages)[0]];
  await kurt.context().grantPermissions(["notifications"]);
  await ask(kurt, "POST", "/api/me/push", service.subscription);
  await kurt.reload();
  await expect(kurt.getByText("This device is told, until you sign out here.")).toBeVisible();
  const id = await table([lena, kurt]);
  await expect.poll(() => service.bodies.length).toBeGreaterThan(0);
  const said = service.read(service.bodies[0] as Buffer);
  expect(JSON.parse(said)).toMatchObject({ title: "Pocket Election", body: "It is your turn.", url: `/t/${id}` });

  // The push service would hand it to the browser, and the browser to our worker.
  const devtools = await kurt.context().newCDPSession(kurt);
  const registration = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  await kurt.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: server.url,
    registrationId: await registration,
    data: said,
  });
  await expect
    .poll(() =>
      kurt.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map((one) => `${one.title}: ${one.body}`);
      }),
    )
    .toEqual(["Pocket Election: It is your turn."]);
  service.stop();
});

test("settings: notices and nights, also in Hebrew on a phone", async ({ browser }) => {
  const [mia] = (await people(browser, server.url, "Mia")) as [Awaited<ReturnType<typeof people>>[0]];
  await mia.reload();
  await mia.getByLabel("Every night from").fill("23:00");
  await mia.getByLabel("to", { exact: true }).first().fill("07:00");
  const talk = mia.getByText("Someone writes to me");
  await talk.click();
  await expect(mia.getByText("Saved.").first()).toBeVisible();
  const wishes = await ask<{ off: string[] }>(mia, "GET", "/api/me/notice-wishes");
  expect(wishes.off).toEqual(["talk"]);
  await accessible(mia, "settings");
  await prefer(mia, { language: "he", theme: "dark" });
  await mia.setViewportSize({ width: 360, height: 740 });
  await mia.reload();
  await mia.getByRole("heading", { name: "התראות" }).waitFor();
  await accessible(mia, "settings, Hebrew, dark, phone");
  await fits(mia, "settings, Hebrew, dark, phone");
});
