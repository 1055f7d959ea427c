/** Finds what a sentence counts among the things of a list, and the list does not name: `강좌는 바둑, 코딩, 수영이다` of `개설 강좌: 바둑, 코딩, 미술`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS } from "../../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, meets } from "./meeting-words.js";

/** What the list is of, and the things up to the end of the clause. */
const LISTED =
  /([가-힣]{2,12})[은는]\s([가-힣A-Za-z·]{2,12}?(?:(?:,\s|\s및\s|,?\s그리고\s|[와과]\s)[가-힣A-Za-z·]{2,12}?){1,9}?)(?:입니다|이다|임|으로\s구성|로\s구성|[이가]\s있|[.\s]*$)/;
const JOINTS = /,?\s그리고\s|,\s|\s및\s|(?<=[가-힣])[와과]\s/;

export function checkListItems(sentence: string, evidence: EvidenceIndex): Finding[] {
  const [, label, listed] = LISTED.exec(sentence) ?? turned(sentence) ?? [];
  if (label === undefined) return [];
  const items = listed!.split(JOINTS).map(letters);
  const lines = linesOfList(label, evidence);
  const line = lines.find((one) => areItems(items, one, lines));
  if (line && isOneSided(sentence, line))
    return [{ text: sentence, verdict: "supported", reason: "WORDS_FOUND", line }];
  const isNamed = (item: string) => lines.some((line) => line.letters.includes(item));
  const others = items.filter((item) => !isNamed(item));
  const [missing] = others;
  if (missing === undefined || others.length !== 1 || items.length < LEAST_ITEMS) return [];
  // It may be a thing of the list in other words.
  const isMet = evidence.lines.some(
    (line) => meets({ written: missing, whole: false }, line.letters) > 0,
  );
  if (isMet) return [];
  const found = { text: missing, reason: "VALUE_NOT_FOUND", line: lines[0]! } as const;
  return [{ ...found, verdict: "not_found" }];
}

/** `바둑, 코딩은 개설 강좌에 해당한다`: the list stands first. */
const SUBJECTS =
  /^((?:[가-힣A-Za-z·]{2,12},?\s(?:및\s)?){1,9}?[가-힣A-Za-z·]{2,12}?)[은는이가도]\s(?:[가-힣]{2,8}\s){0,2}([가-힣]{2,12}?)(?:에\s(?:해당|포함|속)|입니다|이다)/;

function turned(sentence: string): readonly string[] | null {
  const [all, listed, label] = SUBJECTS.exec(sentence) ?? [];
  return all === undefined ? null : [all, label!, listed!];
}

/** Whether each thing is an item of its own under one line. */
function areItems(
  items: readonly string[],
  { chunk, lead }: IndexedLine,
  lines: readonly IndexedLine[],
): boolean {
  if (lead === "" || items.length < 2) return false;
  const own = lines.filter((line) => line.chunk === chunk && line.lead === lead);
  return items.every((item) => own.some(({ letters: named }) => named.includes(item)));
}

/** A list of what is left out is told as one. */
function isOneSided(sentence: string, { lead }: IndexedLine): boolean {
  return DENIES.test(letters(sentence)) === DENIES.test(letters(lead.split("\n").at(-1)!));
}

const DENIES = new RegExp(oneOf(DENYING_STEMS));

/** All but one must be named, so that it is clearly the list. */
const LEAST_ITEMS = 3;

/** The line that names things behind the label, or the items under it. */
function linesOfList(label: string, { lines }: EvidenceIndex): IndexedLine[] {
  return lines.filter(
    ({ text, lead }) => text.includes(label) || (lead.split("\n").at(-1) ?? "").includes(label),
  );
}
