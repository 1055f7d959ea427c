/**
 * Whose attribute is asked for: `재무제표` of `재무제표의 배점은`, or a row of the document that the question names. Where the document has
 * both elsewhere, a line that has the attribute of something else, or something else of the owner, is no answer, however much of the
 * question it holds.
 */
import type { AskedChunk } from "./asked-chunk.js";
import { bare } from "./asked-whose.js";
import type { LineFacts } from "./line-facts.js";

/** Shorter names of rows are said of too much. */
const SHORTEST_ROW = 3;

/** Whose it is: what a row of the document is called that the question names; of a row also by `…의`. */
function ownerOf({ isRow }: LineFacts, { question, chunk, asked }: AskedChunk): string | null {
  const row = bare(chunk.rowAsked ?? "");
  // Which article says it is asked of what is said, whatever a table calls it.
  if (row.length >= SHORTEST_ROW && question.asked.name !== "article") return row;
  return isRow ? asked.owner : null;
}

/** Whether the document names the owner elsewhere, and neither the line nor what stands over it does. */
export function isOfOtherOwner(line: LineFacts, of: AskedChunk): boolean {
  const { question, known, path, whole } = of;
  if (question.attribute === null) return false;
  const owner = ownerOf(line, of);
  if (owner === null || !known.some((each) => each.holds(owner))) return false;
  if ([...line.near, ...line.over, path].some((each) => each.holds(owner))) return false;
  return line.isRow ? !isCaptioned(line.place, owner, of) : !whole.holds(owner);
}

/** Whether a line before the row that is none itself, as a table's caption, names the owner. */
function isCaptioned(place: number, owner: string, { lines, held }: AskedChunk): boolean {
  return held.some((each, at) => at < place && !lines[at]!.includes(" | ") && each.holds(owner));
}

/** Whether the owner is named, and the asked attribute stands elsewhere in the document alone. */
export function isOtherThanAsked(line: LineFacts, of: AskedChunk): boolean {
  const { attribute } = of.question;
  if (attribute === null || !line.isUnnamed || ownerOf(line, of) === null) return false;
  return attribute.needs.every((words) =>
    words.some((word) => of.known.some((each) => each.share(word) === 1)),
  );
}
