/**
 * Everything that is measured of the HWP and HWPX readers, in one run, kept as `bench/results/hangul.json`.
 *
 *   npm run build && npm --prefix bench/peers install --omit=optional --ignore-scripts && node bench/hangul/run.mjs [CORPUS]
 */
import { kordocVersion } from "../kordoc.mjs";
import { record } from "../record.mjs";
import { CORPUS, hasCorpus } from "./corpus.mjs";
import { measureFormats } from "./formats.mjs";
import { measureLetters } from "./letters.mjs";
import { pageFigures } from "./page-figures.mjs";
import { measurePages } from "./pages.mjs";
import { measurePeers } from "./peers.mjs";
import { measureRecall, PRECISION, RECALL } from "./recall.mjs";

const corpus = process.argv[2] ?? CORPUS;
if (!hasCorpus(corpus)) {
  console.log(`no corpus at ${corpus}: skipped`);
  process.exit(0);
}

// Times first: what the others leave behind in memory would count.
const peers = await measurePeers(corpus);
const recall = await measureRecall(corpus);
const letters = await measureLetters(corpus);
const formats = await measureFormats(corpus);
const pages = await measurePages(corpus, { kordoc: true });
const stored = await measurePages(corpus, { layout: "stored" });

const time = (kind, what, whatKo) => ({
  id: `cpu-ms-${kind}`,
  ko: `${whatKo} 한 건을 읽는 CPU 시간(중앙값, 저장된 배치, 인식 끔)`,
  en: `CPU time for one ${what} (median, saved layout, recognition off)`,
  ours: peers.times[kind].stored,
  unit: "ms",
  better: "lower",
  peer: "kordoc",
  theirs: peers.times[kind].kordoc,
  note: `with the second opinion ${peers.times[kind].checked} ms`,
});
const ahead = (id, kind, of, [ko, en]) => ({
  ...{
    id: `${id}-${kind}`,
    ko: `kordoc보다 몇 배 빠른가: ${ko}`,
    en: `Times faster than kordoc: ${en}`,
  },
  ...{ ours: peers.times[kind][of], unit: "times", better: "higher", bar: 2 },
});
const figure = ({ id, ko, en, ours, unit, bar, note }) => ({
  id,
  ko,
  en,
  ours,
  unit,
  better: ["pt", "files", "places"].includes(unit) ? "lower" : "higher",
  bar,
  ...(note && { note }),
});
const whole = recall.summary;
record("hangul", {
  peers: { kordoc: kordocVersion },
  figures: [
    figure({
      id: "recall",
      ko: "글자 재현율(중앙값)",
      en: "character recall (median)",
      ours: whole.recall,
      unit: "share",
      bar: RECALL,
      note: `${whole.files} files, ${whole.below_recall} below the bar, each with its reason`,
    }),
    figure({
      id: "precision",
      ko: "글자 정밀도(중앙값)",
      en: "character precision (median)",
      ours: whole.precision,
      unit: "share",
      bar: PRECISION,
      note: `${whole.below_precision} files below the bar, each with its reason`,
    }),
    figure({
      id: "less-complete",
      ko: "kordoc보다 덜 읽은 파일",
      en: "files read less completely than by kordoc",
      ours: peers.behind.length,
      unit: "files",
      bar: 0,
    }),
    time("hwp", "HWP", "HWP"),
    time("hwpx", "HWPX", "HWPX"),
    time("all", "HWP or HWPX", "HWP·HWPX"),
    ahead("median", "hwp", "times_faster", ["HWP, 중앙값", "HWP, median of the files"]),
    ahead("median", "hwpx", "times_faster", ["HWPX, 중앙값", "HWPX, median of the files"]),
    ahead("sum", "hwp", "sum_faster", ["HWP 전체", "all HWP together"]),
    ahead("sum", "all", "sum_faster", ["HWP·HWPX 전체", "all HWP and HWPX together"]),
    ...pageFigures(pages, stored),
    figure({
      id: "twins",
      ko: "같은 문서의 HWP와 HWPX가 같게 읽힌 쌍",
      en: "pairs of HWP and HWPX read alike",
      ours: formats.equal,
      unit: "pairs",
      bar: formats.pairs,
    }),
    figure({
      id: "letters",
      ko: "수신·제목이 본문 뒤에 온 공문",
      en: "letters with 수신 or 제목 after the body",
      ours: letters.wrong,
      unit: "files",
      bar: 0,
      note: `${letters.letters} letters`,
    }),
  ],
  detail: { recall, peers, letters, formats, pages, stored },
});
