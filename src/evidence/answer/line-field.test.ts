/** Lines of the asked field answer, in whatever way they tell it; lines of others do not. */
import { describe, expect, it } from "vitest";
import { judgedLines, RARITY } from "../../../test/told-lines.js";
import { readQuestion } from "./parse-question.js";
import type { LineText } from "./read-chunk.js";
import { judgeLines } from "./score-lines.js";

const TITLE = "새벌시 생활체육 강사 모집 공고";
const judged = (question: string, text: string, more: Partial<LineText> = {}) =>
  judgedLines(`${TITLE} ${question}`, text, { path: [TITLE], titles: [TITLE], ...more });
const told = (...given: Parameters<typeof judged>) => judged(...given).map(({ text }) => text);

describe("a line of another field", () => {
  it.each([
    ["언제까지 신청해야 하나요?", "○ 근무기간: 12개월 이내"],
    ["언제 발표하나요?", "근무기간 | 2026. 3. 1. ~ 6. 30."],
    ["누가 신청할 수 있나요?", "○ 접수기간: 3. 4. ~ 3. 9."],
    ["어떤 서류를 내야 하나요?", "(제출처) 가람청사 1층"],
    ["뭘 가져가야 하나요?", "강사를 모집하오니 많은 참여를 바랍니다."],
  ])("is no answer: %s", (question, line) => {
    expect(told(question, line)).toEqual([]);
  });

  it("is one under a column that is called what is asked about", () => {
    const row = "날짜 | 3. 2. ~ 3. 9. | ~ 3. 9. 10:00";
    const asked = "참가신청은 몇 시까지 해야 하나요?";
    expect(told(asked, row, { header: ["구분 | 공고기간 | 참가신청(온라인)"] })).toEqual([row]);
    expect(told(asked, row, { header: ["구분 | 공고기간 | 제안서 평가"] })).toEqual([]);
  });

  it("is none beside a line that has the asked label", () => {
    const lines = "○ 접수기간 안내\n○ 근무기간: 12개월 이내";
    expect(told("언제까지 신청해야 하나요?", lines)).not.toContain("○ 근무기간: 12개월 이내");
  });

  it("is one where it says the asked field too", () => {
    const line = "○ 신청방법: 2026. 3. 9.까지 전자우편으로 접수";
    expect(told("언제까지 신청해야 하나요?", line)).toEqual([line]);
    const own = "○ 보고서 : 2026. 3. 9.까지";
    expect(told("보고서는 언제까지 내야 하나요?", own)).toEqual([own]);
  });

  it("is none of an event that the paper is about, but under its name", () => {
    const more = { path: ["가람구 봄꽃 걷기대회 안내"], titles: ["가람구 봄꽃 걷기대회 안내"] };
    const lines = (text: string) => {
      const question = readQuestion("가람구 봄꽃 걷기대회는 언제인가요?", RARITY);
      return judgeLines({ text, kind: "paragraph", ...more }, question).map((line) => line.text);
    };
    expect(lines("○ 봄꽃 걷기대회(환불기준: 7일 전까지 취소하면 반환)")).toEqual([]);
    expect(lines("주민 여러분의 많은 참여를 바랍니다.")).toEqual([]);
    expect(lines("○ 봄꽃 걷기대회 : 2026. 4. 5.(일)")).toHaveLength(1);
  });

  it("is none where it only has the topic beside another label", () => {
    const line = "※ 제출서류: 동의서와 확인서 각 1부";
    expect(told("서류는 어디에 제출해요?", line)).toEqual([]);
  });

  it("is one where its value is seen to be a telephone", () => {
    const line = "○ 근무지: 가람청사(☎ 041-555-1234)";
    expect(told("어디로 전화하면 되나요?", line)).toEqual([line]);
  });
});

describe("a line of the asked field", () => {
  it.each([
    ["근무기간은 몇 개월인가요?", "고용기간 | 22개월"],
    ["월급은 얼마예요?", "○ 보수 ⇒ 2,500,000원"],
    ["발표일은 언제인가요?", "결과는 2026년 3월 24일에 누리집에 게시합니다."],
    ["담당부서는 어디인가요?", "※ 이 업무는 새벌시 문화체육과에서 맡는다."],
    ["결과 발표는 며칠이에요?", "아. 발표일: 2026. 7. 22.(수)"],
    ["팩스 번호는 몇 번인가요?", "전송 | 055-777-7355"],
    ["접수기간은 언제인가요?", "※ 신청서는 2026년 5월 12일부터 5월 20일까지 받는다."],
    ["몇 명 뽑나요?", "서류와 면접을 거쳐 모두 12명을 선발한다."],
  ])("is an answer: %s", (question, line) => {
    expect(told(question, line)).toEqual([line]);
  });

  it("needs none of the words that ask", () => {
    const line = "○ 휴관일: 매주 월요일";
    const [everyday] = judged("쉬는 날이 언제예요?", line);
    const [byLabel] = judged("휴관일은 언제인가요?", line);
    expect(everyday!.support).toBeGreaterThan(byLabel!.support - 0.5);
  });

  it("is one where its label has the words that ask", () => {
    const row = "강사 신청 | 2026. 6. 1. ~ 6. 30.";
    expect(told("언제까지 신청하나요?", row)).toEqual([row]);
    expect(told("언제까지 신청하나요?", row.replace("신청", "교육"))).toEqual([]);
    expect(told("언제 개최하나요?", "7~9월 강의의 심의회를 개최하고 알림")).toEqual([]);
  });

  it("is one under a label for the time of what is asked about", () => {
    const titles = ["가람구 민방위 훈련 계획"];
    const question = readQuestion("민방위 훈련은 언제 하나요?", RARITY);
    const lines = (text: string) =>
      judgeLines({ text, kind: "paragraph", path: titles, titles }, question);
    expect(lines("가. 훈련기간: 2026. 3. 9. ~ 3. 20.")).toHaveLength(1);
    expect(lines("가. 홍보기간: 2026. 3. 9. ~ 3. 20.")).toEqual([]);
  });

  it("is judged by the noun where it has that itself", () => {
    const line = "※ 필수 제출서류: 강사 신청서";
    expect(judged("제출서류는 무엇인가요?", line)[0]?.isLabelled).toBe(false);
  });

  it("is no line of another thing's value of the type", () => {
    const line = "○ 장소: 가람청사 2층";
    expect(told("시상식 장소는 어디인가요?", line)).toEqual([]);
  });
});

it("a label in brackets alone says nothing", () => {
  expect(told("제출처는 어디인가요?", "< 제출처 >")).toEqual([]);
});

describe("whose result is announced", () => {
  const line = "제5조 검사 결과를 10일 이내에 서면으로 통지한다.";
  const question = "당첨자 발표일은 언제인가요?";

  it("must be spoken of in the paper", () => {
    expect(told(question, line)).toEqual([]);
    expect(told(question, `제3조 추첨으로 정한다.\n${line}`)).toContain(line);
    expect(told("결과 발표일은 언제인가요?", line)).toEqual([line]);
  });
});

it("tells the department of a law by the line under its title", () => {
  const line = "가람부(의료정책과), 044-200-1234";
  expect(told("담당 부서는 어디인가요?", line)).toEqual([line]);
  expect(told("담당 부서는 어디인가요?", "가람부 대표전화, 044-200-1234")).toEqual([]);
});
