/** List labels as Word shows them: definitions of `numbering.xml` (ECMA-376 17.9) and running counters. */

import { isSymbolFont, symbolText } from "../symbol-fonts.js";
import { formatNumber } from "../word-numbers.js";
import type { XmlHandlers } from "../xml.js";
import { integer, isOn } from "./element-names.js";
import type { StyleSheet } from "./styles.js";

/** Word has nine levels (17.9.6). */
const LEVELS = 9;
/** Longer chains of list styles are circles made by broken files. */
const MAX_LINKS = 8;

interface Level {
  start: number;
  format: string;
  text: string;
  suffix: string;
  /** 1-based level whose use restarts this one; 0 never; undefined any higher one (17.9.11). */
  restart: number | undefined;
  legal: boolean;
  hidden: boolean;
  font: string | undefined;
  style: string | undefined;
}

interface AbstractList {
  id: string;
  levels: (Level | undefined)[];
  numStyleLink?: string;
}

interface ListInstance {
  abstractId: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

/** The label of a numbered paragraph. */
export interface NumberingLabel {
  text: string;
  /** What parts it from the text. */
  suffix: string;
  level: number;
  bullet: boolean;
}

export class ListNumbering {
  private abstracts = new Map<string, AbstractList>();
  private instances = new Map<string, ListInstance>();
  /** Abstract list id → current value of each level. All instances of one abstract list count together. */
  private readonly counters = new Map<string, (number | undefined)[]>();
  /** `numId/level` whose start override has been applied: it counts only at first use. */
  private readonly started = new Set<string>();

  constructor(private readonly styles: StyleSheet) {}

  /** The same lists with separate counters: notes and headers do not count in the body's lists. */
  withOwnCounters(): ListNumbering {
    const numbering = new ListNumbering(this.styles);
    numbering.abstracts = this.abstracts;
    numbering.instances = this.instances;
    return numbering;
  }

  /** The level that a paragraph style is linked to in the list (17.9.23 `pStyle`). */
  levelOfStyle(numId: string, chain: readonly string[]): number | undefined {
    const instance = this.instances.get(numId);
    const list = instance && this.abstractOf(instance);
    if (!instance || !list) return undefined;
    for (const style of chain) {
      for (let level = 0; level < LEVELS; level++) {
        if ((instance.levels.get(level) ?? list.levels[level])?.style === style) return level;
      }
    }
    return undefined;
  }

