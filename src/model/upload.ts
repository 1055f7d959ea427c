/** Schemas of file uploads as JSON, and of chunking responses. */
import Type, { type Static } from "typebox";
import { ChunkSchema } from "./chunk.js";
import { REASON_CODES } from "./codes.js";
import { type Document, DocumentSchema } from "./document.js";
import { FormatSchema } from "./format.js";
import { Nullable, OneOf, refer } from "./schema.js";

export const UploadJsonSchema = Type.Object(
  {
    filename: Type.String({ description: "Only the name is used; any path part is stripped" }),
    data_base64: Type.String({ description: "The file's bytes in base64 (RFC 4648 §4, padded)" }),
    password: Type.Optional(
      Type.String({ description: "Opens an encrypted file; kept nowhere, and no part of a cache" }),
    ),
  },
  { $id: "UploadJson" },
);
export const StoreJsonSchema = Type.Object(
  {
    ...UploadJsonSchema.properties,
    tenant: Type.String(),
    replace: Type.Optional(Type.Boolean()),
    tags: Type.Optional(
      Type.Array(Type.String(), { description: "For `filter`; kept where they are not sent" }),
    ),
  },
  { $id: "StoreJson" },
);

export const ChunkedDocumentSchema = Type.Object(
  { document: refer(DocumentSchema), chunks: Type.Array(refer(ChunkSchema)) },
  { $id: "ChunkedDocument" },
);
export type ChunkedDocument = Static<typeof ChunkedDocumentSchema>;

export const OpenedDocumentSchema = Type.Object(
  { ...ChunkedDocumentSchema.properties, markdown: Type.String() },
  { $id: "OpenedDocument" },
);
export type OpenedDocument = Static<typeof OpenedDocumentSchema>;

const Count = Type.Integer({ minimum: 0 });

export const TrySummarySchema = Type.Object(
  {
    filename: Type.String(),
    format: FormatSchema,
    readable: Type.Boolean(),
    reason: Nullable(OneOf(REASON_CODES)),
    reason_text: Nullable(Type.String()),
    title: Nullable(Type.String()),
    pages: Count,
    blocks: Count,
    tables: Count,
    chunks: Count,
    characters: Count,
    ocr_pages: Count,
    parse_ms: Count,
    warnings: Count,
  },
  { $id: "TrySummary" },
);

export const TriedDocumentSchema = Type.Object(
  {
    summary: refer(TrySummarySchema),
    document: refer(DocumentSchema),
    chunks: Type.Array(refer(ChunkSchema)),
    markdown: Type.Optional(Type.String({ description: "Only where asked for: `?markdown=1`" })),
  },
  { $id: "TriedDocument" },
);
export type TriedDocument = Omit<Static<typeof TriedDocumentSchema>, "document"> & {
  document: Document;
};
