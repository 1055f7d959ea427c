/** Aligns the provisions of two columns if one table row holds several of each. */
import { squeeze } from "../text/spacing.js";
import type { Provision } from "./provisions.js";

type ProvisionPair = [Provision | null, Provision | null];

/** Cost of a pair that fits without having the same mark. Costs are whole numbers, so that sums which are equal compare as equal. */
const NEARLY = 1;
/** Cost of a pair that hardly fits: more than one provision without a partner, less than two. */
const HARDLY = 5;
const ALONE = 4;

/** Minimum-cost alignment of two short lists, keeping order. */
export function align(left: Provision[], right: Provision[]): ProvisionPair[] {
  if (left.length === 1 && right.length === 1) return [[left[0]!, right[0]!]];
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

/** How badly two provisions fit: 0 for the same mark, little for a placeholder made for the other. */
function mismatchCost(left: Provision, right: Provision): number {
  if (left.marker === "new")
    return right.marker === null && right.label !== ""
      ? NEARLY + depth(right)
      : Number.POSITIVE_INFINITY;
  if (left.mark !== "" && squeeze(left.mark) === squeeze(right.mark)) return 0;
  if (right.marker === "deleted") return right.mark === "" ? NEARLY : HARDLY;
  if (left.marker === "omitted" && right.marker === "same") return NEARLY;
  return left.kind !== null && left.kind === right.kind ? HARDLY : Number.POSITIVE_INFINITY;
}

/** `<신 설>` stands for a whole article or paragraph sooner than for an item of it. */
function depth({ opens, kind }: Provision): number {
  if (opens !== "") return 0;
  return kind === "circled" ? 1 : 2;
}
