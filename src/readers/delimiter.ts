/** Which character separates the fields of a text of rows, by how evenly it stands in the lines. */

const CANDIDATES = [",", "\t", ";", "|"];
/** Lines that are looked at. */
const SAMPLE_LINES = 60;

/** Undefined where the lines are no rows of fields. */
export function delimiterOf(text: string): string | undefined {
  const lines = sampleLines(text);
  let best: { delimiter: string; share: number; fields: number } | undefined;
  for (const delimiter of CANDIDATES) {
    const counts = lines.map((line) => fieldsIn(line, delimiter)).filter((count) => count > 1);
    if (counts.length === 0) continue;
    const usual = mode(counts);
    const share = counts.filter((count) => count === usual).length / lines.length;
    if (!best || share > best.share + 0.05 || (share > best.share - 0.05 && usual > best.fields))
      best = { delimiter, share, fields: usual };
  }
  return best?.delimiter;
}

/** Whether text without a name is a table: at least three rows, all of one number of fields, three or more of them. */
export function looksDelimited(text: string): boolean {
  const delimiter = delimiterOf(text);
  if (delimiter === undefined || delimiter === "|") return false;
  const lines = sampleLines(text);
  const counts = lines.map((line) => fieldsIn(line, delimiter));
  return lines.length >= 3 && counts[0]! >= 3 && counts.every((count) => count === counts[0]);
}

/** A quoted field may hold line ends, so quotes are taken out first. */
function sampleLines(text: string): string[] {
  const start = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, "x");
  const lines = start.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  // The last one may be cut off.
  if (text.length > 20_000) lines.pop();
  return lines.slice(0, SAMPLE_LINES);
}

function fieldsIn(line: string, delimiter: string): number {
  return line.split(delimiter).length;
}

function mode(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1])[0]![0];
}
