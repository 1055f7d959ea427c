/** HWP 5 reader (한/글 문서 파일 형식 5.0): OLE streams and records into the document tree shared with HWPX. */
import { OleFile } from "../containers/ole.js";
import { readHangul } from "../hangul/read.js";
import { A4, emptyDefinitions, type HangulDocument } from "../hangul/tree.js";
import { type Outcome, type ReaderInput, UnreadableFile } from "../reader.js";
import { type DocInfo, readDocInfo } from "./definitions.js";
import { type FileHeader, readFileHeader } from "./header.js";
import { placeMemos, readParagraphs } from "./paragraphs.js";
import { readRecords } from "./records.js";
import type { HwpSectionState } from "./section-state.js";
import { HwpStreams } from "./streams.js";
import { readSummary } from "./summary.js";

export function readHwp(input: ReaderInput): Promise<Outcome> | Outcome {
  const ole = OleFile.open(input.bytes);
  const header = fileHeaderOf(ole);
  if (header.refusal) return header.refusal;
  const streams = new HwpStreams(ole, header);
  return readHangul(decodeHwp(ole, header), input, "hwp", (name, atMost) =>
    streams.picture(name, atMost),
  );
}

export function fileHeaderOf(ole: OleFile): FileHeader {
  const entry = ole.find("FileHeader");
  const header = entry && readFileHeader(ole.read(entry));
  if (!header) throw new UnreadableFile("CORRUPT", "HWP without FileHeader");
  return header;
}

export function decodeHwp(ole: OleFile, header: FileHeader): HangulDocument {
  const streams = new HwpStreams(ole, header);
  const document: HangulDocument = {
    sections: [],
    definitions: emptyDefinitions(),
    properties: readSummary(ole),
    faults: [],
    hiddenCharacters: 0,
  };
  const docInfo = readDefinitions(streams, header, document);
  const sections = streams.sections();
  if (sections.length === 0) throw new UnreadableFile("CORRUPT", "HWP without sections");
  for (const [index, entry] of sections.entries()) {
    const called = `${index + 1}번째 구역`;
    let bytes: Buffer;
    try {
      bytes = streams.section(entry);
    } catch (error) {
      if (error instanceof UnreadableFile && error.reason === "TOO_LARGE") throw error;
      document.faults.push(`${called}: 손상됨`);
      continue;
    }
    readSection(bytes, called, docInfo, document);
  }
  if (document.sections.every((section) => section.paragraphs.length === 0)) {
    throw new UnreadableFile("CORRUPT", "no paragraph could be read");
  }
  return document;
}

function readDefinitions(
  streams: HwpStreams,
  header: FileHeader,
  document: HangulDocument,
): DocInfo {
  const fault = "문서 정보(번호·모양): 손상됨";
  try {
    const bytes = streams.docInfo();
    if (!bytes) throw new UnreadableFile("CORRUPT", "HWP without DocInfo");
    const docInfo = readDocInfo(bytes, header.version, document.definitions);
    if (docInfo.broken) document.faults.push(fault);
    return docInfo;
  } catch {
    document.faults.push(fault);
    return { pictures: new Map(), broken: true };
  }
}

function readSection(
  bytes: Buffer,
  called: string,
  docInfo: DocInfo,
  document: HangulDocument,
): void {
  const { faint } = document.definitions;
  const { roots, broken } = readRecords(bytes, faint.size > 0);
  const state: HwpSectionState = {
    setup: undefined,
    masterPages: [],
    memos: [],
    memoFields: [],
    depth: 0,
    tooDeep: false,
    skippedRecords: 0,
    faint,
    pictureName(item) {
      const picture = docInfo.pictures.get(item);
      if (!picture) return null;
      const number = picture.id.toString(16).toUpperCase().padStart(4, "0");
      return `BinData/BIN${number}.${picture.extension}`;
    },
    readParagraphs: (records) => readParagraphs(records, state),
  };
  const paragraphs = readParagraphs(roots, state);
  placeMemos(paragraphs, state);
  if (broken) document.faults.push(`${called}: 끝이 잘림`);
  if (state.skippedRecords > 0) document.faults.push(`${called}: 개체 ${state.skippedRecords}개`);
  if (state.tooDeep) document.faults.push(`${called}: 너무 깊이 겹친 개체`);
  document.sections.push({
    paragraphs,
    setup: state.setup ??
      document.sections.at(-1)?.setup ?? { page: A4, outlineNumbering: 0, pageFills: [] },
    masterPages: state.masterPages,
  });
}
