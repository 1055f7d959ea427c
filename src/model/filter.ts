/** The schema of a filter: which documents of a tenant a question is asked of. */
import Type, { type Static } from "typebox";
import { OneOf } from "./schema.js";

/** Longer than any title or path; bounds the work of matching. */
const MAX_TEXT = 500;
/** No document has more. */
export const MAX_TAGS = 50;
export const MAX_TAG = 100;

/** Kinds of official document that are told by their form. */
const FORM_NAMES = [
  "press",
  "bill",
  "mail",
  "decision",
  "minutes",
  "letter",
  "approval",
  "notice",
  "law",
  "report",
] as const;
export type FormName = (typeof FORM_NAMES)[number];

const text = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: MAX_TEXT, description }));
const date = (description: string) =>
  Type.Optional(Type.String({ pattern: "^\\d{4}(-\\d{2}(-\\d{2})?)?$", description }));

export const FilterSchema = Type.Object(
  {
    issuer: text("The issuer as the listing states it"),
    issued_from: date("`YYYY-MM-DD`, `YYYY-MM` or `YYYY`: not before its first day"),
    issued_to: date("`YYYY-MM-DD`, `YYYY-MM` or `YYYY`: not after its last day"),
    doc_number: text("The document's number as printed"),
    form: Type.Optional(OneOf(FORM_NAMES, { description: "The kind of document" })),
    format: text("The file format, such as `hwp`"),
    filename: text("The name as listed, or its last part"),
    path: text("The folder in front of the name; `*` goes over folders too"),
    tags: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: MAX_TAG }), {
        minItems: 1,
        maxItems: MAX_TAGS,
        description: "Given at upload; the document has all of them",
      }),
    ),
  },
  {
    $id: "Filter",
    additionalProperties: false,
    description:
      "Only documents that meet all of it exist for the question, in statistics, counts and scores too. Texts match whole, `*` stands for any letters; what a document does not state meets nothing.",
  },
);
export type Filter = Static<typeof FilterSchema>;
