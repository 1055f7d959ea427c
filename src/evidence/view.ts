/** What a view of an answer shows: each citation with its document's facts, and what is painted where on which page. */
import type { Anchor } from "../model/chunk.js";
import type { Document } from "../model/document.js";
import type { AnswerBody, Citation } from "../model/evidence.js";
import type { Box, Format } from "../model/format.js";
import type { Skipped } from "../model/listing.js";
import type { PagePicture } from "../readers/page-picture.js";
import type { Facts } from "../tenants/catalogue.js";
import type { FoundChunk, Scope } from "../tenants/scope.js";
import { placesOf } from "./places.js";

/** Letters can be read at this width, also printed. */
const PICTURE_WIDTH = 1100;
/** A chunk rarely goes on over more pages; what does is named in words. */
const MAX_PAGES_PAINTED = 3;
const PICTURES = new Set<Format>(["png", "jpeg", "tiff", "bmp", "gif", "webp"]);

/** Why nothing is painted. */
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
  const sources: ViewedSource[] = [];
  const sheets = new Sheets(scope);
  for (const [index, citation] of body.citations.entries()) {
    const found = await scope.find(citation.doc_id, citation.chunk_id);
    const painted = found
      ? await paint(sheets, found, citation, keepsPictures)
      : { pages: [], unpainted: "NOT_DRAWN" as const };
    const structure = found?.facts.structure;
    sources.push({
      n: index + 1,
      citation,
      format: found?.facts.format ?? null,
      docNumber: structure?.doc_number ?? null,
      issuedDate: structure?.issued_date ?? null,
      title: structure?.title ?? null,
      ...painted,
    });
  }
  return { tenant, question, skipped, answer: body, sources };
}

type Painted = Pick<ViewedSource, "pages" | "unpainted">;

/** Documents and pages that several citations share are fetched once, and are then the same object. */
class Sheets {
  private readonly documents = new Map<string, Promise<Document | null>>();
  private readonly pictures = new Map<string, Promise<PagePicture | null>>();

  constructor(private readonly scope: Scope) {}

  document(facts: Facts): Promise<Document | null> {
    const fetched = this.documents.get(facts.doc_id) ?? this.scope.document(facts);
    this.documents.set(facts.doc_id, fetched);
    return fetched;
  }

  picture(facts: Facts, page: number): Promise<PagePicture | null> {
    const key = `${facts.doc_id} ${page}`;
    const fetched = this.pictures.get(key) ?? this.scope.picture(facts, page, PICTURE_WIDTH);
    this.pictures.set(key, fetched);
    return fetched;
  }
}

async function paint(
  sheets: Sheets,
  { facts, chunk }: FoundChunk,
  citation: Citation,
  keepsPictures: boolean,
): Promise<Painted> {
  const unpainted = whyNot(facts, citation.anchors, keepsPictures);
  if (unpainted) return { pages: [], unpainted };
  const document = await sheets.document(facts);
  const strong = document ? placesOf(document, chunk.blocks, citation.quote) : [];
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

function whyNot(
  facts: Facts,
  anchors: readonly Anchor[],
  keepsPictures: boolean,
): Unpainted | null {
  if (facts.format !== "pdf" && !PICTURES.has(facts.format)) return "NO_PAGE_IMAGE";
  if (facts.inner.length > 0 && (facts.format !== "pdf" || !keepsPictures)) return "IN_BUNDLE";
  if (!anchors.some(({ bbox }) => bbox)) return "NO_BOX";
  return null;
}
