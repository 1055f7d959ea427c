/**
 * Reads the PDFs of a corpus and scores them: character recall and reading order against independent text, tables and
 * line ends against the twin that the same document has in another format. `npm run build` first.
 *
 *   node bench/pdf/corpus.mjs [corpus folder] [part of a file name]
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFile } from "../../dist/readers/read.js";
import { DEFAULT_READ_OPTIONS } from "../../dist/readers/reader.js";
import { characterRecall, mhs, nid, outlineOf, teds } from "../scores/scores.mjs";
import { joinTables } from "./tables.mjs";

const corpus = process.argv[2] ?? "../shared/corpus";
const only = (process.argv[3] ?? "").normalize("NFC");
const detail = process.env.DETAIL === "1";
if (!existsSync(join(corpus, "MANIFEST.json"))) {
  console.error(`no corpus at ${corpus}`);
  process.exit(2);
}
const { files } = JSON.parse(readFileSync(join(corpus, "MANIFEST.json"), "utf8"));
const options = { ...DEFAULT_READ_OPTIONS, layout: "stored" };
const squeeze = (text) => text.normalize("NFC").replace(/\s+/gu, "");
const percent = (value) => (value === null ? "   – " : (100 * value).toFixed(1).padStart(5));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
const mean = (values) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

async function read(file) {
  const bytes = readFileSync(join(corpus, file));
  return readFile({ bytes, filename: file.split("/").at(-1), options });
}

/** The reference without lines that come back on every page: the reading has them once, as its contract says. */
function withoutRunning(reference, document) {
  const alike = (line) => squeeze(line).replace(/\d+/g, "#");
  const running = new Set(
    document.blocks
      .filter(({ type }) => type === "header" || type === "footer")
      .map(({ text }) => alike(text)),
  );
  const seen = new Set();
  return reference
    .split(/[\n\f]/)
    .filter((line) => {
      const key = alike(line);
      if (!running.has(key)) return true;
      const first = !seen.has(key);
      seen.add(key);
      return first;
    })
    .join("\n");
}

const textOf = (document) => document.blocks.map((block) => block.text).join("\n");

function twinOf(entry) {
  const name = entry.traits.find((trait) => trait.startsWith("twin-of:"))?.slice(8);
  return name && files.find((other) => other.file.endsWith(`/${name}`) && other.kind !== "pdf");
}

/** Share of wrapped lines whose join (a space or none) is what the twin has at the same place. */
function lineEnds(document, twin) {
  const whole = textOf(twin).normalize("NFC");
  const places = [];
  let squeezed = "";
  for (const [index, character] of [...whole].entries()) {
    if (/\s/u.test(character)) continue;
    places.push(index);
    squeezed += character;
  }
  const characters = [...whole];
  const wrong = [];
  let right = 0;
  for (const block of document.blocks) {
    const points = [...block.text];
    for (let index = 0; index + 1 < (block.lines?.length ?? 0); index++) {
      const { end } = block.lines[index];
      const { start } = block.lines[index + 1];
      const before = squeeze(points.slice(0, end).join("")).slice(-6);
      const after = squeeze(points.slice(start).join("")).slice(0, 6);
      const at = squeezed.indexOf(before + after);
      if (before.length < 4 || after.length < 4 || at === -1) continue;
      const last = [...squeezed.slice(0, at + before.length)].length - 1;
      const spaced = /\s/u.test(characters[places[last] + 1] ?? "");
      if (spaced === start > end) right++;
      else wrong.push(`${before}${spaced ? "_" : "|"}${after}`);
    }
  }
  return { right, wrong };
}

/** Each table of the twin against the nearest table of the reading; a table that is missed counts as 0. */
/**
 * What a reader would call a table: word processors also use tables, mostly without lines, to place headings, seals,
 * the head of an official letter (수신, 경유, 제목) and its foot (협조자, 시행, 전화).
 */
function isData(table) {
  const text = table.cells.map((cell) => squeeze(cell.text)).join("|");
  if (/\(?경유\)?/.test(text) && /수신/.test(text)) return false;
  if (/협조자/.test(text) && /시행/.test(text)) return false;
  const written = table.cells.filter((cell) => cell.text.trim() !== "").length;
  return table.rows > 1 && table.cols > 1 && written >= 4 && written >= 0.4 * table.cells.length;
}

