// Answers of many parts, as they are put together on the board: what is wanted, and where it stands so far.

/** Something that goes to states: so many of a kind, each to a state of its own where ``once`` says so. */
export interface Wanted {
  kind: string;
  worth: number;
  need: number;
  once: boolean;
  at: number[];
}

/** A click at a state: put one there; or take it back where none is left to put; or move the only one. */
export function click(wanted: Wanted, board: number): number[] {
  const { at, need, once } = wanted;
  const here = at.includes(board);
  if (at.length < need && !(once && here)) return [...at, board].sort((a, b) => a - b);
  if (here) return at.toSpliced(at.lastIndexOf(board), 1);
  return need === 1 ? [board] : at;
}

export const complete = (wanted: readonly Wanted[]): boolean => wanted.every(({ at, need }) => at.length === need);

/** The kinds of a row of lines, each once, with how often it stands there. */
export function wantedOf(lines: string[], worth: Record<string, number>, places: Record<string, number[]>): Wanted[] {
  return [...new Set(lines)].map((kind) => {
    const need = lines.filter((line) => line === kind).length;
    return { kind, worth: worth[kind] ?? 0, need, once: false, at: (places[kind] ?? []).slice(0, need) };
  });
}

/** The sheet as an answer: the offer, a state for each of its lines, the second offer, a state for each marker. */
export function sheetArgs(offer: number, lines: string[], wanted: readonly Wanted[], extra: number): number[] | null {
  const markers = wanted.find(({ kind }) => kind === "media");
  if (offer < 0 || extra < 0 || !complete(wanted)) return null;
  const left = new Map(wanted.map(({ kind, at }) => [kind, [...at]]));
  return [offer, ...lines.map((line) => left.get(line)?.shift() ?? 0), extra, ...(markers?.at ?? [])];
}

/** A package as an answer: its number, then the states of each kind in order. */
export const packageArgs = (number: number, wanted: readonly Wanted[]): number[] | null =>
  number < 0 || !complete(wanted) ? null : [number, ...wanted.flatMap(({ at }) => at)];

/** A card in or out of those chosen; another of its topic goes, and nothing is added beyond ``size``. */
export function toggle(chosen: number[], card: number, size: number, topic: (card: number) => number): number[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  const rest = chosen.filter((other) => topic(other) !== topic(card));
  return rest.length < size ? [...rest, card].sort((a, b) => a - b) : chosen;
}

/** Cards of the hand that come for cards of the programme, as pairs that ascend on both sides. */
export function swapArgs(cards: number[], out: number[]): number[] | null {
  if (cards.length !== out.length) return null;
  const [ins, outs] = [cards, out].map((row) => [...row].sort((a, b) => a - b)) as [number[], number[]];
  return ins.flatMap((card, i) => [card, outs[i]!]);
}
