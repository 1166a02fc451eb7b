// What an answer in the making would change, for the board to show: pieces where they would stand.
import type { ClassicInsights, MacherTerm, ModernInsights } from "$/api/types";

/** A figure before and after an answer, at a place of the board ("state:2", "" for the table), of a seat. */
export interface Change {
  figure: string;
  place: string;
  seat: number;
  before: number;
  after: number;
  estimate?: boolean | undefined;
}

/** Where one party would stand in one state. What is missing stays as it is. */
export interface Ghost {
  votes?: number;
  seats?: number;
  votesThen?: number;
  seatsThen?: number;
  factor?: number;
  /** What meetings are multiplied by, 0 where two make one vote. */
  times?: number;
  /** What cards would count in the factor. */
  terms?: Readonly<Record<number, number>>;
  trend?: number;
  meetings?: number;
  media?: number;
}
export type Ghosts = ReadonlyMap<string, Ghost>;

const FIGURES: Record<string, Exclude<keyof Ghost, "terms">> = {
  votes: "votes",
  seats: "seats",
  points: "seats",
  matches: "factor",
  agreement: "factor",
  popularity: "trend",
  trend: "trend",
  meetings: "meetings",
  media: "media",
  "votes-if-turned": "votesThen",
  "seats-if-turned": "seatsThen",
  "points-if-turned": "seatsThen",
};

const TERM = /^term-(\d+)$/;

const key = (place: string, seat: number): string => `${place}/${seat}`;

/** In 2019 the factor is what the agreement comes to, at least one; before, it is both. */
export function ghostsOf(changes: readonly Change[], classic: boolean): Ghosts {
  const found = new Map<string, Ghost>();
  for (const { figure, place, seat, after } of changes) {
    if (seat < 0 || !place.startsWith("state:")) continue;
    const at = key(place, seat);
    const ghost = found.get(at);
    const card = TERM.exec(figure)?.[1];
    if (card) found.set(at, { ...ghost, terms: { ...ghost?.terms, [card]: after } });
    else if (figure === "factor")
      found.set(at, { ...ghost, times: Math.max(0, after), ...(classic ? { factor: after } : {}) });
    else if (FIGURES[figure]) found.set(at, { ...ghost, [FIGURES[figure]]: after });
  }
  return found;
}

/** A card of a sum, with what it counts now and what it would count. */
export interface Part {
  card: number;
  worth: number;
  then: number;
}

/** The sum behind a factor, card by card: what counts now, then what would come in. */
export function partsOf(terms: readonly MacherTerm[], ghost: Ghost | undefined): Part[] {
  const worth = new Map<number, number>();
  for (const term of terms) worth.set(term.card, (worth.get(term.card) ?? 0) + term.worth);
  const then = ghost?.terms ?? {};
  const cards = new Set([...worth.keys(), ...Object.keys(then).map(Number)]);
  return [...cards].map((card) => {
    const now = worth.get(card) ?? 0;
    return { card, worth: now, then: then[card] ?? now };
  });
}

export const ghostAt = (ghosts: Ghosts, board: number, seat: number): Ghost | undefined =>
  ghosts.get(key(`state:${board}`, seat));

/** What the answers of the classic editions change; states are named by their letters there. */
export function classicChoices(
  choices: ClassicInsights["choices"],
  states: { state: string }[],
): { args: number[]; changes: Change[] }[] {
  return choices.map(({ args, changes }) => ({
    args,
    changes: changes.map(([figure, state, seat, before, after]) => ({
      figure: String(figure),
      place: state ? `state:${states.findIndex((at) => at.state === state)}` : "",
      seat: Number(seat),
      before: Number(before),
      after: Number(after),
    })),
  }));
}

/** The same for 2019, where a change is called "votes:board:seat" or "money:seat". */
export function modernChoices(previews: ModernInsights["previews"]): { args: number[]; changes: Change[] }[] {
  return previews.map(({ args, changes }) => ({
    args,
    changes: Object.entries(changes).map(([name, [before = 0, after = 0]]) => {
      const [figure = "", ...at] = name.split(":");
      const whole = figure === "controller" || figure === "double";
      const seat = whole ? -1 : Number(at.at(-1));
      return { figure, place: whole || at.length > 1 ? `state:${at[0]}` : "", seat, before, after };
    }),
  }));
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

export const changesBy = (choices: { args: number[]; changes: Change[] }[], args: number[] | null): Change[] =>
  args ? (choices.find((choice) => same(choice.args, args))?.changes ?? []) : [];