function tableScores(document, twin) {
  const own = joinTables(document.tables);
  const truth = joinTables(twin.tables).filter(isData);
  const free = new Set(own);
  const scores = [];
  for (const table of truth) {
    let best = { score: 0, table: null };
    for (const other of free) {
      if (table.rows * other.rows > 250_000) continue;
      const score = teds(table, other);
      if (score > best.score) best = { score, table: other };
    }
    if (best.table && best.score > 0.3) free.delete(best.table);
    scores.push({ score: best.score, truth: table, found: best.table });
  }
  return scores;
}

const totals = {
  recall: [],
  order: [],
  twinOrder: [],
  ruled: [],
  headings: [],
  right: 0,
  wrong: 0,
};
console.log("recall  NID  twin-NID  TEDS(n)   MHS   ends   ms/page  file");
for (const entry of files) {
  if (entry.kind !== "pdf" || !entry.file.normalize("NFC").includes(only)) continue;
  const document = await read(entry.file);
  const name = entry.file.slice(4, 48);
  if (!document.access.readable) {
    console.log(`${document.access.reason.padEnd(58)}${name}`);
    continue;
  }
  const text = squeeze(textOf(document));
  const reference =
    entry.references?.[0] &&
    squeeze(
      withoutRunning(
        readFileSync(join(corpus, "reference", entry.references[0].file), "utf8"),
        document,
      ),
    );
  const recall = reference ? characterRecall(reference, text) : null;
  const order = reference ? nid(reference, text) : null;
  const twinEntry = twinOf(entry);
  const twin = twinEntry && (await read(twinEntry.file));
  const compared = twin?.access.readable ? twin : null;
  const twinOrder = compared ? nid(squeeze(textOf(compared)), text) : null;
  const tables = compared ? tableScores(document, compared) : [];
  const ends = compared ? lineEnds(document, compared) : { right: 0, wrong: [] };
  const headings = compared?.blocks.some((block) => block.type === "heading")
    ? mhs(outlineOf(compared.blocks), outlineOf(document.blocks))
    : null;
  if (recall !== null) totals.recall.push(recall);
  if (order !== null) totals.order.push(order);
  if (twinOrder !== null) totals.twinOrder.push(twinOrder);
  if (headings !== null) totals.headings.push(headings);
  totals.ruled.push(...tables.map(({ score }) => score));
  totals.right += ends.right;
  totals.wrong += ends.wrong.length;
  const tedsMean = mean(tables.map(({ score }) => score));
  console.log(
    `${percent(recall)} ${percent(order)}  ${percent(twinOrder)}   ${percent(tedsMean)}(${tables.length})  ${percent(headings)}  ${ends.right}/${ends.right + ends.wrong.length}  ${(document.metrics.parse_ms / document.source.pages).toFixed(0).padStart(5)}  ${name}`,
  );
  if (!detail) continue;
  for (const { score, truth, found } of tables) {
    if (score < 0.9)
      console.log(
        `    ${score.toFixed(2)} truth ${truth.rows}x${truth.cols} ${truth.id} p${truth.page} "${truth.cells
          .map((cell) => cell.text)
          .join("|")
          .replace(/\s+/g, " ")
          .slice(
            0,
            50,
          )}" found ${found ? `${found.rows}x${found.cols} ${found.id} p${found.page}` : "none"}`,
      );
  }
  for (const seam of ends.wrong.slice(0, 12)) console.log(`    end ${seam}`);
}
console.log(`
recall  mean ${percent(mean(totals.recall))}  lowest ${percent(Math.min(...totals.recall))}
NID     median ${percent(median(totals.order))}  against the twin ${percent(median(totals.twinOrder))}
TEDS    mean ${percent(mean(totals.ruled))} over ${totals.ruled.length} tables
MHS     mean ${percent(mean(totals.headings))}
ends    ${percent(totals.right / (totals.right + totals.wrong))} of ${totals.right + totals.wrong} wrapped lines`);
