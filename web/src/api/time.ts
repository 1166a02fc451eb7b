// The server's time: clocks of a table run there, and this machine's may be wrong.
let ahead = 0; // milliseconds by which the server's clock is ahead of ours

/** What the head of an answer says, to the second: only a difference of more than that counts. */
export function heard(date: string | null, at = Date.now()): void {
  const told = date ? Date.parse(date) : NaN;
  if (!Number.isNaN(told)) ahead = Math.abs(told - at) < 2000 ? 0 : told - at;
}

export const serverNow = (): number => Date.now() + ahead;
