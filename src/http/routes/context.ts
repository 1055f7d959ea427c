/** POST /context: numbered evidence for a prompt, within a character budget. */
import { ContextRequestSchema, ContextResponseSchema } from "../../model/questions.js";
import { refer } from "../../model/schema.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { TENANT_ERRORS } from "../tenant-request.js";

export const contextRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/context",
    summary: "프롬프트에 붙일 번호 매긴 근거 묶음 / A numbered bundle of evidence for a prompt",
    auth: "key",
    body: ContextRequestSchema,
    success: {
      status: 200,
      description: "The bundle, within its budget",
      content: { "application/json": refer(ContextResponseSchema) },
    },
    errors: [...TENANT_ERRORS],
    handle: ({ body, caller }) =>
      service.questions.context({ ...body, tenant: ownedTenant(caller, body.tenant) }),
  });
