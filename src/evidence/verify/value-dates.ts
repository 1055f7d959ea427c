/** Whether a value is printed of another date, year or period than the sentence says. */
import type { Quantity } from "../../text/quantities/quantity.js";
import type { EvidenceIndex } from "./evidence-index.js";
import { periodBefore } from "./periods.js";
import { lastDate, type PrintedValue } from "./printed-values.js";
import type { SaidValue } from "./said-value.js";
import { datesClash } from "./same-quantity.js";
import { yearsFromNow, yearsNamed } from "./told-years.js";

/** `분기마다 한 번` of a printed `연 1회`: the printed value with its period, where that is another. */
export function periodOfOther(
  { text, quantities, at }: SaidValue,
  { line, quantity }: PrintedValue,
) {
  if (line.cells) return null;
  const said = periodBefore(text, quantities[at]!.start);
  const printed = periodBefore(line.text, quantity.start);
  if (!said || !printed || said.row === printed.row) return null;
  return `${printed.name} ${quantity.text}`;
}

/** The date that a value is said of is not the one that it is printed of. */
export function isOfOtherDate(
  { quantities, at }: SaidValue,
  { date, quantity }: PrintedValue,
): boolean {
  if (quantity.kind === "date") return false;
  const said = lastDate(quantities, at);
  return said !== null && date !== null && datesClash(said, date);
}

/** `2021년 10월` of a printed `올해 10월` in a paper of 2018. */
export function isOfOtherYear(said: Quantity, printed: Quantity, evidence: EvidenceIndex): boolean {
  if (said.kind !== "date" || printed.kind !== "date") return false;
  return said.year !== null && printed.year === null && !evidence.mayBeOf(said.year);
}

/** `2018년 예산` of a printed `지난해 예산` in a paper of 2018. */
export function isOfOtherToldYear(
  { quantities, at }: SaidValue,
  { quantity, line }: PrintedValue,
  evidence: EvidenceIndex,
): boolean {
  const said = lastDate(quantities, at)?.year ?? null;
  const away = quantity.kind === "date" || line.cells ? null : yearsFromNow(line.text, quantity);
  const years = [...evidence.yearsOfDates()];
  return said !== null && away !== null && !years.some((year) => year + away === said);
}

/** The line that tells a year by a word: `지난해` of 2017 in a paper of 2018. */
export function lineOfYear(said: Quantity, evidence: EvidenceIndex) {
  if (said.kind !== "date" || said.year === null || said.month !== null) return null;
  const years = [...evidence.yearsOfDates()];
  return evidence.lines.find(({ text }) =>
    yearsNamed(text).some((away) => years.some((year) => year + away === said.year)),
  );
}
