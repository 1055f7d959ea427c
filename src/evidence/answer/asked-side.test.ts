import { describe, expect, it } from "vitest";
import { isOnlyPaper, isOnlyReferred, tellsOtherSide } from "./asked-side.js";

describe("the end of a time", () => {
  it.each(["언제까지 내나요?", "몇 시에 끝나나요?", "몇 시까지 하나요?", "몇 시에 문을 닫나요?"])(
    "is asked for by %s",
    (question) => {
      expect(tellsOtherSide(question, "3월 2일 10:30", [])).toBe(true);
      expect(tellsOtherSide(question, "3월 2일 10:30까지", [])).toBe(false);
    },
  );

  it.each([
    "3. 2. ~ 3. 5.",
    "10:30-12:00",
    "마감 3월 2일",
    "3월 2일 이전",
    "2년간",
    "계약 후 1개월 내",
    "발급일 3일 전",
    "대응 | 전 직원 | 즉시",
    "지체 없이 낸다.",
    "매월 말일",
  ])("is told by %s", (line) => {
    expect(tellsOtherSide("언제까지 내나요?", line, [])).toBe(false);
  });

  it("may be told by what stands over it", () => {
    expect(tellsOtherSide("언제까지 내나요?", "3월 2일", ["제출기한"])).toBe(false);
    expect(tellsOtherSide("언제까지 내나요?", "3월 2일", ["제출일"])).toBe(true);
  });

  it("is not asked for by others", () => {
    expect(tellsOtherSide("언제 하나요?", "3월 2일 10:30", [])).toBe(false);
  });
});

it("how long before is told by that", () => {
  const asked = "며칠 전까지 보고해야 하나요?";
  expect(tellsOtherSide(asked, "12월 12일까지 낸다.", [])).toBe(true);
  expect(tellsOtherSide(asked, "중단 60일 전까지 낸다.", [])).toBe(false);
  expect(tellsOtherSide(asked, "중단 전날까지 낸다.", [])).toBe(false);
});

it("how many days something takes is told in no years", () => {
  const asked = "다시 받는 데 며칠이 걸리나요?";
  expect(tellsOtherSide(asked, "종료일부터 5년", [])).toBe(true);
  expect(tellsOtherSide(asked, "근무일 기준 8일", [])).toBe(false);
  expect(tellsOtherSide(asked, "최소 4주 소요", [])).toBe(false);
});

it("when something was done is told by no wish", () => {
  const wish = "7월 8일까지 회신해 주시기 바랍니다.";
  expect(tellsOtherSide("구청이 회신한 날은 언제인가요?", wish, [])).toBe(true);
  expect(tellsOtherSide("구청은 언제 회신했나요?", wish, [])).toBe(true);
  expect(tellsOtherSide("언제 회신하나요?", wish, [])).toBe(false);
  expect(tellsOtherSide("구청은 언제 회신했나요?", "7월 8일 회신함", [])).toBe(false);
});

it("when something was done is told by no length of a term", () => {
  const asked = "가람 헌장은 언제 만들어졌나요?";
  expect(tellsOtherSide(asked, "가람 헌장 제42조는 의원의 임기를 4년으로 정한다.", [])).toBe(true);
  expect(tellsOtherSide(asked, "가람 헌장은 1952년에 제정되어 임기를 4년으로 정하였다.", [])).toBe(
    false,
  );
  expect(tellsOtherSide(asked, "가람 헌장은 52년에 제정되었다.", [])).toBe(false);
  expect(tellsOtherSide("임기는 언제까지인가요?", "임기를 4년으로 정한다.", [])).toBe(true);
  expect(tellsOtherSide("교체 시기는 언제인가요?", "임기를 4년으로 정한다.", [])).toBe(false);
});

describe("a day that others are reckoned from", () => {
  it.each([
    "계약체결일 ~ 11. 30.",
    "계약일로부터 10일",
    "계약일을 기준으로 5년",
    "계약일 현재 3월",
    "계약일에는 붐비므로 계약일 2~3일 이전에 미리 등록",
  ])("is not told by %s", (line) => {
    expect(isOnlyReferred(["계약"], line)).toBe(true);
  });

  it.each(["계약일은 3월 2일", "계약일(3. 2.) 현재", "계약은 3월, 계약일부터 10일"])(
    "is told by %s",
    (line) => {
      expect(isOnlyReferred(["계약"], line)).toBe(false);
    },
  );

  it("is none where it is not named", () => {
    expect(isOnlyReferred(["신청"], "계약일부터 10일")).toBe(false);
  });
});

