/**
 * Whether the columns over a row are other years, quarters or halves than the question's. What the title says, the question may say to
 * name the document.
 */
import type { AskedOfLines } from "./asked-of-lines.js";
import { isOfOther, numberedIn, yearsIn } from "./other-things.js";
import { partsOfYearIn } from "./parts-of-year.js";

/** One year in a header may be that of a law or a form. */
const LEAST_YEARS = 2;

export function isUnderOthers(
  question: string,
  { numbered, years }: Pick<AskedOfLines, "numbered" | "years">,
  row: string,
  header: readonly string[],
  path: readonly string[],
): boolean {
  if (header.length === 0 || (numbered.size === 0 && years.length === 0)) return false;
  const title = path[0] ?? "";
  const told = [...header, row].join("\n");
  if (isOfOther(besides(numbered, numberedIn(title)), numberedIn(told))) return true;
  const columns = yearsIn(header.join("\n"));
  if (new Set(columns).size < LEAST_YEARS) return false;
  // The value of a year is none of its quarter.
  const parts = partsOfYearIn(question).filter((part) => !partsOfYearIn(title).includes(part));
  const toldParts = partsOfYearIn([...path.slice(1), told].join("\n"));
  if (parts.length > 0 && !parts.some((part) => toldParts.includes(part))) return true;
  const titled = yearsIn(title);
  const which = years.filter((year) => !titled.includes(year));
  return (
    which.length > 0 && !which.some((year) => columns.includes(year) || yearsIn(row).includes(year))
  );
}

type Numbered = AskedOfLines["numbered"];

/** What the question numbers beyond the title, if anything. */
function besides(numbered: Numbered, titled: Numbered): Numbered {
  const own = new Map<string, ReadonlySet<string>>();
  for (const [unit, numbers] of numbered) {
    const left = [...numbers].filter((number) => !titled.get(unit)?.has(number));
    own.set(unit, left.length > 0 ? new Set(left) : numbers);
  }
  return own;
}
