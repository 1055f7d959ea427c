/** The section path of a chunk, and which sections split chunks. */
import type { Document } from "../model/document.js";
import type { Section } from "../model/structure.js";
import { isDivision, readLabel } from "../text/outline-labels.js";
import { SectionTree } from "../text/section-tree.js";
import { squeeze } from "../text/spacing.js";

export class ChunkOutline {
  private readonly tree: SectionTree<Section>;

  constructor(private readonly document: Document) {
    const { sections } = document.structure;
    const known = sections.length > 0 ? sections : plainSections(document);
    this.tree = new SectionTree(known, document.blocks);
  }

  /** The sections that begin in a block, in order. */
  startingIn(block: string): Section[] {
    return this.tree.startingIn(block);
  }

  /** Whether a chunk must end before this section: a heading or an article, not a list item. */
  splitsChunks(section: Section): boolean {
    return this.tree.isHeading(section);
  }

  /** Whether a chunk with other text must end before this item: it stands among headings. */
  standsApart(section: Section): boolean {
    return this.tree.standsApart(section);
  }

  /** Whether a text is only the document's title. */
  isTitle(text: string): boolean {
    return squeeze(text) === squeeze(this.document.structure.title ?? "");
  }

  /** `path`: the title, then the headings above, then titled list items that the chunk continues. */
  path(section: Section | null, held: ReadonlySet<string>): string[] {
    const { title } = this.document.structure;
    const above = this.tree.pathTo(section);
    const headings = above
      .filter((each) => this.tree.isHeading(each) || this.continuesIn(each, section, held))
      .map(headingText);
    // A heading that only repeats the title adds nothing.
    const rest = headings[0] === title ? headings.slice(1) : headings;
    return title ? [title, ...rest] : headings;
  }

  /** `outline`: the labels of the same path. */
  labels(section: Section | null): string[] {
    return this.headings(section)
      .map((heading) => heading.label || heading.title)
      .filter((label) => label !== this.document.structure.title);
  }

  /** Whether the section is inside a titled item that began in an earlier chunk. */
  private continuesIn(item: Section, section: Section | null, held: ReadonlySet<string>): boolean {
    return item !== section && item.title !== "" && !held.has(item.block);
  }

  private headings(section: Section | null): Section[] {
    return this.tree.pathTo(section).filter((each) => this.tree.isHeading(each));
  }
}

/** A heading as displayed: `제1조(목적)`, `1. 추진배경`. */
function headingText(section: Section): string {
  if (section.label === "" || section.title === "") return section.label || section.title;
  if (/^제\d+조/.test(section.label)) return `${section.label}(${section.title})`;
  return `${section.label} ${section.title}`;
}

/** Headings by style and articles by label, for a Document without extracted structure. */
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
