// What boards are labelled with: as printed in the box, or what the table on screen has put in its place.
import { api } from "$/api/client";
import type { Table } from "$/api/types";
import all from "$/boards/facts.json";

let own = $state.raw<{ game: string; facts: unknown } | null>(null);

export function factsFor(game: string): unknown {
  return own?.game === game ? own.facts : (all as unknown as Record<string, unknown>)[game];
}

/** From now on this table is looked at. */
export async function useFactsOf(table: Table | null): Promise<void> {
  if (!table?.reconstructed) {
    own = null;
    return;
  }
  const { facts } = await api.tableFigures(table.id);
  own = facts ? { game: table.game, facts } : null;
}
