/** Which words could be a document's title, and which lines make one title together. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, linesOf, type Part, tableOf } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { headsAPart, isOneOfHeads, isOneOfSeveral, isPlainList } from "./beside-titles.js";
import { titleFrom } from "./title-lines.js";
import { namesOnlyItsKind, withoutTail } from "./title-words.js";

const title = (parts: Part[], within = 3, options: { lines?: number; printed?: boolean } = {}) =>
  titleFrom(rowsOf(documentFrom(parts), options), 0, { within, ...options })?.title ?? null;
const couldBeTitle = (words: string) => title([words], 1) === words;
const printedTitle = (parts: Part[]) =>
  titleFrom(rowsOf(documentFrom(parts, { extractor: "pdf" }), { printed: true }), 0, { within: 3 })
    ?.title;

group("words that could be a title", () => {
  it.each([
    "예산안",
    "주차 관리 규정",
    "2024 KTX 예산 12",
    "AI 기본법",
    "○○년도 주차 계획",
    "한빛시 누리집 첫 페이지",
    "推進計劃",
    "2025년 상반기 주요 업무: 추진 방향",
    "지원 예산 12조",
    "(한빛부) 방송기금 운용규정",
    "(긴급) 입찰공고",
    "직급별 주차 요금표(별표 1)",
    "주차 규정 [별표 1] 요금의 부과기준",
    ..."정관 회칙 규약 학칙 약관 각서 상장 축사 관보 시보".split(" "),
    "한빛식물원, 4월 한 달 ‘봄꽃 산책’ 운영",
    "태풍 제5호 대비 계획",
    "공고번호 부여 기준",
    "화재종합보고서(제2026-189호, 2026. 5. 14.)",
    "가".repeat(120),
  ])("%s", (words) => {
    expect(couldBeTitle(words)).toBe(true);
  });

  it.each([
    ["too few letters", "규정"],
    ["more figures than letters", "안건 A 12345"],
    ["too long", "가".repeat(121)],
    ["what stands beside one", "(광고회사용)"],
    ["a unit", "(단위: 천원) 기준"],
    ["a date", "’24년 5월 3일(금요일)"],
    ["a sentence", "다음과 같이 공고한다"],
    ["a subtitle", "- 올해 하반기부터 시행 -"],
    ["half a subtitle", "올해 하반기부터 시행 -"],
    ["a label and its value", "담당자: 홍길동 주무관"],
    ["a long label and its value", "담당 부서 연락처: 총무과"],
    ["what a list follows", "다음 서류를 제출:"],
    ["the end of a text", "서류 일체 제출 끝."],
    ["a table's caption", "표 1 주차장 현황"],
    ["a picture's caption", "그림 2 주차장 위치"],
    ["a photograph's caption", "사진3 주차장 전경"],
    ["an item", "1. 추진 배경"],
    ["the kind of paper, printed large", "가정통신문"],
    ["the report of a correction", "정정신고"],
    ["the same with its bracket", "정정신고 (보고)"],
    ["the law that an annex belongs to", "한빛시 주차 조례 [별지 제1호서식]"],
    ["a number and what it counts", "인사발령 제2024-13호"],
    ["the same without a year", "시장방침 제 112 호"],
    ["the number of a tender", "조달처 입찰공고번호 20230511873-00"],
    ["who approves", "기획예산과장 홍**"],
    ["who signs", "검수자 행정7급 홍길동 (인)"],
    ["an entry of a log", "09:30 부서 회의"],
    ["the same with its day", "2024-10-02 10:31 장애 접수"],
    ["the paper that drafts are written on", "기안용지"],
    ["an item of an agenda", "제 1 호 의안"],
    ["what a release is called, with a word in front", "공동 보도자료"],
    ["the same in English", "Press Release"],
    ["to whom it goes", "한빛시장 귀하"],
    ["a court's case", "사건 2021카합20045 가처분이의"],
    ["what a thesis is for", "박사학위 청구논문"],
    ["which page of a form it is", "관리번호 페이지 ( 2 ) / ( 총 N ) 페이지"],
    ["the same in short", "접수 대장 1/3쪽"],
    ["the same with its amendments", "주차장법 시행규칙 [별표 2] <개정 2024. 1. 1.>"],
  ])("not %s: %s", (_, words) => {
    expect(couldBeTitle(words)).toBe(false);
  });

  it.each(
    "별지 제3호|별표 제2호|서식 제1호|붙임 계획서|첨부 계획서|별첨 계획서|참고 자료집|양식 제1호|비공개 문서|사전공개용 문서|대외비 문서|공개 문서|보도자료 안내|보도참고자료|보도설명자료|입법예고 안내|행정예고 안내|목차와 쪽|차례와 쪽|순서와 쪽".split(
      "|",
    ),
  )("not the tag above one: %s", (words) => {
    expect(couldBeTitle(words)).toBe(false);
    expect(couldBeTitle(`【${words}】`)).toBe(false);
  });

  it.each([
    "주차과 ☎ 이삼사",
    "주차과 a@b.kr",
    "주차과 https://a",
    "주차과 www.a",
    "주차과 안전총무팀 02-123-4567",
  ])("not whom to ask: %s", (words) => {
    expect(couldBeTitle(words)).toBe(false);
  });

  it.each(
    "주차 요금은|요금 기준는|주차 요금을|관리 업무를|주차 요금에|사업을 위하여|계획을 세우고 시행하고|계획을 정하며|아래와 같이|규정에 따라|요금 기준,".split(
      "|",
    ),
  )("not a line that runs on: %s", (words) => {
    expect(couldBeTitle(words)).toBe(false);
  });
});

group("a word for a correction over the title", () => {
  it.each("정정공고 수정공고 변경공고 재공고 정정공시 수정공시 정정고시".split(" "))(
    "is none of it: %s",
    (word) => {
      for (const tag of [word, [...word].join(" "), `[${word}]`])
        expect(title([tag, "주차장 개방 안내"])).toBe("주차장 개방 안내");
    },
  );

  it("is the title where no other stands right below it", () => {
    expect(title(["정정공고", "공고한 내용을 다음과 같이 정정하여 알립니다."])).toBe("정정공고");
    expect(title(["정정공고", "한빛시 주차장"])).toBe("정정공고");
    expect(title(["정정공고", { text: "주차장 개방 안내", page: 2 }])).toBe("정정공고");
  });

  it("may stand over another, and is not followed down a page of them", () => {
    const words = ["정정공고", "재공고"];
    expect(title([...words, "주차장 개방 안내"])).toBe("주차장 개방 안내");
    expect(title(["변경공고", ...words, "주차장 개방 안내"])).toBe("변경공고");
    expect(title(Array.from({ length: 20_000 }, () => "정정공고"))).toBe("정정공고");
  });
});

group("where a title stands", () => {
  it("is not the name of a body over it", () => {
    expect(title(["한빛전자주식회사", "재무제표에 대한", "감사보고서"])).toBe(
      "재무제표에 대한 감사보고서",
    );
    expect(title(["한빛시 가람구 나래 교통과", "주차 계획"])).toBe("한빛시 가람구 나래 교통과");
    expect(title(["한빛시 가람구 교통과", "주차 계획"])).toBe("주차 계획");
  });

  it("goes on below spread letters that end with 대한", () => {
    expect(title(["재 무 제 표 에 대 한", "감 사 보 고 서"])).toBe("재무제표에 대한 감사보고서");
    expect(title(["주 차 장 에 관 한", "개 방 조 례"])).toBe("주차장에 관한 개방조례");
    expect(title(["개 방 에 따 른", "주 차 계 획"])).toBe("개방에 따른 주차계획");
    expect(title(["이 용 을 위 한", "주 차 계 획"])).toBe("이용을 위한 주차계획");
    expect(title(["배 려 를 위 한", "주 차 계 획"])).toBe("배려를 위한 주차계획");
  });

  it("is the first line that could be one, within some rows", () => {
    expect(title(["보도자료", "2024. 5. 3.", "주차 관리 계획"])).toBe("주차 관리 계획");
    expect(title(["보도자료", "2024. 5. 3.", "주차 관리 계획"], 2)).toBeNull();
  });

  it("is not below the beginning of the outline, but may be below a mark", () => {
    expect(title(["1. 개요", "주차 관리 계획"])).toBeNull();
    expect(title(["□ 개요", "- 배경", "주차 관리 계획"])).toBe("주차 관리 계획");
    expect(title([[["1.", "개요"]], "주차 관리 계획"])).toBe("주차 관리 계획");
  });

  it("is not who signs, nor in a margin", () => {
    expect(title(["교통환경부장관", "주차 관리 계획"])).toBe("주차 관리 계획");
    expect(title([{ type: "header", text: "한빛시 소식지" }, "주차 관리 계획"])).toBe(
      "주차 관리 계획",
    );
  });

  it("is a box, the only row of a table, or a row over all columns", () => {
    expect(title([[["주차 관리 계획", "1부"]]])).toBe("주차 관리 계획");
    expect(title([[["주차 관리 계획", "1부", "2부"]]])).toBeNull();
    expect(title([[["주차 관리 계획", "교통 관리 계획"]]])).toBeNull();
    expect(title([[["주차 관리 계획"], ["교통 관리 계획"]]])).toBe("주차 관리 계획");
    expect(
      title([
        [
          ["주차 관리 계획", ""],
          ["", ""],
        ],
      ]),
    ).toBe("주차 관리 계획");
    const over = (col_span: number, beside: string) => ({
      ...tableOf([[], ["구분", "금액"]]),
      cells: [
        { row: 0, col: 0, col_span, text: "주차 관리 계획" },
        { row: 0, col: 1, text: beside },
        { row: 1, col: 0, text: "구분" },
        { row: 1, col: 1, text: "금액" },
      ],
    });
    expect(title([over(2, "")])).toBe("주차 관리 계획");
    expect(title([over(1, "")])).toBeNull();
    expect(title([over(2, "1부")])).toBeNull();
  });
});

group("lines of one title", () => {
  it.each<[string, Part[]]>([
    ["lines of a paragraph", ["주차 관리\n종합 계획"]],
    ["boxes", [[["주차 관리"]], [["종합 계획"]]]],
    [
      "a paragraph that the reader took for the title",
      ["주차 관리", { type: "title", text: "종합 계획" }],
    ],
  ])("are %s", (_, parts) => {
    expect(title(parts)).toBe("주차 관리 종합 계획");
  });

  it.each([
    "관리 및",
    "관리 등",
    "관리에 관한",
    "관리를 위한",
    "관리에 따른",
    "관리에 대한",
    "관리ㆍ",
  ])("are paragraphs where the first breaks off: 주차 %s", (end) => {
    expect(title([`주차 ${end}`, "종합 계획"])).toBe(`주차 ${end} 종합 계획`);
  });

  it.each<[string, Part[]]>([
    ["paragraphs that are whole", ["주차 관리", "종합 계획"]],
    ["a box and a paragraph", [[["주차 관리 및"]], "종합 계획"]],
    ["a paragraph and a box", ["주차 관리 및", [["종합 계획"]]]],
    ["rows of a table", [[["주차 관리 및"], ["종합 계획"]]]],
    ["a box and a row", [[["주차 관리 및"]], [["종합 계획", "1부"]]]],
    ["a row and a box", [[["1부", "주차 관리 및"]], [["종합 계획"]]]],
    ["the title and the paragraph below it", [{ type: "title", text: "주차 관리" }, "종합 계획"]],
    ["lines over a page's end", ["주차 관리 및", { text: "종합 계획", page: 2 }]],
    ["the title and the body that issues it", ["주차 관리\n한빛시청"]],
    ["the title and the title again", ["주차 관리\n주차  관리"]],
    ["lines of a paragraph of which none ends as titles end", ["주차 관리\n종합 추진반"]],
    ["the title and text", ["주차 관리\n주차를 관리한다"]],
  ])("are not %s", (_, parts) => {
    expect(title(parts)).toMatch(/^주차 관리(?: 및)?$/);
  });

  it.each(["제정", "개정", "시행", "전부개정", "일부개정", "타법개정", "폐지"])(
    "do not go on with when it was made: %s",
    (word) => {
      expect(title([`주차 규정\n${word} (훈령 개정본)`])).toBe("주차 규정");
    },
  );

  it.each(["행정예고", "입법 예고"])("go on with %s", (word) => {
    expect(title(["주차 규정 개정안", word])).toBe(`주차 규정 개정안 ${word}`);
  });

  it("are not who wrote it, set a third as large over it, nor a note in brackets below", () => {
    const cover = (size: number) => [
      { text: "주차 연구반 편집", typography: [{ size, centred: false }] },
      {
        type: "title" as const,
        text: "연구 보고서",
        typography: [{ size: 30, centred: false }],
      },
    ];
    expect(title(cover(10))).toBe("주차 연구반 편집 연구 보고서");
    expect(title(cover(9))).toBe("주차 연구반 편집");
    expect(title([{ type: "title", text: "주차 관리\n【 현장 접수 불가 】" }])).toBe("주차 관리");
  });

  it("are three at most, or as many as are asked for", () => {
    const lines: Part = { type: "title", text: "첫째 제목\n둘째 제목\n셋째 제목\n넷째 제목" };
    expect(title([lines])).toBe("첫째 제목 둘째 제목 셋째 제목");
    expect(title([lines], 1, { lines: 2 })).toBe("첫째 제목 둘째 제목");
  });

  it("are closed where one ends with a syllable of the word above", () => {
    const block = (second: string): Part => ({
      type: "title",
      text: `주차 관리 종합계\n${second}`,
    });
    expect(title([block("획")])).toBe("주차 관리 종합계획");
    expect(title([block("획과 예산")])).toBe("주차 관리 종합계 획과 예산");
    expect(title([block("(2차)")])).toBe("주차 관리 종합계");
  });
});

group("what stands behind a title in brackets", () => {
  it.each([
    "주차장 설치기준(제6조제1항 관련)",
    "주차장 설치기준 (제6조제1항제1호, 제51조 및 별표 3 관련)",
    "주차장 설치기준(별표 3 관련)",
    "주차장 설치기준 （ 입주자모집공고일 : 2025. 11. 17. )",
    "주차장 설치기준 [공고일 2025. 11. 17.]",
    "주차장 설치기준 ( 약칭: 설치기준 )",
    "주차장 설치기준 [시행 2022. 1. 27.]",
    "주차장 설치기준<개정 2024.7.2.>",
    "주차장 설치기준 <전부개정 2024. 7. 2., 2025. 1. 1.>",
    "주차장 설치기준(제6조 관련) <신설 2024. 7. 2.>",
    "주차장 설치기준 (1/4)",
  ])("is no part of it: %s", (words) => {
    expect(withoutTail(words)).toBe("주차장 설치기준");
    expect(title([words], 1)).toBe("주차장 설치기준");
  });

  it.each([
    "주차장 설치기준(안)",
    "주차장 개방 현황 (7월 13일)",
    "조례 개정(시행 2024. 5. 3.) 알림",
    "주차장 실적(1/4분기)",
    "주차장 조례 <개정 알림> 안내",
    "(제6조제1항 관련)",
  ])("is part of it: %s", (words) => {
    expect(withoutTail(words)).toBe(words);
  });
});

group("what stands around a title", () => {
  it("may be notes above it, and no item", () => {
    for (const note of ["※ 접수 중인 사업", "* 굵은 선 안은 적지 마십시오.", "- 함께 쓰는 -", "□"])
      expect(title([note, "주차장 개방 신청서"])).toBe("주차장 개방 신청서");
    expect(title(["1. 접수 중인 사업", "주차장 개방 신청서"])).toBeNull();
  });

  it("is no picture's description", () => {
    expect(title([{ type: "figure", text: "한빛시 로고" }, "주차장 개방 신청서"])).toBe(
      "주차장 개방 신청서",
    );
  });

  it("is a subtitle in its box where it is set much smaller", () => {
    const box = (size: number): Part => ({
      rows: 1,
      cols: 1,
      page: 1,
      cells: [
        {
          row: 0,
          col: 0,
          text: "주차장을 연다는 소식\n시민 누구나 주차",
          typography: [20, size].map((each) => ({ size: each, centred: true })),
        },
      ],
    });
    expect(title([box(15)])).toBe("주차장을 연다는 소식 시민 누구나 주차");
    expect(title([box(14.9)])).toBe("주차장을 연다는 소식");
    expect(title([box(0)])).toBe("주차장을 연다는 소식 시민 누구나 주차");
  });
});

group("two centred lines", () => {
  const set = (text: string, size: number, centred = true): Part => ({
    text,
    typography: [{ size, centred }],
  });
  const both = (first: Part, second: Part) => title([first, second]);

  it("are one title where only the second ends as titles end", () => {
    const whole = "2024년 한빛센터 주차장 개방 공고";
    expect(both(set("2024년 한빛센터", 20), set("주차장 개방 공고", 20))).toBe(whole);
    expect(both(set("2024년 한빛센터", 20), set("주차장 개방 공고", 12))).toBe(whole);
    expect(both(set("2024년 한빛센터", 12), set("주차장 개방 공고", 20))).toBe(whole);
  });

  it("are two where one ends as titles end before, none does, or they are not alike", () => {
    for (const [first, second] of [
      [set("2024년 한빛센터", 20), set("주차장 개방 공고", 11.9)],
      [set("2024년 한빛센터", 20, false), set("주차장 개방 공고", 20)],
      [set("2024년 한빛센터", 20), set("주차장 개방 공고", 20, false)],
      [set("2024년 한빛센터", 20), set("여는 주차장", 20)],
      [set("2024년 한빛센터", 0), set("주차장 개방 공고", 0)],
    ] as const)
      expect(both(first, second)).toBe("2024년 한빛센터");
    expect(both(set("주차장 계획", 20), set("주차장 개방 공고", 20))).toBe("주차장 계획");
  });

  it("are two where the second goes on: a paragraph's line may end with any word", () => {
    const lines = (...texts: string[]): Part => ({
      ...linesOf(texts),
      typography: texts.map(() => ({ size: 20, centred: true })),
    });
    const printed = (below: Part) => printedTitle([set("2024년 한빛센터", 20), below]);
    expect(printed(lines("주차장 개방 공고"))).toBe("2024년 한빛센터 주차장 개방 공고");
    expect(printed(lines("주차장 개방 공고", "문에 따라 정한다."))).toBe("2024년 한빛센터");
  });
});

group("the head of a form", () => {
  it("has its title beside the box for approvals", () => {
    const form = (...cells: string[]) => tableOf([cells, ["방문일", "2024", "", ""]]);
    expect(title([form("영업방문 결과보고서", "결 재", "담 당", "팀 장")])).toBe(
      "영업방문 결과보고서",
    );
    expect(title([form("영업방문 결과보고서", "담 당", "홍길동의 방문")])).toBeNull();
    expect(title([form("방문한 곳과 때", "담 당")])).toBeNull();
  });

  it("names no title by a label, a publication's number or a blank span", () => {
    for (const words of [
      "발간등록번호",
      "지자체명",
      "연구보고25-일반06-1",
      "11-1130000-000344-11",
      "년 제 기 ( 월 일 ~ 월 일)",
    ])
      expect(couldBeTitle(words)).toBe(false);
    expect(couldBeTitle("COVID-19")).toBe(true);
  });
});

group("two lines", () => {
  it("are one title where the first is a name in quotes, and the second announces", () => {
    const announced = "참여기업 2차 모집 공고";
    expect(title(["「지역 혁신프로젝트」", announced])).toBe(`「지역 혁신프로젝트」 ${announced}`);
    expect(title(["「지역 혁신프로젝트」", "참여기업은 이렇다"])).toBe("「지역 혁신프로젝트」");
    const marked = (words: string, size: number): Part[] => [
      { text: words, typography: [{ size: 17, centred: true }] },
      { type: "title", text: announced, typography: [{ size, centred: true }] },
    ];
    // Set far smaller over what the reader took for the title, too.
    expect(title(marked("「지역 혁신프로젝트」", 32))).toBe(`「지역 혁신프로젝트」 ${announced}`);
    expect(title(marked("지역 혁신프로젝트", 32))).not.toContain(announced);
  });

  it("are two titles where the first is whole, though the reader took the second for the title", () => {
    const marked: Part = { text: "시각화 공모전 유의사항", type: "title" };
    expect(title(["참여 유의사항 확인서", marked])).toBe("참여 유의사항 확인서");
    expect(title(["한빛 자료원의", marked])).toBe("한빛 자료원의 시각화 공모전 유의사항");
    expect(title(["주차장 관리 용역 입찰", marked])).toContain("입찰 시각화 공모전");
    expect(title(["규제영향분석서", marked])).toBe("규제영향분석서 시각화 공모전 유의사항");
  });
});

it("a kind of document may be said in one word", () => {
  for (const words of ["사업수행계획서", "최종보고서", "결과보고서(안)"])
    expect(namesOnlyItsKind(words)).toBe(true);
  for (const words of ["주차계획서", "최종", "입주자", "장애인 입주자"])
    expect(namesOnlyItsKind(words)).toBe(false);
  for (const words of ["입주자 모집공고", "참여기업모집"])
    expect(namesOnlyItsKind(words)).toBe(true);
});

it("a catalogue's field in brackets is no title, a tag is", () => {
  expect(couldBeTitle("[자 료 명] 교원 인권상황 실태조사, 2024")).toBe(false);
  expect(couldBeTitle("[정정] 주차장 모집 공고")).toBe(true);
});

group("a printed title", () => {
  const printed = (parts: Part[]) => {
    const page = documentFrom(parts, { extractor: "pdf", format: "pdf" });
    return titleFrom(rowsOf(page, { printed: true }), 0, { within: 1 })?.title;
  };
  const set = (sizes: number[]) =>
    sizes.map((size) => ({ size, centred: true, bold: false }) as never);

  it("is whole where its line breaks a word that the text has", () => {
    const broken = {
      ...linesOf(["노후도시 지원에 관", "한 특별법 시행령"], ""),
      type: "title" as const,
    };
    expect(printed([broken, "노후도시에 관한 법을 고친다."])).toBe(
      "노후도시 지원에 관한 특별법 시행령",
    );
    expect(printed([broken, "노후도시의 법을 고친다."])).toBe(
      "노후도시 지원에 관 한 특별법 시행령",
    );
  });

  it("keeps words apart that the text has alone, too", () => {
    const lines = { ...linesOf(["청년 월세 지원", "사업 모집 공고"], ""), type: "title" as const };
    expect(printed([lines, "이 지원사업은 지원 대상을 넓힌다."])).toBe(
      "청년 월세 지원 사업 모집 공고",
    );
  });

  it("goes on in the centred line of its size, whatever the first ends with", () => {
    const lines = linesOf(["「한빛법」 일부개정법률안", "조문별 이유서"]);
    expect(printed([{ ...lines, typography: set([16, 16]) }])).toBe(
      "「한빛법」 일부개정법률안 조문별 이유서",
    );
    const papers = linesOf(["주차장 사용 신청서", "주차장 사용 동의서"]);
    expect(printed([{ ...papers, typography: set([16, 16]) }])).toBe("주차장 사용 신청서");
    const other = linesOf(["「한빛법」 일부개정법률안", "한빛의 내일"]);
    expect(printed([{ ...other, typography: set([16, 16]) }])).toBe("「한빛법」 일부개정법률안");
    expect(printed([{ ...lines, typography: set([16, 14]) }])).toBe("「한빛법」 일부개정법률안");
  });

  it("leaves a smaller line above it, unless that names its kind or what it is of", () => {
    const below = (above: string, title: string, size: number) =>
      printed([
        { text: above, typography: set([size]) },
        { type: "title", text: title, typography: set([22]) },
      ]);
    expect(below("운영실태 평가와 인증", "2025년 협의체 추진계획", 13)).toBe(
      "운영실태 평가와 인증",
    );
    expect(below("운영실태 평가와 인증", "2025년 협의체 추진계획", 14)).toBe(
      "운영실태 평가와 인증 2025년 협의체 추진계획",
    );
    expect(below("규제영향분석서", "한빛법 시행령", 11)).toBe("규제영향분석서 한빛법 시행령");
    expect(below("2025년 한빛 행사", "제안요청서", 11)).toBe("2025년 한빛 행사 제안요청서");
  });

  it("is no line that a note goes on in", () => {
    const note = { text: "※ 이 사업은 한 곳만 신청\n다른 부처 사업과 중복 제외" };
    expect(title([note, "주차장 개방 안내"], 3, { printed: true })).toBe("주차장 개방 안내");
  });

  it("goes on below what it is about, in quotes", () => {
    expect(printed(["「한빛센터 침사지」관련", "제진기 개선사업"])).toBe(
      "「한빛센터 침사지」관련 제진기 개선사업",
    );
  });
});

group("a title of several lines", () => {
  const marked = (...texts: string[]): Part => ({ type: "title", ...linesOf(texts) });

  it("takes in no tag above it that it says again", () => {
    const report = marked("2026년 주차장 안전 특정감사");
    expect(title(["특정감사", report])).toBe("특정감사");
    expect(title(["한빛시 교통", report])).toBe("한빛시 교통 2026년 주차장 안전 특정감사");
  });

  it("ends above an item, though that is printed in its block", () => {
    const block = (last: string) => printedTitle([marked("2026년 주차장", "이용 실태 결과", last)]);
    expect(block("□ 이용자 늘어")).toBe("2026년 주차장 이용 실태 결과");
    expect(block("정리 자료")).toBe("2026년 주차장 이용 실태 결과 정리 자료");
  });
});

group("a title by its make", () => {
  const set = (text: string, size = 10, centred = false, more = {}): Part => ({
    ...(more as object),
    text,
    typography: text.split("\n").map(() => ({ size, centred })),
  });
  const large = (text: string) => set(text, 18, true);

  it("is all lines set alike, whatever the ones above its last end with", () => {
    const body = set("다음과 같이 공고합니다.");
    const lines = ["한빛시 소상공인", "경영자금 지원계획", "변경 공고"];
    expect(title([...lines.map(large), body])).toBe(lines.join(" "));
    expect(title([large("공공기관 합동채용"), large("설명회 안내"), body])).toBe(
      "공공기관 합동채용 설명회 안내",
    );
  });

  it("is one line where the next is no smaller, of another size, or a body, and below a whole paper", () => {
    const body = set("다음과 같이 공고합니다.");
    const first = "경영자금 지원계획";
    expect(title([large(first), large("변경 공고")])).toBe(first);
    expect(title([large(first), set("변경 공고", 17, true), body])).toBe(first);
    expect(title([large(first), set("변경 공고", 18), body])).toBe(first);
    expect(title([large(first), large("변경 공고"), set("붙임 참조", 18)])).toBe(first);
    expect(title([large(first), large("한빛시"), large("변경 공고"), body])).toBe(first);
    expect(title([large("주차장 신청서"), large("변경 공고"), body])).toBe("주차장 신청서");
    const four = ["한빛시 소상공인", "경영자금 지원", "계획 일부", "변경 공고"].map(large);
    expect(title([...four, body])).toBe("한빛시 소상공인");
  });

  it("is all lines set alike, though none is in the middle of the page", () => {
    const at18 = (text: string) => set(text, 18);
    const body = set("다음과 같이 공고합니다.");
    expect(title([at18("2024년 한빛센터"), at18("주차장 개방 공고"), body])).toBe(
      "2024년 한빛센터 주차장 개방 공고",
    );
    expect(title([at18("2024년 한빛센터"), set("주차장 개방 공고", 17), body])).toBe(
      "2024년 한빛센터",
    );
  });

  it("is none of the words set like the text over it", () => {
    const over = (first: Part, below = large("주차장 개방 계획"), ...more: Part[]) =>
      title([first, below, set("다음과 같이 시행합니다."), ...more]);
    expect(over(set("함께 여는 밝은 내일"))).toBe("주차장 개방 계획");
    expect(over(set("함께 여는 밝은 내일"), set("주차장 개방 계획", 10, true))).toBe(
      "주차장 개방 계획",
    );
    // As large as the title and larger than the text, or smaller below: words of their own.
    expect(over(set("함께 여는 밝은 내일", 18))).toBe("함께 여는 밝은 내일");
    expect(over(set("함께 여는 밝은 내일", 20))).toBe("함께 여는 밝은 내일");
    expect(over(set("함께 여는 밝은 내일"), set("주차장 개방 계획", 18))).not.toBe(
      "주차장 개방 계획",
    );
    // A title of its own, the first line of one, and what a kind of paper is about.
    expect(over(set("한빛시 주차장 안내"))).toBe("한빛시 주차장 안내");
    expect(over(set("한빛시 주차장 및"))).toContain("한빛시 주차장 및");
    expect(over(set("한빛 주차장 나눔"), large("활동보고서"))).toBe("한빛 주차장 나눔");
    expect(over(set("함께 여는 밝은 내일"), set("주차장 개방 계획", 18, true, { page: 2 }))).toBe(
      "함께 여는 밝은 내일",
    );
  });

  it.each(["< 경력확인서 >", "「경력확인서」", "□ 경력확인서"])(
    "%s goes on from no body",
    (text) => {
      expect(title([set("한빛문화재단", 12, true), set(text, 18, true)]) ?? "").not.toContain(
        "한빛",
      );
    },
  );

  it("begins with a year on the line above, set like it", () => {
    const year = (first: Part) => title([first, large("상반기 실적 보고")]);
    expect(year(large("2026년도"))).toBe("2026년도 상반기 실적 보고");
    expect(year(large("2026학년도"))).toBe("2026학년도 상반기 실적 보고");
    expect(year(set("2026년도", 10, true))).toBe("상반기 실적 보고");
    expect(year(set("2026년도", 18))).toBe("상반기 실적 보고");
    expect(year(large("2026-12"))).toBe("상반기 실적 보고");
  });

  it("stands in brackets or behind a mark in the middle of its line", () => {
    expect(title(["< 주차장 개방 공고 >"])).toBe("주차장 개방 공고");
    expect(title(["< 주차장 개방 >"])).toBeNull();
    expect(title([large("□ 주차장 개방 공고")])).toBe("주차장 개방 공고");
    expect(title([large("□ 주차장 개방")])).toBeNull();
    expect(title([set("□ 주차장 개방 공고", 18)])).toBeNull();
    expect(title([large("- 주차장 개방 공고")])).toBeNull();
  });

  it("ends with a word too short for a title, in one box", () => {
    const boxed = (last: string, size = 18): Part => ({
      rows: 1,
      cols: 1,
      page: 1,
      cells: [
        {
          row: 0,
          col: 0,
          text: `한빛시 재해 발생\n${last}`,
          typography: [18, size].map((each) => ({ size: each, centred: true })),
        },
      ],
    });
    expect(title([boxed("현황 (7월 13일)")])).toBe("한빛시 재해 발생 현황 (7월 13일)");
    expect(title([boxed("현황")])).toBe("한빛시 재해 발생 현황");
    expect(title([boxed("현황", 12)])).toBe("한빛시 재해 발생");
    expect(title([boxed("주의")])).toBe("한빛시 재해 발생");
  });

  it("is no motto in quotes, set smaller over it", () => {
    const motto = (size: number) =>
      title([set("“시민이 주인인 한빛시”", size, true), large("주차 계획")]);
    expect(motto(16)).toBe("주차 계획");
    expect(motto(17)).toBe("“시민이 주인인 한빛시” 주차 계획");
  });

  it("is no motto over the body whose title it is", () => {
    const motto = (...below: Part[]) => title([set("“시민이 주인인 한빛시”", 14), ...below]);
    expect(motto(large("한빛개발원"), large("주차 계획"))).toBe("한빛개발원 주차 계획");
    expect(motto(large("한빛개발원"), large("2024. 5."))).toBe("“시민이 주인인 한빛시”");
  });

  it("does not go on from a course set smaller over it", () => {
    const course = (size: number, words = "주차 자료 설계문서") =>
      title([set("한빛아카데미 3기", size, true), set(words, 18, true, { type: "title" })]);
    expect(course(13)).toBe("한빛아카데미 3기");
    expect(course(14)).toBe("한빛아카데미 3기 주차 자료 설계문서");
    expect(course(13, "설계문서")).toBe("한빛아카데미 3기 설계문서");
  });

  it("is no printed line of a sentence, unless it is set apart from it", () => {
    const said = [
      "「주차장 고시」를 개정함에 있어 시민의 의견을 듣기 위하여 그",
      "취지를 공고합니다.",
    ];
    const sentence = (first: number, centred = false): Part => ({
      ...linesOf(said),
      typography: [first, 12].map((size) => ({ size, centred })),
    });
    const below = set("주차장 고시 행정예고", 16, true);
    expect(printedTitle([sentence(12), below])).toBe("주차장 고시 행정예고");
    expect(printedTitle([sentence(16), below])).toBe(said[0]);
    expect(printedTitle([sentence(12, true), below])).toBe("주차장 고시 행정예고");
  });

  it("is no item of a list in which all is set alike", () => {
    const list = (...texts: string[]) =>
      isPlainList(rowsOf(documentFrom(texts.map((x) => set(x)))));
    const items = ["예산 부족", "인력 충원 필요", "홍보 강화", "시스템 점검"];
    expect(list(...items)).toBe(true);
    expect(list(...items.slice(1))).toBe(false);
    expect(list("주차장 개방 계획", ...items)).toBe(false);
    expect(list("■ 주 차 신 청 서", ...items)).toBe(false);
    expect(list(...items, "가".repeat(25))).toBe(true);
    expect(list(...items, "가".repeat(26))).toBe(false);
    expect(list(...items, "내일 다시 모여 이야기하기로 하였다.")).toBe(false);
    const rows = (...parts: Part[]) => isPlainList(rowsOf(documentFrom(parts)));
    const plain = items.map((text) => set(text));
    expect(rows(...plain, set("비고", 11))).toBe(false);
    expect(rows(...plain, set("비고", 10, true))).toBe(false);
    expect(rows(...items)).toBe(false);
  });
});

it("leaves out what says a whole title again in English", () => {
  const box = (...lines: string[]): Part => [[lines.join("\n")]];
  expect(title([box("주차장 계획서", "PARKING PLAN")])).toBe("주차장 계획서");
  expect(title([box("주차장 계획서", "PARKING 안내")])).toBe("주차장 계획서 PARKING 안내");
  expect(title([box("주차장 모집", "ABC PARKING")])).toBe("주차장 모집 ABC PARKING");
});

it("does not begin with the name of a form over it", () => {
  const marked: Part = { type: "title", text: "제출자료 요약문" };
  expect(title(["요약문 작성 양식", marked])).toBe("요약문 작성 양식");
  expect(title(["요약문 작성 요령", marked])).toBe("요약문 작성 요령 제출자료 요약문");
});

it("has all lines of a form for several purposes, each with its box to tick", () => {
  const lines = ["가", "나", "다", "라"].map((x) => `${x}람보험 [ ]가입자 신고서`);
  const boxed = (...texts: string[]): Part => [[texts.join("\n")]];
  // A form has no more purposes than six.
  expect(title([boxed(...lines, ...lines.slice(1))])).toBe(
    [...lines, ...lines.slice(1, 3)].join(" "),
  );
  expect(title([boxed(...lines)])).toBe(lines.join(" "));
  expect(title([boxed(...lines.slice(0, 3), "라람보험 가입자 신고서")])).toBe(
    lines.slice(0, 3).join(" "),
  );
});

it("is no row of a list whose first column counts", () => {
  const list = (head: string): Part => ({
    ...{ rows: 2, cols: 2, page: 1 },
    cells: [
      { row: 0, col: 0, text: head },
      { row: 1, col: 0, col_span: 2, text: "구연산 제제 목록" },
    ],
  });
  expect(title([list("No. 품목명")])).toBeNull();
  expect(title([list("연번")])).toBeNull();
  expect(title([list("연번호 기입")])).toBe("구연산 제제 목록");
});

group("a line among others of a printed page", () => {
  const listed = (...parts: Part[]) =>
    isOneOfSeveral(rowsOf(documentFrom(parts, { extractor: "pdf", format: "pdf" })), 0);
  const set = (text: string, size = 15, centred = false): Part => ({
    text,
    typography: [{ size, centred }],
  });
  const others = [
    set("하천 정비 사업 안내"),
    set("마을 도서관 개관 소식과 뒷이야기"),
    set("주차장 개방 공고"),
  ];

  it("is one of a list where others, set alike, end as titles end", () => {
    expect(listed(set("가로등 교체 현황"), ...others)).toBe(true);
    expect(listed(set("가로등 교체 현황"), ...others.slice(0, 2))).toBe(false);
    const page = documentFrom([set("가로등 교체 현황"), ...others], { extractor: "pdf" });
    expect(titleFrom(rowsOf(page), 0, { within: 4 })).toBeNull();
  });

  it("is none where it is set larger or centred, or goes on in its paragraph", () => {
    expect(listed(set("가로등 교체 현황", 16), ...others)).toBe(false);
    expect(listed(set("가로등 교체 현황", 15, true), ...others)).toBe(false);
    const rows = rowsOf(documentFrom([set("가로등 교체 현황"), ...others]));
    expect(isOneOfSeveral(rows, 0)).toBe(false);
  });
});

group("a year, or a part of one, over a title", () => {
  const set = (text: string, size = 20, centred = true): Part => ({
    text,
    typography: [{ size, centred }],
  });
  const text = set("이 사업은 시민이 주차장을 함께 쓰도록 돕는 것을 목적으로 한다.", 10, false);

  it.each(["2026년도", "2026학년도 1학기", "2026년 상반기", "2026년 제3회"])(
    "begins it: %s",
    (term) => {
      for (const size of [20, 12])
        expect(title([set(term, size), set("주차장 점검 결과"), text])).toBe(
          `${term} 주차장 점검 결과`,
        );
      expect(title([term, "주차장 점검 결과", text])).toBe(`${term} 주차장 점검 결과`);
    },
  );

  it("is no part of it where it is tiny, stands aside, or is a figure or a date", () => {
    for (const over of [set("2026년 상반기", 11), set("2026년도", 14, false), set("2026", 14)])
      expect(title([over, set("주차장 점검 결과"), text])).toBe("주차장 점검 결과");
    expect(title([set("2026년 3월", 14), set("주차장 점검 결과"), text])).toBe("주차장 점검 결과");
  });
});

it("is no single word on a page of its own, unless it ends as titles end", () => {
  const word = (text: string, size = 10): Part => ({
    text,
    typography: [{ size, centred: false }],
  });
  const plain = (...parts: Part[]) => isPlainList(rowsOf(documentFrom(parts)));
  expect(plain(word("홍길동"))).toBe(true);
  expect(plain(word("회의록"))).toBe(false);
  expect(plain(word("주차장 위치"))).toBe(false);
  expect(plain(word("홍길동"), word("주차장"))).toBe(false);
});

it("stands below the box for approvals in its table, however large it is set", () => {
  const heads = (...above: string[]) =>
    headsAPart(rowsOf(documentFrom([tableOf([above, ["주차장 점검표"], ["소속", "직위"]])])), 1);
  expect(heads("결재", "담당", "과장")).toBe(false);
  expect(heads("소속", "직위", "성명")).toBe(true);
});

it("leaves out who wrote it, at the other end of the line", () => {
  const gap = " ".repeat(20);
  expect(title([`주차장 운영 계획서${gap}홍길동, 김한빛`], 1)).toBe("주차장 운영 계획서");
  expect(title([`주차장 운영 계획서 홍길동`], 1)).toBe("주차장 운영 계획서 홍길동");
  expect(title([`주차장 운영${gap}홍길동`], 1)).toBe("주차장 운영 홍길동");
  expect(title([`고${gap}소${gap}장`], 1)).toBe("고소장");
  // A word for a kind of paper is no name.
  expect(title([`주차장 관리 규정${gap}시행규칙`], 1)).toBe("주차장 관리 규정 시행규칙");
});

it("is no label with its value, on whichever side of the colon the space stands", () => {
  expect(couldBeTitle("교육과정 :주차 입문")).toBe(false);
  expect(couldBeTitle("주차 정책의 현황과 과제")).toBe(true);
});

group("a title over two lines", () => {
  const set = (text: string, size: number, centred = true): Part => ({
    ...{ text, typography: [{ size, centred }] },
  });
  const rule = (above: Part, below = set("관한 내부 규정", 26)) => title([above, below]);

  it("breaks off with the particle that the next line leads on from", () => {
    expect(rule(set("주차장 이용에", 26))).toBe("주차장 이용에 관한 내부 규정");
    expect(rule(set("주차장 이용에", 20))).toBe("관한 내부 규정");
    expect(rule(set("주차장 이용에", 26, false))).toBe("관한 내부 규정");
    expect(rule(set("주차장 이용에", 26), set("걸맞은 내부 규정", 26))).toBe("걸맞은 내부 규정");
  });

  it("may stand below the number of a part of a book, in larger letters", () => {
    expect(title([set("제3편", 30), set("주차장 운영", 40)])).toBe("주차장 운영");
    expect(title([set("제3편", 40), set("주차장 운영", 40)])).toBeNull();
    expect(title([set("제3편 총칙", 30), set("주차장 운영", 40)])).toBeNull();
  });
});

it("goes on below the kind of a paper that is no line over it", () => {
  const set = (text: string, size: number, centred: boolean, type?: "title"): Part => ({
    ...{ text, typography: [{ size, centred }], extractor: "pdf" },
    ...(type && { type }),
  });
  const over = (words: string) =>
    printedTitle([set(words, 15, false), set("주차장 지원 특별법 시행령", 30, true, "title")]);
  expect(over("규제영향분석서")).toBe("규제영향분석서 주차장 지원 특별법 시행령");
  expect(over("규제영향을 줄이자")).toBe("주차장 지원 특별법 시행령");
});

const FIELDS: Part = [
  ["번호", "HB-1"],
  ["유형", "이용자"],
];

it("is no head of a part in brackets, where others are set alike further on", () => {
  const set = (text: string, size = 16): Part => ({ text, typography: [{ size, centred: false }] });
  const heads = (first: string, ...others: Part[]) =>
    isOneOfHeads(rowsOf(documentFrom([set(first), "본문이다.", ...others])), 0);
  const others = ["[ 하단바 ]", "[ 첫 화면 ]", "[ 검색 ]", "[ 회원 ]"].map((text) => set(text));
  expect(heads("[ 상단바 ]", ...others)).toBe(true);
  expect(title([set("[ 상단바 ]"), "본문이다.", ...others], 1)).toBeNull();
  expect(extractStructure(documentFrom([set("[ 상단바 ]"), FIELDS, ...others])).title).toBeNull();
  expect(extractStructure(documentFrom([set("[ 상단바 ]"), FIELDS])).title).toBe("상단바");
  expect(heads("[ 상단바 ]", ...others.slice(3))).toBe(false);
  expect(heads("[ 상단바 ]", ...others.slice(3), set("[ 검색 ]", 14))).toBe(false);
  expect(heads("[ 상단바 ]", ...others.slice(3), set("[ 상단바 ]"))).toBe(false);
  expect(heads("[ 주차 계획서 ]", ...others)).toBe(false);
  expect(heads("상단바", ...others)).toBe(false);
});

it("is below the programme that it is paid from, in brackets in its cell", () => {
  const cell = (text: string): Part => ({
    ...{ rows: 2, cols: 2, page: 1 },
    cells: [
      {
        ...{ row: 0, col: 0, col_span: 2, text },
        typography: text.split("\n").map((_, at) => ({ size: 13 + at * 5, centred: true })),
      },
      { row: 1, col: 0, text: "팀명", typography: [{ size: 10, centred: true }] },
      { row: 1, col: 1, text: "한빛", typography: [{ size: 10, centred: true }] },
    ],
  });
  const read = (text: string) => extractStructure(documentFrom([cell(text)])).title;
  expect(read("[한빛 인재 양성]\n2026 주차 설계 회의록")).toBe("2026 주차 설계 회의록");
  expect(title([cell("[한빛 인재 양성]\n2026 주차 설계 회의록")])).toBe("2026 주차 설계 회의록");
});

it("is the word for minutes below a short day, too", () => {
  const set = (text: string): Part => ({ text, typography: [{ size: 10, centred: false }] });
  const said = ["주차로 진행하기로 정함", "참여자: 홍길동, 김한빛"].map(set);
  expect(title([set("26.03.02"), set("회의록"), ...said])).toBe("회의록");
  expect(isPlainList(rowsOf(documentFrom([set("26.03.02"), set("회의록"), ...said])))).toBe(false);
  const list = ["2026. 3. 2.", "주차장", "차단기", "정산기", "안내판"].map(set);
  expect(isPlainList(rowsOf(documentFrom(list)))).toBe(true);
});

it("has what stands in brackets between two of its lines in a box", () => {
  const box = (...lines: string[]): Part => [[lines.join("\n")]];
  const [first, aside, last] = ["2026년 주차 기술 강화", "(주차 정책 개발)", "신청안내서"];
  expect(title([box(first!, aside!, last!)])).toBe(`${first} ${aside} ${last}`);
  expect(title([box(first!, aside!, "가람구")])).toBe(first);
  expect(title([box("2026년 주차 계획서", aside!, last!)])).toBe("2026년 주차 계획서");
  expect(title([box(first!, aside!), last!])).toBe(first);
});
