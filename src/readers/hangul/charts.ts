/** The charts of a document, by the name of their data inside the file. */
import type { Control, HangulDocument } from "./tree.js";
import { eachParagraph } from "./walk-paragraphs.js";

/** More charts than this are not read: each is a part of its own. */
const MAX_CHARTS = 500;

export function chartsIn(document: HangulDocument): string[] {
  const names = new Set<string>();
  const visit = (control: Control) => {
    if (control.kind !== "shape") return;
    if (control.chart !== undefined && names.size < MAX_CHARTS) names.add(control.chart);
    for (const child of control.children) visit(child);
  };
  eachParagraph(document, ({ items }) => {
    for (const item of items) if (item.kind !== "text") visit(item);
  });
  return [...names];
}
