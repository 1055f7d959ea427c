/** POST /documents/upload: stores a file in a tenant and reads it at once. */
import Type from "typebox";
import { StoredSchema, type UploadReceipt } from "../../model/listing.js";
import { Refusal } from "../../model/refusal.js";
import { refer } from "../../model/schema.js";
import { StoreJsonSchema } from "../../model/upload.js";
import { isReserved } from "../../tenants/document-names.js";
import { receiptOf } from "../../tenants/receipt.js";
import type { Caller } from "../keys.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { type Upload, withUpload } from "../upload/receive.js";
import { tagsOf } from "../upload/tags.js";
import { type Unlocked, withUnlocked } from "../upload/unlock.js";

const QuerySchema = Type.Object({
  tenant: Type.Optional(
    Type.String({ description: "Needed for raw bytes; in JSON it may stand in the body" }),
  ),
  replace: Type.Optional(Type.String({ description: "`1` replaces a document of the same name" })),
  filename: Type.Optional(
    Type.String({ description: "The file's name, where X-Filename is not sent" }),
  ),
  tags: Type.Optional(
    Type.String({ description: "For `filter`, separated by commas; in JSON an array" }),
  ),
});
type Query = Type.Static<typeof QuerySchema>;

export const uploadDocumentRoute = (service: Service) => {
  const repeated = service.repeats<UploadReceipt>("/documents/upload");
  return declareRoute({
    method: "POST",
    path: "/documents/upload",
    summary: "문서를 올리고 바로 읽습니다 / Stores a document and reads it at once",
    auth: "key",
    keyedServerOnly: true,
    upload: service.uploadRules,
    uploadJson: StoreJsonSchema,
    query: QuerySchema,
    success: {
      status: 201,
      description: "Stored; `readable` and `reason` say how reading went",
      content: { "application/json": refer(StoredSchema) },
    },
    uploadHeaders: {
      "Idempotency-Key": {
        type: "string",
        description: "Sent again with the same file, it is stored once and answered alike",
      },
    },
    errors: [
      "INVALID_TENANT",
      "TENANT_NOT_OWNED",
      "RESERVED_NAME",
      "NAME_EXISTS",
      "IDEMPOTENCY_KEY_REUSED",
      "PARSERS_BUSY",
    ],
    async handle({ query, caller, request, reply }) {
      // A tenant in the query is checked before the body is received.
      if (query.tenant !== undefined) ownedTenant(caller, query.tenant);
      await service.parallel.refuseWhenFull(reply);
      const stored = await withUpload(request, service.spool, service.uploadRules, (upload) =>
        service.parallel.run(reply, () => {
          const asked = storeRequest(caller, query, upload);
          const key = request.headers["idempotency-key"] as string | undefined;
          const { fields } = upload;
          return withUnlocked(service, { request, fields, files: [upload] }, ([unlocked]) =>
            repeated.once(caller.consumer, key, [asked, unlocked!.file.sha256], () =>
              storeUpload(service, asked, unlocked!),
            ),
          );
        }),
      );
      reply.code(201);
      return stored;
    },
  });
};

interface StoreRequest {
  tenant: string;
  filename: string;
  replace: boolean;
  tags?: string[] | undefined;
}

function storeRequest(caller: Caller, query: Query, { filename, fields }: Upload): StoreRequest {
  const tenant = ownedTenant(caller, tenantOfUpload(query, fields));
  const replace = query.replace === "1" || query.replace === "true" || wantsReplace(fields);
  if (isReserved(filename)) throw new Refusal("RESERVED_NAME", { field: "filename" });
  return { tenant, filename, replace, tags: tagsOf(fields.tags ?? query.tags) };
}

async function storeUpload(
  service: Service,
  { tenant, filename, replace, tags }: StoreRequest,
  { file, unlocking }: Unlocked,
): Promise<UploadReceipt> {
  const documents = await service.tenants.store(tenant, filename, file, replace, { tags });
  return receiptOf({ tenant, filename }, file, documents, unlocking);
}

function tenantOfUpload(query: Query, fields: Record<string, unknown>): string {
  const tenant = fields.tenant ?? query.tenant;
  if (typeof tenant !== "string") throw new Refusal("INVALID_REQUEST", { field: "tenant" });
  return tenant;
}

function wantsReplace({ replace }: Record<string, unknown>): boolean {
  if (replace !== undefined && typeof replace !== "boolean") {
    throw new Refusal("INVALID_REQUEST", { field: "replace" });
  }
  return replace === true;
}
