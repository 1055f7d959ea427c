/** Request and response schemas of search, context, answer and verify. */
import Type, { type Static } from "typebox";
import {
  AnswerBodySchema,
  BundleSchema,
  ChunkReferenceSchema,
  CitationClaimSchema,
  DEFAULT_CONTEXT_BUDGET,
  DEFAULT_LIMIT,
  HitSchema,
  MAX_CONTEXT_BUDGET,
  MAX_LIMIT,
  VerificationSchema,
} from "./evidence.js";
import { FilterSchema } from "./filter.js";
import { SkippedSchema } from "./listing.js";
import { refer } from "./schema.js";

/** A question is a sentence or two; a page of text is not one. */
export const MAX_QUESTION = 2000;
/** Longer than any model's answer; bounds the work of verification. */
const MAX_ANSWER = 100_000;
const MAX_REFERENCES = 200;
/** A follow-up goes back a few questions; a whole conversation is no history of a question. */
const MAX_HISTORY = 20;
/** Longer than any account name or mail address; bounds memory, as principals are cached. */
export const MAX_PRINCIPAL = 500;

const asker = {
  tenant: Type.String({ description: "One directory name under the corpus root" }),
  principal: Type.Optional(
    Type.String({
      maxLength: MAX_PRINCIPAL,
      description: "Whose eyes to look with; without it only what everyone may see is visible",
    }),
  ),
};
export const WaitSchema = Type.Optional(
  Type.Boolean({
    default: true,
    description:
      "`false`: do not wait for documents that are still being read; the answer is made of what is there, and they are in `skipped` as `NOT_YET_READ`",
  }),
);
const waiting = { wait: WaitSchema };
const filtered = { filter: Type.Optional(refer(FilterSchema)) };
const Limit = Type.Optional(
  Type.Integer({
    minimum: 1,
    default: DEFAULT_LIMIT,
    description: `More than ${MAX_LIMIT} is clipped to it`,
  }),
);
const Words = Type.String({ minLength: 1, maxLength: MAX_QUESTION });
const skipped = Type.Array(refer(SkippedSchema), {
  description: "Documents that could not be read: answers and evidence do not include them",
});

export const SearchRequestSchema = Type.Object({
  ...asker,
  ...waiting,
  ...filtered,
  query: Words,
  limit: Limit,
});
export type SearchRequest = Static<typeof SearchRequestSchema>;

export const SearchResponseSchema = Type.Object(
  {
    tenant: Type.String(),
    query: Type.String(),
    chunks_searched: Type.Integer({ minimum: 0 }),
    skipped,
    hits: Type.Array(refer(HitSchema), {
      description: "In the engine's order; do not sort by score",
    }),
  },
  { $id: "SearchResponse" },
);
export type SearchResponse = Static<typeof SearchResponseSchema>;

export const ContextRequestSchema = Type.Object({
  ...asker,
  ...waiting,
  ...filtered,
  query: Words,
  limit: Limit,
  budget: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: DEFAULT_CONTEXT_BUDGET,
      description: `Characters; more than ${MAX_CONTEXT_BUDGET} is clipped to it`,
    }),
  ),
});
export type ContextRequest = Static<typeof ContextRequestSchema>;

export const ContextResponseSchema = Type.Object(
  {
    tenant: Type.String(),
    query: Type.String(),
    chunks_searched: Type.Integer({ minimum: 0 }),
    reranked: Type.Optional(
      Type.Boolean({
        description:
          "With a reranking model only; false: it failed or was late, and the order is that of the search",
      }),
    ),
    ...BundleSchema.properties,
    skipped,
  },
  { $id: "ContextResponse" },
);
export type ContextResponse = Static<typeof ContextResponseSchema>;

export const AnswerRequestSchema = Type.Object({
  ...asker,
  ...waiting,
  ...filtered,
  question: Words,
  limit: Limit,
  history: Type.Optional(
    Type.Array(Words, {
      maxItems: MAX_HISTORY,
      description:
        "The questions before this one, verbatim, oldest first: a question without a subject is taken to be about theirs",
    }),
  ),
  llm: Type.Optional(
    Type.Boolean({
      description:
        "Through the gateway; chunk text is then sent to its provider. Without a key to one: 400",
    }),
  ),
});
export type AnswerRequest = Static<typeof AnswerRequestSchema>;

export const AnswerResponseSchema = Type.Object(
  {
    tenant: Type.String(),
    question: Type.String(),
    understood_as: Type.Optional(
      Type.String({
        description:
          "The question that was answered, where typing errors were corrected, a short year was completed, the subject taken from `history`, sentences beside the question left out, or several things asked at once taken apart: then all of them",
      }),
    ),
    skipped,
    ...AnswerBodySchema.properties,
  },
  { $id: "AnswerResponse" },
);
export type AnswerResponse = Static<typeof AnswerResponseSchema>;

export const VerifyRequestSchema = Type.Object({
  ...asker,
  answer: Type.String({ maxLength: MAX_ANSWER, description: "Text with `[n]` references" }),
  sources: Type.Optional(
    Type.Array(refer(ChunkReferenceSchema), {
      maxItems: MAX_REFERENCES,
      description: "The `sources` of /context in order; `[n]` points at the n-th",
    }),
  ),
  citations: Type.Optional(Type.Array(refer(CitationClaimSchema), { maxItems: MAX_REFERENCES })),
});
export type VerifyRequest = Static<typeof VerifyRequestSchema>;

export const VerifyResponseSchema = Type.Object(
  { tenant: Type.String(), ...VerificationSchema.properties },
  { $id: "VerifyResponse" },
);
export type VerifyResponse = Static<typeof VerifyResponseSchema>;
