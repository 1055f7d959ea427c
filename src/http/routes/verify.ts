/** POST /verify: checks a caller's answer against the evidence it cites. */
import { VerifyRequestSchema, VerifyResponseSchema } from "../../model/questions.js";
import { refer } from "../../model/schema.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { TENANT_ERRORS } from "../tenant-request.js";

export const verifyRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/verify",
    summary: "답을 근거와 대조합니다 / Checks an answer against its evidence",
    auth: "key",
    body: VerifyRequestSchema,
    success: {
      status: 200,
      description: "Places where the answer does not stand, and a verdict on each sentence",
      content: { "application/json": refer(VerifyResponseSchema) },
    },
    errors: [...TENANT_ERRORS],
    handle: ({ body, caller }) =>
      service.questions.verify({ ...body, tenant: ownedTenant(caller, body.tenant) }),
  });
