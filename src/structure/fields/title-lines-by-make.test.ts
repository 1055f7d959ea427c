/** Titles by their make: what speaks for each line of the first page, and which lines are one title. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, linesOf, type Part, tableOf } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { titlesByMake } from "./title-lines-by-make.js";

const TITLE = "주차장 개방 지원";
/** A line of 10 points is as large as the text. */
const line = (text: string, size = 10, centred = false, more = {}): Part => ({
  text,
  typography: text.split("\n").map(() => ({ size, centred })),
  ...more,
});
const box = (...lines: [text: string, size: number][]): Part => ({
  rows: 1,
  cols: 1,
  page: 1,
  cells: [
    {
      row: 0,
      col: 0,
      text: lines.map(([text]) => text).join("\n"),
      typography: lines.map(([, size]) => ({ size, centred: true })),
    },
  ],
});
const text = (count = 1) =>
  Array.from({ length: count }, () =>
    line("이 사업은 시민이 주차장을 함께 쓰도록 문을 여는 곳을 돕는 것을 목적으로 한다."),
  );

function found(parts: Part[], properties = {}): Record<string, string> {
  const document = documentFrom(parts);
  document.source.properties = properties;
  const titles = titlesByMake(rowsOf(document), document);
  return Object.fromEntries(titles.map(({ value, evidence }) => [value, evidence.join(" ")]));
}
const values = (...parts: Part[]) => Object.keys(found(parts));

group("a title over two lines", () => {
  it("may begin with a year and a body, set like what follows", () => {
    const paper = (above: string, size = 22) =>
      values(line(above, size, true), line("주차장 캠프 과업 설명서", 22, true), ...text(3));
    expect(paper("2025학년도 한빛고등학교")).toContain(
      "2025학년도 한빛고등학교 주차장 캠프 과업 설명서",
    );
    expect(paper("2025년 한빛시청")).toContain("2025년 한빛시청 주차장 캠프 과업 설명서");
    expect(paper("한빛고등학교")).toContain("주차장 캠프 과업 설명서");
    expect(paper("2025학년도 한빛고등학교", 16)).toContain("주차장 캠프 과업 설명서");
  });

  it("breaks off with the particle that the next line leads on from", () => {
    const rule = (above: string, size: number, below = "관한 내부 규정") =>
      values(line(above, size, true), line(below, 26, true), ...text(3));
    expect(rule("주차장 이용에", 26)).toContain("주차장 이용에 관한 내부 규정");
    expect(rule("주차장 이용에", 12)).not.toContain("주차장 이용에 관한 내부 규정");
    expect(rule("주차장 이용에", 26, "걸맞은 내부 규정")).not.toContain(
      "주차장 이용에 걸맞은 내부 규정",
    );
  });

  it("does not go on in English, whose line may have a dash or a number", () => {
    const cover = (english: string) =>
      values(line("주차장 문서 구조 - 차트", 26), line(english, 24), ...text(3));
    expect(cover("Parking Document File Formats - Charts")).toContain("주차장 문서 구조 - 차트");
    expect(cover("Parking Document File Formats 5.0")).toContain("주차장 문서 구조 - 차트");
    expect(cover("Parking - Charts 5.0 of it")).not.toContain("주차장 문서 구조 - 차트");
  });

  it("breaks off behind an object in what the reader marked as the title", () => {
    const slide = (above: string, more: object) =>
      values(line(`${above}\n이용한 보안 모듈`, 40, false, { type: "title", ...more }), ...text(3));
    const joined = "정맥 인식을 이용한 보안 모듈";
    expect(slide("정맥 인식을", {})).toContain(joined);
    expect(slide("정맥 인식을", { type: "paragraph" })).not.toContain(joined);
    const smaller = [
      { size: 20, centred: false },
      { size: 40, centred: false },
    ];
    expect(slide("정맥 인식을", { typography: smaller })).not.toContain(joined);
  });

  it("has no label with its item above it", () => {
    const below = (value: string) =>
      values([["요약", value]], line("사업계획서", 20, true), ...text(2));
    expect(below("주차장 이용 조사")).toContain("요약 주차장 이용 조사 사업계획서");
    expect(below("◦ 주차장 이용 조사")).toContain("사업계획서");
  });

  it("may stand below the number of a part of a book, in larger letters", () => {
    const part = (words: string, size: number) =>
      found([line(words, size), line("주차장 운영", 40), ...text(3)])["주차장 운영"];
    expect(part("제3편", 30)).toBe("largest large first");
    expect(part("제3편", 40)).toContain("inText");
    expect(part("제3조", 30)).toContain("inText");
  });
});

