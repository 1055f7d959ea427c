/** HWPX reader (KS X 6101, OWPML): package and XML into the document tree shared with HWP 5. */
import { ChartText } from "../chart-text.js";
import { unlockPackage } from "../containers/unlock-package.js";
import { UnpackBudget, ZipArchive } from "../containers/zip.js";
import { chartsIn, reportUnreadCharts } from "../hangul/charts.js";
import { equationText } from "../hangul/equation-text.js";
import { loadAhead } from "../hangul/layout-engine.js";
import { oleChartText } from "../hangul/ole-chart.js";
import { readHangul } from "../hangul/read.js";
import { cutByTime } from "../hangul/time-cut.js";
import { joinDeletedEnds } from "../hangul/tracked-changes.js";
import {
  A4,
  emptyDefinitions,
  type HangulDocument,
  type HangulSection,
  type Paragraph,
} from "../hangul/tree.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, UnreadableFile } from "../reader.js";
import { ReadingTime } from "../reading-time.js";
import { localName, readXml, streamXml, type XmlHandlers } from "../xml.js";
import { countingText, type TextElements } from "../xml-letters.js";
import { readDefinitions } from "./definitions.js";
import { collectElements } from "./elements.js";
import { readParts, refuseLocked } from "./package.js";
import { type HwpxSectionState, readParagraph } from "./paragraphs.js";

export async function readHwpx({ password, ...input }: ReaderInput): Promise<Outcome> {
  const unlocked = password !== undefined && (await unlockPackage(input.bytes, password));
  // The layout engine has to open the same bytes.
  if (unlocked) return readHwpx({ ...input, bytes: unlocked });
  const archive = await ZipArchive.open(input.bytes, UnpackBudget.forPackage());
  await refuseLocked(archive);
  if (input.options.layout === "checked") loadAhead();
  const document = await decodeHwpx(archive, input.readingTime);
  return readHangul(document, input, "hwpx", async (id) => {
    const part = archive.find((await readParts(archive)).byId.get(id) ?? "");
    return part && archive.read(part);
  });
}

export async function decodeHwpx(
  archive: ZipArchive,
  time = new ReadingTime(),
): Promise<HangulDocument> {
  time.begin();
  try {
    return await decode(archive, time);
  } finally {
    time.end();
  }
}

async function decode(archive: ZipArchive, time: ReadingTime): Promise<HangulDocument> {
  const parts = await readParts(archive);
  if (parts.sections.length === 0) throw new UnreadableFile("CORRUPT", "HWPX without sections");
  const document: HangulDocument = {
    sections: [],
    definitions: emptyDefinitions(),
    properties: parts.properties,
    faults: [],
    hiddenCharacters: 0,
    letters: new LetterCount(),
    charts: new Map(),
    repeated: parts.repeated,
  };
  const { sections, others } = parts.missing;
  if (sections > 0) document.faults.push(`구역 ${sections}개: 없음`);
  if (others > 0) document.faults.push(`그림·개체 ${others}개: 없음`);
  const header = parts.header === undefined ? undefined : archive.find(parts.header);
  if (header) {
    try {
      readDefinitions(await archive.read(header), document.definitions);
    } catch (error) {
      document.faults.push(faultOf("문서 머리 정보(번호·모양)", error));
    }
  }
  for (const [index, name] of parts.sections.entries()) {
    if (time.isOver()) break;
    const { section, masterPages } = await readSection(archive, { name, index, time }, document);
    for (const id of masterPages) {
      const part = archive.find(parts.byId.get(id) ?? "");
      if (part) section.masterPages.push(await readMasterPage(archive, part.name, document, time));
    }
    document.sections.push(section);
  }
  const charts = chartsIn(document);
  for (const name of charts) await readChart(archive, parts.byId.get(name) ?? name, name, document);
  reportUnreadCharts(document, charts);
  if (time.over) cutByTime(document);
  if (document.sections.every((section) => section.paragraphs.length === 0)) {
    throw new UnreadableFile(document.faults.length > 0 ? "CORRUPT" : "EMPTY", "no paragraph");
  }
  return document;
}

