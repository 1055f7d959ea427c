/**
 * Makes the layout engine's SVG safe to show and small: only drawing elements and attributes on a list, no script, no
 * style, no reference but to its own definitions, pictures inline and within a size. A document decides what the engine
 * draws, so nothing passes that is not named here. No sanitiser in npm works without a DOM.
 */
import type { Box } from "../../model/format.js";
import { escapeHtml, escapeHtmlContent } from "../../text/escape-html.js";
import { readXml } from "../xml.js";
import { glyphsOf } from "./drawn-glyphs.js";
import { moveDown } from "./move-drawing.js";

/** All inline pictures of one page, as base64; a page of photographs stays below. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
/** A page of text has a few thousand; beyond this a browser stalls. */
export const MAX_ELEMENTS = 100_000;

const COMMON =
  "id class transform clip-path fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin stroke-miterlimit opacity filter mask";
const TEXT =
  "x y dx dy font-family font-size font-weight font-style letter-spacing text-anchor textLength lengthAdjust dominant-baseline text-decoration rotate xml:space";
const FILTER = "type slope intercept values tableValues in result";
const ALLOWED: Record<string, string> = {
  svg: "width height viewBox x y preserveAspectRatio",
  g: "",
  defs: "",
  clipPath: "clipPathUnits",
  mask: "x y width height maskUnits",
  rect: "x y width height rx ry",
  line: "x1 y1 x2 y2 marker-start marker-end",
  circle: "cx cy r",
  ellipse: "cx cy rx ry",
  path: "d marker-start marker-end",
  polygon: "points",
  polyline: "points marker-start marker-end",
  marker: "markerWidth markerHeight refX refY orient markerUnits viewBox",
  text: TEXT,
  tspan: TEXT,
  image: "x y width height preserveAspectRatio href",
  linearGradient: "x1 y1 x2 y2 gradientUnits gradientTransform spreadMethod",
  radialGradient: "cx cy r fx fy gradientUnits gradientTransform spreadMethod",
  stop: "offset stop-color stop-opacity",
  pattern: "x y width height patternUnits patternTransform viewBox",
  filter: "x y width height filterUnits color-interpolation-filters",
  feComponentTransfer: FILTER,
  feFuncR: FILTER,
  feFuncG: FILTER,
  feFuncB: FILTER,
  feFuncA: FILTER,
  feColorMatrix: FILTER,
};
const ATTRIBUTES = new Map(
  Object.entries(ALLOWED).map(([name, own]) => [name, new Set(`${COMMON} ${own}`.split(" "))]),
);

