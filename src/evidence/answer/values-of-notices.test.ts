/** What notices say to those who apply or take part, and what beside it is no answer. */
import { describe, expect, it } from "vitest";
import { toldLines } from "../../../test/told-lines.js";
import type { LineText } from "./read-chunk.js";

const told = (question: string, text: string, more: Partial<LineText> = {}) =>
  toldLines(question, text, { path: ["가람 공모전 공고"], ...more });
const tells = (...given: Parameters<typeof told>) => told(...given).length > 0;

it("when to hand in what is made stands beside the deed", () => {
  expect(tells("가람 공모전 결과물은 언제까지 내나요?", "결과제출 : 2031. 5. 25. ~ 6. 29.")).toBe(
    true,
  );
  expect(tells("가람 공모전 제출물은 언제까지 내나요?", "참가접수 2031. 5. 25. ~ 6. 29.")).toBe(
    false,
  );
});

it("nobody applies by the year, nor on a day that another is reckoned from", () => {
  const asked = "가람 공모전 접수기간은 언제인가요?";
  expect(tells(asked, "제출서류는 2030년, 2031년 재무제표 각 1부")).toBe(false);
  expect(tells(asked, "접수는 2031년 3월에 한다.")).toBe(true);
  const end = "가람 공모전 신청 마감일은 언제인가요?";
  expect(tells(end, "신청 마감일에는 붐비므로 마감일 2~3일 이전에 신청")).toBe(false);
  expect(tells(end, "신청 마감일은 2031. 3. 5.이다.")).toBe(true);
});

it("a works stands where the town before its name says", () => {
  const asked = "들꽃차 생산공장은 어디에 있나요?";
  expect(tells(asked, "차관은 충북 음성 가람(주) 들꽃차 생산공장을 찾았다.")).toBe(true);
  expect(tells(asked, "차관은 들꽃차 생산공장을 보고 충북 음성 시장을 찾았다.")).toBe(false);
});

describe("in a table", () => {
  it("the day under another deed's name is none of the asked one", () => {
    const header = { header: ["구분 | 시험일자 | 합격자발표"] };
    const asked = "면접시험은 며칠에 보나요?";
    expect(tells(asked, "면접시험 | 추후 공고 | 2031. 8. 7.", header)).toBe(false);
    expect(tells(asked, "면접시험 | 2031. 8. 3. | 2031. 8. 7.", header)).toBe(true);
    const results = "면접시험 합격자발표는 언제인가요?";
    expect(tells(results, "면접시험 | 추후 공고 | 2031. 8. 7.", header)).toBe(true);
  });

  it("what goes on with the row of another kind of flat is none of the asked one", () => {
    const header = { header: ["주택형 | 보증금 | 월임대료"] };
    const rows = "59A | 7,000,000원 | 100,000원\n59B | 9,000,000원 | 120,000원";
    const [first] = told("59B형의 보증금은 얼마인가요?", rows, header);
    expect(first).toContain("59B");
    expect(told("59C형의 보증금은 얼마인가요?", rows, header)).toEqual([]);
  });
});

it("who wants to use it applies for it", () => {
  const asked = "사용신청은 며칠 전까지 해야 하나요?";
  const line = "시설을 사용하려는 자는 사용일 5일 전까지 허가신청서를 제출하여야 한다.";
  expect(tells(asked, line)).toBe(true);
  expect(tells(asked, "시설을 사용하는 자는 행사 5일 전까지 안건을 제출하여야 한다.")).toBe(false);
});

it("what an office takes some days for may be done at once, and a card is not", () => {
  expect(
    tells("지위승계 신고는 처리하는 데 며칠 걸리나요?", "지위승계 신고 | 즉시 | 9,300원"),
  ).toBe(true);
  expect(tells("카드를 다시 받는 데 며칠 걸리나요?", "카드를 다시 받는 처리 : 즉시")).toBe(false);
});

it("the row of another contest tells no place of the asked one", () => {
  const header = { header: ["일자 | 프로그램 | 자리"] };
  const row = "9. 27. | 들꽃 그리기 대회 | 체험동 2호실";
  expect(tells("들꽃 그리기 대회 장소는 어디인가요?", row, header)).toBe(true);
  expect(tells("들꽃 사진 대회 장소는 어디인가요?", row, header)).toBe(false);
});
