/**
 * HTML as flow items. `parse5` builds the tree as browsers do; nothing is run, fetched or styled. What a browser would not show
 * (scripts, hidden elements) is left out, and hidden text is counted.
 */
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { LetterCount } from "../letter-count.js";
import { type FlowCell, type FlowItem, type FlowTable, flowText, textOf } from "./flow-items.js";
import { HtmlLists } from "./html-lists.js";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

interface HtmlContent {
  items: FlowItem[];
  /** Of the head's `title`. */
  title: string;
  author: string;
  letters: LetterCount;
  hiddenCharacters: number;
  /** Elements past `MAX_DEPTH`, whose text is kept without its form. */
  flattened: boolean;
}

interface HtmlOptions {
  /** The mark of list items without numbers; where none is given, browsers' own by level. */
  bullet?: string;
}

const NEVER_SHOWN = new Set([
  "head",
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "svg",
  "audio",
  "video",
  "canvas",
  "datalist",
  "option",
]);
const HEADING = /^h([1-6])$/;
const BLOCKS = new Set(
  "address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul caption".split(
    " ",
  ),
);
/** What marks a note in its sentence: `1`, `[12]`, `iv)`, `**`. */
const NOTE_MARK = /^[[(]?(?:\p{N}{1,3}|[a-z]{1,4}|\*{1,3})[\])]?$/u;
/** Nested elements that are walked one by one; browsers stop at 512. */
const MAX_DEPTH = 600;

export function readHtml(html: string, options: HtmlOptions = {}): HtmlContent {
  const walker = new HtmlWalker(options);
  const tree = parse(html);
  walker.children(tree, 0);
  walker.endParagraph();
  const { items, hiddenCharacters, flattened } = walker;
  const head = headOf(tree);
  const letters = countLetters(tree);
  letters.leftOut += walker.noteMarkCharacters;
  return { items, ...head, letters, hiddenCharacters, flattened };
}

class HtmlWalker {
  items: FlowItem[] = [];
  hiddenCharacters = 0;
  noteMarkCharacters = 0;
  flattened = false;
  private line = "";
  private lists = new HtmlLists();
  private heading = 0;
  private caption = false;
  private preformatted = 0;

  constructor(private readonly options: HtmlOptions) {}

  children(parent: Node, depth: number): void {
    if (!("childNodes" in parent)) return;
    if (depth > MAX_DEPTH) {
      this.flattened = true;
      for (const text of shownTexts(parent)) this.text(text);
      return;
    }
    for (const child of parent.childNodes) this.node(child, depth);
  }

  private node(node: Node, depth: number): void {
    if (node.nodeName === "#text" && "value" in node) this.text(node.value);
    else if ("tagName" in node) this.element(node, depth + 1);
  }

  private text(text: string): void {
    if (this.preformatted > 0) this.line += text.replaceAll("\r\n", "\n");
    else {
      const folded = text.replace(/[ \t\n\r\f]+/g, " ");
      const open = this.line === "" || /[ \n]$/.test(this.line);
      this.line += open ? folded.replace(/^ /, "") : folded;
    }
  }

  private element(element: Element, depth: number): void {
    const { tagName: name } = element;
    if (NEVER_SHOWN.has(name)) return;
    if (isHidden(element)) {
      for (const text of shownTexts(element)) this.hiddenCharacters += text.trim().length;
      return;
    }
    // In the sentence a bare number would join figures and letters; the note itself says its own.
    if (isNoteMark(element)) {
      for (const text of shownTexts(element)) this.noteMarkCharacters += text.trim().length;
      return;
    }
    if (name === "br") this.line = `${this.line.trimEnd()}\n`;
    else if (name === "img") this.picture(element);
    else if (name === "input") this.input(element);
    else if (name === "table") this.table(element, depth);
    else if (name === "ol" || name === "ul") this.list(element, depth);
    else if (name === "li") this.listItem(element, depth);
    else if (BLOCKS.has(name) || HEADING.test(name)) this.block(element, depth);
    else this.children(element, depth);
  }

  private block(element: Element, depth: number): void {
    this.endParagraph();
    const { tagName: name } = element;
    const level = Number(HEADING.exec(name)?.[1] ?? 0);
    this.preformatted += name === "pre" ? 1 : 0;
    this.caption = name === "figcaption" || name === "caption";
    this.heading = level;
    this.children(element, depth);
    this.endParagraph();
    this.heading = 0;
    this.caption = false;
    this.preformatted -= name === "pre" ? 1 : 0;
  }

  private list(element: Element, depth: number): void {
    this.endParagraph();
    this.lists.open(element.tagName === "ol", (name) => attribute(element, name));
    this.children(element, depth);
    this.endParagraph();
    this.lists.close();
  }

  private listItem(element: Element, depth: number): void {
    this.endParagraph();
    this.lists.nextItem(attribute(element, "value"), this.options.bullet);
    this.children(element, depth);
    this.endParagraph();
    this.lists.endItem();
  }

  private input(element: Element): void {
    const type = attribute(element, "type").toLowerCase();
    if (["", "text", "number", "date", "tel", "email"].includes(type)) {
      this.text(` ${attribute(element, "value")} `);
    }
  }

  private picture(element: Element): void {
    const text = attribute(element, "alt").trim();
    // An empty alternative marks a picture that only decorates (HTML 4.8.4.4).
    if (text === "") return;
    this.endParagraph();
    // Editors that have no description write the name of their object instead.
    const isName = text === attribute(element, "name");
    this.items.push({ kind: "figure", text: isName ? "" : text });
  }

