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
      await service.tenants.remove(tenant, filename);
      return { tenant, filename, deleted: true };
    },
  });
