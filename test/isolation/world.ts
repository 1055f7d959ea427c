/** A random world of tenants, documents and access rules, with an independent model of who may see what. */
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import iconv from "iconv-lite";
import { type Chance, mutate } from "../../samples/make/mutate.js";

export type { Chance };

/** Consumer → key; the administrator owns every tenant. */
export const KEYS = { tax: "tax-key", law: "law-key", admin: "admin-key" } as const;
export const TENANTS = { tax: "tax", "tax-감사": "tax", law: "law" } as const;
export type TenantName = keyof typeof TENANTS;
export const PRINCIPALS = [null, "kim", "이주무", "stranger"] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** Few words and many documents, so that every document counts in every other's score. */
const WORDS =
  "예산 여비 출장 숙박비 식비 지급 기준 상한 공고 모집 입주 창업 공간 문화 시행 규칙 조례 개정 정산 제출 위원회 회의 의결 조명 산책로 공원 주차 요금 감면 신청".split(
    " ",
  );
/** Names that some documents give things, and that questions use: one that only a hidden document gives must not be known. */
export const STATED_NAMES = [
  ["한국공원조명관리재단", "한조재"],
  ["산책로주차요금감면위원회", "산감위"],
  ["문화창업공간", "CSP"],
] as const;
const PREFIXES = ["공개", "내부", "인사", "감사"];
/** The archive inside a bundle that rules may hide alone. */
const NESTED = "안.zip";
const ENCODINGS = ["utf8", "utf16", "cp949"] as const;
const SPELLINGS = ["nfc", "nfd", "cp949"] as const;
type Spelling = (typeof SPELLINGS)[number];

export interface Rule {
  /** A listed name, or the beginning of one and `*`. */
  files: string;
  allow: string[];
}

export interface Stored {
  /** As it is listed; a tenant may have it twice, in two spellings. */
  name: string;
  /** How the disk spells it. */
  spelling: Spelling;
  /** As the stand-in for reading takes it. */
  text: string;
}

export interface Tenant {
  documents: Stored[];
  rules: { default: string[]; rules: Rule[] } | null;
  /** Of the rules file. */
  encoding: (typeof ENCODINGS)[number];
}

export type World = Map<TenantName, Tenant>;

export const pick = <T>(chance: Chance, from: readonly T[]): T => from[chance.next(from.length)]!;

export function makeWorld(chance: Chance): World {
  const world: World = new Map();
  for (const name of Object.keys(TENANTS) as TenantName[]) {
    const documents: Stored[] = [];
    const count = 8 + chance.next(10);
    for (let at = 0; at < count; at++) {
      const known = allTexts(world);
      // The same content again, elsewhere: its id is the same, and who sees it is not.
      const text =
        known.length > 0 && chance.next(8) === 0 ? pick(chance, known) : makeText(chance);
      const listed = `${pick(chance, PREFIXES)} ${name} ${at}.docx`;
      const spelling = chance.next(3) === 0 ? pick(chance, SPELLINGS) : "nfc";
      documents.push({ name: listed, spelling, text });
      // A twin: another file that is listed under the same name.
      if (spelling === "nfc" && chance.next(5) === 0)
        documents.push({
          name: listed,
          spelling: pick(chance, ["nfd", "cp949"]),
          text: makeText(chance),
        });
    }
    const rules = chance.next(8) === 0 ? null : makeRules(chance, documents);
    world.set(name, { documents, rules, encoding: pick(chance, ENCODINGS) });
  }
  return world;
}

export function allTexts(world: World): string[] {
  return [...world.values()].flatMap(({ documents }) => documents.map(({ text }) => text));
}

/** Some are bundles, some cannot be read; each line has a word that stands nowhere else. */
export function makeText(chance: Chance): string {
  const kind = chance.next(10);
  if (kind === 0)
    return `!${pick(chance, ["DRM_ENCRYPTED", "PASSWORD_PROTECTED", "CORRUPT"])} ${token(chance)}`;
  if (kind === 1) return `@가/${token(chance)}.hwp\n${lines(chance)}\n@나.docx\n${lines(chance)}`;
  if (kind === 2) return nestedBundle(chance);
  return lines(chance);
}

/** An archive in the bundle, beside items that are named like its path, and like each other, in any order. */
function nestedBundle(chance: Chance): string {
  const names = [`${NESTED}>표.hwp`, `${NESTED}/표.hwp`, "나.docx", "나.docx", `${NESTED}>끝.hwp`];
  const items = names.map((name) => ({ name, at: chance.next(1000) }));
  return items
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => `@${name}\n${lines(chance)}`)
    .join("\n");
}

