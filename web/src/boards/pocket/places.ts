// Where in a pocket election each kind of question is answered.
export const PLACES: Record<string, readonly string[]> = {
  meetings: ["stepper"],
  card: ["region"],
};

/** Answered in the panel, and why. */
export const IN_PANEL: Record<string, string> = {
  bid: "a sum",
  programme: "which issue of two the new one replaces, or none",
};
