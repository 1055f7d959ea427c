/** The parts of a line that each say something; a label is read with the value that says whether it may be: `근무지 변경 : 합격자 불가`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { LIMITS_OF_LABELS, SIDES_OF_LABELS } from "../../text/lexicon/polarity.js";
import { clausesOf } from "../../text/sentences.js";
import { letters } from "./meeting-words.js";

const LABEL = String.raw`^[^가-힣]{0,8}([가-힣][^:：,.]{1,40})[:：]\s{0,3}([^:：,;()]{0,80}?)\s{0,3}`;
const SIDED = new RegExp(`${LABEL}(${oneOf(SIDES_OF_LABELS)})[.\\s]{0,3}$`);
const LIMITED = new RegExp(`${LABEL}에\\s?${oneOf(LIMITS_OF_LABELS)}[.\\s]{0,3}$`);

/** Letters of each part. */
export function clausesOfLine(text: string): string[] {
  const whole = labelledClause(text);
  return whole === null ? partsOfLine(text).map(letters) : [whole];
}

/** The parts of a line as they are written. */
export function partsOfLine(text: string): string[] {
  if (labelledClause(text) !== null) return [text];
  const exceptions = text.match(EXCEPTED) ?? [];
  const made: string[] = [];
  for (const clause of clausesOf(text.replace(EXCEPTED, " "))) {
    const before = made.at(-1) ?? "";
    if (LIMITS.test(before)) made[made.length - 1] = `${before} ${clause}`;
    else made.push(clause);
  }
  return [...made, ...exceptions];
}

/** `…도 포함(단, 상속, 증여로 얻은 것은 제외)`: the exception says one thing of its own. */
const EXCEPTED = /\((?:단|다만),?\s[^()]{2,120}\)/g;

/** `등록업체에 한하여 참가할 수 있다` says one thing. */
const LIMITS = /에\s?한(?:하여|해서?|정하여)$/;

/** `합격자근무지변경불가`; null where a line is no such label and value. */
export function labelledClause(text: string): string | null {
  const sided = SIDED.exec(text);
  if (sided) return letters(`${sided[2]} ${sided[1]} ${sided[3]}`);
  const limited = LIMITED.exec(text);
  return limited ? letters(`${limited[2]}에 한하여 ${limited[1]} 가능`) : null;
}
