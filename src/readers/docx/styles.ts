/** Styles as far as reading needs them: role of a paragraph (title, heading, caption), numbering, hidden text. */
import type { XmlHandlers } from "../xml.js";
import { integer, isOn } from "./element-names.js";

interface StyleDefinition {
  id: string;
  type: string;
  name: string;
  basedOn?: string;
  outline?: number;
  numId?: string;
  level?: number;
  vanish?: boolean;
  font?: string;
  pageBreakBefore?: boolean;
  size?: number;
  centred?: boolean;
}

/** A style with everything it inherits. */
export interface ResolvedStyle {
  role: "title" | "caption" | "toc" | null;
  /** Outline level from 0; 9 or more is body text (17.3.1.20); undefined where nothing says. */
  outline: number | undefined;
  numId: string | undefined;
  level: number | undefined;
  /** The style and those it is based on, nearest first: numbering levels may be linked to any of them. */
  chain: string[];
  vanish: boolean | undefined;
  font: string | undefined;
  pageBreakBefore: boolean | undefined;
  /** In points. */
  size: number | undefined;
  centred: boolean | undefined;
}

const EMPTY_STYLE: ResolvedStyle = {
  role: null,
  outline: undefined,
  numId: undefined,
  level: undefined,
  chain: [],
  vanish: undefined,
  font: undefined,
  pageBreakBefore: undefined,
  size: undefined,
  centred: undefined,
};

/** Longer chains are circles made by broken files. */
const MAX_CHAIN = 32;

/** Built-in names as Word stores them, and as Korean programs write them out. */
const HEADING_NAME = /^(?:heading|제목|개요) ?([1-9])$/i;
const TITLE_NAME = /^(?:title|제목|문서 ?제목)$/i;
const CAPTION_NAME = /^(?:caption|캡션)$/i;
const NO_ROLE_NAME = /^(?:(?:heading|제목|개요) ?[1-9]|subtitle|부제목?)$/i;
const TOC_NAME = /^(?:toc|목차) ?[1-9]$|^table of figures$|^그림 목차$/i;

export class StyleSheet {
  private readonly styles = new Map<string, StyleDefinition>();
  private readonly resolved = new Map<string, ResolvedStyle>();
  private defaultParagraph: string | undefined;
  /** Of text that no style sets, in points: `docDefaults`, or what programs take where it says nothing (17.7.5.1). */
  defaultSize = 10;

  /** Numbering styles: style id → the list it stands for (17.9.21 `numStyleLink`). */
  numberingOf(styleId: string): string | undefined {
    return this.styles.get(styleId)?.numId;
  }

  paragraph(id: string | undefined): ResolvedStyle {
    const named = id !== undefined && this.styles.has(id) ? id : this.defaultParagraph;
    return this.resolve(named);
  }

  character(id: string | undefined): ResolvedStyle {
    return this.resolve(id);
  }

  private resolve(id: string | undefined): ResolvedStyle {
    if (id === undefined) return EMPTY_STYLE;
    let found = this.resolved.get(id);
    if (!found) {
      found = this.inherit(id);
      this.resolved.set(id, found);
    }
    return found;
  }

  private inherit(id: string): ResolvedStyle {
    const result: ResolvedStyle = { ...EMPTY_STYLE, chain: [] };
    let style = this.styles.get(id);
    let roleKnown = false;
    for (let steps = 0; style && steps < MAX_CHAIN; steps++) {
      result.chain.push(style.id);
      result.outline ??= style.outline ?? headingLevel(style.name);
      if (!roleKnown) result.role = roleOf(style);
      // A heading or subtitle drawn up from the title's style is not a title for that.
      roleKnown ||= result.role !== null || NO_ROLE_NAME.test(style.name);
      result.numId ??= style.numId;
      result.level ??= style.level;
      result.vanish ??= style.vanish;
      result.font ??= style.font;
      result.pageBreakBefore ??= style.pageBreakBefore;
      result.size ??= style.size;
      result.centred ??= style.centred;
      style = style.basedOn === undefined ? undefined : this.styles.get(style.basedOn);
    }
    return result;
  }

  /** Handlers that fill the sheet from `styles.xml`. */
  handlers(): XmlHandlers {
    let style: StyleDefinition | undefined;
    let skip = 0;
    return {
      open: (name, attributes) => {
        if (skip > 0 || name.endsWith("Change") || name === "w:tblStylePr") {
          skip++;
          return;
        }
        const value = attributes["w:val"];
        if (name === "w:style") {
          const id = attributes["w:styleId"] ?? "";
          style = { id, type: attributes["w:type"] ?? "paragraph", name: "" };
          this.styles.set(id, style);
          const isDefault = attributes["w:default"];
          if (style.type === "paragraph" && isDefault !== undefined && isOn(isDefault)) {
            this.defaultParagraph = id;
          }
          return;
        }
        if (!style && name === "w:sz") this.defaultSize = pointsOf(value) ?? this.defaultSize;
        if (!style) return;
        if (name === "w:name") style.name = value ?? "";
        else if (name === "w:basedOn") style.basedOn = value;
        else if (name === "w:outlineLvl") style.outline = integer(value);
        else if (name === "w:numId") style.numId = value;
        else if (name === "w:ilvl") style.level = integer(value);
        else if (name === "w:vanish") style.vanish = isOn(value);
        else if (name === "w:pageBreakBefore") style.pageBreakBefore = isOn(value);
        else if (name === "w:sz") style.size = pointsOf(value);
        else if (name === "w:jc") style.centred = value === "center";
        else if (name === "w:rFonts") style.font = attributes["w:ascii"] ?? attributes["w:hAnsi"];
      },
      close: (name) => {
        if (skip > 0) skip--;
        else if (name === "w:style") style = undefined;
      },
    };
  }
}

/** `w:sz` counts half points (17.3.2.38). */
export function pointsOf(value: string | undefined): number | undefined {
  const halves = integer(value);
  return halves === undefined ? undefined : halves / 2;
}

function headingLevel(name: string): number | undefined {
  const level = HEADING_NAME.exec(name)?.[1];
  return level === undefined ? undefined : Number(level) - 1;
}

function roleOf(style: StyleDefinition): ResolvedStyle["role"] {
  if (style.type !== "paragraph") return null;
  if (TITLE_NAME.test(style.name)) return "title";
  if (CAPTION_NAME.test(style.name)) return "caption";
  if (TOC_NAME.test(style.name)) return "toc";
  return null;
}
