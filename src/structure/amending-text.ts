/**
 * Reads an amending text (개정문) into revisions, for documents that hold no comparison table: `제3조제2항 중 “서한”을 “공식 문서”로 한다.`,
 * `제3조의2를 다음과 같이 신설한다.` with the text below it, `제5조를 삭제한다.`, `제2항을 제3항으로 하고`.
 */
import type { RevisionKind, RevisionRow } from "../model/structure.js";
import { RULE_TITLES } from "../text/lexicon/document-kinds.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { readLabel } from "../text/outline-labels.js";
import { foldSpace, squeeze } from "../text/spacing.js";
import { appendixHead } from "./appendix-headings.js";
import type { DocumentRow } from "./document-rows.js";
import {
  labelOf,
  lastPart,
  NOWHERE,
  type ProvisionPlace,
  placesIn,
} from "./provision-references.js";
import { emptyProvisionContext, provisionsOf } from "./provisions.js";

const CHANGED = String.raw`(?:개정|변경|수정)(?:한다|함)\s*\.?$`;
/** `○○법 일부를 다음과 같이 개정한다.`, `○○규정 중 일부를 아래와 같이 변경한다.`, `○○회칙을 다음과 같이 일부 개정한다.` */
const OPENING_END = new RegExp(
  String.raw`일부(?:를|을)\s*(?:다음|아래)(?:과|와)\s*같이\s*${CHANGED}|(?:다음|아래)(?:과|와)\s*같이\s*일부\s*${CHANGED}`,
);
/** `○○규정 중 다음과 같이 개정한다.`; `별표 1 중 …` and `제3조(정의) 중 …` are instructions. */
const OPENING_OF_HOUSE = new RegExp(
  String.raw`(?<!제\s?\d{1,3}\s?[조항호])\s중(?:에서)?\s*(?:다음|아래)(?:과|와)\s*같이\s*${CHANGED}`,
);
/** A contract's terms are changed too (`계약 조건 중 일부를 다음과 같이 변경한다`): no rule is amended. */
const CHANGES = /(?:변경|수정)(?:한다|함)\s*\.?$/;
const OF_A_RULE = new RegExp(oneOf(RULE_TITLES));
const isOpening = (text: string): boolean => {
  if (CHANGES.test(text) && !OF_A_RULE.test(text)) return false;
  return OPENING_END.test(text) || (OPENING_OF_HOUSE.test(text) && !INSTRUCTION_START.test(text));
};
const CHANGED_END = new RegExp(CHANGED);
/** `법률 제      호`, above the title of an amending text. */
const NUMBER_LINE = /^[가-힣]{2,20}\s*제\s*[\d○〇\s-]{0,12}호$/;
/** `○○법 일부개정법률안`, with who proposes it behind. */
const AMENDMENT_TITLE =
  /개정\s*[가-힣]{0,6}\s*(?:안|[(（]안[)）])?\s*(?:[(（][^()（）]{1,40}[)）])?$/;
/** Where one clause of an instruction ends and the next names its own place. */
const CLAUSE_ENDS =
  /(?<=하고|하며|[으로]로),\s*(?=제|같은|별|종전|법률)|(?<=하고|하며)\s+(?=제\s*\d|같은|별)/;
/** `제7조를 제8조로 한다`, `제7조 및 제8조를 각각 제8조 및 제9조로 변경하고` */
const MOVED =
  /^(.+?)(?:을|를)\s*(?:각각\s*)?((?:제\s*\d|[가-하]목|별[표지]).*?)(?:으로|로)\s*(?:각각\s*)?(?:변경|이동)?\s*(?:하고|하며|한다|함|$)/;
/** A proviso, a sentence, a title or a page of a form is part of a provision that stays. */
const PART =
  /(?:본문|단서|전단|후단|제목|각\s*호|각\s*목|부분|쪽|란)(?:을|를)\s*(?:각각\s*)?(?:다음과\s*같이\s*)?(?:각각\s*)?(?:신설|삭제)/;
/** How a sentence begins that says what becomes of a provision; an article's own text has its title in brackets there. */
const INSTRUCTION_START =
  /^(?:법률\s*)?(?:제\s*\d+\s*(?:편|장|절|관|조|항|호)|별표|별지|같은\s*(?:조|항|호)|제명|부칙\s*제)/;
/** What counts instructions, where a rule of a house lists them: `1. 제3조를 삭제한다.` */
const INSTRUCTION_MARK = /^(?:\d{1,2}\s*[.)]|[가-하]\s*[.)]|[①-⑳]|[○ㅇ◦□-])\s*(?=제\s*\d|별[표지])/;
/** An article's own text, with its title; `제12조(임원) 제1항을 다음과 같이 한다` is an instruction nonetheless. */
const ARTICLE_TEXT =
  /^제\s*\d+\s*조(?:\s*의\s*\d+)*\s*[(（](?![^()（）]*[)）]\s*(?:제\s*\d+\s*[항호](?:\s*의\s*\d+)?\s*)*(?:중\s|[을를에]\s|의\s*제목|본문|단서|전단|후단|각\s*호|다음에))/;
