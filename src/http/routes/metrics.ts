/** GET /metrics: Prometheus metrics; needs the administrative key if keys are set. */
import Type from "typebox";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

export const metricsRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/metrics",
    summary: "Prometheus 지표 / Figures for Prometheus",
    auth: "admin",
    counted: false,
    success: {
      status: 200,
      description: "Prometheus text form",
      content: { "text/plain": Type.String() },
    },
    handle: async ({ reply }) =>
      reply.type(service.metrics.contentType).send(await service.metrics.text()),
  });
