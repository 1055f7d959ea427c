/** Keeps a value from being called supported of one (`위원장의 임기는 2년`) where its line tells it of another (`위원의 임기는 2년`). */
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters } from "./meeting-words.js";
import { isSameName } from "./names-of-people.js";

/** Whose it is, and what. */
const OWNED = /(?<![가-힣])([가-힣]{2,12})의\s([가-힣]{2,10})[은는이가]\s/;

export function checkOwners(
  sentence: string,
  values: readonly Finding[],
  { lines }: EvidenceIndex,
): Finding[] {
  const [, owner, owned] = OWNED.exec(sentence) ?? [];
  if (owner === undefined) return [];
  // A name that stands nowhere may be another word for the printed one.
  const isNamed = lines.some((line) => line.letters.includes(owner));
  for (const { text, verdict, line, places } of isNamed ? values : []) {
    const printed =
      verdict === "supported" &&
      !places &&
      lines.find((one) => one === line || one.text === line?.text);
    if (printed && isOfOther(printed, owner, owned!))
      return [{ text, verdict: "not_checked", reason: "WORDS_NOT_MET", line: printed }];
  }
  return [];
}

/** The line says whose it is, and names the said one nowhere. */
function isOfOther(
  { text, letters: own, lettersAbove }: IndexedLine,
  owner: string,
  owned: string,
): boolean {
  if (own.includes(owner) || lettersAbove.includes(owner)) return false;
  const owners = text.matchAll(
    new RegExp(String.raw`(?<![가-힣])([가-힣]{2,12})의\s?${owned}`, "g"),
  );
  const printed = Array.from(owners, ([, name]) => letters(name!));
  return printed.length > 0 && printed.every((name) => !isSameName(owner, name));
}
