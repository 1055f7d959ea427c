/** Whether a quantity that an answer states is the one that the evidence prints, in whatever spelling. */
import { MEASURE_FAMILIES } from "../../text/lexicon/measures.js";
import type {
  DateQuantity,
  LabelQuantity,
  NumberQuantity,
  Quantity,
  TimeQuantity,
} from "../../text/quantities/quantity.js";

/** `rounded`: the same but for digits that the answer leaves out; `unit unknown`: the same digits in a cell of no known unit. */
type Sameness = "same" | "rounded" | "unit unknown" | null;

/** What a printed number may be worth: several where a table names several units. */
export interface Reading {
  value: number;
  unit: string | null;
}

export function sameQuantity(
  said: Quantity,
  printed: Quantity,
  readings: readonly Reading[] = [],
): Sameness {
  if (said.kind === "number" && printed.kind === "date")
    return isDayOf(said, printed) ? "same" : null;
  if (said.kind !== printed.kind) return null;
  if (said.kind === "number") return sameNumber(said, printed as NumberQuantity, readings);
  if (said.kind === "date") return sameDate(said, printed as DateQuantity) ? "same" : null;
  if (said.kind === "time") return sameTime(said, printed as TimeQuantity) ? "same" : null;
  return said.label === (printed as LabelQuantity).label ? "same" : null;
}

/** Whether two quantities could stand for one another: a number of one unit for another of that unit, a day for a day. */
export function comparable(
  said: Quantity,
  printed: Quantity,
  readings: readonly Reading[],
): boolean {
  if (said.kind !== printed.kind) return false;
  if (said.kind === "number") return readings.some(({ unit }) => ofOneFamily(said.unit, unit));
  if (said.kind === "date") return exactness(said) === exactness(printed as DateQuantity);
  return said.kind === "time" || labelKind(said) === labelKind(printed as LabelQuantity);
}

/** How exact a date is. */
function exactness({ month, day }: DateQuantity): "day" | "month" | "year" {
  return day !== null ? "day" : month !== null ? "month" : "year";
}

function labelKind({ label }: LabelQuantity): string {
  return label.replace(/[\d/-]+$/, "");
}

/** Unknown units meet any: a bare cell may be of any measure. */
function sameUnit(one: string | null, other: string | null): boolean {
  return one === other || one === null || other === null;
}

function ofOneFamily(one: string | null, other: string | null): boolean {
  if (sameUnit(one, other)) return true;
  return MEASURE_FAMILIES.some((units) => units.includes(one!) && units.includes(other!));
}

/** Digits that are compared: further ones are what a machine's fractions leave over. */
const DIGITS_COMPARED = 12;
/** Numbers that differ by more than this share differ in those digits. */
const FAR_APART = 10 ** (2 - DIGITS_COMPARED);
/** A number rounded without saying so must keep this many digits. */
const DIGITS_KEPT = 3;
/** A rounded number may be off by this share. */
const ABOUT = 0.03;

function sameNumber(
  said: NumberQuantity,
  printed: NumberQuantity,
  readings: readonly Reading[],
): Sameness {
  // Said without a unit, a number is taken as it is written in its cell.
  if (said.unit === null && equal(said.value, printed.value)) return "same";
  let best: Sameness = null;
  for (const { value, unit } of readings) {
    if (!sameUnit(said.unit, unit)) {
      if (isSameInSmaller(said, value, unit!)) return "same";
      continue;
    }
    if (equal(said.value, value)) return "same";
    // A cell under no unit that is known may hold what is written before the scale.
    if (unit === null && printed.unit === null && isWrittenAs(said, value)) best = "unit unknown";
    else if (isRounding(said, value)) best ??= "rounded";
  }
  return best;
}

/** The digits before the scale, or the first ones of more: `5,849억원` of a bare `584,906`. */
function isWrittenAs(said: NumberQuantity, value: number): boolean {
  if (equal(said.mantissa, value)) return true;
  const digits = String(Math.round(said.value / said.precision)).replace(/0+$/, "");
  const printed = String(value).replace(".", "");
  const isScaled = said.value !== said.mantissa;
  return isScaled && digits.length >= DIGITS_KEPT && printed.startsWith(digits);
}

/** How many of a smaller unit one of these has. */
const SMALLER_UNITS: Readonly<Record<string, readonly [times: number, unit: string]>> = {
  년: [12, "개월"],
  주: [7, "일"],
  시간: [60, "분"],
  분: [60, "초"],
  톤: [1000, "㎏"],
  "㎏": [1000, "g"],
  "㎞": [1000, "m"],
  m: [100, "㎝"],
  "㎝": [10, "㎜"],
};

/** `2년` of a printed `24개월`. */
function isSameInSmaller(said: NumberQuantity, value: number, unit: string): boolean {
  const [one, other] = [inSmallest(said.value, said.unit!), inSmallest(value, unit)];
  return one.unit === other.unit && equal(one.value, other.value);
}

function inSmallest(value: number, unit: string): { value: number; unit: string } {
  const smaller = SMALLER_UNITS[unit];
  return smaller ? inSmallest(value * smaller[0], smaller[1]) : { value, unit };
}

function isRounding(said: NumberQuantity, value: number): boolean {
  const { precision } = said;
  const kept = [Math.round, Math.floor].some((cut) =>
    equal(cut(value / precision) * precision, said.value),
  );
  if (said.about) return kept || Math.abs(said.value - value) <= ABOUT * Math.abs(value);
  return kept && said.value / precision >= 10 ** (DIGITS_KEPT - 1);
}

function equal(one: number, other: number): boolean {
  if (one === other) return true;
  // Spelling them out costs a hundred times as much.
  if (Math.abs(one - other) > FAR_APART * Math.max(Math.abs(one), Math.abs(other))) return false;
  return one.toPrecision(DIGITS_COMPARED) === other.toPrecision(DIGITS_COMPARED);
}

function isDayOf({ unit, value }: NumberQuantity, { day }: DateQuantity): boolean {
  return unit === "일" && day === value;
}

/** Every part that is said must be printed; a year that is not printed may be the document's. */
function sameDate(said: DateQuantity, printed: DateQuantity): boolean {
  if (said.year !== null && printed.year !== null && said.year !== printed.year) return false;
  if (said.year !== null && printed.year === null && said.month === null) return false;
  if (said.month !== null && said.month !== printed.month) return false;
  if (said.day !== null && said.day !== printed.day) return false;
  return said.weekday === null || sameWeekday(said, printed);
}

/** The calendar says it where the evidence does not. */
function sameWeekday(said: DateQuantity, printed: DateQuantity): boolean {
  if (printed.weekday !== null) return said.weekday === printed.weekday;
  const year = printed.year ?? said.year;
  if (year === null || printed.month === null || printed.day === null) return true;
  const sunday = new Date(Date.UTC(year, printed.month - 1, printed.day)).getUTCDay();
  return (sunday + 6) % 7 === said.weekday;
}

const HALF_DAY = 12 * 60;

function sameTime(said: TimeQuantity, printed: TimeQuantity): boolean {
  if (said.minutes % (2 * HALF_DAY) === printed.minutes % (2 * HALF_DAY)) return true;
  const either = said.eitherHalf || printed.eitherHalf;
  return either && said.minutes % HALF_DAY === printed.minutes % HALF_DAY;
}

/** Whether two dates cannot both hold: a part that both state differs. */
export function datesClash(one: DateQuantity, other: DateQuantity): boolean {
  return (["year", "month", "day"] as const).some(
    (part) => one[part] !== null && other[part] !== null && one[part] !== other[part],
  );
}
