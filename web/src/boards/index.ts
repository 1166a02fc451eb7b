import type { Component } from "svelte";
import type { Decision, PhaseInfo, Table } from "$/api/types";
import { useFactsOf } from "$/boards/facts.svelte";
import type { Teller } from "$/table/scenes/teller";
import type { Scene } from "$/table/scenes/types";
import type { Session } from "$/table/session.svelte";
import { i18n } from "$/i18n.svelte";

/** What every board is given: the phases that are on, the view and the figures beside it, as the server sent them. */
export interface BoardProps {
  session: Session;
  phases: PhaseInfo[];
  view: Record<string, unknown>;
  insights: Record<string, unknown>;
}

/** What a board says of one seat, in the strip of seats. */
export interface SeatProps extends BoardProps {
  seat: number;
}

/** How a game lets one kind of question be answered; either ``value``, or several ``answers`` sent one after the other. */
export interface AnswerProps {
  session: Session;
  decision: Decision;
  value?: number[] | null;
  answers?: number[][] | null;
  /** How many of these, from the first, the form itself shows. */
  told?: number;
  /** Why what is planned cannot be sent. */
  objection?: string;
}

export interface Seat {
  hue: number;
  name: string;
}

/** What the stage is told: the table now, and what happened there. */
export interface StageProps {
  session: Session;
  game: string;
  phases: PhaseInfo[];
  view: Record<string, unknown>;
  insights: Record<string, unknown>;
}

/** An answer that leaves all as it is. */
export interface Pass {
  kind: string;
  args: number[];
  /** Another answer brings the same question again: one may be enough. */
  again?: boolean;
}

/** The parts of a table that a game draws; the table page gives each its place. */
export interface BoardModule {
  /** The middle: states, enclosures. */
  default: Component<BoardProps>;
  /** Beside it: the others, and what belongs to all (national board, parliament, offices). */
  Side?: Component<BoardProps>;
  /** In each seat's line of the strip: money, cards, goals. */
  Seat?: Component<SeatProps>;
  /** Below it: what is mine (money, programme, hand). */
  Mine?: Component<BoardProps>;
  /** In the head: rounds, elections and phases. */
  Calendar?: Component<BoardProps>;
  /** By kind of question: a form of its own instead of the usual one. */
  answers?: Record<string, Component<AnswerProps, object, "value" | "answers" | "told" | "objection">>;
  /** For a question after which the same, or another of its phase, may come: the answers that leave all as it is, its own
   * first. */
  passes?(decision: Decision): Pass[];
  /** Loads the words the board uses. */
  words(game: string): Promise<void>;
  /** What is being settled now, as a scene. */
  live?(at: StageProps): Scene;
  /** Reads the log and tells its moments, step by step. */
  teller?(game: string, name: (seat: number) => string, view: () => Record<string, unknown>): Teller;
  /** What a part of the round is called; none before the first. */
  phase?(id: string): string;
  /** By kind of question: where on the board it is answered. */
  places?: Record<string, readonly string[]>;
  /** Colour and name of each seat, where the view knows better than the table. */
  seats?(game: string, view: Record<string, unknown>): (Seat | null)[];
}

// Boards are fetched when their game is. A game without one is drawn from its text form.
const macher = (): Promise<BoardModule> => import("$/boards/macher");
const BOARDS: Record<string, () => Promise<BoardModule>> = {
  "die-macher-1997": macher,
  "die-macher-2006": macher,
  "die-macher-2019": macher,
  pocket: () => import("$/boards/pocket"),
  zoocracy: () => import("$/boards/zoo"),
};

export async function boardFor(game: string, table: Table | null): Promise<BoardModule | null> {
  const load = BOARDS[game];
  if (!load) return null;
  const [board] = await Promise.all([load(), useFactsOf(table)]);
  await Promise.all([board.words(game), i18n.edition(game)]);
  return board;
}
