/** Schemas of evidence: hits, numbered sources, citations, answers and verification results. */
import Type, { type Static } from "typebox";
import { AnchorSchema, CHUNK_KINDS } from "./chunk.js";
import { ExtractorSchema } from "./format.js";
import { Nullable, OneOf, refer } from "./schema.js";
import { RevisionSchema } from "./structure.js";
import { SENTENCE_VERDICTS, VERDICT_REASONS, type VerdictReason } from "./verdicts.js";

export const DEFAULT_LIMIT = 5;
/** Larger limits are clamped, not refused. */
export const MAX_LIMIT = 20;
export const DEFAULT_CONTEXT_BUDGET = 4000;
export const MAX_CONTEXT_BUDGET = 40_000;

export const FOUND_BY = ["lexical", "semantic"] as const;
export type FoundBy = (typeof FOUND_BY)[number];

const place = {
  chunk_id: Type.String({ description: "Meaningful only together with `doc_id`" }),
  doc_id: Type.String(),
  filename: Type.String(),
};
const situation = {
  path: Type.Array(Type.String()),
  outline: Type.Array(Type.String()),
  anchors: Type.Array(refer(AnchorSchema)),
  extractors: Type.Array(ExtractorSchema),
};
const finding = {
  score: Type.Number({ minimum: 0, description: "BM25; 0 where only meaning found it" }),
  found_by: OneOf(FOUND_BY),
};

/** Why a chunk was found that lacks a word of the question: the official term it has instead. */
const MatchedSchema = Type.Array(
  Type.Object({
    said: Type.String({ description: "Word of the question" }),
    terms: Type.Array(Type.String(), { description: "What the chunk says instead" }),
  }),
  { description: "Words that met the question by another name; absent where there are none" },
);

export const HitSchema = Type.Object(
  {
    ...finding,
    ...place,
    kind: OneOf(CHUNK_KINDS),
    text: Type.String(),
    ...situation,
    matched: Type.Optional(MatchedSchema),
  },
  { $id: "Hit" },
);
/** A chunk that a search found, with what its document says about it. */
export type Hit = Static<typeof HitSchema>;

export const SourceEntrySchema = Type.Object(
  {
    n: Type.Integer({ minimum: 1, description: "What `[n]` in an answer points at" }),
    ...place,
    kind: OneOf(CHUNK_KINDS),
    ...situation,
    ...finding,
    chars: Type.Integer({ minimum: 0, description: "Characters of the chunk in the bundle" }),
    cut: Type.Boolean({ description: "The chunk was shortened" }),
    matched: Type.Optional(MatchedSchema),
  },
  { $id: "SourceEntry" },
);
export type SourceEntry = Static<typeof SourceEntrySchema>;

export const BundleSchema = Type.Object({
  budget: Type.Integer({ minimum: 1 }),
  used: Type.Integer({ minimum: 0, description: "Characters of `context`" }),
  truncated: Type.Boolean({ description: "Something found did not fit whole" }),
  sources: Type.Array(refer(SourceEntrySchema)),
  context: Type.String(),
});
export type Bundle = Static<typeof BundleSchema>;

export const CitationSchema = Type.Object(
  {
    ...place,
    quote: Type.String({ description: "Verbatim" }),
    ...situation,
    revisions: Type.Array(refer(RevisionSchema)),
    header: Type.Optional(
      Type.Array(Type.String(), {
        description:
          "Header rows of the quoted row's table, and the cell before it that it shares with rows above where that names what is asked for, verbatim; `text` has them before it",
      }),
    ),
    issued_date: Type.Optional(
      Type.String({ description: "The document's date, where the lines of several are cited" }),
    ),
    more: Type.Optional(
      Type.Object(
        { lines: Type.Integer({ minimum: 1 }), anchors: Type.Array(refer(AnchorSchema)) },
        { description: "Lines of the list that are not quoted, and where they stand" },
      ),
    ),
  },
  { $id: "Citation" },
);
export type Citation = Static<typeof CitationSchema>;

export const ANSWER_REASONS = ["NO_MATCH", "NO_EVIDENCE", "NOT_GROUNDED"] as const;
export type AnswerReason = (typeof ANSWER_REASONS)[number];

