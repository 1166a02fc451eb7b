// Positions of recorded games, reached without playing there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const TESTS = new URL("../../tests", import.meta.url).pathname;
const FOLDERS = ["die_macher/classic", "die_macher/modern", "pocket", "zoocracy"];

type Line = { n: number; seat: number; kind: string };
type Asked = { id: string; kind: string; choices?: unknown[] | null };
/** ``players``: only in games of so many; ``after``: not before so many moves. */
export type Given = { title: string; kind: string; players?: number; after?: number };

/** Recorded games of a title, which together have every kind of question. */
export function records(title: string, players?: number): { text: string; lines: Line[] }[] {
  return FOLDERS.flatMap((folder) => {
    const at = join(TESTS, folder, "records");
    return readdirSync(at)
      .filter((name) => name.startsWith(`${title}+${players ? `${players}p+` : ""}`))
      .map((name) => readFileSync(join(at, name), "utf-8"));
  }).map((text) => ({
    text,
    lines: text
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => JSON.parse(line) as Line),
  }));
}

/** One request of the person at ``page``, which may show anything, or nothing yet; a text is sent as it is. */
export async function request<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const me = (await (await page.request.get("/api/me")).json()) as { csrf: string };
  const answer = await page.request.fetch(path, {
    method,
    headers: { "X-CSRF-Token": me.csrf, "Content-Type": "application/json" },
    ...(data === undefined ? {} : { data: typeof data === "string" ? Buffer.from(data) : data }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Opens a recorded position in which ``kind`` is asked, with a choice.
 *
 * ``bot`` plays all others' seats, else they are mine as well. ``imported`` keeps games for the next time. ``skip`` passes
 * over positions of the kind: so many.
 */
export async function openAt(
  page: Page,
  { title, kind, players, after = 0 }: Given,
  more: { bot?: string; imported?: Map<string, string>; skip?: number } = {},
): Promise<void> {
  const { bot, imported = new Map<string, string>() } = more;
  let [tries, skip] = [0, more.skip ?? 0];
  for (const { text, lines } of records(title, players)) {
    for (const { n, seat } of lines.filter((each) => each.kind === kind && each.n > after)) {
      if (++tries > 30) break;
      let id = imported.get(text);
      if (!id) {
        id = (await request<{ id: string }>(page, "POST", "/api/import", text)).id;
        imported.set(text, id);
      }
      const wish = { n: n - 1, ...(bot ? { seat, bot } : {}) };
      const table = await request<{ id: string }>(page, "POST", `/api/tables/${id}/branch`, wish);
      const state = await request<{ open: Asked[] }>(page, "GET", `/api/tables/${table.id}/state?seat=${seat}`);
      const asked = state.open.find((each) => each.kind === kind);
      if (asked && asked.choices?.length !== 1 && skip-- <= 0) {
        await page.goto(`/t/${table.id}?seat=${seat}`);
        return;
      }
    }
  }
  throw new Error(`${title}: no recorded game asks ${kind}`);
}
