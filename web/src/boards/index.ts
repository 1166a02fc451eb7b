import type { Component } from "svelte";
import type { Session } from "$/table/session.svelte";

/** What every board is given: the view and the figures beside it, as the server sent them. */
export interface BoardProps {
  session: Session;
  view: Record<string, unknown>;
  insights: Record<string, unknown>;
}

type Load = () => Promise<{ default: Component<BoardProps> }>;

// Boards are fetched when their game is. A game without one is drawn from its text form.
const BOARDS: Record<string, Load> = {};

export const boardFor = (game: string): Load | null => BOARDS[game] ?? null;
