/** The headings above each piece: which sections part the chunks, and the route that leads to a chunk. */
import type { Document } from "../model/document.js";
import type { Section } from "../model/structure.js";
import { isDivision, readLabel } from "../text/outline-labels.js";
import { OutlineTree } from "../text/section-tree.js";

export class Outline {
  private readonly tree: OutlineTree<Section>;

  constructor(private readonly document: Document) {
    const { sections } = document.structure;
    const types = new Map(document.blocks.map((block) => [block.id, block.type]));
    this.tree = new OutlineTree(sections.length > 0 ? sections : plainSections(document), (block) =>
      types.get(block),
    );
  }

  /** The sections that begin in a block, in order. */
  startingIn(block: string): Section[] {
    return this.tree.startingIn(block);
  }

  /** Whether a chunk must not run across the start of this section: a heading or an article, not an item of a list. */
  parts(section: Section): boolean {
    return this.tree.isHeading(section);
  }

  /** `path`: the title, then the headings above, and the titled items that a parted list goes on inside. */
  path(section: Section | null, held: ReadonlySet<string>): string[] {
    const { title } = this.document.structure;
    const above = this.tree.route(section);
    const headings = above
      .filter((each) => this.tree.isHeading(each) || this.goesOnIn(each, section, held))
      .map(headingText);
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

  /** A titled item above this one that began in an earlier chunk. */
  private goesOnIn(item: Section, section: Section | null, held: ReadonlySet<string>): boolean {
    return item !== section && item.title !== "" && !held.has(item.block);
  }

  private headings(section: Section | null): Section[] {
    return this.tree.route(section).filter((each) => this.tree.isHeading(each));
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
