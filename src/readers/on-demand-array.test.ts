import { expect, it } from "vitest";
import { documentOf } from "../../test/documents.js";
import { Draft } from "./document-draft.js";
import { onDemandArray, ownTables } from "./on-demand-array.js";

const numbers = onDemandArray(5, (at) => at * 10);
const own = [0, 10, 20, 30, 40];

it("reads like any array", () => {
  expect(Array.isArray(numbers)).toBe(true);
  expect(JSON.stringify({ numbers })).toBe(JSON.stringify({ numbers: own }));
  expect([...numbers]).toEqual(own);
  expect([numbers.length, numbers[4], numbers[5], numbers.at(-1)]).toEqual([5, 40, undefined, 40]);
  expect([3 in numbers, 5 in numbers]).toEqual([true, false]);
  const uses: ((array: number[]) => unknown)[] = [
    (array) => array.filter((each, at) => each > 10 && at < 4),
    (array) => array.some((each) => each === 30),
    (array) => array.every((each) => each < 30),
    (array) => array.map((each, at) => each + at),
    (array) => array.find((each) => each > 10),
    (array) => array.indexOf(30),
    (array) => array.slice(-3, 4),
    (array) => array.slice(3, 1),
    (array) => array.reduce((sum, each) => sum + each, 0),
    (array) => [...array.entries()],
  ];
  for (const use of uses) expect(use(numbers)).toEqual(use(own));
});

it("cannot be changed unnoticed", () => {
  expect(() => {
    numbers[0] = 1;
  }).toThrow(TypeError);
  expect(() => numbers.push(1)).toThrow(TypeError);
});

it("gives way to arrays of one's own, in documents inside a document too", () => {
  const draft = new Draft("xlsx");
  const cell = { row_span: 1, col_span: 1, header: false, page: 1, bbox: null, ref: "A1" };
  draft.addWholeTable({
    ...{ page: 1, rows: 1, cols: 1, text: "가" },
    cells: onDemandArray(1, () => ({ ...cell, row: 0, col: 0, text: "가" })),
    grid: onDemandArray(1, () => ["가"]),
  });
  const inner = documentOf(draft, 1);
  const document = { ...documentOf(new Draft("xlsx"), 1), documents: [inner] };
  expect(() => structuredClone(document)).toThrow();
  const before = JSON.stringify(document);
  ownTables(document);
  expect(JSON.stringify(structuredClone(document))).toBe(before);
});
