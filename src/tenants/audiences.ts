/**
 * Groups documents by audience: those visible to the same principals share index segments, so search time does not
 * depend on what a principal may not see.
 */
import { PUBLIC_RULES, principalsKey, type Rules } from "./acl.js";
import { type DocumentFacts, fileNameOf } from "./catalogue.js";

/** Beyond this many audiences the rest share one: each costs every search a little. */
const MAX_AUDIENCES = 256;
const SHARED_AUDIENCE = "others";

export class Audiences {
  private readonly byDocument = new Map<string, string>();
  /** Audience by its sorted principals. */
  private readonly byPrincipals = new Map<string, string>();
  /** Audience by the rule's own list object. */
  private readonly byRuleList = new Map<readonly string[], string>();

  constructor(
    private readonly rules: Rules,
    documents: Iterable<DocumentFacts>,
  ) {
    for (const facts of documents) this.add(facts);
  }

  get version(): string {
    return this.rules.version;
  }

  add(facts: DocumentFacts): void {
    if (this.rules === PUBLIC_RULES) return;
    const { allow } = this.rules.decide(facts.name, containersOf(facts));
    const audience = this.byRuleList.get(allow) ?? this.audienceFor(allow);
    this.byRuleList.set(allow, audience);
    this.byDocument.set(facts.key, audience);
  }

  remove(facts: DocumentFacts): void {
    this.byDocument.delete(facts.key);
  }

  /** Equal for two documents with the same audience. */
  of(key: string): string {
    return this.byDocument.get(key) ?? "";
  }

  private audienceFor(allow: readonly string[]): string {
    const principals = principalsKey(allow);
    const number = this.byPrincipals.get(principals);
    if (number !== undefined) return number;
    if (this.byPrincipals.size >= MAX_AUDIENCES) return SHARED_AUDIENCE;
    this.byPrincipals.set(principals, `${this.byPrincipals.size}`);
    return this.byPrincipals.get(principals)!;
  }
}

/** Listed names of the archives around a document, outermost first. */
export function containersOf(facts: DocumentFacts): string[] {
  const outer = fileNameOf(facts);
  return facts.inner.map((_, depth) => [outer, ...facts.inner.slice(0, depth)].join("/"));
}
