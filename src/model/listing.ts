/** Schemas of a tenant's document list, uploads and deletions. */
import Type, { type Static } from "typebox";
import { REASON_CODES, REVIEW_CODES } from "./codes.js";
import { NextCursorSchema } from "./cursor-schema.js";
import { OneOf, refer } from "./schema.js";
import { StructureSchema } from "./structure.js";

const unreadable = {
  filename: Type.String({ description: "`<zip name>/<inner path>` for an item of a bundle" }),
  readable: Type.Literal(false),
  reason: OneOf(REASON_CODES, { description: "Branch on this" }),
  reason_text: Type.String({ description: "In words, with what to do" }),
  drm_vendor: Type.Optional(Type.String({ description: "Only where the product is known" })),
};

export const SkippedSchema = Type.Object(unreadable, {
  $id: "Skipped",
  description: "A document that answers and evidence do not include",
});
export type Skipped = Static<typeof SkippedSchema>;

export const UnreadableEntrySchema = Type.Object(
  { doc_id: Type.Null(), ...unreadable, chunks: Type.Literal(0) },
  { $id: "UnreadableEntry" },
);

export const ReadableEntrySchema = Type.Object(
  {
    doc_id: Type.String(),
    filename: Type.String(),
    readable: Type.Literal(true),
    chunks: Type.Integer({ minimum: 0 }),
    structure: refer(StructureSchema),
    review: Type.Boolean({ description: "Read, but should be looked at once" }),
    review_reasons: Type.Array(Type.Object({ code: OneOf(REVIEW_CODES), text: Type.String() })),
  },
  { $id: "ReadableEntry" },
);

export const ListingSchema = Type.Object(
  {
    tenant: Type.String(),
    readable: Type.Integer({ minimum: 0 }),
    unreadable: Type.Integer({ minimum: 0 }),
    needs_review: Type.Integer({ minimum: 0, description: "Includes the unreadable ones" }),
    chunks: Type.Integer({ minimum: 0 }),
    documents: Type.Array(Type.Union([refer(ReadableEntrySchema), refer(UnreadableEntrySchema)])),
    next_cursor: NextCursorSchema,
    acl_error: Type.Optional(
      Type.String({ description: "Why everything is locked; to the administrative key only" }),
    ),
  },
  { $id: "Listing" },
);
export type Listing = Static<typeof ListingSchema>;

export const StoredSchema = Type.Object(
  {
    tenant: Type.String(),
    filename: Type.String(),
    bytes: Type.Integer({ minimum: 0 }),
    stored: Type.Boolean(),
    doc_id: Type.String(),
    readable: Type.Boolean(),
    reason: Type.Union([OneOf(REASON_CODES), Type.Null()]),
    chunks: Type.Integer({ minimum: 0 }),
    unlocked_from: Type.Optional(
      Type.String({
        description:
          "The file was locked and its password sent: what is kept is a copy without the password, and this the hash of the file as it was sent",
      }),
    ),
  },
  { $id: "Stored" },
);
export type UploadReceipt = Static<typeof StoredSchema>;

export const DeletedSchema = Type.Object(
  { tenant: Type.String(), filename: Type.String(), deleted: Type.Boolean() },
  { $id: "Deleted" },
);
export type Deleted = Static<typeof DeletedSchema>;
