/** The one gate for the values of fields, whatever found them: takes off marks and labels, and refuses what cannot be the field. */
import { findDates, isDateOnly } from "../../text/dates.js";
import {
  BOOK_PARTS,
  CONTENTS,
  ENGLISH_PARTS,
  HISTORY_HEADS,
} from "../../text/lexicon/attachments.js";
import { MONTHS_IN_ENGLISH } from "../../text/lexicon/calendar.js";
import {
  DATED_AMENDMENTS,
  NOTICES,
  PRINTED_KINDS,
  RULES_WITH_ARTICLES,
} from "../../text/lexicon/document-kinds.js";
import {
  COUNT_COLUMNS,
  COURT_PARTIES,
  COURT_PARTS,
  FIELD_LABELS,
  FORM_PARTS,
  LAST_COLUMNS,
  LETTER,
  NO_NAMES,
  REPORT,
} from "../../text/lexicon/form-labels.js";
import { DOTS, ORNAMENTS } from "../../text/lexicon/list-marks.js";
import { APPROVERS, PERSONS_ROLES, SIGNS_AS, SURNAMES } from "../../text/lexicon/offices.js";
import { letterOf, oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import {
  ADNOMINAL_ENDINGS,
  SENTENCE_ENDINGS,
  SPOKEN_ENDINGS,
  TEXT_GOES_ON,
} from "../../text/lexicon/sentence-ends.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import { readStandardCode } from "../../text/standard-codes.js";
import { BEHIND_FIGURES } from "../forms/approval.js";
import { namesABody } from "../forms/beside-titles.js";
import { endsAsTitle, isNames, isOneName, unwrapped } from "../forms/title-words.js";
import { body, isIssuer } from "../organisation-names.js";
import type { Field, Refusal } from "./candidate.js";
import { citesAnother } from "./cited-numbers.js";
import type { EvidenceName } from "./weights.js";

type Passed = { value: string } | { reason: Refusal };

export function passGate(
  field: Field,
  value: string,
  evidence: readonly EvidenceName[] = [],
): Passed {
  const folded = foldSpace(value.replace(UNREADABLE_SPACE, ""));
  if (folded === "") return { reason: "empty" };
  if (UNREADABLE.test(folded)) return { reason: "no words" };
  return GATES[field](folded, evidence);
}

/**
 * Letters of scripts that no Korean paper has (이 문자, 자바 문자 …): a font whose codes say nothing about its letters. The dot `ꞏ` and
 * other Latin signs of that row (a700 to a7ff) are in papers.
 */
const UNREADABLE = /[\ua000-\ua6ff\ua800-\ua95f\ua980-\uabff]/;

/** A letter that the file gives no meaning to, beside a space: it was one, too. */
const UNREADABLE_SPACE = /\ufffd(?=\s|$)|(?<=\s)\ufffd/g;

const GATES: Record<Field, (value: string, evidence: readonly EvidenceName[]) => Passed> = {
  title: passTitle,
  doc_number: passNumber,
  issued_date: passDate,
  issuer: passIssuer,
};

/** Longer titles are text. */
const LONGEST_TITLE = 150;
const TITLE_LABEL = new RegExp(String.raw`^${oneOfSpaced(FIELD_LABELS)}\s*[:：]\s*`);
/** `세부사업명` beside `사업명`, `요리 명`: the next label, one word. */
const NAMES_A_FIELD = new RegExp(String.raw`^\S*${oneOf(REPORT.subject)}$|^[가-힣]{1,4}\s명$`);
/** `행정기관명`, `업체명(상호)`, `과제번호`: one word that asks for a name or a number; `공동성명` is a paper. */
const BLANK_LABEL = new RegExp(
  String.raw`^[가-힣]{1,8}(?:(?<!${oneOf(NO_NAMES)})명|번호)(?:[(（][^()（）]{1,12}[)）])?$`,
);
/** `구분 점검 사항 결과 비고`: the heads of a table's columns, where its lines were not drawn. */
const HEADS_COLUMNS = new RegExp(
  String.raw`^${oneOf(COUNT_COLUMNS)}\s[^\d\s].*\s\S|\s${oneOf(LAST_COLUMNS)}$`,
);
/** `주무관`, `담당자`: over who approves, in a box that was read before the title. */
const ROLES = new Set([...APPROVERS, ...PERSONS_ROLES]);
const NAME = String.raw`${letterOf(SURNAMES)}[가-힣]{2}`;
/** `배점×(최저가격)`: how something is counted; `한빛시×(주)가람` work together. */
const FORMULA = /[×÷]\s?[(（](?![주재사유]\s?[)）])/;
/** `PARKING_USER`, `get_fee`: the name of a table or a function. */
const IDENTIFIER = /^[A-Za-z]+(?:_[A-Za-z\d]+)+$/;
/** `원고 홍길동`, `피고김○○`: who goes to court; `원고 모집 공고` and `채무자 재기지원 제도` are titles. */
const PARTY = new RegExp(
  String.raw`^${oneOfSpaced(COURT_PARTIES)}(?:\s?[:：]|\s?[가-힣]?[○〇◯△]|\s(?:${NAME}|[가-힣]\s[가-힣]\s[가-힣])(?:\s?[(（,\d]|$))`,
);
/** `당직일지 재`: half of 결재, from the box for approvals beside the title. */
const STAMP = /\s[결재]$/;
/** `재 작업일보`, `결 담당 팀장 정산서`: the same with those who approve, where the box stands on the left. */
const STAMPS_BEFORE = new RegExp(String.raw`^[결재]\s(?:${oneOf(APPROVERS)}\s){0,6}(?=\S)`);
/** `2026년도`, `2026학년도 1학기`: when, of a title on the next line. */
const YEAR_ONLY = /^['’]?\d{2,4}(?:년도?|학년도)(?:\s?제?\s?\d(?:학기|분기))?$/;
/** `27 January 2026 to 25 March 2026` */
const ENGLISH_DAY = new RegExp(String.raw`^\d{1,2}\s${oneOf(MONTHS_IN_ENGLISH)}\s\d{4}`);
/** `“시민이 행복한 도시”`: a motto, all of it in quotation marks; a headline may be what someone said. */
const QUOTED = /^[“"‘'][^“”"‘’']+[”"’']$/;
/** `= 재해복구 설계용역 = 과업지시서`: rules drawn with signs. */
const DRAWN = /\s*[=〓]+\s*/g;
const CUT = new RegExp(`(?:${oneOf(TEXT_GOES_ON, ADNOMINAL_ENDINGS)}|[,:：])$`);
/** `신청 서류 없이 한 번에`: a headline may leave out its verb. */
const ENDS_A_HEADLINE = /[가-힣]에$/;
/** `신청 가능)`: the end of what stands in brackets, without its beginning; `1) 목적` is an item. */
const CLOSES_ANOTHERS = /^[^()（）]*[가-힣][)）]$/;
/** A headline may be a sentence (`규제 혁파한다`), but has no full stop. */
const STOPPED = new RegExp(
  String.raw`${oneOf(SENTENCE_ENDINGS)}\s*[.。?!](?:\s*[(（][^()（）]*[)）])?$`,
);
/** `…공고합니다. 2026. 2`: a sentence ended inside. */
const ENDED_INSIDE = /[가-힣]다[.。]\s+\S/;
/** `원산지 생산. 모든 양식번호 포함. 승인양식`: phrases that each end with a full stop. */
const PHRASES = /[가-힣]{2}[.。]\s+[^.。]{2,80}[가-힣]{2}[.。]\s+\S/;
/** `Q. 홍길동 위원`: a question of a record; `Q1. 귀하의 성별은?`, `문 2) …` one of a list. */
/** `정오표`, `강의록`, `신년사`, `이용권`: names of persons seldom end so. */
const ENDS_NO_NAME = /[표집록장권회함단날사문]$/;
const ASKED_ABOUT = /^(?:Q\s?\d{0,3}|문(?:항|제)?\s?\d{1,3})[.:)]\s/;
/** `등록은 회원만 가능`: a note that leaves out its verb. */
const NOTED =
  /[가-힣](?:은|(?<![하되가오있없받주보나])는)\s.{1,60}\s(?:가능|불가|불가능|필요|금지)$/;
