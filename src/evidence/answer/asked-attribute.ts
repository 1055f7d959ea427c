/** The attribute that a question asks for (`모집인원은 몇 명`), and whether a line, its label or its header names it. */
import {
  CASE_NOUNS,
  DOCUMENT_NOUNS,
  LIKE_ACTIONS,
  LIKE_APPLYING,
  LIKE_CHOOSING,
  LIKE_TYPES,
  NAMED_VALUES,
  NEUTRAL_MODIFIERS,
  SIZE_PREFIXES,
  TYPED_NOUNS,
  WORDS_LIKE_SIZES,
} from "../../text/lexicon/attributes.js";
import { NOUNS_LIKE_PARTICLES, NOUNS_LIKE_VERBS } from "../../text/lexicon/particles.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { QUESTION_WORDS } from "../../text/lexicon/questions.js";
import { readLabel } from "../../text/outline-labels.js";
import { squeeze } from "../../text/spacing.js";
import { isAskersVerb } from "../askers-verbs.js";

export interface AskedAttribute {
  /** The noun as typed, without its particle. */
  noun: string;
  /** The question up to the noun, without spaces: its label may have more words than one. */
  phrase: string;
  /** Each of these must be named, by one of its words. */
  needs: readonly (readonly string[])[];
  /** Words for the type alone (`기간`, `일시`); none where the noun names no type. */
  types: readonly string[];
  /** Whether official documents have a word for it: then no line answers that does not say it. */
  isKnown: boolean;
}

/** `무엇인가요`, `언제까지인가요`, `모두 몇 명인가요`, or nothing: the noun before it is what is asked for, not what does something. */
const ASKING_END =
  /^(?:(?:총|모두|최대|각각|대략|약|월|연|하루에?|한\s?[달해번]에?|매[월년달일]|[가-힣\d]{1,4}당)\s)?(?:언제부터\s)?(?:(?:무엇|뭐|뭔|언제|어디|어딘|누구|누군|얼마|며칠)[가-힣]*|몇\s?[가-힣%㎡A-Za-z]+|(?:무엇이|뭐가|어떤\s것이)\s있[가-힣]*)?$/;
/** Behind `무엇` or `몇 명`, the copula; a verb makes the noun its subject. */
const VERB_END = /(?:하나|되나|받나|열리|열렸|하는|되는|합니까|됩니까|했나|됐나)[가-힣]*$/;
const NOUN = /^[가-힣A-Za-z0-9·ㆍ‧・()]{2,}$/;
const TYPED = new RegExp(`^(.*?)${oneOf([...TYPED_NOUNS].sort((a, b) => b.length - a.length))}$`);
const KNOWN = new RegExp(`${oneOf(TYPED_NOUNS, NAMED_VALUES.flat())}$|..[일수비료금액량]$|..번호$`);
/** `총사업비`, not `총괄책임자`. */
const PREFIX = new RegExp(`^(?!${oneOf(WORDS_LIKE_SIZES)})${oneOf(SIZE_PREFIXES)}(?=..)`);
const OF_DOCUMENT = new Set(DOCUMENT_NOUNS);
/** `접수할 때 연락처는`: when it is so, and no name of it. */
const IS_CASE = new Set(CASE_NOUNS);
const NEUTRAL = new RegExp(`${oneOf(DOCUMENT_NOUNS, NEUTRAL_MODIFIERS)}$`);
/** A word with a particle or a verb's ending belongs to another phrase: `규정에서`, `사업의`, `만들어진`. */
const WITH_PARTICLE =
  /(?:의|에|에서|에게|로|을|를|이|가|은|는|도|와|과|부터|까지|상|진|난|던|한|된|린|친|킨|온|준|쓴|든|운|할|될)$/;
/** `최종평가`, `결과`: nouns that end as a particle does. */
const NOUN_LIKE_PARTICLE = new RegExp(`${oneOf(NOUNS_LIKE_PARTICLES, NOUNS_LIKE_VERBS)}$`);

/** `공문의`, `공고문의`: a paper with its particle, though `문의` is a noun. */
const OF_PAPER = /(?:공|공고|안내|통지|발표|결정|논|본)문의$/;

export function isOfOtherPhrase(word: string): boolean {
  if (OF_PAPER.test(word)) return true;
  return WITH_PARTICLE.test(word) && !NOUN_LIKE_PARTICLE.test(word);
}

