/** A part as a tree of elements, for parts that refer back and forth (slides, OpenDocument) and are small enough to hold. */
import { UnreadableFile } from "./reader.js";
import { localName, readXml } from "./xml.js";

export interface XmlElement {
  /** Without its prefix, which files choose. */
  name: string;
  /** By their names as written, and without prefixes where no other has that name. */
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Elements of one tree: about 300 bytes each, of the two gigabytes that a parser has. */
const MAX_ELEMENTS = 3_000_000;

/** The root. With `cut`, what was read of a part that breaks off; else a broken part throws. */
export function readTree(bytes: Buffer, cut?: () => void): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let count = 0;
  try {
    readXml(bytes, {
      open(name, attributes) {
        if (++count > MAX_ELEMENTS) throw new UnreadableFile("TOO_LARGE", "too many elements");
        const element: XmlElement = { name: localName(name), attributes, children: [] };
        for (const key of Object.keys(attributes)) attributes[localName(key)] ??= attributes[key]!;
        open.at(-1)!.children.push(element);
        open.push(element);
      },
      text(text) {
        open.at(-1)!.children.push(text);
      },
      close() {
        open.pop();
      },
    });
  } catch (error) {
    if (!cut || !(error instanceof UnreadableFile) || error.reason !== "CORRUPT") throw error;
    cut();
  }
  const first = root.children.find((child) => typeof child !== "string");
  if (!first) throw new UnreadableFile("CORRUPT", "no root element");
  return first;
}

/** Child elements; of an alternative (`mc:AlternateContent`) the first choice, which the others repeat. */
export function* elementsOf(parent: XmlElement | undefined): Generator<XmlElement> {
  for (const child of parent?.children ?? []) {
    if (typeof child === "string") continue;
    if (child.name !== "AlternateContent") yield child;
    else yield* elementsOf(branchOf(child));
  }
}

function branchOf(alternatives: XmlElement): XmlElement | undefined {
  const branches = alternatives.children.filter((child) => typeof child !== "string");
  return branches.find(({ name }) => name === "Choice") ?? branches[0];
}

/** The element at the end of a path of names; undefined where a step is missing. */
export function descend(from: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let at = from;
  for (const name of path) {
    let next: XmlElement | undefined;
    for (const child of elementsOf(at)) {
      if (child.name === name) {
        next = child;
        break;
      }
    }
    if (!next) return undefined;
    at = next;
  }
  return at;
}

/** All elements of a name below, in order, however deep. */
export function* everyElement(from: XmlElement | undefined, name: string): Generator<XmlElement> {
  for (const child of elementsOf(from)) {
    if (child.name === name) yield child;
    else yield* everyElement(child, name);
  }
}

/** All text below, in order. */
export function textBelow(element: XmlElement | undefined): string {
  let text = "";
  for (const child of element?.children ?? [])
    text += typeof child === "string" ? child : textBelow(child);
  return text;
}
