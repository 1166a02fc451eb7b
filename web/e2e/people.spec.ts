// Two people play, look at their profiles, and play again; a club night.
import { expect, type Page, test } from "@playwright/test";
import { ask } from "./company.js";
import { accessible, faults, fits, prefer } from "./play.js";

let made = 0;
const fresh = (name: string): string => `${name} ${Date.now() % 1_000_000} ${process.pid} ${made++}`;

type Decision = { id: string; kind: string; choices?: { args: number[] }[]; space: { low?: number } };
type State = { over: boolean; open: Decision[] };

/** A finished game of these two. */
async function played(one: Page, other: Page): Promise<string> {
  const wish = { game: "pocket", players: 2, seats: [{ kind: "me" }, { kind: "link" }] };
  const table = await ask<{ id: string }>(one, "POST", "/api/tables", wish);
  const links = await ask<{ seats: Record<string, string> }>(one, "GET", `/api/tables/${table.id}/links`);
  await ask(other, "POST", `/api/join/${links.seats["1"]}`);
  await ask(one, "POST", `/api/tables/${table.id}/start`);
  for (let over = false; !over;) {
    for (const page of [one, other]) {
      const state = await ask<State>(page, "GET", `/api/tables/${table.id}/state`);
      over = state.over;
      const decision = state.open[0];
      if (over || !decision) continue;
      const args = decision.choices?.[0]?.args ?? [decision.space.low ?? 0];
      await ask(page, "POST", `/api/tables/${table.id}/decisions/${decision.id}`, { kind: decision.kind, args });
    }
  }
  return table.id;
}

async function member(page: Page, name: string): Promise<string> {
  await page.goto("/settings");
  const user = await ask<{ id: string }>(page, "POST", "/api/account", { name, password: "correct horse" });
  return user.id;
}

test("profile, rating and rematch of two people", async ({ browser }) => {
  const [one, other] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" })).newPage()),
  );
  if (!one || !other) throw new Error("two pages");
  const found = [faults(one), faults(other)];
  await Promise.all([prefer(one, { language: "en" }), prefer(other, { language: "en" })]);
  const names = [fresh("Anna"), fresh("Ben")] as const;
  const mine = await member(one, names[0]);
  await member(other, names[1]);
  const table = await played(one, other);

  await other.goto(`/people/${mine}`);
  await expect(other.getByRole("heading", { name: names[0] })).toBeVisible();
  await expect(other.locator("tbody tr")).toContainText(/1\d\d\d ± \d\d\d/);
  await accessible(other, "profile");
  await one.goto("/leaders/pocket");
  await one.getByRole("link", { name: "My profile" }).click();
  await one.getByLabel("Nobody").check();
  await expect(one.getByText("Saved.")).toBeVisible();
  await other.reload();
  await expect(other.getByText("There is no such profile")).toBeVisible();
  await prefer(one, { language: "he", theme: "dark" });
  await one.setViewportSize({ width: 360, height: 740 });
  await one.goto(`/people/${mine}`);
  await one.locator("main table").waitFor();
  await accessible(one, "profile, Hebrew, dark, phone");
  await fits(one, "profile, Hebrew, dark, phone");
  await prefer(one, { language: "en" });

  await Promise.all([one.goto(`/t/${table}`), other.goto(`/t/${table}`)]);
  await expect(one.getByRole("heading", { name: "Ratings" })).toBeVisible();
  await one.getByRole("button", { name: "Play again", exact: true }).click();
  await expect(one).not.toHaveURL(new RegExp(table));
  await expect(other.getByText(`${names[0]} offers another game`)).toBeVisible();
  await accessible(other, "an offer");
  await other.getByRole("button", { name: "Join in" }).click();
  await expect(other).toHaveURL(one.url());
  expect(found).toEqual([[], []]);
});

test("a club night is opened, joined and drawn", async ({ browser }) => {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" })).newPage()),
  );
  if (!host || !guest) throw new Error("two pages");
  const found = [faults(host), faults(guest)];
  await Promise.all([prefer(host, { language: "en" }), prefer(guest, { language: "en" })]);
  await member(host, fresh("Host"));
  await host.goto("/clubs");
  await host.getByLabel("What is it called?").fill("Friday");
  await host.getByLabel("Game", { exact: true }).selectOption("pocket");
  await accessible(host, "club nights");
  await host.getByRole("button", { name: "Open a club night" }).click();
  await expect(host.getByRole("heading", { name: "Friday" })).toBeVisible();
  const id = host.url().split("/").at(-1) ?? "";
  const { token } = await ask<{ token: string }>(host, "GET", `/api/clubs/${id}`);
  await guest.goto(`/club/${token}`);
  await guest.getByLabel("Name").fill("Visitor");
  await guest.getByRole("button", { name: "Take part" }).click();
  await expect(guest.getByRole("heading", { name: "Standings" })).toBeVisible();
  await host.reload();
  await host.getByRole("button", { name: "Draw round 1 and begin" }).click();
  await expect(host.getByRole("link", { name: "To my table" })).toBeVisible();
  await accessible(host, "a club night");
  await host.setViewportSize({ width: 360, height: 740 });
  await fits(host, "a club night on a phone");
  expect(found).toEqual([[], []]);
});