group("what speaks for a line", () => {
  it("is its size beside the text's and the other lines'", () => {
    expect(found([line("한빛 주차 소식지", 12), line(TITLE, 20), ...text(3)])).toEqual({
      "한빛 주차 소식지": "large first",
      [TITLE]: "largest large",
    });
    const sized = (size: number) => found([line(TITLE, size), ...text(3)])[TITLE];
    expect(sized(11.5)).toBe("largest large first");
    expect(sized(11.4)).toBe("largest first");
    expect(sized(0)).toBe("first");
    const beside = (size: number) =>
      found([line("한빛 주차 동향", size), line(TITLE, 20), ...text(3)]);
    expect(beside(19)["한빛 주차 동향"]).toContain("largest");
    expect(beside(18.9)["한빛 주차 동향"]).not.toContain("largest");
  });

  it("is that it heads a form, or is foreign among Korean lines", () => {
    const form = [
      ["여권 발급 신청서", ""],
      ["성명", "홍길동"],
      ["주소", "한빛시"],
    ];
    expect(found([form])["여권 발급 신청서"]).toBe("first headsForm ending");
    expect(found([form.slice(0, 2)])["여권 발급 신청서"]).toBe("first ending");
    expect(
      found([line("한빛 소식", 12), line("ISSUE & FOCUS", 30), ...text(2)])["ISSUE & FOCUS"],
    ).toContain("foreign");
    expect(found([line("Virtual Servers", 30), ...text(2)])["Virtual Servers"]).not.toContain(
      "foreign",
    );
  });

  it("is foreign though it is set a little larger than the Korean lines", () => {
    const cover = (size: number) =>
      found([line("FOCUS", size, true), line("한빛 주차 제도", 30), ...text(2)]).FOCUS;
    expect(cover(31)).toContain("foreign");
    expect(cover(32)).not.toContain("foreign");
  });

  it("is that nothing but its place tells the first line from the text, where another is larger", () => {
    const first = (size: number, words = "함께 여는 내일", centred = false, more = {}) =>
      found([line(words, size, centred, more), line("주차장은 왜 비었나", 20), ...text(3)])[words];
    expect(first(10.5)).toContain("bare");
    expect(first(12)).not.toContain("bare");
    expect(first(10.5, "함께 여는 내일", true)).not.toContain("bare");
    expect(first(10.5, "주차장 개방 안내")).not.toContain("bare");
    expect(first(0)).not.toContain("bare");
    const plain = found([line("함께 여는 내일", 10), ...text(3)]);
    expect(plain["함께 여는 내일"]).not.toContain("bare");
    const cell = {
      row: 0,
      col: 0,
      text: "함께 여는 내일",
      typography: [{ size: 10.5, centred: false }],
    };
    const frame: Part = { rows: 1, cols: 1, page: 1, cells: [cell] };
    const boxed = found([frame, line("주차장은 왜 비었나", 20), ...text(3)]);
    expect(boxed["함께 여는 내일"]).not.toContain("bare");
  });

  it("is the largest of its lines' sizes", () => {
    const lines = [
      line("한빛시 주차 조례", 12),
      line("개방 조항 모음", 20, false, { type: "title" }),
    ];
    expect(found([...lines, ...text(3)])["한빛시 주차 조례 개방 조항 모음"]).toContain("largest");
  });

  it("is nothing where the file states no sizes", () => {
    expect(found([TITLE, "본문이다."])[TITLE]).toBe("first");
  });

  it("is its place: centred, boxed, marked by the reader", () => {
    expect(found([line(TITLE, 20, true)])[TITLE]).toBe("largest centred first");
    expect(found([box([TITLE, 20])])[TITLE]).toBe("largest centred boxed first");
    expect(found([line(TITLE, 20, false, { type: "title" })])[TITLE]).toBe("largest marked first");
  });

  it("is how it ends", () => {
    expect(found([line("주차장 개방 공고")])["주차장 개방 공고"]).toBe("largest first ending");
    expect(found([line("주차장 개방 공고(안)")])["주차장 개방 공고(안)"]).toContain("ending");
    expect(found([line("주차장 결산 공시")])["주차장 결산 공시"]).toContain("ending");
  });

  it("is what the file's properties, the running head and the text say too", () => {
    expect(found([line(TITLE)], { title: `2024 ${TITLE}` })[TITLE]).toContain("property");
    expect(found([line(TITLE)], { subject: TITLE })[TITLE]).toContain("property");
    expect(found([line(TITLE)], { title: "다른 문서" })[TITLE]).not.toContain("property");
    expect(found([line("주차 지원")], { title: "주차 지원" })["주차 지원"]).not.toContain(
      "property",
    );
    expect(found([line(TITLE), { type: "header", text: TITLE }])[TITLE]).toContain("repeated");
    expect(found([line(TITLE), "「주차장 개방」을 돕는다."])[TITLE]).toContain("repeated");
    expect(found([line(`“${TITLE}”`)])[`“${TITLE}”`]).not.toContain("repeated");
    expect(found([line(TITLE), "「주차」를 돕는다."])[TITLE]).not.toContain("repeated");
    expect(found([line(TITLE), "주차장 개방 지원을 돕는다."])[TITLE]).not.toContain("repeated");
    expect(found([line("주차 지원"), "「주차 지원」을 한다."])["주차 지원"]).not.toContain(
      "repeated",
    );
  });

  it("is against it that a short sentence with its full stop stands above, set like the text", () => {
    const below = (sentence: Part) =>
      found([sentence, line("주차장 개방", 10), ...text(2)])["주차장 개방"] ?? "";
    expect(below(line("주차장을 누구나 쓸 수 있다.", 10))).toContain("inText");
    expect(below(line("주차장을 누구나 쓸 수 있다", 10))).not.toContain("inText");
    expect(below(line("주차장을 누구나 쓸 수 있다.", 12))).not.toContain("inText");
    expect(below(line("주차장을 누구나 쓸 수 있다.", 10, true))).not.toContain("inText");
  });

  it("is against it that the text has begun above", () => {
    const below = (...above: Part[]) => found([...above, line(TITLE)])[TITLE];
    expect(below(...text())).toContain("inText");
    expect(below("□ 사업 개요")).toContain("inText");
    expect(below("1. 사업 개요")).toContain("inText");
    for (const beside of [
      "※ 접수 중",
      "* 접수 중",
      "- 함께 쓰는 -",
      "■ 주차장법 시행규칙 [별지 제1호서식]",
      "짧은 문장이다.",
    ])
      expect(below(beside)).not.toContain("inText");
    expect(below([["□ 사업 개요", "값"]])).not.toContain("inText");
    expect(below([["□ 사업 개요"], ["값"]])).not.toContain("inText");
    expect(below({ type: "header", text: "1. 사업 개요" })).not.toContain("inText");
  });
});

it("may stand in the header of the page, first, centred and larger than the text", () => {
  const header = (size: number, centred: boolean, type = "header") =>
    values(line(TITLE, size, centred, { type }), ...text(3));
  expect(header(11.5, true)).toEqual([TITLE]);
  expect(header(11.4, true)).toEqual([]);
  expect(header(20, false)).toEqual([]);
  expect(header(20, true, "footer")).toEqual([]);
  const below = line(TITLE, 20, true, { type: "header" });
  expect(values(line("한빛 주차 소식"), below, ...text(3))).toEqual(["한빛 주차 소식"]);
});

it("goes on in its cell to a line set to another side that ends as titles end", () => {
  const cell = (last: string): Part => ({
    rows: 2,
    cols: 1,
    page: 1,
    cells: [
      {
        row: 0,
        col: 0,
        text: `교육용 주차 지원사업\n${last}`,
        typography: [
          { size: 25, centred: false },
          { size: 30, centred: true },
        ],
      },
      { row: 1, col: 0, text: "교통과", typography: [{ size: 10, centred: false }] },
    ],
  });
  expect(values(cell("계약 개선 계획(안)"), ...text(3))).toEqual([
    "교육용 주차 지원사업 계약 개선 계획(안)",
  ]);
  expect(values(cell("함께 쓰는 문"), ...text(3))).toHaveLength(2);
});

group("lines that are no title", () => {
  it.each(["한빛시 교통과", "2024. 5. 3.", "한빛시 공고 제2024-12호 ▪ 북부센터", "1. 사업 개요"])(
    "%s",
    (words) => {
      expect(values(line(words, 20))).toEqual([]);
    },
  );

  it("stand in the margin, beside a picture or on another page", () => {
    expect(values({ type: "header", text: TITLE })).toEqual([]);
    expect(values({ type: "figure", text: TITLE })).toEqual([]);
    expect(values(line("첫 쪽 제목"), line(TITLE, 20, false, { page: 2 }))).toEqual(["첫 쪽 제목"]);
  });

  it("are notes, with the lines that these go on in", () => {
    const note = "※ 이 사업은 한 곳만 신청\n다른 부처 사업과 중복 제외";
    const document = documentFrom([line(note, 20), line(TITLE, 15), ...text(3)]);
    const titles = titlesByMake(rowsOf(document, { printed: true }), document);
    expect(titles.map(({ value }) => value)).toEqual([TITLE]);
  });

  it("stand far down where the file states no pages", () => {
    const down = (count: number) => values(...Array(count).fill("1. 가"), TITLE);
    expect(down(39)).toEqual([TITLE]);
    expect(down(40)).toEqual([]);
  });

  it("stand beside other cells, unless all are set as large as a title", () => {
    const cells = (...sizes: number[]): Part => ({
      rows: 1,
      cols: 2,
      page: 1,
      cells: ["부가가치세", "신고서"].map((text, col) => ({
        row: 0,
        col,
        text,
        typography: [{ size: sizes[col]!, centred: false }],
      })),
    });
    expect(values(cells(15, 14), ...text(3))).toEqual(["부가가치세 신고서"]);
    expect(values(cells(15, 11), ...text(3))).toEqual([]);
    expect(values([["부가가치세", "신고서"]])).toEqual([]);
  });

  it("stand beside cells that were read without a size", () => {
    const cells = (...sizes: number[]): Part => ({
      ...{ rows: 1, cols: 3, page: 1 },
      cells: ["주차장 면허증", "[√] 재발급", "신청서"].map((text, col) => ({
        ...{ row: 0, col, text },
        typography: sizes[col] ? [{ size: sizes[col], centred: false }] : [],
      })),
    });
    const title = "주차장 면허증 [√] 재발급 신청서";
    expect(values(cells(15, 0, 15), ...text(3))).toEqual([title]);
    expect(values(cells(15, 9, 15), ...text(3))).toEqual([]);
    expect(values(cells(0, 0, 0), ...text(3))).toEqual([]);
  });
});

