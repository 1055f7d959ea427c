/** Data of the answer view: each citation with facts of its document, and what to highlight on which page. */
import type { Excerpt } from "../chunks/excerpt.js";
import type { QuotePlace } from "../chunks/locate-quote.js";
import type { Anchor } from "../model/chunk.js";
import type { AnswerBody, Citation } from "../model/evidence.js";
import type { Box, Format } from "../model/format.js";
import type { Skipped } from "../model/listing.js";
import type { PagePicture } from "../readers/page-picture.js";
import { formatEntry } from "../readers/registry.js";
import type { DocumentFacts } from "../tenants/catalogue.js";
import type { FoundChunk, Scope } from "../tenants/scope.js";
import { driftOf, marksOnDrawing } from "./marks-on-drawing.js";

export type { Excerpt, FlowBlock, SheetRow } from "../chunks/excerpt.js";

/** Letters can be read at this width, also printed. */
const PICTURE_WIDTH = 1100;
/** A chunk rarely spans more pages; further pages are named in text. */
const MAX_PAGES_PAINTED = 3;

/** Why nothing is highlighted. */
type Unpainted = "NO_PAGE_IMAGE" | "NO_BOX" | "IN_BUNDLE" | "NOT_DRAWN" | "NOT_ON_DRAWING";

/** What one citation highlights on a page. */
export interface Mark {
  n: number;
  /** The chunk. */
  pale: Box[];
  /** The quoted words. */
  strong: Box[];
}

/** A page, drawn once for all citations that point to it. */
export interface PaintedPage {
  page: number;
  filename: string;
  picture: PagePicture;
  marks: Mark[];
  /** The drawing is a layout engine's, and the file's own layout differs from it or is not known. */
  mayDiffer: boolean;
}

export interface ViewedSource {
  n: number;
  citation: Citation;
  format: Format | null;
  docNumber: string | null;
  issuedDate: string | null;
  title: string | null;
  /** Shared with other sources of the same page. */
  pages: PaintedPage[];
  unpainted: Unpainted | null;
  /** What stands around the quote, where the format has no pages. */
  excerpt: Excerpt | null;
}

export interface AnswerView {
  tenant: string;
  question: string;
  skipped: Skipped[];
  answer: AnswerBody;
  sources: ViewedSource[];
}

/** `keepsPictures`: whether there is a cache; items of a bundle are painted only then. */
export async function viewAnswer(
  answer: { tenant: string; question: string; skipped: Skipped[] } & AnswerBody,
  scope: Scope,
  keepsPictures: boolean,
): Promise<AnswerView> {
  const { tenant, question, skipped, ...body } = answer;
  const found = await Promise.all(
    body.citations.map((citation) => scope.find(citation.doc_id, citation.chunk_id)),
  );
  const sheets = new PageCache(scope);
  sheets.expect(body.citations, found);
  const sources: ViewedSource[] = [];
  for (const [index, citation] of body.citations.entries()) {
    const chunk = found[index];
    const painted = chunk
      ? await paint(sheets, { index, citation }, chunk, keepsPictures)
      : { ...NOTHING, unpainted: "NOT_DRAWN" as const };
    const structure = chunk?.facts.structure;
    sources.push({
      n: index + 1,
      citation,
      format: chunk?.facts.format ?? null,
      docNumber: structure?.doc_number ?? null,
      issuedDate: structure?.issued_date ?? null,
      title: structure?.title ?? null,
      ...painted,
    });
  }
  return { tenant, question, skipped, answer: body, sources };
}

type Painted = Pick<ViewedSource, "pages" | "unpainted" | "excerpt">;
const NOTHING = { pages: [], excerpt: null };

/** Fetches once what citations share: the boxes of all quotes of a document, and each page picture, as one object. */
class PageCache {
  private readonly asked = new Map<string, { index: number; blocks: string[]; quote: string }[]>();
  private readonly places = new Map<string, Promise<QuotePlace[][]>>();
  private readonly excerpts = new Map<string, Promise<(Excerpt | null)[]>>();
  private readonly pages = new Map<string, Promise<PaintedPage | null>>();

  constructor(private readonly scope: Scope) {}

  /** Registers all quotes by document. */
  expect(citations: readonly Citation[], found: readonly (FoundChunk | undefined)[]): void {
    for (const [index, citation] of citations.entries()) {
      const chunk = found[index]?.chunk;
      if (!chunk) continue;
      const quotes = this.asked.get(citation.doc_id) ?? [];
      quotes.push({ index, blocks: chunk.blocks, quote: citation.quote });
      this.asked.set(citation.doc_id, quotes);
    }
  }

