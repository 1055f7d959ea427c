/**
 * A request as the question that it stands for: `접수 기간을 알려 주세요` asks what `접수 기간은?` does. What tells the kind of answer is then
 * read from one form of asking. A parser of sentences would know every request; those for information end in a few verbs.
 */
import { KNOWING } from "./lexicon/asked-loosely.js";
import { NAMED_VALUES, TYPED_NOUNS } from "./lexicon/attributes.js";
import { oneOf } from "./lexicon/patterns.js";
import { QUESTION_WORDS } from "./lexicon/questions.js";
import { REQUEST_ENDINGS, TELLING, WISHING } from "./lexicon/requests.js";
import { objectOf, subjectOf, topicParticle } from "./noun-particles.js";

/** `알려 주세요`, `설명해 줄래요?`, `궁금합니다`, `알고 싶어요`, `안내 부탁드립니다`. */
const REQUEST = new RegExp(
  String.raw`(?<![가-힣])(?:좀\s)?(?:(?:궁금|알고\s?싶|몰라)[가-힣]*\s)?(?:${oneOf(TELLING)}\s?${oneOf(REQUEST_ENDINGS)}|${oneOf(WISHING)})[가-힣]*[?？.!~\s]*$`,
);
/** `…인지 아시나요?`, `…인지 잘 모르겠어요.`: behind what is told. */
const KNOWN = new RegExp(
  String.raw`(?<=[가-힣][는은인]지|[할될]지)(?:를|도)?\s(?:혹시\s|잘\s|좀\s)?${oneOf(KNOWING)}[가-힣]*(?:\s(?:수\s)?있[가-힣]{1,4}|\s계[가-힣]{1,4})?[?？.!~\s]*$`,
);
/** `언제까지 내야 하는지`, `예산이 얼마인지`: the question itself, told. */
const TOLD = /^(.*[가-힣])(는지|은지|인지|[할될]지)(?:요|를|도|에\s?대해|좀)?$/s;
/** `내야 하는 건가요`, `얼마인 거예요`. */
const MEANT =
  /^(.*[가-힣])(는|은|인)\s(?:건가요|건지요?|것인가요|것입니까|거예요|거에요|겁니까|걸까요|거죠)$/s;
const ASKED: Record<string, string> = {
  ...{ 는지: "나요?", 은지: "은가요?", 인지: "인가요?" },
  ...{ 는: "나요?", 은: "은가요?", 인: "인가요?" },
};
/** `중대재해에 대해`, `접수 기간을`, `담당 부서가`. */
const ABOUT = /^(.*[가-힣A-Za-z0-9)」”])(?:에\s?(?:대해서?|대하여|관해서?|관하여))$/s;
const NAMED = /^(.*[가-힣A-Za-z0-9)」”]{2})(?:[은는]|좀)$/s;
/** `접수 기간에 대해` asks for its value, `중대재해에 대해` what it is. */
const ATTRIBUTE = new RegExp(`${oneOf(TYPED_NOUNS, NAMED_VALUES.flat())}$|..[일비료금액률율]$`);
/** `회비도 알려 주세요`; the end of `한도` is its own. */
const ALSO = new RegExp(
  `^(.*(?:${oneOf(TYPED_NOUNS, NAMED_VALUES.flat())}|..[일비료금액률율]))도$`,
  "s",
);
const ASKING_WORD = new RegExp(`(?<![가-힣])(?:${oneOf(QUESTION_WORDS)}|며칠)`);
/** No more of a long question is looked at. */
const LONGEST_REQUEST = 100;

export function isRequest(sentence: string): boolean {
  return REQUEST.test(sentence.normalize("NFC").slice(-LONGEST_REQUEST));
}

/** What a request names before its verb; null where it is none. */
export function requested(sentence: string): string | null {
  const end = REQUEST.exec(sentence.slice(-LONGEST_REQUEST))?.[0];
  return end === undefined ? null : sentence.slice(0, -end.length).trim();
}

/** The question that a request stands for; the same string where it is none. */
export function asQuestion(request: string): string {
  const normal = request.normalize("NFC");
  const known = KNOWN.exec(normal.slice(-LONGEST_REQUEST))?.[0];
  if (known !== undefined) return asQuestion(normal.slice(0, -known.length));
  const end = REQUEST.exec(normal.slice(-LONGEST_REQUEST))?.[0];
  if (end === undefined) {
    // `수입인지` alone is a noun.
    if (!ASKING_WORD.test(normal)) return request;
    return asked(normal.replace(/[?？.!\s]+$/, "")) ?? request;
  }
  const before = normal.slice(0, -end.length).replace(/[,?？.!\s]+$/, "");
  if (before === "") return request;
  const told = asked(before);
  if (told !== null) return told;
  // `언제 알려줘?` asks when it is told.
  if (ASKING_WORD.test(before)) return request;
  const about = ABOUT.exec(before)?.[1];
  if (about !== undefined)
    return `${about}${topicParticle(about)}${ATTRIBUTE.test(about) ? "" : " 무엇인가요"}?`;
  const name = NAMED.exec(before)?.[1] ?? ALSO.exec(before)?.[1] ?? withoutParticle(before);
  return `${name}${topicParticle(name)}?`;
}

/** `하는지`, `하는지요`, `하는 건가요` asks as `하나요` does; null where the text ends otherwise. */
function asked(text: string): string | null {
  const told = TOLD.exec(text) ?? MEANT.exec(text);
  return told ? told[1]! + (ASKED[told[2]!] ?? `${told[2]!.slice(0, 1)}까요?`) : null;
}

/** `접수 기간을`, `사업비가`; `전문가` and `심사평가` are nouns. */
function withoutParticle(text: string): string {
  const at = text.lastIndexOf(" ") + 1;
  const word = text.slice(at);
  return text.slice(0, at) + (subjectOf(word) ?? objectOf(word) ?? word);
}
