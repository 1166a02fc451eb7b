// Running a site from the page: reports, bans, tables, the log; and imprint and privacy.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { accessible, faults, fits, prefer } from "./play.js";
import { Server } from "./server.js";

const root = new URL("../..", import.meta.url).pathname;
const PICTURES = process.env.HUSTINGS_E2E_PICTURES ?? "";
test.describe.configure({ mode: "serial" });

let server: Server;
test.beforeAll(async () => {
  server = new Server();
  const legal = join(server.folder, "legal");
  mkdirSync(legal);
  writeFileSync(
    join(legal, "imprint.md"),
    "# Who runs this\n\nAda Lovelace, <b>London</b>, § 5 TMG\n\n## Contact\n\n[Write](mailto:ada@example.org)\n",
  );
  writeFileSync(join(legal, "imprint.de.md"), "# Impressum\n\nAda Lovelace, London\n");
  process.env.HUSTINGS_LEGAL = legal;
  await server.start();
  delete process.env.HUSTINGS_LEGAL;
});
test.afterAll(() => server.stop());

/** Somebody new, in a browser of their own. */
async function somebody(browser: Browser, name: string, account = false): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await page.goto("/settings");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  if (account) {
    await call(page, "POST", "/api/account", { name, password: "long enough" });
    await page.reload();
    await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();
  }
  return page;
}

