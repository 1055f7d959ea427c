/** Labels of HTML lists as a browser prints them: counters, their kinds, marks by level. */
import { romanLetters } from "../../text/roman-numerals.js";

const MARKS = ["•", "◦", "▪"];
const LATIN = "abcdefghijklmnopqrstuvwxyz";

interface OpenList {
  ordered: boolean;
  type: string;
  next: number;
}

export class HtmlLists {
  private readonly lists: OpenList[] = [];
  /** The label of the item that has begun, until its first paragraph takes it. */
  private label: string | undefined;

  get level(): number {
    return Math.max(1, this.lists.length);
  }

  open(ordered: boolean, attribute: (name: string) => string): void {
    const start = Number.parseInt(attribute("start"), 10);
    this.label = undefined;
    this.lists.push({
      ordered,
      type: attribute("type"),
      next: Number.isFinite(start) ? start : 1,
    });
  }

  close(): void {
    this.lists.pop();
  }

  nextItem(value: string, bullet: string | undefined): void {
    const list = this.lists.at(-1);
    if (!list?.ordered) this.label = bullet ?? MARKS[Math.min(this.level, MARKS.length) - 1]!;
    else {
      const written = Number.parseInt(value, 10);
      if (Number.isFinite(written)) list.next = written;
      this.label = `${counter(list.next, list.type)}.`;
      list.next++;
    }
  }

  endItem(): void {
    this.label = undefined;
  }

  /** Undefined outside lists and in later paragraphs of an item. */
  takeLabel(): string | undefined {
    const { label } = this;
    this.label = undefined;
    return label;
  }
}

/** HTML 4.4.5: decimal, alphabetic or Roman, in either case; a number that has no such form is decimal. */
function counter(value: number, type: string): string {
  if (value < 1 || !/^[aAiI]$/.test(type)) return String(value);
  const text = /[iI]/.test(type) ? romanLetters(value) : alphabetic(value);
  return /[AI]/.test(type) ? text.toUpperCase() : text.toLowerCase();
}

function alphabetic(value: number): string {
  const rest = Math.floor((value - 1) / LATIN.length);
  return (rest > 0 ? alphabetic(rest) : "") + LATIN[(value - 1) % LATIN.length]!;
}
