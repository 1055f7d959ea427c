/** Settings at start: environment variables, overridden by command-line options, validated before anything runs. */
import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { DEFAULT_MAX_UPLOAD } from "../http/options.js";
import { systemModelFolder } from "../readers/ocr/ocr-models.js";
import type { ReadOptions } from "../readers/reader.js";

type Environment = Record<string, string | undefined>;

/** An invalid setting: the command prints this one line and exits with code 2. */
export class UnusableSetting extends Error {}

interface ReadingSettings {
  /** Null: off. */
  cache: string | null;
  workers: number;
  /** Seconds one file may take. */
  timeout: number;
  /** MiB of memory one parser process may use. */
  memory: number;
  read: ReadOptions;
}

interface ServeSettings {
  corpus: string;
  host: string;
  port: number;
  maxUpload: number;
  rateLimit: number | null;
  maxParallel: number | null;
  usageLog: string | null;
  feedbackLog: string | null;
  trustProxy: boolean;
  keys: { apiKey?: string; apiKeys?: string; apiKeysFile?: string };
}

interface ReadingFlags {
  cache?: string;
  noCache?: boolean;
}

export function readingSettings(env: Environment, flags: ReadingFlags = {}): ReadingSettings {
  const cache = flags.noCache ? "0" : (flags.cache ?? (env.SERVICE_CACHE || "./.cache/wonmun"));
  return {
    cache: cache === "0" ? null : resolve(cache),
    workers: wholeNumber(env, "SERVICE_WORKERS", availableParallelism(), 1, 256),
    timeout: wholeNumber(env, "SERVICE_PARSE_TIMEOUT", 120, 1, 86_400),
    memory: wholeNumber(env, "SERVICE_PARSE_MEMORY", 2048, 64, 1_048_576),
    read: {
      layout: oneOf(env, "SERVICE_LAYOUT", ["checked", "stored"]) ?? "checked",
      ocr: oneOf(env, "SERVICE_OCR", ["0", "1"]) !== "0",
      ...ocrData(env),
    },
  };
}

interface ServeFlags {
  corpus?: string;
  host?: string;
  port?: string;
}

export function serveSettings(env: Environment, flags: ServeFlags = {}): ServeSettings {
  const given: Environment = { ...env };
  if (flags.port !== undefined) given.SERVICE_PORT = flags.port;
  const corpus = resolve(flags.corpus ?? (env.SERVICE_CORPUS || "./corpus"));
  if (!statSync(corpus, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UnusableSetting(
      `문서 폴더가 없습니다: ${corpus} (--corpus 또는 SERVICE_CORPUS) / the corpus is no directory`,
    );
  }
  return {
    corpus,
    host: flags.host ?? (env.SERVICE_HOST || "127.0.0.1"),
    port: wholeNumber(given, "SERVICE_PORT", 8080, 0, 65_535),
    maxUpload: wholeNumber(
      env,
      "SERVICE_MAX_UPLOAD",
      DEFAULT_MAX_UPLOAD,
      1,
      Number.MAX_SAFE_INTEGER,
    ),
    rateLimit: offOrNumber(env, "SERVICE_RATE_LIMIT"),
    maxParallel: offOrNumber(env, "SERVICE_MAX_PARALLEL"),
    usageLog: env.SERVICE_USAGE_LOG || null,
    feedbackLog: env.SERVICE_FEEDBACK_LOG || null,
    trustProxy: oneOf(env, "SERVICE_TRUST_PROXY", ["0", "1"]) === "1",
    keys: {
      ...(env.SERVICE_API_KEY && { apiKey: env.SERVICE_API_KEY }),
      ...(env.SERVICE_API_KEYS && { apiKeys: env.SERVICE_API_KEYS }),
      ...(env.SERVICE_API_KEYS_FILE && { apiKeysFile: env.SERVICE_API_KEYS_FILE }),
    },
  };
}

/** Whether an address is loopback only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Resolved here, so that the cache key distinguishes OCR models. */
function ocrData(env: Environment): Pick<ReadOptions, "ocrData"> {
  const given = env.SERVICE_OCR_DATA;
  if (given && !statSync(given, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UnusableSetting(`SERVICE_OCR_DATA=${given}: 폴더가 아닙니다 / is no directory`);
  }
  const folder = given ? resolve(given) : systemModelFolder();
  return folder === undefined ? {} : { ocrData: folder };
}

function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  from: number,
  to: number,
): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw new UnusableSetting(
      `${name}=${text}: ${from}에서 ${to} 사이의 정수여야 합니다 / must be a whole number from ${from} to ${to}`,
    );
  }
  return value;
}

/** Unset or 0 is off. */
function offOrNumber(env: Environment, name: string): number | null {
  return wholeNumber(env, name, 0, 0, 1_000_000_000) || null;
}

function oneOf<T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
): T | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  const value = values.find((one) => one === text);
  if (value === undefined) {
    throw new UnusableSetting(
      `${name}=${text}: ${values.join(", ")} 중 하나여야 합니다 / must be one of ${values.join(", ")}`,
    );
  }
  return value;
}
