import { api } from "$/api/client";
import type { GameInfo, NewSeat } from "$/api/types";
import { router } from "$/router.svelte";
import { who } from "$/who.svelte";

/** The number of players a game is at its best with, where we know it. */
export function best(game: GameInfo): number {
  const wanted = game.id.startsWith("die-macher") ? 4 : game.id === "zoocracy" ? 5 : 3;
  return game.players.includes(wanted) ? wanted : (game.players.at(-1) ?? 2);
}

/** What the page of a table is drawn with, before there is one. */
export async function preload(game: string): Promise<void> {
  const loading = [
    import("$/pages/TablePage.svelte"),
    import("$/table/Decide.svelte"),
    import("$/boards").then(({ boardFor }) => boardFor(game, null)),
  ];
  await Promise.all(loading).catch(() => undefined); // the page itself says so when it is there
}

/** One click: a table against bots, started. */
export async function quick(game: GameInfo): Promise<void> {
  void preload(game.id); // while the table is made
  const players = best(game);
  const seats: NewSeat[] = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", bot: who.bot },
  );
  const table = await api.create({ game: game.id, players, seats });
  if (table.status === "gathering") await api.start(table.id);
  remember(game.id);
  router.go(`/t/${table.id}`);
}

/** A first campaign, or mine where I left it. */
export async function learn(game: GameInfo): Promise<void> {
  void preload(game.id);
  const table = await api.learn(game.id);
  router.go(`/t/${table.id}`);
}

const KEY = "hustings.last";
export function remember(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    /* nothing is kept */
  }
}
export function last(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
