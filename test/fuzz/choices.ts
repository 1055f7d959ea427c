/**
 * Seeded random choices: the same seed and number give the same input; prefers values that break readers most often.
 */
import { Chance } from "../../samples/make/mutate.js";

/** The chance of one input alone, so that any input can be made again without those before it. */
export function chanceFor(seed: number, index: number): Chance {
  return new Chance((Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0);
}

export function pick<T>(chance: Chance, from: readonly T[]): T {
  return from[chance.next(from.length)]!;
}

/** Borders of the widths that formats count with. */
export const NUMBERS = [
  0, 1, 2, 3, 7, 8, 0x1f, 0x7f, 0x80, 0xff, 0x100, 0xfff, 0x1000, 0x7fff, 0x8000, 0xfffe, 0xffff,
  0x10000, 0xffffff, 0x7fffffff, 0x80000000, 0xfffffff0, 0xfffffffa, 0xfffffffe, 0xffffffff,
] as const;

/** Puts a border value over 1, 2 or 4 bytes; what does not fit stays as it is. */
export function writeNasty(bytes: Buffer, at: number, width: 1 | 2 | 4, chance: Chance): void {
  if (at < 0 || at + width > bytes.length) return;
  const value = chance.next(4) === 0 ? chance.next(64) : pick(chance, NUMBERS);
  bytes.writeUIntLE(value % 2 ** (8 * width), at, width);
}

/** Numbers as texts: signs, sizes past every integer, not numbers at all. */
export const NUMBER_TEXTS = [
  "0",
  "1",
  "-1",
  "2",
  "63",
  "255",
  "1000",
  "32768",
  "65536",
  "1048577",
  "16777216",
  "2147483647",
  "2147483648",
  "-2147483648",
  "4294967295",
  "9007199254740993",
  "99999999999999999999",
  "1e9",
  "1e309",
  "-1e309",
  "0.0000001",
  "NaN",
  "Infinity",
  "0x10",
  "",
  " ",
  "1 2",
  "가",
  "１２",
] as const;

/** Names that a plain object answers to by itself, paths that lead out, and characters that texts should not hold. */
export const TEXTS = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "prototype",
  "valueOf",
  "length",
  "../../../../etc/passwd",
  "/etc/passwd",
  "file:///etc/passwd",
  "http://127.0.0.1:9/x",
  "C:\\Windows\\win.ini",
  "\\\\127.0.0.1\\share",
  "\u0000",
  "\u0007\u001b[2J",
  "\ufeff",
  "\u202e",
  "\ud800",
  "\udc00\ud800",
  "ᄀ".repeat(40),
  "a\u0301".repeat(60),
  "제1조(",
  "①",
  "^1.^2.",
  "%n%s%x",
  "{{7*7}}",
  "<script>",
  "&amp;amp;",
  "]]>",
  "𠀀",
  " ".repeat(3000),
  "(".repeat(3000),
  "1.".repeat(3000),
  "가".repeat(70_000),
] as const;
