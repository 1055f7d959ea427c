/**
 * How complete HWP and HWPX are read, against independent texts of the same files: character 3-grams, white space removed.
 *
 *   npm run build && node bench/hangul/recall.mjs [CORPUS] [name part]
 *
 * References put lines and cells in other orders than the page, so 3-grams are taken inside lines on the side that is looked
 * for, and over everything on the side that is looked in: recall = the reference's lines in the reading (the best reference
 * counts, they drop different things), precision = the reading's lines in any of the references.
 * Files below the bar are listed with what is missing and with `reasons.json`, which says what was looked at. Beside them
 * stand two checks: recall when each 3-gram counts once (a reference may repeat), and precision when a peer's text counts as
 * a reference too (a reference may leave out).
 */
import { readFileSync } from "node:fs";
import { parse, unmarked } from "../kordoc.mjs";
import { median } from "../statistics.mjs";
import { bytesOf, fromShell, hangulFiles, read, referenceText } from "./corpus.mjs";
import { inLines, over, share, textOf, union } from "./grams.mjs";

export const RECALL = 0.995;
export const PRECISION = 0.99;
const reasons = JSON.parse(readFileSync(new URL("reasons.json", import.meta.url), "utf8"));
const round = (value) => Math.round(value * 10_000) / 10_000;

export async function measureRecall(corpus, { part = "" } = {}) {
  const rows = [];
  for (const entry of hangulFiles(corpus, part)) {
    if (entry.references.length === 0) continue;
    const bytes = bytesOf(corpus, entry);
    const document = await read(bytes, entry.name, "stored");
    if (!document.access.readable) continue;
    const text = textOf(document);
    const texts = entry.references.map((path) => referenceText(corpus, path));
    const everything = over(text);
    const best = texts
      .map((reference) => share(inLines(reference), everything))
      .sort((a, b) => b.value - a.value)[0];
    const precise = share(inLines(text), union(texts.map(over)));
    const row = { file: entry.file, recall: round(best.value), precision: round(precise.value) };
    rows.push(row);
    if (best.value >= RECALL && precise.value >= PRECISION && part === "") continue;
    const once = texts.map((reference) => share(onceEach(inLines(reference)), everything).value);
    const peer = over(unmarked(await peerText(bytes)));
    row.recall_once = round(Math.max(...once));
    row.precision_with_peer = round(share(inLines(text), union([...texts.map(over), peer])).value);
    row.reason = reasons[entry.name] ?? null;
    console.log(
      `${entry.name.slice(0, 44)}  recall ${row.recall} (once each ${row.recall_once}) [${best.missing.slice(0, 6).join(" ")}]` +
        `  precision ${row.precision} (with the peer's text ${row.precision_with_peer}) [${precise.missing.slice(0, 6).join(" ")}]  ${row.reason ?? "NO REASON"}`,
    );
  }
  const recalls = rows.map(({ recall }) => recall);
  const precisions = rows.map(({ precision }) => precision);
  const below = (values, bar) => values.filter((value) => value < bar).length;
  const summary = {
    files: rows.length,
    recall: median(recalls),
    precision: median(precisions),
    below_recall: below(recalls, RECALL),
    below_precision: below(precisions, PRECISION),
    without_reason: rows.filter(({ reason }) => reason === null).length,
  };
  console.log(summary);
  return { summary, rows };
}

function onceEach(grams) {
  return new Map([...grams.keys()].map((gram) => [gram, 1]));
}

async function peerText(bytes) {
  try {
    return (await parse(Buffer.from(bytes))).markdown ?? "";
  } catch {
    return "";
  }
}

await fromShell(import.meta.url, measureRecall);
