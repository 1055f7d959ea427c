/** Whether a line leaves untold who, whom or where is asked. */

import { SAYING_WHERE } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { CONTACTING, KINDS_OF_ANSWER, ONLINE_NOUNS } from "../../text/lexicon/questions.js";
import { squeeze } from "../../text/spacing.js";
import { holdsTelephone, TOWN_OF_REGION } from "./answer-kind.js";
import { type AskedAttribute, alike, isNamed, nameOf } from "./asked-attribute.js";
import { type AskedChunk, names } from "./asked-chunk.js";
import type { HeldWords } from "./held-words.js";
import { PLACE_COLUMN, PLACE_LABEL } from "./label-kinds.js";
import type { LineFacts } from "./line-facts.js";
import { isAbout, type Question } from "./parse-question.js";
import {
  asksBody,
  countsCopies,
  hasOnlyLabels,
  hasRoleCell,
  isBracketedRole,
  isOnlyCounted,
  labelsRole,
  leadsDuties,
  saysWhom,
  tellsBody,
  tellsWho,
} from "./said-of.js";

/** It does not tell who the asked person is. */
export function isNobody(line: LineFacts, of: AskedChunk): boolean {
  const { question, asked } = of;
  if (!asked.isWho) return false;
  const noun = asked.noun!;
  if (labelsRole(noun, line.text)) return false;
  // What the sentence before tells of someone, this one tells no more of who that is.
  const outer = of.parents[line.place]!.map((each) => of.held[each]!);
  const near = line.isRow ? line.near : [line.own, of.nearest, ...outer];
  return (
    !isNamed(question.attribute!, (word) => names(word, near, question)) ||
    isOnlyCounted(noun, line.text) ||
    leadsDuties(line.text) ||
    (line.isRow &&
      (hasOnlyLabels(line.text) ||
        (!hasRoleCell(
          [noun, ...question.attribute!.needs.flat()],
          [line.text, line.shared, ...line.above],
        ) &&
          !isOfHolders(noun, line.above, of.chunk.headings?.at(-1) ?? "")))) ||
    (!line.isRow && !line.isLabelled && isBracketedRole(noun, line.text)) ||
    (!line.isRow && !line.isLabelled && line.own.share(noun) === 1 && !tellsWho(noun, line.text))
  );
}

/** `대 | 성명 | 재임기간` under `역대 원장`: the heading tells who the names are. */
function isOfHolders(role: string, header: readonly string[], heading: string): boolean {
  return heading.includes(role) && header.some((row) => NAME_COLUMN.test(row));
}

const NAME_COLUMN = /(?:^|\|)\s*(?:성\s?명|이\s?름)\s*(?:\||$)/;

/** Whom something is given to is asked, and it names nobody; whom to ask is told by a telephone too. */
export function isToNobody(
  { text, isLabelled }: LineFacts,
  { question, asked }: AskedChunk,
): boolean {
  if (!asked.isWhom || saysWhom(text)) return false;
  if (CONTACTED.test(question.topic ?? "") && holdsTelephone(text)) return false;
  return !isLabelled || countsCopies(text);
}

const CONTACTED = new RegExp(`${oneOf(CONTACTING)}$`);

/** It does not tell where the asked thing is. */
export function isElsewhere(
  line: LineFacts,
  { question, asked, path, whole }: AskedChunk,
): boolean {
  if (!asked.isWhere || line.isOfField) return false;
  const noun = asked.noun!;
  if (question.attribute === null)
    return !alike(noun).some((word) => names(word, [...line.near, path, whole], question));
  if (!isPlaceOf(question.attribute, line.near, question)) return true;
  const isToldSo = line.fit === true || line.isLabelled || line.isRow;
  if (asksBody(noun)) return !isToldSo && line.own.share(noun) === 1 && !tellsBody(noun, line.text);
  return !isToldSo && !isAbout(question, line.text);
}

