/** A scope: what one principal may see of a tenant. Every look-up goes through a scope; there is none by id alone. */
import { LRUCache } from "lru-cache";
import type { Excerpt } from "../chunks/excerpt.js";
import type { QuotePlace, QuoteRequest } from "../chunks/locate-quote.js";
import type { Chunk } from "../model/chunk.js";
import { DEFAULT_CHUNK_BUDGET } from "../model/plain.js";
import type { Selection } from "../model/selection.js";
import type { OutputRequest, TableRows } from "../parsing/parsing.js";
import type { ResultBody } from "../parsing/result-body.js";
import type { PagePicture, PictureSize } from "../readers/page-picture.js";
import type { TermRarity } from "../search/bm25.js";
import type { Engine, RankedChunk } from "../search/engine.js";
import type { IndexView } from "../search/index-view.js";
import type { PhraseTable } from "../text/everyday-language.js";
import { maySee, PUBLIC_RULES, type Rules } from "./acl.js";
import { containersOf } from "./audiences.js";
import type { DocumentFacts } from "./catalogue.js";

/** Principals whose scope stays cached, and sets of documents whose view does. */
const MAX_CACHED_SCOPES = 256;
/** The JSON of an item that an archive does not hold; every document is longer. */
const NOTHING = "null";
/** The key of who names no principal. */
const NO_PRINCIPAL = Symbol("no principal");

export interface FoundChunk {
  facts: DocumentFacts;
  chunk: Chunk;
}

/** Gives the content of a tenant's documents. */
export interface ContentSource {
  chunk(facts: DocumentFacts, index: number): Promise<Chunk | undefined>;
  tables(facts: DocumentFacts): Promise<readonly TableRows[]>;
  /** Parses the document's file for another output; null if the file is gone. */
  parseOutput(facts: DocumentFacts, want: OutputRequest): Promise<ResultBody | null>;
}

/** Semantic search: the nearest chunks of a view by vector similarity, best first. */
export type FindNearestChunks = (
  query: string,
  view: IndexView,
  limit: number,
) => Promise<{ key: string; chunk: number }[]>;

interface ScopeParts {
  engine: Engine;
  view: IndexView;
  /** Visible documents sorted by name, readable or not. */
  documents: readonly DocumentFacts[];
  rules: Rules;
  contents: ContentSource;
  nearest: FindNearestChunks | null;
}

export class Scope {
  readonly view: IndexView;
  readonly documents: readonly DocumentFacts[];
  readonly rules: Rules;
  private readonly engine: Engine;
  private readonly contents: ContentSource;
  private readonly nearest: FindNearestChunks | null;
  private byId: Map<string, DocumentFacts> | undefined;
  private byKey: Map<string, DocumentFacts> | undefined;
  private cachedUnreadable: readonly DocumentFacts[] | undefined;

  constructor({ engine, view, documents, rules, contents, nearest }: ScopeParts) {
    this.engine = engine;
    this.view = view;
    this.documents = documents;
    this.rules = rules;
    this.contents = contents;
    this.nearest = nearest;
  }

  get chunks(): number {
    return this.view.chunks;
  }

  /** The scope as it would be if the tenant held only the documents that match. */
  filtered(matches: (facts: DocumentFacts) => boolean): Scope {
    const documents = this.documents.filter(matches);
    const { engine, rules, contents, nearest } = this;
    const view = engine.view(new Set(documents.map(({ key }) => key)));
    return new Scope({ engine, view, documents, rules, contents, nearest });
  }

  /** Visible documents that could not be read, so no answer includes them. */
  get unreadableDocuments(): readonly DocumentFacts[] {
    this.cachedUnreadable ??= this.documents.filter(({ access }) => !access.readable);
    return this.cachedUnreadable;
  }

  /** The best visible chunks in the engine's order: by words, and by vectors if there is an embedding model. */
  async search(query: string, limit: number): Promise<RankedChunk[]> {
    const near = this.nearest ? await this.nearest(query, this.view, limit) : [];
    return this.engine.searchHybrid(this.view, query, near, limit);
  }

  /** The best visible chunks by words alone. */
  searchWords(query: string, limit: number): RankedChunk[] {
    return this.engine.searchHybrid(this.view, query, [], limit);
  }

  /** The best chunks of one visible document by words alone, ranked by what tells its own chunks apart. */
  searchDocument(key: string, query: string, limit: number): RankedChunk[] {
    if (!this.view.allows(key)) return [];
    return this.engine.searchHybrid(this.engine.view(new Set([key])), query, [], limit);
  }

  /** The words that a query is searched by beside its own, each with the word of the query that it stands for. */
  otherWords(query: string): { said: string; terms: string[] }[] {
    return this.engine.otherWords(this.view, query);
  }

  /** The tenant's own synonyms; null where it has none. */
  ownSynonyms(): PhraseTable | null {
    return this.view.own;
  }

  /** How rare tokens are among the visible chunks. */
  termRarity(): TermRarity {
    return this.engine.termRarity(this.view);
  }

  /** What a visible document is called, by its title and its name; "" where there is none. */
  titleOf(key: string): string {
    const facts = this.factsOf(key);
    return facts ? `${facts.structure.title ?? ""} ${facts.name}` : "";
  }

  private factsOf(key: string): DocumentFacts | undefined {
    this.byKey ??= new Map(this.documents.map((facts) => [facts.key, facts]));
    return this.byKey.get(key);
  }

  async chunkAt(key: string, index: number): Promise<FoundChunk | undefined> {
    const facts = this.factsOf(key);
    if (!facts) return undefined;
    const chunk = await this.contents.chunk(facts, index);
    return chunk && { facts, chunk };
  }