group("the title of a notice behind its cover", () => {
  const cover = line("주차 조례 개정안", 30, true);
  const page2 = (text: string, size = 10): Part => line(text, size, false, { page: 2 });

  it("stands below its number", () => {
    const notice = [cover, page2("한빛시 공고 제2024-12호"), page2(`${TITLE} 예고`)];
    expect(found(notice)[`${TITLE} 예고`]).toBe("ending");
    notice.splice(
      2,
      0,
      page2("조례를 고치려는 이유와 그 내용을 시민에게 미리 알려 의견을 듣고자 공고합니다."),
    );
    expect(found(notice)[`${TITLE} 예고`]).toBe("ending");
  });

  it("stands within six rows of it", () => {
    const rows = (count: number) => [
      cover,
      page2("한빛시 공고 제2024-12호"),
      ...Array.from({ length: count }, () => page2("본문이다.")),
      page2(TITLE),
    ];
    expect(values(...rows(5))).toContain(TITLE);
    expect(values(...rows(6))).not.toContain(TITLE);
  });
});

group("lines of one title", () => {
  const joined = (...parts: Part[]) => values(...parts, ...text(4))[0];

  it("are set alike, larger than the text or centred", () => {
    expect(joined(line("2024년 한빛시", 20), line("주차장 개방 공고", 20))).toBe(
      "2024년 한빛시 주차장 개방 공고",
    );
    expect(joined(line("2024년 함께", 10, true), line("주차장 개방 공고", 10, true))).toBe(
      "2024년 함께 주차장 개방 공고",
    );
    expect(joined(line("2024년 함께"), line("주차장 개방 공고"))).toBe("2024년 함께");
    expect(joined(line("2024년 함께", 20, true), line("주차장 개방 공고", 20))).toBe("2024년 함께");
    expect(joined("2024년 함께", "주차장 개방 공고")).toBe("2024년 함께");
    expect(joined(line("2024년 함께", 11.5), line("여는 주차장", 11.5))).toBe(
      "2024년 함께 여는 주차장",
    );
    expect(joined(line("2024년 함께", 11.4), line("여는 주차장", 11.4))).toBe("2024년 함께");
  });

  it("are near in size, and nearer where the second does not end as titles end", () => {
    const sizes = (first: number, second: number, words = "주차장 개방 공고") =>
      joined(line("2024년 함께", first), line(words, second));
    expect(sizes(20, 12)).toBe("2024년 함께 주차장 개방 공고");
    expect(sizes(20, 11.9)).toBe("2024년 함께");
    expect(sizes(12, 20)).toBe("2024년 함께 주차장 개방 공고");
    expect(sizes(20, 16, "여는 주차장")).toBe("2024년 함께 여는 주차장");
    expect(sizes(20, 15.9, "여는 주차장")).toBe("2024년 함께");
  });

  it("end where a title ends, at a name, a date or another page", () => {
    expect(joined(line("주차장 개방 공고", 20), line("시민과 함께", 20))).toBe("주차장 개방 공고");
    expect(joined(line("2024년 함께", 20), line("한빛시 교통과", 20))).toBe("2024년 함께");
    expect(joined(line("2024년 함께", 20), line("2024. 5. 3.", 20))).toBe("2024년 함께");
    expect(joined(line("2024년 함께", 20), line("여는 주차장", 20, false, { page: 2 }))).toBe(
      "2024년 함께",
    );
  });

  it("stand in one table and in one row", () => {
    const cells = (...texts: string[]): Part => ({
      rows: texts.length,
      cols: 2,
      page: 1,
      cells: texts.map((text, row) => ({
        row,
        col: 0,
        text,
        col_span: 2,
        typography: [{ size: 20, centred: false }],
      })),
    });
    expect(joined(cells("2024년 함께", "나누는 기쁨"), line("여는 주차장", 20))).toBe(
      "2024년 함께",
    );
    expect(joined(line("2024년 함께", 20), cells("여는 주차장", "나누는 기쁨"))).toBe(
      "2024년 함께",
    );
  });

  it("are three at most", () => {
    const many = ["우리", "모두", "함께", "나누는"].map((word) => line(`${word} 여는 주차장`, 20));
    expect(joined(...many)).toBe("우리 여는 주차장 모두 여는 주차장 함께 여는 주차장");
  });

  it("stand in one cell, down to the first smaller line", () => {
    expect(values(box(["위 촉 장", 40], ["성 명 :", 16]))[0]).toBe("위촉장");
    const cell: Part = {
      rows: 2,
      cols: 2,
      page: 1,
      cells: [
        {
          row: 0,
          col: 0,
          col_span: 2,
          text: "2024년 함께\n주차장 개방 공고\n- 시민 누구나 -",
          typography: [20, 20, 12].map((size) => ({ size, centred: true })),
        },
        { row: 1, col: 0, text: "구분" },
        { row: 1, col: 1, text: "내용" },
      ],
    };
    expect(values(cell)[0]).toBe("2024년 함께 주차장 개방 공고");
  });

  it("lose what stands behind them in brackets", () => {
    expect(values(line("주차장 설치기준(제6조제1항 관련)", 20))).toEqual(["주차장 설치기준"]);
  });
});

group("a line that names only a kind of document", () => {
  it.each([
    ["a table's row", [["2025 영상 콘텐츠", "제작 지원"]] as string[][]],
    ["a line set otherwise", line("2025 영상 콘텐츠 제작 지원", 12)],
  ])("has its topic above it, in %s", (_, above) => {
    expect(values(above, line("모집 공고", 20, true), ...text(2))).toContain(
      "2025 영상 콘텐츠 제작 지원 모집 공고",
    );
  });

  it("takes no body and no number for its topic", () => {
    expect(values("한빛진흥원", line("모집 공고", 20, true), ...text(2))).toContain("모집 공고");
    expect(values("한빛진흥원 공고 제2024-25호", line("모집 공고", 20, true))).toContain(
      "모집 공고",
    );
  });
});

group("a cover", () => {
  const body = text(4);

  it("has the name of its series in Latin letters, larger than the title", () => {
    const cover = found([
      line("FIS", 32),
      line("ISSUE & FOCUS", 60),
      line("재정융자", 32),
      ...body,
    ]);
    expect(cover.재정융자).toBe("largest large");
    expect(cover["ISSUE & FOCUS"]).toContain("foreign");
    expect(cover.FIS).toContain("foreign");
  });

  it("says small over its title whose contest or series it is", () => {
    const cover = found([line("시각화 대회 2026", 10), line("주차장은 왜 비었나", 20), ...body]);
    expect(cover["시각화 대회 2026"]).toBe("small first bare");
    expect(found([line("시각화 대회 2026", 11), line(TITLE, 20)])["시각화 대회 2026"]).toBe(
      "first bare",
    );
  });

  it("lists its contents by numbers without dots", () => {
    const listed = values(line("주차 동향", 30), line("1 들어가며"), line("2 주차 현황"));
    expect(listed).toEqual(["주차 동향"]);
    expect(values(line("3 한강 다리 현황", 30), ...body)[0]).toBe("3 한강 다리 현황");
  });

  it("has a year, or words before a colon, on lines of the title", () => {
    const lines = ["2025", "한빛 청소년", "패널조사 :", "데이터 분석"];
    expect(values(...lines.slice(1).map((each) => line(each, 20)), ...body)[0]).toBe(
      "한빛 청소년 패널조사 : 데이터 분석",
    );
    expect(values(...lines.map((each) => line(each, 20)), ...body)[0]).toBe(
      "2025 한빛 청소년 패널조사 : 데이터 분석",
    );
    expect(values(line("2025", 20), line("한빛 청소년", 20), ...body)[0]).toBe("2025 한빛 청소년");
    expect(values(line("2025", 12), line("한빛 청소년", 20), ...body)[0]).toBe("한빛 청소년");
  });

  it("notes above its title what has changed", () => {
    const changed = ["※ 다음 사항이 바뀌었습니다.", "① 후원 기관", "② 부상"].map((each) =>
      line(each),
    );
    expect(found([...changed, line(TITLE, 20), ...body])[TITLE]).not.toContain("inText");
    expect(found([...changed.slice(1), line(TITLE, 20), ...body])[TITLE]).toContain("inText");
  });
});

