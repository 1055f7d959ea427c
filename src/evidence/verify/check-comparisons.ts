/**
 * What a sentence says of printed amounts beside one another, worked out from them: which of two is more (`가람읍이 나루면보다 많다`), which is most
 * (`끼임이 가장 많다`), whether one grew from a year to another (`2022년보다 2024년에 늘었다`), and how many times as much it is.
 */
import { type AmountGroup, amountGroups, type NamedAmount } from "./amount-groups.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex } from "./evidence-index.js";
import { saidWords } from "./meeting-words.js";
import { readComparison, type SaidComparison } from "./said-comparison.js";

/** Words that say nothing of what is compared: a year, a noun of one syllable, and what only opens a comparison. */
const NO_MEASURE =
  /\d{4}년\S*|(?<=\s)수[은는이가](?=\s)|(?<![가-힣])(?:전년|두|둘|곳|가운데|중에서|사이|부터|까지)\S{0,2}(?=\s|$)/g;
/** Of the words by which a sentence names what is compared, this share must stand beside the amounts. */
const MEASURE_NAMED = 0.5;

interface Compared {
  holds: boolean;
  amounts: readonly NamedAmount[];
}

export function checkComparisons(sentence: string, evidence: EvidenceIndex): Finding[] {
  const said = readComparison(sentence);
  if (!said) return [];
  for (const group of amountGroups(sentence, evidence)) {
    const found = compare(said, group);
    if (!found || !isOfOneMeasure(sentence, said, group)) continue;
    const { holds, amounts } = found;
    const rest = {
      text: said.text,
      line: amounts[0]!.line,
      operands: amounts.map(({ text }) => text),
    };
    return holds
      ? [{ ...rest, verdict: "supported", reason: "DERIVED" }]
      : [{ ...rest, verdict: "contradicted", reason: "OPPOSITE" }];
  }
  return [];
}

function compare(said: SaidComparison, group: AmountGroup): Compared | null {
  if (said.kind === "most") return ofMost(said, group);
  if (said.kind === "than") return ofTwo(said, group);
  return overYears(said, group);
}

/** `가람읍의 인구가 나루면보다 많다` says nothing of a table of farms. */
function isOfOneMeasure(
  sentence: string,
  { text }: SaidComparison,
  { amounts, row }: AmountGroup,
): boolean {
  const [{ line }] = amounts as [NamedAmount];
  const own = `${line.lettersAbove}\n${amounts.map((one) => `${one.line.letters}\n${one.name}`).join("\n")}`;
  const before = sentence.slice(0, sentence.indexOf(text)).replace(VALUES_SAID, " ");
  const names = [...amounts.map(({ name }) => name), ...(row === "" ? [] : [row])];
  const words = saidWords(before.replace(NO_MEASURE, " ")).filter(
    ({ word }) => !names.some((name) => word.startsWith(name) || name.startsWith(word)),
  );
  const held = words.filter(({ word }) => own.includes(word));
  return held.length >= MEASURE_NAMED * words.length;
}

/** `9건으로`, `5건을 받은`. */
const VALUES_SAID = /\d[\d,.]*[가-힣%]{0,4}/g;

/** The amounts that letters name, each at the end of its last name; a name within a longer one is none. */
function namedIn(text: string, amounts: readonly NamedAmount[]) {
  const places = amounts.flatMap((amount) => {
    const start = text.lastIndexOf(amount.name);
    return start < 0 ? [] : [{ amount, start, end: start + amount.name.length }];
  });
  return places
    .filter((one) => !places.some((other) => other !== one && holds(other, one)))
    .sort((one, other) => one.end - other.end);
}

interface Place {
  start: number;
  end: number;
}

function holds(outer: Place, inner: Place): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Letters between the name of what is compared with and what compares: `나루면의 농가 수보다`. */
const MEASURE_LETTERS = 10;

function ofTwo(said: SaidComparison, group: AmountGroup): Compared | null {
  const pair = pairOf(said, group);
  if (!pair) return null;
  const [subject, standard] = pair;
  const amounts = group.ofYears ? [standard, subject] : [subject, standard];
  const { more, times } = said;
  const isMore = subject.value > standard.value;
  if (more !== null) {
    if (subject.value === standard.value) return null;
    if (isMore !== more) return { holds: false, amounts };
  }
  if (!times) return { holds: true, amounts };
  const told = areTimes(subject.value / standard.value, times);
  return told === null ? null : { holds: told, amounts };
}

