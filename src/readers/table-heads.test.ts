/** Header rows by the form of Korean official tables: found where a reader sees them, and nowhere else. */
import { describe, expect, it } from "vitest";
import { type HeadCell, headRows } from "./table-heads.js";

/** Rows of `text`, `text→2` (spans columns), `text↓2` (spans rows), `*text` (painted); what spans leaves its places out. */
function heads(...lines: string[]): number {
  const cells: HeadCell[] = [];
  const taken = new Set<string>();
  let cols = 0;
  for (const [row, line] of lines.entries()) {
    let col = 0;
    for (const part of line.split("|").map((text) => text.trim())) {
      while (taken.has(`${row},${col}`)) col++;
      const colSpan = Number(/→(\d+)/.exec(part)?.[1] ?? 1);
      const rowSpan = Number(/↓(\d+)/.exec(part)?.[1] ?? 1);
      const text = part.replace(/[→↓]\d+|^\*/g, "");
      cells.push({ row, col, rowSpan, colSpan, text, painted: part.startsWith("*") });
      for (let down = 0; down < rowSpan; down++) {
        for (let across = 0; across < colSpan; across++) taken.add(`${row + down},${col + across}`);
      }
      col += colSpan;
      cols = Math.max(cols, col);
    }
  }
  return headRows(lines.length, cols, cells);
}

describe("a header row", () => {
  it.each([
    ["years over figures", ["구 분 | 2023년 | 2024년 | 2025년 1분기", "수출 | 12.5 | 13.0 | 3.1"]],
    [
      "months with the unit in the corner",
      ["(단위: 억원) | ’25.1월 | 2월 | 3월p", "대출 | +3 | △4 | -"],
    ],
    [
      "years over plans",
      [
        "2025 | | 2026 | | 2027~2028",
        "◆ 기반을 마련하고 시험 운영을 시작 | | ◆ 평가 | | ◆ 전국으로 넓힘",
      ],
    ],
    ["words over figures", ["지역 | 병원 | 약국", "강원 | 12 | 30", "제주 | 5 | 11"]],
    [
      "a list in two halves",
      ["직급 | 정원 | 직급 | 정원", "서기관 | 1 | 주사 | 4", "사무관 | 2 | 서기 | 5"],
    ],
    [
      "names of columns over words",
      ["품명 | 규격 | 납품장소 | 비고", "책상 | 대형 | 본관 | ", "의자 | 소형 | 별관 | 교체"],
    ],
    [
      "names over sentences",
      [
        "등급 | 갑종 | 을종",
        "1. 바다 | 가. 어선을 단속하는 업무 | 가. 항만을 관리하는 업무",
        "2. 산 | 가. 산불을 감시하는 업무 | 가. 묘목을 기르는 업무",
      ],
    ],
    [
      "구분 above the names of the rows",
      [
        "구분 | 장점 | 단점",
        "현행 유지 | 비용 없음 | 사고 우려",
        "새 기준 | 사고 예방 | 비용 발생",
      ],
    ],
    ["names over rows to fill in", ["연번 | 성명 | 소속 | 연락처", " | | | ", " | | | "]],
    ["구분 beside what it is told by", ["구분 | 금액", "인건비 | 1,000"]],
    ["a pair over figures", ["계통 | 변동률", "교류 | ±10퍼센트", "직류 | 5퍼센트"]],
    [
      "old text beside new",
      ["현 행 | 개 정 안", "제3조(보고) ① (생 략) | 제3조(보고) ① (현행과 같음)"],
    ],
  ])("%s", (_, lines) => {
    expect(heads(...lines)).toBe(1);
  });

  it("takes the rows that name parts", () => {
    expect(
      heads("구분↓2 | 예산→2 | 비고↓2", "계획 | 집행", "본부 | 10 | 9 | ", "지부 | 5 | 5 | "),
    ).toBe(2);
    expect(
      heads("예산→2 | 인원→2", "계획 | 집행 | 정원 | 현원", "10 | 9 | 3 | 3", "8 | 8 | 2 | 1"),
    ).toBe(2);
    const quarters = "1분기 | 2분기 | 1분기";
    expect(heads("구분↓2 | 2024년→2 | 2025년", quarters, "전체 | 16.9 | 16.1 | 15.3")).toBe(2);
    const years = "2023 | 2024 | 2023 | 2024";
    expect(heads("업종↓2 | 사업체→2 | 출하액→2", years, "섬유 | 19 | 20 | 194 | 183")).toBe(2);
    // A total column beside months that have nothing above them.
    expect(heads("(단위: 조원)↓2 | ’23년중↓2 | →2", "6월 | 7월", "은행 | 37.1 | 5.8 | 5.9")).toBe(
      2,
    );
    expect(
      heads("유형→2 | 규모 | 방식", "기업 | 제조 | 200개 | 방문", "기업 | 수입 | 30개 | 우편"),
    ).toBe(1);
  });

  it("counts a title and a unit inside the table with it", () => {
    expect(
      heads("[표 3] 절연 저항→3", "회로 | 시험 전압 | 저항", "가 | 250V | 0.25", "나 | 500V | 0.5"),
    ).toBe(2);
    expect(heads("→2 | (단위: 천원)", "구분 | 2023년 | 2024년", "매출 | 10 | 12")).toBe(2);
  });

  it("is the first row painted throughout above unpainted rows", () => {
    expect(heads("*여름 | *겨울", "바다 | 회", "산 | 나물")).toBe(1);
    expect(heads("*여름 | 겨울", "*바다 | 회", "*산 | 나물")).toBe(0);
  });
});

