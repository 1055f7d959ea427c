/** Zip bombs and other hostile archives, each with its required outcome. */
import { constants, crc32, deflateRawSync } from "node:zlib";
import { runnerImport } from "vite";

const MIB = 2 ** 20;
/** Fast packing: a thousand to one comes out all the same. */
const LEVEL = { level: constants.Z_BEST_SPEED + 3 };
const sample = (name) =>
  runnerImport(new URL(`../../samples/make/${name}.ts`, import.meta.url).pathname, {
    configFile: false,
  });
const { makeRawZip } = (await sample("zip-raw")).module;

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** A part of repeated text, packed without ever being held whole. */
function repeated({ name, head, unit, times, tail, claims = {} }) {
  const data = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(Buffer.byteLength(unit) * times, unit),
    Buffer.from(tail),
  ]);
  return {
    name,
    packed: deflateRawSync(data, LEVEL),
    bytes: data.length,
    crc: crc32(data),
    ...claims,
  };
}

const zeros = (name, mebibytes, claims) =>
  repeated({ name, head: "", unit: "\0", times: mebibytes * MIB, tail: "", claims });
const zip = (...entries) => makeRawZip({ entries });

function workbook(sheet, strings) {
  const link = (id, type, target) =>
    `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`;
  const links = (inner) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
  const part = (name, data) => ({ name, data });
  return zip(
    part(
      "[Content_Types].xml",
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ),
    part("_rels/.rels", links(link("r1", "officeDocument", "xl/workbook.xml"))),
    part(
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    part(
      "xl/_rels/workbook.xml.rels",
      links(
        link("r1", "worksheet", "worksheets/sheet1.xml") +
          link("r2", "sharedStrings", "sharedStrings.xml"),
      ),
    ),
    sheet,
    strings ?? part("xl/sharedStrings.xml", `<sst xmlns="${MAIN}"/>`),
  );
}

const sheetPart = (unit, times, claims) =>
  repeated({
    name: "xl/worksheets/sheet1.xml",
    head: `<worksheet xmlns="${MAIN}"><sheetData>`,
    unit,
    times,
    tail: "</sheetData></worksheet>",
    claims,
  });
const smallSheet = sheetPart('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', 1);

/** An archive whose only entry claims all bytes up to the archive's own end, its directory included. */
function selfHolding() {
  const archive = makeRawZip({ entries: [{ name: "속.zip", method: 0, data: "" }] });
  const directory = archive.indexOf("PK\u0001\u0002");
  const bytes = archive.length - directory;
  archive.writeUInt32LE(bytes, directory + 20);
  archive.writeUInt32LE(bytes, directory + 24);
  return archive;
}

function nested(depth, inner) {
  let archive = inner;
  for (let level = 0; level < depth; level++) archive = zip({ name: "속.zip", data: archive });
  return archive;
}

/** Four layers of sixteen, after the well-known 42.zip: four thousand leaves of 64 MiB. */
function pyramid() {
  let layer = zip(zeros("0.bin", 64));
  for (let level = 0; level < 3; level++) {
    layer = makeRawZip({
      entries: Array.from({ length: 16 }, (_, index) => ({ name: `${index}.zip`, data: layer })),
    });
  }
  return layer;
}

function overlapping() {
  const kernel = zeros("0.bin", 32);
  const entries = [kernel];
  for (let index = 1; index < 250; index++) {
    const { bytes, crc, packed } = kernel;
    entries.push({ name: `${index}.bin`, bytes, crc, packed: packed.subarray(0, 0), offset: 0 });
  }
  return makeRawZip({ entries });
}

const many = (count, more) =>
  makeRawZip({
    entries: Array.from({ length: count }, (_, index) => ({ name: `${index}`, data: "" })),
    ...more,
  });

/** `where` is the reason's place: the file itself, or the innermost document that was reached. */
export const BOMBS = [
  { id: "ratio", reason: "TOO_LARGE", make: () => zip(zeros("큰.bin", 256)) },
  {
    id: "size",
    reason: "TOO_LARGE",
    make: () => zip(...["a", "b"].map((name) => zeros(name, 8, { bytes: 600 * MIB }))),
  },
  {
    id: "stated-size-lies",
    reason: "TOO_LARGE",
    where: "inner",
    make: () => zip(zeros("작다.bin", 256, { bytes: 1000 })),
  },
  { id: "loop", reason: "TOO_LARGE", make: selfHolding },
  {
    id: "nested-60-deep",
    reason: "TOO_LARGE",
    where: "inner",
    make: () => nested(60, zip({ name: "끝.txt", data: "끝" })),
  },
  {
    id: "nested-bomb",
    reason: "TOO_LARGE",
    where: "inner",
    make: () => nested(2, zip(zeros("0", 256))),
  },
  { id: "pyramid", reason: "TOO_LARGE", where: "inner", make: pyramid },
  { id: "overlap", reason: "TOO_LARGE", make: overlapping },
  { id: "100000-entries", reason: "TOO_LARGE", make: () => many(100_000) },
  {
    id: "100000-entries-unsaid",
    reason: "TOO_LARGE",
    make: () => many(100_000, { claimedEntries: 65_535 }),
  },
  {
    id: "xlsx-cells",
    name: "a.xlsx",
    reason: "TOO_LARGE",
    make: () => workbook(sheetPart("<c/>", 50 * MIB)),
  },
  {
    id: "xlsx-shared-strings",
    name: "a.xlsx",
    reason: "TOO_LARGE",
    make: () =>
      workbook(
        smallSheet,
        repeated({
          name: "xl/sharedStrings.xml",
          head: `<sst xmlns="${MAIN}">`,
          unit: "<si/>",
          times: 40 * MIB,
          tail: "</sst>",
        }),
      ),
  },
  {
    id: "xlsx-stated-size-lies",
    name: "a.xlsx",
    reason: "TOO_LARGE",
    make: () => workbook(sheetPart("<c/>", 50 * MIB, { bytes: 1000 })),
  },
  {
    id: "xlsx-entities",
    name: "a.xlsx",
    reason: "CORRUPT",
    make: () =>
      workbook({
        name: "xl/worksheets/sheet1.xml",
        data: `<!DOCTYPE w [<!ENTITY a "${"가".repeat(1000)}">${"bcdefghij".replace(/./g, (each, at) => `<!ENTITY ${each} "${`&${"abcdefghij"[at]};`.repeat(10)}">`)}]><worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="str"><v>&j;</v></c></row></sheetData></worksheet>`,
      }),
  },
];

/** Harmless files of the same kinds. */
export const SMALL = { zip: zip({ name: "a.txt", data: "글" }), xlsx: workbook(smallSheet) };
