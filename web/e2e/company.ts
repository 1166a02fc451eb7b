// Several people in browsers of their own, at one table.
import type { Browser, Page } from "@playwright/test";
import { prefer } from "./play.js";

export type Decision = { id: string; kind: string; choices?: { args: number[] }[] };
type Step = { complete: boolean; picks: { value: number }[] | null };
export type State = { over: boolean; open: Decision[]; n: number };

/** One request of the person at ``page``. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const me = (await (await fetch("/api/me")).json()) as { csrf: string };
      const answer = await fetch(path as string, {
        method: method as string,
        headers: { "X-CSRF-Token": me.csrf, "Content-Type": "application/json" },
        ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path as string}: ${answer.status} ${text}`);
      return text ? (JSON.parse(text) as unknown) : null;
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

/** People with names, each in a browser of their own. */
export async function people(browser: Browser, url: string, ...names: string[]): Promise<Page[]> {
  return Promise.all(
    names.map(async (name) => {
      const context = await browser.newContext({ baseURL: url, locale: "en-GB", reducedMotion: "reduce" });
      const page = await context.newPage();
      await prefer(page, { language: "en", forced: false });
      await page.goto("/settings");
      await ask(page, "POST", "/api/me", { name });
      return page;
    }),
  );
}

/** A running table of these people. */
export async function table(pages: Page[], more: Record<string, unknown> = {}): Promise<string> {
  const [host, ...others] = pages as [Page, ...Page[]];
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "link" }))];
  const made = await ask<{ id: string }>(host, "POST", "/api/tables", {
    game: "pocket",
    players: pages.length,
    seats,
    ...more,
  });
  const links = await ask<{ seats: Record<string, string> }>(host, "GET", `/api/tables/${made.id}/links`);
  for (const [i, page] of others.entries()) await ask(page, "POST", `/api/join/${links.seats[String(i + 1)]}`);
  await ask(host, "POST", `/api/tables/${made.id}/start`);
  return made.id;
}

/** The person at ``page`` answers what is open, if anything is. */
export async function move(page: Page, id: string): Promise<boolean> {
  const decision = (await ask<State>(page, "GET", `/api/tables/${id}/state`)).open[0];
  if (!decision) return false;
  const at = `/api/tables/${id}/decisions/${decision.id}`;
  const args = decision.choices?.[0]?.args ?? [];
  while (!decision.choices?.length) {
    const step = await ask<Step>(page, "POST", `${at}/steps`, { prefix: args });
    if (step.complete || !step.picks?.length) break;
    args.push(step.picks[0]?.value ?? 0);
  }
  await ask(page, "POST", at, { kind: decision.kind, args });
  return true;
}
