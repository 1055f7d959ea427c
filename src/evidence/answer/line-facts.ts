/** What a line says of what is asked: its label and cell, the header over it, whether it names the thing and holds such a value. */
import { readLabel } from "../../text/outline-labels.js";
import { squeeze } from "../../text/spacing.js";
import { holdsAnswer } from "./answer-kind.js";
import { isNamed, labelOf, labels, labelsAmong, nameOf } from "./asked-attribute.js";
import { amountCell, askedCell, callsCell, isOneOf } from "./asked-cell.js";
import { type AskedChunk, names } from "./asked-chunk.js";
import { NAMES_A_KIND, TIMES_ASKED } from "./asked-of-lines.js";
import { departmentBeside, departmentIn } from "./departments.js";
import { HeldWords } from "./held-words.js";
import { FULL_ADDRESS, PLACE_COLUMN, TIME_LABEL } from "./label-kinds.js";
import { lineField } from "./line-field.js";
import { heldOver } from "./outer-cells.js";
import { tellsOwnNumber } from "./own-number.js";
import type { Question } from "./parse-question.js";
import { isLeftOut } from "./said-of.js";
import { isToldByDeed } from "./told-by-deeds.js";
import { isToldByLabel } from "./told-by-label.js";
import { arePersonsTold, arePointsTold, isMoneyTold } from "./told-units.js";
import { tellsYear } from "./year-cells.js";

export interface LineFacts {
  text: string;
  /** Its place among the lines of the chunk. */
  place: number;
  isRow: boolean;
  label: string;
  own: HeldWords;
  /** What it stands under: outer lines, the line before, the cell that it shares with rows above. */
  over: readonly HeldWords[];
  /** The header rows over it, and what they hold. */
  above: readonly string[];
  columns: HeldWords;
  /** Itself and what names its value: its header, its heading, what it stands under. */
  near: readonly HeldWords[];
  /** The cell that it shares with rows above; empty where there is none. */
  shared: string;
  /** Whether that cell is called what is asked for, and whether it names the body that is. */
  isShared: boolean;
  isBodyShared: boolean;
  /** The cell that holds what is asked for: null where it has none, empty where it is masked. */
  cell: string | null;
  /** Whether it, with what stands over it, does not name the asked attribute. */
  isUnnamed: boolean;
  /** Whether its label, or that of its cell, is the very noun that is asked for. */
  isLabelled: boolean;
  /** The same of any cell of a row. */
  isKeyed: boolean;
  /** Whether it holds the kind of answer that is asked for; null if any line may answer. */
  fit: boolean | null;
  /** Whether it tells the asked field by another label or in a sentence; and whether its labels are those of others alone. */
  isOfField: boolean;
  isOfOtherField: boolean;
  /** Whether it says the asked value of the asked thing: then it needs no more of its subject than its document says. */
  isSaid: boolean;
}

/** Whether a header, a caption or the row itself tells that numbers are persons, or money, where these are asked for; persons also a heading. */
function isCountedIn(
  told: readonly string[],
  headings: readonly string[],
  noun = "",
  { asked }: Question,
): boolean {
  if (asked.name !== "count") return isMoneyTold(told);
  const all = [...told, ...headings];
  return arePersonsTold(all) || (noun !== "" && all.some((row) => squeeze(row).includes(noun)));
}

