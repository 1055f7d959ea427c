import { describe, expect, it } from "vitest";
import type { Table } from "../../model/document.js";
import type { RevisionRow } from "../../model/structure.js";
import { Engine } from "../../search/engine.js";
import { extractAnswer } from "./answer.js";
import { citedText } from "./cite-lines.js";
import type { AnswerHit, FoundDocument } from "./found-tables.js";

interface Given {
  text: string;
  path?: string[];
  kind?: "paragraph" | "table";
}

const FILLER: Given[] = [
  "계약은 서면으로 체결하고 담당 부서가 보관한다.",
  "회의록은 회의가 끝난 뒤 열흘 안에 작성한다.",
  "차량은 배차 신청을 받아 배정하며 운행 일지를 쓴다.",
  "교육은 해마다 두 차례 실시하고 이수 시간을 기록한다.",
  "물품은 검수한 다음 대장에 올린다.",
].map((text) => ({ text, path: ["사무 관리 규정"] }));

/** Asks a small tenant: every given text is one document of one chunk. */
function ask(question: string, given: Given[], facts: Partial<FoundDocument> = {}, limit = 5) {
  const all = [...given, ...FILLER];
  const engine = new Engine();
  engine.apply({
    put: all.map((each, place) => ({
      key: `${place}`,
      revision: "",
      chunks: [{ text: each.text, path: each.path ?? [] }],
    })),
  });
  const view = engine.view();
  const hits = engine.search(view, question, 5).map(({ key, score }): AnswerHit => {
    const { text, path = [], kind = "paragraph" } = all[Number(key)]!;
    return {
      score,
      found_by: "lexical",
      chunk_id: "c1",
      doc_id: `sha256:${key}`,
      filename: `문서${key}.hwp`,
      kind,
      text,
      path,
      outline: [],
      anchors: [{ page: 2, bbox: null, cell_range: null }],
      extractors: ["hwp"],
      blocks: ["b7"],
    };
  });
  return extractAnswer(question, hits, limit, engine.termRarity(view), () => ({
    about: [],
    tables: [],
    revisions: [],
    ...facts,
  }));
}

const NO_FACTS: FoundDocument = { about: [], tables: [], revisions: [] };
const RARITY = (() => {
  const engine = new Engine();
  const chunks = FILLER.map(({ text }) => ({ text, path: [] }));
  engine.apply({ put: [{ key: "0", revision: "", chunks }] });
  return engine.termRarity(engine.view());
})();

/** A found chunk of one document. */
function found(text: string, chunk_id = "c1", kind: AnswerHit["kind"] = "paragraph"): AnswerHit {
  return {
    ...{ score: 50, found_by: "lexical", chunk_id, doc_id: "sha256:0", filename: "문서.hwp", kind },
    ...{ text, path: ["로봇 지원"], outline: [], anchors: [], extractors: ["hwp"], blocks: [] },
  };
}

const TRAVEL: Given = {
  path: ["여비 규정", "제5조(국내여비)"],
  text: "국내 출장자에게는 일비와 숙박비를 지급한다. 일비는 하루 25,000원으로 한다.\n숙박비는 실비로 지급한다. 이 규정은 2024년 3월 1일부터 시행한다.",
};

