/** Writes small XLSX workbooks, part by part, for samples and tests: only what SpreadsheetML needs, nothing hidden. */
import { makeZip } from "./zip.js";

export type CellSample = string | number | boolean | null | CellParts;

export interface CellParts {
  value?: string | number | boolean;
  /** `inlineStr`, `str`, `e`, `d`; shared strings and numbers need none. */
  type?: "inlineStr" | "str" | "e" | "d";
  formula?: string;
  /** Runs of rich text in the shared strings. */
  runs?: string[];
  format?: string;
  /** A built-in number format. */
  formatId?: number;
  bold?: boolean;
  /** Of its letters, in points. */
  size?: number;
  centred?: boolean;
  fill?: boolean;
  border?: boolean;
}

export interface SheetSample {
  name: string;
  state?: "hidden" | "veryHidden";
  kind?: "worksheet" | "chartsheet" | "xlMacrosheet";
  /** Top left address of each block of rows. */
  rows?: Record<string, CellSample[][]>;
  merges?: string[];
  notes?: Record<string, string>;
  threads?: { ref: string; text: string }[];
  tables?: { ref: string; headerRows?: number }[];
  /** Inner XML of `xdr:wsDr`. */
  drawing?: string;
  /** Chart parts that the drawing names as rId1, rId2, … */
  charts?: string[];
  /** Pictures that the drawing names as rIdP1, rIdP2, … */
  pictures?: Buffer[];
  /** XML before `sheetData` (views, columns) and after it (filter, header and footer). */
  before?: string;
  after?: string;
}

export interface WorkbookSample {
  sheets: SheetSample[];
  date1904?: boolean;
  definedNames?: string;
  properties?: { title?: string; creator?: string };
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export function makeXlsx(workbook: WorkbookSample): Buffer {
  const writer = new WorkbookWriter();
  workbook.sheets.forEach((sheet, index) => {
    writer.addSheet(sheet, index + 1);
  });
  return makeZip(writer.finish(workbook));
}

class WorkbookWriter {
  private readonly parts: Record<string, string | Buffer> = {};
  private readonly strings: string[] = [];
  private readonly formats: string[] = [];
  private readonly fonts = ["<font/>"];
  private readonly styles = [styleXml(0, 0, {})];

