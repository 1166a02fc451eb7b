// Envelopes as the server keeps them, one for each seat.
export interface Sealed {
  status: number[];
  values: number[][];
}

const STATES = ["away", "writing", "sealed"] as const;
export type EnvelopeState = (typeof STATES)[number];

export const envelopeStates = (sealed: Sealed): EnvelopeState[] =>
  sealed.status.map((status) => STATES[status] ?? "away");