describe("no header", () => {
  it.each([
    ["one row", ["구분 | 2023년 | 2024년"]],
    [
      "labels beside values",
      ["사업명 | 하천 정비 계획", "기간 | 2024. 1. ~ 2025. 12.", "사업비 | 1,200백만원"],
    ],
    [
      "the same, under a title",
      ["숨은설명→2", "설명 | 숨은 설명", "부모 요소 | 본문", "자식 요소 | 문단"],
    ],
    ["words beside their translation", ["title | 제목", "subject | 주제", "author | 지은이"]],
    [
      "a form of four columns",
      ["소관부처 | 환경부 | 이름 | 김하나", "담당부서 | 대기과 | 직급 | 주무관"],
    ],
    [
      "a form with figures",
      ["기관명 | 시청 | 담당 | 김하나", "예산 | 120 | 인원 | 5", "면적 | 30 | 층수 | 2"],
    ],
    ["a form to fill in", ["성명 | | 소속 | | 연락처 | ", " | | | | | "]],
    [
      "labels of a form over one another",
      ["조합명 | 고유번호", "대표자 성명 | 회원수", "출자금액 | 존속기간"],
    ],
    ["painted labels beside values", ["*구분 | *신규 | 변경 사유", "*대상 | *기관 | 이전"]],
    [
      "a group beside its rows",
      ["현행안↓2 | 명칭 | 유지", "내용 | 그대로 둠", "대안↓2 | 명칭 | 정비", "내용 | 새로 정함"],
    ],
    [
      "contacts of a press release",
      [
        "담당 부서 | 물관리처 | 책임자 | 부장 | 김하나 | (053-000-1310)",
        " | 관리부 | 담당자 | 차장 | 이두리 | (053-000-1311)",
      ],
    ],
    ["a letterhead", ["시민과 함께하는 도시→3", " | 한 빛 시 | ", "→3", "수신 | 내부결재→2"]],
    ["an approval box", ["주무관 | 팀장 | 과장", "김하나 | 이두리 | 전결 06/25", "협조 | →2"]],
    ["a first row of figures", ["합계 | 292 | 227", "서울 | 100 | 90", "부산 | 192 | 137"]],
    ["a first row of dates", ["2024. 1. 6. | 제정", "2024. 5. 1. | 개정", "2025. 2. 3. | 개정"]],
    ["items", ["1. | 첫째 글", "2. | 둘째 글", "3. | 셋째 글"]],
    [
      "a box with its title set in the frame",
      [" | 〈 주요 내용 〉↓2 | ", " | ", "• 서비스를 한곳에서 신청한다→3"],
    ],
    [
      "a grid of its own below",
      ["등록번호→2 | 성명→2 | 기간→2", "3 | 가→2 | 4→2 | 5", "6 | 나→2 | 7→2 | 8"],
    ],
    [
      "parts whose names cannot be told",
      [
        " ↓2 | 품목 비중→2 | 출하 비중→2",
        "독점 50%≤CR1 | 과점 75%≤CR3 | 독점 50%≤CR1 | 과점 75%≤CR3",
        "2013 | 33.3 | 14.1 | 29.2 | 21.6",
      ],
    ],
  ])("%s", (_, lines) => {
    expect(heads(...lines)).toBe(0);
  });

  it("ends on a long cell", () => {
    const long = `${"가".repeat(200_000)}${"1".repeat(200_000)}`;
    expect(heads(`${long} | ${long} | 비고`, `${long} | ${long} | ${long}`)).toBe(0);
  });
});

