/** Random requests over every tenant route and MCP tool, some aimed at what the caller may not see. */
import type { InjectOptions } from "fastify";
import {
  allTexts,
  type Chance,
  docIdsOf,
  foreignBytes,
  type Principal,
  pick,
  STATED_NAMES,
  type TenantName,
  tokensOf,
  type World,
  words,
} from "./world.js";

export interface View {
  tenant: TenantName;
  principal: Principal;
}

const KINDS = [
  "list",
  "list by post",
  "search",
  "search",
  "search",
  "context",
  "context",
  "answer",
  "answer",
  "view",
  "view by post",
  "page",
  "verify",
  "verify",
  "mcp",
  "mcp",
  "mcp",
  "batch",
  "foreign",
  "alias",
  "missing",
  "wrong",
  "parse",
  "chunk",
  "feedback",
] as const;
export type Kind = (typeof KINDS)[number];

const TOOLS = ["read_document", "list_documents", "search", "evidence", "verify"] as const;

export function makeCall(chance: Chance, world: World, view: View): InjectOptions & { kind: Kind } {
  const kind = pick(chance, KINDS);
  return { kind, ...callOf(kind, chance, world, view) };
}

/** The same name in another spelling of Unicode. */
const spelled = (chance: Chance, name: string) =>
  chance.next(4) === 0 ? name.normalize("NFD") : name;

/** Names that are nearly another's, or lead to it by a detour. */
const ALIASES: readonly ((name: string) => string)[] = [
  (name) => `${name}/`,
  (name) => `./${name}`,
  (name) => `../corpus/${name}`,
  (name) => `x/../${name}`,
  (name) => ` ${name}`,
  (name) => `${name}\u200b`,
  (name) => name.toUpperCase(),
  (name) => name.replace(/[a-z]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0)),
  (name) =>
    `%${Buffer.from(name)
      .toString("hex")
      .replace(/..(?!$)/g, "$&%")}`,
  // As the service itself holds bytes that are no UTF-8.
  (name) => String.fromCharCode(...Buffer.from(name).map((byte) => byte), 0xdc80),
];

function callOf(kind: Kind, chance: Chance, world: World, view: View): InjectOptions {
  const principal = view.principal === null ? {} : { principal: spelled(chance, view.principal) };
  const who = { tenant: spelled(chance, view.tenant), ...principal };
  const limit = chance.next(2) === 0 ? {} : { limit: 1 + chance.next(25) };
  const query = question(chance, world);
  const post = (url: string, payload: object): InjectOptions => ({ method: "POST", url, payload });
  const get = (url: string, values: object): InjectOptions => ({
    method: "GET",
    url: `${url}?${new URLSearchParams(values as Record<string, string>)}`,
  });
  switch (kind) {
    case "list":
      return get("/documents", who);
    case "list by post":
      return post("/documents", who);
    case "search":
      return post("/search", { ...who, query, ...limit });
    case "context":
      return post("/context", { ...who, query, ...limit, budget: 50 + chance.next(6000) });
    case "answer":
      return post("/answer", { ...who, question: query, ...limit });
    case "view":
      return get("/view", { ...who, question: query });
    case "view by post":
      return post("/view", { ...who, question: query, ...limit });
    case "page":
      return get("/documents/page", {
        ...who,
        doc_id: pick(chance, docIdsOf(pick(chance, allTexts(world)))),
        page: String(1 + chance.next(2)),
      });
    case "verify":
      return post("/verify", { ...who, ...claim(chance, world) });
    case "mcp": {
      const name = pick(chance, TOOLS);
      const given = {
        read_document: {
          filename: "a.docx",
          data_base64: foreignBytes(chance).toString("base64"),
        },
        list_documents: {},
        search: { query, ...limit },
        evidence: { query, ...limit },
        verify: claim(chance, world),
      }[name];
      return useTool(name, name === "read_document" ? given : { ...who, ...given });
    }
    case "batch": {
      const calls = Array.from({ length: 1 + chance.next(4) }, () =>
        callOf("mcp", chance, world, view),
      );
      const payload = calls.map(({ payload }, at) => ({ ...(payload as object), id: at }));
      return { method: "POST", url: "/mcp", payload };
    }
    case "alias": {
      const tenant = pick(chance, ALIASES)(pick(chance, [...world.keys()]));
      return chance.next(2) === 0
        ? post("/search", { ...who, tenant, query })
        : useTool("list_documents", { ...who, tenant });
    }
    case "foreign":
      // A tenant of someone else's, which is there in one world and not in the other.
      return callOf(pick(chance, ["list", "search", "view", "mcp"]), chance, world, {
        ...view,
        tenant: pick(chance, [...world.keys()]),
      });
    case "missing":
      return post("/search", { ...who, tenant: `${view.tenant}-${chance.next(9)}`, query });
    case "wrong":
      return post(pick(chance, ["/search", "/context", "/verify"]), {
        ...who,
        query: "",
        limit: 0,
      });
    case "parse":
    case "chunk":
      return {
        method: "POST",
        url: `/${kind}?filename=a.docx`,
        headers: { "content-type": "application/octet-stream" },
        payload: foreignBytes(chance),
      };
    case "feedback":
      return { method: "GET", url: "/feedback" };
  }
}

