/** A random world of tenants, documents and access rules, with an independent model of who may see what. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Chance, mutate } from "../../samples/make/mutate.js";

export type { Chance };

/** Consumer → key; the administrator owns every tenant. */
export const KEYS = { tax: "tax-key", law: "law-key", admin: "admin-key" } as const;
export const TENANTS = { tax: "tax", "tax-audit": "tax", law: "law" } as const;
export type TenantName = keyof typeof TENANTS;
export const PRINCIPALS = [null, "kim", "lee", "stranger"] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** Few words and many documents, so that every document counts in every other's score. */
const WORDS =
  "예산 여비 출장 숙박비 식비 지급 기준 상한 공고 모집 입주 창업 공간 문화 시행 규칙 조례 개정 정산 제출 위원회 회의 의결 조명 산책로 공원 주차 요금 감면 신청".split(
    " ",
  );
const PREFIXES = ["공개", "내부", "인사", "감사"];

export interface Rule {
  /** A file name, or the beginning of one and `*`. */
  files: string;
  allow: string[];
}

export interface Tenant {
  /** File name → text, as the stand-in for reading takes it. */
  documents: Map<string, string>;
  rules: { default: string[]; rules: Rule[] } | null;
}

export type World = Map<TenantName, Tenant>;

export const pick = <T>(chance: Chance, from: readonly T[]): T => from[chance.next(from.length)]!;

export function makeWorld(chance: Chance): World {
  const world: World = new Map();
  for (const name of Object.keys(TENANTS) as TenantName[]) {
    const documents = new Map<string, string>();
    const count = 8 + chance.next(10);
    for (let at = 0; at < count; at++) {
      const known = [...world.values()].flatMap((tenant) => [...tenant.documents.values()]);
      // The same content again, elsewhere: its id is the same, and who sees it is not.
      const text =
        known.length > 0 && chance.next(8) === 0 ? pick(chance, known) : makeText(chance);
      documents.set(`${pick(chance, PREFIXES)} ${name} ${at}.docx`, text);
    }
    const rules = chance.next(8) === 0 ? null : makeRules(chance, [...documents.keys()]);
    world.set(name, { documents, rules });
  }
  return world;
}

/** Some are bundles, some cannot be read; each line has a word that stands nowhere else. */
export function makeText(chance: Chance): string {
  const kind = chance.next(10);
  if (kind === 0)
    return `!${pick(chance, ["DRM_ENCRYPTED", "PASSWORD_PROTECTED", "CORRUPT"])} ${token(chance)}`;
  if (kind === 1) return `@가/${token(chance)}.hwp\n${lines(chance)}\n@나.docx\n${lines(chance)}`;
  return lines(chance);
}

function lines(chance: Chance): string {
  return Array.from({ length: 2 + chance.next(8) }, () => {
    const words = Array.from({ length: 3 + chance.next(8) }, () => pick(chance, WORDS));
    return `${words.join(" ")} ${1 + chance.next(9)}${chance.next(10)}만원 ${token(chance)}`;
  }).join("\n");
}

export function token(chance: Chance): string {
  return `zq${chance.next(0xffffff).toString(36)}x${chance.next(0xffffff).toString(36)}`;
}

export function tokensOf(text: string): string[] {
  return text.match(/zq[0-9a-z]+/g) ?? [];
}

export function words(chance: Chance, count: number): string {
  return Array.from({ length: count }, () => pick(chance, WORDS)).join(" ");
}

function makeRules(chance: Chance, names: string[]): Tenant["rules"] {
  const allow = () => pick(chance, [[], ["*"], ["kim"], ["lee"], ["kim", "lee"], ["kim", "*"]]);
  const rules = Array.from({ length: 1 + chance.next(6) }, () => ({
    files: chance.next(2) === 0 ? `${pick(chance, PREFIXES)}*` : pick(chance, names),
    allow: allow(),
  }));
  return { default: allow(), rules };
}

/** Top to bottom, the first match decides. */
export function maySee({ rules }: Tenant, name: string, principal: Principal): boolean {
  if (!rules) return true;
  const rule = rules.rules.find(({ files }) =>
    files.endsWith("*") ? name.startsWith(files.slice(0, -1)) : name === files,
  );
  const allow = rule ? rule.allow : rules.default;
  return allow.includes("*") || (principal !== null && allow.includes(principal));
}

/** Writes the tenant's folder, with only the documents that `shown` lets through. */
export function writeTenant(
  corpus: string,
  name: TenantName,
  { documents, rules }: Tenant,
  shown: (file: string) => boolean,
): void {
  const folder = join(corpus, name);
  mkdirSync(folder, { recursive: true });
  if (rules) writeFileSync(join(folder, "ACL.json"), JSON.stringify(rules));
  for (const [file, text] of documents) if (shown(file)) writeFileSync(join(folder, file), text);
}

export function docId(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}

/** A text that is nobody's: what a caller sends to be read. */
export function foreignBytes(chance: Chance): Buffer {
  return mutate(Buffer.from(lines(chance)), chance);
}