/** What is compared, and what with; null where the sentence does not name one of each. */
function pairOf(
  { before, behind, yearBefore }: SaidComparison,
  { amounts, ofYears }: AmountGroup,
): readonly [NamedAmount, NamedAmount] | null {
  const [left, right] = [namedIn(before, amounts), namedIn(behind, amounts)];
  if (yearBefore && ofYears) {
    const [year, ...more] = [...left, ...right];
    const last = `${Number.parseInt(year?.amount.name ?? "", 10) - 1}년`;
    const standard = amounts.find(({ name }) => name === last);
    return year && standard && more.length === 0 ? [year.amount, standard] : null;
  }
  if (before === "") return lastOfTwo(behind, amounts);
  const standard = left.at(-1);
  if (!standard || before.length - standard.end > MEASURE_LETTERS) return null;
  const others = [...left, ...right].filter(({ amount }) => amount !== standard.amount);
  const subjects = new Set(others.map(({ amount }) => amount));
  return subjects.size === 1 ? [[...subjects][0]!, standard.amount] : null;
}

/** `두 곳 가운데 한빛관이 더 많다`: there are two alone, or two are named. */
function lastOfTwo(text: string, amounts: readonly NamedAmount[]) {
  const named = namedIn(text, amounts);
  const subject = named.at(-1)?.amount;
  const among = named.length === PAIR ? named.map(({ amount }) => amount) : amounts;
  const other = among.find((one) => one !== subject);
  return subject && other && among.length === PAIR ? ([subject, other] as const) : null;
}

const PAIR = 2;

/** How far a share may be off what is said, and from where on it is another: between them nothing is certain. */
const NEAR = { exactly: 0.1, about: 0.2, bound: 0.02 } as const;
const FAR = { exactly: 0.25, about: 0.4, bound: 0.1 } as const;

function areTimes(share: number, { factor, bound }: NonNullable<SaidComparison["times"]>) {
  const off = share / factor - 1;
  if (bound === "exactly" || bound === "about")
    return Math.abs(off) <= NEAR[bound] ? true : Math.abs(off) > FAR[bound] ? false : null;
  const beyond = bound === "atLeast" ? -off : off;
  return beyond <= NEAR.bound ? true : beyond > FAR.bound ? false : null;
}

function ofMost({ before, behind, more }: SaidComparison, group: AmountGroup): Compared | null {
  const { amounts, goesOn, ofYears } = group;
  const topic = /^.{0,24}?[은는]/.exec(behind)?.[0] ?? null;
  const named = topic === null ? [] : namedIn(behind.slice(topic.length), amounts);
  // `가장 많은 곳은 가람읍`, else `가람읍이 가장 많다`.
  const subject = (named.length === 1 ? named[0] : namedIn(before, amounts).at(-1))?.amount;
  if (!subject || (ofYears && named.length === 0 && !before.endsWith(subject.name))) return null;
  const beyond = amounts.find(({ value }) =>
    more ? value > subject.value : value < subject.value,
  );
  if (beyond) return { holds: false, amounts: [subject, beyond] };
  return goesOn ? null : { holds: true, amounts: [subject] };
}

/** From the first year that is told to the last, or over all that are printed. */
function overYears(said: SaidComparison, { amounts, ofYears }: AmountGroup): Compared | null {
  if (!ofYears) return null;
  const named = namedIn(said.before + said.behind, amounts).map(({ amount }) => amount);
  const inOrder = [...amounts].sort((one, other) => one.name.localeCompare(other.name));
  const ends = inOrder.filter((one) => named.includes(one));
  const told =
    ends.length === PAIR
      ? inOrder.slice(inOrder.indexOf(ends[0]!), inOrder.indexOf(ends[1]!) + 1)
      : inOrder;
  if (told.length <= PAIR && said.kind !== "every year") return null;
  const steps = told.slice(1).map(({ value }, at) => value - told[at]!.value);
  const against = steps.filter((step) => (said.more ? step < 0 : step > 0));
  if (against.length === 0) return { holds: steps.every((step) => step !== 0), amounts: told };
  const turned = told.at(-1)!.value - told[0]!.value;
  const isTurned = said.more ? turned < 0 : turned > 0;
  return said.kind === "every year" || isTurned ? { holds: false, amounts: told } : null;
}
