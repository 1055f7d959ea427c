/**
 * Classifies what a question asks for (a date, an amount, a definition …), and whether a line contains one that the
 * question does not state itself.
 */

import {
  BEING_SOMEWHERE,
  BESIDE_PLACES,
  NO_PLACES,
  PLACE_PARTICLES,
  PLACE_WORDS,
  PLACES_LIKE_WORDS,
  REGIONS,
  ROOMS,
  TOWNS,
} from "../../text/lexicon/attributes.js";
import { NOUNS_LIKE_PARTICLES } from "../../text/lexicon/particles.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  ACCOUNTS_PAID,
  AGREEING,
  ARTICLE_NOUNS,
  ARTICLE_UNITS,
  CHANGE_MARKS,
  CHANGE_STEMS,
  CHANGED,
  CHANGED_OF,
  CHANGED_THINGS,
  CONTACTING,
  DEPARTMENTS,
  HOW_CHANGED,
  MAIL_NOUNS,
  NO_NUMBER_NOUNS,
  NUMBER_NOUNS,
  ONLINE_NOUNS,
  PHONE_NOUNS,
  PLACE_NOUNS,
  WHICH_BODIES,
  WHICH_PLACES,
  WHICH_WORDS,
} from "../../text/lexicon/questions.js";
import {
  COUNTED_THINGS,
  COUNTERS_ASKED,
  LIKE_COUNTED,
  LIKE_COUNTERS,
  NO_COUNTERS,
  RATE_UNITS,
  SPELT_UNITS,
  SPOKEN_NUMBERS,
} from "../../text/lexicon/units.js";
import { amountAsked, SPELT } from "./amounts-asked.js";
import { approvalAsked } from "./asked-approval.js";
import { defines, definesPlainly, wordToDefine } from "./asked-definition.js";
import { paperNumberAsked } from "./asked-paper-number.js";
import { withoutBlanks } from "./blank-forms.js";
import { measureAsked } from "./measures-asked.js";
import { withoutOthersBrackets } from "./others-brackets.js";
import { END } from "./question-end.js";
import { timeAsked, WITHIN_ASKED } from "./times-asked.js";
import { beforeCases } from "./times-done.js";
import { partAsked } from "./told-apart.js";
import { withoutConditions } from "./told-conditions.js";
import {
  withoutCopies,
  withoutDates,
  withoutLabels,
  withoutLengths,
  withoutLetters,
  withoutLimits,
  withoutMasked,
  withoutNameYears,
  withoutOrigin,
  withoutParts,
  withoutRowNumber,
  withoutTurns,
  withoutUnits,
} from "./without-other-figures.js";

export interface AnswerKind {
  name:
    | "article"
    | "definition"
    | "change"
    | "day"
    | "time"
    | "clock"
    | "money"
    | "share"
    | "count"
    | "number"
    | "often"
    | "phone"
    | "mail"
    | "account"
    | "paper"
    | "place"
    | "which"
    | "anything";
  /** What such a thing looks like; null where anything may answer. */
  pattern: RegExp | null;
  /** The word whose meaning is asked. */
  word?: string;
  /** A line that leaves no doubt that it defines that word. */
  plainly?: RegExp;
  /** Whether the place is one on the web. */
  isOnline?: boolean;
}

/** `어느 조에`, but not `어떤 조건이`. */
const ARTICLE_ASKED = new RegExp(
  String.raw`(?:몇|${oneOf(WHICH_WORDS)})\s?(?:${oneOf(ARTICLE_UNITS)}(?=[에인이가은는을를로와과]|[^가-힣]|$)|${oneOf(ARTICLE_NOUNS)})`,
);
/** `몇 호` also counts homes. */
const HOUSES_ASKED = /(?:공급|주택|임대|물량|세대|가구).*몇\s?호/;
const ARTICLES = new RegExp(String.raw`제\s?\d+\s?${oneOf(ARTICLE_UNITS)}`, "g");