it("what a table of contents on the first page lists is no title", () => {
  expect(values(line("목  차", 16, true), line("감사보고서 1", 12), ...text(2))).toEqual([]);
});

group("a cover behind the contents that a file begins with", () => {
  const contents = [line("목  차", 16, true), line("감사보고서......................1", 12)];
  const on = (page: number, ...parts: Part[]) =>
    parts.map((part) => ({ ...(part as { text: string }), page }));
  const cover = (...above: Part[]) => [
    ...on(1, ...contents),
    ...on(2, line("재무상태표......................2", 12)),
    ...on(3, ...above, line("감 사 보 고 서", 24, true), line("2018년 9월 30일 현재", 11, true)),
    ...on(4, ...text(2)),
  ];

  it("has the title, where its date stands above any text", () => {
    expect(found(cover()).감사보고서).toContain("largest");
    expect(values(...cover(...text(1)))).toEqual([]);
    expect(values(...cover(line("제1장 개황", 18)))).toEqual([]);
  });

  it("is none without a date in its first rows", () => {
    expect(values(...on(1, ...contents), ...on(2, line("회사의 개황 보고", 24, true)))).toEqual([]);
    const rows = (count: number) => Array.from({ length: count }, () => line("한빛", 10));
    expect(values(...cover(...rows(6)))).toContain("감사보고서");
    expect(values(...cover(...rows(7)))).toEqual([]);
  });
});

group("what stands right over a title", () => {
  const body = text(3);

  it("is its topic, where it says only who is sought", () => {
    const above = line("제4차 한빛 장기전세주택", 14, true);
    expect(values(above, line("입주자 모집공고", 30, true), ...body)).toContain(
      "제4차 한빛 장기전세주택 입주자 모집공고",
    );
  });

  it("is no motto in quotation marks", () => {
    const over = (text: string) =>
      values(line(text, 20, true), line("모집 공고", 30, true), ...body);
    expect(over("함께 쓰는 주차장 이용")).toContain("함께 쓰는 주차장 이용 모집 공고");
    expect(over("“함께 쓰는 주차장 이용”")).toContain("모집 공고");
  });

  it("is which of several it is, where both are centred", () => {
    const below = (above: Part) => values(above, line("한빛주택 모집", 30, true), ...body)[0];
    expect(below(line("2024년 2차", 12, true))).toBe("2024년 2차 한빛주택 모집");
    expect(below(line("2024년 2차", 12))).toBe("한빛주택 모집");
    expect(below(line("2024년 12월", 12, true))).toBe("한빛주택 모집");
  });
});

group("a form's title beside boxes to fill in", () => {
  const form = (size: number, first = "[ ]근로소득 영수증", before = 0): Part[] => [
    ...text(before),
    {
      ...{ rows: 3, cols: 2, page: 1 },
      cells: [
        ...[
          ["■ 한빛법 시행규칙 [별지 제24호서식]", 9],
          ["(1쪽)", 9],
        ].map(([words, points], col) => ({
          ...{ row: 0, col, text: String(words) },
          typography: [{ size: Number(points), centred: false }],
        })),
        {
          ...{ row: 1, col: 0, text: `${first}\n[ ]근로소득 명세서` },
          typography: [
            { size, centred: true },
            { size, centred: true },
          ],
        },
        { row: 1, col: 1, text: "" },
        ...["성명", "홍길동"].map((words, col) => ({
          ...{ row: 2, col, text: words },
          typography: [{ size: 10, centred: false }],
        })),
      ],
    },
    ...text(3),
  ];

  it("is set large and ends as titles end", () => {
    expect(values(...form(16))).toContain("[ ]근로소득 영수증 [ ]근로소득 명세서");
    expect(values(...form(10))).toEqual([]);
    expect(values(...form(16, "근로소득 구분란"))).toEqual([]);
    expect(values(...form(16, "[ ]근로소득 영수증", 3))).toEqual([]);
  });
});

it("a motto in quotes, set smaller in the cell of a title, is no line of it", () => {
  const motto = (words: string, size: number) =>
    values(box([words, size], ["주차장 사용 신청서", 20]), ...text(3));
  expect(motto("“함께 여는 한빛”", 16)).toEqual(["“함께 여는 한빛”", "주차장 사용 신청서"]);
  expect(motto("“함께 여는 한빛”", 18)).toEqual(["“함께 여는 한빛” 주차장 사용 신청서"]);
  expect(motto("함께 여는 한빛", 16)).toEqual(["함께 여는 한빛 주차장 사용 신청서"]);
});

it("a course set smaller over a title is no line of it", () => {
  const course = (size: number) =>
    values(line("한빛아카데미 3기", size, true), line("주차 설계문서", 20, true), ...text(3));
  expect(course(14)).toEqual(["한빛아카데미 3기", "주차 설계문서"]);
  expect(course(15)).toEqual(["한빛아카데미 3기 주차 설계문서"]);
});

it("a quotation is no line of the title above it", () => {
  const lines = [line("시각화 대회", 20, true), line("“사회는 어떻게 변하나”", 20, true)];
  expect(values(...lines, ...text(2))[0]).toBe("시각화 대회");
});

it("stands over cells only in the head of a form", () => {
  const cells = (at: number, last = "신고서"): Part => ({
    rows: 1,
    cols: 2,
    page: 1,
    cells: [`안전관리 ${at}`, last].map((text, col) => ({
      ...{ row: 0, col, text },
      typography: [{ size: 20, centred: true }],
    })),
  });
  expect(values(...text(3), cells(1))).toContain("안전관리 1 신고서");
  expect(values(...text(4), cells(2))).not.toContain("안전관리 2 신고서");
  // Only the word for its kind ends a title that is set so.
  expect(values(...text(3), cells(1, "통합형"))).not.toContain("안전관리 1 통합형");
});

it("begins with a year and a short word, set like the words below", () => {
  const below = line("종합감사 결과보고서", 30, true);
  const titles = (year: string, size: number) => values(line(year, size, true), below, ...text(2));
  expect(titles("2023년 Ⓐ국", 30)).toContain("2023년 Ⓐ국 종합감사 결과보고서");
  expect(titles("2023년 Ⓐ국", 10)).toContain("종합감사 결과보고서");
  expect(titles("2023년 5월", 30)).toContain("종합감사 결과보고서");
});

