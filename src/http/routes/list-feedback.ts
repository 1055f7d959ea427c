/** GET /feedback: reports, newest first; a service key sees only its own. */
import Type from "typebox";
import { CursorSchema } from "../../model/cursor-schema.js";
import { FeedbackListSchema } from "../../model/feedback.js";
import { refer } from "../../model/schema.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

const DEFAULT_LIMIT = 50;
/** Larger limits are clamped. */
const MAX_LIMIT = 500;

const QuerySchema = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: DEFAULT_LIMIT,
      description: `Items at most; more than ${MAX_LIMIT} is clipped`,
    }),
  ),
  cursor: Type.Optional(CursorSchema),
});

export const listFeedbackRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/feedback",
    summary: "접수된 의견 목록 / The reports, newest first",
    auth: "key",
    query: QuerySchema,
    success: {
      status: 200,
      description: "The items this key may see",
      content: { "application/json": refer(FeedbackListSchema) },
    },
    errors: ["FEEDBACK_NOT_CONFIGURED"],
    handle: ({ query, caller }) =>
      service.feedback.list(caller, {
        limit: Math.min(query.limit ?? DEFAULT_LIMIT, MAX_LIMIT),
        cursor: query.cursor,
      }),
  });