describe("extractAnswer", () => {
  it("answers by the best line that is supported, whatever scores more", () => {
    const label = { ...found("정비 감독 : 현장에서 한다.", "c1"), score: 2, path: ["규정"] };
    const sentence = { ...found("로봇을 감독하는 사람을 둔다.", "c2"), score: 30, path: ["규정"] };
    const hits = [label, { ...sentence, doc_id: "sha256:1" }];
    const answer = (of: AnswerHit[]) =>
      extractAnswer("수송 로봇 정비 감독은 어떻게 하나요?", of, 5, RARITY, () => NO_FACTS);
    expect(answer([label]).answered).toBe(false);
    expect(answer(hits).citations.map(({ quote }) => quote)).toEqual([
      "로봇을 감독하는 사람을 둔다.",
      "정비 감독 : 현장에서 한다.",
    ]);
  });

  it("tells who does it, not what stands under the name of whom it is done to", () => {
    const articles = {
      path: ["운영 규정"],
      text: "제2절 운영회\n1. 운영회는 예산을 심의한다.\n2. 운영회는 규칙을 정한다.\n제9조(회의) 운영회는 의장이 소집한다.\n의장은 운영회가 위촉한다.",
    };
    const answer = ask("운영회는 누가 소집하나요?", [articles]);
    expect(answer.citations[0]?.quote).toBe("제9조(회의) 운영회는 의장이 소집한다.");
    expect(answer.text).not.toContain("제2절");
    expect(answer.text).not.toContain("운영회가 위촉");
    const list = { path: ["운영 규정"], text: "운영회 소집 사유\n1. 예산 심의\n2. 규칙 제정" };
    expect(ask("운영회는 누가 소집하나요?", [list]).citations[0]?.quote).not.toContain("\n");
  });

  it("quotes the line that holds what is asked", () => {
    const amount = ask("국내 출장 일비는 얼마인가요?", [TRAVEL]);
    expect(amount).toMatchObject({ answered: true, reason: null, made_by: "발췌 (LLM 없음)" });
    expect(amount.citations[0]?.quote).toBe("일비는 하루 25,000원으로 한다.");
    const date = ask("여비 규정은 언제부터 시행하나요?", [TRAVEL]);
    expect(date.citations[0]?.quote).toBe("이 규정은 2024년 3월 1일부터 시행한다.");
  });

  it("is nothing but its citations' lines, and those are the chunk's own", () => {
    const answer = ask("국내 출장 숙박비 지급 기준은?", [TRAVEL]);
    expect(answer.text).toBe(answer.citations.map(({ quote }) => quote).join("\n"));
    for (const { quote, filename, anchors } of answer.citations) {
      expect(TRAVEL.text).toContain(quote);
      expect(filename).toBe("문서0.hwp");
      expect(anchors[0]?.page).toBe(2);
    }
  });

  it("meets everyday words by official terms, but names nobody by another word for what is asked", () => {
    const rest: Given = {
      path: ["공장 근무 규정"],
      text: "휴게는 여덟 시간 근무에 1시간 이상으로 한다. 담당부서: 총무과",
    };
    const [line] = ask("공장에서 쉬는 시간은 얼마나 되나요?", [rest]).citations;
    expect(line?.quote).toBe("휴게는 여덟 시간 근무에 1시간 이상으로 한다.");
    expect(ask("공장 근무 담당자는 누구인가요?", [rest]).answered).toBe(false);
  });

  it("gives no more citations than asked for", () => {
    expect(ask("국내 출장 일비 숙박비 지급", [TRAVEL], {}, 1).citations).toHaveLength(1);
  });

  it("says NO_MATCH when nothing was found, NO_EVIDENCE when no line answers", () => {
    expect(ask("코끼리", [TRAVEL])).toMatchObject({
      answered: false,
      reason: "NO_MATCH",
      text: "",
      citations: [],
    });
    expect(ask("국외 파견 공무원의 주택 임차 보증금 지급 한도는?", [TRAVEL])).toMatchObject({
      answered: false,
      reason: "NO_EVIDENCE",
    });
  });

  it("tells an article from a number that happens to be the same", () => {
    const article: Given = {
      text: "제29조(휴직) 휴직은 신청에 따라 허가한다.",
      path: ["인사 규정"],
    };
    const number: Given = {
      text: "휴직 신청은 29일까지 하며 29명을 허가한다.",
      path: ["인사 공고"],
    };
    const answer = ask("제29조의 휴직 내용은?", [number, article]);
    expect(answer.citations[0]?.quote).toBe(article.text);
  });

  it("takes no label for the number or the date that is asked", () => {
    const answer = ask("위원회 위원은 몇 명인가요?", [
      {
        text: "1. 위원회 위원은 제12조에 따라 위촉한다.\n2. 위원회 위원은 15명으로 한다.",
        path: ["위원회 규정"],
      },
    ]);
    expect(answer.citations[0]?.quote).toBe("2. 위원회 위원은 15명으로 한다.");
  });

  it("does not take a heading that repeats the question for its answer", () => {
    const answer = ask("국내 출장 일비", [
      { text: "국내 출장 일비\n하루 25,000원으로 한다.", path: ["여비 규정"] },
    ]);
    expect(answer.citations.map(({ quote }) => quote)).not.toContain("국내 출장 일비");
  });
});

const cell = (row: number, col: number, text: string, header = false) => ({
  row,
  col,
  row_span: 1,
  col_span: 1,
  text,
  header,
  page: 2,
  bbox: null,
  ref: null,
});
const table = (rows: string[][], header_rows = 1): Table => ({
  id: "t1",
  block: "b7",
  page: 2,
  bbox: null,
  rows: rows.length,
  cols: rows[0]!.length,
  header_rows,
  caption: null,
  cells: rows.flatMap((cells, row) =>
    cells.map((text, col) => cell(row, col, text, row < header_rows)),
  ),
  grid: rows,
  cell_range: null,
  nested_in: null,
  continues: null,
  extractor: "hwp",
  confidence: 1,
});
const textOf = (rows: string[][]) => rows.map((cells) => cells.join(" | ")).join("\n");

