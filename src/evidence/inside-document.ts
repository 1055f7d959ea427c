/** Where inside the document that is found first the answer may stand: its chunks ranked among themselves, and its opening. */
import type { RankedChunk } from "../search/engine.js";
import type { Scope } from "../tenants/scope.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { QUESTION_WORDS } from "../text/lexicon/questions.js";
import { REASON_HEADINGS } from "../text/lexicon/reasons.js";
import { stem } from "../text/particles-and-endings.js";
import { squeeze } from "../text/spacing.js";
import { askedAttribute, labels } from "./answer/asked-attribute.js";
import { asksWhy } from "./answer/asked-reason.js";
import { isAskersVerb, officialForVerbsIn } from "./askers-verbs.js";
import { beyondTitle } from "./beyond-title.js";
import { asksLasting, asksToldValue, OPENING_CHUNKS, tellsValue } from "./opening-values.js";
import { ANSWER } from "./weights.js";

const ASKING_WORD = new RegExp(`^${oneOf(QUESTION_WORDS)}|^며칠`);

/** Of a question without spaces, so many letters may be the label of what it asks for. */
const LONGEST_LABEL = 6;
/** What a label calls how long something lasts. */
const LASTING_LABEL = "기간";
/** `몇 살부터`: those for whom something is are told by their age. */
const AGE_ASKED = /몇\s?(?:살|세(?=까지|부터|[인여이]|\s))/;
const AGE_LABELS = "대상 자격 연령 나이 수혜자";

/**
 * The document that a question names fills the ranking with chunks that repeat its title; which of its chunks says what is asked for
 * shows when the title counts for nothing, as among its own chunks. They count as the last of what was found.
 */
export async function withMoreOfFirst(
  scope: Scope,
  question: string,
  found: readonly RankedChunk[],
): Promise<RankedChunk[]> {
  const first = titledOf(scope, question, found);
  if (!first) return [];
  const isThere = new Set(found.map(({ key, chunk }) => `${chunk} ${key}`));
  const beyond = beyondTitle(question, await titlesOf(scope, first)) ?? question;
  // Among all documents a verb's terms would lead to others; inside one they lead to its chunk.
  const inside = [beyond, ...officialForVerbsIn(beyond)].join(" ");
  const more = [
    ...scope.searchDocument(first.key, inside, ANSWER.depthInDocument),
    // Where every chunk is about the document's subject, its attribute tells where to look.
    ...scope.searchDocument(first.key, endWithLabels(question), ANSWER.depthOfAttribute),
  ];
  // What it is for, a document says under a heading of its own.
  if (asksWhy(question))
    more.push(...scope.searchDocument(first.key, REASON_HEADINGS.join(" "), ANSWER.depthOfReason));
  const { score } = found.at(-1)!;
  more.push(...(await openingOf(scope, question, first)));
  more.push(...(await labelledIn(scope, question, first)));
  const all = [...found];
  for (const each of more) {
    const id = `${each.chunk} ${each.key}`;
    if (isThere.has(id)) continue;
    isThere.add(id);
    all.push({ ...each, score });
  }
  return all;
}

/** The document found first; where its title lacks what is asked about, one found behind it whose title begins with that. */
function titledOf(
  scope: Scope,
  question: string,
  found: readonly RankedChunk[],
): RankedChunk | undefined {
  const subject = (question.normalize("NFC").match(SUBJECT) ?? [])
    .map(stem)
    .find((word) => word.length >= SHORTEST_SUBJECT && !isAskersVerb(word));
  const [first] = found;
  if (!first || subject === undefined) return first;
  const titles = found.map(({ key }) => squeeze(scope.titleOf(key)));
  if (titles[0]!.includes(subject)) return first;
  return found[titles.findIndex((title) => title.startsWith(subject))] ?? first;
}

const SUBJECT = /[가-힣]{4,20}/g;
/** Shorter words begin too many titles. */
const SHORTEST_SUBJECT = 4;

/** The chunks that a document begins with and that may tell the asked value of the document itself. */
async function openingOf(
  scope: Scope,
  question: string,
  first: RankedChunk,
): Promise<RankedChunk[]> {
  if (!asksToldValue(question)) return [];
  const opening: RankedChunk[] = [];
  for (let chunk = 0; chunk < OPENING_CHUNKS; chunk += 1) {
    const at = await scope.chunkAt(first.key, chunk);
    if (!at) break;
    if (tellsValue(at.chunk.text, question)) opening.push({ ...first, chunk });
  }
  return opening;
}

/** The chunks with a line that has the asked noun for its label: where many chunks say the noun, rank does not tell which has it. */
async function labelledIn(
  scope: Scope,
  question: string,
  { key }: RankedChunk,
): Promise<RankedChunk[]> {
  const noun = askedAttribute(question)?.noun.replace(/\s+/g, "");
  const nouns = noun === undefined ? daysOfDeed(question) : [noun];
  const [first] = nouns;
  if (first === undefined) return [];
  const labelled: RankedChunk[] = [];
  for (const ranked of scope.searchDocument(key, first, ANSWER.depthOfLabel)) {
    const at = await scope.chunkAt(key, ranked.chunk);
    const isLabelled = (line: string) => nouns.some((each) => labels(line, each));
    if (at?.chunk.text.split("\n").some(isLabelled)) labelled.push(ranked);
  }
  return labelled.slice(0, ANSWER.depthOfAttribute);
}

/** How a label may call the day of a deed: `서비스 시작일` for `서비스는 언제 시작되었나요`. */
function daysOfDeed(question: string): string[] {
  const [, topic, deed] = WHEN_DONE.exec(question) ?? [];
  return deed === undefined ? [] : [`${topic}${deed}일`, `${deed}일`, `${deed}일자`, `${deed}일시`];
}

const WHEN_DONE =
  /([가-힣]{2,20})[은는이가]\s언제\s([가-힣]{2,3}?)(?:되|하|됐|했|된|한)[가-힣]{0,6}[?？\s]*$/;

/** What a document is called: its title, the name of its file, who issued it. */
async function titlesOf(scope: Scope, { key, chunk }: RankedChunk): Promise<string[]> {
  const at = await scope.chunkAt(key, chunk);
  if (!at) return [];
  const { name, structure } = at.facts;
  return [at.chunk.path[0], name, structure.issuer].filter((each) => typeof each === "string");
}

/** The end of a question, and how a label may say it: `사업 금액` in one word, `예산` for `사업비`, `기간` for `몇 달 걸리나요`. */
function endWithLabels(question: string): string {
  const end = endOfQuestion(question);
  const attribute = askedAttribute(question);
  const joined = attribute?.phrase.slice(-LONGEST_LABEL) ?? "";
  const lasting = asksLasting(question) ? LASTING_LABEL : "";
  const age = AGE_ASKED.test(question) ? AGE_LABELS : "";
  return [end, joined, ...(attribute?.needs.flat() ?? []), lasting, age].join(" ");
}

/** The words that a question ends with, which say what of its subject is asked for: `교육 장소는 어디인가요?` */
function endOfQuestion(question: string): string {
  const said = question.trim().split(/\s+/);
  const asking = said.findIndex((word) => ASKING_WORD.test(word));
  const end = asking < 0 ? said.length : Math.max(asking, 1);
  return said.slice(Math.max(0, end - 2), asking < 0 ? end : undefined).join(" ");
}