group("lines that are one title, and lines that are not", () => {
  it("goes on behind a comma, in a line about as large", () => {
    const titles = (size: number) =>
      values(line("시민과 함께,", 70), line("은퇴 준비하기", size), ...text(2));
    expect(titles(80)).toContain("시민과 함께, 은퇴 준비하기");
    expect(titles(30)).toContain("은퇴 준비하기");
  });

  it("goes on behind a particle, in one box and one size", () => {
    const titles = (size: number) =>
      values(box(["3분기 해외투자는", 26], ["불안으로 하락세 지속", size]), ...text(2));
    expect(titles(26)).toContain("3분기 해외투자는 불안으로 하락세 지속");
    expect(titles(20)).toContain("불안으로 하락세 지속");
  });

  it("goes on behind a particle in one title block, and in no paragraph", () => {
    const titles = (type: "title" | "paragraph") =>
      values(line("3분기 해외투자는\n불안으로 하락세 지속", 26, true, { type }), ...text(2));
    expect(titles("title")).toContain("3분기 해외투자는 불안으로 하락세 지속");
    expect(titles("paragraph")).not.toContain("3분기 해외투자는 불안으로 하락세 지속");
  });

  it("takes no head of a part, set like the labels above it, for a title", () => {
    const form = (size: number): Part => ({
      rows: 3,
      cols: 2,
      page: 1,
      cells: [
        ...["대상사업", "주차장 개방"].map((text, col) => ({
          row: 0,
          col,
          text,
          typography: [{ size: 13, centred: true }],
        })),
        { row: 1, col: 0, col_span: 2, text: "종 합 의 견", typography: [{ size, centred: true }] },
      ],
    });
    expect(values(form(13))).toEqual([]);
    expect(values(form(20))).toEqual(["종합의견"]);
  });

  it("joins no lines that a table parts", () => {
    const [first, last] = [line("먹는물 검사", 15, true), line("안내의 말씀", 15, true)];
    expect(values(first, last)).toEqual(["먹는물 검사 안내의 말씀"]);
    expect(values(first, [["정수장", "위치"]], last)).toEqual(["먹는물 검사", "안내의 말씀"]);
  });

  it("stands behind the tag of an annex, on its line", () => {
    expect(values(line("[별표 4] 평가항목별 평가지표", 14))).toEqual(["평가항목별 평가지표"]);
    expect(values(line("『별표 제4호』 평가지표 기준", 14))).toEqual(["평가지표 기준"]);
    expect(values(line("『별표 제4호』", 14))).toEqual([]);
    const names = [
      line("[참고] 가람주차장용", 16, true),
      line("무료개방 실무작업단 명단", 16, true),
    ];
    expect(values(...names, ...text(2))).toContain("가람주차장용 무료개방 실무작업단 명단");
    const other = [names[0]!, line("함께 여는 가람주차장", 16, true)];
    expect(values(...other, ...text(2))).toContain("가람주차장용");
    expect(values(line("[별표 4] <개정 2025. 1. 1.>", 14))).toEqual([]);
    expect(values(line("[서식 1] 한빛 규정", 14), line("주차장 사용 신청서", 14))).toEqual([
      "한빛 규정",
      "주차장 사용 신청서",
    ]);
    // Where a file does not say how large letters are, its tag tells.
    const tagged = found(["[별지 제3호서식] 주차장 관리대장", ...text(2)]);
    expect(tagged["주차장 관리대장"]).toBe("first headsForm ending");
  });

  it("goes on with no date that a label names", () => {
    expect(
      values(box(["국민임대주택 입주자 모집공고", 20], ["입주자 모집공고일 [2026.05.29]", 18])),
    ).toContain("국민임대주택 입주자 모집공고");
  });
});

group("a numbered line at the top", () => {
  const under = [line("(2025년 1/4분기)"), line("한빛광고진흥공사")];
  const paper = (size: number, ...below: Part[]) =>
    values(line("41. 주차장 비용 추계", size), ...below, line("1. 주차장 현황", 10), ...text(3));

  it("is a title where its body is named below it and nothing else is as large", () => {
    expect(paper(20, ...under)).toContain("주차장 비용 추계");
    expect(paper(13, ...under)).toContain("주차장 비용 추계");
    expect(paper(12.9, ...under)).not.toContain("주차장 비용 추계");
    expect(paper(20, line("알림", 16), ...under)).not.toContain("주차장 비용 추계");
  });

  it("may go on in a second line as large", () => {
    const two = (second: Part) =>
      values(line("14. 주차장 이용료 등의", 20), second, ...under, ...text(3));
    expect(two(line("운영현황", 20))).toContain("주차장 이용료 등의 운영현황");
    expect(two(line("15. 운영현황", 20))).not.toContain("주차장 이용료 등의");
  });

  it("is a heading where no body is named within three lines", () => {
    expect(paper(20)).not.toContain("주차장 비용 추계");
    const [period, name] = under as [Part, Part];
    expect(paper(20, period, period, name)).toContain("주차장 비용 추계");
    expect(paper(20, period, period, period, name)).not.toContain("주차장 비용 추계");
  });
});

it("takes no words set like the text over a title for one, nor a picture's for what it is about", () => {
  const under = (first: Part) => values(first, line("주차장 개방 계획", 20, true), ...text(3));
  expect(under(line("함께 여는 밝은 내일"))).toEqual(["주차장 개방 계획"]);
  expect(under(line("함께 여는 밝은 내일", 20))).toContain("함께 여는 밝은 내일");
  const logo = line("밝은 내일 로고", 10, false, { type: "figure" });
  expect(values(logo, line("제안요청서", 20, true), ...text(3))).toEqual(["제안요청서"]);
  const over = (size: number, centred = false) =>
    values(line("함께 여는 밝은 내일", size, centred), line("제안요청서", 20, true), ...text(3));
  expect(over(9)).toContain("제안요청서");
  for (const topics of [over(10), over(9, true)])
    expect(topics).toContain("함께 여는 밝은 내일 제안요청서");
});

it("takes no names out of a box for approvals for what the paper is about", () => {
  const kind = line("활동보고서", 20, true);
  const names = (...cells: string[]) =>
    values(tableOf([["담당", "조장", "팀원"], cells]), kind, ...text(3));
  expect(names("홍길동", "임꺽정", "장길산")).toContain("활동보고서");
  expect(values(line("한빛 주차장 나눔"), kind, ...text(3))).toContain(
    "한빛 주차장 나눔 활동보고서",
  );
  const signed = (...heads: string[]) =>
    values(tableOf([heads, ["한빛 주차장 나눔", ""]]), kind, ...text(3));
  expect(signed("결재", "담당", "과장")).toContain("활동보고서");
  expect(signed("과제", "소속", "비고")).toContain("한빛 주차장 나눔 활동보고서");
});

it("may stand between dashes, where nothing else could be one", () => {
  const dashed = (text: string, size = 20) => [
    line(text, size, true),
    line("2026. 3. 2.", 16, true),
  ];
  expect(values(...dashed("- 주차장 나눔 계획 -"), ...text(3))).toContain("주차장 나눔 계획");
  expect(values(...dashed("- 주차장 나눔 계획 -", 10), ...text(3))).toEqual([]);
  expect(values(line("- 주차장 나눔 계획 -", 20), ...text(3))).toEqual([]);
  expect(values(...dashed("- 12 -"), ...text(3))).toEqual([]);
  expect(values(...dashed("- 다음 달부터 주민 누구나 -"), ...text(3))).toEqual([]);
  const below = values(
    line("주차 정책 보고서", 24, true),
    ...dashed("- 주차장 나눔 계획 -"),
    ...text(3),
  );
  expect(below).toEqual(["주차 정책 보고서"]);
});

it("is none of its own label's words", () => {
  expect(values(line("제  목  주차장 나눔", 20, true), ...text(3))).toEqual([]);
});

