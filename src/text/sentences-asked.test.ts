/** What asks is told from what is said beside it. */
import { describe, expect, it } from "vitest";
import { sentencesAsked } from "./sentences-asked.js";

const FEE = "축제의 회비는 얼마인가요?";

describe("sentences of a question", () => {
  it.each([
    [`안녕하세요. 저는 학생인데요. ${FEE}`, [FEE], ["저는 학생인데요."]],
    [`급해서 그러는데 ${FEE}`, [FEE], ["급해서 그러는데"]],
    [`${FEE} 오늘 안에 알아야 합니다.`, [FEE], ["오늘 안에 알아야 합니다."]],
    [`${FEE} 짧게 답해 주세요.`, [FEE], ["짧게 답해 주세요."]],
    [`문서에서 찾아서 답해 줘. ${FEE}`, [FEE], ["문서에서 찾아서 답해 줘."]],
    [`가을 공고 보고 문의드립니다. ${FEE}`, [FEE], ["가을 공고 보고 문의드립니다."]],
    ["회비는 얼마인가요? (봄 축제 공고)", ["회비는 얼마인가요?"], ["봄 축제 공고"]],
    ["회비는 얼마인가요 - 봄 축제 공고", ["회비는 얼마인가요"], ["봄 축제 공고"]],
    ["회비는 - 봄 축제 공고", ["회비는?"], ["봄 축제 공고"]],
    ["얼마인가요? 축제의 회비", ["얼마인가요? 축제의 회비"], []],
    [`${FEE} 그리고 축제는 언제 하나요?`, [FEE, "축제는 언제 하나요?"], []],
    [`${FEE} 시간 알려 주세요.`, [FEE, "시간 알려 주세요."], []],
    [`${FEE} 시간 되실 때 알려 주세요.`, [FEE], ["시간 되실 때 알려 주세요."]],
    [`${FEE} 그리고 장소도요.`, [FEE, "장소는?"], []],
    [`저도요. ${FEE}`, [FEE], ["저도요."]],
    ["회비를 알려 주세요. 장소도 알려 주세요.", ["회비를 알려 주세요.", "장소도 알려 주세요."], []],
  ])("%s", (said, asks, beside) => {
    expect(sentencesAsked(said)).toEqual({ asks, beside });
  });

  it.each([
    "축제의 회비",
    "회비가 얼마인지 문의드립니다.",
    "축제는 무료입니다.",
    "(재)축제재단 회비는?",
  ])("%s is one", (question) => {
    expect(sentencesAsked(question)).toEqual({ asks: [question], beside: [] });
  });

  it("comes to an end on text made to keep it busy", () => {
    const busy = "가 ".repeat(250) + "요 - (".repeat(15);
    expect(sentencesAsked(busy).asks).toHaveLength(1);
  });
});
