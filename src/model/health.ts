/** The schema of `/health`. */
import Type, { type Static } from "typebox";
import { FormatSchema } from "./format.js";
import { Nullable, OneOf } from "./schema.js";

export const LiveSchema = Type.Object({ live: Type.Boolean() }, { $id: "Live" });
export const ReadySchema = Type.Object({ ready: Type.Boolean() }, { $id: "Ready" });

const LlmSchema = Type.Object(
  {
    configured: Type.Boolean({ description: "Whether there is a gateway and a key to it" }),
    host: Type.String({ description: "Host of the gateway; empty where none is configured" }),
    model: Type.String(),
    external: Type.Boolean({ description: "false: nothing leaves the server" }),
  },
  { description: "The LLM gateway; its key is never shown" },
);
export type LlmInfo = Static<typeof LlmSchema>;

const VectorsSchema = Type.Object({
  enabled: Type.Boolean(),
  model: Nullable(Type.String()),
  dimensions: Nullable(Type.Integer({ minimum: 1 })),
  reason: Nullable(
    Type.String({
      description:
        "Why semantic search is off or fails, or which texts its model cannot read; else null",
    }),
  ),
  waiting: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: "Documents of open tenants whose vectors are still being computed",
    }),
  ),
});
export type VectorInfo = Static<typeof VectorsSchema>;

const OcrSchema = Type.Object({
  available: Type.Boolean(),
  engine: Nullable(Type.String()),
  languages: Type.Array(Type.String()),
  reason: Nullable(Type.String({ description: "Why OCR is not available; null when it is" })),
});
export type OcrInfo = Static<typeof OcrSchema>;

const CacheSchema = Type.Object({
  enabled: Type.Boolean(),
  generation: Nullable(Type.String({ description: "Parser generation the cache is keyed by" })),
  writable: Type.Boolean({ description: "false: the last write failed, or there is no cache" }),
  reason: Nullable(
    Type.String({ description: "Why nothing is kept in the cache; null where it is" }),
  ),
});
export type CacheInfo = Static<typeof CacheSchema>;

const ReadingSchema = Type.Object(
  {
    state: OneOf(["off", "reading", "done"] as const, {
      description: "`off`: a tenant is read when it is first asked",
    }),
    share: Type.Number({
      minimum: 0,
      maximum: 1,
      description: "Of the documents, how many are read",
    }),
    documents_read: Type.Optional(
      Type.Integer({ minimum: 0, description: "Only on a server without keys, as `documents`" }),
    ),
    documents: Type.Optional(Type.Integer({ minimum: 0 })),
    tenants_left: Type.Optional(
      Type.Integer({ minimum: 0, description: "Whose documents are not counted yet" }),
    ),
  },
  { description: "Reading the corpus at the start, before anybody asks" },
);

export const HealthSchema = Type.Object(
  {
    ok: Type.Boolean(),
    version: Type.String(),
    schema_version: Type.String(),
    tenants: Type.Optional(
      Type.Array(Type.String(), { description: "Only on a server without keys" }),
    ),
    tenant_count: Type.Optional(
      Type.Integer({ minimum: 0, description: "In place of the names on a server with keys" }),
    ),
    endpoints: Type.Array(Type.String(), { description: "`METHOD /path` of every route" }),
    formats: Type.Array(FormatSchema, { description: "The kinds of file that are read" }),
    max_upload: Type.Integer({ minimum: 0, description: "Bytes" }),
    auth: Type.Boolean({ description: "Whether keys are configured" }),
    consumers: Type.Optional(
      Type.Array(Type.String(), { description: "Only on a server without keys" }),
    ),
    consumer_count: Type.Optional(
      Type.Integer({ minimum: 0, description: "In place of the names on a server with keys" }),
    ),
    limits: Type.Object({
      rate_limit: Nullable(
        Type.Integer({ description: "Requests per minute and consumer; null: off" }),
      ),
      max_parallel: Nullable(Type.Integer({ description: "Parallel parses; null: off" })),
      parsing_now: Type.Integer({ minimum: 0 }),
    }),
    llm: LlmSchema,
    vectors: VectorsSchema,
    ocr: OcrSchema,
    cache: CacheSchema,
    reading: ReadingSchema,
    synonym_faults: Type.Optional(
      Type.Array(Type.String(), {
        description:
          "What is wrong with SYNONYMS.txt of tenants in use; without the tenant's name on a server with keys",
      }),
    ),
  },
  { $id: "Health" },
);
export type Health = Static<typeof HealthSchema>;
