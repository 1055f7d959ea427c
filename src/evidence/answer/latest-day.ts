/** The latest of the days in a text that stand where a pattern says; of each it captures year, month and day. */

/** As a number that grows with time; 0 where there is none. */
export function latestDay(text: string, ...patterns: readonly RegExp[]): number {
  let latest = 0;
  for (const pattern of patterns)
    for (const [, year, month, day] of text.matchAll(pattern))
      latest = Math.max(latest, Number(year! + month!.padStart(2, "0") + day!.padStart(2, "0")));
  return latest;
}