/** The title of an article that an instruction names. */
const NAMED_TITLE = /(제\s*\d+\s*조(?:\s*의\s*\d+)*)\s*[(（](?!종전)[^()（）\u0001]*[)）]/g;
const INSTRUCTION_END =
  /(?:으로|로|같이|삭제|신설|변경|개정|수정|이동)\s*(?:각각\s*)?(?:한다|함)\s*\.?$/;
/** The name of the law with its opening words. */
const LONGEST_OPENING = 200;
/** An instruction that the file breaks goes on over this many lines at most. */
const MAX_BROKEN_LINES = 8;
/** One that is longer is no instruction but running text. */
const LONGEST_INSTRUCTION = 2000;

export function amendmentsIn(rows: DocumentRow[]): RevisionRow[] {
  const start = rows.findIndex((_, at) => endsOpening(rows, at));
  const supplement = rows.findIndex((row) => isSupplement(row));
  // In a supplement it is other laws that are amended.
  if (start < 0 || (supplement >= 0 && supplement < start)) return [];
  const reader = new AmendmentReader();
  const listed = INSTRUCTION_MARK.test(rows[start + 1]?.text ?? "");
  for (let at = start + 1; at < rows.length; at += 1) {
    const row = rows[at]!;
    // A second opening is that of another law, which a supplement amends.
    if ((isSupplement(row) && !isInstruction(row.text)) || appendixHead(row) || isOpening(row.text))
      break;
    if (row.margin || (row.table && !row.box)) continue;
    const { text, lines } = wholeInstruction(rows, at, listed ? INSTRUCTION_MARK : null);
    if (lines === 0) reader.readText(row.text);
    else {
      for (const sentence of sentencesOf(text)) reader.readInstruction(sentence, row.page);
      at += lines - 1;
    }
  }
  return reader.finish();
}

/** Whether an opening ends in a row; a printed page may break it: `○○법 일부를 다음과` / `같이 개정한다.` */
function endsOpening(rows: DocumentRow[], at: number): boolean {
  const [row, above] = [rows[at]!, rows[at - 1]];
  if (row.text.length > LONGEST_OPENING || !CHANGED_END.test(row.text)) return false;
  if (isOpening(row.text)) return true;
  if (!above || above.table || above.text.length > LONGEST_OPENING) return false;
  return isOpening(`${above.text} ${row.text}`) && !above.text.endsWith(".");
}

/** The row that an amending text begins with (its number, its title or its opening words), and what it is called there. */
export function amendingHeads(rows: DocumentRow[]): Map<number, string> {
  const heads = new Map<number, string>();
  for (const [at, { text, table, box }] of rows.entries()) {
    if ((table && !box) || text.length > LONGEST_OPENING || !isOpening(text)) continue;
    const above = rows[at - 1];
    const titled =
      above && above.text.length <= LONGEST_OPENING && AMENDMENT_TITLE.test(above.text);
    const first = titled ? at - 1 : at;
    const numbered = first > 0 && NUMBER_LINE.test(rows[first - 1]!.text);
    heads.set(
      numbered ? first - 1 : first,
      titled ? above.text : text.replace(/\s*일부(?:를|을).*$/, ""),
    );
  }
  return heads;
}

function isSupplement(row: DocumentRow): boolean {
  return readLabel(row.text)?.kind === "supplement";
}

/**
 * The instruction that begins in a row, behind its mark where they are listed, with the lines it is broken over; no lines where
 * none begins.
 */
function wholeInstruction(
  rows: DocumentRow[],
  at: number,
  mark: RegExp | null,
): { text: string; lines: number } {
  let text = rows[at]!.text;
  if (mark) text = text.replace(mark, "");
  if (!INSTRUCTION_START.test(text) || ARTICLE_TEXT.test(text)) return { text, lines: 0 };
  for (let lines = 1; lines <= MAX_BROKEN_LINES; lines += 1) {
    if (text.length > LONGEST_INSTRUCTION) break;
    if (INSTRUCTION_END.test(text)) return { text, lines };
    const next = rows[at + lines];
    if (!next || next.table || /[.:]$/.test(text)) break;
    text = foldSpace(`${text} ${next.text}`);
  }
  return { text, lines: 0 };
}

function isInstruction(text: string): boolean {
  return INSTRUCTION_START.test(text) && INSTRUCTION_END.test(text);
}

