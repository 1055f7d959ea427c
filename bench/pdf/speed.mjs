/**
 * CPU time of the whole PDF reader beside the bare engine's own text extraction, taking turns on the same files, and of
 * `pdftotext -bbox-layout` and `pdfjs-dist` on the same files after them: pdf.js in turn with the reader leaves garbage that is
 * collected in the reader's time (a fifth of it). `npm ci --prefix bench/peers` for pdfjs-dist.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import { readPdf } from "../../dist/readers/pdf/reader.js";

const ROUNDS = 3;
const PEER_ROUNDS = 2;
const require = createRequire(import.meta.url);
const wrapped = await init({
  wasmBinary: readFileSync(require.resolve("@embedpdf/pdfium/pdfium.wasm")),
});
wrapped.PDFiumExt_Init();
/** The package's wrapper looks each function up by name at every call; without it the engine shows its own speed. */
const bare = {
  ...wrapped,
  ...wrapped.pdfium.wasmExports,
  FPDF_LoadMemDocument: wrapped.FPDF_LoadMemDocument,
};

/** Every character with its box, and nothing else. */
function engineAlone(bytes) {
  const { malloc, free } = bare.pdfium.wasmExports;
  const data = malloc(bytes.length);
  bare.pdfium.HEAPU8.set(bytes, data);
  const document = bare.FPDF_LoadMemDocument(data, bytes.length, "");
  const box = malloc(32);
  const pages = bare.FPDF_GetPageCount(document);
  for (let index = 0; index < pages; index++) {
    const page = bare.FPDF_LoadPage(document, index);
    const text = bare.FPDFText_LoadPage(page);
    const count = bare.FPDFText_CountChars(text);
    for (let at = 0; at < count; at++) {
      bare.FPDFText_GetUnicode(text, at);
      bare.FPDFText_GetCharBox(text, at, box, box + 8, box + 16, box + 24);
    }
    bare.FPDFText_ClosePage(text);
    bare.FPDF_ClosePage(page);
  }
  bare.FPDF_CloseDocument(document);
  free(box);
  free(data);
  return pages;
}

async function pdfjs() {
  try {
    const peer = createRequire(new URL("../peers/package.json", import.meta.url));
    const { getDocument, version } = await import(peer.resolve("pdfjs-dist/legacy/build/pdf.mjs"));
    const run = async (bytes) => {
      const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
      const document = await task.promise;
      for (let number = 1; number <= document.numPages; number++) {
        const page = await document.getPage(number);
        await page.getTextContent();
        page.cleanup();
      }
      await task.destroy();
    };
    return { run, version };
  } catch {
    return null;
  }
}

/** CPU milliseconds of this process. */
async function spent(run) {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** CPU milliseconds of `pdftotext`, as the shell counts its children; NaN where it is not installed. */
function popplerTime(path) {
  const shell = 'pdftotext -bbox-layout "$1" /dev/null 2>/dev/null || exit 1; times';
  const { status, stdout } = spawnSync("bash", ["-c", shell, "bash", path], { encoding: "utf8" });
  if (status !== 0) return Number.NaN;
  const children = stdout.trim().split("\n").at(-1);
  let sum = 0;
  for (const [, minutes, seconds] of children.matchAll(/(\d+)m([\d.]+)s/g))
    sum += Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sum;
}

function least(times) {
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, Math.min(...list)]));
}

/** @param {string[]} paths @returns one row per file (least CPU milliseconds of the rounds), and the peers' versions */
export async function measureSpeed(paths) {
  const rows = [];
  // Both engines and the reader are warm before the first file is timed: compilers at work in other threads count as CPU
  // time of whatever runs beside them.
  for (const path of paths) {
    const bytes = readFileSync(path);
    engineAlone(bytes);
    await readPdf({ bytes });
  }
  for (const path of paths) {
    const bytes = readFileSync(path);
    const pages = engineAlone(bytes);
    await readPdf({ bytes });
    const times = { engine: [], reader: [] };
    for (let round = 0; round < ROUNDS; round++) {
      times.engine.push(await spent(() => engineAlone(bytes)));
      times.reader.push(await spent(() => readPdf({ bytes })));
    }
    rows.push({ file: path.split("/").at(-1), pages, ...least(times) });
  }
  const peer = await pdfjs();
  for (const [index, path] of paths.entries()) {
    const bytes = readFileSync(path);
    const times = { poppler: [], pdfjs: [] };
    for (let round = 0; round < PEER_ROUNDS; round++) {
      times.poppler.push(popplerTime(path));
      if (peer) times.pdfjs.push(await spent(() => peer.run(bytes)));
    }
    Object.assign(rows[index], least(times));
  }
  const poppler = spawnSync("pdftotext", ["-v"], { encoding: "utf8" }).stderr ?? "";
  return {
    rows,
    peers: {
      "@embedpdf/pdfium": JSON.parse(
        readFileSync(
          require.resolve("@embedpdf/pdfium/pdfium.wasm").replace(/dist\/.*$/, "package.json"),
          "utf8",
        ),
      ).version,
      pdftotext: /version (\S+)/.exec(poppler)?.[1] ?? "not installed",
      "pdfjs-dist": peer?.version ?? "not installed",
    },
  };
}
