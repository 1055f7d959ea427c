/** Labels of paragraphs as PowerPoint prints them: characters, automatic numbers, and where they are inherited from. */
import { romanLetters } from "../../text/roman-numerals.js";
import { symbolText } from "../symbol-fonts.js";
import { descend, elementsOf, type XmlElement } from "../xml-tree.js";

type Bullet =
  | { kind: "none" }
  | { kind: "sign"; sign: string }
  | { kind: "number"; scheme: string; start: number };

interface LevelStyle {
  bullet: Bullet | undefined;
  /** Of the letters, in points. */
  size: number | undefined;
  centred: boolean | undefined;
}

/** By level from 0: what a list style (`lstStyle`, `bodyStyle`) gives paragraphs that say nothing themselves. */
export type ListStyle = readonly LevelStyle[];

const LEVELS = 9;
const LATIN = "abcdefghijklmnopqrstuvwxyz";

export function listStyleOf(element: XmlElement | undefined): ListStyle {
  return Array.from({ length: LEVELS }, (_, at) =>
    levelStyleOf(descend(element, `lvl${at + 1}pPr`)),
  );
}

/** What paragraph properties say themselves; undefined where they inherit. */
export function levelStyleOf(properties: XmlElement | undefined): LevelStyle {
  const alignment = properties?.attributes.algn;
  return {
    bullet: bulletOf(properties),
    size: sizeIn(descend(properties, "defRPr")),
    centred: alignment === undefined ? undefined : alignment === "ctr",
  };
}

/** Sizes are stated in hundredths of a point. */
export function sizeIn(letters: XmlElement | undefined): number | undefined {
  return Number(letters?.attributes.sz) / 100 || undefined;
}

function bulletOf(properties: XmlElement | undefined): Bullet | undefined {
  if (!properties) return undefined;
  let font = "";
  for (const child of elementsOf(properties)) {
    if (child.name === "buFont") font = child.attributes.typeface ?? "";
    else if (child.name === "buNone") return { kind: "none" };
    else if (child.name === "buChar")
      return { kind: "sign", sign: symbolText(font, child.attributes.char ?? "•") };
    else if (child.name === "buBlip") return { kind: "sign", sign: "•" };
    else if (child.name === "buAutoNum")
      return {
        kind: "number",
        scheme: child.attributes.type ?? "arabicPeriod",
        start: Number(child.attributes.startAt) || 1,
      };
  }
  return undefined;
}

/** Counts automatic numbers of one text body; a level begins anew after a shallower paragraph or another kind. */
export class BulletCounter {
  private readonly counts: { scheme: string; value: number }[] = [];

  /** `""` for a paragraph without a label. */
  label(bullet: Bullet | undefined, level: number): string {
    if (bullet?.kind !== "number") {
      this.counts.length = Math.min(this.counts.length, level);
      return bullet?.kind === "sign" ? bullet.sign : "";
    }
    this.counts.length = Math.min(this.counts.length, level + 1);
    const key = `${bullet.scheme}/${bullet.start}`;
    const before = this.counts[level];
    const value = before?.scheme === key ? before.value + 1 : bullet.start;
    this.counts[level] = { scheme: key, value };
    return numberLabel(value, bullet.scheme);
  }
}

/** ECMA-376 20.1.10.61 ST_TextAutonumberScheme. */
function numberLabel(value: number, scheme: string): string {
  const number = numberText(value, scheme);
  if (/ParenBoth$/.test(scheme)) return `(${number})`;
  if (/ParenR$/.test(scheme)) return `${number})`;
  if (/Period$/.test(scheme)) return `${number}.`;
  if (/Minus$/.test(scheme)) return `- ${number} -`;
  return number;
}

function numberText(value: number, scheme: string): string {
  if (/^alphaLc/.test(scheme)) return letters(value);
  if (/^alphaUc/.test(scheme)) return letters(value).toUpperCase();
  if (/^romanLc/.test(scheme)) return romanLetters(value).toLowerCase();
  if (/^romanUc/.test(scheme)) return romanLetters(value).toUpperCase();
  // ① to ⑳ stand in a row.
  if (/^circleNum/.test(scheme) && value >= 1 && value <= 20)
    return String.fromCodePoint(0x2460 + value - 1);
  return String(value);
}

function letters(value: number): string {
  const at = Math.max(1, Math.min(value, 16_384)) - 1;
  const rest = Math.floor(at / LATIN.length);
  return (rest > 0 ? letters(rest) : "") + LATIN[at % LATIN.length]!;
}
