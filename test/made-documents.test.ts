/**
 * Invented forms, letters, notices and covers in many layouts, as files of several programs: every field is as it was made. A sheet's
 * tab and a table of plain figures are no title.
 */
import { describe, expect, it } from "vitest";
import { FITTING, halfOf } from "../bench/halves.mjs";
import { PAGE_CHANGES } from "../samples/make/titled/changes.js";
import { madeDocuments } from "../samples/make/titled/layouts.js";
import type { Field } from "../samples/make/titled/page.js";
import { writeDocx } from "../samples/make/titled/write-docx.js";
import { writeHwpx } from "../samples/make/titled/write-hwpx.js";
import { writeSheet } from "../samples/make/titled/write-sheet.js";
import { writeSlide } from "../samples/make/titled/write-slide.js";
import { makeXlsx } from "../samples/make/xlsx.js";
import { readFile } from "../src/readers/read.js";
import { explainFields } from "../src/structure/structure.js";
import { squeeze } from "../src/text/spacing.js";

const WRITERS = { docx: writeDocx, hwpx: writeHwpx, xlsx: writeSheet, pptx: writeSlide };
const FIELDS: readonly Field[] = ["title", "doc_number", "issued_date", "issuer"];
/** Of each layout. */
const COUNT = 3;
const documents = madeDocuments(COUNT).filter(({ id }) => halfOf(id) === FITTING);

async function fieldsOf(bytes: Buffer, filename: string) {
  const document = await readFile({ bytes, filename, options: { layout: "stored", ocr: false } });
  return explainFields(document);
}

describe.each(Object.entries(WRITERS))("as %s", (format, write) => {
  it.each(documents)("$id", async (document) => {
    const found = await fieldsOf(write(document), `made.${format}`);
    for (const field of FIELDS) {
      const readings = document.fields[field].map((each) => each && squeeze(each));
      const { value } = found[field];
      expect(readings, field).toContain(value && squeeze(value));
    }
  });
});

/** Where a change takes away what tells a field, it may be lost; another value is wrong. */
const sample = documents.filter(({ id }) => id.endsWith(" 1"));

describe.each(Object.entries(PAGE_CHANGES))("with %s", (_, change) => {
  it.each(sample)("$id has no other title, number and day", async (document) => {
    const page = change(document);
    if (page === null) return;
    const found = await fieldsOf(writeDocx(page), "made.docx");
    for (const field of ["title", "doc_number", "issued_date"] as const) {
      const { value } = found[field];
      const readings = page.fields[field].map((each) => each && squeeze(each));
      if (value !== null) expect(readings, field).toContain(squeeze(value));
    }
  });
});

it("takes no title from a sheet of figures", async () => {
  const rows = [
    ["구분", "1월", "2월"],
    ["가 시설", 1, 2],
    ["나 시설", 3, 4],
  ];
  const bytes = makeXlsx({ sheets: [{ name: "주차장 이용 현황", rows: { A1: rows } }] });
  expect((await fieldsOf(bytes, "made.xlsx")).title.value).toBeNull();
});
