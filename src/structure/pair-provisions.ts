/** Aligns the provisions of two columns if one table row holds several of each. */
import { squeeze } from "../text/spacing.js";
import { comparableText, type Provision } from "./provisions.js";
import { hasDashes } from "./unchanged-dashes.js";

type ProvisionPair = [Provision | null, Provision | null];

/** Costs are whole numbers, so that sums which are equal compare as equal. A provision without a partner: */
const ALONE = 40;
/** A pair that fits without having the same mark. */
const NEARLY = 10;
/** A deletion mark under another number: more than one provision without a partner, less than two. */
const HARDLY = 50;
/** By how much a pair with other words costs more: less than two provisions without a partner, whatever their numbers. */
const OTHER_WORDS = 60;
/** How alike a text is taken for that leaves out unchanged words: its dashes were set beside what they stand for. */
const DASHED = 0.8;
/** Longer lists are paired in order: no page holds so many provisions. */
const MAX_PAIRS = 1_000_000;

/** Minimum-cost alignment of two short lists, keeping order. */
export function align(left: Provision[], right: Provision[]): ProvisionPair[] {
  if (left.length === 1 && right.length === 1) return [[left[0]!, right[0]!]];
  if (left.length * right.length > MAX_PAIRS) {
    const longer = left.length > right.length ? left : right;
    return longer.map((_, at) => [left[at] ?? null, right[at] ?? null]);
  }
  const costs: number[][] = Array.from({ length: left.length + 1 }, () =>
    new Array<number>(right.length + 1).fill(0),
  );
  for (let a = left.length; a >= 0; a -= 1) {
    for (let b = right.length; b >= 0; b -= 1) {
      if (a === left.length && b === right.length) continue;
      const both =
        a < left.length && b < right.length
          ? costs[a + 1]![b + 1]! + mismatchCost(left[a]!, right[b]!)
          : Number.POSITIVE_INFINITY;
      const onlyLeft = a < left.length ? costs[a + 1]![b]! + ALONE : Number.POSITIVE_INFINITY;
      const onlyRight = b < right.length ? costs[a]![b + 1]! + ALONE : Number.POSITIVE_INFINITY;
      costs[a]![b] = Math.min(both, onlyLeft, onlyRight);
    }
  }
  const pairs: ProvisionPair[] = [];
  let a = 0;
  let b = 0;
  while (a < left.length || b < right.length) {
    const here = costs[a]![b]!;
    if (
      a < left.length &&
      b < right.length &&
      here === costs[a + 1]![b + 1]! + mismatchCost(left[a]!, right[b]!)
    ) {
      pairs.push([left[a]!, right[b]!]);
      a += 1;
      b += 1;
    } else if (a < left.length && here === costs[a + 1]![b]! + ALONE) {
      pairs.push([left[a]!, null]);
      a += 1;
    } else {
      pairs.push([null, right[b]!]);
      b += 1;
    }
  }
  return pairs;
}

/** How badly two provisions fit: by their marks and by their words. */
function mismatchCost(left: Provision, right: Provision): number {
  if (left.marker === "new")
    return right.marker === null && right.label !== ""
      ? NEARLY + 10 * depth(right)
      : Number.POSITIVE_INFINITY;
  if (right.movedFrom !== null)
    return left.label.endsWith(right.movedFrom) ? 0 : NEARLY + OTHER_WORDS;
  const wording = Math.round(OTHER_WORDS * (1 - likeness(left, right)));
  if (sameMark(left, right)) return wording;
  if (right.marker === "deleted") return right.mark === "" ? NEARLY : HARDLY;
  if (left.marker === "omitted" && right.marker === "same") return NEARLY;
  const fits = left.kind !== null && (left.kind === right.kind || becomesParagraph(left, right));
  return fits ? NEARLY + wording : Number.POSITIVE_INFINITY;
}

/** The text of `제9조(해석)` that goes on as `③` of the same article. */
function becomesParagraph(left: Provision, right: Provision): boolean {
  return left.kind === "article" && right.kind === "circled" && right.label.startsWith(left.label);
}

/** `②` and `②`; `제3조(보고) 본문` and `제3조(보고) ① 본문`, too. */
function sameMark(left: Provision, right: Provision): boolean {
  if (left.mark !== "" && squeeze(left.mark) === squeeze(right.mark)) return true;
  return left.opens !== "" && left.opens === right.opens;
}

/** How alike two texts are, from 0 to 1: the share of letter pairs that both hold. */
function likeness(left: Provision, right: Provision): number {
  // What is left out stays; what was gone long ago has no words to go by.
  if (left.marker !== null && right.marker === null && !hasDashes(right.body)) return 0;
  if (left.marker || right.marker) return 1;
  if (hasDashes(right.body)) return DASHED;
  const [one, other] = [letterPairs(left), letterPairs(right)];
  if (one.size + other.size === 0) return 1;
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

const pairsByProvision = new WeakMap<Provision, Set<string>>();

function letterPairs(provision: Provision): Set<string> {
  let pairs = pairsByProvision.get(provision);
  if (!pairs) {
    const text = comparableText(provision);
    pairs = new Set(
      Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)),
    );
    pairsByProvision.set(provision, pairs);
  }
  return pairs;
}

/** `<신 설>` stands for a whole article or paragraph sooner than for an item of it. */
function depth({ opens, kind }: Provision): number {
  if (opens !== "") return 0;
  return kind === "circled" ? 1 : 2;
}
