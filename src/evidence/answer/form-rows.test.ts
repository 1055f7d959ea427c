/** A form tells all of its pairs of one thing, which another of its rows names. */
import { describe, expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { isOfForm, isPairs, labelsPair } from "./form-rows.js";
import { HeldWords } from "./held-words.js";
import { rowsNamed } from "./named-rows.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
const FORM = [
  "모임일자 | 2031년 4월 2일 | 모임시간 | 40분",
  "모임장소 | 본관 3층 강의실",
  "모임제목 | 들꽃 그림책 구상",
  "모임내용 | 들꽃 그림책의 차례를 정하고 들꽃을 나누어 조사하기로 하였다.",
];

function best(question: string) {
  const text = FORM.join("\n");
  const document = HeldWords.of(text);
  const documentProse = HeldWords.of("활동 기록");
  const asked = readQuestion(question, rarity);
  const { name } = rowsNamed(FORM, question, "활동 기록", asked.attribute?.noun ?? "");
  const judged = judgeLines(
    { text, kind: "table", path: ["활동 기록"], document, documentProse, rowAsked: name },
    asked,
  );
  return judged.toSorted((one, other) => other.score - one.score)[0]?.text;
}

describe("a form", () => {
  it("tells a label of what another row names", () => {
    expect(best("들꽃 그림책 구상 모임시간은?")).toBe(FORM[0]);
    expect(best("들꽃 그림책 구상의 모임시간은?")).toBe(FORM[0]);
  });

  it("tells by its label where it was, asked by a verb", () => {
    expect(best("들꽃 그림책 모임은 어디서 했나요?")).toBe(FORM[1]);
  });
});

describe("pairs of a form", () => {
  it("have every other cell for a label", () => {
    expect(FORM.every(isPairs)).toBe(true);
    expect(isPairs("모임장소")).toBe(false);
    expect(isPairs("1분기 | 20")).toBe(false);
    expect(isPairs("들꽃 | 3 | 4")).toBe(false);
    expect(labelsPair(FORM[0]!, "모임시간")).toBe(true);
    expect(labelsPair("등급 | 평점", "평점")).toBe(false);
    expect(labelsPair(FORM[0]!, undefined)).toBe(false);
  });

  it("are nearly all rows of a form", () => {
    expect(isOfForm(FORM)).toBe(true);
    expect(isOfForm(FORM.slice(0, 2))).toBe(false);
    // Two forms in one table: each label belongs to the thing named before it.
    expect(isOfForm([...FORM, "모임제목 | 풀꽃 노래"])).toBe(false);
    expect(isOfForm([...FORM.slice(0, 2), "들꽃 | 3 | 4", "풀꽃 | 5 | 6"])).toBe(false);
  });
});
