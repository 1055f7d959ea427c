/** Whether a line tells the field of official papers that is asked for, or those of others alone. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DEPARTMENTS } from "../../text/lexicon/questions.js";
import { ANNOUNCED, HOLDING, IN_FORCE } from "../../text/lexicon/told-fields.js";
import { squeeze } from "../../text/spacing.js";
import { isNamed, labelOf, nameOf } from "./asked-attribute.js";
import { type AskedChunk, names } from "./asked-chunk.js";
import type { AskedField } from "./asked-field.js";
import { effectiveFrom } from "./effective-days.js";
import type { HeldWords } from "./held-words.js";
import { PLACE_COLUMN } from "./label-kinds.js";
import { labelsTopic } from "./labels-topic.js";
import type { LineText } from "./read-chunk.js";
import { isBoundOfDeed } from "./told-by-deeds.js";
import {
  areSame,
  fieldCalled,
  isNamedNear,
  isSameLabel,
  labelHeading,
  labelsOfCells,
  labelsOfLine,
  saysField,
  type ToldLabel,
  tellsNear,
} from "./told-fields.js";

interface ReadLine {
  text: string;
  place: number;
  own: HeldWords;
  fit: boolean | null;
  isUnnamed: boolean;
}

interface LineField {
  /** Whether it tells the asked field, by a label of it or in a sentence. */
  isOfField: boolean;
  /** Whether its labels are those of other fields alone, or nothing near it names the asked one. */
  isOfOtherField: boolean;
}

const OF_NONE: LineField = { isOfField: false, isOfOtherField: false };

export function lineField(line: ReadLine, of: AskedChunk): LineField {
  const field = fieldAskedOf(of);
  if (field === null) return OF_NONE;
  if (isOfOthersResult(field, of)) return { isOfField: false, isOfOtherField: true };
  const { text, place, fit } = line;
  const ownLabels = labelsOf(text, place, of);
  const labels = ownLabels.length > 0 ? ownLabels : labelsOver(place, of);
  const told = labels.map(({ field: each }) => each);
  if (
    field.name === "effective" &&
    field.noun === null &&
    !saysEffect([text, ...linesOver(place, of)])
  )
    return { isOfField: false, isOfOtherField: true };
  const isSaid =
    saysField(field.name, text) ||
    (field.name === "effective" && effectiveFrom(text) > 0) ||
    (field.name === "department" && (DEPARTMENT.test(text) || isSender(text, of.question.text)));
  const isOfField =
    fit !== false &&
    isAskedOfPaper(field, of) &&
    (!namesNoun(line, field) || ownLabels.some(({ label }) => isOtherName(label, field))) &&
    ((ownLabels.length === 0 && isSaid) || labels.some((label) => isAskedLabel(label, field)));
  if (isSaid || tellsNear(field.name, told) || namesAsked(line, field, of, ownLabels.length > 0))
    return { isOfField, isOfOtherField: false };
  const mayBeUnnamed = of.question.attribute === null || field.titled !== null || line.isUnnamed;
  const isOfOtherField =
    told.length > 0 || (mayBeUnnamed && !isNamedNear(field.name, [text, ...linesOver(place, of)]));
  return { isOfField, isOfOtherField };
}

/** `가람부(의료정책과), 044-200-1234`: whose a law or a notice is stands under its title so. */
export const DEPARTMENT = new RegExp(
  String.raw`^[^가-힣]{0,3}[가-힣]{2,20}\s?[(（][가-힣·]{2,20}${oneOf(DEPARTMENTS)}[)）],?\s{0,3}0\d{1,2}-\d{3,4}-\d{4}`,
);

/** `시행 | 예방과-299 | …`: the department that sent a letter, at its foot. */
const FOOT = new RegExp(String.raw`^시행\s?\|?\s?[가-힣]{1,20}${oneOf(DEPARTMENTS)}-\d`);
const SENDER_ASKED = /공문|보낸|보냈|발송|시행한|시행했/;

function isSender(text: string, question: string): boolean {
  return SENDER_ASKED.test(question) && FOOT.test(text);
}

/** `당첨자 발표` of a paper that never speaks of a draw: what it announces is something else. */
function isOfOthersResult({ name }: AskedField, { chunk, question, path, whole }: AskedChunk) {
  if (name !== "result") return false;
  const whose = Object.keys(ANNOUNCED).find((each) => question.text.includes(each));
  if (whose === undefined) return false;
  const held = [path, whole, chunk.document ?? whole];
  return !ANNOUNCED[whose]!.some((word) => names(word, held, question));
}

/** The field that is asked for, where the paper is about what it is asked of. */
function fieldAskedOf({ chunk, question: { field = null } }: AskedChunk): AskedField | null {
  if (field === null || field.titled === null) return field;
  return isTitled(field.titled, chunk) ? field : null;
}

