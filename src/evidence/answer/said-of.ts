/** Whether a line says of the asked noun what is asked: who someone is, where something is, what something costs. */
import {
  COUNTS_ONLY,
  DUTY_NOUNS,
  ENDS_OF_BODIES,
  KINDS_OF_BODIES_ASKED,
  KINDS_OF_PLACES,
  NOT_IN_PRICE,
  ROLES,
} from "../../text/lexicon/attributes.js";
import { COLUMN_NAMES } from "../../text/lexicon/columns.js";
import { SURNAMES } from "../../text/lexicon/offices.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  CONTACTING,
  DEPARTMENTS,
  DONE_ONCE,
  FIRST_ASKED,
  FIRST_SAID,
  FIRST_TIMES,
  MAIL_NOUNS,
  PHONE_NOUNS,
} from "../../text/lexicon/questions.js";
import { squeeze } from "../../text/spacing.js";

const WHO_ASKED = /(?<![가-힣])누(?:구|군)[가-힣]*[?？\s]*$/;
const DOER_ASKED = /(?<![가-힣])누(?:가|구가)\s(?![^?]{0,40}(?:수\s?있|되[나는]|받[나는]))[가-힣]/;
/** Whom to ask is told by a telephone number. */
const WHOM_ASKED = new RegExp(`(?<![가-힣])누구(?:에게|한테|께)(?!서|\\s?${oneOf(CONTACTING)})`);
const WHOM_SAID =
  /[가-힣)）](?:에게|한테|께(?!서))|[가-힣][장관자인](?:\([^)]{1,60}\))?(?:으로|로|앞)|[가-힣]처(?:\s?[:：|]|$)|수\s?신/;
const ROLE = new RegExp(`${oneOf(ROLES)}$`);
const PLACED = new RegExp(`${oneOf(KINDS_OF_PLACES)}$`);
const BODY = new RegExp(`${oneOf(KINDS_OF_BODIES_ASKED)}$`);
/** The verb says nothing: what is done is the noun. */
const DONE_WHERE = /어디(?:에서|서|에|로)?\s?(?:하|할|받)[가-힣]*[?？\s]*$/;
const ASKED_FIRST = new RegExp(
  `(?<![가-힣])${oneOf(FIRST_ASKED)}(?!에\\s[^?]{0,20}(?:몇|얼마)|째|(?:으로|에)?\\s?${oneOf(DONE_ONCE)}|\\s[가-힣]{1,8}기\\s?시작|\\s?${oneOf(FIRST_TIMES)}(?:[은는이가에의도]|\\s))`,
);
/** The kind ends with the first particle: `최초의 블루스의 제목은` asks for the name of a blues. */
const FIRST_OF_KIND =
  /(?<![가-힣])(?:최초의|첫\s?번[가-힣]|첫)\s((?:[가-힣]{2,12}\s){0,2}?[가-힣]{2,12}?)(?:[은는이가을를의]|이?라고)(?=[\s?？]|$)/;
const SAID_FIRST = new RegExp(oneOf(FIRST_SAID));
const LEFT_OUT = new RegExp(String.raw`^\s?[은는이가]?\s?${oneOf(NOT_IN_PRICE)}`);
const COUNTED = new RegExp(
  String.raw`^\s?(?:약\s?)?(?:\d{1,3}|[한두세네])\s?[명인]|^[을를]?\s?${oneOf(COUNTS_ONLY)}`,
);
const PERSONS = /(?<!\d)\d{1,4}\s?[명인]/g;
const COUNTED_ROLE = new RegExp(String.raw`(${oneOf(ROLES)})\s?\d{1,4}\s?[명인]`, "g");

/** `처음 적용한 곳은`: which came before all others. */
export function asksFirst(question: string): boolean {
  return ASKED_FIRST.test(question) && !(AT_FIRST.test(question) && !PAST.test(question));
}

/** `처음에 어디에 보관하나요`: a step of several, and nothing that once came before all others. */
const AT_FIRST = /(?<![가-힣])처음에(?:는)?\s(?:어디|무엇|누구|누가|언제)/;
const PAST = /[았었했였됐렸졌]/;

/** `최초의 전기 기타는`: the words of what there was none of before; none where the question asks for no first one of a kind. */
export function firstOfKind(question: string): readonly string[] {
  return (FIRST_OF_KIND.exec(question)?.[1] ?? "").split(/\s/).filter((word) => word !== "");
}

/** Whether a text says of something that it was the first. */
export function saysFirst(text: string): boolean {
  return SAID_FIRST.test(text);
}