/** Beside a label a title may be a finding that ends with a full stop: `… 무효라고 볼 수 없음.` */
const FOUND = /(?<=[음함임됨])[.。]$/;
const SPOKEN = new RegExp(`${oneOf(SPOKEN_ENDINGS)}$`);
/** Text of more than one sentence, and one sentence. */
const SEVERAL = [ENDED_INSIDE, PHRASES];
const SENTENCE = [STOPPED, SPOKEN, ASKED_ABOUT, NOTED];
const NUMBERED = new RegExp(
  String.raw`^[[［【〔<〈(]?\s*(?:[가-힣()（）㈜\s]{0,40}(?:${oneOf(NOTICES)})\s*)?제?\s*[A-Z\d][A-Z\d\s-–—]*호\s*[\]］】〕>〉)]?$`,
);
/** A postal code before a place; a street and its number before a building; or a street, town or village and its number at the end, behind a city or district. */
const ADDRESS =
  /^[가-힣]{1,8}\s?\d{0,3}(?:로|길)\s?\d{1,4}(?:-\d{1,3})?\s?,\s|^[(（]?(?:우\s*[)）]?\s*)?\d{5}[)）]?\s+[가-힣]|[시도군구]\s+(?:\S+\s+)*\S+(?:로|길|동|읍|면|리|가)\s?\d+(?:-\d+)?(?:번지|호)?(?:\s*[(（,].*)?$/;
/** `주소 ○○시 ○○로 1 /전화 ○○○-○○○○`: where to reach a body, below its letterhead. */
const REACHED_AT = /^주\s?소\s.{1,80}[\s/](?:전화|전송|팩스|TEL|FAX)(?:\s|[:：.)])/i;
/** `{{공고명}}`, `${제목}`, `읽은 날 (예: 2024. 5. 3.)`: where a template has its value filled in. */
const BLANK = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|[(（]\s?예\s?[:：]/;
/** `청탁금지법 8조`, `약사법 47조3`: it heads an article's words, not the document; `예산 8조` is a sum. */
const PLACE_IN_LAW = new RegExp(
  String.raw`(?:제\s?|${oneOf(RULES_WITH_ARTICLES)}\s?)\d+\s*조(?:의?\s?\d+)?$`,
);
/** `26.3.2.`: a day of a year without its century. */
const SHORT_DAY = String.raw`[1-9]\d\.(?:0?[1-9]|1[0-2])\.(?:0?[1-9]|[12]\d|3[01])\.(?!\d)`;
/** `한빛병원 내규 3.2.1.1. 진료 절차`: which of its rules a paper belongs to. */
const PLACE_IN_SERIES = new RegExp(
  String.raw`[가-힣]\s(?!${SHORT_DAY})\d{1,2}(?:\.\d{1,2}){2,5}\.\s?[가-힣A-Za-z]`,
);
/** `수 、_ 신:한빛시장`, `문서번호 교통 17- 738`: a letter's own lines, as recognition may read them. */
const MISREAD_LABEL = /^수[^가-힣]{1,6}신\s?[:：]|^문서\s?번호\s.{0,30}[-–—‑−]\s?\d+$/;
/** `수신 내부결재`, `수신 가람구청장(총무과장)`: whom a letter goes to, where its label was read with it. */
const GOES_TO = new RegExp(
  String.raw`^${oneOfSpaced(LETTER.to)}\s(?:내부\s?결재|.{0,60}(?:장|참조)(?:\s?[(（][^()（）]*[)）])?)$`,
);
/** `… 수 신 : 가람지검 제 목 : 집행결과 보고`, `수신 내부결재 제목 집행결과 보고`: lines of a head that were read as one. */
const HOLDS_LABEL = new RegExp(
  String.raw`${oneOfSpaced(LETTER.to)}\s?[:：].*\s${oneOfSpaced(LETTER.subject)}\s?[:：]|^${oneOfSpaced(LETTER.to)}\s.+\s${oneOfSpaced(LETTER.subject)}\s`,
);
/** `○○대학교 총장 귀하`: to whom a form is handed in. */
const ADDRESSED = /\s(?:귀하|귀중|좌하|앞)$/;
/** `210mm×297mm[보존용지(1종) 120g/㎡]`: the paper of a form. */
const PAPER = /\d{2,4}\s?(?:mm|㎜)\s?[×xX*]\s?\d{2,4}\s?(?:mm|㎜)/;
/** `개정 2022. 4. 1. 한빛부 고시 제2022-26호`: a line of the history below a title. */
const AMENDED_ON = new RegExp(
  String.raw`^[<〈([]?\s*(?:일부|전부)?${oneOf(DATED_AMENDMENTS)}\s?[:：]?\s?['’]?\d{2,4}\s?[.년-]\s?\d`,
);
/** What a form asks the reader to do: `숫자만 기재`, `해당란에 √ 표시`. */
const ASKED = /(?:기재|기입|표시|날인)(?:할 것|바람|요망|요함)?$/;

/** `뒷면에 계속` */
const GOES_ON_BEHIND = /^[(（]?(?:뒷|다음)\s?(?:면|쪽|장|페이지)에?\s?계속[)）]?$/;

/** An explanation to the press answers in its headline: `… 최선을 다하고 있습니다.` */
function passTitle(value: string, evidence: readonly EvidenceName[]): Passed {
  const plain = foldSpace(withoutMark(unwrapped(value)).replace(DRAWN, " "))
    .replace(STAMP, "")
    .replace(STAMPS_BEFORE, "");
  const words = unwrapped(plain.replace(TITLE_LABEL, ""));
  const labelled = evidence.includes("labelled");
  const title = labelled ? words.replace(FOUND, "") : words;
  if (isDateOnly(title) || YEAR_ONLY.test(title) || ENGLISH_DAY.test(title))
    return { reason: "a date" };
  if (NUMBERED.test(title) || AMENDED_ON.test(title)) return { reason: "a number line" };
  if (!/[가-힣A-Za-z一-龥]{2}/.test(title.replace(/\s/g, ""))) return { reason: "no words" };
  if (FORMULA.test(title) || IDENTIFIER.test(title)) return { reason: "no words" };
  if (title.length > LONGEST_TITLE) return { reason: "too long" };
  if ([...FIELD_LABELS, ...COURT_PARTS].includes(squeeze(title)))
    return { reason: "a form's own label" };
  if (ROLES.has(squeeze(title))) return { reason: "a form's own label" };
  if (isNames(title) || (PARTY.test(title) && !endsAsTitle(title))) return { reason: "a person" };
  if (HEADS_COLUMNS.test(title)) return { reason: "a form's own label" };
  if (NAMES_A_FIELD.test(title) || BLANK_LABEL.test(title)) return { reason: "a form's own label" };
  if (PRINTED_KINDS.includes(squeeze(title))) return { reason: "a form's own label" };
  if ([...CONTENTS, ...ENGLISH_PARTS].includes(squeeze(title).toLowerCase()))
    return { reason: "a form's own label" };
  if (BLANK.test(title) || PAPER.test(title)) return { reason: "a form's own label" };
  if (PLACE_IN_LAW.test(title) && !evidence.includes("letter"))
    return { reason: "a place in a law" };
  if (PLACE_IN_SERIES.test(title)) return { reason: "a place in a law" };
  if (isOneName(title) && !endsAsTitle(title) && !ENDS_NO_NAME.test(title))
    return { reason: "a person" };
  if ([...BOOK_PARTS, ...HISTORY_HEADS, ...FORM_PARTS].includes(lettersOf(title)))
    return { reason: "a form's own label" };
  if (ADDRESS.test(title) || REACHED_AT.test(title)) return { reason: "an address" };
  if (GOES_TO.test(title) || HOLDS_LABEL.test(title)) return { reason: "a form's own label" };
  if (MISREAD_LABEL.test(title)) return { reason: "a form's own label" };
  if (ADDRESSED.test(title)) return { reason: "an addressee" };
  if (ASKED.test(title) || GOES_ON_BEHIND.test(title)) return { reason: "an instruction" };
  if (namesABody(title)) return { reason: "an organisation" };
  const answers = evidence.includes("press");
  if (!answers && !labelled && QUOTED.test(title) && !endsAsTitle(title.slice(1, -1)))
    return { reason: "a motto" };
  // A letter that answers someone may be called by the very words of the question.
  const signs = evidence.includes("letter") ? SEVERAL : [...SEVERAL, ...SENTENCE];
  const isSaid = signs.some((said) => said.test(title));
  if (!answers && isSaid) return { reason: "a sentence" };
  if (/끝\s*\.?$/.test(title)) return { reason: "the end of a text" };
  const headline = answers && ENDS_A_HEADLINE.test(title);
  if ((CUT.test(title) && !headline) || CLOSES_ANOTHERS.test(title))
    return { reason: "a cut phrase" };
  return { value: words };
}

/** `제·개정 이력`, `- 변경 이력 -`: the words alone. */
function lettersOf(title: string): string {
  return squeeze(title)
    .replace(/[·ㆍ․‧/\-–—〈〉<>]/g, "")
    .toLowerCase();
}

/** Marks that head an item and never begin a title: `6.25 전쟁`, `10. 2026년`, `Ⅲ급`, `제1장` do not. */
const LETTERED = /^(?!Q)[A-Z]\.\s+(?=[가-힣])/;
const ITEM = /^\d[.)]$|^\(\d{1,2}\)$|^[가-힣][.)]$|^[①-⑳❶-❿]$|^[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ][.)]$/;

