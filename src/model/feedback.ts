/** Schemas of feedback: reports of documents not read, or read wrongly. */
import Type, { type Static } from "typebox";
import { NextCursorSchema } from "./cursor-schema.js";
import { Nullable, OneOf, refer } from "./schema.js";

export const FEEDBACK_KINDS = ["unreadable", "wrong_value", "missing", "other"] as const;

const ShortText = Type.String({ minLength: 1, maxLength: 500 });
const LongText = Type.String({ maxLength: 2000 });

/** No other fields are accepted, so no document content is sent. */
export const FeedbackSchema = Type.Object(
  {
    kind: OneOf(FEEDBACK_KINDS),
    doc_id: Type.Optional(ShortText),
    filename: Type.Optional(ShortText),
    tenant: Type.Optional(ShortText),
    field: Type.Optional(ShortText),
    expected: Type.Optional(LongText),
    note: Type.Optional(LongText),
  },
  {
    $id: "Feedback",
    additionalProperties: false,
    description: "`doc_id` or `filename` must be given",
  },
);
export type Feedback = Static<typeof FeedbackSchema>;

export const FeedbackItemSchema = Type.Object(
  {
    id: Type.String(),
    at: Type.String({ format: "date-time" }),
    consumer: Type.String({
      description: "Whose key sent it; `anonymous` on a server without keys",
    }),
    kind: OneOf(FEEDBACK_KINDS),
    doc_id: Nullable(Type.String()),
    filename: Nullable(Type.String()),
    tenant: Nullable(Type.String()),
    field: Nullable(Type.String()),
    expected: Nullable(Type.String()),
    note: Nullable(Type.String()),
  },
  { $id: "FeedbackItem" },
);
export type FeedbackItem = Static<typeof FeedbackItemSchema>;

export const FeedbackReceiptSchema = Type.Object(
  { recorded: Type.Boolean(), id: Type.String() },
  { $id: "FeedbackReceipt" },
);
export type FeedbackReceipt = Static<typeof FeedbackReceiptSchema>;

export const FeedbackListSchema = Type.Object(
  {
    total: Type.Integer({ minimum: 0, description: "Items the key may see, before `limit`" }),
    items: Type.Array(refer(FeedbackItemSchema), { description: "Newest first" }),
    next_cursor: NextCursorSchema,
  },
  { $id: "FeedbackList" },
);
export type FeedbackList = Static<typeof FeedbackListSchema>;
