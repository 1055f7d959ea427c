/** What a PDF says about its own text: the tagged structure, marked artifacts, and writing from top to bottom. */
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage, type TagOptions } from "../../../samples/make/pdf.js";
import type { Reading } from "../reader.js";
import { readPdf } from "./reader.js";

async function reading(page: SamplePage, tags?: TagOptions[]): Promise<Reading> {
  const bytes = makePdf([page], tags ? { tags } : {});
  const outcome = await readPdf({ bytes } as Parameters<typeof readPdf>[0]);
  if (!outcome.readable) throw new Error(outcome.reason);
  return outcome;
}

const mark = (id: number, tag: string) => ({ mark: { id, tag } });
const types = ({ blocks }: Reading) => blocks.map(({ type, level }) => [type, level]);

describe("the tagged structure", () => {
  it("says what is a list, however its items are labelled", async () => {
    const page = new SamplePage()
      .text(70, 100, "준비할 것은 다음과 같다.", mark(0, "P"))
      .text(90, 120, "신청서 한 부", mark(1, "LBody"))
      .text(110, 140, "도장을 찍은 것", mark(2, "LBody"))
      .text(90, 160, "신분증", mark(3, "LBody"));
    const found = await reading(page, [
      { role: "P", page: 0, marks: [0] },
      { role: "LBody", page: 0, marks: [1], around: ["L", "LI"] },
      { role: "LBody", page: 0, marks: [2], around: ["L", "LI", "L", "LI"] },
      { role: "LBody", page: 0, marks: [3], around: ["L", "LI"] },
    ]);
    expect(types(found)).toEqual([
      ["paragraph", null],
      ["list_item", 1],
      ["list_item", 2],
      ["list_item", 1],
    ]);
  });

  it("keeps the lines of one element together, though the first stops short", async () => {
    const page = new SamplePage()
      .text(70, 100, "첫 줄은 짧게 끊었고", mark(0, "P"))
      .text(70, 116, "둘째 줄은 같은 문단의 글로서 오른쪽 끝까지 길게 이어진다.", mark(0, "P"));
    const { blocks } = await reading(page, [{ role: "P", page: 0, marks: [0] }]);
    expect(blocks).toHaveLength(1);
  });

  it("gives a picture the words that the file has for it", async () => {
    const page = new SamplePage()
      .text(70, 100, "그림은 다음과 같다.", mark(0, "P"))
      .picture(70, 150, 300, 300, 1);
    const { blocks } = await reading(page, [
      { role: "P", page: 0, marks: [0] },
      { role: "Figure", page: 0, marks: [1], alternative: "월별 예산 집행률 막대그래프" },
    ]);
    expect(blocks[1]).toMatchObject({ type: "figure", text: "월별 예산 집행률 막대그래프" });
  });

  it("keeps running lines apart that the file marks as artifacts, on a single page too", async () => {
    const page = new SamplePage()
      .text(70, 40, "기획예산과", { artifact: true })
      .text(70, 150, "본문은 이렇게 씌어 있다.", mark(0, "P"));
    const { blocks } = await reading(page, [{ role: "P", page: 0, marks: [0] }]);
    expect(blocks.map(({ type }) => type)).toEqual(["header", "paragraph"]);
  });

  it("is not believed where it calls everything a heading", async () => {
    const page = new SamplePage()
      .text(70, 100, "이 글은 제목이 아니라 본문이다.", mark(0, "H1"))
      .text(70, 140, "이 글도 제목이 아니라 본문이다.", mark(1, "H1"));
    const found = await reading(page, [
      { role: "H1", page: 0, marks: [0] },
      { role: "H1", page: 0, marks: [1] },
    ]);
    expect(types(found).map(([type]) => type)).not.toContain("heading");
  });
});

describe("writing from top to bottom", () => {
  const column = (page: SamplePage, x: number, text: string) => {
    for (const [index, letter] of [...text].entries()) page.text(x, 100 + index * 12, letter);
  };

  it("is read column by column from the right, with boxes where it stands", async () => {
    const page = new SamplePage();
    column(page, 300, "세로로쓴글은오른쪽");
    column(page, 284, "줄에서시작하여왼쪽");
    column(page, 268, "줄로이어진다");
    const { blocks, warnings } = await reading(page);
    expect(blocks.map(({ text }) => text.replace(/\s/gu, "")).join("")).toBe(
      "세로로쓴글은오른쪽줄에서시작하여왼쪽줄로이어진다",
    );
    const [x0, y0, x1, y1] = blocks[0]!.lines![0]!.bbox!;
    expect(x0).toBeGreaterThan(295);
    expect(x1).toBeLessThan(315);
    expect(y1 - y0).toBeGreaterThan(90);
    expect(warnings).toEqual([]);
  });

  it("is said to be uncertain where it stands among level lines", async () => {
    const page = new SamplePage().lines(
      70,
      400,
      Array.from({ length: 4 }, () => "가로로 쓴 글은 왼쪽에서 오른쪽으로 읽는다."),
    );
    column(page, 300, "세로로쓴글이곁에있다");
    const { warnings } = await reading(page);
    expect(warnings.map(({ code }) => code)).toEqual(["READING_ORDER_UNCERTAIN"]);
  });
});
