import type { AnswerField } from "$/api/types";

/** Roles whose values are amounts. All others name things. */
const AMOUNTS = new Set(["money", "count", "number"]);

export const isNumber = (field: AnswerField | undefined): boolean => field !== undefined && AMOUNTS.has(field.role);
