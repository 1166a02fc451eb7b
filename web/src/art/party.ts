/** Six parties, told apart three times over: colour, pattern, sign. */
export const SIGNS = [
  "M12 2.200a9.800 9.800 0 1 0 0 19.600 9.800 9.800 0 0 0 0-19.600z", // disc
  "M3.500 3.500h17v17h-17z", // square
  "M12 2l10.500 19h-21z", // triangle
  "M12 1.500L22.500 12 12 22.500 1.500 12z", // diamond
  "M12 1.500l3.100 6.900 7.500.8-5.600 5 1.600 7.400L12 17.800l-6.600 3.800L7 14.200l-5.600-5 7.500-.8z", // star
  "M6.500 2.800h11L23 12l-5.500 9.200h-11L1 12z", // hexagon
] as const;

export const PATTERNS = [
  "", // plain
  '<path d="M-1 5l6-6M-1 9L9-1M3 9l6-6" stroke-width="1.300"/>', // rising lines
  '<circle cx="2" cy="2" r="1.100" stroke="none" fill="currentColor"/><circle cx="6" cy="6" r="1.100" stroke="none" fill="currentColor"/>', // dots
  '<path d="M0 2h8M0 6h8" stroke-width="1.300"/>', // level lines
  '<path d="M2 0v8M6 0v8M0 2h8M0 6h8" stroke-width=".9"/>', // grid
  '<path d="M-1 3l6 6M-1-1l10 10M3-1l6 6" stroke-width="1.300"/>', // falling lines
] as const;

export const colour = (seat: number): string => `var(--p${((seat % 6) + 6) % 6})`;
export const onColour = (seat: number): string => `var(--p${((seat % 6) + 6) % 6}-ink)`;
export const tint = (seat: number): string => `var(--p${((seat % 6) + 6) % 6}-soft)`;
