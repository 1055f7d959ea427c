/** Which of its kind is asked for by `어떤`: `글꼴` in `어떤 글꼴을 쓰나요`, `계약방법` in `어떤 방식으로 계약하나요` and `어떻게 계약하나요`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { KINDS_OF_ANSWER, WAYS, WHICH_WORDS } from "../../text/lexicon/questions.js";
import { squeeze } from "../../text/spacing.js";

const ASKED = new RegExp(
  String.raw`(?<![가-힣])${oneOf(WHICH_WORDS)}\s([가-힣]{2,10}?)(?:을|를|이|가|으로|로|에|에서)?\s([가-힣]{2,12})`,
);
/** `계약하나요`, `지급됩니까`: the noun in a verb. */
const DEED = /^([가-힣]{2,4}?)(?:하|되|됩|합|했|됐|할|받)/;
const NAMES_A_KIND = new Set(KINDS_OF_ANSWER);
const WAY = new Set(WAYS);

/** `어떻게 지급하나요` asks for the `지급방법`. */
const HOW_DONE = /(?<![가-힣])어떻게\s([가-힣]{2,12})/;

/** What a line may call it; none where no kind is named. */
export function whichAsked(question: string): readonly string[] {
  const done = DEED.exec(HOW_DONE.exec(question)?.[1] ?? "")?.[1];
  if (done !== undefined) return WAYS.map((way) => done + way);
  const [, kind, verb] = ASKED.exec(question) ?? [];
  if (kind === undefined) return [];
  const deed = WAY.has(kind) ? DEED.exec(verb!)?.[1] : undefined;
  if (deed !== undefined) return WAYS.map((way) => deed + way);
  return NAMES_A_KIND.has(kind) || WAY.has(kind) ? [] : [kind];
}

/** Whether a line says of one of the names what it is: its subject, or the label before its value. */
export function tellsWhich(names: readonly string[], line: string): boolean {
  if (names.length === 0) return false;
  const said = line.includes(" | ") ? line : squeeze(line);
  return names.some((name) => {
    const at = said.indexOf(name);
    return at >= 0 && /^(?:[은는]|\s*[:：|])/.test(said.slice(at + name.length));
  });
}
