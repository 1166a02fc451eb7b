// A table in the making, as plain data: who sits where, and what is sent.
import type { GameInfo, NewSeat, NewTable } from "$/api/types";

export type Company = "bots" | "friends" | "open" | "device";
export type Pace = "live" | "async";

/** What one may agree to besides the game's own options. */
export interface Terms {
  pace: Pace;
  /** Seconds for a move; 0 for no clock. */
  clock: number;
  /** Seconds in reserve. */
  bank: number;
  then: "bot" | "wait";
  undo: "ask" | "own" | "off";
  help: boolean;
  rated: boolean;
}

export const TERMS: Terms = {
  pace: "live",
  clock: 0,
  bank: 0,
  then: "bot",
  undo: "ask",
  help: false,
  rated: true,
};

/** Times to choose from, in seconds. */
export const CLOCKS: Record<Pace, { seconds: number[]; bank: number[] }> = {
  live: { seconds: [0, 30, 60, 120, 300], bank: [0, 300, 900, 1800] },
  async: { seconds: [0, 43_200, 86_400, 172_800, 259_200], bank: [0, 86_400, 259_200, 604_800] },
};

/** Another pace brings the times that suit it. */
export const atPace = (terms: Terms, pace: Pace): Terms => ({
  ...terms,
  pace,
  clock: pace === "async" ? 86_400 : 0,
  bank: pace === "async" ? 259_200 : 0,
});

/** Me first, then the company I wish for. ``called`` names the others at this device. */
export function seatsFor(players: number, company: Company, bot: string, called: (n: number) => string): NewSeat[] {
  return Array.from({ length: players }, (_, i): NewSeat => {
    if (i === 0) return { kind: "me" };
    if (company === "friends") return { kind: "link" };
    if (company === "open") return { kind: "open" };
    if (company === "device") return { kind: "hotseat", name: called(i + 1) };
    return { kind: "bot", bot };
  });
}

export const people = (seats: readonly NewSeat[]): number => seats.filter((seat) => seat.kind !== "bot").length;

/** Whether nobody has to come first. */
export const ready = (seats: readonly NewSeat[]): boolean =>
  seats.every((seat) => seat.kind !== "open" && seat.kind !== "link");

/** What is sent to open the table. */
export const wish = (
  game: GameInfo,
  seats: readonly NewSeat[],
  options: Record<string, string>,
  terms: Terms,
  bot: string,
  figures: string,
): NewTable => ({
  game: game.id,
  players: seats.length,
  options: { ...options },
  seats: seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot: seat.bot || bot } : { ...seat })),
  pace: terms.pace,
  visibility: seats.some((seat) => seat.kind === "open") ? "public" : "private",
  help: terms.help && people(seats) > 1,
  rated: terms.rated,
  figures,
  clock: terms.clock ? { seconds: terms.clock, bank: terms.bank, then: terms.then } : null,
  undo: terms.undo,
});
