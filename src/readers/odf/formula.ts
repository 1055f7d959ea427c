/** A formula of ODF (MathML 3, presentation markup) on one line, as equations of the other formats are. */
import { fraction, matrix, parenthesise, root, script, withAccent } from "../linear-math.js";
import { elementsOf, textBelow, type XmlElement } from "../xml-tree.js";

/** What ends where a letter follows, which would join it otherwise. */
const SCRIPTS = new Set("msub msup msubsup mover mfrac".split(" "));
/** Sums, limits: what they go over stands apart. */
const OPERATORS = new Set("munder munderover".split(" "));
/** Formulas in formulas; real ones have a few. */
const MAX_DEPTH = 60;

export function formulaText(formula: XmlElement): string {
  return render(formula, 0).replace(/\s+/g, " ").trim();
}

function render(element: XmlElement, depth: number): string {
  if (depth > MAX_DEPTH) return textBelow(element);
  const parts = [...elementsOf(element)].filter(({ name }) => !name.startsWith("annotation"));
  const part = (at: number) => (parts[at] ? render(parts[at], depth + 1).trim() : "");
  switch (element.name) {
    case "mi":
    case "mn":
    case "mo":
    case "mtext":
    case "ms":
      return textBelow(element).trim();
    case "mspace":
      return " ";
    case "mfrac":
      // Without a bar it is a binomial coefficient's inside, not a division.
      return Number.parseFloat(element.attributes.linethickness ?? "1") === 0
        ? `${part(0)} ¦ ${part(1)}`
        : fraction(part(0), part(1));
    case "msup":
      return parenthesise(part(0)) + script("^", part(1));
    case "msub":
      return parenthesise(part(0)) + script("_", part(1));
    case "msubsup":
      return parenthesise(part(0)) + script("_", part(1)) + script("^", part(2));
    case "munder":
      return part(0) + script("_", part(1));
    case "mover":
      return element.attributes.accent === "true"
        ? withAccent(part(0), part(1))
        : part(0) + script("^", part(1));
    case "munderover":
      return part(0) + script("_", part(1)) + script("^", part(2));
    case "msqrt":
      return root("", inOrder(parts, depth));
    case "mroot":
      return root(part(1), part(0));
    case "mtable":
      return matrix(
        parts.map((row) => [...elementsOf(row)].map((cell) => render(cell, depth + 1))),
      );
    case "mfenced": {
      const { open = "(", close = ")", separators = "," } = element.attributes;
      return open + parts.map((one) => render(one, depth + 1)).join(separators.charAt(0)) + close;
    }
    default:
      return inOrder(parts, depth);
  }
}

function inOrder(parts: XmlElement[], depth: number): string {
  let text = "";
  let before = "";
  for (const part of parts) {
    const next = render(part, depth + 1);
    if (next === "") continue;
    const apart = OPERATORS.has(before) || (SCRIPTS.has(before) && /^[\p{L}\p{N}]/u.test(next));
    text += apart ? ` ${next}` : next;
    before = part.name;
  }
  return text;
}
