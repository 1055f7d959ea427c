/** Maps every error, of the service or the framework, to one response format. */

import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ERRORS, type ErrorReason, type Wording } from "../model/codes.js";
import type { ErrorBody } from "../model/error.js";
import { Refusal } from "../model/refusal.js";
import { setStandardHeaders } from "./headers.js";
import { prefersHtml } from "./negotiate.js";
import { refusalPage } from "./pages/refusal.js";
import { sendPage } from "./pages/shell.js";

/** Fastify's own error codes. */
const FRAMEWORK_REASONS: Record<string, ErrorReason> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_CTP_INVALID_JSON_BODY: "INVALID_JSON",
  FST_ERR_CTP_EMPTY_JSON_BODY: "INVALID_JSON",
  FST_ERR_MAX_PARAM_LENGTH: "NOT_FOUND",
};

/** How a disk says that it has no room. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT"]);

/** Converts any thrown value to a refusal. Anything that is not the request's fault is `INTERNAL`. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode, validation, validationContext } = error as Partial<FastifyError>;
  if (validation) return schemaRefusal(validation[0]!, validationContext);
  const reason = FRAMEWORK_REASONS[code ?? ""];
  if (reason) return new Refusal(reason);
  if (NO_ROOM.has(code ?? "")) return new Refusal("STORAGE_FULL");
  const byRequest = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new Refusal(byRequest ? "INVALID_REQUEST" : "INTERNAL");
}

export type SchemaError = NonNullable<FastifyError["validation"]>[number];

export function schemaRefusal(error: SchemaError, context = "body"): Refusal {
  const { missingProperty, additionalProperty } = error.params as Record<string, string>;
  const named = missingProperty ?? additionalProperty;
  const path = error.instancePath.split("/").filter((part) => part !== "");
  const field = [...path, ...(named ? [named] : [])].join(".") || context;
  const reason = error.keyword === "maxLength" ? "TEXT_TOO_LONG" : "INVALID_REQUEST";
  return new Refusal(reason, { field, detail: schemaWording(error) });
}

/** What a rule of JSON Schema asks for; its own message is English alone. */
function schemaWording(error: SchemaError): Wording {
  const { keyword, params, message } = error;
  const of = params as Record<string, unknown>;
  const { properties } = ((error as { parentSchema?: object }).parentSchema ?? {}) as {
    properties?: object;
  };
  if (keyword === "additionalProperties" && properties) {
    const known = Object.keys(properties).join(", ");
    return {
      ko: `모르는 항목 ${of.additionalProperty}. 쓸 수 있는 항목 ${known}`,
      en: `unknown: ${of.additionalProperty}. Known: ${known}`,
    };
  }
  const said: Record<string, string> = {
    required: `${of.missingProperty} 항목이 필요함`,
    type: `자료형은 ${of.type}`,
    enum: `쓸 수 있는 값 ${[of.allowedValues].flat().join(", ")}`,
    maxLength: `최대 ${of.limit}자`,
    minLength: `최소 ${of.limit}자`,
    maximum: `최댓값 ${of.limit}`,
    minimum: `최솟값 ${of.limit}`,
    maxItems: `최대 ${of.limit}개`,
    pattern: "정해진 모양이 아님",
    format: "정해진 모양이 아님",
  };
  return { ko: said[keyword] ?? "정해진 형식이 아님", en: message ?? keyword };
}

export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The client is gone: nothing to answer, and an aborted task is no error.
  if (request.gone?.aborted) {
    reply.hijack();
    return;
  }
  const refusal = toRefusal(error);
  if (refusal.reason === "INTERNAL" || refusal.reason === "STORAGE_FULL") {
    request.log.error({ err: error }, "internal error");
  }
  setStandardHeaders(request, reply);
  const { field, retryAfter, allow } = refusal.info;
  if (refusal.status === 401) reply.header("www-authenticate", "Bearer");
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  if (allow) reply.header("allow", allow.join(", "));
  const body = errorBody(refusal, request.id, field);
  reply.code(refusal.status).header("vary", "accept");
  if (request.method === "GET" && prefersHtml(request.headers.accept)) {
    sendPage(reply, refusalPage(body));
    return;
  }
  reply.header("content-type", "application/json; charset=utf-8").send(JSON.stringify(body));
}

export function errorBody(
  refusal: Refusal,
  requestId: string,
  field = refusal.info.field,
): ErrorBody {
  const { status, reason, message } = refusal;
  return { status, reason, message, request_id: requestId, ...(field && { field }) };
}

/** Malformed HTTP (also too slow, or oversized headers) never becomes a request: answered on the socket. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const id = randomUUID();
  const { status } = ERRORS.INVALID_REQUEST;
  const body = JSON.stringify(errorBody(new Refusal("INVALID_REQUEST"), id));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