/** A dot or an ornament in front is one without a space behind it, too; names are made unreadable with `☆☆` alone of these. */
const DOT = new RegExp(
  String.raw`^(?!([☆♡])\1[가-힣])(?:${letterOf(`${DOTS.replace(/[*＊]/g, "")}${ORNAMENTS}▼▽`)}|\p{Emoji_Presentation}\ufe0f?)+\s*(?=\S)`,
  "u",
);

/** A list mark in front is the outline's, not the title's; `○○고등학교` is a name made unreadable. */
function withoutMark(text: string): string {
  const value = text
    .replace(DOT, "")
    .replace(LETTERED, "")
    .replace(/^\d{1,2}(?:-\d{1,2})+[.)]\s+/, "");
  const label = readLabel(value);
  if (!label || label.rest === "") return value;
  const bullet = label.ordinal === 0 && /\s/.test(value[label.length - 1] ?? "");
  return bullet || ITEM.test(label.label) ? label.rest : value;
}

/** `기획예산과-1234`, `제2024-12호`, a draft's `제   호`, a bill's digits, a tender's `20240512345-00` or `R26BK00000001`. */
const NUMBER_SHAPES = [
  /제(?:\s?[가-힣]{1,3}(?=\s?\d{4}\s?[-–—]))?\s*(?:[A-Z\d][A-Z\d\s-–—‑−]*)?(?:[가-힣]{1,6}\s*[-–—‑−]\s*\d+)?(?:[-–—‑−]\s*)?[호차](?:\s*[(（[［][^()（）[\]［］]*[)）\]］])?$/,
  new RegExp(String.raw`\S\s?[-–—‑−]\s?\d+(?:${BEHIND_FIGURES})?$`),
  // `2026-` of a draft is still to be counted.
  /^\d(?:[\d-]*\d)?$/,
  /^[A-Z]{1,3}\d{2}[A-Z]{0,3}\d{5,}(?:-\d+)?$/,
  // A court's or commission's case: `2020가합1234`, `중앙2024부해12`.
  /^(?:[가-힣]{2}\s?)?\d{4}\s?[가-힣]{1,4}\s?\d+$/,
];

