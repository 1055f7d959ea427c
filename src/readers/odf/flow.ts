/** Walks the text of an OpenDocument body: paragraphs, headings, lists, tables, frames and notes as flow items. */
import {
  type FlowCell,
  type FlowItem,
  type FlowTable,
  flowText,
  textOf,
} from "../flow/flow-items.js";
import { elementsOf, textBelow, type XmlElement } from "../xml-tree.js";
import { ListCounter } from "./list-labels.js";
import type { EmbeddedObject } from "./objects.js";
import type { OdfStyles } from "./styles.js";

/** Repeats of a cell or row that are believed in a text document. */
const MAX_REPEATS = 1000;
/** A run of spaces (`text:s`) is at most so long. */
const MAX_SPACES = 200;

interface OpenList {
  style: string;
  counter: ListCounter;
}

export class OdfFlow {
  page = 1;
  /** Whether the file marks where its pages turned. */
  softBreaks = 0;
  hiddenCharacters = 0;
  private items: FlowItem[] = [];
  private after: FlowItem[] = [];
  private lists: OpenList[] = [];
  /** The last counter of each list style, which a later list may continue. */
  private readonly counters = new Map<string, ListCounter>();
  private readonly outline = new ListCounter();
  private notes = 0;

  constructor(
    private readonly styles: OdfStyles,
    /** Words of embedded objects (charts, formulas), by the name that a frame gives. */
    private readonly objects: ReadonlyMap<string, EmbeddedObject>,
  ) {}

  read(parent: XmlElement): FlowItem[] {
    this.items = [];
    this.children(parent);
    return this.items;
  }

  private children(parent: XmlElement): void {
    for (const element of elementsOf(parent)) this.block(element);
  }

  private block(element: XmlElement): void {
    switch (element.name) {
      case "p":
        this.paragraph(element, false);
        break;
      case "h":
        this.paragraph(element, true);
        break;
      case "list":
        this.list(element);
        break;
      case "table":
        this.table(element);
        break;
      case "soft-page-break":
        this.turnPage();
        break;
      case "tracked-changes":
      case "sequence-decls":
      case "variable-decls":
      case "user-field-decls":
      case "forms":
        break;
      case "frame":
      case "custom-shape":
      case "g":
      case "rect":
      case "ellipse":
        this.drawing(element);
        this.items.push(...this.after.splice(0));
        break;
      default:
        // Sections and indexes hold paragraphs.
        this.children(element);
    }
  }

  private turnPage(): void {
    this.softBreaks++;
    this.page++;
  }

  private paragraph(element: XmlElement, heading: boolean): void {
    const style = element.attributes["style-name"];
    if (
      this.styles.has("paragraph", style, (one) => one.breakBefore || one.masterPage !== "") &&
      this.items.length > 0
    )
      this.page++;
    const { page } = this;
    const text = this.inline(
      element,
      this.styles.has("paragraph", style, ({ hidden }) => hidden),
    );
    const shown = text.replace(/^[ \n]+|\s+$/g, "");
    if (shown !== "") this.items.push({ ...this.labelled(element, shown, heading), page });
    this.items.push(...this.after.splice(0).map((item) => ({ ...item, page })));
    if (this.styles.has("paragraph", style, (one) => one.breakAfter)) this.page++;
  }

  private labelled(element: XmlElement, text: string, heading: boolean): FlowItem {
    const level = Math.min(9, Math.max(1, Number(element.attributes["outline-level"]) || 1));
    const inList = this.takeLabel();
    const label =
      inList ??
      (heading && element.attributes["is-list-header"] !== "true"
        ? this.outline.next(this.styles.lists.outline, level - 1)
        : "");
    const whole = label === "" ? text : `${label} ${text}`;
    if (heading) return flowText("heading", whole, level);
    return inList ? flowText("list_item", whole, this.lists.length) : flowText("paragraph", whole);
  }

  private pendingLabel: string | undefined;

  private takeLabel(): string | undefined {
    const label = this.pendingLabel;
    this.pendingLabel = undefined;
    return label;
  }

  private list(element: XmlElement): void {
    const { attributes } = element;
    const outer = this.lists.at(-1);
    const style = attributes["style-name"] ?? outer?.style ?? "";
    const continues =
      attributes["continue-numbering"] === "true" || attributes["continue-list"] !== undefined;
    const counter =
      outer?.style === style
        ? outer.counter
        : ((continues ? this.counters.get(style) : undefined) ?? new ListCounter());
    this.counters.set(style, counter);
    this.lists.push({ style, counter });
    const levels = this.styles.lists.of(style);
    for (const item of elementsOf(element)) {
      if (item.name === "list-item") {
        const start = Number(item.attributes["start-value"]) || undefined;
        // An item that begins with a list of its own only carries the deeper level.
        const first = [...elementsOf(item)].find(({ name }) => name !== "soft-page-break");
        if (first && first.name !== "list")
          this.pendingLabel = counter.next(levels, this.lists.length - 1, start);
      }
      this.children(item);
      this.pendingLabel = undefined;
    }
    this.lists.pop();
  }

  /** The text of a paragraph; what is anchored in it goes behind it. */
  private inline(parent: XmlElement, hidden: boolean): string {
    let text = "";
    for (const child of parent.children) {
      if (typeof child === "string") text += child.replace(/[\t\n\r ]+/g, " ");
      else text += this.inlineElement(child);
    }
    if (!hidden) return text;
    this.hiddenCharacters += text.replace(/\s/g, "").length;
    return "";
  }

