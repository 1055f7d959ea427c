/** What one principal sees of a tenant: every look-up goes through a scope, there is none by id alone. */
import type { QuoteAsked, QuotePlace } from "../chunks/locate-quote.js";
import type { Chunk } from "../model/chunk.js";
import type { OutputRequest, TableRows } from "../parsing/parsing.js";
import type { PagePicture } from "../readers/render-page.js";
import type { Rarity } from "../search/bm25.js";
import type { Engine, RankedChunk } from "../search/engine.js";
import type { IndexView } from "../search/index-view.js";
import { maySee, PUBLIC, type Rules } from "./acl.js";
import { containersOf } from "./audiences.js";
import type { DocumentFacts } from "./catalogue.js";

/** Principals whose view is kept at hand. */
const KEPT_SCOPES = 256;

export interface FoundChunk {
  facts: DocumentFacts;
  chunk: Chunk;
}

/** What documents say, as a tenant gives it out. */
export interface Contents {
  chunk(facts: DocumentFacts, index: number): Promise<Chunk | undefined>;
  tables(facts: DocumentFacts): Promise<readonly TableRows[]>;
  /** More of a document's file than is kept; null where the file went. */
  more(facts: DocumentFacts, want: OutputRequest): Promise<Buffer | null>;
}

/** The chunks of a view that are nearest in meaning, best first. */
export type Nearest = (
  query: string,
  view: IndexView,
  limit: number,
) => Promise<{ key: string; chunk: number }[]>;

export class Scope {
  private byId: Map<string, DocumentFacts> | undefined;
  private byName: Map<string, DocumentFacts> | undefined;
  private unreadable: readonly DocumentFacts[] | undefined;

  constructor(
    private readonly engine: Engine,
    readonly view: IndexView,
    /** Visible documents in the order of their names, readable or not. */
    readonly documents: readonly DocumentFacts[],
    readonly rules: Rules,
    private readonly contents: Contents,
    private readonly nearest: Nearest | null,
  ) {}

  get chunks(): number {
    return this.view.chunks;
  }

  /** Visible documents that no answer includes. */
  get unread(): readonly DocumentFacts[] {
    this.unreadable ??= this.documents.filter(({ access }) => !access.readable);
    return this.unreadable;
  }

  /** The best chunks that can be seen, by the engine's own order: words, and meaning where a model is there. */
  async search(query: string, limit: number): Promise<RankedChunk[]> {
    const near = this.nearest ? await this.nearest(query, this.view, limit) : [];
    return this.engine.searchBoth(this.view, query, near, limit);
  }

  /** The best chunks by words alone. */
  searchWords(query: string, limit: number): RankedChunk[] {
    return this.engine.searchBoth(this.view, query, [], limit);
  }

  /** How rare tokens are among what can be seen. */
  rarity(): Rarity {
    return this.engine.rarity(this.view);
  }

  async chunkAt(name: string, index: number): Promise<FoundChunk | undefined> {
    this.byName ??= new Map(this.documents.map((facts) => [facts.name, facts]));
    const facts = this.byName.get(name);
    if (!facts) return undefined;
    const chunk = await this.contents.chunk(facts, index);
    return chunk && { facts, chunk };
  }

  /** By the ids a caller was given; undefined where it does not exist or may not be seen, without a difference. */
  async find(docId: string, chunkId: string): Promise<FoundChunk | undefined> {
    this.byId ??= new Map([...this.documents].reverse().map((facts) => [facts.doc_id, facts]));
    const facts = this.byId.get(docId);
    if (!facts) return undefined;
    // Chunks are numbered from `c1`.
    const number = /^c([1-9]\d{0,8})$/.exec(chunkId)?.[1];
    const chunk = number && (await this.contents.chunk(facts, Number(number) - 1));
    return chunk ? { facts, chunk } : undefined;
  }

  /** The rows of a visible document's tables that an answer needs. */
  tables(facts: DocumentFacts): Promise<readonly TableRows[]> {
    return this.contents.tables(facts);
  }

  /** Where quotes stand on the pages of a visible document, one list for each; found by a parser, which alone opens the whole reading. */
  async places(facts: DocumentFacts, quotes: readonly QuoteAsked[]): Promise<QuotePlace[][]> {
    const body = await this.contents.more(facts, { kind: "places", doc_id: facts.doc_id, quotes });
    return body ? (JSON.parse(body.toString("utf8")) as QuotePlace[][]) : [];
  }

  /** A page of a visible document as a picture; null where it has none. */
  async picture(facts: DocumentFacts, page: number, width: number): Promise<PagePicture | null> {
    const body = await this.contents.more(facts, { kind: "page", page, width, inner: facts.inner });
    return body && (JSON.parse(body.toString("utf8")) as PagePicture | null);
  }
}

/** The scopes of a tenant, made when asked for and kept while neither documents nor rules change. */
export class Scopes {
  private documents: DocumentFacts[] | null = null;
  private rulesVersion = "";
  private readonly kept = new Map<string | null, Scope>();
  /** One view for each set of visible documents, whoever it is that may see them. */
  private readonly views = new Map<string, IndexView>();

  constructor(
    private readonly all: () => DocumentFacts[],
    private readonly contents: Contents,
  ) {}

  /** To be called when documents came, changed or went. */
  forget(): void {
    this.documents = null;
    this.kept.clear();
    this.views.clear();
  }

  of(principal: string | null, rules: Rules, engine: Engine, nearest: Nearest | null): Scope {
    if (rules.version !== this.rulesVersion) {
      this.rulesVersion = rules.version;
      this.kept.clear();
      this.views.clear();
    }
    const kept = this.kept.get(principal);
    if (kept) return kept;
    this.documents ??= this.all().sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    const visible = this.documents.filter((facts) =>
      maySee(rules.decide(facts.name, containersOf(facts)), principal),
    );
    const shown = this.viewOf(visible, rules, engine);
    const scope = new Scope(engine, shown, visible, rules, this.contents, nearest);
    if (this.kept.size >= KEPT_SCOPES) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(principal, scope);
    return scope;
  }

  private viewOf(visible: DocumentFacts[], rules: Rules, engine: Engine): IndexView {
    // Only without rules does a view follow whatever comes: under rules it shows what was decided on, also in a request that
    // goes on while documents come.
    if (rules === PUBLIC) return this.sharedView("*", null, engine);
    const names = visible.map((facts) => facts.name);
    return this.sharedView(JSON.stringify(names), new Set(names), engine);
  }

  private sharedView(key: string, allowed: Set<string> | null, engine: Engine): IndexView {
    const view = this.views.get(key) ?? engine.view(allowed);
    if (!this.views.has(key) && this.views.size < KEPT_SCOPES) this.views.set(key, view);
    return view;
  }
}
