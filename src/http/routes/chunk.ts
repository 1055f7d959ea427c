/** POST /chunk: parses one file; returns its Document and chunks. */
import Type from "typebox";
import { PartialReadingSchema } from "../../model/partial-reading.js";
import { DEFAULT_CHUNK_BUDGET, MAX_CHUNK_BUDGET, MIN_CHUNK_BUDGET } from "../../model/plain.js";
import { Refusal } from "../../model/refusal.js";
import { refer } from "../../model/schema.js";
import { CHUNK_FIELDS } from "../../model/selection.js";
import { ChunkedDocumentSchema } from "../../model/upload.js";
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
  ...selectionQuery(CHUNK_FIELDS),
  budget: Type.Optional(
    Type.Integer({
      minimum: MIN_CHUNK_BUDGET,
      maximum: MAX_CHUNK_BUDGET,
      default: DEFAULT_CHUNK_BUDGET,
      description: "Characters a chunk may have",
    }),
  ),
});

export const chunkRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/chunk",
    summary:
      "파일을 근거가 붙은 조각으로 나눕니다 / Reads a file into chunks that carry their evidence",
    auth: "key",
    upload: service.uploadRules,
    query: QuerySchema,
    success: {
      status: 200,
      description: "The Document and its chunks; for a bundle, the chunks of all inner documents",
      content: {
        "application/json": Type.Union([refer(ChunkedDocumentSchema), refer(PartialReadingSchema)]),
        [MARKDOWN]: MarkdownSchema,
        ...PROGRESS_CONTENT,
      },
    },
    errors: ["PARSERS_BUSY"],
    async handle({ request, reply, query }) {
      const format = progressFormat(request.headers.accept);
      const markdown = prefersMarkdown(request.headers.accept);
      const read = (report?: Report) =>
        readUpload(
          service,
          { request, reply },
          ({ fields }) => {
            const budget = query.budget ?? budgetIn(fields) ?? DEFAULT_CHUNK_BUDGET;
            const of = markdown
              ? { kind: "markdown" as const }
              : { kind: "chunks" as const, budget };
            return select(of, CHUNK_FIELDS, query, fields);
          },
          report,
        );
      if (format) return streamReading(reply, format, read);
      return sendReading(service, reply, await read(), markdown);
    },
  });

/** A JSON body can carry the budget as well. */
function budgetIn(fields: Record<string, unknown>): number | undefined {
  const { budget } = fields;
  if (budget === undefined) return undefined;
  const usable =
    Number.isInteger(budget) &&
    (budget as number) >= MIN_CHUNK_BUDGET &&
    (budget as number) <= MAX_CHUNK_BUDGET;
  if (!usable) throw new Refusal("INVALID_REQUEST", { field: "budget" });
  return budget as number;
}
