/** A file sent as JSON, and what chunking a file answers. */
import Type, { type Static } from "typebox";
import { ChunkSchema } from "./chunk.js";
import { DocumentSchema } from "./document.js";
import { refer } from "./schema.js";

export const UploadJsonSchema = Type.Object(
  {
    filename: Type.String({ description: "Only the name is used; any path part is stripped" }),
    data_base64: Type.String({ description: "The file's bytes in base64 (RFC 4648 §4, padded)" }),
  },
  { $id: "UploadJson" },
);
export type UploadJson = Static<typeof UploadJsonSchema>;

export const StoreJsonSchema = Type.Object(
  {
    ...UploadJsonSchema.properties,
    tenant: Type.String(),
    replace: Type.Optional(Type.Boolean()),
  },
  { $id: "StoreJson" },
);

export const ChunkedDocumentSchema = Type.Object(
  { document: refer(DocumentSchema), chunks: Type.Array(refer(ChunkSchema)) },
  { $id: "ChunkedDocument" },
);
