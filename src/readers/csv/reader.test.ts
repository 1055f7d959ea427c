import { describe, expect, it } from "vitest";
import { chunkDocument } from "../../chunks/chunk.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const read = (text: string, filename = "a.csv") =>
  readFile({ bytes: Buffer.from(text), filename, options: DEFAULT_READ_OPTIONS });

describe("CSV", () => {
  it.each([
    [",", '이름,수량,비고\n의자,3,"새것, 둘"\n책상,4,"""헌것"""'],
    ["tab", '이름\t수량\t비고\n의자\t3\t새것, 둘\n책상\t4\t"""헌것"""'],
    [";", '이름;수량;비고\n의자;3;새것, 둘\n책상;4;"""헌것"""'],
  ])("is one table, whatever separates it (%s)", async (_, text) => {
    const { tables } = await read(text);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ cell_range: "A1:C3", header_rows: 1 });
    expect(tables[0]!.grid).toEqual([
      ["이름", "수량", "비고"],
      ["의자", "3", "새것, 둘"],
      ["책상", "4", '"헌것"'],
    ]);
    expect(tables[0]!.cells.find(({ text: one }) => one === "4")!.ref).toBe("B3");
  });

  it("keeps line ends in quotes, rows of other lengths, and blank rows inside", async () => {
    const { tables } = await read('가,나\n"한\n줄",2,3\n\n끝\n\n');
    expect(tables[0]!.grid).toEqual([
      ["가", "나", ""],
      ["한\n줄", "2", "3"],
      ["", "", ""],
      ["끝", "", ""],
    ]);
  });

  it("gives chunks the rows that they hold", async () => {
    const rows = Array.from({ length: 60 }, (_, i) => `시설 ${i + 1},${i * 7},양호`);
    const document = await read(["시설명,면적,상태", ...rows].join("\n"));
    const chunks = chunkDocument(document, 300);
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks[1]!.anchors[0]!.cell_range).toMatch(/^A\d+:C\d+$/);
    expect(chunks[1]!.text.startsWith("시설명 | 면적 | 상태\n")).toBe(true);
  });

  it("is told from prose without a name that says so", async () => {
    expect((await read("a,b,c\n1,2,3\n4,5,6", "x.unknown")).source.format).toBe("csv");
    expect((await read("쉼표, 둘, 셋이 있는 글.\n다음 줄은 없다.", "x")).source.format).toBe("txt");
    expect((await read("\n\n")).access.reason).toBe("EMPTY");
  });

  it("reads what is left of a quote that never ends, and loses nothing silently", async () => {
    const { access, metrics, warnings } = await read('가,나\n1,"끝이 없는 인용\n2,3\n');
    expect(access.readable).toBe(true);
    const whole = metrics.coverage?.share === 1;
    expect(whole || warnings.some(({ code }) => code === "CONTENT_MISSING")).toBe(true);
  });
});
