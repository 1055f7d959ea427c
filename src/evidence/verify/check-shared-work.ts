/**
 * Finds who does what taken for one another where a line shares work out among several: `군수는 계획을 수립하고, 위원회는 이를 심의한다`, `수립: 군수`, `간사 작성 →
 * 위원장 결재`. A sentence may say it the other way round too: `심의하는 곳은 위원회다`, `심의는 위원회가 맡는다`.
 */
import { NO_TOPICS, STEMS_BEFORE_A_NOUN } from "../../text/lexicon/joining.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";

interface Work {
  who: string;
  act: string;
}

const NAME = String.raw`(?<![가-힣])([가-힣]{2,12}?)`;
const ACT = "([가-힣]{2,4}?)";
const DOES = "(?:하|한|합|할|함|했)";
/** `군수는 계획을 수립하고`: who acts, and up to three words between. */
const ACTS = new RegExp(
  String.raw`${NAME}[은는이가]\s(?:[가-힣·ㆍ]{1,16}\s){0,3}?(?<![가-힣])${ACT}${DOES}(?![가-힣]{0,3}\s(?:것|곳|사람|자|기관)은)`,
  "g",
);
const WHO = "(?:곳|것|사람|자|쪽|기관|부서|주체)";
/** `심의하는 곳은 위원회입니다`, `심의 주체는 위원회입니다`. */
const CLEFT = new RegExp(
  String.raw`(?<![가-힣])${ACT}(?:하는)?\s${WHO}[은는]\s([가-힣]{2,12}?)(?:입니다|이다|임|다|[.\s]*$)`,
  "g",
);
/** `심의는 위원회가 담당합니다`. */
const CHARGED = new RegExp(
  String.raw`(?<![가-힣])${ACT}[은는]\s([가-힣]{2,12}?)(?:[이가]\s(?:담당|맡|수행)|에서\s(?:담당|맡|수행)|\s(?:소관|담당|몫))`,
  "g",
);
/** `위원회에 의해 심의됩니다`. */
const PASSIVE = new RegExp(String.raw`${NAME}에\s의(?:해|하여)\s${ACT}(?:되|된|됩|됨)`, "g");
/** `수립: 군수`, and `간사 작성 → 위원장 결재`. */
const LABELLED = /^[^가-힣]{0,6}([가-힣]{2,4})\s?[:：]\s?([가-힣]{2,12})\s*$/;
const STEP = /(?<![가-힣])([가-힣]{2,12})\s([가-힣]{2,4})(?=\s?(?:→|➔|⇒|▶|$))/g;

export function checkSharedWork(sentence: string, evidence: EvidenceIndex): Finding[] {
  const said = saidWork(sentence);
  if (said.length === 0) return [];
  for (const group of knownWork(evidence)) {
    for (const { who, act } of said) {
      const own = group.works.filter((one) => one.act === act);
      const isOfGroup = group.works.some((one) => one.who === who && one.act !== act);
      if (!isOfGroup || own.length !== 1 || own[0]!.who === who) continue;
      const found = { text: who, line: group.line, printed: own[0]!.who };
      return [{ ...found, verdict: "contradicted", reason: "OTHER_SUBJECT" }];
    }
  }
  return [];
}

function saidWork(sentence: string): Work[] {
  const turned = [CLEFT, CHARGED].flatMap((pattern) =>
    Array.from(sentence.matchAll(pattern), ([, act, who]) => ({ who: who!, act: act! })),
  );
  const passive = Array.from(sentence.matchAll(PASSIVE), ([, who, act]) => ({
    ...{ who: who!, act: act! },
  }));
  return turned.length + passive.length > 0 ? [...turned, ...passive] : acting(sentence);
}

function acting(text: string): Work[] {
  return Array.from(text.matchAll(ACTS), ([, who, act]) => ({ who: who!, act: act! })).filter(
    ({ who }) => !NO_ONE.test(who),
  );
}

/** `경우에는`, `하는`: no one who acts. */
const NO_ONE = new RegExp(`(?:경우|${oneOf(NO_TOPICS, STEMS_BEFORE_A_NOUN)})$`);

interface SharedWork {
  works: readonly Work[];
  line: IndexedLine;
}

const known = new WeakMap<EvidenceIndex, readonly SharedWork[]>();

/** Read once for all sentences of an answer. */
function knownWork(evidence: EvidenceIndex): readonly SharedWork[] {
  const works = known.get(evidence) ?? sharedWork(evidence);
  known.set(evidence, works);
  return works;
}

/** Lines, and neighbouring items, that name at least two who each do something else. */
function sharedWork({ lines }: EvidenceIndex): SharedWork[] {
  const groups = lines.map((line) => ({
    line,
    works: line.text.includes("→") ? steps(line.text) : acting(line.text),
  }));
  const items = lines.flatMap((line, at) => {
    const [one, other] = [line, lines[at + 1]].map((item) => labelled(item));
    return one && other && line.lead === lines[at + 1]!.lead ? [{ line, works: [one, other] }] : [];
  });
  return [...groups, ...items].filter(
    ({ works }) =>
      new Set(works.map(({ who }) => who)).size > 1 &&
      new Set(works.map(({ act }) => act)).size > 1,
  );
}

function steps(text: string): Work[] {
  const told = text.slice(Math.max(text.indexOf(":"), text.indexOf("：")) + 1);
  return Array.from(told.trim().matchAll(STEP), ([, who, act]) => ({ who: who!, act: act! }));
}

function labelled(line: IndexedLine | undefined): Work | null {
  const [, act, who] = LABELLED.exec(line?.text ?? "") ?? [];
  return act && who ? { act, who } : null;
}
