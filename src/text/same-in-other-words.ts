/**
 * Ways of saying that something must, may or cannot be done, in the words of regulations: `하지 않으면 안 됩니다` and `할 의무가 있습니다` are `하여야 합니다`,
 * `신청이 가능합니다` is `신청할 수 있습니다`, honorifics are left out; and `임산부의 경우` is `임산부는`.
 */
import { lettersOf } from "./jamo.js";
import { oneOf } from "./lexicon/patterns.js";
import { NO_CASES } from "./lexicon/telling.js";
import { topicParticle } from "./noun-particles.js";
import type { TrackedText } from "./tracked-text.js";

/** How a clause ends: its verb before `다`, `습니다`, `며`, `고`, `음`. */
const DOES: Record<string, string> = {
  ...{ 된다: "한다", 됩니다: "합니다", 되며: "하며", 되고: "하고", 됨: "함" },
  ...{ 있다: "한다", 있습니다: "합니다", 있으며: "하며", 있고: "하고", 있음: "함" },
};
const IS_THERE: Record<string, string> = {
  ...{ 하다: "다", 합니다: "습니다", 하며: "으며", 하고: "고", 함: "음" },
};

const NOT_DOING = /([하되])지 (?:않으면|아니하면) (?:안|아니) ?(된다|됩니다|되며|되고|됨)/g;
const DUTY = /할 의무가 (있다|있습니다|있으며|있고|있음)/g;
const MAY = /([가-힣]{2})[이가] (가능|불가능|불가)(하다|합니다|하며|하고|함)/g;
const HONOURED_MUST = /([하되]|[가-힣]으)셔야/g;
const HONOURED_MAY = /([하되])실 수/g;
const HONOURED_CONSONANT_MAY = /(?<=[가-힣])으실 수/g;
/** At the start: `다음 각 호의 경우` is a condition. */
const CASE_OF =
  /^(\s*(?:[^\s,]{1,20} ){0,3}[^\s,]{0,20}[가-힣A-Za-z\d)])의 경우(?:에는|에|는)?,? /g;
const NO_CASE = new RegExp(`(?:^|\\s)${oneOf(NO_CASES)}$`);

export function inTheWordsOfRules(given: TrackedText): TrackedText {
  return given
    .replace(NOT_DOING, ([, verb, ending]) => `${must(verb!)} ${DOES[ending!]}`)
    .replace(DUTY, ([, ending]) => `하여야 ${DOES[ending!]}`)
    .replace(MAY, ([, noun, may, ending]) => {
      const can = may === "가능" ? "있" : "없";
      return `${noun}할 수 ${can}${IS_THERE[ending!]}`;
    })
    .replace(HONOURED_MUST, ([, verb]) => must(verb!))
    .replace(HONOURED_MAY, ([, verb]) => `${verb === "하" ? "할" : "될"} 수`)
    .replace(HONOURED_CONSONANT_MAY, () => "을 수")
    .replace(CASE_OF, ([, noun]) =>
      NO_CASE.test(noun!) ? null : `${noun}${topicParticle(noun!)} `,
    );
}

/** `하` → `하여야`, `받으` → `받아야`. */
function must(verb: string): string {
  if (!verb.endsWith("으")) return verb === "하" ? "하여야" : "되어야";
  const stem = verb.slice(0, -1);
  const vowel = lettersOf(stem)[1] ?? "";
  return `${stem}${"ㅏㅗ".includes(vowel) ? "아야" : "어야"}`;
}
