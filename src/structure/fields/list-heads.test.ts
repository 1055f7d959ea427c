/** Of which day a list is, and who keeps it. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { listHead, statesListsDay } from "./list-heads.js";

const TITLE = "행정정보 공표 목록";
const TABLE = [
  ["연번", "정보명", "보유부서"],
  ["1", "주차장 설치 현황", "교통과"],
  ["2", "공중화장실 관리 현황", "환경과"],
];
const head = (...parts: Part[]) => listHead(rowsOf(documentFrom(parts)));
const under = (line: Part, title: Part = TITLE) => head(title, line, TABLE);
const day = (line: string, title = TITLE) => under(line, title).date;

it("is of the day that a line around the title says", () => {
  for (const line of [
    "(2026. 5. 1. 현재)",
    "작성기준일: 2026. 5. 1.",
    "기준: 2026.5.1",
    "(기준일: ’26.5.1.)",
    "(2026.5.1.자 기준)",
    "(단위: 건, 2026.5.1.기준)",
    "(단위 : 건 / ’26.5.1. 기준)",
    "현행화일: 2026. 5. 1.",
    "기준일시: 2026. 5. 1. 18:00",
    "[2026. 5. 1.(금) 현재]",
  ])
    expect(day(line), line).toBe("2026-05-01");
  expect(day("(’26. 5월말 현재)")).toBe("2026-05");
  expect(day("2026년 5월 말 기준")).toBe("2026-05");
  // A day that a line says more of, or nothing.
  expect(day("2026. 5. 1. 부터 바뀐 서식을 쓴다")).toBeNull();
  expect(day("기준일: 매월 말일")).toBeNull();
  expect(day("2026. 5. 1. 기준과 2026. 6. 1. 기준")).toBeNull();
  expect(day("(단위: 건)")).toBeNull();
});

it("is of the day on which it was drawn up, as a line beside its title says", () => {
  for (const line of [
    "■ 작성: 2026. 5. 1.",
    "날짜 : 2026. 5. 1.",
    "등록일 : 2026. 5. 1.",
    "조회일자: 2026. 5. 1.",
    "최종수정일: 2026. 5. 1.",
  ])
    expect(day(line), line).toBe("2026-05-01");
  expect(day("개관일 : 2026. 5. 1.")).toBeNull();
  expect(day("날짜 : 2026. 5. 1.", "주차장 개방 행사 안내")).toBeNull();
  // In its table it is that of what is listed.
  const listed = [["등록일", "2026. 5. 1."], ...TABLE];
  expect(head(TITLE, listed).date).toBeNull();
});

it("is of a day behind longer labels and marks, too", () => {
  for (const line of [
    "□ 기준일 : 2026. 5. 1.",
    "○ 기준일자 : 2026년 5월 1일 (교통과)",
    "작성일자 : 2026. 5. 1.     작성부서 : 교통과",
    "데이터기준일자: 2026-05-01",
    "(2026. 5. 1일자 기준)",
  ])
    expect(day(line), line).toBe("2026-05-01");
  expect(under("작성일자 : 2026. 5. 1.     작성부서 : 교통과").keeper).toBe("교통과");
  expect(day("기준시점: 2026. 5월말")).toBe("2026-05");
  expect(head("행정정보 공표 목록 [2026. 5. 1. 기준]", TABLE).date).toBe("2026-05-01");
});

it("may be said in the cells of a row of its own", () => {
  expect(under([["교통과", "2026. 5. 1. 현재"]])).toEqual({ date: "2026-05-01", keeper: "교통과" });
  expect(day("(단위: 개)")).toBeNull();
  expect(under([["2026. 5. 1. 기준", "(단위: 개)"]]).date).toBe("2026-05-01");
  expect(under([["2026. 5. 1. 기준", "주차장 3곳"]]).date).toBeNull();
  expect(under([["교통과", "환경과"]]).keeper).toBeNull();
  const rows = [
    ["교통과", "2026. 5. 1. 현재"],
    ["환경과", "2026. 6. 1. 현재"],
  ];
  expect(under(rows).date).toBeNull();
});

it("may say it in its title, its table and the margin of the page", () => {
  expect(head("행정정보 공표 목록(2026. 5월 현재)", TABLE).date).toBe("2026-05");
  expect(head("행정정보 공표 목록(2026. 5월 정비)", TABLE).date).toBeNull();
  expect(head("행정정보 공표 목록(2026. 5. 1.)", TABLE).date).toBe("2026-05-01");
  expect(head("화재발생 종합보고서(2026. 5. 1.)", TABLE).date).toBeNull();
  const fields = [["작성부서", "총무과", "기준일", "2026. 5. 1."], ...TABLE];
  expect(head(TITLE, fields)).toEqual({ date: "2026-05-01", keeper: "총무과" });
  const foot: Part = { type: "footer", text: "한빛시 총무과 (2026. 5. 1. 기준)" };
  expect(head(TITLE, TABLE, foot)).toEqual({ date: "2026-05-01", keeper: "한빛시 총무과" });
  expect(head("주차장 운영 계획", TABLE, foot).date).toBeNull();
});

it("is kept by whom the same line names", () => {
  const both = { date: "2026-05-01", keeper: "총무과" };
  expect(under("(2026. 5. 1. 현재, 총무과)")).toEqual(both);
  expect(under("(총무과, 2026. 5. 1. 현재)")).toEqual(both);
  expect(under("2026. 5. 1. 기준 / 총무과")).toEqual(both);
  expect(under("총무과(2026. 5. 1.)")).toEqual(both);
  expect(under("작성부서: 총무과     작성일: 2026. 5. 1.")).toEqual(both);
  expect(under("○ 기관명 : 한빛시        (2026. 5. 1. 기준)").keeper).toBe("한빛시");
  expect(under("관리부서: 총무과(☎ 031-000-0000)").keeper).toBe("총무과");
  expect(under("(총무과)").keeper).toBe("총무과");
  expect(under("(총무과)", "주차장 운영 계획").keeper).toBeNull();
  expect(under("홍길동, 2026. 5. 1. 현재").keeper).toBeNull();
});

it("is of the day beside a name, whatever was done then", () => {
  const both = { date: "2026-05-01", keeper: "한빛시설관리공단" };
  expect(under("[2026. 5. 1. 제정, 한빛시설관리공단]")).toEqual(both);
  expect(under("<한빛시설관리공단, 2026. 5. 1. 개정>")).toEqual(both);
  expect(under("2014. 11. 9. 제정 / 2026. 3. 6. 개정")).toEqual({ date: null, keeper: null });
  expect(under("- 한빛시 교통정책과 -", "주차장 운영 지침").keeper).toBe("한빛시 교통정책과");
  expect(under("한빛시 교통정책과", "주차장 운영 지침").keeper).toBeNull();
});

it("is no day or name of another paper further in", () => {
  const far = ["1. 추진 배경", "2. 추진 내용", "(단위: 건, 2026. 5. 1. 기준)"];
  expect(head("주차장 운영 계획", ...far).date).toBeNull();
  expect(head(TITLE, ...far).date).toBe("2026-05-01");
});

it("tells the title of a list from a tag and a mark", () => {
  const titleOf = (...parts: Part[]) => extractStructure(documentFrom(parts)).title;
  expect(titleOf("비공개 대상정보 목록", "2026. 5. 1. 현재", TABLE)).toBe("비공개 대상정보 목록");
  expect(titleOf([["별첨 1", "서식 목록"]], TABLE)).toBe("서식 목록");
  const set = (text: string): Part => ({ text, typography: [{ size: 10, centred: false }] });
  expect(titleOf(set("□ 주차장 설치 목록"), set("기준일 : 2026. 5. 1."), TABLE)).toBe(
    "주차장 설치 목록",
  );
  const line = (text: string) => rowsOf(documentFrom([text]))[0]!;
  expect(statesListsDay(line("기준일 : 2026. 5. 1."))).toBe(true);
  expect(statesListsDay(line("(총무과)"))).toBe(false);
});

it("is of the day beside its label at the foot, over whom to ask", () => {
  const foot = (label: string, below = 2): Part[] => [
    [[label, "2026년 3월 31일", "제출일", "2026년 4월 8일"]],
    ...Array.from({ length: below }, () => [["작성자", "홍길동", "총무과"]]),
  ];
  const long = [...TABLE, ...TABLE, ...TABLE, ...TABLE];
  expect(head(TITLE, long, ...foot("기준일")).date).toBe("2026-03-31");
  expect(head(TITLE, long, ...foot("시험일")).date).toBeNull();
  expect(head(TITLE, long, ...foot("기준일", 8)).date).toBeNull();
  expect(head("주차장 개방 안내", long, ...foot("기준일")).date).toBeNull();
});

it("is of the day behind a dash on the title's own line, or under a title in the header", () => {
  expect(head("행정정보 공표 목록 – 2026. 5. 1. 현재", TABLE).date).toBe("2026-05-01");
  expect(head("행정정보 공표 목록 - 2026. 5. 1. 배포", TABLE).date).toBeNull();
  const header = { text: TITLE, type: "header" } as const;
  expect(head(header, "(교통과, 2026. 5. 1. 현재)", TABLE)).toEqual({
    date: "2026-05-01",
    keeper: "교통과",
  });
  expect(head(header, "(교통과)", TABLE).keeper).toBe("교통과");
});
