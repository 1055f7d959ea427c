/** Lists a scope: documents read, documents not read and why, and documents that need review. */
import { REASONS, REVIEW_CODES } from "../model/codes.js";
import type { Listing, Skipped } from "../model/listing.js";
import type { DocumentFacts } from "./catalogue.js";
import type { Scope } from "./scope.js";

export function listScope(tenant: string, scope: Scope, administrative: boolean): Listing {
  const documents = scope.documents.map(listingEntry);
  const unreadable = documents.filter((one) => !one.readable).length;
  const reviewed = documents.filter((one) => one.readable && one.review).length;
  return {
    tenant,
    readable: documents.length - unreadable,
    unreadable,
    needs_review: unreadable + reviewed,
    chunks: scope.chunks,
    documents,
    ...(administrative && scope.rules.error && { acl_error: scope.rules.error }),
  };
}

/** Documents that could not be read, so no answer includes them. */
export function skippedOf(scope: Scope): Skipped[] {
  return scope.unreadableDocuments.map(skippedEntry);
}

function listingEntry(facts: DocumentFacts): Listing["documents"][number] {
  if (!facts.access.readable) return { doc_id: null, ...skippedEntry(facts), chunks: 0 };
  const review = facts.review.filter(({ code }) => REVIEW_CODES.includes(code));
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