  /** Where the quote of the given citation stands. */
  async placesOf(facts: DocumentFacts, index: number): Promise<QuotePlace[]> {
    const { quotes, at } = this.quotesOf(facts, index);
    const fetched = this.places.get(facts.doc_id) ?? this.scope.quotePlaces(facts, quotes);
    this.places.set(facts.doc_id, fetched);
    return (await fetched)[at] ?? [];
  }

  async excerptOf(facts: DocumentFacts, index: number): Promise<Excerpt | null> {
    const { quotes, at } = this.quotesOf(facts, index);
    const fetched = this.excerpts.get(facts.doc_id) ?? this.scope.excerpts(facts, quotes);
    this.excerpts.set(facts.doc_id, fetched);
    return (await fetched)[at] ?? null;
  }

  private quotesOf(facts: DocumentFacts, index: number) {
    const asked = this.asked.get(facts.doc_id) ?? [];
    return {
      quotes: asked.map(({ blocks, quote }) => ({ blocks, quote })),
      at: asked.findIndex((one) => one.index === index),
    };
  }

  page(facts: DocumentFacts, page: number): Promise<PaintedPage | null> {
    const key = `${facts.doc_id} ${page}`;
    const fetched = this.pages.get(key) ?? this.draw(facts, page);
    this.pages.set(key, fetched);
    return fetched;
  }

  private async draw(facts: DocumentFacts, page: number): Promise<PaintedPage | null> {
    const picture = await this.scope.pagePicture(facts, page, { width: PICTURE_WIDTH });
    // Only a layout engine's drawing tells its letters; what a file draws itself is always right.
    const mayDiffer =
      picture?.texts !== undefined && facts.review.some(({ code }) => code === "PAGES_COMPUTED");
    return picture && { page, filename: facts.name, picture, marks: [], mayDiffer };
  }
}

async function paint(
  sheets: PageCache,
  { index, citation }: { index: number; citation: Citation },
  { facts }: FoundChunk,
  keepsPictures: boolean,
): Promise<Painted> {
  const pictures = formatEntry(facts.format)?.pages;
  if (!pictures)
    return {
      ...NOTHING,
      unpainted: "NO_PAGE_IMAGE",
      excerpt: await sheets.excerptOf(facts, index),
    };
  if (facts.inner.length > 0 && !(pictures.shownInBundles && keepsPictures))
    return { ...NOTHING, unpainted: "IN_BUNDLE" };
  const hasBox = citation.anchors.some(({ bbox }) => bbox);
  const quoted = hasBox ? await sheets.placesOf(facts, index) : [];
  const pages: PaintedPage[] = [];
  let isPainted = false;
  // The pages of the quoted words come first.
  const numbers = [...new Set([...quoted, ...citation.anchors].map(({ page }) => page))];
  for (const number of numbers.slice(0, MAX_PAGES_PAINTED)) {
    const mark = markOn(number, index + 1, quoted, citation.anchors);
    // Without a single box the page is shown as it is; with some, a page without any shows nothing of the citation.
    if (hasBox && mark.pale.length + mark.strong.length === 0) continue;
    const page = await sheets.page(facts, number);
    if (!page) continue;
    pages.push(page);
    const onDrawing = moveToDrawing(mark, page.picture, citation.quote);
    if (onDrawing.pale.length + onDrawing.strong.length === 0) continue;
    page.marks.push(onDrawing);
    isPainted = true;
  }
  if (pages.length === 0) return { ...NOTHING, unpainted: hasBox ? "NOT_DRAWN" : "NO_BOX" };
  const unpainted = isPainted ? null : hasBox ? "NOT_ON_DRAWING" : "NO_BOX";
  const marked = pages.filter((page) => page.marks.some(({ n }) => n === index + 1));
  return { pages: isPainted ? marked : pages, unpainted, excerpt: null };
}

function markOn(
  page: number,
  n: number,
  quoted: readonly QuotePlace[],
  anchors: readonly Anchor[],
): Mark {
  return {
    n,
    pale: anchors.flatMap((one) => (one.page === page && one.bbox ? [one.bbox] : [])),
    strong: quoted.flatMap((one) => (one.page === page ? [one.bbox] : [])),
  };
}

/** On a layout engine's drawing the mark goes where the drawing has the quoted letters, and the chunk's with it; else nowhere. */
function moveToDrawing(mark: Mark, { texts }: PagePicture, quote: string): Mark {
  if (!texts) return mark;
  const strong = marksOnDrawing(texts, quote, mark.strong);
  if (strong.length === 0) return { ...mark, pale: [], strong };
  const down = driftOf(strong, mark.strong);
  const pale = mark.pale.map(([x0, y0, x1, y1]): Box => [x0, y0 + down, x1, y1 + down]);
  return { ...mark, pale, strong };
}
