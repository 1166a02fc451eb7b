/** What an administrator is about to do, and what the dialog asks for it. */
export interface Wish {
  title: string;
  why: string;
  label: string;
  /** The reason is shown to whom it concerns, and must be given. */
  shown?: boolean;
  timed?: boolean;
  network?: boolean;
  choices?: [string, string][];
  /** A token, if a link has come of it. */
  act: (given: { reason: string; until: string | null; network: string; choice: string }) => Promise<string | void>;
}

/** How long, in hours; 0 is for good. */
export const SPANS: [string, number][] = [
  ["hour", 1],
  ["day", 24],
  ["week", 168],
  ["month", 720],
  ["good", 0],
];
