/** The list of supported formats; `/health.formats`, detection hints, OpenAPI and the docs are derived from it. */
import type { Wording } from "../model/codes.js";
import type { Format } from "../model/format.js";
import type { RenderPage } from "./page-picture.js";
import type { Reader, Unlock } from "./reader.js";

interface FormatEntry {
  format: Exclude<Format, "unknown">;
  /** As people call it, Korean first. */
  name: string;
  /** Without the dot; the first is the usual one. A name with none of these raises `EXTENSION_MISMATCH`. */
  extensions: string[];
  /** Its content has no mark of its own: the same bytes under another name may be another format. */
  toldByName?: true;
  /** What a reading of this format carries. */
  gives: { text: boolean; tables: boolean; page: Wording; box: boolean; cellRange: boolean };
  /** Loads the reader only when a file of its kind arrives. */
  load(): Promise<Reader>;
  /** How a password is taken off; Office packages hide their format behind one and are opened by `unlock.ts` itself. */
  unlock?(): Promise<Unlock>;
  /** How its pages are drawn as pictures; without it they cannot be. */
  pages?: {
    /** Whether views of an answer show them in a bundle too. */
    shownInBundles: boolean;
    load(): Promise<RenderPage>;
  };
}

/** Where page numbers come from. */
const SAVED_LINES = { ko: "저장된 줄 배치", en: "saved line layout" };
const COMPUTED = { ko: "조판 엔진이 계산", en: "computed by the layout engine" };
const SAVED_BREAKS = { ko: "저장된 쪽 나눔", en: "saved page breaks" };
const OWN_PAGES = { ko: "파일의 쪽", en: "the file's pages" };
const SHEETS = { ko: "시트 번호", en: "sheet number" };
const SLIDES = { ko: "슬라이드 번호", en: "slide number" };
const ITEMS = { ko: "안의 문서마다", en: "as each item has" };
const ONE_PAGE = { ko: "1쪽", en: "one page" };
const NO_PAGES = { ko: "없음", en: "none" };
const FORM_FEEDS = { ko: "쪽 나눔 글자", en: "form feeds" };

const PICTURE_GIVES = { text: true, tables: true, page: ONE_PAGE, box: true, cellRange: false };

const PICTURE_PAGES = {
  shownInBundles: false,
  load: async () => (await import("./image/render-page.js")).renderPicture,
};

const SEALED_PARTS = async (): Promise<Unlock> => {
  const { unlockPackage } = await import("./containers/unlock-package.js");
  return ({ bytes, password }) => unlockPackage(bytes, password);
};

