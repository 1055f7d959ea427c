/** XLSX and XLSM reader: every sheet in order, each under a heading with its name, cells as displayed. */
import type { Block, Table } from "../../model/document.js";
import { OpcPackage, type Relationship } from "../containers/opc-package.js";
import { type PackageProperties, readPackageProperties } from "../containers/opc-properties.js";
import { Draft } from "../document-draft.js";
import { LetterCount } from "../letter-count.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { UnreadableFile, unreadable } from "../reader.js";
import { readXml } from "../xml.js";
import {
  type CellRange,
  cellName,
  parseRange,
  rangeName,
  sheetPrefix,
  wholeNumber,
} from "./address.js";
import { CellDisplay } from "./cell-text.js";
import type { CellStore } from "./cells.js";
import { type CellNote, readNotes } from "./comments.js";
import { type Overlay, readDrawing } from "./drawings.js";
import { emitRegion, type SheetEmission } from "./emit-blocks.js";
import { ReadLimits } from "./limits.js";
import { Merges } from "./merged-cells.js";
import { printedText } from "./print-headers.js";
import { readSheet, type SheetContent, type SheetContext } from "./read-sheet.js";
import { type DefinedTable, findRegions } from "./regions.js";
import { readSharedStrings } from "./shared-strings.js";
import { readStyles } from "./styles.js";
import { readWorkbook, type SheetEntry, type Workbook } from "./workbook.js";

export async function readXlsx(
  input: Pick<ReaderInput, "bytes" | "options" | "ocr">,
  limits = ReadLimits.forFile(input.bytes.length),
): Promise<Outcome> {
  const office = await OpcPackage.open(input.bytes);
  const workbook = await readWorkbook(office);
  const draft = new Draft("xlsx");
  const context = await openContext(office, workbook, draft, limits);
  const letters = new LetterCount();
  const names = new Set<Block>();
  const printed: PrintedOnce = { header: new Set(), footer: new Set() };
  let failure: UnreadableFile | undefined;
  for (const [index, sheet] of workbook.sheets.entries()) {
    const page = index + 1;
    names.add(draft.add({ type: "heading", level: 1, text: sheet.name, page }));
    try {
      const broken = await readOneSheet(office, { sheet, page, letters, printed }, context, draft);
      failure ??= broken;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      failure = error;
      draft.warn("PARTIALLY_READ", { page, detail: `시트 ‘${sheet.name}’` });
    }
  }
  if (draft.pictures.size > 0) {
    const { recognisePictures } = await import("../ocr/pictured-document.js");
    await recognisePictures(
      draft,
      input,
      (part) => office.read(part),
      (block) => names.has(block),
    );
  }
  const says = (block: Block) => block.text.trim() !== "" && !names.has(block);
  if (!draft.blocks.some(says)) {
    if (failure || draft.warnings.some((each) => each.code === "PARTIALLY_READ")) {
      return unreadable(failure?.reason ?? "CORRUPT");
    }
    const shown = office.hasUnder("xl/media/") || office.hasUnder("xl/charts/");
    return draft.unread ?? unreadable(shown ? "NO_TEXT" : "EMPTY");
  }
  const saved: PackageProperties = { properties: {}, statistics: {} };
  await readPackageProperties(office, saved).catch(() => {});
  return { ...draft.finish(workbook.sheets.length, saved.properties), letters };
}

async function openContext(
  office: OpcPackage,
  workbook: Workbook,
  draft: Draft,
  limits: ReadLimits,
): Promise<SheetContext> {
  const strings: string[] = [];
  const chunks = workbook.sharedStrings ? office.stream(workbook.sharedStrings) : undefined;
  let stringsCut = false;
  try {
    if (chunks) await readSharedStrings(chunks, strings, limits);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    stringsCut = true;
    const code = error.reason === "TOO_LARGE" ? "LIMIT_REACHED" : "PARTIALLY_READ";
    draft.warn(code, { detail: `공유 문자열 ${strings.length + 1}번째부터` });
  }
  let styles: ReturnType<typeof readStyles> = [];
  try {
    const bytes = workbook.styles ? await office.read(workbook.styles) : undefined;
    if (bytes) styles = readStyles(bytes);
    else if (workbook.styles) throw new UnreadableFile("CORRUPT", "no part for the styles");
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    draft.warn("PARTIALLY_READ", { detail: "셀 서식" });
  }
  return {
    strings,
    stringsCut,
    display: new CellDisplay(styles, workbook.date1904),
    limits,
  };
}

interface SheetToRead {
  sheet: SheetEntry;
  page: number;
  letters: LetterCount;
  printed: PrintedOnce;
}

/** Printed headers and footers so far: one that every sheet repeats is one block. */
type PrintedOnce = Record<"header" | "footer", Set<string>>;

/** What the cells show, before they are grouped into tables and lines; a covered cell shows nothing. */
function countCells(cells: CellStore, page: number, letters: LetterCount): void {
  for (let at = 0; at < cells.size; at++) {
    if (!cells.isCovered(at)) letters.add(cells.texts[at]!, page);
  }
}

