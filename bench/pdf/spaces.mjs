/**
 * Spaces and paragraph breaks of PDFs, file by file, beside `pdftotext`, `pdfjs-dist` and kordoc: against the same document in HWP or
 * HWPX, and, for every file where it is a usable reference, against `pdftotext`. `npm run build` and `npm ci --prefix bench/peers` first.
 *
 *   node bench/pdf/spaces.mjs                   every file, both halves
 *   node bench/pdf/spaces.mjs [part of a name]  some files, with the places that are wrong
 *   node bench/pdf/spaces.mjs --record          every file, kept in bench/results/pdf-spaces.json
 *
 * HALF=fitting shows the files of that half alone; thresholds are fitted on it.
 */
import { readFileSync } from "node:fs";
import { CHECKING, FITTING, halfOf } from "../halves.mjs";
import { kordocVersion } from "../kordoc.mjs";
import { record } from "../record.mjs";
import { scoreBreaks, scoreSpaces } from "../scores/scores.mjs";
import { mean } from "../statistics.mjs";
import { corpusPdfs, hasCorpus, textOf } from "./corpus.mjs";
import { kept, readingOf, sumOf, twinKey, twinOf } from "./kept.mjs";
import { kordocText, pdfjsText, pdfjsVersion, popplerText, popplerVersion } from "./peer-texts.mjs";
import { twinPdfs } from "./table-files.mjs";

/** No file may fall below this; where `pdftotext` does against the twin, it is no reference for the file. */
const WORST = 0.95;
/** Blocks whose ends are ends of paragraphs. */
const BODY = new Set(["title", "heading", "paragraph", "list_item", "caption"]);
/** A table between two paragraphs: places beside it are not compared, as a reading may have its text elsewhere. */
const TABLE = "\n\u0001\n";
/** Wrong places that are shown of a file. */
const SHOWN = 40;

if (!hasCorpus()) {
  console.log("bench pdf spaces: no corpus, skipped");
  process.exit(0);
}
const peerVersions = [kordocVersion, pdfjsVersion, popplerVersion()].join("-");
const recorded = process.argv[2] === "--record";
const only = recorded ? "" : (process.argv[2] ?? "").normalize("NFC");
const rows = [];
for (const pdf of allPdfs()) {
  const half = halfOf(pdf.name);
  if (!pdf.name.normalize("NFC").includes(only)) continue;
  if (process.env.HALF && process.env.HALF !== half) continue;
  const row = await look(pdf, half);
  if (row) rows.push(row);
}

/** The PDFs with a twin, then the others. */
function allPdfs() {
  const twins = twinPdfs();
  const seen = new Set(twins.map(({ path }) => path));
  return [...twins, ...corpusPdfs().filter(({ path, twin }) => !twin && !seen.has(path))];
}

async function look({ name, path, twin }, half) {
  const own = await readingOf(path).catch(() => null);
  if (!own || own.blocks.length === 0) return null;
  const poppler = popplerText(path);
  const row = { file: name, half, poppler: scoreSpaces(poppler, textOf(own)), places: 0 };
  const truth = twin ? await twinOf(twin) : null;
  if (truth) {
    row.twin = scoreSpaces(textOf(truth), textOf(own));
    row.breaks = scoreBreaks(bodyOf(truth), bodyOf(own));
    Object.assign(row, await peersOf(path, twin, truth));
  }
  const shown = [row.twin, row.peers?.pdftotext, row.peers?.["pdfjs-dist"], row.peers?.kordoc];
  console.log(
    [...shown, row.poppler].map(f1).join(" "),
    "|",
    [row.breaks, row.kordocBreaks].map(f1).join(" "),
    String(row.breaks?.places ?? "").padStart(6),
    half.slice(0, 3),
    name.slice(0, 60),
  );
  if (only !== "") showWrong(row);
  return row;
}

/** Whether `pdftotext` may judge the file: where the twin is known, it must itself reach what is asked of us. */
function isUsable({ peers }) {
  return !peers || peers.pdftotext.f1 >= WORST;
}

function f1(score) {
  return score ? score.f1.toFixed(3) : "  –  ";
}

function showWrong(row) {
  for (const key of ["twin", "poppler", "breaks"])
    for (const kind of ["missed", "added"])
      console.log(`  ${key} ${kind}: ${row[key]?.[kind].slice(0, SHOWN).join("  ") ?? "–"}`);
}

/** What peers reach on the file; kept, as it does not change with the reader. */
function peersOf(path, twin, truth) {
  return kept(`${sumOf(readFileSync(path))}-${twinKey(twin)}-${peerVersions}.spaces`, async () => {
    const [spaces, breaks] = [textOf(truth), bodyOf(truth)];
    const kordoc = await kordocText(path);
    return {
      peers: {
        pdftotext: scoreSpaces(spaces, popplerText(path)),
        "pdfjs-dist": scoreSpaces(spaces, await pdfjsText(path)),
        kordoc: scoreSpaces(spaces, kordoc.text),
      },
      kordocBreaks: scoreBreaks(breaks, kordoc.body),
    };
  });
}

