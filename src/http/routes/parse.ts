/** POST /parse: parses one file; an unreadable file is still a 200 with its reason. */
import { DocumentSchema } from "../../model/document.js";
import { refer } from "../../model/schema.js";
import { prefersMarkdown } from "../negotiate.js";
import { PROGRESS_CONTENT, progressFormat, streamReading } from "../progress-stream.js";
import { declareRoute } from "../route.js";
import { readUpload, type Service } from "../route-context.js";
import { MARKDOWN, MarkdownSchema, sendReading } from "../send-reading.js";
import { UploadQuerySchema } from "../upload/query.js";

export const parseRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/parse",
    summary: "파일을 구조화된 JSON으로 읽습니다 / Reads a file into a Document",
    auth: "key",
    upload: service.uploadRules,
    query: UploadQuerySchema,
    success: {
      status: 200,
      description: "The Document; `access.readable` says whether the file could be read",
      content: {
        "application/json": refer(DocumentSchema),
        [MARKDOWN]: MarkdownSchema,
        ...PROGRESS_CONTENT,
      },
    },
    errors: ["PARSERS_BUSY"],
    async handle({ request, reply }) {
      const format = progressFormat(request.headers.accept);
      if (format)
        return streamReading(reply, format, (report) =>
          readUpload(service, { request, reply }, () => ({ kind: "document" }), report),
        );
      const markdown = prefersMarkdown(request.headers.accept);
      const parsed = await readUpload(service, { request, reply }, () => ({
        kind: markdown ? "markdown" : "document",
      }));
      return sendReading(service, reply, parsed, markdown);
    },
  });