  /** Undefined if it does not exist or is hidden, indistinguishably. */
  document(docId: string): DocumentFacts | undefined {
    this.byId ??= new Map([...this.documents].reverse().map((facts) => [facts.doc_id, facts]));
    return this.byId.get(docId);
  }

  /** By ids that a caller holds; undefined if it does not exist or is hidden, indistinguishably. */
  async find(docId: string, chunkId: string): Promise<FoundChunk | undefined> {
    const facts = this.document(docId);
    if (!facts) return undefined;
    // Chunks are numbered from `c1`.
    const number = /^c([1-9]\d{0,8})$/.exec(chunkId)?.[1];
    const chunk = number && (await this.contents.chunk(facts, Number(number) - 1));
    return chunk ? { facts, chunk } : undefined;
  }

  /** The table rows of a visible document that an answer needs. */
  tables(facts: DocumentFacts): Promise<readonly TableRows[]> {
    return this.contents.tables(facts);
  }

  /**
   * Locates quotes on the pages of a visible document, one list per quote. A parser process does it, as only it opens
   * the whole Document.
   */
  async quotePlaces(
    facts: DocumentFacts,
    quotes: readonly QuoteRequest[],
  ): Promise<QuotePlace[][]> {
    const { doc_id } = facts;
    return (await this.parsed<QuotePlace[][]>(facts, { kind: "places", doc_id, quotes })) ?? [];
  }

  /** What stands around quotes of a visible document, one for each; null where a quote is not found. */
  async excerpts(
    facts: DocumentFacts,
    quotes: readonly QuoteRequest[],
  ): Promise<(Excerpt | null)[]> {
    const want = { kind: "excerpts", doc_id: facts.doc_id, quotes } as const;
    return (await this.parsed<(Excerpt | null)[]>(facts, want)) ?? [];
  }

  /** A visible document alone, with its chunks and as Markdown, as JSON; null if the file is gone. */
  async open(facts: DocumentFacts, selection: Selection = {}): Promise<ResultBody | null> {
    const { doc_id, inner } = facts;
    const of = { kind: "item", doc_id, inner, budget: DEFAULT_CHUNK_BUDGET } as const;
    const whole = !selection.pages && !selection.fields;
    const want = whole ? of : ({ kind: "selection", of, ...selection } as const);
    const body = await this.contents.parseOutput(facts, want);
    if (body?.length !== NOTHING.length) return body;
    await body.release();
    return null;
  }

  /** A page of a visible document as a picture; null if it has none. */
  pagePicture(facts: DocumentFacts, page: number, size: PictureSize): Promise<PagePicture | null> {
    const { doc_id, inner } = facts;
    return this.parsed<PagePicture>(facts, { kind: "page", page, ...size, inner, doc_id });
  }

  /** A small output, out of its JSON. */
  private async parsed<T>(facts: DocumentFacts, want: OutputRequest): Promise<T | null> {
    const body = await this.contents.parseOutput(facts, want);
    return body && (JSON.parse((await body.bytes()).toString("utf8")) as T | null);
  }
}

/** By size, not by `max`, which would reserve room for all of them in every tenant. */
const CACHE_LIMIT = { maxSize: MAX_CACHED_SCOPES, sizeCalculation: () => 1 };

/** Caches the scopes of a tenant until documents or rules change. */
export class ScopeCache {
  private documents: DocumentFacts[] | null = null;
  private rulesVersion = "";
  private readonly cached = new LRUCache<string | symbol, Scope>(CACHE_LIMIT);
  /** One view per set of visible documents, shared by all principals who see the same set. */
  private readonly views = new LRUCache<string, IndexView>(CACHE_LIMIT);

  constructor(
    private readonly listDocuments: () => DocumentFacts[],
    private readonly contents: ContentSource,
    /** The index may hold more than the documents: views keep to them. */
    private readonly exact = false,
  ) {}

  /** Call this when documents were added, changed or removed. */
  clear(): void {
    this.documents = null;
    this.cached.clear();
    this.views.clear();
  }

  get(
    principal: string | null,
    rules: Rules,
    engine: Engine,
    nearest: FindNearestChunks | null,
    synonyms: PhraseTable | null = null,
  ): Scope {
    if (rules.version !== this.rulesVersion) {
      this.rulesVersion = rules.version;
      this.cached.clear();
      this.views.clear();
    }
    const key = principal ?? NO_PRINCIPAL;
    const kept = this.cached.get(key);
    if (kept) return kept;
    this.documents ??= this.listDocuments().sort((a, b) =>
      a.name !== b.name ? (a.name < b.name ? -1 : 1) : a.key < b.key ? -1 : 1,
    );
    const visible = this.documents.filter((facts) =>
      maySee(rules.decide(facts.name, containersOf(facts)), principal),
    );
    const view = this.viewOf(visible, rules, engine, synonyms);
    const { contents } = this;
    const scope = new Scope({ engine, view, documents: visible, rules, contents, nearest });
    this.cached.set(key, scope);
    return scope;
  }

  private viewOf(
    visible: DocumentFacts[],
    rules: Rules,
    engine: Engine,
    synonyms: PhraseTable | null,
  ): IndexView {
    // Only without rules does a view include documents added later. Under rules it is fixed, even in a request that is
    // still running while documents arrive.
    if (rules === PUBLIC_RULES && !this.exact)
      return this.sharedView("*", () => engine.view(null, synonyms));
    const keys = visible.map((facts) => facts.key);
    return this.sharedView(JSON.stringify(keys), () => engine.view(new Set(keys), synonyms));
  }

  private sharedView(key: string, make: () => IndexView): IndexView {
    const view = this.views.get(key) ?? make();
    this.views.set(key, view);
    return view;
  }
}
