/** `wonmun serve`: starts the parser pool and the HTTP server, and shuts them down in order. */

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { cleanUpInTime } from "../database/cleanup.js";
import { SharedParseResults } from "../database/parse-results.js";
import { gatewayClient } from "../evidence/llm/llm-client.js";
import { gatewayInfo, readGatewaySettings } from "../evidence/llm/llm-settings.js";
import { loadKeys } from "../http/keys.js";
import { createLogger } from "../http/log.js";
import { createServer } from "../http/server.js";
import { DatabaseJobStore } from "../jobs/database-job-store.js";
import { FileJobStore } from "../jobs/file-job-store.js";
import type { VectorInfo } from "../model/health.js";
import { onnxRuntimeKind } from "../onnx/onnx-runtime.js";
import { cacheInfo } from "../parsing/cache-info.js";
import { parserGeneration } from "../parsing/parser-generation.js";
import { SafeReading } from "../parsing/safe-reading.js";
import { ocrInfo } from "../readers/ocr/ocr-info.js";
import { openEmbedder } from "../search/open-embedder.js";
import { DECLARATIONS } from "../settings/declarations.js";
import { isLoopback } from "../settings/host-names.js";
import { readSettings } from "../settings/read-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { DatabaseStore } from "../tenants/database-store.js";
import { ReadAhead } from "../tenants/read-ahead.js";
import { Tenants } from "../tenants/tenants.js";
import { temporaryFolder } from "./check-paths.js";
import { openReranker } from "./open-reranker.js";
import { rolesOf } from "./roles.js";
import { said } from "./said.js";
import {
  cacheOption,
  callbackSettings,
  corpusFolder,
  logFiles,
  modelFolder,
  readingSettings,
} from "./settings.js";

/** For a first look, where nobody named a folder. */
const BUNDLED_SAMPLES = fileURLToPath(new URL("../../samples/corpus", import.meta.url));
/** Two looks of a balancer that looks every two seconds, as those of deploy/ do. */
const LEAVING_MS = 5_000;
/** Grace period for requests in flight at SIGTERM. */
const SHUTDOWN_TIMEOUT_MS = 30_000;
/** 128 + SIGINT, as shells expect it. */
const INTERRUPTED = 130;
const MIB = 1024 * 1024;

