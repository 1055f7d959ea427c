import { describe, expect, it } from "vitest";
import {
  asksDoer,
  asksFirst,
  asksWhere,
  asksWho,
  asksWhom,
  countsCopies,
  countsOthers,
  firstOfKind,
  hasOnlyLabels,
  hasRoleCell,
  isDoerIn,
  isLeftOut,
  isOnlyCounted,
  labelsRole,
  leadsDuties,
  saysFirst,
  saysWhom,
  tellsBody,
  tellsWho,
} from "./said-of.js";

describe("whom something is given to", () => {
  it.each(["추천서는 누구에게 내야 하나요?", "누구한테 알려야 하나요?", "누구께 보고하나요?"])(
    "is asked for by %s",
    (question) => expect(asksWhom(question)).toBe(true),
  );

  it.each([
    "누가 정하나요?",
    "담당자는 누구인가요?",
    "누구께서 주관하나요?",
    "누구한테 물어보나요?",
  ])("is not asked for by %s", (question) => expect(asksWhom(question)).toBe(false));

  it.each([
    ...["총장에게 제출하여야 한다.", "운전기사에게 인계한다.", "센터장께 보고한다."],
    ...[
      "식품의약품안전처장(참조: 정책과)에게 낸다.",
      "구청장(복지과)으로 낸다.",
      "제출처 : 총무과",
    ],
  ])("is said by %s", (line) => expect(saysWhom(line)).toBe(true));

  it.each([
    "이 세칙은 총무관리처장 전결로 시행한다.",
    "총장께서 정한다.",
    "위원은 5인으로 구성한다.",
  ])("is not said by %s", (line) => expect(saysWhom(line)).toBe(false));
});

describe("people of another role", () => {
  it.each([
    ["위원", "사무를 처리하기 위하여 간사 1인을 둔다.", true],
    ["심사위원", "간사 2명과 감사 1명을 둔다.", true],
    ["위원", "간사 1인과 위원 7인으로 한다.", false],
    ["위원", "간사 1인을 포함하여 7인으로 한다.", false],
    ["외부위원", "위원 5명으로 한다.", false],
    ["위원", "외부위원 5명으로 한다.", false],
    ["위원", "간사를 둔다.", false],
  ])("are counted where %s are asked for: %s", (noun, line, expected) => {
    expect(countsOthers(noun, line)).toBe(expected);
  });
});

describe("who is asked for", () => {
  it.each([
    ...[
      "점검자 담당자 책임자 작성자 검사자 감독자 확인자 검토자 결재자 기안자 보고자 발표자 사회자",
    ],
    ...["진행자 참석자 입회자 수령자 인수자 인계자 관리자 평가자 조사자 간사 위원장 부위원장 위원"],
    ...["감독관 검사관 감사 강사 담당 실무자 반장 팀장 과장 국장 실장 재무관"],
  ])("by what they do: %s", (roles) => {
    for (const role of roles.split(" "))
      expect(asksWho(`${role} 이름이 누구인가요?`, role)).toBe(true);
  });

  it.each([
    ["회사의 창업주는 누구인가요?", "창업주", false],
    ["간사는 언제 뽑나요?", "간사", false],
    ["간사는 누구를 돕나요?", "간사", false],
    ["안전 점검자는 누군가요?", "점검자", true],
    ["현장점검자는 누구?", "현장점검자", true],
  ])("%s", (question, noun, expected) => {
    expect(asksWho(question, noun)).toBe(expected);
  });
});

describe("the first of its kind", () => {
  it.each([
    ["제도를 처음 적용한 곳은 어디인가요?", true],
    ["최초 수상자는 누구인가요?", true],
    ["첫 회의는 언제인가요?", true],
    ["첫째 주 일정은?", false],
    // Which part of a time.
    ["캠프 첫날은 몇 시에 모이나요?", false],
    ["첫 석 달 동안 쓴 돈은 얼마인가요?", false],
    ["첫 해외 진출은 언제인가요?", true],
    ["처음에 기업 몇 곳이 들어왔나요?", false],
    ["처음에 들어온 기업은 어디인가요?", true],
    ["제도를 적용한 곳은 어디인가요?", false],
    ["맨처음의 일은?", false],
    // Done but once.
    ...["발명", "창립", "창설", "설립", "제정", "시작"].map((once): [string, boolean] => [
      `처음으로 ${once}된 해는?`,
      false,
    ]),
  ])("%s %s", (question, expected) => {
    expect(asksFirst(question)).toBe(expected);
  });

  it.each([
    ...["처음", "최초로", "첫", "시초", "초대", "먼저", "효시", "제1회"].map(
      (first): [string, boolean] => [`${first} 시장이 열었다.`, true],
    ),
    ["제1항에 따라 시장이 열었다.", false],
  ])("is said: %s %s", (text, expected) => {
    expect(saysFirst(text)).toBe(expected);
  });
});

