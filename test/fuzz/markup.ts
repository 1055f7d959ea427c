/** Damages XML by its grammar: elements taken out, repeated, nested, swapped; attributes and texts with hostile values. */
import type { Chance } from "../../samples/make/mutate.js";
import { NUMBER_TEXTS, pick, TEXTS } from "./choices.js";

interface Element {
  start: number;
  end: number;
  /** Of the start tag alone. */
  headEnd: number;
  name: string;
}

/** Deeper than any reader may follow, and not so deep that the input grows past a megabyte. */
const DEPTHS = [2, 30, 120, 2000];
const COPIES = [2, 20, 300, 1500];
const MAX_LENGTH = 4_000_000;

/** Declarations that a reader must refuse or leave alone: external and growing entities, other encodings. */
const PROLOGUES = [
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd">',
  '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>',
  '<?xml version="1.0" encoding="UTF-16"?>',
  '<?xml version="1.0" encoding="EUC-KR"?>',
  '<?xml version="1.0" encoding="UTF-7"?>',
  '<?xml-stylesheet href="http://127.0.0.1:9/"?>',
  "<!--",
  "<![CDATA[",
];
const REFERENCES = [
  "&x;",
  "&c;",
  "&#0;",
  "&#xD800;",
  "&#x110000;",
  "&#99999999999;",
  "&",
  "&lt",
  "&#;",
];

/** `donor` lends elements: another part of the same package, or another document's. */
export function mutateXml(xml: string, chance: Chance, donor = xml): string {
  let text = xml;
  const times = 1 + chance.next(3);
  for (let i = 0; i < times; i++) {
    const next = mutateOnce(text, chance, donor);
    if (next.length <= MAX_LENGTH) text = next;
  }
  return text;
}

function mutateOnce(xml: string, chance: Chance, donor: string): string {
  const element = anElement(xml, chance);
  if (!element) return pick(chance, PROLOGUES) + xml;
  const { start, end, headEnd, name } = element;
  const whole = xml.slice(start, end);
  const replaced = (by: string) => xml.slice(0, start) + by + xml.slice(end);
  switch (chance.next(14)) {
    case 0:
      return replaced("");
    case 1:
      return replaced(whole.repeat(pick(chance, COPIES)));
    case 2: {
      const depth = pick(chance, DEPTHS);
      const head = xml.slice(start, headEnd).replace(/\/>$/, ">");
      return replaced(head.repeat(depth) + whole + `</${name}>`.repeat(depth));
    }
    case 3: {
      const other = anElement(donor, chance);
      return other ? replaced(donor.slice(other.start, other.end)) : xml;
    }
    case 4: {
      const other = anElement(donor, chance);
      if (!other) return xml;
      return xml.slice(0, headEnd) + donor.slice(other.start, other.end) + xml.slice(headEnd);
    }
    case 5: {
      const other = anElement(donor, chance);
      if (!other) return xml;
      const tag = new RegExp(`^(</?)${escaped(name)}|(</)${escaped(name)}(>)$`, "g");
      return replaced(
        whole.replace(tag, (_, open, close) => `${open ?? close}${other.name}${open ? "" : ">"}`),
      );
    }
    case 6:
    case 7:
    case 8:
      return (
        xml.slice(0, start) + withAttribute(xml.slice(start, headEnd), chance) + xml.slice(headEnd)
      );
    case 9: {
      const value = chance.next(3) === 0 ? pick(chance, REFERENCES) : pick(chance, TEXTS);
      return xml.slice(0, headEnd) + value + xml.slice(headEnd);
    }
    case 10: {
      // A number in the text: indexes of shared strings, sizes, levels.
      const numbers = [...xml.matchAll(/>(-?\d+(?:\.\d+)?)</g)];
      if (numbers.length === 0) return xml;
      const one = pick(chance, numbers);
      const by = pick(chance, NUMBER_TEXTS);
      return `${xml.slice(0, one.index + 1)}${by}${xml.slice(one.index + 1 + one[1]!.length)}`;
    }
    case 11:
      return (
        pick(chance, PROLOGUES) + (chance.next(2) === 0 ? xml : xml.replace(/^<\?xml[^>]*>/, ""))
      );
    case 12:
      return xml.slice(0, chance.next(xml.length));
    default:
      // The end tag is lost, or stands twice.
      return chance.next(2) === 0
        ? xml.slice(0, headEnd) + xml.slice(end)
        : `${xml.slice(0, end)}</${name}>${xml.slice(end)}`;
  }
}

function withAttribute(head: string, chance: Chance): string {
  const attributes = [...head.matchAll(/\s([\w:.-]+)="([^"]*)"/g)];
  const value = () => (chance.next(3) > 0 ? pick(chance, NUMBER_TEXTS) : pick(chance, TEXTS));
  if (attributes.length === 0 || chance.next(8) === 0) {
    return head.replace(
      /\s*\/?>$/,
      (tail) => ` ${pick(chance, ["w:val", "id", "r:id", "__proto__", "ref"])}="${value()}"${tail}`,
    );
  }
  const one = pick(chance, attributes);
  const before = head.slice(0, one.index);
  const after = head.slice(one.index + one[0].length);
  if (chance.next(6) === 0) return before + after;
  if (chance.next(12) === 0) return before + one[0] + one[0] + after;
  return `${before} ${one[1]}="${value()}"${after}`;
}

/** An element at random; its end tag is looked for, and where none is found it is its start tag alone. */
function anElement(xml: string, chance: Chance): Element | undefined {
  const from = chance.next(xml.length);
  const pattern = /<([A-Za-z_][\w:.-]*)(?:"[^"]*"|[^">])*>/g;
  pattern.lastIndex = from;
  let found = pattern.exec(xml);
  if (!found) {
    pattern.lastIndex = 0;
    found = pattern.exec(xml);
  }
  if (!found) return undefined;
  const name = found[1]!;
  const headEnd = found.index + found[0].length;
  if (found[0].endsWith("/>")) return { start: found.index, end: headEnd, headEnd, name };
  const tags = new RegExp(`<(/?)${escaped(name)}(?=[\\s/>])(?:"[^"]*"|[^">])*>`, "g");
  tags.lastIndex = headEnd;
  let depth = 1;
  for (let tag = tags.exec(xml); tag; tag = tags.exec(xml)) {
    if (tag[1]) depth--;
    else if (!tag[0].endsWith("/>")) depth++;
    if (depth === 0) return { start: found.index, end: tag.index + tag[0].length, headEnd, name };
  }
  return { start: found.index, end: headEnd, headEnd, name };
}

function escaped(name: string): string {
  return name.replace(/[.:-]/g, "\\$&");
}
