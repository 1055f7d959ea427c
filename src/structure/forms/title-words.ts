/** Words of titles: which could be one, how they end, and what stands behind them in brackets. */
import { isDateOnly } from "../../text/dates.js";
import {
  BEFORE_PAPER,
  BEFORE_TABLE,
  COLLECTIONS,
  COMPLAINTS,
  COPIES_FOR,
  COUNTED_PAPERS,
  DATED_AMENDMENTS,
  KIND_PREFIXES,
  LATE_ENDINGS,
  LISTS,
  PRESS_RELEASES,
  PRINTED_KINDS,
  RULE_TITLES,
  SHORT_PAPERS,
  SOUGHT,
  TAGS,
  TITLE_ENDINGS,
  WRITERS,
} from "../../text/lexicon/document-kinds.js";
import { COUNT_COLUMNS, FIELD_LABELS, LETTER, TENDER } from "../../text/lexicon/form-labels.js";
import { ORNAMENTS, SQUARES } from "../../text/lexicon/list-marks.js";
import { SEALS, SURNAMES } from "../../text/lexicon/offices.js";
import { letterOf, oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { TEXT_GOES_ON } from "../../text/lexicon/sentence-ends.js";
import { readLabel } from "../../text/outline-labels.js";
import { squeeze } from "../../text/spacing.js";
import { isStandardKind, isStandardSeries, readStandardCode } from "../../text/standard-codes.js";
import { readsAsSentence } from "../heading-words.js";
import { readEditionLine } from "./edition-lines.js";
import { PUPILS_NUMBER } from "./pupils.js";
import { isFormCode, isTagged } from "./tags.js";

const LONGEST_TITLE = 120;
const NAME = String.raw`${letterOf(SURNAMES)}[가-힣]{2}`;
const NAMES = new RegExp(String.raw`^${NAME}(?:\s?[,·]\s?${NAME}){1,9}$`);
const THREE_SYLLABLES = /^[가-힣]{3}(?:\s?[,·]\s?[가-힣]{3}){2,9}$/;
/** Of three and more that could be names, the common surnames show that they are. */
const NAMED_SHARE = 2 / 3;
/** All that may stand in brackets behind a title. */
const LONGEST_TAIL = 300;
/** `비공개 대상정보 목록`, `서식 목록`: what a paper lists is called like a tag. */
const NAMED_BY_TAG = new RegExp(
  String.raw`^(?:비공개|공개|서식|양식)\s[가-힣\s·ㆍ]{0,30}${oneOf(LISTS, COLLECTIONS)}(?:\s?[(（][^()（）]*[)）])?$`,
);
const CONTACT = /[☎☏]|@|https?:|www\.|\d{2,4}-\d{3,4}-\d{4}/;

/** `2026년   월   일`: a date that a form leaves to be filled in. */
const BLANK_DATE = /^\d{4}\s?[년.]\s?\d{0,2}\s?[월.]\s?\d{0,2}\s?[일.]?$/;

/** `홍길동, 김한빛`: who wrote it or gets it; `홍길동, 현가람, 김한빛` too. */
export function isNames(words: string): boolean {
  const all = words.split(/\s?[,·]\s?/);
  // `신청서, 서약서`
  if (all.filter(endsAsTitle).length > 1) return false;
  if (NAMES.test(words)) return true;
  // `전기차, 수소차, 이륜차`: kinds of one thing end alike.
  const endings = new Set(all.map((each) => each.at(-1)));
  if (!THREE_SYLLABLES.test(words) || endings.size === 1) return false;
  return all.filter((each) => SURNAMES.includes(each[0]!)).length >= all.length * NAMED_SHARE;
}

const ONE_NAME = new RegExp(`^${NAME}$`);

/** `홍길동`: three syllables that begin with a common surname; a paper may be called so, too (`이력서`). */
export function isOneName(words: string): boolean {
  return ONE_NAME.test(words);
}

/** Whether words could be a document's title. */
export function couldBeTitle(words: string): boolean {
  if (words.length > LONGEST_TITLE) return false;
  // `화재종합보고서(제2026-12호, 2026. 5. 14.)`: figures in brackets say nothing against the words before them.
  const bare =
    withoutTail(words)
      .replace(/[(（][^()（）]*[)）]/g, "")
      .replace(FROM_DAY, "") || words;
  const letters = bare.match(/[가-힣A-Za-z一-龥]/g)?.length ?? 0;
  if ((letters < 3 && !SHORT.test(bare)) || letters < bare.length / 3) return false;
  if (
    (isTagged(words, endsAsTitle(words)) && !NAMED_BY_TAG.test(words)) ||
    CONTACT.test(words) ||
    isDateOnly(words) ||
    BLANK_DATE.test(words) ||
    AS_OF.test(withoutTail(words)) ||
    readsAsSentence(words)
  )
    return false;
  // `ㅇ클라이언트`: no word begins with the letter that is drawn as a circle; `ㅇㅇ시` is a name made unreadable.
  if (
    /^(?:[-–~<〈※*▴▲▶•·]|ㅇ(?!ㅇ)|[☐☑☒✓✔❏❑❒\p{Co}]\s|[oO]\s(?=[가-힣]|[A-Z]{2,}\s[가-힣]))/u.test(
      words,
    ) ||
    /\s[-–~]$/.test(words) ||
    IN_BRACKETS.test(words)
  )
    return false;
  if (/^[^:：]{1,12}(?:[:：]\s|\s[:：])/.test(words) || /[:：]$|끝\s*\.?$/.test(words))
    return false;
  if (CAPTION.test(words) || /^제\s?\d+호\s?[서양]식/.test(words) || RUNS_ON.test(words))
    return false;
  if (
    FIELD_LABELS.includes(squeeze(words)) ||
    PRINTED_KINDS.includes(squeeze(words)) ||
    ANNEX_OF.test(words) ||
    CODE.test(words) ||
    isFormCode(words) ||
    readEditionLine(words) !== null ||
    STATES_A_NUMBER.test(words) ||
    TIMED.test(words) ||
    GIVEN_OUT.test(words) ||
    CASE.test(words) ||
    NAMES_A_PERSON.test(words) ||
    BLANK_PERIOD.test(words) ||
    COUNTS_PAGES.test(words) ||
    BLANK_NUMBER.test(words) ||
    BLANK_TO.test(words) ||
    COPY_FOR.test(words) ||
    WRITTEN_BY.test(words) ||
    BASIS.test(words) ||
    isNames(words) ||
    LABELLED.test(words) ||
    CLASS.test(words)
  )
    return false;
  const isCode =
    isStandardSeries(words) || isStandardKind(words) || readStandardCode(words) !== null;
  return readLabel(words) === null && !isCode;
}

/** `표 1 …`, `[그림 2] …`; and `No. 품목명`, `순번 일반명`: the heads of columns run together. */
const CAPTION = new RegExp(
  String.raw`^[[［【<〈(（]?\s?(?:표|그림|사진)\s?\d|^${oneOf(COUNT_COLUMNS)}\s[^\d\s]`,
);
/** `상법`, `정관`: the shortest names of laws and papers; any other title has three letters. */
const SHORT = new RegExp(`^(?:[가-힣]법|${oneOf(SHORT_PAPERS)})$`);

export function isComplaint(words: string): boolean {
  return COMPLAINTS.includes(words);
}

/** `제 13 기 2024년 6월 30일 현재`, `2024. 1. 1.부터 2024. 6. 30.까지`: the day or span that a statement below its title is of. */
const AS_OF =
  /\d{4}\s?[년.-]\s?\d{1,2}\s?[월.-]\s?(?:\d{1,2}\s?[일.]?\s?)?(?:현재|기준|부터|까지)$/;
/** `2026. 3. 31. 기준 인구 현황`: the same before the words that it belongs to. */
const FROM_DAY =
  /^\d{4}\s?[년.-]\s?\d{1,2}\s?[월.-]\s?(?:\d{1,2}\s?[일.]?\s?)?(?:말\s?)?(?:현재|기준)\s(?=[가-힣])/;
/** `(단위: 천원)`, `(광고회사용)` stand beside a title; `(한빛부) 기금 운용규정`, `(긴급) 입찰공고` are titles. */
const IN_BRACKETS = /^[(（](?![^()（）]*[^()（）\s\d][)）]\s?[가-힣「『]{2})/;
/** The number of a publication, on a line of its own: `연구보고25-일반06-1`, `2024-12호`. */
const CODE = /^(?=\S*\d)[^\s()（）「」]{0,20}\d[^\s()（）「」]*-\d+호?$/;
/** `인사발령 제2024-13호`, `시장방침 제 112 호`, `한빛진흥원 HB2026-017호`, `조달청 입찰공고번호 20230511873-00`: a number and what it counts. */
const STATES_A_NUMBER = new RegExp(
  String.raw`^제\s*\d+\s*호\s*${oneOfSpaced(COUNTED_PAPERS)}$|^[가-힣][가-힣\s]{1,20}(?:제\s*\d{2,4}\s*[-–—]\s*\d+\s*호|(?:${oneOf(COUNTED_PAPERS)})\s?제\s*\d+\s*호|번\s?호\s*[:：]?\s*제?\s*[A-Z\d][A-Z\d-]*\s*호?|\s[A-Z]{2,6}\s?\d{4}\s?[-–—]\s?\d+\s?호)$`,
);
/** `공동 보도자료`, `한빛부 보도자료`, `PRESS RELEASE`: what a release is called. */
const GIVEN_OUT = new RegExp(
  String.raw`^(?:\S{2,10}\s${oneOf(PRESS_RELEASES)}|(?:press|news)\s?release)$`,
  "i",
);
/** `사 건 2021카합20045 가처분이의`: the case that a court decides. */
const CASE = /^사\s*건\s*[:：]?\s*\d{4}/;
/** `09:30 부서 회의`, `2024-10-02 10:31 장애 접수`: an entry of a log. */
const TIMED = /^(?:\d{4}[-.]\s?\d{1,2}[-.]\s?\d{1,2}\.?\s+)?\d{1,2}:\d{2}\s/;
/** `기획예산과장 한**`, `검수자 행정7급 홍길동 (인)`: who approves or signs. */
const NAMES_A_PERSON = new RegExp(
  String.raw`\s[가-힣]\*{1,3}$|[(（]\s*${oneOfSpaced(SEALS)}\s*[)）]$`,
);
/** `[자료명] 주차 실태조사`: a field of a catalogue, above the title. */
const LABELLED = /^[[［【]\s*[가-힣]\s*[가-힣]?\s*[가-힣]?\s*(?:명|번\s*호)\s*[\]］】]/;
/** `시설 관리론 102분반`: the class that a paper was handed in to. */
const CLASS = /\s\d{1,3}\s?분반$/;
/** `여권법 시행규칙 [별지 제1호서식] <개정 2024. 1. 1.>`: the law that an annex belongs to, over its title. */
const ANNEX_OF = new RegExp(
  String.raw`${oneOf(RULE_TITLES)}\s*[[［【〔<〈(（]\s*별\s*[표지](?!.*관련)[^\]］】〕>〉)）]*[\]］】〕>〉)）](?:\s*[<〈][^<>〈〉]*[>〉])*$`,
);
/** `년 제 기 ( 월 일 ~ 월 일)`: a span that a form leaves to be filled in. */
const BLANK_PERIOD = /^[\s\d년월일제기분반상하차()（）~∼.-]+$/;

/** `관리번호 페이지 ( 2 ) / ( 총 N ) 페이지`: which page of a form it is, beside what is to be filled in. */
const COUNTS_PAGES =
  /(?:\/|총)[\s()（）]{0,6}(?:총|전체)?\s?[\dNn]{0,4}[\s()（）]{0,6}(?:페이지|쪽)\s?[)）]?$/;

