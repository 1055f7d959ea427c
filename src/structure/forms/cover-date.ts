/** Dates on covers and at the end of a document, with the organisation that signs. */
import { findDates, isDateOnly, isWholeDay, readDate } from "../../text/dates.js";
import { HEADS, SIGNATORIES, SURNAMES } from "../../text/lexicon/offices.js";
import { letterOf, oneOf } from "../../text/lexicon/patterns.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { body, isSignatory, organisation, withoutSeal } from "../organisation-names.js";

export interface DateAndSigner {
  date: string | null;
  /** The lines that name who issues, in order. */
  names: string[];
  /** The row after the last of them. */
  end: number;
}

/** More lines than this are not a signature. */
const MAX_SIGNATORY_LINES = 4;

/** A date alone on its row, and the bodies or heads named right below it. */
function signatureAt(rows: DocumentRow[], at: number): DateAndSigner | null {
  const dated = rows[at]!;
  const beside = signedBeside(dated);
  if (beside) return { ...beside, end: at + 1 };
  if (!isDateOnly(dated.text)) return null;
  const from = pastPictures(rows, at + 1);
  const names = namesFrom(rows, from);
  return names.length > 0 ? { date: readDate(dated.text), names, end: from + names.length } : null;
}

/** What was recognised in a mark between the day and the name is no line of the cover. */
function pastPictures(rows: DocumentRow[], from: number): number {
  let at = from;
  while (rows[at]?.block.type === "figure") at += 1;
  return at;
}

/** `2026. 5. 1.  한빛초등학교장`: the day and who signs on one line. */
export function signedBeside({ cells, text }: DocumentRow): Omit<DateAndSigner, "end"> | null {
  const [day] = cells.length === 1 ? findDates(text) : [];
  if (!day || day.start > 0 || !isWholeDay(day.iso)) return null;
  const name = text.slice(day.end).trim();
  return isSignatory(name) ? { date: day.iso, names: [withoutSeal(name)] } : null;
}

/** The bodies or heads named on the rows from one on. */
export function namesFrom(rows: DocumentRow[], from: number): string[] {
  const names: string[] = [];
  while (names.length < MAX_SIGNATORY_LINES && rows[from + names.length]) {
    const name = nameOf(rows[from + names.length]!, names.length > 0);
    if (!name) break;
    names.push(name);
  }
  return names;
}

/** The first office that signs among some rows, where its date is blank (`2026년   월   일`) or cannot be one. */
export function findUndated(rows: DocumentRow[], from: number, to: number): DateAndSigner | null {
  const at = rows
    .slice(0, to)
    .findIndex((row) => row.index >= from && row.cells.length === 1 && isSignatory(row.text));
  const names = at < 0 ? [] : namesFrom(rows, at);
  return names.length > 0 ? { date: null, names, end: at + names.length } : null;
}

/** The row so many paragraphs below another: a printed paragraph has a row for each of its lines. */
export function rowBelow(rows: DocumentRow[], from: number, paragraphs: number): number {
  let at = from;
  for (let seen = 0; at < rows.length; at += 1) {
    const { block, table } = rows[at]!;
    if (table || rows[at - 1]?.block.id !== block.id || at === from) seen += 1;
    if (seen > paragraphs) break;
  }
  return at;
}

/** The first signature among some rows. */
export function findSignature(rows: DocumentRow[], from: number, to: number): DateAndSigner | null {
  for (let at = from; at < Math.min(to, rows.length); at += 1) {
    const signature = signatureAt(rows, at);
    if (signature) return signature;
  }
  return null;
}

/** A row that names a body; below one, also a part of it in brackets (`(인재과)`). */
function nameOf(row: DocumentRow, below: boolean): string | null {
  if (row.cells.length > 1) return namesSideBySide(row);
  if (below && /^[(（][^)）]{2,20}[)）]$/.test(row.text)) return foldSpace(row.text);
  return (
    officesOf(row) ??
    organisation(row.text) ??
    organisation(WRAPPED.exec(row.text)?.[1] ?? "") ??
    officeHeld(row)
  );
}

