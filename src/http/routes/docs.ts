/** GET /docs/<name>.md and the JSON Schemas that they link to: the documentation, verbatim to programs, as pages to browsers. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { OneOf } from "../../model/schema.js";
import { ko } from "../../words/ko.js";
import { prefersHtml } from "../negotiate.js";
import type { DocName } from "../pages/docs.js";
import { type HtmlPage, sendPage } from "../pages/shell.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";

/** The only names that ever become part of a path. */
export const DOC_NAMES = Object.keys(ko.docs.names) as DocName[];
const SCHEMA_NAMES = ["document", "chunk"] as const;

export const OWN_DOCS = fileURLToPath(new URL("../../../docs", import.meta.url));

export const docsRoutes = (service: Service) => {
  /** Pages as last rendered: a document changes with the package, rendering it takes a hundred milliseconds. */
  const rendered = new Map<DocName, { text: string; page: HtmlPage }>();
  return [
    declareRoute({
      method: "GET",
      path: "/docs/{name}.md",
      summary: "공개 문서를 그대로 보여 줍니다 / A public document, as it is",
      auth: "open",
      params: Type.Object({ name: OneOf(DOC_NAMES) }),
      success: {
        status: 200,
        description: "The document",
        content: { "text/markdown": Type.String(), "text/html": Type.String() },
      },
      errors: ["NOT_FOUND"],
      async handle({ params, request, reply }) {
        const name = DOC_NAMES.find((known) => known === params.name);
        const text = String(await fileOf(service, name && `${name}.md`));
        reply.header("vary", "accept");
        if (!prefersHtml(request.headers.accept, "text/markdown"))
          return reply.type("text/markdown; charset=utf-8").send(text);
        const folder = service.options.docsDirectory ?? OWN_DOCS;
        const docs = DOC_NAMES.filter((one) => existsSync(join(folder, `${one}.md`)));
        const kept = rendered.get(name!);
        if (kept?.text === text) return sendPage(reply, kept.page);
        const { docsPage } = await import("../pages/docs.js");
        const page = docsPage(name!, text, docs);
        rendered.set(name!, { text, page });
        return sendPage(reply, page);
      },
    }),
    declareRoute({
      method: "GET",
      path: "/docs/schema/{name}.schema.json",
      summary: "문서와 조각의 JSON Schema / The JSON Schema of a Document or a Chunk",
      auth: "open",
      params: Type.Object({ name: OneOf(SCHEMA_NAMES) }),
      success: {
        status: 200,
        description: "The JSON Schema",
        content: { "application/json": Type.Object({}, { additionalProperties: true }) },
      },
      errors: ["NOT_FOUND"],
      async handle({ params, reply }) {
        const name = SCHEMA_NAMES.find((known) => known === params.name);
        const text = await fileOf(service, name && `schema/${name}.schema.json`);
        return reply.type("application/json; charset=utf-8").send(text);
      },
    }),
  ];
};

async function fileOf({ options }: Service, path: string | undefined): Promise<Buffer> {
  if (path === undefined) throw new Refusal("NOT_FOUND", { field: "name" });
  return readFile(join(options.docsDirectory ?? OWN_DOCS, path)).catch((error) => {
    if (error.code === "ENOENT") throw new Refusal("NOT_FOUND", { field: "name" });
    throw error;
  });
}