describe("where something is", () => {
  it.each(
    "공간 강의실 회의실 교육실 상담실 교육장 행사장 시험장 접수처 창구 시설 부서 기관 업체".split(
      " ",
    ),
  )("%s", (noun) => {
    expect(asksWhere("어디인가요?", noun)).toBe(true);
  });

  it.each([
    ["예약은 어디에서 하나요?", true],
    ["예약은 어디서 받나요?", true],
    ["예약은 어디에 할 수 있나요?", false],
    ["발생은 어디에서 비롯하나요?", false],
    ["수도는 어디인가요?", false],
  ])("%s", (question, expected) => {
    expect(asksWhere(question, "예약")).toBe(expected);
  });
});

describe("an amount beside a cost that is left out", () => {
  it.each([
    ["수강료 30,000원(교재비 별도)", true],
    ["수강료 30,000원(교재비는 미포함)", true],
    ["수강료 30,000원, 교재비 불포함", true],
    ["수강료 30,000원(교재비 제외)", true],
    ["수강료 30,000원(교재비 포함)", true],
    ["수강료 30,000원(교재비 10,000원 별도)", false],
    ["교재비 10,000원, 수강료 30,000원(교재비 별도)", false],
    ["수강료 30,000원", false],
  ])("%s", (line, expected) => {
    expect(isLeftOut("교재비", line)).toBe(expected);
  });
});

describe("people who are counted alone", () => {
  it.each([
    ["사무를 처리하기 위하여 간사 1명을 둔다.", true],
    ["간사 한 명을 둔다.", true],
    ["위원회에 간사를 둔다.", true],
    ["간사를 두며 위원을 돕는다.", true],
    ["간사를 두고 위원을 돕는다.", true],
    ["간사를 둘 수 있다.", true],
    ["간사 1인을 두되, 간사는 총무과장이 된다.", false],
    ["간사는 총무과장이 된다.", false],
    ["위원 3명", false],
  ])("%s", (line, expected) => {
    expect(isOnlyCounted("간사", line)).toBe(expected);
  });
});

it("whom a paper is for is told by a spaced label too", () => {
  expect(saysWhom("수 신 : 대표이사")).toBe(true);
});

describe("who someone is", () => {
  it.each([
    "위원장은 국장이 된다.",
    "국장을 위원장으로 한다.",
    "위원장: 국장",
    "위원장(단장)은 국장",
    "국장이 위원장이 된다.",
    "한빛재단 위원장 김한별",
    "한빛재단 위원장  김한별 (직인)",
  ])("is told by %s", (line) => {
    expect(tellsWho("위원장", line)).toBe(true);
  });

  it.each([
    ...["위원장 외에 참석할 수 있음", "위원장 또는 위원이 발표", "위원장의 승인을 받는다."],
    ...["위원장 승인", "위원장 밑에 둔다", "부위원장 후보 김한별"],
  ])("is not told by %s", (line) => {
    expect(tellsWho("위원장", line)).toBe(false);
  });

  it("is told by a name with signs of patterns in it, as a question may have them", () => {
    expect(tellsWho("(부)위원장", "(부)위원장: 국장")).toBe(true);
    expect(tellsWho("(위원장", "위원장은 국장")).toBe(false);
  });
});

describe("a role by what it does", () => {
  it.each([
    ["담당자", "과장 : 홍길동 담당 : 성춘향☎2134", true],
    ["담당자", "담당 | 성춘향 | 2134", true],
    ["담당자", "담당 업무를 정한다.", false],
    // Another role ends so.
    ["담당자", "예산담당 : 성춘향", false],
    ["위원장", "위원 : 성춘향", false],
  ])("%s in %s: %s", (noun, line, expected) => {
    expect(labelsRole(noun, line)).toBe(expected);
  });
});

describe("the first of a kind", () => {
  it.each([
    ["국내 최초의 수상 태양광은 무엇인가요?", ["수상", "태양광"]],
    ["한빛시의 첫 번째 자매도시는 어디인가요?", ["자매도시"]],
    ["첫 번재 명예시민은 누구인가요?", ["명예시민"]],
    ["최초의 노선의 이름은?", ["노선"]],
    ["처음으로 문을 연 곳은?", []],
    ["최초로 공개한 해는?", []],
  ])("%s", (question, expected) => {
    expect(firstOfKind(question)).toEqual(expected);
  });
});

