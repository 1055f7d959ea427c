/** A scope over a few hand-made documents with a real index, for unit tests. */
import type { QuotePlace } from "../src/chunks/locate-quote.js";
import type { Chunk } from "../src/model/chunk.js";
import { emptyStructure } from "../src/model/plain.js";
import type { OutputRequest, TableRows } from "../src/parsing/parsing.js";
import { ResultBody } from "../src/parsing/result-body.js";
import type { PagePicture } from "../src/readers/page-picture.js";
import { Engine } from "../src/search/engine.js";
import { PUBLIC_RULES } from "../src/tenants/acl.js";
import type { DocumentFacts } from "../src/tenants/catalogue.js";
import { Scope } from "../src/tenants/scope.js";
import { READABLE } from "./documents.js";

export interface MadeDocument {
  name: string;
  chunks: Partial<Chunk>[];
  facts?: Partial<DocumentFacts>;
  tables?: TableRows[];
  /** The file went after it was indexed. */
  gone?: boolean;
  /** Where each quote stands, in the order asked for. */
  places?: QuotePlace[][];
  picture?: (page: number) => PagePicture | null;
}

export interface SmallScope extends Scope {
  /** What was asked of the documents' files, in order. */
  asked: OutputRequest[];
}

export function smallScope(documents: readonly MadeDocument[]): SmallScope {
  const engine = new Engine();
  const whole = documents.map((document) => ({
    document,
    facts: factsOf(document),
    chunks: document.chunks.map((chunk, at) => chunkOf(document, chunk, at)),
  }));
  engine.apply({
    put: whole.map(({ facts, chunks }) => ({ key: facts.name, revision: "", chunks })),
  });
  const of = ({ name }: DocumentFacts) => whole.find(({ facts }) => facts.name === name)!;
  const asked: OutputRequest[] = [];
  const scope = new Scope({
    engine,
    view: engine.view(),
    documents: whole.map(({ facts }) => facts),
    rules: PUBLIC_RULES,
    contents: {
      chunk: async (facts, index) =>
        of(facts).document.gone ? undefined : of(facts).chunks[index],
      tables: async (facts) => of(facts).document.tables ?? [],
      parseOutput: async (facts, want) => {
        asked.push(want);
        const { places = [], picture } = of(facts).document;
        const given = want.kind === "page" ? (picture?.(want.page) ?? null) : places;
        return ResultBody.ofBuffer(Buffer.from(JSON.stringify(given)));
      },
    },
    nearest: null,
  });
  return Object.assign(scope, { asked });
}

function idOf(name: string): string {
  return `sha256:${name}`;
}

function factsOf({ name, chunks, facts }: MadeDocument): DocumentFacts {
  return {
    ...{ key: name, file: name, name, doc_id: idOf(name), chunks: chunks.length, inner: [] },
    ...{ format: "pdf", pages: 1 },
    ...{ access: READABLE, structure: emptyStructure(), forms: [], review: [] },
    ...facts,
  };
}

function chunkOf({ name }: MadeDocument, chunk: Partial<Chunk>, at: number): Chunk {
  return {
    ...{ id: `c${at + 1}`, doc_id: idOf(name), kind: "paragraph", text: "", path: [], outline: [] },
    ...{ blocks: [`b${at + 1}`], anchors: [{ page: 1, bbox: null, cell_range: null }] },
    ...{ extractors: ["pdf"] },
    ...chunk,
  };
}
