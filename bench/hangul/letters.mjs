/**
 * Whether 수신 and 제목 come before the first paragraph of the body in every official letter (결재문서, 시행문, 기안문): the web
 * drafting tool saves the body before the letterhead table, and a reader that follows the file gets it wrong.
 *
 *   npm run build && node bench/hangul/letters.mjs [CORPUS] [name part] [--stored]
 *
 * CORPUS names its letters by trait (`gongmun`) or in labels.json by type.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bytesOf, fromShell, hangulFiles, read } from "./corpus.mjs";

const LETTER = /결재문서|시행문|기안문|공문/;
/** The head's own lines, also written with spaces between the letters. */
const HEAD = { 수신: /^\s*수\s*신(?:자)?(?![가-힣])/m, 제목: /^\s*제\s*목(?![가-힣])/m };
/** A body begins with a numbered or marked paragraph or is at least a sentence; mottos and office names are shorter. */
const SENTENCE = 25;
const MARKED = /^(?:1\s*\.|가\.|□|○|ㅇ|◦)/;

export async function measureLetters(corpus, { part = "", layout = "checked" } = {}) {
  const labelled = labelledLetters(corpus);
  const rows = [];
  for (const entry of hangulFiles(corpus, part)) {
    if (!entry.traits.includes("gongmun") && !labelled.has(entry.file.normalize("NFC"))) continue;
    const document = await read(bytesOf(corpus, entry), entry.name, layout);
    if (!document.access.readable) continue;
    const { blocks } = document;
    const body = blocks.findIndex(isBody);
    const row = { file: entry.file };
    for (const [name, pattern] of Object.entries(HEAD)) {
      const at = blocks.findIndex((block) => pattern.test(lineHeads(block.text)));
      row[name] = at < 0 ? "not there" : body < 0 || at < body ? "before" : "AFTER";
    }
    rows.push(row);
    console.log(`${entry.name.slice(0, 60)}: 수신 ${row.수신}, 제목 ${row.제목}`);
  }
  const wrong = rows.filter((row) => row.수신 === "AFTER" || row.제목 === "AFTER");
  console.log(`${rows.length} letters, ${wrong.length} with 수신 or 제목 after the body`);
  return { letters: rows.length, wrong: wrong.length, rows };
}

/** A table's text has its cells parted by ` | `; each of them may be a line of the head. */
const lineHeads = (text) => text.replaceAll(" | ", "\n");

function isBody({ type, text }) {
  if (!["paragraph", "list_item", "heading"].includes(type)) return false;
  if (Object.values(HEAD).some((pattern) => pattern.test(text))) return false;
  return MARKED.test(text.trim()) || text.replace(/\s+/g, "").length >= SENTENCE;
}

function labelledLetters(corpus) {
  const file = join(corpus, "labels.json");
  if (!existsSync(file)) return new Set();
  const { labels } = JSON.parse(readFileSync(file, "utf8"));
  return new Set(
    labels.filter(({ type }) => LETTER.test(type ?? "")).map((one) => one.file.normalize("NFC")),
  );
}

await fromShell(import.meta.url, measureLetters);
