/** The section tree of a document, and which sections are headings rather than list items. */
import { isDivision, type OutlineLabelKind, readLabel } from "./outline-labels.js";

interface TreeSection {
  id: string;
  label: string;
  title: string;
  block: string;
  parent: string | null;
}

export class SectionTree<S extends TreeSection> {
  private readonly byId = new Map<string, S>();
  private readonly byBlock = new Map<string, S[]>();
  private readonly parents = new Set<string>();

  /** `typeOf` gives the type of a block. */
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

  /** Sections that begin in a block, in order. */
  startingIn(block: string): S[] {
    return this.byBlock.get(block) ?? [];
  }

  /** From the outermost section to this one. */
  pathTo(section: S | null): S[] {
    const route: S[] = [];
    for (let at = section; at; at = at.parent ? (this.byId.get(at.parent) ?? null) : null) {
      if (route.includes(at)) break;
      route.unshift(at);
    }
    return route;
  }

  /** Whether it is a heading: by style, as a division of a law, or as a titled item with children. */
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

  /** Inside an article, labels count its paragraphs and items. */
  private inArticle(section: S): boolean {
    return this.pathTo(section)
      .slice(0, -1)
      .some((above) => kindOf(above) === "article");
  }
}

/** The kind of a section's label; a bullet counts only if text follows it. */
function kindOf(section: TreeSection): OutlineLabelKind | undefined {
  return section.label === "" ? undefined : readLabel(`${section.label} 가나`)?.kind;
}
