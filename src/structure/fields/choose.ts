/** Chooses the value of each field: the candidate with the most evidence, if that is enough and far enough ahead of the next. */
import { APPROVAL_PAPERS, PAPERS_OF_OTHERS } from "../../text/lexicon/document-kinds.js";
import { FIELD_LABELS } from "../../text/lexicon/form-labels.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import { namesOnlyItsKind } from "../forms/title-words.js";
import { type Candidate, FIELDS, type Field, type Refused, type Weighed } from "./candidate.js";
import { passGate } from "./gate.js";
import { DATE, DISTANCE, ENOUGH, type EvidenceName, ISSUER, NUMBER, TITLE } from "./weights.js";

/** How a field came to be what it is. */
interface FieldChoice {
  value: string | null;
  /** Why none was taken though there were candidates. */
  reason:
    | "no candidate"
    | "not enough evidence"
    | "too close to the next"
    | "parties of a contract"
    | null;
  candidates: Weighed[];
  refused: Refused[];
}

export type FieldChoices = Record<Field, FieldChoice>;

const WEIGHTS: Record<Field, Partial<Record<EvidenceName, number>>> = {
  title: TITLE,
  doc_number: NUMBER,
  issued_date: DATE,
  issuer: ISSUER,
};

export function chooseFields(candidates: readonly Candidate[]): FieldChoices {
  const choices = FIELDS.map((field) => [
    field,
    chooseField(
      field,
      candidates.filter((each) => each.field === field),
    ),
  ]);
  return Object.fromEntries(choices) as FieldChoices;
}

function chooseField(field: Field, candidates: Candidate[]): FieldChoice {
  const refused: Refused[] = [];
  const merged = new Map<string, Candidate>();
  for (const { value, evidence } of candidates) {
    const passed = passGate(field, value, evidence);
    if ("reason" in passed) {
      refused.push({ field, value, reason: passed.reason, evidence });
      continue;
    }
    const key = plain(passed.value);
    const known = merged.get(key);
    const all = new Set([...(known?.evidence ?? []), ...evidence]);
    const first = known && isAsGood(field, known, { value: passed.value, evidence });
    merged.set(key, { field, value: first ? known.value : passed.value, evidence: [...all] });
  }
  if (field === "title" && merged.size === 0) {
    const motto = refused.find((each) => each.reason === "a motto" && isSetAsTitle(each.evidence));
    if (motto) merged.set(motto.value, motto);
  }
  const weighed = [...merged.values()]
    .map((each) => ({ ...each, weight: weightOf(field, each.evidence) }))
    .sort((a, b) => b.weight - a.weight);
  const choice = { candidates: weighed, refused };
  const [heaviest] = weighed;
  const whole =
    field === "title" && heaviest
      ? (withTopic(heaviest, weighed) ??
        saidInFull(heaviest, weighed) ??
        withKind(heaviest, weighed) ??
        headlineInFull(heaviest, weighed))
      : undefined;
  const best = heaviest;
  const others = weighed.slice(1);
  if (!best) return { value: null, reason: "no candidate", ...choice };
  if (best.weight < ENOUGH[field]) return { value: null, reason: "not enough evidence", ...choice };
  const rival = others.find((each) => !isPartOf(each.value, best.value));
  if (rival && best.weight - rival.weight < DISTANCE[field])
    return { value: null, reason: "too close to the next", ...choice };
  const day = field === "issued_date" ? dayInMonth(best, weighed) : undefined;
  return { value: (whole ?? day ?? best).value, reason: null, ...choice };
}

const MONTH_ONLY = /^\d{4}-\d{2}$/;

/** `2026. 6.` on the cover of a paper that was approved on the 25th of that month: the one day that is stated for it. */
function dayInMonth({ value }: Weighed, weighed: Weighed[]): Weighed | undefined {
  if (!MONTH_ONLY.test(value)) return undefined;
  const days = weighed.filter(({ evidence }) => STATED_DAY.some((name) => evidence.includes(name)));
  const [day, ...others] = days.filter((each) => each.value.startsWith(`${value}-`));
  return others.length === 0 ? day : undefined;
}

const STATED_DAY: EvidenceName[] = ["approval", "labelled"];

