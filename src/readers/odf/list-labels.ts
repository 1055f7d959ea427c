/** Labels of OpenDocument lists: counters by list style and level, in the number formats that Korean documents use. */
import { romanLetters } from "../../text/roman-numerals.js";
import { symbolText } from "../symbol-fonts.js";
import { elementsOf, everyElement, type XmlElement } from "../xml-tree.js";

interface Level {
  bullet?: string;
  format: string;
  prefix: string;
  suffix: string;
  start: number;
  /** How many levels the label shows. */
  shown: number;
}

const GANADA = "가나다라마바사아자차카타파하";
const JAMO = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ";
const HANJA = "一二三四五六七八九十";
const LATIN = "abcdefghijklmnopqrstuvwxyz";

export class ListStyles {
  private readonly styles = new Map<string, Level[]>();
  /** Of the outline, which headings without a list follow. */
  outline: Level[] = [];

  add(part: XmlElement | undefined): void {
    for (const name of ["list-style", "outline-style"]) {
      for (const style of everyElement(part, name)) {
        const levels: Level[] = [];
        for (const level of elementsOf(style)) {
          const at = Number(level.attributes.level) - 1;
          if (at >= 0 && at < 10) levels[at] = levelOf(level);
        }
        if (name === "outline-style") this.outline = levels;
        else this.styles.set(style.attributes.name ?? "", levels);
      }
    }
  }

  of(name: string): readonly Level[] | undefined {
    return this.styles.get(name);
  }
}

function levelOf(element: XmlElement): Level {
  const { attributes } = element;
  const bullet = attributes["bullet-char"];
  const font = [...everyElement(element, "text-properties")][0]?.attributes;
  return {
    ...(element.name === "list-level-style-bullet" &&
      bullet !== undefined && {
        bullet: symbolText(font?.["font-name"] ?? font?.["font-family"] ?? "Symbol", bullet),
      }),
    format: attributes["num-format"] ?? "",
    prefix: attributes["num-prefix"] ?? "",
    suffix: attributes["num-suffix"] ?? "",
    start: Number(attributes["start-value"]) || 1,
    shown: Math.max(1, Number(attributes["display-levels"]) || 1),
  };
}

/** The numbers of one list; deeper levels begin anew under each item. */
export class ListCounter {
  private readonly counts: number[] = [];

  /** `level` from 0. Empty where the style gives the item no label. */
  next(levels: readonly Level[] | undefined, level: number, start?: number): string {
    const own = levels?.[level];
    this.counts.length = Math.min(this.counts.length, level + 1);
    for (let at = this.counts.length; at < level; at++) this.counts[at] = levels?.[at]?.start ?? 1;
    this.counts[level] = start ?? (this.counts[level] ?? (own?.start ?? 1) - 1) + 1;
    if (!own) return "";
    if (own.bullet !== undefined) return own.bullet;
    if (own.format === "") return `${own.prefix}${own.suffix}`.trim();
    const shown = [];
    for (let at = Math.max(0, level - own.shown + 1); at <= level; at++) {
      const format = levels?.[at]?.format || own.format;
      shown.push(numberText(this.counts[at] ?? 1, format));
    }
    return `${own.prefix}${shown.join(".")}${own.suffix}`.trim();
  }
}

/** ODF 1.3 19.502 and the formats that LibreOffice adds for Korean. */
function numberText(value: number, format: string): string {
  const first = format[0] ?? "1";
  if (first === "a") return alphabetic(value);
  if (first === "A") return alphabetic(value).toUpperCase();
  if (first === "i") return romanLetters(value).toLowerCase();
  if (first === "I") return romanLetters(value).toUpperCase();
  if (first === "가") return GANADA[(value - 1) % GANADA.length] ?? String(value);
  if (first === "ㄱ") return JAMO[(value - 1) % JAMO.length] ?? String(value);
  if (first === "一" && value <= 10) return HANJA[value - 1] ?? String(value);
  if (first === "①" && value >= 1 && value <= 20) return String.fromCodePoint(0x2460 + value - 1);
  return String(value);
}

function alphabetic(value: number): string {
  const at = Math.max(1, Math.min(value, 16_384)) - 1;
  const rest = Math.floor(at / LATIN.length);
  return (rest > 0 ? alphabetic(rest) : "") + LATIN[at % LATIN.length]!;
}
