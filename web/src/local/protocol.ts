// What the page and its workers say to each other.

/** Python may start, before there is a page to play on. */
export interface Load {
  type: "load";
  /** where Python and the games lie */ folder: string;
}

export interface Begin {
  type: "begin";
  role: "tables" | "bots";
  /** where Python and the games lie */ folder: string;
  /** between the tables and the bots */ port: MessagePort;
}

export type Asked =
  | { type: "send"; id: number; method: string; url: string; body?: string }
  | { type: "listen"; id: number; url: string }
  | { type: "silence"; id: number };

/** How far the start has come, from 0 to 1. */
export interface Progress {
  type: "progress";
  done: number;
}

export type Told =
  | Progress
  | { type: "failed"; why: string }
  | { type: "asked" } // bots are wanted
  | { type: "elsewhere"; open: boolean }
  | { type: "answer"; id: number; status: number; body: string; media: string }
  | { type: "news"; id: number; text: string }
  | { type: "gone"; id: number };
