/** A value is right if it equals the label or one of its accepted alternatives; finding nothing may be right too. */
import { describe, expect, it } from "vitest";
import { Tally } from "./compare.mjs";

const counts = ({ labelled, given, right, exact }: Tally) => [labelled, given, right, exact];

describe("a tally", () => {
  it("counts what is labelled, given and right, and takes typography for the same", () => {
    const tally = new Tally();
    expect(tally.field("제2024-3호", "제2024–3호")).toBe(true);
    expect(tally.field("제목", "다른 제목")).toBe(false);
    expect(tally.field("제목", null)).toBe(false);
    expect(tally.field(null, null)).toBe(true);
    expect(tally.field(null, "제목")).toBe(false);
    expect(counts(tally)).toEqual([3, 3, 1, 2]);
    expect([tally.precision, tally.recall]).toEqual([1 / 3, 1 / 3]);
  });

  it("takes a further reading for right, and nothing where nothing is as right", () => {
    const tally = new Tally();
    expect(tally.field("서울특별시", "서울특별시장", ["서울특별시장"])).toBe(true);
    expect(tally.field(null, "[별표 1]", ["[별표 1]"])).toBe(true);
    expect(tally.field("2024-05-01", null, [null])).toBe(true);
    expect(tally.field("2024-05-01", null, ["2024-05-02"])).toBe(false);
    expect(counts(tally)).toEqual([3, 2, 2, 3]);
  });

  it("counts each item of a list once, and leaves out names that may be found but need not", () => {
    const tally = new Tally();
    expect(tally.list(["가", "나", "나"], ["나", "다"])).toEqual({
      wrong: ["다"],
      missing: ["가", "나"],
    });
    expect(tally.list([], ["세무서장 귀하"], ["세무서장 귀하"])).toEqual({
      wrong: [],
      missing: [],
    });
    expect(counts(tally)).toEqual([3, 2, 1, 1]);
  });
});