/** `이사회는 누가 소집하나요`: who does something; `누가 받을 수 있나요` asks for all who may. */
export function asksDoer(question: string): boolean {
  return DOER_ASKED.test(question);
}

const MOST_BEHIND = 70;
/** `위원이 비밀을 누설하면 해촉한다`: what the noun does is only when something else is done. */
const DONE_BEFORE = /^[^.]{1,60}?(?:[가-힣]면|[가-힣]\s?(?:때|경우))(?:에는|에|는)?[\s,]/;

/** Whether a text only has a noun for the one who does something: `위원장이 임명한다` where it is asked who appoints that one. */
export function isDoerIn(noun: string, text: string): boolean {
  let isFound = false;
  for (let at = text.indexOf(noun); at >= 0; at = text.indexOf(noun, at + 1)) {
    const behind = text.slice(at + noun.length, at + noun.length + MOST_BEHIND);
    if (!/^(?:이|가|께서)(?![가-힣])/.test(behind) || DONE_BEFORE.test(behind)) return false;
    isFound = true;
  }
  return isFound;
}

/** `누구에게 내나요`: whom something is given to. */
export function asksWhom(question: string): boolean {
  return WHOM_ASKED.test(question);
}

/** Whether a text names one that something is given to: `총장에게`, `센터장께`, `처장(참조: 담당관)으로`, or `제출처`. */
export function saysWhom(text: string): boolean {
  return WHOM_SAID.test(text);
}

/** `점검자는 누구인가요`: a person is asked for by what they do. */
export function asksWho(question: string, noun: string): boolean {
  return WHO_ASKED.test(question) && ROLE.test(noun);
}

/** `담당 : …`: a role by what it does, as a label. */
export function labelsRole(noun: string, line: string): boolean {
  const deed = /^(.{2,})자$/.exec(noun)?.[1];
  return (
    deed !== undefined &&
    new RegExp(String.raw`(?<![가-힣])${oneOf([deed])}\s?[:：|]\s?[가-힣]{2}`).test(line)
  );
}

/** `강의실은 어디인가요`, `예약은 어디에서 하나요`: the place of what is named. */
export function asksWhere(question: string, noun: string): boolean {
  return DONE_WHERE.test(question) || PLACED.test(noun) || asksBody(noun);
}

/** `시행기관은 어디인가요`: a body, which a sentence names in any way. */
export function asksBody(noun: string): boolean {
  return BODY.test(noun);
}

/** `수강료 30,000원(교재비 별도)`: the amount is none of what is left out. */
export function isLeftOut(noun: string, line: string): boolean {
  return isOnlyBefore(LEFT_OUT, noun, line);
}

/** `간사 1명을 둔다`: that there is one, not who. */
export function isOnlyCounted(noun: string, line: string): boolean {
  return isOnlyBefore(COUNTED, noun, line);
}

/** `간사는 다음 각 호의 임무를 수행한다`: what one does, not who; `간사는 총무과장으로 하며, 다음 각 호의 …` tells both. */
export function leadsDuties(line: string): boolean {
  return DUTIES.test(line) && !APPOINTED.test(line);
}

const APPOINTED = /[가-힣](?:로\s?(?:하|지정)|이\s?되)[가-힣]{0,2}[\s,]/;

const DUTIES = new RegExp(
  String.raw`다음\s?각\s?[호목항]의\s[가-힣\s]{0,12}${oneOf(DUTY_NOUNS)}[을를]`,
);

/** `한빛재단 대표이사 김한별 (직인)`: who signs a paper, at its end. */
const SIGNED = new RegExp(
  String.raw`(?:^|\s)([가-힣]{2,20})\s{1,3}[${SURNAMES}][가-힣]{2}\s{0,3}(?:[(（][가-힣]{1,4}[)）])?$`,
);
const LONGEST_SIGNATURE = 40;

/** `위원장은 …`, `과장을 간사로 한다`, `담당자: …`: a sentence tells who someone is; `담당자 외에`, `책임자 또는 …` do not. */
export function tellsWho(noun: string, line: string): boolean {
  const name = oneOf([noun]);
  const told = String.raw`["”’)]?(?:\([^)]{1,20}\))?(?:[은는]\s|[은는이가]?\s?[:：]|[은는]\s?$)`;
  const signer = line.length <= LONGEST_SIGNATURE ? (SIGNED.exec(line)?.[1] ?? "") : "";
  return (
    signer.endsWith(noun) ||
    new RegExp(String.raw`${name}${told}|[을를이가]\s[^.]{0,20}${name}(?:으로|로|이|가)\s`).test(
      line,
    )
  );
}