/** One paragraph a line: line ends inside a block are no ends of it. */
function bodyOf({ blocks }) {
  return blocks
    .map(({ type, text }) =>
      type === "table" ? TABLE : BODY.has(type) ? `${text.replace(/\n/g, " ")}\n` : "",
    )
    .join("");
}

const round = (value) => (value === null ? null : Math.round(value * 1000) / 10);
const scoresOf = (own, pick) =>
  own
    .map(pick)
    .filter((score) => score)
    .map((score) => score.f1);
const summary = [FITTING, CHECKING].map((half) => {
  const own = rows.filter((row) => row.half === half);
  const twins = scoresOf(own, (row) => row.twin);
  const others = scoresOf(own.filter(isUsable), (row) => row.poppler);
  return {
    half,
    twins: twins.length,
    spaces: round(mean(twins)),
    worst: round(Math.min(...twins)),
    below: twins.filter((score) => score < WORST).length,
    ...Object.fromEntries(
      ["pdftotext", "pdfjs-dist", "kordoc"].map((peer) => [
        peer,
        round(mean(scoresOf(own, (row) => row.peers?.[peer]))),
      ]),
    ),
    files: others.length,
    unusable: own.length - others.length,
    poppler: round(mean(others)),
    popplerWorst: round(Math.min(...others)),
    popplerBelow: others.filter((score) => score < WORST).length,
    breaks: round(mean(scoresOf(own, (row) => row.breaks))),
    kordocBreaks: round(mean(scoresOf(own, (row) => row.kordocBreaks))),
  };
});
console.table(summary);

if (recorded) {
  const checked = summary.find(({ half }) => half === CHECKING);
  const spaces = { unit: "%", better: "higher" };
  const twins = `checking half, ${checked.twins} files`;
  const usable = `checking half, ${checked.files} files; ${checked.unusable} left out, where pdftotext is itself below ${WORST * 100} against the twin`;
  record("pdf-spaces", {
    peers: { kordoc: kordocVersion, "pdfjs-dist": pdfjsVersion, pdftotext: popplerVersion() },
    figures: [
      ...["pdftotext", "pdfjs-dist", "kordoc"].map((peer) => ({
        id: `spaces-${peer}`,
        ko: "PDF의 띄어쓰기(같은 문서의 HWP·HWPX 기준, F1)",
        en: "spaces of PDFs against HWP and HWPX of the same document (F1)",
        ours: checked.spaces,
        ...spaces,
        peer,
        theirs: checked[peer],
        bar: 98.5,
        note: twins,
      })),
      {
        id: "spaces-worst",
        ko: "PDF의 띄어쓰기, 가장 낮은 파일",
        en: "spaces of PDFs, worst file",
        ours: checked.worst,
        ...spaces,
        bar: WORST * 100,
        note: twins,
      },
      {
        id: "spaces-poppler",
        ko: "PDF의 띄어쓰기(pdftotext 기준, F1)",
        en: "spaces of PDFs against pdftotext (F1)",
        ours: checked.poppler,
        ...spaces,
        bar: 98.5,
        note: usable,
      },
      {
        id: "spaces-poppler-worst",
        ko: "PDF의 띄어쓰기(pdftotext 기준), 가장 낮은 파일",
        en: "spaces of PDFs against pdftotext, worst file",
        ours: checked.popplerWorst,
        ...spaces,
        bar: WORST * 100,
        note: usable,
      },
      {
        id: "breaks",
        ko: "PDF의 문단 나눔(같은 문서의 HWP·HWPX 기준, F1)",
        en: "paragraph breaks of PDFs against HWP and HWPX of the same document (F1)",
        ours: checked.breaks,
        ...spaces,
        peer: "kordoc",
        theirs: checked.kordocBreaks,
        bar: 95,
        note: twins,
      },
    ],
    detail: { summary, files: rows.map(brief) },
  });
}

/** A row as it is kept: shares in percent, without the places. */
function brief(row) {
  const { file, half, twin, poppler, breaks, peers = {}, kordocBreaks } = row;
  const share = (score) => (score ? round(score.f1) : null);
  return {
    file,
    half,
    twin: share(twin),
    ...Object.fromEntries(Object.entries(peers).map(([peer, score]) => [peer, share(score)])),
    poppler: share(poppler),
    usable: isUsable(row),
    breaks: share(breaks),
    kordocBreaks: share(kordocBreaks),
  };
}
