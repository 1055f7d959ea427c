/** The words by which a press release calls itself in its letterhead. */
import { PRESS_RELEASES } from "./lexicon/document-kinds.js";
import { oneOf } from "./lexicon/patterns.js";
import { squeeze } from "./spacing.js";

/** `보도자료`, `보 도 자 료`, `보도자료 Hanbit Press Release`, `한빛부 보도자료`; not `사업설명자료`. */
const CALLED = new RegExp(
  String.raw`^[(（\[【]?${oneOf(PRESS_RELEASES)}|보도\S*자료$|^(?:press|news)release$`,
  "i",
);
/** A longer line tells of a release. */
const LONGEST = 30;

export function callsItselfRelease(text: string): boolean {
  return text.length < LONGEST && CALLED.test(squeeze(text));
}