function lines(chance: Chance): string {
  return Array.from({ length: 2 + chance.next(8) }, () => {
    const words = Array.from({ length: 3 + chance.next(8) }, () => pick(chance, WORDS));
    const [full, short] = pick(chance, STATED_NAMES);
    const named = pick(chance, ["", "", "", ` ${full}(이하 “${short}”라 한다)`, ` ${full}`]);
    return `${words.join(" ")} ${1 + chance.next(9)}${chance.next(10)}만원${named} ${token(chance)}`;
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

function makeRules(chance: Chance, documents: Stored[]): Tenant["rules"] {
  const allow = () => {
    const lists = [[], ["*"], ["kim"], ["이주무"], ["kim", "이주무"], ["kim", "*"]];
    return pick(chance, lists);
  };
  const bundles = documents.filter(({ text }) => text.includes(`@${NESTED}>`));
  const target = () => {
    const kind = chance.next(4);
    if (kind < 2 && bundles.length > 0) return `${pick(chance, bundles).name}/${NESTED}`;
    return kind % 2 === 0 ? `${pick(chance, PREFIXES)}*` : pick(chance, documents).name;
  };
  const rules = Array.from({ length: 1 + chance.next(6) }, () => ({
    files: target(),
    allow: allow(),
  }));
  return { default: allow(), rules };
}

/** What the principal may see of a document's text: all, some items of a bundle, or nothing (null). */
export function visibleText(tenant: Tenant, { name, text }: Stored, who: Principal): string | null {
  if (!text.startsWith("@")) return maySee(tenant, [name], who) ? text : null;
  const items = itemsOf(text).filter(({ inner }) => {
    const path = inner.split(">");
    // An item is decided by its own name and by those of the archives around it.
    const around = path.map((_, depth) => [name, ...path.slice(0, depth)].join("/"));
    return maySee(tenant, [[name, ...path].join("/"), ...around], who);
  });
  return items.length === 0 ? null : items.map(({ whole }) => `@${whole}`).join("");
}

function itemsOf(bundle: string): { inner: string; text: string; whole: string }[] {
  return bundle
    .split(/^@/m)
    .filter(Boolean)
    .map((whole) => {
      const [inner, ...rest] = whole.split("\n");
      return { inner: inner!, text: rest.join("\n"), whole };
    });
}

/** Top to bottom, the first match decides. */
function maySee({ rules }: Tenant, names: readonly string[], principal: Principal): boolean {
  if (!rules) return true;
  const rule = rules.rules.find(({ files }) =>
    names.some((name) =>
      files.endsWith("*") ? name.startsWith(files.slice(0, -1)) : name === files,
    ),
  );
  const allow = rule ? rule.allow : rules.default;
  return allow.includes("*") || (principal !== null && allow.includes(principal));
}

/** Writes the tenant's folder, with what `shown` gives of each document. */
export function writeTenant(
  corpus: string,
  name: TenantName,
  tenant: Tenant,
  shown: (document: Stored) => string | null,
): void {
  const folder = join(corpus, name);
  mkdirSync(folder, { recursive: true });
  if (tenant.rules) writeFileSync(join(folder, "ACL.json"), rulesFile(tenant));
  for (const document of tenant.documents) writeDocument(corpus, name, document, shown(document));
}

/** On disk as it is spelled there; null takes it away. */
export function writeDocument(
  corpus: string,
  tenant: TenantName,
  { name, spelling }: Stored,
  text: string | null,
): void {
  const onDisk =
    spelling === "cp949"
      ? iconv.encode(name, "cp949")
      : Buffer.from(name.normalize(spelling === "nfd" ? "NFD" : "NFC"));
  const path = Buffer.concat([Buffer.from(`${join(corpus, tenant)}/`), onDisk]);
  if (text === null) rmSync(path, { force: true });
  else writeFileSync(path, text);
}

/** CP949 has no letters for NFD; the others spell names either way. */
function rulesFile({ rules, encoding }: Tenant): Buffer {
  const text = JSON.stringify(rules);
  if (encoding === "cp949") return iconv.encode(text, "cp949");
  if (encoding === "utf16") return iconv.encode(text.normalize("NFD"), "utf16le", { addBOM: true });
  return Buffer.from(text);
}

export function docId(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}

/** The ids under which a document or the items of a bundle are listed. */
export function docIdsOf(text: string): string[] {
  return text.startsWith("@") ? itemsOf(text).map((item) => docId(item.text)) : [docId(text)];
}

/** A text that is nobody's: what a caller sends to be read. */
export function foreignBytes(chance: Chance): Buffer {
  return mutate(Buffer.from(lines(chance)), chance);
}