/** `… 한다. 제9조 중 …`: each sentence on its own. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=한다\s*\.)\s+(?=제|같은|별표|별지)/);
}

interface Amendment {
  kind: RevisionKind;
  place: ProvisionPlace;
  label: string;
  current: string[];
  revised: string[];
  page: number;
}

class AmendmentReader {
  private readonly found: Amendment[] = [];
  private at: ProvisionPlace = NOWHERE;
  /** What the text below belongs to. */
  private awaiting: Amendment[] = [];
  private text: string[] = [];

  readText(line: string): void {
    if (this.awaiting.length > 0) this.text.push(line);
  }

  readInstruction(sentence: string, page: number): void {
    this.takeText();
    const quoted: string[] = [];
    const bare = hideQuotes(sentence, quoted);
    for (const clause of bare.split(CLAUSE_ENDS)) {
      this.readClause(clause.replace(NAMED_TITLE, "$1"), quoted, page);
    }
  }

  private readClause(clause: string, quoted: string[], page: number): void {
    const words = [...clause.matchAll(/\u0001(\d+)\u0002/g)].map(
      (match) => quoted[Number(match[1])]!,
    );
    const add = (
      kind: RevisionKind,
      place: ProvisionPlace,
      current: string[],
      revised: string[],
    ) => {
      const row = { kind, place, label: labelOf(place), current, revised, page };
      if (row.label === "") return null;
      this.found.push(row);
      return row;
    };
    const [subject] = clause.split(/\s중\s|의?\s*제목|[을를](?=\s)|\u0001/) as [string];
    const below = /(?:다음|아래)(?:과|와)\s*같이/.test(clause);
    const moved = MOVED.exec(clause);
    if (words.length === 0 && moved && !below) {
      const from = placesIn(moved[1]!, this.at);
      const to = placesIn(moved[2]!, from[0] ?? this.at);
      this.at = from.at(-1) ?? this.at;
      if (from.length !== to.length) return;
      for (const [index, place] of from.entries())
        add("renumbered", place, [lastPart(place)], [lastPart(to[index]!)]);
      return;
    }
    const places = placesIn(subject, this.at);
    if (places.length === 0) return;
    this.at = places.at(-1)!;
    const part = words.length > 0 || PART.test(clause);
    if (/신설/.test(clause) && !part) {
      this.await(places.map((place) => add("added", place, [], [])));
    } else if (/삭제/.test(clause) && !part) {
      for (const place of places) add("deleted", place, [], ["삭제"]);
    } else {
      const [current, revised] = replaced(words, /삭제/.test(clause));
      const rows = places.map((place) => add("amended", place, [...current], [...revised]));
      if (below) this.await(rows);
    }
  }

  private await(rows: (Amendment | null)[]): void {
    this.awaiting.push(...rows.filter((row) => row !== null));
  }

  /** Gives the text below an instruction to the provisions that it is about. */
  private takeText(): void {
    const { awaiting, text } = this;
    this.awaiting = [];
    this.text = [];
    if (awaiting.length === 1) awaiting[0]!.revised.push(text.join("\n"));
    if (awaiting.length < 2) return;
    const held = provisionsOf(text.join("\n"), {
      ...emptyProvisionContext(),
      ...awaiting[0]!.place,
    });
    let row: Amendment | undefined;
    for (const provision of held) {
      row =
        awaiting.find(
          ({ label }) =>
            squeeze(provision.opens || provision.label) === squeeze(label) ||
            squeeze(provision.label) === squeeze(label),
        ) ?? row;
      row?.revised.push(provision.text);
    }
  }

  /** One row for a provision and kind, however many sentences speak of it. */
  finish(): RevisionRow[] {
    this.takeText();
    const rows = new Map<string, Amendment>();
    for (const each of this.found) {
      const key = `${each.kind} ${each.label}`;
      const held = rows.get(key);
      if (held) {
        held.current.push(...each.current);
        held.revised.push(...each.revised);
      } else rows.set(key, each);
    }
    return [...rows.values()].map(({ kind, label, current, revised, page }, row) => ({
      kind,
      label,
      current: current.join("\n"),
      revised: revised.join("\n"),
      table: null,
      row,
      page,
    }));
  }
}

/** `“가”를 “나”로, “다”를 “라”로`: what each becomes; `“가”를 삭제한다`: nothing. */
function replaced(words: string[], deleted: boolean): [string[], string[]] {
  if (deleted) return [words, []];
  return [words.filter((_, at) => at % 2 === 0), words.filter((_, at) => at % 2 === 1)];
}

/** Words are quoted in one way in a sentence; the others then are quotes within them, or names of laws. */
const QUOTES = ['“”"', "‘’'", "「」「"] as const;

/** Puts a sign in place of what is quoted, quotes within quotes included, so that only the sentence's own words are read. */
function hideQuotes(text: string, quoted: string[]): string {
  const used = QUOTES.find(([one, , other]) => text.includes(one!) || text.includes(other!));
  const [open, close, straight] = [...(used ?? QUOTES[0])];
  let bare = "";
  let inner = "";
  let depth = 0;
  let isStraight = false;
  for (const letter of text) {
    const opens = letter === open || (letter === straight && !isStraight && depth === 0);
    const closes = letter === close || (letter === straight && isStraight);
    if (letter === straight) isStraight = !isStraight;
    if (opens) {
      if (depth > 0) inner += letter;
      depth += 1;
    } else if (closes && depth > 0) {
      depth -= 1;
      if (depth > 0) inner += letter;
      else {
        bare += `\u0001${quoted.push(inner) - 1}\u0002`;
        inner = "";
      }
    } else if (depth > 0) inner += letter;
    else bare += letter;
  }
  return depth > 0 ? text : bare;
}
