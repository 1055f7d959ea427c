/** GET / and GET /reference: the home page and the API reference. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import Type from "typebox";
import { readFigures } from "../pages/figures.js";
import { homePage } from "../pages/home.js";
import { referencePage } from "../pages/reference.js";
import { listSamples } from "../pages/samples.js";
import { sendPage } from "../pages/shell.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { DOC_NAMES, OWN_DOCS } from "./docs.js";

const page = {
  status: 200 as const,
  description: "A page",
  content: { "text/html": Type.String() },
};

export const homeRoutes = (service: Service) => {
  const samples = [...listSamples(service.options.samplesDirectory).keys()];
  const figures = readFigures(service.options.figuresFile);
  const folder = service.options.docsDirectory ?? OWN_DOCS;
  return [
    declareRoute({
      method: "GET",
      path: "/",
      summary: "개발자 첫 화면 / The developer home",
      auth: "open",
      success: page,
      handle: ({ request, reply }) =>
        sendPage(
          reply,
          homePage({
            origin: `${request.protocol}://${request.host}`,
            keyed: service.keys.configured,
            maxUpload: service.uploadRules.limit,
            rateLimit: service.rateLimit.limit,
            maxParallel: service.parallel.limit,
            sample: samples.find((name) => name.endsWith(".pdf")),
            figures,
            docs: DOC_NAMES.filter((name) => existsSync(join(folder, `${name}.md`))),
          }),
        ),
    }),
    declareRoute({
      method: "GET",
      path: "/reference",
      summary: "API 참조 화면 / The API reference page",
      auth: "open",
      success: page,
      handle: ({ reply }) => sendPage(reply, referencePage()),
    }),
  ];
};
