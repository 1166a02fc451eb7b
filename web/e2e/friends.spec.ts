// Three people over days: somebody is away, moves are taken back, notices arrive.
import { expect, type Page, test } from "@playwright/test";
import { ask, move, people, type State, table } from "./company.js";
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
  const [anna, ben, cem] = pages as [Page, Page, Page];
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
  await expect(anna.locator(".log").getByText(/^Decided: a bot plays for/)).toBeVisible();

  await cem.setViewportSize({ width: 360, height: 740 });
  await cem.goto(`/t/${id}`);
  await expect(cem.getByText("A bot is playing for you.")).toBeVisible();
  await accessible(cem, "a bot plays for me, phone");
  await fits(cem, "a bot plays for me, phone");
  await cem.getByRole("button", { name: "Take my seat back" }).click();
  await expect(cem.getByText("A bot is playing for you.")).toHaveCount(0);
  expect(found.flat()).toEqual([]);
});

test("without a clock: after a while one asks the others about somebody who has vanished", async ({ browser }) => {
  const pages = await people(browser, server.url, "Anna", "Ben", "Cem");
  const [anna, ben, cem] = pages as [Page, Page, Page];
  const found = pages.map((page) => faults(page));
  const id = await table(pages);
  await Promise.all([anna.goto(`/t/${id}`), ben.goto(`/t/${id}`)]);
  await move(anna, id);
  await move(ben, id);
  const ask = anna.getByRole("button", { name: "What should we do?" });
  await expect(anna.getByText("Waiting for Cem (Green)")).toBeVisible();
  await expect(ask).toHaveCount(0);
  await server.pass((passed += 301));
  await anna.reload();
  await expect(anna.getByText(/Waiting for Cem \(Green\)\. Last move: \d minutes ago\./)).toBeVisible();
  await accessible(anna, "somebody has vanished");
  await ask.click();
  await anna.getByRole("button", { name: "Bot until they return" }).click();
  await expect(ben.getByText("Cem (Green) has not answered for a long time.")).toBeVisible();
  await ben.getByRole("button", { name: "Bot until they return" }).click();
  await expect(ben.getByText("Cem (Green) has not answered for a long time.")).toHaveCount(0);
  await cem.goto(`/t/${id}`);
  await cem.getByRole("button", { name: "Take my seat back" }).click();
  await expect(cem.getByText("A bot is playing for you.")).toHaveCount(0);

  // Of two people one decides; what ends the game for all is asked once more.
  const two = await table([anna, ben]);
  await move(anna, two);
  await server.pass((passed += 301));
  await anna.goto(`/t/${two}`);
  await ask.click();
  await anna.getByRole("button", { name: "End the game" }).click();
  const sure = anna.getByRole("dialog", { name: "End the game" });
  await expect(sure).toContainText("Your vote decides");
  await sure.getByRole("button", { name: "End the game" }).click();
  const status = async (): Promise<string> =>
    ((await (await anna.request.get(`/api/tables/${two}`)).json()) as { status: string }).status;
  await expect.poll(status).toBe("closed");
  expect(found.flat()).toEqual([]);
});

test("a pause stops the clocks when all agree", async ({ browser }) => {
  const [anna, ben] = (await people(browser, server.url, "Dora", "Emil")) as [Page, Page];
  const id = await table([anna, ben], { clock: { seconds: 3600 } });
  await Promise.all([anna.goto(`/t/${id}`), ben.goto(`/t/${id}`)]);
  await (await tool(anna, "Ask for a pause")).click();
  await expect(ben.getByText("asks for a pause: all clocks stop.")).toBeVisible();
  await ben.getByRole("button", { name: "Agree" }).click();
  for (const page of [anna, ben]) await expect(page.getByText("The clocks are stopped.").first()).toBeVisible();
  await anna.getByRole("button", { name: "Resume" }).click();
  await ben.getByRole("button", { name: "Resume" }).click();
  for (const page of [anna, ben]) await expect(page.getByRole("button", { name: "Resume" })).toHaveCount(0);
});

