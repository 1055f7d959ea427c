import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { renderScan } from "../../../samples/make/scan.js";
import { toPng } from "../../../samples/make/scan-wear.js";
import { Draft } from "../document-draft.js";
import { DEFAULT_READ_OPTIONS, type ReaderInput } from "../reader.js";
import { recogniseFigures } from "./figure-text.js";
import type { RecognisedPage } from "./page-content.js";
import type { Ocr } from "./recognition.js";
import { type OcrTask, SkippedPage } from "./share-pages.js";

const READ = ["붙임 제1호서식", "신청인의 성명과 주소"];

/** An engine that says what it was shown is two lines of text. */
function engine(shown: number[], late = false): Ocr {
  return {
    ready: true,
    recogniseAll: (tasks) =>
      Promise.all(tasks.map((task) => (late ? new SkippedPage("late") : read(task)))),
  };
  async function read({ page: number, draw }: OcrTask): Promise<RecognisedPage> {
    shown.push((await draw()).width);
    const glyphs = READ.map((text, row) => ({
      text,
      box: [10, 20 * row, 200, 20 * row + 12] as [number, number, number, number],
      baseline: 20 * row + 12,
      size: 12,
      bold: false,
      font: 0,
      turn: 0 as const,
      mark: -1,
      confidence: 0.9,
    }));
    const content = {
      number,
      width: 300,
      height: 100,
      glyphs,
      rulings: [],
      fills: [],
      images: [],
      hidden: 0,
      scanLayer: true,
      pictured: false,
      tags: new Map(),
      cut: false,
    };
    return { content, back: (box) => box, confidence: 0.9, characters: 20 };
  }
}

function input(ocr: Ocr): ReaderInput {
  return {
    bytes: Buffer.alloc(0),
    filename: "a.hwp",
    options: DEFAULT_READ_OPTIONS,
    ocr: async () => ocr,
    readConverted: () => Promise.reject(new Error("not converted")),
    readInner: () => Promise.reject(new Error("no inner files")),
    refuseInner: () => {
      throw new Error("no inner files");
    },
  };
}

const written = async () =>
  toPng(
    await renderScan([{ text: READ.join(" ") }], { dpi: 150, page: { width: 80, height: 30 } }),
  );

function withFigures(...names: string[]): Draft {
  const draft = new Draft("hwp");
  for (const picture of names) draft.add({ type: "figure", text: "", page: 1, picture });
  return draft;
}

