/** Column and row of each state on the tile map; odd rows are half a tile further in. */
export const STATES: Record<string, [number, number]> = {
  SH: [2, 0],
  HB: [0.5, 1],
  HH: [1.5, 1],
  MV: [2.5, 1],
  NI: [1, 2],
  ST: [2, 2],
  BB: [3, 2],
  BE: [4, 2],
  NW: [0.5, 3],
  HE: [1.5, 3],
  TH: [2.5, 3],
  SN: [3.5, 3],
  RP: [1, 4],
  BW: [2, 4],
  BY: [3, 4],
  SL: [0.5, 5],
};
