/** A document's sections as a tree, and which of them are headings rather than items of a list. */
import { isDivision, type OutlineLabelKind, readLabel } from "./outline-labels.js";

interface OutlineSection {
  id: string;
  label: string;
  title: string;
  block: string;
  parent: string | null;
}

export class OutlineTree<S extends OutlineSection> {
  private readonly byId = new Map<string, S>();
  private readonly byBlock = new Map<string, S[]>();
  private readonly parents = new Set<string>();

  /** `typeOf` says what the reader took a block for. */
  constructor(
    readonly sections: readonly S[],
    private readonly typeOf: (block: string) => string | undefined,
  ) {
    for (const section of sections) {
      this.byId.set(section.id, section);
      const here = this.byBlock.get(section.block);
      if (here) here.push(section);
      else this.byBlock.set(section.block, [section]);
      if (section.parent) this.parents.add(section.parent);
    }
  }

  /** The sections that begin in a block, in order. */
  startingIn(block: string): S[] {
    return this.byBlock.get(block) ?? [];
  }

  /** From the outermost section to this one. */
  route(section: S | null): S[] {
    const route: S[] = [];
    for (let at = section; at; at = at.parent ? (this.byId.get(at.parent) ?? null) : null) {
      if (route.includes(at)) break;
      route.unshift(at);
    }
    return route;
  }

  /** Whether it heads what follows: a heading by style, a division of a law, or a titled item with others below it. */
  isHeading(section: S): boolean {
    const type = this.typeOf(section.block);
    if (type === "heading" || type === "title") return true;
    const kind = kindOf(section);
    if (kind && isDivision(kind)) return true;
    if (section.title === "" || this.inArticle(section)) return false;
    if (kind === "circle" || kind === "dash" || kind === "dot" || kind === "reference")
      return false;
    return kind === undefined || this.parents.has(section.id);
  }

  /** Inside an article, what is counted is its paragraphs and items. */
  private inArticle(section: S): boolean {
    return this.route(section)
      .slice(0, -1)
      .some((above) => kindOf(above) === "article");
  }
}

/** The kind of a section's label; a mark is one only where words follow it. */
function kindOf(section: OutlineSection): OutlineLabelKind | undefined {
  return section.label === "" ? undefined : readLabel(`${section.label} 가나`)?.kind;
}
