/** API keys: from three sources, the file re-read on every request, compared in constant time. */
import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "../model/refusal.js";
import { type UnusableSetting, unusable } from "../settings/unusable-setting.js";

/** The consumer of `SERVICE_API_KEY`: the administrative key. */
const ADMINISTRATOR = "default";
/** Consumer name under which wrong keys are counted. */
export const UNKNOWN_CONSUMER = "unknown";
/** Consumer name on a server without keys. */
export const ANONYMOUS = "anonymous";

export interface KeySources {
  /** One key, of the administrator. */
  apiKey?: string | null;
  /** JSON text: consumer name to key; read once. */
  apiKeys?: string | null;
  /** Path of a file with the same JSON; read again on every request. */
  apiKeysFile?: string | null;
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
  /** Whether there is a key, or a file that may get one at any time: such a file keeps everyone out until it does. */
  readonly configured: boolean;
  consumers(): Promise<string[]>;
  /** The caller whose key the headers carry. Throws `KEY_REQUIRED` or `KEY_UNKNOWN`. */
  identify(headers: IncomingHttpHeaders): Promise<Caller>;
}

/** Throws `UnusableSetting` where a source cannot be used at the start. */
export function loadKeys(sources: KeySources): Keys {
  const fixed: KeyEntry[] = [];
  if (sources.apiKey) fixed.push(keyEntry(ADMINISTRATOR, sources.apiKey));
  if (sources.apiKeys) fixed.push(...readEntries(sources.apiKeys, inVariable));
  const { apiKeysFile } = sources;
  if (apiKeysFile) readEntries(readKeysFile(apiKeysFile), inFile(apiKeysFile));
  const file = apiKeysFile ? new KeysFile(apiKeysFile) : undefined;
  const configured = fixed.length > 0 || file !== undefined;
  const entries = async () => [...fixed, ...((await file?.entries()) ?? [])];

  return {
    configured,
    consumers: async () => [...new Set((await entries()).map(({ consumer }) => consumer))],
    identify: async (headers) => {
      if (!configured) return { consumer: ANONYMOUS, administrative: true };
      const given = keyFromHeaders(headers);
      if (given === undefined) throw new Refusal("KEY_REQUIRED");
      const consumer = matchKey(given, await entries());
      if (consumer === undefined) throw new Refusal("KEY_UNKNOWN");
      return { consumer, administrative: consumer === ADMINISTRATOR };
    },
  };
}

/** The current keys file. If missing or broken it holds no keys. */
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
        if (text !== undefined) this.parsed = readEntries(text, inFile(this.path));
      } catch {
        // No keys until the file is valid again; other sources keep working.
      }
    }
    return this.parsed;
  }
}

function readKeysFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw inFile(path)("키 파일을 읽을 수 없습니다 / the keys file cannot be read");
  }
}

type RefuseKeys = (why: string) => UnusableSetting;
const inVariable: RefuseKeys = (why) => unusable("SERVICE_API_KEYS", "", why);
const inFile =
  (path: string): RefuseKeys =>
  (why) =>
    unusable("SERVICE_API_KEYS_FILE", path, why);

function readEntries(text: string, refuse: RefuseKeys): KeyEntry[] {
  let value: unknown;
  try {
    // Editors on Windows put a byte order mark before the text.
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw refuse("키 JSON이 아닙니다 / is no JSON of keys");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refuse('{"이름": "키"} 꼴이어야 합니다 / must have the form {"name": "key"}');
  }
  return Object.entries(value).map(([name, key]) => {
    const consumer = name.normalize("NFC");
    if (consumer === ADMINISTRATOR) {
      throw refuse(
        "default는 관리 키의 이름입니다. 그 키는 SERVICE_API_KEY에 넣으세요 / default is the name of the administrative key, which belongs in SERVICE_API_KEY",
      );
    }
    if (consumer === "" || consumer === UNKNOWN_CONSUMER || consumer === ANONYMOUS) {
      const shown = JSON.stringify(consumer);
      throw refuse(`쓸 수 없는 이용자 이름입니다 / a consumer cannot be named ${shown}`);
    }
    if (typeof key !== "string" || key === "") {
      throw refuse(
        "키는 비어 있지 않은 문자열이어야 합니다 / a key must be a text that is not empty",
      );
    }
    return keyEntry(consumer, key);
  });
}

function keyEntry(consumer: string, key: string): KeyEntry {
  return { consumer, digest: digest(Buffer.from(key, "utf8")) };
}

function digest(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** `Authorization: Bearer <key>` or `X-API-Key: <key>`, as the bytes that were sent. */
function keyFromHeaders(headers: IncomingHttpHeaders): Buffer | undefined {
  const bearer = /^Bearer +([^ ].*)$/is.exec(headers.authorization ?? "")?.[1];
  const given = bearer || headers["x-api-key"];
  // Node gives header bytes as latin1 characters; the key may be UTF-8.
  return typeof given === "string" && given !== "" ? Buffer.from(given, "latin1") : undefined;
}

/** Compares every entry, in constant time. */
function matchKey(given: Buffer, entries: KeyEntry[]): string | undefined {
  const sought = digest(given);
  let found: string | undefined;
  for (const { consumer, digest: known } of entries) {
    if (timingSafeEqual(sought, known)) found ??= consumer;
  }
  return found;
}
