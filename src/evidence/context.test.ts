import { describe, expect, it } from "vitest";
import type { Hit } from "../model/evidence.js";
import { characters } from "../text/code-points.js";
import { buildContext, headerOf } from "./context.js";

const hit = (chunk_id: string, text: string, more: Partial<Hit> = {}): Hit => ({
  score: 3,
  found_by: "lexical",
  chunk_id,
  doc_id: "sha256:a",
  filename: "여비 규정.hwp",
  kind: "paragraph",
  text,
  path: ["여비 규정", "제2장 국내여비", "제5조"],
  outline: ["제2장", "제5조"],
  anchors: [{ page: 3, bbox: null, cell_range: null }],
  extractors: ["hwp"],
  ...more,
});
const sentence = "출장비는 실비로 지급하되 기준을 넘지 못한다. ";

describe("bundle", () => {
  it("numbers the chunks under headers of the contract's form", () => {
    const made = buildContext([hit("c1", "첫째 글"), hit("c9", "둘째 글", { path: [] })], 4000);
    expect(made.context).toBe(
      "[1] 여비 규정.hwp · 3쪽 · 여비 규정 > 제2장 국내여비 > 제5조\n첫째 글\n\n[2] 여비 규정.hwp · 3쪽\n둘째 글",
    );
    expect(made.used).toBe(characters(made.context));
    expect(made.truncated).toBe(false);
    expect(made.sources[1]).toMatchObject({ n: 2, chunk_id: "c9", chars: 4, cut: false });
    expect(made.sources[1]).not.toHaveProperty("text");
  });

  it("cuts what does not fit at a sentence end, and never exceeds the budget", () => {
    const made = buildContext([hit("c1", sentence.repeat(40))], 500);
    expect(made.sources[0]).toMatchObject({ cut: true });
    expect(made.context.endsWith("넘지 못한다.")).toBe(true);
    expect(made.used).toBeLessThanOrEqual(500);
    expect(made.truncated).toBe(true);
  });

  it("cuts tables between rows", () => {
    const rows = Array.from({ length: 40 }, (_, row) => `구분${row} | ${row}만 원 | 비고 없음`);
    const made = buildContext([hit("c1", rows.join("\n"), { kind: "table" })], 450);
    const kept = made.context.split("\n").slice(1);
    expect(kept).toEqual(rows.slice(0, kept.length));
    expect(kept.length).toBeGreaterThan(5);
  });

  it("leaves out what hardly fits, goes on with what does, and numbers without gaps", () => {
    const made = buildContext(
      [hit("c1", sentence.repeat(10)), hit("c2", sentence.repeat(10)), hit("c3", "짧다.")],
      500,
    );
    expect(made.sources.map(({ n, chunk_id }) => [n, chunk_id])).toEqual([
      [1, "c1"],
      [2, "c3"],
    ]);
    expect(made.truncated).toBe(true);
  });

  it.each([
    ["two hundred characters", 200, 200, 200],
    ["one less", 199, 300, null],
    ["no room for them", 200, 199, null],
    ["no room for the header", 200, -1, null],
  ])("takes a shortened chunk only where enough of it is left: %s", (_, line, room, kept) => {
    const header = characters(`${headerOf(1, hit("c1", ""))}\n`);
    const text = `${"가".repeat(line)}\n${"나".repeat(300)}😀`;
    const made = buildContext([hit("c1", text)], header + room);
    expect(made.sources[0]?.chars ?? null).toBe(kept);
  });

  it("counts code points, not code units", () => {
    const made = buildContext([hit("c1", "𠮷野家 😀")], 4000);
    expect(made.used).toBe([...made.context].length);
    expect(made.sources[0]?.chars).toBe(5);
  });

  it("holds every budget with every length", () => {
    for (let budget = 1; budget < 900; budget += 37) {
      const made = buildContext(
        [hit("c1", sentence.repeat(20)), hit("c2", "글\n".repeat(150))],
        budget,
      );
      expect(made.used).toBeLessThanOrEqual(budget);
      expect(made.used).toBe(characters(made.context));
    }
    expect(buildContext([], 4000)).toMatchObject({
      used: 0,
      context: "",
      sources: [],
      truncated: false,
    });
  });
});

it("keeps a file name as it is, but for what would break the line", () => {
  const name = (filename: string) => headerOf(1, hit("c1", "", { filename, path: [] }));
  expect(name("이모지  두칸 😀.docx")).toBe("[1] 이모지  두칸 😀.docx · 3쪽");
  expect(name("전각\u3000과\u00a0칸.docx")).toBe("[1] 전각\u3000과\u00a0칸.docx · 3쪽");
  expect(name("가\n나\r다\u2028라\u0085마\t바\u0000.docx")).toBe(
    "[1] 가 나 다 라 마 바 .docx · 3쪽",
  );
});

it("keeps a header on one line whatever the path holds", () => {
  expect(headerOf(1, hit("c1", "", { path: ["제목\n둘째 줄"] }))).toBe(
    "[1] 여비 규정.hwp · 3쪽 · 제목 둘째 줄",
  );
});
