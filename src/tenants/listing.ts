/** Lists a scope: documents read, documents not read and why, and documents that need review. */
import { REASONS, REVIEW_CODES } from "../model/codes.js";
import { pageOf } from "../model/cursor.js";
import type { Listing, Skipped } from "../model/listing.js";
import type { DocumentFacts } from "./catalogue.js";
import type { Scope } from "./scope.js";

/** In the order of `scope.documents`. */
const BY_NAME = {
  listing: "documents",
  placeOf: ({ name, key }: DocumentFacts) => [name, key],
  parts: 2,
};

/** All documents, or one page of them; the counts are of all. */
export function listScope(
  tenant: string,
  scope: Scope,
  administrative: boolean,
  page: { limit?: number | undefined; cursor?: string | undefined } = {},
): Listing {
  const unreadable = scope.unreadableDocuments.length;
  const reviewed = scope.documents.filter(
    (facts) => facts.access.readable && reviewReasons(facts).length > 0,
  ).length;
  const { items, ...next } = pageOf(scope.documents, page, BY_NAME);
  const documents = items.map(listingEntry);
  return {
    tenant,
    readable: scope.documents.length - unreadable,
    unreadable,
    needs_review: unreadable + reviewed,
    chunks: scope.chunks,
    documents,
    ...next,
    ...(administrative && scope.rules.error && { acl_error: scope.rules.error }),
  };
}

/** Documents that could not be read, so no answer includes them. */
export function skippedOf(scope: Scope): Skipped[] {
  return scope.unreadableDocuments.map(skippedEntry);
}

function listingEntry(facts: DocumentFacts): Listing["documents"][number] {
  if (!facts.access.readable) return { doc_id: null, ...skippedEntry(facts), chunks: 0 };
  const review = reviewReasons(facts);
  return {
    doc_id: facts.doc_id,
    filename: facts.name,
    readable: true,
    chunks: facts.chunks,
    structure: facts.structure,
    review: review.length > 0,
    review_reasons: review,
  };
}

function reviewReasons({ review }: DocumentFacts) {
  return review.filter(({ code }) => REVIEW_CODES.includes(code));
}

function skippedEntry({ name, access }: DocumentFacts): Skipped {
  const reason = access.reason ?? "READER_FAILED";
  return {
    filename: name,
    readable: false,
    reason,
    reason_text: access.reason_text ?? REASONS[reason].ko,
    ...(access.drm_vendor && { drm_vendor: access.drm_vendor }),
  };
}