describe("tables", () => {
  const ROWS = [
    ["구분", "일비", "숙박비"],
    ["1호 해당자", "30,000원", "실비"],
    ["2호 해당자", "20,000원", "70,000원"],
  ];
  const given: Given = { text: textOf(ROWS), path: ["여비 지급표"], kind: "table" };

  it("answer with the row and its header over it, in one citation", () => {
    const answer = ask("2호 해당자의 숙박비는 얼마인가?", [given], { tables: [table(ROWS)] });
    expect(answer.citations[0]).toMatchObject({
      header: ["구분 | 일비 | 숙박비"],
      quote: "2호 해당자 | 20,000원 | 70,000원",
    });
    expect(answer.text.startsWith("구분 | 일비 | 숙박비\n2호 해당자")).toBe(true);
    expect(answer.citations.filter(({ header }) => header)).toHaveLength(1);
  });

  it("show the row with its header when only one line is asked for", () => {
    const answer = ask("2호 해당자의 숙박비는 얼마인가?", [given], { tables: [table(ROWS)] }, 1);
    expect(answer.text).toBe("구분 | 일비 | 숙박비\n2호 해당자 | 20,000원 | 70,000원");
  });

  it("name no header where the table has none", () => {
    const answer = ask("2호 해당자의 숙박비는 얼마인가?", [given], { tables: [table(ROWS, 0)] });
    expect(answer.citations[0]?.quote).toBe("2호 해당자 | 20,000원 | 70,000원");
  });
});

describe("rows of a table", () => {
  it("beside the one of the year that is asked for are no answer", () => {
    const rows = [
      ["구분", "접수", "처리"],
      ["2013년", "2,887", "14"],
      ["2014년", "9,130", "8,239"],
      ["2015년", "5,771", "7,089"],
    ];
    const { citations } = ask(
      "2014년에 접수된 공익신고 건수는?",
      [{ text: textOf(rows), path: ["공익신고 접수 현황"], kind: "table" }],
      { tables: [table(rows)] },
    );
    expect(citations.map(citedText)).toEqual(["구분 | 접수 | 처리\n2014년 | 9,130 | 8,239"]);
  });
});

describe("a date with its weekday", () => {
  it("goes on with its time and place", () => {
    const line = "일시 및 장소 : 2012. 9. 14.(금). 10:30~12:00, 8층 회의실";
    const { citations } = ask("보고회 일시는?", [{ text: line, path: ["보고회"] }]);
    expect(citations[0]?.quote).toBe(line);
  });
});

describe("a table behind the heading that names what is asked for", () => {
  it("is read with the chunk that ends with the heading", () => {
    const first = found("□ 로봇 지원 문의 및 연락처");
    const rows = found("구분 | 기관 | 연락처\n전담기관 | 로봇진흥원 | 053-210-9622", "c2", "table");
    const ask = (hits: AnswerHit[]) =>
      extractAnswer("로봇 지원 연락처는?", hits, 5, RARITY, () => NO_FACTS);
    expect(ask([first]).answered).toBe(false);
    expect(ask([{ ...first, next: rows }]).text).toContain("053-210-9622");
  });
});

describe("several documents", () => {
  it("answer only where they hold as much of the question", () => {
    const own = { text: "수도사업소 수질검사 접수기간은 별도로 알린다.\n문의 : 총무과" };
    const other = { text: "도서관 접수기간 : 3월 5일" };
    expect(ask("수도사업소 수질검사 접수기간은?", [own, other]).answered).toBe(false);
    expect(ask("도서관 접수기간은?", [own, other]).answered).toBe(true);
  });
});