const CHANGE_ASKED = new RegExp(
  String.raw`${oneOf(HOW_CHANGED)}\s?${oneOf(CHANGED)}|${oneOf(CHANGED_OF)}\s?${oneOf(CHANGED_THINGS)}`,
);
const CHANGES = new RegExp(oneOf(CHANGE_STEMS, CHANGE_MARKS), "g");

const COUNT_ASKED = new RegExp(
  String.raw`몇\s?(?!${oneOf(NO_COUNTERS)})(${oneOf(COUNTERS_ASKED)})(?![가-힣]*째)`,
);
const NUMBER_ASKED = new RegExp(
  `몇|얼마|${oneOf(NUMBER_NOUNS)}(?<!${oneOf(NO_NUMBER_NOUNS)})[은는]?${END}`,
);
const SPOKEN = oneOf(SPOKEN_NUMBERS);
const NUMBERS = new RegExp(
  String.raw`\d[\d,.]{0,30}|(?<![가-힣])${SPOKEN}\s?${oneOf(COUNTED_THINGS)}|${SPELT}\s?${oneOf(SPELT_UNITS)}|절반|과반|번째`,
  "g",
);

/** `이자는 얼마`, `이자가 얼마나` is answered by `무이자` too. */
const OR_NO_INTEREST = new RegExp(`${NUMBERS.source}|무이자`, "g");

function numbersOf(question: string): RegExp {
  return /이자[은는가를]/.test(question) ? OR_NO_INTEREST : NUMBERS;
}

const WHAT_END = String.raw`[은는이가]?\s*(?:(?:무엇|뭐|뭔)[가-힣]*|어디[가-힣]*|몇\s?번[가-힣]*|어떻게\s되[가-힣]*)?${END}`;
/** `몇 번으로 전화하나요`, `전화는 어디로 하나요`. */
const CALLING = String.raw`(?:몇\s?번|어디)(?:으로|로|에)\s?전화|(?:전화|팩스)[는를]?\s(?:\S{1,8}\s)?(?:몇\s?번|어디)(?:으로|로|에)|팩스로\s(?:\S{1,8}\s){0,3}몇\s?번|문의[는를]?\s(?:\S{1,8}\s)?몇\s?번(?:으로|로)|몇\s?번(?:으로|로)\s(?:걸|거[나는]|연락|물어|문의)|(?:물어보|문의하|연락하|여쭤보)려면\s몇\s?번(?:으로|로)|(?:전화|팩스)(?:\S{0,3}\s\S{1,8})?\s번호[가는]\s(?:무엇|뭐|뭔|몇)[가-힣]*|누구(?:에게|한테|께)\s?${oneOf(CONTACTING)}|(?:전화|팩스)(?:하|를\s걸|를\s보내|를\s넣)려면\s몇\s?번`;
const PHONE_ASKED = new RegExp(`${oneOf(PHONE_NOUNS)}${WHAT_END}|${CALLING}`);
const PHONES =
  /(?<!\d|제\s?)(?:\d{2,4}[-)]\s?)?\d{3,4}-\d{4}(?!\d|\s?호)|(?<![\w.])1\d{3}(?=[^\w@,.%원년명호]|$)|[☎☏]\s?\d|내선\s?(?:번호\s?)?[:：]?\s?\d{2,5}(?!\d)|국번\s?없이\s?\d{3}/g;
const MAIL_ASKED = new RegExp(`${oneOf(MAIL_NOUNS)}(?:주소|\\s주소)?(?:${WHAT_END}|로\\s)`);
/** From the beginning of a word only: else a long run of letters would be tried from each of them. */
const MAILS = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g;
const ACCOUNT_ASKED = new RegExp(
  `계좌(?:번호)?${WHAT_END}|${oneOf(WHICH_WORDS)}\\s?(?:은행\\s?)?계좌`,
);
/** `희망저축계좌는 무엇인가요`: what that is. */
const ACCOUNT_OF_NAME = new RegExp(`(?<!${oneOf(ACCOUNTS_PAID)})(?<!^)계좌$`);
/** Three groups of figures, no telephone and no day; a business is registered by three, two and five. */
const ACCOUNTS =
  /(?<![\d-])(?!0\d{1,3}-\d{3,4}-\d{4}(?!\d)|\d{3}-\d{2}-\d{5}(?![\d-])|(?:19|20)\d\d-\d{1,2}-\d{2}(?![\d-]))\d{2,6}-\d{2,6}-\d{2,8}(?:-\d{1,3})?(?![\d-])/g;
