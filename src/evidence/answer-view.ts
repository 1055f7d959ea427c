/** Data of the answer view: each citation with facts of its document, and what to highlight on which page. */
import type { QuotePlace } from "../chunks/locate-quote.js";
import type { Anchor } from "../model/chunk.js";
import type { AnswerBody, Citation } from "../model/evidence.js";
import type { Box, Format } from "../model/format.js";
import type { Skipped } from "../model/listing.js";
import type { PagePicture } from "../readers/page-picture.js";
import { formatEntry } from "../readers/registry.js";
import type { DocumentFacts } from "../tenants/catalogue.js";
import type { FoundChunk, Scope } from "../tenants/scope.js";

/** Letters can be read at this width, also printed. */
const PICTURE_WIDTH = 1100;
/** A chunk rarely spans more pages; further pages are named in text. */
const MAX_PAGES_PAINTED = 3;

/** Why nothing is highlighted. */
export type Unpainted = "NO_PAGE_IMAGE" | "NO_BOX" | "IN_BUNDLE" | "NOT_DRAWN";

export interface PaintedPage {
  page: number;
  picture: PagePicture;
  /** The chunk. */
  pale: Box[];
  /** The quoted words. */
  strong: Box[];
}

export interface ViewedSource {
  n: number;
  citation: Citation;
  format: Format | null;
  docNumber: string | null;
  issuedDate: string | null;
  title: string | null;
  pages: PaintedPage[];
  unpainted: Unpainted | null;
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
      ? await paint(sheets, index, chunk, citation, keepsPictures)
      : { pages: [], unpainted: "NOT_DRAWN" as const };
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

type Painted = Pick<ViewedSource, "pages" | "unpainted">;

/** Fetches once what citations share: the boxes of all quotes of a document, and each page picture, as one object. */
class PageCache {
  private readonly asked = new Map<string, { index: number; blocks: string[]; quote: string }[]>();
  private readonly places = new Map<string, Promise<QuotePlace[][]>>();
  private readonly pictures = new Map<string, Promise<PagePicture | null>>();

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
    const quotes = this.asked.get(facts.doc_id) ?? [];
    const fetched =
      this.places.get(facts.doc_id) ??
      this.scope.quotePlaces(
        facts,
        quotes.map(({ blocks, quote }) => ({ blocks, quote })),
      );
    this.places.set(facts.doc_id, fetched);
    return (await fetched)[quotes.findIndex((one) => one.index === index)] ?? [];
  }

  picture(facts: DocumentFacts, page: number): Promise<PagePicture | null> {
    const key = `${facts.doc_id} ${page}`;
    const fetched = this.pictures.get(key) ?? this.scope.pagePicture(facts, page, PICTURE_WIDTH);
    this.pictures.set(key, fetched);
    return fetched;
  }
}

async function paint(
  sheets: PageCache,
  index: number,
  { facts }: FoundChunk,
  citation: Citation,
  keepsPictures: boolean,
): Promise<Painted> {
  const unpainted = unpaintedReason(facts, citation.anchors, keepsPictures);
  if (unpainted) return { pages: [], unpainted };
  const strong = await sheets.placesOf(facts, index);
  const pages: PaintedPage[] = [];
  // The pages of the quoted words come first.
  const numbers = [...new Set([...strong, ...citation.anchors].map(({ page }) => page))];
  for (const page of numbers.slice(0, MAX_PAGES_PAINTED)) {
    const picture = await sheets.picture(facts, page);
    const pale = citation.anchors.flatMap((one) =>
      one.page === page && one.bbox ? [one.bbox] : [],
    );
    const here = strong.flatMap((one) => (one.page === page ? [one.bbox] : []));
    if (picture && pale.length + here.length > 0) pages.push({ page, picture, pale, strong: here });
  }
  return { pages, unpainted: pages.length > 0 ? null : "NOT_DRAWN" };
}

function unpaintedReason(
  facts: DocumentFacts,
  anchors: readonly Anchor[],
  keepsPictures: boolean,
): Unpainted | null {
  const pages = formatEntry(facts.format)?.pages;
  if (!pages) return "NO_PAGE_IMAGE";
  if (facts.inner.length > 0 && !(pages.shownInBundles && keepsPictures)) return "IN_BUNDLE";
  if (!anchors.some(({ bbox }) => bbox)) return "NO_BOX";
  return null;
}
