// What the things of a game are, fetched once for each game and language.
import { api } from "$/api/client";
import type { Thing, Things } from "$/api/types";
import { i18n } from "$/i18n.svelte";

const fetched = new Map<string, Promise<Things>>();

function things(game: string): Promise<Things> {
  const name = `${game} ${i18n.lang}`;
  let found = fetched.get(name);
  if (!found) {
    found = api.things(game);
    fetched.set(name, found);
    found.catch(() => fetched.delete(name)); // to be tried again
  }
  return found;
}

/** A thing by its id; undefined where the game has none of that name. */
export async function thing(game: string, id: string): Promise<Thing | undefined> {
  return (await things(game)).things.find((one) => one.id === id);
}

/** The id of the thing that explains a kind of question. */
export async function thingOf(game: string, kind: string): Promise<string | undefined> {
  return (await things(game)).questions[kind];
}
