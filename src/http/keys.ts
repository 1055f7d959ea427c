/** Who is calling: keys from three sources, the file re-read on every request, compared in constant time. */
import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "../model/refusal.js";

/** The consumer of `SERVICE_API_KEY`: the administrative key. */
const ADMINISTRATOR = "default";
/** Under this name wrong keys are counted. */
export const UNKNOWN_CONSUMER = "unknown";
/** The name of everyone on a server without keys. */
export const ANONYMOUS = "anonymous";

export interface KeySources {
  /** One key, of the administrator. */
  apiKey?: string | undefined;
  /** JSON text: consumer name to key; read once. */
  apiKeys?: string | undefined;
  /** Path of a file with the same JSON; read again on every request. */
  apiKeysFile?: string | undefined;
}

export interface Caller {
  consumer: string;
  /** Sees everything and may use every tenant. */
  administrative: boolean;
}

interface KeyEntry {
  consumer: string;
  digest: Buffer;
}

export interface Keys {
  /** True as soon as any source is given, even one that now holds no usable key. */
  readonly configured: boolean;
  consumers(): Promise<string[]>;
  /** The caller whose key the headers carry. Throws `KEY_REQUIRED` or `KEY_UNKNOWN`. */
  identify(headers: IncomingHttpHeaders): Promise<Caller>;
}

/** Throws an `Error` with a one-line message where a source cannot be used at the start. */
export function loadKeys(sources: KeySources): Keys {
  const fixed: KeyEntry[] = [];
  if (sources.apiKey) fixed.push(entry(ADMINISTRATOR, sources.apiKey));
  if (sources.apiKeys) fixed.push(...readEntries(sources.apiKeys, "SERVICE_API_KEYS"));
  const { apiKeysFile } = sources;
  if (apiKeysFile) readEntries(readKeysFile(apiKeysFile), apiKeysFile);
  const file = apiKeysFile ? new KeysFile(apiKeysFile) : undefined;
  const configured = Boolean(sources.apiKey || sources.apiKeys || apiKeysFile);
  const entries = async () => [...fixed, ...((await file?.entries()) ?? [])];

  return {
    configured,
    consumers: async () => [...new Set((await entries()).map(({ consumer }) => consumer))],
    identify: async (headers) => {
      if (!configured) return { consumer: ANONYMOUS, administrative: true };
      const given = keyIn(headers);
      if (given === undefined) throw new Refusal("KEY_REQUIRED");
      const consumer = match(given, await entries());
      if (consumer === undefined) throw new Refusal("KEY_UNKNOWN");
      return { consumer, administrative: consumer === ADMINISTRATOR };
    },
  };
}

/** The keys file as it stands now. Missing or broken, it holds no key: nobody of it gets in. */
class KeysFile {
  private text: string | undefined;
  private parsed: KeyEntry[] = [];

  constructor(private readonly path: string) {}

  async entries(): Promise<KeyEntry[]> {
    const text = await readFile(this.path, "utf8").catch(() => undefined);
    if (text !== this.text) {
      this.text = text;
      this.parsed = [];
      try {
        if (text !== undefined) this.parsed = readEntries(text, this.path);
      } catch {
        // Closed until the file is whole again; the other sources' keys go on working.
      }
    }
    return this.parsed;
  }
}

function readKeysFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new Error(`키 파일을 읽을 수 없습니다 / the keys file cannot be read: ${path}`);
  }
}

function readEntries(text: string, source: string): KeyEntry[] {
  const broken = (why: string) =>
    new Error(`키 JSON을 쓸 수 없습니다 / unusable keys JSON in ${source}: ${why}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw broken("not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw broken("not an object of consumer name to key");
  }
  return Object.entries(value).map(([consumer, key]) => {
    if (consumer === "" || consumer === UNKNOWN_CONSUMER || consumer === ANONYMOUS) {
      throw broken(`the consumer name ${JSON.stringify(consumer)} is not free`);
    }
    if (typeof key !== "string" || key === "") throw broken("a key is not a non-empty string");
    return entry(consumer.normalize("NFC"), key);
  });
}

function entry(consumer: string, key: string): KeyEntry {
  return { consumer, digest: digest(Buffer.from(key, "utf8")) };
}

function digest(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** `Authorization: Bearer <key>` or `X-API-Key: <key>`, as the bytes that were sent. */
function keyIn(headers: IncomingHttpHeaders): Buffer | undefined {
  const bearer = /^Bearer +([^ ].*)$/is.exec(headers.authorization ?? "")?.[1];
  const given = bearer || headers["x-api-key"];
  // Node gives header bytes as latin1 characters; the key may be UTF-8.
  return typeof given === "string" && given !== "" ? Buffer.from(given, "latin1") : undefined;
}

/** Every entry is compared, in the same time whatever was sent. */
function match(given: Buffer, entries: KeyEntry[]): string | undefined {
  const sought = digest(given);
  let found: string | undefined;
  for (const { consumer, digest: known } of entries) {
    if (timingSafeEqual(sought, known)) found ??= consumer;
  }
  return found;
}
