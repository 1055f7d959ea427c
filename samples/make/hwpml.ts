/** Writes small HWPML files, for samples and tests: head with shapes and a numbering, one section of paragraphs and tables. */
import { escapeXml } from "./docx.js";

/** Paragraph shapes of the head that `hwpmlParagraph` may name. */
export const HWPML_SHAPES = { plain: 0, outline: 1, number: 2, bullet: 3 };

export function hwpmlParagraph(text: string, shape = HWPML_SHAPES.plain): string {
  return hwpmlRun(`<CHAR>${escapeXml(text)}</CHAR>`, shape);
}

/** A paragraph of controls and characters. */
export function hwpmlRun(inner: string, shape = HWPML_SHAPES.plain, charShape = 0): string {
  return `<P ParaShape="${shape}" Style="0"><TEXT CharShape="${charShape}">${inner}</TEXT></P>\n`;
}

export interface HwpmlCell {
  text: string;
  across?: number;
  down?: number;
  col?: number;
  header?: boolean;
}

export function hwpmlTable(
  rows: readonly (readonly (string | HwpmlCell)[])[],
  cols: number,
): string {
  const lines = rows.map((row, at) => {
    let next = 0;
    const cells = row.map((one) => {
      const cell = typeof one === "string" ? { text: one } : one;
      const col = cell.col ?? next;
      next = col + (cell.across ?? 1);
      return `<CELL RowAddr="${at}" ColAddr="${col}" RowSpan="${cell.down ?? 1}" ColSpan="${cell.across ?? 1}" Header="${cell.header ?? false}" Width="9000" Height="1000"><PARALIST>${hwpmlParagraph(cell.text)}</PARALIST></CELL>`;
    });
    return `<ROW>${cells.join("")}</ROW>`;
  });
  return `<TABLE RowCount="${rows.length}" ColCount="${cols}" PageBreak="Cell"><SHAPEOBJECT><SIZE Width="27000" Height="3000"/><POSITION TreatAsChar="true"/></SHAPEOBJECT>${lines.join("")}</TABLE>`;
}

export interface HwpmlOptions {
  title?: string;
  /** Between the XML declaration and the root. */
  documentType?: string;
  tail?: string;
}

export function makeHwpml(body: string, options: HwpmlOptions = {}): Buffer {
  const shape = (id: number, type: string, list: number) =>
    `<PARASHAPE Id="${id}" Align="Justify" HeadingType="${type}" Heading="${list}" Level="0"/>`;
  const heads = ["^1.", "^2)"].map(
    (format, at) =>
      `<PARAHEAD Level="${at + 1}" NumFormat="${at === 0 ? "Digit" : "HangulSyllable"}" Start="1">${format}</PARAHEAD>`,
  );
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n${options.documentType ?? ""}<HWPML Version="2.91"><HEAD SecCnt="1"><DOCSUMMARY><TITLE>${escapeXml(options.title ?? "")}</TITLE></DOCSUMMARY><MAPPINGTABLE>` +
      `<CHARSHAPELIST><CHARSHAPE Id="0" Height="1000" TextColor="0"/><CHARSHAPE Id="1" Height="1000" TextColor="16777215" ShadeColor="4294967295"/></CHARSHAPELIST>` +
      `<PARASHAPELIST>${shape(0, "None", 0)}${shape(1, "Outline", 0)}${shape(2, "Number", 1)}${shape(3, "Bullet", 1)}</PARASHAPELIST>` +
      `<NUMBERINGLIST><NUMBERING Id="1">${heads.join("")}</NUMBERING></NUMBERINGLIST><BULLETLIST><BULLET Id="1" Char="○"/></BULLETLIST>` +
      `<STYLELIST><STYLE Id="0" Name="바탕글" EngName="Normal" ParaShape="0"/></STYLELIST></MAPPINGTABLE></HEAD>` +
      `<BODY><SECTION Id="0"><P ParaShape="0" Style="0"><TEXT CharShape="0"><SECDEF OutlineShape="1"><PAGEDEF Width="59528" Height="84188" Landscape="0"/></SECDEF></TEXT></P>${body}</SECTION></BODY><TAIL>${options.tail ?? ""}</TAIL></HWPML>`,
  );
}
