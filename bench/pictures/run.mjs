/**
 * Marks on drawn HWP and HWPX pages beside the same words on the PDF that Hancom's own program made of the document.
 *
 *   npm run build && node bench/pictures/run.mjs [name part] [--sheets DIR] [--record]
 *
 * Reads `../shared/corpus/pairs`; needs poppler's pdftotext (and pdftoppm for `--sheets`, which writes our page and the twin's side by
 * side, marks on both). A line counts when its text stands exactly once on the twin's page. Halves by `bench/halves.mjs`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { marksOnDrawing } from "../../dist/evidence/marks-on-drawing.js";
import { readFile } from "../../dist/readers/read.js";
import { renderPagePicture } from "../../dist/readers/render-page.js";
import { CHECKING, halfOf } from "../halves.mjs";
import { record } from "../record.mjs";
import { quantile } from "../statistics.mjs";
import { longFile } from "./long-file.mjs";
import { findOnce, pdfPages, squeeze } from "./twin-words.mjs";

const PAIRS = fileURLToPath(new URL("../../../shared/corpus/pairs", import.meta.url));
/** Letters of a line that tell it from others. */
const SHORTEST = 8;
/** Pages of a long file that are drawn. */
const PAGES = 3;
const WIDTH = 900;
/** Pages of the file of which one is drawn. */
const LONG = 300;

const args = process.argv.slice(2);
const sheets = args.includes("--sheets") ? args[args.indexOf("--sheets") + 1] : null;
const part = args.find((arg) => !arg.startsWith("--") && arg !== sheets) ?? "";
if (!existsSync(PAIRS)) {
  console.log(`no pairs at ${PAIRS}: skipped`);
  process.exit(0);
}
if (sheets) mkdirSync(sheets, { recursive: true });

const halves = { fitting: fresh(), checking: fresh() };
for (const name of readdirSync(PAIRS).filter((one) => /\.hwpx?$/.test(one) && one.includes(part))) {
  const file = join(PAIRS, name);
  const pdf = file.replace(/\.hwpx?$/, ".pdf");
  if (!existsSync(pdf)) continue;
  const total = halves[halfOf(name.replace(/\.\w+$/, ""))];
  const bytes = readFileSync(file);
  const document = await readFile({
    bytes,
    filename: name,
    options: { layout: "checked", ocr: false },
  });
  const twin = pdfPages(pdf);
  const row = { offsets: [], painted: 0, missed: 0 };
  for (const page of pagesOf(document).slice(0, PAGES)) {
    const before = process.cpuUsage();
    const picture = await renderPagePicture(bytes, name, { page, width: WIDTH });
    if (page === 1) total.cpu.push(process.cpuUsage(before).user / 1000);
    if (!picture || !twin[page - 1]) continue;
    const marks = [];
    for (const line of linesOf(document, page)) {
      const truth = findOnce(twin[page - 1], squeeze(line.text));
      if (!truth) continue;
      const mark = marksOnDrawing(picture.texts, line.text, [line.bbox]);
      if (mark.length === 0) {
        row.missed++;
        continue;
      }
      row.painted++;
      marks.push({ mark: mark[0], truth });
      row.offsets.push(offset(mark[0], truth));
    }
    if (sheets && page === 1) await contactSheet(bytes, name, pdf, page, marks);
  }
  total.files++;
  total.offsets.push(...row.offsets);
  total.painted += row.painted;
  total.missed += row.missed;
  console.log(
    `${name} painted ${row.painted} missed ${row.missed} median ${round(quantile(row.offsets, 0.5))} 95 % ${round(quantile(row.offsets, 0.95))}`,
  );
}
const figures = [];
const detail = {};
for (const [half, total] of Object.entries(halves)) {
  const summary = {
    files: total.files,
    marks: total.painted,
    painted: round(total.painted / (total.painted + total.missed)),
    median: round(quantile(total.offsets, 0.5)),
    most: round(quantile(total.offsets, 0.95)),
    cpu: Math.round(quantile(total.cpu, 0.5)),
  };
  console.log(half, summary);
  detail[half] = summary;
  if (half !== CHECKING) continue;
  figures.push(
    {
      id: "offset-median",
      ko: "한글 쪽 그림의 표시와 PDF 낱말의 거리(중앙값)",
      en: "Mark on a drawn page to the word on the PDF, median",
      ...{ ours: summary.median, unit: "pt", better: "lower", bar: 1 },
    },
    {
      id: "offset-95",
      ko: "한글 쪽 그림의 표시와 PDF 낱말의 거리(95 %)",
      en: "Mark on a drawn page to the word on the PDF, 95 %",
      ...{ ours: summary.most, unit: "pt", better: "lower", bar: 5 },
    },
    {
      id: "painted",
      ko: "좌표가 있는 줄 가운데 표시한 비율",
      en: "Lines with a box that are marked",
      ...{ ours: summary.painted, unit: "", better: "higher" },
    },
    {
      id: "cpu-first-page",
      ko: "첫 쪽을 그리는 CPU 시간(중앙값)",
      en: "CPU time of the first page, median",
      ...{ ours: summary.cpu, unit: "ms", better: "lower", bar: 1000 },
    },
  );
}
figures.push(await onePageOfMany());
if (args.includes("--record")) record("pictures", { figures, detail });

