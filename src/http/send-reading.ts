/** Sends a parse result: bytes that are already JSON or Markdown, unchanged. */
import type { FastifyReply } from "fastify";
import Type from "typebox";
import type { ParseResult } from "../parsing/parsing.js";

export const MARKDOWN = "text/markdown";
export const MarkdownSchema = Type.String({
  description: "The document as Markdown with GFM tables (Accept: text/markdown)",
});

export function sendReading(
  reply: FastifyReply,
  parsed: ParseResult,
  markdown: boolean,
): FastifyReply {
  return reply
    .header("vary", "Accept")
    .type(`${markdown ? MARKDOWN : "application/json"}; charset=utf-8`)
    .send(parsed.body);
}
