/** Opens the embedding model configured in the environment, or reports why there is none. */
import { stat } from "node:fs/promises";
import type { VectorInfo } from "../model/health.js";
import type { Embedder } from "./embedder.js";
import { openEmbeddingProcess } from "./embedding-process.js";
import { graphOf, lackOfModel } from "./model-files.js";
import { agreementWithWords, LEAST_AGREEMENT } from "./try-model.js";

interface OpenedEmbedder {
  embedder: Embedder | null;
  /** Shown by `/health` and at start. */
  info: VectorInfo;
}

interface EmbedderChoice {
  enabled: boolean;
  /** Null where no model is named. */
  directory: string | null;
}

/** Never throws: the reason for failure is in `info.reason`. */
export async function openEmbedder({
  enabled,
  directory,
}: EmbedderChoice): Promise<OpenedEmbedder> {
  if (!enabled)
    return noEmbedder("SERVICE_VECTORS=0 으로 꺼져 있습니다 / turned off by SERVICE_VECTORS=0");
  if (!directory)
    return noEmbedder(
      "임베딩 모델이 없습니다. SERVICE_VECTOR_MODEL에 모델 폴더를 지정하세요 / no embedding model: name its directory in SERVICE_VECTOR_MODEL",
    );
  const folder = await stat(directory).catch(() => null);
  if (!folder?.isDirectory())
    return noEmbedder(
      "SERVICE_VECTOR_MODEL이 폴더가 아닙니다 / SERVICE_VECTOR_MODEL is no directory",
    );
  const lack = lackOfModel(directory);
  if (lack) return noEmbedder(lack);
  const graph = graphOf(directory)!;
  try {
    const embedder = await openEmbeddingProcess(directory, graph);
    const { name, dimensions, shortcoming } = embedder;
    // What cannot read Korean is not asked about it, and needs no trial.
    const agreement = shortcoming === null ? await agreementWithWords(embedder) : 1;
    if (agreement < LEAST_AGREEMENT) {
      await embedder.close();
      return noEmbedder(disagreement(agreement));
    }
    return { embedder, info: { enabled: true, model: name, dimensions, reason: shortcoming } };
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).split("\n")[0];
    return noEmbedder(`모델을 열 수 없습니다 / the model cannot be opened: ${why}`);
  }
}

function disagreement(agreement: number): string {
  const [own, least] = [agreement.toFixed(2), LEAST_AGREEMENT.toFixed(2)];
  return `모델이 낱말 검색과 맞지 않아 쓰지 않습니다(일치 ${own}, 기준 ${least}) / not used: the model disagrees with words on the bundled probes (${own}, at least ${least} is needed)`;
}

function noEmbedder(reason: string): OpenedEmbedder {
  return { embedder: null, info: { enabled: false, model: null, dimensions: null, reason } };
}