  addSheet(sheet: SheetSample, number: number): void {
    const links: string[] = [];
    const link = (type: string, target: string) => {
      links.push(relationship(`rId${links.length + 1}`, type, target));
      return `rId${links.length}`;
    };
    let tail = "";
    if (sheet.merges) {
      tail += `<mergeCells>${sheet.merges.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;
    }
    tail += sheet.after ?? "";
    if (sheet.drawing) {
      tail += `<drawing r:id="${link("drawing", `../drawings/drawing${number}.xml`)}"/>`;
      this.addDrawing(sheet, number);
    }
    if (sheet.notes) {
      link("comments", `../comments${number}.xml`);
      const list = Object.entries(sheet.notes)
        .map(
          ([ref, text]) =>
            `<comment ref="${ref}" authorId="0"><text><r><t xml:space="preserve">${escapeXml(text)}</t></r></text></comment>`,
        )
        .join("");
      this.parts[`xl/comments${number}.xml`] =
        `${DECLARATION}<comments xmlns="${MAIN}"><authors><author>a</author></authors><commentList>${list}</commentList></comments>`;
    }
    if (sheet.threads) {
      link("threadedComment", `../threadedComments/threadedComment${number}.xml`);
      const list = sheet.threads
        .map(
          ({ ref, text }) =>
            `<threadedComment ref="${ref}"><text>${escapeXml(text)}</text></threadedComment>`,
        )
        .join("");
      this.parts[`xl/threadedComments/threadedComment${number}.xml`] =
        `${DECLARATION}<ThreadedComments>${list}</ThreadedComments>`;
    }
    const tableParts = (sheet.tables ?? []).map((table, index) => {
      const part = `xl/tables/table${number}_${index}.xml`;
      this.parts[part] =
        `${DECLARATION}<table xmlns="${MAIN}" id="${index + 1}" displayName="표${index}" ref="${table.ref}" headerRowCount="${table.headerRows ?? 1}"/>`;
      return `<tablePart r:id="${link("table", `../tables/table${number}_${index}.xml`)}"/>`;
    });
    if (tableParts.length > 0) tail += `<tableParts>${tableParts.join("")}</tableParts>`;
    const kind = sheet.kind ?? "worksheet";
    const root = kind === "xlMacrosheet" ? "xm:macrosheet" : kind;
    const data = kind === "chartsheet" ? "" : `<sheetData>${this.rowsXml(sheet)}</sheetData>`;
    const path = `xl/worksheets/sheet${number}.xml`;
    this.parts[path] =
      `${DECLARATION}<${root} xmlns="${MAIN}" xmlns:xm="urn:xm" xmlns:r="${LINKS}">${sheet.before ?? ""}${data}${tail}</${root}>`;
    if (links.length > 0) {
      this.parts[`xl/worksheets/_rels/sheet${number}.xml.rels`] = relationships(links);
    }
  }

  finish(workbook: WorkbookSample): Record<string, string | Buffer> {
    const sheets = workbook.sheets
      .map((sheet, index) => {
        const state = sheet.state ? ` state="${sheet.state}"` : "";
        return `<sheet name="${escapeXml(sheet.name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
      })
      .join("");
    const names = workbook.definedNames
      ? `<definedNames>${workbook.definedNames}</definedNames>`
      : "";
    const links = workbook.sheets.map((sheet, index) =>
      relationship(
        `rId${index + 1}`,
        sheet.kind ?? "worksheet",
        `worksheets/sheet${index + 1}.xml`,
      ),
    );
    links.push(relationship("rIdS", "sharedStrings", "sharedStrings.xml"));
    links.push(relationship("rIdT", "styles", "styles.xml"));
    const { title = "", creator = "" } = workbook.properties ?? {};
    return {
      "[Content_Types].xml": `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      "_rels/.rels": relationships([relationship("rId1", "officeDocument", "xl/workbook.xml")]),
      "docProps/core.xml": `${DECLARATION}<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="urn:dc"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator></cp:coreProperties>`,
      "xl/workbook.xml": `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><workbookPr date1904="${workbook.date1904 ? 1 : 0}"/><sheets>${sheets}</sheets>${names}</workbook>`,
      "xl/_rels/workbook.xml.rels": relationships(links),
      "xl/sharedStrings.xml": `${DECLARATION}<sst xmlns="${MAIN}">${this.strings.join("")}</sst>`,
      "xl/styles.xml": this.stylesXml(),
      ...this.parts,
    };
  }

  private addDrawing(sheet: SheetSample, number: number): void {
    const folder = "xl/drawings";
    this.parts[`${folder}/drawing${number}.xml`] =
      `${DECLARATION}<xdr:wsDr xmlns:xdr="urn:xdr" xmlns:a="urn:a" xmlns:c="urn:c" xmlns:r="${LINKS}" xmlns:mc="urn:mc">${sheet.drawing}</xdr:wsDr>`;
    const links = (sheet.charts ?? []).map((chart, index) => {
      const name = `chart${number}_${index}.xml`;
      this.parts[`xl/charts/${name}`] =
        `${DECLARATION}<c:chartSpace xmlns:c="urn:c" xmlns:a="urn:a">${chart}</c:chartSpace>`;
      return relationship(`rId${index + 1}`, "chart", `../charts/${name}`);
    });
    (sheet.pictures ?? []).forEach((picture, index) => {
      const name = `image${number}_${index}.png`;
      this.parts[`xl/media/${name}`] = picture;
      links.push(relationship(`rIdP${index + 1}`, "image", `../media/${name}`));
    });
    this.parts[`${folder}/_rels/drawing${number}.xml.rels`] = relationships(links);
  }

  private rowsXml(sheet: SheetSample): string {
    const rows = new Map<number, Map<number, string>>();
    for (const [address, block] of Object.entries(sheet.rows ?? {})) {
      const [, letters = "A", digits = "1"] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
      block.forEach((cells, down) => {
        const row = Number(digits) + down;
        cells.forEach((cell, across) => {
          if (cell === null) return;
          const column = columnNumber(letters) + across;
          const reference = columnLetters(column) + row;
          if (!rows.has(row)) rows.set(row, new Map());
          rows.get(row)!.set(column, this.cellXml(reference, cell));
        });
      });
    }
    return [...rows]
      .sort((a, b) => a[0] - b[0])
      .map(([row, cells]) => {
        const inner = [...cells].sort((a, b) => a[0] - b[0]).map((each) => each[1]);
        return `<row r="${row}">${inner.join("")}</row>`;
      })
      .join("");
  }

  private cellXml(reference: string, sample: CellSample): string {
    const cell: CellParts =
      typeof sample === "object" && sample !== null ? sample : { value: sample ?? "" };
    const style = this.style(cell);
    const s = style > 0 ? ` s="${style}"` : "";
    const formula = cell.formula ? `<f>${escapeXml(cell.formula)}</f>` : "";
    const { value } = cell;
    if (cell.type === "inlineStr") {
      return `<c r="${reference}"${s} t="inlineStr"><is><t>${escapeXml(String(value))}</t></is></c>`;
    }
    if (cell.runs) {
      const runs = cell.runs.map((run) => `<r><t xml:space="preserve">${escapeXml(run)}</t></r>`);
      return `<c r="${reference}"${s} t="s"><v>${this.shared(`<si>${runs.join("")}<rPh sb="0" eb="1"><t>ふり</t></rPh></si>`)}</v></c>`;
    }
    if (value === undefined) return `<c r="${reference}"${s}>${formula}</c>`;
    if (cell.type) {
      return `<c r="${reference}"${s} t="${cell.type}">${formula}<v>${escapeXml(String(value))}</v></c>`;
    }
    if (typeof value === "number") return `<c r="${reference}"${s}>${formula}<v>${value}</v></c>`;
    if (typeof value === "boolean") {
      return `<c r="${reference}"${s} t="b">${formula}<v>${value ? 1 : 0}</v></c>`;
    }
    const index = this.shared(`<si><t xml:space="preserve">${escapeXml(value)}</t></si>`);
    return `<c r="${reference}"${s} t="s"><v>${index}</v></c>`;
  }

  private shared(item: string): number {
    const known = this.strings.indexOf(item);
    return known >= 0 ? known : this.strings.push(item) - 1;
  }

  private style(cell: CellParts): number {
    let id = cell.formatId ?? 0;
    if (cell.format !== undefined) {
      const known = this.formats.indexOf(cell.format);
      id = 164 + (known >= 0 ? known : this.formats.push(cell.format) - 1);
    }
    const xml = styleXml(id, this.fontOf(cell), cell);
    const known = this.styles.indexOf(xml);
    return known >= 0 ? known : this.styles.push(xml) - 1;
  }

  private fontOf({ bold, size }: CellParts): number {
    const xml = `<font>${bold ? "<b/>" : ""}${size === undefined ? "" : `<sz val="${size}"/>`}</font>`;
    if (xml === "<font></font>") return 0;
    const known = this.fonts.indexOf(xml);
    return known >= 0 ? known : this.fonts.push(xml) - 1;
  }

  private stylesXml(): string {
    const formats = this.formats
      .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(code)}"/>`)
      .join("");
    return `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts>${formats}</numFmts><fonts>${this.fonts.join("")}</fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"/></fill></fills><borders><border><left/></border><border><left style="thin"/></border></borders><cellStyleXfs><xf/></cellStyleXfs><cellXfs>${this.styles.join("")}</cellXfs></styleSheet>`;
  }
}

function styleXml(format: number, font: number, { fill, border, centred }: CellParts): string {
  const made = `<xf numFmtId="${format}" fontId="${font}" fillId="${fill ? 1 : 0}" borderId="${border ? 1 : 0}"`;
  return centred ? `${made}><alignment horizontal="center"/></xf>` : `${made}/>`;
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`;
}

function relationships(links: string[]): string {
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${links.join("")}</Relationships>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : "") + String.fromCharCode(65 + ((column - 1) % 26));
}
