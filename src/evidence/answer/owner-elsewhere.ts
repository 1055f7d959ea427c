/**
 * Whose attribute is asked for, where the question names a row of the document: `재무제표` in `재무제표의 배점은`. A line that has the attribute of
 * something else, or something else of that row, is no answer, however much of the question it holds.
 */
import type { AskedChunk } from "./asked-chunk.js";
import type { LineFacts } from "./line-facts.js";

/** Shorter names of rows are said of too much. */
const SHORTEST_ROW = 3;
const BARE = /[^\p{L}\p{N}]+/gu;

/** What the row is called, letters and figures alone; null where none is named. */
function ownerIn({ question, chunk }: AskedChunk): string | null {
  // Which article says it is asked of what is said, whatever a table calls it.
  if (question.attribute === null || question.asked.name === "article") return null;
  const row = (chunk.rowAsked ?? "").normalize("NFKC").toLowerCase().replace(BARE, "");
  return row.length >= SHORTEST_ROW ? row : null;
}

/** Whether neither the line nor what stands over it names the row. */
export function isOfOtherOwner(line: LineFacts, of: AskedChunk): boolean {
  const { asked, path, whole } = of;
  const owner = ownerIn(of);
  // What the attribute itself labels is told of whatever the table or the document is about.
  if (owner === null || line.label.endsWith(asked.noun!)) return false;
  if (isOfDepartmentBelow(line, owner, of)) return false;
  // A row of another table may be named too: `디지털 사이니지` in `가람도서관의 디지털 사이니지 설치일은`.
  if (of.namedRows.has(line.place) && !line.isUnnamed) return false;
  if ([...line.near, ...line.over, path].some((each) => each.holds(owner))) return false;
  return line.isRow ? !isCaptioned(line.place, owner, of) : !whole.holds(owner);
}

/** `담당 부서 | 가람부 | 책임자 | 과장 | …` over `한별과 | 담당자 | …`: both rows of a release's box are of the department. */
function isOfDepartmentBelow(
  { text, place }: LineFacts,
  owner: string,
  { lines, held }: AskedChunk,
): boolean {
  if (!HEAD_OF_BOX.test(text) || !ITS_OFFICER.test(lines[place + 1] ?? "")) return false;
  return held[place + 1]!.holds(owner);
}

const HEAD_OF_BOX = /\|\s책임자\s\|/;
const ITS_OFFICER = /^[^|]{0,30}\|\s담당자\s\|/;

/** Whether a line before the row that is none itself, as a table's caption, names the owner. */
function isCaptioned(place: number, owner: string, { lines, held }: AskedChunk): boolean {
  return held.some((each, at) => at < place && !lines[at]!.includes(" | ") && each.holds(owner));
}

/** Whether a row is named, and the asked attribute stands elsewhere in the document alone. */
export function isOtherThanAsked(line: LineFacts, of: AskedChunk): boolean {
  const { attribute } = of.question;
  if (attribute === null || !line.isUnnamed || ownerIn(of) === null) return false;
  return attribute.needs.every((words) =>
    words.some((word) => of.known.some((each) => each.share(word) === 1)),
  );
}
