/** How much more processor time four times the input costs: four times where the cost is linear, sixteen where it is quadratic. */

const TIMES_LARGER = 4;
const ROUNDS = 3;
/** A collection of garbage falls into all rounds of one size now and then; what is quadratic is so each time. */
const ATTEMPTS = 3;
/** Shorter times are noise. */
const LEAST_MS = 3;
/** Well above linear, well below quadratic; processor time, as other work on the machine must not count. */
export const MOST_GROWTH = 10;

export function growthOfCost(run: (size: number) => void, size: number): number {
  run(size);
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && growth >= MOST_GROWTH; attempt += 1) {
    const one = leastOf(() => run(size));
    const more = leastOf(() => run(size * TIMES_LARGER));
    growth = Math.min(growth, more / Math.max(one, LEAST_MS));
  }
  return growth;
}

function leastOf(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    run();
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}
