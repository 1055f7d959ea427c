/** Plain questions in an asker's own words: how much more is paid, up to how much, by what number to call, on which site, why. */
import { describe, expect, it } from "vitest";
import { judgedLines, RARITY } from "../../../test/told-lines.js";
import { holdsAnswer, kindAsked } from "./answer-kind.js";
import { HeldWords } from "./held-words.js";
import { readQuestion } from "./parse-question.js";
import type { LineText } from "./read-chunk.js";

const TITLE = "새벌시 가람 사업 공고";
const judged = (question: string, text: string, more: Partial<LineText> = {}) =>
  judgedLines(question, text, { path: [TITLE], titles: [TITLE], ...more });
const best = (...given: Parameters<typeof judged>) =>
  judged(...given).toSorted((one, other) => other.score - one.score)[0]?.text ?? null;
const holds = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

it.each([
  "가람과에 물어보려면 몇 번으로 걸어야 하나요?",
  "가람 사업은 몇 번으로 연락하면 되나요?",
  "몇 번으로 거나요?",
  "대회에 대해 물어보려면 몇 번으로 하나요?",
])("asks for a telephone: %s", (question) => {
  expect(kindAsked(question).name).toBe("phone");
});

it("does not take how often one calls for a telephone", () => {
  expect(kindAsked("상담원은 몇 번 거나요?").name).toBe("count");
});

describe("a place on the web", () => {
  const asked = "가람 사업은 어느 누리집에서 신청하나요?";

  it("is told by its address, and by no hall", () => {
    expect(kindAsked(asked)).toMatchObject({ name: "place", isOnline: true });
    expect(holds(asked, "가람마당(www.garam-maru.kr)에 온라인 접수")).toBe(true);
    expect(holds(asked, "(교육장소) 가람센터 2층 강당")).toBe(null);
  });

  it("is no label of a place", () => {
    const lines =
      "◦ (신청방법) 가람 사업 신청은 가람마당(www.garam-maru.kr)\n◦ (교육장소) 가람센터";
    expect(best(asked, lines)).toContain("www.garam-maru.kr");
  });
});

describe("how much more is paid", () => {
  const asked = "밤에 일하면 수당을 얼마나 더 받나요?";

  it("is told by the share that is added", () => {
    expect(kindAsked(asked).name).toBe("money");
    expect(holds(asked, "야간근로에는 통상임금의 100분의 50 이상을 가산하여 지급한다.")).toBe(true);
    expect(holds(asked, "야간근로에는 시간당 3,000원을 가산한다.")).toBe(true);
    expect(holds(asked, "위원의 100분의 50 이상이 출석한다.")).toBe(false);
  });
});

it("asks for money where someone's means have a bound", () => {
  const asked = "3순위는 재산이 얼마 이하여야 하나요?";
  expect(kindAsked(asked).name).toBe("money");
  expect(holds(asked, "총자산 25,400만원 이하")).toBe(true);
  expect(holds(asked, "월평균소득 100% 이하")).toBe(false);
});

it("takes the steps of a payment for no amount", () => {
  const asked = "임대보증금은 얼마인가요?";
  expect(holds(asked, "임대보증금(백만원 단위)은 임대료로 바꿀 수 있다.")).toBe(false);
  expect(holds(asked, "보증금은 100만원 단위로 낸다.")).toBe(false);
  expect(holds(asked, "임대보증금은 100만원이다.")).toBe(true);
});

it("takes the year in the name of what is asked about for no day", () => {
  const asked = "푸른나래 지원사업 결과는 언제 발표하나요?";
  expect(holds(asked, "‘31년 푸른나래 지원사업 우수사례 발표")).toBe(false);
  expect(holds(asked, "2031년 5월에 푸른나래 지원사업 결과를 발표")).toBe(true);
  expect(holds("푸른나래 지원사업은 몇 년도에 하나요?", "‘31년 푸른나래 지원사업")).toBe(true);
});

it("leaves out `치` of `며칠 치`, and `준` of `알려 준`", () => {
  const words = (question: string) => [...readQuestion(question, RARITY).words.keys()];
  expect(words("유족은 며칠 치 임금을 받나요?")).not.toContain("치");
  expect(words("답을 알려 준 사람에게 얼마를 주나요?")).not.toContain("준");
});

describe("when an event is held", () => {
  const asked = "새벌시 나래 특강은 며칠에 하나요?";
  const more = { path: ["나래 특강 안내"], titles: ["나래 특강 안내"] };

  it("is told by the sentence that says it is held", () => {
    const line = "한별 원장은 6. 25.(화) 가람회관에서 나래 특강을 실시합니다.";
    expect(judged(asked, line, more)).toHaveLength(1);
  });

  it("is not told by a sentence about it that has another day", () => {
    const line = "나래 특강 신청서는 6. 20.(목)까지 보냅니다.";
    expect(judged(asked, line, more)).toEqual([]);
  });
});

it("tells from when something is in force by nothing else that was done on a day", () => {
  const asked = "가람 특별법은 언제부터 시행되나요?";
  expect(judged(asked, "가람 특별법이 5월 7일 국회 본회의를 통과했다고 밝혔다.")).toEqual([]);
  expect(judged(asked, "가람 특별법은 2031년 5월 7일부터 시행한다.")).toHaveLength(1);
});

it("chooses the line that tells a bound where one is asked for", () => {
  const lines = "- 가람 사업 가점 나래기업(2점)\n- 가람 사업 가점 합계(8점 이내)";
  expect(best("가람 사업 가점은 최대 몇 점인가요?", lines)).toContain("8점 이내");
});

it("counts the heading for a reason where it is asked why", () => {
  const asked = "가람 재생은 왜 하나요?";
  const line = "ㅇ 나래천을 되살리기 위하여 시민에게 쉼터를 제공";
  const support = (heading: string) =>
    judged(asked, line, { path: [TITLE, heading], headings: [heading] })[0]?.support ?? 0;
  expect(support("□ 사업목적")).toBeGreaterThan(support("□ 사업개요") + 0.2);
});

it("takes the contact of a paper for that of all that it is about", () => {
  const asked = "가람 나래 용역 문의는 몇 번으로 하나요?";
  const document = HeldWords.of("나래 용역을 맡길 곳을 찾습니다.");
  const support = (label: string) =>
    judged(asked, `${label} | 병리과 | 한별 | TEL: 051-123-4567`, { document })[0]?.support ?? 0;
  expect(support("담당")).toBeGreaterThan(support("위원") + 0.2);
});

it("meets a word by another spelling of it", () => {
  const asked = "새벌박물관 홈페이지는 몇 년도에 만들었나요?";
  expect(readQuestion(asked, RARITY).official.get("홈페이지")).toContain("웹사이트");
});
