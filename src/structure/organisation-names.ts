/** Recognises names of organisations and signatories on a line of their own. */
import { BILL } from "../text/lexicon/form-labels.js";
import {
  APPROVERS,
  MARKETS,
  OFFICE_ENDINGS,
  SEALS,
  SIGNATORIES,
  SURNAMES,
} from "../text/lexicon/offices.js";
import {
  BLANK_BODIES,
  BODIES,
  BODIES_LIKE_WORDS,
  BUILDING_WORKS,
  COMPANY_MARKS,
  EVERYDAY_ENDINGS,
  EVERYDAY_WORDS,
  KINDS_OF_BODIES,
  PARTIES_OF_LAWS,
  SHORT_BODIES,
  VENUES,
} from "../text/lexicon/organisations.js";
import { DEPENDENT_ENDINGS } from "../text/lexicon/particles.js";
import { letterOf, oneOf, oneOfSpaced } from "../text/lexicon/patterns.js";
import { joinSpacedLetters, squeeze } from "../text/spacing.js";

const BODY = new RegExp(`${oneOf(BODIES)}$`);
const SHORT_BODY = new RegExp(`[가-힣]${oneOf(SHORT_BODIES)}$`);
const EVERYDAY = new RegExp(`${oneOf(EVERYDAY_ENDINGS)}$|^${oneOf(EVERYDAY_WORDS)}$`);

/** Who signs for a body, or moves a bill: `홍길동의원 외 10인`. */
const SIGNS = new RegExp(String.raw`(?:${oneOf(SIGNATORIES)}|의원\s*(?:대표발의|외\s*\d+인))$`);
/** `라온구 전통시장` is a market, `라온시장` a mayor. */
const MARKET = new RegExp(`${oneOf(MARKETS)}\\s?시장$`);
const SEAL = new RegExp(String.raw`\s*[(（[<〈]?\s*${oneOfSpaced(SEALS)}\s*[)）\]>〉]\s*$`);
const LONGEST = 40;

/** A line that names a body or its head, letter-spacing closed up; null where it reads like anything else. */
export function organisation(text: string): string | null {
  const name = withoutSeal(text);
  if (COMPANY_BEFORE_MARK.test(name)) return name;
  return plain(name) && (isBody(bare(name)) || signs(bare(name))) ? name : null;
}

/** A line that names a body, not a person's office. */
export function body(text: string): string | null {
  const name = withoutSeal(text);
  if (COMPANY_BEFORE_MARK.test(name)) return name;
  return plain(name) && isBody(bare(name)) ? name : null;
}

const VENUE = new RegExp(`${oneOf(VENUES)}$`);

/** Whether a name is a place for events before it is a body: `가람시민회관`. */
export function isVenue(name: string): boolean {
  return VENUE.test(name);
}

/** Whether a line is an office that signs (`고용노동부장관`), never a title. */
export function isSignatory(name: string): boolean {
  return plain(withoutSeal(name)) && signs(bare(withoutSeal(name)));
}

function signs(name: string): boolean {
  return SIGNS.test(name) && !MARKET.test(name);
}

const MOVES = new RegExp(String.raw`\S\s?${oneOfSpaced(BILL.mover)}$`);
const OFFICE_AND_NAME = new RegExp(String.raw`\s\S*${oneOf(OFFICE_ENDINGS)}\s+[가-힣]{2,4}$`);

/** Whether a name may stand for who issues: bodies, one or several, their parts and heads, and who moves a bill. */
export function isIssuer(name: string): boolean {
  if (MOVES.test(name) || OFFICE_AND_NAME.test(name) || headsAndNames(name)) return true;
  return name
    .split(/\s*,\s*/)
    .every(
      (each) =>
        organisation(each) !== null && !NOBODYS_NAME.has(squeeze(each)) && !CALLS_ITSELF.test(each),
    );
}

/** `한빛시장 김한빛`: the head of a body, by name; `대표이사 김한빛` is of any. */
function headsAndNames(name: string): boolean {
  const head = PERSON_BEHIND.exec(name)?.[1] ?? "";
  return isSignatory(head) && !SIGNATORIES.includes(squeeze(head));
}

const PERSON_BEHIND = new RegExp(String.raw`^(.+?)\s${letterOf(SURNAMES)}[가-힣]{2}$`);

const NOBODYS_NAME = new Set([...KINDS_OF_BODIES, ...PARTIES_OF_LAWS, ...BLANK_BODIES]);

/** `우리공사`, `본 센터`: a body's word for itself is not its name; `우리은행` is one. */
const CALLS_ITSELF = new RegExp(
  String.raw`^(?:우리|저희|본|당)\s?(?!은행)(?:${oneOf(KINDS_OF_BODIES)}|[시도군구청원])$`,
);

/** `서 울 특 별 시 장 (직인생략)` → `서울특별시장`. */
export function withoutSeal(text: string): string {
  return joinSpacedLetters(text).replace(SEAL, "").trim();
}

const DEPENDS = new RegExp(`[가-힣]${oneOf(DEPENDENT_ENDINGS)}$`);
const COMPANY = new RegExp(String.raw`^${oneOf(COMPANY_MARKS)}\s?[가-힣A-Za-z]{2,20}$`);
/** `한빛레저(주)`: the mark may stand behind the name. */
const COMPANY_BEFORE_MARK = /^[가-힣A-Za-z]{2,20}\s?[(（]주[)）]$/;

function isBody(name: string): boolean {
  if (WORKS.test(name)) return false;
  if (BODY.test(name) || COMPANY.test(name) || BODIES_LIKE_WORDS.includes(name)) return true;
  if (NO_NAME.test(name)) return false;
  const all = name.split(" ");
  const word = all.pop()!;
  // `기술의 등장과`: words that depend on the last one are no part of a name.
  return SHORT_BODY.test(word) && !EVERYDAY.test(word) && !all.some((each) => DEPENDS.test(each));
}

/** `내진보강공사` is work on a building, `한빛공사` a body. */
const WORKS = new RegExp(`${oneOf(BUILDING_WORKS)}\\s?공사$`);
/** A name has three letters at least; only districts have two (`중구`). */
const NO_NAME = /^[가-힣](?!구$)[가-힣]$/;

/** Without what stands in brackets at its end: `한빛개발원 (인재과)` → `한빛개발원`. */
function bare(name: string): string {
  return name.replace(/\s*[([（［][^)\]）］]*[)\]）］]$/, "").trim();
}

function plain(name: string): boolean {
  // `담당 팀장 과장`: the heads of a box for approvals, run into one line.
  if (name.includes(" ") && name.split(" ").every((word) => APPROVERS.includes(word))) return false;
  if (name.length > LONGEST || /^[[［][^\]］]*$/.test(name)) return false;
  // A mail address is one person's, and no name of a body.
  if (/["“”'‘’「」『』<>:：*※?!,☎=@]/.test(name)) return false;
  // `(갑) 한빛재단 (을) 극단 하람`: the parties of a contract.
  if (/[(（][갑을병][)）]/.test(name)) return false;
  // `한빛병원 내규 2.3.1. 검사 - 병리과`: a place in a book of rules; `5.18기념재단` is called after a day.
  if (/\d\.\d{1,2}\.\d/.test(name)) return false;
  return !/\s\d+\s|^\d{4}(?:년|\s|[-./])|^\d+[.)]|^[가-하][.)]\s|^[-□○①-⑳─-╿]|^제\s?\d(?!\d{0,4}\s?부대)/.test(
    name,
  );
}
