/** The fields whose values a line tells: by its labels, those over it, the cells of its row and header, or by what it says. */
import {
  FIELD_LABELS,
  FIELD_SAID,
  NEAR_FIELDS,
  SAME_LABELS,
  WHOLE_LABELS,
} from "../../text/lexicon/told-fields.js";
import { readLabel } from "../../text/outline-labels.js";
import { squeeze } from "../../text/spacing.js";
import { nameOf } from "./asked-attribute.js";

type Field = keyof typeof FIELD_LABELS;

const CALLED: ReadonlyMap<string, Field> = new Map(
  [...Object.entries(FIELD_LABELS), ...Object.entries(WHOLE_LABELS)].flatMap(([name, labels]) =>
    labels.map((label) => [label, name as Field] as const),
  ),
);
const WHOLE: ReadonlySet<string> = new Set(Object.values(WHOLE_LABELS).flat());
/** Shorter labels end other words: `유지보수` is no `보수`. */
const SHORTEST_END = 3;
const LONGEST_LABEL = 20;
const SAID: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(FIELD_SAID).map(([name, all]) => [name, all.map((entry) => entry.split(" "))]),
);

/** The field that a label calls: `원서접수기간` by its end; null where it is none, or only its last letters, fewer than `least`, are. */
export function fieldCalled(label: string, least = SHORTEST_END): Field | null {
  const name = nameOf(label).toLowerCase();
  if (name.length > LONGEST_LABEL) return null;
  const whole = CALLED.get(name) ?? CALLED.get(lastWord(label));
  if (whole !== undefined) return whole;
  for (let from = 1; from <= name.length - least; from += 1) {
    const end = name.slice(from);
    const field = WHOLE.has(end) ? undefined : CALLED.get(end);
    if (field !== undefined) return field;
  }
  return null;
}

/** `접수기간: …`, `(접수기간) …`, `[접수기간] …`, `접수기간 ⇒ …`, `접수기간   …`, `접수기간은 …`, `제5조(접수기간) …`. */
const MARKED =
  /^[([（<〈【]?\s?([가-힣A-Za-z][가-힣A-Za-z·ㆍ ]{0,18}?)(?:\s?(?:[:：)\]）>〉】]|[⇒→▷▶]|$)|\s[-–—]\s|\s{2,}(?=\S)|[은는]\s)/;
/** Several may stand in a line: `근거: 계획 / 접수기간: …`, `한마당(접수기간: …)`, `…이며, 접수기간은 …`, `가. 접수기간: … 나. 접수장소: …`. */
const BETWEEN =
  /\s\/\s|[,;，]\s|[(（](?=[^()（）]{2,18}[:：])|\s[가-하][.)]\s(?=[가-힣 ]{2,18}[:：])/;
const MOST_PIECES = 8;
/** `(기    간) …`. */
const SPACED_IN_BRACKETS = /^[([（<〈【]\s?[가-힣](?:\s{1,8}[가-힣]){1,6}\s?(?=[)\]）>〉】])/;

/** A label of a line, and the field that it calls. */
export interface ToldLabel {
  label: string;
  field: Field;
}

/** The labels in a line that call fields. */
export function labelsOfLine(line: string): ToldLabel[] {
  const rest = readLabel(line)?.rest ?? line.trim();
  return rest
    .replace(SPACED_IN_BRACKETS, squeeze)
    .split(BETWEEN, MOST_PIECES)
    .flatMap((piece) => MARKED.exec(piece.trim())?.[1]?.split(/및|[·ㆍ]/) ?? [])
    .flatMap(toldLabel);
}

/** The same of the cells of a row or a header. */
export function labelsOfCells(row: string): ToldLabel[] {
  return row.split(" | ").flatMap(toldLabel);
}

/** The same of a line that is a label and nothing else: what follows is its value. */
export function labelHeading(line: string): ToldLabel[] {
  const rest = (readLabel(line)?.rest ?? line).replace(
    /^[\s<〈[【(（]+|(?<![\s>〉\]】)）:：])[\s>〉\]】)）:：]+$/g,
    "",
  );
  return rest.length <= LONGEST_LABEL ? toldLabel(rest) : [];
}

function lastWord(label: string): string {
  const words = label.trim().split(" ");
  const last = words.at(-1)!;
  return words.length > 1 && WHOLE.has(last) ? "" : last;
}

function toldLabel(label: string): ToldLabel[] {
  const field = fieldCalled(label);
  return field === null ? [] : [{ label: nameOf(label), field }];
}

/** Whether two labels are for the very same value. */
export function areSame(one: string, other: string): boolean {
  return SAME_LABELS.some((same) => same.includes(one) && same.includes(other));
}

/** Whether a label is the asked noun, or another for the very same value. */
export function isSameLabel(label: string, noun: string): boolean {
  if (label === noun) return true;
  return SAME_LABELS.some(
    (same) => same.includes(noun) && same.some((each) => label.endsWith(each)),
  );
}

/** Whether a line says a field without its label: `12명을 선발한다`. */
export function saysField(field: Field, line: string): boolean {
  const closed = squeeze(line);
  return SAID.get(field)?.some((entry) => standInOrder(entry, closed)) ?? false;
}

/** Whether one of the told fields is the asked one, or may say it. */
export function tellsNear(field: Field, told: readonly Field[]): boolean {
  const near = NEAR_FIELDS[field] ?? [];
  return told.some((each) => each === field || near.includes(each));
}

function standInOrder(words: readonly string[], text: string): boolean {
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word, from);
    if (at < 0) return false;
    from = at + word.length;
  }
  return true;
}

/** Whether one of the texts has a label of the field, or of one that may say it, among its words. */
export function isNamedNear(field: Field, texts: readonly string[]): boolean {
  const closed = texts.map(squeeze).join(" ").toLowerCase();
  const fields = [field, ...(NEAR_FIELDS[field] ?? [])] as Field[];
  return fields.some((each) => FIELD_LABELS[each].some((label) => closed.includes(label)));
}