test("taking back says exactly what, can be withdrawn, and is marked in the log", async ({ browser }) => {
  const pages = await people(browser, server.url, "Fritz", "Greta", "Hugo");
  const [fritz, greta, hugo] = pages as [Page, Page, Page];
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
  const card = (page: Page) => page.getByRole("group", { name: "Take moves back" });
  for (const page of [greta, hugo]) {
    // The request may come before the news of the moves that it is about.
    await expect.poll(() => card(page).locator(".moves li").allInnerTexts()).toEqual(exactly);
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
  const [ida] = pages as [Page];
  const [first, second] = [await table(pages), await table(pages)];
  await ida.goto(`/t/${first}`);
  const next = ida.getByRole("link", { name: /Next table/ });
  await expect(next).toHaveText(/1$/);
  await expect(ida).toHaveTitle(/\(1\)/);
  await expect(ida.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-waiting.svg");
  await next.click();
  await expect(ida).toHaveURL(new RegExp(second));
});

test("a notice reaches the browser, and the worker shows it @notifications", async ({ browser }) => {
  const service = new PushService();
  await service.start();
  const pages = await people(browser, server.url, "Kurt", "Lena");
  const [kurt, lena] = pages as [Page, Page];
  await kurt.context().grantPermissions(["notifications"]);
  await ask(kurt, "POST", "/api/me/push", service.subscription);
  await kurt.reload();
  await expect(kurt.getByText("This device gets notices until you sign out here.")).toBeVisible();
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
  const [mia] = (await people(browser, server.url, "Mia")) as [Page];
  await mia.reload();
  await mia.getByLabel("Every night from").fill("23:00");
  await mia.getByLabel("to", { exact: true }).first().fill("07:00");
  const talk = mia.getByText("Someone writes to me");
  await talk.click();
  await expect(mia.getByText("Saved.").first()).toBeVisible();
  const off = async (): Promise<string[]> => (await ask<{ off: string[] }>(mia, "GET", "/api/me/notice-wishes")).off;
  await expect.poll(off).toEqual(["talk"]);
  await accessible(mia, "settings");
  await prefer(mia, { language: "he", theme: "dark" });
  await mia.setViewportSize({ width: 360, height: 740 });
  await mia.reload();
  await mia.getByRole("heading", { name: "התראות" }).waitFor();
  await accessible(mia, "settings, Hebrew, dark, phone");
  await fits(mia, "settings, Hebrew, dark, phone");
});

test("one link for the table, with a QR code, until it is revoked", async ({ browser }) => {
  const [host] = (await people(browser, server.url, "Nora")) as [Page];
  await host.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await host.goto("/new?game=pocket&with=friends");
  await expect(host.getByLabel("Your name, as the others see it")).toHaveValue("Nora");
  await host.getByLabel("Your name, as the others see it").fill("Nora the host");
  await host.locator(".finish .btn.primary").click();
  await host.waitForURL(/\/t\//);
  await host.getByRole("button", { name: "Make a link" }).first().click();
  await host.getByRole("button", { name: "QR code" }).click();
  const code = host.getByRole("img", { name: /^QR code of / });
  await expect(code).toBeVisible();
  const link = ((await code.getAttribute("aria-label")) ?? "").replace("QR code of ", "");
  await accessible(host, "invitations");

  const guest = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await prefer(guest, { language: "en" });
  await guest.goto(link);
  await expect(guest.getByText("Nora the host invites you")).toBeVisible();
  await expect(guest.getByText("No time limit")).toBeVisible();
  await accessible(guest, "an invitation");
  await guest.getByLabel("Your name").fill("Otto");
  await guest.getByRole("button", { name: "Take this seat" }).click();
  await guest.waitForURL(/\/t\//);
  await expect(host.getByText("Otto")).toBeVisible();

  await host.getByRole("button", { name: "Revoke" }).first().click();
  await expect(host.getByRole("img", { name: /^QR code of / })).toHaveCount(0);
  const late = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await prefer(late, { language: "en" });
  await late.goto(link);
  await expect(late.getByRole("heading", { level: 1 })).toContainText(/link|invitation/i);
  await expect(late.getByRole("button", { name: "Take this seat" })).toHaveCount(0);
});

test("a lost device: the code that was kept brings the seat back, and signs the lost one out", async ({ browser }) => {
  const pages = await people(browser, server.url, "Paula", "Quirin");
  const [paula] = pages as [Page];
  const id = await table(pages);
  await paula.goto("/settings");
  await paula.getByRole("button", { name: "Code for a lost device" }).click();
  const code = await paula.locator(".code").innerText();
  await paula.goto(`/t/${id}`);
  await paula.locator(".cast").waitFor();

  const other = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await prefer(other, { language: "en" });
  await other.goto(`/t/${id}`);
  await other.getByRole("link", { name: "Lost your seat? Enter a code" }).click();
  await other.getByLabel("Code").fill("WRONG-CODE");
  await other.getByRole("button", { name: "Continue here" }).click();
  await expect(other.getByRole("alert")).toBeVisible();
  await accessible(other, "a wrong code");
  await other.getByLabel("Code").fill(code.toLowerCase());
  await other.getByRole("button", { name: "Continue here" }).click();
  await expect(other.getByText("Welcome back, Paula.")).toBeVisible();
  await other.goto(`/t/${id}`);
  await other.locator(".cast").waitFor();
  await expect(paula.locator(".cast")).toHaveCount(0); // the lost device has lost its seat
});

test("talk: times, private answers in private, promises until they are kept or broken", async ({ browser }) => {
  const pages = await people(browser, server.url, "Rita", "Sami", "Tom");
  const [rita, sami, tom] = pages as [Page, Page, Page];
  const id = await table(pages);
  await Promise.all(pages.map((page) => page.goto(`/t/${id}`)));
  await rita.getByRole("tab", { name: "Talk" }).click();
  await rita.locator("form fieldset .chip").nth(1).click(); // to Sami alone
  await rita.getByLabel("Send as").selectOption("promise");
  await rita.getByLabel("Your message").fill("I leave the north to you");
  await rita.getByRole("button", { name: "Send" }).click();
  const unread = sami.getByRole("tab", { name: "Talk" });
  await expect(unread).toContainText("1");
  await unread.click();
  await expect(sami.getByText("Visible only to")).toBeVisible(); // the answer goes where the message came from
  await expect(sami.locator(".talk time")).toHaveText(/\d\d:\d\d/);
  await accessible(sami, "talk");
  await tom.getByRole("tab", { name: "Talk" }).click();
  await expect(tom.getByText("Nobody has said anything yet.")).toBeVisible();
  await sami.getByRole("button", { name: "It was broken" }).click();
  await expect(rita.locator(".promises .broken")).toContainText("I leave the north to you");
  await expect(tom.locator(".promises")).toHaveCount(0);
});

test("five people over two weeks: absence, replacement, a lost device, the end, and again @long", async ({
  browser,
}) => {
  const names = ["Uli", "Vera", "Willi", "Xenia", "Yves"];
  const pages = await people(browser, server.url, ...names);
  const [uli, vera, willi, xenia, yves] = pages as [Page, Page, Page, Page, Page];
  const found = pages.map((page) => faults(page));
  const id = await table(pages, {
    game: "zoocracy",
    pace: "async",
    clock: { seconds: 86_400, bank: 0, then: "bot" },
    rated: false,
  });
  for (const page of [uli, vera, willi]) await page.goto(`/t/${id}`);
  const code = (await ask<{ code: string }>(xenia, "POST", "/api/me/codes", { kind: "return" })).code;
  let playing: Page[] = [uli, vera, willi, xenia]; // Yves never answers
  const over = async (): Promise<boolean> => (await ask<State>(uli, "GET", `/api/tables/${id}/state`)).over;
  const day = async (): Promise<void> => {
    for (let moved = true; moved;) {
      moved = false;
      for (const page of playing) moved = (await move(page, id)) || moved;
    }
    await server.pass((passed += 90_000));
  };
  const vote = uli.getByText("is not answering, and the time is up");
  for (let n = 0; n < 8 && !(await vote.isVisible()); n++) {
    await day();
    await uli.waitForTimeout(500); // bots answer for who is late
  }
  await expect(vote).toBeVisible();
  for (const page of [uli, vera, willi]) await page.getByRole("button", { name: "Seat for someone else" }).click();
  await expect(uli.getByText("needs a new player")).toBeVisible();
  await accessible(uli, "a seat that needs somebody");
  const links = await ask<{ seats: Record<string, string> }>(uli, "GET", `/api/tables/${id}/links`);
  const [zoe] = (await people(browser, server.url, "Zoe")) as [Page];
  await zoe.goto(`/join/${links.seats["4"]}`);
  await expect(zoe.getByText("The game is running: you take over this seat.")).toBeVisible();
  await zoe.getByRole("button", { name: "Take this seat" }).click();
  await zoe.waitForURL(/\/t\//);
  await yves.goto(`/t/${id}`);
  await expect(yves.getByRole("heading", { name: /table/i })).toBeVisible(); // it is no table of his any more
  // Xenia's phone falls into the lake.
  const [other] = (await people(browser, server.url, "Nobody")) as [Page];
  await ask(other, "POST", "/api/codes", { code });
  playing = [uli, vera, willi, other, zoe];
  for (let n = 0; n < 40 && !(await over()); n++) await day();
  expect(await over()).toBe(true);
  await uli.reload();
  await expect(uli.locator("#end-title")).toBeVisible();
  await uli.getByRole("button", { name: "Play again", exact: true }).click();
  await expect(uli).not.toHaveURL(new RegExp(id));
  await vera.reload();
  await expect(vera.getByText("offers another game")).toBeVisible();
  expect(found.flat()).toEqual([]);
});
