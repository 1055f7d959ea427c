/**
 * Does a damaged file say so? Real documents are damaged in named ways, and the reading must say `PARTIALLY_READ`, `CONTENT_MISSING` or
 * refuse the file wherever something of it is gone. A damage that changes nothing (unused sectors, a part that nothing shows) is left
 * out. A second part takes blocks, tables and pages out of a reading before it is compared with the file's own letters.
 * Whole files must say nothing.
 *
 *     npm run build && node bench/damage/run.mjs [corpus] [files of each format]
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { coverageOf, missingContent } from "../../dist/readers/coverage.js";
import { detect } from "../../dist/readers/detect.js";
import { readFile } from "../../dist/readers/read.js";
import { formatEntry } from "../../dist/readers/registry.js";
import { CHECKING, halfOf } from "../halves.mjs";
import { record } from "../record.mjs";
import { damagesOf } from "./damages.mjs";

const corpus = process.argv[2] ?? "../shared/corpus";
const atMost = Number(process.argv[3] ?? 12);
if (!existsSync(join(corpus, "MANIFEST.json"))) {
  console.log("damage: no corpus here, left out");
  process.exit(0);
}
const FORMATS = ["hwp", "hwpx", "docx", "xlsx", "pdf"];
const OPTIONS = { layout: "stored", ocr: false };
const SAYS = new Set(["PARTIALLY_READ", "CONTENT_MISSING"]);

const whole = [];
const damaged = [];
for (const format of FORMATS) {
  const names = readdirSync(join(corpus, format)).sort();
  let used = 0;
  for (const name of names) {
    const half = halfOf(name);
    const bytes = readFileSync(join(corpus, format, name));
    const before = await read(bytes, name);
    if (!before.access.readable || before.source.format !== format) continue;
    whole.push({ format, half, name, said: says(before) });
    // Files that are damaged as they are cannot be damaged by this bench.
    if (says(before) || half !== CHECKING || used >= atMost) continue;
    used++;
    const kept = content(before);
    for (const damage of damagesOf(format, bytes)) {
      const after = await read(damage.bytes, name);
      if (after.access.readable && content(after) === kept) continue;
      damaged.push({ format, kind: damage.kind, name, said: says(after) });
    }
    for (const lost of await losses(bytes, name)) damaged.push({ format, name, ...lost });
  }
}

function read(bytes, filename) {
  return readFile({ bytes, filename, options: OPTIONS });
}

function says({ access, warnings }) {
  return !access.readable || warnings.some(({ code }) => SAYS.has(code));
}

/** What a person would miss: the text, and the number of pictures. */
function content({ blocks }) {
  return `${blocks.map(({ text }) => text).join("\n")}\n${blocks.filter(({ type }) => type === "figure").length}`;
}

/** The reading without a page, a table, every tenth block: as if the reader had lost it. */
async function losses(bytes, filename) {
  const { format } = await detect(bytes, filename);
  const reader = await formatEntry(format).load();
  const reading = await reader({ bytes, filename, options: OPTIONS });
  // Pages that are read from their picture have no letters of their own to compare with.
  if (!reading.readable || !reading.letters?.pages.size) return [];
  const rows = [];
  const lose = (kind, gone) => {
    const blocks = reading.blocks.filter((block) => !gone(block));
    const held = new Set(blocks.map(({ id }) => id));
    const left = {
      ...reading,
      blocks,
      tables: reading.tables.filter(({ block }) => held.has(block)),
    };
    const letters = (of) =>
      of.blocks
        .map(({ text }) => text)
        .join("")
        .match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    // Less than one letter in 200 is below what the receipt promises to see.
    if (letters(left) > letters(reading) * 0.995) return;
    rows.push({ kind, said: missingContent(coverageOf(reading.letters, left)) !== undefined });
  };
  const page = reading.blocks.at(Math.floor(reading.blocks.length / 2))?.page;
  const running = ({ type }) => type === "header" || type === "footer";
  lose("page left out", (block) => block.page === page && !running(block));
  const table = reading.tables[Math.floor(reading.tables.length / 2)];
  if (table) lose("table left out", (block) => block.id === table.block);
  let count = 0;
  lose("every tenth block left out", (block) => !running(block) && ++count % 10 === 0);
  return rows;
}

const kinds = [...new Set(damaged.map(({ kind }) => kind))].map((kind) => {
  const of = damaged.filter((one) => one.kind === kind);
  return { kind, damaged: of.length, said: of.filter(({ said }) => said).length };
});
console.table(kinds);
for (const { format, kind, name } of damaged.filter(({ said }) => !said))
  console.log("silent:", format, kind, name);
const checked = whole.filter(({ half }) => half === CHECKING);
for (const { format, name } of whole.filter(({ said }) => said))
  console.log("says so though whole:", format, name);
const share = (part, of) => Math.round((1000 * part) / Math.max(1, of)) / 10;
record("damage", {
  figures: [
    {
      ...{ id: "said", ko: "손상을 알린 비율", en: "Damaged readings that say so" },
      ours: share(damaged.filter(({ said }) => said).length, damaged.length),
      ...{ unit: "%", better: "higher", bar: 100 },
      note: `${damaged.length} damages of ${new Set(damaged.map(({ name }) => name)).size} files of the checking half`,
    },
    {
      ...{ id: "false-alarms", ko: "온전한 파일의 오경보", en: "Whole files that claim a loss" },
      ours: share(checked.filter(({ said }) => said).length, checked.length),
      ...{ unit: "%", better: "lower", bar: 1 },
      note: `${checked.length} files of the checking half; those that are damaged as they are count too`,
    },
  ],
  detail: { kinds },
});
