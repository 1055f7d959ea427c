/**
 * POST /retrieval: Dify's External Knowledge API (https://docs.dify.ai, "External Knowledge API"), so that a tenant is a knowledge base there by
 * its URL and a key. Other programs that speak it can use it too.
 */
import Type, { type Static } from "typebox";
import type { Hit } from "../../model/evidence.js";
import type { Filter } from "../../model/filter.js";
import { MAX_QUESTION } from "../../model/questions.js";
import { Refusal } from "../../model/refusal.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { ownedTenant } from "../tenant-ownership.js";
import { TENANT_ERRORS } from "../tenant-request.js";

/** Conditions on more fields than a filter has are a mistake. */
const MAX_CONDITIONS = 20;

const ConditionsSchema = Type.Object({
  logical_operator: Type.Optional(Type.String()),
  conditions: Type.Optional(
    Type.Union([
      Type.Array(
        Type.Object({
          name: Type.Union([Type.String(), Type.Array(Type.String())]),
          comparison_operator: Type.String(),
          value: Type.Optional(Type.Unknown()),
        }),
        { maxItems: MAX_CONDITIONS },
      ),
      Type.Null(),
    ]),
  ),
});
type Conditions = Static<typeof ConditionsSchema>;

const RetrievalRequestSchema = Type.Object({
  knowledge_id: Type.String({ description: "The tenant" }),
  query: Type.String({ minLength: 1, maxLength: MAX_QUESTION }),
  retrieval_setting: Type.Object({
    top_k: Type.Integer({ minimum: 1, description: "Chunks at most; more than 20 is clipped" }),
    score_threshold: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  }),
  metadata_condition: Type.Optional(Type.Union([ConditionsSchema, Type.Null()])),
});

export const RetrievalResponseSchema = Type.Object(
  {
    records: Type.Array(
      Type.Object({
        content: Type.String({ description: "The chunk's text, verbatim" }),
        score: Type.Number({
          minimum: 0,
          maximum: 1,
          description: "Relative to the best hit, which has 1; found by meaning alone, 0",
        }),
        title: Type.String({ description: "The file's name" }),
        metadata: Type.Object({
          doc_id: Type.String(),
          chunk_id: Type.String(),
          path: Type.Array(Type.String()),
          pages: Type.Array(Type.Integer()),
          cell_ranges: Type.Array(Type.String()),
        }),
      }),
      { description: "In the engine's order" },
    ),
  },
  { $id: "RetrievalResponse" },
);

export const difyRetrievalRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/retrieval",
    summary: "Dify의 외부 지식 API / Dify's External Knowledge API",
    auth: "key",
    body: RetrievalRequestSchema,
    success: {
      status: 200,
      description: "The chunks that fit, of documents that everyone may see",
      content: { "application/json": Type.Unsafe({ $ref: "RetrievalResponse#" }) },
    },
    errors: [...TENANT_ERRORS],
    async handle({ body, caller }) {
      const { knowledge_id, query, retrieval_setting, metadata_condition } = body;
      const { top_k, score_threshold = 0 } = retrieval_setting;
      const filter = filterOf(metadata_condition);
      const { hits } = await service.questions.search({
        tenant: ownedTenant(caller, knowledge_id),
        query,
        limit: top_k,
        ...(filter && { filter }),
      });
      const best = Math.max(...hits.map(({ score }) => score), Number.MIN_VALUE);
      const records = hits.map((hit) => recordOf(hit, hit.score / best));
      return { records: records.filter(({ score }) => score >= score_threshold) };
    },
  });

function recordOf({ text, filename, doc_id, chunk_id, path, anchors }: Hit, score: number) {
  return {
    content: text,
    score,
    title: filename,
    metadata: {
      doc_id,
      chunk_id,
      path,
      pages: [...new Set(anchors.map(({ page }) => page))],
      cell_ranges: anchors.flatMap(({ cell_range }) => cell_range ?? []),
    },
  };
}

const PATTERNS: Record<string, (value: string) => string> = {
  is: (value) => value,
  contains: (value) => `*${value}*`,
  "start with": (value) => `${value}*`,
  "end with": (value) => `*${value}`,
};
const FIELDS = ["issuer", "doc_number", "format", "filename", "path"] as const;
const UNKNOWN_CONDITION = {
  ko: `${FIELDS.join(", ")}를 ${Object.keys(PATTERNS).join(", ")}로, 모두 맞는 것(and)만`,
  en: `only ${FIELDS.join(", ")} by ${Object.keys(PATTERNS).join(", ")}, all of them (and)`,
};

/** What a filter can say of it; anything else is refused rather than ignored. */
function filterOf(given: Conditions | null | undefined): Filter | undefined {
  const conditions = given?.conditions ?? [];
  if (conditions.length === 0) return undefined;
  const refused = new Refusal("INVALID_REQUEST", {
    field: "metadata_condition",
    detail: UNKNOWN_CONDITION,
  });
  if (conditions.length > 1 && (given?.logical_operator ?? "and") !== "and") throw refused;
  const filter: Filter = {};
  for (const { name, comparison_operator, value } of conditions) {
    const field = FIELDS.find((known) => known === [name].flat().join());
    const pattern = PATTERNS[comparison_operator];
    if (!field || !pattern || typeof value !== "string" || value === "" || field in filter)
      throw refused;
    filter[field] = pattern(value);
  }
  return filter;
}