  private inlineElement(element: XmlElement): string {
    switch (element.name) {
      case "s":
        return " ".repeat(Math.min(MAX_SPACES, Number(element.attributes.c) || 1));
      case "tab":
        return "\t";
      case "line-break":
        return "\n";
      case "soft-page-break":
        this.turnPage();
        return "";
      case "note":
        this.note(element);
        return "";
      case "annotation":
        this.after.push(flowText("note", this.nested(element)));
        return "";
      case "frame":
      case "custom-shape":
      case "g":
      case "rect":
      case "ellipse": {
        const formula = this.formulaOf(element);
        if (formula === undefined) this.drawing(element);
        return formula ?? "";
      }
      case "ruby": {
        const parts = [...elementsOf(element)].map((part) => this.inline(part, false));
        return parts.filter((part) => part !== "").join(" ");
      }
      case "page-number":
      case "page-count":
      case "bookmark-start":
      case "annotation-end":
      case "number":
        return "";
      default:
        return this.inline(
          element,
          this.styles.has("text", element.attributes["style-name"], ({ hidden }) => hidden),
        );
    }
  }

  private note(element: XmlElement): void {
    this.notes++;
    let mark = String(this.notes);
    for (const part of elementsOf(element)) {
      if (part.name === "note-citation") mark = textBelow(part) || mark;
      else if (part.name === "note-body") {
        const text = this.nested(part);
        if (text !== "") this.after.push(flowText("footnote", `${mark} ${text}`));
      }
    }
  }

  /** The text inside something with paragraphs of its own. */
  private nested(element: XmlElement): string {
    return textOf(this.inside(element));
  }

  private inside(element: XmlElement): FlowItem[] {
    const { items, after, lists, pendingLabel } = this;
    this.items = [];
    this.after = [];
    this.lists = [];
    this.pendingLabel = undefined;
    this.children(element);
    const inner = this.items;
    Object.assign(this, { items, after, lists, pendingLabel });
    return inner;
  }

  private objectOf(part: XmlElement): EmbeddedObject | undefined {
    return this.objects.get((part.attributes.href ?? "").replace(/^\.\//, ""));
  }

  private formulaOf(frame: XmlElement): string | undefined {
    for (const part of elementsOf(frame)) {
      const object = part.name === "object" ? this.objectOf(part) : undefined;
      if (object?.isFormula) return object.text;
    }
    return undefined;
  }

  private drawing(element: XmlElement): void {
    if (element.name !== "frame") {
      for (const item of this.inside(element)) this.after.push(item);
      return;
    }
    const words: string[] = [];
    let picture: string | undefined;
    let figure = false;
    for (const part of elementsOf(element)) {
      const href = part.attributes.href ?? "";
      if (part.name === "text-box") for (const item of this.inside(part)) this.after.push(item);
      else if (part.name === "table") {
        // The picture beside a table is its replacement for readers that know none.
        const alone = { name: "", attributes: {}, children: [part] };
        for (const item of this.inside(alone)) this.after.push(item);
        return;
      } else if (part.name === "title" || part.name === "desc") words.push(textBelow(part).trim());
      else if (part.name === "image" && !picture) {
        figure = true;
        picture = href;
      } else if (part.name === "object") {
        figure = true;
        words.push(this.objectOf(part)?.text ?? "");
      }
    }
    if (!figure) return;
    const text = words.filter((word) => word !== "").join("\n");
    this.after.push({ kind: "figure", text, ...(picture && { picture }) });
  }

  private table(element: XmlElement): void {
    const table: FlowTable = { kind: "table", rows: [], headerRows: 0, page: this.page };
    this.rows(element, table, false);
    if (table.rows.some((row) => row.length > 0)) this.items.push(table);
  }

  private rows(parent: XmlElement, table: FlowTable, header: boolean): void {
    for (const part of elementsOf(parent)) {
      if (part.name === "table-row") {
        const row = this.row(part);
        const repeats = Math.min(MAX_REPEATS, Number(part.attributes["number-rows-repeated"]) || 1);
        for (let times = 0; times < repeats; times++) table.rows.push(row);
        if (header) table.headerRows = table.rows.length;
      } else if (part.name === "table-header-rows") this.rows(part, table, true);
      else if (part.name === "soft-page-break") this.turnPage();
      else if (/^table-rows?(?:-group)?$/.test(part.name)) this.rows(part, table, header);
    }
  }

  private row(row: XmlElement): FlowCell[] {
    const cells: FlowCell[] = [];
    for (const cell of elementsOf(row)) {
      if (cell.name !== "table-cell") continue;
      const { attributes } = cell;
      const made: FlowCell = {
        rowSpan: Number(attributes["number-rows-spanned"]) || 1,
        colSpan: Number(attributes["number-columns-spanned"]) || 1,
        header: false,
        ...(this.styles.has("table-cell", attributes["style-name"], ({ painted }) => painted) && {
          painted: true,
        }),
        items: this.inside(cell),
      };
      const repeats = Math.min(MAX_REPEATS, Number(attributes["number-columns-repeated"]) || 1);
      for (let times = 0; times < repeats; times++) cells.push(made);
    }
    return cells;
  }
}
