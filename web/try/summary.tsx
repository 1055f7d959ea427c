/** The figures of a reading. */
import type { TriedDocument } from "../../src/model/upload.js";
import { type PageWords, useWords } from "../shared/words.js";

type Figures = TriedDocument["summary"];

export function Summary({ summary }: { summary: Figures }) {
  const words = useWords("try");
  return (
    <dl id="summary" class="summary">
      {figures(summary, words).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function figures(summary: Figures, words: PageWords<"try">): [string, string | number][] {
  return [
    [words.file, summary.filename],
    [words.format, summary.format.toUpperCase()],
    // Some formats have no pages until a program lays them out.
    [words.pages, summary.pages || "–"],
    [words.blocks, summary.blocks],
    [words.tables, summary.tables],
    [words.chunks, summary.chunks],
    [words.characters, summary.characters.toLocaleString()],
    [words.ocrPages, words.pageCount(summary.ocr_pages)],
    [words.warnings, summary.warnings],
    [words.time, words.milliseconds(summary.parse_ms)],
  ];
}
