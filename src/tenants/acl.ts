/**
 * Access rules of a tenant (`ACL.json`): who may see which document. The first matching rule decides; a broken file
 * locks everything.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
import { lstat, open } from "node:fs/promises";
import { join } from "node:path";
import { pathForDisk } from "../disk/raw-names.js";
import type { Acl } from "../model/document.js";
import { decodeText } from "../text/decode-text.js";
import { RULES_FILE } from "./document-names.js";
import { duplicateKey } from "./duplicate-key.js";
import { wildcard } from "./wildcard.js";

const EVERYONE = "*";
/** Not read at all: reading a named pipe would block every request. */
const NOT_A_FILE = `${RULES_FILE}: not a file`;
/** Opening must not wait for a pipe's writer either. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NONBLOCK;

export interface Rules {
  /** Changes whenever any decision may have changed. */
  readonly version: string;
  /** Why everything is locked, for the administrator; null if the file is valid or absent. */
  readonly error: string | null;
  /** `containers`: listed names of the archives around it, outermost first. */
  decide(name: string, containers?: readonly string[]): Acl;
}

/** Reads the current rules of the folder. */
export async function readRules(folder: string): Promise<Rules> {
  const path = pathForDisk(join(folder, RULES_FILE));
  try {
    const file = await open(path, OPEN_FLAGS);
    try {
      return (await file.stat()).isFile()
        ? decodeRules(await file.readFile())
        : lockedRules(NOT_A_FILE);
    } finally {
      await file.close();
    }
  } catch (error) {
    const isThere = await lstat(path).catch(() => undefined);
    return unreadableRules(error, isThere !== undefined);
  }
}

/** The same, synchronously, for a folder on a local disk. */
export function readRulesSync(folder: string): Rules {
  const path = pathForDisk(join(folder, RULES_FILE));
  // Most folders have no rules, and this check is cheaper than an exception.
  if (!lstatSync(path, { throwIfNoEntry: false })) return PUBLIC_RULES;
  try {
    const file = openSync(path, OPEN_FLAGS);
    try {
      return fstatSync(file).isFile() ? decodeRules(readFileSync(file)) : lockedRules(NOT_A_FILE);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    return unreadableRules(error, isThere);
  }
}

/** Public only where nothing has the file's name: a link that leads nowhere locks. */
function unreadableRules(error: unknown, isThere: boolean): Rules {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "ENOENT") return lockedRules(`${RULES_FILE}: ${code}`);
  return isThere ? lockedRules(`${RULES_FILE}: a link that leads nowhere`) : PUBLIC_RULES;
}

/** The rules that the bytes of a rules file give. */
export function decodeRules(bytes: Uint8Array): Rules {
  const text = decodeText(bytes);
  return text === null
    ? lockedRules(`${RULES_FILE}: not text in UTF-8, UTF-16 or CP949`)
    : parseRules(text);
}

export function parseRules(text: string): Rules {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return lockedRules(`${RULES_FILE}: ${(error as Error).message}`);
  }
  const twice = duplicateKey(text);
  const fault =
    twice === undefined ? validationError(parsed) : `${JSON.stringify(twice)} is given twice`;
  if (fault) return lockedRules(`${RULES_FILE}: ${fault}`);
  const { default: fallback = [], rules = [] } = parsed as RulesJson;
  const compiled = rules.map(({ files, allow }) => ({
    files,
    allow: inNfc(allow),
    matches: wildcard(files),
  }));
  const otherwise = inNfc(fallback);
  return {
    version: text,
    error: null,
    decide(name, containers = []) {
      const rule = compiled.find(({ matches }) => matches(name) || containers.some(matches));
      return rule ? { allow: rule.allow, rule: rule.files } : { allow: otherwise, rule: "default" };
    },
  };
}

/** Without a principal only what everyone may see is visible. Names compare in NFC. */
export function maySee(acl: Acl, principal: string | null): boolean {
  return (
    acl.allow.includes(EVERYONE) ||
    (principal !== null && acl.allow.includes(principal.normalize("NFC")))
  );
}

/** Equal for lists with the same principals. */
export function principalsKey(allow: readonly string[]): string {
  return allow.includes(EVERYONE) ? EVERYONE : JSON.stringify([...new Set(allow)].sort());
}

/** Without a rules file everyone sees everything. */
export const PUBLIC_RULES: Rules = {
  version: "public",
  error: null,
  decide: () => ({ allow: [EVERYONE], rule: "default" }),
};

function lockedRules(why: string): Rules {
  const error = `접근 규칙을 이해할 수 없어 모든 문서를 감추었습니다. 파일을 고쳐 주세요 / the access rules cannot be understood, so everything is hidden; correct the file (${why})`;
  return { version: `locked ${why}`, error, decide: () => ({ allow: [], rule: "default" }) };
}

interface RulesJson {
  default?: string[];
  rules?: { files: string; allow: string[] }[];
}

/**
 * The first thing that is not fully understood; undefined if the file is valid. A misspelt key (`rule`) must not reveal
 * what it was meant to hide.
 */
function validationError(value: unknown): string | undefined {
  if (!isObject(value)) return "not an object";
  const unknown = unknownKey(value, ["default", "rules"]);
  if (unknown !== undefined) return `unknown key ${JSON.stringify(unknown)}`;
  if (value.default !== undefined && !isStrings(value.default))
    return "default is no list of strings";
  if (value.rules === undefined) return undefined;
  if (!Array.isArray(value.rules)) return "rules is no list";
  for (const [index, rule] of value.rules.entries()) {
    if (!isObject(rule)) return `rules[${index}] is no object`;
    const stranger = unknownKey(rule, ["files", "allow"]);
    if (stranger !== undefined)
      return `rules[${index}] has the unknown key ${JSON.stringify(stranger)}`;
    if (typeof rule.files !== "string") return `rules[${index}].files is no string`;
    if (!isStrings(rule.allow)) return `rules[${index}].allow is no list of strings`;
  }
  return undefined;
}

function unknownKey(value: Record<string, unknown>, known: readonly string[]): string | undefined {
  return Object.keys(value).find((key) => !known.includes(key));
}

function inNfc(names: readonly string[]): string[] {
  return names.map((name) => name.normalize("NFC"));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
