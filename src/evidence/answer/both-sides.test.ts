import { describe, expect, it } from "vitest";
import type { Revision, RevisionRow } from "../../model/structure.js";
import {
  asksBothSides,
  beginningOf,
  bothSides,
  changesNamed,
  labelledRow,
  namesBothSides,
  provisionsAsked,
  throughArrow,
} from "./both-sides.js";
import type { AnswerHit, FoundDocument } from "./found-tables.js";

function hitOf(text: string, chunk_id = "c1"): AnswerHit {
  return { ...({ score: 1, path: [] } as unknown as AnswerHit), chunk_id, text, blocks: ["b1"] };
}

function rowOf(label: string, current: string, revised: string, row = 1): RevisionRow {
  return { kind: "amended", label, current, revised, table: "t1", row, page: 1 };
}

function factsOf(revisions: RevisionRow[], cells: string[][]): FoundDocument {
  const all = cells.flatMap((texts, row) => texts.map((text, col) => ({ row, col, text })));
  const tables = [{ id: "t1", block: "b1", header_rows: 1, cells: all }];
  return { about: [], revisions, tables } as unknown as FoundDocument;
}

const LIMIT = 5;
const quotes = (sides: { quote: string }[]) => sides.map(({ quote }) => quote);

describe("asksBothSides", () => {
  it.each([
    "제8조는 어떻게 바뀌나요?",
    "지원 한도는 무엇이 달라지나요?",
    "개정 전후를 비교하면?",
    "현행과 개정안의 차이는?",
    "종전에는 얼마였나요?",
    "신·구조문을 대비하면?",
    "변경 전에는 며칠이었나요?",
  ])("%s", (question) => expect(asksBothSides(question)).toBe(true));

  it("leaves other questions alone", () => {
    expect(asksBothSides("신청 기간은 언제인가요?")).toBe(false);
    expect(asksBothSides("오전 오후 중 언제인가요?")).toBe(false);
  });

  it.each([
    "갱신 구비서류는 무엇인가요?",
    "혁신 구역의 지정 기준은?",
    "출산전후휴가 급여는 얼마인가요?",
    "출산 전후 휴가는 며칠인가요?",
    "직전 후보자의 점수는?",
    "공사 전후 사진을 제출해야 하나요?",
    "기존 과제와 중복되면 지원할 수 있나요?",
    "종전에 제출한 서류는 다시 내야 하나요?",
    "계약 변경 전에 승인을 받아야 하나요?",
    "주소 변경 전입신고는 언제까지인가요?",
    "규정 개정 전문위원회의 위원은 몇 명인가요?",
  ])("leaves words that only look like it alone: %s", (question) =>
    expect(asksBothSides(question)).toBe(false),
  );
});

describe("namesBothSides", () => {
  it.each([
    "현 행 | 개 정 안",
    "구분 | 기존 | 개선",
    "항목 | 변경 전 | 변경 후",
    "구분 | 종전 | 변경(안)",
  ])("%s", (row) => expect(namesBothSides(row)).toBe(true));

  it("needs the new one behind the old one, each as a name of its own", () => {
    expect(namesBothSides("개선 | 현행")).toBe(false);
    expect(namesBothSides("구분 | 현행 유지 여부 | 개선")).toBe(false);
  });
});

