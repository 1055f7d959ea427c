/** POST /search: ranked chunks, by words and by vectors if there is an embedding model. */
import { SearchRequestSchema, SearchResponseSchema } from "../../model/questions.js";
import { refer } from "../../model/schema.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { TENANT_ERRORS } from "../tenant-request.js";

export const searchRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/search",
    summary: "찾는 말이 있는 조각을 돌려줍니다 / Finds chunks",
    auth: "key",
    body: SearchRequestSchema,
    success: {
      status: 200,
      description: "Hits in the engine's order",
      content: { "application/json": refer(SearchResponseSchema) },
    },
    errors: [...TENANT_ERRORS],
    handle: ({ body, caller }) =>
      service.questions.search({ ...body, tenant: ownedTenant(caller, body.tenant) }),
  });