export const MADE_BY = {
  extract: "발췌 (LLM 없음)",
  gateway: "LLM 게이트웨이 · 인용 검증됨",
  /** Every number and reference was checked, but some sentence refers to nothing. */
  partlyCited: "LLM 게이트웨이 · 인용 없는 문장 있음",
  /** Some sentence says something else than its evidence; `verification` names it. */
  contradicted: "LLM 게이트웨이 · 근거와 다른 문장 있음",
  /** The gateway was asked, and what it wrote is not shown. */
  unanswered: "LLM 게이트웨이",
} as const;

export const ChunkReferenceSchema = Type.Object(
  { doc_id: Type.String(), chunk_id: Type.String() },
  { $id: "ChunkReference" },
);
export type ChunkReference = Static<typeof ChunkReferenceSchema>;

export const CitationClaimSchema = Type.Object(
  {
    n: Type.Optional(Type.Integer()),
    doc_id: Type.Optional(Type.String()),
    chunk_id: Type.Optional(Type.String()),
    quote: Type.String(),
  },
  { $id: "CitationClaim", description: "Points at a source by `n`, or by `doc_id` and `chunk_id`" },
);
export type CitationClaim = Static<typeof CitationClaimSchema>;

export const SentenceCheckSchema = Type.Object(
  {
    text: Type.String({ description: "The value, quotation or words, as the answer writes them" }),
    verdict: OneOf(SENTENCE_VERDICTS),
    reason: OneOf(Object.keys(VERDICT_REASONS) as VerdictReason[]),
    why: Type.String(),
    printed: Type.Optional(Type.String({ description: "What the evidence has instead" })),
    derived: Type.Optional(
      Type.Literal(true, { description: "A sum, difference, share or rounding of `operands`" }),
    ),
    operands: Type.Optional(Type.Array(Type.String(), { description: "Printed numbers" })),
    line: Type.Optional(
      Type.String({ description: "The line of the evidence that it was held against, verbatim" }),
    ),
    doc_id: Type.Optional(Type.String()),
    chunk_id: Type.Optional(Type.String()),
  },
  { $id: "SentenceCheck" },
);
export type SentenceCheck = Static<typeof SentenceCheckSchema>;

export const VerificationSchema = Type.Object(
  {
    grounded: Type.Boolean(),
    evidence_chunks: Type.Array(refer(ChunkReferenceSchema)),
    unknown_sources: Type.Array(refer(ChunkReferenceSchema)),
    unknown_refs: Type.Array(Type.Integer(), {
      description:
        "References that point at no source; one too large for an integer is named by the largest (2^53 - 1)",
    }),
    sentences: Type.Array(
      Type.Object({
        text: Type.String(),
        refs: Type.Array(Type.Integer()),
        numbers: Type.Array(Type.String(), { description: "As written" }),
        unsupported: Type.Array(Type.String()),
        verdict: Type.Optional(OneOf(SENTENCE_VERDICTS)),
        why: Type.Optional(
          Type.String({ description: "The verdict's reason, Korean and English" }),
        ),
        checks: Type.Optional(
          Type.Array(refer(SentenceCheckSchema), {
            description: "What was looked at, gravest first; the first decides the verdict",
          }),
        ),
      }),
    ),
    citations: Type.Array(
      Type.Object({
        doc_id: Nullable(Type.String()),
        chunk_id: Nullable(Type.String()),
        quote: Type.String(),
        found: Type.Boolean(),
        filename: Nullable(Type.String()),
        anchors: Type.Array(refer(AnchorSchema)),
      }),
    ),
    unsupported_numbers: Type.Array(Type.String(), {
      description: "Numbers of the answer that are not in the evidence",
    }),
    verdict: Type.Optional(
      OneOf(SENTENCE_VERDICTS, {
        description:
          "Of the whole answer: `contradicted` if any sentence is, else `not_found` if any is, else `supported` if at least one sentence was checked and every checked one is supported, else `not_checked`",
      }),
    ),
  },
  { $id: "Verification" },
);
export type Verification = Static<typeof VerificationSchema>;

export const AnswerBodySchema = Type.Object({
  answered: Type.Boolean(),
  reason: Nullable(OneOf(ANSWER_REASONS)),
  made_by: OneOf(Object.values(MADE_BY)),
  text: Type.String(),
  citations: Type.Array(refer(CitationSchema)),
  verification: Type.Optional(refer(VerificationSchema)),
});
export type AnswerBody = Static<typeof AnswerBodySchema>;
