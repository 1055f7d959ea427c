/**
 * A question in the order and with the words that ask: `언제예요, 접수기간이?`, `접수기간은, 도대체 언제인가요?`, `접수일이 언제라고 나와 있나요?` and
 * `접수일은 어느 날인가요?` ask what `접수기간은 언제인가요?` does.
 */
import {
  ASKING_ADVERBS,
  BEING_IN_CHARGE,
  BEING_WRITTEN,
  OTHER_ASKING,
} from "./lexicon/asked-loosely.js";
import { oneOf } from "./lexicon/patterns.js";
import { DONE_BY_KINDS, QUESTION_WORDS } from "./lexicon/questions.js";
import { subjectOf, topicParticle } from "./noun-particles.js";

const ASKS = `(?:${oneOf(QUESTION_WORDS)}|며칠)`;
const ASKED_NOUN = String.raw`(?:무엇|뭐|언제|어디|누구|얼마|며칠|몇\s?[가-힣%㎡]{1,3}?)(?:까지|부터)?`;
const COPULA = "(?:인가요|인가|입니까|이에요|예요|에요|이죠|죠|일까요|인지요|야|이야)";
/** `얼마예요 참가비가?`, `언제인지 궁금해요, 접수기간은.`, `언제인가요? 접수기간` */
const TURNED = new RegExp(
  String.raw`^(${ASKED_NOUN}(?:${COPULA}|인지\s[가-힣\s]{2,15}[요다]))[,?]?\s([^,?]{2,150}?)[?.!]?$`,
  "s",
);
/** `접수기간은, 언제인가요?` */
const COMMA = new RegExp(String.raw`(?<=[가-힣][은는이가]),(?=\s${ASKS})`);
/** `도대체 언제인가요` */
const ADVERB = new RegExp(String.raw`(?<![가-힣])(?:${oneOf(ASKING_ADVERBS)}\s)+(?=${ASKS})`, "g");
/** `언제라고 나와 있나요`, `얼마로 되어 있나요` */
const WRITTEN = new RegExp(
  String.raw`(?<![가-힣])(${ASKED_NOUN})(?:이라고|라고|으로|로)\s${oneOf(BEING_WRITTEN)}[가-힣]*(?:\s있[가-힣]+)?[?.!]?$`,
);
const OTHERS = OTHER_ASKING.map((line) => {
  const [plain, said] = line.split(": ");
  return [
    new RegExp(
      String.raw`(?<![가-힣])${oneOf(said!.split(", "))}(?=인가|입니|이에|예요|일까|이죠|인지|[은이]?\s?있)`,
    ),
    plain!,
  ] as const;
});
/** `담당하는 부서`, `주관 기관`: documents have one word for it. */
const IN_CHARGE = new RegExp(
  String.raw`(?<![가-힣])(?<![을를]\s)(${oneOf(BEING_IN_CHARGE)})(?:하는|한)?\s(부서|기관)(?=[은는이가]\s|[은는]\?)`,
);
/** `연구를 신청한 부서는`: forms call it `신청부서`. */
const DONE_BY = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,20})[을를]\s(?!${oneOf(BEING_IN_CHARGE)})([가-힣]{2,4})(?:한|했던)\s(${oneOf(DONE_BY_KINDS)})(?=[은는]\s)`,
);
/** `누구 앞으로 보냈나요` */
const ADDRESSED =
  /(?<![가-힣])(?:누구\s앞으로|(?:어느|어떤)\s(?:부서|기관|곳)(?:으로|로|에))(?=\s(?:보냈|보낸|발송했|송부했|제출했))/;
/** `청소하시는`, `받으시는`, `받으시면`: documents honour nobody. */
const HONOURED =
  /(?<=[가-힣])(?:([하되])시(?=는|면|려면|던|고)|()으시(?=는|던|고)|(으)시(?=면|려면))/g;
/** `청소하는 분들은`; `몇 분은` counts. */
const HONOURED_PERSON = /(?<=[가-힣][는은]\s)분들?(?=[은는이가도의]\s)/g;
/** Longer texts are no questions of one sentence. */
const LONGEST = 300;

export function saidPlainly(question: string): string {
  const normal = question.normalize("NFC");
  if (normal.length > LONGEST) return question;
  const said = normal
    .replace(ADVERB, "")
    .replace(COMMA, "")
    .replace(TURNED, (_, asking: string, noun: string) => `${asTopic(noun)} ${asking}?`)
    .replace(WRITTEN, "$1인가요?")
    .replace(IN_CHARGE, "$1$2")
    .replace(DONE_BY, "$1 $2$3")
    .replace(ADDRESSED, "누구에게")
    .replace(HONOURED, (_, doing = "", consonant = "", open = "") => doing + consonant + open)
    .replace(HONOURED_PERSON, "사람");
  const plain = OTHERS.reduce((text, [other, word]) => text.replace(other, word), said);
  return plain === normal ? question : plain;
}

function asTopic(phrase: string): string {
  if (/..[은는]$/.test(phrase)) return phrase;
  const at = phrase.lastIndexOf(" ") + 1;
  const noun = phrase.slice(0, at) + (subjectOf(phrase.slice(at)) ?? phrase.slice(at));
  return noun + topicParticle(noun);
}
