/** PDF reader: reads and lays out page after page, then the document as a whole. */

import { Draft } from "../document-draft.js";
import { assembleBlocks } from "../layout/assemble-blocks.js";
import type { Glyph, PageContent } from "../layout/page-content.js";
import { layOutPage, type PageLayout } from "../layout/page-flow.js";
import { TwoUpSheets } from "../layout/two-up.js";
import { LetterCount } from "../letter-count.js";
import { type Member, readMembers } from "../members.js";
import { mapBoxesBack } from "../ocr/map-boxes-back.js";
import { noPageRead } from "../ocr/ocr-warnings.js";
import { type Outcome, type ReaderInput, UnreadableFile, unreadable } from "../reader.js";
import { damageOf } from "./lost-objects.js";
import type { DrawnPage } from "./page-painter.js";
import { BrokenPage, type PdfFile } from "./pdf-engine.js";
import { loadPdfium } from "./pdfium.js";
import { GARBLED_PAGE, readScannedPages } from "./scanned-pages.js";
import { xfaValues } from "./xfa-form.js";

/** More pages than this are not one document; what follows is left out with a warning. */
export const MAX_PAGES = 10_000;
const GARBLED_WARNING_SHARE = 0.02;

export async function readPdf(input: ReaderInput): Promise<Outcome> {
  const engine = await loadPdfium();
  const file = engine.open(input.bytes, input.password);
  let outcome: Outcome;
  let attached: ReturnType<typeof attachedFiles>;
  try {
    outcome = await readFile(file, input);
    attached = attachedFiles(file);
  } finally {
    file.close();
  }
  return withMembers(outcome, attached, file, input);
}

