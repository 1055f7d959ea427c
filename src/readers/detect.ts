/**
 * Detects the format of a file from its content; the name only decides where content is ambiguous. Never throws, never
 * guesses.
 */
import type { Format } from "../model/format.js";
import { OleFile } from "./containers/ole.js";
import { UnpackBudget, ZipArchive } from "./containers/zip.js";
import { detectText } from "./detect-text.js";
import { type Detection, unsupportedKind } from "./detection.js";
import { UnreadableFile, unreadable } from "./reader.js";
import {
  DRM_SIGNATURES,
  FORMAT_SIGNATURES,
  matches,
  UNSUPPORTED_SIGNATURES,
} from "./signatures.js";

/** A PDF header may stand behind junk; readers accept it within the first kilobyte (ISO 32000-1 annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1024;

export async function detect(bytes: Buffer, filename = ""): Promise<Detection> {
  if (bytes.length === 0) return { format: "unknown", refusal: unreadable("EMPTY") };
  const drm = DRM_SIGNATURES.find((row) => matches(bytes, row));
  if (drm) return drmDetection(drm.vendor);
  if (bytes.subarray(0, 2).toString("latin1") === "PK") return detectZip(bytes);
  if (OleFile.isOle(bytes)) return detectOle(bytes, filename);
  const known = FORMAT_SIGNATURES.find((row) => matches(bytes, row));
  if (known) return { format: known.format };
  if (isWebp(bytes)) return { format: "webp" };
  if (isBmp(bytes)) return { format: "bmp" };
  if (bytes.subarray(0, PDF_HEADER_WITHIN).includes("%PDF-")) return { format: "pdf" };
  const unread = UNSUPPORTED_SIGNATURES.find((row) => matches(bytes, row));
  if (unread) return unsupportedKind(unread.kind);
  return detectText(bytes, filename);
}

function drmDetection(vendor: string): Detection {
  return { format: "unknown", refusal: unreadable("DRM_ENCRYPTED", { drmVendor: vendor }) };
}

function isWebp(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
}

/** Two letters are too weak a mark: the size of the DIB header behind them must be one that exists. */
function isBmp(bytes: Buffer): boolean {
  if (bytes.length < 26 || bytes.toString("latin1", 0, 2) !== "BM") return false;
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(bytes.readUInt32LE(14));
}

/** By the package's own type (ODF 1.3 part 2, 3.3); drawings, formulas and databases are not read. */
const ODF_FORMATS = { text: "odt", spreadsheet: "ods", presentation: "odp" } as const;

async function detectZip(bytes: Buffer): Promise<Detection> {
  try {
    // A package in disguise is one entry look-up away; the bundle's own limits are its reader's care.
    const zip = await ZipArchive.open(bytes, UnpackBudget.forPackage());
    const mimetype = zip.find("mimetype");
    if (mimetype && mimetype.bytes < 200) {
      const type = (await zip.read(mimetype)).toString("latin1").trim();
      if (type.startsWith("application/hwp+zip")) return { format: "hwpx" };
      const odf = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(
        type,
      );
      if (odf) return { format: ODF_FORMATS[odf[1] as keyof typeof ODF_FORMATS] };
      if (type.startsWith("application/vnd.oasis.opendocument")) return unsupportedKind("odf");
      if (type === "application/epub+zip") return unsupportedKind("epub");
    }
    if (zip.find("Contents/content.hpf") || zip.find("Contents/header.xml")) {
      return { format: "hwpx" };
    }
    const types = zip.find("[Content_Types].xml");
    if (types && types.bytes < 4 * 1024 * 1024) {
      const ooxml = ooxmlKind((await zip.read(types)).toString("utf8"));
      if (ooxml) return ooxml;
    }
    return { format: "zip" };
  } catch (error) {
    const refusal =
      error instanceof UnreadableFile
        ? unreadable(error.reason, error.more)
        : unreadable("CORRUPT");
    return { format: brokenPackage(bytes), refusal };
  }
}