describe("a deed that is no time of its own", () => {
  it.each([
    ["계약을 체결하지 아니한 경우에는 30일 이내에 낸다.", true],
    ["계약 체결 후 10일 이내에 착수한다.", true],
    ["계약을 체결한 경우 10일 이내에 낸다.", true],
    ["제출마감일 다음날부터 30일 이후", true],
    ["제출마감일 이전부터 30일", true],
    ["입찰서 제출 마감일 전일까지 등록규정에 따라 제출한 자", true],
    ["제출 마감일 전일까지 통보하여 제출한 자료로 평가한다.", true],
    ["제출 마감일 전일까지 제출서류를 갖춘다.", true],
    ["제출 마감일 전일까지 제출한다.", false],
    ["신청서 5월 3일", false],
    ["계약은 7월 2일에 체결한다.", false],
    ["협상 후 10일 이내에 계약을 체결한다.", false],
  ])("%s", (line, expected) => {
    expect(isOnlyReferred(["체결", "제출"], line)).toBe(expected);
  });

  it("is not told by the name of a paper or of who does it", () => {
    expect(isOnlyPaper(["신청"], ["예산신청서 검토 4개월"])).toBe(true);
    expect(isOnlyPaper(["신청"], ["신청인 면담 5월 3일"])).toBe(true);
    expect(isOnlyPaper(["신청"], ["예산신청서 검토 4개월", "신청기간"])).toBe(false);
    expect(isOnlyPaper(["신청", "접수"], ["신청서 접수 5월 3일"])).toBe(false);
    expect(isOnlyPaper(["신청"], ["검토 4개월"])).toBe(false);
  });
});

it.each([
  ["임대기간은 모집기간 종료일로부터 10년이다.", "모집"],
  ["질의는 접수마감일 1일 전까지 받는다.", "접수"],
])("%s reckons from the time that is asked for", (line, name) => {
  expect(isOnlyReferred([name], line)).toBe(true);
  expect(isOnlyReferred([name], `${name}기간은 3월 2일부터이다.`)).toBe(false);
});

it("so long before something is no term to do it in", () => {
  const asked = "결과는 며칠 이내에 알리나요?";
  expect(tellsOtherSide(asked, "개최일 7일 전까지 알린다.", [])).toBe(true);
  expect(tellsOtherSide(asked, "개최일 7일 전까지 정하고 3일 이내에 알린다.", [])).toBe(false);
  expect(tellsOtherSide(asked, "7일 이내에 알린다.", [])).toBe(false);
});

it.each(["3근무일 전까지 낸다", "3영업일 전에 낸다"])("counts working days: %s", (line) => {
  expect(tellsOtherSide("며칠 전에 내나요?", line, [])).toBe(false);
  expect(tellsOtherSide("며칠 전에 내나요?", line.replace("전", "후"), [])).toBe(true);
});

it("takes a day in brackets for when something was, whatever is wanted", () => {
  const asked = "대물변제계약은 언제 체결되었나요?";
  const line = "대물변제계약(2003.1.10.)으로 넘겨받았으므로 그 값을 인정하여야 한다.";
  expect(tellsOtherSide(asked, line, [])).toBe(false);
  expect(tellsOtherSide(asked, "계약서를 2003.1.10.까지 제출하여야 한다.", [])).toBe(true);
});

it("takes a term before something with its exception in brackets", () => {
  const asked = "회의는 개최 며칠 전까지 통지하나요?";
  expect(tellsOtherSide(asked, "개최 5일(부득이한 경우에는 3일로 한다) 전까지 통지한다.", [])).toBe(
    false,
  );
  expect(tellsOtherSide(asked, "개최 5일(부득이한 경우에는 3일로 한다) 안에 통지한다.", [])).toBe(
    true,
  );
});

describe("the day on which something opens", () => {
  const asked = "가람플랫폼은 언제 문을 여나요?";

  it("is not told by how long it takes", () => {
    expect(tellsOtherSide(asked, "사업기간 : 착수일로부터 24개월 (730일간)", [])).toBe(true);
    expect(tellsOtherSide(asked, "사업기간 : 착수일로부터 24개월, 2031. 3. 2. 개통", [])).toBe(
      false,
    );
    expect(tellsOtherSide(asked, "사업기간 : 개통 후 24개월간 매주", [])).toBe(false);
    // The 15th is a day, and so is one that is reckoned from another.
    expect(tellsOtherSide(asked, "개통 : 15일 (행사기간 3일간)", [])).toBe(false);
    expect(tellsOtherSide(asked, "착공 24개월 뒤에 연다.", [])).toBe(false);
  });

  it("is asked for as any other that has passed", () => {
    const wished = "3월 2일에 개관하여야 한다.";
    expect(tellsOtherSide("가람관은 언제 개관했나요?", wished, [])).toBe(true);
  });

  it("is asked for by verbs of opening alone", () => {
    const line = "사업기간 : 24개월";
    expect(tellsOtherSide("가람관은 언제 개관하나요?", line, [])).toBe(true);
    expect(tellsOtherSide("사업기간은 언제인가요?", line, [])).toBe(false);
  });
});