async function call<T>(page: Page, method: string, path: string, body: unknown = {}): Promise<T> {
  return (await page.evaluate(
    async ([method, path, body]) => {
      const csrf = decodeURIComponent(/hustings_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "");
      const answer = await fetch(path as string, {
        method: method as string,
        headers: { "X-CSRF-Token": csrf, "Content-Type": "application/json" },
        ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.status === 204 ? null : await answer.json();
    },
    [method, path, body] as const,
  )) as T;
}

/** Makes somebody with an account an administrator, who then looks at the reports. */
async function promote(page: Page, name: string): Promise<void> {
  execFileSync(join(root, ".venv/bin/hustings"), [
    "admin",
    "grant",
    name,
    "--database",
    join(server.folder, "games.db"),
  ]);
  await expect(async () => {
    await page.goto("/admin");
    await expect(page.getByRole("tab", { name: "Reports" })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

/** Every part of the administration. */
async function parts(page: Page, settings: Record<string, string>, size: { width: number; height: number }) {
  await prefer(page, settings);
  await page.setViewportSize(size);
  await page.goto("/admin");
  for (const part of ["reports", "people", "bans", "tables", "log"]) {
    await page.locator(`#part-${part}`).click();
    await page.waitForLoadState("networkidle");
    await accessible(page, `${part} ${JSON.stringify(settings)}`);
    await fits(page, `${part} ${JSON.stringify(settings)}`);
    await picture(page, `admin-${part}-${settings.language}-${size.width}`);
  }
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}

test("a report is made at the table, read, acted upon and closed", async ({ browser }) => {
  const ada = await somebody(browser, "Ada", true);
  const pest = await somebody(browser, "Pest");
  const found = faults(ada);
  const seats = [{ kind: "me" }, { kind: "link" }];
  const { id } = await call<{ id: string }>(ada, "POST", "/api/tables", { game: "pocket", players: 2, seats });
  const links = await call<{ seats: Record<string, string> }>(ada, "GET", `/api/tables/${id}/links`);
  await call(pest, "POST", `/api/join/${links.seats["1"]}`);
  await call(ada, "POST", `/api/tables/${id}/start`);
  await call(pest, "POST", `/api/tables/${id}/talk`, { text: "You have no idea how to play, fool!" });

  // From a line of talk: a report; from the seat: a block.
  await ada.goto(`/t/${id}`);
  await ada.locator("#tab-talk").click();
  const line = ada.getByText("You have no idea");
  await expect(line).toBeVisible();
  await accessible(ada, "talk with others");
  await picture(ada, "table");
  await ada.getByRole("button", { name: "Report this line" }).click();
  await ada.getByLabel("What is wrong?").fill("Insults me");
  await accessible(ada, "report");
  await picture(ada, "report");
  await ada.getByRole("button", { name: "Send report" }).click();
  await expect(ada.getByText("Thank you. The administrators will look at it.")).toBeVisible();
  await ada.getByRole("button", { name: "Pest: report or block" }).click();
  await ada.getByRole("button", { name: "Block", exact: true }).click();
  await expect(line).toHaveCount(0);
  await ada.goto("/settings");
  await ada.locator("section", { hasText: "Blocked people" }).getByRole("button", { name: "Unblock" }).click();
  await expect(ada.getByText("Blocked people")).toHaveCount(0);

  // Nothing of the administration is shown to others.
  await expect(ada.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await ada.goto("/admin");
  await expect(ada.getByText("This page is for administrators.")).toBeVisible();

  await promote(ada, "Ada");
  await expect(ada.getByText("About what was said by Pest")).toBeVisible();
  await expect(ada.locator(".mark")).toContainText("You have no idea");
  await accessible(ada, "reports");
  await picture(ada, "admin-reports");

  // By keyboard: mute, then close the report.
  await ada.getByRole("button", { name: "Mute" }).focus();
  await ada.keyboard.press("Enter");
  await ada.getByLabel("Reason; they are shown it").fill("Insults");
  await accessible(ada, "mute");
  await picture(ada, "admin-mute");
  await ada.getByRole("dialog").getByRole("button", { name: "Mute" }).press("Enter");
  await expect(ada.getByRole("dialog")).toHaveCount(0);
  await pest.goto(`/t/${id}`);
  await pest.locator("#tab-talk").click();
  await pest.getByLabel("Your message").fill("Hello?");
  await pest.getByRole("button", { name: "Send" }).click();
  await expect(pest.getByText(/you are muted until .* UTC: Insults/)).toBeVisible();
  await ada.getByLabel("Note").fill("Muted for a week");
  await ada.getByRole("button", { name: "Close report" }).click();
  await expect(ada.getByText("No reports.")).toBeVisible();

  // The tabs are one stop, and arrows move between them.
  await ada.getByRole("tab", { name: "Reports" }).focus();
  await ada.keyboard.press("ArrowRight");
  await expect(ada.getByRole("tab", { name: "People" })).toBeFocused();
  await ada.getByLabel("Name or id").fill("pest");
  await ada.getByRole("button", { name: "Find" }).click();
  await expect(ada.getByText("Muted")).toBeVisible();
  await picture(ada, "admin-people");
  await expect(ada.getByRole("button", { name: "Their tables" })).toHaveCount(1); // of all people, only who was looked for
  await ada.getByRole("button", { name: "Their tables" }).click();
  await ada.getByRole("button", { name: "Replace Pest" }).click();
  await ada.getByText("By someone new, with a link").click();
  await ada.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
  await expect(ada.getByText("/join/")).toBeVisible();
  await picture(ada, "admin-replace");
  await ada.keyboard.press("Escape");
  // Whoever was replaced is shown the door, not a broken line.
  await expect(pest.locator("main h1")).toHaveText("There is no such table here");
  await ada.getByLabel("Id of a table or person, or a name").fill(id);
  await ada.getByRole("button", { name: "Find" }).click();
  await expect(ada.getByRole("button", { name: "Remove" })).toBeVisible();
  await picture(ada, "admin-tables");
  await ada.getByRole("button", { name: "Remove" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(ada.locator(".tag", { hasText: "removed" })).toBeVisible();
  await ada.getByRole("tab", { name: "Bans" }).click();
  await ada.getByRole("button", { name: "Ban an address range" }).click();
  await ada.getByLabel("Address range", { exact: true }).fill("203.0.113.0/24");
  await ada.getByLabel("Reason; they are shown it").fill("Attack");
  await ada.getByRole("dialog").getByRole("button", { name: "Ban", exact: true }).click();
  await expect(ada.locator("li", { hasText: "203.0.113.0/24" })).toBeVisible();
  await picture(ada, "admin-bans");
  await ada.getByRole("tab", { name: "Log" }).click();
  await expect(ada.getByText("table removed")).toBeVisible();
  await picture(ada, "admin-log");
  expect(found.filter((fault) => !/40[34]/.test(fault))).toEqual([]);

  // Whoever is banned is told so, and why.
  const whom = await call<{ id: string }[]>(ada, "GET", "/api/admin/people?q=Pest");
  await call(ada, "POST", "/api/admin/sanctions", { kind: "ban", user: whom[0]?.id, reason: "Enough" });
  await pest.goto("/");
  await expect(pest.getByText(/you are banned for good: Enough/)).toBeVisible();
  await prefer(pest, { language: "de" });
  await pest.goto("/");
  await expect(pest.getByText("Du bist auf Dauer gesperrt. Grund: Enough")).toBeVisible();

  // On a phone, in the dark, and from right to left.
  await parts(ada, { theme: "dark", language: "he" }, { width: 360, height: 740 });
});

test("the administration fits: German in large type on a phone, French in the dark @long", async ({ browser }) => {
  const bea = await somebody(browser, "Bea", true);
  await promote(bea, "Bea");
  await parts(bea, { theme: "light", language: "de", size: "larger" }, { width: 360, height: 740 });
  await parts(bea, { theme: "dark", language: "fr" }, { width: 1280, height: 860 });
});

test("imprint and privacy are linked where they are", async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url, locale: "en-GB" })).newPage();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Privacy" })).toHaveCount(0);
  await page.getByRole("link", { name: "Imprint" }).click();
  await expect(page.getByRole("heading", { name: "Who runs this" })).toBeVisible();
  await expect(page.getByText("<b>London</b>, § 5 TMG")).toBeVisible(); // as written, no HTML and no rule
  await expect(page.getByRole("link", { name: "Write" })).toHaveAttribute("href", "mailto:ada@example.org");
  await accessible(page, "imprint");
  await picture(page, "imprint");
  await prefer(page, { language: "de" });
  await page.goto("/imprint");
  await expect(page.getByRole("heading", { name: "Impressum" })).toBeVisible();
  await page.goto("/privacy");
  await expect(page.getByText("Diese Seite gibt es hier nicht.")).toBeVisible();
});