describe("several rows", () => {
  const rows = [
    ["구분", "당직 인원"],
    ["본관 당직", "3명"],
    ["별관 당직", "2명"],
  ];
  const given: Given = { text: textOf(rows), path: ["당직"], kind: "table" };
  const cited = (given: Given[], facts: Partial<FoundDocument>, limit = 5) =>
    ask("당직 인원은 몇 명인가?", given, facts, limit).citations.map(citedText);

  it("of one table have its header once", () => {
    expect(cited([given], { tables: [table(rows)] })).toEqual([
      "구분 | 당직 인원\n본관 당직 | 3명",
      "별관 당직 | 2명",
    ]);
  });

  it("of two tables have theirs each, also where it is the same", () => {
    const second = [rows[0]!, ["분관 당직", "4명"]];
    const quotes = cited([given, { ...given, text: textOf(second) }], {
      tables: [table(rows), table(second)],
    });
    expect(quotes.filter((quote) => quote.startsWith("구분 | 당직 인원\n"))).toHaveLength(2);
    expect(quotes).toHaveLength(3);
  });

  it("keep to the limit, whatever their header takes", () => {
    const tall = [["당직", "당직"], ...rows];
    const facts = { tables: [table(tall, 2)] };
    expect(cited([{ ...given, text: textOf(tall) }], facts, 1)).toEqual([
      "당직 | 당직\n구분 | 당직 인원\n본관 당직 | 3명",
    ]);
    expect(cited([{ ...given, text: textOf(tall) }], facts, 2)).toHaveLength(2);
  });

  it("of another year do not come with the best one, sentences of none do", () => {
    const years = [
      ["2024년 당직", "3명"],
      ["2023년 당직", "2명"],
    ];
    const text = `${textOf(years)}\n당직 인원은 모두 5명이다.`;
    const { citations } = ask("2024년에 당직 인원은 몇 명인가?", [{ ...given, text }]);
    expect(citations.map(({ quote }) => quote)).toEqual([
      "2024년 당직 | 3명",
      "당직 인원은 모두 5명이다.",
    ]);
  });
});

describe("a definition", () => {
  it("is not what `무엇인가` asks after some other word", () => {
    const notice: Given = {
      path: ["청년월세 안내"],
      text: "신청 서류: 신청서, 임대차계약서 사본\n서류는 돌려주지 않는다.",
    };
    expect(ask("신청 서류는 무엇인가요?", [notice]).text).toContain("임대차계약서");
  });

  it("is the line that defines the word, alone", () => {
    const law: Given = {
      path: ["안전 관리 조례", "제2조(정의)"],
      text: "이 조례에서 사용하는 용어의 뜻은 다음과 같다.\n1. “위험시설”이란 사고의 염려가 있는 시설을 말한다.\n2. “관리자”란 위험시설을 관리하는 사람을 말한다.",
    };
    const duty: Given = {
      path: ["안전 관리 조례", "제5조(위험시설의 점검)"],
      text: "시장은 위험시설을 해마다 점검하고 위험시설의 목록을 만든다.",
    };
    const { citations } = ask("위험시설이란 무엇인가요?", [duty, law]);
    expect(citations.map(({ quote }) => quote)).toEqual([
      "1. “위험시설”이란 사고의 염려가 있는 시설을 말한다.",
    ]);
  });
});

