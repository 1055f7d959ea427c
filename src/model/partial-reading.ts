/** Schemas of a reading without the members that `fields` left out. */
import Type, { type Static } from "typebox";
import { ChunkSchema } from "./chunk.js";
import { type Document, DocumentSchema } from "./document.js";
import { refer } from "./schema.js";
import type { DOCUMENT_FIELDS } from "./selection.js";

const { blocks, tables, structure, metrics, documents: _, ...ALWAYS } = DocumentSchema.properties;

export const PartialDocumentSchema = Type.Object(
  {
    ...ALWAYS,
    blocks: Type.Optional(blocks),
    tables: Type.Optional(tables),
    structure: Type.Optional(structure),
    metrics: Type.Optional(metrics),
    documents: Type.Optional(Type.Array(Type.Unsafe<unknown>({ $ref: "PartialDocument#" }))),
  },
  { $id: "PartialDocument", description: "A Document without the members that `fields` left out" },
);
export interface PartialDocument
  extends Omit<Document, (typeof DOCUMENT_FIELDS)[number] | "documents">,
    Partial<Pick<Document, (typeof DOCUMENT_FIELDS)[number]>> {
  documents?: PartialDocument[];
}

export const PartialReadingSchema = Type.Object(
  {
    document: refer(PartialDocumentSchema),
    chunks: Type.Optional(Type.Array(refer(ChunkSchema))),
    markdown: Type.Optional(Type.String()),
  },
  { $id: "PartialReading", description: "What `fields` left of a reading" },
);
export type PartialReading = Omit<Static<typeof PartialReadingSchema>, "document"> & {
  document: PartialDocument;
};