function attachedFiles(file: PdfFile): { members: Member[]; lost: string[] } {
  const members: Member[] = [];
  const lost: string[] = [];
  try {
    for (const { name, bytes } of file.attachments()) {
      const called = name || `첨부 ${members.length + lost.length + 1}`;
      if (bytes) members.push({ name: called, bytes });
      else lost.push(called);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    lost.push("첨부 파일");
  }
  return { members, lost };
}

/** Why a file whose pages give nothing may still be opened for what is in it. */
const WITHOUT_TEXT: readonly string[] = ["EMPTY", "NO_TEXT", "OCR_UNAVAILABLE"];

/** Attachments are read like the items of a bundle; a portfolio may be nothing else. */
async function withMembers(
  outcome: Outcome,
  { members, lost }: ReturnType<typeof attachedFiles>,
  file: PdfFile,
  input: ReaderInput,
): Promise<Outcome> {
  if (members.length + lost.length === 0) return outcome;
  if (!outcome.readable && (members.length === 0 || !WITHOUT_TEXT.includes(outcome.reason)))
    return outcome;
  const draft = new Draft("pdf");
  if (lost.length > 0) draft.warn("PARTIALLY_READ", { detail: `첨부: ${lost.join(", ")}` });
  if (!outcome.readable)
    draft.warn(outcome.reason === "OCR_UNAVAILABLE" ? "OCR_UNAVAILABLE" : "PAGE_WITHOUT_TEXT");
  const documents = await readMembers(members, input, draft);
  const reading = outcome.readable ? outcome : draft.finish(file.pages, file.properties);
  return {
    ...reading,
    warnings: outcome.readable ? [...outcome.warnings, ...draft.warnings] : draft.warnings,
    ...(documents.length > 0 && { documents }),
  };
}

async function readFile(file: PdfFile, input: ReaderInput): Promise<Outcome> {
  if (file.pages === 0) return unreadable("CORRUPT");
  const draft = new Draft("pdf");
  const pages: PageLayout[] = [];
  const pictured: PageLayout[] = [];
  const letters = new LetterCount();
  const sheets = new TwoUpSheets();
  const wide: PageContent[] = [];
  const place = (page: PageLayout): void => {
    if (needsOcr(page)) {
      pictured.push(page);
      letters.drop(page.number);
    } else pages.push(page);
  };
  letters.pagesInFile = file.pages;
  const drawn = new Map<number, DrawnPage>();
  for (const page of readPages(file, letters)) {
    if (page instanceof BrokenPage) {
      draft.warn("PARTIALLY_READ", { page: page.page });
      continue;
    }
    const { number, width, height } = page;
    drawn.set(number, { number, width, height });
    if (sheets.see(page)) wide.push(page);
    else place(layOutPage(page));
  }
  for (const page of wide) for (const layout of sheets.layOut(page)) place(layout);
  const ocr = pictured.length > 0 ? await input.ocr?.() : undefined;
  const scanned = await readScannedPages(file, pictured, ocr, draft);
  pages.push(...scanned.layouts);
  pages.sort((a, b) => a.number - b.number);
  const form = file.xfaForm();
  const values = form ? xfaValues(form) : [];
  if (values.length === 0 && !pages.some((page) => page.characters > 0)) {
    if (pictured.length === 0) return unreadable("EMPTY");
    if (scanned.layouts.length > 0) return unreadable("NO_TEXT");
    return scanned.lost.length > 0 ? noPageRead(scanned.lost) : unreadable("OCR_UNAVAILABLE");
  }
  assembleBlocks(draft, pages, file.bookmarks());
  mapBoxesBack(draft, scanned.backs);
  // A page that is a picture was looked at as a whole; one that keeps its own letters has only those.
  for (const { number } of pictured) if (!scanned.kept.has(number)) drawn.delete(number);
  if (draft.blocks.some(({ type, page }) => type === "figure" && drawn.has(page))) {
    const { recognisePageFigures } = await import("./page-figures.js");
    await recognisePageFigures(file, draft, input, drawn);
  }
  if (form) emitForm(draft, values, letters);
  const damage = damageOf(input.bytes);
  if (damage) draft.warn("PARTIALLY_READ", { detail: damage });
  for (const page of pages) warnOf(draft, page);
  warnOfPagesWithoutText(draft, [...pages, ...pictured]);
  if (file.pages > MAX_PAGES) draft.warn("LIMIT_REACHED", { detail: `${MAX_PAGES}쪽까지 읽음` });
  return { ...draft.finish(file.pages, file.properties), letters };
}

/** The page itself only asks for another program; what was filled in stands below it. */
function emitForm(draft: Draft, values: readonly string[], letters: LetterCount): void {
  for (const text of values) {
    draft.add({ type: "paragraph", text, page: 1 });
    letters.add(text, 1);
  }
  const detail =
    values.length > 0 ? "XFA 양식: 채운 값만 읽음" : "XFA 양식: 채운 값이 없거나 읽지 못함";
  draft.warn("PARTIALLY_READ", { detail });
}

/** Each page as soon as it is read; the first does not wait for the last. */
export function* readPages(
  file: PdfFile,
  letters?: LetterCount,
): Generator<PageContent | BrokenPage> {
  const count = Math.min(file.pages, MAX_PAGES);
  for (let number = 1; number <= count; number++) {
    try {
      const content = file.page(number);
      letters?.add(textOf(content.glyphs), number);
      if (letters) letters.pictures += content.images.length;
      yield content;
    } catch (error) {
      if (!(error instanceof BrokenPage)) throw error;
      yield error;
    }
  }
}

function textOf(glyphs: readonly Glyph[]): string {
  let text = "";
  for (const glyph of glyphs) text += glyph.text;
  return text;
}

/** A warning names this many pages. */
const MAX_PAGES_NAMED = 20;

/** Pages that show something though no letter of them is in the blocks, in one warning; pages are given as drawn and as read. */
function warnOfPagesWithoutText(draft: Draft, pages: readonly PageLayout[]): void {
  const written = new Set(draft.blocks.filter(({ text }) => text !== "").map(({ page }) => page));
  for (const { lines = [] } of draft.blocks) for (const { page } of lines) written.add(page);
  for (const { cells } of draft.tables)
    for (const { page, lines = [] } of cells)
      for (const at of [page, ...lines.map((line) => line.page)]) written.add(at);
  const said = new Set(
    draft.warnings.filter(({ code }) => UNREAD.has(code)).map(({ page }) => page),
  );
  const bare = [...new Set(pages.filter(({ inked }) => inked).map(({ number }) => number))]
    .filter((number) => !written.has(number) && !said.has(number))
    .sort((a, b) => a - b);
  if (bare.length === 0) return;
  const more = bare.length > MAX_PAGES_NAMED ? " …" : "";
  draft.warn("PAGE_WITHOUT_TEXT", {
    page: bare[0]!,
    detail: `${bare.slice(0, MAX_PAGES_NAMED).join(", ")}${more}쪽`,
  });
}

/** Warnings that already say why a page has no text. */
const UNREAD = new Set(["OCR_UNAVAILABLE", "OCR_SKIPPED", "PARTIALLY_READ", "LIMIT_REACHED"]);

/** A page that is a picture, or whose characters have no usable encoding. */
export function needsOcr(page: PageLayout): boolean {
  return page.pictured || (page.characters > 0 && page.garbled >= GARBLED_PAGE * page.characters);
}

export function warnOf(draft: Draft, page: PageLayout): void {
  if (page.hidden > 0) draft.warn("HIDDEN_TEXT", { page: page.number, detail: `${page.hidden}자` });
  if (page.orderUncertain) draft.warn("READING_ORDER_UNCERTAIN", { page: page.number });
  if (page.cut) draft.warn("LIMIT_REACHED", { page: page.number });
  if (page.linesCut) draft.warn("LAYOUT_ANALYSIS_SKIPPED", { page: page.number });
  if (page.garbled > GARBLED_WARNING_SHARE * page.characters)
    draft.warn("TEXT_ENCODING_UNCERTAIN", { page: page.number, detail: `${page.garbled}자` });
}