describe("revisions", () => {
  const ROWS = [
    ["현행", "개정안"],
    ["제7조(위원회) 위원은 9명으로 한다.", "제8조(위원회) 위원은 9명으로 한다."],
    ["제9조(수당) 수당은 5만원으로 한다.", "제10조(수당) 수당은 7만원으로 한다."],
  ];
  const row = (kind: RevisionRow["kind"], label: string, at: number): RevisionRow => ({
    kind,
    label,
    current: ROWS[at]![0]!,
    revised: ROWS[at]![1]!,
    table: "t1",
    row: at,
    page: 2,
  });
  const facts = {
    tables: [table(ROWS)],
    revisions: [row("renumbered", "제7조", 1), row("amended", "제9조", 2)],
  };
  const given: Given = { text: textOf(ROWS), path: ["신구조문대비표"], kind: "table" };

  it("stand on the citations that touch the comparison table, each with its own row's", () => {
    const answer = ask("위원회 위원은 몇 명으로 하는가?", [given], facts);
    const cited = answer.citations.find(({ quote }) => quote.includes("위원은"));
    expect(cited?.revisions).toEqual([
      { kind: "renumbered", label: "제7조", current: ROWS[1]![0], revised: ROWS[1]![1] },
    ]);
  });

  it.each([
    [2, ["제7조"]],
    [5, []],
  ])("of a comparison that is no table stand on its lines, on its page: %i", (page, labels) => {
    const drawn = { ...row("renumbered", "제7조", 1), table: null, page };
    const lines: Given = { text: ROWS[1]![0]!, path: ["신구조문대비표"] };
    const answer = ask("위원회 위원은 몇 명으로 하는가?", [lines], { revisions: [drawn] });
    const [cited] = answer.citations;
    expect(cited?.quote).toContain("9명");
    expect(cited?.revisions.map(({ label }) => label)).toEqual(labels);
  });

  it.each(["제9조는 어떻게 바뀌었나요?", "수당이 어떻게 변경되었나?", "제9조에서 달라진 내용은?"])(
    "answer what changed by the row that shows it, in whatever word it is asked: %s",
    (question) => {
      const answer = ask(question, [given], facts);
      const cited = answer.citations.find(({ quote }) => quote.includes("수당은"));
      expect(cited?.revisions[0]).toMatchObject({ kind: "amended", label: "제9조" });
      // A table that compares nothing does not answer that.
      const other = [["구분", "비고"], ...ROWS.slice(1)];
      const plain: Given = { ...given, text: textOf(other), path: ["규정"] };
      expect(ask(question, [plain], { tables: [table(other)] }).answered).toBe(false);
    },
  );

  it("are those of the provision that a line of a long cell stands in, and no line runs from one cell into the next", () => {
    const sides = [
      "제9조(수당 등) ① 위원에게는 수당과 여비를 예산의 범위에서 지급한다.\n② 수당은 5만원으로 한다.\n<신 설>",
      "제9조(수당 등) ① (현행과 같음)\n② 수당은 7만원으로 한다.\n③ 여비는 실비로 지급하며 그 기준은 따로 정한다.",
    ];
    const long = [["현행", "개정안"], sides];
    const item = (kind: RevisionRow["kind"], label: string, at: number): RevisionRow => ({
      ...{ kind, label, table: "t1", row: 1, page: 2 },
      current: sides[0]!.split("\n")[at]!,
      revised: sides[1]!.split("\n")[at]!,
    });
    const revisions = [
      item("unchanged", "제9조제1항", 0),
      item("amended", "제9조제2항", 1),
      item("added", "제9조제3항", 2),
    ];
    const answer = ask(
      "수당은 얼마로 바뀌었나요?",
      [{ text: `현행 | 개정안\n${sides.join("\n | ")}`, path: ["신구조문대비표"], kind: "table" }],
      { tables: [table(long)], revisions },
    );
    for (const { quote } of answer.citations) expect(quote).not.toMatch(/<신 설> \| 제9조/);
    const cited = answer.citations.find(({ quote }) => quote.includes("7만원"));
    expect(cited?.quote).toBe("② 수당은 7만원으로 한다.");
    expect(cited?.revisions.map(({ label }) => label)).toEqual(["제9조제2항"]);
  });

  it("do not answer what changed in something else", () => {
    expect(ask("휴가 일수는 어떻게 바뀌었나요?", [given], facts).answered).toBe(false);
  });

  it("are empty where the line touches none", () => {
    expect(ask("국내 출장 일비는 얼마인가요?", [TRAVEL]).citations[0]?.revisions).toEqual([]);
  });
});

describe("a sum", () => {
  const ROWS = [
    ["평가항목", "배점"],
    ["사업 계획의 타당성", "40"],
    ["수행 방안의 적정성", "60"],
  ];
  const question = "플랫폼 공모안내서의 평가항목 배점은 모두 얼마인가요?";
  const askSum = (rows: string[][]) => {
    const text = textOf(rows);
    const given: Given = { text, path: ["플랫폼 공모안내서"], kind: "table" };
    return ask(question, [given], { tables: [table(rows)] }).citations.map(({ quote }) => quote);
  };

  it("is the row that the table prints for it", () => {
    expect(askSum([...ROWS, ["계", "100"]])[0]).toBe("계 | 100");
  });

  it("is every row where none is printed, and is not computed", () => {
    expect(askSum(ROWS).slice(0, 2)).toEqual(ROWS.slice(1).map((row) => row.join(" | ")));
  });
});

