/** Units that a table, a column or a line declares for bare numbers: `(단위 : 백만원, %)`, `금액(천원)`, `< 동향(억 달러, %) >`. */
import { MONEY_SCALES } from "../lexicon/measures.js";
import { oneOf } from "../lexicon/patterns.js";
import { spelledNumeral } from "./read-numerals.js";
import { unitNamed } from "./read-quantities.js";

export interface DeclaredUnit {
  factor: number;
  unit: string;
}

const AFTER_WORD = /(?<![가-힣])단위\s*([:：])?\s*([^)\]|\n>]{1,30})/g;
const IN_BRACKETS = /[(（[]\s*([^()（）[\]]{1,20}?)\s*[)）\]]/g;
const SCALED = new RegExp(
  String.raw`^(${oneOf([...MONEY_SCALES].sort((one, other) => other.length - one.length))})?\s*(\S+)$`,
);

/** All units that a text declares, each once. */
export function declaredUnits(text: string): DeclaredUnit[] {
  const found = new Map<string, DeclaredUnit>();
  const add = (units: readonly DeclaredUnit[]) => {
    for (const one of units) found.set(`${one.factor}${one.unit}`, one);
  };
  for (const [, , list] of text.matchAll(AFTER_WORD)) add(unitsOf(list!).known);
  for (const [, list] of text.matchAll(IN_BRACKETS)) {
    const { known, all, named } = unitsOf(list!);
    // `(주)`, `(일)` and `(대)` are no units: a unit in brackets alone is longer, or a mark.
    const sure =
      (named && known.length > 0) ||
      known.some(
        ({ factor, unit }) =>
          factor > 1 || !/^[가-힣]$/.test(unit) || unit === "원" || unit === "명",
      );
    if (all && sure) add(known);
  }
  return [...found.values()];
}

/** The same text with declarations blanked out: `(단위: 백만원)` is no amount. */
export function withoutDeclaredUnits(text: string): string {
  const blank = (whole: string) => " ".repeat(whole.length);
  return (
    text
      // `100만원 단위로 납부` declares nothing.
      .replace(AFTER_WORD, (whole, colon: string | undefined, list: string) =>
        colon !== undefined || unitsOf(list).known.length > 0 ? blank(whole) : whole,
      )
      .replace(IN_BRACKETS, (whole, list: string) => {
        const { known, all } = unitsOf(list);
        return all && known.length > 0 && !/\d/.test(list) ? blank(whole) : whole;
      })
  );
}

/** `named`: with the letter by which a table calls its column: `(억원, A)`. */
function unitsOf(list: string): { known: DeclaredUnit[]; all: boolean; named: boolean } {
  const written = list.split(/[,，·/]|및/).map((part) => part.trim().replace(/\s+/g, ""));
  const parts = written.filter((part) => !COLUMN_LETTER.test(part));
  const known = parts.map(unitOf).filter((one) => one !== null);
  return { known, all: known.length === parts.length, named: parts.length < written.length };
}

const COLUMN_LETTER = /^[A-Z]$/;

function unitOf(written: string): DeclaredUnit | null {
  const plain = unitNamed(written);
  if (plain !== null) return { factor: 1, unit: plain };
  const [, scale, rest] = SCALED.exec(written) ?? [];
  if (scale === undefined || rest === undefined) return null;
  const unit = unitNamed(rest);
  return unit === null ? null : { factor: spelledNumeral(scale)?.value ?? 1, unit };
}
