// What a scene shows, as plain data. Boards make it from the view, the open questions and what just happened;
// the components in this folder draw it and know no game.
import type { IconName } from "$/art/icons";

export interface Heading {
  title: string;
  /** What it is about, or what is at stake. */
  about?: string;
  rule?: string;
  /** The figures that are looked at here, by table and field. */
  figure?: readonly [table: string, field: string];
}

/** One seat's sealed answer. */
export interface Envelope {
  seat: number;
  /** away: not asked; writing: asked; sealed: answered; open: everybody can read it. */
  state: "away" | "writing" | "sealed" | "open";
  /** What it says: on my own envelope while it is sealed, on all once they are open. */
  value?: string | undefined;
  mark?: "best" | "tied" | "yes" | "no" | undefined;
  note?: string | undefined;
}

export interface SealedScene extends Heading {
  type: "sealed";
  envelopes: Envelope[];
  verdict?: string | undefined;
}

export interface Bidder {
  seat: number;
  state: "turn" | "in" | "leads" | "out" | "later";
  bid?: number | undefined;
}

export interface AuctionScene extends Heading {
  type: "auction";
  lot: { icon: IconName; label: string; code?: string; hue?: number };
  high: number | null;
  leader: number;
  bidders: Bidder[];
  /** The bids so far, oldest first; null is a pass. */
  calls: { seat: number; bid: number | null }[];
  purse?: number | undefined;
  limit?: number | undefined;
  verdict?: string | undefined;
}

export interface Pair {
  seats: [number, number];
  state: "possible" | "asked" | "formed" | "refused" | "closed";
  /** What they have in common: its name, and a drawing (the inside of a 24 by 24 picture) with its side. */
  common: { label: string; art: string; side: string }[];
  forced: boolean;
  /** What each brings, and both together. */
  weights: [number, number];
  total: number;
  note?: string | undefined;
}

export interface TalksScene extends Heading {
  type: "talks";
  unit: string;
  pairs: Pair[];
  none: string;
  verdict?: string | undefined;
}

export interface ProposalScene extends Heading {
  type: "proposal";
  proposer: number;
  terms: { label: string; icon: IconName; seat: number | null }[];
  benches: { seat: number; seats: number; lit: boolean }[];
  majority: number;
  /** Seats behind it: of those it offers something, or of those that said yes. */
  behind: number;
  behindLabel: string;
  envelopes: Envelope[];
  verdict?: string | undefined;
  passed?: boolean | undefined;
}

export interface ResultScene extends Heading {
  type: "result";
  unit: string;
  /** ``becomes``: what the value is turned into, seats or points. */
  rows: { seat: number; value: number; becomes?: number | undefined; note?: string | undefined; best?: boolean }[];
  becomes?: string;
  majority?: number;
  benches?: { seat: number; seats: number; lit: boolean }[];
  verdict?: string | undefined;
}

/** Nothing is being settled between the parties: where the round stands, and what it still brings. */
export interface PhaseScene extends Heading {
  type: "phase";
  ahead: { id: string; label: string }[];
  /** Seats in the order of play, where the phase has one. */
  order?: number[];
  /** Without a label: named after the seat, by what it is called when the card is shown. */
  cards?: { label?: string; text: string; seat?: number; icon: IconName }[];
}

/** What happened, in sentences. */
export interface TellScene extends Heading {
  type: "tell";
  icon: IconName;
  lines: { seat: number; text: string; rule: string }[];
  verdict?: string | undefined;
}

export type Scene = SealedScene | AuctionScene | TalksScene | ProposalScene | ResultScene | PhaseScene | TellScene;