describe("a sum over a table", () => {
  const ROWS = [
    ["평가항목", "배점"],
    ...[10, 20, 30, 15, 10, 10, 5].map((points, at) => [
      `심사 기준 ${"가나다라마바사"[at]}`,
      `${points}`,
    ]),
    ["계", "100"],
  ];
  const facts = { ...NO_FACTS, tables: [table(ROWS)] };
  const quotesOf = (cut: number, last: number, limit: number) => {
    const parts = [ROWS.slice(0, cut), [ROWS[0]!, ...ROWS.slice(cut, last)]];
    const hits = parts
      .filter((rows) => rows.length > 1)
      .map((rows, at) => ({ ...found(textOf(rows), `c${at}`, "table"), blocks: ["b7"] }));
    const question = "로봇 지원 배점은 모두 얼마인가요?";
    const own = { ...facts, tables: [table(last < 9 ? ROWS.slice(0, last) : ROWS)] };
    return extractAnswer(question, hits, limit, RARITY, () => own).citations.map(
      ({ quote }) => quote,
    );
  };

  it("is the total, also from the next chunk of the table", () => {
    expect(quotesOf(4, 9, 5)[0]).toBe("계 | 100");
  });

  it("is all rows or none", () => {
    const all = ROWS.slice(1, 8).map((row) => row.join(" | "));
    expect(quotesOf(8, 8, 7)).toEqual(all);
    // The best lines, as for any question.
    expect(quotesOf(8, 8, 6)).toHaveLength(5);
  });
});

describe("the total of another table", () => {
  const quotesOf = (question: string, tables: string[][][], ...texts: string[]) => {
    const all = tables.map((rows, at) => ({ ...table(rows), id: `t${at}`, block: `b${at}` }));
    const hits = [
      ...texts.map((text) => found(text)),
      ...tables.map((rows, at) => ({
        ...found(textOf(rows), `t${at}`, "table"),
        blocks: [`b${at}`],
      })),
    ];
    const facts = { ...NO_FACTS, tables: all };
    return extractAnswer(question, hits, 5, RARITY, () => facts).citations.map(
      ({ quote }) => quote,
    );
  };
  const more = [
    ["가점항목", "가점 배점"],
    ["여성 기업", "3"],
    ["계", "5"],
  ];

  it("is not put before the sentence that says it", () => {
    const points = [
      ["평가항목", "배점"],
      ["사업 계획", "40"],
      ["수행 방안", "60"],
    ];
    const question = "평가항목 배점은 모두 얼마인가요?";
    const prose = "평가항목 배점은 모두 100점으로 한다.";
    expect(quotesOf(question, [points, more], prose)[0]).toBe(prose);
    expect(quotesOf(question, [points, more])[0]).not.toBe("계 | 5");
  });

  it("is none of what only ends with the asked word", () => {
    const prose = "위원회는 위원장 1명을 포함하여 25명 이내의 위원으로 구성한다.";
    const rows = [
      ["구분", "참석위원", "의결일"],
      ["1차", "3", "5. 1."],
      ["합계", "7", "-"],
    ];
    expect(quotesOf("위원회 위원은 모두 몇 명인가요?", [rows], prose)[0]).toBe(prose);
  });
});

describe("a question over documents", () => {
  it("has one line of each, with the document's date", () => {
    const given = ["가람시", "나루시"].map((city, at) => ({
      path: [`${city} 기업환경개선사업 공고`],
      text: `접수기간 : 2024. 11. ${at + 11}. 까지\n접수기간 연장은 하지 아니한다.`,
    }));
    const { citations } = ask("기업환경개선사업 공고들의 접수기간은 언제인가요?", given, {
      issuedDate: "2024-11-01",
    });
    expect(citations.map(({ quote }) => quote).toSorted()).toEqual([
      "접수기간 : 2024. 11. 11. 까지",
      "접수기간 : 2024. 11. 12. 까지",
    ]);
    expect(citations.map(({ issued_date }) => issued_date)).toEqual(["2024-11-01", "2024-11-01"]);
  });
});

describe("a document that the question names by its title", () => {
  const own = { text: "직원의 복무는 관장이 정한다.", path: ["시간제근무 운영규칙"] };
  const other = {
    text: "육아기 직원의 근로시간 단축은 주 35시간으로 한다.",
    path: ["휴가 운영지침"],
  };

  it("is not answered for by one that never has the name", () => {
    const asked = "시간제근무 직원의 근로시간 단축은 주 몇 시간인가요?";
    expect(ask(asked, [own, other]).answered).toBe(false);
    const named = { ...other, text: `시간제근무를 하는 ${other.text}` };
    expect(ask(asked, [own, named]).text).toContain("35시간");
  });

  it("is no bar where no title has the word", () => {
    expect(ask("육아기 직원의 근로시간 단축은 주 몇 시간인가요?", [own, other]).text).toContain(
      "35시간",
    );
  });
});

