// Which figures of the table on screen are reconstructed: the server says so, of a game and of a table with figures of its own.
import type { Table } from "$/api/types";
import { who } from "$/who.svelte";

class Reconstructed {
  /** The table that is looked at. */
  table = $state.raw<Table | null>(null);
  #keys = $derived(new Set(this.table?.reconstructed ?? who.game(this.table?.game ?? "")?.reconstructed ?? []));

  /** ``of("region", "points", "NW")``: of this row, or of all; without a row, of any. ``of("topic", "", id)``: the thing itself. */
  of(table: string, field: string, row = ""): boolean {
    if (!field) return this.#keys.has(`${table}.${row}`);
    if (this.#keys.has(`${table}.${field}`)) return true;
    if (row) return this.#keys.has(`${table}.${row}.${field}`);
    return [...this.#keys].some((key) => key.startsWith(`${table}.`) && key.endsWith(`.${field}`));
  }

  /** Whether the table has figures of its own. */
  get own(): boolean {
    return !!this.table?.reconstructed;
  }

  /** Where they are listed. */
  get href(): string {
    return this.own ? `/t/${this.table?.id}/figures` : `/figures/${this.table?.game ?? ""}`;
  }
}

export const reconstructed = new Reconstructed();
