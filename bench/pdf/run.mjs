/**
 * Everything that is measured of the PDF reader: recall, reading order and tables on the corpus.
 * `npm run build` first. `node bench/pdf/run.mjs [part of a file name]` looks at some files only and records nothing.
 */
import { record } from "../record.mjs";
import { corpusPdfs, hasCorpus, mean, median, percent, read } from "./corpus.mjs";
import { scoreOrder } from "./order.mjs";
import { scoreTables } from "./tables.mjs";

if (!hasCorpus()) {
  console.log("bench pdf: no corpus, skipped");
  process.exit(0);
}
const only = (process.argv[2] ?? "").normalize("NFC");
const rows = [];
for (const pdf of corpusPdfs(only)) {
  const document = await read(pdf.path);
  const row = { file: pdf.name, reason: document.access.reason ?? null };
  rows.push(row);
  if (!document.access.readable) continue;
  const twin = pdf.twin ? await read(pdf.twin) : null;
  const compared = twin?.access.readable ? twin : null;
  Object.assign(row, scoreOrder(pdf, document, compared));
  row.tables = compared ? await scoreTables(pdf, document, compared) : [];
  console.log(
    [row.recall, row.seenRecall, row.order, row.twinOrder, mean(row.tables.map((t) => t.score))]
      .map((value) => String(percent(value) ?? "–").padStart(6))
      .join(" "),
    pdf.name,
  );
}
const known = (key) => rows.map((row) => row[key]).filter((value) => typeof value === "number");
const tables = rows.flatMap((row) => row.tables ?? []);
const ruled = tables.filter((table) => table.ruling === "ruled").map((table) => table.score);
const rest = tables.filter((table) => table.ruling !== "ruled").map((table) => table.score);
const figures = [
  {
    id: "recall-lowest",
    ko: "글자 재현율, 가장 낮은 파일",
    en: "character recall, lowest file",
    ours: percent(Math.min(...known("seenRecall"))),
    unit: "%",
    better: "higher",
    bar: 99,
    note: "of what the page shows; text that pdftotext finds on a blank place is left out",
  },
  {
    id: "order-reference",
    ko: "읽기 순서(NID), pdftotext 기준 중앙값",
    en: "reading order (NID), median against pdftotext",
    ours: percent(median(known("order"))),
    unit: "%",
    better: "higher",
    bar: 95,
  },
  {
    id: "order-twin",
    ko: "읽기 순서(NID), 같은 문서의 한글 파일 기준 중앙값",
    en: "reading order (NID), median against the same document in another format",
    ours: percent(median(known("twinOrder"))),
    unit: "%",
    better: "higher",
    bar: 95,
  },
  {
    id: "tables-ruled",
    ko: "표(TEDS), 선이 있는 표 평균",
    en: "tables (TEDS), mean over ruled tables",
    ours: percent(mean(ruled)),
    unit: "%",
    better: "higher",
    bar: 90,
    note: `${ruled.length} tables`,
  },
  {
    id: "tables-rest",
    ko: "표(TEDS), 그 밖의 표 평균",
    en: "tables (TEDS), mean over the others",
    ours: percent(mean(rest)),
    unit: "%",
    better: "higher",
    bar: 70,
    note: `${rest.length} tables`,
  },
];
if (only === "") record("pdf", { figures, detail: { files: rows.map(brief) } });
else console.table(figures);

function brief({ tables: scored = [], ...row }) {
  const numbers = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === "number" ? percent(value) : value,
  ]);
  return {
    ...Object.fromEntries(numbers),
    tables: scored.length,
    teds: percent(mean(scored.map((table) => table.score))),
  };
}
