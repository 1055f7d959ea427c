/**
 * Memory and first-page time over a long file that it writes itself, in a process of its own.
 * `npm run build` first. `node bench/pdf/long.mjs [pages]`
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { layOutPage } from "../../dist/readers/layout/page-flow.js";
import { loadPdfium } from "../../dist/readers/pdf/pdfium.js";
import { readPages } from "../../dist/readers/pdf/reader.js";

const OWN = fileURLToPath(import.meta.url);

/** `{pages, first, all, early, late}`: milliseconds to the first and the last page; MiB after a tenth of them and at the end. */
export function measureLong(pages = 1000) {
  const { stdout } = spawnSync(process.execPath, ["--expose-gc", OWN, String(pages)], {
    encoding: "utf8",
  });
  return JSON.parse(stdout);
}

if (process.argv[1] === OWN) {
  const pages = Number(process.argv[2] ?? 1000);
  const bytes = longFile(pages);
  const engine = await loadPdfium();
  const mebibytes = () => {
    globalThis.gc?.();
    return Math.round(process.memoryUsage().rss / 2 ** 20);
  };
  const started = performance.now();
  const file = engine.open(bytes);
  const found = { pages, first: 0, all: 0, early: 0, late: 0 };
  let number = 0;
  for (const page of readPages(file)) {
    layOutPage(page);
    number++;
    if (number === 1) found.first = Math.round(performance.now() - started);
    if (number === Math.ceil(pages / 10)) found.early = mebibytes();
  }
  found.all = Math.round(performance.now() - started);
  found.late = mebibytes();
  file.close();
  console.log(JSON.stringify(found));
}

/** A file of pages with forty lines and a ruled grid each, in the engine's own standard face. */
export function longFile(count) {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  const kids = [];
  for (let page = 0; page < count; page++) {
    const lines = Array.from(
      { length: 40 },
      (_, line) =>
        `BT /F 10 Tf 60 ${780 - line * 14} Td (Page ${page} line ${line}: the quick brown fox jumps over the lazy dog again) Tj ET`,
    );
    const rules = Array.from(
      { length: 8 },
      (_, rule) =>
        `60 ${60 + rule * 20} m 500 ${60 + rule * 20} l S ${60 + rule * 60} 60 m ${60 + rule * 60} 200 l S`,
    );
    const content = [...lines, ...rules].join("\n");
    objects.push(`<</Length ${content.length}>>\nstream\n${content}\nendstream`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${objects.length} 0 R>>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<</Type/Pages/Count ${count}/Kids[${kids.join(" ")}]>>`;
  const parts = ["%PDF-1.7\n"];
  const offsets = [];
  let length = parts[0].length;
  for (const [index, body] of objects.entries()) {
    const part = `${index + 1} 0 obj\n${body}\nendobj\n`;
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")}`,
  );
  parts.push(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`);
  return Buffer.from(parts.join(""), "latin1");
}
