/** The rules file of a tenant: who may see which document. Top to bottom, the first match decides; broken locks everything. */
import { readFileSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Acl } from "../model/document.js";
import { RULES_FILE } from "./document-names.js";
import { wildcard } from "./wildcard.js";

const EVERYONE = "*";
/** Not read at all: everybody would wait for a pipe that nobody writes into. */
const NOT_A_FILE = `${RULES_FILE}: not a file`;

export interface Rules {
  /** Changes whenever the answer to any question may have changed. */
  readonly version: string;
  /** Why everything is locked, for the administrator; null when the file is sound or absent. */
  readonly error: string | null;
  /** `containers`: listed names of the bundles around it, outermost first. */
  decide(name: string, containers?: readonly string[]): Acl;
}

/** The rules as they are in the folder now. */
export async function readRules(folder: string): Promise<Rules> {
  const path = join(folder, RULES_FILE);
  try {
    if (!(await stat(path)).isFile()) return locked(NOT_A_FILE);
    return parseRules(await readFile(path, "utf8"));
  } catch (error) {
    return unreadRules(error);
  }
}

/** The same at once, for a folder on a disk in this machine. */
export function readRulesNow(folder: string): Rules {
  const path = join(folder, RULES_FILE);
  try {
    // Most folders have none, and an exception takes longer than this.
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info) return PUBLIC;
    if (!info.isFile()) return locked(NOT_A_FILE);
    return parseRules(readFileSync(path, "utf8"));
  } catch (error) {
    return unreadRules(error);
  }
}

function unreadRules(error: unknown): Rules {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" ? PUBLIC : locked(`${RULES_FILE}: ${code}`);
}

export function parseRules(text: string): Rules {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    return locked(`${RULES_FILE}: ${(error as Error).message}`);
  }
  const fault = faultOf(parsed);
  if (fault) return locked(`${RULES_FILE}: ${fault}`);
  const { default: fallback = [], rules = [] } = parsed as RulesJson;
  const compiled = rules.map(({ files, allow }) => ({ files, allow, matches: wildcard(files) }));
  return {
    version: text,
    error: null,
    decide(name, containers = []) {
      const rule = compiled.find(({ matches }) => matches(name) || containers.some(matches));
      return rule ? { allow: rule.allow, rule: rule.files } : { allow: fallback, rule: "default" };
    },
  };
}

/** Without a principal only what everyone may see is visible. */
export function maySee(acl: Acl, principal: string | null): boolean {
  return acl.allow.includes(EVERYONE) || (principal !== null && acl.allow.includes(principal));
}

/** The same for lists that let the same people in. */
export function principalsOf(allow: readonly string[]): string {
  return allow.includes(EVERYONE) ? EVERYONE : JSON.stringify([...new Set(allow)].sort());
}

/** Where there is no rules file, everyone sees everything. */
export const PUBLIC: Rules = {
  version: "public",
  error: null,
  decide: () => ({ allow: [EVERYONE], rule: "default" }),
};

function locked(error: string): Rules {
  return { version: `locked ${error}`, error, decide: () => ({ allow: [], rule: "default" }) };
}

interface RulesJson {
  default?: string[];
  rules?: { files: string; allow: string[] }[];
}

/** The first thing of the wrong type; undefined when the file is sound. */
function faultOf(value: unknown): string | undefined {
  if (!isObject(value)) return "not an object";
  if (value.default !== undefined && !isStrings(value.default))
    return "default is no list of strings";
  if (value.rules === undefined) return undefined;
  if (!Array.isArray(value.rules)) return "rules is no list";
  for (const [index, rule] of value.rules.entries()) {
    if (!isObject(rule)) return `rules[${index}] is no object`;
    if (typeof rule.files !== "string") return `rules[${index}].files is no string`;
    if (!isStrings(rule.allow)) return `rules[${index}].allow is no list of strings`;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
