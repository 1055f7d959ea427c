/** The lines of one chunk that answer a question, where all words are alike rare; for unit tests. */
import { readQuestion } from "../src/evidence/answer/parse-question.js";
import type { LineText } from "../src/evidence/answer/read-chunk.js";
import { judgeLines } from "../src/evidence/answer/score-lines.js";
import type { TermRarity } from "../src/search/bm25.js";

export const RARITY: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };

export const judgedLines = (question: string, text: string, more: Partial<LineText> = {}) =>
  judgeLines(
    { text, path: [], kind: text.includes(" | ") ? "table" : "paragraph", ...more },
    readQuestion(question, RARITY),
  );

export const toldLines = (...given: Parameters<typeof judgedLines>): string[] =>
  judgedLines(...given).map((line) => line.text);
