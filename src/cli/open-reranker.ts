/** The reranking model that SERVICE_RERANK_MODEL names: a folder with an ONNX cross-encoder, or a model behind the gateway. */
import { statSync } from "node:fs";
import { isAbsolute } from "node:path";
import type { GatewaySettings } from "../evidence/llm/llm-settings.js";
import { openModelReranker } from "../evidence/model-reranker.js";
import { gatewayReranker, type Rerank } from "../evidence/rerank.js";
import { UnusableSetting } from "../settings/unusable-setting.js";

interface OpenedReranker {
  rerank?: Rerank;
  close(): void;
}

/** `named` is null where nobody wants one; a path begins with `/` or `.`, a model's name does not. */
export async function openReranker(
  named: string | null,
  gateway: GatewaySettings | null,
  onFault: (what: string, error: unknown) => void,
): Promise<OpenedReranker> {
  if (!named) return { close: () => {} };
  if (isAbsolute(named) || named.startsWith(".")) {
    if (!statSync(named, { throwIfNoEntry: false })?.isDirectory())
      throw new UnusableSetting("SERVICE_RERANK_MODEL: 폴더가 아닙니다 / is no directory");
    return openModelReranker(named, onFault).catch((error: Error) => {
      const why = error.message.split("\n")[0];
      throw new UnusableSetting(
        `SERVICE_RERANK_MODEL: 모델을 열 수 없습니다 / the model cannot be opened: ${why}`,
      );
    });
  }
  if (!gateway)
    throw new UnusableSetting(
      "SERVICE_RERANK_MODEL: 게이트웨이 설정(SERVICE_LLM_BASE_URL, SERVICE_LLM_MODEL, SERVICE_LLM_API_KEY)이 필요합니다 / needs the gateway's settings",
    );
  return { rerank: gatewayReranker(gateway, named, onFault), close: () => {} };
}
