/** Numbers of footnotes and endnotes, each in the format that the document sets (RTF 1.9.1, "Document Formatting Properties"). */
import { formatNumber } from "../word-numbers.js";

type Kind = "footnote" | "endnote";
interface NoteNumber {
  kind: Kind;
  format: string;
}

/** Endings of `\ftnn…` and `\aftnn…`, as Word's number formats. */
const FORMATS: Readonly<Record<string, string>> = {
  ar: "decimal",
  alc: "lowerLetter",
  auc: "upperLetter",
  rlc: "lowerRoman",
  ruc: "upperRoman",
  chi: "chicago",
  chosung: "chosung",
  cnum: "decimalEnclosedCircle",
  ganada: "ganada",
};

/** Control words that set a format. */
export const NOTE_NUMBERS: ReadonlyMap<string, NoteNumber> = new Map<string, NoteNumber>(
  Object.entries(FORMATS).flatMap(([ending, format]) => [
    [`ftnn${ending}`, { kind: "footnote", format }],
    [`aftnn${ending}`, { kind: "endnote", format }],
  ]),
);

export class NoteCounters {
  private readonly formats = { footnote: "decimal", endnote: "decimal" };
  private readonly counts = { footnote: 0, endnote: 0 };

  format(word: string): void {
    const set = NOTE_NUMBERS.get(word);
    if (set) this.formats[set.kind] = set.format;
  }

  next(kind: Kind): string {
    this.counts[kind]++;
    return formatNumber(this.counts[kind], this.formats[kind]);
  }
}
