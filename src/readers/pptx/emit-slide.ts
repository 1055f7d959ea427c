/** Adds the blocks of one slide: its title as heading (on a title slide that comes first it is the document's), then its shapes in reading order, then notes and comments. */
import type { Box } from "../../model/format.js";
import type { LineTypography } from "../../model/typography.js";
import type { Draft } from "../document-draft.js";
import { isTitle } from "./placeholders.js";
import type { Shape } from "./shapes.js";
import { tableDraft } from "./tables.js";
import type { SlideParagraph } from "./text-body.js";

export interface SlideContent {
  number: number;
  shapes: Shape[];
  /** In points. */
  height: number;
  /** Texts of its layout and master, which every slide of theirs shows, where no slide before did. */
  around: { text: string; box: Box }[];
  /** Words of charts and diagrams by relationship. */
  graphics: ReadonlyMap<string, string>;
  /** The slide's pictures by relationship: names of parts. */
  pictures: ReadonlyMap<string, string>;
  notes: string[];
  comments: string[];
}

/** Placeholders that PowerPoint fills in when the slide is shown. */
export const FILLED_IN = new Set(["sldNum", "dt"]);

/** `running`: texts of running, layouts and masters that were given already. */
export function emitSlide(draft: Draft, slide: SlideContent, running: Set<string>): void {
  const page = slide.number;
  for (const { text, box } of slide.around) {
    const isAbove = box[1] + box[3] < slide.height;
    draft.add({ type: isAbove ? "header" : "footer", text, page, bbox: box });
  }
  const title = slide.shapes.find(
    (shape) => shape.kind === "text" && shape.placeholder && isTitle(shape.placeholder),
  );
  if (title?.kind === "text") {
    const text = title.paragraphs.map((one) => one.text).join("\n");
    const typography = title.paragraphs.flatMap(setting);
    const type = page === 1 && title.placeholder?.type === "ctrTitle" ? "title" : "heading";
    draft.add({ type, level: 1, text, page, bbox: title.box, typography });
  }
  for (const shape of slide.shapes) if (shape !== title) emitShape(draft, shape, slide, running);
  for (const text of slide.notes) draft.add({ type: "note", text, page });
  for (const text of slide.comments) draft.add({ type: "note", text, page });
}

function emitShape(draft: Draft, shape: Shape, slide: SlideContent, running: Set<string>): void {
  const page = slide.number;
  const bbox = shape.box;
  if (shape.kind === "text") emitText(draft, shape, page, running);
  else if (shape.kind === "table") {
    const table = tableDraft(shape.table, page, bbox);
    if (table) draft.addTable(table);
  } else {
    const words =
      shape.kind === "graphic" ? shape.relationships.map((id) => slide.graphics.get(id) ?? "") : [];
    const picture =
      shape.kind === "picture" && shape.picture ? slide.pictures.get(shape.picture) : undefined;
    const text = [shape.description, ...words].filter((one) => one !== "").join("\n");
    draft.add({ type: "figure", text, page, bbox, ...(picture && { picture }) });
  }
}

function emitText(
  draft: Draft,
  { placeholder, paragraphs, box, offSlide }: Extract<Shape, { kind: "text" }>,
  page: number,
  running: Set<string>,
): void {
  const type = placeholder?.type ?? "";
  if (FILLED_IN.has(type)) return;
  if (type === "ftr" || type === "hdr") {
    const text = paragraphs.map((one) => one.text).join("\n");
    if (!running.has(text))
      draft.add({ type: type === "ftr" ? "footer" : "header", text, page, bbox: box });
    running.add(text);
    return;
  }
  for (const paragraph of paragraphs) {
    const { text, label, level } = paragraph;
    const typography = setting(paragraph);
    // Beside the slide stand remarks for whoever edits it.
    if (offSlide) draft.add({ type: "note", text, page });
    else if (label !== "")
      draft.add({ type: "list_item", level: level + 1, text: `${label} ${text}`, page, bbox: box });
    else draft.add({ type: "paragraph", text, page, bbox: box, typography });
  }
}

/** One entry for each line of a paragraph. */
function setting({ text, size, centred }: SlideParagraph): LineTypography[] {
  return text.split("\n").map(() => ({ size, centred }));
}