/** The same body for every name, so that only the names count: words, figures. */
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => "바산강들논밭길섬"[at]).join(" | ");
const figures = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 10}`).join(" | ");
/** A column of five cells beside names, of which the first ones are of a kind. */
const five = (kind: string, count: number) => (row: number) => (row < count ? kind : "바다");
const under = (head: string, ...columns: ((row: number) => string)[]) =>
  heads(
    head,
    ...[0, 1, 2, 3, 4].map((row) => ["강원", ...columns.map((at) => at(row))].join(" | ")),
  );

describe("each threshold, from both sides", () => {
  const NAMES = ["구분 | 2023년 | 2024년", "매출 | 10 | 12", "이익 | 1 | 2"];
  /** Names in so many lines, each over two of the next. */
  const tree = (lines: number) => {
    const rows = Array.from({ length: lines }, (_, line) =>
      Array.from({ length: 2 ** line }, (_, at) => {
        const name = `${"가나다라마바사아자차카타파하거너"[at]}목${"ABCDE"[line]}`;
        return `${name}→${2 ** (lines - 1 - line)}`;
      }).join(" | "),
    );
    return [`구분↓${lines} | ${rows[0]}`, ...rows.slice(1), `본부 | ${figures(2 ** (lines - 1))}`];
  };
  const wide = (columns: number) => {
    const letters =
      "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토";
    const names = [...letters.slice(0, columns - 1)].map((letter) => `${letter}종`);
    return [`지역 | ${names.join(" | ")}`, `강원 | ${figures(columns - 1)}`];
  };
  const far = (row: number) => [
    "지역 | 갑종 | 을종",
    ...Array.from({ length: 120 }, (_, at) => (at < row ? "강원 | 1 | 2" : "강원 | 산 | 들")),
  ];

  it.each<[string, string[], number]>([
    [
      "three titles above, and one over all names",
      [..."가나다라"].map((name) => `${name}→3`).concat(NAMES),
      5,
    ],
    ["four titles above, and one", [..."가나다라마"].map((name) => `${name}→3`).concat(NAMES), 0],
    ["a text of a hundred letters above", [`${"가".repeat(100)}→3`, "제목→3", ...NAMES], 3],
    ["one letter more", [`${"가".repeat(101)}→3`, "제목→3", ...NAMES], 0],
    [
      "a title over half the width beside the unit",
      ["제목→2 | | (단위: 원)", "구분 | 1월 | 2월 | 3월", "가 | 1 | 2 | 3"],
      2,
    ],
    ["over less of it", ["제목 | →2 | (단위: 원)", "구분 | 1월 | 2월 | 3월", "가 | 1 | 2 | 3"], 0],
    ["names in four lines", tree(4), 4],
    ["names in five", tree(5), 0],
    ["forty columns", wide(40), 1],
    ["forty-one", wide(41), 0],
    // Of the rows below, no more than forty-six are looked at.
    ["thirty rows of figures, then words", far(30), 1],
    ["twenty rows of figures, then words", far(20), 0],
    [
      "a cell astride in eleven",
      ["지역 | 갑종→2 | 을종", "강원 | 1 | 2 | 3", "경기 | 1 | 2 | 3", "제주 | 1 | 5→2"],
      1,
    ],
    ["a cell astride in seven", ["지역 | 갑종→2 | 을종", "강원 | 1 | 2 | 3", "제주 | 1 | 5→2"], 0],
    [
      "four names of five that differ",
      ["갑종 | 갑종 | 을종 | 병종 | 정종", figures(5), figures(5)],
      1,
    ],
    ["three of four", ["갑종 | 갑종 | 을종 | 병종", figures(4), figures(4)], 0],
    [
      "figures in half of the other columns",
      ["지역 | 갑종 | 을종 | 병종 | 정종", "강원 | 1 | 2 | 산 | 들", "제주 | 1 | 2 | 산 | 들"],
      1,
    ],
    [
      "figures in a fourth of them",
      ["지역 | 갑종 | 을종 | 병종 | 정종", "강원 | 1 | 물 | 산 | 들", "제주 | 1 | 물 | 산 | 들"],
      0,
    ],
    ["figures in all columns of a single row", ["지역 | 갑종 | 을종", "강원 | 1 | 2"], 1],
    ["figures in half of a single row", ["지역 | 갑종 | 을종", "강원 | 1 | 들"], 0],
    [
      "sentences in three columns of four",
      [
        "지역 | 갑종 | 을종 | 병종 | 정종",
        "강원 | ○ 글 | ○ 글 | ○ 글 | 들",
        "제주 | ○ 글 | ○ 글 | ○ 글 | 들",
      ],
      1,
    ],
    [
      "sentences in half of them",
      [
        "지역 | 갑종 | 을종 | 병종 | 정종",
        "강원 | ○ 글 | ○ 글 | 산 | 들",
        "제주 | ○ 글 | ○ 글 | 산 | 들",
      ],
      0,
    ],
    [
      "a name of fifteen letters over sentences",
      [`지역 | ${"갑".repeat(15)} | 을종`, "강원 | ○ 글 | ○ 글", "제주 | ○ 글 | ○ 글"],
      1,
    ],
    [
      "a name of sixteen",
      [`지역 | ${"갑".repeat(16)} | 을종`, "강원 | ○ 글 | ○ 글", "제주 | ○ 글 | ○ 글"],
      0,
    ],
    ["periods for half of the names", ["구분 | 2023 | 2024 | 갑종 | 을종", words(5)], 1],
    ["for two of five", ["구분 | 2023 | 2024 | 갑종 | 을종 | 병종", words(6)], 0],
    ["one period", ["구분 | 2023 | 갑종", words(3)], 0],
    ["periods over a fourth of periods", ["구분 | 2023 | 2024 | 2025", "바다 | 4월 | 산 | 들"], 1],
    ["over as many periods as others", ["구분 | 2023 | 2024 | 2025", "바다 | 4월 | 5월 | 들"], 0],
    ["three known names of four", ["품명 | 규격 | 납품장소 | 갑종", words(4), words(4)], 1],
    ["two of four", ["품명 | 규격 | 을종 | 갑종", words(4), words(4)], 0],
    ["half the names known, beside names of rows", ["구분 | 장점 | 갑종", words(3), words(3)], 1],
    ["a third", ["구분 | 장점 | 갑종 | 을종", words(4), words(4)], 0],
    [
      "a third of the cells names themselves",
      ["품명 | 규격 | 장소", "금액 | 산 | 강", "기간 | 들 | 논"],
      1,
    ],
    ["half of them", ["품명 | 규격 | 장소", "금액 | 산 | 강", "기간 | 들 | 사유"], 0],
    ["a pair with a third of labels", ["계통 | 변동률", "금액 | 1", "나 | 2", "다 | 3"], 1],
    ["a pair with half of them", ["계통 | 변동률", "금액 | 1", "나 | 2"], 0],
  ])("%s", (_, lines, expected) => {
    expect(heads(...lines)).toBe(expected);
  });

  it.each([
    ["figures", "12"],
    ["periods", "3월"],
    ["sentences", "○ 신청서를 낸다"],
  ])("%s make a column from three cells in five on", (_, cell) => {
    const names = "지역 | 갑종 | 을종";
    expect(under(names, five(cell, 3), five(cell, 3))).toBe(1);
    expect(under(names, five(cell, 2), five(cell, 2))).toBe(0);
  });

  it.each([
    ["within", 400, 1],
    ["beyond", 600, 0],
  ])("a name that stands %s the 500 characters looked at", (_, before, expected) => {
    const names = `지역 | 갑종 | ${"\u200b".repeat(before)}을종`;
    expect(heads(names, "강원 | 1 | 2", "제주 | 1 | 2")).toBe(expected);
  });
});

describe("what tells a header, and what does not", () => {
  it.each<[string, string[], number]>([
    [
      "parts of some names, and of others none that a name reaches past",
      ["지역 | 2024년→2 | 2025년", "산 | 1분기 | 2분기 | 1분기", "강원 | 1 | 2 | 3"],
      1,
    ],
    [
      "parts beside a name under nothing",
      ["갑종→2 | ", "계획 | 집행 | 비고", "10 | 9 | 산", "5 | 5 | 들"],
      2,
    ],
    [
      "parts beside units under names",
      ["지역 | 갑종 | 을종→2", "(명) | (명) | 계획 | 집행", "강원 | 1 | 2 | 3"],
      2,
    ],
    [
      "cells that begin with a name and end within another",
      ["지역 | 갑종→2 | 을종→2", "강원 | 5→3 | 2", "제주 | 6→3 | 3"],
      0,
    ],
    [
      "a cell astride in ten",
      ["지역 | 갑종→2 | 을종", "강원 | 1 | 2 | 3", "경기 | 4→2 | 6", "제주 | 1 | 5→2"],
      1,
    ],
    [
      "half of a single row, and a note",
      ["지역 | 갑종 | 을종", "강원 | 1 | 들", "※ 2024년 말의 값이다→3"],
      0,
    ],
    [
      "a title above a gap",
      ["제목→4", "지역 | | 갑종 | 을종", "강원 | 1 | 2 | 3", "제주 | 1 | 2 | 3"],
      0,
    ],
    [
      "nothing under a part of a name",
      ["지역 | 갑종→2 | 을종", "강원 | 1 | | 2", "제주 | 1 | | 2"],
      1,
    ],
    [
      "a pair of which one name is over two columns",
      ["지역 | 금액→2", "강원 | 1 | 산", "제주 | 2 | 들"],
      0,
    ],
    ["a year that ends as a name does", ["구분 | 2024년도 | 갑종", words(3), words(3)], 0],
    ["a pair with a gap", ["계통 | | 변동률", "교류 | | 5", "직류 | | 6"], 0],
    ["no name over the rows, figures below", [" | 갑종 | 을종", "강원 | 1 | 2", "제주 | 1 | 2"], 1],
    ["no name over the rows, words below", [" | 장점 | 갑종", words(3), words(3)], 0],
    [
      "figures in one of four columns, nothing in the others",
      ["지역 | 갑종 | 을종 | 병종 | 정종", "강원 | 1 | | | ", "제주 | 2 | | | "],
      0,
    ],
    ["a unit for a name", ["지역 | (명) | 을종", "강원 | 1 | 2", "제주 | 1 | 2"], 1],
    ["a pair over sentences", ["계통 | 조치", "교류 | ○ 끊는다", "직류 | ○ 잇는다"], 1],
    ["sentences in a single row", ["지역 | 갑종 | 을종", "강원 | ○ 글 | ○ 글"], 0],
    ["no row below", ["지역 | 2023년 | 2024년"], 0],
    ["no second column", ["금액", "10", "20"], 0],
    ["a painted corner alone", ["*지역 | 갑종 | 을종", "*강원 | 1 | 2", "*제주 | 1 | 2"], 1],
    ["some of the names painted", ["지역 | *갑종 | 을종", "강원 | 1 | 2", "제주 | 1 | 2"], 0],
    ["one of two names painted", ["*구분 | 금액", "*인건비 | 1,000"], 0],
    ["a painted row above a painted one", ["*여름 | *겨울", "*바다 | *회"], 0],
    ["a painted cell by itself", ["*여름→2", "바다 | 회", "산 | 나물"], 0],
    ["painted rows as deep as their deepest cell", ["*여름↓2 | *겨울", "*눈", "바다 | 회"], 2],
    [
      "names under names of their own",
      ["지역↓2 | 갑종 | 을종", "산 | 들", "강원 | 1 | 2", "제주 | 1 | 2"],
      0,
    ],
    [
      "figures under names that a cell reaches past",
      ["지역↓2 | 갑종 | 을종", "1 | 2", "강원 | 1 | 2"],
      0,
    ],
    [
      "a name that reaches into the rows below",
      ["지역 | 갑종 | 을종↓3", "강원 | 1", "제주 | 1", "경기 | 1 | 2"],
      0,
    ],
    [
      "rows of parts that cannot be told, under a corner",
      [
        "연도 | 품목→2 | 출하→2",
        "평균 | 독점 50%≤CR1 | 과점 75%≤CR3 | 독점 50%≤CR1 | 과점 75%≤CR3",
        "2013 | 33 | 14 | 29 | 21",
        "2014 | 33 | 14 | 29 | 21",
      ],
      0,
    ],
    [
      "sentences and gaps under wide names",
      ["지역 | 갑종→2 | 을종→2", "강원 | ○ 글 | | ○ 글 | ", "제주 | ○ 글 | 3 | ○ 글 | 4"],
      1,
    ],
    [
      "sentences and figures under wide names",
      ["지역 | 갑종→2 | 을종→2", "강원 | 글 12345 | 1 | 글 12345 | 2", "제주 | 3 | 1 | 4 | 2"],
      1,
    ],
    ["a corner without a name", [" | 금액", "바다 | 산", "강 | 들"], 1],
    [
      "a gap between the names",
      ["지역 | | 갑종 | 을종", "강원 | 산 | 들 | 물", "제주 | 산 | 들 | 물"],
      0,
    ],
    [
      "a unit in the corner, half the names known",
      ["(단위: 명) | 장점 | 갑종", words(3), words(3)],
      1,
    ],
    [
      "a fourth title that is no name",
      ["가→3", "나→3", "다→3", "구분→3", "강원 | 1 | 2", "제주 | 1 | 2"],
      0,
    ],
    ["three known names to fill in under", ["연번 | 성명 | 소속", " | | "], 1],
    ["two of them", ["성명 | 소속", " | "], 0],
    ["a name that is not known to fill in under", ["연번 | 성명 | 갑종", " | | "], 0],
    ["a row that only names itself", ["지역 | 갑종 | 을종", "강원 | | "], 0],
    [
      "long cells that end as names do",
      [
        "품명 | 규격 | 장소",
        "바다에서 어선을 단속하고 관리하는 해상 업무 | 바다에서 항만을 단속하고 관리하는 육상 업무 | 산",
        "산에서 불을 감시하고 예방하며 가꾸는 산림 업무 | 들 | 강",
      ],
      1,
    ],
    [
      "remarks that end as names do",
      ["품명 | 규격 | 장소", "※비고 | ※비고 | 산", "※비고 | 들 | 강"],
      1,
    ],
    ["a pair whose name is not known", ["구분 | 갑종", "바다 | 산", "강 | 들"], 0],
    ["such a pair over figures", ["구분 | 갑종", "바다 | 1", "강 | 2"], 1],
    ["such a pair over one figure", ["구분 | 갑종", "바다 | 1"], 0],
    ["a pair of a period", ["구분 | 2024년", "바다 | 산"], 1],
    ["a pair of one row", ["계통 | 변동률", "교류 | 5퍼센트"], 0],
    ["a pair of which the second is not known", ["계통 | 갑종", "교류 | 5", "직류 | 6"], 0],
    ["a pair of a label beside its values", ["내용 | 금액", "교류 | 5", "직류 | 6"], 0],
    ["a pair of known names over words", ["성명 | 소속", "김하나 | 바다", "이두리 | 산"], 1],
    [
      "figures in the middle of three columns",
      ["지역 | 갑종 | 을종", "강원 | 1 | 산", "제주 | 2 | 들"],
      1,
    ],
    [
      "words and figures by turns",
      ["갑종 | 을종 | 병종 | 정종", "강원 | 1 | 산 | 2", "제주 | 2 | 들 | 3"],
      0,
    ],
    ["one name over all columns", ["갑종 | 갑종 | 갑종", "1 | 2 | 3", "1 | 2 | 3"], 0],
    [
      "parts of one name under wholes that differ",
      ["갑종→2 | 을종→2", "상 | 하 | 상 | 하", "1 | 2 | 3 | 4", "1 | 2 | 3 | 4"],
      2,
    ],
    [
      "a sentence over all columns below",
      ["지역 | 갑종 | 을종", "강원 | 1 | 2", "※ 2024년 말을 기준으로 한 값이다→3"],
      1,
    ],
  ])("%s", (_, lines, expected) => {
    expect(heads(...lines)).toBe(expected);
  });
});
