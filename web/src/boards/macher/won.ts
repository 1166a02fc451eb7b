// Which states have voted, in order, and who won them: from the log.
import type { ClassicEvent, Entry, ModernEvent } from "$/api/types";
import { eventsOf, ofKind } from "$/boards/events";
import { isClassic, type Facts } from "$/boards/macher/model";

export interface Won {
  code: string;
  /** One party, a coalition, or several with equally many votes. */
  seats: number[];
}

export function wonOf(entries: readonly Entry[], facts: Facts): Won[] {
  const found = new Map<string, number[]>();
  for (const entry of entries) {
    if (isClassic(facts))
      for (const { fields } of ofKind(eventsOf<ClassicEvent>(entry), "won"))
        found.set(
          facts.states[fields.state] ?? "",
          [fields.seat, fields.partner].filter((seat) => seat >= 0),
        );
    else
      for (const { fields } of ofKind(eventsOf<ModernEvent>(entry), "won")) {
        const code = facts.states[fields.region] ?? "";
        found.set(code, [...(found.get(code) ?? []), fields.seat]);
      }
  }
  return [...found].filter(([code, seats]) => code && seats.length).map(([code, seats]) => ({ code, seats }));
}