/** Returns the error if the sheet was truncated. */
async function readOneSheet(
  office: OpcPackage,
  { sheet, page, letters, printed }: SheetToRead,
  context: SheetContext,
  draft: Draft,
): Promise<UnreadableFile | undefined> {
  const chunks = office.stream(sheet.part);
  if (!chunks) throw new UnreadableFile("CORRUPT", `no part for sheet ${page}`);
  const content = await readSheet(chunks, context);
  const links = await office.relationships(sheet.part);
  // What came behind the limit or the fault of the shared strings is said already.
  if (context.stringsCut) content.lostStrings = 0;
  warnOf(content, sheet, page, draft);
  const merges = new Merges(content.merges, content.cells);
  countCells(content.cells, page, letters);
  const tables = await definedTables(office, links);
  const regions = findRegions({
    cells: content.cells,
    merges: merges.shown(content.cells),
    narrow: content.narrow,
    tables,
  });
  const overlays = await readOverlays(office, content, links);
  const drawn = content.drawings.filter((id) => {
    const target = links.find((each) => each.id === id)?.target;
    return target !== undefined && office.has(target);
  });
  if (drawn.length < content.drawings.length) {
    draft.warn("PARTIALLY_READ", { page, detail: `시트 ‘${sheet.name}’: 도형·차트` });
  }
  const scene: SheetEmission = {
    draft,
    page,
    prefix: sheetPrefix(sheet.name.normalize("NFC")),
    cells: content.cells,
    merges,
    limits: context.limits,
    marks: {
      frozenRows: content.frozenRows,
      ...(content.filter && { filter: content.filter }),
      ...(sheet.titleRows && { titleRows: sheet.titleRows }),
    },
  };
  const placed: { range: CellRange; table: Table }[] = [];
  const { header, footer } = content.printed;
  const addPrinted = (type: "header" | "footer", code: string) => {
    const text = printedText(code);
    if (text === "" || printed[type].has(text)) return;
    printed[type].add(text);
    draft.add({ type, text, page });
  };
  addPrinted("header", header);
  for (const region of regions) {
    while (overlays.length > 0 && (overlays[0]!.range?.top ?? -1) < region.top) {
      addOverlay(scene, overlays.shift()!);
    }
    const table = emitRegion(scene, region);
    if (table) placed.push({ range: region, table });
  }
  for (const overlay of overlays) addOverlay(scene, overlay);
  for (const note of await readNotes(office, links)) addNote(scene, note, placed);
  addPrinted("footer", footer);
  return content.broken;
}

function warnOf(content: SheetContent, sheet: SheetEntry, page: number, draft: Draft): void {
  const name = `시트 ‘${sheet.name}’`;
  if (content.broken) draft.warn("PARTIALLY_READ", { page, detail: name });
  if (content.stoppedAt !== undefined) {
    draft.warn("LIMIT_REACHED", { page, detail: `${name} ${content.stoppedAt + 1}행부터` });
  }
  if (content.unsavedFormulas > 0) {
    const detail = `${name}: 계산 결과가 저장되지 않은 수식 ${content.unsavedFormulas}개`;
    draft.warn("PARTIALLY_READ", { page, detail });
  }
  if (content.lostStrings > 0) {
    const detail = `${name}: 글자를 찾을 수 없는 칸 ${content.lostStrings}개`;
    draft.warn("PARTIALLY_READ", { page, detail });
  }
  if (content.hidden > 0) {
    draft.warn("HIDDEN_TEXT", { page, detail: `${name}: ${content.hidden}칸` });
  }
}

async function definedTables(office: OpcPackage, links: Relationship[]): Promise<DefinedTable[]> {
  const tables: DefinedTable[] = [];
  for (const link of links.filter((each) => each.type === "table")) {
    const bytes = await office.read(link.target);
    if (!bytes) continue;
    readXml(bytes, {
      open(_name, attributes, depth) {
        const range = depth === 1 ? parseRange(attributes.ref ?? "") : undefined;
        if (range) tables.push({ range, headerRows: wholeNumber(attributes.headerRowCount) ?? 1 });
      },
    });
  }
  return tables;
}

async function readOverlays(
  office: OpcPackage,
  content: SheetContent,
  links: Relationship[],
): Promise<Overlay[]> {
  const overlays: Overlay[] = [];
  for (const id of content.drawings) {
    const target = links.find((each) => each.id === id)?.target;
    if (target) overlays.push(...(await readDrawing(office, target)));
  }
  return overlays.sort((a, b) => (a.range?.top ?? -1) - (b.range?.top ?? -1));
}

function addOverlay(scene: SheetEmission, { type, text, range, picture }: Overlay): void {
  const place = range && { cell_range: scene.prefix + rangeName(range) };
  scene.draft.add({ type, text, page: scene.page, ...place, ...(picture && { picture }) });
}

function addNote(
  scene: SheetEmission,
  note: CellNote,
  placed: { range: CellRange; table: Table }[],
): void {
  const host = placed.find(
    ({ range }) =>
      note.row >= range.top &&
      note.row <= range.bottom &&
      note.column >= range.left &&
      note.column <= range.right,
  );
  scene.draft.add({
    type: "note",
    text: note.text,
    page: scene.page,
    cell_range: scene.prefix + cellName(note.row, note.column),
    ...(host && { parent: host.table.block }),
  });
}
