/** The Chunk schema: a part of a document small enough for a prompt, with anchors to its pages. */
import Type, { type Static } from "typebox";
import { BoxSchema, ExtractorSchema } from "./format.js";
import { Nullable, OneOf, refer } from "./schema.js";

export const AnchorSchema = Type.Object(
  {
    page: Type.Integer({ minimum: 1 }),
    bbox: Nullable(BoxSchema),
    cell_range: Nullable(Type.String()),
  },
  { $id: "Anchor" },
);
export type Anchor = Static<typeof AnchorSchema>;

export const CHUNK_KINDS = ["paragraph", "table"] as const;

export const ChunkSchema = Type.Object(
  {
    id: Type.String({ pattern: "^c[0-9]+$", description: "Unique within its document only" }),
    doc_id: Type.String(),
    kind: OneOf(CHUNK_KINDS),
    text: Type.String(),
    blocks: Type.Array(Type.String(), { description: "Ids of the blocks it covers" }),
    anchors: Type.Array(refer(AnchorSchema), { description: "One per page touched" }),
    path: Type.Array(Type.String(), { description: "Title, then the headings above it" }),
    outline: Type.Array(Type.String(), {
      description: "Labels of the same route in the table of contents",
    }),
    extractors: Type.Array(ExtractorSchema),
  },
  { $id: "Chunk" },
);
export type Chunk = Static<typeof ChunkSchema>;