/** Whether what is asked for by `어디` is named: `주관기관` also by `주관`. */
function isPlaceOf(
  attribute: AskedAttribute,
  near: readonly HeldWords[],
  question: Question,
): boolean {
  const which = KIND_OF_BODY.exec(attribute.noun)?.[1];
  return (
    isNamed(attribute, (word) => names(word, near, question)) ||
    (which !== undefined && names(which, near, question))
  );
}

const KIND_OF_BODY = new RegExp(`^(.{2,})${oneOf(KINDS_OF_ANSWER)}$`);

/** A place is asked for, and it tells none. */
export function isNoPlace(line: LineFacts, { asked, chunk, question, whole }: AskedChunk) {
  const { text, label, isRow, isLabelled, fit, above, shared } = line;
  if (!asked.isPlace || isLabelled || PLACE_LABEL.test(label)) return false;
  if (isOfSender(line, whole, ADDRESS_OF.exec(question.text)?.[1] ?? asked.noun)) return false;
  if (isWebsite(text, question)) return false;
  if (isRow && above.some((row) => isCellOf(PLACE_COLUMN, row, text))) return false;
  if (fit !== true) return true;
  // `시상식 : 12. 8.(금) / 가람공원 한빛관`
  if (question.attribute?.needs.flat().includes(nameOf(label))) return false;
  // `고용센터는 어디에 있나요`: its row tells it.
  if (isRow && asked.noun !== undefined && squeeze(text).includes(asked.noun)) return false;
  if (!isRow && asked.noun !== undefined && TOWN_BEFORE.exec(text)?.[1]?.includes(asked.noun))
    return false;
  const told = isRow ? [text, shared, ...above, chunk.headings?.at(-1) ?? ""] : [text];
  return !told.some((each) => SAYS_WHERE.test(each) || (isRow && CALLED_PLACE.test(each)));
}

/** Whether the row says something under the column that is called so. */
function isCellOf(column: RegExp, header: string, row: string): boolean {
  const names = header.split(" | ");
  const cells = row.split(" | ");
  const at = names.findIndex((name) => column.test(name));
  return at >= 0 && names.length === cells.length && /[\p{L}\d]/u.test(cells[at]!);
}

/** `우 | 04520 | 가람시 한별로 12`: the foot of a letter tells where the one who sent it is, whom it names. */
function isOfSender({ text, fit }: LineFacts, whole: HeldWords, noun = ""): boolean {
  return fit === true && FOOT.test(text) && whole.share(noun) === 1;
}

const FOOT = /^우\s?\|?\s?\d{5}(?=\s)/;

/** `청년과의 주소는`: the one who sent the letter is named before the noun. */
const ADDRESS_OF = /(?<![가-힣])([가-힣]{2,20}?)의?\s(?:주소|위치|소재지)[은는가]?(?:\s|[?？]|$)/;

/** `누리집에서 신청한다` where it is asked where to: the deed is done there. */
function isWebsite(text: string, { attribute }: Question): boolean {
  const deeds = attribute?.needs.flat() ?? [];
  if (deeds.length === 0) return false;
  const deed = oneOf(deeds);
  const isDoneThere = `${oneOf(ONLINE_NOUNS)}(?:에서|에|으로|로)\\s[^.]{0,40}${deed}`;
  const isHeadOfSite = `${deed}(?:은|는|\\s?(?:방법)?\\s?[)）:：])[^.]{0,40}${SITE}`;
  return new RegExp(`${isDoneThere}|${isHeadOfSite}`).test(text);
}

/** `신청은 예약 누리집(https://…) 또는 …`, `접수 : … 링크 https://…`: where a deed that heads the line is done. */
const SITE = "(?:https?://|www[.])";

const SAYS_WHERE = new RegExp(oneOf(SAYING_WHERE));

/** A cell that a place is called by: `교육장 | …`, `접수처 | …`. */
const CALLED_PLACE = /(?:^|\|)\s*[가-힣]{1,8}[장처곳지실]\s*(?=\||$)/;

/** `충북 음성 가람(주) 생산공장을 방문하여`: where the thing is stands before its name. */
const TOWN_BEFORE = new RegExp(String.raw`${TOWN_OF_REGION}[시군구]?\s([^.]{1,30})`);
