/** Finds who acts and who receives taken for one another (`장관은 공단의 승인을` for `공단은 장관의 승인을`), and another who acts. */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  ACTOR_PARTICLES,
  AGREEMENTS,
  BODY_ENDINGS,
  CONSENTS,
  RECEIVER_PARTICLES,
} from "../../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";

const NOUN = String.raw`([가-힣]+(?:의\s[가-힣])?)`;
const ACTOR = new RegExp(String.raw`${NOUN}${oneOf(ACTOR_PARTICLES)}(?=\s)`, "g");
const RECEIVER = new RegExp(
  String.raw`${NOUN}(?:${oneOf(RECEIVER_PARTICLES)}(?=\s)|(?<=${oneOf(BODY_ENDINGS)})에(?=\s)|의\s(?:(?:사전|서면)\s?)?${oneOf(CONSENTS)}|[과와]\s(?:(?:사전|서면|미리|충분히|성실히)\s?)?${oneOf(CONSENTS, AGREEMENTS)})`,
  "g",
);
/** Who is acted upon. */
const OBJECT = new RegExp(String.raw`${NOUN}[을를](?=\s)`, "g");
/** `요청할 수 있다`, `보고하여야 한다`: the verb that ends a sentence, and how it is said. */
const MODAL_VERB =
  /([가-힣]{2,}?)(?:[을를]\s)?(하여야|해야|할|받아야|받을)\s(?:수\s)?[가-힣]+[.\s]*$/;
/** The first syllables of any other word that ends one. */
const LAST_WORD = /(?<![가-힣])([가-힣])([가-힣])[가-힣]*[.\s]*$/;
/** `정합니다` is `정하여`, `받습니다` is `받아야`: the second syllable of a short verb changes. */
const DOING = /[하한합할함했해]/;
const ENDING = /[습는아어을았었]/;

/** Before `는`: `수행하는`, `경우에는`; and what stands for those that a list names: `다음의 경우는`. */
const NO_NOUN = /(?:[하되있없에]|에서|으로|^경우|^다음)$/;

/** Words beside the one who acts by which a line is clearly the one that a sentence rests on. */
const LEAST_WORDS = 2;

interface SpeakingLine {
  line: IndexedLine;
  actors: string[];
  receivers: string[];
  objects: string[];
}

/** `lines`: those that the sentence may rest on. */
export function checkRoles(
  given: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
  values: readonly Finding[] = [],
): Finding[] {
  const sentence = inPlainOrder(given);
  const speaking = linesOfVerb(sentence, lines);
  const printed = speaking.map((line) => ({ line, ...rolesOf(line.text) }));
  return (
    swapped(sentence, printed) ??
    moved(sentence, speaking) ??
    replaced(sentence, printed, evidence) ??
    givenTo(sentence, speaking, evidence) ??
    ofOthers(sentence, values, evidence) ??
    []
  );
}

/** `결과를 전달하는 것은 부서의 장입니다` is `부서의 장은 결과를 전달한다`. */
function inPlainOrder(sentence: string): string {
  const [, told, actor] = CLEFT.exec(sentence) ?? [];
  return told === undefined ? sentence : `${actor}은 ${told}한다.`;
}

const CLEFT =
  /^([^,]*[가-힣])하는\s(?:것|사람|자|곳|기관|부서)은\s([가-힣\s]{2,20}?)(?:입니다|이다)[.\s]*$/;

function swapped(sentence: string, printed: readonly SpeakingLine[]): Finding[] | null {
  const said = rolesOf(sentence);
  for (const actor of said.actors) {
    for (const receiver of [...said.receivers, ...said.objects]) {
      if (actor === receiver) continue;
      // `일지는 관리원에게 있다`: a thing that is acted upon may stand first.
      const isThing = said.receivers.includes(receiver);
      const turned = printed.find(
        (line) =>
          line.actors.includes(receiver) &&
          (isThing ? line.receivers.includes(actor) : takes(line, actor)),
      );
      const kept = printed.some((line) => line.actors.includes(actor) && takes(line, receiver));
      if (turned && !kept)
        return [{ text: actor, verdict: "contradicted", reason: "SWAPPED", line: turned.line }];
    }
  }
  return null;
}

/** Where something is done, and where it goes: `총무과에서 구매하여 사용과로 배부한다`. */
const DONE_AT = /(?<![가-힣])([가-힣]{2,12})에서(?=\s)/g;
const GIVEN_TO = /(?<![가-힣])([가-힣]{2,12}?)(?:으로|로|에)(?=\s)/g;

/** `사용과에서 구매하여 총무과로 배부한다`: each stands where the other one does. */
function moved(sentence: string, lines: readonly IndexedLine[]): Finding[] | null {
  const [from, to] = placesIn(sentence);
  for (const line of lines) {
    const [doing, given] = placesIn(line.text);
    const text = from!.find((one) => given!.includes(one) && !doing!.includes(one));
    const other = to!.find((one) => doing!.includes(one) && !given!.includes(one));
    if (text !== undefined && other !== undefined)
      return [{ text, verdict: "contradicted", reason: "SWAPPED", line }];
  }
  return null;
}

