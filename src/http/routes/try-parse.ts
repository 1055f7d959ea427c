/** POST /try/parse and /try/page: the public API of the try page, tightly limited; nothing is stored. */
import { Readable } from "node:stream";
import Type from "typebox";
import { DEFAULT_CHUNK_BUDGET } from "../../model/plain.js";
import { Refusal } from "../../model/refusal.js";
import { Nullable, refer } from "../../model/schema.js";
import { TriedDocumentSchema } from "../../model/upload.js";
import type { OutputRequest, ParseRequest, ParseResult } from "../../parsing/parsing.js";
import type { ResultBody } from "../../parsing/result-body.js";
import {
  PROGRESS_CONTENT,
  progressFormat,
  type Report,
  streamReading,
} from "../progress-stream.js";
import { type Call, declareRoute, type UploadRules } from "../route.js";
import type { Service } from "../route-context.js";
import { passwordOf } from "../upload/password.js";
import { UploadQuerySchema } from "../upload/query.js";
import { withUpload } from "../upload/receive.js";

/** The contract's limits for a page that anyone may use: 10 MB, 60 seconds, 20 an hour and address. */
const TRY_RULES: UploadRules = { limit: 10 * 1024 * 1024, tooLarge: "TRY_TOO_LARGE" };
const TRY_SECONDS = 60;
/** All who try are one consumer: together they take one turn. No key can have a space in front. */
const TRY_CONSUMER = " try";
const HOUR_MS = 3_600_000;
const TRIES_PER_HOUR = 20;
/** Page pictures are cheap, so more of them are allowed. */
const PICTURES_PER_HOUR = 600;
/** Readable on a high-resolution screen. */
const MAX_PICTURE_WIDTH = 1600;
const DEFAULT_PICTURE_WIDTH = 1000;

const ParseQuerySchema = Type.Object({
  ...UploadQuerySchema.properties,
  markdown: Type.Optional(Type.String({ description: "`1`: the Document as Markdown too" })),
  ocr: Type.Optional(
    Type.Literal("0", { description: "`0`: without text recognition, to compare" }),
  ),
  layout: Type.Optional(
    Type.Literal("stored", {
      description: "`stored`: pages of HWP and HWPX as the file saved them, unchecked, to compare",
    }),
  ),
});

const PageQuerySchema = Type.Object({
  ...UploadQuerySchema.properties,
  page: Type.Integer({ minimum: 1, maximum: 10_000 }),
  inner: Type.Optional(Type.String({ description: "Path of the item in a bundle" })),
  width: Type.Optional(Type.Integer({ minimum: 100, maximum: MAX_PICTURE_WIDTH })),
});

const PictureSchema = Type.Object({
  picture: Nullable(
    Type.Object({
      width: Type.Number({ description: "Of the page, in the unit of its boxes" }),
      height: Type.Number(),
      media_type: Type.String(),
      data_base64: Type.String(),
    }),
  ),
});

export const tryParseRoutes = (service: Service) => {
  const tries = service.window("try", TRIES_PER_HOUR, HOUR_MS, "TRY_RATE_LIMITED");
  const pictures = service.window("try page", PICTURES_PER_HOUR, HOUR_MS, "TRY_RATE_LIMITED");
  const reading = service.places("try", 1, "TRY_BUSY");
  const drawing = service.places("try page", 1, "TRY_BUSY");

  /** Takes a slot only once the body has arrived: a slow sender blocks nobody. */
  const once = async (
    { request, reply }: Pick<Call, "request" | "reply">,
    rate: typeof tries,
    parallel: typeof reading,
    asked: Pick<ParseRequest, "want" | "options">,
    report?: Report,
  ): Promise<ParseResult> => {
    await parallel.refuseWhenFull();
    await rate.admit(request.ip);
    return withUpload(request, service.spool, TRY_RULES, ({ file, filename, fields }) => {
      const password = passwordOf(request.headers, fields);
      return parallel.run(reply, () => {
        report?.("queued");
        return service.parsing.read({
          file,
          filename,
          ...asked,
          ...(password !== undefined && { password }),
          timeout: TRY_SECONDS,
          keep: false,
          consumer: TRY_CONSUMER,
          signal: request.gone,
          ...(report && { started: () => report("reading"), progress: report }),
        });
      });
    });
  };

  return [
    declareRoute({
      method: "POST",
      path: "/try/parse",
      summary: "체험: 파일을 읽어 보이고 저장하지 않습니다 / Tries a file; nothing is stored",
      auth: "open",
      upload: TRY_RULES,
      query: ParseQuerySchema,
      success: {
        status: 200,
        description: "A summary, the Document and its chunks",
        content: { "application/json": refer(TriedDocumentSchema), ...PROGRESS_CONTENT },
      },
      errors: ["TRY_TIMEOUT", "TRY_RATE_LIMITED", "TRY_BUSY"],
      async handle({ request, reply, query }) {
        const want: OutputRequest = {
          kind: "chunks",
          budget: DEFAULT_CHUNK_BUDGET,
          ...(query.markdown === "1" && { markdown: true }),
        };
        const options = {
          ...(query.ocr && { ocr: false }),
          ...(query.layout && { layout: query.layout }),
        };
        const asked = { want, ...(Object.keys(options).length > 0 && { options }) };
        const read = async (report?: Report) =>
          withSummary(await once({ request, reply }, tries, reading, asked, report));
        const format = progressFormat(request.headers.accept);
        if (format) return streamReading(reply, format, read);
        const { head, body } = await read();
        return reply
          .type("application/json; charset=utf-8")
          .header("content-length", head.length + body.length - 1)
          .send(withHead(head, body));
      },
    }),
    declareRoute({
      method: "POST",
      path: "/try/page",
      summary: "체험: 한 쪽을 그림으로 보입니다 / Draws one page of a file; nothing is stored",
      auth: "open",
      upload: TRY_RULES,
      query: PageQuerySchema,
      success: {
        status: 200,
        description: "The page as a picture; null where the format has none",
        content: { "application/json": PictureSchema },
      },
      errors: ["TRY_RATE_LIMITED", "TRY_BUSY"],
      async handle({ request, reply, query }) {
        const { page, width = DEFAULT_PICTURE_WIDTH, inner } = query;
        const want: OutputRequest = {
          kind: "page",
          page,
          width,
          ...(inner !== undefined && { inner: [inner] }),
        };
        const { body } = await once({ request, reply }, pictures, drawing, { want });
        return reply
          .type("application/json; charset=utf-8")
          .send(Buffer.concat([Buffer.from('{"picture":'), await body.bytes(), Buffer.from("}")]));
      },
    }),
  ];
};

/** The body is finished JSON, `{document, chunks}`: the summary goes in place of its first byte. */
async function withSummary({ summary: { doc_id: _, ...summary }, body }: ParseResult) {
  if (summary.reason === "TIMEOUT") {
    await body.release();
    throw new Refusal("TRY_TIMEOUT");
  }
  return { head: Buffer.from(`{"summary":${JSON.stringify(summary)},`), body, from: 1 };
}

function withHead(head: Buffer, body: ResultBody): Readable {
  async function* pieces() {
    yield head;
    yield* body.stream(1);
  }
  return Readable.from(pieces(), { objectMode: false });
}