describe("leads beside the best line", () => {
  const path = ["가람원 비밀 규칙"];
  const one =
    "제3조(비밀 유지) 심사하는 사람은 다음 각 호를 지킨다.\n1. 알게 된 일을 말하지 않는다.\n2. 서약서를 쓴다.";
  const other =
    "제9조(비밀 유지) 평가하는 사람은 다음 각 호를 지킨다.\n1. 자료를 잠근다.\n2. 사본을 없앤다.";

  it("bring their items, each line once", () => {
    const { citations } = ask("가람원 비밀 규칙의 비밀 유지에는 무엇이 있나요?", [
      { text: one, path },
      { text: other, path },
    ]);
    const quotes = citations.map(({ quote }) => quote);
    expect(quotes).toContain(one);
    expect(quotes).toContain(other);
    expect(quotes.join("\n").split("사본을 없앤다")).toHaveLength(2);
  });

  it("are cited once where one is an item of another's list", () => {
    const nested =
      "제9조(비밀 유지) 평가자의 비밀 유지는 다음 각 호와 같다.\n1. 비밀 유지는 다음 각 목과 같다.\n가. 자료를 잠근다.\n나. 사본을 없앤다.\n2. 서약서를 쓴다.";
    const best =
      "제3조(비밀 유지) 가람원 비밀 규칙의 비밀 유지는 다음 각 호와 같다.\n1. 알게 된 일을 말하지 않는다.\n2. 서약서를 쓴다.";
    const { citations } = ask("가람원 비밀 규칙의 비밀 유지에는 무엇이 있나요?", [
      { text: best, path },
      { text: nested, path },
    ]);
    expect(citations.map(({ quote }) => quote)).toEqual([best, nested]);
  });
});

describe("a lead that tells of something else", () => {
  const path = ["가람원 비밀 규칙"];
  const best =
    "제3조(비밀 유지) 심사하는 사람은 다음 각 호를 지킨다.\n1. 알게 된 일을 말하지 않는다.\n2. 서약서를 쓴다.";
  const cited = (lead: string) =>
    ask("가람원 비밀 규칙의 비밀 유지에는 무엇이 있나요?", [
      { text: best, path },
      { text: `${lead}\n1. 사본을 없앤다.\n2. 자료를 잠근다.`, path },
    ]).citations.map(({ quote }) => quote);

  it("is cited without its items", () => {
    const lead = "제9조(서약) 비밀 유지 서약의 뜻은 다음과 같다.";
    expect(cited(lead)).toEqual([best, lead]);
  });

  it("brings them where it is as good as the best line", () => {
    const lead = "제9조(유지) 유지의 뜻은 다음과 같다.";
    expect(cited(lead)[1]).toContain("2. 자료를 잠근다.");
  });
});

it("tells nothing of a quarter that the paper does not name", () => {
  const text = "올해 가람원 매출은 4억 2천만원이다.";
  expect(ask("가람원 매출은 얼마인가요?", [{ text }]).text).toBe(text);
  expect(ask("가람원 2분기 매출은 얼마인가요?", [{ text }]).answered).toBe(false);
  const told = "가람원 매출은 2/4분기에 1억원이다.";
  expect(ask("가람원 2분기 매출은 얼마인가요?", [{ text: told }]).text).toBe(told);
  const rows = "분기 | 가람원 매출\n1/4 | 3억원\n2/4 | 5억원";
  expect(ask("가람원 2분기 매출은 얼마인가요?", [{ text: rows }]).answered).toBe(true);
  expect(ask("가람원 3분기 매출은 얼마인가요?", [{ text: rows }]).answered).toBe(false);
});

describe("a box of one code", () => {
  it("is left out where another is asked about", () => {
    const box = (code: string, name: string) => ({
      text: `요구사항 고유번호 | ${code}\n요구사항 명칭 | ${name}`,
      path: ["가람원 제안요청서", "기능 요구사항"],
    });
    const boxes = [box("SFR-003", "자료 등록"), box("SFR-007", "자료 조회")];
    const { text } = ask("가람원 제안요청서에서 SFR-007의 요구사항 명칭은 무엇인가요?", boxes);
    expect(text).toContain("자료 조회");
    expect(text).not.toContain("자료 등록");
  });
});

