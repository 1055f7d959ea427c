/** Lines that say what is asked, and were kept back by a rule against near ones; beside each, a near one that still is. */
import { describe, expect, it } from "vitest";
import { RARITY, toldLines } from "../../../test/told-lines.js";
import { holdsAnswer, kindAsked } from "./answer-kind.js";
import { askedCell } from "./asked-cell.js";
import { hasNoneOfTitle, ownerOfContact } from "./asked-owner.js";
import { HeldWords } from "./held-words.js";
import { correctWords } from "./mistyped-words.js";
import { isAboutOthers } from "./other-things.js";
import { readQuestion } from "./parse-question.js";
import { namedThings, namesRival } from "./rival-names.js";
import { asksFirst } from "./said-of.js";
import { isBoundOfDeed, isToldByDeed } from "./told-by-deeds.js";

const told = toldLines;
const holds = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

describe("when a paper was written", () => {
  const asked = "5월 22일 가람행사의 현수막 값은 얼마인가요?";

  it.each([["2026-05-09"], ["시행 | 총무과-773 | ( | 2026. 5. 9. | ) | 접수 | ( | )"]])(
    "is no other day than the asked one: %s",
    (own) => {
      expect(isAboutOthers(asked, () => `${own}\n현수막 | 55,000`)).toBe(false);
    },
  );

  it("leaves what the paper says of another day", () => {
    expect(isAboutOthers(asked, () => "2026-05-09\n5월 23일 행사\n현수막 | 55,000")).toBe(true);
  });

  it("is the asked one too", () => {
    const chunk = () => "2026-05-22\n현수막은 5월 9일에 건다";
    expect(isAboutOthers(asked, chunk)).toBe(false);
  });
});

it("tells money behind the won sign of a Korean keyboard, and in words", () => {
  const asked = "가람용역 예산은 얼마인가요?";
  expect(holds(asked, "예산 : \\851,957,050")).toBe(true);
  expect(holds(asked, "예산 : 일금팔억오천일백만원정")).toBe(true);
  expect(holds(asked, "예산 : 일금 원정")).toBe(false);
});

it("reads all values behind a name of two columns", () => {
  const row = "축의금 | 결혼 | 50 |  | 30";
  const attribute = readQuestion("결혼 축의금은 얼마인가요?", RARITY).attribute!;
  expect(askedCell(row, ["구분 | 종류 | 본인 | 부모 | 자녀"], "축의금", attribute)).toBe(
    "50 |  | 30",
  );
  expect(askedCell(row, ["구분 | 2020 | 2021 | 2022 | 2023"], "축의금", attribute)).toBe("결혼");
});

describe("a time that a deed tells", () => {
  const asked = "임차자금 보증증권은 언제까지 내야 하나요?";

  it("stands right before what is done then", () => {
    expect(isToldByDeed("확정 후 대금 지급 전까지, 보증증권을 제출하여야 한다.", asked)).toBe(true);
    expect(isToldByDeed("등기가 끝난 후에 저당권을 설정한다.", "저당권을 언제 설정하나요?")).toBe(
      true,
    );
    expect(isToldByDeed("보증증권을 제출한 후에 대금을 받는다.", asked)).toBe(false);
    expect(isToldByDeed("대금 지급 전까지 신청서를 쓰고 보증증권을 보관한다.", asked)).toBe(false);
  });

  it("is a bound where the sentence says it of the thing", () => {
    const report = "직원은 출장보고서를 언제까지 내야 하나요?";
    const line = "출장을 마친 때에는 7일 이내에 부서장에게 출장보고서를 제출하여야 한다.";
    expect(isBoundOfDeed(line, report)).toBe(true);
    expect(isBoundOfDeed("7일 이내에 여비를 신청하고, 출장보고서에 적는다.", report)).toBe(false);
    expect(told(report, line, { path: ["직원 복무규정"] })).toEqual([line]);
  });

  it("stands in the row of the thing", () => {
    const when = "용역의 착수보고서는 언제 제출하나요?";
    expect(isToldByDeed("착수보고서 | 개요 | 착수일 제출(1부)", when)).toBe(true);
    expect(isToldByDeed("중간보고서 | 개요 | 착수일 제출(1부)", when)).toBe(false);
    expect(isToldByDeed("착수보고서 | 개요 | 종이로 제출", when)).toBe(false);
  });

  it("lets its line answer", () => {
    const line = "대금 지급 전까지, 보증증권을 제출하여야 한다.";
    expect(told(asked, line, { path: ["임차자금"] })).toEqual([line]);
  });
});

it("asks for no opening hours by what is to be done until then", () => {
  const asked = (question: string) => readQuestion(question, RARITY).field?.name;
  expect(asked("직원은 휴가를 몇 시까지 신청해야 하나요?")).toBeUndefined();
  expect(asked("가람도서관은 몇 시까지 하나요?")).toBe("hours");
});

describe("what was first", () => {
  it("is what was made", () => {
    const line = "’93.12월 가람법 제정";
    expect(told("가람법은 언제 처음 만들어졌나요?", line)).toEqual([line]);
    expect(told("가람법은 언제 처음 만들어졌나요?", "’98.12월 가람법 개정")).toEqual([]);
    expect(told("가람법은 언제 처음 적용됐나요?", line)).toEqual([]);
  });

  it("came before what was done again", () => {
    const lines = "2026. 7. 11. | 입찰 공고 | 가람과\n2026. 7. 24. | 입찰 재공고 | 가람과";
    const asked = "가람 입찰은 언제 처음 공고했나요?";
    const more = { path: ["가람 입찰"] };
    expect(told(asked, lines, more)).toEqual([lines.split("\n")[0]]);
    expect(told(asked, lines.split("\n")[0]!, more)).toEqual([]);
  });

  it("is not asked for by when something was begun", () => {
    expect(asksFirst("가람수당은 언제 처음 지급하기 시작했나요?")).toBe(false);
    expect(asksFirst("가람수당을 처음 지급한 해는?")).toBe(true);
  });
});

