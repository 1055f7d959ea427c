import { describe, expect, it } from "vitest";
import { Draft } from "../document-draft.js";
import { addLetterheadNames, addRecognisedText } from "./figure-words.js";

const box: [number, number, number, number] = [0, 0, 100, 12];

function added(mean: number, ...lines: [text: string, confidence: number][]) {
  const draft = new Draft("pdf");
  const figure = draft.add({ type: "figure", text: "", page: 3 });
  const found = lines.map(([text, confidence]) => ({ text, confidence, box }));
  addRecognisedText(draft, figure, { confidence: mean }, found);
  return { ...figure, warnings: draft.warnings };
}

describe("words of a picture", () => {
  it("are not taken where the picture as a whole was read badly, and that is said", () => {
    const lines: [string, number][] = [
      ["수신 중앙부처, 지방자치단체", 0.95],
      ["파열 큰을 업력 척식 폭 표", 0.41],
    ];
    const { text, extractor, confidence, warnings } = added(0.79, ...lines);
    expect([text, extractor, confidence]).toEqual(["", "pdf", 1]);
    expect(warnings).toEqual([
      expect.objectContaining({ code: "OCR_LOW_CONFIDENCE", page: 3, block: "b1" }),
    ]);
    expect(warnings[0]!.text).toContain("79%");
    expect(added(0.8, ...lines).text).toBe("수신 중앙부처, 지방자치단체");
  });

  it.each([
    "107",
    "「",
    "ㅋ| 7",
    "1 [|",
    "몬otation",
    "Valㅁus",
    "[ㅁ21교교(62",
    "몬ead/write 13ead",
  ])("are none in a line that no one writes: %s", (line) => {
    expect(added(0.9, ["컨트롤서버 필터서버", 0.95], [line, 0.95]).text).toBe(
      "컨트롤서버 필터서버",
    );
  });

  it.each([
    "UNESCO와 협력",
    "메시지(SMS)와 제2조",
    "한국형AI 서비스",
    "연면적 120km 이내",
    "the 21st century",
    "A4용지 3장",
  ])("are kept where scripts meet as in words: %s", (line) => {
    expect(added(0.9, [line, 0.9], ["컨트롤서버", 0.9])).toMatchObject({
      text: `${line}\n컨트롤서버`,
      warnings: [],
    });
  });

  it("that the file's own description says already are not added, and it stays the file's", () => {
    const draft = new Draft("pdf");
    const figure = draft.add({ type: "figure", text: "신청 절차\n안내", page: 3 });
    const found = [{ text: "신청 절차 안내", confidence: 0.95, box }];
    addRecognisedText(draft, figure, { confidence: 0.95 }, found);
    expect([figure.text, figure.extractor, figure.confidence]).toEqual([
      "신청 절차\n안내",
      "pdf",
      1,
    ]);
  });

  it("that are left out are said, but no noise of a few letters", () => {
    const codes = (...lines: [string, number][]) =>
      added(0.9, ...lines).warnings.map((w) => w.code);
    expect(codes(["접수 후 심사합니다", 0.6])).toEqual(["OCR_LOW_CONFIDENCE"]);
    expect(codes(["접수 후 심사합니다", 0.9], ["신청인의 성명", 0.5])).toEqual([
      "OCR_LOW_CONFIDENCE",
    ]);
    expect(codes(["그노", 0.2], ["「", 0.9])).toEqual([]);
  });
});

describe("names in a letterhead", () => {
  const named = (...lines: [text: string, confidence: number][]) => {
    const draft = new Draft("hwp");
    const figure = draft.add({ type: "figure", text: "", page: 1 });
    addLetterheadNames(
      figure,
      lines.map(([text, confidence]) => ({ text, confidence, box })),
    );
    expect(draft.warnings).toEqual([]);
    return figure.text;
  };

  it("are the lines in Hangul that were read surely", () => {
    expect(named(["한빛부", 0.9], ["Hanbit", 0.95])).toBe("한빛부");
    expect(named(["한빛부", 0.89])).toBe("");
    expect(named(["가람 한빛청", 0.9])).toBe("가람 한빛청");
    expect(named(["해양수산부", 0.6])).toBe("해양수산부");
    expect(named(["해양수산부", 0.59])).toBe("");
    expect(named(["한 빛 부1", 0.9])).toBe("");
    expect(named(["한빛", 0.9])).toBe("");
  });
});
