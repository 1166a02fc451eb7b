import type { Entry, Told } from "$/api/types";

/** The events of an entry, as its game declares them. */
export const eventsOf = <E extends { kind: string }>(entry: Entry): Told<E>[] =>
  (entry.events ?? []) as unknown as Told<E>[];

/** Those of these kinds. */
export const ofKind = <E extends { kind: string }, K extends E["kind"]>(
  events: Told<E>[],
  ...kinds: K[]
): Told<Extract<E, { kind: K }>>[] =>
  events.filter((event): event is Told<Extract<E, { kind: K }>> => (kinds as string[]).includes(event.kind));
