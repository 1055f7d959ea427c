import { describe, expect, it } from "vitest";
import type { Revision, RevisionRow } from "../model/structure.js";
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

const quotes = (sides: { quote: string }[]) => sides.map(({ quote }) => quote);

describe("asksBothSides", () => {
  it.each([
    "제8조는 어떻게 바뀌나요?",
    "지원 한도는 무엇이 달라지나요?",
    "개정 전후를 비교하면?",
    "현행과 개정안의 차이는?",
    "종전에는 얼마였나요?",
  ])("%s", (question) => expect(asksBothSides(question)).toBe(true));

  it("leaves other questions alone", () => {
    expect(asksBothSides("신청 기간은 언제인가요?")).toBe(false);
    expect(asksBothSides("오전 오후 중 언제인가요?")).toBe(false);
  });
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
    const sides = bothSides(question, [], [hitOf(text)], facts);
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
    const sides = bothSides("보증 한도는 어떻게 바뀌나요?", [row], [hitOf(text)], facts);
    expect(quotes(sides)).toEqual(["한도 | 30억원 | 150억원"]);
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
    const sides = bothSides("규정 제3조는 어떻게 바뀌나요?", [], hits, facts);
    expect(sides.map(({ hit }) => hit.chunk_id)).toEqual(["c1", "c2"]);
    expect(sides[1]!.quote).toBe(long.trim());
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
      return bothSides("규정 제3조는 어떻게 바뀌나요?", [], [hitOf(`없앤다\n${text}`)], facts);
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
    const sides = bothSides("규정 제3조는 어떻게 바뀌나요?", [], [hitOf(text)], facts);
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
  const row = (more: number) =>
    ["식별 시스템", ...Array(more).fill("(법무부)"), " | 자료 확보 곤란 | 인식률 99.9%"].join("\n");

  it("is the label with both sides, its cells at most four lines below", () => {
    const ask = (more: number) => labelledRow(`사업 | 현행 | 개선\n${row(more)}`, "식별 시스템");
    expect(ask(3)).toBe(row(3));
    expect(ask(4)).toBeNull();
  });

  it("is none outside a comparison, nor for the end of a row before the next", () => {
    expect(labelledRow(`사업 | 예산 | 비고\n${row(1)}`, "식별 시스템")).toBeNull();
    expect(labelledRow("사업 | 현행 | 개선\n끝말\n가 | 나 | 다", "끝말")).toBeNull();
  });
});
