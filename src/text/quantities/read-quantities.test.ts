import { describe, expect, it } from "vitest";
import { declaredUnits, withoutDeclaredUnits } from "./declared-units.js";
import type { Quantity } from "./quantity.js";
import { readQuantities } from "./read-quantities.js";

function shown(one: Quantity): string {
  if (one.kind === "number") return `${one.value}${one.unit ?? ""}`;
  if (one.kind === "date")
    return [one.year, one.month, one.day].map((part) => part ?? "-").join("/");
  if (one.kind === "time") return `${Math.floor(one.minutes / 60)}:${one.minutes % 60}`;
  return one.label;
}
const read = (text: string) => readQuantities(text).map(shown);

describe("numbers", () => {
  it.each([
    ["30,000원", "30000원"],
    ["3만원", "30000원"],
    ["삼만원", "30000원"],
    ["금이억팔천칠백만원", "287000000원"],
    ["2억 8,700만원", "287000000원"],
    ["2천5백만원", "25000000원"],
    ["4조 1천억원", "4100000000000원"],
    ["4.1조원", "4100000000000원"],
    ["1만 5,000원", "15000원"],
    ["20 만원", "200000원"],
    ["151억 3천만 달러", "15130000000달러"],
    ["844백만원", "844000000원"],
    ["35,200천원", "35200000원"],
    ["177,419십억원", "177419000000000원"],
    ["48.50%", "48.5%"],
    ["2.1%p", "2.1%p"],
    ["2.1%포인트", "2.1%p"],
    ["３０명", "30명"],
    ["간사 1인", "1명"],
    ["간사 한 명", "1명"],
    ["두 차례", "2회"],
    ["1천제곱미터", "1000㎡"],
    ["6개월", "6개월"],
    ["30,000항목", "30000개"],
    ["무료", "0원"],
    ["천 원", "1000원"],
    ["4촌 이내", "4촌"],
    ["100분의 70", "70%"],
    ["비용의 절반을 낸다", "50%"],
    ["절반이다", "50%"],
    ["32기가바이트", "32GB"],
    ["32G", "32GB"],
    ["1,000분의 5", "0.5%"],
    ["10000분의 25", "0.25%"],
    ["₩19,209,180,000", "19209180000원"],
    ["￦ 3,000", "3000원"],
    ["추정가격 \\ 950,463,636", "950463636원"],
    ["C:\\950", "950"],
  ])("%s is %s", (text, value) => expect(read(text)).toEqual([value]));

  it("are none in words that only look so", () => {
    expect(read("사원은 세대주와 세대원이 아니어도 된다")).toEqual([]);
    expect(read("이천시 만족도 조사와 백신 천안 일부 사업, 십자가")).toEqual([]);
    expect(read("한 번에 신청한다")).toEqual([]);
  });

  it("of a range share what is written once", () => {
    expect(read("19~39세")).toEqual(["19살", "39살"]);
    expect(read("25∼45%")).toEqual(["25%", "45%"]);
    expect(read("3~5만원")).toEqual(["30000원", "50000원"]);
  });

  it("may be said to be rounded, and carry a sign", () => {
    const about = (text: string) =>
      readQuantities(text).map((one) => one.kind === "number" && one.about);
    expect(about("약 30명, 30여 명, 30명 정도, 30명")).toEqual([true, true, true, false]);
    const signs = readQuantities("+2.2조원 △1.9조원 3조원").map(
      (one) => one.kind === "number" && one.sign,
    );
    expect(signs).toEqual([1, -1, 0]);
  });

  it("know their bounds, before and behind, and turned round", () => {
    const bounds = (text: string) => readQuantities(text).map(({ bound }) => bound);
    expect(
      bounds("3명 이상, 3명 초과, 3명 이하, 3명 미만, 3일 이내, 최대 3명, 최소 3명, 3명"),
    ).toEqual([...["atLeast", "above", "atMost", "below", "atMost", "atMost", "atLeast"], null]);
    expect(bounds("3일 안에, 적어도 3명, 3명이 넘는, 3%보다 큰, 3%보다 적은")).toEqual([
      ...["atMost", "atLeast", "over", "above", "below"],
    ]);
    expect(bounds("3%보다 커서는 안 된다, 3%보다 크면 안 된다")).toEqual(["atMost", "atMost"]);
    expect(bounds("70점을 넘어야 한다, 70점을 넘는 사람")).toEqual(["above", "over"]);
    expect(bounds("2년을 초과하지 않는다, 2년을 넘지 아니하는")).toEqual(["atMost", "atMost"]);
    expect(
      bounds("2년을 초과하여서는 아니 된다, 2년을 넘지 못한다, 2년을 넘어서는 안 된다"),
    ).toEqual([...["atMost", "atMost", "atMost"]]);
    // The first syllables of other words deny nothing.
    expect(bounds("10일 이내 말소, 3명 이상 못자리, 5명 이하 말단, 2년 초과 아니스")).toEqual([
      ...["atMost", "atLeast", "atMost", "above"],
    ]);
    expect(bounds("10년 이상 개발되지 않은 땅, 100만원을 넘을 수 없다")).toEqual([
      ...["atLeast", "atMost"],
    ]);
  });

  it("count great things, and know units of laboratories", () => {
    const units = (text: string) =>
      readQuantities(text).map((one) => one.kind === "number" && [one.value, one.unit]);
    expect(units("4대 핵심 전략, 버스 4대")).toEqual([
      [4, "개"],
      [4, "대"],
    ]);
    expect(units("탁도 0.5NTU, 염소 4.0mg/L, 3단형")).toEqual([
      [0.5, "NTU"],
      [4, "mg/L"],
      [3, "단"],
    ]);
  });
});