/** `접수 제      호 (20  .  .  .)`: a stamp's number, left to be filled in. */
const BLANK_NUMBER = /(?:^|[\s(（])제\s호(?:$|[\s(（)）])/;
/** `수신자 (     )`: whom a letter goes to, left to be filled in. */
const BLANK_TO = new RegExp(String.raw`${oneOfSpaced(LETTER.to)}\s*[(（][\s_]*[)）]$`);
/** `내부 검토용`, `(민원인 보관용)`: whom this copy is for. */
const COPY_FOR = new RegExp(
  String.raw`^[[［(（<〈]?(?:[가-힣]{2,5}\s?){0,2}${oneOf(COPIES_FOR)}[\]］)）>〉]?$`,
);

/** `신청인 작성`: who fills in the form below. */
const WRITTEN_BY = new RegExp(String.raw`^${oneOf(WRITERS)}\s?(?:작성|기재|기입)$`);
/** `「한빛시 주차 조례」 제5조 관련`: the law that a form is from, over its title. */
const BASIS =
  /^[(（]?\s?[「『｢][^「」『』｢｣]{2,60}[」』｣]\s?(?:제\s?\d+\s?[조항호](?:의\s?\d+)?[\s,및]*){1,4}\s?관련\s?[)）]?$/;

/** `- 1 -`, `1 / 3`, `────`: no words at all. */
const NO_WORDS = /^[^가-힣A-Za-z一-龥]*$/;
/** Longer lines say more than a tag, a stamp or whom to call. */
const LONGEST_ASIDE = 60;

/** A line over a head that is no part of it, however many there are: tags, stamps, page numbers, whom to call. */
export function standsAside(text: string): boolean {
  if (text.length > LONGEST_ASIDE) return false;
  const marks = [
    ...[TAG_ALONE, CONTACT, BLANK_NUMBER, PAGE_SIDE, NO_WORDS],
    ...[COPY_FOR, WRITTEN_BY, BASIS],
  ];
  return !isDateOnly(text) && (isFormCode(text) || marks.some((mark) => mark.test(text)));
}

/** `[별지 제1호서식]`, `붙임 1`, `대외비`: a tag and its number, nothing else. */
const TAG_ALONE = new RegExp(
  String.raw`^[[［【〔<〈「『(（■\s]{0,3}${oneOfSpaced(TAGS)}[\s\d제호서식의-]{0,15}[\]］】〕>〉」』)）]?$`,
);
/** `(앞쪽)`, `(3쪽 중 제1쪽)` alone on its line. */
const PAGE_SIDE =
  /^[(（]\s?(?:[앞뒤]\s?[쪽면]|\d{1,2}\s?쪽\s?중\s?(?:제\s?)?\d{1,2}\s?쪽)\s?[)）]$/;

/** `(제13조 관련)` behind the title of an annex says where it belongs. */
const RELATED = String.raw`[(（][^()（）]*(?:제\s?\d+조|별표)[^()（）]*관련\s*[)）]`;
/** `(입주자모집공고일 : 2025. 11. 17.)` is a field of its own. */
const STATED_DATE = String.raw`[(（[［][^()（）[\]]*${oneOf(TENDER.published)}[^()（）[\]]*[)）\]］]`;
/** `(2026. 3. 2.)`, `(’26.3.2. 개정)`, `[2026-03-02]`: the paper's own day behind its title; a month alone says which of several it is. */
const WHOLE_DAY = String.raw`(?:(?:19|20)\d\d|['‘’]\d\d)\s?[.년/-]\s?\d{1,2}\s?[.월/-]\s?\d{1,2}\s?[.일]?자?`;
const OWN_DAY = String.raw`[(（[［<〈]\s?${WHOLE_DAY}(?:\s?[(（][월화수목금토일][)）])?\s?(?:현재|기준|작성|시행|${oneOf(DATED_AMENDMENTS)})?\s?[)）\]］>〉]`;
/** `(약칭: 중대재해처벌법)`, `[시행 2022. 1. 27.]` behind the title of a law. */
const SHORT_NAME = String.raw`[([（［]\s*(?:약칭|시행)[^()[\]]*[)\]）］]`;
/** `<개정 2024. 7. 2.>` behind the title of a form, `(1/4)` behind that of a form of several sheets. */
const AMENDED = String.raw`[<〈]\s*(?:전부|일부)?(?:제정|개정|신설)[^<>〈〉]{0,100}[>〉]`;
const SHEET = String.raw`[(（]\s?\d{1,2}\s?/\s?\d{1,2}\s?[)）]`;
/** `(4쪽 중 제1쪽)`, `(앞쪽)`: which page of a form it is; `(    년   월   일)`: a day that it leaves to be filled in. */
const PAGE = String.raw`[(（]\s?(?:\d{1,2}\s?쪽\s?중\s?(?:제\s?)?\d{1,2}\s?쪽|[앞뒤]\s?쪽)\s?[)）]`;
const BLANK_DAY = String.raw`[(（]\s?년\s?월\s?일\s?[)）]`;
/** `작성자_홍길동`, `(작성자: 홍길동)`: who wrote it. */
const WRITER = String.raw`[(（]?\s?(?:작성자|기안자|보고자)\s?[_:：]\s?[가-힣]{2,4}\s?[)）]?`;
/** `과제 1 / 20261234 홍길동`: whose work it is; `구입 20260302 정산서` has a day. */
const PUPIL = String.raw`\s?[/|·,]?\s?${PUPILS_NUMBER}\s?/?\s?${letterOf(SURNAMES)}[가-힣]{1,2}`;
/** `주차장 현황 – 2026. 3. 31. 현재`: of which day a list is. */
const LISTED_DAY = String.raw`(?<=\s)[-–—]\s?['’]?\d{2,4}\s?[년.]\s?\d{1,2}\s?[월.]\s?(?:\d{1,2}\s?[일.]?\s?)?(?:말\s?)?(?:현재|기준)`;
/** `(헤드라인M, 22p)`: how a template says its title is to be set. */
const FONT = String.raw`[(（[<〈]\s?[가-힣A-Z]{0,8}(?:헤드라인|명조|고딕|돋움|바탕|굴림|궁서)(?:체|M|L|B)?[\s,/]{0,3}\d{1,2}(?:\.\d)?\s?(?:pt?|포인트)?\s?[)）\]>〉]`;
const TAIL = new RegExp(
  String.raw`(?:\s?(?:${FONT}|${LISTED_DAY}|${RELATED}|${STATED_DATE}|${OWN_DAY}|${SHORT_NAME}|${AMENDED}|${SHEET}|${PAGE}|${BLANK_DAY}|${WRITER}|${PUPIL})){1,3}$`,
);

/** A title without what stands behind it in brackets and is no part of it. */
export function withoutTail(title: string): string {
  // A longer text is no title, and what may stand in brackets is not bounded.
  if (title.length > LONGEST_TITLE + LONGEST_TAIL) return title;
  const bare = title.replace(TAIL, "");
  return bare === "" ? title : bare;
}

/** Any word for a paper: `처분서`, `사용승인서`. */
const ANY_PAPER = String.raw`[가-힣]${letterOf(BEFORE_PAPER)}서`;
/** Any word for a table: `재고 실사표`, `예산 배분표`. */
const ANY_TABLE = String.raw`[가-힣]${letterOf(BEFORE_TABLE)}표`;
const LATE = String.raw`[가-힣A-Za-z]{2}\s[가-힣A-Za-z]{2,}\s${oneOf(LATE_ENDINGS)}`;
const ENDING = new RegExp(
  String.raw`(?:${oneOf(TITLE_ENDINGS)}|${ANY_PAPER}|${ANY_TABLE}|${LATE})(?:\s?[(（][^()（）]*[)）])?$`,
);

/** `◈ 당 직 일 지 ◈`, `☆★ 당직일지 ★☆`: signs on both sides, the outermost alike; `○○고` are letters made unreadable. */
const ORNAMENT = letterOf(SQUARES + ORNAMENTS);
const ORNAMENTED = new RegExp(
  String.raw`^(?=(${ORNAMENT}))${ORNAMENT}{1,3}\s*((?!${ORNAMENT})\S(?:(?!\1).){1,${LONGEST_TITLE}}?)\s*${ORNAMENT}{0,2}\1$`,
);

/** `<심사지표 및 기준>` → `심사지표 및 기준`, where the brackets or ornaments hold all of it. */
export function unwrapped(value: string): string {
  const inner = /^[<〈《【[［]([^<>〈〉《》【】[\]［］]+)[>〉》】\]］]$/.exec(value)?.[1]?.trim();
  return inner ?? ORNAMENTED.exec(value)?.[2] ?? value;
}

/** Brackets that close around all of a title: `「…공고」`. */
const CLOSED = /(?<=[가-힣)）])\s?[\]］】>〉》」』｣]$/;

