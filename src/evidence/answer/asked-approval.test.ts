/** Whose approval is asked for is told by who stands before it. */
import { expect, it } from "vitest";
import { holdsAnswer, kindAsked } from "./answer-kind.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

it.each([
  ["방을 바꾸려면 누구 승인을 받아야 하나요?", "which"],
  ["방을 바꾸려면 누구의 허락이 필요한가요?", "which"],
  ["방을 바꾸려면 어느 부서의 확인을 받나요?", "which"],
  ["방을 바꾸려면 승인을 받아야 하나요?", "anything"],
  ["누구 책임으로 승인을 받나요?", "anything"],
])("%s asks for %s", (question, kind) => {
  expect(kindAsked(question).name).toBe(kind);
});

it.each([
  ["입주자는 담당 팀장의 승인을 얻어 방을 바꿀 수 있다.", true],
  ["이사장의 사전 허가를 받은 사람은 방을 바꿀 수 있다.", true],
  ["소속 부서장에게 승인을 받아야 한다.", true],
  ["방을 바꾸려면 부서장 승인을 받아야 한다.", true],
  ["방을 바꾸려면 소속 팀장 사전 결재를 받는다.", true],
  ["방의 변경은 숙소운영위원회 승인 후에 할 수 있다.", true],
  ["방을 바꾸려면 운영부서에서 승인을 받아야 한다.", true],
  ["숙소의 방은 아동의 동의를 얻어 바꾼다.", true],
  ["미성년자는 보호자 동의를 얻어 방을 바꾼다.", true],
  ["교실에서 승인을 받은 방은 바꿀 수 없다.", null],
  ["방은 운영팀에서 승인을 받아 바꾼다.", true],
  ["규정에서 동의를 받도록 한 방은 바꿀 수 없다.", null],
  ["1단계에서 승인을 받은 방은 바꿀 수 없다.", null],
  ["방의 변경은 현장 승인을 받아야 한다.", null],
  ["승인을 받은 사람은 방을 바꿀 수 있다.", null],
  ["담당 팀장의 의견을 들어 방을 바꿀 수 있다.", null],
])("%s tells whose: %s", (line, expected) => {
  const question = "방을 바꾸려면 누구 승인을 받아야 하나요?";
  expect(holdsAnswer(kindAsked(question), line, question)).toBe(expected);
});

it.each([
  ["예산은 인사위원회 심의를 거쳐 확정한다.", true],
  ["예산은 이사회의 심의ㆍ의결을 거쳐 확정한다.", true],
  ["예산은 이사회의 의결을 거쳐 확정한다.", true],
  ["예산은 심의 의결을 거쳐 확정한다.", null],
  ["예산은 사전심의 의결을 거쳐 확정한다.", null],
])("%s tells whose deliberation: %s", (line, expected) => {
  const question = "예산은 어느 위원회의 심의를 거쳐야 하나요?";
  expect(holdsAnswer(kindAsked(question), line, question)).toBe(expected);
});

it("lines that do not tell whose it is are left out", () => {
  const lines = ["방을 바꾸려는 사람은 승인을 받는다.", "방은 담당 팀장의 승인을 얻어 바꾼다."];
  const chunk = { text: lines.join("\n"), path: ["숙소 지침"], kind: "paragraph" as const };
  const asked = readQuestion("방을 바꾸려면 누구 승인을 받아야 하나요?", {
    chunks: 1000,
    ofOne: 1,
    of: () => 1,
  });
  expect(judgeLines(chunk, asked).map(({ text }) => text)).toEqual([lines[1]]);
});
