/** The Structure schema: title, number, date, parties, sections, attachments and revisions of a document. */
import Type, { type Static } from "typebox";
import { Nullable, OneOf, refer } from "./schema.js";

export const SectionSchema = Type.Object(
  {
    id: Type.String({ description: "`s1`, `s2`, … in reading order" }),
    label: Type.String({
      description: "As written: `제3조`, `Ⅱ`, `1.`, `가.`; empty where the heading has none",
    }),
    title: Type.String(),
    level: Type.Integer({ minimum: 1 }),
    block: Type.String({ description: "The block that carries the heading" }),
    page: Type.Integer({ minimum: 1 }),
    parent: Nullable(Type.String({ description: "Id of the section it sits in" })),
  },
  { $id: "Section" },
);
export type Section = Static<typeof SectionSchema>;

export const AttachmentSchema = Type.Object(
  {
    label: Type.String({ description: "`붙임 1`, `별지 제2호서식`, `첨부`" }),
    title: Type.String(),
    copies: Nullable(Type.String({ description: "As printed: `1부`" })),
    block: Type.String(),
    page: Type.Integer({ minimum: 1 }),
  },
  { $id: "Attachment" },
);
export type Attachment = Static<typeof AttachmentSchema>;

export const REVISION_KINDS = ["added", "deleted", "amended", "unchanged", "renumbered"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

const revisionFields = {
  kind: OneOf(REVISION_KINDS),
  label: Type.String({ description: "Article or item label" }),
  current: Type.String(),
  revised: Type.String({ description: "Revised text; may be a deletion marker" }),
};

/** A revision in a citation. */
export const RevisionSchema = Type.Object(revisionFields, { $id: "Revision" });
export type Revision = Static<typeof RevisionSchema>;

/** A revision in a document's structure: with its row in the comparison table. */
export const RevisionRowSchema = Type.Object(
  {
    ...revisionFields,
    table: Nullable(
      Type.String({
        description:
          "null where the comparison is drawn with text boxes, or where an amending text states the change",
      }),
    ),
    row: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
  },
  { $id: "RevisionRow" },
);
export type RevisionRow = Static<typeof RevisionRowSchema>;

export const StructureSchema = Type.Object(
  {
    title: Nullable(Type.String()),
    doc_number: Nullable(Type.String({ description: "As printed: `기획예산과-1234`" })),
    issued_date: Nullable(
      Type.String({ description: "`YYYY-MM-DD`, or the part that is stated: `2024-05`" }),
    ),
    issuer: Nullable(Type.String()),
    recipient: Nullable(Type.String()),
    recipients: Type.Array(Type.String()),
    sections: Type.Array(refer(SectionSchema)),
    attachments: Type.Array(refer(AttachmentSchema)),
    revisions: Type.Array(refer(RevisionRowSchema)),
  },
  { $id: "Structure" },
);
export type Structure = Static<typeof StructureSchema>;
