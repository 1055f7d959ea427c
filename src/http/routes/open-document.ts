/** GET /documents/read: one document of a tenant as it was read, with its chunks and as Markdown, for those who may see it. */
import Type from "typebox";
import { PartialReadingSchema } from "../../model/partial-reading.js";
import { Refusal } from "../../model/refusal.js";
import { refer } from "../../model/schema.js";
import { OPENED_FIELDS } from "../../model/selection.js";
import { OpenedDocumentSchema } from "../../model/upload.js";
import { findDocument } from "../find-document.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { selectionOf, selectionQuery } from "../selection.js";
import { ownedTenant } from "../tenant-ownership.js";
import { PrincipalSchema, TENANT_ERRORS, TenantSchema } from "../tenant-request.js";

export const openDocumentRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/documents/read",
    summary: "올려 둔 문서 하나를 읽은 그대로 돌려줍니다 / One stored document, as it was read",
    auth: "key",
    query: Type.Object({
      tenant: TenantSchema,
      principal: PrincipalSchema,
      doc_id: Type.String({ maxLength: 100, description: "As the listing and citations name it" }),
      ...selectionQuery(OPENED_FIELDS),
    }),
    success: {
      status: 200,
      description:
        "The Document, its chunks and its Markdown; of an item of a bundle, that item alone",
      content: {
        "application/json": Type.Union([refer(OpenedDocumentSchema), refer(PartialReadingSchema)]),
      },
    },
    errors: [...TENANT_ERRORS, "DOCUMENT_NOT_FOUND", "PARSERS_BUSY"],
    async handle({ query, caller, reply }) {
      const selection = selectionOf(query, OPENED_FIELDS);
      const tenant = ownedTenant(caller, query.tenant);
      const { principal = null, doc_id } = query;
      const { scope, facts } = await findDocument(service.tenants, { tenant, principal, doc_id });
      // A whole document may be large: it waits for its client on disk, and for a place among the parallel parses.
      const body = await service.parallel.run(reply, () => scope.open(facts, selection));
      if (!body) throw new Refusal("DOCUMENT_NOT_FOUND", { field: "doc_id" });
      return reply
        .type("application/json; charset=utf-8")
        .header("content-length", body.length)
        .send(body.stream());
    },
  });