function placesIn(text: string): string[][] {
  return [DONE_AT, GIVEN_TO].map((role) => Array.from(text.matchAll(role), ([, noun]) => noun!));
}

function takes({ receivers, objects }: SpeakingLine, noun: string): boolean {
  return receivers.includes(noun) || objects.includes(noun);
}

/** `장관은 2월 15일까지 국회에게`, where another one gives it to somebody else by that day, and a line of its own tells of these two. */
function ofOthers(
  sentence: string,
  values: readonly Finding[],
  { lines }: EvidenceIndex,
): Finding[] | null {
  const said = rolesOf(sentence);
  if (said.actors.length === 0 || said.receivers.length === 0) return null;
  const shares = (one: readonly string[], other: readonly string[]) =>
    one.some((noun) => other.includes(noun));
  for (const { verdict, line, places } of values) {
    if (verdict !== "supported" || !line || places) continue;
    const { actors, receivers } = rolesOf(line.text);
    if (actors.length === 0 || receivers.length === 0) continue;
    if (shares(said.actors, actors) || shares(said.receivers, receivers)) continue;
    const told = lines.some(({ text }) => {
      const roles = rolesOf(text);
      return shares(said.actors, roles.actors) && shares(said.receivers, roles.receivers);
    });
    const found = { text: said.actors[0]!, line, printed: actors[0]! };
    if (told) return [{ ...found, verdict: "contradicted", reason: "OTHER_SUBJECT" }];
  }
  return null;
}

/** Who acts stands elsewhere in the evidence, and in a line that holds everything else of the sentence another one acts. */
function replaced(
  sentence: string,
  printed: readonly SpeakingLine[],
  evidence: EvidenceIndex,
): Finding[] | null {
  const said = letters(sentence);
  for (const actor of rolesOf(sentence).actors) {
    const others = saidWords(sentence).filter(
      ({ word }) => !word.startsWith(actor) && !actor.startsWith(word),
    );
    if (others.length < LEAST_WORDS || !isNamed(actor, evidence)) continue;
    if (printed.some(({ line }) => (line.letters + letters(line.lead)).includes(actor))) continue;
    for (const { line, actors } of printed) {
      const instead = actors.find((one) => !said.includes(one));
      if (instead && others.every(({ word }) => holdsWord(line, word))) {
        const found = { text: actor, line, printed: instead };
        return [{ ...found, verdict: "contradicted", reason: "OTHER_SUBJECT" }];
      }
    }
  }
  return null;
}

/** To whom something is given or told. */
const TO_BODY = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,14}?)(?:에게|께|한테|(?<=${oneOf(BODY_ENDINGS)})에)(?=[\s,.])`,
  "g",
);

/** The same of whom it is given to: another one stands in a line that holds everything else. */
function givenTo(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] | null {
  const receiversIn = (text: string) => Array.from(text.matchAll(TO_BODY), ([, noun]) => noun!);
  for (const text of receiversIn(sentence)) {
    const others = saidWords(sentence).filter(({ word }) => !word.startsWith(text));
    if (others.length < LEAST_WORDS || !isNamed(text, evidence)) continue;
    if (lines.some((line) => holdsWord(line, text))) continue;
    for (const line of lines) {
      const [printed] = receiversIn(line.text).filter((one) => !sentence.includes(one));
      if (printed !== undefined && others.every(({ word }) => holdsWord(line, word)))
        return [{ text, verdict: "contradicted", reason: "OTHER_VALUE", line, printed }];
    }
  }
  return null;
}

function holdsWord({ letters, lettersAbove }: IndexedLine, word: string): boolean {
  return letters.includes(word) || lettersAbove.includes(word);
}

function isNamed(actor: string, { lines }: EvidenceIndex): boolean {
  return actor.length > 1 && lines.some((line) => holdsWord(line, actor));
}

/** The verb that ends the sentence tells lines apart that name the same people: as it is said, else the verb alone. */
function linesOfVerb(sentence: string, lines: readonly IndexedLine[]): readonly IndexedLine[] {
  const holding = (word: RegExp) => lines.filter(({ letters }) => word.test(letters));
  const modal = MODAL_VERB.exec(sentence);
  if (modal) {
    const same = holding(new RegExp(`${modal[1]!}[을를]?${modal[2]!}`));
    return same.length > 0 ? same : holding(new RegExp(modal[1]!));
  }
  const [, first, second] = LAST_WORD.exec(sentence) ?? [];
  if (first === undefined) return lines;
  const changing = [DOING, ENDING].find((one) => one.test(second!));
  return holding(new RegExp(first + (changing?.source ?? second)));
}

function rolesOf(text: string) {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, noun]) => noun!.replace(/\s/g, ""))
      .filter((noun) => !NO_NOUN.test(noun));
  // `장관의 승인이 필요하다`: a consent does nothing itself.
  const actors = all(ACTOR).filter((noun) => !CONSENTS.includes(noun));
  return { actors, receivers: all(RECEIVER), objects: all(OBJECT) };
}
