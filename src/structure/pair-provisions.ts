/** Aligns the provisions of two columns if one table row holds several of each. */
import { squeeze } from "../text/spacing.js";
import type { Provision } from "./provisions.js";

type ProvisionPair = [Provision | null, Provision | null];

/** Cost of leaving a provision without a partner; below that of a partner it does not fit. */
const ALONE = 1;
const NO_PARTNER = 2.5;

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

/** How badly two provisions fit: 0 for the same label, or a placeholder made for the other. */
function mismatchCost(left: Provision, right: Provision): number {
  if (left.marker === "new") return right.marker === null && right.label !== "" ? 0.1 : NO_PARTNER;
  if (left.mark !== "" && squeeze(left.mark) === squeeze(right.mark))
    return left.label === right.label ? 0 : 0.2;
  if (right.marker === "deleted") return right.mark === "" ? 0.2 : 1.5;
  if (left.marker === "omitted" && right.marker === "same") return 0.3;
  if (left.kind !== null && left.kind === right.kind) return 1.2;
  return NO_PARTNER;
}