it("takes no word for a correction over the title for one", () => {
  const titled = line("주차장 개방 공고", 20, true);
  expect(values(line("정정공고", 20, true), titled, ...text(3))).toEqual(["주차장 개방 공고"]);
  expect(values(line("정정공고", 20, true), ...text(3))).toEqual(["정정공고"]);
});

group("a cover's title in single words", () => {
  const cover = (...words: string[]) =>
    values(...words.map((word) => line(word, 20, true)), ...text(3));

  it("is one where they are set alike and the last ends as titles end", () => {
    expect(cover("주차", "기금", "운용", "계획")).toEqual(["주차 기금 운용 계획"]);
    expect(cover("주차", "기금", "운용", "추진", "계획")).toEqual(["주차 기금 운용 추진 계획"]);
    expect(cover("어린이놀이시설", "안전", "관리", "계획")).toEqual([
      "어린이놀이시설 안전 관리 계획",
    ]);
    expect(cover("주차", "정보", "연계", "규격")).toEqual(["주차 정보 연계 규격"]);
    expect(cover("주차", "기금", "운용", "결산", "추진", "계획")).not.toContain(
      "주차 기금 운용 결산 추진 계획",
    );
  });

  it("is none where they end otherwise or are set otherwise", () => {
    expect(cover("소통", "나눔", "공감")).toEqual([]);
    expect(cover("주차", "교통부", "계획")).toEqual([]);
    const words = (...made: [size: number, centred: boolean][]) =>
      values(...["기금", "운용", "계획"].map((word, at) => line(word, ...made[at]!)), ...text(3));
    expect(words([20, true], [20, true], [20, true])).toEqual(["기금 운용 계획"]);
    expect(words([20, true], [20, true], [19, true])).toEqual([]);
    expect(words([20, true], [20, false], [20, true])).toEqual([]);
    expect(words([11.5, true], [11.5, true], [11.5, true])).toEqual(["기금 운용 계획"]);
    expect(words([11.4, true], [11.4, true], [11.4, true])).toEqual([]);
  });
});

group("a cover whose lines stand in one over the text", () => {
  const LINES = ["정 관", "한 빛 공 사", "주 차 복 지 기 금"];
  const WHOLE = "한빛공사 주차복지기금 정관";
  const over = (lines: string[], said: string, page = 2) =>
    found([...lines.map((words) => line(words, 20, true)), { text: said, page }]);

  it("has its title there, whatever the order of its lines", () => {
    expect(over(LINES, WHOLE)[WHOLE]).toBe("cover");
    expect(over(["2024. 5. 3.", ...LINES], WHOLE)[WHOLE]).toBe("cover");
    expect(over(LINES.slice(0, 2), "한빛공사 정관")["한빛공사 정관"]).toBe("cover");
  });

  it("has none there where a word is left out or added, or they stand on one page", () => {
    expect(over(LINES, "한빛공사 정관")["한빛공사 정관"]).toBeUndefined();
    const other = "가람공사 주차복지기금 정관";
    expect(over(LINES, other)[other]).toBeUndefined();
    expect(over(LINES, `${WHOLE} 개정`)[`${WHOLE} 개정`]).toBeUndefined();
    expect(over(LINES, WHOLE, 1)[WHOLE]).not.toBe("cover");
    expect(over(["정 관"], "정관")["정관"]).not.toContain("cover");
    const four = ["가람", ...LINES];
    expect(over(four, `가람 ${WHOLE}`)[`가람 ${WHOLE}`]).toBeUndefined();
  });
});

group("a title with a colon", () => {
  const parted = (words: string, size = 20, ...beside: Part[]) =>
    values(line(words, size), ...beside, ...text(3));

  it("is one where no other line is nearly as large and it ends as titles end", () => {
    expect(parted("주차 정책 : 현황과 과제 분석")).toEqual(["주차 정책 : 현황과 과제 분석"]);
    expect(parted("주차 정책: 현황과 과제 분석", 13)).toEqual(["주차 정책: 현황과 과제 분석"]);
    expect(parted("주차 정책: 현황과 과제 분석", 12.9)).toEqual([]);
    expect(parted("주차 정책 : 현황과 과제 분석", 20, line("한빛 소식지", 16))).toEqual([
      "한빛 소식지",
    ]);
  });

  it("is none where it reads like a label and its value", () => {
    expect(parted("주관기관 : 한빛시 주차 안내")).toEqual([]);
    expect(parted("신청 기간 : 오월 첫째 주")).toEqual([]);
    expect(parted("주차 정책 : 기간 : 과제 분석")).toEqual([]);
  });
});

it("takes no tag for a line of the title that says it again", () => {
  const report = line("2026년 주차장 안전 특정감사 결과보고서", 20, true);
  expect(values(line("특정감사", 18, true), report, ...text(3))).toEqual([
    "특정감사",
    "2026년 주차장 안전 특정감사 결과보고서",
  ]);
  expect(values(line("한빛시 교통", 18, true), report, ...text(3))[0]).toBe(
    "한빛시 교통 2026년 주차장 안전 특정감사 결과보고서",
  );
});

it("ends a title above the day or the span that a statement is of", () => {
  const statement = (below: string) =>
    values(line("반기연결재무상태표", 12, true), line(below, 10, true), ...text(3));
  for (const below of [
    "제 13 기 반기 2024년 06월 30일 현재",
    "2024. 6. 30. 기준",
    "2024년 1월 1일부터 2024년 6월 30일까지",
    "제 13 기 2024. 1. 1. 부터",
  ])
    expect(statement(below)).toContain("반기연결재무상태표");
});

group("in the head of a form", () => {
  const row = (title: string): Part => ({
    ...tableOf([[title, "결재", "담당", "과장"]]),
    cells: [title, "결재", "담당", "과장"].map((text, col) => ({
      ...{ row: 0, col, text },
      typography: [{ size: col === 0 ? 20 : 10, centred: true }],
    })),
  });

  it("stands beside the box for approvals, as large as it is set", () => {
    expect(found([row("물품 검수 조서"), ...text(3)])["물품 검수 조서"]).toBe(
      "largest large centred first ending",
    );
    expect(found([...text(4), row("물품 검수 조서")])["물품 검수 조서"]).toBeUndefined();
  });

  it("is no printed line of a sentence", () => {
    const said = ["「주차장 고시」를 개정함에 있어 의견을 듣기 위하여 그", "취지를 공고합니다."];
    const printed = (first: number) => {
      const part = {
        ...linesOf(said),
        typography: [first, 12].map((size) => ({ size, centred: false })),
      };
      const document = documentFrom([part], { extractor: "pdf" });
      return titlesByMake(rowsOf(document, { printed: true }), document).map(({ value }) => value);
    };
    expect(printed(12)).toEqual([]);
    expect(printed(16)).toContain(said[0]);
  });

  it("is none where all is a list", () => {
    expect(
      values(...["예산 부족", "인력 충원", "홍보 강화", "민원 지연"].map((x) => line(x))),
    ).toEqual([]);
  });

  it("joins lines of a cover that each end as titles end", () => {
    expect(
      values(line("공공기관 합동채용", 28, true), line("설명회 안내", 28, true), ...text(3)),
    ).toEqual(["공공기관 합동채용 설명회 안내"]);
  });
});

