/** Which paragraphs around a table belong to it. */
import { describe, expect, it } from "vitest";
import { layout, line, table } from "../../../test/page-content.js";
import type { DocumentPart } from "./document-parts.js";
import { surroundingsOf } from "./table-surroundings.js";

const PAGE = layout([]);
const TABLE: DocumentPart = {
  kind: "table",
  table: table(
    [100, 200, 300],
    [200, 230, 260],
    [
      ["가", "나"],
      ["1", "2"],
    ],
  ),
  page: PAGE,
};
type Paragraph = DocumentPart & { kind: "paragraph" };
const paragraph = (text: string, baseline: number, page = PAGE): Paragraph => ({
  kind: "paragraph",
  lines: [line(text, 100, baseline)],
  page,
});
const textOf = (part: Paragraph) => part.lines.map(({ text }) => text).join(" ");
/** The caption, and all texts that belong to the table between these. */
function around(above: DocumentPart[], below: DocumentPart[] = []) {
  const found = surroundingsOf([...above, TABLE, ...below], above.length, textOf);
  return [found.caption && textOf(found.caption), ...found.parts.map(textOf).sort()];
}

describe("around a table", () => {
  it.each(["<표 1> 예산 현황", "[표 2-1] 집행", "< 국가별 동향(억 달러, %) >", "〈연도별 추이〉"])(
    "%s is its caption",
    (text) => {
      expect(around([paragraph(text, 190)])).toEqual([text, text]);
    },
  );

  it("a caption may stand above the unit line", () => {
    const parts = [paragraph("<표 1> 예산", 170), paragraph("(단위: 백만원)", 190)];
    expect(around(parts)).toEqual(["<표 1> 예산", "(단위: 백만원)", "<표 1> 예산"]);
  });

  it("other words are not about it", () => {
    expect(around([paragraph("예산은 다음과 같다.", 190)])).toEqual([undefined]);
    expect(around([paragraph("<가> 항목과 <나> 항목", 190)])).toEqual([undefined]);
    expect(around([paragraph(`< ${"긴 제목 ".repeat(20)}>`, 190)])).toEqual([undefined]);
    expect(around([paragraph("<표 1> 예산", 170), paragraph("다음과 같다.", 190)])).toEqual([
      undefined,
    ]);
    expect(around([paragraph("<표 1> 예산", 700, layout([], { number: 2 }))])).toEqual([undefined]);
    expect(around([paragraph(`(단위: ${"명 ".repeat(20)})`, 190)])).toEqual([undefined]);
  });

  it.each([
    "※ 잠정치임",
    "* 반올림 차이가 있을 수 있음",
    "주) 2024년 기준",
    "주1: 본예산",
    "자료: 통계청",
    "출처 : 관세청",
  ])("%s below it is its note", (text) => {
    expect(around([], [paragraph(text, 280)])).toEqual([undefined, text]);
  });

  it("notes follow one another, as long as each is marked and near", () => {
    const notes = [paragraph("※ 가", 280), paragraph("※ 나", 295)];
    expect(around([], [...notes, paragraph("다음 문단", 310), paragraph("※ 다", 325)])).toEqual([
      undefined,
      "※ 가",
      "※ 나",
    ]);
    // The table ends at 260; a letter reaches 8 points above its baseline.
    expect(around([], [paragraph("※ 가", 288)])).toEqual([undefined, "※ 가"]);
    expect(around([], [paragraph("※ 가", 289)])).toEqual([undefined]);
    expect(around([], [paragraph("※ 가", 280, layout([], { number: 2 }))])).toEqual([undefined]);
  });
});
