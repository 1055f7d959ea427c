/** GET /docs/<name>.md: the public documentation, verbatim. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { OneOf } from "../../model/schema.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

/** The only names that ever become part of a path. */
export const DOC_NAMES = [
  "api",
  "clients",
  "rag",
  "schema",
  "deploy",
  "install",
  "security",
  "brief",
] as const;

export const OWN_DOCS = fileURLToPath(new URL("../../../docs", import.meta.url));

export const docsRoute = (service: Service) =>
  declareRoute({
    method: "GET",
    path: "/docs/{name}.md",
    summary: "공개 문서를 그대로 보여 줍니다 / A public document, as it is",
    auth: "open",
    params: Type.Object({ name: OneOf(DOC_NAMES) }),
    success: {
      status: 200,
      description: "The document",
      content: { "text/markdown": Type.String() },
    },
    errors: ["NOT_FOUND"],
    async handle({ params, reply }) {
      const name = DOC_NAMES.find((known) => known === params.name);
      if (name === undefined) throw new Refusal("NOT_FOUND", { field: "name" });
      const folder = service.options.docsDirectory ?? OWN_DOCS;
      const text = await readFile(join(folder, `${name}.md`)).catch((error) => {
        if (error.code === "ENOENT") throw new Refusal("NOT_FOUND", { field: "name" });
        throw error;
      });
      return reply.type("text/markdown; charset=utf-8").send(text);
    },
  });
