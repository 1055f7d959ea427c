/** GET /usage: usage by consumer and route; a service key sees only its own. */
import { refer } from "../../model/schema.js";
import { UsageSchema } from "../../model/usage.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

export const usageRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/usage",
    summary: "소비자별 사용량 / Usage by consumer and route",
    auth: "key",
    keyedServerOnly: true,
    success: {
      status: 200,
      description: "Counts since the start",
      content: { "application/json": refer(UsageSchema) },
    },
    handle: ({ caller }) =>
      service.usage.report(caller.administrative ? undefined : caller.consumer),
  });
