/**
 * OCR on rendered pages with known text: error rates and seconds per set of models, compared with the Tesseract
 * program.
 */
import { renderScan, type ScanPage } from "../../samples/make/scan.js";
import { toJpeg, toPng, WEARS, wearScan } from "../../samples/make/scan-wear.js";
import { decodePage } from "../../src/readers/ocr/decode-picture.js";
import { openOcr } from "../../src/readers/ocr/recognition.js";
import { SkippedPage } from "../../src/readers/ocr/share-pages.js";
import { LATIN, MIXED, PROSE, TABLE, UNSEEN } from "./pages.js";
import { runProgram } from "./program.js";
import { digitErrorRate, errorRate } from "./score.js";

type Kind = { wear: keyof typeof WEARS; dpi: number };
const KINDS: Kind[] = [
  { wear: "clean", dpi: 200 },
  { wear: "clean", dpi: 300 },
  { wear: "scan", dpi: 200 },
  { wear: "scan", dpi: 300 },
  { wear: "bad", dpi: 150 },
  { wear: "skewed", dpi: 200 },
];
/** What no rule was written with in view is measured where it matters. */
const UNSEEN_KINDS: Kind[] = [
  { wear: "scan", dpi: 300 },
  { wear: "bad", dpi: 150 },
];
const LATIN_KINDS: Kind[] = [
  { wear: "clean", dpi: 200 },
  { wear: "scan", dpi: 300 },
];

export interface Measured {
  /** `prose`, `table`, `unseen`, `latin`, `mixed` and the page's wear and resolution; `first` is the first page of a process. */
  page: string;
  wear: string;
  dpi: number;
  engine: string;
  cer: number;
  digits: number;
  seconds: number;
  cpu: number;
  /** Of the program; ours is measured in its parser process. */
  memory?: number;
}

/** `folders`: the models of ours by name; undefined is npm's own. `languages`: what the program is run with. */
export async function measureRendered(
  folders: Map<string, string | undefined>,
  languages: string[],
  wanted: (pages: string) => boolean,
): Promise<Measured[]> {
  const results: Measured[] = [];
  const sets = [
    { name: "prose", items: PROSE, kinds: KINDS },
    { name: "table", items: TABLE, kinds: KINDS },
    { name: "unseen", items: UNSEEN, kinds: UNSEEN_KINDS },
    { name: "latin", items: LATIN, kinds: LATIN_KINDS },
    { name: "mixed", items: MIXED, kinds: LATIN_KINDS },
  ];
  // A process of the service reads many pages: what compiling the engine costs its first one is told apart.
  for (const [engine, folder] of folders) {
    const page = await wearScan(await renderScan(PROSE, { dpi: 200 }), WEARS.scan);
    const { read, ...cost } = await ours(await toPng(page), page, folder);
    const written = page.lines.map((line) => line.text).join("\n");
    results.push({
      ...{ page: "first", wear: "scan", dpi: 200, engine },
      ...{ ...rates(written, read), ...cost },
    });
  }
  for (const { name, items, kinds } of sets.filter((set) => wanted(set.name))) {
    for (const { wear, dpi } of kinds) {
      const page = await wearScan(await renderScan(items, { dpi }), WEARS[wear]);
      const bytes = wear === "bad" ? await toJpeg(page, 35) : await toPng(page);
      const written = page.lines.map((line) => line.text).join("\n");
      const report = (engine: string, read: string, cost: Pick<Measured, "seconds" | "cpu">) => {
        const one = { page: name, wear, dpi, engine, ...rates(written, read), ...cost };
        results.push(one);
        process.stdout.write(
          `${`${name} ${wear} ${dpi}`.padEnd(18)} ${engine.padEnd(24)} CER ${one.cer} %  digits ${one.digits} %  ${one.cpu} CPU s\n`,
        );
      };
      for (const [engine, folder] of folders) {
        const { read, ...cost } = await ours(bytes, page, folder);
        report(engine, read, cost);
      }
      for (const language of languages) {
        const { text, ...cost } = runProgram(bytes, language, 4) ?? {};
        if (text !== undefined) report(`tesseract ${language}`, text, cost as Measured);
      }
    }
  }
  return results;
}

async function ours(bytes: Buffer, truth: ScanPage, folder: string | undefined) {
  const ocr = await openOcr({ ocr: true, ocrData: folder });
  if (!ocr.ready) throw new Error("the OCR engine does not open");
  const [started, before] = [performance.now(), process.cpuUsage()];
  const [found] = await ocr.recogniseAll([{ page: 1, draw: () => decodePage(bytes, 0) }]);
  const used = process.cpuUsage(before);
  if (!found || found instanceof SkippedPage) throw new Error("the page was not read");
  const words = found.content.glyphs
    .filter((glyph) => glyph.text !== " ")
    .map((glyph) => ({ text: glyph.text, box: found.back(glyph.box) }));
  return {
    read: inTruthOrder(words, truth),
    seconds: Math.round((performance.now() - started) / 100) / 10,
    cpu: Math.round((used.user + used.system) / 1e5) / 10,
  };
}

/** Words belong to the printed line they lie on, so that columns and cells are compared in one order. */
function inTruthOrder(words: { text: string; box: number[] }[], truth: ScanPage): string {
  const lines = truth.lines.map(() => [] as { text: string; x: number }[]);
  const stray: string[] = [];
  for (const { text, box } of words) {
    const [x, y] = [(box[0]! + box[2]!) / 2, (box[1]! + box[3]!) / 2];
    let [best, least] = [-1, 60];
    for (const [number, line] of truth.lines.entries()) {
      for (const { box: at } of line.words) {
        const away = Math.hypot(
          Math.max(0, at[0] - x, x - at[2]),
          3 * Math.max(0, at[1] - y, y - at[3]),
        );
        if (away < least) [best, least] = [number, away];
      }
    }
    if (best < 0) stray.push(text);
    else lines[best]!.push({ text, x });
  }
  const sorted = lines.map((line) =>
    line
      .sort((a, b) => a.x - b.x)
      .map((word) => word.text)
      .join(" "),
  );
  return [...sorted, ...stray].join("\n");
}

function rates(written: string, read: string): { cer: number; digits: number } {
  const fold = (text: string) => text.replaceAll("ㆍ", "·");
  const percent = (rate: number) => Math.round(rate * 1000) / 10;
  return {
    cer: percent(errorRate(fold(written), fold(read))),
    digits: percent(digitErrorRate(written, read)),
  };
}
