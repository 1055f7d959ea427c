/** `wonmun serve`: starts the parser pool and the HTTP server, and shuts them down in order. */
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gatewayClient } from "../evidence/llm-client.js";
import { gatewayInfo, readGatewaySettings } from "../evidence/llm-settings.js";
import { loadKeys } from "../http/keys.js";
import { createLogger } from "../http/log.js";
import { createServer } from "../http/server.js";
import { parserGeneration } from "../parsing/parser-generation.js";
import { SafeReading } from "../parsing/safe-reading.js";
import { ocrInfo } from "../readers/ocr/ocr-info.js";
import { openEmbedder } from "../search/open-embedder.js";
import { Tenants } from "../tenants/tenants.js";
import { isLoopback, readingSettings, serveSettings, UnusableSetting } from "./settings.js";

/** Grace period for requests in flight at SIGTERM. */
const SHUTDOWN_TIMEOUT_MS = 30_000;
/** 128 + SIGINT, as shells expect it. */
const INTERRUPTED = 130;

export async function runServe(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: "string" },
      host: { type: "string" },
      port: { type: "string" },
      cache: { type: "string" },
      "no-cache": { type: "boolean" },
    },
  });
  const { "no-cache": noCache, cache, ...serveFlags } = values;
  const settings = serveSettings(process.env, serveFlags);
  const reading = readingSettings(process.env, {
    ...(cache !== undefined && { cache }),
    ...(noCache && { noCache }),
  });
  const gateway = orUnusableSetting(() => readGatewaySettings(process.env));
  const keys = orUnusableSetting(() => loadKeys(settings.keys));
  if (!keys.configured && !isLoopback(settings.host)) {
    throw new UnusableSetting(
      `키 없이 ${settings.host}에 열 수 없습니다. SERVICE_API_KEY를 설정하세요 / refusing to listen beyond loopback without a key`,
    );
  }
  const spoolDirectory = join(tmpdir(), "wonmun");
  await mkdir(spoolDirectory, { recursive: true, mode: 0o700 });
  const parsing = await SafeReading.open(reading);
  const ocr = await ocrInfo(reading.read);
  const meaning = await openEmbedder(process.env);
  const logger = createLogger();
  const tenants = new Tenants({
    corpus: settings.corpus,
    parsing,
    state: reading.cache,
    generation: parserGeneration(),
    embedder: meaning.embedder,
    onFault: (what, error) => logger.error({ err: error }, what),
  });
  const server = await createServer({
    parsing,
    tenants,
    keys,
    spoolDirectory,
    maxUpload: settings.maxUpload,
    rateLimit: settings.rateLimit,
    maxParallel: settings.maxParallel,
    usageLog: settings.usageLog,
    feedbackLog: settings.feedbackLog,
    trustProxy: settings.trustProxy,
    ocr: () => ocr,
    vectors: () => meaning.info,
    llm: gatewayInfo(gateway),
    ...(gateway && { gateway: gatewayClient(gateway) }),
    cache: { enabled: parsing.cache !== null, generation: parsing.cache?.generation ?? null },
    readingState: () => parsing.state,
    logger,
  });
  const address = await listen(server, settings.host, settings.port);
  if (meaning.info.reason) {
    const state = meaning.info.enabled
      ? "의미 검색 켜짐 / semantic search is on"
      : "의미 검색 꺼짐 / semantic search is off";
    process.stdout.write(`${state}: ${meaning.info.reason}\n`);
  }
  if (!ocr.available) {
    process.stdout.write(`글자 인식 꺼짐 / text recognition is off: ${ocr.reason}\n`);
  }
  if (!gateway && process.env.SERVICE_LLM_BASE_URL) {
    process.stdout.write(
      "LLM 게이트웨이 꺼짐 / the LLM gateway is off: SERVICE_LLM_API_KEY가 없습니다 / is missing\n",
    );
  }
  process.stdout.write(`wonmun ${address}\n`);
  await stopSignal();
  await shutDown(server, tenants, parsing);
  return 0;
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

/** Turns a constructor's error into an unusable setting. */
function orUnusableSetting<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new UnusableSetting((error as Error).message);
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
