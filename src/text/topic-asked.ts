/**
 * A question with the particle of its topic: `접수 기간이 언제인가요?`, `접수 기간 언제예요`, `접수 기간은요?` and `행사 접수 기간` ask what `접수 기간은
 * 언제인가요?` does. What is asked for is then read from one particle. A morphological analyser would tell particles from nouns everywhere;
 * here one word before the asking is looked at.
 */
import { NOUNS_LIKE_PARTICLES } from "./lexicon/particles.js";
import { oneOf } from "./lexicon/patterns.js";
import { QUESTION_WORDS } from "./lexicon/questions.js";
import { AMOUNT_ADVERBS, SHORT_AMOUNTS } from "./lexicon/requests.js";
import { objectOf, subjectOf, topicParticle } from "./noun-particles.js";
import { stem } from "./particles-and-endings.js";

/** What asks at the end, without a verb: `언제인가요`, `총 얼마예요`, `몇 명입니까`, `어떻게 되나요`. */
const ASKING = String.raw`(?:${oneOf(AMOUNT_ADVERBS)}\s)?(?:(?:무엇|뭐|뭔|언제|언젠|어디|어딘|누구|누군|얼마|얼만|며칠)(?:까지|부터)?[가-힣]{0,4}|몇\s?[가-힣%㎡]{1,8}|어떻게\s되[가-힣]{1,4})[?？.!\s]*`;
/** What asks with a verb: `언제까지 내야 하나요`. */
const ASKING_VERB = String.raw`(?:${oneOf(QUESTION_WORDS)}|며칠)[^,?？]{1,60}[?？.!\s]*`;
const BEFORE_VERB = new RegExp(
  String.raw`^(.*?)([가-힣A-Za-z0-9·ㆍ()]{2,30})\s(${ASKING_VERB})$`,
  "s",
);
/** `얼마나 되나요`, `몇 명 정도 됩니까`. */
const AMOUNTS_TO =
  /((?:^|\s)(?:얼마|몇\s?[가-힣%㎡]{1,4}?))(?:이나|나|쯤|정도|\s정도)?\s?(?:되나요|됩니까|되죠|되는가|돼요|될까요|됐나요|되었나요)[?？.!\s]*$/;
/** `언제까지 내나요, 신청서는?` */
const ASKED_BEFORE = /^([^,]{2,80}(?:요|까|죠)),\s([^,]{2,80}[은는])[?？.!\s]*$/;
const BEFORE_ASKING = new RegExp(
  String.raw`^(.*?)([가-힣A-Za-z0-9·ㆍ()]{2,30})\s(${ASKING})$`,
  "s",
);
/** `맡은`, `위탁하는` are verbs. */
const TOPIC = /[가-힣)]{2}(?<!하|되|있|없|받|주)[은는](?=\s)/;
const ADVERB = new RegExp(`^${oneOf(AMOUNT_ADVERBS)}(?:에|으로)?$`);
const NOUN = new Set(NOUNS_LIKE_PARTICLES);
/** `담당자는요?` */
const AND_THIS = /^(.*[가-힣A-Za-z0-9)][은는])요([?？.!\s]*)$/s;
/** `전화번호 좀` */
const PLEASE = /\s좀[?？.!\s]*$/;
/** Words of a name and nothing else. */
const NAME = /^(?:[가-힣A-Za-z0-9·ㆍ()「」'"‘’“”~.,-]+\s)+([가-힣]{2,})$/;
const SAYS_SOMETHING = /(?:다|요|까|죠|냐|[는은인]지|면|음|임|함|됨|것|때|데)$/;
/** Longer texts are no questions. */
const LONGEST = 300;

export function topicAsked(question: string): string {
  const normal = question.normalize("NFC").replace(PLEASE, "").trim();
  if (normal.length > LONGEST) return question;
  const alone = AND_THIS.exec(normal);
  if (alone) return alone[1]! + alone[2]!;
  const turned = ASKED_BEFORE.exec(normal);
  if (turned) return `${turned[2]} ${turned[1]}?`;
  const said = normal.replace(AMOUNTS_TO, "$1인가요?");
  const found = BEFORE_ASKING.exec(said) ?? BEFORE_VERB.exec(said);
  if (found) return withTopic(found[1]!, found[2]!, found[3]!) ?? sameOr(question, normal, said);
  const last = NAME.exec(normal)?.[1];
  const isName = last !== undefined && stem(last) === last && !SAYS_SOMETHING.test(last);
  return isName ? `${normal}${topicParticle(last)}?` : question;
}

function sameOr(question: string, normal: string, said: string): string {
  return said === normal ? question : said;
}

/** `지하철 몇 번 출구로`: which of its own is asked for. */
const WHICH_OF_ITS = /^몇\s?번\s[가-힣]{2,}(?:에서|으로|로|에)\s/;

/** Null where the word before the asking is no noun that is asked for. */
function withTopic(before: string, word: string, asking: string): string | null {
  if (WHICH_OF_ITS.test(asking)) return null;
  // Another topic is what the question is about.
  if (TOPIC.test(`${before}${word} `) || TOPIC.test(asking)) return null;
  const noun = subjectOf(word) ?? objectOf(word) ?? bareNoun(word);
  return noun === null ? null : `${before}${noun}${topicParticle(noun)} ${asking}`;
}

/** `것은`, `돈을`, `돈이`, `전세임대란`, `달에`, `때까지` have their particle. */
const MARKED = new RegExp(
  `[은는을를란고에]$|에서$|에게$|한테$|까지$|부터$|동안$|마다$|^${oneOf(SHORT_AMOUNTS)}이$`,
);

/** No particle, as it does not fit: `전문가`, `놀이`. */
const NO_SUBJECT = /[이가]$/;

/** A noun without a particle. */
function bareNoun(word: string): string | null {
  if (ADVERB.test(word) || (MARKED.test(word) && !NOUN.has(word.slice(-2)))) return null;
  const isNoun = /[가-힣]{2}$/.test(word) && (stem(word) === word || NO_SUBJECT.test(word));
  return isNoun && !SAYS_SOMETHING.test(word) ? word : null;
}
