import type { Table } from "$/api/types";

/** How many people sit at a table; several seats of one account are people who share a device. */
export const people = (table: Table): number => table.seats.filter((seat) => seat.kind !== "bot").length;

/** Whether hints and analysis may be asked for now: the server decides the same way. */
export const mayHaveHelp = (table: Table): boolean =>
  table.help || table.status !== "running" || table.branch_of !== null || people(table) <= 1;