/** `교통과 7877 (2022-08-18`: a day behind a number. */
const ENDS_IN_DAY = /(?:19|20)\d\d\s?[-–—‑−]\s?\d{1,2}\s?[-–—‑−]\s?\d{1,2}$/;
/** `교통과:-1234`: recognition put a mark into it. */
const MISREAD = /[:：;]\s?[-–—‑−]/;

function leavesBracketOpen(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

/** `12` behind a label counts something else; the bills of a council are counted so. */
const TOO_SHORT = /^\d{1,2}$/;

function passNumber(value: string, evidence: readonly EvidenceName[]): Passed {
  const number = withoutMark(value);
  if (TOO_SHORT.test(number) && !evidence.includes("bill")) return { reason: "no number's shape" };
  if (citesAnother(number)) return { reason: "another document's" };
  if (ENDS_IN_DAY.test(number) || MISREAD.test(number) || leavesBracketOpen(number))
    return { reason: "no number's shape" };
  return NUMBER_SHAPES.some((shape) => shape.test(number)) || readStandardCode(number)
    ? { value: number }
    : { reason: "no number's shape" };
}

function passDate(value: string): Passed {
  return /^\d{4}-\d{2}(?:-\d{2})?$/.test(value) ? { value } : { reason: "no date" };
}

const PERSON = new RegExp(String.raw`^[가-힣]{2,4}\s?${oneOf(PERSONS_ROLES)}$`);

/** `197-4 R18DA02 한빛연구소`: codes of a shelf or a project on one line with a name; `G20 준비위원회` and `5-18 재단` are called so. */
const CODED = /^(?:\d+-\d+\s)?[A-Z]{1,6}\d[A-Z\d-]{3,}\s/;

/** `한빛학교 한빛학교`: a cover that says it in two boxes. */
const SAID_TWICE = /^(\S.{1,38}\S)\s\1$/;
/** `㈜한빛 대표이사 홍길동`: who signs for a company. */
const FOR_COMPANY =
  /^((?:㈜|[(（]주[)）]|주식회사)\s?\S{2,20}|\S{2,20}(?:㈜|[(（]주[)）]|\s주식회사))\s대\s?표(?:\s?이\s?사)?\s[가-힣]{2,4}$/;

/** `대한민국특허청(KR)`: the code of its country. */
const COUNTRY = /(?<=[가-힣])\s?[(（][A-Z]{2}[)）]$/;
/** `소속 통계학과`: where those belong who hand it in. */
const BELONGS = /^소\s?속(?:\s|\s?[:：])/;
/** `수신 한빛시`: to whom it goes. */
const RECEIVES = /^수\s?신(?:처|자)?(?:\s|\s?[:：])/;

/** `신청인 한빛협회장 홍길동`: who hands a form in, or checks what it is about. */
const SIGNER = new RegExp(String.raw`^${oneOfSpaced(SIGNS_AS)}\s`);

function passIssuer(value: string): Passed {
  if (SIGNER.test(value)) return { reason: "a person" };
  if (RECEIVES.test(value)) return { reason: "an addressee" };
  if (BELONGS.test(value)) return { reason: "a form's own label" };
  const name = withoutMark(value)
    .replace(TITLE_LABEL, "")
    .replace(SAID_TWICE, "$1")
    .replace(FOR_COMPANY, "$1")
    .replace(COUNTRY, "");
  // `인계자 : 한빛박물관 홍길동`
  if (/[:：]/.test(name)) return { reason: "a form's own label" };
  // `한빛개발연구원` is a body, `홍길동 연구원` works there.
  if (PERSON.test(name) && (name.includes(" ") || !body(name))) return { reason: "a person" };
  if (CODED.test(name) || findDates(name).length > 0) return { reason: "no organisation" };
  return isIssuer(name) ? { value: name } : { reason: "no organisation" };
}
