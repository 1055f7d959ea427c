/** GET /try: the try page and its samples. */
import { readFile } from "node:fs/promises";
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { listSamples } from "../pages/samples.js";
import { sendPage } from "../pages/shell.js";
import { tryPage } from "../pages/try.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

export const tryRoutes = (service: Service) => {
  const samples = listSamples(service.options.samplesDirectory);
  return [
    declareRoute({
      method: "GET",
      path: "/try",
      summary: "체험 화면 / The experiment page",
      auth: "open",
      success: { status: 200, description: "A page", content: { "text/html": Type.String() } },
      handle: ({ reply }) => sendPage(reply, tryPage(samples.keys(), service.keys.configured)),
    }),
    declareRoute({
      method: "GET",
      path: "/try/samples/{name}",
      summary: "체험에 쓰는 예시 문서 / A bundled sample document",
      auth: "open",
      params: Type.Object({ name: Type.String() }),
      success: {
        status: 200,
        description: "The file",
        content: { "application/octet-stream": Type.Any() },
      },
      errors: ["NOT_FOUND"],
      async handle({ params, reply }) {
        const path = samples.get(params.name!.normalize("NFC"));
        if (!path) throw new Refusal("NOT_FOUND", { field: "name" });
        return reply.type("application/octet-stream").send(await readFile(path));
      },
    }),
  ];
};
