/** Whose attribute a question asks for by `…의`: `재무제표` of `재무제표의 배점은`. */
import { DOCUMENT_NOUNS, WORK_NOUNS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";

/** `…의`, up to five words before the asked noun. */
const OWNER =
  /(?:^|\s)(?:(\S{1,20})\s)?([^\s?？]{1,20})의\s(?:\S{1,20}\s){0,5}?\S{2,40}?[은는이가](?=[\s?？]|$)/;
/** Letters before the noun that it is looked for in. */
const REACH = 100;
const BARE = /[^\p{L}\p{N}]+/gu;
/** What stands for the document itself. */
const DOCUMENT = new RegExp(`${oneOf(DOCUMENT_NOUNS, WORK_NOUNS)}$`);
/** `2부`: told by the word before it. */
const NUMBERED = /^(?=.*\d).{1,2}$/;

/** Without spaces and punctuation; null where none is named, or the document itself. */
export function ownerOfAttribute(question: string, noun: string): string | null {
  const at = question.lastIndexOf(noun);
  if (at < 0) return null;
  const found = OWNER.exec(question.slice(Math.max(0, at - REACH), at + noun.length + 2));
  if (!found) return null;
  const own = bare(found[2]!);
  if (own === "" || DOCUMENT.test(own)) return null;
  return NUMBERED.test(own) ? bare(found[1] ?? "") + own : own;
}

/** Letters and figures alone. */
export function bare(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(BARE, "");
}
