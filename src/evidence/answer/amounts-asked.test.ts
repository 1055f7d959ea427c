/** Questions for amounts and shares, and the lines that hold one. */
import { describe, expect, it } from "vitest";
import { holdsAnswer, kindAsked } from "./answer-kind.js";

const fits = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

it("asks what is to be paid for a loss in money", () => {
  expect(kindAsked("출입증을 잃어버리면 얼마를 변상해야 하나요?").name).toBe("money");
});

describe("an amount for one of something", () => {
  const asked = "작성 수당은 건당 얼마인가요?";
  const row = "작성 수당 | 조정위원 | 300/건 | -";

  it.each(["300/건", "o 위원 600/1회 o 간사 500/1회", "150 / 1일"])("is told by %s", (cell) => {
    expect(fits(asked, `작성 수당 | ${cell}`)).toBe(true);
  });

  it("is one only where money is told, and no fraction of a paper", () => {
    expect(holdsAnswer(kindAsked(asked), row, asked, { isUnitTold: false })).toBe(false);
    expect(fits(asked, "작성 수당 | 3/19쪽수")).toBe(false);
    expect(fits(asked, "작성 수당 | 2026/3월")).toBe(false);
  });
});

it("takes a distance for no amount of money", () => {
  expect(fits("보조금은 최대 얼마인가요?", "보조금은 2만 km 이상 운행해야 준다.")).toBe(false);
  expect(fits("보조금은 최대 얼마인가요?", "보조금 2만 (천원)")).toBe(true);
});

it.each([
  ["정원의 여비의 2배액을 그 가족에게 지급한다.", true],
  ["지도를 두고 온 날에는 수당의 반액을 지급한다.", true],
  ["12세 미만인 가족에 대해서는 3분의 1에 상당하는 금액", true],
  ["재적위원 3분의 1의 동의로 지급한다.", false],
])("a multiple or a share of an amount is one: %s", (line, expected) => {
  expect(fits("출장 중에 쓰러지면 얼마를 받나요?", line)).toBe(expected);
});

it.each([
  ["국내이전비를 얼마나 주나요?", "money"],
  ["위험수당은 얼마나 받나요?", "money"],
  ["정기교육을 얼마나 받나요?", "number"],
  ["예비자료를 얼마나 내나요?", "number"],
])("what is paid is asked for how much too: %s", (question, kind) => {
  expect(kindAsked(question).name).toBe(kind);
});

it("how much is paid may be a share of it", () => {
  expect(fits("이전비는 얼마나 주나요?", "이전비는 실제 든 돈의 80퍼센트로 한다.")).toBe(true);
  expect(fits("이전비는 얼마나 주나요?", "이전비는 운임의 80%로 한다.")).toBe(true);
  expect(fits("이전비는 얼마나 주나요?", "이전비는 운임의 100분의 80으로 한다.")).toBe(true);
});

it("takes all of it for what is given back", () => {
  expect(kindAsked("강의 전에 취소하면 얼마를 돌려받나요?").name).toBe("money");
  expect(fits("강의 전에 취소하면 얼마를 돌려받나요?", "강의 전 | 강의료 전액")).toBe(true);
});

describe("what is paid of something", () => {
  const asked = "입상자가 1인이면 얼마를 지급하나요?";

  it.each(["예산의 3분의 1을 지급", "예산의 30%를 지급한다."])("is an amount: %s", (line) => {
    expect(fits(asked, line)).toBe(true);
  });

  it("is none of another deed, nor where no verb asks", () => {
    expect(fits(asked, "지급된 예산의 30%를 반납한다.")).toBe(false);
    expect(fits(asked, "예산의 30%를 지급하지 아니한다.")).toBe(false);
    expect(fits("보상금은 얼마인가요?", "예산의 30%를 지급한다.")).toBe(false);
  });
});

describe("an amount told by a share", () => {
  const holds = (question: string, line: string) =>
    holdsAnswer(kindAsked(question), line, question) === true;

  it.each([
    ["선금은 얼마인가요?", "1) 선금 : 100분의50 (계약 지침)", true],
    ["선금은 얼마인가요?", "- 선금 : 계약금액의 50% 이내", true],
    ["선금은 얼마인가요?", "잔금 : 계약금액의 50%", false],
    ["선금은 얼마인가요?", "선금을 받은 업체는 30%를 넘는다.", false],
    ["사용료를 얼마나 감경받나요?", "공익 행사 : 50% 감경", true],
    ["사용료를 얼마나 감경받나요?", "공익 행사 : 50% 이상", false],
    ["사용료를 얼마나 깎아 주나요?", "공익 행사(사용료 1/2 경감)", true],
    ["사용료를 얼마나 깎아 주나요?", "공익 행사는 1/2을 넘지 않는다.", false],
    ["기본급의 얼마를 지급하나요?", "기본급의 1/3 해당액을 지급한다.", true],
    ["기본급의 얼마를 지급하나요?", "1/4분기에 기본급을 지급한다.", false],
    ["참석률은 얼마인가요?", "참석률 : 2/3", true],
    ["참석률은 얼마인가요?", "위원의 2/3 참석", true],
    ["참석률은 얼마인가요?", "3/5 회의에 참석했다.", false],
    ["참석률은 얼마인가요?", "제2차 회의(3/5) 참석", false],
    ["참석률은 얼마인가요?", "접수 : 3/2~3/9", false],
    ["융자금의 이자율은 얼마인가요?", "융자금은 무이자로 한다.", true],
    ["외부 위원은 얼마나 두나요?", "외부 위원은 과반으로 한다.", true],
    ["평가 임계값은 얼마인가요?", "평가 임계값은 70으로 한다.", true],
    ["집값은 얼마인가요?", "집값 목록 70쪽", false],
  ])("%s %s: %s", (question, line, expected) => {
    expect(holds(question, line)).toBe(expected);
  });
});

it.each(["연수비는 2,500 US$로 한다.", "연수비는 $2,500로 한다.", "연수비는 USD 2,500로 한다."])(
  "foreign money is an amount: %s",
  (line) => {
    expect(fits("연수비는 얼마인가요?", line)).toBe(true);
  },
);
