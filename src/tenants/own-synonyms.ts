/**
 * A tenant's own synonyms (`SYNONYMS.txt` beside the access rules): a line `공식 용어, …: 쓰는 말, …` each, `#` begins a remark. A line
 * that is not understood is left out and named; the others hold. Never fatal: words are searched without them.
 */
import { readFileSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathForDisk } from "../disk/raw-names.js";
import { decodeText } from "../text/decode-text.js";
import { PhraseTable, synonymsOfLine } from "../text/everyday-language.js";
import { SYNONYMS_FILE } from "./document-names.js";

/** More is no list that a person keeps. */
const MAX_BYTES = 1024 * 1024;
const MAX_LINES = 10_000;
const TOO_LONG = "1 MiB가 넘습니다 / more than 1 MiB";

export interface OwnSynonyms {
  /** Changes with the file; empty where there is none. */
  readonly version: string;
  /** Null where there are none. */
  readonly table: PhraseTable | null;
  /** What is wrong with the file; null if nothing is. */
  readonly fault: string | null;
}

export const NO_SYNONYMS: OwnSynonyms = { version: "", table: null, fault: null };

interface FileFacts {
  mtimeMs: number;
  size: number;
  ino: number;
  isFile(): boolean;
}

/** The synonyms as the file is now; `known` where it has not changed. `isLocal`: looking at it costs no waiting. */
export async function readSynonyms(
  folder: string,
  known: OwnSynonyms,
  isLocal: boolean,
): Promise<OwnSynonyms> {
  const path = pathForDisk(join(folder, SYNONYMS_FILE));
  try {
    const facts = isLocal
      ? statSync(path, { throwIfNoEntry: false })
      : await stat(path).catch(ifThere);
    if (!facts) return NO_SYNONYMS;
    const version = versionOf(facts);
    if (known.version === version) return known;
    if (!facts.isFile()) return faulty(version, "파일이 아닙니다 / not a file");
    if (facts.size > MAX_BYTES) return faulty(version, TOO_LONG);
    const bytes = isLocal ? readFileSync(path) : await readFile(path);
    return parseSynonyms(bytes, version);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unreadable";
    return faulty(code, code);
  }
}

function ifThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

function versionOf({ mtimeMs, size, ino }: FileFacts): string {
  return `${mtimeMs} ${size} ${ino}`;
}

/** The synonyms that the bytes of the file give. */
export function parseSynonyms(bytes: Uint8Array, version: string): OwnSynonyms {
  if (bytes.length > MAX_BYTES) return faulty(version, TOO_LONG);
  const text = decodeText(bytes);
  if (text === null)
    return faulty(version, "UTF-8, UTF-16, CP949가 아닙니다 / not text in UTF-8, UTF-16 or CP949");
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, "").trim());
  const numbered = lines.map((line, at) => ({ line, number: at + 1 })).filter(({ line }) => line);
  const bad = numbered.filter(({ line }, at) => at >= MAX_LINES || !isUnderstood(line));
  const good = numbered.filter((one) => !bad.includes(one));
  return {
    version,
    table:
      good.length > 0 ? new PhraseTable(good.flatMap(({ line }) => synonymsOfLine(line))) : null,
    fault: bad.length > 0 ? lineFault(bad.map(({ number }) => number)) : null,
  };
}

/** Terms and words on either side of one colon. */
function isUnderstood(line: string): boolean {
  return /^[^:]*[^:,\s][^:]*:[^:]*[^:,\s][^:]*$/.test(line);
}

function lineFault(numbers: readonly number[]): string {
  const first = numbers.slice(0, 5).join(", ");
  const more = numbers.length > 5 ? " …" : "";
  return `${SYNONYMS_FILE}: ${first}${more}행을 알 수 없습니다 / not understood: line ${first}${more}`;
}

function faulty(version: string, why: string): OwnSynonyms {
  return { version, table: null, fault: `${SYNONYMS_FILE}: ${why}` };
}
