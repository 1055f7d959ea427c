/** The paragraphs of a text body (`p:txBody`, cells): runs, line breaks, fields, equations, labels by level. */
import { descend, elementsOf, everyElement, textBelow, type XmlElement } from "../xml-tree.js";
import { BulletCounter, type ListStyle, levelStyleOf, listStyleOf, sizeIn } from "./bullets.js";

export interface SlideParagraph {
  text: string;
  /** From 0. */
  level: number;
  /** As printed; empty where the paragraph has none. */
  label: string;
  /** Of its largest letters, in points, its own or inherited; 0 where nothing says. */
  size: number;
  centred: boolean;
}

/** `styles`: what the paragraphs inherit, the nearest first. */
export function paragraphsOf(
  body: XmlElement | undefined,
  styles: readonly ListStyle[] = [],
): SlideParagraph[] {
  const counter = new BulletCounter();
  const inherited = [listStyleOf(descend(body, "lstStyle")), ...styles];
  const found: SlideParagraph[] = [];
  for (const paragraph of elementsOf(body)) {
    if (paragraph.name !== "p") continue;
    const properties = descend(paragraph, "pPr");
    const level = Math.min(8, Math.max(0, Number(properties?.attributes.lvl) || 0));
    const text = textOf(paragraph).trim();
    // An empty line has no label, and numbers go on after it.
    if (text === "") continue;
    const given = [levelStyleOf(properties), ...inherited.map((style) => style[level]!)];
    const label = counter.label(given.find(({ bullet }) => bullet)?.bullet, level);
    const size = sizeOf(paragraph, given.find((style) => style.size)?.size ?? 0);
    const centred = given.find((style) => style.centred !== undefined)?.centred ?? false;
    found.push({ text, level, label, size, centred });
  }
  return found;
}

/** Letters that say nothing themselves are as large as the paragraph inherits. */
function sizeOf(paragraph: XmlElement, inherited: number): number {
  const runs = [...elementsOf(paragraph)].filter(({ name }) => name === "r" || name === "fld");
  return Math.max(0, ...runs.map((run) => sizeIn(descend(run, "rPr")) ?? inherited));
}

function textOf(paragraph: XmlElement): string {
  let text = "";
  for (const run of elementsOf(paragraph)) {
    if (run.name === "br") text += "\n";
    else if (run.name === "r") text += textBelow(descend(run, "t"));
    // The number of the slide is filled in when it is shown.
    else if (run.name === "fld") {
      if (run.attributes.type !== "slidenum") text += textBelow(descend(run, "t"));
    } else if (run.name === "m") for (const part of everyElement(run, "t")) text += textBelow(part);
  }
  return text.replaceAll("\v", "\n");
}