describe("bothSides", () => {
  const question = "개인정보 처리 규정 제3조제2항은 어떻게 바뀌나요?";

  it("quotes the old side, then the new one with its dashes", () => {
    const text =
      "현행 | 개정안\n② 서한을 첨부하여 제출할 수 있다. | ② ------\n-- 공식 문서를 ----\n------.";
    const current = "② 서한을 첨부하여 제출할 수 있다.";
    const revised = "② 서한이나 공식 문서를 첨부하여 제출할 수 있다.";
    const facts = factsOf(
      [rowOf("제3조제2항", current, revised)],
      [
        ["현행", "개정안"],
        [current, "② ------\n-- 공식 문서를 ----\n------."],
      ],
    );
    const sides = bothSides(question, [], [hitOf(text)], facts, LIMIT);
    expect(quotes(sides)).toEqual([current, "② ------\n-- 공식 문서를 ----\n------."]);
    const revision: Revision = { kind: "amended", label: "제3조제2항", current, revised };
    expect(sides[0]!.revisions).toEqual([revision]);
  });

  it("quotes one row where both stand in it, with its label", () => {
    const text = "구분 | 현행 | 개정안\n한도 | 30억원 | 150억원";
    const row = rowOf("한도", "30억원", "150억원");
    const facts = factsOf(
      [row],
      [
        ["구분", "현행", "개정안"],
        ["한도", "30억원", "150억원"],
      ],
    );
    const sides = bothSides("보증 한도는 어떻게 바뀌나요?", [row], [hitOf(text)], facts, LIMIT);
    expect(quotes(sides)).toEqual(["한도 | 30억원 | 150억원"]);
  });

  it("is of its own row: a short side stands in other cells too", () => {
    const cells = [
      ["조문", "현행", "개정안"],
      ["제3조(위원 수)", "13명", "15명"],
      ["제5조(감사 수)", "3명", "9명"],
      ["제4조(간사 수)", "3명", "5명"],
    ];
    const text = cells.map((row) => row.join(" | ")).join("\n");
    const row = rowOf("제4조", "3명", "5명", 3);
    const ask = (facts: FoundDocument) =>
      quotes(bothSides("규정 제4조는 어떻게 바뀌나요?", [], [hitOf(text)], facts, LIMIT));
    expect(ask(factsOf([row], cells))).toEqual(["제4조(간사 수) | 3명 | 5명"]);
    // Where the row is not known whole, a side that stands twice is nobody's.
    expect(ask(factsOf([row], []))).toEqual([]);
  });

  it("begins and ends with whole words", () => {
    const ask = (text: string) =>
      bothSides(
        "규정 제4조는 어떻게 바뀌나요?",
        [],
        [hitOf(text)],
        factsOf([rowOf("제4조", "3명", "5명")], []),
        LIMIT,
      );
    expect(quotes(ask("3명\n5명"))).toEqual(["3명", "5명"]);
    expect(ask("13명\n5명")).toEqual([]);
    expect(ask("3명\n5명씩")).toEqual([]);
    expect(ask("1,3명\n5명")).toEqual([]);
  });

  it("does not take dashes for the text in force, nor dashes alone for any", () => {
    const dashes = "③ ---------\n------- 자료 ------.";
    const current = "③ 위원회는 필요한 서류를 제출하게 할 수 있다.";
    const revised = "③ 위원회는 필요한 자료를 제출하게 할 수 있다.";
    const cells = [
      ["현행", "개정안"],
      [current, dashes],
    ];
    const row = rowOf("제9조제3항", "③ 위원회는 자료를 낸다.", revised);
    const ask = (rows: RevisionRow[], table: string[][]) =>
      bothSides(
        "규정 제9조는 어떻게 바뀌나요?",
        [],
        [hitOf(`현행 | 개정안\n${dashes}`)],
        factsOf(rows, table),
        LIMIT,
      );
    expect(ask([row], cells)).toEqual([]);
    const bare = [
      ["현행", "개정안"],
      [current, "③ -------"],
    ];
    const hit = hitOf(`${current}\n | ③ -------`);
    const known = factsOf([rowOf("제9조", current, revised)], bare);
    expect(bothSides("규정 제9조는 어떻게 바뀌나요?", [], [hit], known, LIMIT)).toEqual([]);
  });

  it("shows no side without the other where there is no room for both", () => {
    const row = rowOf("제8조", "수당은 5만원으로 한다.", "수당은 10만원으로 한다.");
    const hit = hitOf(`${row.current}\n | ${row.revised}`);
    const ask = (limit: number) =>
      bothSides("규정 제8조는 어떻게 바뀌나요?", [], [hit], factsOf([row], []), limit);
    expect(ask(1)).toEqual([]);
    expect(ask(2)).toHaveLength(2);
  });

  it("takes the sides from two chunks, and the beginning of one that goes on behind its chunk", () => {
    const long = `제3조(공급) ${"주택의 공급은 승인을 받아 따로 정한다. ".repeat(3)}`;
    const revised = `${long}다만, 예외는 조례로 정한다.`;
    const row = rowOf("제3조", "<신 설>", revised);
    const facts = factsOf(
      [row],
      [
        ["현행", "개정안"],
        ["<신 설>", revised],
      ],
    );
    const hits = [hitOf(long.trim(), "c2"), hitOf("현행 | 개정안\n<신 설>", "c1")];
    const sides = bothSides("규정 제3조는 어떻게 바뀌나요?", [], hits, facts, LIMIT);
    expect(sides.map(({ hit }) => hit.chunk_id)).toEqual(["c1", "c2"]);
    expect(sides[1]!.quote).toBe(long.trim());
  });

  it("finds a mark that several provisions of one cell have by its turn", () => {
    const added = ["제4조", "제5조", "제6조"].map((label) =>
      rowOf(label, "<신 설>", `${label}(위원) ${"위원은 시장이 임명한다. ".repeat(3).trim()}`),
    );
    const marks = added.map(({ current }) => current).join("\n");
    const news = added.map(({ revised }) => revised);
    const ask = (old: string, rows = added) => {
      const cells = [
        ["현행", "개정안"],
        [marks, news.join("\n")],
      ];
      const hits = [hitOf(`현행 | 개정안\n${old}`, "c1"), hitOf(news.join("\n"), "c2")];
      return quotes(
        bothSides("규정 제5조는 어떻게 바뀌나요?", [], hits, factsOf(rows, cells), LIMIT),
      );
    };
    // Spaced each in its own way: the second is quoted.
    expect(ask("<신 설>\n<신  설>\n<신설>")).toEqual(["<신  설>", news[1]]);
    expect(ask("<신 설>\n<신  설>")).toEqual([]);
    expect(ask(marks, added.slice(1))).toEqual([]);
  });

  it("counts the marks of both cells of a row in the order of the chunk", () => {
    const rows = [
      rowOf("제4조", "이동", `제4조(가) ${"가나다라 ".repeat(8).trim()}`),
      rowOf("제5조", `제5조(나) ${"마바사아 ".repeat(8).trim()}`, "이동"),
    ];
    const old = `이동\n${rows[1]!.current}`;
    const hit = hitOf(`${old}\n머리글\n${rows[0]!.revised}\n이  동`);
    const cells = [
      ["현행", "개정안"],
      [old, `${rows[0]!.revised}\n이동`],
    ];
    const sides = bothSides(
      "규정 제5조는 어떻게 바뀌나요?",
      [],
      [hit],
      factsOf(rows, cells),
      LIMIT,
    );
    expect(quotes(sides)).toEqual([rows[1]!.current, "이  동"]);
  });

  it("knows a beginning by 24 letters, and shows nothing where one side is missing", () => {
    const side = (length: number) => {
      const text = "가".repeat(length);
      const row = rowOf("제3조", "없앤다", `${text}나`);
      const facts = factsOf(
        [row],
        [
          ["현행", "개정안"],
          ["없앤다", `${text}나`],
        ],
      );
      return bothSides(
        "규정 제3조는 어떻게 바뀌나요?",
        [],
        [hitOf(`없앤다\n${text}`)],
        facts,
        LIMIT,
      );
    };
    expect(side(24)).toHaveLength(2);
    expect(side(23)).toEqual([]);
  });

  it("shows two provisions of an article, those that stay as they are left out", () => {
    const rows = [1, 2, 3, 4].map((item) =>
      rowOf(`제3조제${item}항`, `옛 ${item}번 글`, `새 ${item}번 글`, item),
    );
    rows[0]!.kind = "unchanged";
    const text = rows.map(({ current, revised }) => `${current}\n | ${revised}`).join("\n");
    const facts = factsOf(rows, []);
    const sides = bothSides("규정 제3조는 어떻게 바뀌나요?", [], [hitOf(text)], facts, LIMIT);
    expect(quotes(sides)).toEqual(["옛 2번 글", "새 2번 글", "옛 3번 글", "새 3번 글"]);
  });
});

