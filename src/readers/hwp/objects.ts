/** Decodes object controls of HWP 5: tables, drawings, groups, pictures, equations, form objects. */
import { authoredDescription } from "../hangul/picture-description.js";
import {
  type Caption,
  type CellNode,
  type EquationControl,
  inGroup,
  NO_PLACE,
  NO_SIDES,
  type Paragraph,
  type Placement,
  paragraphOf,
  type ShapeControl,
  type TableControl,
  type Unanchored,
} from "../hangul/tree.js";
import { readObjectHead, readSides } from "./placement.js";
import { controlId, type HwpRecord, RecordFields, TAG } from "./records.js";
import type { HwpSectionState } from "./section-state.js";

interface ParagraphList {
  header: HwpRecord;
  paragraphs: HwpRecord[];
}

/** A LIST_HEADER and the paragraphs that follow it as siblings. */
function listsOf(records: readonly HwpRecord[]): ParagraphList[] {
  const lists: ParagraphList[] = [];
  for (const record of records) {
    if (record.tag === TAG.LIST_HEADER) {
      // Some writers put the paragraphs below the header instead of beside it.
      lists.push({ header: record, paragraphs: paragraphsIn(record.children) });
    } else if (record.tag === TAG.PARA_HEADER) lists.at(-1)?.paragraphs.push(record);
  }
  return lists;
}

function paragraphsIn(records: readonly HwpRecord[]): HwpRecord[] {
  return records.filter((record) => record.tag === TAG.PARA_HEADER);
}

const CAPTION_SIDES: Caption["side"][] = ["left", "right", "top", "bottom"];

function readCaption(list: ParagraphList | undefined, state: HwpSectionState): Caption | null {
  if (!list) return null;
  const attributes = new RecordFields(list.header).skip(8).u32();
  return {
    side: CAPTION_SIDES[attributes & 3]!,
    paragraphs: state.readParagraphs(list.paragraphs),
  };
}

const SPLITS: TableControl["splits"][] = ["none", "cells", "rows", "none"];

export function readTable(record: HwpRecord, state: HwpSectionState): Unanchored<TableControl> {
  const tableAt = record.children.findIndex((child) => child.tag === TAG.TABLE);
  const before = tableAt < 0 ? [] : record.children.slice(0, tableAt);
  const after = tableAt < 0 ? record.children : record.children.slice(tableAt + 1);
  const fields = new RecordFields(record.children[tableAt] ?? Buffer.alloc(0));
  const attributes = fields.u32();
  const rows = fields.u16();
  const cols = fields.u16();
  const cellSpacing = fields.u16();
  const padding = readSides(fields);
  const borderFill = fields.skip(2 * rows).u16();
  const cells = listsOf(after).map((list) => readCell(list, padding, state));
  return {
    kind: "table",
    place: readObjectHead(record).place,
    rows: rows || Math.max(0, ...cells.map((cell) => cell.row + cell.rowSpan)),
    cols: cols || Math.max(0, ...cells.map((cell) => cell.col + cell.colSpan)),
    cells,
    caption: readCaption(listsOf(before)[0], state),
    splits: SPLITS[attributes & 3]!,
    repeatsHeader: (attributes & 4) !== 0,
    cellSpacing,
    padding,
    borderFill,
  };
}

const VERTICAL_ALIGNS: CellNode["verticalAlign"][] = ["top", "center", "bottom", "top"];

/** A cell's LIST_HEADER ends here; the name of a field and what belongs to it follow. */
const UNNAMED_CELL_BYTES = 47;

function readCell(
  list: ParagraphList,
  padding: CellNode["margin"],
  state: HwpSectionState,
): CellNode {
  const fields = new RecordFields(list.header).skip(4);
  const attributes = fields.u32();
  const [col, row, colSpan, rowSpan] = [fields.u16(), fields.u16(), fields.u16(), fields.u16()];
  const [width, height] = [fields.u32(), fields.u32()];
  const margin = readSides(fields);
  return {
    row,
    col,
    rowSpan: Math.max(1, rowSpan),
    colSpan: Math.max(1, colSpan),
    width,
    height,
    // Bit 16: the cell has margins of its own; without it the table's hold.
    margin: attributes & (1 << 16) ? margin : padding,
    header: (attributes & (1 << 18)) !== 0,
    borderFill: fields.u16(),
    named: list.header.end - list.header.start > UNNAMED_CELL_BYTES,
    verticalAlign: VERTICAL_ALIGNS[(attributes >>> 5) & 3]!,
    paragraphs: state.readParagraphs(list.paragraphs),
  };
}

/** EQEDIT: attributes, then the script. */
export function equationScript(record: HwpRecord): string {
  return new RecordFields(record).skip(4).string().trim();
}

export function readEquation(
  record: HwpRecord,
  state: HwpSectionState,
): Unanchored<EquationControl> {
  const script = record.children.find((child) => child.tag === TAG.EQEDIT);
  return {
    kind: "equation",
    place: { ...readObjectHead(record).place, margin: NO_SIDES },
    script: script ? equationScript(script) : "",
    caption: readCaption(listsOf(record.children)[0], state),
  };
}

