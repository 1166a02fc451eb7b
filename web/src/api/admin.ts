// What the page of the administrators asks for; nobody else loads it.
import { call } from "$/api/client";
import type { Audit, ModeratedTable, NewSanction, Person, Replaced, Report, Sanction, TableAction } from "$/api/types";

const get = <T>(path: string, query: Record<string, string | number | boolean | undefined> = {}) =>
  call<T>("GET", `/admin${path}`, query);
const post = <T>(path: string, body: unknown) => call<T>("POST", `/admin${path}`, undefined, body);

export const admin = {
  reports: (resolved: boolean, before = 0) => get<Report[]>("/reports", { resolved, before: before || undefined }),
  resolve: (id: number, note: string) => post<Report>(`/reports/${id}`, { note }),
  people: (q: string) => get<Person[]>("/people", { q }),
  sanctions: () => get<Sanction[]>("/sanctions"),
  sanction: (wish: NewSanction) => post<Sanction>("/sanctions", wish),
  lift: (id: number, reason: string) => post<void>(`/sanctions/${id}/lift`, { reason }),
  tables: (q: string, before = "") => get<ModeratedTable[]>("/tables", { q, before }),
  act: (id: string, action: TableAction, reason: string) => post<ModeratedTable>(`/tables/${id}`, { action, reason }),
  replace: (id: string, seat: number, to: "bot" | "link", reason: string) =>
    post<Replaced>(`/tables/${id}/seats`, { seat, to, reason }),
  log: (before = 0) => get<Audit[]>("/log", { before: before || undefined }),
};