describe("pictures inside documents", () => {
  it("gives the words in a picture to its figure, once for a picture shown twice", async () => {
    const draft = withFigures("a.png", "a.png");
    const shown: number[] = [];
    const bytes = await written();
    await recogniseFigures(draft, input(engine(shown)), () => bytes);
    expect(shown).toHaveLength(1);
    expect(draft.blocks[0]).toMatchObject({
      text: READ.join("\n"),
      extractor: "ocr",
      confidence: 0.9,
    });
    expect(draft.blocks[1]).toMatchObject({ text: "", extractor: "hwp" });
  });

  it("leaves out what is small, blank, missing or no picture", async () => {
    const draft = withFigures("emblem", "blank", "gone", "metafile");
    const small = await toPng(
      await renderScan([{ text: "가" }], { dpi: 72, page: { width: 30, height: 20 } }),
    );
    const blank = await toPng(await renderScan([], { dpi: 150, page: { width: 80, height: 30 } }));
    const files: Record<string, Buffer> = { emblem: small, blank, metafile: Buffer.from("EMF") };
    const shown: number[] = [];
    await recogniseFigures(draft, input(engine(shown)), (name) => files[name]);
    expect(shown).toEqual([]);
    expect(draft.warnings).toEqual([]);
  });

  it("reads a small one in the letterhead of a release alone, and there only the name", async () => {
    const logo = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#fff" } })
        .composite([
          { input: { create: { width: 30, height: 8, channels: 3, background: "#222" } } },
        ])
        .png()
        .toBuffer();
    const shownOf = async (head: string, bytes: Buffer) => {
      const draft = new Draft("hwp");
      draft.add({ type: "paragraph", text: head, page: 1 });
      draft.add({ type: "figure", text: "", page: 1, picture: "logo" });
      const shown: number[] = [];
      await recogniseFigures(draft, input(engine(shown)), () => bytes);
      expect(draft.warnings).toEqual([]);
      return [shown, draft.blocks[1]!.text];
    };
    expect(await shownOf("보도자료", await logo(60, 16))).toEqual([[60], READ[1]]);
    expect(await shownOf("보도자료", await logo(59, 16))).toEqual([[], ""]);
    expect(await shownOf("보도자료", await logo(60, 15))).toEqual([[], ""]);
    expect(await shownOf("업무자료", await logo(60, 16))).toEqual([[], ""]);
    expect(await shownOf("보도자료", await logo(240, 80))).toEqual([[240], READ.join("\n")]);
  });

  it("says that drawings are not read, and what to do, but not of icons", async () => {
    const emf = (width: number, height: number) => {
      const bytes = Buffer.alloc(108);
      bytes.writeUInt32LE(1, 0);
      bytes.writeInt32LE(width * 100, 32);
      bytes.writeInt32LE(height * 100, 36);
      bytes.write(" EMF", 40, "latin1");
      return bytes;
    };
    const wmf = (width: number, height: number) => {
      const bytes = Buffer.alloc(40);
      bytes.writeUInt32LE(0x9ac6cdd7, 0);
      bytes.writeInt16LE(width * 10, 10);
      bytes.writeInt16LE(height * 10, 12);
      bytes.writeUInt16LE(254, 14);
      return bytes;
    };
    const files: Record<string, Buffer> = {
      chart: emf(120, 60),
      icon: emf(12, 12),
      plan: wmf(100, 80),
      small: wmf(20, 8),
      bare: Buffer.concat([Buffer.from([1, 0, 9, 0, 0, 3]), Buffer.alloc(30)]),
    };
    const draft = withFigures(...Object.keys(files));
    await recogniseFigures(draft, input(engine([])), (name) => files[name]);
    expect(draft.warnings).toEqual([
      expect.objectContaining({ code: "OCR_SKIPPED", page: 1, block: "b1" }),
    ]);
    expect(draft.warnings[0]!.text).toContain("WMF·EMF 그림 3개");
  });

  it("says what it did not read, and why", async () => {
    const bytes = await written();
    const off = withFigures("a.png");
    await recogniseFigures(off, input({ ready: false, missing: "OCR_SKIPPED" }), () => bytes);
    expect(off.warnings.map((warning) => warning.code)).toEqual(["OCR_SKIPPED"]);
    const late = withFigures("a.png");
    await recogniseFigures(late, input(engine([], true)), () => bytes);
    expect(late.warnings.map((warning) => warning.code)).toEqual(["OCR_SKIPPED"]);
  });
});

describe("with recognition off", () => {
  const off = (): ReaderInput => ({
    ...input({ ready: false, missing: "OCR_SKIPPED" }),
    options: { ...DEFAULT_READ_OPTIONS, ocr: false },
  });
  const warned = async (bytes: Buffer) => {
    const draft = withFigures("a");
    await recogniseFigures(draft, off(), (_name, atMost) => bytes.subarray(0, atMost));
    return draft.warnings.map(({ code }) => code);
  };

  it("says that a picture was not read, by its size and without decoding it", async () => {
    const image = { create: { width: 300, height: 120, channels: 3 as const, background: "#888" } };
    for (const kind of ["png", "jpeg", "gif", "webp"] as const) {
      expect(await warned(await sharp(image).toFormat(kind).toBuffer())).toEqual(["OCR_SKIPPED"]);
    }
    const small = { create: { ...image.create, width: 200 } };
    expect(await warned(await sharp(small).jpeg().toBuffer())).toEqual([]);
    expect(await warned(Buffer.from("EMF"))).toEqual([]);
  });
});