export async function runServe(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: "string" },
      host: { type: "string" },
      port: { type: "string" },
      role: { type: "string" },
      cache: { type: "string" },
      "no-cache": { type: "boolean" },
    },
  });
  const settings = readSettings(process.env, {
    SERVICE_CORPUS: values.corpus,
    SERVICE_HOST: values.host,
    SERVICE_PORT: values.port,
    SERVICE_ROLES: values.role,
    ...cacheOption(values),
  });
  const host = settings.SERVICE_HOST;
  const keyed = [
    settings.SERVICE_API_KEY,
    settings.SERVICE_API_KEYS,
    settings.SERVICE_API_KEYS_FILE,
  ].some((one) => one !== null);
  // What is named and not there is an error; what nobody named is not.
  const isDefault = settings.SERVICE_CORPUS === resolve(DECLARATIONS.SERVICE_CORPUS.default);
  const isTrial =
    !keyed &&
    settings.SERVICE_DATABASE === null &&
    values.corpus === undefined &&
    isDefault &&
    !existsSync(settings.SERVICE_CORPUS);
  const { SERVICE_DATABASE: databaseUrl } = settings;
  const corpus = isTrial ? BUNDLED_SAMPLES : databaseUrl === null ? corpusFolder(settings) : null;
  const reading = readingSettings(settings);
  const gateway = readGatewaySettings({
    baseUrl: settings.SERVICE_LLM_BASE_URL,
    apiKey: settings.SERVICE_LLM_API_KEY,
    model: settings.SERVICE_LLM_MODEL,
  });
  const keys = loadKeys({
    apiKey: settings.SERVICE_API_KEY,
    apiKeys: settings.SERVICE_API_KEYS,
    apiKeysFile: settings.SERVICE_API_KEYS_FILE,
  });
  if (!keys.configured && !isLoopback(host)) {
    throw new UnusableSetting(
      `키 없이 ${host}에 열 수 없습니다. SERVICE_API_KEY를 설정하세요 / refusing to listen beyond loopback without a key`,
    );
  }
  const roles = rolesOf(settings);
  const logs = logFiles(settings);
  const callbacks = callbackSettings(settings);
  const model = modelFolder(settings);
  const spoolDirectory = temporaryFolder(tmpdir());
  const logger = createLogger();
  const onFault = (what: string, error: unknown) => logger.error({ err: error }, what);
  const database = databaseUrl === null ? null : await openDatabase(databaseUrl);
  if (database) cleanUpInTime(database, parserGeneration(), onFault);
  const parsing = await SafeReading.open({
    ...reading,
    // Nobody waits for one file here: how many are read in all counts.
    oneThread: !roles.has("api"),
    onFault,
    ...(database && { shared: new SharedParseResults(database) }),
  });
  const ocr = await ocrInfo(reading.read);
  const embedding = await openEmbedder({ enabled: settings.SERVICE_VECTORS, directory: model });
  const fetched = join(reading.cache ?? spoolDirectory, "fetched");
  const tenants = new Tenants({
    corpus: database ? new DatabaseStore(database, fetched) : corpus!,
    parsing,
    state: reading.cache,
    generation: parserGeneration(),
    database,
    embedder: embedding.embedder,
    indexMemory: settings.SERVICE_INDEX_MEMORY && settings.SERVICE_INDEX_MEMORY * MIB,
    onFault,
  });
  // A service that answers nobody reads what jobs ask for.
  const readAhead =
    settings.SERVICE_READ_AHEAD && roles.has("api")
      ? new ReadAhead(tenants, { isKept: reading.cache !== null, onFault })
      : undefined;
  const reranker = await openReranker(settings.SERVICE_RERANK_MODEL, gateway, onFault);
  let isLeaving = false;
  const server = await createServer({
    parsing,
    tenants,
    keys,
    spoolDirectory,
    ...logs,
    maxUpload: settings.SERVICE_MAX_UPLOAD,
    rateLimit: settings.SERVICE_RATE_LIMIT,
    maxParallel: settings.SERVICE_MAX_PARALLEL,
    ...(database
      ? { jobStore: new DatabaseJobStore(database, { folder: jobsFolder(spoolDirectory) }) }
      : await fileJobStore(reading.cache, onFault)),
    database,
    jobSlots: roles.has("parse") || roles.has("index") ? reading.workers : 0,
    jobKinds: { read: roles.has("parse"), store: roles.has("index") },
    answersRequests: roles.has("api"),
    isLeaving: () => isLeaving,
    callbacks,
    trustedProxies: settings.SERVICE_TRUST_PROXY,
    allowedHosts: settings.SERVICE_ALLOWED_HOSTS ?? [],
    corsOrigins: settings.SERVICE_CORS_ORIGINS ?? [],
    ocr: () => ocr,
    vectors: () => vectorInfo(embedding, tenants),
    llm: gatewayInfo(gateway),
    ...(gateway && { gateway: gatewayClient(gateway) }),
    ...(reranker.rerank && { rerank: reranker.rerank }),
    cache: () => cacheInfo(parsing.cache, tenants.saveFault),
    ...(readAhead && { readAhead }),
    readingState: () => parsing.state,
    logger,
  });
  const address = await listen(server, host, settings.SERVICE_PORT);
  if (embedding.info.reason) {
    const state = embedding.info.enabled
      ? "의미 검색 켜짐 / semantic search is on"
      : "의미 검색 꺼짐 / semantic search is off";
    process.stdout.write(`${said(state)}: ${said(embedding.info.reason)}\n`);
  }
  if (parsing.cache?.writeFault) {
    process.stdout.write(
      `${said("캐시 / cache")}: ${said(`${cacheInfo(parsing.cache).reason}`)}\n`,
    );
  }
  if (!ocr.available) {
    process.stdout.write(
      `${said("글자 인식 꺼짐 / text recognition is off")}: ${said(`${ocr.reason}`)}\n`,
    );
  }
  if (!gateway && settings.SERVICE_LLM_BASE_URL) {
    process.stdout.write(
      `${said("SERVICE_LLM_API_KEY가 없어 LLM 게이트웨이를 쓰지 않습니다 / the LLM gateway is off: SERVICE_LLM_API_KEY is missing")}\n`,
    );
  }
  if (isTrial)
    process.stdout.write(
      `${said("문서 폴더(./corpus)가 없어 예시 문서를 보여 줍니다. --corpus DIR로 지정하세요 / no ./corpus: serving the bundled samples; name yours with --corpus DIR")}\n`,
    );
  process.stdout.write(`wonmun ${address}\n`);
  if (ocr.available && onnxRuntimeKind() === "wasm") {
    process.stdout.write(
      `${said(`이 시스템(${process.platform}-${process.arch})에는 빠른 ONNX 실행기가 없어 글자 인식이 느립니다 / no native ONNX Runtime for this system: text recognition is slower`)}\n`,
    );
  }
  void readAhead?.run();
  await stopSignal();
  isLeaving = true;
  // Others take over: the balancer hears from `/health/ready` that this one goes, before it refuses connections.
  if (database) await sleep(LEAVING_MS);
  readAhead?.stop();
  await shutDown(server, tenants, parsing);
  await embedding.embedder?.close();
  reranker.close();
  await database?.close();
  return 0;
}

