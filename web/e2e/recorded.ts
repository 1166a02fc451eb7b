// Recorded games, as places to begin from.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ask } from "./api.js";

export const ROOT = new URL("../..", import.meta.url).pathname;
const FOLDERS = ["die_macher/classic", "die_macher/modern", "pocket", "zoocracy"];

type Line = { n: number; seat: number; kind: string };
type Asked = { id: string; kind: string; choices?: unknown[] | null };
/** ``players``: only in games of so many; ``after``: not before so many moves. */
export type Given = { title: string; kind: string; players?: number; after?: number };

/** Recorded games of a title, which together have every kind of question. */
export function records(title: string, players?: number): { text: string; lines: Line[] }[] {
  return FOLDERS.flatMap((folder) => {
    const at = join(ROOT, "tests", folder, "records");
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

/** Opens a recorded position in which ``kind`` is asked, with a choice. */
export async function openAt(
  page: Page,
  imported: Map<string, string>,
  { title, kind, players, after = 0 }: Given,
): Promise<void> {
  let tries = 0;
  for (const { text, lines } of records(title, players)) {
    for (const line of lines.filter((each) => each.kind === kind && each.n > after)) {
      if (++tries > 30) break;
      let id = imported.get(text);
      if (!id) {
        id = (await ask<{ id: string }>(page, "POST", "/api/import", text)).id;
        imported.set(text, id);
      }
      const table = await ask<{ id: string }>(page, "POST", `/api/tables/${id}/branch`, { n: line.n - 1 });
      const state = await ask<{ open: Asked[] }>(page, "GET", `/api/tables/${table.id}/state?seat=${line.seat}`);
      const asked = state.open.find((each) => each.kind === kind);
      if (asked && asked.choices?.length !== 1) {
        await page.goto(`/t/${table.id}?seat=${line.seat}`);
        return;
      }
    }
  }
  throw new Error(`${title}: no recorded game asks ${kind}`);
}