/** What stands in quotation marks is a title after all where it is set as one and the paper has no other. */
function isSetAsTitle(evidence: readonly EvidenceName[]): boolean {
  return TITLE_MAKE.every((name) => evidence.includes(name));
}

const TITLE_MAKE: EvidenceName[] = ["largest", "large", "first"];

/** `물품구매(수선) 품의서`; more words before it say what for. */
const BROUGHT_BEFORE = new RegExp(String.raw`^.{0,8}${oneOf(APPROVAL_PAPERS)}$`);

/** A word at least, in Korean: `복학원서(학부) Reinstatement Form` says the same twice. */
const TOPIC = /[가-힣]{2}/;

/** `모집 공고`, `지출결의서`: the kind alone, where another finder has it with its topic. */
function withTopic(title: Weighed, weighed: Weighed[]): Weighed | undefined {
  const kind = squeeze(title.value);
  // `품의서` says nothing of what `제목` beside it names.
  if (PAPERS_OF_OTHERS.includes(kind) || BROUGHT_BEFORE.test(kind)) {
    const named = weighed.find(({ evidence }) => evidence.includes("named"));
    if (named) return named;
  }
  if (!namesOnlyItsKind(title.value) && title.value.includes(" ")) return undefined;
  return weighed.find(({ value, weight }) => {
    const topic = squeeze(value).replace(kind, "");
    const holds = topic.length < squeeze(value).length;
    // `제목 요금정산`: its own label, run into one line with it.
    const own = TOPIC.test(topic) && !FIELD_LABELS.includes(topic);
    return holds && weight >= ENOUGH.title && own;
  });
}

/** `주차장 위탁 표준계약서`, centred below `표준계약서` set larger: the same words with their topic before them. */
function saidInFull(title: Weighed, weighed: Weighed[]): Weighed | undefined {
  const kind = squeeze(title.value);
  if (!isCentred(title)) return undefined;
  return weighed.find(({ value, evidence }) => {
    const words = squeeze(value);
    const topic = words.slice(0, -kind.length);
    return words.endsWith(kind) && TOPIC.test(topic) && isCentred({ evidence });
  });
}

/** `안내`, `계획` may be a word of the topic. */
const PAPER = /[가-힣](?:서|증|장|표|록)$/;

/** `한빛 주차 공모전` over `참가신청서`, set larger: another finder has both. */
function withKind(title: Weighed, weighed: Weighed[]): Weighed | undefined {
  if (title.evidence.includes("largest")) return undefined;
  return weighed.find(({ value, evidence }) => {
    const kind = value.startsWith(`${title.value} `) ? value.slice(title.value.length + 1) : "";
    return PAPER.test(kind) && namesOnlyItsKind(kind) && evidence.includes("largest");
  });
}

/** `“주차장을 시민에게”,` over `무료 개방 행사 개최`: of a headline the last line alone reads like a title; the release has all of it. */
function headlineInFull(title: Weighed, weighed: Weighed[]): Weighed | undefined {
  const last = plain(title.value);
  return weighed.find(
    ({ value, evidence }) => evidence.includes("press") && plain(value).endsWith(last),
  );
}

const isCentred = ({ evidence }: Pick<Weighed, "evidence">) =>
  evidence.includes("centred") && !evidence.includes("inText");

function weightOf(field: Field, evidence: readonly EvidenceName[]): number {
  return evidence.reduce((sum, name) => sum + (WEIGHTS[field][name] ?? 0), 0);
}

/** Whether the words found first stand: another spacing never replaces them, other dots do where more speaks for those. */
function isAsGood(field: Field, known: Candidate, other: Omit<Candidate, "field">): boolean {
  if (squeeze(known.value) === squeeze(other.value)) return true;
  return weightOf(field, known.evidence) >= weightOf(field, other.evidence);
}

/** The same words, however they are spaced and whichever middle dot parts them. */
function plain(value: string): string {
  return squeeze(value).replace(/[ㆍ‧•∙･・]/g, "·");
}

/** One of two values that holds the other is the same thing said at more length, no rival. */
function isPartOf(one: string, two: string): boolean {
  const [a, b] = [plain(one), plain(two)];
  return a.includes(b) || b.includes(a);
}