group("a form's title where sizes are not known, or notes are stored above it", () => {
  const printed = (title: string, tag = "■ 한빛법 시행규칙 [별지 제5호서식]"): Part[] => [
    [
      [tag, "누리집에서도 신청할 수 있습니다."],
      [title, ""],
      ["접수번호", "접수일"],
      ["성명", "생년월일"],
    ],
  ];

  it("stands right below the law and the number of the form", () => {
    expect(found(printed("주차장 사용 신청서"))["주차장 사용 신청서"]).toBe(
      "first headsForm ending",
    );
    expect(values(...printed("주차장 사용 구역"))).toEqual([]);
    expect(values(...printed("주차장 사용 신청서", "한빛법 시행규칙"))).toEqual([]);
  });

  it("stands in one row with who writes and the day", () => {
    const head = (size: number): Part => ({
      ...{ rows: 1, cols: 3, page: 1 },
      cells: ["기획조정부", "주차장 이용 현황", "2026. 3. 2."].map((text, col) => ({
        ...{ row: 0, col, text },
        typography: size > 0 ? [{ size: col === 1 ? size * 2 : size, centred: true }] : [],
      })),
    });
    const below = ["본문은 다음과 같다.", "본문은 다음과 같다."];
    expect(found([head(10), ...below])["주차장 이용 현황"]).toContain("headsForm");
    expect(found([head(0), ...below])["주차장 이용 현황"]).toBe("first headsForm ending");
  });

  it("stands below the box for approvals, in the table of the form", () => {
    const form = (...above: string[]): Part => ({
      ...{ rows: 4, cols: 3, page: 1 },
      cells: [
        ...above.map((text, col) => ({ row: 0, col, text })),
        { row: 1, col: 0, col_span: 3, text: "주차장 사용 신청서" },
        ...["소속", "직위", "성명"].map((text, col) => ({ row: 2, col, text })),
        { row: 3, col: 0, text: "기간" },
      ],
    });
    expect(found([form("결재", "담당", "과장")])["주차장 사용 신청서"]).toBe(
      "first headsForm ending",
    );
    expect(values(form("성명", "주소", "직업"))).toEqual([]);
  });

  it("stands beside those who approve, as tall as their box", () => {
    const form = (offices: string[], tall = 2): Part => ({
      ...{ rows: 2, cols: 3, page: 1 },
      cells: [
        { row: 0, col: 0, row_span: tall, text: "한빛 주차장 나눔" },
        ...offices.map((text, at) => ({ row: 0, col: at + 1, text })),
        { row: 1, col: 1, text: "홍길동" },
      ],
    });
    expect(values(form(["담당", "과장"]), ...text(3))).toContain("한빛 주차장 나눔");
    expect(values(form(["담당", "과장"], 1), ...text(3))).toEqual([]);
    expect(values(form(["담당", "교통과"]), ...text(3))).toEqual([]);
    expect(values(form(["담당"]), ...text(3))).toEqual([]);
  });

  it("stands beside the box for approvals below numbered notes, not below text", () => {
    const row: Part = {
      ...tableOf([["주차장 관리대장", "결재", "담당", "과장"]]),
      cells: ["주차장 관리대장", "결재", "담당", "과장"].map((text, col) => ({
        ...{ row: 0, col, text },
        typography: [{ size: col === 0 ? 20 : 10, centred: true }],
      })),
    };
    const notes = [1, 2, 3, 4].map((at) => line(`${at}) 교체한 날짜를 적는다`));
    expect(values(...notes, row)).toContain("주차장 관리대장");
    const list: Part = {
      ...tableOf([["주차장 관리대장", "담당"]]),
      cells: ["주차장 관리대장", "담당"].map((text, col) => ({ row: 0, col, text })),
    };
    expect(values(...notes, list)).not.toContain("주차장 관리대장");
    expect(values(...notes.slice(1), line("교체한 날짜를 적는다"), row)).not.toContain(
      "주차장 관리대장",
    );
  });
});

group("boxes to tick in a form's title", () => {
  const lines = (...texts: [string, number][]) => texts.map(([text, size]) => line(text, size));

  it("stand between its words", () => {
    const form = (kind: string, size = 14) =>
      values(
        ...lines(["동물장묘업", 16], ["[ ] 등록", size], ["[ ] 변경등록", size], [kind, 16]),
        ...text(3),
      );
    expect(form("신청서")).toEqual(["동물장묘업 [ ] 등록 [ ] 변경등록 신청서"]);
    const parted = [
      ...lines(["동물장묘업", 16], ["[ ] 등록", 14]),
      line("신청서", 16, false, { page: 2 }),
    ];
    expect(values(...parted, ...text(3))).not.toContain("동물장묘업 [ ] 등록 신청서");
    const ticked = (...boxes: string[]) =>
      values(
        ...lines(["동물장묘업", 16], ...boxes.map((x): [string, number] => [x, 14]), [
          "신청서",
          16,
        ]),
        ...text(3),
      );
    expect(ticked("[ ] 등록", "[√] 변경등록")).toEqual(["동물장묘업 [ ] 등록 [√] 변경등록 신청서"]);
    expect(ticked("［ ］예정 ［v］확정", "[ ]기한후")).toEqual([
      "동물장묘업 ［ ］예정 ［v］확정 [ ]기한후 신청서",
    ]);
    expect(form("접수 창구")).not.toContain("동물장묘업 [ ] 등록 [ ] 변경등록 접수 창구");
    expect(form("신청서", 10)).not.toContain("동물장묘업 [ ] 등록 [ ] 변경등록 신청서");
  });

  it("stand on each of its lines in one cell", () => {
    const rows = ["가", "나", "다", "라"].map((x): [string, number] => [
      `${x}람보험 [ ]가입자 신고서`,
      14,
    ]);
    expect(values(box(...rows), ...text(3))).toEqual([rows.map(([words]) => words).join(" ")]);
    // A form has no more purposes than six.
    const many = [...rows, ...rows.slice(0, 3)];
    expect(values(box(...many), ...text(3))[0]).toBe(
      many
        .slice(0, 6)
        .map(([words]) => words)
        .join(" "),
    );
  });
});

it("is not the body of the one whom a letter goes to", () => {
  const letter = (name: string) => values(line("한빛부 산업 정책 지원"), line(name), ...text(3));
  expect(letter("김하람 실장님 귀하")).not.toContain("한빛부 산업 정책 지원");
  expect(letter("김하람 실장")).toContain("한빛부 산업 정책 지원");
});

it("is no line of a sentence that a cell breaks over several", () => {
  const cell = (...lines: [text: string, size: number][]): Part => ({
    rows: 3,
    cols: 1,
    page: 1,
    cells: [
      {
        row: 0,
        col: 0,
        text: lines.map(([text]) => text).join("\n"),
        typography: lines.map(([, size]) => ({ size, centred: false })),
      },
      ...[1, 2].map((row) => ({ row, col: 0, text: "이름" })),
    ],
  });
  const rest: [string, number] = ["교환권을 창구에 내시기 바랍니다.", 10];
  expect(values(cell(["전광판에 번호가 켜지면 앞쪽", 10], rest))).toEqual([]);
  expect(values(cell(["전광판에 번호가 켜지면 앞쪽", 14], rest))).toHaveLength(1);
  expect(values(cell(["주차장 교환 안내", 10], rest))).toEqual(["주차장 교환 안내"]);
});

it("is none of several lines of a printed page that are set alike", () => {
  const document = documentFrom(
    ["가로등 교체 현황", "하천 정비 사업 안내", "주차장 개방 공고"].map((each) => line(each, 15)),
    { extractor: "pdf", format: "pdf" },
  );
  expect(titlesByMake(rowsOf(document), document)).toEqual([]);
});

