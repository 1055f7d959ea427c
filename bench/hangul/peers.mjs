/**
 * Our HWP and HWPX readers beside `kordoc`, in one process, file by file: completeness and CPU time.
 *
 *   npm run build && npm --prefix bench/peers install --omit=optional --ignore-scripts
 *   node bench/hangul/peers.mjs CORPUS [name part]
 *
 * Completeness is the share of the best reference's line 3-grams (see recall.mjs). Times are CPU milliseconds, the best of
 * three runs after one to warm up: ours with SERVICE_LAYOUT=stored, ours with the second opinion (one run), kordoc.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readFile } from "../../dist/readers/read.js";
import { parse, timed, unmarked } from "../kordoc.mjs";
import { inLines, median, over, share, textOf } from "./grams.mjs";

const [corpus, part = ""] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(join(corpus, "MANIFEST.json"), "utf8"));
const RUNS = 3;

const ratios = [];
const checked = [];
const ours = [];
const theirs = [];
const behind = [];
for (const { file, references = [] } of files) {
  if (!/^hwpx?\//.test(file) || !file.normalize("NFC").includes(part) || references.length === 0)
    continue;
  const bytes = readFileSync(join(corpus, file));
  const read = (layout) => () =>
    readFile({ bytes, filename: basename(file), options: { layout, ocr: false } });
  const stored = await timed(read("stored"), RUNS);
  if (!stored.result.access.readable) continue;
  const second = await timed(read("checked"), 0);
  let peer = { best: Number.NaN, result: { success: false } };
  try {
    peer = await timed(() => parse(Buffer.from(bytes)), RUNS);
  } catch (error) {
    console.log(`kordoc fails on ${basename(file)}: ${error.message.slice(0, 60)}`);
  }
  const there = [over(textOf(stored.result)), over(unmarked(peer.result.markdown ?? ""))];
  const wanted = references.map((one) =>
    inLines(readFileSync(join(corpus, "reference", one.file), "utf8")),
  );
  const [mine, other] = there.map((grams) =>
    Math.max(...wanted.map((one) => share(one, grams).value)),
  );
  if (mine + 0.0005 < other)
    behind.push(`${basename(file)} ${mine.toFixed(4)} < ${other.toFixed(4)}`);
  ours.push(stored.best);
  theirs.push(peer.best);
  checked.push(second.best);
  if (peer.result.success) ratios.push(peer.best / stored.best);
  console.log(
    `${basename(file).slice(0, 40)}  complete ${mine.toFixed(4)} / ${other.toFixed(4)}  ms stored ${stored.best.toFixed(1)}, checked ${second.best.toFixed(0)}, kordoc ${peer.best.toFixed(1)}`,
  );
}
const known = theirs.filter((value) => !Number.isNaN(value));
console.log(
  `${ours.length} files, CPU ms median: stored ${median(ours).toFixed(1)}, with second opinion ${median(checked).toFixed(0)}, kordoc ${median(known).toFixed(1)}`,
);
console.log(`kordoc takes ${median(ratios).toFixed(1)} times ours in the median file`);
console.log(
  behind.length === 0
    ? "no file is less complete than kordoc's"
    : `less complete: ${behind.join("; ")}`,
);
