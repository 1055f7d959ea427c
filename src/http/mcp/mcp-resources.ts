/** Documents and their pages as MCP resources: the text with its pages, and each page as a picture. */
import { Refusal } from "../../model/refusal.js";
import type { DocumentFacts } from "../../tenants/catalogue.js";
import type { Scope } from "../../tenants/scope.js";

/** Where the documents come from: what the caller may use and see. */
export interface ResourceSource {
  /** Tenants that the caller may use. */
  tenants(): Promise<string[]>;
  /** Refuses a tenant that is not the caller's. */
  scope(tenant: string): Promise<Scope>;
}

/** Wide enough for a model to read a page of small print. */
const PICTURE_WIDTH = 1400;

export const RESOURCE_TEMPLATES = [
  {
    name: "document",
    title: "문서 / Document",
    uriTemplate: "wonmun://documents/{tenant}/{doc_id}",
    mimeType: "text/markdown",
    description: "문서의 글, 조각마다 쪽과 함께 / The text, each chunk with its pages",
  },
  {
    name: "page",
    title: "쪽 그림 / Page picture",
    uriTemplate: "wonmun://documents/{tenant}/{doc_id}/pages/{page}",
    mimeType: "image/png",
    description:
      "HWP, HWPX, PDF, 그림 파일의 한 쪽 / One page of an HWP, HWPX, PDF or picture, as a picture",
  },
];

/** One tenant at a time: the cursor is the next tenant's name. */
export async function listResources(source: ResourceSource, cursor: string | undefined) {
  const tenants = await source.tenants();
  const at = cursor === undefined ? 0 : tenants.indexOf(cursor);
  if (at < 0) throw new Refusal("INVALID_REQUEST", { field: "cursor" });
  const tenant = tenants[at];
  if (tenant === undefined) return { resources: [] };
  const { documents } = await source.scope(tenant);
  const resources = documents
    .filter(({ access }) => access.readable)
    .map((facts) => ({
      uri: uriOf(tenant, facts),
      name: facts.name,
      ...(facts.structure.title && { title: facts.structure.title }),
      description: `${tenant} · ${facts.pages}쪽 / ${facts.pages} pages`,
      mimeType: "text/markdown",
    }));
  const next = tenants[at + 1];
  return { resources, ...(next !== undefined && { nextCursor: next }) };
}

function uriOf(tenant: string, { doc_id }: DocumentFacts): string {
  return `wonmun://documents/${encodeURIComponent(tenant)}/${doc_id}`;
}

export async function readResource(source: ResourceSource, uri: string) {
  const found = /^wonmun:\/\/documents\/([^/]+)\/([^/]+)(?:\/pages\/([1-9]\d{0,5}))?$/.exec(uri);
  if (!found) throw new Refusal("DOCUMENT_NOT_FOUND", { field: "uri" });
  const [, tenant, docId, page] = found;
  const scope = await source.scope(decoded(tenant!));
  const facts = scope.document(decoded(docId!));
  if (!facts) throw new Refusal("DOCUMENT_NOT_FOUND", { field: "uri" });
  if (page === undefined)
    return { uri, mimeType: "text/markdown", text: await textOf(scope, facts) };
  const picture = await scope.pagePicture(facts, Number(page), { width: PICTURE_WIDTH, as: "png" });
  if (!picture) throw new Refusal("NO_PAGE_PICTURE", { field: "uri" });
  return { uri, mimeType: picture.media_type, blob: picture.data_base64 };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal("DOCUMENT_NOT_FOUND", { field: "uri" });
  }
}

/** Chunk by chunk, verbatim, each under a line that says where it stands. */
async function textOf(scope: Scope, facts: DocumentFacts): Promise<string> {
  const parts = [`# ${facts.structure.title ?? facts.name}`];
  for (let index = 0; index < facts.chunks; index++) {
    const found = await scope.chunkAt(facts.key, index);
    if (!found) continue;
    const { id, anchors, path, text } = found.chunk;
    const places = anchors.map(({ page, cell_range }) => cell_range ?? `${page}쪽`).join(", ");
    parts.push(`[${id}] ${[places, ...path].join(" · ")}\n${text}`);
  }
  return `${parts.join("\n\n")}\n`;
}
