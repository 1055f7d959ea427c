/** Dates beside labels and below titles. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { explainFields } from "../structure.js";
import { datesIn } from "./date-lines.js";

const dates = (...parts: Part[]) =>
  datesIn(rowsOf(documentFrom(parts))).map(({ value, evidence }) => `${value} ${evidence}`);
const filler = (count: number) => Array.from({ length: count }, () => "본문이다.");

it.each([
  "공고일 : 2024. 5. 3.",
  "공고일시 : 2024. 5. 3. 14:00",
  "게시일시 : 2024/05/03 10:00",
  "1. 공고일: 2024. 5. 3.(금)",
  "[입주자 모집 공고일 2024. 5. 3.]",
  "(기준일) 모집공고일은 2024.5.3(금)이며, 자격을 판단하는 날이다.",
  "자격은 모집공고일(2024. 5. 3.) 현재로 판단한다.",
])("stands beside its label: %s", (text) => {
  expect(dates("제목", text)).toContain("2024-05-03 labelled");
});

it("stands beside a label in a table, among the first sixty rows", () => {
  expect(dates([["작성일", "2024. 5. 3."]])).toContain("2024-05-03 labelled");
  expect(dates([["작성일", "미정"]])).toEqual([]);
  expect(dates(...filler(59), "공고일 : 2024. 5. 3.")).toHaveLength(2);
  expect(dates(...filler(60), "공고일 : 2024. 5. 3.")).toEqual([]);
  expect(dates("접수일 : 2024. 5. 3.")).toEqual([]);
});

it("is when a manual was brought up to date, with its version behind it", () => {
  const manual = (value: string) => dates("주차 관리 사용설명서", `최종 업데이트: ${value}`);
  expect(manual("2026. 3. 2. (v.1.2)")).toEqual(["2026-03-02 labelled"]);
  expect(manual("v.1.2, 2026. 3. 2.")).toEqual([]);
});

it("stands beside its label in English on a cover", () => {
  expect(
    dates("제목", [
      ["Version", "1.2"],
      ["Date", "2026-03-02"],
    ]),
  ).toEqual(["2026-03-02 labelled"]);
  expect(dates("제목", [["Date", "2026-03-02 ~ 2026-03-09"]])).toEqual([]);
});

it("is the day and hour that a log is of", () => {
  const log = (title: string) => dates(title, [["일시", "2026/03/02"]]);
  expect(log("작업 일지")).toEqual(["2026-03-02 labelled"]);
  expect(log("주차장 개방")).toEqual([]);
});

it("stands alone in the header of a page, unless it was printed", () => {
  const head = (text: string, more: object = {}): Part => ({ type: "header", text, ...more });
  expect(dates(head("2024. 5. 3. FRI"), "제목")).toEqual(["2024-05-03 running"]);
  expect(dates(head("2024. 5. 3. 배포"), "제목")).toEqual([]);
  expect(dates("제목", head("2024. 5. 3.", { page: 2 }))).toEqual([]);
  expect(dates("제목", { type: "footer", text: "2024. 5. 3." })).toEqual([]);
  expect(dates(head("2024. 5. 3.", { extractor: "pdf" }), "제목")).toEqual([]);
});

it("stands beside who writes, below the title", () => {
  expect(dates("제목", "2024. 5. 3. / 한빛시 교통과")).toEqual(["2024-05-03 belowTitle"]);
});

it("is when a report was handed in, not until when others may", () => {
  expect(dates([["제출 일자", "2024-05-03"]])).toEqual(["2024-05-03 labelled"]);
  expect(dates([["제출일", "2024. 5. 3.까지"]])).toEqual([]);
  expect(dates([["제출일", "2024. 5. 3.", "제출처", "교통과"]])).toEqual([]);
  expect(dates(...filler(12), [["제출일", "2024. 5. 3."]])).toEqual([]);
});

it("is no day that a blank form shows for an example", () => {
  const form = (product: string) =>
    dates("명세서", [
      ["제출일자", "2024. 5. 3."],
      ["제품명", product],
    ]);
  expect(form("예) OOO 제품")).toEqual([]);
  expect(form("예방 점검기")).toEqual(["2024-05-03 labelled"]);
});

it.each([
  ["2024. 5. 3.", "2024-05-03"],
  ["- ‘24. 5. 3.(금). 교통과 -", "2024-05-03"],
  ["(2024. 5.)", "2024-05"],
  ["24. 05", "2024-05"],
  ["24. 5.", "2024-05"],
  ["(2024. 5. 3. 기준)", "2024-05-03"],
  ["2024년 5월 3일(금) 현재", "2024-05-03"],
  ["2024. 5. 3.(금) 06:00 현재", "2024-05-03"],
  ["제3호 / 2024. 5. 3. / 발행인 한빛시장", "2024-05-03"],
  ["2024. 5. 3.자", "2024-05-03"],
])("stands below the title: %s", (text, date) => {
  expect(dates("제목", text)).toEqual([`${date} belowTitle`]);
});

it.each([
  ["[ 2024. 5. 3. 기준 ]", "2024-05-03"],
  ["- 2024. 5. 3. -", "2024-05-03"],
  ["- ’24. 5. 3.(금). 교통과 홍길동 사무관 ☏ 2195 -", "2024-05-03"],
  ["(2024. 5. 3. 시험 실행)", null],
  ["- 2024. 5. 3. 회의 때 나눈 말 -", null],
])(
  "stands in brackets or between dashes alone, as of when, or beside who writes: %s",
  (text, date) => {
    expect(dates("제목", text)).toEqual(date ? [`${date} belowTitle`] : []);
  },
);

it.each(["24. 13", "24. 05 회의", "- 지난 2024. 5. 3. 회의 -", "2024. 5. 3. 회의", "(24. 05)"])(
  "does not stand in %s",
  (text) => {
    expect(dates("제목", text)).toEqual([]);
  },
);

it("stands on the first page, among its first twelve rows", () => {
  expect(dates("2024. 5. 3.", "제목")).toHaveLength(1);
  expect(dates(...filler(11), "2024. 5. 3.")).toHaveLength(1);
  expect(dates(...filler(12), "2024. 5. 3.")).toEqual([]);
  expect(dates("제목", { text: "2024. 5. 3.", page: 2 })).toEqual([]);
  expect(dates("제목", { type: "footer", text: "2024. 5. 3." })).toEqual([]);
  expect(dates([["2024. 5. 3.", "금"]])).toEqual([]);
});

it("is the day of a daily record, and of no other form with that label", () => {
  const row = [["근무일자", "2024. 5. 3.(금)"]];
  expect(dates("당 직 근 무 일 지", row)).toEqual(["2024-05-03 labelled"]);
  expect(dates("당직 근무 계획", row)).toEqual([]);
});

it("stands in brackets behind the document's own number", () => {
  expect(dates([["사건번호", "대법원-2015-두-52333 (2015.12.23)"]])).toEqual([
    "2015-12-23 labelled",
  ]);
  expect(dates("공고번호 : 제2024-12호(2024. 5. 3.)")).toEqual(["2024-05-03 labelled"]);
  expect(dates("공고번호 : 제2024-12호(2024. 5. 3. 재공고)")).toEqual([]);
  expect(dates("연락처 : 제2024-12호(2024. 5. 3.)")).toEqual([]);
});

it("stands in brackets below the issue, in the cell beside the title", () => {
  const beside = (cell: string, ...above: Part[]) =>
    dates(...above, [["한빛 소식지", cell]], "본문이다.");
  expect(beside("한빛 소식지 12호\n[ ’26. 6. 1. ]")).toEqual(["2026-06-01 belowTitle"]);
  expect(beside("한빛 소식지 12호\n’26. 6. 1.")).toEqual([]);
  expect(beside("[ ’26. 6. 1. ]")).toEqual([]);
  expect(beside("12호\n[ ’26. 6. 1. ]\n[ ’26. 6. 8. ]")).toEqual([]);
  expect(beside("12호\n[ ’26. 6. 1. ]", ...filler(3))).toEqual([]);
  // The head of a column.
  const columns = ["구분", "면수\n(2026. 3. 31.)"];
  expect(dates("주차장 현황", [columns, ["동부", "120"]], "본문이다.")).toEqual([]);
});

it("stands in one row with the title, and beside the label of a draft", () => {
  const head = (size: number): Part => ({
    ...{ rows: 1, cols: 2, page: 1 },
    cells: [
      { row: 0, col: 0, text: "주차장 이용 현황", typography: [{ size, centred: true }] },
      { row: 0, col: 1, text: "’26.3.2", typography: [{ size: 10, centred: true }] },
    ],
  });
  expect(dates(head(20))).toEqual(["2026-03-02 belowTitle"]);
  expect(dates(head(10))).toEqual([]);
  expect(dates("기안일자 : 2026. 3. 2.")).toContain("2026-03-02 labelled");
  expect(dates("견적일자: 2026년 03월 02일")).toContain("2026-03-02 labelled");
});

it("is when a paper was handed in, on a line of its head", () => {
  expect(dates("주차 과제", "∙제출일: 2026. 3. 2.")).toContain("2026-03-02 labelled");
  expect(dates("주차 과제", "제출일: 2026. 3. 2. 18시까지")).toEqual([]);
  expect(dates("주차 과제 공모", "1. 주제: 주차", "2. 제출일: 2026. 3. 2.")).toEqual([]);
});

it("is the day among what says who wrote a paper", () => {
  const head = ["주차 정책 보고서", "날짜 2026년 3월 2일 전공 교통학"];
  expect(dates(...head, [["학번", "2026001", "이름", "홍길동"]])).toEqual(["2026-03-02 labelled"]);
  expect(dates(...head, [["장소", "한빛시 강당"]])).toEqual([]);
  const team = (label: string) => [["팀명", "라온", label, "2026 . 03 . 02"]];
  expect(dates("주제 요약서", team("제출일자"))).toEqual(["2026-03-02 labelled"]);
  expect(dates("주제 요약서", team("발표일자"))).toEqual([]);
  const later = ["주차 정책 보고서", "날짜 매월 2일, 2026. 3. 2.부터"];
  expect(dates(...later, [["이름", "홍길동"]])).toEqual([]);
});

it("stands at the other end of the title's line", () => {
  const dated = (gap: string) => explainFields(documentFrom([`주차 시험${gap}2026/3/2`, "본문"]));
  expect(dated("        ").issued_date.value).toBe("2026-03-02");
  expect(dated(" ").issued_date.value).toBeNull();
});

it("does not stand behind the label of something else", () => {
  const dated = (...lines: string[]) =>
    explainFields(documentFrom([...lines, "본문"])).issued_date.value;
  const gap = "        ";
  for (const label of ["행사 일자", "접수 마감", "교육 일시", "접수 기간", "시설 준공일"])
    expect(dated(`${label}${gap}2026. 3. 2.`)).toBeNull();
  expect(dated("주차장 관리 규정", `처음 정함${gap}2016. 3. 2.`)).toBeNull();
});

it("is when a guide was last changed, in its head", () => {
  expect(dates("최종 수정일 : 2024년 5월 3일", "이용 안내")).toEqual(["2024-05-03 labelled"]);
  expect(dates("이용 안내", [["최종변경일", "2024. 5. 3."]])).toEqual(["2024-05-03 labelled"]);
  expect(dates("최종 수정일 : 2024. 5. 3. 이후 배포", "이용 안내")).toEqual([]);
  expect(dates([["문서", "설계서", "최종수정일", "2024. 5. 3."]])).toEqual([]);
  expect(dates(...filler(12), "최종 수정일 : 2024. 5. 3.")).toEqual([]);
});

it("has all its digits where the century is missing, right below the title", () => {
  expect(dates("주차 약품 목록", "24.05.03")).toEqual(["2024-05-03 belowTitle"]);
  expect(dates("주차 약품 목록", "24.05.03.")).toEqual(["2024-05-03 belowTitle"]);
  expect(dates("주차 약품 목록", "24.5.3")).toEqual([]);
  expect(dates("주차 약품 목록", "24.13.03")).toEqual([]);
  expect(dates("주차 약품 목록", "본문이다.", "24.05.03")).toEqual([]);
});

it("stands behind the first sentence of a notice, or begins the time that it is put up for", () => {
  const said = "입찰에 부치고자 다음과 같이 공고합니다.";
  expect(dates("제목", `${said}                2024. 5. 3.`)).toEqual(["2024-05-03 belowTitle"]);
  expect(dates("제목", `${said} 2024. 5. 3.`)).toEqual([]);
  expect(dates(...filler(7), `${said}        2024. 5. 3.`)).toEqual(["2024-05-03 belowTitle"]);
  expect(dates(...filler(8), `${said}        2024. 5. 3.`)).toEqual([]);
  expect(dates("공고기간: 2024. 5. 3. ~ 2024. 5. 9.")).toEqual(["2024-05-03 announced"]);
  expect(dates("한빛시 공고 제2024-12호", "공고기간: 2024. 5. 3. ~ 2024. 5. 9.")).toHaveLength(1);
  expect(dates("한빛시 공고 제2025-12호", "공고기간: 2024. 5. 3. ~ 2024. 5. 9.")).toEqual([]);
  expect(dates("공고기간: 2024. 5. 3.부터 7일")).toEqual([]);
  expect(dates("접수기간: 2024. 5. 3. ~ 2024. 5. 9.")).toEqual([]);
  expect(dates([["공고(게시)일", "2024. 5. 3."]])).toContain("2024-05-03 labelled");
});

it("is no week of which an issue is", () => {
  expect(dates("한빛 소식", "제12호 2024년 5월 1주 주차장 이용 조사")).toEqual([]);
  expect(dates("한빛 소식", "제12호 2024년 5월 3일")).toContain("2024-05-03 belowTitle");
});

it("stands behind the words of a title, said again at the edge of a slide", () => {
  const title = "주차 정책 연구";
  const edge = (text: string): Part => ({ type: "header", text });
  expect(dates(edge(`${title} / 2024.05.03 1`), title)).toEqual(["2024-05-03 belowTitle"]);
  expect(dates(title, "본문이다.", `${title} | 2024. 5. 3.`)).toEqual(["2024-05-03 belowTitle"]);
  expect(dates("주차 정책", edge(`${title} / 2024.05.03`))).toEqual([]);
  expect(dates(edge(`${title} / 2024.05.03 ~ 05.09`), title)).toEqual([]);
  expect(dates(title, { type: "footer", text: `${title} / 2024.05.03`, page: 2 })).toHaveLength(1);
});

it("stands over who asks the people of a survey", () => {
  const asked = (text: string, count = 20) =>
    dates("주차 인식 조사", ...filler(count), "2024.05.", text);
  expect(asked("조사원: 홍길동, 김한빛")).toEqual(["2024-05 belowTitle"]);
  expect(asked("연 구 자 : 홍길동")).toEqual(["2024-05 belowTitle"]);
  expect(asked("응답자: 홍길동")).toEqual([]);
  expect(asked("조사원은 홍길동이다.")).toEqual([]);
  expect(asked("조사원: 홍길동", 59)).toEqual([]);
});

it("is when someone spoke, on the slide that names who", () => {
  const lines = (...named: string[]) => ["주차 요청 관리", ...named, "발표일 2026년 5월"];
  const slide = (...named: string[]) => dates(...lines(...named), { text: "차례", page: 2 });
  expect(dates(...lines("발표자 홍길동"))).toEqual([]);
  expect(slide("발표자 홍길동")).toEqual(["2026-05 labelled"]);
  expect(slide("발표자", "홍길동")).toEqual(["2026-05 labelled"]);
  expect(slide("합격자 명단")).toEqual([]);
});

it("stands behind the version of a manual", () => {
  const manual = (version: string) => dates("주차 관리 사용설명서", version);
  expect(manual("버전: 4.0 (2026-05-02)")).toEqual(["2026-05-02 labelled"]);
  expect(manual("문서버전: v3.1 (2026. 5. 2. 업데이트)")).toEqual(["2026-05-02 labelled"]);
  expect(manual("버전: 4.0 (2026-05-02 이후 지원)")).toEqual([]);
  expect(manual("버전: 4.0 (20260502)")).toEqual([]);
  expect(manual("버전: 4.0")).toEqual([]);
});

it("stands beside its label on one of the last lines", () => {
  const foot = (...last: string[]) => dates("제목", ...filler(60), ...last);
  expect(foot("작성일: 2026년 3월 2일")).toEqual(["2026-03-02 labelled"]);
  expect(foot("문서 작성일: 2026년 3월", "작성자: 홍길동")).toEqual(["2026-03 labelled"]);
  expect(foot("작성일: 2026년 3월 2일", ...filler(5))).toHaveLength(1);
  expect(foot("작성일: 2026년 3월 2일", ...filler(6))).toEqual([]);
  expect(foot("작성일: 2026년 3월 2일 ~ 3월 9일")).toEqual([]);
  expect(foot("접수일: 2026년 3월 2일")).toEqual([]);
  const last = (part: Part) => dates("제목", ...filler(60), part);
  expect(last({ type: "footer", text: "작성일: 2026년 3월 2일" })).toEqual([]);
  expect(last([["작성일", "2026년 3월 2일"]])).toEqual([]);
  // Neither is one of the last lines.
  expect(
    dates("제목", ...filler(60), "작성일: 2026. 3. 2.", ...Array(4).fill([["값"]])),
  ).toHaveLength(1);
});

it("stands behind who speaks", () => {
  expect(dates("메모리얼 주차", "발표자: 홍길동 | 2026.02")).toEqual(["2026-02 belowTitle"]);
  expect(dates("메모리얼 주차", "발표자: 홍길동 / 2026. 2. 3.")).toEqual(["2026-02-03 belowTitle"]);
  expect(dates("메모리얼 주차", "사회자: 홍길동 | 2026.02")).toEqual([]);
});

it("is no day on which a notice before it began to stand", () => {
  const period = "공고기간: 2025. 12. 30. ~ 2026. 1. 30.";
  const told = (number: string) => dates(number, "주차 설명회 안내", period);
  expect(told("한빛재단 공고 제2026-1호")).toEqual([]);
  expect(told("한빛재단 공고 제2025-1호")).toEqual(["2025-12-30 announced"]);
  expect(told("한빛재단 공고 제2024-991호")).toEqual(["2025-12-30 announced"]);
  expect(told("한빛재단 공고 제12호")).toEqual(["2025-12-30 announced"]);
});
