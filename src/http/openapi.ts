/** Generates OpenAPI from route declarations. */

import type { FastifySchema } from "fastify";
import type { TObject, TSchema } from "typebox";
import { ERRORS, type ErrorReason } from "../model/codes.js";
import { ErrorSchema } from "../model/error.js";
import { refer } from "../model/schema.js";
import { UploadJsonSchema } from "../model/upload.js";
import { TAG_LIST, tagsOf } from "./openapi-tags.js";
import { type Route, reasonsOf } from "./route.js";
import { INTERFACE_VERSION } from "./version.js";

const REQUEST_ID = { "X-Request-Id": { type: "string", description: "Name it to the operator" } };

export const DESCRIPTION = {
  openapi: "3.1.0",
  info: {
    title: "wonmun",
    version: INTERFACE_VERSION,
    description:
      "한국 공문서를 구조화된 JSON과 근거가 붙은 조각으로 읽습니다. / Reads Korean official documents into structured JSON and chunks that carry their evidence.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/", description: "이 서버 / This server" }],
  tags: TAG_LIST,
  components: {
    securitySchemes: {
      bearer: { type: "http" as const, scheme: "bearer" },
      apiKey: { type: "apiKey" as const, in: "header" as const, name: "X-API-Key" },
    },
  },
};

const NOT_MODIFIED = {
  description: "`If-None-Match` names what would be sent; no body",
  headers: REQUEST_ID,
  type: "null",
};

/** The Fastify schema of a route: used for validation and in the description. */
export function schemaOf(route: Route): FastifySchema {
  return {
    summary: route.summary,
    operationId: operationId(route),
    tags: tagsOf(route.path),
    security: route.auth === "open" ? [] : [{ bearer: [] }, { apiKey: [] }],
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.upload && {
      headers: {
        type: "object",
        properties: { ...UPLOAD_HEADERS, ...route.uploadHeaders },
      },
      body: uploadBody(route.uploadJson ?? UploadJsonSchema, route.manyFiles ?? false),
    }),
    ...(route.body && { body: route.body }),
    response: {
      [route.success.status]: successOf(route),
      ...(route.emptySuccess && {
        [route.emptySuccess.status]: {
          description: route.emptySuccess.description,
          headers: REQUEST_ID,
          type: "null",
        },
      }),
      ...(route.method === "GET" && { 304: NOT_MODIFIED }),
      ...errorsOf(route),
    },
  } as FastifySchema;
}

/** `postDocumentsUpload`, for generated clients. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^a-z]+/i).filter((word) => word !== "");
  const title = words.map((word) => word[0]!.toUpperCase() + word.slice(1));
  return method.toLowerCase() + title.join("");
}

const UPLOAD_HEADERS = {
  "X-Filename": {
    type: "string",
    description: "The file's name, percent-encoded; needed for raw bytes unless ?filename= is sent",
  },
  "X-Password": {
    type: "string",
    description:
      "With raw bytes: opens an encrypted file; UTF-8, percent-encoded. It is kept nowhere: a tenant keeps the file without its password",
  },
};

function uploadBody(json: TSchema, manyFiles: boolean) {
  return {
    content: {
      "application/octet-stream": { schema: { description: "The file's bytes" } },
      "multipart/form-data": { schema: formOf(json, manyFiles) },
      "application/json": { schema: refer(json) },
    },
  };
}

/** What JSON carries, with the file as it is. */
function formOf(json: TSchema, manyFiles: boolean) {
  const { data_base64: _, filename: __, ...fields } = (json as TObject).properties;
  const one = { type: "string", contentMediaType: "application/octet-stream" };
  const file = manyFiles ? { type: "array", items: one, minItems: 1 } : one;
  const required = ((json as TObject).required ?? []).filter((name) => name in fields);
  return { type: "object", properties: { file, ...fields }, required: ["file", ...required] };
}

function successOf({ success }: Route) {
  return {
    description: success.description,
    headers: REQUEST_ID,
    content: Object.fromEntries(
      Object.entries(success.content).map(([type, schema]) => [type, { schema }]),
    ),
  };
}

/** One response per status, with `reason` narrowed to this route's errors. */
function errorsOf(route: Route): Record<string, object> {
  const byStatus = new Map<number, ErrorReason[]>();
  for (const reason of reasonsOf(route)) {
    const { status } = ERRORS[reason];
    byStatus.set(status, [...(byStatus.get(status) ?? []), reason]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, reasons]) => [
        String(status),
        {
          description: reasons.map((reason) => `\`${reason}\` ${ERRORS[reason].en}`).join(" · "),
          headers: { ...REQUEST_ID, ...headersOf(status, reasons) },
          content: {
            "application/json": {
              schema: {
                allOf: [
                  refer(ErrorSchema),
                  { type: "object", properties: { reason: { type: "string", enum: reasons } } },
                ],
              },
            },
          },
        },
      ]),
  );
}

function headersOf(status: number, reasons: ErrorReason[]): Record<string, object> {
  const waits = status === 429 || reasons.some((reason) => reason.endsWith("_BUSY"));
  return {
    ...(status === 401 && { "WWW-Authenticate": { type: "string" } }),
    ...(waits && { "Retry-After": { type: "integer", description: "Seconds" } }),
  };
}