describe("a proviso", () => {
  it.each(["", "② "])("that leads a list is cited with its items, behind %j", (label) => {
    const text = `${label}경조비는 5만원으로 한다. 다만, 다음 각 호의 경조비는 10만원으로 한다.\n1. 화환을 보낼 때\n2. 멀리 보낼 때`;
    const { citations } = ask("경조비는 얼마인가요?", [{ text, path: ["가람원 여비 규칙"] }]);
    expect(citations.map(({ quote }) => quote)).toEqual([text]);
  });

  it("is cited with its sentence and not again", () => {
    const text =
      "제4조(경조비) 경조비는 5만원으로 한다. 다만, 경조비로 화환을 보내면 10만원으로 한다.";
    const { citations } = ask("경조비는 얼마인가요?", [{ text, path: ["가람원 여비 규칙"] }]);
    expect(citations.map(({ quote }) => quote)).toEqual([text]);
  });
});

describe("the number of a row", () => {
  it("is no name by which the question asks for the row", () => {
    const text = "연번 | 지침 | 개수\n1 | 혁신 | 27\n2 | 가람원 점검표 경영 | 60\n계 | 87";
    const { citations } = ask("가람원 2024년 점검표의 개수 합계는 얼마인가요?", [
      { text, path: ["가람원 2024년 점검표"], kind: "table" },
    ]);
    expect(citations[0]!.quote).toBe("계 | 87");
  });
});

describe("a plain definition", () => {
  it("is cited without what else is said of the word", () => {
    const path = ["가람원 노사 규정"];
    const plain = "6. “쟁의행위”라 함은 주장을 관철하려고 업무를 멈추는 일을 말한다.";
    const { citations } = ask("가람원 노사 규정에서 쟁의행위란 무엇인가요?", [
      { text: `${plain}\n② 쟁의행위는 가람원 안에서 미리 알리고 한다.`, path },
    ]);
    expect(citations.map(({ quote }) => quote)).toEqual([plain]);
  });
});

describe("a column", () => {
  const table = (header: string, row: string) => ({
    text: `${header}\n${row}`,
    path: ["가람 지원 사업"],
    kind: "table" as const,
  });

  it("of an amount may be headed without the word for it", () => {
    const hits = [table("사업명 | 2022년 결산 | 2023년 예산", "가람 지원 | 233,321 | 889,078")];
    const { text } = ask("가람 지원 사업의 2022년 결산액은 얼마인가요?", hits);
    expect(text).toContain("233,321");
    expect(ask("가람 지원 사업의 2022년 투자액은 얼마인가요?", hits).answered).toBe(false);
  });

  it("may stand under what says that it is the first", () => {
    const given = (heading: string) => ({
      ...table("직급 | 직무 | 금액", "나급 | 시설 | 27,498,520원"),
      path: ["가람원 운영 규칙", heading],
    });
    const asked = "가람원 운영 규칙에서 시설 직무의 최초 연봉 기준액은 얼마인가요?";
    expect(ask(asked, [given("별표 3 직무별 최초 연봉 기준액")]).answered).toBe(true);
    expect(ask(asked, [given("별표 3 직무별 연봉 기준액")]).answered).toBe(false);
  });
});

it("an age says of itself that it is one", () => {
  const text = "가람 장려금은 만 15~34세의 청년을 채용한 기업에 준다.";
  expect(ask("가람 장려금의 대상 청년 나이는 몇 세인가요?", [{ text }]).text).toBe(text);
});

it("the name of a kind in the title is no rival", () => {
  const hits = (place: string) => [
    {
      text: `1. 사업명: ${place} 설계공모\n2. 설계기간: 착수일로부터 180일간`,
      path: ["건축설계공모 공고", "사업 개요"],
    },
  ];
  const asked = "가람중 교사개축 설계공모의 설계기간은 며칠인가요?";
  expect(ask(asked, hits("가람중 교사개축")).text).toContain("180일간");
});

describe("the kind of a body, where what its rule is about names it", () => {
  const asked = "한별마루어린이집 퇴소는 며칠 전까지 통보하나요?";
  const answerOf = (name: string) => {
    const hits = [
      found(`제2조(명칭) 직장어린이집의 명칭은 「${name}」(이하 “어린이집”)으로 한다.`, "c1"),
      found("제9조(퇴소) 어린이집을 퇴소하려면 퇴소일 15일 전까지 통보한다.", "c2"),
    ].map((hit) => ({ ...hit, path: ["어린이집 운영지침"] }));
    const facts = { ...NO_FACTS, about: ["직장어린이집 운영지침"] };
    return extractAnswer(asked, hits, 5, RARITY, () => facts);
  };

  it("is no rival of the name that the rule gives it", () => {
    expect(answerOf("한별마루어린이집").text).toContain("15일 전까지");
  });

  it("is one of a name that the rule does not give", () => {
    expect(answerOf("가람솔어린이집").answered).toBe(false);
  });
});
