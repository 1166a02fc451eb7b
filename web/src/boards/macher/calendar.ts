// The elections of a game in order: those held, those on the table, those to come.
import type { Campaign } from "$/boards/macher/model";
import type { Won } from "$/boards/macher/won";

export interface Election {
  number: number;
  /** The letters of the state; none where it is not known yet. */
  code: string;
  when: "past" | "now" | "next" | "later";
  /** Who won it. */
  seats: number[];
}

export function electionsOf(campaign: Pick<Campaign, "ballots" | "states">, won: readonly Won[]): Election[] {
  const total = campaign.ballots.reduce((sum, n) => sum + n, 0);
  // Where no state lies on the table, the game has not begun or is over: the log knows.
  const first = Math.min(...(campaign.states.length ? campaign.states.map((state) => state.number) : [won.length + 1]));
  return Array.from({ length: total }, (_, i): Election => {
    const number = i + 1;
    const state = campaign.states.find((place) => place.number === number);
    if (state) return { number, code: state.code, when: state.votingNow ? "now" : "next", seats: [] };
    const held = number < first ? won[i] : undefined;
    if (number < first) return { number, code: held?.code ?? "", when: "past", seats: held?.seats ?? [] };
    return { number, code: "", when: "later", seats: [] };
  });
}
