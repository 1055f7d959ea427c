/** A hyphen between a name and a figure that the models did not see. */
import { expect, it } from "vitest";
import { withLostHyphen } from "./lost-hyphen.js";
import type { Ink } from "./shape-symbols.js";

const HEIGHT = 20;
/** Each letter as high as its line, figures half as wide, `-` a stroke in the middle, `.` a short one, `_` one at the foot; a column of paper between them. */
function drawn(text: string, touching = false): Ink {
  const columns: number[][] = [];
  const all = Array.from({ length: HEIGHT }, (_, y) => y);
  for (const letter of text) {
    const rows = letter === "-" || letter === "." ? [10, 11] : letter === "_" ? [18, 19] : all;
    const width = letter === "." ? 3 : /[-_]/.test(letter) ? 6 : /\d/.test(letter) ? 9 : 17;
    for (let x = 0; x < width; x++) columns.push(rows);
    if (!touching) columns.push([]);
  }
  const dark = new Uint8Array(columns.length * HEIGHT);
  for (const [x, rows] of columns.entries()) for (const y of rows) dark[y * columns.length + x] = 1;
  return { width: columns.length, height: HEIGHT, dark };
}

const read = (text: string, printed: string, touching = false) => {
  const ink = drawn(printed, touching);
  const word = { text, x0: 0, y0: 0, x1: ink.width, y1: HEIGHT, confidence: 0.9 };
  return withLostHyphen(word, ink).text;
};

it.each([
  ["총무과1234", "총무과-1234", "총무과-1234"],
  ["총무과=1234", "총무과-1234", "총무과-1234"],
  ["총무과:-1234", "총무과-1234", "총무과-1234"],
  ["총무과1234(2024.", "총무과-123412345", "총무과-1234(2024."],
])("%s is found again", (text, printed, whole) => {
  expect(read(text, printed)).toBe(whole);
});

it.each([
  ["총무과1234", "총무과1234"],
  ["총무과1234", "총무과_1234"],
  ["총무과1234", "-총무과총무과총무과1234"],
  ["총무과-1234", "총무과-1234"],
  ["부칙제12조", "부칙제-12조"],
  ["1234", "-1234"],
])("%s printed as %s stays as it is", (text, printed) => {
  expect(read(text, printed)).toBe(text);
});

/** Recognition reads these signs rightly; their strokes stand where that of a hyphen would. */
it.each(["~", "∼", "·", "ㆍ"])(
  "%s between a name and a figure stays, whatever it is drawn as",
  (sign) => {
    expect(read(`총무과${sign}1234`, "총무과-1234")).toBe(`총무과${sign}1234`);
  },
);

it("may touch a letter where it is longer than the tick of one", () => {
  expect(read("총무과1234", "총무과-1234", true)).toBe("총무과-1234");
  expect(read("총무과1234", "총무과.1234", true)).toBe("총무과1234");
});
