/** POST /parse: parses one file; an unreadable file is still a 200 with its reason. */
import Type from "typebox";
import { DocumentSchema } from "../../model/document.js";
import { PartialDocumentSchema } from "../../model/partial-reading.js";
import { refer } from "../../model/schema.js";
import { DOCUMENT_FIELDS } from "../../model/selection.js";
import { prefersMarkdown } from "../negotiate.js";
import {
  PROGRESS_CONTENT,
  progressFormat,
  type Report,
  streamReading,
} from "../progress-stream.js";
import { declareRoute } from "../route.js";
import { readUpload, type Service } from "../route-context.js";
import { select, selectionQuery } from "../selection.js";
import { MARKDOWN, MarkdownSchema, sendReading } from "../send-reading.js";
import { UploadQuerySchema } from "../upload/query.js";

const QuerySchema = Type.Object({
  ...UploadQuerySchema.properties,
  ...selectionQuery(DOCUMENT_FIELDS),
});

export const parseRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/parse",
    summary: "파일을 구조화된 JSON으로 읽습니다 / Reads a file into a Document",
    auth: "key",
    upload: service.uploadRules,
    query: QuerySchema,
    success: {
      status: 200,
      description: "The Document; `access.readable` says whether the file could be read",
      content: {
        "application/json": Type.Union([refer(DocumentSchema), refer(PartialDocumentSchema)]),
        [MARKDOWN]: MarkdownSchema,
        ...PROGRESS_CONTENT,
      },
    },
    errors: ["PARSERS_BUSY"],
    async handle({ request, reply, query }) {
      const format = progressFormat(request.headers.accept);
      const markdown = !format && prefersMarkdown(request.headers.accept);
      const kind = markdown ? "markdown" : "document";
      const read = (report?: Report) =>
        readUpload(
          service,
          { request, reply },
          ({ fields }) => select({ kind }, DOCUMENT_FIELDS, query, fields),
          report,
        );
      if (format) return streamReading(reply, format, read);
      return sendReading(service, reply, await read(), markdown);
    },
  });