function useTool(name: string, given: object): InjectOptions {
  const params = { name, arguments: given };
  const payload = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  return { method: "POST", url: "/mcp", payload };
}

interface Change {
  tenant: string;
  filename: string;
  /** Of a file to be taken away alone. */
  doc_id?: string;
}

/** A change to a tenant by its owner, over its route or its MCP tool: the text stored under the name, or the name taken away. */
export function changeOf(over: "route" | "tool", change: Change, text?: string) {
  const target = new URLSearchParams({ ...change });
  const { tenant, filename } = change;
  if (over === "tool") {
    return text === undefined
      ? useTool("remove_document", change)
      : useTool("add_document", {
          tenant,
          filename,
          data_base64: Buffer.from(text).toString("base64"),
          replace: true,
        });
  }
  return text === undefined
    ? ({ method: "DELETE", url: `/documents?${target}` } satisfies InjectOptions)
    : ({
        method: "POST",
        url: `/documents/upload?${target}&replace=1`,
        headers: { "content-type": "application/octet-stream" },
        payload: Buffer.from(text),
      } satisfies InjectOptions);
}

/** Ordinary words, and words that stand in one document alone, whoever may see it. */
function question(chance: Chance, world: World): string {
  const secret = tokensOf(pick(chance, allTexts(world)))[0] ?? "";
  // By a short name, which is one where a document that may be seen says so, or with a typing error.
  if (chance.next(4) === 0) return `${pick(chance, STATED_NAMES)[1]} ${mistyped(chance)}`;
  return chance.next(3) === 0 ? `${words(chance, 1)} ${secret}` : words(chance, 1 + chance.next(4));
}

/** A word that a document may have, as a slip of the finger leaves it. */
function mistyped(chance: Chance): string {
  return pick(chance, ["숙벅비", "위언회", "산책러", "dPtks", "숙박비상한", "산책 로"]);
}

/** References to documents of the tenant, of others, and to nothing. */
function claim(chance: Chance, world: World) {
  const all = allTexts(world);
  const references = Array.from({ length: 1 + chance.next(4) }, () => {
    const text = chance.next(8) === 0 ? "nothing" : pick(chance, all);
    return { doc_id: pick(chance, docIdsOf(text)), chunk_id: `c${1 + chance.next(4)}`, text };
  });
  const quoted = pick(chance, references).text.split("\n").at(-1)!.slice(0, 60);
  return {
    answer: `${words(chance, 4)} ${1 + chance.next(90)}만원입니다 [1]. ${words(chance, 3)} [${1 + chance.next(5)}].`,
    sources: references.map(({ doc_id, chunk_id }) => ({ doc_id, chunk_id })),
    citations: [
      { n: 1 + chance.next(4), quote: quoted || "없음" },
      { doc_id: references[0]!.doc_id, chunk_id: "c1", quote: quoted || "없음" },
    ],
  };
}
