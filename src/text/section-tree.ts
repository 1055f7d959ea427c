/** The section tree of a document, and which sections are headings rather than list items. */
import { isDivision, type OutlineLabelKind, readLabel } from "./outline-labels.js";

interface TreeSection {
  id: string;
  label: string;
  title: string;
  block: string;
  parent: string | null;
}

interface TreeBlock {
  id: string;
  type: string;
  text: string;
}

export class SectionTree<S extends TreeSection> {
  private readonly byId = new Map<string, S>();
  private readonly byBlock = new Map<string, S[]>();
  private readonly types: Map<string, string>;
  /** Sections that hold further ones; remarks (`※`) are none. */
  private readonly parents = new Set<string>();
  /** Numbered items that are headings, not items of a list; and those beside them that hold nothing. */
  private readonly headingItems = new Set<string>();
  private readonly emptyItems = new Set<string>();

  constructor(
    readonly sections: readonly S[],
    blocks: readonly TreeBlock[],
  ) {
    this.types = new Map(blocks.map(({ id, type }) => [id, type]));
    for (const section of sections) {
      this.byId.set(section.id, section);
      const here = this.byBlock.get(section.block);
      if (here) here.push(section);
      else this.byBlock.set(section.block, [section]);
      if (section.parent && kindOf(section) !== "reference") this.parents.add(section.parent);
    }
    const holding = this.sectionsWithText(blocks);
    for (const run of runsOf(sections)) {
      const held = run.filter(({ id }) => this.parents.has(id) || holding.has(id));
      // What stands below the last item of a list may be the text that goes on behind it.
      const heads =
        run.some(({ id, title }) => title !== "" && this.parents.has(id)) &&
        (run.length === 1 || held.some((item) => item !== run.at(-1))) &&
        held.length * 2 >= run.length;
      if (!heads) continue;
      for (const item of run)
        (held.includes(item) ? this.headingItems : this.emptyItems).add(item.id);
    }
  }

  /** Sections with blocks of their own below the line they begin with. */
  private sectionsWithText(blocks: readonly TreeBlock[]): Set<string> {
    const found = new Set<string>();
    let last: S | undefined;
    for (const { id, type, text } of blocks) {
      const here = this.byBlock.get(id);
      if (here) last = here.at(-1);
      else if (last && type !== "header" && type !== "footer" && text.trim() !== "")
        found.add(last.id);
    }
    return found;
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

  /** Whether it is a heading: by style, as a division of a law, or as a titled item among items most of which hold text. */
  isHeading(section: S): boolean {
    const type = this.types.get(section.block);
    if (type === "heading" || type === "title") return true;
    const kind = kindOf(section);
    if (kind && isDivision(kind)) return true;
    if (section.title === "" || this.inArticle(section)) return false;
    return kind === undefined || this.headingItems.has(section.id);
  }

  /** Whether it is a line among headings that heads nothing itself: `2. 총사업비: 2억원`. It ends what stands above it. */
  standsApart(section: S): boolean {
    if (this.isHeading(section) || this.inArticle(section)) return false;
    return this.headingItems.has(section.id) || this.emptyItems.has(section.id);
  }

  /** Inside an article, labels count its paragraphs and items. */
  private inArticle(section: S): boolean {
    return this.pathTo(section)
      .slice(0, -1)
      .some((above) => kindOf(above) === "article");
  }
}

/** Marks of list items, which never head anything. */
const BULLETS: readonly OutlineLabelKind[] = ["circle", "dash", "dot", "reference"];

/** Items in a row: of one kind, in one section, counted on. */
function runsOf<S extends TreeSection>(sections: readonly S[]): S[][] {
  const runs: S[][] = [];
  const open = new Map<string, { run: S[]; ordinal: number }>();
  for (const section of sections) {
    const label = section.label === "" ? null : readLabel(`${section.label} 가나`);
    if (!label || BULLETS.includes(label.kind)) continue;
    const key = `${section.parent} ${label.kind}`;
    const last = open.get(key);
    if (last && (label.ordinal > last.ordinal || label.ordinal === 0)) {
      last.run.push(section);
      last.ordinal = label.ordinal;
      continue;
    }
    const run = [section];
    runs.push(run);
    open.set(key, { run, ordinal: label.ordinal });
  }
  return runs;
}

/** The kind of a section's label; a bullet counts only if text follows it. */
function kindOf(section: TreeSection): OutlineLabelKind | undefined {
  return section.label === "" ? undefined : readLabel(`${section.label} 가나`)?.kind;
}