/** `접수기간은?`; before an asking word also `접수기간이 언제예요?` */
const TOPIC = /^(.+?)(?:에서|에|으로|로)?[은는]$/;
const SUBJECT = /^(.{3,}?)[이가]$/;
const ASKING_WORD = new RegExp(`^${oneOf(QUESTION_WORDS)}|^며칠`);

export function askedAttribute(question: string): AskedAttribute | null {
  const said = question.replace(/[?？.!\s]+$/, "").split(/\s+/);
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const tail = said.slice(at + 1).join(" ");
    const isSubject = ASKING_WORD.test(tail) && !ASKING_WORD.test(said[at]!);
    const typed = (TOPIC.exec(said[at]!) ?? (isSubject ? SUBJECT.exec(said[at]!) : null))?.[1];
    if (typed === undefined) continue;
    // Two words before it, or there is nothing that the year is one of.
    if (at > 1 && YEAR.test(typed) && said[at - 1] === "중")
      return askedAttribute(ofYear(said, at));
    const noun = typed;
    if (!ASKING_END.test(tail) || VERB_END.test(tail) || !NOUN.test(noun)) return null;
    const bare = noun.replace(PREFIX, "");
    const phrase = [...said.slice(0, at), noun].join("");
    const needs = needsOf(bare, said[at - 1]);
    return { noun, phrase, needs, types: typesOf(bare), isKnown: KNOWN.test(bare) };
  }
  return null;
}

const YEAR = /^\d{4}년도?$/;

/** `사업비 중 2021년은 얼마` asks for the `사업비` of that year. */
function ofYear(said: readonly string[], at: number): string {
  const asked = [
    ...said.slice(0, at - 2),
    said[at]!.replace(/[은는이가]$/, ""),
    `${said[at - 2]!}은`,
  ];
  return [...asked, ...said.slice(at + 1)].join(" ");
}

/** A noun that only names a type needs what stands before it; any other is needed itself, or what else it is called. */
function needsOf(noun: string, before: string | undefined): string[][] {
  // `팩스를 보내려는데 번호는`: a number of any name.
  if (noun === "번호" && isOfOther(before)) return [];
  // `발표일`, `세대수`: the day and the number of what stands before.
  const typed = TYPED.exec(noun)?.[1] ?? /^(.{2,})[일수]$/.exec(noun)?.[1];
  if (typed !== undefined) {
    const which = isOfOther(before) ? [] : [[before!]];
    return typed.length < 2 ? which.map(([word]) => alike(word!)) : [alike(typed)];
  }
  const values = NAMED_VALUES.find((names) => names.some((name) => noun.endsWith(name)));
  const head = values?.find((name) => noun.endsWith(name));
  const rest = head ? noun.slice(0, -head.length) : "";
  // `모욕·명예훼손`: both, whichever dot stands between them.
  const parts = noun.split(DOT);
  if (!values && parts.length > 1 && parts.every((part) => part.length > 1))
    return parts.map((part) => [part]);
  if (!values) return [AIMED.test(noun) ? [noun, "달성"] : [noun]];
  const named = [noun, ...values];
  return rest.length >= 2 ? [alike(rest), named] : [named];
}

const DOT = /[·ㆍ‧・]/;

/** `수출 목표`: `50억 원 달성을 위해` tells it. */
const AIMED = /목표$/;

/** Whether the word before a noun belongs to another phrase, or names no more than a paper. */
function isOfOther(before: string | undefined): boolean {
  return (
    before === undefined ||
    isOfOtherPhrase(before) ||
    isAskersVerb(before) ||
    OF_DOCUMENT.has(before) ||
    IS_CASE.has(before)
  );
}

function typesOf(noun: string): readonly string[] {
  if (/[가-힣]{2}일$/.test(noun)) return LIKE_TYPES[0]!;
  return LIKE_TYPES.find((names) => names.some((name) => noun.endsWith(name))) ?? [];
}

/** The word and those that say the same of a value. */
export function alike(word: string): string[] {
  const same = [LIKE_APPLYING, LIKE_CHOOSING, ...LIKE_ACTIONS]
    .filter((words) => words.includes(word) || (words === LIKE_APPLYING && APPLYING.test(word)))
    .flat();
  return [...new Set([word, ...same])];
}

/** `신청접수`, `청약신청`: two words for one deed. */
const APPLYING = new RegExp(`^${oneOf(LIKE_APPLYING)}${oneOf(LIKE_APPLYING)}$`);

