import { describe, expect, it } from "vitest";
import { qr } from "$/ui/qr";

// A reader written from the standard, for comparison: it shares nothing with what draws.

const MASKS: ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];
// version: data codewords of each block, then codewords for correction
const LAYOUT: Record<number, [number[], number]> = {
  1: [[16], 10],
  3: [[44], 26],
  5: [[43, 43], 24],
  7: [[31, 31, 31, 31], 18],
  10: [[43, 43, 43, 43, 44], 26],
};
const CENTRES: Record<number, number[]> = { 1: [], 3: [6, 22], 5: [6, 30], 7: [6, 22, 38], 10: [6, 28, 50] };

function multiply(a: number, b: number): number {
  let out = 0;
  for (; b; b >>= 1) {
    if (b & 1) out ^= a;
    a = a & 128 ? (a << 1) ^ 0x11d : a << 1;
  }
  return out;
}

function read(rows: boolean[][]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  const [sizes, checks] = LAYOUT[version]!;
  // The format, from around the upper left corner, most significant first.
  const around = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => rows[8]![x]),
    ...[7, 5, 4, 3, 2, 1, 0].map((y) => rows[y]![8]),
  ].map(Number);
  const format = parseInt(around.join(""), 2) ^ 0b101010000010010;
  expect(format >> 13).toBe(0); // M
  const mask = MASKS[(format >> 10) & 7]!;
  const used = (x: number, y: number): boolean => {
    if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
    if (x === 6 || y === 6) return true;
    if (version >= 7 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true;
    const centres = CENTRES[version]!;
    const last = centres.at(-1) ?? 0;
    return centres.some((cx) =>
      centres.some((cy) => {
        const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
        return !corner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
  };
  const bits: number[] = [];
  let upwards = true;
  for (let x = size - 1; x > 0; x -= 2) {
    if (x === 6) x--;
    for (let i = 0; i < size; i++) {
      const y = upwards ? size - 1 - i : i;
      for (const column of [x, x - 1])
        if (!used(column, y)) bits.push(Number(rows[y]![column]) ^ Number(mask(y, column) === 0));
    }
    upwards = !upwards;
  }
  const words: number[] = [];
  const all = sizes.reduce((sum, n) => sum + n + checks, 0);
  for (let i = 0; i < all; i++) words.push(parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  const blocks: number[][] = sizes.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...sizes); i++)
    sizes.forEach((n, block) => {
      if (i < n) blocks[block]!.push(words[at++]!);
    });
  for (let i = 0; i < checks; i++) for (const block of blocks) block.push(words[at++]!);
  for (const block of blocks)
    for (let i = 0, root = 1; i < checks; i++, root = multiply(root, 2))
      expect(block.reduce((sum, word) => multiply(sum, root) ^ word, 0)).toBe(0);
  const data = blocks
    .flatMap((block, i) => block.slice(0, sizes[i]))
    .map((word) => word.toString(2).padStart(8, "0"))
    .join("");
  expect(data.slice(0, 4)).toBe("0100");
  const wide = version < 10 ? 8 : 16;
  const length = parseInt(data.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(data.slice(4 + wide + i * 8, 12 + wide + i * 8), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe("QR codes", () => {
  it.each([
    ["v1", 21],
    ["https://games.example.org/join/12", 29],
    ["https://games.example.org/join/8hJ2mVQkT0-pZr5xW_aNc7uYbEoLs9dG", 37],
    [
      "https://a-club-with-a-rather-long-name.games.example.org/device?code=8hJ2mVQkT0-pZr5xW_aNc7uYbEoLs9dG&and=more",
      45,
    ],
    ["ü".repeat(100), 57],
  ])("%s can be read", (text, size) => {
    const rows = qr(text);
    expect(rows.length).toBe(size);
    expect(read(rows)).toBe(text);
  });

  it("says when a text is too long", () => {
    expect(() => qr("x".repeat(300))).toThrow(RangeError);
  });
});
