// How much time a seat has, as the server tells it.
import type { State } from "$/api/types";

export type SeatClock = NonNullable<State["clocks"]>[number];

export interface Left {
  seconds: number;
  /** It is running now. */
  running: boolean;
  /** Soon over: "soon" below a minute or a fifth of the time, "now" below ten seconds. */
  mark: "" | "soon" | "now";
}

const SOON = 60;
const NOW = 10;

export function left(clock: SeatClock | undefined, now: number): Left | null {
  if (!clock) return null;
  if (!clock.ends) return { seconds: clock.left, running: false, mark: "" };
  const ends = Date.parse(clock.ends);
  const quiet = (clock.quiet ?? []).map(([from, to]) => [Date.parse(from ?? ""), Date.parse(to ?? "")] as const);
  const stands = quiet.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, ends) - Math.max(from, now)), 0);
  const seconds = Math.max(0, Math.round((ends - now - stands) / 1000));
  const running = !quiet.some(([from, to]) => from <= now && now < to);
  const soon = Math.min(SOON, Math.max(NOW, clock.left / 5));
  return { seconds, running, mark: seconds <= NOW ? "now" : seconds <= soon ? "soon" : "" };
}

/** 1:05, 12:00, 3:20:00; days where there are days. */
export function clockText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days) return `${days}d ${hours}h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
