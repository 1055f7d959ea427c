/** DELETE /documents: removes a file from a tenant; no answer includes it afterwards. */
import Type from "typebox";
import { DeletedSchema } from "../../model/listing.js";
import { refer } from "../../model/schema.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { TENANT_ERRORS, TenantSchema } from "../tenant-request.js";

export const deleteDocumentRoute = (service: Service) =>
  declareRoute({
    method: "DELETE",
    path: "/documents",
    summary: "문서를 지웁니다 / Removes a document",
    auth: "key",
    keyedServerOnly: true,
    query: Type.Object({
      tenant: TenantSchema,
      filename: Type.String({ description: "As the listing names it" }),
      doc_id: Type.Optional(
        Type.String({
          pattern: "^sha256:[0-9a-f]{64}$",
          description: "Of several files of that name, only the one with this content",
        }),
      ),
    }),
    success: {
      status: 200,
      description: "Gone; its cached text stays until the retention tool purges it",
      content: { "application/json": refer(DeletedSchema) },
    },
    errors: [...TENANT_ERRORS, "RESERVED_NAME", "DOCUMENT_NOT_FOUND"],
    async handle({ query, caller }) {
      const tenant = ownedTenant(caller, query.tenant);
      const filename = query.filename.normalize("NFC");
      const sha256 = query.doc_id?.slice("sha256:".length) ?? null;
      await service.tenants.remove(tenant, filename, sha256);
      return { tenant, filename, deleted: true };
    },
  });
