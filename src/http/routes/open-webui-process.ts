/**
 * PUT /process: Open WebUI's external document loader (content extraction engine "External"): the file's bytes in, its pages with their
 * metadata out.
 */
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { convertUpload, pagesOf } from "../converted-file.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { UploadQuerySchema } from "../upload/query.js";

export const LoadedPageSchema = Type.Object(
  {
    page_content: Type.String({ description: "The page as Markdown" }),
    metadata: Type.Object({
      source: Type.String({ description: "The file's name" }),
      title: Type.Union([Type.String(), Type.Null()]),
      page: Type.Optional(Type.Integer({ minimum: 1 })),
      pages: Type.Integer({ minimum: 0 }),
      doc_id: Type.String(),
    }),
  },
  { $id: "LoadedPage", description: "As Open WebUI takes it" },
);

export const openWebuiProcessRoute = (service: Service) =>
  declareRoute({
    method: "PUT",
    path: "/process",
    summary: "Open WebUI의 외부 문서 로더 / Open WebUI's external document loader",
    auth: "key",
    upload: service.uploadRules,
    anyContentType: true,
    query: UploadQuerySchema,
    success: {
      status: 200,
      description: "One for each page; one for the whole where the document has no pages",
      content: { "application/json": Type.Array(Type.Unsafe<unknown>({ $ref: "LoadedPage#" })) },
    },
    errors: ["PARSERS_BUSY", "UNREADABLE"],
    async handle(call) {
      const { summary, markdown } = await convertUpload(service, call, () => ({
        kind: "markdown",
      }));
      const { readable, reason, reason_text, filename, title, pages, doc_id } = summary;
      // An empty page, or the reason as if it were text, would be indexed there without a word.
      if (!readable) {
        const said = `${reason}: ${reason_text}`;
        throw new Refusal("UNREADABLE", { detail: { ko: said, en: `${reason}` } });
      }
      return pagesOf(markdown)
        .filter(({ text }) => text !== "")
        .map(({ page, text }) => ({
          page_content: text,
          metadata: { source: filename, title, ...(page !== null && { page }), pages, doc_id },
        }));
    },
  });
