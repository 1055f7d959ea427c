/** Writes a made page as an HWPX file, with the place of each line as Hangul stores it. */
import { escapeXml } from "../docx.js";
import { makeHwpx } from "../hwpx.js";
import { type Grid, type Line, type Page, PLAIN_SIZE, placed, type Side } from "./page.js";

const SIZES = [10, 12, 14, 16, 18, 20, 26, 28];
const SIDES: readonly Side[] = ["left", "center", "right"];
const ALIGNED: Record<Side, string> = { left: "JUSTIFY", center: "CENTER", right: "RIGHT" };
const NAMESPACES =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" ' +
  'xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head" xmlns:hc="http://www.hancom.co.kr/hwpml/2011/core"';
/** Even numbers are plain letters of a size, odd ones bold. */
const LETTERS = SIZES.flatMap((size) => ["", "<hh:bold/>"].map((bold) => ({ size, bold })));
const HEADER = `<hh:head ${NAMESPACES} version="1.31" secCnt="1"><hh:refList><hh:charProperties>${LETTERS.map(
  ({ size, bold }, id) =>
    `<hh:charPr id="${id}" height="${size * 100}" textColor="#000000" shadeColor="none">${bold}</hh:charPr>`,
).join("")}</hh:charProperties><hh:paraProperties>${SIDES.map(
  (side, id) =>
    `<hh:paraPr id="${id}"><hh:align horizontal="${ALIGNED[side]}"/><hh:heading type="NONE" idRef="0" level="0"/></hh:paraPr>`,
).join(
  "",
)}</hh:paraProperties><hh:styles><hh:style id="0" type="PARA" name="바탕글" engName="Normal" paraPrIDRef="0"/></hh:styles></hh:refList></hh:head>`;
const SETUP =
  '<hp:secPr id="" textDirection="HORIZONTAL" outlineShapeIDRef="1"><hp:pagePr landscape="WIDELY" gutterType="LEFT_ONLY" width="59528" height="84188"><hp:margin header="4252" footer="4252" gutter="0" left="8504" right="8504" top="5668" bottom="4252"/></hp:pagePr></hp:secPr>';
/** In HWPUNIT. */
const WIDTH = 42_520;
const ROW_HEIGHT = 2000;
const GAP = 600;

function paragraph(inside: string, { size = PLAIN_SIZE, bold, side = "left" }: Line, y: number) {
  const height = size * 100;
  const letters = SIZES.indexOf(size) * 2 + (bold ? 1 : 0);
  return `<hp:p id="0" paraPrIDRef="${SIDES.indexOf(side)}" styleIDRef="0" pageBreak="0" columnBreak="0"><hp:run charPrIDRef="${letters}">${inside}</hp:run><hp:linesegarray><hp:lineseg textpos="0" vertpos="${y}" vertsize="${height}" textheight="${height}" baseline="${height * 0.85}" spacing="${GAP}" horzpos="0" horzsize="${WIDTH}" flags="393216"/></hp:linesegarray></hp:p>`;
}

const words = (text: string) => `<hp:t>${escapeXml(text)}</hp:t>`;
const list = (all: Line[]) =>
  `<hp:subList id="">${all
    .flatMap((line) => line.text.split("\n").map((text) => ({ ...line, text })))
    .map((line, at) => paragraph(words(line.text), line, at * ROW_HEIGHT))
    .join("")}</hp:subList>`;

function tableOf(grid: Grid): string {
  const width = Math.floor(WIDTH / grid.columns);
  const rows = grid.rows.map(() => "");
  for (const { cell, row, column } of placed(grid)) {
    const { across = 1, down = 1 } = cell;
    rows[row] +=
      `<hp:tc>${list([cell])}<hp:cellAddr colAddr="${column}" rowAddr="${row}"/><hp:cellSpan colSpan="${across}" rowSpan="${down}"/><hp:cellSz width="${width * across}" height="${ROW_HEIGHT * down}"/></hp:tc>`;
  }
  return `<hp:tbl id="7" textWrap="TOP_AND_BOTTOM" rowCnt="${rows.length}" colCnt="${grid.columns}"><hp:sz width="${WIDTH}" height="${ROW_HEIGHT * rows.length}"/><hp:pos treatAsChar="1"/>${rows.map((row) => `<hp:tr>${row}</hp:tr>`).join("")}</hp:tbl>`;
}

const box = (inside: Line[]) =>
  `<hp:rect id="8" textWrap="TOP_AND_BOTTOM"><hp:sz width="${WIDTH}" height="4000"/><hp:pos treatAsChar="1"/><hp:drawText lastWidth="${WIDTH}" name="" editable="0">${list(inside)}</hp:drawText></hp:rect>`;

export function writeHwpx({ items, header }: Page): Buffer {
  let y = 0;
  const head =
    header === undefined
      ? ""
      : `<hp:ctrl><hp:header id="1" applyPageType="BOTH">${list(header)}</hp:header></hp:ctrl>`;
  const written = items.map((item, at) => {
    const setup = at === 0 ? SETUP + head : "";
    const tall = "rows" in item ? ROW_HEIGHT * item.rows.length : "box" in item ? 4000 : 0;
    const line: Line = "text" in item ? item : { text: "" };
    const inside =
      "rows" in item ? tableOf(item) : "box" in item ? box(item.box) : words(item.text);
    const one = paragraph(setup + inside, line, y);
    y += (tall || (line.size ?? PLAIN_SIZE) * 100) + GAP;
    return one;
  });
  return makeHwpx(
    { sections: [[]] },
    {
      "Contents/header.xml": HEADER,
      "Contents/section0.xml": `<hs:sec ${NAMESPACES}>${written.join("")}</hs:sec>`,
    },
  );
}
