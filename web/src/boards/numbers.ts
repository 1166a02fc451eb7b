// How the server writes sets, and things that may be none.

/** The members of a set, which is one number with a bit for each. */
export const members = (set: number): number[] => Array.from({ length: 31 }, (_, i) => i).filter((i) => (set >> i) & 1);

/** Where 0 stands for none and 1 for the first thing: the thing, -1 for none. */
export const unshift = (value: number): number => value - 1;
export const shift = (thing: number): number => thing + 1;
