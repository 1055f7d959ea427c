/** GET and POST /documents: lists the documents of a tenant that the principal may see. */
import Type from "typebox";
import { ListingSchema } from "../../model/listing.js";
import { refer } from "../../model/schema.js";
import { listScope } from "../../tenants/listing.js";
import { type Call, declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { PrincipalSchema, TENANT_ERRORS, TenantSchema } from "../tenant-request.js";

const ListRequestSchema = Type.Object({ tenant: TenantSchema, principal: PrincipalSchema });
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
  const list = async ({ tenant: given, principal }: ListRequest, { caller }: Call) => {
    const tenant = ownedTenant(caller, given);
    const scope = await service.tenants.scope(tenant, principal ?? null);
    return listScope(tenant, scope, caller.administrative);
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
