/** Every value that the evidence prints, with the words and values it stands among. */
import { declaredUnits, withoutDeclaredUnits } from "../text/quantities/declared-units.js";
import type { Quantity } from "../text/quantities/quantity.js";
import { readQuantities } from "../text/quantities/read-quantities.js";
import type { EvidenceLine } from "./evidence-lines.js";
import { letters } from "./meeting-words.js";
import type { Reading } from "./same-quantity.js";

/** Where a value stands, as letters without spaces: beside it, in its line, above it. */
export interface Surroundings {
  line: EvidenceLine;
  near: string;
  within: string;
  above: string;
  chunk: string;
  /** Other values that it belongs to, nearest first. */
  companions: readonly Quantity[];
  distant: readonly Quantity[];
}

export interface PrintedValue extends Surroundings {
  quantity: Quantity;
  readings: readonly Reading[];
}

/** What parts one statement of a sentence from the next. */
const PARTS = /[,;▲▴▶→⇒⇨※▸]|[△](?=[가-힣])|(?<=\))\s|[고며나]\s/g;

export function printedValues(line: EvidenceLine): PrintedValue[] {
  return line.cells ? valuesOfRow(line) : valuesOfSentence(line);
}

function valuesOfSentence(line: EvidenceLine): PrintedValue[] {
  const text = withoutDeclaredUnits(line.text);
  const quantities = readQuantities(text);
  const declared = declaredUnits(line.text);
  const shared = {
    line,
    within: letters(text),
    above: letters(line.above),
    chunk: letters(line.chunk.text),
  };
  const aboveValues = readQuantities(line.above);
  let lead = "";
  return quantities.map((quantity, at) => {
    const near = nearText(text, quantities, at);
    if (near.before !== "") lead = near.before;
    const before = quantities.slice(0, at).reverse();
    return {
      ...shared,
      quantity,
      near: `${lead} ${near.behind}`,
      companions: [...before, ...quantities.slice(at + 1)].slice(0, 2),
      distant: [...before, ...quantities.slice(at + 1), ...aboveValues],
      readings: readingsOf(quantity, declared),
    };
  });
}

/** Letters between the value and what parts it from others, before and behind it. */
export function nearText(text: string, quantities: readonly Quantity[], at: number) {
  const { start, end } = quantities[at]!;
  const from = Math.max(
    0,
    quantities[at - 1]?.end ?? 0,
    ...partsOf(text).filter((part) => part <= start),
  );
  const to = Math.min(
    quantities[at + 1]?.start ?? text.length,
    ...partsOf(text).filter((part) => part > end),
  );
  return { before: letters(text.slice(from, start)), behind: letters(text.slice(end, to)) };
}

function partsOf(text: string): number[] {
  return [...text.matchAll(PARTS)].map(({ index, 0: mark }) => index + mark.length);
}

function valuesOfRow(line: EvidenceLine): PrintedValue[] {
  const cells = line.cells!;
  const labels = cells
    .filter(({ isValue }) => !isValue)
    .map(({ text }) => text)
    .join("\n");
  const tableUnits = declaredUnits(line.above);
  const shared = { line, above: letters(line.above), chunk: letters(line.chunk.text) };
  const aboveValues = readQuantities(withoutDeclaredUnits(line.above));
  return cells.flatMap(({ text, header, isValue }, place) => {
    const bare = withoutDeclaredUnits(text);
    const quantities = readQuantities(bare);
    if (quantities.length === 0) return [];
    const ownUnits = declaredUnits(header);
    const declared = ownUnits.length > 0 ? ownUnits : rateOrAll(tableUnits, `${labels}\n${header}`);
    const around = `${labels}\n${header}\n${line.inherited}`;
    const labelValues = readQuantities(
      withoutDeclaredUnits(`${header}\n${labels}\n${line.inherited}`),
    );
    const neighbour = isValue ? "" : (cells[place - 1]?.text ?? "");
    return quantities.map((quantity, at) => {
      const own = nearText(bare, quantities, at);
      const beside = quantities.filter((one) => one !== quantity);
      return {
        ...shared,
        quantity,
        near: isValue
          ? letters(around)
          : `${own.before} ${own.behind} ${letters(`${neighbour}\n${header}`)}`,
        within: letters(`${around}\n${text}`),
        companions: isValue ? [...labelValues, ...beside] : [...beside, ...labelValues],
        distant: aboveValues,
        readings: readingsOf(quantity, declared),
      };
    });
  });
}

/** Rows and columns of shares are told by their name, where the table declares amounts and shares. */
function rateOrAll(declared: ReturnType<typeof declaredUnits>, names: string) {
  const rates = declared.filter(({ unit }) => unit === "%" || unit === "%p");
  if (rates.length === 0 || rates.length === declared.length) return declared;
  const isRate = /률|율|비중|%|\/[A-Z]/.test(names);
  return declared.filter((one) => rates.includes(one) === isRate);
}

function readingsOf(quantity: Quantity, declared: ReturnType<typeof declaredUnits>): Reading[] {
  if (quantity.kind !== "number") return [];
  const { value, unit } = quantity;
  if (unit !== null || declared.length === 0) return [{ value, unit }];
  return declared.map(({ factor, unit: name }) => ({ value: value * factor, unit: name }));
}
