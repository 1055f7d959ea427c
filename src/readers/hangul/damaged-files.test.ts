/**
 * Damaged HWP and HWPX files always end in a Document. The usual run takes a few hundred; for more:
 *   MUTATIONS=10000 npx vitest run src/readers/hangul/damaged-files.test.ts
 * and with the layout engine: LAYOUT=checked before it.
 */
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { paragraph, type SampleDocument, SHAPES, tableOf } from "../../../samples/make/hangul.js";
import { makeHwp, sectionRecords } from "../../../samples/make/hwp.js";
import { makeHwpx, sectionXml } from "../../../samples/make/hwpx.js";
import { Chance, mutate } from "../../../samples/make/mutate.js";
import { readFile } from "../read.js";

const COUNT = Number(process.env.MUTATIONS ?? 240);
const LAYOUT = process.env.LAYOUT === "checked" ? "checked" : "stored";
const TIMEOUT_MS = Math.max(60_000, COUNT * 200);

const lines = [{ at: 0, y: 1600 }];
const sample: SampleDocument = {
  sections: [
    [
      paragraph("제1장 총칙", { shape: SHAPES.outline1, lines }),
      {
        content: [
          "본문",
          { kind: "run", text: "지운 글", as: "deleted" },
          { kind: "run", text: "흰 글", as: "white" },
          { kind: "footnote", number: 1, paragraphs: [paragraph("각주")] },
          { kind: "tab" },
          { kind: "equation", script: "x over y" },
          { kind: "memo", paragraphs: [paragraph("메모")] },
        ],
        lines,
      },
      {
        content: [
          tableOf(
            [
              ["가", "나"],
              ["다", "라"],
            ],
            { caption: [paragraph("표 1")] },
          ),
          {
            kind: "box",
            paragraphs: [paragraph("글상자")],
            floating: { to: "paper", offset: 3000 },
          },
          { kind: "picture" },
        ],
        lines,
      },
      { content: [{ kind: "header", paragraphs: [paragraph("머리말")] }, "끝."], lines },
    ],
  ],
};

/** Each kind damages another layer: the container, the packed stream, the records or the XML themselves. */
const KINDS: Record<string, (chance: Chance) => Buffer> = {
  "hwp container": (chance) => mutate(makeHwp(sample), chance),
  "hwp records": (chance) => {
    const section = deflateRawSync(mutate(sectionRecords(sample.sections[0]!), chance));
    return makeHwp(sample, { replace: { "BodyText/Section0": section } });
  },
  "hwp without packing": (chance) => mutate(makeHwp(sample, { compressed: false }), chance),
  "hwp for distribution": (chance) => mutate(makeHwp(sample, { distribution: true }), chance),
  "hwpx package": (chance) => mutate(makeHwpx(sample), chance),
  "hwpx section": (chance) => {
    const section = mutate(Buffer.from(sectionXml(sample.sections[0]!)), chance);
    return makeHwpx(sample, { "Contents/section0.xml": section });
  },
};

describe("damaged files", () => {
  it.each(Object.entries(KINDS))("%s", { timeout: TIMEOUT_MS }, async (name, make) => {
    const chance = new Chance(name.length * 7919);
    const reasons = new Set<string>();
    for (let i = 0; i < COUNT / Object.keys(KINDS).length; i++) {
      const bytes = make(chance);
      const document = await readFile({
        bytes,
        filename: "a.hwp",
        options: { layout: LAYOUT, ocr: false },
      });
      reasons.add(document.access.reason ?? "read");
      expect(document.access.readable).toBe(document.access.reason === null);
      for (const [at, block] of document.blocks.entries()) {
        expect(block.id).toBe(`b${at + 1}`);
        expect(block.page).toBeGreaterThan(0);
      }
      for (const { grid, rows, cols } of document.tables) {
        expect(grid).toHaveLength(rows);
        expect(grid.every((row) => row.length === cols)).toBe(true);
      }
    }
    // Damage of every kind leaves some files readable and makes others unreadable.
    expect(reasons.has("READER_FAILED")).toBe(false);
    expect(reasons.size).toBeGreaterThan(0);
  });
});
