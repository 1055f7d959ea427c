/** `비가 오면 어떻게 되나요`: what becomes of the case that is asked about is told beside it. */
import { LINE } from "../weights.js";
import { type AskedChunk, mostHeld } from "./asked-chunk.js";
import type { LineFacts } from "./line-facts.js";

const CASE_ASKED = /(\S+)\s(\S+면)\s어떻게(?=\s|[?？]|$)/;

/** Whether a line tells nothing of the case, where its document does. */
export function isOfNoCase(
  line: LineFacts,
  { question, known, held, parents }: AskedChunk,
): boolean {
  const [, before, condition] = CASE_ASKED.exec(question.text) ?? [];
  if (before === undefined || question.asked.name !== "anything") return false;
  const words = [...question.words.keys()].filter(
    (word) => before.startsWith(word) || condition!.startsWith(word),
  );
  const tells = (all: Parameters<typeof mostHeld>[1]) =>
    words.some((word) => mostHeld(word, all, question) >= LINE.official);
  const over = parents[line.place]!.map((each) => held[each]!);
  return words.length > 0 && !tells([...line.near, ...over]) && tells(known);
}
