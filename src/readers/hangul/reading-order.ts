/**
 * Reading order as on the page, not as in the file. A floating object comes before its host paragraph if it begins
 * above the end of the host's first line, else after it; an object placed by page or paper is ordered by its height
 * among the page's paragraphs; where the file saved the height of none, one in the upper half stands before its host.
 */
import { floatingObjects, type ObjectControl } from "./paragraph-text.js";
import { bodyHeight, bodyTop, type Positions } from "./positions.js";
import type { HangulSection, PageSetup, Paragraph, Placement } from "./tree.js";

export type Step =
  | { kind: "paragraph"; paragraph: Paragraph }
  | { kind: "object"; control: ObjectControl; host: Paragraph };

interface OrderedStep {
  step: Step;
  page: number;
  y: number | null;
}

type FloatingStep = OrderedStep & { y: number; x: number };

/** Objects whose tops are this close stand side by side: then the left one is read first (2 mm). */
const SAME_HEIGHT = 567;
/** The height of a line where none is saved: 10 pt. */
const DEFAULT_LINE_HEIGHT = 1000;

/** A section's body. */
export function orderSection(section: HangulSection, positions: Positions): Step[] {
  const flow: OrderedStep[] = [];
  const loose: FloatingStep[] = [];
  const page = section.setup.page;
  for (const paragraph of section.paragraphs) {
    const line = positions.lines.get(paragraph)?.[0];
    const at = { page: line?.page ?? 0, y: line?.y ?? null };
    if (isPlain(paragraph)) {
      flow.push({ step: { kind: "paragraph", paragraph }, ...at });
      continue;
    }
    const { before, after, byPage } = split(paragraph);
    for (const control of before) flow.push({ step: object(control, paragraph), ...at });
    flow.push({ step: { kind: "paragraph", paragraph }, ...at });
    for (const control of after)
      flow.push({ step: object(control, paragraph), page: at.page, y: null });
    for (const control of byPage) {
      const y = heightOnPage(control.place, page);
      const x = control.place.horizontal.offset;
      loose.push({ step: object(control, paragraph), page: at.page, y, x });
    }
  }
  return mergeFloating(flow, sortTopDown(loose), bodyHeight(page) / 2).map((placed) => placed.step);
}

/** Paragraphs of a cell or box, where nothing is placed by page. */
export function orderList(paragraphs: Paragraph[]): Step[] {
  const steps: Step[] = [];
  for (const paragraph of paragraphs) {
    if (isPlain(paragraph)) {
      steps.push({ kind: "paragraph", paragraph });
      continue;
    }
    const { before, after, byPage } = split(paragraph);
    for (const control of before) steps.push(object(control, paragraph));
    steps.push({ kind: "paragraph", paragraph });
    for (const control of after) steps.push(object(control, paragraph));
    for (const control of byPage) steps.push(object(control, paragraph));
  }
  return steps;
}

/** Most paragraphs hold text alone; they need no sorting. */
export function isPlain(paragraph: Paragraph): boolean {
  for (const item of paragraph.items) if (item.kind !== "text") return false;
  return true;
}

function object(control: ObjectControl, host: Paragraph): Step {
  return { kind: "object", control, host };
}

function split(paragraph: Paragraph) {
  const before: ObjectControl[] = [];
  const after: ObjectControl[] = [];
  const byPage: ObjectControl[] = [];
  const lineHeight = paragraph.segments[0]?.height || DEFAULT_LINE_HEIGHT;
  const beforeText = firstTextAt(paragraph);
  for (const control of floatingObjects(paragraph)) {
    const { vertical, inline } = control.place;
    if (inline) (control.at < beforeText ? before : after).push(control);
    else if (vertical.to !== "paragraph") byPage.push(control);
    else (vertical.offset < lineHeight ? before : after).push(control);
  }
  const byOffset = (a: ObjectControl, b: ObjectControl) =>
    a.place.vertical.offset - b.place.vertical.offset;
  return { before: before.sort(byOffset), after: after.sort(byOffset), byPage };
}

/** Objects in the line that come before any text stand before it. */
function firstTextAt(paragraph: Paragraph): number {
  const text = paragraph.items.find((item) => item.kind === "text" && item.text.trim() !== "");
  return text?.at ?? 0;
}

/** From the top of the body area. */
export function heightOnPage({ vertical, height }: Placement, page: PageSetup): number {
  const paper = vertical.to === "paper";
  const room = paper ? page.height : bodyHeight(page);
  const top = paper ? -bodyTop(page) : 0;
  if (vertical.align === "end") return top + room - vertical.offset - height;
  if (vertical.align === "center") return top + (room - height) / 2 + vertical.offset;
  return top + vertical.offset;
}

/** Top down, page by page; what stands side by side from left to right. */
function sortTopDown(loose: FloatingStep[]): FloatingStep[] {
  const sorted = [...loose].sort((a, b) => a.page - b.page || a.y - b.y);
  const rows: FloatingStep[][] = [];
  for (const item of sorted) {
    const first = rows.at(-1)?.[0];
    if (first && first.page === item.page && item.y - first.y <= SAME_HEIGHT)
      rows.at(-1)!.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

/**
 * Each loose object before the first thing on its page that stands as high or lower, else after the page's last; before its host where no
 * height is known and it stands in the upper half.
 */
function mergeFloating(flow: OrderedStep[], loose: FloatingStep[], half: number): OrderedStep[] {
  const before = new Map<number, OrderedStep[]>();
  for (const item of loose) {
    const onPage = (placed: OrderedStep) => placed.page === item.page;
    const isKnown = (placed: OrderedStep) => onPage(placed) && placed.y !== null;
    let at = flow.findIndex((placed) => isKnown(placed) && placed.y! >= item.y);
    if (at < 0 && item.y < half && !flow.some(isKnown))
      at = flow.findIndex(({ step }) => isHost(step, item.step));
    if (at < 0) at = flow.findLastIndex(onPage) + 1;
    const waiting = before.get(at);
    if (waiting) waiting.push(item);
    else before.set(at, [item]);
  }
  const merged: OrderedStep[] = [];
  for (let at = 0; at <= flow.length; at++) {
    merged.push(...(before.get(at) ?? []));
    if (at < flow.length) merged.push(flow[at]!);
  }
  return merged;
}

function isHost(step: Step, object: Step): boolean {
  return step.kind === "paragraph" && object.kind === "object" && step.paragraph === object.host;
}
