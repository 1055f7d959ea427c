/** Size and centring of a Hangul paragraph's lines. */
import { expect, it } from "vitest";
import { setAs } from "./paragraph-typography.js";
import { emptyDefinitions, type LineSegment, paragraphOf } from "./tree.js";

const segment = (textHeight: number) => ({ textHeight }) as LineSegment;
const shape = { head: "none", level: 0, list: 0, pageBreakBefore: false, borderFill: 0 } as const;

it("takes the size from the lowest saved line and centring from the shape", () => {
  const definitions = emptyDefinitions();
  definitions.shapes.set(3, { ...shape, centred: true });
  const paragraph = { ...paragraphOf("제목"), shape: 3, segments: [9000, 2000, 0].map(segment) };
  expect(setAs(paragraph, definitions, "제목\n부제")).toEqual([
    { size: 20, centred: true },
    { size: 20, centred: true },
  ]);
  expect(setAs({ ...paragraph, shape: 4 }, definitions, "제목")[0]?.centred).toBe(false);
});

it("takes the size from the letters where no line was saved", () => {
  const definitions = emptyDefinitions();
  definitions.heights.set(7, 1600);
  const paragraph = { ...paragraphOf("제목"), letters: 7 };
  expect(setAs(paragraph, definitions, "제목")).toEqual([{ size: 16, centred: false }]);
  const saved = { ...paragraph, segments: [segment(2000)] };
  expect(setAs(saved, definitions, "제목")[0]?.size).toBe(20);
});

it("knows no size without saved lines and letters", () => {
  expect(setAs(paragraphOf("제목"), emptyDefinitions(), "제목")).toEqual([
    { size: 0, centred: false },
  ]);
});