  /** Counts one paragraph and gives its label; undefined where the list or level is not defined. */
  nextLabel(numId: string, levelWanted: number): NumberingLabel | undefined {
    const instance = this.instances.get(numId);
    const list = instance && this.abstractOf(instance);
    const level = Math.min(Math.max(levelWanted, 0), LEVELS - 1);
    if (!instance || !list) return undefined;
    const levelAt = (index: number) => instance.levels.get(index) ?? list.levels[index];
    const definition = levelAt(level);
    if (!definition) return undefined;

    let values = this.counters.get(list.id);
    if (!values) {
      values = [];
      this.counters.set(list.id, values);
    }
    this.count(values, numId, instance, level, definition.start);
    for (let deeper = level + 1; deeper < LEVELS; deeper++) {
      const restart = levelAt(deeper)?.restart;
      if (restart === 0 || (restart !== undefined && level > restart - 1)) continue;
      values[deeper] = undefined;
    }

    const bullet = definition.format === "bullet";
    const suffix = definition.suffix === "nothing" ? "" : " ";
    if (definition.hidden) return { text: "", suffix: "", level, bullet };
    if (bullet) return { text: bulletText(definition), suffix, level, bullet };
    const text = definition.text.replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const shown = levelAt(index);
      const value = values[index] ?? instance.starts.get(index) ?? shown?.start ?? 1;
      const format = shown?.format ?? "decimal";
      const plain = definition.legal && format !== "none" && format !== "decimalZero";
      return formatNumber(value, plain ? "decimal" : format);
    });
    return { text, suffix, level, bullet };
  }

  private count(
    values: (number | undefined)[],
    numId: string,
    instance: ListInstance,
    level: number,
    start: number,
  ): void {
    const override = instance.starts.get(level);
    const key = `${numId}/${level}`;
    if (override !== undefined && !this.started.has(key)) {
      values[level] = override;
    } else {
      const current = values[level];
      values[level] = current === undefined ? (override ?? start) : current + 1;
    }
    this.started.add(key);
  }

  /** A list that only names a numbering style takes that style's list (17.9.21). */
  private abstractOf(instance: ListInstance): AbstractList | undefined {
    let list = this.abstracts.get(instance.abstractId);
    for (let steps = 0; list?.numStyleLink !== undefined && steps < MAX_LINKS; steps++) {
      const numId = this.styles.numberingOf(list.numStyleLink);
      const linked = numId === undefined ? undefined : this.instances.get(numId);
      const next = linked && this.abstracts.get(linked.abstractId);
      if (!next || next === list) break;
      list = next;
    }
    return list;
  }

  /** Handlers that fill the definitions from `numbering.xml`. */
  handlers(): XmlHandlers {
    let list: AbstractList | undefined;
    let instance: ListInstance | undefined;
    let overridden: number | undefined;
    let level: Level | undefined;
    return {
      open: (name, attributes) => {
        const value = attributes["w:val"];
        switch (name) {
          case "w:abstractNum":
            list = { id: attributes["w:abstractNumId"] ?? "", levels: [] };
            this.abstracts.set(list.id, list);
            break;
          case "w:num":
            instance = { abstractId: "", starts: new Map(), levels: new Map() };
            this.instances.set(attributes["w:numId"] ?? "", instance);
            break;
          case "w:abstractNumId":
            if (instance) instance.abstractId = value ?? "";
            break;
          case "w:numStyleLink":
            if (list && value !== undefined) list.numStyleLink = value;
            break;
          case "w:lvlOverride":
            overridden = integer(attributes["w:ilvl"]);
            break;
          case "w:startOverride":
            if (instance && overridden !== undefined) {
              instance.starts.set(overridden, integer(value) ?? 1);
            }
            break;
          case "w:lvl": {
            const index = integer(attributes["w:ilvl"]) ?? 0;
            level = emptyLevel();
            if (instance) instance.levels.set(overridden ?? index, level);
            else if (list && index >= 0 && index < LEVELS) list.levels[index] = level;
            break;
          }
          default:
            if (level) fillLevel(level, name, attributes);
        }
      },
      close: (name) => {
        if (name === "w:abstractNum") list = undefined;
        else if (name === "w:num") instance = undefined;
        else if (name === "w:lvlOverride") overridden = undefined;
        else if (name === "w:lvl") level = undefined;
      },
    };
  }
}

function emptyLevel(): Level {
  return {
    // Without a start the level begins at 0 (17.9.25), without a format it is decimal (17.9.17).
    start: 0,
    format: "decimal",
    text: "",
    suffix: "tab",
    restart: undefined,
    legal: false,
    hidden: false,
    font: undefined,
    style: undefined,
  };
}

function fillLevel(level: Level, name: string, attributes: Record<string, string>): void {
  const value = attributes["w:val"];
  if (name === "w:start") level.start = integer(value) ?? 0;
  else if (name === "w:numFmt") level.format = value ?? "decimal";
  else if (name === "w:lvlText") level.text = value ?? "";
  else if (name === "w:suff") level.suffix = value ?? "tab";
  else if (name === "w:lvlRestart") level.restart = integer(value);
  else if (name === "w:isLgl") level.legal = isOn(value);
  else if (name === "w:vanish") level.hidden = isOn(value);
  else if (name === "w:pStyle") level.style = value;
  else if (name === "w:rFonts") level.font = attributes["w:ascii"] ?? attributes["w:hAnsi"];
}

/** The bullet as Unicode; an unknown private character becomes the plain round one. */
function bulletText(level: Level): string {
  const text = isSymbolFont(level.font) ? symbolText(level.font!, level.text) : level.text;
  return text.replace(/[\u{E000}-\u{F8FF}\u{FFFD}]/gu, "•").trim();
}