/** Whether words end as titles end: `…공고`, `…계획(안)`, `「…공고」`. */
export function endsAsTitle(words: string): boolean {
  return ENDING.test(words.replace(CLOSED, ""));
}

const KIND_FIRST = new RegExp(String.raw`^${oneOf(TITLE_ENDINGS)}\s?[-–—:：]\s`);

/** `회의록 - 주차장 이용`: what a paper is, before what it is about. */
export function beginsWithKind(words: string): boolean {
  return KIND_FIRST.test(words);
}

const KIND = new RegExp(`^${oneOf(KIND_PREFIXES, SOUGHT)}*${oneOf(TITLE_ENDINGS)}$`);

/** `모집 공고`, `계획서(안)`, `사업수행계획서`, `입주자 모집공고`: words for kinds of documents, and no topic. */
export function namesOnlyItsKind(words: string): boolean {
  const bare = words.replace(/\s?[(（][^()（）]*[)）]$/, "").split(" ");
  const [first, ...others] = bare as [string, ...string[]];
  const kind = SOUGHT.includes(first) && others.length > 0 ? others : bare;
  return kind.every((word) => KIND.test(word));
}

/** A line of running text breaks off with a particle or a comma. */
const RUNS_ON = new RegExp(`(?:${oneOf(TEXT_GOES_ON)}|,)$`);
