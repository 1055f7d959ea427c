/** The one list of routes. */
import type { Route } from "../route.js";
import type { Service } from "../service.js";
import { chunkRoute } from "./chunk.js";
import { docsRoute } from "./docs.js";
import { healthRoute } from "./health.js";
import { listFeedbackRoute } from "./list-feedback.js";
import { openapiRoute } from "./openapi.js";
import { parseRoute } from "./parse.js";
import { sendFeedbackRoute } from "./send-feedback.js";
import { usageRoute } from "./usage.js";

export function allRoutes(service: Service): Route[] {
  return [
    healthRoute(service),
    openapiRoute(service),
    docsRoute(service),
    parseRoute(service),
    chunkRoute(service),
    sendFeedbackRoute(service),
    listFeedbackRoute(service),
    usageRoute(service),
  ];
}