describe("who does something", () => {
  it.each([
    ["운영회는 누가 소집하나요?", true],
    ["의장은 누가 위촉하나요?", true],
    ["누가 신청할 수 있나요?", false],
    ["누가 대상이 되나요?", false],
    ["담당자는 누구인가요?", false],
  ])("is asked by %s", (question, expected) => {
    expect(asksDoer(question)).toBe(expected);
  });

  it.each([
    ["감사는 의장이 위촉한다.", true],
    ["의장은 회원 중에서 뽑는다.", false],
    ["부서의 의장은 의장이 뽑는다.", false],
    ["감사는 회장이 위촉한다.", false],
    ["회장은 의장이 비밀을 누설하면 해촉할 수 있다.", false],
    ["회장은 의장이 없는 경우에는 다시 위촉한다.", false],
  ])("is the one that is asked about: %s", (line, expected) => {
    expect(isDoerIn("의장", line)).toBe(expected);
  });
});

it.each([
  ["담당자 | E-mail", true],
  ["제 | 1237 | 호 | 담당자 | 행정관리팀장 | 재무관", true],
  ["성 명 | 연 락 처", true],
  ["담당자 | 한별", false],
  ["위원장 | 기획조정실장", false],
  ["담당 | 팀장", true],
  ["팀장 | 총무과 | 02-123-4567", false],
])("labels alone: %s", (row, expected) => {
  expect(hasOnlyLabels(row)).toBe(expected);
});

it.each([
  ["간사는 다음 각 호의 사무를 처리한다.", true],
  ["간사는 총무과장으로 하며, 다음 각 호의 사무를 처리한다.", false],
  ["간사는 총무과장이 되고 다음 각 호의 사무를 처리한다.", false],
])("duties alone: %s", (line, expected) => {
  expect(leadsDuties(line)).toBe(expected);
});

it("tells a role by a cell of its own, not by one that says something of it", () => {
  expect(hasRoleCell(["대표이사"], ["가람상사 | 대표이사 한별"])).toBe(true);
  expect(hasRoleCell(["대표이사"], ["한별 | 가람", "대표이사 | 상호"])).toBe(true);
  expect(hasRoleCell(["담당자"], ["문의 | 담당자 총무과 한별 주무관(02-000-1234)"])).toBe(true);
  expect(hasRoleCell(["위원장"], ["구성 | 위원장: 부시장, 위원: 국장 5명, 간사: 과장"])).toBe(true);
  expect(hasRoleCell(["가람원장"], ["3 | 장려상 | 가람원장상 | 한별"])).toBe(false);
  expect(hasRoleCell(["담당자"], ["접수 | 서류는 담당자 외 2명이 함께 확인한 뒤 보관"])).toBe(
    false,
  );
  expect(
    hasRoleCell(["대표이사"], ["승인 | 300만원을 넘는 지출은 대표이사의 승인을 받는다."]),
  ).toBe(false);
});

it("tells by how many copies not to whom", () => {
  expect(countsCopies("보고서 : 3부")).toBe(true);
  expect(countsCopies("보고서 | 각 3부.")).toBe(true);
  expect(countsCopies("보고서 : 총무과장 3부")).toBe(false);
});

it("tells which body by its name, not by what is its own", () => {
  expect(tellsBody("업체", "위탁업체는 가람상사이다.")).toBe(true);
  expect(tellsBody("업체", "위탁을 받은 가람공사")).toBe(true);
  expect(tellsBody("업체", "[업체] 가람상사")).toBe(true);
  expect(tellsBody("업체", "□ 업체 ⇒ 가람상사")).toBe(true);
  expect(tellsBody("업체", "위탁업체로 가람상사를 선정하였다.")).toBe(true);
  expect(tellsBody("업체", "도서관과 계약된 업체의 차량")).toBe(false);
});

it.each([
  ["3. “구매주관부서”란 살림과를 말한다.", true],
  ["구매주관부서라 함은 살림과를 말한다.", true],
  ["구매주관부서 (가람원 해외지원실)", true],
  ["구매주관부서 (별도로 정한다)", false],
  ["구매주관부서의 장과 협의한다.", false],
])("tells by a definition or brackets which body it is: %s %s", (line, expected) => {
  expect(tellsBody("구매주관부서", line)).toBe(expected);
});
