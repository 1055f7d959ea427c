/**
 * Values of an XFA form: the file keeps them as XML, and its one page only says that another program is needed. They are given
 * under the captions that the form's template has for them.
 */
import {
  descend,
  elementsOf,
  everyElement,
  readTree,
  textBelow,
  type XmlElement,
} from "../xml-tree.js";

export interface XfaPackets {
  template: Buffer | undefined;
  datasets: Buffer | undefined;
}

/** Values of one form; a register has hundreds. */
const MAX_VALUES = 20_000;
/** Groups in groups, as deep as forms are built. */
const MAX_DEPTH = 60;

/** `caption: value` in the order of the data; nothing where the packets are broken or the form is empty. */
export function xfaValues({ template, datasets }: XfaPackets): string[] {
  const data = parsed(datasets);
  if (!data) return [];
  const captions = captionsOf(parsed(template));
  const lines: string[] = [];
  const walk = (element: XmlElement, depth: number): void => {
    if (depth > MAX_DEPTH || lines.length >= MAX_VALUES) return;
    const inner = [...elementsOf(element)];
    const rich = element.attributes["xfa:contentType"] !== undefined;
    if (inner.length > 0 && !rich) {
      for (const child of inner) walk(child, depth + 1);
      return;
    }
    const value = textBelow(element).replace(/\s+/g, " ").trim();
    if (value !== "") lines.push(`${captions.get(element.name) ?? element.name}: ${value}`);
  };
  const root = data.name === "data" ? data : (descend(data, "data") ?? data);
  for (const child of elementsOf(root)) walk(child, 0);
  return lines;
}

function captionsOf(template: XmlElement | undefined): Map<string, string> {
  const captions = new Map<string, string>();
  for (const field of everyElement(template, "field")) {
    const name = field.attributes.name;
    const caption = textBelow(descend(field, "caption", "value"))
      .replace(/\s+/g, " ")
      .trim();
    if (name !== undefined && caption !== "" && !captions.has(name)) captions.set(name, caption);
  }
  return captions;
}

function parsed(packet: Buffer | undefined): XmlElement | undefined {
  try {
    return packet && readTree(packet);
  } catch {
    return undefined;
  }
}
