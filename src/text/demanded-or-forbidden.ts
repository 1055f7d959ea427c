/**
 * What a sentence says of an act by a noun or an adjective, in the words by which rules demand, allow and forbid: `변경은 금지되어 있습니다` is `변경은 할 수
 * 없습니다`, `제출은 선택이 아니라 의무입니다` is `제출은 하여야 합니다`, `양도하지 말아야 합니다` is `양도하지 못합니다`.
 */
import {
  BEING_A_CHOICE,
  BEING_A_DUTY,
  BEING_ALLOWED,
  BEING_FORBIDDEN,
  RIGHTS,
} from "./lexicon/demanding.js";
import { oneOf } from "./lexicon/patterns.js";
import type { TrackedText } from "./tracked-text.js";

/** What a clause ends with behind such a stem: the formal end, the plain one, before another clause, of a note. */
const END =
  "((?:[합됩입]?니다|습니다)|(?:[한된하이]|는)?다|(?:으|[하되이])?며|[하되이]?고|[함됨임음])(?![가-힣])";

/** A verb in those ends. */
type Verb = readonly [formal: string, plain: string, and: string, then: string, note: string];

const CANNOT: Verb = ["할 수 없습니다", "할 수 없다", "할 수 없으며", "할 수 없고", "할 수 없음"];
const CAN: Verb = ["할 수 있습니다", "할 수 있다", "할 수 있으며", "할 수 있고", "할 수 있음"];
const MUST: Verb = ["하여야 합니다", "하여야 한다", "하여야 하며", "하여야 하고", "하여야 함"];
const NEED_NOT: Verb = [
  ...(["하지 않아도 됩니다", "하지 않아도 된다", "하지 않아도 되며"] as const),
  ...(["하지 않아도 되고", "하지 않아도 됨"] as const),
];
const IN_NO_WAY: Verb = ["지 못합니다", "지 못한다", "지 못하며", "지 못하고", "지 못함"];

/** Of what is allowed first: `금지되어 있지 않` begins as `금지되어 있` does. */
const WAYS = [
  [BEING_ALLOWED, CAN],
  [BEING_FORBIDDEN, CANNOT],
  [BEING_A_CHOICE, NEED_NOT],
  [BEING_A_DUTY, MUST],
] as const;

/** `변경은 금지됩니다`, `변경이 금지됩니다`, `변경하는 것은 금지됩니다`. */
const SAID_OF_ACT = WAYS.map(([said, verb]) => {
  const act = String.raw`(?<=[가-힣]{2})(하는 것[은이도] |[은는] |[이가] )`;
  return [new RegExp(`${act}${oneOf(said)}${END}`, "g"), verb] as const;
});
/** `변경 금지가 원칙입니다`. */
const AS_A_RULE = new RegExp(String.raw`(?<=[가-힣]{2} )(?:금지|불가)[가이] 원칙${END}`, "g");
const NOT_TO = new RegExp(String.raw`(?<=[가-힣])지 (?:말아야|않아야|아니하여야) ${END}`, "g");
const RIGHT = new RegExp(String.raw`(?<=[가-힣])할 ${oneOf(RIGHTS)}[이가] 있${END}`, "g");
/** `10명을 초과할 필요는 없다` is a bound. */
const NO_NEED = new RegExp(
  String.raw`(?<=[가-힣])(?<!이상|초과|이하|미만)할 필요[가는] 없${END}`,
  "g",
);

export function asRulesSayIt(given: TrackedText): TrackedText {
  const said = SAID_OF_ACT.reduce(
    (text, [pattern, verb]) =>
      text.replace(pattern, ([, act, end]) => {
        const keeps = act === "은 " || act === "는 ";
        return `${keeps ? act : ""}${ended(verb, end!)}`;
      }),
    given,
  );
  return said
    .replace(AS_A_RULE, ([, end]) => ended(CANNOT, end!))
    .replace(NOT_TO, ([, end]) => ended(IN_NO_WAY, end!))
    .replace(RIGHT, ([, end]) => ended(CAN, end!))
    .replace(NO_NEED, ([, end]) => ended(NEED_NOT, end!));
}

function ended([formal, plain, and, then, note]: Verb, end: string): string {
  if (end.endsWith("니다")) return formal;
  if (end.endsWith("다")) return plain;
  if (end.endsWith("며")) return and;
  return end.endsWith("고") ? then : note;
}