/** Files of shared jobs while they are worked on; named so that those of dead services are removed with their spool. */
function jobsFolder(spoolDirectory: string): string {
  return join(spoolDirectory, `spool-jobs-${randomUUID()}`);
}

/** Beside the cache, where jobs outlive a restart. Without a cache, or where it cannot be written, they last as long as the service. */
async function fileJobStore(
  cache: string | null,
  onFault: (what: string, error: unknown) => void,
): Promise<{ jobStore?: FileJobStore }> {
  if (cache === null) return {};
  try {
    return { jobStore: await FileJobStore.open(join(cache, "jobs")) };
  } catch (error) {
    onFault("jobs will not outlive a restart: the cache folder cannot be written", error);
    return {};
  }
}

/** What semantic search is at the moment: its model may have failed, and documents may wait for it. */
function vectorInfo(
  { embedder, info }: Awaited<ReturnType<typeof openEmbedder>>,
  tenants: Tenants,
): VectorInfo {
  if (!embedder) return info;
  const { waiting, failure } = tenants.vectorState;
  const why = embedder.fault ?? failure;
  const reason = why === null ? info.reason : `모델이 답하지 않습니다 / the model fails: ${why}`;
  return { ...info, reason, waiting };
}

type Server = Awaited<ReturnType<typeof createServer>>;

async function listen(server: Server, host: string, port: number): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    throw new UnusableSetting(
      `${host}:${port}에 열 수 없습니다 / cannot listen: ${(error as NodeJS.ErrnoException).code}`,
    );
  }
}

/** What is in flight finishes however often SIGTERM comes; a second interrupt at the terminal ends it at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let interrupts = 0;
    process.on("SIGTERM", () => resolve());
    process.on("SIGINT", () => {
      interrupts++;
      if (interrupts > 1) process.exit(INTERRUPTED);
      resolve();
    });
  });
}

/** Stops accepting requests, lets running ones finish, then ends the parser processes. */
async function shutDown(server: Server, tenants: Tenants, parsing: SafeReading): Promise<void> {
  const forced = setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS);
  forced.unref();
  await server.close();
  await tenants.close();
  await parsing.close();
}

/** Its library is loaded where a database is named. */
async function openDatabase(url: string) {
  const { Database } = await import("../database/connection.js");
  return new Database(url);
}