it("begins with the part of a year over it, unless that is tiny", () => {
  const over = (size: number) =>
    values(line("2026년 상반기", size, true), line("주차장 점검 결과", 20, true), ...text(3));
  expect(over(14)).toContain("2026년 상반기 주차장 점검 결과");
  expect(over(11)).toContain("주차장 점검 결과");
});

group("a title in two parts", () => {
  const study = "주차 안내판: 손에 드는 빈자리 표시기";
  const made = (words: string, ...others: Part[]) =>
    values(line(words, 16, true), ...others, ...text(3)).includes(words);

  it("may end with any word where it is centred and no other Korean line is nearly as large", () => {
    expect(made(study, line("Parking Sign: A Display", 14, true))).toBe(true);
    expect(made(study, line("한빛대학교 공학과 논문집 모음", 14, true))).toBe(false);
    expect(values(line(study, 16), ...text(3))).not.toContain(study);
  });

  it("is no label with its value", () => {
    for (const words of ["주제: 손에 드는 빈자리 표시기", "교육 과정명: 손에 드는 빈자리 표시기"])
      expect(made(words)).toBe(false);
  });

  it("loses the sign of a note before it, where it is set large", () => {
    expect(values(line("*주차 요금이 상권에 주는 도움", 16), ...text(3))).toEqual([
      "주차 요금이 상권에 주는 도움",
    ]);
    expect(values(line("*주차 요금이 상권에 주는 도움"), ...text(3))).toEqual([]);
  });
});

it("leaves out the number of the first of several files of slides", () => {
  const slide = (words: string, extractor: string) =>
    values(
      { text: words, type: "title", typography: [{ size: 0, centred: true }], extractor } as Part,
      line("한빛 강의", 0),
    );
  expect(slide("1. 시설 관리 과목 안내", "pptx")).toContain("시설 관리 과목 안내");
  expect(slide("1. 처음에", "pptx")).not.toContain("처음에");
  expect(slide("1. 시설 관리 과목 안내", "docx")).not.toContain("시설 관리 과목 안내");
});

it("is what a paper is called, though its first line is set as an item", () => {
  expect(values(line("● 회의록", 12), ...text(3))).toEqual(["회의록"]);
  expect(values(line("⚫ 회의록", 12), ...text(3))).toEqual(["회의록"]);
  expect(values(line("■ 주 차 요 청 서", 10), ...text(3))).toEqual(["주차요청서"]);
  expect(values(line("■ 주차 요청서", 10), ...text(3))).toEqual([]);
  const fields = (count: number) => ["수요기관: 한빛청", "수량: 3개"].slice(0, count);
  expect(values(line("■주차요청서", 10), ...fields(2))).toEqual(["주차요청서"]);
  expect(values(line("■주차요청서", 10), ...fields(1), ...text(1))).toEqual([]);
  expect(values(line("● 주차 대수", 12), ...text(3))).toEqual([]);
  expect(values(line("주차 소식", 12), line("● 회의록", 12), ...text(3))).toEqual(["주차 소식"]);
});

group("a form without a title of its own", () => {
  const cell = (row: number, col: number, words: string, more = {}) => ({
    ...{ row, col, text: words, typography: [{ size: 10, centred: true }] },
    ...more,
  });
  const fields = (count: number): Part => ({
    ...{ rows: count, cols: 2, page: 1 },
    cells: ["주차", "기간", "담당"]
      .slice(0, count)
      .flatMap((label, row) => [cell(row, 0, label), cell(row, 1, "한빛")]),
  });

  it("has none in what is written below its fields", () => {
    const below = (words: string, size = 10, centred = false) =>
      found([fields(3), line(words, size, centred), line("주차선을 새로 그림")])[words] ?? "";
    expect(below("<상세 내용>")).toContain("inText");
    expect(below("주차 구역 나누기")).toContain("inText");
    expect(below("주차 구역 나누기", 10, true)).not.toContain("inText");
    expect(below("주차 구역 나누기", 12)).not.toContain("inText");
    expect(below("주차 구역 점검 보고서")).not.toContain("inText");
    expect(found([fields(2), line("주차 구역 나누기")])["주차 구역 나누기"]).not.toContain(
      "inText",
    );
  });

  const blank = (size: number): Part => ({
    ...{ rows: 4, cols: 2, page: 1 },
    cells: [
      cell(0, 0, "교육 제목"),
      cell(1, 0, "교육 장소"),
      cell(2, 0, "교육 내용", { col_span: 2, typography: [{ size, centred: true }] }),
      cell(3, 0, "오전"),
      cell(3, 1, "주차 안내 요령을 익힘"),
    ],
  });

  it("has none in labels with blanks beside them, nor in the head of a part set a little larger", () => {
    expect(values(blank(11), ...text(2))).toEqual([]);
    expect(values(blank(12), ...text(2))).toEqual(["교육 내용"]);
  });
});

it("goes on with no translation of it, in a cell of its own or below it", () => {
  const titled = (second: string) => values(box(["주차장 나눔 분석 연구", 16], [second, 16]))[0];
  expect(titled("Analysis of shared parking lots")).toBe("주차장 나눔 분석 연구");
  const named = (second: string) => values(box(["주차장을 함께 쓰는 길", 16], [second, 16]))[0];
  expect(named("A way to share parking")).toBe("주차장을 함께 쓰는 길");
  expect(named("with Smart Parking")).toBe("주차장을 함께 쓰는 길 with Smart Parking");
});

it("is no class that a paper was handed in to", () => {
  expect(values(line("시설 관리론 102분반", 16), ...text(2))).toEqual([]);
  expect(values(line("시설 관리론 분반 안내", 16), ...text(2))).toEqual(["시설 관리론 분반 안내"]);
});

it("goes on in the reader's own title, but not with who made the paper", () => {
  const slide = (second: string) =>
    values(line(`주차장 나눔\n${second}`, 20, false, { type: "title" }), ...text(2))[0];
  expect(slide("함께 쓰는 길")).toBe("주차장 나눔 함께 쓰는 길");
  expect(slide("조원 : 홍길동 김한빛")).toBe("주차장 나눔");
});

it("ends where its day stands at the other end of the line", () => {
  const dated = (gap: string) => [line(`주차 관리 시험${gap}2026/3/2`, 14), ...text(2)];
  expect(values(...dated("        "))).toEqual(["주차 관리 시험"]);
  expect(values(...dated(" "))).toEqual(["주차 관리 시험 2026/3/2"]);
});

it("goes on below a word that a noun must follow, though that is set smaller", () => {
  const cover = (first: string, size: number) =>
    values(
      line(first, 32, true),
      line("핵심 요약 플랫폼", size, true),
      line("3조 라온", 14, true),
      ...text(3),
    );
  expect(cover("음성 인식에 기반한", 24)).toContain("음성 인식에 기반한 핵심 요약 플랫폼");
  expect(cover("음성 인식에 기반한", 18)).toContain("음성 인식에 기반한");
  expect(cover("음성 인식 접근권한", 24)).toContain("음성 인식 접근권한");
});

it("stands behind its number in a longer paper, first on the page", () => {
  const numbered = (number: string) => values([[number, "주차장 개방 및 운영지원"]], ...text(2));
  for (const number of ["7", "2-⑤", "2-5", "Ⅳ"])
    expect(numbered(number)).toContain("주차장 개방 및 운영지원");
  expect(numbered("구분")).not.toContain("주차장 개방 및 운영지원");
  const below = values("머리말이다.", [["7", "주차장 개방 및 운영지원"]], ...text(2));
  expect(below).not.toContain("주차장 개방 및 운영지원");
});