/** `한빛부장관 가람부장관 나래청장`: offices of several bodies on one line. */
function officesOf({ text }: DocumentRow): string | null {
  const offices = foldSpace(text).split(" ");
  const isOffice = (name: string) =>
    name.length > SHORTEST_OFFICE && isSignatory(name) && body(name.replace(HEAD_END, "")) !== null;
  return offices.length > 1 && offices.every(isOffice) ? offices.join(", ") : null;
}

/** `대표이사`, `팀장` are no body's. */
const SHORTEST_OFFICE = 3;
const HEAD_END = /(?:장관|위원장|이사장|(?<=[가-힣])장)$/;

/** `<주관부처> 한빛부 장관 홍 길 동`: the office of a body; who holds it is no part of it. */
function officeHeld({ text }: DocumentRow): string | null {
  const [, office = "", head = ""] = HELD.exec(foldSpace(text)) ?? [];
  const ofBody = [office.slice(0, -head.length), office.slice(0, -1)].some((each) =>
    body(each.trim()),
  );
  return ofBody && isSignatory(office) && !OFFICE_WITHIN.test(office) ? office : null;
}

/** `담당과장`, `생산부장`: an office within a body does not say whose it is. */
const OFFICE_WITHIN = /(?:[과팀실부국소반단]장|담당관?)$/;

const HELD = new RegExp(
  String.raw`^(?:[<〈][가-힣]{2,10}[>〉]\s?)?([가-힣][가-힣\s·()]{1,38}?(${oneOf(SIGNATORIES, HEADS)}))\s(?:${letterOf(SURNAMES)}[가-힣]{2}|[가-힣](?:\s[가-힣]){2})$`,
);

/** Two bodies that issue together, and their heads, are parted; a part (`인재개발과`, `교무처`, `강남구`) belongs to the body above it. */
export function joinNames(names: readonly string[]): string {
  const [first, ...others] = names;
  const bodies = isOfItsOwn(first ?? "") && others.every((name) => PART_OF_NONE.test(name));
  return names.join(bodies || names.every((name) => HEAD_OF_BODY.test(name)) ? ", " : " ");
}

const PART_OF_NONE = /(?:공사|공단|재단|대학교|(?:진흥|평가|관리|개발|정보)원|[가-힣]{2}부)$/;
const HEAD_OF_BODY = /(?:장관|[시도]지사|시장|군수|구청장|위원장|이사장|원장|청장|총장)$/;

export function isOfItsOwn(name: string): boolean {
  return OF_ITS_OWN.test(name);
}

const OF_ITS_OWN =
  /[시도군구처청]$|공사|공단|재단|법인|대학교|위원회|(?:진흥|평가|관리|개발|정보)원$|[가-힣]{2}부(?:장관)?$/;

/** `[ 한빛시 ]`, `-한빛시-`: signs around the name. */
const WRAPPED =
  /^(?:[[［【〔<〈《「『(（]|[-–—](?=\s?\S))\s{0,4}([^[\]［］【】〔〕<>〈〉《》「」『』()（）]{3,40}?)\s{0,4}[\]］】〕>〉》」』)）\-–—]$/;

/** Two bodies that issue together, in the cells of a table of one row. */
function namesSideBySide({ table, cells }: DocumentRow): string | null {
  const bodies = cells.map((cell) => (PART.test(cell) ? null : body(cell)));
  return table?.rows === 1 && bodies.every((each) => each !== null) ? bodies.join(", ") : null;
}

/** A part of the body beside it. */
const PART = /[과팀실]$/;

/** The body at the foot: the row right after the text's 끝. */
export function bodyAfterEnd(rows: DocumentRow[]): string | null {
  const end = rows.find((row) => /끝\s*[.。]?$/.test(row.text));
  if (!end) return null;
  // In a table that holds the whole page the next row is the table's, whatever its cells hold.
  const next = rows.find((row) => row.index > end.index && (!end.table || row.table === end.table));
  if (!next || next.cells.length > 1) return null;
  return organisation(next.text);
}
