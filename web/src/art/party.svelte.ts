/** Seven hues, told apart three times over: colour, pattern, sign. Which seat wears which is the game's business. */
export const SIGNS = [
  "M12 2.200a9.800 9.800 0 1 0 0 19.600 9.800 9.800 0 0 0 0-19.600z", // disc
  "M3.500 3.500h17v17h-17z", // square
  "M12 2l10.500 19h-21z", // triangle
  "M12 1.500L22.500 12 12 22.500 1.500 12z", // diamond
  "M12 1.500l3.100 6.900 7.500.8-5.600 5 1.600 7.400L12 17.800l-6.600 3.800L7 14.200l-5.600-5 7.500-.8z", // star
  "M6.500 2.800h11L23 12l-5.500 9.200h-11L1 12z", // hexagon
  "M12 22S2.500 16 2.500 9A4.800 4.800 0 0 1 12 6.500 4.800 4.800 0 0 1 21.500 9c0 7-9.500 13-9.500 13z", // heart
] as const;

export const PATTERNS = [
  "", // plain
  '<path d="M-1 5l6-6M-1 9L9-1M3 9l6-6" stroke-width="1.300"/>', // rising lines
  '<circle cx="2" cy="2" r="1.100" stroke="none" fill="currentColor"/><circle cx="6" cy="6" r="1.100" stroke="none" fill="currentColor"/>', // dots
  '<path d="M0 2h8M0 6h8" stroke-width="1.300"/>', // level lines
  '<path d="M2 0v8M6 0v8M0 2h8M0 6h8" stroke-width=".9"/>', // grid
  '<path d="M-1 3l6 6M-1-1l10 10M3-1l6 6" stroke-width="1.300"/>', // falling lines
  '<path d="M2 0v8M6 0v8" stroke-width="1.300"/>', // upright lines
] as const;

/** The hue of each seat at the table on screen. */
class Hues {
  of = $state.raw<number[]>([]);
}
export const hues = new Hues();

export const hue = (seat: number): number => hues.of[seat] ?? ((seat % 7) + 7) % 7;
export const colour = (seat: number): string => `var(--p${hue(seat)})`;
export const onColour = (seat: number): string => `var(--p${hue(seat)}-ink)`;
export const tint = (seat: number): string => `var(--p${hue(seat)}-soft)`;
export const sign = (seat: number): string => SIGNS[hue(seat)] ?? SIGNS[0];

/** Parties that everyone knows by a colour wear it. */
export const PARTY_HUES: Record<string, number> = { SPD: 0, CDU: 5, FDP: 3, GRUENE: 2, PDS: 4, LINKE: 4 };
const ZOO = [3, 2, 0, 6, 5, 1];

export function hueOf(game: string, seat: number, party?: string): number {
  if (party && party in PARTY_HUES) return PARTY_HUES[party] ?? seat;
  if (game.startsWith("die-macher")) return 1; // not chosen yet
  if (game === "zoocracy") return ZOO[seat] ?? seat;
  return seat % 7;
}
