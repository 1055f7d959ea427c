/**
 * Which paragraphs of the outline (개요) are headings. Paragraphs of one level below the same heading are siblings and get one
 * treatment, that of most of them: a heading that happens to be a sentence stays a heading, a short clause among clauses an item.
 */
import type { PrintedLabel } from "./list-labels.js";
import { composeParagraph } from "./paragraph-text.js";
import type { Paragraph } from "./tree.js";

/** A longer text is a clause written out in full. */
const LONGEST_HEADING = 80;
const SENTENCE_END = /[다요음함됨임][.]$/;

interface Sibling {
  paragraph: Paragraph;
  text: string;
}

/** The labels are in file order. */
export function outlineHeadings(labels: ReadonlyMap<Paragraph, PrintedLabel>): Set<Paragraph> {
  const headings = new Set<Paragraph>();
  /** Siblings met so far, by their level. */
  const open: Sibling[][] = [];
  const closeBelow = (level: number) => {
    for (const siblings of open.splice(level + 1)) {
      if (siblings && areHeadings(siblings))
        for (const { paragraph } of siblings) headings.add(paragraph);
    }
  };
  for (const [paragraph, label] of labels) {
    const text = label.kind === "outline" ? textOf(paragraph) : "";
    if (text === "") continue;
    closeBelow(label.level);
    open[label.level] ??= [];
    open[label.level]!.push({ paragraph, text });
  }
  closeBelow(-1);
  return headings;
}

function areHeadings(siblings: Sibling[]): boolean {
  return siblings.filter(({ text }) => isHeadingText(text)).length > siblings.length / 2;
}

function isHeadingText(text: string): boolean {
  return text.length <= LONGEST_HEADING && !text.includes("\n") && !SENTENCE_END.test(text);
}

/** What stands behind the label, up to a table or box in the line. */
function textOf(paragraph: Paragraph): string {
  for (const piece of composeParagraph(paragraph)) {
    const text = piece.kind === "text" ? piece.text.trim() : "";
    if (text !== "") return text;
  }
  return "";
}
