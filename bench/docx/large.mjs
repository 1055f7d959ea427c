/**
 * Measures time and peak memory of reading one large generated DOCX, in a process of its own.
 *
 *   npm run build && node bench/docx/large.mjs [MEGABYTES of document.xml, 20 unless told]
 */
import { zipSync } from "fflate";
import { readFile } from "../../dist/readers/read.js";
import { DEFAULT_READ_OPTIONS } from "../../dist/readers/reader.js";

const wanted = Number(process.argv[2] ?? 20) * 1024 * 1024;
const OFFICE = "http://schemas.openxmlformats.org";
const MAIN = `${OFFICE}/wordprocessingml/2006/main`;

/** Paragraphs of several runs, and every tenth time a table, as word processors write them. */
function* body() {
  const run = (text) =>
    `<w:r w:rsidRPr="00AB12CD"><w:rPr><w:rFonts w:ascii="맑은 고딕" w:eastAsia="맑은 고딕" w:hAnsi="맑은 고딕"/><w:sz w:val="22"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const paragraph = (n) =>
    `<w:p w:rsidR="00AB12CD"><w:pPr><w:spacing w:after="120"/><w:jc w:val="both"/></w:pPr>${run(`제${n}조(목적) 이 규정은 `)}${run("문서의 처리와 보존에 필요한 사항을 ")}${run("정함을 목적으로 한다.")}</w:p>`;
  const cell = (text) =>
    `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr><w:p>${run(text)}</w:p></w:tc>`;
  for (let n = 1; ; n++) {
    yield paragraph(n);
    if (n % 10 > 0) continue;
    const rows = Array.from(
      { length: 5 },
      (_, row) =>
        `<w:tr>${cell(`${n}-${row}`)}${cell("예산 과목")}${cell("1,234,567")}${cell("비고")}</w:tr>`,
    );
    yield `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join("")}</w:tbl>`;
  }
}

function generate() {
  const pieces = [`<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${MAIN}"><w:body>`];
  let size = 0;
  for (const piece of body()) {
    pieces.push(piece);
    size += Buffer.byteLength(piece);
    if (size >= wanted) break;
  }
  pieces.push("</w:body></w:document>");
  const bytes = (text) => Buffer.from(text, "utf8");
  return Buffer.from(
    zipSync({
      "_rels/.rels": bytes(
        `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      "[Content_Types].xml": bytes(
        `<Types xmlns="${OFFICE}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      "word/document.xml": bytes(pieces.join("")),
    }),
  );
}

const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
if (process.env.LARGE_DOCX === undefined) {
  // The making needs more memory than the reading: it happens here, the reading in a child that sees only the file.
  const { spawnSync } = await import("node:child_process");
  const { mkdtempSync, rmSync, writeFileSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const { join } = await import("node:path");
  const folder = mkdtempSync(join(tmpdir(), "large-docx-"));
  const file = join(folder, "large.docx");
  writeFileSync(file, generate());
  spawnSync(process.execPath, [import.meta.filename], {
    stdio: "inherit",
    env: { ...process.env, LARGE_DOCX: file },
  });
  rmSync(folder, { recursive: true });
} else {
  const { readFileSync } = await import("node:fs");
  const bytes = readFileSync(process.env.LARGE_DOCX);
  const before = process.resourceUsage().maxRSS * 1024;
  const started = process.cpuUsage();
  const document = await readFile({ bytes, filename: "large.docx", options: DEFAULT_READ_OPTIONS });
  const cpu = process.cpuUsage(started);
  const text = document.blocks.reduce((sum, block) => sum + block.text.length, 0);
  console.log(
    `${megabytes(bytes.length)} packed, ${document.blocks.length} blocks, ${document.tables.length} tables, ${text} characters`,
  );
  console.log(
    `${document.metrics.parse_ms} ms, ${Math.round((cpu.user + cpu.system) / 1000)} ms CPU, peak ${megabytes(process.resourceUsage().maxRSS * 1024)} (${megabytes(before)} before reading)`,
  );
}
