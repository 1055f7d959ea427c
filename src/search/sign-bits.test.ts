import { expect, it } from "vitest";
import { SignBits } from "./sign-bits.js";

const ROWS = 9000;

/** Bytes of -127 to 127. */
function randomBytes(count: number, seed: number): Int8Array {
  let state = seed;
  return Int8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * 255) - 127;
  });
}

it.each([37, 64, 384])("sums the query's numbers where a row of %i is positive", (dimensions) => {
  const signs = new SignBits(dimensions);
  const rows = randomBytes(ROWS * dimensions, 1);
  for (let row = 0; row < ROWS; row += 1)
    signs.put(row, rows.subarray(row * dimensions, (row + 1) * dimensions));
  const query = randomBytes(dimensions, 2);
  const plain = (row: number) =>
    query.reduce(
      (sum, value, at) =>
        sum + (rows[row * dimensions + at]! > 0 ? Math.round((value * 7) / 127) : 0),
      0,
    );
  // More than a batch, and not from the first row on.
  const ranges = [
    { first: 3000, count: 6000 },
    { first: 5, count: 1 },
  ];
  const expected = ranges.flatMap(({ first, count }) =>
    Array.from({ length: count }, (_, row) => plain(first + row)),
  );
  expect([...signs.likeness(query, ranges, 6001)]).toEqual(expected);
});
