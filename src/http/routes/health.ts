/** GET /health: version, formats, limits and capabilities; tenant names only if no key is set. */

import Type from "typebox";
import { type Health, HealthSchema } from "../../model/health.js";
import { SCHEMA_VERSION } from "../../model/plain.js";
import { refer } from "../../model/schema.js";
import { cacheInfo } from "../../parsing/cache-info.js";
import { REGISTRY } from "../../readers/registry.js";
import type { ReadAhead } from "../../tenants/read-ahead.js";
import { prefersHtml } from "../negotiate.js";
import { healthPage } from "../pages/health.js";
import { sendPage } from "../pages/shell.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { VERSION } from "../version.js";

/** From the first path to the end: a word with a slash or backslash in it (`한국어 / English` has none). */
const FIRST_PATH_TO_END = /\S*[\\/]\S[\s\S]*$/;
const PATH_PLACEHOLDER = "… (서버의 시작 기록에 있음 / in full where the server started)";

/** This route is public: server paths are only in the start-up log. */
function withoutPaths<Info extends { reason: string | null }>(info: Info): Info {
  return { ...info, reason: info.reason?.replace(FIRST_PATH_TO_END, PATH_PLACEHOLDER) ?? null };
}

const NO_LLM = { configured: false, host: "", model: "", external: false };
const NO_VECTORS = {
  enabled: false,
  model: null,
  dimensions: null,
  reason: "이 서버에는 의미 검색이 없습니다 / this server has no semantic search",
};
const NO_OCR = {
  available: false,
  engine: null,
  languages: [],
  reason: "이 서버에는 글자 인식이 없습니다 / this server has no text recognition",
};

/** With keys, how many documents there are is nobody's business: only the share is told. */
function readingOf(
  progress: ReadAhead["progress"] | undefined,
  isKeyed: boolean,
): Health["reading"] {
  if (!progress) return { state: "off", share: 0 };
  const { read, all, done, tenants_left } = progress;
  const share = done ? 1 : all === 0 ? 0 : Math.round((100 * read) / all) / 100;
  const told = { state: done ? ("done" as const) : ("reading" as const), share };
  return isKeyed ? told : { ...told, documents_read: read, documents: all, tenants_left };
}

export const healthRoute = (service: Service) => {
  const describe = async (): Promise<Health> => {
    const { options, keys } = service;
    const tenants = await service.tenants.names();
    const consumers = await keys.consumers();
    const faults = service.tenants.synonymFaults;
    return {
      ok: true,
      version: VERSION,
      schema_version: SCHEMA_VERSION,
      ...(keys.configured
        ? { tenant_count: tenants.length, consumer_count: consumers.length }
        : { tenants, consumers }),
      endpoints: service.routes.map(({ method, path }) => `${method} ${path}`),
      formats: REGISTRY.map(({ format }) => format),
      max_upload: service.uploadRules.limit,
      auth: keys.configured,
      limits: {
        rate_limit: service.rateLimit.limit,
        max_parallel: service.parallel.limit,
        parsing_now: service.parsing.inFlight,
      },
      llm: options.llm ?? NO_LLM,
      vectors: withoutPaths(options.vectors?.() ?? NO_VECTORS),
      ocr: withoutPaths(options.ocr?.() ?? NO_OCR),
      cache: options.cache?.() ?? cacheInfo(null),
      reading: readingOf(options.readAhead?.progress, keys.configured),
      ...(faults.length > 0 && {
        synonym_faults: faults.map(({ tenant, fault }) =>
          keys.configured ? fault : `${tenant}: ${fault}`,
        ),
      }),
    };
  };
  return declareRoute({
    method: "GET",
    path: "/health",
    summary: "상태와 지원 형식, 한도를 알려 줍니다 / What the service is and can do",
    auth: "open",
    success: {
      status: 200,
      description: "The service is up",
      content: { "application/json": refer(HealthSchema), "text/html": Type.String() },
    },
    async handle({ request, reply }) {
      reply.header("vary", "accept");
      const health = await describe();
      return prefersHtml(request.headers.accept) ? sendPage(reply, healthPage(health)) : health;
    },
  });
};