export const REGISTRY: readonly FormatEntry[] = [
  {
    format: "hwp",
    name: "한글 문서 (HWP 5)",
    extensions: ["hwp", "hwt"],
    gives: { text: true, tables: true, page: SAVED_LINES, box: true, cellRange: false },
    load: async () => (await import("./hwp/reader.js")).readHwp,
    unlock: async () => {
      const { unlockHwp } = await import("./hwp/unlock.js");
      return ({ bytes, password }) => unlockHwp(bytes, password);
    },
    pages: {
      shownInBundles: true,
      load: async () => (await import("./hwp/render-page.js")).renderHwpPage,
    },
  },
  {
    format: "hwpx",
    name: "한글 문서 (HWPX)",
    extensions: ["hwpx", "hwtx"],
    gives: { text: true, tables: true, page: SAVED_LINES, box: true, cellRange: false },
    load: async () => (await import("./hwpx/reader.js")).readHwpx,
    unlock: SEALED_PARTS,
    pages: {
      shownInBundles: true,
      load: async () => (await import("./hwpx/render-page.js")).renderHwpxPage,
    },
  },
  {
    format: "docx",
    name: "Word 문서 (DOCX)",
    extensions: ["docx", "docm", "dotx", "dotm"],
    gives: { text: true, tables: true, page: SAVED_BREAKS, box: false, cellRange: false },
    load: async () => (await import("./docx/reader.js")).readDocx,
  },
  {
    format: "xlsx",
    name: "Excel 통합 문서 (XLSX)",
    extensions: ["xlsx", "xlsm", "xltx", "xltm"],
    gives: { text: true, tables: true, page: SHEETS, box: false, cellRange: true },
    load: async () => (await import("./xlsx/reader.js")).readXlsx,
  },
  {
    format: "hwpml",
    name: "한글 XML 문서 (HWPML)",
    extensions: ["hml", "hwpml", "hwp"],
    gives: { text: true, tables: true, page: COMPUTED, box: false, cellRange: false },
    load: async () => (await import("./hwpml/reader.js")).readHwpml,
  },
  {
    format: "hwp3",
    name: "한글 3.0 문서 (HWP 3)",
    extensions: ["hwp"],
    gives: { text: true, tables: true, page: COMPUTED, box: false, cellRange: false },
    load: async () => (await import("./hwp3/reader.js")).readHwp3,
    unlock: async () => {
      const { unlockHwp3 } = await import("./hwp3/unlock.js");
      return ({ bytes, password }) => unlockHwp3(bytes, password);
    },
  },
  {
    format: "doc",
    name: "예전 Word 문서 (DOC)",
    extensions: ["doc", "dot"],
    gives: { text: true, tables: true, page: NO_PAGES, box: false, cellRange: false },
    load: async () => (await import("./doc/reader.js")).readDoc,
    unlock: async () => {
      const { unlockDoc } = await import("./doc/unlock.js");
      return ({ bytes, password }) => unlockDoc(bytes, password);
    },
  },
  {
    format: "pptx",
    name: "PowerPoint 프레젠테이션 (PPTX)",
    extensions: ["pptx", "pptm", "ppsx", "ppsm", "potx", "potm"],
    gives: { text: true, tables: true, page: SLIDES, box: true, cellRange: false },
    load: async () => (await import("./pptx/reader.js")).readPptx,
  },
  {
    format: "odt",
    name: "오픈도큐먼트 문서 (ODT)",
    extensions: ["odt", "ott"],
    gives: { text: true, tables: true, page: SAVED_BREAKS, box: false, cellRange: false },
    load: async () => (await import("./odf/odt.js")).readOdt,
    unlock: SEALED_PARTS,
  },
  {
    format: "ods",
    name: "오픈도큐먼트 표 (ODS)",
    extensions: ["ods", "ots"],
    gives: { text: true, tables: true, page: SHEETS, box: false, cellRange: true },
    load: async () => (await import("./odf/ods.js")).readOds,
    unlock: SEALED_PARTS,
  },
  {
    format: "odp",
    name: "오픈도큐먼트 프레젠테이션 (ODP)",
    extensions: ["odp", "otp"],
    gives: { text: true, tables: true, page: SLIDES, box: true, cellRange: false },
    load: async () => (await import("./odf/odp.js")).readOdp,
    unlock: SEALED_PARTS,
  },
  {
    format: "eml",
    name: "전자우편 (EML)",
    extensions: ["eml", "mht", "mhtml"],
    gives: { text: true, tables: true, page: NO_PAGES, box: false, cellRange: false },
    load: async () => (await import("./eml/reader.js")).readEml,
  },
  {
    format: "msg",
    name: "Outlook 메일 (MSG)",
    extensions: ["msg", "oft"],
    gives: { text: true, tables: true, page: NO_PAGES, box: false, cellRange: false },
    load: async () => (await import("./msg/reader.js")).readMsg,
  },
  {
    format: "tnef",
    name: "Outlook 첨부 묶음 (winmail.dat)",
    extensions: ["dat", "tnef"],
    gives: { text: true, tables: true, page: NO_PAGES, box: false, cellRange: false },
    load: async () => (await import("./tnef/reader.js")).readTnef,
  },
  {
    format: "zip",
    name: "ZIP 묶음 (ZIP)",
    extensions: ["zip"],
    gives: { text: false, tables: false, page: ITEMS, box: false, cellRange: false },
    load: async () => (await import("./zip/reader.js")).readZip,
    unlock: async () => (await import("./zip/unlock.js")).unlockZip,
  },
  {
    format: "pdf",
    name: "PDF",
    extensions: ["pdf"],
    gives: { text: true, tables: true, page: OWN_PAGES, box: true, cellRange: false },
    load: async () => (await import("./pdf/reader.js")).readPdf,
    unlock: async () => {
      const { unlockPdf } = await import("./pdf/unlock.js");
      return ({ bytes, password }) => unlockPdf(bytes, password);
    },
    pages: {
      shownInBundles: true,
      load: async () => (await import("./pdf/render-page.js")).renderPdfPage,
    },
  },
  {
    format: "txt",
    name: "텍스트 (TXT)",
    extensions: ["txt", "text", "log"],
    toldByName: true,
    gives: { text: true, tables: false, page: FORM_FEEDS, box: false, cellRange: false },
    load: async () => (await import("./txt/reader.js")).readTxt,
  },
  {
    format: "md",
    name: "마크다운 (MD)",
    extensions: ["md", "markdown"],
    toldByName: true,
    gives: { text: true, tables: true, page: NO_PAGES, box: false, cellRange: false },
    load: async () => (await import("./md/reader.js")).readMd,
  },
  {
    format: "csv",
    name: "쉼표·탭 구분 표 (CSV·TSV)",
    extensions: ["csv", "tsv", "tab"],
    toldByName: true,
    gives: { text: true, tables: true, page: ONE_PAGE, box: false, cellRange: true },
    load: async () => (await import("./csv/reader.js")).readCsv,
  },
  {
    format: "html",
    name: "웹 문서 (HTML)",
    extensions: ["html", "htm", "xhtml"],
    gives: { text: true, tables: true, page: NO_PAGES, box: false, cellRange: false },
    load: async () => (await import("./html/reader.js")).readHtmlFile,
  },
  {
    format: "rtf",
    name: "서식 있는 텍스트 (RTF)",
    extensions: ["rtf"],
    gives: { text: true, tables: true, page: NO_PAGES, box: false, cellRange: false },
    load: async () => (await import("./rtf/reader.js")).readRtf,
  },
  {
    format: "png",
    name: "그림 (PNG)",
    extensions: ["png"],
    gives: PICTURE_GIVES,
    load: async () => (await import("./image/reader.js")).readPicture,
    pages: PICTURE_PAGES,
  },
  {
    format: "jpeg",
    name: "사진 (JPEG)",
    extensions: ["jpg", "jpeg", "jpe", "jfif"],
    gives: PICTURE_GIVES,
    load: async () => (await import("./image/reader.js")).readPicture,
    pages: PICTURE_PAGES,
  },
  {
    format: "tiff",
    name: "스캔 (TIFF)",
    extensions: ["tif", "tiff"],
    gives: { ...PICTURE_GIVES, page: OWN_PAGES },
    load: async () => (await import("./image/reader.js")).readTiff,
    pages: {
      shownInBundles: false,
      load: async () => (await import("./image/render-page.js")).renderFrame,
    },
  },
  {
    format: "bmp",
    name: "그림 (BMP)",
    extensions: ["bmp", "dib"],
    gives: PICTURE_GIVES,
    load: async () => (await import("./image/reader.js")).readBmp,
    pages: {
      shownInBundles: false,
      load: async () => (await import("./image/render-page.js")).renderBmp,
    },
  },
  {
    format: "gif",
    name: "그림 (GIF)",
    extensions: ["gif"],
    gives: PICTURE_GIVES,
    load: async () => (await import("./image/reader.js")).readPicture,
    pages: PICTURE_PAGES,
  },
  {
    format: "webp",
    name: "그림 (WebP)",
    extensions: ["webp"],
    gives: PICTURE_GIVES,
    load: async () => (await import("./image/reader.js")).readPicture,
    pages: PICTURE_PAGES,
  },
];

export function formatEntry(format: Format): FormatEntry | undefined {
  return REGISTRY.find((entry) => entry.format === format);
}
