// Where in the zoo each kind of question is answered, by the things that can be picked for it.
export const PLACES: Record<string, readonly string[]> = {
  blockade: ["species"],
  manipulation: ["species"],
  campaign: ["stepper", "card"],
  "election-card": ["card"],
  "event-card": ["card"],
  "progress-card": ["card"],
  discard: ["card"],
  "name-goal": ["seat"],
};

/** Answered in the panel, and why. */
export const IN_PANEL: Record<string, string> = {
  bid: "a sum",
  "president-card": "yes or no",
  vote: "yes or no",
  "take-over": "yes or no",
  resistance: "yes or no",
  propose: "offices and goals for parties, drawn over the board while they are chosen",
  motion: "offices and goals for parties, drawn over the board while they are chosen",
};
