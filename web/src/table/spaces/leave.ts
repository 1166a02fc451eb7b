// Answers that are left with the server for questions of this phase.
import type { Order } from "$/api/types";

/** This answer, whenever that is asked in this phase; or ``once``. */
export const left = (kind: string, args: number[], once = false): Order => ({
  kind,
  then: "answer",
  args: [...args],
  most: 0,
  unless: [],
  once,
  here: true,
  phase: true,
  within: "",
});

/** One is enough: this answer now, then nothing for the rest of the phase. */
export const oneOnly = (kind: string, args: number[], nothing: number[]): Order[] => [
  left(kind, args, true),
  left(kind, nothing),
];
