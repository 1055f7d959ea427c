/** Sibling paragraphs of the outline get one treatment. */
import { describe, expect, it } from "vitest";
import type { PrintedLabel } from "./list-labels.js";
import { outlineHeadings } from "./outline-headings.js";
import { type Paragraph, paragraphOf } from "./tree.js";

/** Each line of the outline: its level, its text. */
function headingsOf(...lines: [level: number, text: string, kind?: PrintedLabel["kind"]][]) {
  const labels = new Map<Paragraph, PrintedLabel>();
  const paragraphs = lines.map(([level, text, kind = "outline"]) => {
    const paragraph = paragraphOf(text);
    if (level > 0) labels.set(paragraph, { text: "1.", kind, level });
    return paragraph;
  });
  const found = outlineHeadings(labels);
  return lines.filter((_, at) => found.has(paragraphs[at]!)).map(([, text]) => text);
}

const CLAUSE = "기관의 장은 그 결과를 지체 없이 알려야 한다.";

describe("siblings of the outline", () => {
  it("are all headings where most of them read like one", () => {
    expect(
      headingsOf([1, "제품 소개"], [1, "제품의 특징"], [1, "파일 형식은 다음과 같다."]),
    ).toEqual(["제품 소개", "제품의 특징", "파일 형식은 다음과 같다."]);
  });

  it("are all items where most of them are written out in full, or as many as not", () => {
    expect(headingsOf([1, "정의"], [1, CLAUSE], [1, CLAUSE])).toEqual([]);
    expect(headingsOf([1, "정의"], [1, CLAUSE])).toEqual([]);
    expect(headingsOf([1, "정의"], [1, "가".repeat(81)])).toEqual([]);
    expect(headingsOf([1, "정의"], [1, "가".repeat(80)])).toEqual(["정의", "가".repeat(80)]);
  });

  it("end where a heading above them begins, and go on over text, tables and deeper levels", () => {
    const one = [1, "추진 배경"] as [number, string];
    const two = [1, "추진 계획"] as [number, string];
    expect(headingsOf(one, [2, "현황"], two, [2, CLAUSE], [2, CLAUSE], [2, "기타"])).toEqual([
      "추진 배경",
      "현황",
      "추진 계획",
    ]);
    expect(headingsOf(one, [2, "현황"], [3, CLAUSE], [0, CLAUSE], [2, "문제점"])).toEqual([
      "추진 배경",
      "현황",
      "문제점",
    ]);
  });

  it("are no headings where a list numbers them, not the outline", () => {
    expect(headingsOf([1, "정의", "number"], [1, "범위", "number"])).toEqual([]);
  });
});
