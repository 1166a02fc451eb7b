const THIN = /[fijlrtI.-]/g;
const BROAD = /[mwMW]/g;

/** How much narrower a word is written where there is room for so many letters of middling width; never below two thirds. */
export function narrow(word: string, letters: number): number {
  const count = (of: RegExp): number => word.match(of)?.length ?? 0;
  const width = word.length - 0.4 * count(THIN) + 0.5 * count(BROAD);
  return Math.max(2 / 3, Math.min(1, letters / width));
}

/** The longest of the words. */
export const longest = (text: string): string =>
  text.split(/[\s-]/).reduce((most, word) => (word.length > most.length ? word : most), "");
