/** The seven MCP tools and the route behind each. */
import Type, { type TSchema } from "typebox";
import { FilterSchema } from "../../model/filter.js";
import { REGISTRY } from "../../readers/registry.js";
import type { Method } from "../route.js";

const FORMATS = REGISTRY.map(({ format }) => format.toUpperCase()).join(", ");

export interface ToolDescription {
  name: string;
  title: string;
  description: string;
  inputSchema: TSchema;
  /** True if the tool changes nothing; clients ask for confirmation otherwise. */
  readOnly: boolean;
}

interface Tool extends ToolDescription {
  method: Method;
  path: string;
}

const Tenant = Type.String({ description: "The tenant: one folder of documents" });
const Principal = Type.Optional(
  Type.String({
    description: "Whose eyes to look with; without it only what everyone may see is visible",
  }),
);
const Limit = Type.Optional(
  Type.Integer({ minimum: 1, description: "How many chunks; 5 unless told, 20 at most" }),
);
/** Whole, as a tool's schema refers to nothing. */
const Filter = Type.Optional(
  Type.Object(FilterSchema.properties, {
    additionalProperties: false,
    description: "Asks only documents that meet all of it",
  }),
);
const file = {
  filename: Type.String({ description: "Name with extension, such as 회의.hwp" }),
  data_base64: Type.String({ description: "The file's bytes in base64" }),
  password: Type.Optional(Type.String({ description: "Opens an encrypted file; kept nowhere" })),
};
const reference = {
  doc_id: Type.String({ description: "As a source carries it" }),
  chunk_id: Type.String({ description: "As a source carries it" }),
};

export const TOOLS: readonly Tool[] = [
  {
    name: "read_document",
    title: "문서 읽기 / Read a document",
    description: `Reads one file (${FORMATS}) into structured JSON: blocks, tables, title, number, date, warnings. Stores nothing in a tenant. A file that cannot be read is answered with access.readable=false and access.reason.`,
    inputSchema: Type.Object(file),
    readOnly: true,
    method: "POST",
    path: "/parse",
  },
  {
    name: "list_documents",
    title: "문서 목록 / List documents",
    description:
      "Lists the documents of a tenant that the principal may see, with title, number and date, which of them could not be read and why, and which should be looked at once.",
    inputSchema: Type.Object({
      tenant: Tenant,
      principal: Principal,
      limit: Type.Optional(
        Type.Integer({ minimum: 1, description: "How many documents; all unless told" }),
      ),
      cursor: Type.Optional(Type.String({ description: "`next_cursor` of the page before" })),
    }),
    readOnly: true,
    method: "POST",
    path: "/documents",
  },
  {
    name: "search",
    title: "찾기 / Search",
    description:
      "Finds the chunks of a tenant's documents that fit a query, best first, verbatim and with page and coordinates. Keep the order; do not sort by score.",
    inputSchema: Type.Object({
      tenant: Tenant,
      query: Type.String({ minLength: 1 }),
      limit: Limit,
      filter: Filter,
      principal: Principal,
    }),
    readOnly: true,
    method: "POST",
    path: "/search",
  },
  {
    name: "evidence",
    title: "근거 묶음 / Evidence",
    description:
      "Gives a numbered bundle of evidence for a question. Answer from `context` alone and cite [n]; [n] is sources[n-1]. Documents under `skipped` could not be read and are not in it.",
    inputSchema: Type.Object({
      tenant: Tenant,
      query: Type.String({ minLength: 1 }),
      budget: Type.Optional(
        Type.Integer({ minimum: 1, description: "Characters; 4000 unless told, 40000 at most" }),
      ),
      limit: Limit,
      filter: Filter,
      principal: Principal,
    }),
    readOnly: true,
    method: "POST",
    path: "/context",
  },
  {
    name: "verify",
    title: "답 대조 / Verify an answer",
    description:
      "Checks an answer with [n] references against its evidence: numbers that the evidence does not have, references to nothing, quotes that do not stand there; and gives each sentence a `verdict` (supported, contradicted, not_found, not_checked) with `why`. `not_checked` does not mean right. Pass the `sources` of `evidence` unchanged.",
    inputSchema: Type.Object({
      tenant: Tenant,
      answer: Type.String(),
      sources: Type.Optional(Type.Array(Type.Object(reference))),
      citations: Type.Optional(
        Type.Array(
          Type.Object({
            n: Type.Optional(Type.Integer({ description: "Number of the source" })),
            doc_id: Type.Optional(reference.doc_id),
            chunk_id: Type.Optional(reference.chunk_id),
            quote: Type.String(),
          }),
        ),
      ),
      principal: Principal,
    }),
    readOnly: true,
    method: "POST",
    path: "/verify",
  },
  {
    name: "add_document",
    title: "문서 올리기 / Add a document",
    description:
      "Stores a file in a tenant and reads it at once. Works only on a server with keys. A name that is there already is refused unless `replace` is true.",
    inputSchema: Type.Object({
      tenant: Tenant,
      ...file,
      replace: Type.Optional(Type.Boolean()),
    }),
    readOnly: false,
    method: "POST",
    path: "/documents/upload",
  },
  {
    name: "remove_document",
    title: "문서 지우기 / Remove a document",
    description:
      "Takes a file out of a tenant, by the name that the listing shows; `doc_id` tells files of one name apart. Works only on a server with keys.",
    inputSchema: Type.Object({
      tenant: Tenant,
      filename: Type.String(),
      doc_id: Type.Optional(Type.String()),
    }),
    readOnly: false,
    method: "DELETE",
    path: "/documents",
  },
];
