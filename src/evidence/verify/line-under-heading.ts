/** Finds the line that says what a sentence says together with what it is listed under. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DEMANDING_NOUNS, MODAL_ENDINGS } from "../../text/lexicon/polarity.js";
import { type EvidenceIndex, type IndexedLine, wholeWeight } from "./evidence-index.js";
import { letters, meets, saidWords } from "./meeting-words.js";
import { POLARITY } from "./verify-thresholds.js";

/** `□ 답안 작성 ○ 흑색 볼펜만 사용 가능`: a line that holds half of the words, where what it is listed under holds the rest. */
export function lineUnderItsHeading(text: string, evidence: EvidenceIndex): IndexedLine | null {
  if (TELLS_WHO.test(text)) return null;
  const words = evidence.weighNouns(saidWords(text), () => 1);
  const whole = wholeWeight(words);
  const said = letters(text);
  for (const line of evidence.lines) {
    if (line.lead === "" || (DEMANDS.test(line.letters) && !DEMANDS.test(said))) continue;
    const lead = letters(line.lead);
    const here = words.filter(({ word }) => meets(word, line.letters) === 1);
    const both = words.filter(({ word }) => meets(word, line.letters + lead) === 1);
    const isHeld = wholeWeight(both) >= POLARITY.wholly * whole;
    if (whole > 0 && isHeld && wholeWeight(here) >= POLARITY.underHeading * whole) return line;
  }
  return null;
}

/** What must be done is not told as what is only done: `제출을 권합니다`. */
const DEMANDS = new RegExp(oneOf(MODAL_ENDINGS.must, DEMANDING_NOUNS));
/** `제출하는 쪽은 담당자입니다`: words alone do not say who does what. */
const TELLS_WHO = /[는을]\s(?:쪽|것|곳|사람|자|기관|부서|주체)[은는]\s|[이가]\s(?:맡|되|된|됩)/;
