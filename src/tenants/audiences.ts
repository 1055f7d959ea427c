/**
 * Which documents are seen together. The index keeps them apart from all others, so that a question takes no longer for what its
 * principal may not see.
 */
import { PUBLIC, principalsOf, type Rules } from "./acl.js";
import type { DocumentFacts } from "./catalogue.js";

/** With more than this many different lists of principals the rest share a place in the index, as each costs every question a little. */
const MOST_AUDIENCES = 256;
const OTHERS = "others";

export class Audiences {
  private readonly ofDocument = new Map<string, string>();
  /** By the principals, sorted. */
  private readonly known = new Map<string, string>();
  /** By the list as the rules have it: one for each rule. */
  private readonly ofList = new Map<readonly string[], string>();

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
    if (this.rules === PUBLIC) return;
    const { allow } = this.rules.decide(facts.name, containersOf(facts));
    const audience = this.ofList.get(allow) ?? this.named(allow);
    this.ofList.set(allow, audience);
    this.ofDocument.set(facts.name, audience);
  }

  remove(facts: DocumentFacts): void {
    this.ofDocument.delete(facts.name);
  }

  /** The same for two documents that are seen together. */
  of(name: string): string {
    return this.ofDocument.get(name) ?? "";
  }

  private named(allow: readonly string[]): string {
    const principals = principalsOf(allow);
    const number = this.known.get(principals);
    if (number !== undefined) return number;
    if (this.known.size >= MOST_AUDIENCES) return OTHERS;
    this.known.set(principals, `${this.known.size}`);
    return this.known.get(principals)!;
  }
}

/** Listed names of the bundles around a document, outermost first. */
export function containersOf(facts: DocumentFacts): string[] {
  const outer = facts.name.slice(0, facts.name.length - facts.inner.join("/").length - 1);
  return facts.inner.map((_, depth) => [outer, ...facts.inner.slice(0, depth)].join("/"));
}
