/** Lists come whole: over the end of a chunk, with the table that a heading heads, bounded, verbatim. */
import { describe, expect, it } from "vitest";
import type { AnswerHit } from "./found-tables.js";
import { linesUnder, wholeList } from "./whole-lists.js";

const chunk = (text: string, kind: "paragraph" | "table" = "paragraph", page = 1) => ({
  hit: {
    text,
    kind,
    chunk_id: `c${page}`,
    anchors: [{ page, bbox: null, cell_range: null }],
  } as unknown as AnswerHit,
  lines: text.split("\n"),
});
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}. 항목 ${from + at}`).join("\n");

describe("a list", () => {
  it("is its lead and all its items, as they stand in the text", () => {
    const given = chunk(`제3조(종류) 다음과 같다.\n1. 대상\n2. 우수상\n3. 장려상`);
    expect(wholeList(given, 0, null)).toEqual({
      pieces: [{ hit: given.hit, quote: given.hit.text }],
      more: null,
    });
  });

  it("ends where the next line is none of its items", () => {
    const given = chunk("가. 대상\n- 하나\n- 둘\n나. 일정\n- 셋");
    expect(wholeList(given, 0, null)?.pieces[0]?.quote).toBe("가. 대상\n- 하나\n- 둘");
  });

  it("goes on in the next chunk", () => {
    const given = chunk(`다음 각 호의 서류를 낸다.\n${numbered(1, 3)}`);
    const next = chunk(`${numbered(4, 5)}\n제4조(기한) 3월까지 낸다.`, "paragraph", 2);
    const list = wholeList(given, 0, next);
    expect(list?.pieces.map(({ quote }) => quote)).toEqual([given.hit.text, numbered(4, 5)]);
  });

  it("is the table behind a heading that ends its chunk", () => {
    const next = chunk("신분증 | 사본\n통장 | 사본", "table", 2);
    const list = wholeList(chunk("□ 제출서류"), 0, next);
    expect(list?.pieces.map(({ quote }) => quote)).toEqual(["□ 제출서류", next.hit.text]);
  });

  it("in a cell of several lines is whole, with the row's label", () => {
    const cell = "제출서류 | 1. 신청서\n2. 사본\n3. 견적서";
    const list = wholeList(chunk(`구분 | 내용\n${cell}\n기한 | 3월`, "table"), 1, null);
    expect(list?.pieces.map(({ quote }) => quote)).toEqual([cell]);
  });

  it("says how many lines are left out, and where they stand", () => {
    const list = wholeList(chunk(`다음 각 목\n${numbered(1, 30)}`, "paragraph", 7), 0, null);
    expect(list?.pieces[0]?.quote.split("\n")).toHaveLength(25);
    expect(list?.more).toEqual({
      lines: 6,
      anchors: [{ page: 7, bbox: null, cell_range: null }],
    });
  });

  it("of 24 lines is whole", () => {
    const list = wholeList(chunk(`다음 각 목\n${numbered(1, 24)}`), 0, null);
    expect(list?.pieces[0]?.quote.split("\n")).toHaveLength(25);
    expect(list?.more).toBeNull();
  });

  it("left out in the next chunk is found there", () => {
    const given = chunk(`다음 각 호\n${numbered(1, 3)}`);
    const list = wholeList(given, 0, chunk(numbered(4, 30), "paragraph", 2));
    expect(list?.pieces.map(({ quote }) => quote.split("\n").length)).toEqual([4, 21]);
    expect(list?.more).toMatchObject({ lines: 6, anchors: [{ page: 2 }] });
    // Cut off at the very end of its own chunk, what is left stands in the next.
    const full = chunk(`다음 각 호\n${numbered(1, 24)}`);
    const cut = wholeList(full, 0, chunk(numbered(25, 26), "paragraph", 2));
    expect(cut?.pieces).toHaveLength(1);
    expect(cut?.more).toMatchObject({ lines: 2, anchors: [{ page: 2 }] });
  });

  it("does not go on where its chunk ends with something else", () => {
    const given = chunk("다음 각 호\n1. 하나\n2. 둘\n제4조(기한) 3월까지 낸다.");
    const list = wholeList(given, 0, chunk("3. 셋", "paragraph", 2));
    expect(list?.pieces.map(({ quote }) => quote)).toEqual(["다음 각 호\n1. 하나\n2. 둘"]);
  });

  it("of a heading in the middle of its chunk is not the table that follows", () => {
    const next = chunk("신분증 | 사본\n통장 | 사본", "table", 2);
    expect(wholeList(chunk("□ 제출서류\n□ 일정"), 0, next)).toBeNull();
    expect(wholeList(chunk("□ 제출서류"), 0, chunk("□ 일정\n□ 예산", "paragraph", 2))).toBeNull();
    expect(wholeList(chunk("□ 제출서류"), 0, null)).toBeNull();
  });

  it("is quoted from where it stands, also where its lines come twice", () => {
    const list = "제2조(대상) 다음과 같다.\n1. 하나\n2. 둘";
    expect(wholeList(chunk(`1. 하나\n${list}`), 1, null)?.pieces[0]?.quote).toBe(list);
  });

  it("of one is none", () => {
    expect(wholeList(chunk("가. 대상\n- 하나\n나. 일정"), 0, null)).toBeNull();
  });
});

it("counts the lines under each", () => {
  expect(linesUnder(["□ 내용", "○ 대상", "- 하나", "○ 금액"])).toEqual([3, 1, 0, 0]);
});
