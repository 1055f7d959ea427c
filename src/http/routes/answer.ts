/** POST /answer: an extractive answer, verbatim from the documents; with `llm` a generated answer that was verified. */
import { AnswerRequestSchema, AnswerResponseSchema } from "../../model/questions.js";
import { refer } from "../../model/schema.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { TENANT_ERRORS } from "../tenant-request.js";

export const answerRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/answer",
    summary: "원문에서 뽑은 답과 인용 / An answer extracted from the documents, with citations",
    auth: "key",
    body: AnswerRequestSchema,
    success: {
      status: 200,
      description:
        "The answer, or the reason why there is none; of several things asked at once those that are answered",
      content: { "application/json": refer(AnswerResponseSchema) },
    },
    errors: [...TENANT_ERRORS, "LLM_NOT_CONFIGURED", "LLM_FAILED"],
    handle: ({ body, caller, request }) =>
      service.questions.answer({
        ...body,
        tenant: ownedTenant(caller, body.tenant),
        gone: request.gone,
      }),
  });