/** A chart is a part of its own; an OLE object, which a file converted from HWP has, may be one. */
async function readChart(
  archive: ZipArchive,
  path: string,
  name: string,
  document: HangulDocument,
): Promise<void> {
  const part = archive.find(path);
  if (!part) return;
  try {
    const bytes = await archive.read(part);
    const chart = new ChartText();
    if (path === name) readXml(bytes, chart.handlers());
    document.charts.set(name, path === name ? chart.text : oleChartText(bytes));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    document.faults.push(faultOf("차트", error));
  }
}

const PARAGRAPHS = new Set(["p"]);

async function readSection(
  archive: ZipArchive,
  { name, index, time }: { name: string; index: number; time: ReadingTime },
  document: HangulDocument,
): Promise<{ section: HangulSection; masterPages: string[] }> {
  const state = newState(document);
  const paragraphs = await readParagraphs(
    archive,
    { name, called: `${index + 1}번째 구역`, letters: document.letters, time },
    state,
    document.faults,
  );
  return {
    section: {
      paragraphs,
      setup: state.setup ??
        document.sections.at(-1)?.setup ?? { page: A4, outlineNumbering: 0, pageFills: [] },
      masterPages: [],
    },
    masterPages: state.masterPages,
  };
}

function readMasterPage(
  archive: ZipArchive,
  name: string,
  document: HangulDocument,
  time: ReadingTime,
): Promise<Paragraph[]> {
  return readParagraphs(
    archive,
    { name, called: "바탕쪽", time },
    newState(document),
    document.faults,
  );
}

function newState({ definitions, letters }: HangulDocument): HwpxSectionState {
  const { faint, symbolFonts } = definitions;
  const state = { setup: undefined, deleting: false, masterPages: [], depth: 0, tooDeep: false };
  return { ...state, faint, symbolFonts, letters };
}

interface PartToRead {
  name: string;
  /** What people call it. */
  called: string;
  /** Where its letters are counted; running parts are given once and do not count. */
  letters?: LetterCount;
  time: ReadingTime;
}

/** What is text in a section part. Of the alternatives of a `switch` the first is read. */
const TEXT: TextElements = {
  text: new Set(["t"]),
  skip: new Set(["header", "footer", "default"]),
  deletion: { from: "deleteBegin", to: "deleteEnd" },
};

const EQUATIONS: TextElements = { text: new Set(["script"]), skip: TEXT.skip };

/** Paragraph by paragraph, so that everything before a truncation is kept. */
async function readParagraphs(
  archive: ZipArchive,
  { name, called, letters, time }: PartToRead,
  state: HwpxSectionState,
  faults: string[],
): Promise<Paragraph[]> {
  const paragraphs: Paragraph[] = [];
  const entry = archive.find(name)!;
  const collector = collectElements(PARAGRAPHS, (element) => {
    paragraphs.push(readParagraph(element, state));
  });
  try {
    const found = (text: string) => letters?.add(text);
    const equation = (script: string) => letters?.add(equationText(script));
    const counted = countingText(collector, TEXT, found, localName);
    const all = countingText(counted, EQUATIONS, equation, localName);
    await streamXml(archive.stream(entry), withinTime(all, time));
  } catch (error) {
    if (error instanceof UnreadableFile && error.reason === "TOO_LARGE") throw error;
    if (!time.over) faults.push(faultOf(called, error));
    const rest = collector.rest();
    if (rest) paragraphs.push(readParagraph(rest, state));
  }
  joinDeletedEnds(paragraphs);
  if (state.tooDeep) faults.push(`${called}: 너무 깊이 겹친 개체`);
  return paragraphs;
}

/** Stops the stream when the time is over; even a single table may be endless. */
function withinTime(handlers: XmlHandlers, time: ReadingTime): XmlHandlers {
  return {
    ...handlers,
    open(name, attributes, depth) {
      if (time.isOver()) throw new UnreadableFile("TIMEOUT", "reading takes too long");
      handlers.open?.(name, attributes, depth);
    },
  };
}

function faultOf(part: string, error: unknown): string {
  return error instanceof UnreadableFile && error.reason === "PASSWORD_PROTECTED"
    ? `${part}: 암호화됨`
    : `${part}: 손상됨`;
}
