// What can be left alone for the rest of a phase.
import type { Decision } from "$/api/types";
import type { Pass } from "$/boards";

/** Asked again after every marker, for every state, for every partner. */
const AGAIN = ["media", "exchange", "influence", "coalition", "national-opinion"];
/** Of these one may be enough. */
const ONE = ["media", "national-opinion"];

export function passesOf({ kind, space }: Decision): Pass[] {
  if (AGAIN.includes(kind)) return [{ kind, args: [0], ...(ONE.includes(kind) && { again: true }) }];
  // A conference where the hand stays as it is, and then the programme.
  if (kind === "discard" && space.caps)
    return [
      { kind, args: space.caps.map(() => 0) },
      { kind: "change", args: [0] },
    ];
  return [];
}
