/**
 * Speed of the PDF reader beside the bare engine's own text extraction, `pdftotext -bbox-layout` and `pdfjs-dist`, all on
 * the same files in the same run. `npm run build` first; `npm ci --prefix bench/peers` for pdfjs-dist.
 *
 *   node bench/pdf/speed.mjs FILE…
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import { layOutPage } from "../../dist/readers/layout/flow.js";
import { loadPdfium } from "../../dist/readers/pdf/pdfium.js";
import { readPdf } from "../../dist/readers/pdf/reader.js";

const ROUNDS = 3;
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

async function firstPage(bytes) {
  const file = (await loadPdfium()).open(bytes);
  layOutPage(file.page(1));
  file.close();
}

async function pdfjs() {
  try {
    const peer = createRequire(new URL("../peers/package.json", import.meta.url));
    const { getDocument } = await import(peer.resolve("pdfjs-dist/legacy/build/pdf.mjs"));
    return async (bytes) => {
      const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
      const document = await task.promise;
      for (let number = 1; number <= document.numPages; number++) {
        const page = await document.getPage(number);
        await page.getTextContent();
        page.cleanup();
      }
      await task.destroy();
    };
  } catch {
    return null;
  }
}

async function best(run) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await run();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

const peer = await pdfjs();
console.log(
  "milliseconds, best of three\n  engine  reader  ratio   first  pdftotext  pdfjs  pages  file",
);
for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const pages = engineAlone(bytes);
  const engine = await best(() => engineAlone(bytes));
  await readPdf({ bytes });
  const reader = await best(() => readPdf({ bytes }));
  const first = await best(() => firstPage(bytes));
  let poppler = Number.NaN;
  try {
    poppler = await best(() =>
      execFileSync("pdftotext", ["-bbox-layout", file, "-"], {
        maxBuffer: 1 << 30,
        stdio: ["ignore", "pipe", "ignore"],
      }),
    );
  } catch {
    // Not installed on this machine: its column stays empty.
  }
  const other = peer ? await best(() => peer(bytes)) : Number.NaN;
  const cell = (value, width) => (Number.isNaN(value) ? "–" : value.toFixed(0)).padStart(width);
  console.log(
    `${cell(engine, 8)}${cell(reader, 8)}${(reader / engine).toFixed(2).padStart(7)}${cell(first, 8)}${cell(poppler, 11)}${cell(other, 7)}${String(pages).padStart(7)}  ${file.split("/").at(-1).slice(0, 40)}`,
  );
}
