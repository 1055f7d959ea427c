import { describe, expect, it } from "vitest";
import { union, unionOfKnown, widen } from "./box.js";
import type { Box } from "./format.js";

const LOW: Box = [10, 50, 20, 60];
const HIGH: Box = [5, 15, 12, 30];
const AROUND: Box = [5, 15, 20, 60];

describe("the box around others", () => {
  it("reaches from the first to the last edge on each side", () => {
    expect(union(LOW, HIGH)).toEqual(AROUND);
    expect(union(HIGH, LOW)).toEqual(AROUND);
    expect(unionOfKnown([LOW, HIGH])).toEqual(AROUND);
    expect(unionOfKnown([LOW, HIGH, [0, 55, 15, 70]])).toEqual([0, 15, 20, 70]);
  });

  it("leaves the boxes themselves as they are, unless one is to be widened", () => {
    const box: Box = [...LOW];
    union(box, HIGH);
    unionOfKnown([box, HIGH]);
    expect(box).toEqual(LOW);
    widen(box, HIGH);
    expect(box).toEqual(AROUND);
  });

  it("is unknown where one of them is, and where there is none", () => {
    expect(unionOfKnown([LOW, null, HIGH])).toBeNull();
    expect(unionOfKnown([])).toBeNull();
  });
});