/** Which package a broken zip was meant to be, by the names in the local headers that are still there. */
function brokenPackage(bytes: Buffer): Format {
  const LOCAL_HEADER = Buffer.from("PK\u0003\u0004", "latin1");
  for (let at = 0, seen = 0; at >= 0 && at + 30 <= bytes.length && seen < 50; seen++) {
    const name = bytes.toString("latin1", at + 30, at + 30 + bytes.readUInt16LE(at + 26));
    if (name.startsWith("word/")) return "docx";
    if (name.startsWith("xl/")) return "xlsx";
    if (name.startsWith("ppt/")) return "pptx";
    if (name === "Contents/header.xml" || name === "Contents/content.hpf") return "hwpx";
    at = bytes.indexOf(LOCAL_HEADER, at + 4);
  }
  return "zip";
}

/** By the content type of the main part (ECMA-376 part 1, annex A; strict documents use the same types). */
function ooxmlKind(contentTypes: string): Detection | undefined {
  if (
    /wordprocessingml\.(document|template)\.main|ms-word\.[\w.]*macroEnabled/.test(contentTypes)
  ) {
    return { format: "docx" };
  }
  if (/excel\.sheet\.binary/.test(contentTypes)) return unsupportedKind("xlsb");
  if (/spreadsheetml\.(sheet|template)\.main|ms-excel\.[\w.]*macroEnabled/.test(contentTypes)) {
    return { format: "xlsx" };
  }
  if (
    /presentationml\.(presentation|slideshow|template)\.main|ms-powerpoint\.[\w.]*macroEnabled/.test(
      contentTypes,
    )
  ) {
    return { format: "pptx" };
  }
  return undefined;
}

function detectOle(bytes: Buffer, filename: string): Detection {
  let file: OleFile;
  try {
    file = OleFile.open(bytes);
  } catch {
    return { format: brokenOle(bytes, filename), refusal: unreadable("CORRUPT") };
  }
  const header = file.find("FileHeader");
  if (header && file.read(header).toString("latin1", 0, HWP_SIGNATURE.length) === HWP_SIGNATURE) {
    return { format: "hwp" };
  }
  if (file.find("EncryptedPackage")) return encryptedOoxml(file, filename);
  if (file.find("Workbook") || file.find("Book")) return unsupportedKind("xls");
  if (file.find("WordDocument")) return { format: "doc" };
  if (file.find("PowerPoint Document")) return unsupportedKind("ppt");
  if (file.find("__properties_version1.0")) return { format: "msg" };
  // Where the directory itself is cut off, the streams that would tell the kind are among what is lost.
  if (file.cut) return { format: brokenOle(bytes, filename), refusal: unreadable("CORRUPT") };
  if (hasHwpMarks(bytes, file)) return { format: "hwp", refusal: unreadable("CORRUPT") };
  return unsupportedKind("ole");
}

const HWP_SIGNATURE = "HWP Document File";

/** Storages and streams that only HWP has (한/글 문서 파일 형식 5.0, 3.1), or its signature anywhere: its own header is what broke. */
const HWP_STREAMS = /^(?:DocInfo|(?:BodyText|ViewText)\/Section\d+|\u0005HwpSummaryInformation)$/;

function hasHwpMarks(bytes: Buffer, file: OleFile): boolean {
  return file.entries.some(({ path }) => HWP_STREAMS.test(path)) || bytes.includes(HWP_SIGNATURE);
}

/**
 * Which kind a broken compound file was meant to be: HWP keeps its signature in a stream of its own, unpacked. Where that
 * is cut off too, the name may say it.
 */
function brokenOle(bytes: Buffer, filename: string): Format {
  return bytes.includes(HWP_SIGNATURE) || /\.hwp$/i.test(filename) ? "hwp" : "unknown";
}

/** [MS-OFFCRYPTO]: a password's package has `EncryptionInfo`; a rights-managed one has a DRM transform. */
function encryptedOoxml(file: OleFile, filename: string): Detection {
  // The seal hides which of the two it is; here, and only here, the name may say it.
  const extension = filename.toLowerCase().split(".").at(-1) ?? "";
  const format: Format = /^(docx|docm)$/.test(extension)
    ? "docx"
    : /^(xlsx|xlsm)$/.test(extension)
      ? "xlsx"
      : /^(pptx|pptm|ppsx|potx)$/.test(extension)
        ? "pptx"
        : "unknown";
  const managed = file.entries.some((entry) => entry.path.includes("DRMEncrypted"));
  const refusal = managed
    ? unreadable("DRM_ENCRYPTED", { drmVendor: "Microsoft IRM" })
    : unreadable("PASSWORD_PROTECTED");
  return { format, refusal };
}
