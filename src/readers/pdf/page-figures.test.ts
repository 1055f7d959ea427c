import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { renderScan, type ScanPage } from "../../../samples/make/scan.js";
import { toJpeg } from "../../../samples/make/scan-wear.js";
import { coverageOf } from "../coverage.js";
import { Draft } from "../document-draft.js";
import type { RecognisedPage } from "../ocr/page-content.js";
import type { Ocr } from "../ocr/recognition.js";
import { type OcrTask, SkippedPage } from "../ocr/share-pages.js";
import { DEFAULT_READ_OPTIONS, type Reading } from "../reader.js";
import { recognisePageFigures } from "./page-figures.js";
import type { PdfFile } from "./pdf-engine.js";
import { readPdf } from "./reader.js";

const READ = ["신청 절차 안내", "접수 후 심사합니다"];
/** Where the picture stands on the page, in points. */
const PLACE = [100, 300, 400, 400] as const;

/** An engine that finds two lines in whatever it is shown, 20 points from the picture's left. */
function engine(shown: OcrTask[], { late = false, sure = 0.9 } = {}): Ocr {
  const read = async (task: OcrTask): Promise<RecognisedPage> => {
    const { width, height } = await task.draw();
    const glyphs = READ.map((text, row) => ({
      ...{ text, size: 12, bold: false, font: 0, turn: 0 as const, mark: -1, confidence: sure },
      box: [20, 30 * row + 10, 110, 30 * row + 22] as [number, number, number, number],
      baseline: 30 * row + 22,
    }));
    const content = {
      ...{ number: task.page, width, height, glyphs, rulings: [], fills: [], images: [] },
      ...{ hidden: 0, scanLayer: true, pictured: false, cut: false },
    };
    return { content, back: (box) => box, confidence: sure, characters: 14 };
  };
  return {
    ready: true,
    recogniseAll: (tasks) => {
      shown.push(...tasks);
      return Promise.all(tasks.map((task) => (late ? new SkippedPage("late") : read(task))));
    },
  };
}

/** A photograph has light everywhere and writing nowhere. */
function photograph(): ScanPage {
  const [width, height] = [300, 200];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    return 40 + Math.round(80 * Math.sin(at / 900) ** 2 + (at % width) / 3);
  });
  return { width, height, pixels, lines: [] };
}

const written = () =>
  renderScan([{ text: READ.join(" ") }], { dpi: 150, page: { width: 90, height: 30 } });

type Place = readonly [number, number, number, number];

async function read(picture: ScanPage, places: Place[], ocr: Ocr, on = true, over?: string) {
  const pages = places.map((place) => {
    const page = new SamplePage()
      .lines(72, 72, ["공고 제2024-1호", "본문은 글자로 되어 있습니다."])
      .scan(0, [...place]);
    return over ? page.lines(120, 318, [over]) : page;
  });
  const jpeg = await toJpeg(picture, 90);
  const { width, height } = picture;
  const outcome = await readPdf({
    bytes: makePdf(pages, { pictures: [{ jpeg, width, height }] }),
    filename: "a.pdf",
    options: { ...DEFAULT_READ_OPTIONS, ocr: on },
    ocr: async () => ocr,
    readConverted: () => Promise.reject(new Error("not converted")),
    readInner: () => Promise.reject(new Error("no inner files")),
    refuseInner: () => {
      throw new Error("no inner files");
    },
  });
  const reading = outcome as Reading;
  const figures = reading.blocks.filter(({ type }) => type === "figure");
  return { reading, figures, codes: reading.warnings.map(({ code }) => code) };
}

