/** The words of embedded objects: charts with the values that they keep, formulas as a line of text. */
import { descend, elementsOf, everyElement, textBelow, type XmlElement } from "../xml-tree.js";
import type { OdfPackage } from "./package.js";

/** Objects of one document that are opened. */
const MAX_OBJECTS = 200;
const MAX_LINES = 500;

export async function readObjects(
  pack: OdfPackage,
  content: XmlElement,
): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  for (const object of everyElement(content, "object")) {
    const name = (object.attributes.href ?? "").replace(/^\.\//, "");
    if (name === "" || words.has(name) || words.size >= MAX_OBJECTS) continue;
    const root = await pack.optional(`${name}/content.xml`, "끼워 넣은 개체");
    words.set(name, root ? wordsOf(root) : "");
  }
  return words;
}

function wordsOf(root: XmlElement): string {
  const chart = descend(root, "body", "chart");
  if (chart) return chartWords(chart);
  const formula = root.name === "math" ? root : descend(root, "math");
  return formula ? formulaWords(formula) : "";
}

function chartWords(chart: XmlElement): string {
  const lines: string[] = [];
  for (const title of everyElement(chart, "title")) lines.push(textBelow(title).trim());
  for (const row of everyElement(chart, "table-row")) {
    const cells = [...elementsOf(row)].map((cell) => textBelow(descend(cell, "p")).trim());
    lines.push(cells.join(" | ").replace(/[ |]+$/, ""));
  }
  return lines
    .filter((line) => line !== "")
    .slice(0, MAX_LINES)
    .join("\n");
}

/** The formula's own source where it is kept (StarMath), else its signs in order. */
function formulaWords(formula: XmlElement): string {
  const [source] = everyElement(formula, "annotation");
  return (source ? textBelow(source) : textBelow(formula)).replace(/\s+/g, " ").trim();
}
