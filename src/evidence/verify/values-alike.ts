/** Printed values that an answer may mean and writes in a way that nothing in the evidence tells for certain. */
import type { DateQuantity, Quantity } from "../../text/quantities/quantity.js";
import type { EvidenceIndex } from "./evidence-index.js";
import type { PrintedValue } from "./printed-values.js";

export function mayBeMeant(
  said: Quantity,
  { quantity, printedIn, line }: PrintedValue,
  evidence: EvidenceIndex,
): boolean {
  if (said.kind === "date")
    return isBareDay(said, quantity.text, printedIn.slice(quantity.end), evidence);
  if (quantity.kind !== "number") return false;
  if (said.kind !== "number" || said.mantissa !== quantity.mantissa) return false;
  if (!COUNTERS.includes(said.unit ?? "") || said.value < LEAST_COUNT) return false;
  const { unit } = quantity;
  // `거래처수 | 82` under `단위: 억원`, and meetings that are counted as cases.
  return unit === null ? line.cells !== null : unit !== said.unit && COUNTERS.includes(unit);
}

/** Of meetings, places and cases one is often written for another. */
const COUNTERS = ["개", "회"];
/** Smaller counts stand everywhere. */
const LEAST_COUNT = 10;

const WEEKDAY = /^\s?\([월화수목금토일]\)/;

/** `4월 14일` of a printed `14일(금)` in a paper that names the month. */
function isBareDay(
  { month, day }: DateQuantity,
  printed: string,
  behind: string,
  { lines }: EvidenceIndex,
): boolean {
  if (month === null || day === null) return false;
  const [bare, weekday] = printed.replace(/\s/g, "").split("(");
  if (bare !== `${day}일` || (weekday === undefined && !WEEKDAY.test(behind))) return false;
  const named = new RegExp(String.raw`(?<!\d)0?${month}\s?(?:월|\.\s?\d)`);
  return lines.some(({ text }) => named.test(text));
}