describe("pictures on PDF pages that have text", () => {
  it("give their words to their figure, with the lines' places on the page", async () => {
    const shown: OcrTask[] = [];
    const { reading, figures, codes } = await read(await written(), [PLACE], engine(shown));
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({ text: READ.join("\n"), extractor: "ocr", confidence: 0.9 });
    expect(figures[0]!.bbox!.map(Math.round)).toEqual([...PLACE]);
    expect(figures[0]!.lines).toEqual([
      { start: 0, end: 8, page: 1, bbox: [120, 310, 210, 322] },
      { start: 9, end: 19, page: 1, bbox: [120, 340, 210, 352] },
    ]);
    expect(codes).toEqual([]);
    // What a picture says makes up for no letter that the file stores.
    reading.letters!.add("신청", 1);
    expect(coverageOf(reading.letters!, reading).pages).toHaveLength(1);
  });

  it("are recognised once where pages repeat them", async () => {
    const shown: OcrTask[] = [];
    const { figures } = await read(await written(), [PLACE, PLACE], engine(shown));
    expect(shown).toHaveLength(1);
    expect(figures.map(({ text }) => text)).toEqual([READ.join("\n"), ""]);
  });

  it("give nothing that is printed over them, which is read already", async () => {
    const { figures, reading } = await read(await written(), [PLACE], engine([]), true, READ[0]);
    expect(figures[0]!.text).toBe(READ[1]);
    expect(reading.blocks.filter(({ text }) => text.includes(READ[0]!))).toHaveLength(1);
  });

  it("keep a long line that a short label of the page stands on", async () => {
    const { figures } = await read(await written(), [PLACE], engine([]), true, "표 1");
    expect(figures[0]!.text).toBe(READ.join("\n"));
  });

  it("say the same words once, also where they are drawn a little elsewhere", async () => {
    const shown: OcrTask[] = [];
    const lower: Place = [100.3, 300.4, 400.3, 400.4];
    const { figures } = await read(await written(), [PLACE, lower], engine(shown));
    expect(shown).toHaveLength(2);
    expect(figures.map(({ text }) => text)).toEqual([READ.join("\n"), ""]);
  });

  it("are read where they cover half of a page that keeps its own letters", async () => {
    const half: Place = [40, 300, 560, 790];
    const tasks: OcrTask[] = [];
    const long = "본문은 글자로 되어 있어 그대로 읽습니다";
    const { figures, reading } = await read(await written(), [half], engine(tasks), true, long);
    expect(tasks).toHaveLength(2);
    expect(figures.map(({ text }) => text)).toEqual([READ.join("\n")]);
    expect(reading.blocks.some(({ text }) => text.includes(long))).toBe(true);
  });

  it.each<[string, () => Promise<ScanPage> | ScanPage, Place]>([
    ["an emblem", written, [100, 300, 180, 360]],
    ["a photograph without writing", photograph, [100, 300, 400, 500]],
  ])("are not recognised: %s", async (_what, picture, place) => {
    const shown: OcrTask[] = [];
    const { figures, codes } = await read(await picture(), [place], engine(shown));
    expect(shown).toHaveLength(0);
    expect([figures.length, figures[0]!.text, codes]).toEqual([1, "", []]);
  });

  it.each<[string, Ocr, boolean, string[]]>([
    ["recognition is off", engine([]), false, ["OCR_SKIPPED"]],
    ["there is no engine", { ready: false, missing: "OCR_UNAVAILABLE" }, true, ["OCR_UNAVAILABLE"]],
    ["time ran out", engine([], { late: true }), true, ["OCR_SKIPPED"]],
    ["the words are doubtful", engine([], { sure: 0.7 }), true, ["OCR_LOW_CONFIDENCE"]],
  ])("are said in the warnings where %s", async (_what, ocr, on, warnings) => {
    const { codes, figures } = await read(await written(), [PLACE], ocr, on);
    expect([codes, figures[0]!.text]).toEqual([warnings, ""]);
  });
});

/** A page for each entry, with as many figures that show writing; `null` cannot be drawn. */
function pagesOf(counts: (number | null)[]) {
  const drawn: number[] = [];
  const draft = new Draft("pdf");
  for (const [at, count] of counts.entries())
    for (let row = 0; row < (count ?? 1); row++) {
      const bbox: [number, number, number, number] = [0, row * 40, 200, row * 40 + 40];
      draft.add({ type: "figure", text: "", page: at + 1, bbox });
    }
  const render = (page: number, width: number) => {
    drawn.push(page);
    if (counts[page - 1] === null) throw new RangeError("memory: no room for the page's picture");
    const rgba = new Uint8Array(width * width * 4).fill(255);
    for (let at = page * 8; at < rgba.length; at += 131) rgba.fill(0, at - 3, at);
    return { picture: { rgba, width, height: width }, scale: width / 200 };
  };
  const size = (count: number | null) => ({ width: 200, height: 40 * Math.max(count ?? 1, 5) });
  const pages = new Map(
    counts.map((count, at) => [at + 1, { number: at + 1, ...size(count) }] as const),
  );
  const shown: OcrTask[] = [];
  const recognise = (mayLook?: () => boolean) =>
    recognisePageFigures(
      { render } as unknown as PdfFile,
      draft,
      {
        options: DEFAULT_READ_OPTIONS,
        ocr: async () => engine(shown),
        ...(mayLook && { mayLook }),
      },
      pages,
    );
  return { draft, drawn, shown, recognise };
}

describe("looking at the pictures of pages", () => {
  it("draws each page once for the look and once for the reading", async () => {
    const { drawn, shown, recognise } = pagesOf([3, 2]);
    await recognise();
    expect([drawn, shown.length]).toEqual([[1, 2, 1, 2], 5]);
  });

  it("passes over a page that cannot be drawn, and says so", async () => {
    const { draft, shown, recognise } = pagesOf([null, 1]);
    await recognise();
    expect(shown.map(({ page }) => page)).toEqual([2]);
    expect(draft.blocks.map(({ text }) => text !== "")).toEqual([false, true]);
    expect(draft.warnings.map(({ text }) => text)).toEqual([expect.stringContaining("그림 1개")]);
  });

  it("ends with its time, and what was seen by then is read", async () => {
    const { draft, shown, recognise } = pagesOf([1, 1, 1]);
    let looks = 0;
    await recognise(() => looks++ < 1);
    expect(shown.map(({ page }) => page)).toEqual([1]);
    expect(draft.warnings.map(({ text }) => text)).toEqual([expect.stringContaining("그림 2개")]);
  });

  it("says how many it did not look at", async () => {
    const { draft, recognise } = pagesOf(Array.from({ length: 70 }, () => 1));
    await recognise();
    expect(draft.warnings.map(({ code, text }) => [code, text])).toEqual([
      ["OCR_SKIPPED", expect.stringContaining("그림 54개")],
    ]);
  });
});
