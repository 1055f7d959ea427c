/** Lines that are one title by their make, and lines that only seem to begin one. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, linesOf, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { titleFrom } from "./title-lines.js";

const set = (text: string, size: number, centred = false, more = {}): Part => ({
  text,
  typography: [{ size, centred }],
  ...more,
});
const title = (parts: Part[], within: number) =>
  titleFrom(rowsOf(documentFrom(parts)), 0, { within })?.title;
const printedTitle = (parts: Part[]) =>
  titleFrom(rowsOf(documentFrom(parts, { extractor: "pdf" }), { printed: true }), 0, { within: 3 })
    ?.title;

it("do not begin with a body named smaller", () => {
  const paper = (size: number) =>
    title(
      [set("한빛중앙회", size, true), set("주차비 관리 규정", 22, true), set("읽을 글", 10)],
      3,
    );
  expect(paper(14)).toBe("주차비 관리 규정");
  expect(paper(22)).toBe("한빛중앙회 주차비 관리 규정");
});

group("lines far larger than the rest", () => {
  const cover = (...words: string[]) =>
    title([...words.map((each) => set(each, 48)), set("1. 일정", 13)], 1);

  it("are one title, whatever they end with", () => {
    expect(cover("나눔터", "회계", "계약")).toBe("나눔터 회계 계약");
    expect(cover("학교회계", "계약")).toBe("학교회계 계약");
  });

  it("end where a title ends, and at a quotation or a label", () => {
    expect(cover("주차장 개방 공고", "시민과 함께")).toBe("주차장 개방 공고");
    expect(cover("시각화 대회", "“사회는 어떻게”")).toBe("시각화 대회");
    expect(cover("시각화 대회", "주최: 한빛시")).toBe("시각화 대회");
  });

  it("are so beside what is half as large at most", () => {
    expect(title([set("학교회계", 20), set("계약", 20), set("1. 일정", 13)], 1)).toBe("학교회계");
  });
});

group("a word alone on the line below", () => {
  const over = (last: string, size: number, centred = true) =>
    title([set("주민자치회 워크숍", 18, centred), set(last, 18, centred), set("글", size)], 1);

  it("ends a title that is centred and larger than the text", () => {
    expect(over("집행", 12)).toBe("주민자치회 워크숍 집행");
    expect(over("집행", 13)).toBe("주민자치회 워크숍");
    expect(over("집행", 12, false)).toBe("주민자치회 워크숍");
    expect(over("박가온", 12)).toBe("주민자치회 워크숍");
  });

  it("ends one in a box where titles end so, whatever the first line ends with", () => {
    const box = (last: string, centred: boolean): string | undefined =>
      title(
        [
          {
            ...{ rows: 1, cols: 1, page: 1 },
            cells: [
              {
                ...{ row: 0, col: 0, text: `주차장 점검 결과\n${last}` },
                typography: [
                  { size: 18, centred },
                  { size: 18, centred },
                ],
              },
            ],
          },
        ],
        1,
      );
    expect(box("보고", true)).toBe("주차장 점검 결과 보고");
    expect(box("집행", true)).toBe("주차장 점검 결과");
    expect(box("보고", false)).toBe("주차장 점검 결과");
  });
});

it.each(["위임장", "점검표", "확인서", "회의록", "영수증"])(
  "%s names a whole paper, which lines set alike do not go on below",
  (paper) => {
    const lines = [set(`주차장 ${paper}`, 16), set("시민 안내", 16), set("1. 일정", 13)];
    expect(title(lines, 3)).toBe(`주차장 ${paper}`);
    expect(title([set("주차장 이용", 16), ...lines.slice(1)], 3)).toBe("주차장 이용 시민 안내");
  },
);

it("goes on below a printed line that fills its measure and so shows no centring", () => {
  const cover = (lefts: number[]): Part => {
    const lines = linesOf([
      "취약시설 합동 안전점검 계획 통보 및 점검",
      "반 편성 전문인력 추천 요청",
    ]);
    return {
      ...lines,
      lines: lines.lines!.map((line, at) => ({
        ...line,
        bbox: [lefts[at]!, at * 30, 500, at * 30 + 24],
      })),
      typography: [
        { size: 24, centred: false },
        { size: 24, centred: true },
      ],
    };
  };
  expect(printedTitle([cover([54, 84])])).toBe(
    "취약시설 합동 안전점검 계획 통보 및 점검 반 편성 전문인력 추천 요청",
  );
  expect(printedTitle([cover([54, 54])])).toBe("취약시설 합동 안전점검 계획 통보 및 점검");
});

group("a sentence over two printed lines", () => {
  const lines = (size: number): Part[] => [
    set("위와 같이 심사 대상 제품의", 13, true),
    set("심사 결과를 보고합니다.", size, true),
    set("주차장 개방 공고", 12, true),
  ];

  it("is none of them a title", () => {
    expect(printedTitle(lines(13))).toBe("주차장 개방 공고");
    expect(printedTitle(lines(10))).toBe("위와 같이 심사 대상 제품의");
    expect(title(lines(13), 1)).toBe("위와 같이 심사 대상 제품의");
  });
});

it("takes no line far smaller above it for its own, though that ends as titles end", () => {
  const over = (size: number) =>
    printedTitle([
      set("주차 검색 성능 분석", size),
      set("진행 현황과 남은 일", 20, false, { type: "title" }),
    ]);
  expect(over(11)).toBe("주차 검색 성능 분석 진행 현황과 남은 일");
  expect(over(9)).not.toContain("분석 진행");
});

it("takes no line that fills its measure for centred", () => {
  const said = [
    "주차장 개방 사업에 들어가는 비용과 그 정산 기준에 따라 필요한 조치를 취",
    "할 수 있다.",
  ];
  const sentence = (last: boolean): Part => ({
    ...linesOf(said),
    typography: [true, last].map((centred) => ({ size: 10, centred })),
  });
  const below = set("주차장 개방 공고", 12, true);
  expect(printedTitle([sentence(false), below])).toBe("주차장 개방 공고");
});

it("fill the width of a printed page, over a shorter one in the middle", () => {
  const line = (text: string, at: number, left: number, right: number) => ({
    start: at,
    end: at + [...text].length,
    page: 1,
    bbox: [left, 100, right, 112] as [number, number, number, number],
  });
  const texts = [
    "2026년도 가람주차장·하늘주차장 구축(주차특화)(R&D)사업",
    "신규지원 대상과제 공고",
  ];
  const [over, under] = texts as [string, string];
  const part: Part = {
    text: texts.join(" "),
    lines: [line(over, 0, 60, 540), line(under, over.length + 1, 180, 420)],
    typography: [
      { size: 15, centred: false },
      { size: 15, centred: true },
    ],
  };
  const text = set(
    "이 사업의 신규지원 대상과제를 다음과 같이 공고하니 신청하여 주시기 바랍니다.",
    15,
  );
  expect(printedTitle([part, text])).toBe(texts.join(" "));
});