/** Null where the line lacks the value that is asked for. */
export function lineFacts(place: number, of: AskedChunk): LineFacts | null {
  const { chunk, question, held, path, nearest } = of;
  const { noun } = of.asked;
  const { attribute } = question;
  const text = of.lines[place]!;
  const own = held[place]!;
  const isRow = text.includes(" | ");
  const label = noun !== undefined && labelsAmong(text, noun) ? noun : labelOf(text);
  const beside = of.sharedCells[place]!;
  const { kindOfDepartment } = of.asked;
  const isInCell = kindOfDepartment !== null && !isRow && chunk.kind === "table";
  const department = isInCell ? departmentBeside(of.lines, place, kindOfDepartment) : "";
  const shared = department !== "" ? department : (beside[0] ?? "");
  const above = of.above[place]!;
  const isOwnNumber = noun !== undefined && tellsOwnNumber(noun, text);
  const cell =
    noun !== undefined && attribute && isRow ? askedCell(text, above, noun, attribute) : null;
  const isShared = noun !== undefined && nameOf(labelOf(shared)) === noun;
  const isLabelled =
    noun !== undefined &&
    !of.asked.isDoer &&
    (label === noun ||
      isDayOf(label, noun) ||
      isOwnNumber ||
      isShared ||
      (cell ?? "") !== "" ||
      (label.length > noun.length &&
        squeeze(text).length > label.length + 2 &&
        question.phrase.endsWith(label)));
  const isBodyShared =
    (question.asked.name === "which" &&
      holdsAnswer(question.asked, shared, question.text) === true) ||
    (kindOfDepartment !== null && departmentIn(shared, kindOfDepartment) !== "");
  const isDepartment =
    kindOfDepartment !== null && isRow && departmentIn(text, kindOfDepartment) !== "";
  const showsChange = chunk.isComparison === true && question.asked.name === "change";
  const isUnitTold =
    !arePointsTold(above) &&
    (cell !== null ||
      above.length === 0 ||
      isCountedIn([text, ...above, ...of.units], chunk.headings ?? [], noun, question));
  const holds = (part: string) =>
    holdsAnswer(question.asked, part, question.text, { isUnitTold, isCell: isRow });
  const isHeldByCell = showsChange || isBodyShared || isDepartment || holds(cell ?? text);
  const isYearTold = question.asked.name === "time" && isRow && tellsYear(text, above, question);
  const isMoneyMissed = isHeldByCell === false && question.asked.name === "money";
  const isHeld = isMoneyMissed
    ? holds(amountCell(text, above, noun) ?? "")
    : isYearTold || isHeldByCell;
  const isTold = !isRow && isLabelled && isToldByLabel(text, question.text);
  const isToldOtherwise =
    isHeld === false &&
    (isTold || (TIMES_ASKED.has(question.asked.name) && isToldByDeed(text, question.text)));
  const fit = isToldOtherwise ? null : isHeld;
  if (lacksValue(fit, isLabelled, label, of)) return null;
  const over = heldOver(of.parents[place]!, of.lines, held);
  if (!isRow && place > 0) over.push(held[place - 1]!);
  for (const cell of beside) over.push(HeldWords.of(cell));
  const columns = of.columns[place]!;
  // What the item before says is said of itself.
  const naming = isRow || readLabel(text) === null ? over : over.slice(0, -1);
  const near = [own, columns, nearest, ...naming];
  const types = attribute?.types ?? [];
  const isTypeTold =
    types.length === 0 ||
    isOneOf(label, types) ||
    above.some((row) => isOneOf(row, types)) ||
    isOneOf(chunk.headings?.at(-1) ?? "", types) ||
    isPlaceSeen(text, above, of) ||
    (isRow && question.asked.name === "money" && isMoneyTold(of.units));
  // `걸린 사람은 몇 명`: whoever is counted need not be called so.
  const isCounted =
    question.asked.name === "count" &&
    (NAMES_A_KIND.has(attribute?.noun ?? "") || TOLD_BY_UNIT.test(attribute?.noun ?? ""));
  const isUnnamed =
    attribute !== null &&
    !isCounted &&
    !isOwnNumber &&
    !(isRow && isAmountColumn(attribute.noun, above)) &&
    (!isNamed(attribute, (word) => names(word, isTypeTold ? [...near, path] : near, question)) ||
      (question.asked.name === "money" && isLeftOut(attribute.noun, text)));
  const isKeyed =
    noun !== undefined &&
    (labels(text, noun) || (isRow && (cell ?? "") !== "" && callsCell(text, attribute)));
  const { isOfField, isOfOtherField } = lineField({ text, place, own, fit, isUnnamed }, of);
  const isSaid = fit === true && of.asked.isThing && own.met(question.topic!, question) === 1;
  return {
    ...{ text, place, isRow, label, own, over, above, columns, near, shared, isShared },
    ...{ isBodyShared, cell, isLabelled, isKeyed, fit, isSaid, isOfField, isOfOtherField },
    isUnnamed: isUnnamed && !isOfField,
  };
}

/** However much of the question it holds, a line without a value of the asked type tells none, unless its label is the asked one. */
function lacksValue(
  fit: boolean | null,
  isLabelled: boolean,
  label: string,
  { asked }: AskedChunk,
): boolean {
  return asked.isTypeAsked && fit === false && !isLabelled && !TIME_LABEL.test(label);
}

/** A road with its number is seen to be an address, and what stands under `정차 지점` to be a place. */
function isPlaceSeen(text: string, above: readonly string[], { asked }: AskedChunk): boolean {
  if (!asked.isPlace) return false;
  return FULL_ADDRESS.test(text) || above.some((row) => PLACE_COLUMN.test(row));
}

/** `15세 이상` says of itself that it is an age, `해석(30점)` that it is worth so much. */
const TOLD_BY_UNIT = /^(?:나이|연령|배점|점수)$/;

/** `배포 | 2026. 3. 5.` tells the `배포일`. */
function isDayOf(label: string, noun: string): boolean {
  return label.length > 1 && noun === `${label}일`;
}

/** `2022년 결산`, `결산(B)` head the column of the `결산액`. */
function isAmountColumn(noun: string, header: readonly string[]): boolean {
  const stem = /^([가-힣]{2,})액$/.exec(noun)?.[1];
  if (stem === undefined) return false;
  return header.some((row) =>
    row.split("|").some((cell) => squeeze(cell.replace(LAST_BRACKET, "")).endsWith(stem)),
  );
}

const LAST_BRACKET = /[(（][^()（）]{0,20}[)）]\s*$/;
