/** What a slide inherits from its layout and master: where placeholders stand, and the labels of their paragraphs. */
import { descend, elementsOf, everyElement, type XmlElement } from "../xml-tree.js";
import { type Extent, extentOf } from "./boxes.js";
import { type ListStyle, listStyleOf } from "./bullets.js";

export interface Placeholder {
  type: string;
  index: string;
}

interface KnownPlaceholder extends Placeholder {
  extent: Extent | undefined;
  style: ListStyle;
}

/** One layout with its master. */
export class Inheritance {
  private readonly layout: KnownPlaceholder[];
  private readonly master: KnownPlaceholder[];
  /** Trees of the shapes that every slide shows, placeholders among them. */
  readonly trees: readonly XmlElement[];
  private readonly styles: Record<"title" | "body" | "other", ListStyle>;

  constructor(layout: XmlElement | undefined, master: XmlElement | undefined) {
    this.layout = placeholdersIn(layout);
    this.master = placeholdersIn(master);
    const shown = layout && !flag(layout, "showMasterSp") ? [layout] : [master, layout];
    this.trees = shown.flatMap((part) => descend(part, "cSld", "spTree") ?? []);
    const texts = descend(master, "txStyles");
    this.styles = {
      title: listStyleOf(descend(texts, "titleStyle")),
      body: listStyleOf(descend(texts, "bodyStyle")),
      other: listStyleOf(descend(texts, "otherStyle")),
    };
  }

  extent(placeholder: Placeholder): Extent | undefined {
    return this.sources(placeholder).find(({ extent }) => extent)?.extent;
  }

  listStyles(placeholder: Placeholder | undefined): ListStyle[] {
    if (!placeholder) return [this.styles.other];
    const own = this.sources(placeholder).map(({ style }) => style);
    const kind = isTitle(placeholder)
      ? "title"
      : ["body", "obj", "subTitle", ""].includes(placeholder.type)
        ? "body"
        : "other";
    return [...own, this.styles[kind]];
  }

  /** By number on the layout, by kind on the master (ECMA-376 19.3.1.36). */
  private sources(placeholder: Placeholder): KnownPlaceholder[] {
    const kind = placeholder.type || "body";
    const onLayout =
      this.layout.find(({ index }) => index !== "" && index === placeholder.index) ??
      this.layout.find(({ type }) => type === placeholder.type);
    const wanted = onLayout?.type || kind;
    const onMaster = this.master.find(
      ({ type }) =>
        type === wanted ||
        (type === "title" && wanted === "ctrTitle") ||
        (type === "body" && ["obj", "subTitle"].includes(wanted)),
    );
    return [onLayout, onMaster].filter((one) => one !== undefined);
  }
}

/** An attribute that is on unless it is said to be off. */
export function flag({ attributes }: XmlElement, name: string): boolean {
  return !/^(?:0|false)$/.test(attributes[name] ?? "");
}

export function isTitle({ type }: Placeholder): boolean {
  return type === "title" || type === "ctrTitle";
}

/** The placeholder that a shape is; undefined for any other shape. */
export function placeholderOf(shape: XmlElement): Placeholder | undefined {
  for (const child of elementsOf(shape)) {
    if (!child.name.startsWith("nv")) continue;
    const ph = descend(child, "nvPr", "ph");
    if (ph) return { type: ph.attributes.type ?? "", index: ph.attributes.idx ?? "" };
  }
  return undefined;
}

function placeholdersIn(part: XmlElement | undefined): KnownPlaceholder[] {
  const found: KnownPlaceholder[] = [];
  for (const shape of everyElement(part, "sp")) {
    const placeholder = placeholderOf(shape);
    if (!placeholder) continue;
    found.push({
      ...placeholder,
      extent: extentOf(descend(shape, "spPr", "xfrm")),
      style: listStyleOf(descend(shape, "txBody", "lstStyle")),
    });
  }
  return found;
}
