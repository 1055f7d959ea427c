/** Streams large XLSX sheets: many full rows, and few cells in a range of a million rows. */
import { createWriteStream } from "node:fs";
import { Zip, ZipDeflate } from "fflate";

const COLUMNS = 10;
const letters = "ABCDEFGHIJ";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORDS = 5000;

const words = Array.from({ length: WORDS }, (_, index) => `<si><t>사업 ${index} 지원</t></si>`);
const link = (id, type, target) =>
  `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`;

const PARTS = {
  "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships">${link("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
  "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="큰 표" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships">${link("rId1", "worksheet", "worksheets/sheet1.xml")}${link("rId2", "sharedStrings", "sharedStrings.xml")}${link("rId3", "styles", "styles.xml")}</Relationships>`,
  "xl/sharedStrings.xml": `${XML}<sst xmlns="${MAIN}" count="${WORDS}" uniqueCount="${WORDS}">${words.join("")}</sst>`,
  "xl/styles.xml": `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** `rows` × 10 cells into a file. Words are shared strings, as Excel writes them. */
export function writeLargeSheet(path, rows) {
  return writeSheet(path, pieces(rows, rowXml));
}

function* pieces(count, xmlOf) {
  for (let from = 1; from <= count; from += 1000) {
    let xml = "";
    for (let at = from; at < Math.min(count + 1, from + 1000); at++) xml += xmlOf(at);
    yield xml;
  }
}

const LAST_ROW = 1_048_576;
const number = (address, value) => `<c r="${address}"><v>${value}</v></c>`;
const lone = (row, address) => `<row r="${row}">${number(address + row, row)}</row>`;

/** Sheets that look larger than they are. */
export async function writeHostileSheets(folder) {
  const made = [];
  const add = async (name, rows, after = []) => {
    const path = `${folder}/${name}.xlsx`;
    await writeSheet(path, rows, after);
    made.push({ name, path });
  };
  await add(
    "sparse-million-rows",
    pieces(1000, (at) => lone(at * 1048, at % 2 ? "A" : "XFD")),
  );
  await add(
    "blank-styled-million-rows",
    pieces(LAST_ROW, (at) => `<row r="${at}"><c r="A${at}" s="1"/></row>`),
  );
  await add(
    "full-width-merges",
    pieces(50_000, (at) => lone(at, "A")),
    [
      "<mergeCells>",
      ...pieces(50_000, (at) => `<mergeCell ref="A${at}:XFD${at}"/>`),
      "</mergeCells>",
    ],
  );
  await add(
    "nested-merges",
    [lone(1, "A"), lone(LAST_ROW, "XFD")],
    [
      "<mergeCells>",
      ...pieces(200_000, (at) => `<mergeCell ref="A${at}:XFD${LAST_ROW - at}"/>`),
      "</mergeCells>",
    ],
  );
  return made;
}

async function writeSheet(path, rows, after = []) {
  const out = createWriteStream(path);
  const done = new Promise((resolve, reject) => out.on("close", resolve).on("error", reject));
  const zip = new Zip((error, chunk, final) => {
    if (error) throw error;
    out.write(chunk);
    if (final) out.end();
  });
  const add = (name) => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  for (const [name, xml] of Object.entries(PARTS)) add(name).push(Buffer.from(xml), true);
  const sheet = add("xl/worksheets/sheet1.xml");
  sheet.push(Buffer.from(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`));
  for (const xml of rows) sheet.push(Buffer.from(xml));
  sheet.push(Buffer.from("</sheetData>"));
  for (const xml of after) sheet.push(Buffer.from(xml));
  sheet.push(Buffer.from("</worksheet>"), true);
  zip.end();
  await done;
}

function rowXml(row) {
  let xml = `<row r="${row}" spans="1:${COLUMNS}">`;
  for (let column = 0; column < COLUMNS; column++) {
    const address = letters[column] + row;
    const seed = (row * 31 + column * 17) % WORDS;
    switch (column % 5) {
      case 0:
        xml += `<c r="${address}"><v>${row * 10 + column}</v></c>`;
        break;
      case 1:
        xml += `<c r="${address}" t="s"><v>${seed}</v></c>`;
        break;
      case 2:
        xml += `<c r="${address}" s="1"><v>${(row * 7919 + column) % 100_000_000}</v></c>`;
        break;
      case 3:
        xml += `<c r="${address}" s="2"><v>${40_000 + (seed % 4000)}</v></c>`;
        break;
      default:
        xml += `<c r="${address}" s="3"><v>${((row * 13) % 10_007) / 10_007}</v></c>`;
    }
  }
  return `${xml}</row>`;
}
