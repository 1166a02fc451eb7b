// What the page of a review shows, from what the server found.
import type { Review } from "$/api/types";

export type Decision = Review["decisions"][number];
export type Draw = Review["draws"][number];
export type SeatReview = Review["seats"][number];

/** In whole percent. */
export const percent = (share: number): number => Math.round(100 * share);

export interface Point {
  n: number;
  chance: number;
}

/** The chance to win of a seat over the game: as it began, with each of its decisions, and what came of it. */
export function curve(review: Review, seat: number): Point[] {
  const mine = review.decisions.filter((each) => each.seat === seat).sort((a, b) => a.n - b.n);
  const last = Math.max(0, ...review.decisions.map((each) => each.n), ...review.draws.map((each) => each.n));
  const own = review.seats.find((each) => each.seat === seat);
  return [
    { n: 0, chance: own?.start ?? 0 },
    ...mine.flatMap((each) => [
      { n: each.n, chance: each.before },
      ...(each.loss > 0 ? [{ n: each.n, chance: each.after }] : []),
    ]),
    { n: last + 1, chance: own?.result ?? 0 },
  ];
}

export interface Part {
  name: "start" | "mistakes" | "luck" | "others" | "result";
  /** From where to where the chance goes by it, in percent. */
  from: number;
  to: number;
  amount: number;
  error?: number;
}

/** How a seat came from its chance at the start to its result. */
export function parts(seat: SeatReview): Part[] {
  const found: Part[] = [{ name: "start", from: 0, to: 100 * seat.start, amount: percent(seat.start) }];
  let at = 100 * seat.start;
  for (const name of ["mistakes", "luck", "others"] as const) {
    const to = at + 100 * seat[name];
    found.push({
      name,
      from: at,
      to,
      amount: percent(seat[name]),
      ...(name === "luck" ? { error: percent(2 * seat.luck_error) } : {}),
    });
    at = to;
  }
  return [...found, { name: "result", from: 0, to: 100 * seat.result, amount: percent(seat.result) }];
}

/** The decisions of a seat that cost it something, the worst first. */
export const mistakes = (review: Review, seat: number): Decision[] =>
  review.decisions.filter((each) => each.seat === seat && each.loss > 0).sort((a, b) => b.loss - a.loss);

/** The draws that surely mattered to a seat, those that mattered most first. */
export function lucky(review: Review, seat: number, most = 5): Draw[] {
  const effect = (draw: Draw): number => Math.abs(draw.effects[seat] ?? 0);
  return review.draws
    .filter((draw) => effect(draw) > 2 * (draw.errors[seat] ?? 0) && percent(effect(draw)) > 0)
    .sort((a, b) => effect(b) - effect(a))
    .slice(0, most);
}
