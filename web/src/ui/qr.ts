// QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 10.

/** By version: codewords for correction in each block, and how many data codewords each block has. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

// -- arithmetic in GF(256) --

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, at) => {
      next[at]! ^= factor;
      next[at + 1]! ^= times(factor, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) generator.forEach((part, at) => (rest[i + at]! ^= times(part, factor)));
  }
  return rest.slice(data.length);
}

/** The remainder of a BCH code: ``value`` shifted by the degree, with it below. */
function bch(value: number, generator: number): number {
  const degree = 31 - Math.clz32(generator);
  let rest = value << degree;
  while (31 - Math.clz32(rest) >= degree && rest) rest ^= generator << (31 - Math.clz32(rest) - degree);
  return (value << degree) | rest;
}

// -- codewords --

function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, sizes], at) => {
    const room = sizes.reduce((sum, size) => sum + size, 0);
    return bytes.length + (at < 9 ? 2 : 3) <= room;
  });
  if (version < 0) throw new RangeError("this text is too long for a code");
  const [count, sizes] = BLOCKS[version]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 9 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks: number[][] = [];
  let from = 0;
  for (const size of sizes) blocks.push(data.slice(from, (from += size)));
  const checks = blocks.map((block) => correction(block, count));
  const words: number[] = [];
  for (let i = 0; i < Math.max(...sizes); i++) for (const block of blocks) if (i < block.length) words.push(block[i]!);
  for (let i = 0; i < count; i++) for (const check of checks) words.push(check[i]!);
  return { version: version + 1, words };
}

// -- the drawing --

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark and light squares, without the margin of four that must be around them. */
export function qr(text: string): boolean[][] {
  const { version, words } = codewords(text);
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  const square = (cx: number, cy: number, radius: number, rings: number[]): void => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) set(cx + x, cy + y, rings.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [0, 1, 3]);
  const places = ALIGNMENT[version - 1]!.length ? [6, ...ALIGNMENT[version - 1]!] : [];
  const far = places.at(-1);
  for (const x of places)
    for (const y of places)
      if (!((x === 6 && (y === 6 || y === far)) || (x === far && y === 6))) square(x, y, 2, [0, 2]);
  const format = (mask: number): void => {
    const bits = bch(mask, 0x537) ^ 0x5412; // M is 00
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 6; i++) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
    set(8, size - 8, true);
  };
  format(0);
  if (version >= 7) {
    const bits = bch(version, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, ((bits >> i) & 1) === 1);
      set(b, a, ((bits >> i) & 1) === 1);
    }
  }
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        dark[y]![x] = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        at++;
      }
  }
  const turn = (mask: number): void => {
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (!fixed[y]![x] && MASKS[mask]!(x, y)) dark[y]![x] = !dark[y]![x];
  };
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    turn(mask);
    format(mask);
    const cost = penalty(dark);
    if (cost < least) [best, least] = [mask, cost];
    turn(mask);
  }
  turn(best);
  format(best);
  return dark;
}

/** How hard a drawing is to read. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  let cost = 0;
  for (const line of lines) {
    let run = 0;
    line.forEach((on, i) => {
      run = i && on === line[i - 1] ? run + 1 : 1;
      if (run === 5) cost += 3;
      else if (run > 5) cost += 1;
    });
    const text = line.map(Number).join("");
    for (const finder of ["10111010000", "00001011101"])
      for (let i = text.indexOf(finder); i >= 0; i = text.indexOf(finder, i + 1)) cost += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const on = dark[y]![x];
      if (on === dark[y]![x + 1] && on === dark[y + 1]![x] && on === dark[y + 1]![x + 1]) cost += 3;
    }
  const share = (dark.flat().filter(Boolean).length * 100) / (size * size);
  return cost + Math.floor(Math.abs(share - 50) / 5) * 10;
}

/** The dark squares as one path, with the margin, and how wide all of it is. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = qr(text);
  const path = rows.map((row, y) => row.map((on, x) => (on ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join("")).join("");
  return { path, size: rows.length + 8 };
}