/** What a line calls what it says: `신청기간` in `가. 신청기간 : …`, `◦ (신청기간) …`, `제5조(신청기간) …`, `신청기간 | …`, `신청기간 – …`. */
const LABELLED = /^(?:[(（<〈【]\s?)?([^:：|)）>〉】]{1,24}?)(?:\s?(?:[:：|)）>〉】]|$)|\s[-–—]\s)/;

/** `(접수일시 범위는 1년으로 제한)`: a remark on what stands before. */
const REMARK = /^[(（][^()（）]{0,60}\d[^()（）]{0,60}[)）]$/;

export function labelOf(line: string): string {
  const rest = readLabel(line)?.rest ?? line.trim();
  if (REMARK.test(rest)) return "";
  return LABELLED.exec(rest)?.[1]?.replace(/\s+/g, "") ?? "";
}

/** What a cell is called: `입법예고` in `5.입법예고`, `담당부서` in `담당부서(과)`. */
export function nameOf(cell: string): string {
  return squeeze(cell)
    .replace(/^\(?\d{1,2}[.)]/, "")
    .replace(/[(（][^)）]{0,12}[)）]$/, "");
}

/** Whether a label or a cell is called what is asked for: the noun, or before a noun of a type what stands before it (`입법예고` of `입법예고 기간`). */
export function isCalled(name: string, { noun, phrase, types }: AskedAttribute): boolean {
  if (name === noun) return true;
  return types.length > 0 && name.length >= 2 && phrase.endsWith(name + noun);
}

/** `회장 – 한별, 감사 – 새봄`: whether one of the labels of a line that has several is the noun. */
export function labelsAmong(line: string, noun: string): boolean {
  const parts = line.split(/[,，]\s/);
  return (
    parts.length > 1 &&
    parts.every((part) => TOLD.test(part)) &&
    parts.some((part) => labelOf(part) === noun)
  );
}

const TOLD = /^\s{0,3}[^:：–—-]{1,12}(?:\s?[:：]|\s[-–—]\s)/;

/** Whether a line has the noun for its label, or a row for one of its cells. */
export function labels(line: string, noun: string): boolean {
  if (labelOf(line) === noun || labelsAmong(line, noun)) return true;
  return line.includes(" | ") && line.split(" | ").some((cell) => squeeze(cell) === noun);
}

/** `8.피규제집단 및 이해관계자`: names alone, one of them what is asked for; nothing is said of it. */
export function isBareLabel(line: string, noun: string): boolean {
  const names = (readLabel(line)?.rest ?? line).split(/\s및\s|[·ㆍ,/]/).map(squeeze);
  return names.length > 1 && names.includes(noun) && names.every((name) => NAME.test(name));
}

const NAME = /^[가-힣]{2,10}$/;

/** Whether everything that the attribute needs is named, as `names` finds it in the line and what stands over it. */
export function isNamed(attribute: AskedAttribute, names: (word: string) => boolean): boolean {
  return attribute.needs.every((words) => words.some(names));
}

/**
 * Whether a label names another value of the asked type: `처리기간` where `신청기한` is asked for, whatever its surroundings name. A
 * label that only says what every document has (`행사기간`, `총 사업기간`) is no other one.
 */
export function labelsOther(attribute: AskedAttribute, label: string): boolean {
  const { needs, types } = attribute;
  // Of times alone: a head count or an address under another name is more often the asked one.
  if (needs.length === 0 || types !== LIKE_TYPES[0]) return false;
  // `일시 및 기한` names several.
  return label.split(/및|[·ㆍ,/]/).every((name) => isOtherValue(attribute, name));
}

/** `접수번호 | 처리기간 | 14일`: whether each value of a row stands behind the label of another value of the asked type. */
export function keysOthers(
  attribute: AskedAttribute,
  row: string,
  holds: (cell: string) => boolean,
): boolean {
  const cells = row.split(" | ");
  const values = cells.flatMap((cell, at) => (at > 0 && holds(cell) ? [at] : []));
  if (values.length === 0 || holds(cells[0]!)) return false;
  return values.every((at) => labelsOther(attribute, nameOf(cells[at - 1]!)));
}

function isOtherValue({ needs, types }: AskedAttribute, name: string): boolean {
  const which = (TYPED.exec(name)?.[1] ?? "").replace(PREFIX, "");
  if (which.length < 2 || NEUTRAL.test(which)) return false;
  if (!types.some((type) => name.endsWith(type))) return false;
  return !needs.flat().some((word) => name.includes(word) || word.includes(which));
}
