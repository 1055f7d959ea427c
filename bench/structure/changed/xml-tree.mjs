/** XML as a tree that can be changed and written again: elements with their children, texts as strings. */
import { SaxesParser } from "saxes";

export function parseXml(text) {
  const parser = new SaxesParser();
  const root = { name: "", attributes: {}, children: [] };
  const open = [root];
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [] };
    open.at(-1).children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", (each) => open.at(-1).children.push(each));
  parser.on("cdata", (each) => open.at(-1).children.push(each));
  parser.write(text.replace(/^\ufeff/, "")).close();
  return root.children.find((each) => typeof each !== "string");
}

export function writeXml(root) {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${write(root)}`;
}

function write(node) {
  if (typeof node === "string") return escaped(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', "&quot;")}"`)
    .join("");
  if (node.children.length === 0) return `<${node.name}${attributes}/>`;
  return `<${node.name}${attributes}>${node.children.map(write).join("")}</${node.name}>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The elements below one with a local name, in document order. */
export function* below(element, local) {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    if (localOf(child) === local) yield child;
    yield* below(child, local);
  }
}

export function localOf({ name }) {
  return name.slice(name.indexOf(":") + 1);
}

/** The child elements with a local name. */
export function childrenOf(element, local) {
  return element.children.filter((each) => typeof each !== "string" && localOf(each) === local);
}

export function element(name, attributes = {}, children = []) {
  return { name, attributes, children };
}
