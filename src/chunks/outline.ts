/** The headings above each piece: which sections part the chunks, and the route that leads to a chunk. */
import type { Block, Document } from "../model/document.js";
import type { Section } from "../model/structure.js";
import { isDivision, readLabel } from "../text/labels.js";

export class Outline {
  readonly sections: Section[];
  private readonly byId = new Map<string, Section>();
  private readonly byBlock = new Map<string, Section[]>();
  private readonly parents = new Set<string>();
  private readonly blocks = new Map<string, Block>();

  constructor(private readonly document: Document) {
    const { sections } = document.structure;
    this.sections = sections.length > 0 ? sections : plainSections(document);
    for (const section of this.sections) {
      this.byId.set(section.id, section);
      this.byBlock.set(section.block, [...(this.byBlock.get(section.block) ?? []), section]);
      if (section.parent) this.parents.add(section.parent);
    }
    for (const block of document.blocks) this.blocks.set(block.id, block);
  }

  /** The sections that begin in a block, in order. */
  startingIn(block: string): Section[] {
    return this.byBlock.get(block) ?? [];
  }

  /** Whether a chunk must not run across the start of this section: a heading or an article, not an item of a list. */
  parts(section: Section): boolean {
    const type = this.blocks.get(section.block)?.type;
    if (type === "heading" || type === "title") return true;
    const kind = readLabel(`${section.label} `)?.kind;
    if (section.label !== "" && kind && isDivision(kind)) return true;
    if (section.title === "" || this.inArticle(section)) return false;
    if (kind === "circle" || kind === "dash" || kind === "dot" || kind === "reference")
      return false;
    return section.label === "" || kind === undefined || this.parents.has(section.id);
  }

  /** From the outermost section to this one. */
  route(section: Section | null): Section[] {
    const route: Section[] = [];
    for (let at = section; at; at = at.parent ? (this.byId.get(at.parent) ?? null) : null) {
      if (route.includes(at)) break;
      route.unshift(at);
    }
    return route;
  }

  /** `path`: the title, then the headings above. */
  path(section: Section | null): string[] {
    const { title } = this.document.structure;
    const headings = this.headings(section).map(headingText);
    // A heading that only repeats the title adds nothing to the way there.
    const rest = headings[0] === title ? headings.slice(1) : headings;
    return title ? [title, ...rest] : headings;
  }

  /** `outline`: the labels of the same route. */
  labels(section: Section | null): string[] {
    return this.headings(section)
      .map((heading) => heading.label || heading.title)
      .filter((label) => label !== this.document.structure.title);
  }

  private headings(section: Section | null): Section[] {
    return this.route(section).filter((each) => this.parts(each));
  }

  private inArticle(section: Section): boolean {
    return this.route(section)
      .slice(0, -1)
      .some((above) => readLabel(`${above.label} `)?.kind === "article");
  }
}

/** A heading as people read it: `제1조(목적)`, `1. 추진배경`. */
function headingText(section: Section): string {
  if (section.label === "" || section.title === "") return section.label || section.title;
  if (/^제\d+조/.test(section.label)) return `${section.label}(${section.title})`;
  return `${section.label} ${section.title}`;
}

/** Headings by style and articles by label, for a Document whose structure has not been read. */
function plainSections(document: Document): Section[] {
  const sections: Section[] = [];
  const open: Section[] = [];
  for (const block of document.blocks) {
    const text = block.text.split("\n", 1)[0]!.trim();
    const label = block.type === "table" ? null : readLabel(text);
    const divides = label !== null && isDivision(label.kind) && block.type === "paragraph";
    if (block.type !== "heading" && !divides) continue;
    const level = block.type === "heading" ? (block.level ?? 1) : 9;
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const title = divides ? (/^[(（]([^)）]*)[)）]/.exec(label.rest)?.[1] ?? "") : text;
    const section: Section = {
      id: `s${sections.length + 1}`,
      label: divides ? label.label : "",
      title,
      level,
      block: block.id,
      page: block.page,
      parent: open.at(-1)?.id ?? null,
    };
    sections.push(section);
    open.push(section);
  }
  return sections;
}
