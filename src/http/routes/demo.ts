/** GET /demo: the demo page. */
import Type from "typebox";
import { demoPage } from "../pages/demo.js";
import { sendPage } from "../pages/shell.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

export const demoRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/demo",
    summary: "데모 화면 / The demo page",
    auth: "open",
    success: { status: 200, description: "A page", content: { "text/html": Type.String() } },
    async handle({ reply }) {
      const keyed = service.keys.configured;
      return sendPage(
        reply,
        demoPage({
          keyed,
          // Tenant names only if no key is set.
          tenants: keyed ? [] : await service.tenants.names(),
          llm: service.options.llm?.configured ?? false,
        }),
      );
    },
  });