export function readShape(record: HwpRecord, state: HwpSectionState): Unanchored<ShapeControl> {
  const head = readObjectHead(record);
  const form = record.children.find((child) => child.tag === TAG.FORM_OBJECT);
  const component = record.children.find((child) => child.tag === TAG.SHAPE_COMPONENT);
  const content = component ? readComponent(component, state, 1) : emptyContent();
  return {
    kind: "shape",
    ...content,
    ...(form && { what: "form", paragraphs: formText(form.data).map(paragraphOf) }),
    place: head.place,
    caption: readCaption(listsOf(record.children)[0], state),
    description: authoredDescription(head.description),
  };
}

type ShapeContent = Pick<
  ShapeControl,
  "what" | "paragraphs" | "children" | "image" | "chart" | "turned" | "inset"
>;

function emptyContent(): ShapeContent {
  return { what: "drawing", paragraphs: [], children: [], image: null };
}

/** Groups in groups; real ones stay below five. */
const MAX_GROUP_DEPTH = 30;

function readComponent(component: HwpRecord, state: HwpSectionState, depth: number): ShapeContent {
  const content = emptyContent();
  for (const child of component.children) {
    switch (child.tag) {
      case TAG.SHAPE_PICTURE: {
        content.what = "picture";
        // After border, corners, crop and padding (71 bytes) comes the number of the stored picture.
        const item = new RecordFields(child).skip(71).u16();
        content.image = state.pictureName(item);
        break;
      }
      case TAG.SHAPE_OLE: {
        content.what = "ole";
        // After attributes and size (12 bytes) comes the number of the stored object.
        const name = state.pictureName(new RecordFields(child).skip(12).u16());
        if (name) content.chart = name;
        break;
      }
      case TAG.CHART_DATA:
        content.what = "chart";
        break;
      case TAG.VIDEO_DATA:
        content.what = "picture";
        break;
      case TAG.SHAPE_CONTAINER:
        content.what = "group";
        break;
      case TAG.SHAPE_TEXTART:
        content.paragraphs.push(...artLines(child.data));
        break;
      case TAG.SHAPE_COMPONENT:
        if (depth >= MAX_GROUP_DEPTH) {
          state.tooDeep = true;
          break;
        }
        content.what = "group";
        content.children.push({
          kind: "shape",
          ...readComponent(child, state, depth + 1),
          at: 0,
          order: content.children.length,
          place: componentPlace(child.data),
          caption: null,
          description: "",
        });
        break;
    }
  }
  for (const list of listsOf(component.children)) {
    content.paragraphs.push(...state.readParagraphs(list.paragraphs));
    content.inset = insetOf(list.header);
  }
  if (isTurned(component.data)) content.turned = true;
  return content;
}

/** A text box's LIST_HEADER: count, properties (direction, vertical place), then its inner margins. */
function insetOf(header: HwpRecord): ShapeControl["inset"] {
  const fields = new RecordFields(header).skip(4);
  const attributes = fields.u32();
  const align = VERTICAL_ALIGNS[(attributes >>> 5) & 3]!;
  return { ...readSides(fields), align, vertical: (attributes & 7) !== 0 };
}

/** SHAPE_COMPONENT: its id (twice outside groups), offset in the group, group level, version, first size, size now, flips, angle. */
function componentFields(data: Buffer): RecordFields {
  return new RecordFields(data).skip(controlId(data) === controlId(data.subarray(4)) ? 8 : 4);
}

function isTurned(data: Buffer): boolean {
  const fields = componentFields(data).skip(8 + 2 + 2 + 8 + 8 + 4);
  return fields.left >= 2 && fields.u16() !== 0;
}

function componentPlace(data: Buffer): Placement {
  const fields = componentFields(data);
  const place = inGroup(NO_PLACE, fields.i32(), fields.i32());
  fields.skip(2 + 2 + 8);
  return { ...place, width: fields.u32(), height: fields.u32() };
}

/** Text art: four corners, then the text. */
function artLines(data: Buffer): Paragraph[] {
  return splitLines(new RecordFields(data).skip(32).string()).map(paragraphOf);
}

/**
 * FORM_OBJECT keeps its settings as one line of text: `Caption:wstring:4:확인됨`, the number being the length.
 * What the page shows is the caption of buttons and the text of entry fields.
 */
function formText(data: Buffer): string[] {
  const settings = data.toString("utf16le");
  for (const name of ["Caption", "Text"]) {
    const found = new RegExp(`(?:^|\\s)${name}:wstring:(\\d+):`).exec(settings);
    if (!found) continue;
    const from = found.index + found[0].length;
    const text = settings.slice(from, from + Number(found[1]));
    if (text.trim() !== "") return splitLines(text);
  }
  return [];
}

function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
}
