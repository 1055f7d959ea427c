/** `끼임 9건, 화재 15건`: the row whose name stands right before a value, where the value is printed in another row of the same table. */
import type { EvidenceIndex } from "./evidence-index.js";
import { letters } from "./meeting-words.js";
import type { PrintedValue } from "./printed-values.js";
import { isSame, type SaidValue } from "./said-value.js";

const NAME_BEFORE = /(?<![가-힣A-Za-z\d])([가-힣A-Za-z][가-힣A-Za-z\d]{1,19})\s$/;
const PARTICLE = /[은는이가의]$/;

/** What the named row holds in the column of the value; null where the value is its own, or no row is named. */
export function valueOfNamedRow(
  { text, quantities, at }: SaidValue,
  best: PrintedValue,
  evidence: EvidenceIndex,
): PrintedValue | null {
  const quantity = quantities[at]!;
  const word = NAME_BEFORE.exec(text.slice(0, quantity.start))?.[1];
  if (word === undefined || !best.line.cells || best.column === "") return null;
  const names = [word, word.replace(PARTICLE, "")];
  // `해외의 합계는 398`: what stands right before it names its column.
  const column = letters(best.column);
  if (names.some((name) => name === nameOf(best) || column.includes(name))) return null;
  const ofRow = evidence.values.filter(
    (one) => one.line.chunk === best.line.chunk && names.includes(nameOf(one)),
  );
  if (ofRow.some((one) => isSame(quantity, one.quantity))) return null;
  const own = ofRow.filter(({ column }) => column === best.column);
  return own.length === 1 ? own[0]! : null;
}

function nameOf({ line }: PrintedValue): string {
  const [first] = line.cells ?? [];
  return first && !first.isValue ? letters(first.text) : "";
}
