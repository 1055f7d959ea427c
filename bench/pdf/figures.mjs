/** The figures of the PDF bench, each with its target or peer. */
import { mean, median } from "../statistics.mjs";
import { percent } from "./corpus.mjs";

export function figuresOf(rows, printed, speed, long) {
  const known = (list, key) => list.map((row) => row[key]).filter(Number.isFinite);
  const tables = (list, ruled) =>
    list
      .flatMap((row) => row.tables ?? [])
      .filter(({ ruling }) => (ruling === "ruled") === ruled)
      .map(({ score }) => score);
  const truth = rows.map((row) => row.twinOrder ?? row.order).filter(Number.isFinite);
  const sum = (key) => speed.reduce((total, row) => total + row[key], 0);
  const boxes = [...rows, ...printed].filter((row) => row.boxes > 0);
  const share = (values) => ({ ours: percent(values), unit: "%", better: "higher" });
  const counted = (scores) => ({ ...share(mean(scores)), note: `${scores.length} tables` });
  return [
    {
      id: "recall-lowest",
      ko: "글자 재현율, 가장 낮은 파일",
      en: "character recall, lowest file",
      ...share(Math.min(...known(rows, "seenRecall"))),
      bar: 99,
      note: "of what the page shows: text that pdftotext finds on a blank place is left out; running lines count once",
    },
    {
      id: "order-reference",
      ko: "읽기 순서(NID), pdftotext 기준 중앙값",
      en: "reading order (NID), median against pdftotext",
      ...share(median(known(rows, "order"))),
      bar: 95,
    },
    {
      id: "order-twin",
      ko: "읽기 순서(NID), 같은 문서의 한글 파일 기준 중앙값",
      en: "reading order (NID), median against the same document in HWP or HWPX",
      ...share(median(known(rows, "twinOrder"))),
      bar: 95,
    },
    {
      id: "order-best-known",
      ko: "읽기 순서(NID), 한글 파일이 있으면 그것, 없으면 pdftotext 기준 중앙값",
      en: "reading order (NID), median against the twin, or pdftotext where there is none",
      ...share(median(truth)),
      bar: 95,
    },
    {
      id: "tables-ruled",
      ko: "표(TEDS), 선이 있는 표 평균",
      en: "tables (TEDS), mean over ruled tables",
      ...counted(tables(rows, true)),
      bar: 90,
    },
    {
      id: "tables-rest",
      ko: "표(TEDS), 선이 일부만 있거나 없는 표 평균",
      en: "tables (TEDS), mean over partly ruled and unruled tables",
      ...counted(tables(rows, false)),
      bar: 70,
    },
    {
      id: "tables-printed",
      ko: "표(TEDS), DOCX를 인쇄한 PDF 평균",
      en: "tables (TEDS), mean over DOCX files printed to PDF",
      ...counted(
        printed
          .filter((row) => !row.tagged)
          .flatMap((row) => [...tables([row], true), ...tables([row], false)]),
      ),
    },
    {
      id: "order-printed",
      ko: "읽기 순서(NID), DOCX를 인쇄한 PDF 중앙값",
      en: "reading order (NID), median over DOCX files printed to PDF",
      ...share(
        median(
          known(
            printed.filter((row) => !row.tagged),
            "twinOrder",
          ),
        ),
      ),
    },
    ...[
      ["headings-twin", "한글 파일 기준", "against HWP and HWPX", rows],
      [
        "headings-printed",
        "DOCX를 인쇄한 PDF",
        "DOCX files printed to PDF",
        printed.filter((row) => !row.tagged),
      ],
      [
        "headings-tagged",
        "태그 있는 PDF",
        "DOCX files printed to tagged PDF",
        printed.filter((row) => row.tagged),
      ],
    ].map(([id, ko, en, list]) => ({
      id,
      ko: `제목(MHS) 평균, ${ko}`,
      en: `headings (MHS), mean, ${en}`,
      ...share(mean(known(list, "headings"))),
      note: `${known(list, "headings").length} documents with headings`,
    })),
    {
      id: "boxes",
      ko: "글이 실제로 들어 있는 상자",
      en: "boxes with their text under them",
      ...share(mean(boxes.map(({ held, boxes: all }) => held / all))),
      bar: 100,
      note: `${boxes.reduce((total, row) => total + row.boxes, 0)} boxes`,
    },
    {
      id: "speed-engine",
      ko: "전체 읽기 CPU 시간 ÷ 엔진의 글자 추출 시간",
      en: "CPU time of the whole reader over the bare engine's text extraction",
      ours: Math.round((sum("reader") / sum("engine")) * 100) / 100,
      unit: "×",
      better: "lower",
      bar: 2,
      note: `${speed.length} files, median of files ${median(speed.map((row) => row.reader / row.engine)).toFixed(2)}`,
    },
    ...[
      ["speed-pdftotext", "pdftotext -bbox-layout", "poppler"],
      ["speed-pdfjs", "pdfjs-dist", "pdfjs"],
    ].map(([id, peer, key]) => ({
      id,
      ko: `쪽당 CPU 시간, ${peer}와 비교`,
      en: `CPU time a page beside ${peer}`,
      ours: perPage(sum("reader"), sum("pages")),
      unit: "ms",
      better: "lower",
      peer,
      theirs: Number.isFinite(sum(key)) ? perPage(sum(key), sum("pages")) : null,
    })),
    {
      id: "first-page",
      ko: `${long.pages}쪽 파일의 첫 쪽까지 걸린 시간`,
      en: `time to the first page of a file of ${long.pages} pages`,
      ours: long.first,
      unit: "ms",
      better: "lower",
      note: `all pages ${long.all} ms`,
    },
    {
      id: "memory-growth",
      ko: `${long.pages}쪽 파일에서 처음 10분의 1 뒤에 늘어난 메모리`,
      en: `memory gained after the first tenth of ${long.pages} pages`,
      ours: long.late - long.early,
      unit: "MiB",
      better: "lower",
      note: `${long.early} MiB after a tenth, ${long.late} MiB at the end`,
    },
  ];
}

const perPage = (milliseconds, pages) => Math.round((milliseconds / pages) * 10) / 10;
