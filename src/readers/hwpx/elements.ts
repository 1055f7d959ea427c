/** A small element tree for one fragment of a part (a paragraph, a header list), built while the part is streamed. */
import { localName, type XmlHandlers } from "../xml.js";

export interface Element {
  /** Without its prefix: prefixes and namespace years differ between versions of the format. */
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/**
 * Calls back with each complete outermost element of these names. `rest()` gives the element still open, for truncated
 * parts.
 */
export function collectElements(
  names: ReadonlySet<string>,
  take: (element: Element) => void,
): XmlHandlers & { rest(): Element | undefined } {
  const open: Element[] = [];
  return {
    open(name, attributes) {
      const local = localName(name);
      if (open.length === 0 && !names.has(local)) return;
      const element: Element = { name: local, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    close() {
      const element = open.pop();
      if (element && open.length === 0) take(element);
    },
    text(text) {
      open.at(-1)?.children.push(text);
    },
    rest: () => open[0],
  };
}

/** Child elements, with `switch` resolved: its first `case`, or its `default` where the case is empty. */
export function* childrenOf(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    if (child.name === "switch") yield* chosen(child);
    else yield child;
  }
}

function* chosen(choice: Element): Generator<Element> {
  const branches = choice.children.filter((child) => typeof child !== "string");
  const branch =
    branches.find((child) => child.name === "case" && child.children.length > 0) ??
    branches.find((child) => child.name === "default");
  if (branch) yield* childrenOf(branch);
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  if (!element) return undefined;
  for (const child of childrenOf(element)) if (child.name === name) return child;
  return undefined;
}

/** All text below, in order. */
export function textOf(element: Element | undefined): string {
  if (!element) return "";
  return element.children
    .map((child) => (typeof child === "string" ? child : textOf(child)))
    .join("");
}

/** An integer attribute; negatives written as unsigned 32 bits are turned back. */
export function integer(element: Element | undefined, name: string, otherwise = 0): number {
  const value = Number(element?.attributes[name]);
  if (!Number.isFinite(value) || element?.attributes[name] === "") return otherwise;
  return value > 0x7fffffff && value <= 0xffffffff ? value - 0x1_0000_0000 : Math.trunc(value);
}

export function flag(element: Element | undefined, name: string): boolean {
  const value = element?.attributes[name];
  return value === "1" || value === "true";
}
