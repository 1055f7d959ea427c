/** Sends a parse result: bytes that are already JSON or Markdown, unchanged, with backpressure. */
import type { FastifyReply } from "fastify";
import Type from "typebox";
import { Refusal } from "../model/refusal.js";
import type { ParseResult } from "../parsing/parsing.js";
import { isInternalRequest } from "./admission.js";
import type { Service } from "./route-context.js";

export const MARKDOWN = "text/markdown";
export const MarkdownSchema = Type.String({
  description: "The document as Markdown with GFM tables (Accept: text/markdown)",
});

/** MCP answers are put together in memory, several times over: larger ones have to be asked for over HTTP. */
const MAX_INNER_BYTES = 16 * 1024 * 1024;

export async function sendReading(
  service: Service,
  reply: FastifyReply,
  { body }: ParseResult,
  markdown: boolean,
): Promise<FastifyReply> {
  if (body.length > MAX_INNER_BYTES && isInternalRequest(service, reply.request)) {
    await body.release();
    throw new Refusal("TOO_LARGE", {
      detail: {
        ko: "결과가 16 MB를 넘습니다. POST /parse로 받아 주세요",
        en: "the result is over 16 MB, ask POST /parse for it",
      },
    });
  }
  return reply
    .header("vary", "Accept")
    .header("content-length", body.length)
    .type(`${markdown ? MARKDOWN : "application/json"}; charset=utf-8`)
    .send(body.stream());
}
