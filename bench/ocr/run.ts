/**
 * OCR on pages with known text: error rates, seconds and memory, ours with each set of models, beside the Tesseract
 * program on whole pages where it is installed. `npm run bench:ocr`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderScan, type ScanPage } from "../../samples/make/scan.js";
import { toJpeg, toPng, WEARS, wearScan } from "../../samples/make/scan-wear.js";
import { systemModelFolder } from "../../src/readers/ocr/models.js";
import { decodePage } from "../../src/readers/ocr/picture.js";
import { closeOcr, openOcr } from "../../src/readers/ocr/recognition.js";
import { PageLost } from "../../src/readers/ocr/sharing.js";
import { PROSE, TABLE } from "./pages.js";
import { digitErrorRate, errorRate } from "./score.js";

const PAGES = { prose: PROSE, table: TABLE };
const KINDS: { wear: keyof typeof WEARS; dpi: number }[] = [
  { wear: "clean", dpi: 200 },
  { wear: "clean", dpi: 300 },
  { wear: "scan", dpi: 200 },
  { wear: "scan", dpi: 300 },
  { wear: "bad", dpi: 150 },
  { wear: "skewed", dpi: 200 },
];

interface Measured {
  page: string;
  engine: string;
  cer: number;
  digits: number;
  seconds: number;
  cpu: number;
}

const results: Measured[] = [];
const work = mkdtempSync(join(tmpdir(), "wonmun-ocr-bench-"));
try {
  for (const [name, items] of Object.entries(PAGES)) {
    for (const { wear, dpi } of KINDS) {
      const page = await wearScan(await renderScan(items, { dpi }), WEARS[wear]);
      const bytes = wear === "bad" ? await toJpeg(page, 35) : await toPng(page);
      await measure(`${name} ${wear} ${dpi}`, page, bytes);
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(`\npeak memory of this process: ${memory} MiB\n`);
writeFileSync(
  join("bench", "results", "ocr.json"),
  `${JSON.stringify({ memory, results }, null, 1)}\n`,
);

async function measure(page: string, truth: ScanPage, bytes: Buffer): Promise<void> {
  const written = truth.lines.map((line) => line.text).join("\n");
  const folders = new Map<string, string | undefined>([["ours, models from npm", undefined]]);
  const system = systemModelFolder();
  if (system) folders.set("ours, Hangul script model", system);
  for (const [engine, folder] of folders) {
    const ocr = await openOcr({ ocr: true, ocrData: folder });
    if (!ocr.ready) throw new Error("the OCR engine does not open");
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    const [found] = await ocr.recogniseAll([{ page: 1, draw: () => decodePage(bytes, 0) }]);
    if (!found || found instanceof PageLost) throw new Error("the page was not read");
    const used = process.cpuUsage(cpu);
    const words = found.content.glyphs
      .filter((glyph) => glyph.text !== " ")
      .map((glyph) => ({ text: glyph.text, box: found.back(glyph.box) }));
    report(
      page,
      engine,
      written,
      inTruthOrder(words, truth),
      performance.now() - started,
      (used.user + used.system) / 1000,
    );
    await closeOcr();
  }
  for (const languages of ["kor+eng", ...(system ? ["Hangul"] : [])])
    program(page, written, bytes, languages);
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

/** The Tesseract program on the whole page, as one would call it: `tesseract page stdout -l kor+eng --psm 4`. */
function program(page: string, written: string, bytes: Buffer, languages: string): void {
  const path = join(work, "page");
  writeFileSync(path, bytes);
  try {
    const started = performance.now();
    const text = execFileSync("tesseract", [path, "stdout", "-l", languages, "--psm", "4"], {
      env: { ...process.env, OMP_THREAD_LIMIT: "1" },
      stdio: ["ignore", "pipe", "ignore"],
      encoding: "utf8",
    });
    const took = performance.now() - started;
    report(page, `tesseract program, ${languages}`, written, text, took, took);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function report(
  page: string,
  engine: string,
  written: string,
  read: string,
  ms: number,
  cpu: number,
): void {
  const fold = (text: string) => text.replaceAll("ㆍ", "·");
  const one = {
    page,
    engine,
    cer: percent(errorRate(fold(written), fold(read))),
    digits: percent(digitErrorRate(written, read)),
    seconds: Math.round(ms / 100) / 10,
    cpu: Math.round(cpu / 100) / 10,
  };
  results.push(one);
  process.stdout.write(
    `${page.padEnd(18)} ${engine.padEnd(28)} CER ${one.cer.toFixed(1).padStart(5)} %  digits ${one.digits.toFixed(1).padStart(5)} %  ${one.seconds} s\n`,
  );
}

function percent(rate: number): number {
  return Math.round(rate * 1000) / 10;
}
