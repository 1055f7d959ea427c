/** ODP reader: slides as pages with the boxes of their frames, in reading order; notes and hidden slides. */
import type { Box } from "../../model/format.js";
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { type FlowItem, textOf } from "../flow/flow-items.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, UnreadableFile, unreadable } from "../reader.js";
import { inReadingOrder } from "../slide-order.js";
import { descend, elementsOf, type XmlElement } from "../xml-tree.js";
import { AroundSlides } from "./around-slides.js";
import { OdfFlow } from "./flow.js";
import { countBody } from "./letters.js";
import { readObjects } from "./objects.js";
import { OdfPackage } from "./package.js";
import { OdfStyles } from "./styles.js";

interface Frame {
  box: Box | null;
  title: boolean;
  items: FlowItem[];
}

/** Frames that the program fills in, or that only the handout shows. */
const FILLED_IN = /^(?:date-time|page-number|footer|header|handout|page)$/;
const POINTS: Record<string, number> = {
  cm: 28.3465,
  mm: 2.83465,
  in: 72,
  pt: 1,
  pc: 12,
  px: 0.75,
};

export async function readOdp(input: ReaderInput): Promise<Outcome> {
  const pack = await OdfPackage.open(input.bytes, input.password);
  const content = await pack.content();
  const body = descend(content, "body", "presentation") ?? descend(content, "body", "drawing");
  if (!body) throw new UnreadableFile("CORRUPT", "no presentation body");
  const styles = new OdfStyles();
  const master = await pack.optional("styles.xml", "스타일");
  styles.add(master);
  styles.add(content);
  const slides = [...elementsOf(body)].filter(({ name }) => name === "page");
  if (slides.length === 0) return unreadable("EMPTY");
  const objects = await readObjects(pack, content);
  const draft = new Draft("odp");
  const letters = new LetterCount();
  const around = new AroundSlides(master, body, styles);
  for (const [index, slide] of slides.entries()) {
    const page = index + 1;
    if (styles.has("drawing-page", slide.attributes["style-name"], (one) => one.slideHidden))
      draft.warn("HIDDEN_SLIDE", { page });
    const flow = new OdfFlow(styles, objects);
    const frames = inReadingOrder(framesOf(slide, flow));
    for (const { type, text } of around.of(slide)) {
      draft.add({ type, text, page });
      letters.add(text, page);
    }
    for (const frame of frames.filter(({ title }) => title)) emitTitle(draft, frame, page);
    for (const frame of frames.filter(({ title }) => !title)) emitFrame(draft, frame, page);
    const notes = notesOf(slide, flow);
    if (notes !== "") draft.add({ type: "note", text: notes, page });
    countShown(slide, letters, page);
  }
  if (draft.pictures.size > 0) {
    const { recognisePictures } = await import("../ocr/pictured-document.js");
    await recognisePictures(draft, input, (name) => pack.read(name));
  }
  for (const fault of pack.faults) draft.warn("PARTIALLY_READ", { detail: fault });
  const { properties } = await pack.properties();
  return { ...draft.finish(slides.length, properties), letters };
}

function framesOf(parent: XmlElement, flow: OdfFlow): Frame[] {
  const frames: Frame[] = [];
  for (const element of elementsOf(parent)) {
    if (element.name === "notes" || FILLED_IN.test(element.attributes.class ?? "")) continue;
    if (element.name === "g") frames.push(...framesOf(element, flow));
    else {
      const items = flow.read({ ...element, name: "", children: [element] });
      if (items.length > 0)
        frames.push({ box: boxOf(element), title: element.attributes.class === "title", items });
    }
  }
  return frames;
}

function emitTitle(draft: Draft, { box, items }: Frame, page: number): void {
  const text = textOf(items);
  if (text !== "") draft.add({ type: "heading", level: 1, text, page, bbox: box });
}

/** Everything of a frame has its box. */
function emitFrame(draft: Draft, { box, items }: Frame, page: number): void {
  const [blocks, tables] = [draft.blocks.length, draft.tables.length];
  emitFlow(
    draft,
    items.map((item) => ({ ...item, page })),
    page,
  );
  for (const block of draft.blocks.slice(blocks)) block.bbox = box;
  for (const table of draft.tables.slice(tables)) table.bbox = box;
}

function notesOf(slide: XmlElement, flow: OdfFlow): string {
  const texts: string[] = [];
  for (const frame of elementsOf(descend(slide, "notes"))) {
    if (FILLED_IN.test(frame.attributes.class ?? "")) continue;
    texts.push(textOf(flow.read({ ...frame, name: "", children: [frame] })));
  }
  return texts.filter((text) => text !== "").join("\n");
}

function countShown(parent: XmlElement, letters: LetterCount, page: number): void {
  for (const element of elementsOf(parent)) {
    if (FILLED_IN.test(element.attributes.class ?? "")) continue;
    if (element.name === "notes" || element.name === "g") countShown(element, letters, page);
    else countBody({ ...element, name: "", children: [element] }, letters, page);
  }
}

/** Null where the frame states no place, or a transform that is not followed. */
function boxOf({ attributes }: XmlElement): Box | null {
  const [x, y, width, height] = [
    attributes.x,
    attributes.y,
    attributes.width,
    attributes.height,
  ].map(points);
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    return null;
  if (x + width <= 0 || y + height <= 0) return null;
  return [Math.max(0, x), Math.max(0, y), x + width, y + height];
}

function points(length: string | undefined): number | undefined {
  const found = /^(-?[\d.]+)(cm|mm|in|pt|pc|px)$/.exec(length ?? "");
  const value = found ? Number(found[1]) * POINTS[found[2]!]! : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
