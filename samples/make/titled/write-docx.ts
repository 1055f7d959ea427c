/** Writes a made page as a DOCX file that office programs open as well. */
import { makeDocx, paragraph, run } from "../docx.js";
import { type Cell, type Grid, type Line, type Page, PLAIN_SIZE, placed } from "./page.js";

/** Of the text on the page, in twentieths of a point. */
const WIDTH = 9000;
const BORDERS = ["top", "left", "bottom", "right", "insideH", "insideV"]
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="000000"/>`)
  .join("");
const SHAPES = "http://schemas.microsoft.com/office/word/2010/wordprocessingShape";
const COMPATIBLE = "http://schemas.openxmlformats.org/markup-compatibility/2006";
/** Of a text box, in English Metric Units. */
const BOX = { width: 5_400_000, height: 600_000 };

function lines({ text, size = PLAIN_SIZE, bold, side = "left" }: Line): string {
  const letters = `${bold ? "<w:b/>" : ""}<w:sz w:val="${size * 2}"/>`;
  return text
    .split("\n")
    .map((one) => paragraph(run(one, letters), `<w:jc w:val="${side}"/>`))
    .join("");
}

function tableOf(grid: Grid): string {
  const width = Math.floor(WIDTH / grid.columns);
  const rows = grid.rows.map((): string[] => []);
  const at = (row: number, column: number, inner: string, more: string, across = 1) => {
    rows[row]![column] =
      `<w:tc><w:tcPr><w:tcW w:w="${width * across}" w:type="dxa"/>${across > 1 ? `<w:gridSpan w:val="${across}"/>` : ""}${more}</w:tcPr>${inner}</w:tc>`;
  };
  for (const { cell, row, column } of placed(grid)) {
    const { across = 1, down = 1 }: Cell = cell;
    at(row, column, lines(cell), down > 1 ? '<w:vMerge w:val="restart"/>' : "", across);
    for (let below = 1; below < down; below++)
      at(row + below, column, "<w:p/>", "<w:vMerge/>", across);
  }
  const columns = `<w:gridCol w:w="${width}"/>`.repeat(grid.columns);
  return `<w:tbl><w:tblPr><w:tblW w:w="${WIDTH}" w:type="dxa"/><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.join("")}</w:tr>`).join("")}</w:tbl><w:p/>`;
}

function textBox(inside: Line[]): string {
  const body = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${BOX.width}" cy="${BOX.height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:ln w="9525"/></wps:spPr><wps:txbx><w:txbxContent>${inside.map(lines).join("")}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>`;
  return `<w:p><w:r><mc:AlternateContent xmlns:mc="${COMPATIBLE}" xmlns:wps="${SHAPES}"><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="${BOX.width}" cy="${BOX.height}"/><wp:docPr id="1" name="b"/><a:graphic><a:graphicData uri="${SHAPES}">${body}</a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`;
}

export function writeDocx({ items, header }: Page): Buffer {
  const body = items.map((item) =>
    "box" in item ? textBox(item.box) : "rows" in item ? tableOf(item) : lines(item),
  );
  const reference = header === undefined ? "" : '<w:headerReference w:type="default" r:id="rIdH"/>';
  return makeDocx({
    body: `${body.join("")}<w:sectPr>${reference}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1400" w:right="1400" w:bottom="1400" w:left="1400" w:header="700" w:footer="700" w:gutter="0"/></w:sectPr>`,
    ...(header === undefined ? {} : { headers: { rIdH: header.map(lines).join("") } }),
  });
}