const POST_CODE_ASKED = new RegExp(`우편번호${WHAT_END}`);
/** `우 | 04520 | 서울특별시`, `우편번호 : 04520`. */
const POST_CODES = /(?<=우(?:편번호)?\s{0,3}[|:：)）]?\s{0,3})\d{5}(?![\d-])/g;
const PLACE_NOUN_ASKED = new RegExp(
  String.raw`${oneOf(PLACE_NOUNS)}[은는이가]?\s*(?:무엇[가-힣]*|어디[가-힣]*|어딘[가-힣]*|어떻게\s되[가-힣]*)?${END}`,
);
const PLACE_ASKED = new RegExp(
  String.raw`(?<![가-힣])(?:어디|${oneOf(WHICH_WORDS)}\s${oneOf(WHICH_PLACES)}(?:에서|으로|로|에)(?=\s|[?？]|$))`,
);
/** `어느 누리집에서`: a place on the web, which no hall is. */
const ONLINE_ASKED = new RegExp(
  String.raw`(?<![가-힣])${oneOf(WHICH_WORDS)}\s${oneOf(ONLINE_NOUNS)}(?:에서|으로|로|에)(?=\s|[?？]|$)`,
);
const ONLINE_PLACES = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[\w.-]{4,80}|[\w-]{2,40}\.(?:go|or|co|re|ac)\.kr|${oneOf(ONLINE_NOUNS)}`,
  "g",
);
/** `충북 음성`: a town behind its region needs no ending. */
export const TOWN_OF_REGION = String.raw`(?<![가-힣])${oneOf(REGIONS)}\s${oneOf(TOWNS)}`;
/** `302호`, `세미나실)`, `정문 옆`: rooms, gates and what is beside them, at the end of what names them. */
const ROOM = String.raw`(?<![제\d]\s?)\d{3,4}호(?![가-힣])|[가-힣]{0,6}${oneOf(ROOMS)}(?=에서|에|으로|로|\s?(?:[,/|)）·]|$))|[가-힣]\s?${oneOf(BESIDE_PLACES)}(?=에서|에|으로|로|\s?(?:[,/|)）·]|$))`;
const NAMED_PLACE = String.raw`${oneOf(PLACE_WORDS)}|${TOWN_OF_REGION}|(?<![가-힣])${oneOf(PLACES_LIKE_WORDS)}(?![가-힣])|[가-힣](?:특별시|광역시|자치시|자치도)|(?<![가-힣])[가-힣]{2,3}[시군구도](?<!${oneOf(NO_PLACES)})(?:(?![가-힣])|(?=${oneOf(BEING_SOMEWHERE)}))|[가-힣](?:읍|면|동|로|길)\s?\d|\d층|${ROOM}`;
const PLACES_NAMED = new RegExp(NAMED_PLACE, "g");
const PLACES_SAID = new RegExp(`${oneOf(PLACE_PARTICLES)}|${NAMED_PLACE}`, "g");

/** `어느 과에서`, `무슨 센터로`: a body of a kind, by its name. */
const WHICH_ASKED = new RegExp(
  String.raw`${oneOf(WHICH_WORDS)}\s([가-힣]{0,6}${oneOf(WHICH_BODIES)})(?:에서|에게|으로|로|에|이|가)?(?=\s|[?？]|$)`,
);

/** A name of two syllables and more that ends with the kind; `결과` is no `과`. */
function namesOf(kind: string): RegExp {
  return new RegExp(
    String.raw`[가-힣]{2,}${kind}(?<!${oneOf(NOUNS_LIKE_PARTICLES)})(?![가-힣])`,
    "g",
  );
}

/** `어느 부서`: whatever ends its name, where its telephone stands beside it; `사람과`, `결과` end so too. */
const DEPARTMENTS_CALLED = new RegExp(
  String.raw`[가-힣]{2,20}(?:부서(?![가-힣])|${oneOf(DEPARTMENTS)}실?[\s(（,]{0,3}(?:[☎☏]|전화\s?:?)?\s{0,2}0\d{1,2}\s?-)`,
  "g",
);

const ANYTHING: AnswerKind = { name: "anything", pattern: null };

export function kindAsked(asked: string): AnswerKind {
  const question = asked.normalize("NFC").trim();
  if (HOUSES_ASKED.test(question)) return { name: "count", pattern: countsBy("호", question) };
  const paper = paperNumberAsked(question);
  if (paper !== null) return { name: "paper", pattern: paper };
  if (ARTICLE_ASKED.test(question)) return { name: "article", pattern: ARTICLES };
  if (CHANGE_ASKED.test(question)) return { name: "change", pattern: CHANGES };
  if (PHONE_ASKED.test(question)) return { name: "phone", pattern: PHONES };
  if (MAIL_ASKED.test(question)) return { name: "mail", pattern: MAILS };
  const word = wordToDefine(question);
  if (ACCOUNT_ASKED.test(question) && !ACCOUNT_OF_NAME.test(word ?? ""))
    return { name: "account", pattern: ACCOUNTS };
  const amount = timeAsked(question) ?? amountAsked(question);
  if (amount !== null) return amount;
  if (word)
    return { name: "definition", word, pattern: defines(word), plainly: definesPlainly(word) };
  if (POST_CODE_ASKED.test(question)) return { name: "number", pattern: POST_CODES };
  const counter = COUNT_ASKED.exec(question)?.[1];
  if (counter) return { name: "count", pattern: countsBy(counter, question) };
  if (NUMBER_ASKED.test(question))
    return { name: "number", pattern: measureAsked(question) ?? numbersOf(question) };
  const body = WHICH_ASKED.exec(question)?.[1];
  if (body)
    return { name: "which", pattern: body.endsWith("부서") ? DEPARTMENTS_CALLED : namesOf(body) };
  const approval = approvalAsked(question);
  if (approval !== null) return { name: "which", pattern: approval };
  if (ONLINE_ASKED.test(question)) return { name: "place", pattern: ONLINE_PLACES, isOnline: true };
  // `장소는 어디인가요` asks for a place itself, `어디에서 하나요` for whatever is done there.
  if (PLACE_NOUN_ASKED.test(question)) return { name: "place", pattern: PLACES_NAMED };
  return PLACE_ASKED.test(question) ? { name: "place", pattern: PLACES_SAID } : ANYTHING;
}

/** What a line does not say itself. */
interface ToldOfLine {
  /** Whether a heading, a caption or a label tells that its numbers are money, or persons. */
  isUnitTold?: boolean;
  /** Whether it is a cell, or cells side by side. */
  isCell?: boolean;
}

/** Whether a line contains the kind of answer asked for; null if any line may answer. */
export function holdsAnswer(
  { name, pattern }: AnswerKind,
  written: string,
  question: string,
  { isUnitTold = true, isCell = written.includes(" | ") }: ToldOfLine = {},
): boolean | null {
  if (pattern === null) return null;
  const filled = withoutMasked(withoutBlanks(withoutOrigin(written, question)));
  const line = withoutConditions(filled, question);
  // What a word means, and where something is, may be said in any way; a line that defines it or names a place says it best.
  if (name === "definition") return line.search(pattern) >= 0 || null;
  if (name === "place" || name === "which")
    return isNew(line, pattern, question.replaceAll(ASKING_WHERE, " ")) || null;
  if (["phone", "mail", "often", "account", "paper"].includes(name))
    return line.search(pattern) >= 0;
  if (name === "change") return line.search(pattern) >= 0;
  if (name === "article") return isNew(line, pattern, question);
  if (["day", "time", "clock"].includes(name)) {
    const named = question.includes("언제") ? withoutNameYears(line, question) : line;
    const times = withoutLetters(withoutLabels(withoutOthersBrackets(named, question)));
    const isWhen = question.includes("언제") || WITHIN_ASKED.test(question);
    const told = SCHEDULE_ASKED.test(question) ? withoutLimits(times) : times;
    return isNew(isWhen ? withoutLengths(told) : told, pattern, question);
  }
  const stated = withoutDates(withoutLabels(withoutUnits(withoutCopies(line, question))));
  if (name === "count" && isNewCount(stated, pattern, question)) return true;
  if (name !== "count" && isNew(stated, pattern, question)) return true;
  if (name === "share" && isNew(behindPercent(stated), DECIMALS, question)) return true;
  // A cell of a table leaves its unit to the heading; where none is of money, or of persons, a number is none of it.
  const isOtherNumber = (name === "money" || PERSONS_ASKED.test(question)) && !isUnitTold;
  if (isOtherNumber || !isCell) return false;
  const cells = withoutRowNumber(stated);
  return isNew(cells, CELLS, question) || (name === "money" && isNew(cells, RATES, question));
}

/** `어디에서` says no place itself: what `에서` follows in a line is new. */
const ASKING_WHERE = new RegExp(
  String.raw`(?<![가-힣])(?:어디|${oneOf(WHICH_WORDS)}\s[가-힣]{1,8}?)에서`,
  "g",
);

const PERSONS_ASKED = /(?<![가-힣])몇\s?(?:명|분(?!\s?[전뒤안이간])|사람|인(?![가-힣]))/;

/** Whether a line counts what the question does not: `1년에 몇 번` states no `1회`. */
function isNewCount(line: string, pattern: RegExp, question: string): boolean {
  const isPart = question.includes("포함") || partAsked(question) !== null;
  const whole = withoutTurns(isPart ? line : withoutParts(line), question);
  const counted = WITHIN_ASKED.test(question) ? withoutLengths(whole) : whole;
  return isNew(counted, pattern, (question.match(pattern) ?? []).join(" "));
}

/** `점검 일정은`: no length, but a day. */
const SCHEDULE_ASKED = /일정[은는이가]?\s*(?:언제|어떻게|[?？]|$)/;

/** `상승률(%) : ('21) 9.9`: the label has the sign that its numbers leave out. */
function behindPercent(line: string): string {
  return /[(（]\s?(?:단위\s?:\s?)?[%％]\s?[)）]\s?[:：](.*)/.exec(line)?.[1] ?? "";
}

const DECIMALS = /(?<![\d.,'‘’])\d{1,3}\.\d{1,2}(?![\d.])/g;

/** `05205` is a code; `40,000(20,000)` has another case in brackets, `1,600(+α)` a remark. */
const CELLS =
  /(?<=^|\|)\s*[+\-△▲(]*(?!0\d)\d[\d,.]{0,30}(?:\s?[~∼～]\s?\d[\d,.]{0,30})?\)?(?:\s?\((?:\d[\d,.]{0,30}|[^)|]{1,10})\))?\s*(?=\||$)/g;

/** `300/건`, `600/1회`: what one of them costs, in the unit of the table. */
const RATES = new RegExp(
  String.raw`(?<![\d.,/])(?!(?:19|20)\d\d\s?\/\s?\d?\s?[월년])\d[\d,.]{0,20}\s?\/\s?\d?\s?${oneOf(RATE_UNITS)}(?![가-힣])`,
  "g",
);

/** Whether a text has a telephone number. */
export function holdsTelephone(text: string): boolean {
  return text.search(PHONES) >= 0;
}

function isNew(line: string, pattern: RegExp, question: string): boolean {
  let given: ReadonlySet<string> | null = null;
  for (const [found] of line.matchAll(pattern)) {
    given ??= new Set(question.replace(ORDINAL, " ").match(FIGURE));
    const figures = found.match(FIGURE);
    // `2026. 3. 5.` is new where only its year is asked about.
    const isSaid = figures ? figures.every((each) => given!.has(each)) : question.includes(found);
    if (!isSaid) return true;
  }
  return false;
}

/** `제3자는 며칠 안에` states no `3일`. */
const ORDINAL = /제\s?\d{1,4}\s?(?=자)/g;

/** `1천` is no `1`. */
const FIGURE = /(?:\d[\d,.]{0,30}\d|\d)[십백천만억]*/g;

/** What may follow `7인`: particles and bounds. `4인승`, `1인당`, `1분기`, `100분의` count no persons. */
const AFTER_PERSONS = "[이을를으은는까의과에도만씩]|가(?![가-힣])|내외|안팎|미만|초과|정도|가량|중";

/** `5분내외`, `20분씩`: the same behind minutes. */
const AFTER_MINUTES = "내외|안팎|미만|초과|정도|가량|씩|동안|간(?![가-힣])";

/** How many must agree is said by a share of all, `재적이사 3분의 1 이상`; and points so, `70% 이상의 점수`. */
const AGREEING_ASKED = new RegExp(`몇\\s?[명인].*${oneOf(AGREEING)}`);
const SHARE_OF_ALL = String.raw`(?<!\d)\d{1,3}\s?분의\s?\d{1,3}|(?<![\d/.])[1-9]\/[2-9](?=\s?이상)|과반수`;
const SHARE_OF_POINTS = String.raw`\d{1,3}\s?%(?=\s?(?:이상|초과|이하|미만)?의?\s?(?:점수|득점))`;

/** `각각 하나씩만 가입할 수 있다`; not `다음 각 호의 하나`. */
const ALONE_COUNTED = "|(?<![가-힣])(?:하나|둘|셋|넷)(?=씩|만|까지)";

/** `차로가 몇 개`: `1차로` counts them by their name. */
const NAMED_COUNTED =
  /(?<![가-힣])([가-힣]{2,6}?)[이가은는을를]?\s(?:모두\s|총\s|전부\s)?몇\s?개(?![가-힣]*[월년])/;

function namedCounted(question: string): string {
  const name = NAMED_COUNTED.exec(question)?.[1];
  return name === undefined ? "" : String.raw`|(?<![\d.])\d{1,4}\s?${name}(?![가-힣]{2})`;
}

function shareCounted(counter: string, question: string): string {
  if (counter === "개") return ALONE_COUNTED + namedCounted(question);
  if (counter === "점") return `|${SHARE_OF_POINTS}`;
  return AGREEING_ASKED.test(question) ? `|${SHARE_OF_ALL}` : "";
}

/** Ten and more, said so, are minutes where persons are asked for by another word. */
const MINUTES = String.raw`|\d\d\s?분`;

function countsBy(counter: string, question: string): RegExp {
  const counters = LIKE_COUNTERS.find((each) => each.includes(counter)) ?? [counter];
  const deed = beforeCases(question);
  const cases = deed === null ? "" : String.raw`|${deed}\d[\d,.]{0,30}\s?건`;
  const alike = `(?:${oneOf(counters)}(?<!인(?=[가-힣])(?!${AFTER_PERSONS})|분(?=[가-힣])(?!${AFTER_MINUTES}|[이을를으가은는까])|기(?=[가-힣])(?![이를의로])|개(?=[월년])${counter === "분" ? "" : MINUTES}))`;
  return new RegExp(
    String.raw`\d[\d,.]{0,30}[여천만억백십수\s]{0,12}${alike}|(?<![가-힣])(?!${oneOf(LIKE_COUNTED)})(?:${SPOKEN}|${SPELT})\s?${alike}${cases}${shareCounted(counter, question)}`,
    "g",
  );
}
