/** How much of a question a line holds: by itself, with what stands over it, in its chunk. */
import { LINE } from "../weights.js";
import { type AskedChunk, mostHeld } from "./asked-chunk.js";
import { CONTACTS_ASKED, TIMES_ASKED } from "./asked-of-lines.js";
import { isPairs, labelsPair } from "./form-rows.js";
import { PLACE_LABEL, TIME_LABEL } from "./label-kinds.js";
import type { LineFacts } from "./line-facts.js";
import { isHead, type Question } from "./parse-question.js";
import type { LineText } from "./read-chunk.js";
import { wordsToCover } from "./words-to-cover.js";

/** Shares of the question, by the weights of its words. */
export interface LineCover {
  alone: number;
  withPath: number;
  /** With its header and the lines that it stands under. */
  withBefore: number;
  inChunk: number;
  /** The most that one word takes from it. */
  worst: number;
  /** Weight of the nouns that its document must name and does not. */
  missing: number;
  /** Weight of the asker's own verbs that are not met, and of other words. */
  ownVerbs: number;
  unmet: number;
  /** Whether it or what stands over it names one of the nouns. */
  isNounHere: boolean;
  /** Whether a word that is not met tells that it is said of something else. */
  isOfAnother: boolean;
}

/** `담당 | 가람과 | 한별 | TEL: …`: whom to ask about all of the paper. */
const OWN_CONTACT = /^(?:담당|문의|연락)/;
/** `북미(25억), 유럽(13억), 아시아(12억) 순이며`. */
const RANKING = /[,·、ㆍ]\s?[^,·、ㆍ]{1,40}\s순(?:이며|이었|이고|이다|으로|임|$)/;
/** Longer names share most of their syllables with others of their kind. */
const SHORTEST_NAME = 5;

export function lineCover(line: LineFacts, of: AskedChunk): LineCover {
  const { chunk, question, path, whole } = of;
  const { verbs, nouns, noun } = of.asked;
  const isContact = CONTACTS_ASKED.has(question.asked.name);
  const { text, own, over, columns, isRow } = line;
  const cover: LineCover = {
    ...{ alone: 0, withPath: 0, withBefore: 0, inChunk: 0, worst: 0, missing: 0 },
    ...{ ownVerbs: 0, unmet: 0, isNounHere: false, isOfAnother: false },
  };
  // `덕천도서관 | 2025-03-20` under `설치일`: what the table is about may be told elsewhere.
  const isNamedRow = of.namedRows.has(line.place) && !line.isUnnamed;
  const isOwnContact = isContact && line.fit === true && OWN_CONTACT.test(line.label);
  const isFormRow = of.isForm && (labelsPair(text, noun) || tellsKind(line, question));
  // An article is what its heading line answers for, whichever of its paragraphs says so.
  const wider = question.asked.name === "article" && isHead(text) ? whole : path;
  for (const each of wordsToCover(question)) {
    const { word, weight } = each;
    const isInRange = of.ranges?.words.has(word) === true && of.ranges.fitting.has(line.place);
    const here = isInRange ? 1 : own.met(word, question);
    const near = Math.max(here, wider.met(word, question));
    // A line inside a long cell stands under the header as its row does.
    const beside = Math.max(near, mostHeld(word, over, question), columns.met(word, question));
    const isAskedSo = line.isOfField && (question.field?.words.has(word) ?? false);
    const isMet = chunk.isComparison
      ? each.isChange
      : question.attribute !== null && !line.isUnnamed && word === noun;
    const ofForm = isFormRow ? whole.met(word, question) : 0;
    const isRanked = each.isSuperlative && RANKING.test(text);
    const elsewhere = chunk.document?.met(word, question) ?? 0;
    const ofPaper = isOwnContact ? elsewhere : 0;
    const wide = isMet || isAskedSo || isRanked ? 1 : Math.max(beside, ofForm, ofPaper);
    const isSaidOf = line.isLabelled || line.isSaid || isNamedRow;
    const anywhere = Math.max(wide, whole.met(word, question), isSaidOf ? elsewhere : 0);
    cover.alone += weight * here;
    cover.withPath += weight * near;
    cover.withBefore += weight * wide;
    cover.inChunk += weight * anywhere;
    cover.worst = Math.max(cover.worst, weight * (1 - wide));
    if (!verbs.has(word)) cover.unmet += weight * lacking(anywhere);
    else if (anywhere === 0) cover.ownVerbs += weight;
    if (nouns.has(word) && mostHeld(word, [own, ...over, columns], question) >= LINE.named)
      cover.isNounHere = true;
    // `인포21`, `코로나19`: a number that is part of a name may stand where the document has the name.
    const isOfName = () => elsewhere > 0 && isPartOfName(word, question.text);
    // `5월 22일 행사의 전화번호`: a day tells which paper is meant, and no telephone is said of a day.
    const isOfPaper = isContact && line.fit === true && elsewhere > 0;
    if (anywhere === 0 && each.isNumber && !isOfPaper && !isOfName()) cover.isOfAnother = true;
    // What is no value of a type, documents tell by other verbs.
    const { kindOfDepartment } = of.asked;
    const isVerb =
      verbs.has(word) && of.asked.isTypeAsked && !isContact && kindOfDepartment === null;
    const isNoun = nouns.has(word) && !(isContact && each.isContact);
    const isTelling = (isNoun || isVerb) && !of.wordsOfCode.has(word);
    if (isTelling && isNamedRow && wide === 0 && isCellOfOthers(word, line.place, of.lines))
      cover.isOfAnother = true;
    if (isTelling && isRow && !line.isKeyed && !isNamedRow && wide === 0 && elsewhere > 0) {
      const inProse = (chunk.documentProse ?? of.prose).met(word, question);
      if (inProse === 0) cover.isOfAnother = true;
    }
    if (question.required.has(word) && isMissing(word, Math.max(anywhere, elsewhere), chunk))
      cover.missing += weight;
  }
  return cover;
}

/** `회의장소 | 3층 강의실` where it is asked by a verb where it was held: the label of a form tells it of whatever the form is about. */
function tellsKind({ text, label, isRow }: LineFacts, { attribute, asked }: Question): boolean {
  if (attribute !== null || !isRow || !isPairs(text)) return false;
  const isTime = TIMES_ASKED.has(asked.name) && TIME_LABEL.test(label);
  return isTime || (asked.name === "place" && PLACE_LABEL.test(label));
}

/** `내과`, where the named row has `치과` in that column and others have `내과`. */
function isCellOfOthers(word: string, place: number, lines: readonly string[]): boolean {
  const own = lines[place]!.split(" | ");
  return lines.some((line, at) => {
    const cells = at === place ? [] : line.split(" | ");
    const column = cells.findIndex((cell) => cell.split(MEMBERS).some((each) => each === word));
    return column > 0 && cells.length === own.length && !own[column]!.includes(word);
  });
}

const MEMBERS = /\s?[,·ㆍ/]\s?/;

/** Whether a number follows letters without a space: `인포21`. */
function isPartOfName(number: string, question: string): boolean {
  const at = question.toLowerCase().indexOf(number);
  return at > 0 && /[가-힣a-z]/i.test(question[at - 1]!) && !/^제\d/.test(question.slice(at - 1));
}

/** How much of a word is not there; one that an official term says is there. */
function lacking(share: number): number {
  return share >= LINE.official ? 0 : 1 - share;
}

/** Whether a document has nothing of a word, or of a long name only what others of its kind share. */
function isMissing(word: string, share: number, { document }: LineText): boolean {
  if (share === 0) return true;
  return share < 1 && word.length >= SHORTEST_NAME && document?.begins(word) === false;
}
