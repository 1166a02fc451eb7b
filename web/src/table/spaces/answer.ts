import type { AnswerField } from "$/api/types";

/** Roles whose values are amounts. All others name things. */
const AMOUNTS = new Set(["money", "count", "number"]);

/** The field that a pick after so many others belongs to; a list is the last field, and takes what is left. */
export const fieldAt = (answer: AnswerField[], picks: number): AnswerField | undefined =>
  answer[picks] ?? (answer.at(-1)?.list ? answer.at(-1) : undefined);

export const isNumber = (field: AnswerField | undefined): boolean => field !== undefined && AMOUNTS.has(field.role);
