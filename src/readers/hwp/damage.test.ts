/** A damaged HWP file says so: cut bytes, lost records, lost streams. */
import { describe, expect, it } from "vitest";
import { paragraph, type SampleDocument } from "../../../samples/make/hangul.js";
import { makeHwp, sectionRecords } from "../../../samples/make/hwp.js";
import { readFile } from "../read.js";

const cell = (row: number, col: number, text: string) => ({
  row,
  col,
  paragraphs: [paragraph(text), paragraph(`${text} 둘째 문단`)],
});
const table = {
  kind: "table" as const,
  rows: 2,
  cols: 2,
  cells: [cell(0, 0, "구분"), cell(0, 1, "금액"), cell(1, 0, "국비"), cell(1, 1, "300")],
};
const note = {
  kind: "footnote" as const,
  number: 1,
  paragraphs: [paragraph("각주의 글"), paragraph("이어지는 글")],
};
const first = [
  paragraph("첫 문단"),
  { content: ["표 앞", table, "표 뒤"] },
  { content: ["주석이 붙는 글", note] },
  paragraph("끝 문단"),
];
const sample: SampleDocument = { sections: [first, [paragraph("둘째 구역")]] };

const read = (bytes: Buffer) =>
  readFile({ bytes, filename: "a.hwp", options: { layout: "stored", ocr: false } });

/** What the reading says about damage. */
async function verdict(bytes: Buffer): Promise<string> {
  const { access, warnings } = await read(bytes);
  if (!access.readable) return access.reason!;
  return warnings.some(({ code }) => code === "PARTIALLY_READ") ? "PARTIALLY_READ" : "whole";
}

/** Places of the records in a section's stream. */
function recordsOf(section: Buffer): { tag: number; from: number; to: number }[] {
  const found: { tag: number; from: number; to: number }[] = [];
  for (let at = 0; at < section.length; ) {
    const head = section.readUInt32LE(at);
    const to = at + 4 + (head >>> 20);
    found.push({ tag: head & 0x3ff, from: at, to });
    at = to;
  }
  return found;
}

describe("a damaged HWP file", () => {
  it("is whole where nothing is missing", async () => {
    expect(await verdict(makeHwp(sample))).toBe("whole");
    expect(await verdict(makeHwp(sample, { compressed: false }))).toBe("whole");
  });

  it.each([0.3, 0.5, 0.7, 0.8, 0.9, 0.99])("says so when cut to %d of its bytes", async (share) => {
    const bytes = makeHwp(sample);
    const cut = bytes.subarray(0, Math.floor(bytes.length * share));
    expect(await verdict(cut)).toMatch(/^(CORRUPT|PARTIALLY_READ)$/);
    expect((await read(cut)).source.format).toBe("hwp");
  });

  it("says so when any record is lost and the text with it", async () => {
    const section = sectionRecords(first);
    const textOf = async (bytes: Buffer) => (await read(bytes)).blocks.map(({ text }) => text);
    const text = await textOf(makeHwp(sample));
    const silent: number[] = [];
    for (const { tag, from, to } of recordsOf(section)) {
      const left = Buffer.concat([section.subarray(0, from), section.subarray(to)]);
      const bytes = makeHwp(sample, { compressed: false, replace: { "BodyText/Section0": left } });
      if ((await verdict(bytes)) === "whole" && (await textOf(bytes)).join() !== text.join()) {
        silent.push(tag);
      }
    }
    expect(silent).toEqual([]);
  });

  it("says so when its last paragraphs are lost", async () => {
    const section = sectionRecords(first);
    const last = recordsOf(section).findLast(({ tag }) => tag === 0x42)!;
    const left = section.subarray(0, last.from);
    const bytes = makeHwp(sample, { compressed: false, replace: { "BodyText/Section0": left } });
    expect(await verdict(bytes)).toBe("PARTIALLY_READ");
  });

  it.each(["BodyText/Section1", "DocInfo"])("says so when %s is gone", async (stream) => {
    expect(await verdict(makeHwp(sample, { replace: { [stream]: null } }))).toBe("PARTIALLY_READ");
  });

  it("says so when a packed section ends early", async () => {
    const { deflateRawSync } = await import("node:zlib");
    const packed = deflateRawSync(sectionRecords(first));
    const half = packed.subarray(0, packed.length - 3);
    const bytes = makeHwp(sample, { replace: { "BodyText/Section0": half } });
    expect(await verdict(bytes)).toBe("PARTIALLY_READ");
  });
});
