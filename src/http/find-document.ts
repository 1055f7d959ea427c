/** Finds one document of a tenant: what is read already waits for no other. */
import { Refusal } from "../model/refusal.js";
import type { DocumentFacts } from "../tenants/catalogue.js";
import type { Scope } from "../tenants/scope.js";
import type { Tenants } from "../tenants/tenants.js";

interface Wanted {
  tenant: string;
  principal: string | null;
  doc_id: string;
}

/** Refuses with `DOCUMENT_NOT_FOUND` what does not exist or is hidden, indistinguishably. */
export async function findDocument(
  tenants: Tenants,
  { tenant, principal, doc_id }: Wanted,
): Promise<{ scope: Scope; facts: DocumentFacts }> {
  for (const wait of [false, true]) {
    const scope = await tenants.scope(tenant, principal, undefined, wait);
    const facts = scope.document(doc_id);
    if (facts) return { scope, facts };
  }
  throw new Refusal("DOCUMENT_NOT_FOUND", { field: "doc_id" });
}
