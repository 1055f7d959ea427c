/** Printed values that an answer may mean and writes in a way that nothing in the evidence tells for certain. */
import type { DateQuantity, Quantity } from "../../text/quantities/quantity.js";
import type { EvidenceIndex } from "./evidence-index.js";
import type { PrintedValue } from "./printed-values.js";

export function valueThatMayBeMeant(
  said: Quantity,
  { values, lines }: EvidenceIndex,
): PrintedValue | undefined {
  if (said.kind !== "date") return values.find((one) => isCountedOtherwise(said, one));
  const found = values.find((one) => isBareDay(said, one));
  return found && lines.some(({ text }) => namesMonth(text, said)) ? found : undefined;
}

function isCountedOtherwise(said: Quantity, { quantity, line }: PrintedValue): boolean {
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
const WEEKDAY_REACH = 4;

/** `4월 14일` of a printed `14일(금)` in a paper that names the month. */
function isBareDay({ month, day }: DateQuantity, { quantity, printedIn }: PrintedValue): boolean {
  if (month === null || day === null) return false;
  const [bare, weekday] = quantity.text.replace(/\s/g, "").split("(");
  const behind = printedIn.slice(quantity.end, quantity.end + WEEKDAY_REACH);
  return bare === `${day}일` && (weekday !== undefined || WEEKDAY.test(behind));
}

function namesMonth(text: string, { month }: DateQuantity): boolean {
  return new RegExp(String.raw`(?<!\d)0?${month}\s?(?:월|\.\s?\d)`).test(text);
}
