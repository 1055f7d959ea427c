/** Who gives out a press release: named in its first sentences with its head, in its letterhead, or over those in charge. */
import { PRESS_RELEASES } from "../../text/lexicon/document-kinds.js";
import { DEPUTIES, HEADS } from "../../text/lexicon/offices.js";
import { GIVERS } from "../../text/lexicon/organisations.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { body } from "../organisation-names.js";

const MARK = String.raw`^[\s□○◇■◦ㅇ▷▶-]*`;
/** `해양수산부(장관 홍길동)`, `교육부(부총리 겸 교육부 장관 …)`: a body and its head. */
const NAMED = String.raw`${MARK}([가-힣A-Za-z0-9·(재)]{2,20}?(?:\s[가-힣]{2,15})?)\s*[(（](?:[^()（）]{1,30}\s)?${oneOf(HEADS)}[^)）]{0,30}[)）]\s*`;
const SUBJECT = "(?:은|는|이|가)";
/** `해양수산부(장관 홍길동)는`, `서울특별시(시장 …)가`. */
const GIVER = new RegExp(`${NAMED}(?:${SUBJECT}|과|와|,)`);
/** `한빛부(장관 …) 김하람 차관은`, `… 제1차관은`, `… 사무처장은`: who speaks for it. */
const SPEAKER = new RegExp(
  String.raw`${NAMED}[가-힣]{2,4}\s(?:제\s?\d\s?)?(?:${oneOf(DEPUTIES)}|[가-힣]{1,12}[장관])${SUBJECT}\s`,
);
/** `한빛부(장관 …) 가람본부는`: a part of it. */
const PART = new RegExp(String.raw`${NAMED}[가-힣]{2,12}(?:본부|실|국|단)${SUBJECT}\s`);
/** `한빛위원회(위원장 …)의 계획을 …`: it is told of, and nobody else before it. */
const TOLD_OF = new RegExp(String.raw`${NAMED}의\s`);
/** `홍길동 한국수자원공사(K-water) 사장은`, `홍길동 한빛부(이하 ‘빛부’) 장관은`. */
const LED = new RegExp(
  String.raw`${MARK}[가-힣]{2,4}\s+([가-힣]{3,20}?)(?:\s*[(（](?:[A-Za-z-]+|이하[^()（）]{1,20})[)）])?\s*${oneOf(HEADS)}${SUBJECT}\s`,
);

/** Those named in the first sentences, each way told surer than the next. */
const WAYS = [[GIVER, LED, SPEAKER, PART], [TOLD_OF]];

/** Whether a line says what a body does, named with its head: the text, and no headline. */
export function tellsOfGiver(text: string): boolean {
  return [GIVER, SPEAKER, PART, TOLD_OF].some((way) => way.test(text));
}

/** Who gives it out: named in the first sentences with its head, or first in the table of those in charge. */
export function giverOf(rows: DocumentRow[]): string | null {
  const text = rows.slice(0, 40).filter(({ table, cells }) => !table || cells.length === 1);
  for (const ways of WAYS) {
    for (const row of text) {
      const name = namedIn(row, rows[row.index - 1], ways);
      if (name) return name;
    }
  }
  return inCharge(rows);
}

function namedIn(row: DocumentRow, above: DocumentRow | undefined, ways: RegExp[]): string | null {
  // A line inside a printed paragraph may begin with any of those whom it tells of.
  const begins = above?.block.id !== row.block.id;
  for (const way of ways) {
    const match = begins || way === GIVER || way === LED ? way.exec(row.text) : null;
    const name = match ? body(ownName(match[1]!)) : null;
    if (name) return name;
  }
  return null;
}

/** `질병관리본부 방역대책본부`: a body and its part; `이날 한빛시`: the body alone. */
function ownName(words: string): string {
  const [first, ...rest] = words.split(" ");
  return rest.length > 0 && body(first!) === null ? rest.join(" ") : words;
}

const GIVES_OUT = new RegExp(`${oneOf(GIVERS)}$`);

function inCharge(rows: DocumentRow[]): string | null {
  const charge = rows.find(
    (row) => /^담당부서/.test(squeeze(row.cells[0] ?? "")) && row.cells.length >= 3,
  );
  const named = charge?.cells.slice(1).find((cell) => body(cell.split(" ")[0]!) !== null);
  const name = named ? body(named.split(" ")[0]!) : null;
  // A part of a body alone (`금융정책과`) does not say whose it is.
  return name && GIVES_OUT.test(name) && name.length >= 3 ? name : null;
}

/** `한빛부 보도자료`: whose release it is, in its letterhead. */
export function bodyOver({ cells }: DocumentRow): string | null {
  const name = cells.map((cell) => WHOSE.exec(foldSpace(cell))?.[1]).find((each) => each);
  return name && GIVES_OUT.test(name) ? body(name) : null;
}

const WHOSE = new RegExp(String.raw`^([가-힣]{2,15})\s${oneOfSpaced(PRESS_RELEASES)}$`);