describe("dates and times", () => {
  it.each([
    ["2024. 3. 1.", "2024/3/1"],
    ["2024-03-01", "2024/3/1"],
    ["2026/12/18", "2026/12/18"],
    ["2024년 3월 1일", "2024/3/1"],
    ["’24.3.1.", "2024/3/1"],
    ["‘99년", "1999/-/-"],
    ["2024년 3월", "2024/3/-"],
    ["(21년)", "2021/-/-"],
    ["6월 22일", "-/6/22"],
    ["6. 22.(월)", "-/6/22"],
    ["6.27일", "-/6/27"],
    ["25.04.07.(월)", "2025/4/7"],
    ["7월중", "-/7/-"],
    ["14:30", "14:30"],
    ["오후 2시 30분", "14:30"],
    ["오후 2시 반", "14:30"],
    ["오전 12시", "0:0"],
    ["18:00시까지", "18:0"],
  ])("%s is %s", (text, value) => expect(read(text)).toEqual([value]));

  it("stand beside one another", () => {
    expect(read("2026.04.08. 10:00 ~ 2026.04.13.11:00")).toEqual([
      "2026/4/8",
      "10:0",
      "2026/4/13",
      "11:0",
    ]);
    expect(read("‘25.1Q 2016년 10.14%")).toEqual(["2025/-/-", "1분기", "2016/-/-", "10.14%"]);
  });

  it("are days of the month last named, where they come after it", () => {
    expect(read("2024년 7월 7일에서 13일까지")).toEqual(["2024/7/7", "2024/7/13"]);
    expect(read("7월 12일 74명, 13일에 67명").at(2)).toBe("-/7/13");
    expect(read("7월 12일부터 10일까지").at(1)).toBe("10일");
    expect(read("7월 12일부터 20일간").at(1)).toBe("20일");
    expect(read("공고 후 13일까지")).toEqual(["13일"]);
  });

  it("carry their weekday", () => {
    const weekdays = readQuantities("12.8(금) 12월 9일 토요일").map(
      (one) => one.kind === "date" && one.weekday,
    );
    expect(weekdays).toEqual([4, 5]);
  });

  it("do not take impossible days, decimals and hours of work", () => {
    expect(read("13월 3.5% 8시간")).toEqual(["13", "3.5%", "8시간"]);
  });
});

describe("labels", () => {
  it.each([
    ["제12조의5제3항", ["조12-5", "항3"]],
    ["제 12 조 제2호", ["조12", "호2"]],
    ["③", ["항3"]],
    ["별표 2", ["별표2"]],
    ["위원 3분의 2, 2/3", ["비2/3", "비2/3"]],
    ["02-2110-3539", ["번호02-2110-3539"]],
    ["기획과-1234", ["번호1234"]],
    ["10.16.1", ["번호10-16-1"]],
  ])("%s", (text, labels) => expect(read(text)).toEqual(labels));

  it("are no trillions: 제3조 and 3조원", () => {
    expect(read("제3조에 따라 3조원")).toEqual(["조3", "3000000000000원"]);
  });
});

describe("declared units", () => {
  it("are those of tables, columns and captions", () => {
    expect(declaredUnits("(단위 : 백만원, %)")).toEqual([
      { factor: 1e6, unit: "원" },
      { factor: 1, unit: "%" },
    ]);
    expect(declaredUnits("금액(천원)")).toEqual([{ factor: 1000, unit: "원" }]);
    expect(declaredUnits("예산(억원, A) 사업수(개, B) 비중(B/A)")).toEqual([
      { factor: 1e8, unit: "원" },
      { factor: 1, unit: "개" },
    ]);
    expect(declaredUnits("미흡 (C)")).toEqual([]);
    expect(declaredUnits("< 업종별 동향(억 달러, %) >")).toEqual([
      { factor: 1e8, unit: "달러" },
      { factor: 1, unit: "%" },
    ]);
  });

  it("are no weekdays, firms and words in brackets", () => {
    expect(declaredUnits("12.8(일) (주)한국 (예정) 제12조(위원회)")).toEqual([]);
  });

  it("are no amounts themselves", () => {
    expect(read(withoutDeclaredUnits("표 1 (단위: 백만원) 35"))).toEqual(["1", "35"]);
    expect(read(withoutDeclaredUnits("지구단위계획의 50%, 100만원 단위로 최대 60%"))).toEqual([
      ...["50%", "1000000원", "60%"],
    ]);
  });
});

describe("a half", () => {
  it.each([
    "절반을 넘는다",
    "절반을 조금 넘는다",
    "절반 이상이다",
    "절반 가까이",
    "절반도 안 된다",
    "절반가량",
  ])("is none exactly: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe("tenths", () => {
  it.each([
    ["매년 8할 이상 출근", ["80%"]],
    ["보험료의 3할 5푼을 낸다", ["35%"]],
    ["정가의 5할인 상품", ["5"]],
    ["3할 수", ["3"]],
  ])("are shares: %s", (text, quantities) => expect(read(text)).toEqual(quantities));
});

it("reads days in words of their own", () => {
  expect(read("열흘 안에 이틀, 사흘째 날")).toEqual(["10일", "2일"]);
});

it("reads a day whose syllable was left out", () => {
  expect(readQuantities("12월 31까지 수립").map(({ kind }) => kind)).toEqual(["date"]);
});

it("bounds what is counted by its days", () => {
  expect(readQuantities("30일분 이상의 임금").map(({ bound }) => bound)).toEqual(["atLeast"]);
});

it("counts nothing in what is the second or third", () => {
  expect(readQuantities("두 번째로 많다")).toEqual([]);
  expect(readQuantities("두 번 갔다").map(({ text }) => text)).toEqual(["두 번"]);
});