describe("changesNamed", () => {
  const facts = factsOf([rowOf("제3조의2", "가", "나"), rowOf("제3조제1항", "다", "라")], []);

  it("takes an article with what is under it, and no other article", () => {
    const labels = (question: string) => changesNamed(question, facts).map(({ label }) => label);
    expect(labels("제3조는 어떻게 바뀌나요?")).toEqual(["제3조제1항"]);
    expect(labels("제3조의 2는 어떻게 바뀌나요?")).toEqual(["제3조의2"]);
    expect(labels("제3조는 몇 년인가요?")).toEqual([]);
  });

  it("is looked for by 80 letters", () => {
    expect(beginningOf("가".repeat(100))).toHaveLength(80);
  });

  it("tells the chunk that compares it", () => {
    const question = "제3조제1항은 어떻게 바뀌나요?";
    expect(provisionsAsked(question, hitOf(""), facts)).toEqual(["제3조제1항"]);
    expect(provisionsAsked(question, { ...hitOf(""), blocks: [] }, facts)).toEqual([]);
  });
});

describe("throughArrow", () => {
  it("goes on behind an arrow at the end of a line", () => {
    const text = "- 컴퓨터 2대 이용 중 →\n  노트북 1대로 전환\n- 그 밖";
    expect(throughArrow(text, "- 컴퓨터 2대 이용 중 →")).toBe(
      "- 컴퓨터 2대 이용 중 →\n  노트북 1대로 전환",
    );
    expect(throughArrow(text, "- 그 밖")).toBe("- 그 밖");
  });
});

describe("labelledRow", () => {
  const ask = (header: string[], row: string[], text: string, line: string) => {
    const facts = factsOf([], [header, row]);
    return labelledRow(hitOf(`${header.join(" | ")}\n${text}`), line, facts);
  };
  const label = (more: number) => ["식별 시스템", ...Array(more).fill("(법무부)")].join("\n");
  const sides = ["자료 확보 곤란", "인식률 99.9%"];
  const row = (more: number) => [label(more), sides.join(" | ")].join("\n | ");
  const header = ["사업", "현행", "개선"];

  it("is the label with both sides, its cells at most four lines below", () => {
    const asked = (more: number) => ask(header, [label(more), ...sides], row(more), "식별 시스템");
    expect(asked(3)).toBe(row(3));
    expect(asked(4)).toBeNull();
  });

  it("is none outside a comparison, nor for the end of a row before the next", () => {
    const other = ["사업", "예산", "비고"];
    expect(ask(other, [label(1), ...sides], row(1), "식별 시스템")).toBeNull();
    expect(ask(header, ["가", "나", "다"], "끝말\n가 | 나 | 다", "끝말")).toBeNull();
    // The next row's first cell is merged with the one above it.
    expect(ask(header, ["", "나", "다"], "끝말\n | 나 | 다", "끝말")).toBeNull();
  });
});
