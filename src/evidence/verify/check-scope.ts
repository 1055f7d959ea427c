/** Keeps a sentence from being called supported that limits (`단체만`) or widens (`모든 응시자에게`) what its lines say without such a word. */
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import {
  ALL_WORDS,
  LIMITING_WORDS,
  OF_EVERYONE,
  POSTPOSITIONS,
} from "../../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex } from "./evidence-index.js";

/** `단체만`, `할 때에만`; no `2만`, `미만` and `다만`. */
const ONLY = /(?<![가-힣\d])([가-힣]{1,12}[가-힣])만(?:[을이]|으로|이라도)?(?=[\s,.)]|$)/g;
/** What a line may say so by: `에 한하여`, `외에는`, `뿐`. */
const LIMITS = new RegExp(oneOfSpaced(LIMITING_WORDS));
const NO_LIMIT = /(?:[미다]|[십백천일이삼사오육칠팔구]|절반|까지|정도)$/;
/** Beside a value that is told so, what is limited may be the value: `3톤 이상의 탱크만`. */
const TO_ONE_PLACE = /(?:에|에게|에서)$/;
/** `모두 5개` is a count; `가와 나 모두` a scope. */
const ALL = new RegExp(
  String.raw`${oneOf(ALL_WORDS)}|(?<![가-힣])([가-힣]{1,20})[과와]\s([가-힣]{1,20})(?<![은는])\s모두(?!\s?\d)`,
);
/** What a line may say so by. */
const TELLS_ALL = new RegExp(oneOf(["모두", "전부", "전체", "전액"]));
const EVERYONE = new RegExp(oneOfSpaced(OF_EVERYONE));
/** `전 임직원`, `각 기관`: the same in one syllable. */
const ALL_IN_ONE = /(?<![가-힣])[전각매]\s[가-힣]|(?<![가-힣])(?:각각|각종|[가-힣]+마다)/;

/** `found`: by what the sentence is supported. */
export function checkScope(
  sentence: string,
  found: readonly Finding[],
  { lines: all }: EvidenceIndex,
): Finding[] {
  const lines = all.filter((line) =>
    found.some((one) => one.line !== null && !one.places && one.line.text === line.text),
  );
  if (lines.length === 0) return [];
  const texts = lines.map(({ text, above, lead, inherited }) =>
    [above, lead, inherited, text].join("\n"),
  );
  const hasValue = found.some(({ reason }) => reason !== "WORDS_FOUND");
  const limited = texts.some(isLimited)
    ? undefined
    : limitedIn(sentence).find((noun) => !hasValue || TO_ONE_PLACE.test(noun));
  const said = limited ?? widenedIn(sentence, texts);
  return said === undefined
    ? []
    : [{ text: said, verdict: "not_checked", reason: "SCOPE_UNCLEAR", line: lines[0]! }];
}

function limitedIn(text: string): string[] {
  return Array.from(text.matchAll(ONLY), ([, noun]) => noun!).filter(
    (noun) => !NO_LIMIT.test(noun) && !POSTPOSITIONS.some((one) => noun.endsWith(one)),
  );
}

function isLimited(text: string): boolean {
  return LIMITS.test(text) || limitedIn(text).length > 0;
}

function widenedIn(sentence: string, texts: readonly string[]): string | undefined {
  const said = ALL.exec(sentence) ?? EVERYONE.exec(sentence);
  const isTold = texts.some(
    (text) =>
      TELLS_ALL.test(text) ||
      ALL.test(text) ||
      EVERYONE.test(text) ||
      ALL_IN_ONE.test(text) ||
      tellsBoth(text, said?.[1], said?.[2]),
  );
  return isTold ? undefined : said?.[0];
}

/** `갑과 을은` of a said `갑과 을 모두`. */
function tellsBoth(text: string, one = "", other = ""): boolean {
  return one !== "" && new RegExp(String.raw`${one}(?:[과와·ㆍ,]|\s?및)\s?${other}`).test(text);
}
