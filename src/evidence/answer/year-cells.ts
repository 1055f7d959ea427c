/** A year alone in its cell, `2007` under `설치년도`: when what the column is called after was done. */
import { squeeze } from "../../text/spacing.js";
import { HeldWords } from "./held-words.js";
import type { Question } from "./parse-question.js";

const YEAR_COLUMN = /^([가-힣]{2,8}?)(?:년도|연도|년월|연월)$/;
const YEAR = /^\s*['‘’]?(?:19|20)\d\d(?:\s?[.년]\s?\d{0,2}[.월]?)?\s*$/;

/** Whether the row has a year under a column that the question names by its deed. */
export function tellsYear(row: string, header: readonly string[], question: Question): boolean {
  const cells = row.split(" | ");
  return header.some((line) => {
    const names = line.split(" | ").map(squeeze);
    return names.some((name, at) => {
      const deed = YEAR_COLUMN.exec(name)?.[1];
      if (deed === undefined || !YEAR.test(cells[at] ?? "")) return false;
      const held = HeldWords.of(deed);
      return [...question.words.keys()].some((word) => held.met(word, question) > 0);
    });
  });
}
