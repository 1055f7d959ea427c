/**
 * Our HWP and HWPX readers beside `kordoc`, in one process, file by file: completeness and CPU time.
 *
 *   npm run build && npm --prefix bench/peers install --omit=optional --ignore-scripts
 *   node bench/hangul/peers.mjs [CORPUS] [name part]
 *
 * Completeness is the share of the best reference's line 3-grams (see recall.mjs); the marks of notes inside sentences
 * (`본문1)`) are taken out of all three texts, because the references are at odds whether they show them. Times are CPU milliseconds of the whole
 * process, the two readers in turn on each file, all files once to warm up, then the best of RUNS rounds: ours with
 * SERVICE_LAYOUT=stored and recognition off, and kordoc. Ours with the second opinion is one run per file.
 */
import { parse, unmarked } from "../kordoc.mjs";
import { median } from "../statistics.mjs";
import { bytesOf, fromShell, hangulFiles, read, referenceText } from "./corpus.mjs";
import { inLines, over, share, textOf } from "./grams.mjs";

const RUNS = 5;
/** Less than this is rounding: a character in two thousand. */
const SAME = 0.0005;
const unnoted = (text) => text.replace(/(?<=\p{L})\d{1,3}\)/gu, "");
const isOle = (bytes) => bytes.readUInt32BE(0) === 0xd0cf11e0;
const round = (value, places = 2) => Number(value.toFixed(places));

async function cpu(work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

async function kordoc(bytes) {
  try {
    return await parse(Buffer.from(bytes));
  } catch {
    return { success: false };
  }
}

export async function measurePeers(corpus, { part = "" } = {}) {
  // kordoc speaks of what it meets; a bench has its own words.
  console.warn = () => {};
  const rows = [];
  for (const entry of hangulFiles(corpus, part)) {
    const bytes = bytesOf(corpus, entry);
    const ours = await read(bytes, entry.name, "stored");
    if (!ours.access.readable) continue;
    const theirs = await kordoc(bytes);
    const wanted = entry.references.map((path) => inLines(unnoted(referenceText(corpus, path))));
    const there = [textOf(ours), unmarked(theirs.markdown ?? "")].map((text) =>
      over(unnoted(text)),
    );
    const [mine, other] = there.map((grams) =>
      Math.max(0, ...wanted.map((one) => share(one, grams).value)),
    );
    rows.push({
      entry,
      bytes,
      kind: isOle(bytes) ? "hwp" : "hwpx",
      mine,
      other,
      measured: wanted.length > 0,
      read: theirs.success === true,
      stored: Number.POSITIVE_INFINITY,
      theirs: Number.POSITIVE_INFINITY,
    });
  }
  for (let run = 0; run < RUNS; run++) {
    for (const row of rows) {
      const first = await cpu(() => read(row.bytes, row.entry.name, "stored"));
      const second = await cpu(() => kordoc(row.bytes));
      row.stored = Math.min(row.stored, first.ms);
      row.theirs = Math.min(row.theirs, second.ms);
    }
  }
  for (const row of rows)
    row.checked = (await cpu(() => read(row.bytes, row.entry.name, "checked"))).ms;
  return report(rows);
}

const sumOf = (rows, side) => rows.reduce((sum, row) => sum + row[side], 0);

function report(rows) {
  const times = {};
  for (const kind of ["hwp", "hwpx", "all"]) {
    const some = rows.filter((row) => row.read && (kind === "all" || row.kind === kind));
    times[kind] = {
      files: some.length,
      stored: round(median(some.map((row) => row.stored))),
      checked: round(median(some.map((row) => row.checked))),
      kordoc: round(median(some.map((row) => row.theirs))),
      times_faster: round(median(some.map((row) => row.theirs / row.stored))),
      sum_faster: round(sumOf(some, "theirs") / sumOf(some, "stored")),
    };
  }
  const behind = rows.filter((row) => row.measured && row.mine + SAME < row.other);
  const detail = rows.map((row) => ({
    file: row.entry.file,
    complete: row.measured ? round(row.mine, 4) : null,
    kordoc_complete: row.measured && row.read ? round(row.other, 4) : null,
    stored_ms: round(row.stored),
    checked_ms: round(row.checked),
    kordoc_ms: row.read ? round(row.theirs) : null,
  }));
  console.table(detail);
  console.table(times);
  console.log("kordoc does not read:", rows.filter((row) => !row.read).length);
  console.log(
    "less complete than kordoc:",
    behind.map((row) => row.entry.name),
  );
  return { times, behind: behind.map((row) => row.entry.file), rows: detail };
}

await fromShell(import.meta.url, measurePeers);
