/** Builds one paragraph: its properties, its text so far, and attached items. */
import type { LineTypography } from "../../model/typography.js";
import type { ParagraphItem, SectionBreak, StoryItem } from "./items.js";
import type { ListNumbering, NumberingLabel } from "./numbering.js";
import type { ResolvedStyle, StyleSheet } from "./styles.js";

/** `(1)`, `(2.3)`: a number beside an equation does not make it a sentence. */
const EQUATION_NUMBER = /^[([]?\d+([.-]\d+)*[)\]]?$/;
/** Outline levels of headings (17.3.1.20); 9 is body text. */
const HEADING_LEVELS = 9;

export class ParagraphBuilder {
  styleId: string | undefined;
  outline: number | undefined;
  numId: string | undefined;
  level: number | undefined;
  pageBreakBefore: boolean | undefined;
  centred: boolean | undefined;
  /** Of the largest letters so far, in points; of the lines that breaks part, each has its own. */
  private size: number | undefined;
  private readonly lineSizes = new Map<number, number>();
  private line: number;
  /** The mark is deleted or moved away: the paragraph runs on into the next one (17.13.5.15). */
  markDeleted = false;
  markHidden = false;
  /** A dropped capital: its letter begins the next paragraph (17.3.1.11 `framePr`). */
  dropCap = false;
  section: SectionBreak | undefined;
  /** Text boxes that stand above the text, and what follows it: boxes, figures, notes. */
  readonly above: StoryItem[] = [];
  readonly below: StoryItem[] = [];
  /** Page of the first thing visible. */
  page: number | undefined;
  hasHidden = false;

  private text = "";
  private plain = "";
  private hasEquation = false;
  /** The text after a page break inside the paragraph: the label has been given out. */
  private continued = false;

  constructor(
    private readonly styles: StyleSheet,
    private readonly numbering: ListNumbering,
    /** Text of paragraphs before it whose mark was deleted. */
    carried: string,
  ) {
    this.text = carried;
    this.plain = carried;
    this.line = breaksIn(carried);
  }

  get style(): ResolvedStyle {
    return this.styles.paragraph(this.styleId);
  }

  get isEmpty(): boolean {
    return this.text.trim() === "";
  }

  append(text: string): void {
    this.text += text;
    this.plain += text;
    this.line += breaksIn(text);
  }

  /** The letters appended last are this large, in points. */
  setSize(size: number): void {
    this.size = Math.max(size, this.size ?? 0);
    this.lineSizes.set(this.line, Math.max(size, this.lineSizes.get(this.line) ?? 0));
  }

  /** Equations set one under the other are lines. */
  appendEquation(text: string, displayed: boolean): void {
    if (text === "") return;
    const below = displayed && this.hasEquation && !this.text.endsWith("\n");
    const added = below ? `\n${text}` : text;
    this.text += added;
    this.line += breaksIn(added);
    this.hasEquation = true;
  }

  /** The text, to be carried into the next paragraph. */
  takeText(): string {
    const { text } = this;
    this.text = "";
    return text;
  }

  /** What there is so far as an item; the first one carries the label. Undefined for nothing. */
  takeItem(page: number): ParagraphItem | undefined {
    const text = trimLines(this.text);
    const label = this.continued || (text === "" && this.isHiddenWhole) ? undefined : this.label();
    const item = this.makeItem(text, label, this.page ?? page);
    this.text = "";
    this.plain = "";
    this.hasEquation = false;
    this.lineSizes.clear();
    this.line = 0;
    this.page = undefined;
    this.continued = true;
    return item;
  }

  private get isHiddenWhole(): boolean {
    return this.markHidden && this.hasHidden;
  }

  private makeItem(
    text: string,
    label: NumberingLabel | undefined,
    page: number,
  ): ParagraphItem | undefined {
    const labelled = label && label.text !== "" ? label.text + label.suffix + text : text;
    // A bullet with nothing behind it says nothing; a number does.
    const shown = text === "" && (!label || label.bullet) ? "" : labelled.trim();
    if (shown === "") return undefined;
    const make = (type: ParagraphItem["type"], level: number | null = null): ParagraphItem => ({
      kind: "paragraph",
      type,
      level,
      text: shown,
      page,
      typography: this.typography(shown),
    });
    const { style } = this;
    if (this.continued) return make("paragraph");
    if (style.role === "title") return make("title");
    if (style.role === "caption") return make("caption");
    const outline = this.outline ?? style.outline;
    if (outline !== undefined && outline >= 0 && outline < HEADING_LEVELS) {
      return make("heading", outline + 1);
    }
    if (label) return make("list_item", label.level + 1);
    const plain = this.plain.trim();
    if (this.hasEquation && (plain === "" || EQUATION_NUMBER.test(plain))) return make("equation");
    return make("paragraph");
  }

  private typography(text: string): LineTypography[] {
    const plain = this.style.size ?? this.styles.defaultSize;
    const centred = this.centred ?? this.style.centred ?? false;
    const lines = text.split("\n");
    if (lines.length < 2) return [{ size: this.size ?? plain, centred }];
    const first = this.text.split("\n").findIndex((line) => line.trim() !== "");
    return lines.map((_, at) => ({ size: this.lineSizes.get(first + at) ?? plain, centred }));
  }

  /** Counts the paragraph in its list, if it is in one. */
  private label(): NumberingLabel | undefined {
    const { style } = this;
    const numId = this.numId ?? style.numId;
    // List 0 takes the numbering of the style away (17.9.18).
    if (numId === undefined || numId === "0") return undefined;
    const linked = this.numId === undefined || this.numId === style.numId;
    const level =
      this.level ??
      (linked ? this.numbering.levelOfStyle(numId, style.chain) : undefined) ??
      style.level ??
      0;
    return this.numbering.nextLabel(numId, level);
  }
}

/** Trims the text and its lines. By hand: a regular expression is quadratic on long gaps. */
function trimLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}

function breaksIn(text: string): number {
  return text.split("\n").length - 1;
}