const RASTER = /^data:image\/(?:png|jpeg|gif|webp|bmp);base64,[A-Za-z0-9+/=\s]*$/;
const VECTOR = /^data:image\/svg\+xml;base64,([A-Za-z0-9+/=\s]*)$/;
/** `url(#id)` is the only function that an attribute may call. */
const FOREIGN = /url\((?!\s*#[\w-]+\s*\))|javascript:|expression\(|@import/i;

/** Shown with the reader's own fonts: the document's family first, then Korean ones of its kind. */
const GOTHIC =
  "'Malgun Gothic','Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR',NanumGothic,sans-serif";
const SERIF =
  "'HCR Batang',Batang,AppleMyungjo,'Noto Serif KR','Noto Serif CJK KR',NanumMyeongjo,serif";

interface SvgOptions {
  /** Draws all text in this family: for a renderer that has no other. */
  fontFamily?: string;
  /** How far down to move what was drawn in this box. */
  down?: (box: Box) => number;
}

/** Throws where it is no well-formed SVG or too large to show. */
export function cleanSvg(svg: string, options: SvgOptions = {}): string {
  return new Cleaner(options, { pictures: 0, elements: 0 }).clean(svg);
}

interface Spent {
  pictures: number;
  elements: number;
}

class Cleaner {
  private readonly out: string[] = [];
  /** Depth of the element whose whole content is left out. */
  private skippedFrom: number | null = null;
  private glyphs: GlyphRun | null = null;
  private text: { attributes: Map<string, string>; content: string } | null = null;

  constructor(
    private readonly options: SvgOptions,
    private readonly spent: Spent,
    private readonly nested = false,
  ) {}

  clean(svg: string): string {
    readXml(Buffer.from(svg, "utf8"), {
      open: (name, attributes, depth) => this.open(name, attributes, depth),
      close: (name, depth) => this.close(name, depth),
      text: (text) => {
        if (this.text && this.skippedFrom === null) this.text.content += text;
      },
    });
    return this.out.join("");
  }

  private open(name: string, attributes: Record<string, string>, depth: number): void {
    if (this.skippedFrom !== null) return;
    const allowed = ATTRIBUTES.get(name);
    if (!allowed || (this.text && name !== "tspan")) {
      this.skippedFrom = depth;
      return;
    }
    if (++this.spent.elements > MAX_ELEMENTS) throw new Error("too many elements on one page");
    // A tspan's letters belong to its text; where they stand is said by the text.
    if (this.text) return;
    const kept = this.keep(allowed, attributes);
    if (this.options.down && !this.nested) moveDown(name, kept, this.options.down);
    if (name === "image" && !kept.has("href")) {
      this.skippedFrom = depth;
      return;
    }
    if (name === "text") {
      this.text = { attributes: kept, content: "" };
      return;
    }
    this.flush();
    const inner =
      name === "image" && this.options.fontFamily ? drawnInside(kept, this.out.length) : null;
    if (inner !== null) {
      this.out.push(inner);
      this.skippedFrom = depth;
      return;
    }
    const space = name === "svg" ? ' xmlns="http://www.w3.org/2000/svg"' : "";
    this.out.push(`<${name}${space}${written(kept)}>`);
  }

  private close(name: string, depth: number): void {
    if (this.skippedFrom !== null) {
      if (depth === this.skippedFrom) this.skippedFrom = null;
      return;
    }
    if (name === "tspan") return;
    if (name === "text" && this.text) {
      const { attributes, content } = this.text;
      this.text = null;
      this.addText(attributes, content);
      return;
    }
    this.flush();
    this.out.push(`</${name}>`);
  }

  private keep(allowed: ReadonlySet<string>, attributes: Record<string, string>) {
    const kept = new Map<string, string>();
    for (const [name, value] of Object.entries(attributes)) {
      const plain = name === "xlink:href" ? "href" : name;
      if (!allowed.has(plain) || kept.has(plain)) continue;
      if (plain === "href") {
        const picture = this.picture(value);
        if (picture !== null) kept.set("href", picture);
      } else if (plain === "font-family") kept.set(plain, this.family(value));
      else if (!FOREIGN.test(value)) kept.set(plain, value);
    }
    return kept;
  }

  /** A picture drawn as SVG is cleaned like the page itself; null for whatever is no inline picture. */
  private picture(href: string): string | null {
    const vector = VECTOR.exec(href)?.[1];
    if (vector === undefined && !RASTER.test(href)) return null;
    this.spent.pictures += href.length;
    if (this.spent.pictures > MAX_PICTURE_BYTES) return null;
    if (vector === undefined) return href;
    if (this.nested) return null;
    const inner = new Cleaner(this.options, this.spent, true);
    try {
      const svg = inner.clean(Buffer.from(vector, "base64").toString("utf8"));
      return `data:image/svg+xml;base64,${Buffer.from(svg, "utf8").toString("base64")}`;
    } catch {
      return null;
    }
  }

  private family(list: string): string {
    if (this.options.fontFamily) return `'${this.options.fontFamily}'`;
    const first = /^\s*['"]?([^'",]{1,60})/
      .exec(list)?.[1]
      ?.trim()
      .replace(/[^\p{L}\p{N} _-]/gu, "");
    const fallbacks = /sans-serif\s*$/.test(list) ? GOTHIC : SERIF;
    return first ? `'${first}',${fallbacks}` : fallbacks;
  }

  /** The engine draws letter by letter: those of one style on one line become one element with a list of places. */
  private addText(attributes: Map<string, string>, content: string): void {
    if (content.trim() === "") return;
    const characters = [...content];
    const bundled = this.options.fontFamily !== undefined;
    if (characters.length > 1) {
      // Set as a whole: what is drawn by several glyphs stays as it is.
      const drawn = characters.map((one) => {
        const [first, ...more] = glyphsOf(one, bundled);
        return more.length === 0 ? first : one;
      });
      this.addWhole(attributes, drawn.join(""));
      return;
    }
    for (const glyph of glyphsOf(content, bundled)) this.addGlyph(attributes, glyph);
  }

  private addWhole(attributes: Map<string, string>, content: string): void {
    this.flush();
    this.out.push(`<text${written(attributes)}>${escapeHtmlContent(content)}</text>`);
  }

  private addGlyph(attributes: Map<string, string>, content: string): void {
    const glyph = [...content].length === 1 ? placed(attributes) : null;
    if (!glyph) {
      this.addWhole(attributes, content);
      return;
    }
    if (this.glyphs?.style !== glyph.style) {
      this.flush();
      this.glyphs = { style: glyph.style, places: [], content: "" };
    }
    this.glyphs.places.push(glyph.x);
    this.glyphs.content += content;
  }

  private flush(): void {
    if (!this.glyphs) return;
    const { style, places, content } = this.glyphs;
    this.glyphs = null;
    this.out.push(`<text x="${places.join(" ")}"${style}>${escapeHtmlContent(content)}</text>`);
  }
}

const PLACED = /^(?:x|y|width|height|preserveAspectRatio)$/;

/**
 * A picture that is itself a drawing, as part of the page: the rasteriser shows no picture inside a picture. Its names
 * get the picture's `number` in front, so that they meet none of the page. Null for any other picture.
 */
function drawnInside(image: ReadonlyMap<string, string>, number: number): string | null {
  const vector = VECTOR.exec(image.get("href") ?? "")?.[1];
  if (vector === undefined) return null;
  const prefix = `p${number}-`;
  const svg = Buffer.from(vector, "base64")
    .toString("utf8")
    .replace(/(\sid="|url\(\s*#)/g, `$1${prefix}`);
  const root = /^<svg[^>]*>/.exec(svg)?.[0];
  if (root === undefined) return null;
  const viewBox = /\sviewBox="[^"]*"/.exec(root)?.[0] ?? "";
  const place = new Map([...image].filter(([name]) => PLACED.test(name)));
  const around = new Map([...image].filter(([name]) => !PLACED.test(name) && name !== "href"));
  return `<g${written(around)}><svg${written(place)}${viewBox}>${svg.slice(root.length)}</g>`;
}

interface GlyphRun {
  /** All attributes but the place along the line. */
  style: string;
  places: string[];
  content: string;
}

const TRANSLATED = /^translate\(([-\d.]+),([-\d.]+)\)(?: scale\(([-\d.]+),1\))?$/;

/** Where one letter stands along its line; null where it is placed in another way. */
function placed(attributes: ReadonlyMap<string, string>): { x: string; style: string } | null {
  if (attributes.has("textLength") || attributes.has("text-anchor")) return null;
  const rest = new Map(attributes);
  rest.delete("x");
  const transform = attributes.get("transform");
  if (transform === undefined) {
    const x = Number(attributes.get("x"));
    return Number.isFinite(x) ? { x: rounded(x), style: written(rest) } : null;
  }
  const parts = TRANSLATED.exec(transform);
  if (!parts || attributes.has("x") || attributes.has("y")) return null;
  const scale = Number(parts[3] ?? 1);
  if (!(scale > 0)) return null;
  rest.delete("transform");
  rest.set("y", rounded(Number(parts[2])));
  if (scale !== 1) rest.set("transform", `scale(${scale},1)`);
  return { x: rounded(Number(parts[1]) / scale), style: written(rest) };
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

function written(attributes: ReadonlyMap<string, string>): string {
  return [...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("");
}
