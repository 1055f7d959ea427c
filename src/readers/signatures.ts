/**
 * File signatures (magic bytes), as data. A signature counts only at its offset: the same bytes in the body mean
 * nothing.
 */
import type { Format } from "../model/format.js";

interface FileSignature {
  /** Bytes at `offset`; text is taken as Latin-1. */
  bytes: Buffer;
  offset: number;
  /** Where the mark is documented or was seen. */
  source: string;
}

const textSignature = (text: string, source: string, offset = 0): FileSignature => ({
  bytes: Buffer.from(text, "latin1"),
  offset,
  source,
});
const hexSignature = (digits: string, source: string, offset = 0): FileSignature => ({
  bytes: Buffer.from(digits.replaceAll(" ", ""), "hex"),
  offset,
  source,
});

/** DRM products that encrypt whole files. */
export const DRM_SIGNATURES: readonly (FileSignature & { vendor: string })[] = [
  {
    vendor: "Fasoo",
    ...hexSignature("9b 20 44 52 4d 4f 4e 45", "seen in public files: `\\x9b DRMONE`"),
  },
  {
    vendor: "Fasoo",
    ...textSignature("<!-- FasooSecureContainer", "Fasoo secure container header"),
  },
  { vendor: "Fasoo", ...hexSignature("50 73 46 68 01 00 d0", "seen in public files: `PsFh`") },
  { vendor: "Fasoo", ...textSignature("<!-- INCOPS SECU-DRM", "older Fasoo container header") },
  {
    vendor: "SoftCamp",
    ...textSignature("SCDSA00", "SoftCamp Document Security, SCDSA002 and SCDSA004 seen"),
  },
  { vendor: "SoftCamp", ...textSignature("SCDSSS0", "SoftCamp Document Security") },
  { vendor: "MarkAny", ...textSignature("<DOCUMENT SAFER ", "MarkAny Document SAFER") },
  { vendor: "MarkAny", ...textSignature("<DOCUMENTSAFER", "MarkAny Document SAFER") },
  { vendor: "MarkAny", ...textSignature("<MARKANY_DOCUMENTSAFER>", "MarkAny Document SAFER") },
  { vendor: "NASCA", ...textSignature("<## NASCA DRM FILE", "Samsung SDS NASCA") },
];

/** Formats identified by one signature. */
export const FORMAT_SIGNATURES: readonly (FileSignature & { format: Format })[] = [
  { format: "png", ...hexSignature("89 50 4e 47 0d 0a 1a 0a", "PNG specification 5.2") },
  { format: "jpeg", ...hexSignature("ff d8 ff", "ITU-T T.81: SOI and the first marker") },
  { format: "tiff", ...hexSignature("49 49 2a 00", "TIFF 6.0 section 2, little endian") },
  { format: "tiff", ...hexSignature("4d 4d 00 2a", "TIFF 6.0 section 2, big endian") },
  { format: "tiff", ...hexSignature("49 49 2b 00", "BigTIFF, little endian") },
  { format: "tiff", ...hexSignature("4d 4d 00 2b", "BigTIFF, big endian") },
  { format: "gif", ...textSignature("GIF87a", "GIF87a") },
  { format: "gif", ...textSignature("GIF89a", "GIF89a") },
  { format: "rtf", ...textSignature("{\\rtf", "RTF 1.9.1") },
  {
    format: "hwp3",
    ...textSignature("HWP Document File V3.00", "Hancom, Hangul document format 3.0"),
  },
  { format: "tnef", ...hexSignature("78 9f 3e 22", "[MS-OXTNEF] 2.1.3.1") },
];

/** Formats that are recognised only to tell the user what to save them as. */
interface UnsupportedKind {
  ko: string;
  en: string;
  saveAs: string;
}

const kind = (ko: string, en: string, saveAs: string): UnsupportedKind => ({ ko, en, saveAs });

export const UNSUPPORTED_KINDS = {
  xls: kind("예전 엑셀 통합 문서(XLS)", "a legacy Excel workbook (XLS)", "XLSX"),
  xlsb: kind("엑셀 이진 통합 문서(XLSB)", "an Excel binary workbook (XLSB)", "XLSX"),
  ppt: kind("예전 파워포인트(PPT)", "a legacy PowerPoint presentation (PPT)", "PPTX · PDF"),
  hwp2: kind("한글 2.x 이하 문서", "a Hangul 2.x document", "HWP(5.0) · HWPX"),
  odf: kind(
    "오픈도큐먼트 그림·수식·데이터베이스",
    "an OpenDocument drawing, formula or database",
    "PDF · ODT",
  ),
  epub: kind("전자책(EPUB)", "an EPUB book", "PDF"),
  xml: kind("XML 파일", "an XML file", "PDF · DOCX"),
  sevenZip: kind("7z 압축 파일", "a 7z archive", "ZIP"),
  rar: kind("RAR 압축 파일", "a RAR archive", "ZIP"),
  alz: kind("ALZ 압축 파일", "an ALZ archive", "ZIP"),
  egg: kind("EGG 압축 파일", "an EGG archive", "ZIP"),
  gzip: kind("GZIP 압축 파일", "a gzip file", "ZIP"),
  postscript: kind("포스트스크립트", "a PostScript file", "PDF"),
  heic: kind("HEIC·AVIF 사진", "a HEIC or AVIF picture", "JPG · PNG"),
  ole: kind(
    "알 수 없는 OLE 복합 문서",
    "an OLE compound file of unknown kind",
    "HWPX · DOCX · PDF",
  ),
} as const satisfies Record<string, UnsupportedKind>;
export type UnsupportedKindName = keyof typeof UNSUPPORTED_KINDS;

export const UNSUPPORTED_SIGNATURES: readonly (FileSignature & { kind: UnsupportedKindName })[] = [
  { kind: "hwp2", ...textSignature("HWP Document File V2", "Hangul 2.x") },
  { kind: "sevenZip", ...hexSignature("37 7a bc af 27 1c", "7zFormat.txt") },
  { kind: "rar", ...hexSignature("52 61 72 21 1a 07", "RAR 4 and 5 signature") },
  { kind: "alz", ...hexSignature("41 4c 5a 01", "ALZip") },
  { kind: "egg", ...textSignature("EGGA", "EGG format specification, ESTsoft") },
  { kind: "gzip", ...hexSignature("1f 8b 08", "RFC 1952") },
  { kind: "postscript", ...textSignature("%!PS", "PostScript language reference") },
  { kind: "heic", ...textSignature("ftyphei", "ISO/IEC 23008-12", 4) },
  { kind: "heic", ...textSignature("ftypmif1", "ISO/IEC 23008-12", 4) },
  { kind: "heic", ...textSignature("ftypavif", "AVIF", 4) },
  // A BIFF stream outside any compound file: [MS-XLS] BOF records of versions 2 to 8.
  { kind: "xls", ...hexSignature("09 00 04 00", "BIFF2 BOF") },
  { kind: "xls", ...hexSignature("09 02 06 00", "BIFF3 BOF") },
  { kind: "xls", ...hexSignature("09 04 06 00", "BIFF4 BOF") },
  { kind: "xls", ...hexSignature("09 08 08 00", "BIFF5 BOF") },
  { kind: "xls", ...hexSignature("09 08 10 00", "BIFF8 BOF") },
];

export function matches(bytes: Buffer, signature: FileSignature): boolean {
  const { offset } = signature;
  return bytes.subarray(offset, offset + signature.bytes.length).equals(signature.bytes);
}