/** A page in the middle of a long file, and what drawing all of it would take. */
async function onePageOfMany() {
  const bytes = longFile(LONG);
  const timed = async (page, as) => {
    const before = process.cpuUsage();
    const picture = await renderPagePicture(bytes, "a.hwpx", { page, width: WIDTH, as });
    if (!picture) throw new Error(`page ${page} of the long file was not drawn`);
    return process.cpuUsage(before).user / 1000;
  };
  const times = [];
  for (const page of [LONG >> 1, LONG, 1, LONG >> 2, 2]) times.push(await timed(page));
  const cpu = Math.round(quantile(times, 0.5));
  console.log(`one page of ${LONG}: ${cpu} ms`, times.map(Math.round));
  return {
    id: "cpu-one-of-300",
    ko: `${LONG}쪽 문서의 한 쪽을 그리는 CPU 시간`,
    en: `CPU time of one page of a document of ${LONG}`,
    ...{ ours: cpu, unit: "ms", better: "lower", bar: 1000 },
    note: "generated file; opening it lays out all pages, drawing is one page alone",
  };
}

function fresh() {
  return { files: 0, painted: 0, missed: 0, offsets: [], cpu: [] };
}

/** Pages with boxes, the first, the middle and the last of them. */
function pagesOf(document) {
  const pages = [...new Set(document.blocks.filter(({ bbox }) => bbox).map(({ page }) => page))];
  return [...new Set([pages[0], pages[pages.length >> 1], pages.at(-1)])].filter(Boolean);
}

function linesOf({ blocks }, page) {
  return blocks.flatMap((block) =>
    (block.lines ?? [])
      .filter((line) => line.page === page && line.bbox)
      .map(({ start, end, bbox }) => ({ text: [...block.text].slice(start, end).join(""), bbox }))
      .filter(({ text }) => squeeze(text).length >= SHORTEST),
  );
}

/** Left edges and middles: a box of letters and a box of a word end at different heights. */
function offset([x0, y0, , y1], [u0, v0, , v1]) {
  return Math.hypot(x0 - u0, (y0 + y1) / 2 - (v0 + v1) / 2);
}

function round(value) {
  return value === undefined ? null : Math.round(value * 100) / 100;
}

async function contactSheet(bytes, name, pdf, page, marks) {
  const ours = await renderPagePicture(bytes, name, { page, width: WIDTH, as: "png" });
  const theirs = execFileSync(
    "pdftoppm",
    ["-png", "-f", page, "-l", page, "-scale-to-x", WIDTH, "-scale-to-y", "-1", pdf],
    { maxBuffer: 1 << 28 },
  );
  const height = Math.round((WIDTH * ours.height) / ours.width);
  const scale = WIDTH / ours.width;
  const overlay = (pick) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${marks
        .map(pick)
        .map(
          ([x0, y0, x1, y1]) =>
            `<rect x="${x0 * scale}" y="${y0 * scale}" width="${(x1 - x0) * scale}" height="${(y1 - y0) * scale}" fill="#fc0" fill-opacity=".4"/>`,
        )
        .join("")}</svg>`,
    );
  const painted = async (png, pick) =>
    sharp(await sharp(png).resize(WIDTH, height, { fit: "fill" }).png().toBuffer())
      .composite([{ input: overlay(pick) }])
      .png()
      .toBuffer();
  await sharp({ create: { width: 2 * WIDTH + 20, height, channels: 3, background: "#888" } })
    .composite([
      {
        input: await painted(Buffer.from(ours.data_base64, "base64"), ({ mark }) => mark),
        left: 0,
        top: 0,
      },
      { input: await painted(theirs, ({ truth }) => truth), left: WIDTH + 20, top: 0 },
    ])
    .png()
    .toFile(join(sheets, `${name}-${page}.png`));
}
