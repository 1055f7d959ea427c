/** Who issues, by where the name stands. */
import { expect, it } from "vitest";
import { documentFrom, linesOf, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { issuersIn } from "./issuer-lines.js";

const issuers = (...parts: Part[]) =>
  issuersIn(rowsOf(documentFrom(parts))).map(
    ({ value, evidence }) => `${value}: ${evidence.join(" ")}`,
  );
const filler = (count: number) => Array.from({ length: count }, () => "본문이다.");
const next: Part = { text: "본문이다.", page: 2 };

it("stands beside the day below the title", () => {
  expect(issuers("주차장 개방 안내", "2024. 5. 3. / 한빛시 교통과")).toEqual([
    "한빛시 교통과: besideDate",
  ]);
  expect(issuers(...filler(12), "2024. 5. 3. / 한빛시 교통과")).toEqual([]);
});

it("stands over the title, alone or beside the word for a release", () => {
  expect(issuers("한 빛 시", "제목")).toEqual(["한빛시: letterhead"]);
  expect(issuers([["한빛부", "보 도 자 료"]])).toEqual(["한빛부: letterhead"]);
  expect(issuers([["한빛부 총괄팀", "과장"]])).toEqual([]);
  expect(issuers("주차장 개방 안내")).toEqual([]);
  expect(issuers(...filler(2), "한빛시")).toEqual(["한빛시: letterhead"]);
  expect(issuers(...filler(3), "한빛시")).toEqual([]);
  const printed = documentFrom([linesOf(["주차장 정보", "(현황)"]), "(1분기)", "한빛시"], {
    ...{ extractor: "pdf", format: "pdf" },
  });
  expect(issuersIn(rowsOf(printed, { printed: true })).map(({ value }) => value)).toEqual([
    "한빛시",
  ]);
  expect(issuers({ type: "header", text: "한빛시" })).toEqual([]);
  expect(issuers("연습실 사용 수칙", "● 연습실")).toEqual([]);
  expect(issuers("(사)한빛협회", "제목")).toEqual(["(사)한빛협회: letterhead"]);
});

it("stands below the fields that a paper begins with", () => {
  const fields = (label: string) => [
    [label, "HB-P-01", "제정일자", "2020. 1. 2."],
    ["개정번호", "3", "개정일자", "2026. 3. 2."],
    ["담당부서", "", "쪽", "1"],
  ];
  const cover = ["주차장 운영 지침", "2026. 3.", "한빛시"];
  expect(issuers(fields("문서번호"), ...cover, ...filler(3))).toContain("한빛시: letterhead");
  expect(issuers(fields("견학 장소"), ...cover, ...filler(3))).toEqual([]);
});

it("stands on a cover over where to reach it", () => {
  const cover = (...reached: string[]) =>
    issuers(
      "주차장 운영 지침",
      "함께 쓰는 주차장",
      "2판",
      "2026. 3.",
      "한빛시청",
      ...reached,
      next,
    );
  expect(cover("(12345) 한빛도 가람구 한빛로 1", "전화 02-123-4567")).toEqual(["한빛시청: cover"]);
  expect(cover("주차장을 연다.")).toEqual([]);
});

it("stands below any number of tags, stamps and lines that say whom to call", () => {
  const aside = [
    "[별지 제1호서식]",
    "(앞쪽)",
    "대외비",
    "내부 검토용",
    "접수 제   호 (20  .  .  .)",
    "- 1 -",
    "담당자: 홍길동 (☎ 02-123-4567)",
    "hong@example.kr",
  ];
  expect(issuers(...aside, "한빛시", "제목")).toEqual(["한빛시: letterhead"]);
  const said = "한빛시는 주차장을 함께 쓰도록 돕는다.";
  expect(issuers(...aside, ...filler(7), said)).toEqual(["한빛시: preface"]);
  expect(issuers(...aside, ...filler(8), said)).toEqual([]);
  // A day, a row of several cells and a long line are parts of the head.
  for (const part of ["2024. 5. 3.", [["☎", "02-123-4567"]], `☎ ${"가".repeat(60)}`] as Part[])
    expect(issuers(part, ...filler(2), "한빛시")).toEqual([]);
});

it("stands at the foot of a cover, with its parts", () => {
  const cover = (...names: string[]) =>
    issuers("주차장 개방 계획", "2024. 5.", "- 시민과 함께 -", ...names, next);
  expect(cover("한빛시")).toEqual(["한빛시: cover"]);
  expect(cover("한빛시", "교통과")).toEqual(["한빛시 교통과: cover"]);
  expect(cover("한빛시", "(교통과)")).toEqual(["한빛시 (교통과): cover"]);
  expect(cover("한빛시", "주차장")).toEqual([]);
});

it("needs a short first page before another one to be a cover", () => {
  const page = (count: number) => ["제목", ...filler(count), "한빛시"];
  expect(issuers(...page(10), next)).toEqual(["한빛시: cover"]);
  expect(issuers(...page(11), next)).toEqual([]);
  expect(issuers(...page(10))).toEqual([]);
});

it("is not the first row of a cover, which is its title or letterhead", () => {
  expect(issuers("한빛시", "교통과", next)).toContain("교통과: cover");
});

it("stands beside a label among the first sixty rows", () => {
  expect(issuers("제목", "주관기관 : 한빛시")).toEqual(["한빛시: labelled"]);
  expect(issuers("제목", "가. 공고기관: 한빛시")).toEqual(["한빛시: labelled"]);
  expect(issuers(...filler(59), "주관기관 : 한빛시")).toHaveLength(1);
  expect(issuers(...filler(60), "주관기관 : 한빛시")).toEqual([]);
});

it("stands in the number line", () => {
  expect(issuers("한빛시 공고 제2024-12호")).toEqual(["한빛시: numberLine"]);
  expect(issuers("공고 제2024-12호")).toEqual([]);
  expect(issuers("제목", "한빛시 공고 제2024-12호")).toEqual(["한빛시: numberLine"]);
});

it.each([
  "(재)한빛진흥원은 주차장을 함께 쓰도록 돕는다.",
  "1. (재)한빛진흥원에서는 주차장을 연다.",
  "(재)한빛진흥원과 시민이 함께 연다.",
])("is the first word of the first sentence: %s", (text) => {
  expect(issuers("제목", text)).toEqual(["(재)한빛진흥원: preface"]);
});

it("is no longer than a name", () => {
  const named = (length: number) =>
    issuers("제목", `${"한".repeat(length - 2)}빛시는 주차장을 연다.`);
  expect(named(25)).toHaveLength(1);
  expect(named(26)).toEqual([]);
});

it("is no other first word, and in no later sentence", () => {
  expect(issuers("제목", "주차장은 시민의 것이다.")).toEqual([]);
  expect(issuers("제목", [["한빛시는 연다.", "값"]])).toEqual([]);
  expect(issuers(...filler(7), "한빛시는 주차장을 연다.")).toEqual(["한빛시: preface"]);
  expect(issuers(...filler(8), "한빛시는 주차장을 연다.")).toEqual([]);
});

it("is surer where the footer says it too", () => {
  expect(issuers("한빛시", "제목", { type: "footer", text: "- 1 - 한 빛 시" })).toEqual([
    "한빛시: letterhead repeated",
  ]);
});

it("is no name that begins on the line above", () => {
  const above = "다음 각 호의 어느 하나에 해당하는 자는 이 계약에 따라 한국방송";
  expect(issuers("특수조건", above, "광고진흥공사는 참가를 제한한다.")).toEqual([]);
  expect(issuers("특수조건", `${above}.`, "광고진흥공사는 참가를 제한한다.")).toEqual([
    "광고진흥공사: preface",
  ]);
});

it("signs on the last line, centred, with its office", () => {
  const signed = (text: string, centred: boolean): Part => ({
    text,
    typography: [{ size: 20, centred }],
  });
  expect(issuers(...filler(4), signed("한빛공사 계약담당", true))).toEqual([
    "한빛공사 계약담당: closing",
  ]);
  expect(issuers(...filler(4), signed("한빛공사 계약담당", false))).toEqual([]);
  expect(issuers(...filler(4), signed("계약담당", true))).toEqual([]);
  expect(issuers(...filler(4), signed("한빛공사 계약담당", true), "본문이다.")).toEqual([]);
});

it("signs among the last six rows, set apart from the text by its size", () => {
  const foot = (size: number, below = 2, centred = true, text = "한 빛 소 방 서") =>
    issuers(
      ...filler(6).map((text) => ({ text, typography: [{ size: 10, centred: false }] })),
      { text, typography: [{ size, centred }] },
      ...filler(below),
    );
  expect(foot(15)).toEqual(["한빛소방서: closing"]);
  expect(foot(15, 5)).toEqual(["한빛소방서: closing"]);
  expect(foot(15, 6)).toEqual([]);
  expect(foot(14)).toEqual([]);
  expect(foot(15, 2, false)).toEqual([]);
  const held = foot(15, 2, true, "주최 한빛시 주관 한빛문화재단");
  expect(held.filter((each) => each.endsWith("closing"))).toEqual([]);
});

it("is the part of a body that keeps the number of an approved paper", () => {
  expect(issuers([["문서번호", "총무과-12"]], "주차장 개방")).toEqual(["총무과: numberLine"]);
});

it("is not whom the articles of a law are about", () => {
  expect(issuers("약사법", "③ 한빛정보센터는 자료를 요청할 수 있다.")).toEqual([]);
  expect(issuers("약사법", "□ 한빛정보센터는 자료를 요청한다.")).toEqual(["한빛정보센터: preface"]);
});

it("signs on the last line without a space in its name, where that is larger than the text", () => {
  const foot = (size: number, centred = true) =>
    issuers(
      ...Array.from({ length: 8 }, () => ({
        ...{ text: "본문이 여기에 이어진다.", typography: [{ size: 10, centred: false }] },
      })),
      { text: "한빛초등학교장", typography: [{ size, centred }] },
    );
  expect(foot(11.5)).toEqual(["한빛초등학교장: closing"]);
  expect(foot(11.4)).toEqual([]);
  expect(foot(14, false)).toEqual([]);
});

it("stands right below the notice's own day, where its annexes follow", () => {
  const signed = (...below: string[]) =>
    issuers(
      "예비입주자 모집",
      "모집공고일은 2025. 3. 27.(목)입니다",
      ...filler(12),
      ...below,
      "별지 서식",
      ...filler(12),
    );
  expect(signed("2025. 3. 27.", "한빛공사 가람본부장")).toEqual(["한빛공사 가람본부장: belowDate"]);
  expect(signed("2025. 3. 27.", "한빛시", "가람공사")).toEqual(["한빛시, 가람공사: belowDate"]);
  expect(signed("2025. 3. 28.", "한빛공사 가람본부장")).toEqual([]);
  expect(issuers(...filler(3), "2025. 3. 27.", "한빛시", ...filler(12))).toEqual([]);
  expect(signed("2025. 3. 27.까지 낸다.", "한빛공사 가람본부장")).toEqual([]);
});

it("stands at the foot of a cover over its name in Latin letters and a day of revision", () => {
  const cover = (...rows: string[]) => issuers("주차장 시험 방법", ...rows, next);
  expect(cover("한국주차협회", "Korea Parking Association")).toContain("한국주차협회: cover");
  expect(cover("한국주차협회", "2026년 3월 2일 개정")).toContain("한국주차협회: cover");
  expect(cover("한국주차협회", "2026년 3월 2일 개장")).not.toContain("한국주차협회: cover");
});

it("is not the body of the one whom a letter goes to", () => {
  expect(issuers("한빛부 산업정책실", "김하람 실장님 귀하")).toEqual([]);
  expect(issuers("한빛부 산업정책실", "김하람 실장")).toEqual(["한빛부 산업정책실: letterhead"]);
});

it("takes a hall below other words for where something takes place", () => {
  expect(issuers("취업 박람회 결과 보고", "가람시민회관")).toEqual([]);
  expect(issuers("가람시민회관", "취업 박람회 결과 보고")).toEqual(["가람시민회관: letterhead"]);
});

it("signs on the last line of a sheet, larger than the rows above it", () => {
  const sheet = (size: number): Part => ({
    ...{ rows: 2, cols: 1, page: 1 },
    cells: [
      { row: 0, col: 0, text: "위와 같이 증명합니다.", typography: [{ size: 10, centred: false }] },
      { row: 1, col: 0, text: "한빛시장", typography: [{ size, centred: true }] },
    ],
  });
  const signed = (part: Part, extractor: "xlsx" | "hwpx") =>
    issuersIn(rowsOf(documentFrom(["증명서", part], { extractor })))
      .filter(({ evidence }) => evidence.includes("closing"))
      .map(({ value }) => value);
  expect(signed(sheet(18), "xlsx")).toEqual(["한빛시장"]);
  expect(signed(sheet(10), "xlsx")).toEqual([]);
  expect(signed(sheet(18), "hwpx")).toEqual([]);
});

it("is not who gets an award, below its name", () => {
  expect(issuers("우수상", "한빛대학교", "위 팀은 성적이 우수하므로 상을 수여합니다.")).toEqual([]);
  expect(issuers("한빛대학교", "우수상", "홍길동")).toContain("한빛대학교: letterhead");
  expect(issuers("주차 소식", "한빛대학교", "본문이다.")).toContain("한빛대학교: letterhead");
});

it("is not where a pupil belongs who hands the paper in", () => {
  expect(issuers("주차 설계 과제", "주차공학과", "20261234 홍길동")).toEqual([]);
  expect(issuers("주차 설계 과제", "주차공학과", "학번 20260302 홍길동")).toEqual([]);
  for (const below of ["2026. 3. 2.", "20260302 배포", "0212345678 대표"])
    expect(issuers("주차 설계 과제", "주차공학과", below)).toEqual(["주차공학과: letterhead"]);
});

it("stands beside a label up to the next field of the line", () => {
  const line = (rest: string) => issuers("자료 목록", `작성기관: 한빛시${rest}`);
  for (const rest of ["", "   작성일: 2026. 3. 2.", " 담당자 : 홍길동"])
    expect(line(rest)).toEqual(["한빛시: labelled"]);
  expect(line(" 교통과")).toEqual(["한빛시 교통과: labelled"]);
  expect(issuers("가람 표준", [["제정기관", "한빛부"]])).toContain("한빛부: labelled");
});

it("is not named by what is asked of it", () => {
  const said = "한빛공사는 주차장을 함께 쓰도록";
  expect(issuers("처리 요구사항", `1. ${said} 노력할 것`)).toEqual([]);
  expect(issuers("처리 요구사항", `1. ${said} 노력한다.`)).toEqual(["한빛공사: preface"]);
});

it("is no body that the text below a numbered heading is about", () => {
  const said = "한빛공사는 주차장을 연다.";
  expect(issuers("주차 제안서", "1. 추진 배경", said)).toEqual([]);
  expect(issuers("주차 제안서", "1.1 추진 배경", said)).toEqual([]);
  expect(issuers("주차 제안서", "추진 배경", said)).toEqual(["한빛공사: preface"]);
  expect(issuers("주차 제안서", "□ 추진 배경", said)).toEqual(["한빛공사: preface"]);
  const long = "1. 주차장을 열고자 하니 널리 알려 주시기 바랍니다.";
  expect(issuers("주차장 개방 안내", long, said)).toEqual(["한빛공사: preface"]);
});

it("is not where the one who speaks belongs, named below it on the last slide", () => {
  const line = (text: string, size: number): Part => ({
    text,
    typography: [{ size, centred: true }],
  });
  const closing = (...last: Part[]) =>
    issuers(...filler(9).map((text) => line(String(text), 10)), ...last);
  const school = line("한빛대학교 교통학과", 20);
  expect(closing(school, line("홍길동", 20))).toEqual([]);
  expect(closing(school, line("감사합니다", 20))).toEqual(["한빛대학교 교통학과: closing"]);
});