describe("where", () => {
  const foot = "우 | 04520 | 서울특별시 중구 한별로 124, 6층";

  it("a sender is, the foot of the letter tells", () => {
    const text = `가람담당관\n${foot}`;
    expect(told("가람담당관은 어디에 있나요?", text, { kind: "table" })).toContain(foot);
    expect(told("새봄공원은 어디에 있나요?", text, { kind: "table" })).not.toContain(foot);
  });

  it("something is done, a site may tell", () => {
    const line = "공사 포털에서 서류를 첨부하여 신청한다.";
    const asked = "경조비 신청 장소는 어디인가요?";
    expect(told(asked, line, { path: ["경조비"] })).toEqual([line]);
    expect(told(asked, "공사 포털에서 결과를 본다.", { path: ["경조비"] })).toEqual([]);
  });
});

it("takes no bound for another of a kind", () => {
  const [thing] = namedThings("조사용역 계약은 며칠 안에 맺나요", new Set(["조사용역"])).slice(-1);
  expect(thing).toMatchObject({ before: "조사용역", head: "계약" });
  expect(namesRival("성립 후 10일 이내 계약을 맺는다", thing!)).toBe(false);
  expect(namesRival("성립 후 고용 계약을 맺는다", thing!)).toBe(true);
});

it("names no one by `담당` before a title", () => {
  expect(ownerOfContact("연탄쿠폰 담당 과장의 전화번호는?")?.names).toEqual(["과장"]);
  expect(ownerOfContact("한별 과장의 전화번호는?")?.names).toEqual(["한별", "과장"]);
});

it("takes a deed with a noun for a time for no typing error", () => {
  const asked = "조회 회신기한은 언제인가요?";
  const isKnown = (word: string) => word === "회신";
  expect(correctWords(asked, isKnown, ["회신이 한 번 없는 경우"])).toBe(asked);
});

it("needs both parts of a noun, whichever dot stands between them", () => {
  const asked = "침해 중 모욕·훼손은 몇 퍼센트인가요?";
  expect(told(asked, "모욕‧훼손(26.0%)이 많았다.")).toHaveLength(1);
  expect(told(asked, "모욕‧폭행(26.0%)이 많았다.")).toEqual([]);
});

it("tells the day of what a label names", () => {
  const row = "배포 | 2026. 5. 13.(화) 08:30";
  const document = HeldWords.of("가람 실태조사 보도자료를 낸다");
  const more = { path: ["새봄"], document, documentProse: document };
  expect(told("가람 실태조사 보도자료 배포일은 언제인가요?", row, more)).toEqual([row]);
  expect(told("가람 실태조사 보도자료 접수일은 언제인가요?", row, more)).toEqual([]);
});

describe("the label of another value", () => {
  const asked = "한별용역 예산은 얼마인가요?";
  const budget = "배정예산 | 50,000,000원";

  it("is none where another row of the form names what it is of", () => {
    expect(told(asked, `${budget}\n기관 | 가람공사\n계약기간 | 30일\n용역명 | 한별용역`)).toContain(
      budget,
    );
    expect(told(asked, `용역명 | 새봄공사\n기관 | 가람공사\n${budget}`)).not.toContain(budget);
  });
});

it("takes `공문의` for a paper and its particle", () => {
  const needs = (question: string) => readQuestion(question, RARITY).attribute?.needs;
  expect(needs("가람시 공문의 전화번호는 무엇인가요?")).toEqual([]);
  expect(needs("가람시 문의 전화번호는 무엇인가요?")).not.toEqual([]);
});

it("reads what a sentence says of the asked noun behind another label", () => {
  const asked = "보수교육 산정기간은 언제부터 언제까지인가요?";
  const line = "제3조(이수기간) 매년 보수교육을 받고, 그 산정기간은 1월 1일부터 12월 31일로 한다.";
  expect(told(asked, line)).toEqual([line]);
  expect(told(asked, line.replace("산정기간은", "기간은"))).toEqual([]);
});

it("finds no telephone of a title that a row has none for", () => {
  const over = ["가람과 | 과 장 | 사무관 | 주무관"];
  const row = "가람과 | 044)203-5260 | 044)203-5261";
  const owner = (title: string) => ({ names: [title], isPerson: true });
  expect(hasNoneOfTitle(owner("과장"), row, over)).toBe(false);
  expect(hasNoneOfTitle(owner("주무관"), row, over)).toBe(true);
  expect(hasNoneOfTitle(owner("주무관"), row, [])).toBe(false);
});

it.each(["교육(접수처는 어디인가요?", "C++ 장소는 어디인가요?", "이수(산정기간은 며칠인가요?"])(
  "takes signs of the question for letters: %s",
  (question) => {
    const line = "교육(접수처를 알린다";
    expect(() => told(question, line)).not.toThrow();
  },
);

it.each([
  ["운영 규정은 언제부터 시행하나요?", "이 규정은 공포한 날부터 시행한다.", true],
  ["운영 규정은 언제부터 시행하나요?", "이 규정은 총장이 시행한다.", false],
  ["예치금은 언제 내나요?", "② 제1항의 예치금은 입주 시 납부한다.", true],
  ["예치금은 언제 내나요?", "② 제1항의 예치금은 계좌로 납부한다.", false],
  ["예치금은 언제 내나요?", "관리비는 입주 시 납부한다.", false],
])("a deed behind the thing tells its time: %s %s", (question, line, expected) => {
  expect(isToldByDeed(line, question)).toBe(expected);
});
