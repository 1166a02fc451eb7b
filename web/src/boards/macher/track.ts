// How pieces share a track: those too near each other to be told apart get lanes of their own.
export interface Piece {
  seat: number;
  at: number;
}
export interface Placed extends Piece {
  /** Its lane, and how many lanes its neighbours need. */
  lane: number;
  lanes: number;
}

/** ``near``: how many steps apart pieces must be to stand in one lane. */
export function lanes(pieces: readonly Piece[], near: number): Placed[] {
  const sorted = [...pieces].sort((a, b) => a.at - b.at || a.seat - b.seat);
  const placed: Placed[] = [];
  let group: Placed[] = [];
  const close = (): void => {
    const most = Math.max(0, ...group.map((piece) => piece.lane)) + 1;
    for (const piece of group) piece.lanes = most;
    placed.push(...group);
    group = [];
  };
  for (const piece of sorted) {
    if (group.length && piece.at - group[group.length - 1]!.at >= near) close();
    const taken = new Set(group.filter((other) => piece.at - other.at < near).map((other) => other.lane));
    let lane = 0;
    while (taken.has(lane)) lane++;
    group.push({ ...piece, lane, lanes: 1 });
  }
  close();
  return placed;
}

/** Where on a track of ``most`` steps, in parts of a hundred. */
export const part = (at: number, most: number): number => (Math.max(0, Math.min(at, most)) / Math.max(1, most)) * 100;
