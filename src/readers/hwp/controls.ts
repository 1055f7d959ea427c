/** Decodes CTRL_HEADER records into controls, by their four-letter id. */
import { formatNumber, numberFormatOfCode } from "../hangul/number-formats.js";
import { A4, type Control, NO_PLACE, type NumberedThing, type Paragraph } from "../hangul/tree.js";
import { readEquation, readShape, readTable } from "./objects.js";
import { controlId, type HwpRecord, RecordFields, TAG } from "./records.js";
import type { HwpSectionState } from "./section-state.js";

interface ControlPlace {
  at: number;
  order: number;
}

const NUMBERED: NumberedThing[] = ["page", "footnote", "endnote", "picture", "table", "equation"];

export function readControl(
  record: HwpRecord,
  place: ControlPlace,
  state: HwpSectionState,
): Control {
  const id = controlId(record);
  const fields = new RecordFields(record).skip(4);
  switch (id) {
    case "tbl ":
      return { ...readTable(record, state), ...place };
    case "gso ":
    case "form":
      return { ...readShape(record, state), ...place };
    case "eqed":
      return { ...readEquation(record, state), ...place };
    case "secd":
      readSection(record, state);
      return { kind: "other", name: "secd", ...place };
    case "cold":
      return { kind: "columns", count: Math.max(1, (fields.u16() >>> 2) & 0xff), ...place };
    case "head":
    case "foot":
      return {
        kind: id === "head" ? "header" : "footer",
        paragraphs: state.readParagraphs(record.children),
        ...place,
      };
    case "fn  ":
    case "en  ":
      return {
        kind: id === "fn  " ? "footnote" : "endnote",
        mark: noteMark(fields),
        paragraphs: state.readParagraphs(record.children),
        ...place,
      };
    case "tcmt":
      return { kind: "comment", paragraphs: state.readParagraphs(record.children), ...place };
    case "atno": {
      const attributes = fields.u32();
      const number = fields.u16();
      fields.skip(2);
      const before = sign(fields.u16());
      const text = formatNumber(number, numberFormatOfCode((attributes >>> 4) & 0xff));
      return {
        kind: "autonumber",
        what: NUMBERED[attributes & 0xf] ?? "page",
        text: before + text + sign(fields.u16()),
        ...place,
      };
    }
    case "nwno":
      return {
        kind: "newnumber",
        what: NUMBERED[fields.u32() & 0xf] ?? "page",
        number: fields.u16(),
        ...place,
      };
    case "tdut":
      return { kind: "ruby", main: fields.string(), ruby: fields.string(), ...place };
    case "tcps":
      return { kind: "ruby", main: fields.string(), ruby: "", ...place };
    case "%%me":
      return memoField(fields, place, state);
    default:
      return otherControl(id, record, place, state);
  }
}

/** An unknown control is skipped, but the paragraphs inside it are kept. */
function otherControl(
  id: string,
  record: HwpRecord,
  place: ControlPlace,
  state: HwpSectionState,
): Control {
  const hasText = record.children.some((child) => child.tag === TAG.PARA_HEADER);
  if (!hasText) return { kind: "other", name: id, ...place };
  return {
    kind: "shape",
    what: "drawing",
    place: NO_PLACE,
    paragraphs: state.readParagraphs(record.children),
    children: [],
    caption: null,
    description: "",
    image: null,
    ...place,
  };
}

function memoField(fields: RecordFields, place: ControlPlace, state: HwpSectionState): Control {
  fields.skip(5).string();
  fields.u32();
  const control: Control & { kind: "memo" } = { kind: "memo", paragraphs: [], ...place };
  state.memoFields.push({ id: fields.u32(), control });
  return control;
}

function noteMark(fields: RecordFields): string {
  const number = fields.u32();
  const before = sign(fields.u16());
  const after = sign(fields.u16());
  if (number === 0) return "";
  return before + formatNumber(number, numberFormatOfCode(fields.u32() & 0xff)) + after;
}

function sign(code: number): string {
  return code > 0x20 && code < 0xffff ? String.fromCharCode(code) : "";
}

/** `secd`: outline numbering at 18, then PAGE_DEF and the master pages below. */
function readSection(record: HwpRecord, state: HwpSectionState): void {
  const outlineNumbering = new RecordFields(record).skip(18).u16();
  const definition = record.children.find((child) => child.tag === TAG.PAGE_DEF);
  const page = definition ? readPage(definition.data) : A4;
  const pageFills = record.children
    .filter((child) => child.tag === TAG.PAGE_BORDER_FILL)
    .map((child) => new RecordFields(child).skip(12).u16());
  state.setup ??= { page, outlineNumbering, pageFills };
  const lists: HwpRecord[][] = [];
  for (const child of record.children) {
    if (child.tag === TAG.LIST_HEADER) lists.push([]);
    else if (child.tag === TAG.PARA_HEADER) lists.at(-1)?.push(child);
  }
  for (const list of lists) {
    const paragraphs: Paragraph[] = state.readParagraphs(list);
    if (paragraphs.length > 0) state.masterPages.push(paragraphs);
  }
}

function readPage(data: Buffer) {
  const fields = new RecordFields(data);
  const [width, height] = [fields.u32(), fields.u32()];
  const [left, right, top, bottom] = [fields.u32(), fields.u32(), fields.u32(), fields.u32()];
  const [header, footer, gutter] = [fields.u32(), fields.u32(), fields.u32()];
  // Bit 0: landscape; bits 1–2: bound at the left, on both sides, at the top.
  const attributes = fields.u32();
  const turned = (attributes & 1) === 1;
  return {
    width: turned ? height : width,
    height: turned ? width : height,
    left,
    right,
    top,
    bottom,
    header,
    footer,
    gutter,
    facing: ((attributes >>> 1) & 3) !== 0,
  };
}
