/** Drawn lines made whole, and lines that touch put together. */
import { describe, expect, it } from "vitest";
import { gridLines, level, upright } from "../../../test/page-content.js";
import type { Ruling } from "./page-content.js";
import { groupRulings, mergeRulings } from "./rulings.js";

describe("a drawn line", () => {
  it.each([
    ["is one with the pieces level within a point", 101, 1],
    ["not with those further off", 101.1, 2],
  ])("%s", (_, at, expected) => {
    expect(mergeRulings([level(100, 0, 50), level(at, 50, 90)])).toHaveLength(expected);
  });

  it("is one with pieces it lies over, and as thick as the thickest", () => {
    const pieces = [level(100, 0, 50, 1), level(100, 10, 40, 3), level(100, 30, 70, 2)];
    expect(mergeRulings(pieces)).toEqual([level(100, 0, 70, 3)]);
    expect(pieces[0]!.to).toBe(50);
  });

  it.each([
    ["goes on over 3.6 points between dashes", 16, 3.6, 1],
    ["not over more", 16, 3.7, 2],
    ["long pieces must meet within a point", 16.1, 1, 1],
    ["not further apart", 16.1, 1.1, 2],
  ])("%s", (_, length, gap, expected) => {
    const second = level(100, length + gap, 2 * length + gap);
    expect(mergeRulings([second, level(100, 0, length)])).toHaveLength(expected);
  });

  it("counts a short piece beside a long one as a dash", () => {
    expect(mergeRulings([level(100, 0, 50), level(100, 53, 60)])).toHaveLength(1);
    expect(mergeRulings([level(100, 0, 7), level(100, 10, 60)])).toHaveLength(1);
    // The last piece counts, not the line so far.
    expect(mergeRulings([level(100, 0, 50), level(100, 50, 60), level(100, 63, 120)])).toHaveLength(
      1,
    );
    expect(mergeRulings([level(100, 0, 10), level(100, 10, 60), level(100, 63, 120)])).toHaveLength(
      2,
    );
  });

  it("of five points frames something, a shorter one nothing", () => {
    expect(mergeRulings([level(100, 0, 5)])).toHaveLength(1);
    expect(mergeRulings([level(100, 0, 4.9)])).toHaveLength(0);
    expect(mergeRulings([level(100, 0, 3), level(100, 4, 7)])).toHaveLength(1);
  });

  it("stands upright or level, never both", () => {
    const lines = [level(100, 0, 50), upright(100, 0, 50)];
    expect(mergeRulings(lines)).toEqual(lines);
  });

  it("is none on a page with more than four thousand", () => {
    const lines = Array.from({ length: 4000 }, (_, index) => level(2 * index, 0, 50));
    expect(mergeRulings(lines)).toHaveLength(4000);
    expect(mergeRulings([...lines, upright(0, 0, 50)])).toEqual([]);
  });
});

describe("lines that touch", () => {
  const groups = (...lines: Ruling[]) => groupRulings(lines).map((group) => group.length);

  it.each([
    ["end within 1.6 points of the other", level(100, 0, 48.4), [2]],
    ["not further away", level(100, 0, 48.3), [1, 1]],
    ["begin within 1.6 points of it", level(100, 51.6, 90), [2]],
    ["not further away on that side", level(100, 51.7, 90), [1, 1]],
    ["stand within 1.6 points of its lower end", level(141.6, 0, 50), [2]],
    ["not lower", level(141.7, 0, 50), [1, 1]],
    ["or of its upper end", level(58.4, 0, 50), [2]],
    ["not higher", level(58.3, 0, 50), [1, 1]],
    ["cross it", level(100, 0, 90), [2]],
  ])("%s", (_, line, expected) => {
    expect(groups(line, upright(50, 60, 140))).toEqual(expected);
  });

  it("make one grid over any number of others", () => {
    const far = gridLines([500, 550], [0, 50]);
    const near = gridLines([0, 50, 100], [0, 50, 100]);
    expect(groups(...near.slice(0, 3), ...far, ...near.slice(3))).toEqual([6, 4]);
  });

  it("are found among many upright ones", () => {
    const sides = [0, 30, 60, 90, 120, 150].map((x) => upright(x, 0, 50));
    expect(groups(level(0, 60, 120), ...sides)).toEqual([4, 1, 1, 1]);
  });
});

describe("sides without a level line", () => {
  it.each([
    ["of a hundred points and one height belong together", [0, 100], [0, 100], 1],
    ["of less do not", [0, 99.9], [0, 99.9], 2],
    ["may begin 1.6 points apart", [0, 100], [1.6, 101.6], 1],
    ["not further", [0, 100], [1.7, 101.6], 2],
    ["nor end further apart", [0, 100], [1.6, 101.7], 2],
  ])("%s", (_, first, second, expected) => {
    const lines = [upright(0, first[0]!, first[1]!), upright(300, second[0]!, second[1]!)];
    expect(groupRulings(lines)).toHaveLength(expected);
  });

  it("are no level lines, and no sides of a grid", () => {
    expect(groupRulings([level(0, 0, 200), level(50, 0, 200)])).toHaveLength(2);
    const closed = [upright(0, 0, 200), level(0, 0, 50)];
    expect(groupRulings([...closed, upright(300, 0, 200)])).toHaveLength(2);
  });
});
