/** Labels of list items and headings on a printed page, and their rank. */

import {
  APPENDICES,
  CAPTIONED,
  ENCLOSURES,
  FORMS,
  OPENS_ATTACHMENTS,
} from "../../text/lexicon/attachments.js";
import { DATED_AMENDMENTS } from "../../text/lexicon/document-kinds.js";
import { PARTICLES_AFTER_APPENDIX } from "../../text/lexicon/particles.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { ENDINGS_LIKE_LABELS } from "../../text/lexicon/sentence-ends.js";
import { type OutlineLabelKind as Kind, readLabel } from "../../text/outline-labels.js";

export interface LineLabel {
  /** As written, without the blank after it. */
  text: string;
  kind: LineLabelKind;
  /** Place of the kind in the usual order, outermost first. */
  rank: number;
}

type LineLabelKind = "part" | "roman" | "item" | "bullet" | "note";

/**
 * The order that 행정업무의 운영 및 혁신에 관한 규정 시행규칙 제2조 sets for items (1. 가. 1) 가) (1) (가) ① ㉮), chapter
 * labels before them, and the marks of reports and press releases (□ ㅇ · -) by their usual depth.
 */
const PLACES: Record<Exclude<Kind, "article" | "supplement">, [LineLabelKind, number]> = {
  part: ["part", 1],
  chapter: ["part", 2],
  section: ["part", 3],
  subsection: ["part", 4],
  roman: ["roman", 5],
  number: ["item", 6],
  decimal: ["item", 7],
  syllable: ["item", 8],
  number_half: ["item", 9],
  syllable_half: ["item", 10],
  number_full: ["item", 11],
  syllable_full: ["item", 12],
  circled: ["item", 13],
  circled_syllable: ["item", 14],
  square: ["bullet", 15],
  circle: ["bullet", 16],
  dot: ["bullet", 17],
  dash: ["bullet", 18],
  reference: ["note", 19],
};

/** Rank of the square marks that open the main points of a report. */
export const MAIN_POINT = 15;

export function labelOf(text: string): LineLabel | null {
  const found = readLabel(text);
  if (!found || found.kind === "article" || found.kind === "supplement") return null;
  const [kind, rank] = PLACES[found.kind];
  // An asterisk explains what stands above it.
  if (/^\s*[*＊]/.test(text)) return { text: found.label, kind: "note", rank: PLACES.reference[1] };
  return { text: found.label, kind, rank };
}

/** `제3조(목적)`, `부칙`: open a paragraph of a rule, and are no list items. */
export function opensRule(text: string): boolean {
  const kind = readLabel(text)?.kind;
  return kind === "article" || kind === "supplement";
}

const ATTACHED = new RegExp(String.raw`^\s*${oneOfSpaced(OPENS_ATTACHMENTS)}(?=\s|$|[<([\d])`, "u");
/** `별지 제2호 서식으로`, `별표 3에 따른`: named in a sentence, by the particle behind it. */
const NAMED_ATTACHED = new RegExp(
  String.raw`^\s*${oneOfSpaced(OPENS_ATTACHMENTS)}\s?제?\s?\d{1,3}(?:\s?호)?(?:의\s?\d{1,2}|-\d{1,2})?(?:\s?[(（]?\s?서식\s?[)）]?)?\s?(?:으로|로|인|내지|${oneOf(PARTICLES_AFTER_APPENDIX)})(?=\s|$)`,
  "u",
);

export const namesAttached = (text: string): boolean => NAMED_ATTACHED.test(text);

/** `[별표 9]`, `<서식 제5호>`, `【참고 1】`, `<표 2>`: alone, or before a title; `[별표 9]의` goes on with its sentence. */
const BRACKETED = new RegExp(
  String.raw`^\s*[[【〔<〈《(（]\s*${oneOfSpaced([...ENCLOSURES, ...APPENDICES, ...FORMS, ...CAPTIONED])}(?:\s*제?\s*\d[^\]】〕>〉》)）]{0,12})?[\]】〕>〉》)）](?=\s|$)`,
  "u",
);

/** `전면개정 2020. 6. 1.`, `개정 2020. 6. 1. 시행 2020. 7. 1.`, alone on its line: the dates under the title of a rule. In brackets it ends a paragraph. */
// Each run of spaces is matched in one way only: two side by side would try every way to part a long one.
const DAY = String.raw`(?:\s*[:：])?\s*['’]?\d{2,4}(?:\s*[.년]\s*\d{1,2}){2}(?:\s*[.일])?`;
const DATED_AMENDMENT = new RegExp(
  String.raw`^\s*${oneOfSpaced(DATED_AMENDMENTS)}${DAY}(?:(?:\s*[(（[,])?\s*시\s?행${DAY}(?:\s*[)）\]])?)?\s*$`,
  "u",
);

/** A line that begins a new paragraph by its label alone. */
export function opensParagraph(text: string): boolean {
  return (
    readLabel(text) !== null ||
    ATTACHED.test(text) ||
    BRACKETED.test(text) ||
    DATED_AMENDMENT.test(text)
  );
}

/**
 * Counts numbered labels. A wrapped line may begin like an item (`…을 말한` / `다. 다만,`); it is one only if it continues
 * the numbering.
 */
export class LabelCounter {
  private readonly last = new Map<Kind, number>();

  /** Whether a label that starts this line would be the next of its kind, or the first. */
  expects(text: string): boolean {
    const label = readLabel(text);
    if (!label || !COUNTED.has(label.kind) || label.ordinal <= 1) return true;
    const last = this.last.get(label.kind);
    return last === undefined ? !isEnding(text) : label.ordinal === last + 1;
  }

  add(text: string): void {
    const label = readLabel(text);
    if (label && label.ordinal > 0) this.last.set(label.kind, label.ordinal);
  }
}

const COUNTED = new Set<Kind>(["number", "syllable", "number_half", "syllable_half"]);

const ENDING = new RegExp(String.raw`^\s*${oneOf(ENDINGS_LIKE_LABELS)}[.]`, "u");
const isEnding = (text: string): boolean => ENDING.test(text);