  endParagraph(): void {
    const text =
      this.preformatted > 0
        ? this.line.replace(/^\n+|\s+$/g, "")
        : this.line.replace(/ *\n */g, "\n").trim();
    this.line = "";
    if (text === "") return;
    const label = this.lists.takeLabel();
    if (this.heading > 0)
      this.items.push(flowText("heading", withLabel(label ?? "", text), this.heading));
    else if (this.caption) this.items.push(flowText("caption", text));
    else {
      if (label === undefined) this.items.push(flowText("paragraph", text));
      else this.items.push(flowText("list_item", withLabel(label, text), this.lists.level));
    }
  }

  private table(element: Element, depth: number): void {
    this.endParagraph();
    const table: FlowTable = { kind: "table", rows: [], headerRows: 0 };
    for (const part of elementsOf(element)) {
      if (isHidden(part)) for (const text of shownTexts(part)) this.hiddenCharacters += text.length;
      else if (part.tagName === "caption") {
        table.caption = textOf(this.inside(part, depth));
      } else if (/^(?:thead|tbody|tfoot)$/.test(part.tagName)) {
        for (const row of elementsOf(part)) {
          if (row.tagName !== "tr") continue;
          table.rows.push(this.row(row, depth));
          if (part.tagName === "thead") table.headerRows = table.rows.length;
        }
      }
    }
    if (table.caption) this.items.push(flowText("caption", table.caption));
    if (table.rows.some((row) => row.length > 0)) this.items.push(table);
  }

  private row(row: Element, depth: number): FlowCell[] {
    return elementsOf(row)
      .filter(({ tagName }) => tagName === "td" || tagName === "th")
      .map((cell) => ({
        rowSpan: span(cell, "rowspan"),
        colSpan: span(cell, "colspan"),
        header: cell.tagName === "th",
        ...(isPainted(cell, row) && { painted: true }),
        items: isHidden(cell) ? [] : this.inside(cell, depth + 3),
      }));
  }

  /** The content of an element as items of their own. */
  private inside(element: Element, depth: number): FlowItem[] {
    const { items, lists, heading } = this;
    this.items = [];
    this.lists = new HtmlLists();
    this.heading = 0;
    this.children(element, depth);
    this.endParagraph();
    const inner = this.items;
    this.items = items;
    this.lists = lists;
    this.heading = heading;
    return inner;
  }
}

function withLabel(label: string, text: string): string {
  // Items that bring their own mark are styled without one; the style sheet is not read.
  return label === "" || /^[•◦▪·○●□■◦▶※\-–]/.test(text) ? text : `${label} ${text}`;
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((one) => one.name === name)?.value ?? "";
}

function span(element: Element, name: string): number {
  const written = Number.parseInt(attribute(element, name), 10);
  return Number.isFinite(written) && written > 0 ? written : 1;
}

function elementsOf(parent: Element): Element[] {
  return parent.childNodes.filter((node): node is Element => "tagName" in node);
}

/** A raised number that leads to its note in the same page: the link in `sup`, or `sup` in the link. */
function isNoteMark(element: Element): boolean {
  const inner = elementsOf(element);
  const [link, raised] = element.tagName === "a" ? [element, inner[0]] : [inner[0], element];
  if (inner.length !== 1 || link?.tagName !== "a" || raised?.tagName !== "sup") return false;
  const text = [...shownTexts(element)].join("").trim();
  return attribute(link, "href").startsWith("#") && NOTE_MARK.test(text);
}

function isHidden(element: Element): boolean {
  return element.attrs.some(
    ({ name, value }) =>
      name === "hidden" ||
      (name === "style" &&
        /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(
          value,
        )) ||
      (name === "type" && value.toLowerCase() === "hidden"),
  );
}

function isPainted(cell: Element, row: Element): boolean {
  return [cell, row].some((one) => {
    const style = /background(?:-color)?\s*:\s*([^;]+)/i.exec(attribute(one, "style"))?.[1];
    const colour = (style ?? attribute(one, "bgcolor")).trim();
    return colour !== "" && !/^(?:#?fff(?:fff)?|white|transparent|none|inherit)\b/i.test(colour);
  });
}

/** Texts that a browser would show, without their form; walked with a stack of its own, however deep they stand. */
function* shownTexts(start: Node): Generator<string> {
  const open: Node[] = [start];
  while (open.length > 0) {
    const node = open.pop()!;
    if (node.nodeName === "#text" && "value" in node) yield node.value;
    else if ("childNodes" in node && !NEVER_SHOWN.has(node.nodeName)) {
      for (const child of node.childNodes.toReversed()) open.push(child);
    }
  }
}

function countLetters(tree: Node): LetterCount {
  const letters = new LetterCount();
  for (const text of shownTexts(tree)) letters.add(text);
  return letters;
}

function headOf(tree: Node): { title: string; author: string } {
  const found = { title: "", author: "" };
  if (!("childNodes" in tree)) return found;
  const html = tree.childNodes.find((node) => node.nodeName === "html");
  const head = html && elementsOf(html as Element).find(({ tagName }) => tagName === "head");
  for (const one of head ? elementsOf(head) : []) {
    const [text] = one.childNodes;
    if (one.tagName === "title" && text && "value" in text) found.title ||= text.value.trim();
    else if (one.tagName === "meta" && attribute(one, "name").toLowerCase() === "author")
      found.author ||= attribute(one, "content").trim();
  }
  return found;
}
