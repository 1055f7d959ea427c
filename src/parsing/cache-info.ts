/** The parse cache section of `/health`: whether it is on, and why not. */
import type { CacheInfo } from "../model/health.js";
import type { ParseCache } from "./parse-cache.js";

const OFF = "캐시가 꺼져 있습니다 / the cache is off (SERVICE_CACHE=0)";

/** `saveFault`: the error code of tenants that cannot keep their state beside the cache. */
export function cacheInfo(
  cache: Pick<ParseCache, "generation" | "writeFault"> | null,
  saveFault: string | null = null,
): CacheInfo {
  if (!cache) return { enabled: false, generation: null, writable: false, reason: OFF };
  const { generation } = cache;
  const fault = cache.writeFault ?? saveFault;
  const reason = fault && notWritable(fault);
  return { enabled: true, generation, writable: reason === null, reason };
}

function notWritable(code: string): string {
  return `캐시에 쓸 수 없습니다(${code}). 읽기와 검색은 계속되지만 다시 시작하면 처음부터 읽습니다. 디스크 공간과 권한을 확인하세요. / The cache cannot be written (${code}). Reading and search go on, but a restart reads everything anew. Check disk space and permissions.`;
}