/** Whether a sentence tells which body it is, or has the name of one; `업체의 직원`, `위탁업체에 근무하는` do not. */
export function tellsBody(noun: string, line: string): boolean {
  const marked = String.raw`[[【<〈(（]\s?${oneOf([noun])}\s?[\]】>〉)）]|${oneOf([noun])}\s?[⇒→➔▶=]|${oneOf([noun])}(?:으로|로)\s[^.]{1,30}[을를이가]\s?(?:선정|지정)|${oneOf([noun])}["”’」]?\s?(?:이?란|이?라\s?함은)\s|${oneOf([noun])}\s?[(（][^()（）]{2,30}${oneOf(ENDS_OF_BODIES, DEPARTMENTS)}[)）]`;
  return tellsWho(noun, line) || NAMED_BODY.test(line) || new RegExp(marked).test(line);
}

const NAMED_BODY = new RegExp(
  String.raw`㈜|[(（](?:주|재|사)[)）]|주식회사|[가-힣]{2}${oneOf(ENDS_OF_BODIES)}(?![가-힣]{2})`,
);

/** `총괄(실무)책임자 불참 시`: the role with others in brackets, of whom the line tells something else. */
export function isBracketedRole(noun: string, line: string): boolean {
  const plain = line.replace(IN_WORD, "");
  return plain !== line && plain.includes(noun) && !line.includes(noun) && !tellsWho(noun, plain);
}

const IN_WORD = /(?<=[가-힣])\([가-힣·]{1,10}\)(?=[가-힣])/g;

/** `담당자 | E-mail`, `담당 | 팀장 | 재무관`: a row of labels and roles tells nobody. */
export function hasOnlyLabels(row: string): boolean {
  const cells = row.split("|").map(squeeze);
  const isPair = cells.length === 2 && ROLE.test(cells[0]!) && TITLED.test(cells[1]!);
  return !isPair && cells.every((cell) => LABEL_CELL.test(cell));
}

/** `간사 | 총무과장`: the title of one, behind the one role of the row. */
const TITLED = new RegExp(`^[가-힣]{2,12}${oneOf(ROLES)}$`);

const LABEL_CELL = new RegExp(
  String.raw`^(?:[\d,.-]*|[제호]|[가-힣]{0,8}(?:${oneOf(COLUMN_NAMES, ROLES, PHONE_NOUNS, MAIL_NOUNS)})|e-?mail|fax|tel[.]?)$`,
  "i",
);

/** Longer cells may say something about whoever they name. */
const LONGEST_BESIDE_ROLE = 12;
/** `대표이사의 승인`, `담당자 외`, `…을 받는다.`; not `담당자 총무과 한별(02-000-1234)`. */
const OF_ROLE = /^(?:[의은는이가을를에와과로도]|또는|및|외|등)/;
const SENTENCE = /[다함음임것]\.?$/;

/** `가람원장상`: what the officer gives away tells nobody. */
const OF_AWARD = /^(?:상|표창)(?:장)?$/;

/** Whether a cell of a row or of its header is called by a role, and says nothing else of it. */
export function hasRoleCell(roles: readonly string[], rows: readonly string[]): boolean {
  const cells = rows.flatMap((row) => row.split("|").map(squeeze));
  return roles.some((role) =>
    cells.some((cell) => {
      const at = cell.indexOf(role);
      if (OF_AWARD.test(cell.slice(at + role.length))) return false;
      if (at < 0 || cell.length <= role.length + LONGEST_BESIDE_ROLE) return at >= 0;
      return !OF_ROLE.test(cell.slice(at + role.length)) && !SENTENCE.test(cell);
    }),
  );
}

/** `보고서 : 3부`: how many of it, and not to whom. */
export function countsCopies(line: string): boolean {
  return /[:：|]\s?(?:각\s?)?\d{1,3}\s?부[.\s]*$/.test(line);
}

/** `간사 1인을 둔다` where the members are asked for: whoever is counted has another role. */
export function countsOthers(noun: string, line: string): boolean {
  const counted = [...line.matchAll(COUNTED_ROLE)].map(([, role]) => role!);
  const all = line.match(PERSONS) ?? [];
  return (
    counted.length > 0 &&
    counted.length === all.length &&
    counted.every((role) => !noun.endsWith(role) && !role.endsWith(noun))
  );
}

/** Whether the noun stands in a line, and each time before what the pattern tells. */
function isOnlyBefore(pattern: RegExp, noun: string, line: string): boolean {
  const [, ...behind] = line.split(noun);
  return behind.length > 0 && behind.every((rest) => pattern.test(rest));
}
