import { expect, it } from "vitest";
import { Draft } from "../document-draft.js";
import { letterheadsOf } from "./letterheads.js";

/** The ids of the pictures; `#` is one. */
function pictures(...texts: string[]): string[] {
  const draft = new Draft("hwpx");
  for (const text of texts)
    draft.add(
      text === "#"
        ? { type: "figure", text: "", page: 1 }
        : { type: "paragraph", text, page: text.startsWith("다음 쪽") ? 2 : 1 },
    );
  return [...letterheadsOf(draft)].map(({ id }) => id);
}

it("stand with the name of a release among the first eight blocks of the first page", () => {
  expect(pictures("#", "보 도 자 료", "#")).toEqual(["b1", "b3"]);
  expect(pictures("#", "보도자료\n2026. 3. 2.")).toEqual(["b1"]);
  expect(pictures("#", "사업설명자료")).toEqual([]);
  const seven = Array.from({ length: 6 }, () => "가");
  expect(pictures("#", ...seven, "보도자료")).toEqual(["b1"]);
  expect(pictures("#", "가", ...seven, "보도자료")).toEqual([]);
  expect(pictures("#", "다음 쪽", "다음 쪽 보도자료")).toEqual([]);
  expect(pictures()).toEqual([]);
});

it("may stand beside the name in a table", () => {
  const head = (cell: string) => {
    const draft = new Draft("hwpx");
    const cells = [{ row: 0, col: 1, text: cell }];
    draft.addTable({ rows: 1, cols: 2, page: 1, cells });
    draft.add({ type: "figure", text: "", page: 1 });
    return letterheadsOf(draft).size;
  };
  expect(head("보도자료")).toBe(1);
  expect(head("주차장 보도자료 모음")).toBe(0);
});
