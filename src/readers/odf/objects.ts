/** The words of embedded objects: charts with the values that they keep, formulas as a line of text. */
import { descend, elementsOf, everyElement, textBelow, type XmlElement } from "../xml-tree.js";
import { formulaText } from "./formula.js";
import type { OdfPackage } from "./package.js";

/** Objects of one document that are opened. */
const MAX_OBJECTS = 200;
const MAX_LINES = 500;

export interface EmbeddedObject {
  /** A formula stands in its sentence, all else beside the text. */
  isFormula: boolean;
  text: string;
}

export async function readObjects(
  pack: OdfPackage,
  content: XmlElement,
): Promise<Map<string, EmbeddedObject>> {
  const objects = new Map<string, EmbeddedObject>();
  for (const object of everyElement(content, "object")) {
    const name = (object.attributes.href ?? "").replace(/^\.\//, "");
    if (name === "" || objects.has(name) || objects.size >= MAX_OBJECTS) continue;
    const root = await pack.optional(`${name}/content.xml`, "끼워 넣은 개체");
    objects.set(name, root ? objectOf(root) : { isFormula: false, text: "" });
  }
  return objects;
}

function objectOf(root: XmlElement): EmbeddedObject {
  const chart = descend(root, "body", "chart");
  const formula = root.name === "math" ? root : descend(root, "math");
  if (chart || !formula) return { isFormula: false, text: chart ? chartWords(chart) : "" };
  return { isFormula: true, text: formulaText(formula) };
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
