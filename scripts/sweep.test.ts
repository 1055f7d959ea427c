/** A sweep tries every value in place, restores the constant, and reports which scored best. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { candidatesFor, sweep } from "./sweep.mjs";

afterEach(() => vi.restoreAllMocks());

function listen(): string[] {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation(
    (line: string) => void lines.push(...line.split("\n")),
  );
  return lines;
}

describe("a sweep", () => {
  it("tries values around a constant's own, whole numbers whole", () => {
    expect(candidatesFor(0.4)).toEqual([0.2, 0.3, 0.36, 0.44, 0.5, 0.6, 0.8]);
    expect(candidatesFor(3)).toEqual([1, 2, 4, 5, 6]);
    expect(candidatesFor(1)).toEqual([0, 2, 3]);
  });

  it("scores each value with the others held, marks the best, and leaves all as it was", async () => {
    const lines = listen();
    const weights = { A: { near: 2, far: 10 } };
    const score = () => ({ score: -Math.abs(weights.A.near - 3) + weights.A.far / 100 });
    await sweep(weights, score, ["A.near", "--values", "1,3,4"]);
    expect(weights).toEqual({ A: { near: 2, far: 10 } });
    expect(lines.slice(1).map((line) => line.trim().replace(/\s+/g, " "))).toEqual([
      "",
      "A.near",
      "1 score -1.9000",
      "2 score -0.9000 (as it is)",
      "3 score 0.1000 (best)",
      "4 score -0.9000",
    ]);
  });

  it("says so where nothing differs, and where time is over", async () => {
    const lines = listen();
    await sweep({ A: { one: 1, two: 2 } }, () => ({ score: 1 }), ["A.one"]);
    expect(lines).toContain("  no difference from 0 to 3");
    await sweep({ A: { one: 1, two: 2 } }, () => ({ score: 1 }), ["--minutes", "-1"]);
    expect(lines).toContain("-1 minutes are over: 2 constants were not tried");
  });

  it("refuses a constant that is not there", async () => {
    listen();
    await expect(sweep({ A: {} }, () => ({ score: 1 }), ["A.none"])).rejects.toThrow("A.none");
  });
});
