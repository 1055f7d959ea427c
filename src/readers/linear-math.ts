/** Equations on one line, the same way for every format: `(a+b)/c`, `x^2`, `√(x)`, `∑_(i=1)^n i`. */
import { characters } from "../text/code-points.js";

/** Combining marks that stand on their letter. */
const COMBINING = /^[\u0300-\u036f\u20d0-\u20ff]$/;

export function fraction(top: string, bottom: string): string {
  return `${parenthesise(top)}/${parenthesise(bottom)}`;
}

/** A subscript (`_`) or superscript (`^`); nothing where it is empty. */
export function script(sign: "_" | "^", text: string): string {
  return text === "" ? "" : sign + parenthesise(text);
}

export function root(degree: string, inside: string): string {
  const plain = degree === "2" || degree === "" ? "√" : "";
  const sign = plain || { "3": "∛", "4": "∜" }[degree] || `√[${degree}]`;
  return `${sign}(${inside})`;
}

/** In parentheses where it would not hold together on one line. */
export function parenthesise(text: string): string {
  if (/^(?:[\p{L}\p{M}'′]+|[\p{N}.,%]+)$/u.test(text) || characters(text) === 1) return text;
  return isEnclosed(text) ? text : `(${text})`;
}

function isEnclosed(text: string): boolean {
  if (!text.startsWith("(") || !text.endsWith(")")) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0 && at < text.length - 1) return false;
  }
  return depth === 0;
}

/** A mark on one letter combines with it; over more it is written after them. */
export function withAccent(text: string, mark: string): string {
  if (characters(text) === 1 && COMBINING.test(mark)) return text + mark;
  return COMBINING.test(mark) ? `(${text})${mark}` : parenthesise(text) + mark;
}

/** Rows of a matrix: `a, b; c, d`. */
export function matrix(rows: string[][]): string {
  return rows.map((row) => row.join(", ")).join("; ");
}
