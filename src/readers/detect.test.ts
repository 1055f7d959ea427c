import { describe, expect, it } from "vitest";
import { makeOle } from "../../samples/make/ole.js";
import { makeZip } from "../../samples/make/zip.js";
import { detect } from "./detect.js";
import {
  DRM_SIGNATURES,
  FORMAT_SIGNATURES,
  UNSUPPORTED_KINDS,
  UNSUPPORTED_SIGNATURES,
} from "./signatures.js";

const at = (offset: number, bytes: Buffer) => Buffer.concat([Buffer.alloc(offset), bytes]);
const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/vnd.${type}+xml"/></Types>`;

describe("what the bytes are", () => {
  it("calls an OLE2 file that carries HWP's marks without its header a damaged HWP", async () => {
    const other = { "a stream": Buffer.alloc(5000, 1) };
    for (const [name, bytes] of [
      ["BodyText/Section0", Buffer.alloc(40)],
      ["DocInfo", Buffer.alloc(40)],
      ["Other", Buffer.from("HWP Document File V5.00")],
    ] as const) {
      expect(await detect(makeOle({ ...other, [name]: bytes }))).toMatchObject({
        format: "hwp",
        refusal: { reason: "CORRUPT" },
      });
    }
    expect((await detect(makeOle(other))).refusal?.reason).toBe("UNSUPPORTED_FORMAT");
  });

  it("knows an empty file", async () => {
    expect(await detect(Buffer.alloc(0))).toEqual({
      format: "unknown",
      refusal: { readable: false, reason: "EMPTY" },
    });
  });

  it.each(DRM_SIGNATURES.map((row) => [row.vendor, row.bytes.toString("latin1"), row] as const))(
    "names %s by its mark %j at the start, and only there",
    async (vendor, text, row) => {
      const sealed = await detect(Buffer.concat([row.bytes, Buffer.from(" rest of the file")]));
      expect(sealed.refusal).toMatchObject({ reason: "DRM_ENCRYPTED", drmVendor: vendor });
      // A mark in other words is no seal: text is read, or is no text at all for its bytes.
      const mentions = await detect(Buffer.from(`문서 안의 말: ${text}`));
      expect(mentions.refusal?.reason).not.toBe("DRM_ENCRYPTED");
      const inside = await detect(
        makeZip({
          "[Content_Types].xml": contentTypes(
            "openxmlformats-officedocument.wordprocessingml.document.main",
          ),
          "word/document.xml": text,
        }),
      );
      expect(inside).toEqual({ format: "docx" });
    },
  );

  it.each(FORMAT_SIGNATURES)("knows $format by its mark", async (row) => {
    expect(await detect(Buffer.concat([at(row.offset, row.bytes), Buffer.alloc(40)]))).toEqual({
      format: row.format,
    });
  });

  it.each(UNSUPPORTED_SIGNATURES)("names $kind ($source) and what to save it as", async (row) => {
    const found = await detect(Buffer.concat([at(row.offset, row.bytes), Buffer.from("abc")]));
    const kind = UNSUPPORTED_KINDS[row.kind];
    expect(found.refusal?.reason).toBe("UNSUPPORTED_FORMAT");
    expect(found.refusal?.wording?.ko).toContain(kind.ko);
    expect(found.refusal?.wording?.en).toContain(kind.saveAs);
  });

  it.each([
    ["docx", "openxmlformats-officedocument.wordprocessingml.document.main"],
    ["docx", "ms-word.document.macroEnabled.main"],
    ["xlsx", "openxmlformats-officedocument.spreadsheetml.sheet.main"],
    ["xlsx", "ms-excel.sheet.macroEnabled.main"],
    ["pptx", "openxmlformats-officedocument.presentationml.presentation.main"],
    ["pptx", "openxmlformats-officedocument.presentationml.slideshow.main"],
    ["pptx", "openxmlformats-officedocument.presentationml.template.main"],
    ["pptx", "ms-powerpoint.presentation.macroEnabled.main"],
  ])("knows %s by the content type %s", async (format, type) => {
    expect(await detect(makeZip({ "[Content_Types].xml": contentTypes(type) }))).toEqual({
      format,
    });
  });

  it.each([["XLSB", "ms-excel.sheet.binary.macroEnabled.main"]])(
    "names %s, which is not read",
    async (name, type) => {
      const found = await detect(makeZip({ "[Content_Types].xml": contentTypes(type) }));
      expect(found.refusal?.wording?.ko).toContain(name);
    },
  );

  it("tells HWPX, OpenDocument and plain bundles apart", async () => {
    expect(await detect(makeZip({ mimetype: "application/hwp+zip" }))).toEqual({ format: "hwpx" });
    expect(await detect(makeZip({ "Contents/content.hpf": "<x/>" }))).toEqual({ format: "hwpx" });
    expect(await detect(makeZip({ "공고문.hwp": "x" }))).toEqual({ format: "zip" });
    const opendocument = "application/vnd.oasis.opendocument";
    expect(await detect(makeZip({ mimetype: `${opendocument}.text` }))).toEqual({ format: "odt" });
    expect(await detect(makeZip({ mimetype: `${opendocument}.spreadsheet` }))).toEqual({
      format: "ods",
    });
    expect(await detect(makeZip({ mimetype: `${opendocument}.presentation-template` }))).toEqual({
      format: "odp",
    });
    const drawing = await detect(makeZip({ mimetype: `${opendocument}.graphics` }));
    expect(drawing.refusal?.reason).toBe("UNSUPPORTED_FORMAT");
  });

  it("names a cut package by what is left of it", async () => {
    const whole = makeZip({
      "[Content_Types].xml": "<Types/>",
      "word/document.xml": "x".repeat(5000),
    });
    expect(await detect(whole.subarray(0, whole.length - 60))).toEqual({
      format: "docx",
      refusal: { readable: false, reason: "CORRUPT" },
    });
  });

  it("tells what an OLE2 file holds", async () => {
    const header = Buffer.concat([Buffer.from("HWP Document File"), Buffer.alloc(239)]);
    expect(await detect(makeOle({ FileHeader: header }))).toEqual({ format: "hwp" });
    const xls = await detect(makeOle({ Workbook: Buffer.alloc(100) }), "통계.xlsx");
    expect(xls.refusal?.wording?.ko).toContain("XLS");
    const doc = await detect(makeOle({ WordDocument: Buffer.alloc(100) }), "통계.xlsx");
    expect(doc).toEqual({ format: "doc" });
    const msg = await detect(makeOle({ "__properties_version1.0": Buffer.alloc(100) }));
    expect(msg).toEqual({ format: "msg" });
    const ppt = await detect(makeOle({ "PowerPoint Document": Buffer.alloc(100) }));
    expect(ppt.refusal?.wording?.ko).toContain("PPT");
  });

  it("tells a password's package from a rights-managed one", async () => {
    const password = makeOle({
      EncryptionInfo: Buffer.alloc(80),
      EncryptedPackage: Buffer.alloc(80),
    });
    expect(await detect(password, "계획.docx")).toEqual({
      format: "docx",
      refusal: { readable: false, reason: "PASSWORD_PROTECTED" },
    });
    const managed = makeOle({
      EncryptedPackage: Buffer.alloc(80),
      "\u0006DataSpaces/TransformInfo/DRMEncryptedTransform/x": Buffer.alloc(80),
    });
    expect((await detect(managed)).refusal).toMatchObject({
      reason: "DRM_ENCRYPTED",
      drmVendor: "Microsoft IRM",
    });
  });

  it("finds a PDF header behind junk, but not far inside", async () => {
    expect(await detect(Buffer.from(`${" ".repeat(500)}%PDF-1.7`))).toEqual({ format: "pdf" });
    const far = await detect(Buffer.from(`${" ".repeat(2000)}%PDF-1.7`));
    expect(far.format).toBe("txt");
  });

  it.each([["XML", '<?xml version="1.0"?><data/>']])("names %s", async (name, text) => {
    const found = await detect(Buffer.from(text));
    expect(found.refusal?.wording?.ko).toContain(name);
  });

  it.each([
    ["unknown", "<!DOCTYPE html><html><body>404</body></html>", "a.hwp"],
    ["html", "<!DOCTYPE html><html><body>404</body></html>", "a.xyz"],
    ["html", "\n<html lang=ko>", ""],
    ["hwpml", '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<HWPML Version="2.8">', "a.hwp"],
    ["hwpml", '<?xml version="1.0"?><!DOCTYPE HWPML [<!ENTITY nbsp "&#160;">]><HWPML>', ""],
    ["html", "<table><tr><td>1", "통계.xls"],
    ["txt", "그냥 글입니다.", ""],
    ["txt", "그냥 글입니다.", "a.txt"],
    ["csv", "a,b", "a.csv"],
    ["md", "글", "a.md"],
    ["unknown", "그냥 글입니다.", "a.pdf"],
    ["unknown", "그냥 글입니다.", "a.xls"],
  ])("knows %s: %j named %j", async (format, text, name) => {
    expect((await detect(Buffer.from(text), name)).format).toBe(format);
  });

  it("says no more than it knows of unknown bytes", async () => {
    const found = await detect(Buffer.from([1, 2, 3, 0, 5, 6]));
    expect(found).toEqual({
      format: "unknown",
      refusal: { readable: false, reason: "UNSUPPORTED_FORMAT" },
    });
  });
});
