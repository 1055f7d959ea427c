/** GET and POST /documents: lists the documents of a tenant that the principal may see. */
import Type from "typebox";
import { CursorSchema } from "../../model/cursor-schema.js";
import { ListingSchema } from "../../model/listing.js";
import { WaitSchema } from "../../model/questions.js";
import { refer } from "../../model/schema.js";
import { listScope } from "../../tenants/listing.js";
import { type Call, declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { PrincipalSchema, TENANT_ERRORS, TenantSchema } from "../tenant-request.js";

/** Larger pages are clamped; without `limit` the listing is whole. */
const MAX_LIMIT = 500;

const ListRequestSchema = Type.Object({
  tenant: TenantSchema,
  principal: PrincipalSchema,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `Documents at most, by name; more than ${MAX_LIMIT} is clipped. Without it all are listed. Counts are always of all`,
    }),
  ),
  cursor: Type.Optional(CursorSchema),
  wait: WaitSchema,
});
type ListRequest = Type.Static<typeof ListRequestSchema>;

const common = {
  path: "/documents",
  summary: "테넌트의 문서를 나열합니다 / Lists a tenant's documents",
  auth: "key" as const,
  success: {
    status: 200 as const,
    description: "The documents that the principal may see, readable or not",
    content: { "application/json": refer(ListingSchema) },
  },
  errors: TENANT_ERRORS,
};

export const listDocumentsRoutes = (service: Service) => {
  const list = async (
    { tenant: given, principal, limit, cursor, wait }: ListRequest,
    { caller }: Call,
  ) => {
    const tenant = ownedTenant(caller, given);
    const scope = await service.tenants.scope(tenant, principal ?? null, undefined, wait);
    // A cursor alone goes on by the largest page.
    const most = limit ?? (cursor === undefined ? undefined : MAX_LIMIT);
    const page = { limit: most && Math.min(most, MAX_LIMIT), cursor };
    return listScope(tenant, scope, caller.administrative, page);
  };
  return [
    declareRoute({
      ...common,
      method: "GET",
      query: ListRequestSchema,
      handle: (call) => list(call.query, call),
    }),
    declareRoute({
      ...common,
      method: "POST",
      body: ListRequestSchema,
      handle: (call) => list(call.body, call),
    }),
  ];
};
