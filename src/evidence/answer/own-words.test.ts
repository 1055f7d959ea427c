/** Plain questions in an asker's own words: how often, which of a kind, what becomes of a case, and values of columns. */
import { describe, expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { holdsAnswer, kindAsked } from "./answer-kind.js";
import { isColumnBlackedOut } from "./blacked-out.js";
import { countedThing } from "./counted-things.js";
import { tellsGrowth } from "./grown-by.js";
import { isNumberedOtherwise } from "./numbered-nouns.js";
import { isTitledOtherMonth } from "./other-things.js";
import { readQuestion } from "./parse-question.js";
import type { LineText } from "./read-chunk.js";
import { judgeLines } from "./score-lines.js";
import { tellsYear } from "./year-cells.js";

const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
const read = (question: string) => readQuestion(question, rarity);
const judged = (question: string, text: string, more: Partial<LineText> = {}) =>
  judgeLines(
    { text, kind: "paragraph", path: ["가람 사업"], titles: ["가람 사업"], ...more },
    read(question),
  ).map((line) => line.text);
const holds = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

describe("how often", () => {
  const asked = "가람제약 건강검진은 몇 년에 한 번 받나요?";

  it("is asked by `몇 년에 한 번`", () => {
    expect(kindAsked(asked).name).toBe("often");
    expect(holds(asked, "전 임직원 (매 2년마다)")).toBe(true);
    expect(holds(asked, "2년 이상 근무한 사람")).toBe(false);
  });

  it("is no part of what is looked for", () => {
    expect([...read(asked).words.keys()]).not.toContain("번");
  });
});

it("weighs the noun before `몇 명인가요` as a noun", () => {
  const { words } = read("한빛 심의위원회는 몇 명인가요?");
  expect(words.get("심의위원회")).toBeCloseTo(words.get("한빛")!);
});

it("lets be how an asker says it is the last, the least or about so", () => {
  const words = [...read("수상자는 최종적으로 누가 정하나요?").words.keys()];
  expect(words.some((word) => word.startsWith("최종"))).toBe(false);
  expect([...read("담당자는 적어도 몇 명 있어야 하나요?").words.keys()]).not.toContain("적어");
  expect(countedThing("담당자는 적어도 몇 명 있어야 하나요?")).toBeNull();
});

it("counts things by their name beside the number", () => {
  const asked = "공사 때문에 차로가 몇 개나 막히나요?";
  expect(holds(asked, "왕복도로 중 1차로 부분통제")).toBe(true);
  expect(holds(asked, "10월 1일부터 통제")).toBe(false);
});

it("takes no interest for an answer however it is asked", () => {
  expect(holds("학자금은 이자가 얼마나 붙나요?", "학자금은 무이자로 대부한다.")).toBe(true);
});

it("tells a post code by its mark", () => {
  const asked = "한빛소방서 우편번호가 몇 번이에요?";
  expect(holds(asked, "우 | 04524 | 서울특별시 중구 세종대로 110")).toBe(true);
  expect(holds(asked, "우편번호 : 04524")).toBe(true);
  expect(holds(asked, "사업비 12345 | 천원")).toBe(false);
});

describe("one of a kind by its measure", () => {
  it("is another where only others are told", () => {
    expect(
      isNumberedOtherwise("15년 근속 포상금은 얼마인가요?", "• 30년 근속: 포상금 500만원"),
    ).toBe(true);
    expect(
      isNumberedOtherwise("30년 근속 포상금은 얼마인가요?", "• 30년 근속: 포상금 500만원"),
    ).toBe(false);
  });

  it("is not told by bounds", () => {
    expect(isNumberedOtherwise("15년 이상 근무하면 얼마인가요?", "10년 이상 근무: 100만원")).toBe(
      false,
    );
  });

  it("is another anniversary", () => {
    expect(judged("42주년 창립행사는 언제 열렸나요?", "제43주년 창립행사 : 2031. 5. 2.")).toEqual(
      [],
    );
    expect(
      judged("43주년 창립행사는 언제 열렸나요?", "제43주년 창립행사 : 2031. 5. 2."),
    ).toHaveLength(1);
  });
});

describe("a month that names one of several", () => {
  const titles = ["2031년 10월 복무감사 결과보고"];

  it("is not that of the title", () => {
    expect(isTitledOtherMonth("2031년 12월 복무감사는 언제였나요?", titles)).toBe(true);
    expect(isTitledOtherMonth("2031년 10월 복무감사는 언제였나요?", titles)).toBe(false);
    expect(isTitledOtherMonth("12월 급식비는 언제 주나요?", titles)).toBe(false);
    expect(isTitledOtherMonth("5월 가람축제 장소는 어디예요?", ["가람축제 4월 회의 결과"])).toBe(
      false,
    );
    const text = "조치결과 통보 기한 : 2031. 12. 3.";
    expect(judged("2031년 12월 복무감사는 언제였나요?", text, { titles })).toEqual([]);
  });
});

it("takes a year under the column that tells when it was done", () => {
  const header = ["품 명 | 규 격 | 설 치 년 도 | 비 고"];
  expect(tellsYear("송풍기 | 35 | 2007 | 2호", header, read("송풍기는 언제 설치한 거예요?"))).toBe(
    true,
  );
  expect(tellsYear("송풍기 | 35 | 2007 | 2호", header, read("송풍기는 언제 점검했나요?"))).toBe(
    false,
  );
  const row = "송풍기 | 35 | 2007 | 2호";
  const more = { kind: "table", header } as const;
  expect(judged("송풍기는 언제 설치한 거예요?", `${header[0]}\n${row}`, more)).toContain(row);
});

it("answers nothing from a column whose cell is blacked out", () => {
  const rows = [
    "검사 결과 | 구분 | 탁도 | 철",
    "(기준) | (0.5 이하) | (0.3 이하)",
    "결과 | **** | 0.1",
  ];
  expect(isColumnBlackedOut("탁도", "수질검사 결과 탁도는 얼마인가요?", rows)).toBe(true);
  expect(isColumnBlackedOut("철", "수질검사 결과 철은 얼마인가요?", rows)).toBe(false);
  expect(isColumnBlackedOut("탁도", "탁도 기준은 얼마인가요?", rows)).toBe(false);
});

it("tells what becomes of a case beside it", () => {
  const lines = "새벌로 공사는 야간에 한다.\n우천 시 작업 순연";
  expect(judged("새벌로 공사 날 비가 오면 어떻게 되나요?", lines)).toEqual(["우천 시 작업 순연"]);
});

it("counts what is asked about in what another word means", () => {
  const text = '“담당부서”란 업무를 맡는 부서를 말하며, 2인 이상의 "공시담당자"가 소속되어야 한다.';
  expect(judged("공시담당자는 몇 명 있어야 하나요?", text)).toEqual([text]);
});

it("tells who carries something out by its label", () => {
  const lines = "소관 : 가람부\n사업시행주체 : 한빛진흥공단";
  expect(judged("가람 사업은 어느 기관이 맡아서 하나요?", lines)).toContain(
    "사업시행주체 : 한빛진흥공단",
  );
});

it("takes what each household gets for the asking, and what comes after for little", () => {
  expect([...read("연탄쿠폰은 한 집에 얼마인가요?").words.keys()]).toEqual(["연탄쿠폰"]);
  const { words } = read("대출을 받은 뒤 영수증을 내야 하나요?");
  expect(words.get("뒤")!).toBeLessThan(words.get("영수증")! / 2);
});

it("looks for nothing of an errand", () => {
  const words = [...read("연탄쿠폰 일 물어보려면 몇 번으로 전화하나요?").words.keys()];
  expect(words).not.toContain("일");
});

it("takes the column of what was added for how much something grew", () => {
  const header = ["사업명 | 2022년 결산 | 2023년 | 2024년 | 증감(B-A)"];
  const row = "가람 사업 | 341 | 1,621 | 2,888 | 1,267";
  expect(tellsGrowth("예산이 2023년보다 얼마나 늘었나요?", row, header)).toBe(true);
  expect(tellsGrowth("예산이 얼마인가요?", row, header)).toBe(false);
  expect(tellsGrowth("예산을 얼마나 줄 수 있나요?", row, header)).toBe(false);
  expect(tellsGrowth("얼마나 늘었나요?", row, ["사업명 | 2023년 | 2024년"])).toBe(false);
});

it("takes the department at the foot of a letter for its sender", () => {
  const lines = "시행 | 예방과-299 | ( | 2031. 1. 5. | ) | 접수 | ( | )";
  const more = { kind: "table" } as const;
  expect(judged("가람 사업 공문은 어느 부서에서 보냈나요?", lines, more)).toContain(lines);
});

it("weighs that a paper is a letter, and who is in charge, for little", () => {
  const { words } = read("가람 사업 공문 담당 주무관은 누구예요?");
  expect([...words.keys()]).not.toContain("담당");
  expect(words.get("공문")!).toBeLessThan(words.get("가람")! / 2);
});

it("takes a share of all behind a stroke where these must agree", () => {
  const asked = "주민 몇 명 동의가 있어야 하나요?";
  expect(holds(asked, "의결기구가 없는 경우에는 입주민 2/3이상 동의서")).toBe(true);
  expect(holds(asked, "3/5 회의에서 동의를 받는다")).toBe(false);
});

it.each([
  ["솔내3리 진료는 언제인가요?", "솔내2리 | 3. 18.", true],
  ["솔내3리 진료는 언제인가요?", "솔내2리, 솔내3리 | 3. 18.", false],
  ["솔내3리 진료는 언제인가요?", "하늘골 | 3. 18.", false],
  ["모집 3명은 언제 뽑나요?", "모집 2명 | 3. 18.", false],
])("a number within a name tells others apart: %s %s", (question, line, expected) => {
  expect(isNumberedOtherwise(question, line)).toBe(expected);
});

it.each([
  ["제3전시실은 어디에 있나요?", "제2전시실은 3층에 있다.", [], true],
  ["제3전시실은 어디에 있나요?", "전시실은 3층에 있다.", [], true],
  ["제3전시실은 어디에 있나요?", "전시실은 3층에 있다.", ["제3전시실 안내"], false],
  ["제3전시실은 어디에 있나요?", "제2·3전시실은 3층에 있다.", [], false],
  ["제1전시실은 어디에 있나요?", "제1·2·3전시실은 3층에 있다.", [], false],
  ["제2전시실은 어디에 있나요?", "제1전시실과 제2 및 제3전시실은 3층에 있다.", [], false],
  ["제3전시실은 어디에 있나요?", "제1∼4전시실은 3층에 있다.", [], false],
  ["제3전시실은 어디에 있나요?", "제1·4전시실은 3층에 있다.", [], true],
  ["제5전시실은 어디에 있나요?", "제1∼4전시실은 3층에 있다.", [], true],
  ["제3전시실은 어디에 있나요?", "전시실은 모두 3층에 있다.", [], false],
  ["제3자는 누구인가요?", "자는 누구든지", [], false],
  ["제3차 회의는 어디에서 하나요?", "회의는 3층에서 한다.", [], false],
])(
  "what is numbered is neither another number nor none: %s %s",
  (question, line, path, expected) => {
    expect(isNumberedOtherwise(question, line, path)).toBe(expected);
  },
);
