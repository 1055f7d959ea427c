/** HWP 5 reader (한/글 문서 파일 형식 5.0): OLE streams and records into the document tree shared with HWPX. */
import { OleFile } from "../containers/ole.js";
import { chartsIn, reportUnreadCharts } from "../hangul/charts.js";
import { loadAhead } from "../hangul/layout-engine.js";
import { oleChartText } from "../hangul/ole-chart.js";
import { readHangul } from "../hangul/read.js";
import { cutByTime } from "../hangul/time-cut.js";
import { A4, emptyDefinitions, type HangulDocument } from "../hangul/tree.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, UnreadableFile } from "../reader.js";
import { ReadingTime } from "../reading-time.js";
import { countSectionLetters } from "./count-letters.js";
import { type DocInfo, type PictureData, readDocInfo } from "./definitions.js";
import { type FileHeader, readFileHeader } from "./header.js";
import { placeMemos, readParagraphs } from "./paragraphs.js";
import { contradictions } from "./record-counts.js";
import { readRecords } from "./records.js";
import type { HwpSectionState } from "./section-state.js";
import { HwpStreams } from "./streams.js";
import { readSummary } from "./summary.js";
import { unlockHwp } from "./unlock.js";

export function readHwp(input: ReaderInput): Promise<Outcome> | Outcome {
  const ole = OleFile.open(input.bytes);
  const header = fileHeaderOf(ole);
  if (header.refusal) return readLocked(input) ?? header.refusal;
  if (input.options.layout === "checked") loadAhead();
  const streams = new HwpStreams(ole, header);
  return readHangul(decodeHwp(ole, header, input.readingTime), input, "hwp", (name, atMost) =>
    streams.picture(name, atMost),
  );
}

/** Undefined where there is no password, or none that could open it. */
function readLocked({ password, ...input }: ReaderInput): Promise<Outcome> | Outcome | undefined {
  const bytes = password === undefined ? null : unlockHwp(input.bytes, password);
  return bytes ? readHwp({ ...input, bytes }) : undefined;
}

export function fileHeaderOf(ole: OleFile): FileHeader {
  const entry = ole.find("FileHeader");
  const header = entry && readFileHeader(ole.read(entry));
  if (!header) throw new UnreadableFile("CORRUPT", "HWP without FileHeader");
  return header;
}

export function decodeHwp(
  ole: OleFile,
  header: FileHeader,
  time = new ReadingTime(),
): HangulDocument {
  time.begin();
  try {
    return decode(ole, header, time);
  } finally {
    time.end();
  }
}

function decode(ole: OleFile, header: FileHeader, time: ReadingTime): HangulDocument {
  const streams = new HwpStreams(ole, header);
  const { properties, pages } = readSummary(ole);
  const document: HangulDocument = {
    sections: [],
    definitions: emptyDefinitions(),
    properties,
    ...(pages > 0 && { statedPages: pages }),
    faults: [],
    hiddenCharacters: 0,
    letters: new LetterCount(),
    charts: new Map(),
  };
  const docInfo = readDefinitions(streams, header, document);
  const sections = streams.sections();
  if (sections.length === 0) throw new UnreadableFile("CORRUPT", "HWP without sections");
  if (ole.cut) document.faults.push("파일의 끝이 잘림");
  const missing = docInfo.sections - sections.length;
  if (missing > 0) document.faults.push(`구역 ${missing}개: 없음`);
  const pictures = [...docInfo.pictures.values()].filter(
    (picture) => !ole.find(pictureStream(picture)),
  );
  if (pictures.length > 0) document.faults.push(`그림·개체 ${pictures.length}개: 없음`);
  for (const [index, entry] of sections.entries()) {
    if (time.isOver()) break;
    const called = `${index + 1}번째 구역`;
    let unpacked: ReturnType<HwpStreams["section"]>;
    try {
      unpacked = streams.section(entry);
    } catch (error) {
      if (error instanceof UnreadableFile && error.reason === "TOO_LARGE") throw error;
      document.faults.push(`${called}: 손상됨`);
      continue;
    }
    if (!unpacked.whole) document.faults.push(`${called}: 끝이 잘림`);
    readSection(unpacked, called, docInfo, document, time);
  }
  const charts = chartsIn(document);
  for (const name of charts) {
    const text = oleChartText(streams.picture(name));
    if (text !== "") document.charts.set(name, text);
  }
  reportUnreadCharts(document, charts);
  if (time.over) cutByTime(document);
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
    const unpacked = streams.docInfo();
    if (!unpacked) throw new UnreadableFile("CORRUPT", "HWP without DocInfo");
    const docInfo = readDocInfo(unpacked.bytes, header.version, document.definitions);
    if (docInfo.broken || !unpacked.whole) document.faults.push(fault);
    return docInfo;
  } catch {
    document.faults.push(fault);
    return { pictures: new Map(), sections: 0, broken: true };
  }
}

function readSection(
  { bytes, whole }: ReturnType<HwpStreams["section"]>,
  called: string,
  docInfo: DocInfo,
  document: HangulDocument,
  time: ReadingTime,
): void {
  const { faint, symbolFonts } = document.definitions;
  const { roots, broken } = readRecords(bytes, faint.size + symbolFonts.size > 0);
  const state: HwpSectionState = {
    setup: undefined,
    masterPages: [],
    memos: [],
    memoFields: [],
    depth: 0,
    tooDeep: false,
    skippedRecords: 0,
    faint,
    symbolFonts,
    letters: document.letters,
    time,
    pictureName(item) {
      const picture = docInfo.pictures.get(item);
      return picture ? pictureStream(picture) : null;
    },
    readParagraphs: (records) => readParagraphs(records, state),
  };
  countSectionLetters(roots, document.letters);
  const paragraphs = readParagraphs(roots, state);
  placeMemos(paragraphs, state);
  const lost = contradictions(roots);
  if (whole && broken) document.faults.push(`${called}: 끝이 잘림`);
  else if (whole && lost > 0) document.faults.push(`${called}: 빠진 기록 ${lost}곳`);
  if (state.skippedRecords > 0) document.faults.push(`${called}: 개체 ${state.skippedRecords}개`);
  if (state.tooDeep) document.faults.push(`${called}: 너무 깊이 겹친 개체`);
  document.sections.push({
    paragraphs,
    setup: state.setup ??
      document.sections.at(-1)?.setup ?? { page: A4, outlineNumbering: 0, pageFills: [] },
    masterPages: state.masterPages,
  });
}

function pictureStream({ id, extension }: PictureData): string {
  return `BinData/BIN${id.toString(16).toUpperCase().padStart(4, "0")}.${extension}`;
}
