/** GET /usage: usage by consumer and route; a service key sees only its own. */
import Type from "typebox";
import { CursorSchema } from "../../model/cursor-schema.js";
import { refer } from "../../model/schema.js";
import { UsageSchema } from "../../model/usage.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

/** Larger pages are clamped; without `limit` all are given. */
const MAX_LIMIT = 500;

const QuerySchema = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `Consumers at most, by name; more than ${MAX_LIMIT} is clipped. Without it all are given`,
    }),
  ),
  cursor: Type.Optional(CursorSchema),
});

export const usageRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/usage",
    summary: "소비자별 사용량 / Usage by consumer and route",
    auth: "key",
    keyedServerOnly: true,
    query: QuerySchema,
    success: {
      status: 200,
      description: "Counts since the start",
      content: { "application/json": refer(UsageSchema) },
    },
    handle: ({ caller, query: { limit, cursor } }) =>
      service.usage.report(caller.administrative ? undefined : caller.consumer, {
        limit: limit && Math.min(limit, MAX_LIMIT),
        cursor,
      }),
  });
