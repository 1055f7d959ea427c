/**
 * Reorders what a search found by a reranking model behind the gateway (`POST …/rerank`, as vLLM, Jina and Cohere serve it), within a time
 * budget. Off unless SERVICE_RERANK_MODEL names a model; where it fails or is late the order of the search stays, and the reply says so.
 */
import type { GatewaySettings } from "./llm/llm-settings.js";

/** Chunks that the model is shown: what is further down is hardly ever the best. */
export const RERANK_DEPTH = 20;
/** A person waits for the answer, and the order of the search is there already. */
export const BUDGET_MS = 1000;
/** Scores of twenty chunks take a few hundred bytes. */
const MAX_REPLY_BYTES = 1 << 16;

/** The places of the texts, best first; null where the model gave no order in time. */
export type Rerank = (query: string, texts: readonly string[]) => Promise<number[] | null>;

export function gatewayReranker(
  { baseUrl, apiKey }: Pick<GatewaySettings, "baseUrl" | "apiKey">,
  model: string,
  onFault: (what: string, error: unknown) => void = () => {},
  budget: number = BUDGET_MS,
): Rerank {
  const url = new URL(`${baseUrl.pathname.replace(/\/+$/, "")}/rerank`, baseUrl);
  url.search = baseUrl.search;
  return async (query, texts) => {
    if (texts.length < 2) return [...texts.keys()];
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${apiKey}` },
        body: JSON.stringify({ model, query, documents: texts }),
        // A redirect would carry the evidence, and perhaps the key, to another host.
        redirect: "error",
        signal: AbortSignal.timeout(budget),
      });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const reply = await response.text();
      if (reply.length > MAX_REPLY_BYTES) throw new Error("the reply is too long");
      return orderOf(JSON.parse(reply), texts.length);
    } catch (error) {
      // Its message may echo the address or what was sent; only its kind is told.
      const { name, message } = error as Error;
      const kind = /^HTTP \d+$|^no order|too long$/.test(message) ? message : name;
      onFault("the order of the search was kept: the reranking model failed", new Error(kind));
      return null;
    }
  };
}

/** `{results: [{index, relevance_score}]}`: every text once, else it is no order. */
function orderOf(reply: unknown, count: number): number[] {
  const { results } = (reply ?? {}) as { results?: { index: number; relevance_score: number }[] };
  if (!Array.isArray(results)) throw new Error("no order in the reply");
  const scored = results.filter(
    (each) =>
      Number.isInteger(each?.index) &&
      each.index >= 0 &&
      each.index < count &&
      Number.isFinite(each.relevance_score),
  );
  if (new Set(scored.map(({ index }) => index)).size !== count || scored.length !== count)
    throw new Error("no order of all texts in the reply");
  return scored
    .sort((one, other) => other.relevance_score - one.relevance_score || one.index - other.index)
    .map(({ index }) => index);
}
