/** POST /feedback: reports a document that was not read, or read wrongly. */
import { FeedbackReceiptSchema, FeedbackSchema } from "../../model/feedback.js";
import { Refusal } from "../../model/refusal.js";
import { refer } from "../../model/schema.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";

export const sendFeedbackRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/feedback",
    summary: "잘못 읽은 문서를 알립니다 / Reports a document that was read wrongly or not at all",
    auth: "key",
    body: refer(FeedbackSchema),
    success: {
      status: 201,
      description: "Recorded",
      content: { "application/json": refer(FeedbackReceiptSchema) },
    },
    errors: ["INVALID_TENANT", "TENANT_NOT_OWNED", "FEEDBACK_NOT_CONFIGURED"],
    async handle({ body, caller, reply }) {
      if (body.doc_id === undefined && body.filename === undefined) {
        throw new Refusal("INVALID_REQUEST", {
          field: "doc_id",
          detail: { ko: "doc_id 또는 filename이 필요합니다", en: "doc_id or filename is needed" },
        });
      }
      const tenant = body.tenant === undefined ? undefined : ownedTenant(caller, body.tenant);
      const { id } = await service.feedback.record(caller.consumer, {
        ...body,
        ...(tenant !== undefined && { tenant }),
      });
      reply.code(201);
      return { recorded: true, id };
    },
  });
