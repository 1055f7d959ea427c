/** PDF transformation matrices: `[a b c d e f]` (ISO 32000-1, 8.3.4). */

export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const applyX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4];
export const applyY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5];

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  return [
    inner[0] * outer[0] + inner[1] * outer[2],
    inner[0] * outer[1] + inner[1] * outer[3],
    inner[2] * outer[0] + inner[3] * outer[2],
    inner[2] * outer[1] + inner[3] * outer[3],
    inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
    inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
  ];
}