/** Whether the paper's title has a word: what it is about is asked of all of it. */
function isTitled(word: string, { titles = [] }: LineText): boolean {
  return titles.some((title) => squeeze(title).includes(word));
}

/** `발표일` where `발표` is asked for: another label for the very same value. */
function isOtherName(label: string, { noun }: AskedField): boolean {
  return noun !== null && label !== noun && areSame(label, noun);
}

/** Whether the line has the asked noun itself: then that is what it is judged by. */
function namesNoun({ own }: ReadLine, { noun }: AskedField): boolean {
  return noun !== null && own.share(noun) === 1;
}

/** Whether the line itself names the asked attribute, or without another label the words that ask or what the question is about. */
function namesAsked(
  line: ReadLine,
  field: AskedField,
  of: AskedChunk,
  isOfOthers: boolean,
): boolean {
  const { chunk, question, above } = of;
  const { text, own, place } = line;
  const { attribute, topic } = question;
  if (topic !== null && above[place]!.some((header) => hasCell(header, topic))) return true;
  if (topic !== null && line.fit === true && labelsTopic(line, topic, of)) return true;
  if (!isOfOthers && labelsAsking(line, field)) return true;
  if (field.name === "place" && above[place]!.some((row) => PLACE_COLUMN.test(row))) return true;
  if (!isOfOthers && line.fit === true && isBoundOfDeed(text, question.text)) return true;
  // `제4차 심의회 : 9월 중`
  if (field.titled !== null) return labelOf(text).endsWith(field.titled);
  if (attribute !== null) return isNamed(attribute, (word) => names(word, [own], question));
  if (field.name === "held" && topic !== null && isHeldHere(text, topic)) return true;
  // What the whole paper is about, any line may name.
  return !isOfOthers && topic !== null && !isTitled(topic, chunk) && names(topic, [own], question);
}

/** Whether from when something is in force can be told there: `5월 7일 국회를 통과했다` tells it not. */
function saysEffect(texts: readonly string[]): boolean {
  return texts.some((text) => EFFECT.test(text));
}

const EFFECT = new RegExp(oneOf(IN_FORCE));

/** `6. 25. 강당에서 특강을 실시합니다`: the sentence tells when that is held, whatever the paper is about. */
function isHeldHere(text: string, topic: string): boolean {
  const at = text.indexOf(topic);
  return at >= 0 && HOLDS.test(text.slice(at + topic.length));
}

const HOLDS = new RegExp(`^[을를이가]\\s(?:[가-힣]{1,8}\\s){0,2}${oneOf(HOLDING)}`);

/** `날짜 | 공고 | 참가신청(온라인)`: whether a column is called what the question is about. */
function hasCell(header: string, name: string): boolean {
  return header.split(" | ").some((cell) => nameOf(cell) === name);
}

/** `작품 접수 | 6. 1. ~ 6. 30.` where it is asked until when to hand in: its label has the words that ask. */
function labelsAsking({ text, fit }: ReadLine, { words }: AskedField): boolean {
  const label = labelOf(text);
  // Without a label, that is the whole line.
  if (fit === false || words.size === 0 || squeeze(text).endsWith(label)) return false;
  return [...words].every((word) => label.includes(word));
}

/** Its own labels, or those of its row's cells and header. */
function labelsOf(text: string, place: number, { above }: AskedChunk): ToldLabel[] {
  return text.includes(" | ")
    ? [text, ...above[place]!].flatMap(labelsOfCells)
    : labelsOfLine(text);
}

/** The label that it stands under. */
function labelsOver(place: number, { lines, parents, chunk }: AskedChunk): ToldLabel[] {
  const over = [lines[place - 1] ?? "", ...parents[place]!.map((each) => lines[each]!).reverse()];
  if (place === 0) over.push(chunk.headings?.at(-1) ?? "");
  return over.map(labelHeading).find(({ length }) => length > 0) ?? [];
}

/** Whether a label is that of the asked field; where a label is asked for, one for the same value. */
function isAskedLabel({ label, field }: ToldLabel, { name, noun }: AskedField): boolean {
  return field === name && (noun === null || isSameLabel(label, noun));
}

/** `시상식 장소는`: what stands before a noun of a type says which is asked for; it must be what the paper is about. */
function isAskedOfPaper(field: AskedField, { chunk, question }: AskedChunk): boolean {
  const { attribute } = question;
  if (attribute === null || field.titled !== null) return true;
  const isOwn = (word: string) => attribute.noun.includes(word) || fieldCalled(word) === field.name;
  return attribute.needs.flat().some((word) => isOwn(word) || isTitled(word, chunk));
}

/** What a line stands under: the line before, its leads, the header of its table, the headings. */
function linesOver(place: number, { lines, parents, above, chunk }: AskedChunk): string[] {
  return [
    lines[place - 1] ?? "",
    ...parents[place]!.map((each) => lines[each]!),
    ...above[place]!,
    ...(chunk.headings ?? []),
  ];
}
